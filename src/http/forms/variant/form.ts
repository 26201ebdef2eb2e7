import type { Document } from 'openapi-backend'

import document from '../../../../generated/variant/openapi.json' with { type: 'json' }
import { operations } from '../../../../generated/variant/operations.ts'
import { validators } from '../../../../generated/variant/validators.js'
import type { Config } from '../../../platform/configuration/configuration.ts'
import type { Form } from '../../form.ts'
import { errorEncoder } from './errors.ts'
import { handlers } from './handlers.ts'

/** Creates the variant form. Its errors link to pages of this server, whose URL may be known only after it listens. */
export function variantForm(config: Pick<Config, 'publicUrl'>): Form {
  return {
    name: 'variant',
    document: document as unknown as Document,
    operations,
    validators,
    loadReplyValidators: async () =>
      (await import('../../../../generated/variant/reply-validators.js')).replyValidators,
    handlers,
    readsNullAsAbsent: () => true,
    encodeError: errorEncoder(config),
  }
}
