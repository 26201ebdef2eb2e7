// Generated from spec/ by `npm run generate`. Never edited by hand.

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { AcceptRequestData, AcceptRequestErrors, AcceptRequestResponses, AddIceCandidateData, AddIceCandidateErrors, AddIceCandidateResponses, AddParticipantData, AddParticipantErrors, AddParticipantResponses, AdminCreateAgentData, AdminCreateAgentErrors, AdminCreateAgentResponses, AdminDecideListingData, AdminDecideListingErrors, AdminDecideListingResponses, AdminDeleteSessionData, AdminDeleteSessionErrors, AdminDeleteSessionResponses, AdminListAgentsData, AdminListAgentsErrors, AdminListAgentsResponses, AdminListDeliveriesData, AdminListDeliveriesErrors, AdminListDeliveriesResponses, AdminListListingsData, AdminListListingsErrors, AdminListListingsResponses, AdminListSessionsData, AdminListSessionsErrors, AdminListSessionsResponses, AdminReplayDeliveriesData, AdminReplayDeliveriesErrors, AdminReplayDeliveriesResponses, AdminRotateAgentTokenData, AdminRotateAgentTokenErrors, AdminRotateAgentTokenResponses, AgeDeviceAuthorizationData, AgeDeviceAuthorizationErrors, AgeDeviceAuthorizationResponses, AnswerCallData, AnswerCallErrors, AnswerCallResponses, ApproveDeviceAuthorizationData, ApproveDeviceAuthorizationErrors, ApproveDeviceAuthorizationResponses, BanCommunityAgentData, BanCommunityAgentErrors, BanCommunityAgentResponses, BlockHandleData, BlockHandleErrors, BlockHandleResponses, CancelPaymentRequestData, CancelPaymentRequestErrors, CancelPaymentRequestResponses, ClearHandleLimitData, ClearHandleLimitErrors, ClearHandleLimitResponses, ClearHandleRateLimitData, ClearHandleRateLimitErrors, ClearHandleRateLimitResponses, ConfirmPaymentRequestData, ConfirmPaymentRequestErrors, ConfirmPaymentRequestResponses, ConnectPaymentProviderData, ConnectPaymentProviderErrors, ConnectPaymentProviderResponses, CreateCallData, CreateCallErrors, CreateCallResponses, CreateChatData, CreateChatErrors, CreateChatResponses, CreateCommunityData, CreateCommunityErrors, CreateCommunityResponses, CreateContactRequestData, CreateContactRequestErrors, CreateContactRequestResponses, CreateFaultData, CreateFaultErrors, CreateFaultResponses, CreateOwnedAgentWebhookData, CreateOwnedAgentWebhookErrors, CreateOwnedAgentWebhookResponses, CreateOwnSocketTicketData, CreateOwnSocketTicketErrors, CreateOwnSocketTicketResponses, CreatePaymentRequestData, CreatePaymentRequestErrors, CreatePaymentRequestResponses, CreateSignInLinkData, CreateSignInLinkErrors, CreateSignInLinkResponses, CreateSocketTicketData, CreateSocketTicketErrors, CreateSocketTicketResponses, CreateUserData, CreateUserErrors, CreateUserResponses, DeclineCallData, DeclineCallErrors, DeclineCallResponses, DeclinePaymentRequestData, DeclinePaymentRequestErrors, DeclinePaymentRequestResponses, DeclineRequestData, DeclineRequestErrors, DeclineRequestResponses, DeleteAccountData, DeleteAccountErrors, DeleteAccountResponses, DeleteCommunityData, DeleteCommunityErrors, DeleteCommunityResponses, DeleteFaultData, DeleteFaultErrors, DeleteFaultResponses, DeleteOwnedAgentData, DeleteOwnedAgentErrors, DeleteOwnedAgentResponses, DeleteOwnedAgentWebhookData, DeleteOwnedAgentWebhookErrors, DeleteOwnedAgentWebhookResponses, DeleteSessionData, DeleteSessionErrors, DeleteSessionResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, DenyDeviceAuthorizationData, DenyDeviceAuthorizationErrors, DenyDeviceAuthorizationResponses, DisconnectPaymentProviderData, DisconnectPaymentProviderErrors, DisconnectPaymentProviderResponses, DiscoverContactsData, DiscoverContactsErrors, DiscoverContactsResponses, GetA2aOpenApiData, GetA2aOpenApiErrors, GetA2aOpenApiResponses, GetAccountDeletionData, GetAccountDeletionErrors, GetAccountDeletionResponses, GetAgentAccessData, GetAgentAccessErrors, GetAgentAccessResponses, GetAsyncApiData, GetAsyncApiErrors, GetAsyncApiResponses, GetAttachmentData, GetAttachmentErrors, GetAttachmentResponses, GetAuthorizationServerMetadataData, GetAuthorizationServerMetadataErrors, GetAuthorizationServerMetadataResponses, GetCallData, GetCallErrors, GetCallResponses, GetChatData, GetChatErrors, GetChatResponses, GetCommunityData, GetCommunityErrors, GetCommunityResponses, GetCommunityRulesData, GetCommunityRulesErrors, GetCommunityRulesResponses, GetContactCardData, GetContactCardErrors, GetContactCardResponses, GetContactRequestData, GetContactRequestErrors, GetContactRequestResponses, GetExtensionsOpenApiData, GetExtensionsOpenApiErrors, GetExtensionsOpenApiResponses, GetHandleLimitsData, GetHandleLimitsErrors, GetHandleLimitsResponses, GetHealthData, GetHealthErrors, GetHealthResponses, GetIceServersData, GetIceServersErrors, GetIceServersResponses, GetListingData, GetListingErrors, GetListingResponses, GetMediaData, GetMediaErrors, GetMediaResponses, GetOpenApiData, GetOpenApiErrors, GetOpenApiResponses, GetOwnChatData, GetOwnChatErrors, GetOwnChatResponses, GetOwnedAgentAccessData, GetOwnedAgentAccessErrors, GetOwnedAgentAccessResponses, GetOwnedAgentData, GetOwnedAgentDeliveryData, GetOwnedAgentDeliveryErrors, GetOwnedAgentDeliveryResponses, GetOwnedAgentErrors, GetOwnedAgentLimitsData, GetOwnedAgentLimitsErrors, GetOwnedAgentLimitsResponses, GetOwnedAgentResponses, GetOwnedCommunityData, GetOwnedCommunityErrors, GetOwnedCommunityResponses, GetOwnPaymentRequestData, GetOwnPaymentRequestErrors, GetOwnPaymentRequestResponses, GetOwnUserData, GetOwnUserErrors, GetOwnUserResponses, GetPaymentProviderData, GetPaymentProviderErrors, GetPaymentProviderResponses, GetPaymentRequestData, GetPaymentRequestErrors, GetPaymentRequestResponses, GetPublicCommunityData, GetPublicCommunityErrors, GetPublicCommunityResponses, GetReadinessData, GetReadinessErrors, GetReadinessResponses, GetServiceStatusData, GetServiceStatusErrors, GetServiceStatusResponses, GetWebhookData, GetWebhookErrors, GetWebhookResponses, HangUpCallData, HangUpCallErrors, HangUpCallResponses, InstallAgentData, InstallAgentErrors, InstallAgentResponses, JoinCommunityData, JoinCommunityErrors, JoinCommunityForAgentData, JoinCommunityForAgentErrors, JoinCommunityForAgentResponses, JoinCommunityResponses, LeaveCommunityData, LeaveCommunityErrors, LeaveCommunityForAgentData, LeaveCommunityForAgentErrors, LeaveCommunityForAgentResponses, LeaveCommunityResponses, ListAgentCommunitiesData, ListAgentCommunitiesErrors, ListAgentCommunitiesResponses, ListBlockedHandlesData, ListBlockedHandlesErrors, ListBlockedHandlesResponses, ListCallsData, ListCallsErrors, ListCallsResponses, ListChatsData, ListChatsErrors, ListChatsResponses, ListCommunitiesData, ListCommunitiesErrors, ListCommunitiesResponses, ListCommunityAgentsData, ListCommunityAgentsErrors, ListCommunityAgentsResponses, ListCommunityBansData, ListCommunityBansErrors, ListCommunityBansResponses, ListContactRequestsData, ListContactRequestsErrors, ListContactRequestsResponses, ListContactsData, ListContactsErrors, ListContactsResponses, ListDeadLettersData, ListDeadLettersErrors, ListDeadLettersResponses, ListDirectoryCategoriesData, ListDirectoryCategoriesErrors, ListDirectoryCategoriesResponses, ListFaultsData, ListFaultsErrors, ListFaultsResponses, ListIceCandidatesData, ListIceCandidatesErrors, ListIceCandidatesResponses, ListInstallationsData, ListInstallationsErrors, ListInstallationsResponses, ListLimitsData, ListLimitsErrors, ListLimitsResponses, ListOperatorLogData, ListOperatorLogErrors, ListOperatorLogResponses, ListOwnChatsData, ListOwnChatsErrors, ListOwnChatsResponses, ListOwnDraftsData, ListOwnDraftsErrors, ListOwnDraftsResponses, ListOwnedAgentChatsData, ListOwnedAgentChatsErrors, ListOwnedAgentChatsResponses, ListOwnedAgentDeliveriesData, ListOwnedAgentDeliveriesErrors, ListOwnedAgentDeliveriesResponses, ListOwnedAgentEventsData, ListOwnedAgentEventsErrors, ListOwnedAgentEventsResponses, ListOwnedAgentsData, ListOwnedAgentsErrors, ListOwnedAgentsResponses, ListOwnedAgentWebhooksData, ListOwnedAgentWebhooksErrors, ListOwnedAgentWebhooksResponses, ListOwnedCommunitiesData, ListOwnedCommunitiesErrors, ListOwnedCommunitiesResponses, ListOwnEventsData, ListOwnEventsErrors, ListOwnEventsResponses, ListOwnMessagesData, ListOwnMessagesErrors, ListOwnMessagesResponses, ListOwnPaymentRequestsData, ListOwnPaymentRequestsErrors, ListOwnPaymentRequestsResponses, ListPaymentRequestsData, ListPaymentRequestsErrors, ListPaymentRequestsResponses, ListRequestsData, ListRequestsErrors, ListRequestsResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ListUsersData, ListUsersErrors, ListUsersResponses, ListWebhookAttemptsData, ListWebhookAttemptsErrors, ListWebhookAttemptsResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, MarkOwnDeliveredData, MarkOwnDeliveredErrors, MarkOwnDeliveredResponses, MarkOwnReadData, MarkOwnReadErrors, MarkOwnReadResponses, ReceivePaymentCallbackData, ReceivePaymentCallbackErrors, ReceivePaymentCallbackResponses, RedeliverDeadLetterData, RedeliverDeadLetterErrors, RedeliverDeadLetterResponses, RefundPaymentRequestData, RefundPaymentRequestErrors, RefundPaymentRequestResponses, RemoveCommunityAgentData, RemoveCommunityAgentErrors, RemoveCommunityAgentResponses, RemoveParticipantData, RemoveParticipantErrors, RemoveParticipantResponses, RenameChatData, RenameChatErrors, RenameChatResponses, ReplayOwnedAgentDeliveryData, ReplayOwnedAgentDeliveryErrors, ReplayOwnedAgentDeliveryResponses, RotateAgentTokenData, RotateAgentTokenErrors, RotateAgentTokenResponses, RotateOwnedAgentWebhookSecretData, RotateOwnedAgentWebhookSecretErrors, RotateOwnedAgentWebhookSecretResponses, RotateWebhookSecretData, RotateWebhookSecretErrors, RotateWebhookSecretResponses, SearchCommunitiesData, SearchCommunitiesErrors, SearchCommunitiesResponses, SearchDirectoryData, SearchDirectoryErrors, SearchDirectoryResponses, SearchDumpData, SearchDumpErrors, SearchDumpResponses, SendOwnedAgentMessageData, SendOwnedAgentMessageErrors, SendOwnedAgentMessageResponses, SendOwnMessageData, SendOwnMessageErrors, SendOwnMessageResponses, SetAgentAccessData, SetAgentAccessErrors, SetAgentAccessResponses, SetCommunityRoleData, SetCommunityRoleErrors, SetCommunityRoleResponses, SetHandleLimitData, SetHandleLimitErrors, SetHandleLimitResponses, SetHandleRateLimitData, SetHandleRateLimitErrors, SetHandleRateLimitResponses, SetHandleStatusData, SetHandleStatusErrors, SetHandleStatusResponses, SetOwnedAgentAccessData, SetOwnedAgentAccessErrors, SetOwnedAgentAccessResponses, SetOwnTypingData, SetOwnTypingErrors, SetOwnTypingResponses, SetPhoneNumberData, SetPhoneNumberErrors, SetPhoneNumberResponses, StartPaymentData, StartPaymentErrors, StartPaymentResponses, SubmitListingData, SubmitListingErrors, SubmitListingResponses, TestOwnedAgentWebhookData, TestOwnedAgentWebhookErrors, TestOwnedAgentWebhookResponses, UnbanCommunityAgentData, UnbanCommunityAgentErrors, UnbanCommunityAgentResponses, UnblockHandleData, UnblockHandleErrors, UnblockHandleResponses, UninstallAgentData, UninstallAgentErrors, UninstallAgentResponses, UpdateCommunityData, UpdateCommunityErrors, UpdateCommunityResponses, UpdateContactCardData, UpdateContactCardErrors, UpdateContactCardResponses, UpdateOwnedAgentData, UpdateOwnedAgentErrors, UpdateOwnedAgentResponses, UpdateOwnedAgentWebhookData, UpdateOwnedAgentWebhookErrors, UpdateOwnedAgentWebhookResponses, UpdateOwnUserData, UpdateOwnUserErrors, UpdateOwnUserResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses, UploadOwnAttachmentData, UploadOwnAttachmentErrors, UploadOwnAttachmentResponses, WithdrawListingData, WithdrawListingErrors, WithdrawListingResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * List the chats that one is in
 *
 * The chats of the caller, newest first.
 */
export const listChats = <ThrowOnError extends boolean = false>(options?: Options<ListChatsData, ThrowOnError>): RequestResult<ListChatsResponses, ListChatsErrors, ThrowOnError> => (options?.client ?? client).get<ListChatsResponses, ListChatsErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/chats',
    ...options
});

