// Generated from spec/ by `npm run generate`. Never edited by hand.

import type {
  CreateAgentData,
  CreateAgentErrors,
  CreateAgentResponses,
  CreateWebhookData,
  CreateWebhookErrors,
  CreateWebhookResponses,
  ExchangeDeviceCodeData,
  ExchangeDeviceCodeErrors,
  ExchangeDeviceCodeResponses,
  GetAgentProfileData,
  GetAgentProfileErrors,
  GetAgentProfileResponses,
  GetContactProfileData,
  GetContactProfileErrors,
  GetContactProfileResponses,
  GetDeviceAuthorizationData,
  GetDeviceAuthorizationErrors,
  GetDeviceAuthorizationResponses,
  GetOwnAgentErrors,
  GetOwnAgentResponses,
  GetUserData,
  GetUserErrors,
  GetUserResponses,
  ListEventsData,
  ListEventsErrors,
  ListEventsResponses,
  ListMessagesData,
  ListMessagesErrors,
  ListMessagesResponses,
  MarkDeliveredData,
  MarkDeliveredErrors,
  MarkDeliveredResponses,
  MarkReadData,
  MarkReadErrors,
  MarkReadResponses,
  ReactData,
  ReactErrors,
  ReactResponses,
  SendChatMessageData,
  SendChatMessageErrors,
  SendChatMessageResponses,
  SendMessageData,
  SendMessageErrors,
  SendMessageResponses,
  SendStrictChatMessageData,
  SendStrictChatMessageErrors,
  SendStrictChatMessageResponses,
  SetTypingData,
  SetTypingErrors,
  SetTypingResponses,
  StartDeviceAuthorizationData,
  StartDeviceAuthorizationErrors,
  StartDeviceAuthorizationResponses,
  UpdateSettingsData,
  UpdateSettingsErrors,
  UpdateSettingsResponses,
  UploadAttachmentData,
  UploadAttachmentErrors,
  UploadAttachmentResponses,
} from './types.gen.ts'

/** Parameters after validation: those with a default are always there. */
type Defaulted<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }
type Nothing = Record<string, never>

export interface OperationTypes {
  createAgent: {
    body: CreateAgentData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateAgentResponses
    errors: CreateAgentErrors
  }
  createWebhook: {
    body: CreateWebhookData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateWebhookResponses
    errors: CreateWebhookErrors
  }
  exchangeDeviceCode: {
    body: ExchangeDeviceCodeData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: ExchangeDeviceCodeResponses
    errors: ExchangeDeviceCodeErrors
  }
  getAgentProfile: {
    body: undefined
    path: NonNullable<GetAgentProfileData['path']>
    query: Nothing
    headers: Nothing
    replies: GetAgentProfileResponses
    errors: GetAgentProfileErrors
  }
  getContactProfile: {
    body: undefined
    path: NonNullable<GetContactProfileData['path']>
    query: Nothing
    headers: Nothing
    replies: GetContactProfileResponses
    errors: GetContactProfileErrors
  }
  getDeviceAuthorization: {
    body: undefined
    path: Nothing
    query: NonNullable<GetDeviceAuthorizationData['query']>
    headers: Nothing
    replies: GetDeviceAuthorizationResponses
    errors: GetDeviceAuthorizationErrors
  }
  getOwnAgent: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetOwnAgentResponses
    errors: GetOwnAgentErrors
  }
  getUser: {
    body: undefined
    path: NonNullable<GetUserData['path']>
    query: Nothing
    headers: Nothing
    replies: GetUserResponses
    errors: GetUserErrors
  }
  listEvents: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListEventsData['query']>, 'after' | 'timeout' | 'limit'>
    headers: Nothing
    replies: ListEventsResponses
    errors: ListEventsErrors
  }
  listMessages: {
    body: undefined
    path: NonNullable<ListMessagesData['path']>
    query: Defaulted<NonNullable<ListMessagesData['query']>, 'limit'>
    headers: Nothing
    replies: ListMessagesResponses
    errors: ListMessagesErrors
  }
  markDelivered: {
    body: MarkDeliveredData['body']
    path: NonNullable<MarkDeliveredData['path']>
    query: Nothing
    headers: Nothing
    replies: MarkDeliveredResponses
    errors: MarkDeliveredErrors
  }
  markRead: {
    body: MarkReadData['body']
    path: NonNullable<MarkReadData['path']>
    query: Nothing
    headers: Nothing
    replies: MarkReadResponses
    errors: MarkReadErrors
  }
  react: {
    body: ReactData['body']
    path: NonNullable<ReactData['path']>
    query: Nothing
    headers: Nothing
    replies: ReactResponses
    errors: ReactErrors
  }
  sendChatMessage: {
    body: SendChatMessageData['body']
    path: NonNullable<SendChatMessageData['path']>
    query: Nothing
    headers: Nothing
    replies: SendChatMessageResponses
    errors: SendChatMessageErrors
  }
  sendMessage: {
    body: SendMessageData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: SendMessageResponses
    errors: SendMessageErrors
  }
  sendStrictChatMessage: {
    body: SendStrictChatMessageData['body']
    path: NonNullable<SendStrictChatMessageData['path']>
    query: Nothing
    headers: Nothing
    replies: SendStrictChatMessageResponses
    errors: SendStrictChatMessageErrors
  }
  setTyping: {
    body: SetTypingData['body']
    path: NonNullable<SetTypingData['path']>
    query: Nothing
    headers: Nothing
    replies: SetTypingResponses
    errors: SetTypingErrors
  }
  startDeviceAuthorization: {
    body: StartDeviceAuthorizationData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: StartDeviceAuthorizationResponses
    errors: StartDeviceAuthorizationErrors
  }
  updateSettings: {
    body: UpdateSettingsData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: UpdateSettingsResponses
    errors: UpdateSettingsErrors
  }
  uploadAttachment: {
    body: UploadAttachmentData['body']
    path: Nothing
    query: Nothing
    headers: NonNullable<UploadAttachmentData['headers']>
    replies: UploadAttachmentResponses
    errors: UploadAttachmentErrors
  }
}
