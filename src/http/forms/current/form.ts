import type { Document } from 'openapi-backend'

import document from '../../../../generated/current/openapi.json' with { type: 'json' }
import { operations } from '../../../../generated/current/operations.ts'
import { validators } from '../../../../generated/current/validators.js'
import type { Form } from '../../form.ts'
import { encodeError } from './errors.ts'
import { handlers } from './handlers.ts'

export const currentForm: Form = {
  name: 'current',
  document: document as unknown as Document,
  operations,
  validators,
  loadReplyValidators: async () => (await import('../../../../generated/current/reply-validators.js')).replyValidators,
  handlers,
  // Routes of version 2 reject null for an optional member.
  readsNullAsAbsent: (path) => !path.startsWith('/v2/'),
  encodeError,
}
