import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../runner/check-files.ts'
import type { ReportedCheck } from './report.ts'

const runtime = readFileSync(join(packageRoot, 'conformance', 'report', 'repro-runtime.mjs'), 'utf8')

/**
 * Whether a script of requests can show the fault again: it cannot where the target's own requests to a receiver
 * matter, or where nothing was sent.
 */
export function isReproducible({ exchanges, violated }: ReportedCheck): boolean {
  return (
    exchanges.length > 0 &&
    exchanges.every(({ request }) => request.body !== '(stream)') &&
    violated?.startsWith('WHK-') !== true
  )
}

/** A script that needs Node alone: the recorded requests of the shortest counterexample and what runs them again. */
export function renderRepro(check: ReportedCheck): string {
  const recording = {
    check: check.id,
    message: check.message,
    violated: check.violated,
    statement: check.statement,
    exchanges: check.exchanges
      .filter(({ actor }) => actor !== 'operator')
      .map(({ number, actor, request, response, started_at, duration_ms }) => ({
        number,
        actor,
        started_at,
        duration_ms,
        response: response === null ? null : { status: response.status, body: response.body },
        request: { ...request, headers: withoutLength(request.headers) },
      })),
  }
  return `// ${check.id}: ${(check.message ?? '').replaceAll(/\s+/g, ' ')}\n// ${check.violated}: ${(check.statement ?? '').replaceAll(/\s+/g, ' ')}\n\nconst recording = ${JSON.stringify(recording, null, 2)}\n\n${runtime}`
}

const withoutLength = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'content-length' && name !== 'transfer-encoding'),
  )
