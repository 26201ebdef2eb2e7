import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { projections } from '../../fixtures/arrival.ts'
import { partsDifference } from '../../model/message-core.ts'
import { rejectedSend } from '../../fixtures/rejected-send.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import type { WirePart } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { RequirementId } from '../../check-api/check.ts'
import { uploaded } from '../../fixtures/uploads.ts'

/** Sends parts on every route, and asserts that the answer and the history contain them unchanged. */
async function acceptedAsSent(
  t: CheckContext,
  what: string,
  parts: readonly WirePart[],
  requirement: RequirementId,
): Promise<void> {
  for (const route of sendRoutes) {
    const messageId = t.unique.messageId()
    const reply = await route.send(t.agent, t.chat.id, { message_id: messageId, parts })
    t.expect.status(reply, '2xx', { requirement, what: `status of ${what} on ${route.name}` })
    t.expect.equal(partsDifference(parts, route.message(reply, messageId)?.parts), null, {
      requirement,
      what: `${what}: parts in the answer of ${route.name}`,
    })
    const entry = await t.eventually(`${what} in the history`, () => t.agent.awaitInHistory(t.chat.id, messageId, 0), {
      requirement,
    })
    t.expect.equal(partsDifference(parts, entry.parts), null, { requirement, what: `${what}: parts in the history` })
  }
}

const url = 'https://example.com/page'

check('messages.parts.four-types', ['PART-001', 'PART-002'], { ...agentChat, seconds: 3 }, async (t) => {
  const types: Record<string, WirePart> = {
    'a text part': { type: 'text', text: t.unique.marker() },
    'a link part': { type: 'link', url },
    'a data part': { type: 'data', data: { key: [1, null] } },
    'a media part': { type: 'media', url },
  }
  for (const [what, part] of Object.entries(types))
    await acceptedAsSent(t, what, [part], part.type === 'text' ? 'PART-002' : 'PART-001')
  const unknown = await t.agent.send({
    message_id: t.unique.messageId(),
    chat_id: t.chat.id,
    parts: [...textParts(t.unique.marker()), { type: 'poll', text: 'x', url, data: 1 }],
  })
  t.expect.status(unknown, '4xx', { warnOnly: true, what: 'status of a part of an unknown type' })
})

check('messages.parts.text-is-required', ['PART-002'], agentChat, async (t) => {
  for (const route of sendRoutes) {
    await rejectedSend(t, { what: 'a text part without text', route, invalid: { parts: [{ type: 'text' }] } })
  }
})

check('messages.parts.link', ['PART-008', 'PART-007'], { ...agentChat, seconds: 3 }, async (t) => {
  const [title, description] = ['A title', 'A description']
  for (const [what, more] of Object.entries({
    'a link with only url': {},
    'a link with title': { title },
    'a link with description': { description },
    'a full link': { title, description },
    'a link with HTML characters in its texts': {
      title: 'Fish & <b>"Chips"</b> 100 % &amp; \u00e9 e\u0301',
      description: '  Two\nlines,  \u00a0 and \\u0041 ',
    },
    'a link with a query': { url: `${url}?b=2&a=1&a=%20c&utm_source=x#part` },
  })) {
    const part = { type: 'link', url, ...more }
    await acceptedAsSent(t, what, [part], 'PART-008')
  }
  const bare = await t.agent.sendText(t.chat.id, undefined, { parts: [{ type: 'link', url }] })
  const shown = bare.message.parts?.[0]
  t.expect.that((shown?.['title'] ?? null) === null && (shown?.['description'] ?? null) === null, {
    warnOnly: true,
    what: 'a link with only url is stored without title and description',
    actual: shown,
  })
})

