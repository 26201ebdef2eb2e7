import { WebSocket } from 'ws'
import { sleep, type Caller, type Client } from './client.ts'
import { ownPrefix } from './load.ts'
import { now, seenEvent, seenMessage, type Recorder, type WireEvent, type WireMessage } from './recorder.ts'
import type { World, WorldChat } from './world.ts'

/** Clients that follow event logs until `stop`. */
export interface Followers {
  stop(): Promise<void>
}

/** Lets every actor poll its log. Two of them have a socket as well. */
export function followLogs(client: Client, recorder: Recorder, world: World): Followers {
  const state = { following: true }
  const loops = [
    ...world.actors.map((actor) => pull(client, recorder, actor, state)),
    ...world.actors.slice(1, 3).map((actor) => listen(client, recorder, actor, state)),
  ]
  return {
    stop: async () => {
      state.following = false
      await Promise.all(loops)
    },
  }
}

interface Following {
  following: boolean
}

async function pull(client: Client, recorder: Recorder, actor: Caller, state: Following): Promise<void> {
  for (let after = 0; state.following;) {
    const last = await readPage(client, recorder, actor, after, 1)
    if (last === undefined) await sleep(100)
    else after = last.after
  }
}

/** Reads one page. @returns the cursor after it; undefined without an answer */
async function readPage(client: Client, recorder: Recorder, actor: Caller, after: number, timeout: number) {
  const path = `${ownPrefix(actor)}/events?after=${after}&limit=100&timeout=${timeout}`
  const { start, end, outcome, body } = await client.attempt(actor.credential, 'GET', path)
  if (outcome !== 'ok') return undefined
  const events = (body.events as WireEvent[]).map((event) => seenEvent(event))
  const has_more = body.has_more === true
  recorder.add({ record: 'events', actor: actor.id, channel: 'pull', start, end, after, has_more, events })
  return { after: events.at(-1)?.sequence ?? after, more: has_more, events }
}

/** Opens a socket, acknowledges its events, and opens a new socket after it closes. */
async function listen(client: Client, recorder: Recorder, actor: Caller, state: Following): Promise<void> {
  for (let after = 0, count = 1; state.following; count += 1) {
    const ticket = await client.attempt(actor.credential, 'POST', '/v1/socket-tickets', {})
    if (ticket.outcome !== 'ok') {
      await sleep(100)
      continue
    }
    const url = new URL((ticket.body as { url: string }).url)
    url.host = new URL(client.address()).host
    url.searchParams.set('after', String(after))
    const connection = `${actor.id}-${count}`
    after = await hold(url.href, recorder, actor, connection, after, state)
  }
}

/** Reads a socket until it closes. @returns the last received sequence */
async function hold(
  url: string,
  recorder: Recorder,
  actor: Caller,
  connection: string,
  from: number,
  state: Following,
): Promise<number> {
  const socket = new WebSocket(url, { handshakeTimeout: 3000 })
  let after = from
  const start = now()
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString('utf8')) as { type: string; event?: WireEvent }
    if (frame.type === 'ping') socket.send('{"type":"pong"}')
    if (frame.event === undefined) return
    const events = [seenEvent(frame.event)]
    recorder.add({ record: 'events', actor: actor.id, channel: 'socket', connection, start, end: now(), after, events })
    after = frame.event.sequence
    socket.send(JSON.stringify({ type: 'ack', sequence: after }))
  })
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const watch = setInterval(() => {
    if (!state.following) socket.terminate()
  }, 50)
  await closed
  clearInterval(watch)
  await sleep(50)
  return after
}

/** Reads the complete log of an actor in pages, and retries failed pages. */
export async function readLog(client: Client, recorder: Recorder, actor: Caller) {
  const all = []
  for (let after = 0, more = true; more;) {
    const page = await readPage(client, recorder, actor, after, 0)
    if (page === undefined) {
      if (now() > client.deadline) throw new Error(`the log of ${actor.handle} cannot be read`)
      await sleep(200)
      continue
    }
    all.push(...page.events)
    after = page.after
    more = page.more
  }
  return all
}

/** Reads the complete history of a chat as one member. */
export async function readHistory(client: Client, recorder: Recorder, actor: Caller, chat: WorldChat): Promise<void> {
  const start = now()
  const messages: WireMessage[] = []
  for (let before = '', more = true; more;) {
    const path = `${ownPrefix(actor)}/chats/${chat.id}/messages?limit=100${before}`
    const { outcome, body } = await client.call(actor.credential, 'GET', path, undefined)
    // A participant who left cannot read the history.
    if (outcome !== 'ok') return
    messages.push(...(body.messages as WireMessage[]))
    more = body.has_more === true
    before = `&before_sequence=${messages.at(-1)?.sequence}`
  }
  const seen = messages.map(seenMessage)
  recorder.add({
    record: 'messages',
    actor: actor.id,
    chat: chat.id,
    start,
    end: now(),
    complete: true,
    messages: seen,
  })
}
