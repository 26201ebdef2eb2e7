import { accountHandlers, agentHandlers, deviceHandlers, profileHandlers } from './identity.ts'
import { logOperatorChanges } from '../../admin/operator-log.ts'
import { adminHandlers } from './admin.ts'
import { apiDocsHandlers, healthHandlers, mcpHandlers } from './http.ts'
import type { AreaHandlers } from './area-handlers.ts'
import {
  attachmentHandlers,
  blockHandlers,
  chatHandlers,
  draftHandlers,
  installationHandlers,
  messageHandlers,
  receiptHandlers,
  typingHandlers,
} from './conversations.ts'
import { callHandlers } from './realtime.ts'
import { signInHandlers } from './sign-in.ts'
import { communityHandlers, contactRequestHandlers, contactHandlers, directoryHandlers } from './network.ts'
import { eventHandlers, pushHandlers, socketHandlers, webhookHandlers } from './delivery.ts'
import { paymentHandlers } from './commerce.ts'
import type { Document } from 'openapi-backend'
import document from '../../../../generated/extensions/openapi.json' with { type: 'json' }
import { operations } from '../../../../generated/extensions/operations.ts'
import { validators } from '../../../../generated/extensions/validators.js'
import type { Form } from '../../form.ts'
import { servedPaths, type RouteSettings } from '../../served-paths.ts'
import { errorReply, snakeCaseName } from '../../error-body.ts'
import { invalidRequest, type DomainError } from '../../../platform/errors.ts'
import type { Reply } from '../../handler.ts'

export const handlers = {
  ...accountHandlers,
  // Every change of an operator is stored in the operator log.
  ...logOperatorChanges(adminHandlers),
  ...agentHandlers,
  ...apiDocsHandlers,
  ...attachmentHandlers,
  ...blockHandlers,
  ...callHandlers,
  ...chatHandlers,
  ...communityHandlers,
  ...contactRequestHandlers,
  ...contactHandlers,
  ...deviceHandlers,
  ...directoryHandlers,
  ...draftHandlers,
  ...eventHandlers,
  ...healthHandlers,
  ...installationHandlers,
  ...mcpHandlers,
  ...messageHandlers,
  ...paymentHandlers,
  ...profileHandlers,
  ...pushHandlers,
  ...receiptHandlers,
  ...signInHandlers,
  ...socketHandlers,
  ...typingHandlers,
  ...webhookHandlers,
} satisfies AreaHandlers<string>

/** Creates the extensions form, with the routes that the settings enable. */
export function extensionsForm(settings: RouteSettings, isDemo: boolean): Form {
  const paths = servedPaths(document.paths, settings, isDemo)
  const table = Object.fromEntries(Object.entries(operations).filter(([, { path }]) => path in paths))
  return {
    name: 'extensions',
    document: { ...document, paths } as unknown as Document,
    operations: table,
    validators,
    loadReplyValidators: async () =>
      (await import('../../../../generated/extensions/reply-validators.js')).replyValidators,
    handlers,
    encodeError,
  }
}

/** Decisions about a device answer 400 for every invalid request, as pairing does (AMB-069). */
const answers400: ReadonlySet<string> = new Set(['approveDeviceAuthorization', 'denyDeviceAuthorization'])

function encodeError(error: DomainError, operationId?: string): Reply {
  const malformed = error.kind === 'invalid_request' || error.kind === 'payload_too_large'
  if (!malformed || operationId === undefined || !answers400.has(operationId)) return errorReply(error)
  return { ...errorReply(invalidRequest(error.messageFor(snakeCaseName))), status: 400 }
}
