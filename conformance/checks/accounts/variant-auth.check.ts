/** Operations of the variant form require an Agent Token. */
import { operations, type OperationId } from '../../../generated/variant/operations.ts'
import type { RequestOptions } from '../../client/client.ts'
import { messagesOf } from '../../client/agent.ts'
import { openDraft, valueParts } from '../../client/variant.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Needs } from '../../check-api/needs.ts'
import type { OptionalArea } from '../../target/optional-areas.ts'

/** Operations to test. Operations of this project, and sendVoiceMemo without a stated body (AMB-097), are excluded. */
type VariantOperation = Exclude<
  { [Id in OperationId]: (typeof operations)[Id] extends { origin: 'project' } ? never : Id }[OperationId],
  'sendVoiceMemo'
>

interface VariantCase {
  needs: Needs
  optionalArea?: OptionalArea
  /** Returns the path parameter and the body of a request by `t.agent`, new for each request. */
  request(t: CheckContext): Promise<{ id?: string; json: unknown; headers?: Record<string, string> }>
}

const pair: Needs = { agents: 2, chat: 'agents' }

const draftId = async (t: CheckContext): Promise<string> =>
  (await t.given(openDraft(t.agent, t.chat.id), 'opening a draft')).message_id

const cases: Record<VariantOperation, VariantCase> = {
  sendMessage: {
    needs: pair,
    request: async (t) => ({
      json: { to: [t.agents[1]!.handle], message: { parts: valueParts(t.unique.marker('sent')) } },
    }),
  },
  appendDraft: {
    needs: pair,
    optionalArea: 'drafts',
    request: async (t) => ({ id: await draftId(t), json: { text: t.unique.marker('more') } }),
  },
  finalizeDraft: {
    needs: pair,
    optionalArea: 'drafts',
    request: async (t) => {
      const id = await draftId(t)
      await t.given(
        t.agent.call({ method: 'POST', path: `/v1/messages/${id}/append`, json: { text: t.unique.marker('text') } }),
        'an append to a draft',
      )
      return { id, json: {} }
    },
  },
  react: {
    needs: pair,
    request: async (t) => ({
      id: (await t.agents[1]!.sendText(t.chat.id)).messageId,
      json: { operation: 'add', type: 'like' },
    }),
  },
  createWebhook: {
    needs: { agents: 1, webhook: 'slot', usesUp: true },
    optionalArea: 'webhooks',
    request: async (t) => ({
      json: { target_url: t.receiver.endpoint().url, subscribed_events: ['message.received'] },
    }),
  },
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

for (const [operation, about] of Object.entries(cases) as [VariantOperation, VariantCase][]) {
  const { needs, optionalArea, request } = about
  check(
    `accounts.variant-${kebab(operation)}.needs-a-token`,
    ['AUTH-001', 'AUTH-003'],
    { forms: ['variant'], needs, optionalArea },
    async (t) => {
      const ask = async (): Promise<RequestOptions> => {
        const { id = '', ...rest } = await request(t)
        const { method, path } = operations[operation]
        return { ...rest, method: method.toUpperCase(), path: path.replace(/\{[^}]+\}/, encodeURIComponent(id)) }
      }
      await t.given(t.agent.call(await ask()), `${operation} of the variant form with an Agent Token`)
      for (const [who, headers] of [
        ['no credential', {}],
        ['an unknown token', { authorization: `Bearer svc_live_${t.unique.ulid()}${t.unique.ulid()}` }],
      ] as const) {
        const attempt = await ask()
        const before = await newestMessages(t, needs)
        const reply = await t.request({ ...attempt, headers })
        t.expect.that(!reply.ok, {
          what: `${operation} of the variant form with ${who} is rejected`,
          failureClass: 'changed',
          expected: 401,
          actual: reply.status,
        })
        t.expect.status(reply, 401, {
          requirement: 'AUTH-003',
          what: `status of ${operation} with ${who}`,
          warnOnly: true,
        })
        const added = (await newestMessages(t, needs)).filter((id) => !before.includes(id))
        t.expect.equal(added.length, needs.chat === undefined ? 0 : 1, {
          what: `new messages in the chat after ${operation} with ${who}, except one from this check`,
        })
      }
    },
  )
}

/**
 * Sends a message, waits until the history contains it, and returns the message ids of the newest page. Messages
 * accepted before are then in the history (AMB-107). A count would prove nothing, because a page of a long chat is
 * always full.
 */
async function newestMessages(t: CheckContext, { chat }: Needs): Promise<unknown[]> {
  if (chat === undefined) return []
  const { messageId } = await t.agent.sendText(t.chat.id)
  await t.agent.awaitInHistory(t.chat.id, messageId, effectTimeoutMs(t))
  return messagesOf((await t.agent.history(t.chat.id)).body).map(({ message_id }) => message_id)
}
