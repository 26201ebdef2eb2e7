// Generated from spec/ by `npm run generate`. Never edited by hand.

import type {
  AppendDraftData,
  AppendDraftErrors,
  AppendDraftResponses,
  CreateWebhookData,
  CreateWebhookErrors,
  CreateWebhookResponses,
  DeleteWebhookData,
  DeleteWebhookErrors,
  DeleteWebhookResponses,
  FinalizeDraftData,
  FinalizeDraftErrors,
  FinalizeDraftResponses,
  GetVariantOpenApiErrors,
  GetVariantOpenApiResponses,
  GetWebhookData,
  GetWebhookErrors,
  GetWebhookResponses,
  ListDeadLettersData,
  ListDeadLettersErrors,
  ListDeadLettersResponses,
  ListWebhookAttemptsData,
  ListWebhookAttemptsErrors,
  ListWebhookAttemptsResponses,
  ListWebhooksData,
  ListWebhooksErrors,
  ListWebhooksResponses,
  ReactData,
  ReactErrors,
  ReactResponses,
  RedeliverDeadLetterData,
  RedeliverDeadLetterErrors,
  RedeliverDeadLetterResponses,
  RotateWebhookSecretData,
  RotateWebhookSecretErrors,
  RotateWebhookSecretResponses,
  SendMessageData,
  SendMessageErrors,
  SendMessageResponses,
  SendVoiceMemoData,
  SendVoiceMemoErrors,
  SendVoiceMemoResponses,
  UpdateWebhookData,
  UpdateWebhookErrors,
  UpdateWebhookResponses,
} from './types.gen.ts'

/** Parameters after validation: those with a default are always there. */
type Defaulted<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }
type Nothing = Record<string, never>

export interface OperationTypes {
  appendDraft: {
    body: AppendDraftData['body']
    path: NonNullable<AppendDraftData['path']>
    query: Nothing
    headers: Nothing
    replies: AppendDraftResponses
    errors: AppendDraftErrors
  }
  createWebhook: {
    body: CreateWebhookData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateWebhookResponses
    errors: CreateWebhookErrors
  }
  deleteWebhook: {
    body: undefined
    path: NonNullable<DeleteWebhookData['path']>
    query: Nothing
    headers: Nothing
    replies: DeleteWebhookResponses
    errors: DeleteWebhookErrors
  }
  finalizeDraft: {
    body: FinalizeDraftData['body']
    path: NonNullable<FinalizeDraftData['path']>
    query: Nothing
    headers: Nothing
    replies: FinalizeDraftResponses
    errors: FinalizeDraftErrors
  }
  getVariantOpenApi: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetVariantOpenApiResponses
    errors: GetVariantOpenApiErrors
  }
  getWebhook: {
    body: undefined
    path: NonNullable<GetWebhookData['path']>
    query: Nothing
    headers: Nothing
    replies: GetWebhookResponses
    errors: GetWebhookErrors
  }
  listDeadLetters: {
    body: undefined
    path: NonNullable<ListDeadLettersData['path']>
    query: Defaulted<NonNullable<ListDeadLettersData['query']>, 'limit'>
    headers: Nothing
    replies: ListDeadLettersResponses
    errors: ListDeadLettersErrors
  }
  listWebhookAttempts: {
    body: undefined
    path: NonNullable<ListWebhookAttemptsData['path']>
    query: Defaulted<NonNullable<ListWebhookAttemptsData['query']>, 'limit'>
    headers: Nothing
    replies: ListWebhookAttemptsResponses
    errors: ListWebhookAttemptsErrors
  }
  listWebhooks: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListWebhooksData['query']>, 'limit'>
    headers: Nothing
    replies: ListWebhooksResponses
    errors: ListWebhooksErrors
  }
  react: {
    body: ReactData['body']
    path: NonNullable<ReactData['path']>
    query: Nothing
    headers: Nothing
    replies: ReactResponses
    errors: ReactErrors
  }
  redeliverDeadLetter: {
    body: RedeliverDeadLetterData['body']
    path: NonNullable<RedeliverDeadLetterData['path']>
    query: Nothing
    headers: Nothing
    replies: RedeliverDeadLetterResponses
    errors: RedeliverDeadLetterErrors
  }
  rotateWebhookSecret: {
    body: RotateWebhookSecretData['body']
    path: NonNullable<RotateWebhookSecretData['path']>
    query: Nothing
    headers: Nothing
    replies: RotateWebhookSecretResponses
    errors: RotateWebhookSecretErrors
  }
  sendMessage: {
    body: SendMessageData['body']
    path: Nothing
    query: Nothing
    headers: NonNullable<SendMessageData['headers']>
    replies: SendMessageResponses
    errors: SendMessageErrors
  }
  sendVoiceMemo: {
    body: SendVoiceMemoData['body']
    path: NonNullable<SendVoiceMemoData['path']>
    query: Nothing
    headers: NonNullable<SendVoiceMemoData['headers']>
    replies: SendVoiceMemoResponses
    errors: SendVoiceMemoErrors
  }
  updateWebhook: {
    body: UpdateWebhookData['body']
    path: NonNullable<UpdateWebhookData['path']>
    query: Nothing
    headers: Nothing
    replies: UpdateWebhookResponses
    errors: UpdateWebhookErrors
  }
}
