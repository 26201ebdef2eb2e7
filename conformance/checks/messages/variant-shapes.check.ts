/** Three forms of one route. The target recognizes each by its members, independent of earlier sends. */
import fc from 'fast-check'
import { textOf, textParts } from '../../client/agent.ts'
import { appendDraft, finalizeDraft, openDraft } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { variantChat } from '../../fixtures/agent-chat.ts'
import { received, write } from '../../fixtures/variant-sends.ts'

const shapesOf = (t: CheckContext) =>
  fc.array(fc.constantFrom('current', 'variant', ...(t.offered('drafts') ? (['draft'] as const) : [])), {
    minLength: 3,
    maxLength: 8,
  })

check('messages.send.three-shapes', ['VMSG-016'], { ...variantChat, seconds: 2 }, async (t) => {
  const reader = t.agents[1]!
  await t.property(
    shapesOf(t),
    async (sequence, run) => {
      for (const shape of sequence) {
        const [after, text] = [await reader.cursor(), run.marker()]
        if (shape === 'variant') await t.given(write(t.agent, reader, text), 'a variant send')
        else if (shape === 'current') {
          const id = run.messageId()
          const reply = await t.agent.send({ message_id: id, chat_id: t.chat.id, parts: textParts(text) })
          t.expect.that(reply.ok, {
            failureClass: 'lost',
            what: 'a current send between sends of other forms is accepted',
            actual: reply.status,
          })
          const stored = await t.eventually(
            'the message of a current send',
            () => reader.awaitInHistory(t.chat.id, id, 0),
            { failureClass: 'lost' },
          )
          t.expect.equal(textOf(stored), text, {
            failureClass: 'changed',
            what: 'text of a current send between sends of other forms',
          })
        } else {
          const { message_id: id } = await t.given(openDraft(t.agent, t.chat.id), 'opening a draft')
          await t.given(appendDraft(t.agent, id, text), 'an append')
          await t.given(finalizeDraft(t.agent, id), 'finalizing a draft')
        }
        const { message } = await received(t, reader, after, text, { failureClass: 'lost' })
        t.expect.equal(textOf(message), text, {
          failureClass: 'changed',
          what: `text of a ${shape} send between sends of other forms`,
        })
      }
    },
    { runs: { quick: 3, full: 12, deep: 60 } },
  )
})
