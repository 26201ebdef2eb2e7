import type { SettingType } from '../setting-types.ts'
import {
  accountLimits,
  isLimitName,
  limitNames,
  unlimited,
  type AccountLimit,
  type LimitName,
} from './account-limits.ts'

/** Limits of every account without an override. */
export type LimitDefaults = Readonly<Record<LimitName, number>>

export const standardAccountLimits = Object.fromEntries(
  limitNames.map((name) => [name, accountLimits[name].default]),
) as LimitDefaults

/** Limits of a demo: all clients share one address, and developers repeat requests often. */
export const demoAccountLimits: LimitDefaults = {
  ...standardAccountLimits,
  device_codes_per_address: standardAccountLimits.device_codes,
}

/** Maximum value of a limit; `off` for no limit. */
const greatestLimit = 1_000_000_000_000_000

const multiples: Readonly<Record<string, number>> = { '': 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3, TiB: 1024 ** 4 }

/** Parses `500`, `10GiB` or `off`, which is no limit; returns undefined for other texts. */
export function readAmount(text: string): number | undefined {
  if (text === 'off') return unlimited
  const [, digits, unit = ''] = /^(\d{1,16})(KiB|MiB|GiB|TiB)?$/.exec(text) ?? []
  const amount = Number(digits) * (multiples[unit] ?? NaN)
  return amount <= greatestLimit ? amount : undefined
}

/** Formats a value as in the setting: bytes in the largest unit that divides them. */
export function showAmount(amount: number, unit: string): string {
  if (amount === unlimited) return 'off'
  if (unit !== 'bytes' || amount === 0) return String(amount)
  const [name, factor] = Object.entries(multiples).findLast(([, multiple]) => amount % multiple === 0)!
  return `${amount / factor}${name}`
}

/** Parses `off`, or limits such as `agents_per_person=500,groups_per_account=off`; others keep their defaults. */
export const limitsSetting: SettingType<LimitDefaults> = {
  name: '`off`, or `LIMIT=500`, `LIMIT=10GiB` and `LIMIT=off`, comma separated',
  parse(text) {
    if (text === 'off') return Object.fromEntries(limitNames.map((name) => [name, unlimited])) as LimitDefaults
    const numbers: Record<string, number> = { ...standardAccountLimits }
    for (const item of text.split(',')) {
      const [name = '', amount = '', ...rest] = item.trim().split('=')
      if (!isLimitName(name) || rest.length > 0)
        throw new Error(`must be off, or list limits such as ${limitNames[0]}=500`)
      const value = readAmount(amount)
      if (value === undefined) throw new Error(`must set ${name} to a number such as ${name}=500, or to ${name}=off`)
      numbers[name] = value
    }
    return numbers as LimitDefaults
  },
}

const answers = {
  limit_exceeded: '409 `limit_exceeded`',
  rate_limited: '429 `rate_limited`',
  oldest_ends: 'the oldest ends',
} as const

/** Formats the limits as a Markdown table, for the configuration guide. */
export function renderLimits(): string {
  const rows = limitNames.map((name) => {
    const { default: amount, unit, account, code, doc } = accountLimits[name] as AccountLimit
    const override = { person: 'person', agent: 'agent', any: 'person, agent', none: '-' }[account]
    const answer = answers[code]
    return `| \`${name}\` | ${showAmount(amount, unit)} | ${unit} | ${answer} | ${override} | ${doc} |`
  })
  const head = ['| Limit | Default | Unit | Answer | Override for | Meaning |', '|---|---|---|---|---|---|']
  return [...head, ...rows].join('\n') + '\n'
}
