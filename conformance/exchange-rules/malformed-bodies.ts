/** A body that is not JSON is an error of the caller, on all routes. */
import { recording } from '../client/recorder.ts'
import { Findings } from './findings.ts'
import type { Observation } from './observation.ts'

/** Statuses of a proxy, or of a server without storage: they do not depend on the body. */
const unavailable = new Set([502, 503, 504])
/** Maximum length of a recorded body; a truncated body cannot be judged. */
const wholeCharactersMax = 60_000
const outages = new Set(['failStorage', 'failDatabase', 'restartServer'])

export class MalformedBodiesRule {
  readonly findings = new Findings()

  see({ exchange, status, path, requestBody }: Observation): void {
    const { operation, request } = exchange
    const { body } = request
    if (operation === null || status === null || body === null || body.length > wholeCharactersMax) return
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '') || operation === 'uploadAttachment') return
    if (requestBody !== undefined || body.startsWith('(stream')) return
    if (recording.getStore()?.hookRuns.some(({ name }) => outages.has(name)) === true) return
    this.findings.judged += 1
    if (status < 500 || unavailable.has(status)) return
    this.findings.add(operation, {
      requirement: 'ERR-012',
      what: `${request.method} ${path} answers a body that is not JSON with ${status}`,
      expected: 'a 4xx',
      actual: status,
      later: exchange,
    })
  }
}
