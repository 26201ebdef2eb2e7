import { check } from '../../check-api/check.ts'
import type { WireObject, WirePart } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'

/**
 * The format of styles is not stated (AMB-020), so the check uses the first format that the target accepts with bold.
 */
const encoders: readonly ((names: readonly string[], length: number) => unknown)[] = [
  (names) => names,
  (names, length) => names.map((style) => ({ style, start: 0, length })),
  (names, length) => names.map((style) => ({ style, start: 0, end: length })),
  (names, length) => names.map((type) => ({ type, start: 0, length })),
  (names, length) => names.map((style) => ({ style, range: { start: 0, length } })),
  (names) => Object.fromEntries(names.map((name) => [name, true])),
]

type Styled = (names: readonly string[]) => WirePart

async function styledParts(t: CheckContext): Promise<Styled> {
  for (const encode of encoders) {
    const styled: Styled = (names) => ({
      type: 'text',
      text: 'styled text',
      styles: encode(names, 'styled text'.length),
    })
    const reply = await t.agent.sendStrict(t.chat.id, { message_id: t.unique.messageId(), parts: [styled(['bold'])] })
    const shown = JSON.stringify((reply.body as { message?: { parts?: unknown } }).message?.parts ?? null)
    if (reply.ok && shown.includes('bold')) return styled
  }
  return t.notTestable(
    'the target accepts and returns bold in no known format of styles',
    'a target whose styles are strings or { style, start, length }',
  )
}

const send = (t: CheckContext, part: WirePart): { messageId: string; body: WireObject } => {
  const messageId = t.unique.messageId()
  return { messageId, body: { message_id: messageId, parts: [part] } }
}

check('messages.parts.four-styles', ['PART-004'], { ...agentChat, seconds: 2 }, async (t) => {
  const styled = await styledParts(t)
  const recipient = t.agents[1]!
  const after = await recipient.cursor()
  for (const name of ['bold', 'italic', 'underline', 'strikethrough']) {
    for (const route of sendRoutes) {
      const { messageId, body } = send(t, styled([name]))
      const reply = await route.send(t.agent, t.chat.id, body)
      t.expect.status(reply, '2xx', { what: `status of the style ${name} on ${route.name}` })
      const entry = await t.eventually('the message in the history', () =>
        t.agent.awaitInHistory(t.chat.id, messageId, 0),
      )
      t.expect.that(JSON.stringify(entry.parts?.[0] ?? null).includes(name), {
        what: `the projected part contains the style ${name}`,
        expected: body['parts'],
        actual: entry.parts,
      })
      if (route !== sendRoutes[0]) continue
      const event = await t.eventually('the event of the message', () => recipient.awaitMessage(after, messageId, 0))
      t.expect.that(JSON.stringify(event.data.message?.parts?.[0] ?? null).includes(name), {
        what: `the part in the event contains the style ${name}`,
        expected: body['parts'],
        actual: event.data.message?.parts,
      })
    }
  }
  const { body } = send(t, styled(['bold', 'italic']))
  t.expect.status(await t.agent.sendStrict(t.chat.id, body), '2xx', {
    warnOnly: true,
    what: 'status of two styles at once',
  })
})

check('messages.parts.other-styles-are-refused', ['PART-005'], { ...agentChat, seconds: 2 }, async (t) => {
  const styled = await styledParts(t)
  const random = t.unique.ulid().replaceAll(/[^a-z]/g, '')
  for (const route of sendRoutes) {
    for (const name of ['code', 'spoiler', 'blink', `style${random}`]) {
      const rejected = send(t, styled([name]))
      await t.rejects({
        what: `the style ${name} on ${route.name}`,
        expect: { status: 422, code: 'invalid_request' },
        attempt: () => route.send(t.agent, t.chat.id, rejected.body),
        control: () => route.send(t.agent, t.chat.id, send(t, styled(['bold'])).body),
        effect: async () => (await t.agent.inHistory(t.chat.id, rejected.messageId))[0],
      })
    }
  }
})

check('messages.parts.near-misses-of-styles', ['PART-020'], agentChat, async (t) => {
  const styled = await styledParts(t)
  for (const name of ['Bold', 'BOLD', 'strike', 'strikethru', 'bold ', '']) {
    const reply = await t.agent.send({ chat_id: t.chat.id, ...send(t, styled([name])).body })
    t.expect.that(reply.status === 422, {
      warnOnly: true,
      what: `the style ${JSON.stringify(name)} answers 422`,
      actual: reply.status,
    })
  }
})
