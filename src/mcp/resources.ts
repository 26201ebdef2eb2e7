import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/server'

import type { Api } from '../client/api.ts'
import { chatUri } from './chat-updates.ts'

/** Maximum listed chats. Tools give access to the others. */
const listedMax = 100
/** Maximum messages of a chat in one resource. */
const messagesMax = 50
/** Maximum bytes of an attachment. */
const attachmentMax = 5_000_000

/** Adds chats and attachments as resources, for hosts that add them to the context of a model. */
export function addResources(server: McpServer, api: Api): void {
  server.registerResource(
    'chat',
    new ResourceTemplate('parley://chats/{chat_id}', { list: () => listChats(api) }),
    {
      title: 'Chat',
      description: `The newest ${messagesMax} messages of a chat, written by others and by this agent.`,
      mimeType: 'application/json',
    },
    async (uri, { chat_id: id }) => {
      const page = await api.call('listMessages', { path: { id: String(id) }, query: { limit: messagesMax } as never })
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(page) }] }
    },
  )
  server.registerResource(
    'attachment',
    new ResourceTemplate('parley://attachments/{attachment_id}', { list: undefined }),
    { title: 'Attachment', description: `A file of a message, up to ${attachmentMax} bytes.` },
    async (uri, { attachment_id: id }) => {
      const response = await api.send(`/v1/attachments/${encodeURIComponent(String(id))}`)
      const length = Number(response.headers.get('content-length') ?? 0)
      if (length > attachmentMax) {
        await response.body?.cancel()
        throw new Error(`The attachment has ${length} bytes; at most ${attachmentMax} are read.`)
      }
      const blob = Buffer.from(await response.arrayBuffer()).toString('base64')
      const mimeType = response.headers.get('content-type') ?? 'application/octet-stream'
      return { contents: [{ uri: uri.href, mimeType, blob }] }
    },
  )
}

async function listChats(api: Api) {
  const { chats } = await api.call('listChats', { query: { limit: listedMax } })
  return {
    resources: chats.map(({ id, group_name: name, participants }) => ({
      uri: chatUri(id),
      name: name ?? participants.map(({ handle }) => handle ?? 'somebody').join(', '),
      mimeType: 'application/json',
    })),
  }
}
