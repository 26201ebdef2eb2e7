import type { Agent } from '../../client/agent.ts'
import type { WirePart } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import { NotOffered } from '../../check-api/outcome.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { projections } from '../../fixtures/arrival.ts'
import { rejectedSend } from '../../fixtures/rejected-send.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { publicAgent, publishedAgent, search } from '../../fixtures/directory.ts'
import { requestProfile, profileRoutes } from '../../fixtures/profiles.ts'
import { readMedia, uploaded, urlsIn, type Uploaded } from '../../fixtures/uploads.ts'

const media = (id: string): WirePart[] => [{ type: 'media', attachment_id: id }]

check('attachments.part.references-the-upload', ['PART-016', 'ATT-011'], { ...agentChat, seconds: 2 }, async (t) => {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  const attachment = await uploaded(t, Buffer.from(t.unique.marker()), sender)
  // Another upload of the same size, which the part must not refer to.
  await uploaded(t, Buffer.from(t.unique.marker()), sender)
  for (const route of sendRoutes) {
    const after = await recipient.cursor()
    const messageId = t.unique.messageId()
    const reply = await route.send(sender, t.chat.id, { message_id: messageId, parts: media(attachment.id) })
    t.expect.status(reply, '2xx', {
      requirement: 'ATT-011',
      what: `the status of a media part with the id of an own upload on ${route.name}`,
    })
    for (const { where, message } of await projections(t, { messageId, sender, recipient, after })) {
      await expectReference(t, attachment, message.parts?.[0], where, recipient)
    }
  }
})

async function expectReference(
  t: CheckContext,
  attachment: Uploaded,
  part: unknown,
  where: string,
  recipient: Agent,
): Promise<void> {
  const shown = (part ?? {}) as { attachment_id?: unknown }
  const urls = urlsIn(t, part)
  t.expect.that(shown.attachment_id === attachment.id || urls.length > 0, {
    what: `the media part in the ${where} references the upload, by attachment_id or url`,
    failureClass: 'lost',
    expected: { attachment_id: attachment.id },
    actual: part,
  })
  for (const url of urls) {
    const found = await readMedia(t, url, [recipient])
    if (found === undefined)
      t.warn(
        `the url of the media part in the ${where} serves no bytes, neither without a credential nor to the recipient`,
      )
    else
      t.expect.that(found.bytes.equals(attachment.bytes), {
        what: `the url of the media part in the ${where} serves the uploaded bytes`,
        failureClass: 'changed',
        expected: attachment.bytes.toString(),
        actual: found.text.slice(0, 200),
      })
  }
}

check('attachments.part.unknown-id', ['ATT-012'], agentChat, async (t) => {
  const attachment = await uploaded(t, Buffer.from(t.unique.marker()))
  await rejectedSend(t, {
    what: 'a media part with an attachment id that does not exist',
    expect: '4xx',
    invalid: { parts: media(`att_${t.unique.ulid()}`) },
    clean: { parts: media(attachment.id) },
  })
})

check('attachments.part.foreign-id', ['PART-015', 'ATT-007'], { needs: { agents: 3 } }, async (t) => {
  const [uploader, thief, reader] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
  const attachment = await uploaded(t, Buffer.from(t.unique.marker()), uploader)
  const chatId = await t.openChat(thief, reader)
  const control = await thief.sendText(chatId)
  for (const route of sendRoutes) {
    const messageId = t.unique.messageId()
    const reply = await route.send(thief, chatId, { message_id: messageId, parts: media(attachment.id) })
    if (reply.ok)
      t.warn(`a media part with the attachment id of another agent is accepted on ${route.name}`, {
        requirement: 'PART-015',
      })
    await thief.awaitInHistory(chatId, control.messageId)
    const shown: [string, string][] = [
      [`the answer of ${route.name}`, reply.text],
      ['the history of the sender', JSON.stringify(await thief.inHistory(chatId, messageId))],
      ['the history of the recipient', JSON.stringify(await reader.inHistory(chatId, messageId))],
      [
        'the log of the recipient',
        JSON.stringify((await reader.eventsSince(0)).filter((event) => event.data?.message?.message_id === messageId)),
      ],
    ]
    for (const [where, text] of shown) await expectNoAccess(t, attachment, where, text, [thief, reader])
  }
})

