/** Describes the gaps of a target file within a number of lines. */
import type { Gap } from '../runner/lease.ts'
import type { Gain } from './gains.ts'
import { pasteFor, type PasteSources } from './paste.ts'

/** Maximum number of YAML lines below one gain, unless there is room for all. */
const pastedLinesMax = 8

/** @param linesMax maximum number of lines. The largest gains keep their YAML. */
export function describeGains(gains: readonly Gain[], sources: PasteSources, linesMax: number): string[] {
  if (gains.length === 0) return ['The target file has all entries that the checks need.']
  const lines = [
    'The target file lacks these entries (the largest gain first; each count includes the entries above it)',
  ]
  for (const [index, gain] of gains.entries()) {
    const paste = gain.closings.flatMap((closing) => pasteFor(closing, sources)).map((text) => `    ${text}`)
    const head = ['', ...describeGain(gain)]
    const left = linesMax - lines.length - 1
    const shown = [...head, ...(paste.length <= pastedLinesMax || linesMax === Infinity ? paste : [])]
    const fitting = shown.length <= left ? shown : head
    if (fitting.length > left) {
      const rest = gains.slice(index)
      const checks = rest.reduce((sum, one) => sum + one.checks.length, 0)
      return [...lines, `and ${rest.length} more for ${checks} checks; --all prints them with their YAML`]
    }
    lines.push(...fitting)
  }
  return lines
}

function describeGain({ closings, area, checks, reason }: Gain): string[] {
  const count = `+${checks.length} ${checks.length === 1 ? 'check' : 'checks'}`
  return [
    `${count}: ${closings.map(titleOf).join(', ')}`,
    `  because ${reason}; for example ${checks.slice(0, 3).join(', ')}`,
    ...(area === undefined ? [] : [`  if the service does not have this area: offers: { ${area}: false }`]),
  ]
}

function titleOf(closing: Gap['closedBy']): string {
  if (closing.kind === 'area') return closing.area === 'a2a' ? 'a2a_base' : `offers.${closing.area}`
  if (closing.kind === 'hook') return `${closing.name} hook`
  if (closing.kind === 'name') return `names.${closing.name}`
  return closing.kind === 'timing' ? `timing.${closing.name}` : closing.kind
}
