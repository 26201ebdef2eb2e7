// Generated from spec/ by `npm run generate`. Never edited by hand.

import type {
  AcceptRequestData,
  AcceptRequestErrors,
  AcceptRequestResponses,
  AddParticipantData,
  AddParticipantErrors,
  AddParticipantResponses,
  AdminCreateAgentData,
  AdminCreateAgentErrors,
  AdminCreateAgentResponses,
  AdminDecideListingData,
  AdminDecideListingErrors,
  AdminDecideListingResponses,
  AdminListAgentsData,
  AdminListAgentsErrors,
  AdminListAgentsResponses,
  AdminListDeliveriesData,
  AdminListDeliveriesErrors,
  AdminListDeliveriesResponses,
  AdminListListingsData,
  AdminListListingsErrors,
  AdminListListingsResponses,
  AdminReplayDeliveriesData,
  AdminReplayDeliveriesErrors,
  AdminReplayDeliveriesResponses,
  AdminRotateAgentTokenData,
  AdminRotateAgentTokenErrors,
  AdminRotateAgentTokenResponses,
  AgeDeviceAuthorizationData,
  AgeDeviceAuthorizationErrors,
  AgeDeviceAuthorizationResponses,
  ApproveDeviceAuthorizationData,
  ApproveDeviceAuthorizationErrors,
  ApproveDeviceAuthorizationResponses,
  BlockHandleData,
  BlockHandleErrors,
  BlockHandleResponses,
  ClearHandleLimitData,
  ClearHandleLimitErrors,
  ClearHandleLimitResponses,
  ClearHandleRateLimitData,
  ClearHandleRateLimitErrors,
  ClearHandleRateLimitResponses,
  CreateChatData,
  CreateChatErrors,
  CreateChatResponses,
  CreateContactRequestData,
  CreateContactRequestErrors,
  CreateContactRequestResponses,
  CreateSignInLinkData,
  CreateSignInLinkErrors,
  CreateSignInLinkResponses,
  CreateSocketTicketData,
  CreateSocketTicketErrors,
  CreateSocketTicketResponses,
  CreateUserData,
  CreateUserErrors,
  CreateUserResponses,
  DeclineRequestData,
  DeclineRequestErrors,
  DeclineRequestResponses,
  DeleteAccountData,
  DeleteAccountErrors,
  DeleteAccountResponses,
  DeleteOwnedAgentData,
  DeleteOwnedAgentErrors,
  DeleteOwnedAgentResponses,
  DeleteSessionData,
  DeleteSessionErrors,
  DeleteSessionResponses,
  DeleteWebhookData,
  DeleteWebhookErrors,
  DeleteWebhookResponses,
  DenyDeviceAuthorizationData,
  DenyDeviceAuthorizationErrors,
  DenyDeviceAuthorizationResponses,
  DiscoverContactsData,
  DiscoverContactsErrors,
  DiscoverContactsResponses,
  GetAccountDeletionData,
  GetAccountDeletionErrors,
  GetAccountDeletionResponses,
  GetAgentAccessErrors,
  GetAgentAccessResponses,
  GetAttachmentData,
  GetAttachmentErrors,
  GetAttachmentResponses,
  GetAuthorizationServerMetadataErrors,
  GetAuthorizationServerMetadataResponses,
  GetChatData,
  GetChatErrors,
  GetChatResponses,
  GetContactCardErrors,
  GetContactCardResponses,
  GetContactRequestData,
  GetContactRequestErrors,
  GetContactRequestResponses,
  GetExtensionsOpenApiErrors,
  GetExtensionsOpenApiResponses,
  GetHandleLimitsData,
  GetHandleLimitsErrors,
  GetHandleLimitsResponses,
  GetHealthErrors,
  GetHealthResponses,
  GetListingData,
  GetListingErrors,
  GetListingResponses,
  GetMediaData,
  GetMediaErrors,
  GetMediaResponses,
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
  GetServiceStatusErrors,
  GetServiceStatusResponses,
  GetWebhookData,
  GetWebhookErrors,
  GetWebhookResponses,
  InstallAgentData,
  InstallAgentErrors,
  InstallAgentResponses,
  ListBlockedHandlesData,
  ListBlockedHandlesErrors,
  ListBlockedHandlesResponses,
  ListChatsData,
  ListChatsErrors,
  ListChatsResponses,
  ListContactRequestsData,
  ListContactRequestsErrors,
  ListContactRequestsResponses,
  ListContactsData,
  ListContactsErrors,
  ListContactsResponses,
  ListDeadLettersData,
  ListDeadLettersErrors,
  ListDeadLettersResponses,
  ListDirectoryCategoriesErrors,
  ListDirectoryCategoriesResponses,
  ListInstallationsData,
  ListInstallationsErrors,
  ListInstallationsResponses,
  ListLimitsErrors,
  ListLimitsResponses,
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
  ListRequestsData,
  ListRequestsErrors,
  ListRequestsResponses,
  ListSessionsData,
  ListSessionsErrors,
  ListSessionsResponses,
  ListUsersData,
  ListUsersErrors,
  ListUsersResponses,
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
  RedeliverDeadLetterData,
  RedeliverDeadLetterErrors,
  RedeliverDeadLetterResponses,
  RemoveParticipantData,
  RemoveParticipantErrors,
  RemoveParticipantResponses,
  RenameChatData,
  RenameChatErrors,
  RenameChatResponses,
  RotateAgentTokenData,
  RotateAgentTokenErrors,
  RotateAgentTokenResponses,
  RotateWebhookSecretData,
  RotateWebhookSecretErrors,
  RotateWebhookSecretResponses,
  SearchDirectoryData,
  SearchDirectoryErrors,
  SearchDirectoryResponses,
  SearchDumpData,
  SearchDumpErrors,
  SearchDumpResponses,
  SendOwnMessageData,
  SendOwnMessageErrors,
  SendOwnMessageResponses,
  SetAgentAccessData,
  SetAgentAccessErrors,
  SetAgentAccessResponses,
  SetHandleLimitData,
  SetHandleLimitErrors,
  SetHandleLimitResponses,
  SetHandleRateLimitData,
  SetHandleRateLimitErrors,
  SetHandleRateLimitResponses,
  SetHandleStatusData,
  SetHandleStatusErrors,
  SetHandleStatusResponses,
  SetOwnTypingData,
  SetOwnTypingErrors,
  SetOwnTypingResponses,
  SetPhoneNumberData,
  SetPhoneNumberErrors,
  SetPhoneNumberResponses,
  SubmitListingData,
  SubmitListingErrors,
  SubmitListingResponses,
  UnblockHandleData,
  UnblockHandleErrors,
  UnblockHandleResponses,
  UninstallAgentData,
  UninstallAgentErrors,
  UninstallAgentResponses,
  UpdateContactCardData,
  UpdateContactCardErrors,
  UpdateContactCardResponses,
  UpdateOwnUserData,
  UpdateOwnUserErrors,
  UpdateOwnUserResponses,
  UpdateOwnedAgentData,
  UpdateOwnedAgentErrors,
  UpdateOwnedAgentResponses,
  UpdateWebhookData,
  UpdateWebhookErrors,
  UpdateWebhookResponses,
  WithdrawListingData,
  WithdrawListingErrors,
  WithdrawListingResponses,
} from './types.gen.ts'

