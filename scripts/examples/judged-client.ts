import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { filePosition } from '../../src/client/file-position.ts'
import {
  ApiError,
  createAgent,
  pairDevice,
  toNodeHandler,
  type Agent,
  type AgentEvent,
} from '../../src/client/index.ts'

/*
 * The adapter of this client for the client judge: `parley-conform client -- node judged-client.ts`. It performs the
 * operations of the judge, which are JSON lines on standard input, and replies on standard output.
 */

interface Operation {
  id: number
  do: string
  [member: string]: string | number | undefined
}

/** The events of the application, in a file with one JSON line for each. */
class Journal {
  readonly #file: string
  readonly events = new Map<string, { event_id: string; text: string }>()

  constructor(folder: string) {
    this.#file = join(folder, 'events.jsonl')
    const lines = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n').slice(0, -1) : []
    for (const line of lines) this.#remember(JSON.parse(line) as { event_id: string; text: string })
  }

  /** Stores an event once: the client calls handlers again for an event whose handling a crash interrupted. */
  store({ event_id: id, data }: AgentEvent & { event_type: 'message.received' }): void {
    if (this.events.has(id)) return
    const text = data.message.parts.map((part) => ('text' in part ? part.text : '')).join('')
    const line = { event_id: id, text }
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
    this.#remember(line)
  }

  #remember(line: { event_id: string; text: string }): void {
    this.events.set(line.event_id, line)
  }
}

const write = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`)
let agent: Agent | undefined
let journal: Journal | undefined
let receiver: Server | undefined

const operations: Record<string, (given: Record<string, string>) => Promise<object> | object> = {
  start({ base_url: url, token, folder }) {
    journal = new Journal(folder!)
    const stored = journal
    agent = createAgent({
      url: url!,
      token: token!,
      position: filePosition(join(folder!, 'position.json')),
      begin: 'oldest',
      overlap: 'queue',
    })
    agent.on('message.received', (event) => {
      stored.store(event)
      write({ handled: { event_id: event.event_id } })
    })
    agent.stopped.catch((error: Error) => write({ ended: { message: error.message } }))
    return {}
  },
  async receive({ via, secret }) {
    if (via === 'webhook') {
      receiver = createServer(toNodeHandler(agent!.webhook(secret!)) as never)
      await new Promise<void>((resolve) => receiver!.listen(0, '127.0.0.1', resolve))
      return { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` }
    }
    agent!.start().catch((error: Error) => write({ ended: { message: error.message } }))
    return {}
  },
  events: () => ({ events: [...journal!.events.values()] }),
  async send({ chat_id: chatId, text, message_id: messageId, reply_to: replyTo }) {
    const options = { ...(messageId !== undefined && { messageId }), ...(replyTo !== undefined && { replyTo }) }
    return { message_id: (await agent!.send(chatId!, text!, options)).message_id }
  },
  async react({ message_id: id, emoji, operation }) {
    const body = { operation: operation as 'add' | 'remove', type: 'emoji' as const, emoji: emoji! }
    await agent!.api.call('react', { path: { id: id! }, body })
    return {}
  },
  async acknowledge({ chat_id: id, message_id: messageId, state }) {
    const operation = state === 'read' ? 'markRead' : 'markDelivered'
    await agent!.api.call(operation, { path: { id: id! }, body: { message_id: messageId! }, expects: ['advanced'] })
    return {}
  },
  async pair({ base_url: url }) {
    const show = ({
      user_code: userCode,
      verification_uri_complete: uri,
    }: {
      user_code: string
      verification_uri_complete: string
    }) => write({ show: { user_code: userCode, verification_uri_complete: uri } })
    return { access_token: (await pairDevice({ url: url!, show })).access_token }
  },
  async stop() {
    receiver?.close()
    receiver?.closeAllConnections()
    await agent?.stop()
    ;[agent, receiver] = [undefined, undefined]
    return {}
  },
}

async function perform({ id, do: name, ...given }: Operation): Promise<void> {
  const operation = operations[name]
  if (!operation) return write({ id, unsupported: true })
  try {
    write({ id, result: await operation(given as Record<string, string>) })
  } catch (error) {
    const { message } = error as Error
    write({ id, error: { message, ...(error instanceof ApiError && { status: error.status }) } })
  }
}

for await (const line of createInterface({ input: process.stdin })) void perform(JSON.parse(line) as Operation)
await operations.stop!({})
