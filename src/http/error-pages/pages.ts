import express, { type Router } from 'express'

import type { Config } from '../../platform/configuration/configuration.ts'
import type { ErrorKind } from '../../platform/errors.ts'
import { statuses } from '../error-body.ts'
import { html, page, type Markup } from '../pages/html.ts'
import { errorKinds, errorPagePath, explanations, serialCodes } from './error-catalogue.ts'

/** Creates the router of one page for each kind of error and of their list, to which `doc_url` leads (ERR-023). */
export function errorPages({ forms }: Pick<Config, 'forms'>): Router {
  const router = express.Router()
  router.get('/', (_request, response) => void response.send(page('Errors', list())))
  for (const kind of errorKinds) {
    const text = page(kind, explain(kind, forms.includes('variant')))
    router.get(`/${kind}`, (_request, response) => void response.send(text))
  }
  return router
}

function explain(kind: ErrorKind, numbered: boolean): Markup {
  const { meaning, advice } = explanations[kind]
  const status = statuses[kind]
  return html`
    <p>Status ${status}, code <code>${kind}</code>${numbered ? `, integer code ${status * 100 + serialCodes[kind]}` : ''}.</p>
    <p>${meaning}</p>
    <p>${advice}</p>
    <p><a href="/docs/errors">All errors</a></p>`
}

function list(): Markup {
  const items = errorKinds.map((kind) => html`<li><a href="${errorPagePath(kind)}">${kind}</a>, ${statuses[kind]}</li>`)
  return html`<p>Every error answer of the API has one of these codes.</p><ul>${items}</ul><p><a href="/docs">Guides</a></p>`
}
