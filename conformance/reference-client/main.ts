/** `node conformance/reference-client/main.ts [MISTAKE]`: a client for tests of the client judge. */
import { randomInt } from 'node:crypto'
import type { Server } from 'node:http'
import { createInterface } from 'node:readline'
import { has } from './mistakes.ts'
import { pair } from './pair.ts'
import { pullAll, receive } from './receiving.ts'
import { call, RequestError, type Access } from './requests.ts'
import { Store } from './store.ts'

type Values = Record<string, string>

const write = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`)
let access: Access
let store: Store
let receiver: Server | undefined
let pulling = Promise.resolve()
let stopping = new AbortController()

const digits = '0123456789abcdefghjkmnpqrstvwxyz'
let counted = 0
let shared: Promise<string> | undefined

function newId(): string {
  if (has('one-id')) return `msg_${'0'.repeat(26)}`
  if (has('counted-ids')) return `msg_${String(++counted).padStart(26, '0')}`
  const id = `msg_0${Array.from({ length: 25 }, () => digits[randomInt(32)]).join('')}`
  return has('upper-case-ids') ? id.toUpperCase().replace('MSG', 'msg') : id
}

/** With a mistake, concurrent sends have one id. */
function idOfSend(given: string | undefined): Promise<string> {
  if (given !== undefined && !has('ignores-given-ids') && !has('new-id-after-a-crash')) return Promise.resolve(given)
  if (!has('shared-id-at-once')) return Promise.resolve(newId())
  shared ??= new Promise((resolve) => setTimeout(() => ((shared = undefined), resolve(newId())), 20))
  return shared
}

function partsOf(text: string): object[] {
  const trimmed = has('trims-texts') ? text.trim() : text
  const shown = has('removes-control-characters') ? trimmed.replaceAll(/[^\P{Cc}\n]/gu, '') : trimmed
  const texts = has('a-part-for-each-letter') ? Array.from({ length: 40 }, () => shown.slice(0, 1)) : [shown]
  return texts.map((one) => ({ type: 'text', text: one }))
}

async function send({ chat_id: chatId, text, message_id: given, reply_to: replyTo }: Values): Promise<object> {
  const id = await idOfSend(given)
  const reply = has('reply-as-text') ? { text: `re: ${replyTo}` } : { reply_to: { message_id: replyTo } }
  const body = (attempt: number) => ({
    message_id: attempt > 1 && has('new-id-on-retry') ? newId() : id,
    ...(!has('no-chat') && { chat_id: chatId }),
    parts: partsOf(text!),
    ...(replyTo !== undefined && reply),
  })
  await call(access, { method: 'POST', path: '/v1/messages', expects: ['message_id', 'message'] }, body)
  return { message_id: has('reports-another-id') ? newId() : id }
}

const operations: Record<string, (given: Values) => Promise<object> | object> = {
  start({ base_url: url, token, folder }) {
    access = { url: url!, token: token! }
    if (has('logs-the-token')) console.error('options', access)
    store = new Store(folder!, (id) => write({ handled: { event_id: id } }))
    stopping = new AbortController()
    return {}
  },
  async receive({ via, secret }) {
    if (via === 'webhook') {
      const started = await receive(store, secret!)
      receiver = started.server
      return { url: started.url }
    }
    pulling = pullAll(access, store, stopping.signal).catch((error: Error) =>
      write({ ended: { message: error.message } }),
    )
    return {}
  },
  events: () => ({ events: store.events.map(({ event_id: id, text }) => ({ event_id: id, text })) }),
  send,
  async react({ message_id: id, emoji, operation }) {
    const body = has('reaction-without-type') ? { operation, emoji } : { operation, type: 'emoji', emoji }
    await call(access, { method: 'POST', path: `/v1/messages/${id}/reactions`, expects: ['changed'] }, () => body)
    return {}
  },
  async acknowledge({ chat_id: chat, message_id: id, state }) {
    const body = has('receipt-without-message') ? {} : { message_id: id }
    await call(access, { method: 'POST', path: `/v1/chats/${chat}/${state}`, expects: ['advanced'] }, () => body)
    return {}
  },
  pair: async ({ base_url: url }) => ({ access_token: await pair(url!, (codes) => write({ show: codes })) }),
  async stop() {
    stopping.abort()
    receiver?.close()
    receiver?.closeAllConnections()
    receiver = undefined
    await pulling
    return {}
  },
}

async function perform(id: number, name: string, values: Values): Promise<void> {
  const operation = operations[name]
  if (!operation) return write({ id, unsupported: true })
  try {
    write({ id, result: await operation(values) })
  } catch (error) {
    const { message } = error as Error
    const status = error instanceof RequestError ? error.failure.status : undefined
    write({ id, error: { message, ...(status !== undefined && { status }) } })
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, do: name, ...values } = JSON.parse(line) as { id: number; do: string } & Values
  void perform(id, name, values)
}
await operations.stop!({})
