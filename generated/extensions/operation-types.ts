// Generated from spec/ by `npm run generate`. Never edited by hand.

import type {
  AcceptRequestData,
  AcceptRequestErrors,
  AcceptRequestResponses,
  AddIceCandidateData,
  AddIceCandidateErrors,
  AddIceCandidateResponses,
  AddParticipantData,
  AddParticipantErrors,
  AddParticipantResponses,
  AdminCreateAgentData,
  AdminCreateAgentErrors,
  AdminCreateAgentResponses,
  AdminDecideListingData,
  AdminDecideListingErrors,
  AdminDecideListingResponses,
  AdminDeleteAccountData,
  AdminDeleteAccountErrors,
  AdminDeleteAccountResponses,
  AdminDeleteSessionData,
  AdminDeleteSessionErrors,
  AdminDeleteSessionResponses,
  AdminExportUserData,
  AdminExportUserErrors,
  AdminExportUserResponses,
  AdminListAgentsData,
  AdminListAgentsErrors,
  AdminListAgentsResponses,
  AdminListDeliveriesData,
  AdminListDeliveriesErrors,
  AdminListDeliveriesResponses,
  AdminListListingsData,
  AdminListListingsErrors,
  AdminListListingsResponses,
  AdminListSessionsData,
  AdminListSessionsErrors,
  AdminListSessionsResponses,
  AdminReplayDeliveriesData,
  AdminReplayDeliveriesErrors,
  AdminReplayDeliveriesResponses,
  AdminRotateAgentTokenData,
  AdminRotateAgentTokenErrors,
  AdminRotateAgentTokenResponses,
  AgeDeviceAuthorizationData,
  AgeDeviceAuthorizationErrors,
  AgeDeviceAuthorizationResponses,
  AnswerCallData,
  AnswerCallErrors,
  AnswerCallResponses,
  ApproveDeviceAuthorizationData,
  ApproveDeviceAuthorizationErrors,
  ApproveDeviceAuthorizationResponses,
  BanCommunityAgentData,
  BanCommunityAgentErrors,
  BanCommunityAgentResponses,
  BlockHandleData,
  BlockHandleErrors,
  BlockHandleResponses,
  CallMcpData,
  CallMcpErrors,
  CallMcpResponses,
  CancelPaymentRequestData,
  CancelPaymentRequestErrors,
  CancelPaymentRequestResponses,
  ClearHandleLimitData,
  ClearHandleLimitErrors,
  ClearHandleLimitResponses,
  ClearHandleRateLimitData,
  ClearHandleRateLimitErrors,
  ClearHandleRateLimitResponses,
  ConfirmPaymentRequestData,
  ConfirmPaymentRequestErrors,
  ConfirmPaymentRequestResponses,
  ConnectPaymentProviderData,
  ConnectPaymentProviderErrors,
  ConnectPaymentProviderResponses,
  CreateCallData,
  CreateCallErrors,
  CreateCallResponses,
  CreateChatData,
  CreateChatErrors,
  CreateChatResponses,
  CreateCommunityData,
  CreateCommunityErrors,
  CreateCommunityResponses,
  CreateContactRequestData,
  CreateContactRequestErrors,
  CreateContactRequestResponses,
  CreateFaultData,
  CreateFaultErrors,
  CreateFaultResponses,
  CreateInvitationData,
  CreateInvitationErrors,
  CreateInvitationResponses,
  CreateOwnSocketTicketData,
  CreateOwnSocketTicketErrors,
  CreateOwnSocketTicketResponses,
  CreateOwnedAgentWebhookData,
  CreateOwnedAgentWebhookErrors,
  CreateOwnedAgentWebhookResponses,
  CreatePasskeyData,
  CreatePasskeyErrors,
  CreatePasskeyResponses,
  CreatePaymentRequestData,
  CreatePaymentRequestErrors,
  CreatePaymentRequestResponses,
  CreateSignInLinkData,
  CreateSignInLinkErrors,
  CreateSignInLinkResponses,
  CreateSocketTicketData,
  CreateSocketTicketErrors,
  CreateSocketTicketResponses,
  CreateUserData,
  CreateUserErrors,
  CreateUserResponses,
  DeclineCallData,
  DeclineCallErrors,
  DeclineCallResponses,
  DeclinePaymentRequestData,
  DeclinePaymentRequestErrors,
  DeclinePaymentRequestResponses,
  DeclineRequestData,
  DeclineRequestErrors,
  DeclineRequestResponses,
  DeleteAccountData,
  DeleteAccountErrors,
  DeleteAccountResponses,
  DeleteAttachmentData,
  DeleteAttachmentErrors,
  DeleteAttachmentResponses,
  DeleteCommunityData,
  DeleteCommunityErrors,
  DeleteCommunityResponses,
  DeleteFaultData,
  DeleteFaultErrors,
  DeleteFaultResponses,
  DeleteInvitationData,
  DeleteInvitationErrors,
  DeleteInvitationResponses,
  DeleteOwnedAgentData,
  DeleteOwnedAgentErrors,
  DeleteOwnedAgentResponses,
  DeleteOwnedAgentWebhookData,
  DeleteOwnedAgentWebhookErrors,
  DeleteOwnedAgentWebhookResponses,
  DeletePasskeyData,
  DeletePasskeyErrors,
  DeletePasskeyResponses,
  DeletePushSubscriptionErrors,
  DeletePushSubscriptionResponses,
  DeleteSessionData,
  DeleteSessionErrors,
  DeleteSessionResponses,
  DeleteWebhookData,
  DeleteWebhookErrors,
  DeleteWebhookResponses,
  DenyDeviceAuthorizationData,
  DenyDeviceAuthorizationErrors,
  DenyDeviceAuthorizationResponses,
  DiscardDraftData,
  DiscardDraftErrors,
  DiscardDraftResponses,
  DisconnectPaymentProviderErrors,
  DisconnectPaymentProviderResponses,
  DiscoverContactsData,
  DiscoverContactsErrors,
  DiscoverContactsResponses,
  ExportAccountErrors,
  ExportAccountResponses,
  GetA2aOpenApiErrors,
  GetA2aOpenApiResponses,
  GetAccountDeletionData,
  GetAccountDeletionErrors,
  GetAccountDeletionResponses,
  GetAgentAccessErrors,
  GetAgentAccessResponses,
  GetAsyncApiErrors,
  GetAsyncApiResponses,
  GetAttachmentData,
  GetAttachmentErrors,
  GetAttachmentResponses,
  GetAuthorizationServerMetadataErrors,
  GetAuthorizationServerMetadataResponses,
  GetCallData,
  GetCallErrors,
  GetCallResponses,
  GetChatData,
  GetChatErrors,
  GetChatResponses,
  GetCommunityData,
  GetCommunityErrors,
  GetCommunityResponses,
  GetCommunityRulesData,
  GetCommunityRulesErrors,
  GetCommunityRulesResponses,
  GetContactCardErrors,
  GetContactCardResponses,
  GetContactRequestData,
  GetContactRequestErrors,
  GetContactRequestResponses,
  GetErasureData,
  GetErasureErrors,
  GetErasureResponses,
  GetExtensionsOpenApiErrors,
  GetExtensionsOpenApiResponses,
  GetHandleLimitsData,
  GetHandleLimitsErrors,
  GetHandleLimitsResponses,
  GetHealthErrors,
  GetHealthResponses,
  GetIceServersErrors,
  GetIceServersResponses,
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
  GetOwnPaymentRequestData,
  GetOwnPaymentRequestErrors,
  GetOwnPaymentRequestResponses,
  GetOwnUserErrors,
  GetOwnUserResponses,
  GetOwnedAgentAccessData,
  GetOwnedAgentAccessErrors,
  GetOwnedAgentAccessResponses,
  GetOwnedAgentData,
  GetOwnedAgentDeliveryData,
  GetOwnedAgentDeliveryErrors,
  GetOwnedAgentDeliveryResponses,
  GetOwnedAgentErrors,
  GetOwnedAgentLimitsData,
  GetOwnedAgentLimitsErrors,
  GetOwnedAgentLimitsResponses,
  GetOwnedAgentResponses,
  GetOwnedCommunityData,
  GetOwnedCommunityErrors,
  GetOwnedCommunityResponses,
  GetPaymentProviderErrors,
  GetPaymentProviderResponses,
  GetPaymentRequestData,
  GetPaymentRequestErrors,
  GetPaymentRequestResponses,
  GetPublicCommunityData,
  GetPublicCommunityErrors,
  GetPublicCommunityResponses,
  GetPushSubscriptionErrors,
  GetPushSubscriptionResponses,
  GetReadinessErrors,
  GetReadinessResponses,
  GetServiceStatusErrors,
  GetServiceStatusResponses,
  GetWebhookData,
  GetWebhookErrors,
  GetWebhookResponses,
  HangUpCallData,
  HangUpCallErrors,
  HangUpCallResponses,
  InstallAgentData,
  InstallAgentErrors,
  InstallAgentResponses,
  JoinCommunityData,
  JoinCommunityErrors,
  JoinCommunityForAgentData,
  JoinCommunityForAgentErrors,
  JoinCommunityForAgentResponses,
  JoinCommunityResponses,
  LeaveCommunityData,
  LeaveCommunityErrors,
  LeaveCommunityForAgentData,
  LeaveCommunityForAgentErrors,
  LeaveCommunityForAgentResponses,
  LeaveCommunityResponses,
  ListAgentCommunitiesData,
  ListAgentCommunitiesErrors,
  ListAgentCommunitiesResponses,
  ListAttachmentsData,
  ListAttachmentsErrors,
  ListAttachmentsResponses,
  ListBlockedHandlesData,
  ListBlockedHandlesErrors,
  ListBlockedHandlesResponses,
  ListCallsData,
  ListCallsErrors,
  ListCallsResponses,
  ListChatsData,
  ListChatsErrors,
  ListChatsResponses,
  ListCommunitiesData,
  ListCommunitiesErrors,
  ListCommunitiesResponses,
  ListCommunityAgentsData,
  ListCommunityAgentsErrors,
  ListCommunityAgentsResponses,
  ListCommunityBansData,
  ListCommunityBansErrors,
  ListCommunityBansResponses,
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
  ListErasuresData,
  ListErasuresErrors,
  ListErasuresResponses,
  ListFaultsErrors,
  ListFaultsResponses,
  ListGroupChangesData,
  ListGroupChangesErrors,
  ListGroupChangesResponses,
  ListIceCandidatesData,
  ListIceCandidatesErrors,
  ListIceCandidatesResponses,
  ListInstallationsData,
  ListInstallationsErrors,
  ListInstallationsResponses,
  ListInvitationsData,
  ListInvitationsErrors,
  ListInvitationsResponses,
  ListLimitsErrors,
  ListLimitsResponses,
  ListOperatorLogData,
  ListOperatorLogErrors,
  ListOperatorLogResponses,
  ListOwnChatsData,
  ListOwnChatsErrors,
  ListOwnChatsResponses,
  ListOwnDraftsData,
  ListOwnDraftsErrors,
  ListOwnDraftsResponses,
  ListOwnEventsData,
  ListOwnEventsErrors,
  ListOwnEventsResponses,
  ListOwnMessagesData,
  ListOwnMessagesErrors,
  ListOwnMessagesResponses,
  ListOwnPaymentRequestsData,
  ListOwnPaymentRequestsErrors,
  ListOwnPaymentRequestsResponses,
  ListOwnedAgentChatsData,
  ListOwnedAgentChatsErrors,
  ListOwnedAgentChatsResponses,
  ListOwnedAgentDeliveriesData,
  ListOwnedAgentDeliveriesErrors,
  ListOwnedAgentDeliveriesResponses,
  ListOwnedAgentEventsData,
  ListOwnedAgentEventsErrors,
  ListOwnedAgentEventsResponses,
  ListOwnedAgentWebhooksData,
  ListOwnedAgentWebhooksErrors,
  ListOwnedAgentWebhooksResponses,
  ListOwnedAgentsData,
  ListOwnedAgentsErrors,
  ListOwnedAgentsResponses,
  ListOwnedCommunitiesData,
  ListOwnedCommunitiesErrors,
  ListOwnedCommunitiesResponses,
  ListPasskeysData,
  ListPasskeysErrors,
  ListPasskeysResponses,
  ListPaymentRequestsData,
  ListPaymentRequestsErrors,
  ListPaymentRequestsResponses,
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
  PutPushSubscriptionData,
  PutPushSubscriptionErrors,
  PutPushSubscriptionResponses,
  ReceivePaymentCallbackData,
  ReceivePaymentCallbackErrors,
  ReceivePaymentCallbackResponses,
  RedeliverDeadLetterData,
  RedeliverDeadLetterErrors,
  RedeliverDeadLetterResponses,
  RefundPaymentRequestData,
  RefundPaymentRequestErrors,
  RefundPaymentRequestResponses,
  RemoveCommunityAgentData,
  RemoveCommunityAgentErrors,
  RemoveCommunityAgentResponses,
  RemoveContactData,
  RemoveContactErrors,
  RemoveContactResponses,
  RemoveParticipantData,
  RemoveParticipantErrors,
  RemoveParticipantResponses,
  RenameChatData,
  RenameChatErrors,
  RenameChatResponses,
  ReplayOwnedAgentDeliveryData,
  ReplayOwnedAgentDeliveryErrors,
  ReplayOwnedAgentDeliveryResponses,
  RotateAgentTokenData,
  RotateAgentTokenErrors,
  RotateAgentTokenResponses,
  RotateOwnedAgentWebhookSecretData,
  RotateOwnedAgentWebhookSecretErrors,
  RotateOwnedAgentWebhookSecretResponses,
  RotateWebhookSecretData,
  RotateWebhookSecretErrors,
  RotateWebhookSecretResponses,
  SearchCommunitiesData,
  SearchCommunitiesErrors,
  SearchCommunitiesResponses,
  SearchDirectoryData,
  SearchDirectoryErrors,
  SearchDirectoryResponses,
  SearchDumpData,
  SearchDumpErrors,
  SearchDumpResponses,
  SearchMessagesData,
  SearchMessagesErrors,
  SearchMessagesResponses,
  SendOwnMessageData,
  SendOwnMessageErrors,
  SendOwnMessageResponses,
  SendOwnedAgentMessageData,
  SendOwnedAgentMessageErrors,
  SendOwnedAgentMessageResponses,
  SetAgentAccessData,
  SetAgentAccessErrors,
  SetAgentAccessResponses,
  SetCommunityRoleData,
  SetCommunityRoleErrors,
  SetCommunityRoleResponses,
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
  SetOwnedAgentAccessData,
  SetOwnedAgentAccessErrors,
  SetOwnedAgentAccessResponses,
  SetPhoneNumberData,
  SetPhoneNumberErrors,
  SetPhoneNumberResponses,
  SignInWithPasskeyData,
  SignInWithPasskeyErrors,
  SignInWithPasskeyResponses,
  StartPasskeyRegistrationErrors,
  StartPasskeyRegistrationResponses,
  StartPasskeySignInErrors,
  StartPasskeySignInResponses,
  StartPaymentData,
  StartPaymentErrors,
  StartPaymentResponses,
  SubmitListingData,
  SubmitListingErrors,
  SubmitListingResponses,
  TestOwnedAgentWebhookData,
  TestOwnedAgentWebhookErrors,
  TestOwnedAgentWebhookResponses,
  UnbanCommunityAgentData,
  UnbanCommunityAgentErrors,
  UnbanCommunityAgentResponses,
  UnblockHandleData,
  UnblockHandleErrors,
  UnblockHandleResponses,
  UninstallAgentData,
  UninstallAgentErrors,
  UninstallAgentResponses,
  UpdateCommunityData,
  UpdateCommunityErrors,
  UpdateCommunityResponses,
  UpdateContactCardData,
  UpdateContactCardErrors,
  UpdateContactCardResponses,
  UpdateOwnUserData,
  UpdateOwnUserErrors,
  UpdateOwnUserResponses,
  UpdateOwnedAgentData,
  UpdateOwnedAgentErrors,
  UpdateOwnedAgentResponses,
  UpdateOwnedAgentWebhookData,
  UpdateOwnedAgentWebhookErrors,
  UpdateOwnedAgentWebhookResponses,
  UpdateParticipantData,
  UpdateParticipantErrors,
  UpdateParticipantResponses,
  UpdateWebhookData,
  UpdateWebhookErrors,
  UpdateWebhookResponses,
  UploadOwnAttachmentData,
  UploadOwnAttachmentErrors,
  UploadOwnAttachmentResponses,
  WithdrawContactRequestData,
  WithdrawContactRequestErrors,
  WithdrawContactRequestResponses,
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
  addIceCandidate: {
    body: AddIceCandidateData['body']
    path: NonNullable<AddIceCandidateData['path']>
    query: Nothing
    headers: Nothing
    replies: AddIceCandidateResponses
    errors: AddIceCandidateErrors
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
  adminDeleteAccount: {
    body: undefined
    path: NonNullable<AdminDeleteAccountData['path']>
    query: Nothing
    headers: Nothing
    replies: AdminDeleteAccountResponses
    errors: AdminDeleteAccountErrors
  }
  adminDeleteSession: {
    body: undefined
    path: NonNullable<AdminDeleteSessionData['path']>
    query: Nothing
    headers: Nothing
    replies: AdminDeleteSessionResponses
    errors: AdminDeleteSessionErrors
  }
  adminExportUser: {
    body: undefined
    path: NonNullable<AdminExportUserData['path']>
    query: Nothing
    headers: Nothing
    replies: AdminExportUserResponses
    errors: AdminExportUserErrors
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
  adminListSessions: {
    body: undefined
    path: NonNullable<AdminListSessionsData['path']>
    query: Defaulted<NonNullable<AdminListSessionsData['query']>, 'limit'>
    headers: Nothing
    replies: AdminListSessionsResponses
    errors: AdminListSessionsErrors
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
  answerCall: {
    body: AnswerCallData['body']
    path: NonNullable<AnswerCallData['path']>
    query: Nothing
    headers: Nothing
    replies: AnswerCallResponses
    errors: AnswerCallErrors
  }
  approveDeviceAuthorization: {
    body: ApproveDeviceAuthorizationData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: ApproveDeviceAuthorizationResponses
    errors: ApproveDeviceAuthorizationErrors
  }
  banCommunityAgent: {
    body: BanCommunityAgentData['body']
    path: NonNullable<BanCommunityAgentData['path']>
    query: Nothing
    headers: Nothing
    replies: BanCommunityAgentResponses
    errors: BanCommunityAgentErrors
  }
  blockHandle: {
    body: undefined
    path: NonNullable<BlockHandleData['path']>
    query: Nothing
    headers: Nothing
    replies: BlockHandleResponses
    errors: BlockHandleErrors
  }
  callMcp: {
    body: CallMcpData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CallMcpResponses
    errors: CallMcpErrors
  }
  cancelPaymentRequest: {
    body: CancelPaymentRequestData['body']
    path: NonNullable<CancelPaymentRequestData['path']>
    query: Nothing
    headers: Nothing
    replies: CancelPaymentRequestResponses
    errors: CancelPaymentRequestErrors
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
  confirmPaymentRequest: {
    body: ConfirmPaymentRequestData['body']
    path: NonNullable<ConfirmPaymentRequestData['path']>
    query: Nothing
    headers: Nothing
    replies: ConfirmPaymentRequestResponses
    errors: ConfirmPaymentRequestErrors
  }
  connectPaymentProvider: {
    body: ConnectPaymentProviderData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: ConnectPaymentProviderResponses
    errors: ConnectPaymentProviderErrors
  }
  createCall: {
    body: CreateCallData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateCallResponses
    errors: CreateCallErrors
  }
  createChat: {
    body: CreateChatData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateChatResponses
    errors: CreateChatErrors
  }
  createCommunity: {
    body: CreateCommunityData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateCommunityResponses
    errors: CreateCommunityErrors
  }
  createContactRequest: {
    body: CreateContactRequestData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateContactRequestResponses
    errors: CreateContactRequestErrors
  }
  createFault: {
    body: CreateFaultData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateFaultResponses
    errors: CreateFaultErrors
  }
  createInvitation: {
    body: CreateInvitationData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateInvitationResponses
    errors: CreateInvitationErrors
  }
  createOwnSocketTicket: {
    body: CreateOwnSocketTicketData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreateOwnSocketTicketResponses
    errors: CreateOwnSocketTicketErrors
  }
  createOwnedAgentWebhook: {
    body: CreateOwnedAgentWebhookData['body']
    path: NonNullable<CreateOwnedAgentWebhookData['path']>
    query: Nothing
    headers: Nothing
    replies: CreateOwnedAgentWebhookResponses
    errors: CreateOwnedAgentWebhookErrors
  }
  createPasskey: {
    body: CreatePasskeyData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreatePasskeyResponses
    errors: CreatePasskeyErrors
  }
  createPaymentRequest: {
    body: CreatePaymentRequestData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: CreatePaymentRequestResponses
    errors: CreatePaymentRequestErrors
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
  declineCall: {
    body: DeclineCallData['body']
    path: NonNullable<DeclineCallData['path']>
    query: Nothing
    headers: Nothing
    replies: DeclineCallResponses
    errors: DeclineCallErrors
  }
  declinePaymentRequest: {
    body: DeclinePaymentRequestData['body']
    path: NonNullable<DeclinePaymentRequestData['path']>
    query: Nothing
    headers: Nothing
    replies: DeclinePaymentRequestResponses
    errors: DeclinePaymentRequestErrors
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
  deleteAttachment: {
    body: undefined
    path: NonNullable<DeleteAttachmentData['path']>
    query: Nothing
    headers: Nothing
    replies: DeleteAttachmentResponses
    errors: DeleteAttachmentErrors
  }
  deleteCommunity: {
    body: undefined
    path: NonNullable<DeleteCommunityData['path']>
    query: Nothing
    headers: Nothing
    replies: DeleteCommunityResponses
    errors: DeleteCommunityErrors
  }
  deleteFault: {
    body: undefined
    path: NonNullable<DeleteFaultData['path']>
    query: Nothing
    headers: Nothing
    replies: DeleteFaultResponses
    errors: DeleteFaultErrors
  }
  deleteInvitation: {
    body: undefined
    path: NonNullable<DeleteInvitationData['path']>
    query: Nothing
    headers: Nothing
    replies: DeleteInvitationResponses
    errors: DeleteInvitationErrors
  }
  deleteOwnedAgent: {
    body: undefined
    path: NonNullable<DeleteOwnedAgentData['path']>
    query: Nothing
    headers: Nothing
    replies: DeleteOwnedAgentResponses
    errors: DeleteOwnedAgentErrors
  }
  deleteOwnedAgentWebhook: {
    body: undefined
    path: NonNullable<DeleteOwnedAgentWebhookData['path']>
    query: Nothing
    headers: Nothing
    replies: DeleteOwnedAgentWebhookResponses
    errors: DeleteOwnedAgentWebhookErrors
  }
  deletePasskey: {
    body: undefined
    path: NonNullable<DeletePasskeyData['path']>
    query: Nothing
    headers: Nothing
    replies: DeletePasskeyResponses
    errors: DeletePasskeyErrors
  }
  deletePushSubscription: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: DeletePushSubscriptionResponses
    errors: DeletePushSubscriptionErrors
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
  discardDraft: {
    body: undefined
    path: NonNullable<DiscardDraftData['path']>
    query: Nothing
    headers: Nothing
    replies: DiscardDraftResponses
    errors: DiscardDraftErrors
  }
  disconnectPaymentProvider: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: DisconnectPaymentProviderResponses
    errors: DisconnectPaymentProviderErrors
  }
  discoverContacts: {
    body: DiscoverContactsData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: DiscoverContactsResponses
    errors: DiscoverContactsErrors
  }
  exportAccount: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: ExportAccountResponses
    errors: ExportAccountErrors
  }
  getA2aOpenApi: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetA2aOpenApiResponses
    errors: GetA2aOpenApiErrors
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
  getAsyncApi: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetAsyncApiResponses
    errors: GetAsyncApiErrors
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
  getCall: {
    body: undefined
    path: NonNullable<GetCallData['path']>
    query: Nothing
    headers: Nothing
    replies: GetCallResponses
    errors: GetCallErrors
  }
  getChat: {
    body: undefined
    path: NonNullable<GetChatData['path']>
    query: Nothing
    headers: Nothing
    replies: GetChatResponses
    errors: GetChatErrors
  }
  getCommunity: {
    body: undefined
    path: NonNullable<GetCommunityData['path']>
    query: Nothing
    headers: Nothing
    replies: GetCommunityResponses
    errors: GetCommunityErrors
  }
  getCommunityRules: {
    body: undefined
    path: NonNullable<GetCommunityRulesData['path']>
    query: Nothing
    headers: Nothing
    replies: GetCommunityRulesResponses
    errors: GetCommunityRulesErrors
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
  getErasure: {
    body: undefined
    path: NonNullable<GetErasureData['path']>
    query: Nothing
    headers: Nothing
    replies: GetErasureResponses
    errors: GetErasureErrors
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
  getIceServers: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetIceServersResponses
    errors: GetIceServersErrors
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
  getOwnPaymentRequest: {
    body: undefined
    path: NonNullable<GetOwnPaymentRequestData['path']>
    query: Nothing
    headers: Nothing
    replies: GetOwnPaymentRequestResponses
    errors: GetOwnPaymentRequestErrors
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
  getOwnedAgentAccess: {
    body: undefined
    path: NonNullable<GetOwnedAgentAccessData['path']>
    query: Nothing
    headers: Nothing
    replies: GetOwnedAgentAccessResponses
    errors: GetOwnedAgentAccessErrors
  }
  getOwnedAgentDelivery: {
    body: undefined
    path: NonNullable<GetOwnedAgentDeliveryData['path']>
    query: Nothing
    headers: Nothing
    replies: GetOwnedAgentDeliveryResponses
    errors: GetOwnedAgentDeliveryErrors
  }
  getOwnedAgentLimits: {
    body: undefined
    path: NonNullable<GetOwnedAgentLimitsData['path']>
    query: Nothing
    headers: Nothing
    replies: GetOwnedAgentLimitsResponses
    errors: GetOwnedAgentLimitsErrors
  }
  getOwnedCommunity: {
    body: undefined
    path: NonNullable<GetOwnedCommunityData['path']>
    query: Nothing
    headers: Nothing
    replies: GetOwnedCommunityResponses
    errors: GetOwnedCommunityErrors
  }
  getPaymentProvider: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetPaymentProviderResponses
    errors: GetPaymentProviderErrors
  }
  getPaymentRequest: {
    body: undefined
    path: NonNullable<GetPaymentRequestData['path']>
    query: Nothing
    headers: Nothing
    replies: GetPaymentRequestResponses
    errors: GetPaymentRequestErrors
  }
  getPublicCommunity: {
    body: undefined
    path: NonNullable<GetPublicCommunityData['path']>
    query: Nothing
    headers: Nothing
    replies: GetPublicCommunityResponses
    errors: GetPublicCommunityErrors
  }
  getPushSubscription: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetPushSubscriptionResponses
    errors: GetPushSubscriptionErrors
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
  hangUpCall: {
    body: HangUpCallData['body']
    path: NonNullable<HangUpCallData['path']>
    query: Nothing
    headers: Nothing
    replies: HangUpCallResponses
    errors: HangUpCallErrors
  }
  installAgent: {
    body: InstallAgentData['body']
    path: NonNullable<InstallAgentData['path']>
    query: Nothing
    headers: Nothing
    replies: InstallAgentResponses
    errors: InstallAgentErrors
  }
  joinCommunity: {
    body: JoinCommunityData['body']
    path: NonNullable<JoinCommunityData['path']>
    query: Nothing
    headers: Nothing
    replies: JoinCommunityResponses
    errors: JoinCommunityErrors
  }
  joinCommunityForAgent: {
    body: JoinCommunityForAgentData['body']
    path: NonNullable<JoinCommunityForAgentData['path']>
    query: Nothing
    headers: Nothing
    replies: JoinCommunityForAgentResponses
    errors: JoinCommunityForAgentErrors
  }
  leaveCommunity: {
    body: LeaveCommunityData['body']
    path: NonNullable<LeaveCommunityData['path']>
    query: Nothing
    headers: Nothing
    replies: LeaveCommunityResponses
    errors: LeaveCommunityErrors
  }
  leaveCommunityForAgent: {
    body: LeaveCommunityForAgentData['body']
    path: NonNullable<LeaveCommunityForAgentData['path']>
    query: Nothing
    headers: Nothing
    replies: LeaveCommunityForAgentResponses
    errors: LeaveCommunityForAgentErrors
  }
  listAgentCommunities: {
    body: undefined
    path: NonNullable<ListAgentCommunitiesData['path']>
    query: Defaulted<NonNullable<ListAgentCommunitiesData['query']>, 'limit'>
    headers: Nothing
    replies: ListAgentCommunitiesResponses
    errors: ListAgentCommunitiesErrors
  }
  listAttachments: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListAttachmentsData['query']>, 'limit'>
    headers: Nothing
    replies: ListAttachmentsResponses
    errors: ListAttachmentsErrors
  }
  listBlockedHandles: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListBlockedHandlesData['query']>, 'limit'>
    headers: Nothing
    replies: ListBlockedHandlesResponses
    errors: ListBlockedHandlesErrors
  }
  listCalls: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListCallsData['query']>, 'limit'>
    headers: Nothing
    replies: ListCallsResponses
    errors: ListCallsErrors
  }
  listChats: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListChatsData['query']>, 'limit'>
    headers: Nothing
    replies: ListChatsResponses
    errors: ListChatsErrors
  }
  listCommunities: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListCommunitiesData['query']>, 'limit'>
    headers: Nothing
    replies: ListCommunitiesResponses
    errors: ListCommunitiesErrors
  }
  listCommunityAgents: {
    body: undefined
    path: NonNullable<ListCommunityAgentsData['path']>
    query: Defaulted<NonNullable<ListCommunityAgentsData['query']>, 'limit'>
    headers: Nothing
    replies: ListCommunityAgentsResponses
    errors: ListCommunityAgentsErrors
  }
  listCommunityBans: {
    body: undefined
    path: NonNullable<ListCommunityBansData['path']>
    query: Defaulted<NonNullable<ListCommunityBansData['query']>, 'limit'>
    headers: Nothing
    replies: ListCommunityBansResponses
    errors: ListCommunityBansErrors
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
  listErasures: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListErasuresData['query']>, 'limit'>
    headers: Nothing
    replies: ListErasuresResponses
    errors: ListErasuresErrors
  }
  listFaults: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: ListFaultsResponses
    errors: ListFaultsErrors
  }
  listGroupChanges: {
    body: undefined
    path: NonNullable<ListGroupChangesData['path']>
    query: Nothing
    headers: Nothing
    replies: ListGroupChangesResponses
    errors: ListGroupChangesErrors
  }
  listIceCandidates: {
    body: undefined
    path: NonNullable<ListIceCandidatesData['path']>
    query: Defaulted<NonNullable<ListIceCandidatesData['query']>, 'after' | 'timeout'>
    headers: Nothing
    replies: ListIceCandidatesResponses
    errors: ListIceCandidatesErrors
  }
  listInstallations: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListInstallationsData['query']>, 'limit'>
    headers: Nothing
    replies: ListInstallationsResponses
    errors: ListInstallationsErrors
  }
  listInvitations: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListInvitationsData['query']>, 'limit'>
    headers: Nothing
    replies: ListInvitationsResponses
    errors: ListInvitationsErrors
  }
  listLimits: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: ListLimitsResponses
    errors: ListLimitsErrors
  }
  listOperatorLog: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListOperatorLogData['query']>, 'limit'>
    headers: Nothing
    replies: ListOperatorLogResponses
    errors: ListOperatorLogErrors
  }
  listOwnChats: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListOwnChatsData['query']>, 'limit'>
    headers: Nothing
    replies: ListOwnChatsResponses
    errors: ListOwnChatsErrors
  }
  listOwnDrafts: {
    body: undefined
    path: NonNullable<ListOwnDraftsData['path']>
    query: Nothing
    headers: Nothing
    replies: ListOwnDraftsResponses
    errors: ListOwnDraftsErrors
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
  listOwnPaymentRequests: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListOwnPaymentRequestsData['query']>, 'limit'>
    headers: Nothing
    replies: ListOwnPaymentRequestsResponses
    errors: ListOwnPaymentRequestsErrors
  }
  listOwnedAgentChats: {
    body: undefined
    path: NonNullable<ListOwnedAgentChatsData['path']>
    query: Defaulted<NonNullable<ListOwnedAgentChatsData['query']>, 'limit'>
    headers: Nothing
    replies: ListOwnedAgentChatsResponses
    errors: ListOwnedAgentChatsErrors
  }
  listOwnedAgentDeliveries: {
    body: undefined
    path: NonNullable<ListOwnedAgentDeliveriesData['path']>
    query: Defaulted<NonNullable<ListOwnedAgentDeliveriesData['query']>, 'limit'>
    headers: Nothing
    replies: ListOwnedAgentDeliveriesResponses
    errors: ListOwnedAgentDeliveriesErrors
  }
  listOwnedAgentEvents: {
    body: undefined
    path: NonNullable<ListOwnedAgentEventsData['path']>
    query: Defaulted<NonNullable<ListOwnedAgentEventsData['query']>, 'timeout' | 'limit'>
    headers: Nothing
    replies: ListOwnedAgentEventsResponses
    errors: ListOwnedAgentEventsErrors
  }
  listOwnedAgentWebhooks: {
    body: undefined
    path: NonNullable<ListOwnedAgentWebhooksData['path']>
    query: Defaulted<NonNullable<ListOwnedAgentWebhooksData['query']>, 'limit'>
    headers: Nothing
    replies: ListOwnedAgentWebhooksResponses
    errors: ListOwnedAgentWebhooksErrors
  }
  listOwnedAgents: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListOwnedAgentsData['query']>, 'limit'>
    headers: Nothing
    replies: ListOwnedAgentsResponses
    errors: ListOwnedAgentsErrors
  }
  listOwnedCommunities: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListOwnedCommunitiesData['query']>, 'limit'>
    headers: Nothing
    replies: ListOwnedCommunitiesResponses
    errors: ListOwnedCommunitiesErrors
  }
  listPasskeys: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListPasskeysData['query']>, 'limit'>
    headers: Nothing
    replies: ListPasskeysResponses
    errors: ListPasskeysErrors
  }
  listPaymentRequests: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListPaymentRequestsData['query']>, 'limit'>
    headers: Nothing
    replies: ListPaymentRequestsResponses
    errors: ListPaymentRequestsErrors
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
  putPushSubscription: {
    body: PutPushSubscriptionData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: PutPushSubscriptionResponses
    errors: PutPushSubscriptionErrors
  }
  receivePaymentCallback: {
    body: ReceivePaymentCallbackData['body']
    path: NonNullable<ReceivePaymentCallbackData['path']>
    query: Nothing
    headers: Nothing
    replies: ReceivePaymentCallbackResponses
    errors: ReceivePaymentCallbackErrors
  }
  redeliverDeadLetter: {
    body: RedeliverDeadLetterData['body']
    path: NonNullable<RedeliverDeadLetterData['path']>
    query: Nothing
    headers: Nothing
    replies: RedeliverDeadLetterResponses
    errors: RedeliverDeadLetterErrors
  }
  refundPaymentRequest: {
    body: RefundPaymentRequestData['body']
    path: NonNullable<RefundPaymentRequestData['path']>
    query: Nothing
    headers: Nothing
    replies: RefundPaymentRequestResponses
    errors: RefundPaymentRequestErrors
  }
  removeCommunityAgent: {
    body: undefined
    path: NonNullable<RemoveCommunityAgentData['path']>
    query: Nothing
    headers: Nothing
    replies: RemoveCommunityAgentResponses
    errors: RemoveCommunityAgentErrors
  }
  removeContact: {
    body: undefined
    path: NonNullable<RemoveContactData['path']>
    query: Nothing
    headers: Nothing
    replies: RemoveContactResponses
    errors: RemoveContactErrors
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
  replayOwnedAgentDelivery: {
    body: ReplayOwnedAgentDeliveryData['body']
    path: NonNullable<ReplayOwnedAgentDeliveryData['path']>
    query: Nothing
    headers: Nothing
    replies: ReplayOwnedAgentDeliveryResponses
    errors: ReplayOwnedAgentDeliveryErrors
  }
  rotateAgentToken: {
    body: RotateAgentTokenData['body']
    path: NonNullable<RotateAgentTokenData['path']>
    query: Nothing
    headers: Nothing
    replies: RotateAgentTokenResponses
    errors: RotateAgentTokenErrors
  }
  rotateOwnedAgentWebhookSecret: {
    body: RotateOwnedAgentWebhookSecretData['body']
    path: NonNullable<RotateOwnedAgentWebhookSecretData['path']>
    query: Nothing
    headers: Nothing
    replies: RotateOwnedAgentWebhookSecretResponses
    errors: RotateOwnedAgentWebhookSecretErrors
  }
  rotateWebhookSecret: {
    body: RotateWebhookSecretData['body']
    path: NonNullable<RotateWebhookSecretData['path']>
    query: Nothing
    headers: Nothing
    replies: RotateWebhookSecretResponses
    errors: RotateWebhookSecretErrors
  }
  searchCommunities: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<SearchCommunitiesData['query']>, 'limit'>
    headers: Nothing
    replies: SearchCommunitiesResponses
    errors: SearchCommunitiesErrors
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
  searchMessages: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<SearchMessagesData['query']>, 'limit'>
    headers: Nothing
    replies: SearchMessagesResponses
    errors: SearchMessagesErrors
  }
  sendOwnMessage: {
    body: SendOwnMessageData['body']
    path: NonNullable<SendOwnMessageData['path']>
    query: Nothing
    headers: Nothing
    replies: SendOwnMessageResponses
    errors: SendOwnMessageErrors
  }
  sendOwnedAgentMessage: {
    body: SendOwnedAgentMessageData['body']
    path: NonNullable<SendOwnedAgentMessageData['path']>
    query: Nothing
    headers: Nothing
    replies: SendOwnedAgentMessageResponses
    errors: SendOwnedAgentMessageErrors
  }
  setAgentAccess: {
    body: SetAgentAccessData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: SetAgentAccessResponses
    errors: SetAgentAccessErrors
  }
  setCommunityRole: {
    body: SetCommunityRoleData['body']
    path: NonNullable<SetCommunityRoleData['path']>
    query: Nothing
    headers: Nothing
    replies: SetCommunityRoleResponses
    errors: SetCommunityRoleErrors
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
  setOwnedAgentAccess: {
    body: SetOwnedAgentAccessData['body']
    path: NonNullable<SetOwnedAgentAccessData['path']>
    query: Nothing
    headers: Nothing
    replies: SetOwnedAgentAccessResponses
    errors: SetOwnedAgentAccessErrors
  }
  setPhoneNumber: {
    body: SetPhoneNumberData['body']
    path: NonNullable<SetPhoneNumberData['path']>
    query: Nothing
    headers: Nothing
    replies: SetPhoneNumberResponses
    errors: SetPhoneNumberErrors
  }
  signInWithPasskey: {
    body: SignInWithPasskeyData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: SignInWithPasskeyResponses
    errors: SignInWithPasskeyErrors
  }
  startPasskeyRegistration: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: StartPasskeyRegistrationResponses
    errors: StartPasskeyRegistrationErrors
  }
  startPasskeySignIn: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: StartPasskeySignInResponses
    errors: StartPasskeySignInErrors
  }
  startPayment: {
    body: StartPaymentData['body']
    path: NonNullable<StartPaymentData['path']>
    query: Nothing
    headers: Nothing
    replies: StartPaymentResponses
    errors: StartPaymentErrors
  }
  submitListing: {
    body: SubmitListingData['body']
    path: NonNullable<SubmitListingData['path']>
    query: Nothing
    headers: Nothing
    replies: SubmitListingResponses
    errors: SubmitListingErrors
  }
  testOwnedAgentWebhook: {
    body: TestOwnedAgentWebhookData['body']
    path: NonNullable<TestOwnedAgentWebhookData['path']>
    query: Nothing
    headers: Nothing
    replies: TestOwnedAgentWebhookResponses
    errors: TestOwnedAgentWebhookErrors
  }
  unbanCommunityAgent: {
    body: undefined
    path: NonNullable<UnbanCommunityAgentData['path']>
    query: Nothing
    headers: Nothing
    replies: UnbanCommunityAgentResponses
    errors: UnbanCommunityAgentErrors
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
  updateCommunity: {
    body: UpdateCommunityData['body']
    path: NonNullable<UpdateCommunityData['path']>
    query: Nothing
    headers: Nothing
    replies: UpdateCommunityResponses
    errors: UpdateCommunityErrors
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
  updateOwnedAgentWebhook: {
    body: UpdateOwnedAgentWebhookData['body']
    path: NonNullable<UpdateOwnedAgentWebhookData['path']>
    query: Nothing
    headers: Nothing
    replies: UpdateOwnedAgentWebhookResponses
    errors: UpdateOwnedAgentWebhookErrors
  }
  updateParticipant: {
    body: UpdateParticipantData['body']
    path: NonNullable<UpdateParticipantData['path']>
    query: Nothing
    headers: Nothing
    replies: UpdateParticipantResponses
    errors: UpdateParticipantErrors
  }
  updateWebhook: {
    body: UpdateWebhookData['body']
    path: NonNullable<UpdateWebhookData['path']>
    query: Nothing
    headers: Nothing
    replies: UpdateWebhookResponses
    errors: UpdateWebhookErrors
  }
  uploadOwnAttachment: {
    body: UploadOwnAttachmentData['body']
    path: Nothing
    query: Nothing
    headers: NonNullable<UploadOwnAttachmentData['headers']>
    replies: UploadOwnAttachmentResponses
    errors: UploadOwnAttachmentErrors
  }
  withdrawContactRequest: {
    body: undefined
    path: NonNullable<WithdrawContactRequestData['path']>
    query: Nothing
    headers: Nothing
    replies: WithdrawContactRequestResponses
    errors: WithdrawContactRequestErrors
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
