/** Fills the chats of a few fixed actors with more than one page before the first check runs, as on a server in use. */
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { unique } from '../client/unique.ts'

/** More messages than a page of history contains by default (50 in the document). */
const messagesOfAChat = 60

interface FixedActors {
  agents: { handle: string; token: string }[]
}

/** Opens and fills a direct chat for each pair of agents in a target file. */
export async function fillChats(baseUrl: string, targetFile: string): Promise<void> {
  const { agents } = parse(await readFile(targetFile, 'utf8')) as FixedActors
  const pairs = agents.flatMap((one, at) => agents.slice(at + 1).map((other) => [one, other] as const))
  await Promise.all(pairs.map(([one, other]) => fillChat(baseUrl, one.token, other.handle)))
}

async function fillChat(baseUrl: string, token: string, handle: string): Promise<void> {
  const { chat } = (await post(baseUrl, token, '/v1/chats', { kind: 'direct', handles: [handle] })) as {
    chat: { id: string }
  }
  for (let count = 1; count <= messagesOfAChat; count += 1) {
    const parts = [{ type: 'text', text: `An earlier message, ${count}` }]
    await post(baseUrl, token, '/v1/messages', { message_id: unique.messageId(), chat_id: chat.id, parts })
  }
}

async function post(baseUrl: string, token: string, path: string, body: unknown): Promise<unknown> {
  const reply = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`POST ${path} answered ${reply.status}: ${await reply.text()}`)
  return await reply.json()
}
