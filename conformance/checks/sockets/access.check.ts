/** Credentials for an event socket, and the handling of malformed frames. */
import { ChannelRejected, LiveChannel } from '../../client/live-channel.ts'
import { until } from '../../client/until.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { type EventSocket, framesOf, withEventSocket, withFreshSocket } from '../../fixtures/event-sockets.ts'
import { channelAddress } from '../../fixtures/live-channel.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { plainAgent } from '../../fixtures/profiles.ts'

const needs = { agents: 2, chat: 'agents', hooks: ['liveChannel'] } as const
const ends = (t: CheckContext) => ({ reader: t.agents[0]!, writer: t.agents[1]!, chatId: t.chat.id })

/** Opens a socket and closes it again. Returns whether the target kept it open. */
async function opens(t: CheckContext, address: string): Promise<boolean> {
  const channel = await LiveChannel.open(address).catch((error: unknown) => {
    if (error instanceof ChannelRejected) return undefined
    throw error
  })
  if (channel === undefined) return false
  const closed = await until(async () => channel.closed !== undefined, t.timing.settle_ms)
  await channel.close()
  return closed !== true
}

/** Returns variants of a valid URL without a valid credential. */
function withoutCredential(address: string): Record<string, string> {
  const url = new URL(address)
  const bare = new URL(address)
  bare.search = ''
  if (url.search === '') {
    bare.pathname = bare.pathname.replace(/[^/]+$/, 'unknown')
    return { 'a URL with another end': bare.href }
  }
  const altered = new URL(address)
  for (const [name, value] of url.searchParams) altered.searchParams.set(name, [...value].toReversed().join(''))
  return { 'the URL without its query': bare.href, 'the URL with another value in its query': altered.href }
}

check('sockets.open.needs-a-credential', ['WS-009', 'AUTH-001'], { needs, seconds: 2 }, async (t) => {
  const { reader } = ends(t)
  framesOf(t)
  const address = await channelAddress(t, reader)
  for (const [what, wrong] of Object.entries(withoutCredential(address)))
    t.expect.that(!(await opens(t, wrong)), { requirement: 'AUTH-001', what: `${what} opens no socket` })
  if (!(await opens(t, await channelAddress(t, reader))))
    t.notTestable('the URL of the hook liveChannel opens no socket', 'provision.liveChannel in the target file')
})

/** Asserts that a socket was closed, with the declared code. */
async function judgeEnd(t: CheckContext, socket: EventSocket, after: string): Promise<void> {
  await until(async () => socket.channel.closed !== undefined, effectTimeoutMs(t))
  const about = { what: `the socket is closed after ${after}` }
  if (!t.expect.that(socket.channel.closed !== undefined, { ...about, actual: 'open' })) return
  const { revoked_code: code } = framesOf(t)
  if (code !== undefined)
    t.expect.equal(socket.channel.closed, code, { what: `the close code after ${after}`, warnOnly: true })
}

const rotation = { ...needs, ownedBy: 'person', hooks: [...needs.hooks, 'rotateToken'] } as const

check('sockets.credential.rotated', ['WS-008', 'AUTH-015'], { needs: rotation, seconds: 3 }, async (t) => {
  const { reader, writer, chatId } = ends(t)
  await withFreshSocket(t, ends(t), async (socket) => {
    const unused = await channelAddress(t, reader)
    await t.hooks.run('rotateToken', { agent_id: reader.id, handle: reader.handle }, t.person)
    const declared = t.timing.token_grace_ms as number | undefined
    const ended = await until(async () => !(await reader.me()).ok, declared ?? t.timing.settle_ms)
    if (ended !== true)
      t.notTestable('the old token is still valid', 'timing.token_grace_ms in the target file, or rotateToken')
    const { messageId } = await writer.sendText(chatId)
    await judgeEnd(t, socket, 'the rotation of the token')
    t.expect.that(socket.find(messageId) === undefined, {
      requirement: 'AUTH-015',
      what: 'a message sent after the rotation is not on the socket of the old token',
      actual: socket.find(messageId)?.event,
    })
    t.expect.that(!(await opens(t, unused)), {
      requirement: 'AUTH-015',
      what: 'a URL that was created with the old token opens no socket',
    })
  })
})

