import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { NotOffered } from '../../check-api/outcome.ts'
import { readMedia, uploaded, urlsIn } from '../../fixtures/uploads.ts'

check(
  'attachments.url.for-those-who-see-the-message',
  ['PRIV-004'],
  { optionalArea: 'capability_urls', needs: { agents: 3, chat: 'agents' } },
  async (t) => {
    const [sender, reader, stranger] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const { id, bytes } = await uploaded(t, Buffer.from(t.unique.marker()), sender)
    const { messageId } = await sender.sendText(t.chat.id, undefined, { parts: [{ type: 'media', attachment_id: id }] })
    const entry = await reader.awaitInHistory(t.chat.id, messageId)
    const [url] = urlsIn(t, entry?.parts?.[0])
    if (url === undefined || (await readMedia(t, url, [reader])) === undefined)
      throw new NotOffered('no url in the message serves the bytes')
    const reply = {
      message_id: t.unique.messageId(),
      chat_id: t.chat.id,
      parts: textParts('x'),
      reply_to: { message_id: messageId },
    }
    const asks = {
      'the history of the chat': await stranger.history(t.chat.id),
      'a reaction': await stranger.react(messageId, { operation: 'add', type: 'emoji', emoji: '👍' }),
      'a reply': await stranger.send(reply),
      'the log of the agent': await stranger.events({ after: 0, timeout: 0 }),
    }
    for (const [what, answer] of Object.entries(asks))
      t.expect.notLeaked(url, [answer], {
        what: `the url of an attachment in ${what}, for an agent that is not a member of the chat`,
      })
    const place = /[\w-]{20,}/.exec(new URL(url).pathname)?.[0]
    if (place === undefined) return
    const changed = url.replace(place, `${place.slice(0, 10)}${place[10] === 'a' ? 'b' : 'a'}${place.slice(11)}`)
    const found = await readMedia(t, changed, [reader])
    t.expect.that(found === undefined || !found.bytes.equals(bytes), {
      failureClass: 'leaked',
      what: 'a url with one character changed does not serve the bytes',
      expected: 404,
      actual: found?.status,
    })
  },
)