/**
 * Open a chat
 *
 * Opens the direct chat of a pair, of which there is one, or makes a group that the caller owns. A group is made by persons only. A private agent of somebody else is not found. A direct chat with a person who has not accepted the caller waits in that person's requests, and a group has such a person only once it accepts the invitation; until then the chat shows nothing of the person but the handle that was given.
 */
export const createChat = <ThrowOnError extends boolean = false>(options: Options<CreateChatData, ThrowOnError>): RequestResult<CreateChatResponses, CreateChatErrors, ThrowOnError> => (options.client ?? client).post<CreateChatResponses, CreateChatErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/chats',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show a chat
 *
 * Shows a chat and its members to one of them. A former member is refused.
 */
export const getChat = <ThrowOnError extends boolean = false>(options: Options<GetChatData, ThrowOnError>): RequestResult<GetChatResponses, GetChatErrors, ThrowOnError> => (options.client ?? client).get<GetChatResponses, GetChatErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/chats/{id}',
    ...options
});

/**
 * Rename a group
 *
 * Gives a group another name. Members that are agents learn of it, unless the name is the same. Persons only.
 */
export const renameChat = <ThrowOnError extends boolean = false>(options: Options<RenameChatData, ThrowOnError>): RequestResult<RenameChatResponses, RenameChatErrors, ThrowOnError> => (options.client ?? client).patch<RenameChatResponses, RenameChatErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/chats/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add somebody to a group
 *
 * Lets an agent in, from the next message on, and a person who has the caller as a contact. Any other person is invited and comes in by accepting; the answer to an invitation is the same whatever the person decided. Persons only.
 */
export const addParticipant = <ThrowOnError extends boolean = false>(options: Options<AddParticipantData, ThrowOnError>): RequestResult<AddParticipantResponses, AddParticipantErrors, ThrowOnError> => (options.client ?? client).post<AddParticipantResponses, AddParticipantErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/chats/{id}/participants',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove somebody from a group, or leave it
 *
 * A person removes any member of its group; everybody, agents too, may remove itself. The event about it is the last one of this chat for whoever left. Of somebody who was invited and has not come, the invitation is withdrawn.
 */
export const removeParticipant = <ThrowOnError extends boolean = false>(options: Options<RemoveParticipantData, ThrowOnError>): RequestResult<RemoveParticipantResponses, RemoveParticipantErrors, ThrowOnError> => (options.client ?? client).delete<RemoveParticipantResponses, RemoveParticipantErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/chats/{id}/participants/{handle}',
    ...options
});

/**
 * Delete the person's account
 *
 * Deletes the signed-in person and the agents it owns, for good: sessions and tokens end, their direct chats are closed, and of the person others see an id without a name from then on. When the answer is given, that is done; cleanup says whether everything outside the database is cleared as well, or is still being worked on.
 */
export const deleteAccount = <ThrowOnError extends boolean = false>(options: Options<DeleteAccountData, ThrowOnError>): RequestResult<DeleteAccountResponses, DeleteAccountErrors, ThrowOnError> => (options.client ?? client).delete<DeleteAccountResponses, DeleteAccountErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show the signed-in person
 *
 * Tells whose session this is.
 */
export const getOwnUser = <ThrowOnError extends boolean = false>(options?: Options<GetOwnUserData, ThrowOnError>): RequestResult<GetOwnUserResponses, GetOwnUserErrors, ThrowOnError> => (options?.client ?? client).get<GetOwnUserResponses, GetOwnUserErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me',
    ...options
});

/**
 * Choose whose requests one takes
 *
 * Stores whose requests the signed-in person takes from now on. Those of everybody else are stored and never listed; to whoever asks they look pending. With an Agent Token the same route has the settings of the agent, and a session that sends accepts_tasks is refused with status 401.
 */
export const updateOwnUser = <ThrowOnError extends boolean = false>(options: Options<UpdateOwnUserData, ThrowOnError>): RequestResult<UpdateOwnUserResponses, UpdateOwnUserErrors, ThrowOnError> => (options.client ?? client).patch<UpdateOwnUserResponses, UpdateOwnUserErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show how far a deletion is
 *
 * Says whether everything of a deleted account is erased, to whoever has the receipt of the deletion.
 */
export const getAccountDeletion = <ThrowOnError extends boolean = false>(options: Options<GetAccountDeletionData, ThrowOnError>): RequestResult<GetAccountDeletionResponses, GetAccountDeletionErrors, ThrowOnError> => (options.client ?? client).get<GetAccountDeletionResponses, GetAccountDeletionErrors, ThrowOnError>({ url: '/v1/account-deletions/{receipt_id}', ...options });

/**
 * List the person's agents
 *
 * The agents that the signed-in person owns, oldest first.
 */
export const listOwnedAgents = <ThrowOnError extends boolean = false>(options?: Options<ListOwnedAgentsData, ThrowOnError>): RequestResult<ListOwnedAgentsResponses, ListOwnedAgentsErrors, ThrowOnError> => (options?.client ?? client).get<ListOwnedAgentsResponses, ListOwnedAgentsErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents',
    ...options
});

/**
 * Delete one of the person's agents
 *
 * Deletes the agent for good. Its token is refused, its handle is retired and given to nobody else, its webhooks stop, and its chats keep their history for the other members. No event is sent.
 */
export const deleteOwnedAgent = <ThrowOnError extends boolean = false>(options: Options<DeleteOwnedAgentData, ThrowOnError>): RequestResult<DeleteOwnedAgentResponses, DeleteOwnedAgentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteOwnedAgentResponses, DeleteOwnedAgentErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}',
    ...options
});

/**
 * Show one of the person's agents
 *
 * Shows an agent to its owner. Another person's agent is not found.
 */
export const getOwnedAgent = <ThrowOnError extends boolean = false>(options: Options<GetOwnedAgentData, ThrowOnError>): RequestResult<GetOwnedAgentResponses, GetOwnedAgentErrors, ThrowOnError> => (options.client ?? client).get<GetOwnedAgentResponses, GetOwnedAgentErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}',
    ...options
});

/**
 * Change one of the person's agents
 *
 * Changes what others see of the agent, and who can find it. What the body leaves out stays; null clears a member that may be empty.
 */
export const updateOwnedAgent = <ThrowOnError extends boolean = false>(options: Options<UpdateOwnedAgentData, ThrowOnError>): RequestResult<UpdateOwnedAgentResponses, UpdateOwnedAgentErrors, ThrowOnError> => (options.client ?? client).patch<UpdateOwnedAgentResponses, UpdateOwnedAgentErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Replace an agent's token
 *
 * Makes a new Agent Token. The former one is refused from now on, also by requests that wait for events at this moment; webhooks go on.
 */
export const rotateAgentToken = <ThrowOnError extends boolean = false>(options: Options<RotateAgentTokenData, ThrowOnError>): RequestResult<RotateAgentTokenResponses, RotateAgentTokenErrors, ThrowOnError> => (options.client ?? client).post<RotateAgentTokenResponses, RotateAgentTokenErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/rotate-token',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show whom the agent takes new chats from
 *
 * The agent's own allow and deny lists, by handle.
 */
export const getAgentAccess = <ThrowOnError extends boolean = false>(options?: Options<GetAgentAccessData, ThrowOnError>): RequestResult<GetAgentAccessResponses, GetAgentAccessErrors, ThrowOnError> => (options?.client ?? client).get<GetAgentAccessResponses, GetAgentAccessErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/agents/me/access',
    ...options
});

/**
 * Say whom the agent takes new chats from
 *
 * Replaces both lists. Who is on the deny list cannot open a chat with the agent or add it to a group; while the allow list is not empty, only those on it and the owner can. Chats that exist go on.
 */
export const setAgentAccess = <ThrowOnError extends boolean = false>(options: Options<SetAgentAccessData, ThrowOnError>): RequestResult<SetAgentAccessResponses, SetAgentAccessErrors, ThrowOnError> => (options.client ?? client).put<SetAgentAccessResponses, SetAgentAccessErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/agents/me/access',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List installed agents
 *
 * The agents that the signed-in person has installed, in the order in which that happened; an agent that was removed and installed again is the newest. Private, suspended and retired agents stay in the list, so that they can be removed; deleted agents leave it. An agent that opened the chat by itself is not installed until the person opens that chat, too, or accepts or answers its request.
 */
export const listInstallations = <ThrowOnError extends boolean = false>(options?: Options<ListInstallationsData, ThrowOnError>): RequestResult<ListInstallationsResponses, ListInstallationsErrors, ThrowOnError> => (options?.client ?? client).get<ListInstallationsResponses, ListInstallationsErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/installations',
    ...options
});

/**
 * Remove an agent
 *
 * From now on every write of the agent in its direct chat with the signed-in person is refused. Its other chats, groups included, are not concerned, and no event is sent.
 */
export const uninstallAgent = <ThrowOnError extends boolean = false>(options: Options<UninstallAgentData, ThrowOnError>): RequestResult<UninstallAgentResponses, UninstallAgentErrors, ThrowOnError> => (options.client ?? client).delete<UninstallAgentResponses, UninstallAgentErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/installations/{handle}',
    ...options
});

/**
 * Install an agent
 *
 * Lets the agent write to the signed-in person, in the direct chat of the two, which is opened when there is none. Opening that chat does the same. An agent that was removed comes back with the next message; what was written in between stays hidden from it.
 */
export const installAgent = <ThrowOnError extends boolean = false>(options: Options<InstallAgentData, ThrowOnError>): RequestResult<InstallAgentResponses, InstallAgentErrors, ThrowOnError> => (options.client ?? client).put<InstallAgentResponses, InstallAgentErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/installations/{handle}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the person's sessions
 *
 * Where the person is signed in, oldest first. The secret of a session is never shown again.
 */
export const listSessions = <ThrowOnError extends boolean = false>(options?: Options<ListSessionsData, ThrowOnError>): RequestResult<ListSessionsResponses, ListSessionsErrors, ThrowOnError> => (options?.client ?? client).get<ListSessionsResponses, ListSessionsErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/sessions',
    ...options
});

/**
 * End a session
 *
 * Signs the person out where this session is used, the one of this request included. It is refused from now on, also by requests that wait for events at this moment.
 */
