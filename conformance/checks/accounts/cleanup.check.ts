/** Cleanup of stored files after a deletion while the storage is unavailable. */
import { check } from '../../check-api/check.ts'
import { restart, restarting } from '../../fixtures/restart.ts'
import { plainAgent } from '../../fixtures/profiles.ts'
import { newPerson, deleteAccount } from '../../fixtures/persons.ts'

check(
  'accounts.delete.cleanup-outlasts-its-storage',
  ['DEL-002', 'DEL-003', 'DEL-004', 'DEL-006'],
  {
    ...restarting,
    optionalArea: 'attachments',
    needs: { agents: 1, hooks: ['createPerson', 'deleteAccount', 'readCleanup', 'failStorage', 'restartServer'] },
  },
  async (t) => {
    const person = await newPerson(t)
    const agent = await plainAgent(t, person)
    const upload = {
      method: 'POST',
      path: '/v1/attachments',
      raw: 'to be cleared',
      headers: { 'content-type': 'text/plain' },
    }
    await t.given(agent.call(upload), 'an upload')
    const statusOf = async (receipt: unknown): Promise<unknown> =>
      (await t.hooks.run('readCleanup', { receipt_id: receipt }))['status']
    const { outlasts_restart: outlastsRestart } = await t.hooks.run('failStorage', { up: false })
    let receipt: unknown
    try {
      const answer = await deleteAccount(t, person)
      receipt = answer.receipt_id
      t.expect.that(answer.status !== 'completed', {
        what: 'cleanup.status of a deletion while the storage is unavailable',
        expected: 'pending',
        actual: answer.status,
      })
      t.expect.that(typeof receipt === 'string' && receipt !== '', {
        requirement: 'DEL-004',
        what: 'cleanup.receipt_id of a pending cleanup',
        expected: 'a non-empty string',
        actual: receipt,
      })
      const late = await person.createAgent({ handle: t.unique.handle(), display_name: 'Too late' })
      t.expect.that(!late.ok, {
        requirement: 'DEL-006',
        what: 'POST /v1/me/agents with the session of a deleted person whose cleanup is pending',
        expected: 401,
        actual: late.status,
      })
      // Skips the restart if it would make the storage available again, which ends the cleanup.
      if (outlastsRestart === true) {
        await restart(t, 'SIGTERM')
        t.expect.that((await statusOf(receipt)) !== 'completed', {
          what: 'the status of a cleanup after a restart while the storage is unavailable',
          expected: 'pending',
        })
      }
    } finally {
      await t.hooks.run('failStorage', { up: true })
    }
    await t.eventually(
      'the end of the cleanup after the storage is available again',
      async () => (await statusOf(receipt)) === 'completed',
      {
        requirement: 'DEL-003',
        withinMs: t.timing.settle_ms + 15_000,
      },
    )
    await t.given(t.agent.me(), 'an agent of another person')
  },
)
