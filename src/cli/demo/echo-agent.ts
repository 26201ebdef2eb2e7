import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import type { EventPage, Message } from '../../../generated/current/types.gen.ts'

const prefix = 'Echo: '
const retryMs = 1_000

/** How the agent reaches the service, and where it keeps its place in the log. */
export interface EchoOptions {
  url: string
  token: string
  cursorFile: string
  /** Ends the agent. */
  signal: AbortSignal
}

/**
 * Answers every message in its chats with the same text, over the public interface, as any agent would: it pulls, replies,
 * and then stores how far it came. Faults and restarts of the server only make it try again.
 */
export async function runEchoAgent(options: EchoOptions): Promise<void> {
  let after = readCursor(options.cursorFile)
  while (!options.signal.aborted) {
    try {
      const page = (await call(options, 'GET', `/v1/events?after=${after}&timeout=25&limit=100`)) as EventPage
      for (const event of page.events) {
        const message =
          event.event_type === 'message.received' ? (event.data as { message: Message }).message : undefined
        if (message && deservesEcho(message)) await reply(options, event.event_id, message)
      }
      after = page.next_cursor
      writeCursor(options.cursorFile, after)
    } catch {
      await sleep(retryMs, undefined, { signal: options.signal }).catch(() => undefined)
    }
  }
}

/** Answers of agents are not answered: two such agents would never stop. */
function deservesEcho({ sender, reply_to, parts }: Message): boolean {
  return !(sender.type === 'agent' && reply_to) && !textOf(parts).startsWith(prefix)
}

/**
 * The id of the reply is made of the event's, so that an event that is handled again after a crash is answered with the
 * stored reply and not with a second one.
 */
async function reply(options: EchoOptions, eventId: string, { chat_id, message_id, parts }: Message): Promise<void> {
  await call(options, 'POST', '/v1/messages', {
    message_id: eventId.replace(/^evt_/, 'msg_'),
    chat_id,
    parts: [{ type: 'text', text: `${prefix}${textOf(parts) || '(no text)'}`.slice(0, 2_000) }],
    reply_to: { message_id },
  })
}

function textOf(parts: Message['parts']): string {
  return parts
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join(' ')
    .trim()
}

async function call(
  { url, token, signal }: EchoOptions,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(url + path, {
    method,
    signal,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  // Anything but an overload or a fault of the server will not become better: that event is passed over.
  if (answer.status === 429 || answer.status >= 500 || (!answer.ok && method === 'GET')) {
    throw new Error(`${method} ${path} answered ${answer.status}`)
  }
  return answer.json()
}

function readCursor(file: string): number {
  const stored = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return Number.isSafeInteger(stored) && stored > 0 ? stored : 0
}

/** Written beside and moved over: a crash leaves the old place or the new one. */
function writeCursor(file: string, after: number): void {
  writeFileSync(`${file}.new`, String(after))
  renameSync(`${file}.new`, file)
}
