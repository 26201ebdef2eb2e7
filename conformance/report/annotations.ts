import { describeCounts } from './counts.ts'
import type { Report, ReportedCheck } from './report.ts'

/** Maximum number of annotations of a change. The report contains all findings. */
const annotationsMax = 10

/**
 * Formats findings as workflow commands of GitHub, one line each: an error for each finding that no other one
 * explains, and a notice with the counts.
 */
export function annotationsOf({ checks, verdict, summary }: Pick<Report, 'checks' | 'verdict' | 'summary'>): string[] {
  const findings = checks.filter(isFinding)
  const more = findings.length - annotationsMax
  return [
    ...findings.slice(0, annotationsMax).map(annotationOf),
    `::notice title=${property(`Conformance: ${verdict.replace('_', ' ')}`)}::${data(`${describeCounts(summary.checks)}${more > 0 ? `; ${more} more findings are in the report` : ''}`)}`,
  ]
}

function isFinding({ status, unexpected, known, folded_under: foldedUnder }: ReportedCheck): boolean {
  if (unexpected !== undefined) return true
  return (status === 'failed' || status === 'error') && known !== true && foldedUnder === undefined
}

function annotationOf(check: ReportedCheck): string {
  const title = `${check.violated ?? check.status}: ${check.id} [${check.form}]`
  const lines = [
    check.unexpected ?? check.message ?? '',
    ...(check.statement === undefined ? [] : [check.statement]),
    check.replay.command,
  ]
  return `::error title=${property(title)}::${data(lines.join('\n'))}`
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
