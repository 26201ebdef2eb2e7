/** Comment at the start of a script: the finding, how to run the script, and the exchanges of the run. */
import type { Exchange } from '../client/exchange.ts'
import type { RecordedFinding } from './finding.ts'

const exchangesShown = 20
const charactersShown = 400
const width = 116

export function renderHeading(finding: RecordedFinding<string>, exchanges: readonly Exchange[], file: string): string {
  const listed = exchanges.slice(-exchangesShown)
  const names = new Names()
  const lines = [
    '#!/usr/bin/env node',
    ...comment(`${finding.check} [${finding.form}]: ${oneLine(finding.message)}`),
    '//',
    ...comment(`${finding.requirement} requires: ${oneLine(finding.statement)}`),
    ...(finding.expected === undefined ? [] : comment(`Expected: ${shortened(JSON.stringify(finding.expected))}`)),
    ...(finding.actual === undefined ? [] : comment(`Actual:   ${shortened(JSON.stringify(finding.actual))}`)),
    '//',
    ...comment(`Run the script with Node.js 20 or later: node ${file} [--target TARGET_FILE]`),
    ...comment(
      'It creates new actors through the target file, sends the requests again, and makes the assertions of the check. ' +
        'It reads credentials from the target file and the environment, and contains none.',
    ),
    '//   exit code 1  SHOWN: the assertion is violated again',
    '//   exit code 0  NOT SHOWN: every assertion of the check is true',
    '//   exit code 2  COULD NOT TRY: a prerequisite failed; the output names it',
    ...comment(`Command that runs the same check in the harness: ${finding.command}`),
    '//',
    ...comment(
      listed.length === 0
        ? 'The run recorded no request.'
        : `Requests and answers of the run${listed.length < exchanges.length ? `, the last ${listed.length} of ${exchanges.length}` : ''}; ids are replaced by names:`,
    ),
    ...listed.flatMap((exchange, index) => step(exchange, index + 1, names)),
  ]
  return `${lines.join('\n')}\n`
}

function step({ actor, request, response, failure }: Exchange, number: number, names: Names): string[] {
  const url = new URL(request.url)
  return [
    '//',
    line(
      `${String(number).padStart(3)}. ${names.short(actor)}  ${request.method} ${names.short(`${url.pathname}${url.search}`)}`,
    ),
    ...(request.body === null || request.body === '' ? [] : [line(`       ${names.short(shortened(request.body))}`)]),
    response === null
      ? line(`     → no answer: ${failure ?? 'unknown'}`)
      : line(`     → ${response.status} ${names.short(shortened(response.body))}`),
  ]
}

/** Replaces generated values by short names. Equal values have the same name. */
class Names {
  readonly #known = new Map<string, string>()
  readonly #counts = new Map<string, number>()

  short(text: string): string {
    return text
      .replaceAll(/\b(agent|person):([\w.-]+)/g, (_, kind: string, handle: string) => this.#name(handle, kind))
      .replaceAll(/\b([a-z]{2,6})_(?=[A-Za-z]*\d)[0-9A-Za-z]{8,}\b/g, (id, prefix: string) =>
        this.#name(id, kinds[prefix] ?? prefix),
      )
  }

  #name(value: string, kind: string): string {
    const known = this.#known.get(value)
    if (known !== undefined) return known
    const count = (this.#counts.get(kind) ?? 0) + 1
    this.#counts.set(kind, count)
    this.#known.set(value, `<${kind} ${count}>`)
    return `<${kind} ${count}>`
  }
}

const kinds: Readonly<Record<string, string>> = {
  msg: 'message',
  agt: 'agent id',
  usr: 'person id',
  evt: 'event',
  cnv: 'chat',
  cht: 'chat',
  chat: 'chat',
  att: 'attachment',
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function shortened(text: string | undefined): string {
  const whole = oneLine(text ?? '')
  return whole.length > charactersShown ? `${whole.slice(0, charactersShown)}…` : whole
}

/** Formats one line of a comment, and removes line breaks in the text, which would end the comment. */
const line = (text: string): string => `// ${text.replaceAll(/[\r\n\u2028\u2029]/g, ' ')}`

function comment(text: string): string[] {
  const lines: string[] = ['']
  for (const word of oneLine(text).split(' ')) {
    const last = lines.at(-1)!
    if (last !== '' && last.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.map(line)
}
