/** Three shapes of one route: each is told by its members, whatever was sent before. */
import fc from 'fast-check'
import { textOf, textParts } from '../../client/agent.ts'
import { appendDraft, finalizeDraft, openDraft } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import { received, write, writing } from '../../fixtures/variant-sends.ts'

const shapes = fc.array(fc.constantFrom('current', 'variant', 'draft'), { minLength: 3, maxLength: 8 })

check('messages.send.three-shapes', ['VMSG-016'], { ...writing, seconds: 2 }, async (t) => {
  const reader = t.agents[1]!
  await t.property(
    shapes,
    async (sequence, run) => {
      for (const shape of sequence) {
        const [after, text] = [await reader.cursor(), run.marker()]
        if (shape === 'variant') await t.given(write(t.agent, reader, text), 'a variant send')
        else if (shape === 'current') {
          const id = run.messageId()
          const reply = await t.agent.send({ message_id: id, chat_id: t.chat.id, parts: textParts(text) })
          t.expect.that(reply.ok, {
            harm: 'lost',
            what: 'a current send between sends of other shapes is accepted',
            actual: reply.status,
          })
          const stored = await t.eventually(
            'the message of a current send',
            () => reader.awaitInHistory(t.chat.id, id, 0),
            { harm: 'lost' },
          )
          t.expect.equal(textOf(stored), text, {
            harm: 'changed',
            what: 'text of a current send between sends of other shapes',
          })
        } else {
          const { message_id: id } = await t.given(openDraft(t.agent, t.chat.id), 'opening a draft')
          await t.given(appendDraft(t.agent, id, text), 'an append')
          await t.given(finalizeDraft(t.agent, id), 'finalizing a draft')
        }
        const { message } = await received(t, reader, after, text, { harm: 'lost' })
        t.expect.equal(textOf(message), text, {
          harm: 'changed',
          what: `text of a ${shape} send between sends of other shapes`,
        })
      }
    },
    { runs: { quick: 3, full: 12, deep: 60 } },
  )
})
