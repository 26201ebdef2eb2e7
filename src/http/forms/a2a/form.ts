import type { Document } from 'openapi-backend'
import document from '../../../../generated/a2a/openapi.json' with { type: 'json' }
import { operations } from '../../../../generated/a2a/operations.ts'
import { validators } from '../../../../generated/a2a/validators.js'
import { a2aPath } from '../../../tasks/a2a/agent-card.a2a.ts'
import type { Config } from '../../../platform/configuration/configuration.ts'
import type { Form } from '../../form.ts'
import { encodeError } from './errors.ts'
import { a2aHandlers } from './a2a.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { httpJsonHandlers } from './http-json.ts'
import { taskHandlers } from './tasks.ts'

const documented = '/a2a/'

/**
 * Creates the form of tasks and A2A, with the A2A routes below the configured path. An agent's address is also served
 * with a trailing slash.
 */
export function a2aForm(config: Pick<Config, 'a2aUrl'>): Form {
  const served = (path: string) =>
    path.startsWith(documented) ? `${a2aPath(config)}/${path.slice(documented.length)}` : path
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) => {
      const address = path === `${documented}{handle}`
      return [[served(path), item], ...(address ? [[`${served(path)}/`, item]] : [])]
    }),
  ) as Record<string, unknown>
  return {
    name: 'a2a',
    document: { ...document, paths } as unknown as Document,
    operations,
    validators,
    loadReplyValidators: async () => (await import('../../../../generated/a2a/reply-validators.js')).replyValidators,
    handlers,
    encodeError,
  }
}

/** The handlers of all operations of tasks and A2A. */
const handlers = { ...a2aHandlers, ...httpJsonHandlers, ...taskHandlers } satisfies AreaHandlers<string>
