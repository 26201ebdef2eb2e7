/** Converts the findings of an exchange rule to the result of a check. */
import type { CheckContext } from '../../check-api/context.ts'
import type { OptionalArea } from '../../target/optional-areas.ts'
import { CheckError } from '../../check-api/outcome.ts'
import { recording } from '../../client/recorder.ts'
import type { Finding, Findings } from '../../exchange-rules/findings.ts'
import { exchangeRulesOf, type ExchangeRules } from '../../exchange-rules/rules.ts'

/** Optional area by operation. Answers of routes in an area that is not offered are not judged (AMB-001). */
const areaOf: Readonly<Record<string, OptionalArea>> = {
  setTyping: 'typing',
  markRead: 'read_state',
  markDelivered: 'read_state',
  uploadAttachment: 'attachments',
  createWebhook: 'webhooks',
  updateSettings: 'settings',
  startDeviceAuthorization: 'devices',
  getDeviceAuthorization: 'devices',
  exchangeDeviceCode: 'devices',
  getAgentProfile: 'profiles',
  getContactProfile: 'profiles',
}

export const afterAll = { seconds: 0, afterAll: true } as const

/**
 * Reports the findings of a rule. The first finding is the violation.
 * @param pick returns the rule with its findings
 */
export function judgeRule(t: CheckContext, pick: (rules: ExchangeRules) => { findings: Findings }): void {
  const rules = exchangeRulesOf(t.http)
  if (rules.broken !== undefined)
    throw new CheckError(
      `an exchange rule failed with an error: ${(rules.broken as Error).stack ?? String(rules.broken)}`,
    )
  const { findings } = pick(rules)
  if (findings.judged === 0) t.notTestable('the rule applies to no exchange of the run', 'a run of more checks')
  const found = findings.all().filter(({ leaked, later: { operation } }) => {
    const area = areaOf[operation ?? '']
    return leaked === true || area === undefined || t.offered(area)
  })
  for (const { tolerated, requirement, what } of found) if (tolerated === true) t.warn(what, { requirement })
  const wrong = found.filter(({ tolerated }) => tolerated !== true)
  if (wrong[0] !== undefined) showExchanges(wrong[0])
  t.expect.that(wrong.length === 0, {
    ...(wrong[0] === undefined ? {} : { requirement: wrong[0].requirement }),
    ...(wrong[0]?.leaked === true ? { failureClass: 'leaked' as const } : {}),
    what: wrong[0]?.what ?? `the rule holds for ${findings.judged} exchanges`,
    expected: wrong[0]?.expected,
    actual: wrong.map(({ what, actual }) => ({ what, actual })),
  })
}

/** Limits the report to the two exchanges of a finding. Its reproduction script needs the checks that sent them. */
function showExchanges({ earlier, later, checks = new Set() }: Finding): void {
  const recorder = recording.getStore()
  if (recorder === undefined) return
  recorder.causes = [...checks]
  recorder.exchanges = [...(earlier === undefined ? [] : [earlier]), later].map((exchange, index) => ({
    ...exchange,
    number: index + 1,
  }))
}
