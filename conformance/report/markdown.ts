import { comparedGroups } from './compare.ts'
import { countedStatuses, statusInWords, type Counts } from './counts.ts'
import { describeOthers, findingsOf } from './fold.ts'
import {
  describeScript,
  differencesExplained,
  nameOf,
  violatedWithSection,
  type Report,
  type ReportedCheck,
} from './report.ts'
import { describeOnlyErrors } from './only-errors.ts'
import { neverAsked } from './request-coverage.ts'

/** Renders counts as a table. */
export const countsTable = (counts: Counts): string[] => [
  `| ${countedStatuses.map(statusInWords).join(' | ')} |`,
  `|${'---|'.repeat(countedStatuses.length)}`,
  `| ${countedStatuses.map((status) => counts[status]).join(' | ')} |`,
]

/** Renders the report as Markdown, for a pull request. */
export function renderMarkdown(report: Report): string {
  const { checks } = report.summary
  return [
    `# ${report.target.name}: ${report.verdict.replace('_', ' ')}`,
    '',
    `${report.reason}. ${report.target.base_url}, mode ${report.mode}, requirements ${report.requirement_set}, seed ${report.seed}, ${(report.duration_ms / 1000).toFixed(1)} s, ${report.summary.requests} requests.`,
    '',
    ...countsTable(checks),
    '',
    `${report.summary.must_exercised} of ${report.summary.must_total} MUST requirements observable over HTTP were tested.`,
    ...comparison(report),
    ...unexpected(report),
    ...failures(report),
    ...section(
      'Known failures',
      report.checks.filter(({ known, flaky }) => known && !flaky),
      'failed',
      summaryLine,
    ),
    ...section(
      'Failed, listed as flaky',
      report.checks.filter(({ flaky }) => flaky),
      'failed',
      summaryLine,
    ),
    ...section('Errors', report.checks, 'error', summaryLine),
    ...section('Warnings', report.checks, 'warned', summaryLine),
    ...section('Not testable', report.checks, 'not_testable', (check) => [
      `- \`${check.id}\`: ${check.message ?? ''}. To make it testable: ${check.unlock ?? 'unknown'}.`,
    ]),
    ...section('Not offered', report.checks, 'not_offered', summaryLine),
    ...onlyErrorsSection(report),
    ...neverSection(report),
    ...(report.replies.length === 0
      ? []
      : [
          '',
          '## Answers that differ from the documents',
          '',
          differencesExplained,
          '',
          ...report.replies.map(
            ({ operation, pointer, message }) => `- \`${operation}\` \`${pointer || '/'}\` ${message}`,
          ),
        ]),
    ...(report.decisions.length === 0
      ? []
      : [
          '',
          '## Behaviour of this target where the document leaves it open',
          '',
          ...report.decisions.map(({ id, observed }) => `- ${id}: ${observed.join('; ')}`),
        ]),
    '',
    `${report.tool.name} ${report.tool.version}, commit ${report.provenance.commit ?? 'unknown'}. Command: \`${report.command}\`.`,
    '',
  ].join('\n')
}

function section(
  title: string,
  checks: readonly ReportedCheck[],
  status: string,
  render: (check: ReportedCheck) => string[],
): string[] {
  const chosen = checks.filter((check) => check.status === status)
  return chosen.length === 0 ? [] : ['', `## ${title}`, '', ...chosen.flatMap(render)]
}

const summaryLine = (check: ReportedCheck): string[] => [
  `- \`${check.id}\` (${check.requirements.join(', ')}): ${check.message ?? ''}`,
]

/** Lists unexpected failures, each with the checks that it explains. */
function failures(report: Report): string[] {
  const findings = findingsOf(report.checks).filter(({ first }) => !first.known)
  return findings.length === 0
    ? []
    : ['', '## Failed', '', ...findings.flatMap(({ first, others }) => [...failure(first), ...explained(others)])]
}

const explained = (others: readonly ReportedCheck[]): string[] =>
  others.length === 0
    ? []
    : [
        `${describeOthers(others.length)}:`,
        '',
        ...others.map((check) => `- \`${nameOf(check)}\`, ${violatedWithSection(check)}: ${check.message ?? ''}`),
        '',
      ]

function unexpected({ checks }: Report): string[] {
  const rows = checks.flatMap((check) =>
    check.unexpected === undefined ? [] : [`- \`${nameOf(check)}\`: ${check.unexpected}`],
  )
  return rows.length === 0 ? [] : ['', '## Known failures that did not fail', '', ...rows]
}

function comparison({ comparison: found }: Report): string[] {
  if (found === undefined) return []
  const rows = comparedGroups(found).map(
    ([title, names]) => `- ${title}: ${names.length === 0 ? 'none' : names.map((name) => `\`${name}\``).join(', ')}`,
  )
  return ['', `## Since the run of ${found.since}`, '', ...rows]
}

function failure(check: ReportedCheck): string[] {
  return [
    `### \`${check.id}\` [${check.form}]`,
    '',
    `**${violatedWithSection(check)}** ${check.statement ?? ''}`,
    '',
    `${check.message ?? ''}${check.seen === undefined ? '' : ` (${check.seen})`}`,
    '',
    '```',
    `expected  ${JSON.stringify(check.expected)}`,
    `actual    ${JSON.stringify(check.actual)}`,
    ...(check.counterexample === undefined ? [] : [`value     ${JSON.stringify(check.counterexample)}`]),
    '```',
    '',
    'Reproduce:',
    '',
    '```sh',
    check.replay.command,
    ...[describeScript(check)].filter((line) => line !== undefined),
    '```',
    '',
  ]
}

/** Lists operations that answered only errors. */
function onlyErrorsSection({ request_coverage: coverage }: Report): string[] {
  const lines = (coverage?.only_errors ?? []).map((one) => `- ${describeOnlyErrors(one)}`)
  return lines.length === 0 ? [] : ['', '## Operations that answered only errors', '', ...lines]
}

/** Lists operations with request cases that the run did not cover. */
function neverSection({ request_coverage: coverage }: Report): string[] {
  const never = coverage === undefined ? [] : neverAsked(coverage)
  return never.length === 0
    ? []
    : ['', '## Request cases that were not covered', '', ...never.map((line) => `- ${line}`)]
}