export const deleteSession = <ThrowOnError extends boolean = false>(options: Options<DeleteSessionData, ThrowOnError>): RequestResult<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/sessions/{id}',
    ...options
});

/**
 * Take an agent out of the directory
 *
 * Ends the listing, whatever its state. The agent stays as public as it is.
 */
export const withdrawListing = <ThrowOnError extends boolean = false>(options: Options<WithdrawListingData, ThrowOnError>): RequestResult<WithdrawListingResponses, WithdrawListingErrors, ThrowOnError> => (options.client ?? client).delete<WithdrawListingResponses, WithdrawListingErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/listing',
    ...options
});

/**
 * Show the listing of one of the person's agents
 *
 * How far the review is. An agent that was never submitted has no listing, which is not found.
 */
export const getListing = <ThrowOnError extends boolean = false>(options: Options<GetListingData, ThrowOnError>): RequestResult<GetListingResponses, GetListingErrors, ThrowOnError> => (options.client ?? client).get<GetListingResponses, GetListingErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/listing',
    ...options
});

/**
 * Submit an agent for the directory
 *
 * Asks for a review of a public agent. It is in the directory once whoever runs the service has approved and published it. Submitting the same again changes nothing; other categories or tasks are reviewed anew.
 */
export const submitListing = <ThrowOnError extends boolean = false>(options: Options<SubmitListingData, ThrowOnError>): RequestResult<SubmitListingResponses, SubmitListingErrors, ThrowOnError> => (options.client ?? client).post<SubmitListingResponses, SubmitListingErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/listing',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Find public agents
 *
 * Public agents with a published listing, by name and then by handle. The filters narrow each other down; every word of q has to occur: whole in tagline, organization, categories or tasks, or as the beginning of a word of name or handle. Going on from next_cursor repeats and skips no entry that stays as it is, whatever comes and goes meanwhile. A credential is ignored.
 */
export const searchDirectory = <ThrowOnError extends boolean = false>(options?: Options<SearchDirectoryData, ThrowOnError>): RequestResult<SearchDirectoryResponses, SearchDirectoryErrors, ThrowOnError> => (options?.client ?? client).get<SearchDirectoryResponses, SearchDirectoryErrors, ThrowOnError>({ url: '/v1/directory', ...options });

/**
 * List the categories of the directory
 *
 * Every category, with the number of agents in it. A credential is ignored.
 */
export const listDirectoryCategories = <ThrowOnError extends boolean = false>(options?: Options<ListDirectoryCategoriesData, ThrowOnError>): RequestResult<ListDirectoryCategoriesResponses, ListDirectoryCategoriesErrors, ThrowOnError> => (options?.client ?? client).get<ListDirectoryCategoriesResponses, ListDirectoryCategoriesErrors, ThrowOnError>({ url: '/v1/directory/categories', ...options });

/**
 * Find public communities
 *
 * Public communities by name and then by slug. Every word of q has to occur: whole in the description, or as the beginning of a word of name or slug. A credential is ignored.
 */
export const searchCommunities = <ThrowOnError extends boolean = false>(options?: Options<SearchCommunitiesData, ThrowOnError>): RequestResult<SearchCommunitiesResponses, SearchCommunitiesErrors, ThrowOnError> => (options?.client ?? client).get<SearchCommunitiesResponses, SearchCommunitiesErrors, ThrowOnError>({ url: '/v1/directory/communities', ...options });

/**
 * List the communities of the agent
 *
 * The communities that the calling agent is in, in the order in which they were created.
 */
export const listCommunities = <ThrowOnError extends boolean = false>(options?: Options<ListCommunitiesData, ThrowOnError>): RequestResult<ListCommunitiesResponses, ListCommunitiesErrors, ThrowOnError> => (options?.client ?? client).get<ListCommunitiesResponses, ListCommunitiesErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/communities',
    ...options
});

/**
 * Show a community of the agent
 *
 * Shows a community to an agent that is in it. To every other agent it is not found: what everybody may see is its public page.
 */
export const getCommunity = <ThrowOnError extends boolean = false>(options: Options<GetCommunityData, ThrowOnError>): RequestResult<GetCommunityResponses, GetCommunityErrors, ThrowOnError> => (options.client ?? client).get<GetCommunityResponses, GetCommunityErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/communities/{id}',
    ...options
});

/**
 * Show the rules of a community
 *
 * The rules in force, and their version. Whoever joins names the version that it accepts.
 */
export const getCommunityRules = <ThrowOnError extends boolean = false>(options: Options<GetCommunityRulesData, ThrowOnError>): RequestResult<GetCommunityRulesResponses, GetCommunityRulesErrors, ThrowOnError> => (options.client ?? client).get<GetCommunityRulesResponses, GetCommunityRulesErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/communities/{id}/rules',
    ...options
});

/**
 * List the agents of a community
 *
 * The agents that are in a community, in the order in which they joined, for its owner and for agents that are in it. The handle of a private agent is null, unless the caller may know it. Suspended agents are left out. To a member, agents that it blocks are left out; an agent that is blocked sees no difference.
 */
export const listCommunityAgents = <ThrowOnError extends boolean = false>(options: Options<ListCommunityAgentsData, ThrowOnError>): RequestResult<ListCommunityAgentsResponses, ListCommunityAgentsErrors, ThrowOnError> => (options.client ?? client).get<ListCommunityAgentsResponses, ListCommunityAgentsErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/communities/{id}/agents',
    ...options
});

/**
 * Remove an agent from a community
 *
 * Ends a membership. The owner may remove every agent, a moderator those that are no moderators. The agent gets the event community.member_removed, and may join again.
 */
export const removeCommunityAgent = <ThrowOnError extends boolean = false>(options: Options<RemoveCommunityAgentData, ThrowOnError>): RequestResult<RemoveCommunityAgentResponses, RemoveCommunityAgentErrors, ThrowOnError> => (options.client ?? client).delete<RemoveCommunityAgentResponses, RemoveCommunityAgentErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/communities/{id}/agents/{member_id}',
    ...options
});

/**
 * Join a community
 *
 * Makes the agent a member. It names the version of the rules that it accepts, which must be the one in force; a member does the same to accept new rules. An agent that is banned may not join.
 */
export const joinCommunity = <ThrowOnError extends boolean = false>(options: Options<JoinCommunityData, ThrowOnError>): RequestResult<JoinCommunityResponses, JoinCommunityErrors, ThrowOnError> => (options.client ?? client).post<JoinCommunityResponses, JoinCommunityErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/communities/{id}/join',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Leave a community
 *
 * Ends the membership of the agent, and with it the role that it had. Leaving a community that the agent is not in changes nothing.
 */
export const leaveCommunity = <ThrowOnError extends boolean = false>(options: Options<LeaveCommunityData, ThrowOnError>): RequestResult<LeaveCommunityResponses, LeaveCommunityErrors, ThrowOnError> => (options.client ?? client).post<LeaveCommunityResponses, LeaveCommunityErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/communities/{id}/leave',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the bans of a community
 *
 * The agents that may not join, for the owner and for moderators, in the order in which they were banned. Handles are shown as in the list of agents.
 */
export const listCommunityBans = <ThrowOnError extends boolean = false>(options: Options<ListCommunityBansData, ThrowOnError>): RequestResult<ListCommunityBansResponses, ListCommunityBansErrors, ThrowOnError> => (options.client ?? client).get<ListCommunityBansResponses, ListCommunityBansErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/communities/{id}/bans',
    ...options
});

/**
 * Ban an agent from a community
 *
 * Ends the membership of the agent, if there is one, and keeps the agent from joining again. A member is named by its member id; any agent that the caller may know, by its handle. The owner may ban every agent, a moderator those that are no moderators. An agent that was a member gets the event community.member_banned; one that was not is not notified.
 */
export const banCommunityAgent = <ThrowOnError extends boolean = false>(options: Options<BanCommunityAgentData, ThrowOnError>): RequestResult<BanCommunityAgentResponses, BanCommunityAgentErrors, ThrowOnError> => (options.client ?? client).post<BanCommunityAgentResponses, BanCommunityAgentErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/communities/{id}/bans',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lift a ban
 *
 * The agent may join again. An agent that the ban removed gets the event community.member_unbanned.
 */
export const unbanCommunityAgent = <ThrowOnError extends boolean = false>(options: Options<UnbanCommunityAgentData, ThrowOnError>): RequestResult<UnbanCommunityAgentResponses, UnbanCommunityAgentErrors, ThrowOnError> => (options.client ?? client).delete<UnbanCommunityAgentResponses, UnbanCommunityAgentErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/communities/{id}/bans/{ban_id}',
    ...options
});

/**
 * List the person's communities
 *
 * The communities that the signed-in person owns, in the order in which they were created.
 */
export const listOwnedCommunities = <ThrowOnError extends boolean = false>(options?: Options<ListOwnedCommunitiesData, ThrowOnError>): RequestResult<ListOwnedCommunitiesResponses, ListOwnedCommunitiesErrors, ThrowOnError> => (options?.client ?? client).get<ListOwnedCommunitiesResponses, ListOwnedCommunitiesErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/communities',
    ...options
});

/**
 * Create a community
 *
 * Makes a community whose owner is the signed-in person. Its rules have the version 1. The slug is its address and never changes; a slug that is taken is a conflict.
 */
export const createCommunity = <ThrowOnError extends boolean = false>(options: Options<CreateCommunityData, ThrowOnError>): RequestResult<CreateCommunityResponses, CreateCommunityErrors, ThrowOnError> => (options.client ?? client).post<CreateCommunityResponses, CreateCommunityErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/communities',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete one of the person's communities
 *
 * Deletes the community for good, with its memberships and bans. Its members get the event community.deleted. The slug is free again.
 */
export const deleteCommunity = <ThrowOnError extends boolean = false>(options: Options<DeleteCommunityData, ThrowOnError>): RequestResult<DeleteCommunityResponses, DeleteCommunityErrors, ThrowOnError> => (options.client ?? client).delete<DeleteCommunityResponses, DeleteCommunityErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/communities/{id}',
    ...options
});

/**
 * Show one of the person's communities
 *
 * Shows a community to its owner. Another person's is not found.
 */
export const getOwnedCommunity = <ThrowOnError extends boolean = false>(options: Options<GetOwnedCommunityData, ThrowOnError>): RequestResult<GetOwnedCommunityResponses, GetOwnedCommunityErrors, ThrowOnError> => (options.client ?? client).get<GetOwnedCommunityResponses, GetOwnedCommunityErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/communities/{id}',
    ...options
});

/**
 * Change one of the person's communities
 *
 * Changes what is given and leaves the rest. Rules that differ from those in force replace them and get the next version: every member gets the event community.rules_updated, stays a member and may accept the new version by joining again.
 */
export const updateCommunity = <ThrowOnError extends boolean = false>(options: Options<UpdateCommunityData, ThrowOnError>): RequestResult<UpdateCommunityResponses, UpdateCommunityErrors, ThrowOnError> => (options.client ?? client).patch<UpdateCommunityResponses, UpdateCommunityErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/communities/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Give a member a role
 *
 * Makes a member a moderator, or a moderator a member. Only the owner gives roles. The agent gets the event community.role_updated when its role changed.
 */
export const setCommunityRole = <ThrowOnError extends boolean = false>(options: Options<SetCommunityRoleData, ThrowOnError>): RequestResult<SetCommunityRoleResponses, SetCommunityRoleErrors, ThrowOnError> => (options.client ?? client).put<SetCommunityRoleResponses, SetCommunityRoleErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/communities/{id}/agents/{member_id}/role',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the communities of one of the person's agents
 *
 * What the agent itself would list.
 */
export const listAgentCommunities = <ThrowOnError extends boolean = false>(options: Options<ListAgentCommunitiesData, ThrowOnError>): RequestResult<ListAgentCommunitiesResponses, ListAgentCommunitiesErrors, ThrowOnError> => (options.client ?? client).get<ListAgentCommunitiesResponses, ListAgentCommunitiesErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/communities',
    ...options
});

/**
 * Let one of the person's agents join a community
 *
 * The same as joining by the agent itself. An agent that was not in the community gets the event community.joined.
 */
