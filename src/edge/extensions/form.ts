import type { Document } from 'openapi-backend'

import document from '../../../generated/extensions/openapi.json' with { type: 'json' }
import { operations } from '../../../generated/extensions/operations.ts'
import { validators } from '../../../generated/extensions/validators.js'
import type { Config } from '../../config.ts'
import type { Form } from '../form.ts'
import { encodeError } from './errors.ts'
import { handlers } from './handlers.ts'

const operatorPrefix = '/_ops/'

/** The project's own routes. Without an operator key those of the operator are not there at all. */
export function extensionsForm({ operatorKey }: Pick<Config, 'operatorKey'>): Form {
  const served = (path: string) => operatorKey !== undefined || !path.startsWith(operatorPrefix)
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => served(path)))
  const table = Object.fromEntries(Object.entries(operations).filter(([, { path }]) => served(path)))
  return {
    name: 'extensions', document: { ...document, paths } as unknown as Document, operations: table, validators, handlers,
    encodeError,
  }
}
