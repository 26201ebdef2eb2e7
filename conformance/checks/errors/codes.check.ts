import { check, type RequirementId } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Needs } from '../../check-api/needs.ts'
import { NotOffered } from '../../check-api/outcome.ts'
import { textParts } from '../../client/agent.ts'
import { NotTestable } from '../../client/not-testable.ts'
import { codeOf, statusOfCode } from '../../fixtures/error-body.ts'
import { provokeRejections } from './rejections.ts'
import * as triggers from './code-triggers.ts'

interface Code {
  requirement: RequirementId
  needs: Needs
  /** Requests that may cause the code. Requests without hooks in the target file are skipped. */
  triggers: readonly triggers.Trigger[]
}

const pair: Needs = { agents: 2, chat: 'agents' }
const kin: Needs = { agents: 2, persons: 1, ownedBy: 'person' }

/** Possible causes of each code, on any target or with hooks. A target need not use every code. */
const codes: Record<string, Code> = {
  unauthorized: { requirement: 'ERR-003', needs: pair, triggers: [provokeRejections] },
  forbidden: {
    requirement: 'ERR-004',
    needs: kin,
    triggers: [triggers.afterUninstallation, triggers.afterRemoval],
  },
  not_found: { requirement: 'ERR-005', needs: pair, triggers: [provokeRejections] },
  conflict: {
    requirement: 'ERR-006',
    needs: kin,
    triggers: [triggers.refusedTask, triggers.renamedDirectChat],
  },
  idempotency_conflict: { requirement: 'ERR-007', needs: pair, triggers: [provokeRejections] },
  limit_exceeded: {
    requirement: 'ERR-008',
    needs: { ...pair, webhook: 'slot' },
    triggers: [triggers.largeSends, triggers.manyWebhooks, triggers.largeDiscovery],
  },
  invalid_request: { requirement: 'ERR-012', needs: pair, triggers: [provokeRejections] },
}

for (const [code, { requirement, needs, triggers: provoke }] of Object.entries(codes)) {
  check(`errors.code.${code.replaceAll('_', '-')}`, [requirement, 'ERR-016'], { needs }, async (t) => {
    await t.given(t.agent.me(), 'GET /v1/agents/me')
    const found: triggers.Rejected[] = []
    const missing: NotTestable[] = []
    for (const trigger of provoke) {
      const rejected = await trigger(t).catch((error: unknown) => {
        if (!(error instanceof NotTestable)) throw error
        missing.push(error)
        return []
      })
      for (const rejection of rejected) judgePair(t, rejection, code, requirement)
      found.push(...rejected)
      if (found.some(({ body }) => codeOf(body) === code)) return
    }
    if (missing[0] !== undefined && missing.length === provoke.length) throw missing[0]
    throw new NotOffered(
      `the target rejects none of these requests with ${code}: ${found.map(({ what }) => what).join(', ')}`,
    )
  })
}

function judgePair(
  t: CheckContext,
  { what, status, body }: triggers.Rejected,
  code: string,
  requirement: RequirementId,
): void {
  const given = codeOf(body)
  const stated = typeof given === 'string' ? statusOfCode[given] : undefined
  if (given !== code) {
    if (typeof given === 'string' && stated === undefined)
      t.warn(`${what}: ${given} is none of the thirteen codes`, { requirement: 'ERR-016' })
    else if (stated !== undefined && given !== 'invalid_request')
      t.expect.equal(status, stated, { requirement: 'ERR-016', what: `the status of ${what} with the code ${given}` })
    return
  }
  // PATCH /v1/me and the device routes answer 400, as stated (AMB-068, AMB-069).
  const exempt = code === 'invalid_request' && status === 400 && what === 'a setting that is not a boolean'
  t.expect.that(exempt || status === stated, {
    requirement,
    what: `the code ${code} has status ${stated} (${what})`,
    expected: stated,
    actual: { status, body },
  })
}

check('errors.code.payload-too-large', ['ERR-011', 'ERR-016'], { needs: pair, seconds: 2 }, async (t) => {
  await t.agent.sendText(t.chat.id)
  const parts = Array.from({ length: 20 }, () => textParts('x'.repeat(30_000))).flat()
  const reply = await t.agent
    .send({ message_id: t.unique.messageId(), chat_id: t.chat.id, parts })
    .catch(() => t.notTestable('the connection was closed during a body of 600 KB', 'a target that answers 413'))
  t.expect.status(reply, '4xx', { what: 'a send of 600 KB' })
  const code = codeOf(reply.body)
  t.expect.that(code !== 'payload_too_large' || reply.status === 413, {
    what: 'the code payload_too_large has status 413',
    expected: 413,
    actual: reply.status,
  })
  if (reply.status !== 413)
    t.notTestable(`a body of 600 KB is rejected with ${reply.status}`, 'a target that answers 413 (LIM-005)')
  if (code === undefined) t.warn('the 413 has no error body')
  else t.expect.equal(code, 'payload_too_large', { what: 'the code of a 413' })
})