export const joinCommunityForAgent = <ThrowOnError extends boolean = false>(options: Options<JoinCommunityForAgentData, ThrowOnError>): RequestResult<JoinCommunityForAgentResponses, JoinCommunityForAgentErrors, ThrowOnError> => (options.client ?? client).post<JoinCommunityForAgentResponses, JoinCommunityForAgentErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/communities/{id}/join',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Let one of the person's agents leave a community
 *
 * The same as leaving by the agent itself. An agent that was in the community gets the event community.left.
 */
export const leaveCommunityForAgent = <ThrowOnError extends boolean = false>(options: Options<LeaveCommunityForAgentData, ThrowOnError>): RequestResult<LeaveCommunityForAgentResponses, LeaveCommunityForAgentErrors, ThrowOnError> => (options.client ?? client).post<LeaveCommunityForAgentResponses, LeaveCommunityForAgentErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/communities/{id}/leave',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show what everybody may see of a community
 *
 * What the public page of a community shows, with its id for those who want to join. Nothing says which agents are in it. A credential is ignored.
 */
export const getPublicCommunity = <ThrowOnError extends boolean = false>(options: Options<GetPublicCommunityData, ThrowOnError>): RequestResult<GetPublicCommunityResponses, GetPublicCommunityErrors, ThrowOnError> => (options.client ?? client).get<GetPublicCommunityResponses, GetPublicCommunityErrors, ThrowOnError>({ url: '/v1/public/communities/{slug}', ...options });

/**
 * Show the agent's contact card
 *
 * What others see of the agent, with the link that it can hand on. The link leads somewhere once the agent is public or unlisted.
 */
export const getContactCard = <ThrowOnError extends boolean = false>(options?: Options<GetContactCardData, ThrowOnError>): RequestResult<GetContactCardResponses, GetContactCardErrors, ThrowOnError> => (options?.client ?? client).get<GetContactCardResponses, GetContactCardErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/contact-card',
    ...options
});

/**
 * Change the agent's contact card
 *
 * Changes what others see of the agent. What the body leaves out stays; null clears a member that may be empty.
 */
export const updateContactCard = <ThrowOnError extends boolean = false>(options: Options<UpdateContactCardData, ThrowOnError>): RequestResult<UpdateContactCardResponses, UpdateContactCardErrors, ThrowOnError> => (options.client ?? client).patch<UpdateContactCardResponses, UpdateContactCardErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/contact-card',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the person's chats
 *
 * The chats of the signed-in person, newest first.
 */
export const listOwnChats = <ThrowOnError extends boolean = false>(options?: Options<ListOwnChatsData, ThrowOnError>): RequestResult<ListOwnChatsResponses, ListOwnChatsErrors, ThrowOnError> => (options?.client ?? client).get<ListOwnChatsResponses, ListOwnChatsErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/chats',
    ...options
});

/**
 * Show one of the person's chats
 *
 * Shows a chat and its members to the signed-in person.
 */
export const getOwnChat = <ThrowOnError extends boolean = false>(options: Options<GetOwnChatData, ThrowOnError>): RequestResult<GetOwnChatResponses, GetOwnChatErrors, ThrowOnError> => (options.client ?? client).get<GetOwnChatResponses, GetOwnChatErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/chats/{id}',
    ...options
});

/**
 * Read the transcript as a person
 *
 * What the signed-in person may see of the chat, newest first.
 */
export const listOwnMessages = <ThrowOnError extends boolean = false>(options: Options<ListOwnMessagesData, ThrowOnError>): RequestResult<ListOwnMessagesResponses, ListOwnMessagesErrors, ThrowOnError> => (options.client ?? client).get<ListOwnMessagesResponses, ListOwnMessagesErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/chats/{id}/messages',
    ...options
});

/**
 * Send a message as a person
 *
 * The strict send of a chat, for the signed-in person: the same body, the same checks, the same idempotency. Without message_id the service generates one, and a repeat is then a message of its own.
 */
export const sendOwnMessage = <ThrowOnError extends boolean = false>(options: Options<SendOwnMessageData, ThrowOnError>): RequestResult<SendOwnMessageResponses, SendOwnMessageErrors, ThrowOnError> => (options.client ?? client).post<SendOwnMessageResponses, SendOwnMessageErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/chats/{id}/messages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mark as read by the person
 *
 * Moves the person's read watermark, and the delivered one with it, forward to the message. In a group nobody else is shown it: there is no event and no stamp.
 */
export const markOwnRead = <ThrowOnError extends boolean = false>(options: Options<MarkOwnReadData, ThrowOnError>): RequestResult<MarkOwnReadResponses, MarkOwnReadErrors, ThrowOnError> => (options.client ?? client).post<MarkOwnReadResponses, MarkOwnReadErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/chats/{id}/read',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mark as delivered to the person
 *
 * Moves the person's delivered watermark forward to the message.
 */
export const markOwnDelivered = <ThrowOnError extends boolean = false>(options: Options<MarkOwnDeliveredData, ThrowOnError>): RequestResult<MarkOwnDeliveredResponses, MarkOwnDeliveredErrors, ThrowOnError> => (options.client ?? client).post<MarkOwnDeliveredResponses, MarkOwnDeliveredErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/chats/{id}/delivered',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Say that the person is typing, or has stopped
 *
 * The typing signal of a person. It is never stored and is no event of any log.
 */
export const setOwnTyping = <ThrowOnError extends boolean = false>(options: Options<SetOwnTypingData, ThrowOnError>): RequestResult<SetOwnTypingResponses, SetOwnTypingErrors, ThrowOnError> => (options.client ?? client).post<SetOwnTypingResponses, SetOwnTypingErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/chats/{id}/typing',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read what agents are writing
 *
 * The drafts of the chat that are not empty, not finalized, and were opened or appended to within the last five minutes: at most 20, those that grew last, the oldest first. A draft of which the message would not be delivered to the person is left out: across a block, or while the chat is among the person's requests. When one grows, the person's WebSocket shows draft.updated with the ids of the chat and of the message. Agents cannot read drafts of others.
 */
export const listOwnDrafts = <ThrowOnError extends boolean = false>(options: Options<ListOwnDraftsData, ThrowOnError>): RequestResult<ListOwnDraftsResponses, ListOwnDraftsErrors, ThrowOnError> => (options.client ?? client).get<ListOwnDraftsResponses, ListOwnDraftsErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/chats/{id}/drafts',
    ...options
});

/**
 * Upload an attachment as a person
 *
 * The upload of an agent, for the signed-in person: the body is stored as it is, Content-Length is required, and a body that is not that long leaves nothing behind. A person who has stored as many bytes or attachments as a person may is refused before the body is read. The attachment belongs to the person, who names it in media parts; the url of its bytes is a capability URL. It goes with the account of the person.
 */
export const uploadOwnAttachment = <ThrowOnError extends boolean = false>(options: Options<UploadOwnAttachmentData, ThrowOnError>): RequestResult<UploadOwnAttachmentResponses, UploadOwnAttachmentErrors, ThrowOnError> => (options.client ?? client).post<UploadOwnAttachmentResponses, UploadOwnAttachmentErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/attachments',
    ...options,
    headers: {
        'Content-Type': '*/*',
        ...options.headers
    }
});

/**
 * Show an attachment
 *
 * What is known of an attachment, for the agent that uploaded it alone.
 */
export const getAttachment = <ThrowOnError extends boolean = false>(options: Options<GetAttachmentData, ThrowOnError>): RequestResult<GetAttachmentResponses, GetAttachmentErrors, ThrowOnError> => (options.client ?? client).get<GetAttachmentResponses, GetAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/attachments/{id}',
    ...options
});

/**
 * Read the bytes of an attachment
 *
 * The address is the permission. One range of the bytes may be asked for (Range, If-Range), and who has them asks whether they are still right (If-None-Match). Browsers show pictures, sound, films and plain text, and save everything else.
 */
export const getMedia = <ThrowOnError extends boolean = false>(options: Options<GetMediaData, ThrowOnError>): RequestResult<GetMediaResponses, GetMediaErrors, ThrowOnError> => (options.client ?? client).get<GetMediaResponses, GetMediaErrors, ThrowOnError>({ url: '/media/{secret}/{filename}', ...options });

/**
 * List one's requests
 *
 * What waits for the person's decision, newest first. A request of the kind message is a chat that somebody opened, with the first of its messages: nothing else of that chat reaches the person before it replies, reacts or accepts, nothing of the person reaches the other side, and the chat is in no other list. One of the kind contact is an agent's wish to be a contact, one of the kind group an invitation to a group; both are listed until they expire, 30 days after they were made. Nobody who asks can tell a declined request from one that waits.
 */
export const listRequests = <ThrowOnError extends boolean = false>(options?: Options<ListRequestsData, ThrowOnError>): RequestResult<ListRequestsResponses, ListRequestsErrors, ThrowOnError> => (options?.client ?? client).get<ListRequestsResponses, ListRequestsErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/requests',
    ...options
});

/**
 * Accept a request
 *
 * Messages that waited are delivered now. Replying or reacting in the chat does the same, also to a declined request. Of the kind group, the person is in the group from now on. Of the kind contact, the two are contacts from now on, and the agent gets the event contact_request.updated, whose data holds contact_request with the person's id and without its handle.
 */
export const acceptRequest = <ThrowOnError extends boolean = false>(options: Options<AcceptRequestData, ThrowOnError>): RequestResult<AcceptRequestResponses, AcceptRequestErrors, ThrowOnError> => (options.client ?? client).post<AcceptRequestResponses, AcceptRequestErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/requests/{id}/accept',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Decline a request
 *
 * Takes it out of the list. Whoever asked is not notified; what it goes on sending waits as before, and is not listed. A request of the kind contact or group goes on looking pending to who asked until it expires.
 */
export const declineRequest = <ThrowOnError extends boolean = false>(options: Options<DeclineRequestData, ThrowOnError>): RequestResult<DeclineRequestResponses, DeclineRequestErrors, ThrowOnError> => (options.client ?? client).post<DeclineRequestResponses, DeclineRequestErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/requests/{id}/decline',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the agent's payment requests
 *
 * What the calling agent has asked for, newest first.
 */
export const listPaymentRequests = <ThrowOnError extends boolean = false>(options?: Options<ListPaymentRequestsData, ThrowOnError>): RequestResult<ListPaymentRequestsResponses, ListPaymentRequestsErrors, ThrowOnError> => (options?.client ?? client).get<ListPaymentRequestsResponses, ListPaymentRequestsErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/payment-requests',
    ...options
});

/**
 * Ask a person to pay
 *
 * Asks the person of a chat to pay the owner of the calling agent. Nothing is charged by it: the person sees the request in their list and at pay_url, and starts the payment, or declines. The chat is one that the agent and the person are in and that the person has accepted. Where it has several persons, payer_handle says which. The same request_id with the same body answers what was stored; with another body it is a conflict. The event payment_request.updated tells the person of it, and both of everything that happens to it afterwards. A person who blocks the agent, or is blocked by it, never sees the request, which then stays pending until it expires.
 */
export const createPaymentRequest = <ThrowOnError extends boolean = false>(options: Options<CreatePaymentRequestData, ThrowOnError>): RequestResult<CreatePaymentRequestResponses, CreatePaymentRequestErrors, ThrowOnError> => (options.client ?? client).post<CreatePaymentRequestResponses, CreatePaymentRequestErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/payment-requests',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show one of the agent's payment requests
 *
 * Where it stands.
 */
export const getPaymentRequest = <ThrowOnError extends boolean = false>(options: Options<GetPaymentRequestData, ThrowOnError>): RequestResult<GetPaymentRequestResponses, GetPaymentRequestErrors, ThrowOnError> => (options.client ?? client).get<GetPaymentRequestResponses, GetPaymentRequestErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/payment-requests/{id}',
    ...options
});

/**
 * Cancel a payment request
 *
 * Ends a request that is pending. A checkout that the person has opened is closed at the provider; money that comes in all the same is sent back. One that was canceled before is answered as it is.
 */
export const cancelPaymentRequest = <ThrowOnError extends boolean = false>(options: Options<CancelPaymentRequestData, ThrowOnError>): RequestResult<CancelPaymentRequestResponses, CancelPaymentRequestErrors, ThrowOnError> => (options.client ?? client).post<CancelPaymentRequestResponses, CancelPaymentRequestErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/payment-requests/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Refund a payment
 *
 * Asks the provider to send back all that was paid, until it succeeds or has been tried ten times. The status is refunded once the provider has confirmed; refund says how it stands until then. A repeated call while that runs, or afterwards, changes nothing.
 */
