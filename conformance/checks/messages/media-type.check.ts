import { textOf, textParts } from '../../client/agent.ts'
import { byteOrderMark, parseJson } from '../../client/documents.ts'
import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'

check('messages.send.content-type', ['MSG-049'], { ...agentChat, seconds: 2 }, async (t) => {
  const typed: Record<string, string | undefined> = {
    'application/json': 'application/json',
    'application/json; charset=utf-8': 'application/json; charset=utf-8',
    'text/plain': 'text/plain',
    'no media type': undefined,
  }
  for (const route of sendRoutes) {
    for (const [what, type] of Object.entries(typed)) {
      const [messageId, marker] = [t.unique.messageId(), `${t.unique.marker()} \u00e9\u{1f600}`]
      const { method, path, json } = route.request(t.chat.id, { message_id: messageId, parts: textParts(marker) })
      const headers = type === undefined ? undefined : { 'content-type': type }
      const reply = await t.agent.call({ method, path, raw: JSON.stringify(json), headers })
      if (what === 'application/json') t.expect.status(reply, '2xx', { what: `status of a JSON body on ${route.name}` })
      if (what.endsWith('utf-8'))
        t.expect.status(reply, '2xx', { warnOnly: true, what: `status of a JSON body with charset on ${route.name}` })
      const fence = await t.agent.sendText(t.chat.id)
      await t.eventually('a later message', () => t.agent.awaitInHistory(t.chat.id, fence.messageId, 0))
      const entry = (await t.agent.inHistory(t.chat.id, messageId))[0]
      if (reply.ok) t.expect.equal(textOf(entry), marker, { what: `text stored from a body with ${what}` })
      else t.expect.equal(entry, undefined, { what: `message stored from a rejected body with ${what}` })
    }
  }
})

/** Requests each messaging route, also with rejections, and returns the answers. */
async function tour(t: CheckContext): Promise<Record<string, Reply>> {
  const answers: Record<string, Reply> = {}
  for (const route of sendRoutes) {
    const body = { message_id: t.unique.messageId(), parts: textParts(t.unique.marker()) }
    answers[route.name] = await route.send(t.agent, t.chat.id, body)
    answers[`${route.name}, repeated`] = await route.send(t.agent, t.chat.id, body)
    answers[`${route.name} without parts`] = await route.send(t.agent, t.chat.id, { message_id: t.unique.messageId() })
    const { method, path, json } = route.request(t.chat.id, body)
    answers[`${route.name} without a credential`] = await t.request({ method, path, json })
  }
  const said = await t.agent.sendText(t.chat.id)
  answers['GET history'] = await t.agent.history(t.chat.id)
  answers['GET events'] = await t.agents[1]!.events({ after: (await t.agents[1]!.cursor()) - 1, timeout: 0 })
  answers['POST reactions'] = await t.agents[1]!.react(said.messageId, {
    operation: 'add',
    type: 'emoji',
    emoji: '\u{1f44d}',
  })
  answers['POST reactions without a body'] = await t.agents[1]!.react(said.messageId, {})
  if (t.offered('read_state')) answers['POST read'] = await t.agents[1]!.read(t.chat.id, said.messageId)
  return answers
}

check('messages.answers.are-json', ['MSG-050'], { ...agentChat, seconds: 2 }, async (t) => {
  for (const [what, reply] of Object.entries(await tour(t))) {
    if (reply.bytes.length === 0 && reply.status === 204) continue
    const type = reply.headers['content-type'] ?? ''
    t.expect.that(!reply.text.startsWith(byteOrderMark), {
      what: `the answer of ${what} (${reply.status}) starts with JSON and not with a byte order mark (RFC 8259, 8.1; AMB-215)`,
      expected: 'JSON',
      actual: 'U+FEFF before the JSON text',
    })
    t.expect.that(parseJson(reply.text) !== undefined, {
      what: `the answer of ${what} (${reply.status}) is JSON`,
      actual: reply.text.slice(0, 200),
    })
    if (/\+json\s*(;|$)/i.test(type)) t.warn(`${what} answers with the media type ${type}`)
    else
      t.expect.that(/^application\/json\s*(;|$)/i.test(type), {
        what: `the answer of ${what} (${reply.status}) is application/json`,
        expected: 'application/json',
        actual: type,
      })
  }
})

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(keysOf)
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner]
}

check('messages.answers.no-invocation-id', ['MSG-010'], { ...agentChat, seconds: 2 }, async (t) => {
  const after = await t.agents[1]!.cursor()
  const answers = await tour(t)
  for (const [what, reply] of Object.entries(answers)) {
    // Pages may contain data parts of earlier checks with any keys, so only the entry of this check is judged, below.
    if (what !== 'GET history')
      t.expect.that(!keysOf(reply.body).includes('invocation_id'), {
        what: `the answer of ${what} has no member invocation_id`,
      })
  }
  const messageId = (answers[sendRoutes[0].name]?.body as { message_id?: string } | undefined)?.message_id ?? ''
  const entry = await t.eventually('the message in the history', () => t.agent.awaitInHistory(t.chat.id, messageId, 0))
  const event = await t.eventually('the event of the message', () => t.agents[1]!.awaitMessage(after, messageId, 0))
  t.expect.that(!keysOf([entry, event]).includes('invocation_id'), {
    what: 'history and event have no member invocation_id',
  })
})

check('messages.answers.chat-ids', ['MSG-018'], agentChat, async (t) => {
  const after = await t.agents[1]!.cursor()
  const said = await t.agent.sendText(t.chat.id)
  const event = await t.eventually('the event of the message', () =>
    t.agents[1]!.awaitMessage(after, said.messageId, 0),
  )
  const entry = await t.eventually('the message in the history', () =>
    t.agent.awaitInHistory(t.chat.id, said.messageId, 0),
  )
  const shown = {
    'the event': event.chat_id,
    'the message in the event': event.data.message?.chat_id,
    'the history entry': entry.chat_id,
    'the answer': said.message.chat_id,
  }
  for (const [where, chatId] of Object.entries(shown)) {
    if (chatId !== undefined)
      t.expect.that(/^cnv_.+/.test(chatId), {
        what: `chat_id in ${where} starts with cnv_`,
        expected: 'cnv_ and an id',
        actual: chatId,
      })
  }
})
