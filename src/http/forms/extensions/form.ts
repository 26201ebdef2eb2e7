import type { Document } from 'openapi-backend'

import document from '../../../../generated/extensions/openapi.json' with { type: 'json' }
import { operations } from '../../../../generated/extensions/operations.ts'
import { validators } from '../../../../generated/extensions/validators.js'
import { featureNames } from '../../../platform/setting-types.ts'
import type { Config } from '../../../platform/configuration/configuration.ts'
import type { Form } from '../../form.ts'
import { encodeError } from './errors.ts'
import { handlers } from './handlers.ts'

const operatorPrefix = '/_ops/'

/** Areas that can be switched off, by how their paths begin. */
const featurePrefixes = { socket: '/v1/socket' } as const

/** The project's own routes. What is switched off, and without a key what is the operator's, is not there at all. */
export function extensionsForm({ operatorKey, features }: Pick<Config, 'operatorKey' | 'features'>): Form {
  const hidden = [
    ...(operatorKey === undefined ? [operatorPrefix] : []),
    ...featureNames.filter((name) => !features.includes(name)).map((name) => featurePrefixes[name]),
  ]
  const served = (path: string) => !hidden.some((prefix) => path.startsWith(prefix))
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => served(path)))
  const table = Object.fromEntries(Object.entries(operations).filter(([, { path }]) => served(path)))
  return {
    name: 'extensions',
    document: { ...document, paths } as unknown as Document,
    operations: table,
    validators,
    handlers,
    encodeError,
  }
}