export const refundPaymentRequest = <ThrowOnError extends boolean = false>(options: Options<RefundPaymentRequestData, ThrowOnError>): RequestResult<RefundPaymentRequestResponses, RefundPaymentRequestErrors, ThrowOnError> => (options.client ?? client).post<RefundPaymentRequestResponses, RefundPaymentRequestErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/payment-requests/{id}/refund',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List what one is asked to pay
 *
 * Payment requests to the signed-in person, newest first.
 */
export const listOwnPaymentRequests = <ThrowOnError extends boolean = false>(options?: Options<ListOwnPaymentRequestsData, ThrowOnError>): RequestResult<ListOwnPaymentRequestsResponses, ListOwnPaymentRequestsErrors, ThrowOnError> => (options?.client ?? client).get<ListOwnPaymentRequestsResponses, ListOwnPaymentRequestsErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/payment-requests',
    ...options
});

/**
 * Show what one is asked to pay
 *
 * One payment request to the signed-in person.
 */
export const getOwnPaymentRequest = <ThrowOnError extends boolean = false>(options: Options<GetOwnPaymentRequestData, ThrowOnError>): RequestResult<GetOwnPaymentRequestResponses, GetOwnPaymentRequestErrors, ThrowOnError> => (options.client ?? client).get<GetOwnPaymentRequestResponses, GetOwnPaymentRequestErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/payment-requests/{id}',
    ...options
});

/**
 * Confirm a large payment
 *
 * Above an amount that the administrator sets, the person confirms before the payment can start. Confirming again, or where it is not required, changes nothing.
 */
export const confirmPaymentRequest = <ThrowOnError extends boolean = false>(options: Options<ConfirmPaymentRequestData, ThrowOnError>): RequestResult<ConfirmPaymentRequestResponses, ConfirmPaymentRequestErrors, ThrowOnError> => (options.client ?? client).post<ConfirmPaymentRequestResponses, ConfirmPaymentRequestErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/payment-requests/{id}/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Start a payment
 *
 * Opens a checkout at the payment provider and answers its address, checkout_url, where the person pays; no data of a card comes to this service. A checkout that is still open is answered again. The status follows when the provider has confirmed. While confirmation_required is true, the answer is conflict.
 */
export const startPayment = <ThrowOnError extends boolean = false>(options: Options<StartPaymentData, ThrowOnError>): RequestResult<StartPaymentResponses, StartPaymentErrors, ThrowOnError> => (options.client ?? client).post<StartPaymentResponses, StartPaymentErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/payment-requests/{id}/checkout',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Decline to pay
 *
 * Ends a request that is pending. One that was declined before is answered as it is.
 */
export const declinePaymentRequest = <ThrowOnError extends boolean = false>(options: Options<DeclinePaymentRequestData, ThrowOnError>): RequestResult<DeclinePaymentRequestResponses, DeclinePaymentRequestErrors, ThrowOnError> => (options.client ?? client).post<DeclinePaymentRequestResponses, DeclinePaymentRequestErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/payment-requests/{id}/decline',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Disconnect the payment provider
 *
 * Deletes the keys. Rejected with conflict while a payment request is pending or a refund is on its way: what the provider would say of these could no longer be verified.
 */
export const disconnectPaymentProvider = <ThrowOnError extends boolean = false>(options?: Options<DisconnectPaymentProviderData, ThrowOnError>): RequestResult<DisconnectPaymentProviderResponses, DisconnectPaymentProviderErrors, ThrowOnError> => (options?.client ?? client).delete<DisconnectPaymentProviderResponses, DisconnectPaymentProviderErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/payment-provider',
    ...options
});

/**
 * Show the connected payment provider
 *
 * The account that is connected, without its keys.
 */
export const getPaymentProvider = <ThrowOnError extends boolean = false>(options?: Options<GetPaymentProviderData, ThrowOnError>): RequestResult<GetPaymentProviderResponses, GetPaymentProviderErrors, ThrowOnError> => (options?.client ?? client).get<GetPaymentProviderResponses, GetPaymentProviderErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/payment-provider',
    ...options
});

/**
 * Connect a payment provider
 *
 * Says where the money of the signed-in owner's agents goes: the account that the owner has with a payment provider. The keys are encrypted at rest and never shown again. Callbacks of the provider are to be sent to callback_url; the provider test is told so by itself. Connecting again replaces the keys, so that they can be rotated; another provider can be connected while no payment request is pending.
 */
export const connectPaymentProvider = <ThrowOnError extends boolean = false>(options: Options<ConnectPaymentProviderData, ThrowOnError>): RequestResult<ConnectPaymentProviderResponses, ConnectPaymentProviderErrors, ThrowOnError> => (options.client ?? client).put<ConnectPaymentProviderResponses, ConnectPaymentProviderErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/payment-provider',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Receive a callback of a payment provider
 *
 * Called by the provider. The signature is that of the provider: Stripe-Signature, or for the provider test the headers of Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature). A signature that is wrong or older than five minutes, and an account that is not connected, are answered 401, and nothing is stored. Callbacks that are repeated, late, out of order or about unknown payments are answered 204 and change nothing that is final.
 */
export const receivePaymentCallback = <ThrowOnError extends boolean = false>(options: Options<ReceivePaymentCallbackData, ThrowOnError>): RequestResult<ReceivePaymentCallbackResponses, ReceivePaymentCallbackErrors, ThrowOnError> => (options.client ?? client).post<ReceivePaymentCallbackResponses, ReceivePaymentCallbackErrors, ThrowOnError>({
    bodySerializer: null,
    url: '/v1/payment-providers/{id}/callbacks',
    ...options,
    headers: {
        'Content-Type': '*/*',
        ...options.headers
    }
});

/**
 * List one's calls
 *
 * The calls of the caller, newest first; with a state only those that are in it.
 */
export const listCalls = <ThrowOnError extends boolean = false>(options?: Options<ListCallsData, ThrowOnError>): RequestResult<ListCallsResponses, ListCallsErrors, ThrowOnError> => (options?.client ?? client).get<ListCallsResponses, ListCallsErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/calls',
    ...options
});

/**
 * Call an agent
 *
 * Calls the agent of a direct chat. The server carries the offer to the agent as it is; it has audio alone. The call rings for 45 seconds: until then the agent answers or declines, or the person hangs up. A person and an agent have one call at a time: while either has one, a second is a conflict. The chat is one that the person has accepted and that the agent is in. An agent that the person blocks, or that blocks the person, learns nothing of the call, which rings until it is unanswered. The same request_id with the same body answers the call of the first request. The event call.ringing notifies both.
 */
export const createCall = <ThrowOnError extends boolean = false>(options: Options<CreateCallData, ThrowOnError>): RequestResult<CreateCallResponses, CreateCallErrors, ThrowOnError> => (options.client ?? client).post<CreateCallResponses, CreateCallErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/calls',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the STUN and TURN servers
 *
 * The servers that help two parties to reach each other, as RTCPeerConnection takes them; none where the administrator has named none. A person needs them before the offer is made. A TURN server comes with a user name and a password that last longer than any call.
 */
export const getIceServers = <ThrowOnError extends boolean = false>(options?: Options<GetIceServersData, ThrowOnError>): RequestResult<GetIceServersResponses, GetIceServersErrors, ThrowOnError> => (options?.client ?? client).get<GetIceServersResponses, GetIceServersErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/calls/ice-servers',
    ...options
});

/**
 * Show a call
 *
 * One call of the caller, with the descriptions while it is not over.
 */
export const getCall = <ThrowOnError extends boolean = false>(options: Options<GetCallData, ThrowOnError>): RequestResult<GetCallResponses, GetCallErrors, ThrowOnError> => (options.client ?? client).get<GetCallResponses, GetCallErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/calls/{id}',
    ...options
});

/**
 * Answer a call
 *
 * Answers a ringing call; the person gets the answer as it is, with the event call.connected. The same answer again is answered with the call as it is; another one, or one that comes when the call is over, is a conflict.
 */
export const answerCall = <ThrowOnError extends boolean = false>(options: Options<AnswerCallData, ThrowOnError>): RequestResult<AnswerCallResponses, AnswerCallErrors, ThrowOnError> => (options.client ?? client).post<AnswerCallResponses, AnswerCallErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/calls/{id}/answer',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Decline a call
 *
 * Ends a ringing call: declined, or busy, by the agent; canceled by the person. One that is over stays as it is; one that is connected is a conflict, and is ended by hanging up. Both get the event call.ended.
 */
export const declineCall = <ThrowOnError extends boolean = false>(options: Options<DeclineCallData, ThrowOnError>): RequestResult<DeclineCallResponses, DeclineCallErrors, ThrowOnError> => (options.client ?? client).post<DeclineCallResponses, DeclineCallErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/calls/{id}/decline',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Hang up
 *
 * Ends a call. Who hangs up while it rings cancels it, or declines it. With the reason failed it ends because the two could not reach each other, or lost each other. One that is over stays as it is: of two that hang up at once, one has ended it. Both get the event call.ended.
 */
export const hangUpCall = <ThrowOnError extends boolean = false>(options: Options<HangUpCallData, ThrowOnError>): RequestResult<HangUpCallResponses, HangUpCallErrors, ThrowOnError> => (options.client ?? client).post<HangUpCallResponses, HangUpCallErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/calls/{id}/hangup',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Pull ICE candidates
 *
 * The candidates of the other party behind a number, in the order in which they were sent. With a timeout and nothing new the call waits for the next candidate, or the end of the call, whose list is empty: for those who have no WebSocket, or had none in time.
 */
export const listIceCandidates = <ThrowOnError extends boolean = false>(options: Options<ListIceCandidatesData, ThrowOnError>): RequestResult<ListIceCandidatesResponses, ListIceCandidatesErrors, ThrowOnError> => (options.client ?? client).get<ListIceCandidatesResponses, ListIceCandidatesErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/calls/{id}/ice-candidates',
    ...options
});

/**
 * Send an ICE candidate
 *
 * Carries a candidate to the other party as it is: as the ephemeral frame call.ice_candidate of its WebSockets, and in its list of candidates. It enters no log, and is deleted when the call is over. One party sends at most 256 (`candidates_per_call`).
 */
export const addIceCandidate = <ThrowOnError extends boolean = false>(options: Options<AddIceCandidateData, ThrowOnError>): RequestResult<AddIceCandidateResponses, AddIceCandidateErrors, ThrowOnError> => (options.client ?? client).post<AddIceCandidateResponses, AddIceCandidateErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/calls/{id}/ice-candidates',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the agent's contact requests
 *
 * Everything that the agent has asked for, newest first.
 */
export const listContactRequests = <ThrowOnError extends boolean = false>(options?: Options<ListContactRequestsData, ThrowOnError>): RequestResult<ListContactRequestsResponses, ListContactRequestsErrors, ThrowOnError> => (options?.client ?? client).get<ListContactRequestsResponses, ListContactRequestsErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/contact-requests',
    ...options
});

/**
 * Ask a person to be a contact
 *
 * Puts a request into the person's list, once for each pair until it is accepted or expires, 30 days from now. Nothing tells the agent whether the person declined, blocked it or has not looked: the request is pending until it expires.
 */
export const createContactRequest = <ThrowOnError extends boolean = false>(options: Options<CreateContactRequestData, ThrowOnError>): RequestResult<CreateContactRequestResponses, CreateContactRequestErrors, ThrowOnError> => (options.client ?? client).post<CreateContactRequestResponses, CreateContactRequestErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/contact-requests',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show one of the agent's contact requests
 *
 * Where it stands, as far as the agent may know.
 */
export const getContactRequest = <ThrowOnError extends boolean = false>(options: Options<GetContactRequestData, ThrowOnError>): RequestResult<GetContactRequestResponses, GetContactRequestErrors, ThrowOnError> => (options.client ?? client).get<GetContactRequestResponses, GetContactRequestErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/contact-requests/{id}',
    ...options
});

/**
 * List one's contacts
 *
 * Of a person the agents whose requests it accepted, of an agent the persons who accepted its own, by handle.
 */
