/** Ids and contents of sends. */
import type { ClientCase } from '../client-case.ts'
import { NotTestable, Violation } from '../outcome.ts'
import { cutAfter, errorAnswer } from '../service/disruptions.ts'
import type { Trial } from '../trial.ts'

const givenId = 'msg_01hzy3v5k8q2w7r4t6y9x0c1b2'

/** Sends a text. @throws NotTestable when the client reports an error */
async function sendText(trial: Trial, text: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const reply = await trial.request('send', { chat_id: trial.service.chatId, text, ...more })
  const rejected = trial.service.requests('send').find(({ status = 0 }) => status >= 400)
  if (rejected) throw new Violation(`the service rejected the request with ${rejected.status}: its body is not valid`)
  if (reply.error) throw new NotTestable(`the send failed: ${reply.error.message}`)
  return reply.result?.message_id ?? ''
}

function expectOnce(trial: Trial, text: string): void {
  const count = trial.service.stored(text).length
  if (count !== 1) throw new Violation(`the text ${JSON.stringify(text)} was stored ${count} times`)
}

const advice =
  'Generate message_id once for each message, and keep it for all attempts. It is `msg_` and a ULID in lower-case Crockford base32.'

/** A text that reaches the service unchanged. */
function unchanged(id: string, text: string): ClientCase {
  return {
    id: `messages.text.${id}`,
    requirements: ['MSG-051', 'PART-002'],
    title: `sends a text with ${id.replaceAll('-', ' ')} unchanged`,
    advice: 'Encode the body as JSON in UTF-8, and do not trim or normalize texts.',
    async judge(trial) {
      await trial.start()
      await sendText(trial, text)
      expectOnce(trial, text)
    },
  }
}

export const messageCases: readonly ClientCase[] = [
  {
    id: 'messages.id.new-for-each-message',
    requirements: ['MSG-012', 'MSG-016'],
    title: 'generates a new message id for each message',
    advice,
    async judge(trial) {
      await trial.start()
      for (let number = 1; number <= 5; number++) await sendText(trial, 'the same text')
      const count = trial.service.stored('the same text').length
      if (count !== 5) throw new Violation(`5 sends were stored as ${count} messages: their ids repeat`)
    },
  },
  {
    id: 'messages.id.new-after-a-restart',
    requirements: ['MSG-012', 'MSG-016'],
    title: 'generates no id again after a restart',
    advice: `${advice} Use a random part, not a counter that begins again with each process.`,
    async judge(trial) {
      await trial.start()
      await sendText(trial, 'before')
      await trial.restart()
      await sendText(trial, 'after')
      expectOnce(trial, 'before')
      expectOnce(trial, 'after')
    },
  },
  {
    id: 'messages.id.of-the-caller',
    requirements: ['MSG-016', 'ERR-018'],
    title: 'sends with the message id that its caller gives',
    advice: `${advice} A caller that repeats a send after a crash gives the id of its earlier attempt.`,
    async judge(trial) {
      await trial.start()
      await sendText(trial, 'with an id', { message_id: givenId })
      const [stored] = trial.service.stored('with an id')
      if (stored?.message_id !== givenId)
        throw new Violation(`the message has the id ${stored?.message_id ?? 'of no message'}`)
    },
  },
  {
    id: 'messages.id.repeated-after-a-crash',
    requirements: ['MSG-039', 'ERR-018'],
    title: 'stores a message once when the same send is repeated after a crash',
    advice: `${advice} A caller that repeats a send after a crash gives the id of its earlier attempt.`,
    async judge(trial) {
      await trial.start()
      await sendText(trial, 'across a crash', { message_id: givenId })
      await trial.restart()
      await sendText(trial, 'across a crash', { message_id: givenId })
      expectOnce(trial, 'across a crash')
    },
  },
  {
    id: 'messages.id.reported',
    requirements: ['MSG-015', 'MSG-031'],
    title: 'reports the id under which the message was stored',
    advice: 'Return message_id of the answer, which is the id that you sent.',
    async judge(trial) {
      await trial.start()
      const id = await sendText(trial, 'which id')
      if (!trial.service.messages.has(id))
        throw new Violation(`the client reported ${id || 'no id'}, which no message has`)
    },
  },
  {
    id: 'messages.concurrent',
    requirements: ['MSG-016', 'ERR-018'],
    title: 'stores each of ten concurrent messages once, although some answers are lost',
    advice,
    async judge(trial) {
      await trial.start()
      const texts = Array.from({ length: 10 }, (_, index) => `concurrent ${index}`)
      trial.service.disrupt('send', cutAfter, errorAnswer(503), cutAfter)
      const sent = await Promise.all(
        texts.map((text) => trial.request('send', { chat_id: trial.service.chatId, text })),
      )
      for (const [index, text] of texts.entries()) {
        const count = trial.service.stored(text).length
        if (count > 1 || (count === 0 && sent[index]!.result)) throw new Violation(`${text} was stored ${count} times`)
      }
    },
  },
  {
    id: 'messages.reply',
    requirements: ['MSG-024', 'MSG-025'],
    title: 'sends a reply with reply_to.message_id',
    advice: 'reply_to is an object with the message_id of the message that is replied to.',
    async judge(trial) {
      await trial.start()
      await sendText(trial, 'a reply', { reply_to: givenId })
      const target = (trial.service.stored('a reply')[0]?.reply_to as { message_id?: string } | undefined)?.message_id
      if (target !== givenId) throw new Violation(`reply_to.message_id is ${JSON.stringify(target)}`)
    },
  },
  unchanged('emoji-and-accents', 'Grüße, 你好, 👩‍👩‍👧 e\u0301'),
  unchanged('line-breaks-and-spaces', '  one\n\ttwo\r\n '),
  unchanged('quotes-and-control-characters', '"\\ \u0001 </script> \u2028'),
]
