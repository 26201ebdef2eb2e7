import { expect, it } from 'vitest'
import { newResult, type CheckResult } from './result.ts'
import { withoutUnseenNames } from './unseen-names.ts'

const result = (status: CheckResult['status'], used: 'read_stamp' | 'kind', seen: string[]): CheckResult =>
  newResult(
    { id: 'a.b.c', area: 'a', requirements: ['MSG-039'] },
    { form: 'current', seed: 1, status, violated: 'MSG-039', names: { used: [used], seen } },
  )
const names = { read_stamp: 'read_at', kind: 'sort' }

it('makes a failure not testable when the whole run never saw the name that the check reads', () => {
  const [kind, stamp] = withoutUnseenNames(
    [result('failed', 'kind', ['read_at']), result('failed', 'read_stamp', [])],
    names,
  )
  expect(kind).toMatchObject({ status: 'not_testable', message: expect.stringContaining('never seen: sort') })
  expect(kind?.unlock).toContain('names.kind')
  expect(kind).not.toHaveProperty('violated')
  expect(stamp?.status).toBe('failed')
})

it('leaves checks alone that did not fail', () => {
  expect(withoutUnseenNames([result('passed', 'kind', [])], names)[0]?.status).toBe('passed')
})