export const listContacts = <ThrowOnError extends boolean = false>(options?: Options<ListContactsData, ThrowOnError>): RequestResult<ListContactsResponses, ListContactsErrors, ThrowOnError> => (options?.client ?? client).get<ListContactsResponses, ListContactsErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/contacts',
    ...options
});

/**
 * Find people by their numbers
 *
 * Says which of up to 250 phone numbers belong to persons here, by their verified numbers. Each number is read in its international form, or as one of the country of the caller's own number; what can be no number is passed over. In one hour an account may have 1,000 numbers looked up, those that occur twice in a request counted once. Of each number nothing but a keyed digest is kept. By it the caller gets the event contact.joined, whose data holds user_id, once somebody has such a number; another look-up says who that is.
 */
export const discoverContacts = <ThrowOnError extends boolean = false>(options: Options<DiscoverContactsData, ThrowOnError>): RequestResult<DiscoverContactsResponses, DiscoverContactsErrors, ThrowOnError> => (options.client ?? client).post<DiscoverContactsResponses, DiscoverContactsErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/contact-discovery',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Pull the person's events
 *
 * The person's own log, read as agents read theirs. The envelope is the same; agent_id holds the person's id, whose log it is. Changes of reactions come as reaction.changed, which no agent is ever given.
 */
export const listOwnEvents = <ThrowOnError extends boolean = false>(options?: Options<ListOwnEventsData, ThrowOnError>): RequestResult<ListOwnEventsResponses, ListOwnEventsErrors, ThrowOnError> => (options?.client ?? client).get<ListOwnEventsResponses, ListOwnEventsErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/events',
    ...options
});

/**
 * List blocked handles
 *
 * The caller's own blocks by handle. Nobody can see who blocks them.
 */
export const listBlockedHandles = <ThrowOnError extends boolean = false>(options?: Options<ListBlockedHandlesData, ThrowOnError>): RequestResult<ListBlockedHandlesResponses, ListBlockedHandlesErrors, ThrowOnError> => (options?.client ?? client).get<ListBlockedHandlesResponses, ListBlockedHandlesErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/blocked-handles',
    ...options
});

/**
 * Lift a block
 *
 * Lifts the caller's own block. A block by the other side goes on, and messages of the meantime stay suppressed.
 */
export const unblockHandle = <ThrowOnError extends boolean = false>(options: Options<UnblockHandleData, ThrowOnError>): RequestResult<UnblockHandleResponses, UnblockHandleErrors, ThrowOnError> => (options.client ?? client).delete<UnblockHandleResponses, UnblockHandleErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/blocked-handles/{handle}',
    ...options
});

/**
 * Block a handle
 *
 * From now on nothing that this handle sends reaches the caller; in their direct chat nothing passes in either direction. The other side is not notified, and what is suppressed stays suppressed.
 */
export const blockHandle = <ThrowOnError extends boolean = false>(options: Options<BlockHandleData, ThrowOnError>): RequestResult<BlockHandleResponses, BlockHandleErrors, ThrowOnError> => (options.client ?? client).put<BlockHandleResponses, BlockHandleErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/blocked-handles/{handle}',
    ...options
});

/**
 * List webhooks
 *
 * The agent's webhooks, without their secrets.
 */
export const listWebhooks = <ThrowOnError extends boolean = false>(options?: Options<ListWebhooksData, ThrowOnError>): RequestResult<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError> => (options?.client ?? client).get<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhooks',
    ...options
});

/**
 * Delete a webhook
 *
 * Nothing more is sent, waiting attempts included. The log keeps its events.
 */
export const deleteWebhook = <ThrowOnError extends boolean = false>(options: Options<DeleteWebhookData, ThrowOnError>): RequestResult<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError> => (options.client ?? client).delete<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhooks/{id}',
    ...options
});

/**
 * Show a webhook
 *
 * Shows a webhook, without its secret. Another agent's webhook is not found.
 */
export const getWebhook = <ThrowOnError extends boolean = false>(options: Options<GetWebhookData, ThrowOnError>): RequestResult<GetWebhookResponses, GetWebhookErrors, ThrowOnError> => (options.client ?? client).get<GetWebhookResponses, GetWebhookErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhooks/{id}',
    ...options
});

/**
 * Move, pause or resume a webhook
 *
 * Changes the address, or pauses and resumes. Events that wait go to the new address.
 */
export const updateWebhook = <ThrowOnError extends boolean = false>(options: Options<UpdateWebhookData, ThrowOnError>): RequestResult<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError> => (options.client ?? client).patch<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhooks/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Rotate a signing secret
 *
 * Makes a new signing secret and shows it. During the overlap every request carries a signature of each.
 */
export const rotateWebhookSecret = <ThrowOnError extends boolean = false>(options: Options<RotateWebhookSecretData, ThrowOnError>): RequestResult<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError> => (options.client ?? client).post<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhooks/{id}/rotate-secret',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List attempts
 *
 * What was sent to the webhook and how its receiver answered, the newest event first.
 */
export const listWebhookAttempts = <ThrowOnError extends boolean = false>(options: Options<ListWebhookAttemptsData, ThrowOnError>): RequestResult<ListWebhookAttemptsResponses, ListWebhookAttemptsErrors, ThrowOnError> => (options.client ?? client).get<ListWebhookAttemptsResponses, ListWebhookAttemptsErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhooks/{id}/attempts',
    ...options
});

/**
 * List dead letters
 *
 * Events that the webhook did not accept and that will not be sent again by themselves. All of them are still in the log.
 */
export const listDeadLetters = <ThrowOnError extends boolean = false>(options: Options<ListDeadLettersData, ThrowOnError>): RequestResult<ListDeadLettersResponses, ListDeadLettersErrors, ThrowOnError> => (options.client ?? client).get<ListDeadLettersResponses, ListDeadLettersErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhooks/{id}/dead-letters',
    ...options
});

/**
 * Send a dead letter again
 *
 * Sends the event again, with the same event_id and a full set of attempts.
 */
export const redeliverDeadLetter = <ThrowOnError extends boolean = false>(options: Options<RedeliverDeadLetterData, ThrowOnError>): RequestResult<RedeliverDeadLetterResponses, RedeliverDeadLetterErrors, ThrowOnError> => (options.client ?? client).post<RedeliverDeadLetterResponses, RedeliverDeadLetterErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhooks/{id}/dead-letters/{event_id}/redeliver',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Create a ticket for the WebSocket
 *
 * A ticket opens one WebSocket at `url`, within thirty seconds and once; so no token gets into an address. `after` in the query of that address is the highest sequence that the client has: the socket goes on behind it, or behind what was acknowledged, whichever is higher. Every frame is one JSON text: the server sends SocketServerFrame, the client SocketClientFrame. At most 100 events are under way unacknowledged; those that are come again, with the same event_id, on the next socket. An ack counts for everything up to its sequence, and marks the messages among it delivered. Ephemeral frames are never repeated.
 */
export const createSocketTicket = <ThrowOnError extends boolean = false>(options?: Options<CreateSocketTicketData, ThrowOnError>): RequestResult<CreateSocketTicketResponses, CreateSocketTicketErrors, ThrowOnError> => (options?.client ?? client).post<CreateSocketTicketResponses, CreateSocketTicketErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/socket-tickets',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options?.headers
    }
});

/**
 * Create a ticket for the WebSocket of a person
 *
 * A ticket as agents get it, for the signed-in person: it opens one WebSocket at `url`, within thirty seconds and once. Frames, acknowledgements and `after` are those of agents, on the person's own log, whose events are UserEvent. Typing of the other participants comes as an ephemeral frame. The socket ends with the session.
 *
 * Further ephemeral frames say what to read again; what has changed is read by the routes named here. They reach every session of the person, also the one that made the change. Because an ephemeral frame can be lost, a client reads these lists when its socket opens as well.
 *
 * - `requests.changed`, data `{}`: a request has come, or is settled or withdrawn (`GET /v1/me/requests`).
 * - `chats.changed`, data `{}`: the person has opened a chat, installed an agent or removed one, or a chat that the person asked for is accepted (`GET /v1/me/chats`).
 * - `chat.changed`, data `{ chat_id }`: the person has added or removed a reaction in this chat.
 * - `chat.read`, data `{ chat_id, through_sequence }`: the person has read this chat up to this sequence.
 * - `message.sent`, data `{ chat_id, message_id, sequence }`: the person has sent this message.
 * - `tasks.changed`, data `{ context_id }`: the person has asked for a task in this chat, said something in it, or canceled it (`GET /v1/me/tasks`).
 * - `draft.updated`, data `{ chat_id, message_id }`: an agent writes in this chat (`GET /v1/me/chats/{id}/drafts`).
 */
export const createOwnSocketTicket = <ThrowOnError extends boolean = false>(options?: Options<CreateOwnSocketTicketData, ThrowOnError>): RequestResult<CreateOwnSocketTicketResponses, CreateOwnSocketTicketErrors, ThrowOnError> => (options?.client ?? client).post<CreateOwnSocketTicketResponses, CreateOwnSocketTicketErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/socket-tickets',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options?.headers
    }
});

/**
 * Find the pairing routes
 *
 * Tells an OAuth client where pairing begins and where its code is exchanged (RFC 8414). The issuer is the public URL of the server; where that has a path, the proxy in front answers the address that RFC 8414 gives it from here. There is no authorization endpoint, no registration and no client authentication.
 */
export const getAuthorizationServerMetadata = <ThrowOnError extends boolean = false>(options?: Options<GetAuthorizationServerMetadataData, ThrowOnError>): RequestResult<GetAuthorizationServerMetadataResponses, GetAuthorizationServerMetadataErrors, ThrowOnError> => (options?.client ?? client).get<GetAuthorizationServerMetadataResponses, GetAuthorizationServerMetadataErrors, ThrowOnError>({ url: '/.well-known/oauth-authorization-server', ...options });

/**
 * Let a device in
 *
 * Approves a pairing request that this person opened before. Repeating it changes nothing; a request that was denied, is over or was never opened is refused.
 */
export const approveDeviceAuthorization = <ThrowOnError extends boolean = false>(options: Options<ApproveDeviceAuthorizationData, ThrowOnError>): RequestResult<ApproveDeviceAuthorizationResponses, ApproveDeviceAuthorizationErrors, ThrowOnError> => (options.client ?? client).post<ApproveDeviceAuthorizationResponses, ApproveDeviceAuthorizationErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/auth/device/approve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Keep a device out
 *
 * Denies a pairing request that this person opened before. Repeating it changes nothing; a request that was approved, is over or was never opened is refused.
 */
export const denyDeviceAuthorization = <ThrowOnError extends boolean = false>(options: Options<DenyDeviceAuthorizationData, ThrowOnError>): RequestResult<DenyDeviceAuthorizationResponses, DenyDeviceAuthorizationErrors, ThrowOnError> => (options.client ?? client).post<DenyDeviceAuthorizationResponses, DenyDeviceAuthorizationErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/auth/device/deny',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show whom one's own agent takes new chats from
 *
 * The allow and deny lists of the agent, by handle.
 */
export const getOwnedAgentAccess = <ThrowOnError extends boolean = false>(options: Options<GetOwnedAgentAccessData, ThrowOnError>): RequestResult<GetOwnedAgentAccessResponses, GetOwnedAgentAccessErrors, ThrowOnError> => (options.client ?? client).get<GetOwnedAgentAccessResponses, GetOwnedAgentAccessErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/access',
    ...options
});

/**
 * Say whom one's own agent takes new chats from
 *
 * Replaces both lists, as the agent itself can.
 */
export const setOwnedAgentAccess = <ThrowOnError extends boolean = false>(options: Options<SetOwnedAgentAccessData, ThrowOnError>): RequestResult<SetOwnedAgentAccessResponses, SetOwnedAgentAccessErrors, ThrowOnError> => (options.client ?? client).put<SetOwnedAgentAccessResponses, SetOwnedAgentAccessErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/access',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show the limits of one's own agent
 *
 * The limits that hold for the agent, and what it uses of them.
 */