/** Asserts that no URL in a text serves the bytes of the attachment, and that the text does not contain its URL. */
async function expectNoAccess(
  t: CheckContext,
  attachment: Uploaded,
  where: string,
  text: string,
  agents: readonly Agent[],
): Promise<void> {
  for (const requirement of ['PART-015', 'ATT-007'] as const) {
    if (attachment.url !== undefined) {
      t.expect.notLeaked(attachment.url, text, {
        requirement,
        what: `the url of another agent's attachment in ${where}`,
      })
    }
    for (const url of new Set(text.match(/https?:\/\/[^"\\\s]+/g) ?? [])) {
      const found = await readMedia(t, url, agents)
      t.expect.that(found === undefined || !found.bytes.equals(attachment.bytes), {
        requirement,
        failureClass: 'leaked',
        what: `no url in ${where} serves the bytes of another agent's attachment`,
        expected: 'not these bytes',
        actual: url,
      })
    }
  }
}

check(
  'attachments.url.cannot-be-guessed',
  ['ATT-009'],
  { ...agentChat, optionalArea: 'capability_urls' },
  async (t) => {
    const seen: { url: string; bytes: Buffer }[] = []
    for (let turn = 0; turn < 2; turn += 1) {
      const { id, bytes } = await uploaded(t, Buffer.from(t.unique.marker()))
      const { message } = await t.agent.sendText(t.chat.id, undefined, { parts: media(id) })
      seen.push(...urlsIn(t, message.parts?.[0]).map((url) => ({ url, bytes })))
    }
    const [one, other] = seen
    if (one === undefined || other === undefined) throw new NotOffered('media parts contain no url for attachments')
    const place = randomPlace(one.url, other.url)
    t.expect.that(place !== undefined, {
      what: 'the urls of two attachments differ in a random part of at least 20 characters',
      expected: 'at least 20',
      actual: [one.url, other.url],
    })
    if (place === undefined) return
    if ((await readMedia(t, one.url, [t.agents[1]!])) === undefined) return
    const changed = `${one.url.slice(0, place)}${one.url[place] === 'a' ? 'b' : 'a'}${one.url.slice(place + 1)}`
    const found = await readMedia(t, changed, [t.agents[1]!])
    t.expect.that(found === undefined || !found.bytes.equals(one.bytes), {
      what: 'a url with one character changed does not serve the bytes',
      actual: found?.status,
    })
  },
)

/** Returns an index within at least 20 consecutive characters that the other URL does not contain. */
function randomPlace(url: string, other: string): number | undefined {
  const run = [...url.matchAll(/[\w-]{20,}/g)].find(([text]) => !other.includes(text) && new Set(text).size > 8)
  return run === undefined ? undefined : run.index + 10
}

check(
  'attachments.url.in-no-public-route',
  ['ATT-010'],
  { needs: { agents: 1, persons: 1, hooks: ['setVisibility'] } },
  async (t) => {
    const listed = t.hooks.has('publishListing') && t.hooks.has('listDirectory')
    const agent = listed ? await publishedAgent(t, t.unique.marker('task')) : await publicAgent(t)
    const { id, url } = await uploaded(t, Buffer.from(t.unique.marker()), agent)
    const { message } = await agent.sendText(await t.openChat(agent, t.agent), undefined, { parts: media(id) })
    const urls = [...(url === undefined ? [] : [url]), ...urlsIn(t, message.parts?.[0])]
    if (urls.length === 0)
      t.notTestable('the target returns no url of an attachment', 'no change, because answers may omit the url')
    const replies = await Promise.all(profileRoutes.map((route) => requestProfile(t, route, agent.handle)))
    for (const reply of replies) await t.given(reply, 'the public profile of a public agent')
    const texts = replies.map(({ text }) => text)
    if (listed) texts.push((await search(t, {})).exchange?.response?.body ?? '')
    for (const secret of new Set(urls)) {
      for (const text of texts)
        t.expect.notLeaked(secret, text, { what: 'the url of an attachment in the answer of a public route' })
    }
  },
)
