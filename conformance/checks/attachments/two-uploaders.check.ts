/** Attachments of two uploaders, and two attachments of one message. */
import { check } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import { readMedia, uploaded, urlsIn } from '../../fixtures/uploads.ts'

const media = (id: string) => ({ type: 'media', attachment_id: id })

check('attachments.upload.equal-bytes-stay-apart', ['PRIV-004', 'ATT-007'], agentChat, async (t) => {
  const bytes = Buffer.from(t.unique.marker())
  const [one, other] = [await uploaded(t, bytes, t.agents[0]!), await uploaded(t, bytes, t.agents[1]!)]
  t.expect.that(one.id !== other.id, {
    requirement: 'ATT-007',
    failureClass: 'leaked',
    what: 'the ids of uploads of equal bytes by two agents',
    expected: 'two ids',
    actual: one.id,
  })
  if (one.url === undefined || other.url === undefined) return
  t.expect.that(one.url !== other.url, {
    failureClass: 'leaked',
    what: 'the urls of uploads of equal bytes by two agents (a url derived from the bytes can be guessed)',
    expected: 'two urls',
    actual: one.url,
  })
})

/** Returns the longest sequence of characters that differ at the same positions of two URLs. */
function differingRun(one: string, other: string): number {
  const same = (index: number): boolean => one[index] === other[index]
  let start = 0
  while (start < one.length && same(start)) start += 1
  let end = one.length
  while (end > start && one.length === other.length && same(end - 1)) end -= 1
  return end - start
}

check('attachments.upload.urls-are-not-numbered', ['PRIV-004'], agentChat, async (t) => {
  const urls: string[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const { url } = await uploaded(t, Buffer.from(t.unique.marker()))
    if (url !== undefined) urls.push(url)
  }
  if (urls.length < 3) t.notTestable('answers to uploads contain no urls', 'a url in the answer of an upload')
  for (const [index, url] of urls.slice(1).entries())
    t.expect.that(differingRun(urls[index]!, url) >= 16, {
      failureClass: 'leaked',
      what: 'number of differing characters in the urls of two uploads (few can be guessed)',
      expected: 'at least 16',
      actual: [urls[index], url],
    })
})

check('attachments.part.two-of-one-message', ['PART-016', 'ATT-011'], agentChat, async (t) => {
  const sent = [await uploaded(t, Buffer.from(t.unique.marker())), await uploaded(t, Buffer.from(t.unique.marker()))]
  const { messageId } = await t.agent.sendText(t.chat.id, undefined, { parts: sent.map(({ id }) => media(id)) })
  const entry = await t.eventually('the message in the history', () =>
    t.agents[1]!.awaitInHistory(t.chat.id, messageId, 0),
  )
  for (const [index, { bytes }] of sent.entries())
    for (const url of urlsIn(t, entry.parts[index])) {
      const found = await readMedia(t, url, [t.agents[1]!])
      t.expect.that(found === undefined || found.bytes.equals(bytes), {
        failureClass: 'changed',
        what: `the bytes at the url of attachment ${index + 1} of 2`,
        expected: bytes.toString(),
        actual: found?.text.slice(0, 200),
      })
    }
})

check('attachments.received.stays-of-its-uploader', ['ATT-008', 'PART-015'], agentChat, async (t) => {
  const [uploader, recipient] = [t.agents[0]!, t.agents[1]!]
  const { id, url } = await uploaded(t, Buffer.from(t.unique.marker()), uploader)
  const { messageId } = await uploader.sendText(t.chat.id, undefined, { parts: [media(id)] })
  await recipient.awaitInHistory(t.chat.id, messageId)
  if (t.hooks.has('getAttachment')) {
    const answer = await attemptHook(t, 'getAttachment', { attachment_id: id }, recipient)
    t.expect.that(!answer.accepted, {
      failureClass: 'leaked',
      what: 'the metadata of an attachment, for an agent that received it in a message',
      expected: 'a rejection',
      actual: answer.accepted ? answer.result : undefined,
    })
  }
  const reply = await recipient.send({
    message_id: t.unique.messageId(),
    chat_id: t.chat.id,
    parts: [media(id)] as never,
  })
  if (!reply.ok) return
  // A target that accepts ids of others must not grant access to the bytes (AMB-127).
  t.warn('a media part with the id of a received attachment is accepted', { requirement: 'PART-015' })
  if (url !== undefined)
    t.expect.notLeaked(url, [reply], {
      requirement: 'PART-015',
      what: 'the answer to a media part with the id of a received attachment',
    })
})
