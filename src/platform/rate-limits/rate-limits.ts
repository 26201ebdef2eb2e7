import type { SettingType } from '../setting-types.ts'

/** Number of requests allowed in each window of a number of seconds. */
export interface Limit {
  requests: number
  seconds: number
}

/**
 * Counted requests. `token`: requests of one account, with all of its Agent Tokens or sessions (AMB-230); `body`: KiB
 * of its request bodies of more than 4 KiB (AMB-232); `search`: its searches of messages, which are not counted as
 * `token`; `frame`: frames on its sockets (AMB-231). Per address: `address`, requests without a credential; `probe`,
 * the health routes; `device`, the routes of pairing without a credential; `sign_in`, the pages and routes of signing in;
 * `sign_in_failed`, failed attempts of one sign-in method, after which it is locked until the window ends; `credential`,
 * requests with an invalid credential.
 */
export const limitRules = [
  'token',
  'body',
  'search',
  'frame',
  'address',
  'probe',
  'device',
  'sign_in',
  'sign_in_failed',
  'credential',
] as const
export type LimitRule = (typeof limitRules)[number]

/** Current limits; a rule without an entry is not limited. */
export type RateLimits = Readonly<Partial<Record<LimitRule, Limit>>>

export const standardLimits: RateLimits = {
  token: { requests: 6_000, seconds: 60 },
  body: { requests: 40 * 1024, seconds: 60 },
  search: { requests: 240, seconds: 60 },
  frame: { requests: 5_000, seconds: 1 },
  address: { requests: 1_200, seconds: 60 },
  probe: { requests: 6_000, seconds: 60 },
  device: { requests: 120, seconds: 60 },
  sign_in: { requests: 30, seconds: 60 },
  sign_in_failed: { requests: 10, seconds: 900 },
  credential: { requests: 120, seconds: 60 },
}

/** Limits of a demo: all clients share one address, and developers send requests quickly. */
export const demoLimits: RateLimits = Object.fromEntries(
  Object.entries(standardLimits).map(([rule, { requests, seconds }]) => [rule, { requests: requests * 50, seconds }]),
)

const longestWindowSeconds = 86_400
const mostRequests = 1_000_000

/** Formats a limit as `600/60s`. */
export function showLimit({ requests, seconds }: Limit): string {
  return `${requests}/${seconds}s`
}

/** Parses `600/60s`; returns undefined for other texts, and for windows over a day. */
export function readLimit(text: string): Limit | undefined {
  const [, requests, seconds] = /^(\d{1,7})\/(\d{1,5})s$/.exec(text)?.map(Number) ?? []
  if (!requests || !seconds || requests > mostRequests || seconds > longestWindowSeconds) return undefined
  return { requests, seconds }
}

/** Formats limits as in the setting, such as `token=600/60s,device=off`. */
export function showLimits(limits: RateLimits): string {
  return limitRules.map((rule) => `${rule}=${limits[rule] ? showLimit(limits[rule]) : 'off'}`).join(',')
}

/** Parses `off`, or rules such as `token=600/60s,device=off`; others keep their defaults. */
export const rateLimitSetting: SettingType<RateLimits> = {
  name: '`off`, or `RULE=600/60s` and `RULE=off`, comma separated',
  parse(text) {
    if (text === 'off') return {}
    const limits: Partial<Record<LimitRule, Limit>> = { ...standardLimits }
    for (const item of text.split(',')) {
      const [name = '', amount = '', ...rest] = item.trim().split('=')
      const rule = limitRules.find((known) => known === name)
      if (!rule || rest.length > 0)
        throw new Error(`must be off, or list limits of ${limitRules.join(', ')} such as token=600/60s`)
      const limit = readLimit(amount)
      if (limit) limits[rule] = limit
      else if (amount === 'off') delete limits[rule]
      else throw new Error(`must set ${rule} to requests per seconds, such as ${rule}=600/60s, or to ${rule}=off`)
    }
    return limits
  },
}
