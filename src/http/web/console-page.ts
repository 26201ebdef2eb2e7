import { open } from 'node:fs/promises'
import path from 'node:path'

import type { RequestHandler } from 'express'

import { notFound } from '../../platform/errors.ts'
import { html, plainPage, type Markup } from '../pages/html.ts'
import type { PageIdentity } from './messenger-page.ts'

/** Path of the stored conformance report. */
export const reportPath = '/console/conformance-report'

/** Links of the console to the conformance harness: a stored report, and the page of a current run. */
export interface ConformanceLinks {
  hasReport: boolean
  run: string | undefined
}

/** Parts of the console that not every server has. */
export interface ConsoleOffer extends ConformanceLinks {
  /** Whether the server is a demo, so that faults can be created. */
  isDemo: boolean
}

/**
 * Returns the URL of the run that `parley-conform --watch` shows now, if one reports to the folder. Only a loopback URL
 * is accepted, because another program wrote the file.
 */
export async function watchedRun(folder: string): Promise<string | undefined> {
  try {
    const file = await open(path.join(folder, 'watch.json'))
    try {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1_024) })
      const { url } = JSON.parse(buffer.toString('utf8', 0, bytesRead)) as { url?: unknown }
      return typeof url === 'string' && /^http:\/\/127\.0\.0\.1:\d{1,5}\/$/.test(url) ? url : undefined
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}

/** Renders the console. Without a signed-in person it has only the operator's part. */
export function consolePage(
  start: Markup,
  identity: Omit<PageIdentity, 'userId'> | undefined,
  { hasReport, run, isDemo }: ConsoleOffer,
): string {
  return plainPage(
    'Console',
    html`${identity && html`<meta name="parley-csrf" content="${identity.csrf}">\n<meta name="parley-handle" content="${identity.handle}">`}
${hasReport ? html`<meta name="parley-conformance" content="${reportPath}">` : undefined}
${run && html`<meta name="parley-conformance-run" content="${run}">`}
${isDemo ? html`<meta name="parley-demo" content="true">` : undefined}
${start}`,
    html`<parley-console></parley-console>
<noscript>The console needs scripts, all of which come from this server.</noscript>`,
  )
}

/**
 * The report is one page with its own script, written by another program. The sandbox gives it an opaque origin without
 * cookies, and blocks all requests.
 */
const reportPolicy =
  "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves `report.html` of a folder; responds with 404 when there is none. */
export function conformanceReport(folder: string): RequestHandler {
  return (_request, response, next) => {
    response.set('Content-Security-Policy', reportPolicy)
    // A sandboxed page has no origin of its own to isolate.
    response.removeHeader('Origin-Agent-Cluster')
    const options = { root: path.resolve(folder), cacheControl: false, dotfiles: 'allow' } as const
    response.sendFile('report.html', options, (error: unknown) => {
      if (error && !response.headersSent) next(notFound('There is no conformance report.'))
    })
  }
}
