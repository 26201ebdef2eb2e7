/** The tables of report.html. */
import { coverAreas, coverRequirements } from './area-coverage.ts'
import { comparedGroups } from './compare.ts'
import { countedStatuses, statusInWords } from './counts.ts'
import { xml } from './junit.ts'
import { differencesExplained, nameOf, type Report } from './report.ts'
import { describeOnlyErrors } from './only-errors.ts'
import { inWords, neverAsked } from './request-coverage.ts'

/** Returns the anchor of a check in the page, from its name: `id [form]`. */
export const anchorOf = (name: string): string => `check-${name.replaceAll(/[^\w.-]+/g, '-').replace(/-$/, '')}`

const section = (title: string, content: string): string => `<section><h2>${xml(title)}</h2>${content}</section>`

/** Renders a table that scrolls horizontally on narrow pages, by keyboard as well. */
export function table(label: string, columns: readonly string[], rows: readonly string[], foot = ''): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('')
  return `<div class="scroll" role="region" tabindex="0" aria-label="${xml(label)}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody>${foot}</table></div>`
}

/** Renders the changes since an earlier run. A check of this run links to its details. */
export function comparisonTable({ comparison: found, checks }: Report): string {
  if (found === undefined) return ''
  const here = new Set(checks.map(nameOf))
  const shown = (name: string): string =>
    here.has(name) ? `<a href="#${anchorOf(name)}"><code>${xml(name)}</code></a>` : `<code>${xml(name)}</code>`
  const rows = comparedGroups(found).map(
    ([title, names]) =>
      `<tr><th scope="row">${title}</th><td>${names.length}</td><td>${names.map(shown).join(' ')}</td></tr>`,
  )
  const title = `Since the run of ${found.since}`
  return section(title, table(title, ['Change', 'Number', 'Checks'], rows))
}

/** Renders checks and requirements by area and form. */
export function areaTable({ checks, summary }: Report): string {
  const statusColumns = (
    counts: Report['summary']['checks'],
    { cited, covered }: { cited: number; covered: number },
  ): string =>
    `${countedStatuses.map((status) => `<td class="number${counts[status] > 0 ? ` ${status}` : ''}">${counts[status]}</td>`).join('')}<td class="number">${covered} of ${cited}</td>`
  const rows = coverAreas(checks).map(
    (row) => `<tr><th scope="row">${xml(row.area)}</th><td>${row.form}</td>${statusColumns(row.checks, row)}</tr>`,
  )
  const foot = `<tfoot><tr><th scope="row">all</th><td></td>${statusColumns(summary.checks, coverRequirements(checks))}</tr></tfoot>`
  const columns = ['Area', 'Form', ...countedStatuses.map(statusInWords), 'Requirements covered']
  return section('Coverage by area', table('Coverage by area', columns, rows, foot))
}

export function requirementTable({ requirements }: Pick<Report, 'requirements'>): string {
  const rows = requirements.map(
    (row) =>
      `<tr data-status="${row.status}" data-text="${xml(`${row.id} ${row.area} ${row.status} ${row.section} ${row.statement} ${row.checks.join(' ')}`.toLowerCase())}" class="${row.status}"><th scope="row"><code>${row.id}</code></th><td>${row.level}</td><td>${xml(row.section)}</td><td>${xml(row.statement)}</td><td><span class="badge">${statusInWords(row.status)}</span></td></tr>`,
  )
  return section('Requirements', table('Requirements', ['Id', 'Level', 'Section', 'Statement', 'Status'], rows))
}

export function operationList({ request_coverage: asked }: Report): string {
  if (asked === undefined) return ''
  const never = neverAsked(asked)
  const errors = asked.only_errors.map(describeOnlyErrors)
  const excluded = asked.excluded.map(({ operation, case: one, reason }) => `${operation} ${inWords[one]}: ${reason}`)
  const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${xml(item)}</li>`).join('')}</ul>`
  return section(
    'Request coverage',
    `<p>${asked.asked} of ${asked.cases} request cases of ${asked.operations.length} operations were covered: success, no credential, wrong credential, bad input.</p> ${errors.length === 0 ? '' : `<h3>Operations that answered only errors</h3>${list(errors)}`}${never.length === 0 ? '' : `<h3>Not covered</h3>${list(never)}`}<details><summary class="soft">Excluded request cases</summary>${list(excluded)}</details>`,
  )
}

export function offerTable({ target }: Report): string {
  const rows = Object.entries(target.offers).map(
    ([area, { offered, reason }]) =>
      `<tr><th scope="row">${xml(area.replaceAll('_', ' '))}</th><td>${offered ? 'offered' : 'not offered'}</td><td class="soft">${xml(reason)}</td></tr>`,
  )
  return rows.length === 0 ? '' : section('Areas', table('Areas', ['Area', 'Areas of this target', 'Because'], rows))
}

export function mismatchTable({ replies }: Report): string {
  const rows = replies.map(
    (row) =>
      `<tr><th scope="row"><code>${xml(row.operation)}</code></th><td><code>${xml(row.pointer || '/')}</code></td><td>${xml(row.message)}</td></tr>`,
  )
  const title = 'Answers that differ from the documents'
  return rows.length === 0
    ? ''
    : section(title, `<p>${differencesExplained}</p>${table(title, ['Operation', 'Member', 'Difference'], rows)}`)
}

export function decisionTable({ decisions }: Report): string {
  const rows = decisions.map(
    (row) => `<tr><th scope="row"><code>${xml(row.id)}</code></th><td>${row.observed.map(xml).join('<br>')}</td></tr>`,
  )
  const title = 'Behaviour of this target where the document leaves it open'
  return rows.length === 0 ? '' : section(title, table(title, ['Decision', 'This target'], rows))
}
