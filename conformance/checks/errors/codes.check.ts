import { textParts } from '../../client/agent.ts'
import { check, type RequirementId } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Needs } from '../../check-api/needs.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import { codeOf, errorReply, statusOfCode, type ErrorReply } from '../../fixtures/error-body.ts'
import { provokeRejections } from './rejections.ts'

interface Code {
  requirement: RequirementId
  needs: Needs
  provoke(t: CheckContext): Promise<ErrorReply[]>
}

const pair: Needs = { agents: 2, chat: 'agents' }

/** How each code may be brought about by what every target has, or by hooks. Codes without a sure cause may stay unseen. */
const codes: Record<string, Code> = {
  unauthorized: { requirement: 'ERR-003', needs: pair, provoke: provokeRejections },
  forbidden: {
    requirement: 'ERR-004',
    needs: { agents: 2, persons: 1, group: true, hooks: ['removeMember'] },
    provoke: afterRemoval,
  },
  not_found: { requirement: 'ERR-005', needs: pair, provoke: provokeRejections },
  conflict: {
    requirement: 'ERR-006',
    needs: { agents: 1, persons: 1, chat: 'person', hooks: ['renameGroup'] },
    provoke: renamedDirectChat,
  },
  idempotency_conflict: { requirement: 'ERR-007', needs: pair, provoke: provokeRejections },
  limit_exceeded: { requirement: 'ERR-008', needs: { agents: 1, webhook: 'slot' }, provoke: manyWebhooks },
  invalid_request: { requirement: 'ERR-012', needs: pair, provoke: provokeRejections },
}

for (const [code, { requirement, needs, provoke }] of Object.entries(codes)) {
  check(`errors.code.${code.replaceAll('_', '-')}`, [requirement, 'ERR-016'], { area: 'errors', needs }, async (t) => {
    await t.given(t.agent.me(), 'GET /v1/agents/me')
    const found = await provoke(t)
    for (const rejection of found) judgePair(t, rejection, code, requirement)
    if (!found.some(({ body }) => codeOf(body) === code)) {
      t.notTestable(
        `the code ${code} was never seen`,
        `a target that rejects one of these requests with ${code}: ${found.map(({ what }) => what).join(', ')}`,
      )
    }
  })
}

function judgePair(
  t: CheckContext,
  { what, status, body }: ErrorReply,
  code: string,
  requirement: RequirementId,
): void {
  const given = codeOf(body)
  const stated = typeof given === 'string' ? statusOfCode[given] : undefined
  if (given !== code) {
    if (typeof given === 'string' && stated === undefined)
      t.warn(`${what}: ${given} is none of the thirteen codes`, { requirement: 'ERR-016' })
    else if (stated !== undefined && given !== 'invalid_request')
      t.expect.equal(status, stated, { requirement: 'ERR-016', what: `the status of ${what}, whose code is ${given}` })
    return
  }
  // PATCH /v1/me and the device routes answer 400 as stated (AMB-068, AMB-069).
  const exempt = code === 'invalid_request' && status === 400 && what === 'a setting that is no boolean'
  t.expect.that(exempt || status === stated, {
    requirement,
    what: `code ${code} goes with ${stated} (${what})`,
    expected: stated,
    actual: { status, body },
  })
}

async function afterRemoval(t: CheckContext): Promise<ErrorReply[]> {
  const [member, removed] = [t.agents[0]!, t.agents[1]!]
  const { messageId } = await removed.say(t.group.id)
  await t.hooks.run('removeMember', { chat_id: t.group.id, handle: removed.handle, id: removed.id }, t.person)
  const send = () => removed.send({ message_id: t.unique.messageId(), chat_id: t.group.id, parts: textParts('x') })
  const late = await t.eventually('the rejection of a send by a removed member', async () => {
    const reply = await send()
    return reply.ok ? undefined : reply
  })
  await member.say(t.group.id)
  return [
    errorReply(late, 'a send by a removed member'),
    errorReply(await removed.react(messageId, { operation: 'add', type: 'like' }), 'a reaction by a removed member'),
    errorReply(await removed.history(`cnv_${t.unique.messageId().slice(4)}`), 'the history of an unknown chat'),
  ].filter(({ status }) => status >= 400)
}

async function renamedDirectChat(t: CheckContext): Promise<ErrorReply[]> {
  const answer = await attemptHook(t, 'renameGroup', { chat_id: t.chat.id, name: 'x' }, t.person)
  return answer.accepted ? [] : [{ ...answer, what: 'renaming a direct chat' }]
}

/** Subscriptions until one is rejected; the lease removes them. */
async function manyWebhooks(t: CheckContext): Promise<ErrorReply[]> {
  for (let turn = 0; turn < 30; turn += 1) {
    const reply = await t.agent.createWebhook({ url: t.receiver.endpoint().url })
    if (!reply.ok) return [errorReply(reply, `subscription number ${turn + 1}`)]
  }
  return []
}

check(
  'errors.code.payload-too-large',
  ['ERR-011', 'ERR-016'],
  { area: 'errors', needs: pair, seconds: 2 },
  async (t) => {
    await t.agent.say(t.chat.id)
    const parts = Array.from({ length: 20 }, () => textParts('x'.repeat(30_000))).flat()
    const reply = await t.agent
      .send({ message_id: t.unique.messageId(), chat_id: t.chat.id, parts })
      .catch(() => t.notTestable('the connection was closed on a body of 600 KB', 'a target that answers 413'))
    t.expect.status(reply, '4xx', { what: 'a send of 600 KB' })
    const code = codeOf(reply.body)
    t.expect.that(code !== 'payload_too_large' || reply.status === 413, {
      what: 'code payload_too_large goes with 413',
      expected: 413,
      actual: reply.status,
    })
    if (reply.status !== 413)
      t.notTestable(`a body of 600 KB is rejected with ${reply.status}`, 'a target that answers 413 (LIM-005)')
    if (code === undefined) t.warn('the 413 has no error body')
    else t.expect.equal(code, 'payload_too_large', { what: 'the code of a 413' })
  },
)
