/** A body that is no JSON is the caller's fault, on every route. */
import { parseJson } from '../client/documents.ts'
import { recording } from '../client/recorder.ts'
import { Findings } from './findings.ts'
import type { Observation } from './observation.ts'

/** What a proxy or a server without its storage answers before it looks at a body. */
const unavailable = new Set([502, 503, 504])
/** Bodies are recorded up to here; what was cut cannot be judged. */
const wholeCharactersMax = 60_000
const outages = new Set(['failStorage', 'failDatabase', 'restartServer'])

export class MalformedBodiesRule {
  readonly findings = new Findings()

  see({ exchange, status, path }: Observation): void {
    const { operation, request } = exchange
    const { body } = request
    if (operation === null || status === null || body === null || body.length > wholeCharactersMax) return
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '') || operation === 'uploadAttachment') return
    if (parseJson(body) !== undefined || body.startsWith('(stream')) return
    if (recording.getStore()?.hookRuns.some(({ name }) => outages.has(name)) === true) return
    this.findings.judged += 1
    if (status < 500 || unavailable.has(status)) return
    this.findings.add(operation, {
      requirement: 'ERR-012',
      what: `${request.method} ${path} answers a body that is no JSON with ${status}`,
      expected: 'a 4xx',
      actual: status,
      later: exchange,
    })
  }
}