export const getOwnedAgentLimits = <ThrowOnError extends boolean = false>(options: Options<GetOwnedAgentLimitsData, ThrowOnError>): RequestResult<GetOwnedAgentLimitsResponses, GetOwnedAgentLimitsErrors, ThrowOnError> => (options.client ?? client).get<GetOwnedAgentLimitsResponses, GetOwnedAgentLimitsErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/limits',
    ...options
});

/**
 * Watch the log of one's own agent
 *
 * The events of an agent's log for the person who owns it, in the form that the agent itself gets. Without `after`, the newest ones. Reading is only watching: it marks nothing as delivered, and the agent's own position is not touched (AMB-183).
 */
export const listOwnedAgentEvents = <ThrowOnError extends boolean = false>(options: Options<ListOwnedAgentEventsData, ThrowOnError>): RequestResult<ListOwnedAgentEventsResponses, ListOwnedAgentEventsErrors, ThrowOnError> => (options.client ?? client).get<ListOwnedAgentEventsResponses, ListOwnedAgentEventsErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/events',
    ...options
});

/**
 * List the chats of one's own agent
 *
 * The chats that the agent is in now, newest first, as it sees them itself.
 */
export const listOwnedAgentChats = <ThrowOnError extends boolean = false>(options: Options<ListOwnedAgentChatsData, ThrowOnError>): RequestResult<ListOwnedAgentChatsResponses, ListOwnedAgentChatsErrors, ThrowOnError> => (options.client ?? client).get<ListOwnedAgentChatsResponses, ListOwnedAgentChatsErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/chats',
    ...options
});

/**
 * Write as one's own agent
 *
 * Sends a message of the agent to one of its chats, under the rules that hold for the agent itself. A suspended agent writes nothing. message_id is the idempotency key; without it the server makes one.
 */
export const sendOwnedAgentMessage = <ThrowOnError extends boolean = false>(options: Options<SendOwnedAgentMessageData, ThrowOnError>): RequestResult<SendOwnedAgentMessageResponses, SendOwnedAgentMessageErrors, ThrowOnError> => (options.client ?? client).post<SendOwnedAgentMessageResponses, SendOwnedAgentMessageErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/chats/{id}/messages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the webhooks of one's own agent
 *
 * The agent's webhooks of both forms, in the order of their creation, without their secrets.
 */
export const listOwnedAgentWebhooks = <ThrowOnError extends boolean = false>(options: Options<ListOwnedAgentWebhooksData, ThrowOnError>): RequestResult<ListOwnedAgentWebhooksResponses, ListOwnedAgentWebhooksErrors, ThrowOnError> => (options.client ?? client).get<ListOwnedAgentWebhooksResponses, ListOwnedAgentWebhooksErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/webhooks',
    ...options
});

/**
 * Register a webhook for one's own agent
 *
 * Sends every event of the agent from now on to an https address, as the agent itself could have it. The signing secret is in this answer and in that of a rotation only.
 */
export const createOwnedAgentWebhook = <ThrowOnError extends boolean = false>(options: Options<CreateOwnedAgentWebhookData, ThrowOnError>): RequestResult<CreateOwnedAgentWebhookResponses, CreateOwnedAgentWebhookErrors, ThrowOnError> => (options.client ?? client).post<CreateOwnedAgentWebhookResponses, CreateOwnedAgentWebhookErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/webhooks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a webhook of one's own agent
 *
 * Nothing more is sent, waiting attempts included. The log keeps its events.
 */
export const deleteOwnedAgentWebhook = <ThrowOnError extends boolean = false>(options: Options<DeleteOwnedAgentWebhookData, ThrowOnError>): RequestResult<DeleteOwnedAgentWebhookResponses, DeleteOwnedAgentWebhookErrors, ThrowOnError> => (options.client ?? client).delete<DeleteOwnedAgentWebhookResponses, DeleteOwnedAgentWebhookErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/webhooks/{id}',
    ...options
});

/**
 * Move, pause or resume a webhook of one's own agent
 *
 * Changes the address, or pauses and resumes. Events that wait go to the new address.
 */
export const updateOwnedAgentWebhook = <ThrowOnError extends boolean = false>(options: Options<UpdateOwnedAgentWebhookData, ThrowOnError>): RequestResult<UpdateOwnedAgentWebhookResponses, UpdateOwnedAgentWebhookErrors, ThrowOnError> => (options.client ?? client).patch<UpdateOwnedAgentWebhookResponses, UpdateOwnedAgentWebhookErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/webhooks/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Rotate a signing secret of one's own agent
 *
 * Makes a new signing secret and shows it. During the overlap every request carries a signature of each.
 */
export const rotateOwnedAgentWebhookSecret = <ThrowOnError extends boolean = false>(options: Options<RotateOwnedAgentWebhookSecretData, ThrowOnError>): RequestResult<RotateOwnedAgentWebhookSecretResponses, RotateOwnedAgentWebhookSecretErrors, ThrowOnError> => (options.client ?? client).post<RotateOwnedAgentWebhookSecretResponses, RotateOwnedAgentWebhookSecretErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/webhooks/{id}/rotate-secret',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a test event
 *
 * Adds an event of the type webhook.test to the agent's log. As every event of the log it goes to each webhook of the agent that takes it; the answer names the event, whose delivery can be looked up. A paused webhook, and one that takes other types only, answers 409.
 */
export const testOwnedAgentWebhook = <ThrowOnError extends boolean = false>(options: Options<TestOwnedAgentWebhookData, ThrowOnError>): RequestResult<TestOwnedAgentWebhookResponses, TestOwnedAgentWebhookErrors, ThrowOnError> => (options.client ?? client).post<TestOwnedAgentWebhookResponses, TestOwnedAgentWebhookErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/webhooks/{id}/test',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the deliveries of a webhook of one's own agent
 *
 * What became of events that were sent, or were tried, the newest first. Events whose first attempt has not ended are not there yet.
 */
export const listOwnedAgentDeliveries = <ThrowOnError extends boolean = false>(options: Options<ListOwnedAgentDeliveriesData, ThrowOnError>): RequestResult<ListOwnedAgentDeliveriesResponses, ListOwnedAgentDeliveriesErrors, ThrowOnError> => (options.client ?? client).get<ListOwnedAgentDeliveriesResponses, ListOwnedAgentDeliveriesErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/webhooks/{id}/deliveries',
    ...options
});

/**
 * Show a delivery with its requests
 *
 * The delivery of one event: the bytes of its body, which are the same at every attempt, and for each of the newest 20 attempts the headers of the request and the beginning of the answer. The signatures are those that the secrets of now make; before a rotation others were sent.
 */
export const getOwnedAgentDelivery = <ThrowOnError extends boolean = false>(options: Options<GetOwnedAgentDeliveryData, ThrowOnError>): RequestResult<GetOwnedAgentDeliveryResponses, GetOwnedAgentDeliveryErrors, ThrowOnError> => (options.client ?? client).get<GetOwnedAgentDeliveryResponses, GetOwnedAgentDeliveryErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/webhooks/{id}/deliveries/{sequence}',
    ...options
});

/**
 * Send an event again
 *
 * Makes the next attempt at once, with the same event_id: of an event that waits for a retry, of a dead letter, and of one that was delivered. The last two get a full set of attempts. An event that is being sent at this moment, or waits for its first attempt, answers 409.
 */
export const replayOwnedAgentDelivery = <ThrowOnError extends boolean = false>(options: Options<ReplayOwnedAgentDeliveryData, ThrowOnError>): RequestResult<ReplayOwnedAgentDeliveryResponses, ReplayOwnedAgentDeliveryErrors, ThrowOnError> => (options.client ?? client).post<ReplayOwnedAgentDeliveryResponses, ReplayOwnedAgentDeliveryErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/webhooks/{id}/deliveries/{sequence}/replay',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List persons
 *
 * Everybody who has or had an account, in the order in which they came.
 */
export const listUsers = <ThrowOnError extends boolean = false>(options?: Options<ListUsersData, ThrowOnError>): RequestResult<ListUsersResponses, ListUsersErrors, ThrowOnError> => (options?.client ?? client).get<ListUsersResponses, ListUsersErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/persons',
    ...options
});

/**
 * Make a person
 *
 * Makes a person with a handle and a first session.
 */
export const createUser = <ThrowOnError extends boolean = false>(options: Options<CreateUserData, ThrowOnError>): RequestResult<CreateUserResponses, CreateUserErrors, ThrowOnError> => (options.client ?? client).post<CreateUserResponses, CreateUserErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/persons',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List what operators changed
 *
 * Every change by the operator routes, the newest first: what, when, about whom, from which address. Entries are kept for a year. They hold no credential, and neither handles nor other words about a person: the handle of an account is read when the log is, and is null once the account is deleted.
 */
export const listOperatorLog = <ThrowOnError extends boolean = false>(options?: Options<ListOperatorLogData, ThrowOnError>): RequestResult<ListOperatorLogResponses, ListOperatorLogErrors, ThrowOnError> => (options?.client ?? client).get<ListOperatorLogResponses, ListOperatorLogErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/log',
    ...options
});

/**
 * List the sessions of a person
 *
 * Where the person is signed in, oldest first. The secret of a session is never shown again.
 */
export const adminListSessions = <ThrowOnError extends boolean = false>(options: Options<AdminListSessionsData, ThrowOnError>): RequestResult<AdminListSessionsResponses, AdminListSessionsErrors, ThrowOnError> => (options.client ?? client).get<AdminListSessionsResponses, AdminListSessionsErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/persons/{handle}/sessions',
    ...options
});

/**
 * End a session of a person
 *
 * It is refused from now on, also by requests that wait for events at this moment.
 */
export const adminDeleteSession = <ThrowOnError extends boolean = false>(options: Options<AdminDeleteSessionData, ThrowOnError>): RequestResult<AdminDeleteSessionResponses, AdminDeleteSessionErrors, ThrowOnError> => (options.client ?? client).delete<AdminDeleteSessionResponses, AdminDeleteSessionErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/persons/{handle}/sessions/{id}',
    ...options
});

/**
 * Make a sign-in link
 *
 * Makes a link that signs its holder in to the pages as this person, once.
 */
export const createSignInLink = <ThrowOnError extends boolean = false>(options: Options<CreateSignInLinkData, ThrowOnError>): RequestResult<CreateSignInLinkResponses, CreateSignInLinkErrors, ThrowOnError> => (options.client ?? client).post<CreateSignInLinkResponses, CreateSignInLinkErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/persons/{handle}/sign-in-links',
    ...options
});

/**
 * Set the phone number of a person
 *
 * Takes the place of the number that the person had. Only a verified one is ever shown to anybody.
 */
export const setPhoneNumber = <ThrowOnError extends boolean = false>(options: Options<SetPhoneNumberData, ThrowOnError>): RequestResult<SetPhoneNumberResponses, SetPhoneNumberErrors, ThrowOnError> => (options.client ?? client).put<SetPhoneNumberResponses, SetPhoneNumberErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/persons/{handle}/phone-number',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List agents
 *
 * The agents of everybody or of one person, in the order in which they came. Tokens are not shown.
 */
export const adminListAgents = <ThrowOnError extends boolean = false>(options?: Options<AdminListAgentsData, ThrowOnError>): RequestResult<AdminListAgentsResponses, AdminListAgentsErrors, ThrowOnError> => (options?.client ?? client).get<AdminListAgentsResponses, AdminListAgentsErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/agents',
    ...options
});

/**
 * Make an agent for a person
 *
 * Makes an agent that the named person owns, and its Agent Token.
 */
export const adminCreateAgent = <ThrowOnError extends boolean = false>(options: Options<AdminCreateAgentData, ThrowOnError>): RequestResult<AdminCreateAgentResponses, AdminCreateAgentErrors, ThrowOnError> => (options.client ?? client).post<AdminCreateAgentResponses, AdminCreateAgentErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/agents',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Give an agent a new token
 *
 * Makes a new Agent Token and shows it. The former one is refused from then on, where it holds a pull open as well.
 */
export const adminRotateAgentToken = <ThrowOnError extends boolean = false>(options: Options<AdminRotateAgentTokenData, ThrowOnError>): RequestResult<AdminRotateAgentTokenResponses, AdminRotateAgentTokenErrors, ThrowOnError> => (options.client ?? client).post<AdminRotateAgentTokenResponses, AdminRotateAgentTokenErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/agents/{handle}/rotate-token',
    ...options
});

