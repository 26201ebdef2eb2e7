// Generated from spec/ by `npm run generate`. Never edited by hand.

import type {
  AddParticipantData,
  AddParticipantErrors,
  AddParticipantResponses,
  ApproveDeviceAuthorizationData,
  ApproveDeviceAuthorizationErrors,
  ApproveDeviceAuthorizationResponses,
  BlockHandleData,
  BlockHandleErrors,
  BlockHandleResponses,
  CreateChatData,
  CreateChatErrors,
  CreateChatResponses,
  CreatePersonData,
  CreatePersonErrors,
  CreatePersonResponses,
  CreateSignInLinkData,
  CreateSignInLinkErrors,
  CreateSignInLinkResponses,
  DeleteWebhookData,
  DeleteWebhookErrors,
  DeleteWebhookResponses,
  DenyDeviceAuthorizationData,
  DenyDeviceAuthorizationErrors,
  DenyDeviceAuthorizationResponses,
  GetChatData,
  GetChatErrors,
  GetChatResponses,
  GetHealthErrors,
  GetHealthResponses,
  GetOpenApiErrors,
  GetOpenApiResponses,
  GetOwnChatData,
  GetOwnChatErrors,
  GetOwnChatResponses,
  GetOwnUserErrors,
  GetOwnUserResponses,
  GetOwnedAgentData,
  GetOwnedAgentErrors,
  GetOwnedAgentResponses,
  GetReadinessErrors,
  GetReadinessResponses,
  GetWebhookData,
  GetWebhookErrors,
  GetWebhookResponses,
  ListBlockedHandlesData,
  ListBlockedHandlesErrors,
  ListBlockedHandlesResponses,
  ListChatsData,
  ListChatsErrors,
  ListChatsResponses,
  ListDeadLettersData,
  ListDeadLettersErrors,
  ListDeadLettersResponses,
  ListOwnChatsData,
  ListOwnChatsErrors,
  ListOwnChatsResponses,
  ListOwnEventsData,
  ListOwnEventsErrors,
  ListOwnEventsResponses,
  ListOwnMessagesData,
  ListOwnMessagesErrors,
  ListOwnMessagesResponses,
  ListOwnedAgentsData,
  ListOwnedAgentsErrors,
  ListOwnedAgentsResponses,
  ListWebhookAttemptsData,
  ListWebhookAttemptsErrors,
  ListWebhookAttemptsResponses,
  ListWebhooksData,
  ListWebhooksErrors,
  ListWebhooksResponses,
  MarkOwnDeliveredData,
  MarkOwnDeliveredErrors,
  MarkOwnDeliveredResponses,
  MarkOwnReadData,
  MarkOwnReadErrors,
  MarkOwnReadResponses,
  OperateCreateAgentData,
  OperateCreateAgentErrors,
  OperateCreateAgentResponses,
  RedeliverDeadLetterData,
  RedeliverDeadLetterErrors,
  RedeliverDeadLetterResponses,
  RemoveParticipantData,
  RemoveParticipantErrors,
  RemoveParticipantResponses,
  RenameChatData,
  RenameChatErrors,
  RenameChatResponses,
  RotateWebhookSecretData,
  RotateWebhookSecretErrors,
  RotateWebhookSecretResponses,
  SearchDumpData,
  SearchDumpErrors,
  SearchDumpResponses,
  SendOwnMessageData,
  SendOwnMessageErrors,
  SendOwnMessageResponses,
  SetHandleStatusData,
  SetHandleStatusErrors,
  SetHandleStatusResponses,
  SetOwnTypingData,
  SetOwnTypingErrors,
  SetOwnTypingResponses,
  UnblockHandleData,
  UnblockHandleErrors,
  UnblockHandleResponses,
  UpdateOwnedAgentData,
  UpdateOwnedAgentErrors,
  UpdateOwnedAgentResponses,
  UpdateWebhookData,
  UpdateWebhookErrors,
  UpdateWebhookResponses,
} from './types.gen.ts'

/** Parameters after validation: those with a default are always there. */
type Defaulted<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }
type Nothing = Record<string, never>

