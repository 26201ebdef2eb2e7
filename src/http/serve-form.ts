import { OpenAPIBackend } from 'openapi-backend'

import { internalError, unauthorized } from '../platform/errors.ts'
import type { Authenticator } from './authenticate.ts'
import { bodyRules } from './body-rules.ts'
import type { Form } from './form.ts'
import { IndexedRouter } from './indexed-router.ts'
import type { RequestLimits } from './rate-limits/request-limits.ts'
import type { RequestContext } from './request-context.ts'
import { routingOutline } from './routing-outline.rules.ts'
import { noRoute, type ServedForm } from './target.ts'

/**
 * Reads the document of a form into openapi-backend, which authenticates a request as its operation asks for.
 * Routing is ours (IndexedRouter), and so is validation, by the validators that the documents were compiled to.
 */
export async function serveForm(form: Form, authenticator: Authenticator, limits: RequestLimits): Promise<ServedForm> {
  const api = new OpenAPIBackend({
    definition: routingOutline(form.document),
    quick: true,
    validate: false,
    strict: true,
  })
  await api.init()
  const router = new IndexedRouter(api.definition)
  api.router = router
  api.register({
    notFound: () => {
      throw noRoute()
    },
    validationFail: () => {
      throw internalError('Validation is not done here.')
    },
    notImplemented: ({ operation }) => {
      throw internalError(`${operation?.operationId} has no handler.`)
    },
    unauthorizedHandler: async ({ security }, request: RequestContext) => {
      // A look-up that failed does not prove a bad credential: the outage is reported instead.
      for (const result of Object.values(security ?? {})) if (result?.error) throw result.error
      await limits.limitFailedAuthentication(request)
      throw unauthorized()
    },
  })
  for (const operationId of Object.keys(form.operations)) {
    api.register(operationId, authorized)
  }
  const known = api.definition.components?.securitySchemes ?? {}
  for (const [scheme, verify] of Object.entries(authenticator)) {
    if (scheme in known) api.registerSecurityHandler(scheme, (_parsed, request: RequestContext) => verify(request))
  }
  return { form, api, router, bodies: bodyRules(router), overlappingForms: new Map(), otherCredentials: new Map() }
}

/** What remains of a request is for the pipeline, which runs its operation. */
const authorized = (): void => undefined
