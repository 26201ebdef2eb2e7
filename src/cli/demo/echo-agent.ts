import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import type { EventPage, Message } from '../../../generated/current/types.gen.ts'

const prefix = 'Echo: '
const retryMs = 1_000

/** How the agent reaches the server, and where it saves its cursor. */
export interface EchoOptions {
  url: string
  token: string
  cursorFile: string
  /** Ends the agent. */
  signal: AbortSignal
}

/**
 * Replies to every message in its chats with the same text, through the public API like any agent: it pulls events,
 * replies, and then saves its cursor. After errors and restarts of the server it tries again.
 */
export async function runEchoAgent(options: EchoOptions): Promise<void> {
  let after = readCursor(options.cursorFile)
  while (!options.signal.aborted) {
    try {
      const page = (await call(options, 'GET', `/v1/events?after=${after}&timeout=25&limit=100`)) as EventPage
      for (const event of page.events) {
        const message =
          event.event_type === 'message.received' ? (event.data as { message: Message }).message : undefined
        if (message && needsReply(message)) await reply(options, event.event_id, message)
      }
      after = page.next_cursor
      writeCursor(options.cursorFile, after)
    } catch {
      await sleep(retryMs, undefined, { signal: options.signal }).catch(() => undefined)
    }
  }
}

/** Replies of agents get no reply: two such agents would never stop. */
function needsReply({ sender, reply_to, parts }: Message): boolean {
  return !(sender.type === 'agent' && reply_to) && !textOf(parts).startsWith(prefix)
}

/**
 * The id of the reply is derived from the event id, so that an event that is handled twice after a crash has one reply.
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
  // Only rate limits and server errors are worth a retry; after any other error the event is skipped.
  if (answer.status === 429 || answer.status >= 500 || (!answer.ok && method === 'GET')) {
    throw new Error(`${method} ${path} answered ${answer.status}`)
  }
  return answer.json()
}

function readCursor(file: string): number {
  const stored = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return Number.isSafeInteger(stored) && stored > 0 ? stored : 0
}

/** Writes a new file and renames it: a crash leaves the old cursor or the new one. */
function writeCursor(file: string, after: number): void {
  writeFileSync(`${file}.new`, String(after), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
