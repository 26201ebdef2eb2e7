import { expect, it } from 'vitest'
import type { NameKey } from '../target/target.ts'
import { newResult, type CheckResult } from './result.ts'
import { withoutUnseenNames } from './unseen-names.ts'

const result = (status: CheckResult['status'], used: NameKey, seen: string[]): CheckResult =>
  newResult(
    { id: 'a.b.c', area: 'a', requirements: ['MSG-039'] },
    { form: 'current', seed: 1, status, violated: 'MSG-039', names: { used: [used], seen } },
  )
const names = { read_stamp: 'read_at', kind: 'sort' }

it('makes a failure not testable if no response of the run contained the name that the check reads', () => {
  const [kind, stamp] = withoutUnseenNames(
    [result('failed', 'kind', ['read_at']), result('failed', 'read_stamp', [])],
    { names },
  )
  expect(kind).toMatchObject({
    status: 'not_testable',
    message: expect.stringContaining('no answer of the run contained sort'),
  })
  expect(kind?.unlock).toContain('names.kind')
  expect(kind).not.toHaveProperty('violated')
  expect(stamp?.status).toBe('failed')
})

it('does not change checks that did not fail', () => {
  expect(withoutUnseenNames([result('passed', 'kind', [])], { names })[0]?.status).toBe('passed')
})

it('keeps a failure that depends on a name stated in the document', () => {
  const stated = { capability_url: 'url', message_sequence: 'sequence' }
  for (const key of ['capability_url', 'message_sequence'] as const) {
    expect(withoutUnseenNames([result('failed', key, [])], { names: stated })[0]?.status).toBe('failed')
    expect(withoutUnseenNames([result('failed', key, [])], { names: { [key]: 'guess' } })[0]?.status).toBe(
      'not_testable',
    )
  }
})
