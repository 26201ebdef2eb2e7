import type { SettingType } from '../setting-types.ts'

/** A number of requests that are allowed in each window of a number of seconds. */
export interface Limit {
  requests: number
  seconds: number
}

/**
 * What is counted. `token`: requests with one Agent Token or session. Per address: `address`, requests that anybody may
 * make; `probe`, the health routes; `device`, what pairing needs no credential for; `sign_in`, the page behind a one-time link;
 * `credential`, requests whose credential is not valid.
 */
export const limitRules = ['token', 'address', 'probe', 'device', 'sign_in', 'credential'] as const
export type LimitRule = (typeof limitRules)[number]

/** The limits in force; what has none is not limited. */
export type RateLimits = Readonly<Partial<Record<LimitRule, Limit>>>

export const standardLimits: RateLimits = {
  token: { requests: 6_000, seconds: 60 },
  address: { requests: 1_200, seconds: 60 },
  probe: { requests: 6_000, seconds: 60 },
  device: { requests: 120, seconds: 60 },
  sign_in: { requests: 30, seconds: 60 },
  credential: { requests: 120, seconds: 60 },
}

/** Everybody of a demo comes from one address, and whoever tries it out tries fast. */
export const demoLimits: RateLimits = Object.fromEntries(
  Object.entries(standardLimits).map(([rule, { requests, seconds }]) => [rule, { requests: requests * 50, seconds }]),
)

export const longestWindowSeconds = 86_400
export const mostRequests = 1_000_000

/** `600/60s`. */
export function showLimit({ requests, seconds }: Limit): string {
  return `${requests}/${seconds}s`
}

/** Reads `600/60s`; undefined for anything else, and for windows over a day. */
export function readLimit(text: string): Limit | undefined {
  const [, requests, seconds] = /^(\d{1,7})\/(\d{1,5})s$/.exec(text)?.map(Number) ?? []
  if (!requests || !seconds || requests > mostRequests || seconds > longestWindowSeconds) return undefined
  return { requests, seconds }
}

/** Limits as the setting writes them, such as `token=600/60s,device=off`. */
export function showLimits(limits: RateLimits): string {
  return limitRules.map((rule) => `${rule}=${limits[rule] ? showLimit(limits[rule]) : 'off'}`).join(',')
}

/** `off`, or rules such as `token=600/60s,device=off`; a rule that is not named keeps its default. */
export const rateLimitSetting: SettingType<RateLimits> = {
  name: '`off`, or `RULE=600/60s` and `RULE=off`, comma separated',
  parse(text) {
    if (text === 'off') return {}
    const limits: Partial<Record<LimitRule, Limit>> = { ...standardLimits }
    for (const item of text.split(',')) {
      const [name = '', amount = '', ...rest] = item.trim().split('=')
      const rule = limitRules.find((known) => known === name)
      if (!rule || rest.length > 0) throw new Error(`must be off, or name ${limitRules.join(', ')} as in token=600/60s`)
      const limit = readLimit(amount)
      if (limit) limits[rule] = limit
      else if (amount === 'off') delete limits[rule]
      else throw new Error(`must give ${rule} as requests and seconds, such as ${rule}=600/60s, or as ${rule}=off`)
    }
    return limits
  },
}
