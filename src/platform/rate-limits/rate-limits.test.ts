import { describe, expect, it } from 'vitest'

import { rateLimitSetting, showLimits, standardLimits } from './rate-limits.ts'

const read = rateLimitSetting.parse

describe('PARLEY_RATE_LIMITS', () => {
  it('changes the named limits and keeps the others', () => {
    expect(read('token=600/60s, device=off')).toEqual({
      ...standardLimits,
      token: { requests: 600, seconds: 60 },
      device: undefined,
    })
    expect('device' in read('device=off')).toBe(false)
  })

  it('switches all limits off', () => expect(read('off')).toEqual({}))

  it('can be parsed from its displayed form', () => expect(read(showLimits(standardLimits))).toEqual(standardLimits))

  it.each([
    'on',
    'token',
    'token=',
    'token=600',
    'token=600/60',
    'token=600/1m',
    'token=0/60s',
    'token=600/0s',
    'token=-1/60s',
    'token=600/86401s',
    'token=1000001/60s',
    'tokens=600/60s',
    'token=600/60s=1',
    'token=600/60s,',
    'constructor=1/1s',
  ])('%s is rejected', (text) => expect(() => read(text)).toThrow(/^must /))
})