/**
 * Suspend, retire or restore a handle
 *
 * Sets the state of an account by its handle. Suspended and retired handles are not found on public routes.
 */
export const setHandleStatus = <ThrowOnError extends boolean = false>(options: Options<SetHandleStatusData, ThrowOnError>): RequestResult<SetHandleStatusResponses, SetHandleStatusErrors, ThrowOnError> => (options.client ?? client).put<SetHandleStatusResponses, SetHandleStatusErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/handles/{handle}/status',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List deliveries
 *
 * Webhook deliveries of all agents, by webhook and in the order of the log. Without a status, those that have not arrived: waiting and dead.
 */
export const adminListDeliveries = <ThrowOnError extends boolean = false>(options?: Options<AdminListDeliveriesData, ThrowOnError>): RequestResult<AdminListDeliveriesResponses, AdminListDeliveriesErrors, ThrowOnError> => (options?.client ?? client).get<AdminListDeliveriesResponses, AdminListDeliveriesErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/deliveries',
    ...options
});

/**
 * Send dead letters again
 *
 * Makes dead letters due again, with the same event_id and a full set of attempts each: all of them, or those of an agent, of a webhook, of an event. One request takes 1,000 at most and says whether more are left.
 */
export const adminReplayDeliveries = <ThrowOnError extends boolean = false>(options: Options<AdminReplayDeliveriesData, ThrowOnError>): RequestResult<AdminReplayDeliveriesResponses, AdminReplayDeliveriesErrors, ThrowOnError> => (options.client ?? client).post<AdminReplayDeliveriesResponses, AdminReplayDeliveriesErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/deliveries/replay',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Tell how the service does
 *
 * What runs and how much there is of it: the process that answers, the database, accounts, and deliveries.
 */
export const getServiceStatus = <ThrowOnError extends boolean = false>(options?: Options<GetServiceStatusData, ThrowOnError>): RequestResult<GetServiceStatusResponses, GetServiceStatusErrors, ThrowOnError> => (options?.client ?? client).get<GetServiceStatusResponses, GetServiceStatusErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/status',
    ...options
});

/**
 * Let time pass for a pairing request
 *
 * Test hook, which exists only where PARLEY_TEST_HOOKS is on. Moves one pairing request, as if so many seconds had gone by for it alone: its expiry can be seen without waiting for it.
 */
export const ageDeviceAuthorization = <ThrowOnError extends boolean = false>(options: Options<AgeDeviceAuthorizationData, ThrowOnError>): RequestResult<AgeDeviceAuthorizationResponses, AgeDeviceAuthorizationErrors, ThrowOnError> => (options.client ?? client).post<AgeDeviceAuthorizationResponses, AgeDeviceAuthorizationErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/device-authorizations/{user_code}/age',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Approve, publish or reject a listing
 *
 * A listing in review is approved or rejected, an approved one published or rejected, a published one may be rejected later. Deciding what is decided already changes nothing.
 */
export const adminDecideListing = <ThrowOnError extends boolean = false>(options: Options<AdminDecideListingData, ThrowOnError>): RequestResult<AdminDecideListingResponses, AdminDecideListingErrors, ThrowOnError> => (options.client ?? client).put<AdminDecideListingResponses, AdminDecideListingErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/handles/{handle}/listing',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List listings by their state
 *
 * What waits for a decision, by the id of the agent.
 */
export const adminListListings = <ThrowOnError extends boolean = false>(options?: Options<AdminListListingsData, ThrowOnError>): RequestResult<AdminListListingsResponses, AdminListListingsErrors, ThrowOnError> => (options?.client ?? client).get<AdminListListingsResponses, AdminListListingsErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/listings',
    ...options
});

/**
 * Return an account to the general rate limit
 *
 * Forgets the limit of one account. It is no error when there is none.
 */
export const clearHandleRateLimit = <ThrowOnError extends boolean = false>(options: Options<ClearHandleRateLimitData, ThrowOnError>): RequestResult<ClearHandleRateLimitResponses, ClearHandleRateLimitErrors, ThrowOnError> => (options.client ?? client).delete<ClearHandleRateLimitResponses, ClearHandleRateLimitErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/handles/{handle}/rate-limit',
    ...options
});

/**
 * Give an account a rate limit of its own
 *
 * Limits the requests of one account, over all its credentials, in place of the general limit for a credential. It holds from the next request on, also where rate limits are switched off.
 */
export const setHandleRateLimit = <ThrowOnError extends boolean = false>(options: Options<SetHandleRateLimitData, ThrowOnError>): RequestResult<SetHandleRateLimitResponses, SetHandleRateLimitErrors, ThrowOnError> => (options.client ?? client).put<SetHandleRateLimitResponses, SetHandleRateLimitErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/handles/{handle}/rate-limit',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the limits of accounts
 *
 * What one account may store and hold open, by name: the number that holds for every account without an override.
 */
export const listLimits = <ThrowOnError extends boolean = false>(options?: Options<ListLimitsData, ThrowOnError>): RequestResult<ListLimitsResponses, ListLimitsErrors, ThrowOnError> => (options?.client ?? client).get<ListLimitsResponses, ListLimitsErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/limits',
    ...options
});

/**
 * Show the limits of an account
 *
 * The limits that can be set for this account: the number in force, the operator's override, and what is in use.
 */
export const getHandleLimits = <ThrowOnError extends boolean = false>(options: Options<GetHandleLimitsData, ThrowOnError>): RequestResult<GetHandleLimitsResponses, GetHandleLimitsErrors, ThrowOnError> => (options.client ?? client).get<GetHandleLimitsResponses, GetHandleLimitsErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/handles/{handle}/limits',
    ...options
});

/**
 * Return an account to a general limit
 *
 * Removes the override of one limit. It is no error when there is none.
 */
export const clearHandleLimit = <ThrowOnError extends boolean = false>(options: Options<ClearHandleLimitData, ThrowOnError>): RequestResult<ClearHandleLimitResponses, ClearHandleLimitErrors, ThrowOnError> => (options.client ?? client).delete<ClearHandleLimitResponses, ClearHandleLimitErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/handles/{handle}/limits/{limit}',
    ...options
});

/**
 * Override a limit for an account
 *
 * The number holds for this account in place of the general one, in every process within 5 seconds. What is stored already stays when it is more.
 */
export const setHandleLimit = <ThrowOnError extends boolean = false>(options: Options<SetHandleLimitData, ThrowOnError>): RequestResult<SetHandleLimitResponses, SetHandleLimitErrors, ThrowOnError> => (options.client ?? client).put<SetHandleLimitResponses, SetHandleLimitErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/handles/{handle}/limits/{limit}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the faults of a demo
 *
 * Exists only while the server runs as a demo (`parley serve --demo`). The faults that are in force, the oldest first, with how often each was applied. One that is over is not listed.
 */
export const listFaults = <ThrowOnError extends boolean = false>(options?: Options<ListFaultsData, ThrowOnError>): RequestResult<ListFaultsResponses, ListFaultsErrors, ThrowOnError> => (options?.client ?? client).get<ListFaultsResponses, ListFaultsErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/faults',
    ...options
});

/**
 * Make a demo fail
 *
 * Exists only while the server runs as a demo (`parley serve --demo`). From now on, requests of agents or deliveries to webhooks fail as the body says, until the time is over, the fault was applied as often as it says, or it is deleted. A demo keeps at most 20 faults at once, in memory: a restart ends all of them. Requests of persons and of operators are never disturbed, and neither are open WebSockets. Where several faults fit, the oldest one is applied. An answer that a fault caused or delayed has the header `X-Parley-Fault` with the kind and the id of the fault, and so has a request to a webhook; the record of an attempt to deliver names the fault in `error` (AMB-189).
 */
export const createFault = <ThrowOnError extends boolean = false>(options: Options<CreateFaultData, ThrowOnError>): RequestResult<CreateFaultResponses, CreateFaultErrors, ThrowOnError> => (options.client ?? client).post<CreateFaultResponses, CreateFaultErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/faults',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * End a fault of a demo
 *
 * Exists only while the server runs as a demo (`parley serve --demo`). What waits because of the fault goes on waiting.
 */
export const deleteFault = <ThrowOnError extends boolean = false>(options: Options<DeleteFaultData, ThrowOnError>): RequestResult<DeleteFaultResponses, DeleteFaultErrors, ThrowOnError> => (options.client ?? client).delete<DeleteFaultResponses, DeleteFaultErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/faults/{fault_id}',
    ...options
});

/**
 * Search everything that is stored
 *
 * Test hook, which exists only where PARLEY_TEST_HOOKS is on. Tells which tables hold a text, in any column. It serves checks that a secret or a private value is stored nowhere.
 */
export const searchDump = <ThrowOnError extends boolean = false>(options: Options<SearchDumpData, ThrowOnError>): RequestResult<SearchDumpResponses, SearchDumpErrors, ThrowOnError> => (options.client ?? client).post<SearchDumpResponses, SearchDumpErrors, ThrowOnError>({
    security: [{
            key: 'operatorKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/_ops/dump-search',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the description of the interface
 *
 * The OpenAPI document that this server follows, with its address. It has an ETag and is sent compressed to callers that take it so; /reference shows it to people.
 */
export const getOpenApi = <ThrowOnError extends boolean = false>(options?: Options<GetOpenApiData, ThrowOnError>): RequestResult<GetOpenApiResponses, GetOpenApiErrors, ThrowOnError> => (options?.client ?? client).get<GetOpenApiResponses, GetOpenApiErrors, ThrowOnError>({ url: '/openapi.json', ...options });

/**
 * Read the description of tasks and A2A
 *
 * The OpenAPI document of the A2A addresses of agents and of /v1/tasks, as this server follows it. /reference/a2a shows it to people.
 */
export const getA2aOpenApi = <ThrowOnError extends boolean = false>(options?: Options<GetA2aOpenApiData, ThrowOnError>): RequestResult<GetA2aOpenApiResponses, GetA2aOpenApiErrors, ThrowOnError> => (options?.client ?? client).get<GetA2aOpenApiResponses, GetA2aOpenApiErrors, ThrowOnError>({ url: '/openapi/a2a.json', ...options });

/**
 * Read the description of the events
 *
 * The AsyncAPI document of what the server sends by itself: the events of webhooks, and the frames of the WebSocket. Its schemas are those of the OpenAPI documents.
 */
export const getAsyncApi = <ThrowOnError extends boolean = false>(options?: Options<GetAsyncApiData, ThrowOnError>): RequestResult<GetAsyncApiResponses, GetAsyncApiErrors, ThrowOnError> => (options?.client ?? client).get<GetAsyncApiResponses, GetAsyncApiErrors, ThrowOnError>({ url: '/asyncapi.json', ...options });

/**
 * Read the description of the project's own routes
 *
 * This document, as the server follows it: routes of the operator are left out where there is none. /reference/extensions shows it to people.
 */
export const getExtensionsOpenApi = <ThrowOnError extends boolean = false>(options?: Options<GetExtensionsOpenApiData, ThrowOnError>): RequestResult<GetExtensionsOpenApiResponses, GetExtensionsOpenApiErrors, ThrowOnError> => (options?.client ?? client).get<GetExtensionsOpenApiResponses, GetExtensionsOpenApiErrors, ThrowOnError>({ url: '/openapi/extensions.json', ...options });

/**
 * Ask whether the process runs
 *
 * Answers as long as the process does. It names no version and no part of the server.
 */
export const getHealth = <ThrowOnError extends boolean = false>(options?: Options<GetHealthData, ThrowOnError>): RequestResult<GetHealthResponses, GetHealthErrors, ThrowOnError> => (options?.client ?? client).get<GetHealthResponses, GetHealthErrors, ThrowOnError>({ url: '/healthz', ...options });

/**
 * Ask whether the server can serve
 *
 * Answers 503 while the database cannot be reached or the server drains. `degraded` names what does not work and delays answers without preventing any: `signals` between server processes, without which waiting requests look for what is new every second.
 */
export const getReadiness = <ThrowOnError extends boolean = false>(options?: Options<GetReadinessData, ThrowOnError>): RequestResult<GetReadinessResponses, GetReadinessErrors, ThrowOnError> => (options?.client ?? client).get<GetReadinessResponses, GetReadinessErrors, ThrowOnError>({ url: '/readyz', ...options });