export interface OperationTypes {
  addParticipant: {
    body: AddParticipantData['body']
    path: NonNullable<AddParticipantData['path']>
    query: Nothing
    headers: Nothing
    replies: AddParticipantResponses
    errors: AddParticipantErrors
  }
  approveDeviceAuthorization: {
    body: ApproveDeviceAuthorizationData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: ApproveDeviceAuthorizationResponses
    errors: ApproveDeviceAuthorizationErrors
  }
  blockHandle: {
    body: undefined
    path: NonNullable<BlockHandleData['path']>
    query: Nothing
    headers: Nothing
    replies: BlockHandleResponses
    errors: BlockHandleErrors
  }
  createChat: {
    body: CreateChatData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateChatResponses
    errors: CreateChatErrors
  }
  createPerson: {
    body: CreatePersonData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreatePersonResponses
    errors: CreatePersonErrors
  }
  createSignInLink: {
    body: undefined
    path: NonNullable<CreateSignInLinkData['path']>
    query: Nothing
    headers: Nothing
    replies: CreateSignInLinkResponses
    errors: CreateSignInLinkErrors
  }
  deleteWebhook: {
    body: undefined
    path: NonNullable<DeleteWebhookData['path']>
    query: Nothing
    headers: Nothing
    replies: DeleteWebhookResponses
    errors: DeleteWebhookErrors
  }
  denyDeviceAuthorization: {
    body: DenyDeviceAuthorizationData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: DenyDeviceAuthorizationResponses
    errors: DenyDeviceAuthorizationErrors
  }
  getChat: {
    body: undefined
    path: NonNullable<GetChatData['path']>
    query: Nothing
    headers: Nothing
    replies: GetChatResponses
    errors: GetChatErrors
  }
  getHealth: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetHealthResponses
    errors: GetHealthErrors
  }
  getOpenApi: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetOpenApiResponses
    errors: GetOpenApiErrors
  }
  getOwnChat: {
    body: undefined
    path: NonNullable<GetOwnChatData['path']>
    query: Nothing
    headers: Nothing
    replies: GetOwnChatResponses
    errors: GetOwnChatErrors
  }
  getOwnUser: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetOwnUserResponses
    errors: GetOwnUserErrors
  }
  getOwnedAgent: {
    body: undefined
    path: NonNullable<GetOwnedAgentData['path']>
    query: Nothing
    headers: Nothing
    replies: GetOwnedAgentResponses
    errors: GetOwnedAgentErrors
  }
  getReadiness: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetReadinessResponses
    errors: GetReadinessErrors
  }
  getWebhook: {
    body: undefined
    path: NonNullable<GetWebhookData['path']>
    query: Nothing
    headers: Nothing
    replies: GetWebhookResponses
    errors: GetWebhookErrors
  }
  listBlockedHandles: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListBlockedHandlesData['query']>, 'limit'>
    headers: Nothing
    replies: ListBlockedHandlesResponses
    errors: ListBlockedHandlesErrors
  }
  listChats: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListChatsData['query']>, 'limit'>
    headers: Nothing
    replies: ListChatsResponses
    errors: ListChatsErrors
  }
  listDeadLetters: {
    body: undefined
    path: NonNullable<ListDeadLettersData['path']>
    query: Defaulted<NonNullable<ListDeadLettersData['query']>, 'limit'>
    headers: Nothing
    replies: ListDeadLettersResponses
    errors: ListDeadLettersErrors
  }
  listOwnChats: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListOwnChatsData['query']>, 'limit'>
    headers: Nothing
    replies: ListOwnChatsResponses
    errors: ListOwnChatsErrors
  }
  listOwnEvents: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListOwnEventsData['query']>, 'after' | 'timeout' | 'limit'>
    headers: Nothing
    replies: ListOwnEventsResponses
    errors: ListOwnEventsErrors
  }
  listOwnMessages: {
    body: undefined
    path: NonNullable<ListOwnMessagesData['path']>
    query: Defaulted<NonNullable<ListOwnMessagesData['query']>, 'limit'>
    headers: Nothing
    replies: ListOwnMessagesResponses
    errors: ListOwnMessagesErrors
  }
  listOwnedAgents: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListOwnedAgentsData['query']>, 'limit'>
    headers: Nothing
    replies: ListOwnedAgentsResponses
    errors: ListOwnedAgentsErrors
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
  markOwnDelivered: {
    body: MarkOwnDeliveredData['body']
    path: NonNullable<MarkOwnDeliveredData['path']>
    query: Nothing
    headers: Nothing
    replies: MarkOwnDeliveredResponses
    errors: MarkOwnDeliveredErrors
  }
  markOwnRead: {
    body: MarkOwnReadData['body']
    path: NonNullable<MarkOwnReadData['path']>
    query: Nothing
    headers: Nothing
    replies: MarkOwnReadResponses
    errors: MarkOwnReadErrors
  }
  operateCreateAgent: {
    body: OperateCreateAgentData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: OperateCreateAgentResponses
    errors: OperateCreateAgentErrors
  }
  redeliverDeadLetter: {
    body: RedeliverDeadLetterData['body']
    path: NonNullable<RedeliverDeadLetterData['path']>
    query: Nothing
    headers: Nothing
    replies: RedeliverDeadLetterResponses
    errors: RedeliverDeadLetterErrors
  }
  removeParticipant: {
    body: undefined
    path: NonNullable<RemoveParticipantData['path']>
    query: Nothing
    headers: Nothing
    replies: RemoveParticipantResponses
    errors: RemoveParticipantErrors
  }
  renameChat: {
    body: RenameChatData['body']
    path: NonNullable<RenameChatData['path']>
    query: Nothing
    headers: Nothing
    replies: RenameChatResponses
    errors: RenameChatErrors
  }
  rotateWebhookSecret: {
    body: RotateWebhookSecretData['body']
    path: NonNullable<RotateWebhookSecretData['path']>
    query: Nothing
    headers: Nothing
    replies: RotateWebhookSecretResponses
    errors: RotateWebhookSecretErrors
  }
  searchDump: {
    body: SearchDumpData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: SearchDumpResponses
    errors: SearchDumpErrors
  }
  sendOwnMessage: {
    body: SendOwnMessageData['body']
    path: NonNullable<SendOwnMessageData['path']>
    query: Nothing
    headers: Nothing
    replies: SendOwnMessageResponses
    errors: SendOwnMessageErrors
  }
  setHandleStatus: {
    body: SetHandleStatusData['body']
    path: NonNullable<SetHandleStatusData['path']>
    query: Nothing
    headers: Nothing
    replies: SetHandleStatusResponses
    errors: SetHandleStatusErrors
  }
  setOwnTyping: {
    body: SetOwnTypingData['body']
    path: NonNullable<SetOwnTypingData['path']>
    query: Nothing
    headers: Nothing
    replies: SetOwnTypingResponses
    errors: SetOwnTypingErrors
  }
  unblockHandle: {
    body: undefined
    path: NonNullable<UnblockHandleData['path']>
    query: Nothing
    headers: Nothing
    replies: UnblockHandleResponses
    errors: UnblockHandleErrors
  }
  updateOwnedAgent: {
    body: UpdateOwnedAgentData['body']
    path: NonNullable<UpdateOwnedAgentData['path']>
    query: Nothing
    headers: Nothing
    replies: UpdateOwnedAgentResponses
    errors: UpdateOwnedAgentErrors
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