const deletion = { ...needs, agents: 1, persons: 1, hooks: [...needs.hooks, 'deleteAgent'], chat: undefined } as const

check('sockets.credential.deleted', ['WS-008', 'AUTH-027'], { needs: deletion, seconds: 3 }, async (t) => {
  const reader = await plainAgent(t, t.person)
  const chatId = await t.openChat(reader, t.agent)
  await withFreshSocket(t, { reader, writer: t.agent, chatId }, async (socket) => {
    const unused = await channelAddress(t, reader)
    await t.hooks.run('deleteAgent', { agent_id: reader.id, handle: reader.handle }, t.person)
    const said = await t.agent.send({
      message_id: t.unique.messageId(),
      chat_id: chatId,
      parts: [{ type: 'text', text: t.unique.marker('text') }],
    })
    await judgeEnd(t, socket, 'the deletion of the agent')
    const shown = said.ok ? socket.find(String(said.body.message?.message_id)) : undefined
    t.expect.that(shown === undefined, {
      requirement: 'AUTH-027',
      failureClass: 'leaked',
      what: 'a message sent after the deletion is not on the socket of the agent',
      actual: shown?.event,
    })
    t.expect.that(!(await opens(t, unused)), {
      requirement: 'AUTH-027',
      failureClass: 'leaked',
      what: 'a URL that was created before the deletion opens no socket',
    })
  })
})

/** Malformed frames, and acknowledgements of events that were never sent. */
const wrongTexts: readonly { what: string; send: (socket: EventSocket) => void; noFrame?: true }[] = [
  { what: 'a text that is not JSON', send: (socket) => socket.channel.send('{"type":'), noFrame: true },
  { what: 'a JSON value that is not an object', send: (socket) => socket.channel.send('null') },
  { what: 'a frame of an unknown kind', send: (socket) => socket.channel.send('{"x_unknown":[{}]}') },
  { what: 'an acknowledgement of a string', send: (socket) => socket.claim({ sequence: 'all', event_id: ['all'] }) },
  { what: 'an acknowledgement of a negative number', send: (socket) => socket.claim({ sequence: -1, event_id: '' }) },
  {
    what: 'an acknowledgement of an event that was never sent',
    send: (socket) => socket.claim({ sequence: 2 ** 40, event_id: 'evt_never_sent' }),
  },
]

check('sockets.frames.malformed', ['WS-010'], { needs, seconds: 5 }, async (t) => {
  const { reader, writer, chatId } = ends(t)
  const { malformed_code: code } = framesOf(t)
  const withinMs = effectTimeoutMs(t)
  await withFreshSocket(t, ends(t), () => Promise.resolve())
  await withFreshSocket(t, { reader: writer, writer: reader, chatId }, async (bystander) => {
    const { messageId } = await writer.sendText(chatId)
    for (const { what, send, noFrame } of wrongTexts)
      await withEventSocket(t, reader, async (socket) => {
        t.expect.equal(await socket.await([messageId], withinMs), [], {
          what: `an unacknowledged message arrives on the socket before ${what}`,
        })
        const from = socket.channel.frames.length
        send(socket)
        await until(
          async () => socket.channel.closed !== undefined || socket.channel.frames.length > from,
          t.timing.settle_ms,
        )
        const { closed } = socket.channel
        if (noFrame === true)
          t.observeDecision(
            'AMB-167',
            `${what} ${closed !== undefined ? 'closes the socket' : socket.channel.frames.length > from ? 'is answered' : 'is ignored'}`,
          )
        if (code !== undefined && noFrame === true && closed !== undefined)
          t.expect.equal(closed, code, { what: `the close code after ${what}`, warnOnly: true })
      })
    t.expect.equal(bystander.channel.closed, undefined, {
      what: 'the socket of another agent stays open during malformed frames on others',
    })
    const heard = await reader.sendText(chatId)
    t.expect.equal(await bystander.take([heard.messageId], withinMs), [], {
      what: 'messages that did not arrive on the socket of another agent afterwards',
    })
    const later = await writer.sendText(chatId)
    await withEventSocket(t, reader, async (socket) => {
      t.expect.equal(await socket.await([later.messageId], withinMs), [], {
        what: 'messages sent after an acknowledgement of an event that was never sent, which do not arrive',
      })
    })
  })
})