check('messages.parts.link-needs-https', ['PART-007'], { ...agentChat, seconds: 4 }, async (t) => {
  const wrong: Record<string, unknown> = {
    'an http link': 'http://example.com/',
    'an ftp link': 'ftp://example.com/file',
    'a javascript link': 'javascript:alert(1)',
    'a data link': 'data:text/html,hello',
    'a scheme-relative link': '//example.com/',
    'a link whose url is not a URL': 'not a url',
    'a link without url': undefined,
  }
  for (const route of sendRoutes) {
    for (const [what, address] of Object.entries(wrong)) {
      await rejectedSend(t, {
        what,
        route,
        invalid: { parts: [{ type: 'link', url: address }] },
        clean: { parts: [{ type: 'link', url }] },
      })
    }
  }
})

check('messages.parts.media', ['PART-012', 'PART-013'], { ...agentChat, seconds: 2 }, async (t) => {
  await acceptedAsSent(t, 'a media part with url', [{ type: 'media', url }], 'PART-012')
  await acceptedAsSent(t, 'a media part with duration_ms', [{ type: 'media', url, duration_ms: 1500 }], 'PART-013')
  await acceptedAsSent(t, 'a media part with duration_ms 0', [{ type: 'media', url, duration_ms: 0 }], 'PART-013')
  const wrong = await t.agent.send({
    message_id: t.unique.messageId(),
    chat_id: t.chat.id,
    parts: [{ type: 'media', url, duration_ms: 'long' }],
  })
  t.expect.that(!wrong.ok, {
    requirement: 'PART-013',
    warnOnly: true,
    what: 'a duration_ms that is not a number is rejected',
    actual: wrong.status,
  })
  for (const route of sendRoutes) {
    await rejectedSend(t, {
      what: 'a media part with neither url nor attachment_id',
      route,
      invalid: { parts: [{ type: 'media', duration_ms: 1500 }] },
      clean: { parts: [{ type: 'media', url, duration_ms: 1500 }] },
    })
  }
})

check(
  'messages.parts.media-source-is-exclusive',
  ['PART-012'],
  { needs: { agents: 2, chat: 'agents' }, optionalArea: 'attachments' },
  async (t) => {
    const { id: attachmentId } = await uploaded(t, Buffer.from(t.unique.marker()))
    await rejectedSend(t, {
      what: 'a media part with url and attachment_id',
      invalid: { parts: [{ type: 'media', url, attachment_id: attachmentId }] },
      clean: { parts: [{ type: 'media', attachment_id: attachmentId }] },
    })
  },
)

check('messages.parts.all-or-nothing', ['PART-017'], { ...agentChat, seconds: 3 }, async (t) => {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  for (const [turn, route] of sendRoutes.entries()) {
    const after = await recipient.cursor()
    const messageId = t.unique.messageId()
    const marker = t.unique.marker('among')
    const parts: WirePart[] = Array.from({ length: 5 }, (_, index) => ({ type: 'text', text: `${index} ${marker}` }))
    parts.splice([0, 5, 2][turn]!, 0, { type: 'link', url: 'http://example.com/' })
    const reply = await route.send(sender, t.chat.id, { message_id: messageId, parts })
    if (reply.ok) {
      for (const { where, message } of await projections(t, { messageId, sender, recipient, after })) {
        t.expect.that(partsDifference(parts, message.parts) === null, {
          failureClass: 'lost',
          what: `the ${where} contains all parts of an accepted message with one invalid part`,
          expected: parts,
          actual: message.parts,
        })
      }
      continue
    }
    await t.absent({
      what: `a message of which one part was rejected on ${route.name}`,
      failureClass: 'changed',
      settleMs: 300,
      fence: async () => recipient.awaitMessage(after, (await sender.sendText(t.chat.id)).messageId),
      observe: async () => {
        const shown = JSON.stringify([await recipient.eventsSince(after), (await sender.history(t.chat.id)).text])
        return shown.includes(marker) ? 'a message without its invalid part was stored or delivered' : undefined
      },
    })
    const clean = await route.send(sender, t.chat.id, { message_id: messageId, parts: textParts(marker) })
    t.expect.status(clean, '2xx', { what: 'status of the valid send with the same id' })
  }
})