/** Parameters after validation: those with a default are always there. */
type Defaulted<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }
type Nothing = Record<string, never>

export interface OperationTypes {
  acceptRequest: {
    body: AcceptRequestData['body']
    path: NonNullable<AcceptRequestData['path']>
    query: Nothing
    headers: Nothing
    replies: AcceptRequestResponses
    errors: AcceptRequestErrors
  }
  addParticipant: {
    body: AddParticipantData['body']
    path: NonNullable<AddParticipantData['path']>
    query: Nothing
    headers: Nothing
    replies: AddParticipantResponses
    errors: AddParticipantErrors
  }
  adminCreateAgent: {
    body: AdminCreateAgentData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: AdminCreateAgentResponses
    errors: AdminCreateAgentErrors
  }
  adminDecideListing: {
    body: AdminDecideListingData['body']
    path: NonNullable<AdminDecideListingData['path']>
    query: Nothing
    headers: Nothing
    replies: AdminDecideListingResponses
    errors: AdminDecideListingErrors
  }
  adminListAgents: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<AdminListAgentsData['query']>, 'limit'>
    headers: Nothing
    replies: AdminListAgentsResponses
    errors: AdminListAgentsErrors
  }
  adminListDeliveries: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<AdminListDeliveriesData['query']>, 'limit'>
    headers: Nothing
    replies: AdminListDeliveriesResponses
    errors: AdminListDeliveriesErrors
  }
  adminListListings: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<AdminListListingsData['query']>, 'status' | 'limit'>
    headers: Nothing
    replies: AdminListListingsResponses
    errors: AdminListListingsErrors
  }
  adminReplayDeliveries: {
    body: AdminReplayDeliveriesData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: AdminReplayDeliveriesResponses
    errors: AdminReplayDeliveriesErrors
  }
  adminRotateAgentToken: {
    body: undefined
    path: NonNullable<AdminRotateAgentTokenData['path']>
    query: Nothing
    headers: Nothing
    replies: AdminRotateAgentTokenResponses
    errors: AdminRotateAgentTokenErrors
  }
  ageDeviceAuthorization: {
    body: AgeDeviceAuthorizationData['body']
    path: NonNullable<AgeDeviceAuthorizationData['path']>
    query: Nothing
    headers: Nothing
    replies: AgeDeviceAuthorizationResponses
    errors: AgeDeviceAuthorizationErrors
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
  clearHandleLimit: {
    body: undefined
    path: NonNullable<ClearHandleLimitData['path']>
    query: Nothing
    headers: Nothing
    replies: ClearHandleLimitResponses
    errors: ClearHandleLimitErrors
  }
  clearHandleRateLimit: {
    body: undefined
    path: NonNullable<ClearHandleRateLimitData['path']>
    query: Nothing
    headers: Nothing
    replies: ClearHandleRateLimitResponses
    errors: ClearHandleRateLimitErrors
  }
  createChat: {
    body: CreateChatData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateChatResponses
    errors: CreateChatErrors
  }
  createContactRequest: {
    body: CreateContactRequestData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateContactRequestResponses
    errors: CreateContactRequestErrors
  }
  createSignInLink: {
    body: undefined
    path: NonNullable<CreateSignInLinkData['path']>
    query: Nothing
    headers: Nothing
    replies: CreateSignInLinkResponses
    errors: CreateSignInLinkErrors
  }
  createSocketTicket: {
    body: CreateSocketTicketData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateSocketTicketResponses
    errors: CreateSocketTicketErrors
  }
  createUser: {
    body: CreateUserData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateUserResponses
    errors: CreateUserErrors
  }
  declineRequest: {
    body: DeclineRequestData['body']
    path: NonNullable<DeclineRequestData['path']>
    query: Nothing
    headers: Nothing
    replies: DeclineRequestResponses
    errors: DeclineRequestErrors
  }
  deleteAccount: {
    body: DeleteAccountData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: DeleteAccountResponses
    errors: DeleteAccountErrors
  }
  deleteOwnedAgent: {
    body: undefined
    path: NonNullable<DeleteOwnedAgentData['path']>
    query: Nothing
    headers: Nothing
    replies: DeleteOwnedAgentResponses
    errors: DeleteOwnedAgentErrors
  }
  deleteSession: {
    body: undefined
    path: NonNullable<DeleteSessionData['path']>
    query: Nothing
    headers: Nothing
    replies: DeleteSessionResponses
    errors: DeleteSessionErrors
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
  discoverContacts: {
    body: DiscoverContactsData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: DiscoverContactsResponses
    errors: DiscoverContactsErrors
  }
  getAccountDeletion: {
    body: undefined
    path: NonNullable<GetAccountDeletionData['path']>
    query: Nothing
    headers: Nothing
    replies: GetAccountDeletionResponses
    errors: GetAccountDeletionErrors
  }
  getAgentAccess: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetAgentAccessResponses
    errors: GetAgentAccessErrors
  }
  getAttachment: {
    body: undefined
    path: NonNullable<GetAttachmentData['path']>
    query: Nothing
    headers: Nothing
    replies: GetAttachmentResponses
    errors: GetAttachmentErrors
  }
  getAuthorizationServerMetadata: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetAuthorizationServerMetadataResponses
    errors: GetAuthorizationServerMetadataErrors
  }
  getChat: {
    body: undefined
    path: NonNullable<GetChatData['path']>
    query: Nothing
    headers: Nothing
    replies: GetChatResponses
    errors: GetChatErrors
  }
  getContactCard: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetContactCardResponses
    errors: GetContactCardErrors
  }
  getContactRequest: {
    body: undefined
    path: NonNullable<GetContactRequestData['path']>
    query: Nothing
    headers: Nothing
    replies: GetContactRequestResponses
    errors: GetContactRequestErrors
  }
  getExtensionsOpenApi: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetExtensionsOpenApiResponses
    errors: GetExtensionsOpenApiErrors
  }
  getHandleLimits: {
    body: undefined
    path: NonNullable<GetHandleLimitsData['path']>
    query: Nothing
    headers: Nothing
    replies: GetHandleLimitsResponses
    errors: GetHandleLimitsErrors
  }
  getHealth: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetHealthResponses
    errors: GetHealthErrors
  }
  getListing: {
    body: undefined
    path: NonNullable<GetListingData['path']>
    query: Nothing
    headers: Nothing
    replies: GetListingResponses
    errors: GetListingErrors
  }
  getMedia: {
    body: undefined
    path: NonNullable<GetMediaData['path']>
    query: Nothing
    headers: Nothing
    replies: GetMediaResponses
    errors: GetMediaErrors
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
  getServiceStatus: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetServiceStatusResponses
    errors: GetServiceStatusErrors
  }
  getWebhook: {
    body: undefined
    path: NonNullable<GetWebhookData['path']>
    query: Nothing
    headers: Nothing
    replies: GetWebhookResponses
    errors: GetWebhookErrors
  }
  installAgent: {
    body: InstallAgentData['body']
    path: NonNullable<InstallAgentData['path']>
    query: Nothing
    headers: Nothing
    replies: InstallAgentResponses
    errors: InstallAgentErrors
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
  listContactRequests: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListContactRequestsData['query']>, 'limit'>
    headers: Nothing
    replies: ListContactRequestsResponses
    errors: ListContactRequestsErrors
  }
  listContacts: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListContactsData['query']>, 'limit'>
    headers: Nothing
    replies: ListContactsResponses
    errors: ListContactsErrors
  }
  listDeadLetters: {
    body: undefined
    path: NonNullable<ListDeadLettersData['path']>
    query: Defaulted<NonNullable<ListDeadLettersData['query']>, 'limit'>
    headers: Nothing
    replies: ListDeadLettersResponses
    errors: ListDeadLettersErrors
  }
  listDirectoryCategories: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: ListDirectoryCategoriesResponses
    errors: ListDirectoryCategoriesErrors
  }
  listInstallations: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListInstallationsData['query']>, 'limit'>
    headers: Nothing
    replies: ListInstallationsResponses
    errors: ListInstallationsErrors
  }
  listLimits: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: ListLimitsResponses
    errors: ListLimitsErrors
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
  listRequests: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListRequestsData['query']>, 'limit'>
    headers: Nothing
    replies: ListRequestsResponses
    errors: ListRequestsErrors
  }
  listSessions: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListSessionsData['query']>, 'limit'>
    headers: Nothing
    replies: ListSessionsResponses
    errors: ListSessionsErrors
  }
  listUsers: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListUsersData['query']>, 'limit'>
    headers: Nothing
    replies: ListUsersResponses
    errors: ListUsersErrors
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
  rotateAgentToken: {
    body: RotateAgentTokenData['body']
    path: NonNullable<RotateAgentTokenData['path']>
    query: Nothing
    headers: Nothing
    replies: RotateAgentTokenResponses
    errors: RotateAgentTokenErrors
  }
  rotateWebhookSecret: {
    body: RotateWebhookSecretData['body']
    path: NonNullable<RotateWebhookSecretData['path']>
    query: Nothing
    headers: Nothing
    replies: RotateWebhookSecretResponses
    errors: RotateWebhookSecretErrors
  }
  searchDirectory: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<SearchDirectoryData['query']>, 'limit'>
    headers: Nothing
    replies: SearchDirectoryResponses
    errors: SearchDirectoryErrors
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
  setAgentAccess: {
    body: SetAgentAccessData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: SetAgentAccessResponses
    errors: SetAgentAccessErrors
  }
  setHandleLimit: {
    body: SetHandleLimitData['body']
    path: NonNullable<SetHandleLimitData['path']>
    query: Nothing
    headers: Nothing
    replies: SetHandleLimitResponses
    errors: SetHandleLimitErrors
  }
  setHandleRateLimit: {
    body: SetHandleRateLimitData['body']
    path: NonNullable<SetHandleRateLimitData['path']>
    query: Nothing
    headers: Nothing
    replies: SetHandleRateLimitResponses
    errors: SetHandleRateLimitErrors
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
  setPhoneNumber: {
    body: SetPhoneNumberData['body']
    path: NonNullable<SetPhoneNumberData['path']>
    query: Nothing
    headers: Nothing
    replies: SetPhoneNumberResponses
    errors: SetPhoneNumberErrors
  }
  submitListing: {
    body: SubmitListingData['body']
    path: NonNullable<SubmitListingData['path']>
    query: Nothing
    headers: Nothing
    replies: SubmitListingResponses
    errors: SubmitListingErrors
  }
  unblockHandle: {
    body: undefined
    path: NonNullable<UnblockHandleData['path']>
    query: Nothing
    headers: Nothing
    replies: UnblockHandleResponses
    errors: UnblockHandleErrors
  }
  uninstallAgent: {
    body: undefined
    path: NonNullable<UninstallAgentData['path']>
    query: Nothing
    headers: Nothing
    replies: UninstallAgentResponses
    errors: UninstallAgentErrors
  }
  updateContactCard: {
    body: UpdateContactCardData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: UpdateContactCardResponses
    errors: UpdateContactCardErrors
  }
  updateOwnUser: {
    body: UpdateOwnUserData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: UpdateOwnUserResponses
    errors: UpdateOwnUserErrors
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
  withdrawListing: {
    body: undefined
    path: NonNullable<WithdrawListingData['path']>
    query: Nothing
    headers: Nothing
    replies: WithdrawListingResponses
    errors: WithdrawListingErrors
  }
}
