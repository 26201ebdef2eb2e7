import { open } from 'node:fs/promises'
import path from 'node:path'

import type { RequestHandler } from 'express'

import { notFound } from '../../platform/errors.ts'
import { html, Markup, plainPage } from '../pages/html.ts'
import type { PageIdentity } from './messenger-page.ts'
import type { Modules } from './modules.ts'

/** Where the stored conformance report is. */
export const reportPath = '/console/conformance-report'

/** What the console leads to of the harness: a stored report, and the page of a run that goes on. */
export interface ConformanceLinks {
  hasReport: boolean
  run: string | undefined
}

/** What the console shows besides what every server has. */
export interface ConsoleOffer extends ConformanceLinks {
  /** Whether there are faults to be asked for. */
  isDemo: boolean
}

/**
 * The address of the run that `parley-conform --watch` shows now, if one reports to the folder. It is on this machine, or it is
 * none: another program wrote it.
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

/** The page of the console; without a person it has the part for operators alone. */
export function consolePage(
  { entry, addresses }: Modules,
  identity: Omit<PageIdentity, 'userId'> | undefined,
  { hasReport, run, isDemo }: ConsoleOffer,
): string {
  const preloads = addresses.map((address) => `<link rel="modulepreload" href="${address}">`).join('\n')
  return plainPage(
    'Console',
    html`${new Markup(preloads)}
${identity && html`<meta name="parley-csrf" content="${identity.csrf}">\n<meta name="parley-handle" content="${identity.handle}">`}
${hasReport ? html`<meta name="parley-conformance" content="${reportPath}">` : undefined}
${run && html`<meta name="parley-conformance-run" content="${run}">`}
${isDemo ? html`<meta name="parley-demo" content="true">` : undefined}
<script type="module" src="${entry}"></script>`,
    html`<parley-console></parley-console>
<noscript>The console needs scripts, all of which come from this server.</noscript>`,
  )
}

/**
 * A report is one page with a script of its own, written by another program: it gets an origin of its own, which knows no
 * cookie, and asks nobody for anything.
 */
const reportPolicy =
  "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves `report.html` of a folder. Where there is none, so is the page. */
export function conformanceReport(folder: string): RequestHandler {
  return (_request, response, next) => {
    response.set('Content-Security-Policy', reportPolicy)
    // In its sandbox it has no origin to keep to itself.
    response.removeHeader('Origin-Agent-Cluster')
    const options = { root: path.resolve(folder), cacheControl: false, dotfiles: 'allow' } as const
    response.sendFile('report.html', options, (error: unknown) => {
      if (error && !response.headersSent) next(notFound('There is no conformance report.'))
    })
  }
}
