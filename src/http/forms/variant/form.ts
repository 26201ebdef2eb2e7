import type { Document } from 'openapi-backend'
import document from '../../../../generated/variant/openapi.json' with { type: 'json' }
import { operations } from '../../../../generated/variant/operations.ts'
import { validators } from '../../../../generated/variant/validators.js'
import type { Config } from '../../../platform/configuration/configuration.ts'
import type { Form } from '../../form.ts'
import { replyWithText } from '../../api-docs/stored-text.ts'
import { errorEncoder } from './errors.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { draftHandlers, messageHandlers, reactionHandlers } from './conversations.ts'
import { webhookHandlers } from './delivery.ts'

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

const apiDocsHandlers = {
  getVariantOpenApi: async ({ descriptions }, { headers }) => replyWithText(await descriptions.variant(), headers),
} satisfies AreaHandlers<'api-docs'>

const handlers = {
  ...apiDocsHandlers,
  ...draftHandlers,
  ...messageHandlers,
  ...reactionHandlers,
  ...webhookHandlers,
} satisfies AreaHandlers<string>
