// Generated from spec/ by `npm run generate`. Never edited by hand.

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { AddParticipantData, AddParticipantErrors, AddParticipantResponses, ApproveDeviceAuthorizationData, ApproveDeviceAuthorizationErrors, ApproveDeviceAuthorizationResponses, BlockHandleData, BlockHandleErrors, BlockHandleResponses, CreateChatData, CreateChatErrors, CreateChatResponses, CreatePersonData, CreatePersonErrors, CreatePersonResponses, CreateSignInLinkData, CreateSignInLinkErrors, CreateSignInLinkResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, DenyDeviceAuthorizationData, DenyDeviceAuthorizationErrors, DenyDeviceAuthorizationResponses, GetChatData, GetChatErrors, GetChatResponses, GetHealthData, GetHealthErrors, GetHealthResponses, GetOpenApiData, GetOpenApiErrors, GetOpenApiResponses, GetOwnChatData, GetOwnChatErrors, GetOwnChatResponses, GetOwnedAgentData, GetOwnedAgentErrors, GetOwnedAgentResponses, GetOwnUserData, GetOwnUserErrors, GetOwnUserResponses, GetReadinessData, GetReadinessErrors, GetReadinessResponses, GetWebhookData, GetWebhookErrors, GetWebhookResponses, ListBlockedHandlesData, ListBlockedHandlesErrors, ListBlockedHandlesResponses, ListChatsData, ListChatsErrors, ListChatsResponses, ListDeadLettersData, ListDeadLettersErrors, ListDeadLettersResponses, ListOwnChatsData, ListOwnChatsErrors, ListOwnChatsResponses, ListOwnedAgentsData, ListOwnedAgentsErrors, ListOwnedAgentsResponses, ListOwnEventsData, ListOwnEventsErrors, ListOwnEventsResponses, ListOwnMessagesData, ListOwnMessagesErrors, ListOwnMessagesResponses, ListWebhookAttemptsData, ListWebhookAttemptsErrors, ListWebhookAttemptsResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, MarkOwnDeliveredData, MarkOwnDeliveredErrors, MarkOwnDeliveredResponses, MarkOwnReadData, MarkOwnReadErrors, MarkOwnReadResponses, OperateCreateAgentData, OperateCreateAgentErrors, OperateCreateAgentResponses, RedeliverDeadLetterData, RedeliverDeadLetterErrors, RedeliverDeadLetterResponses, RemoveParticipantData, RemoveParticipantErrors, RemoveParticipantResponses, RenameChatData, RenameChatErrors, RenameChatResponses, RotateWebhookSecretData, RotateWebhookSecretErrors, RotateWebhookSecretResponses, SearchDumpData, SearchDumpErrors, SearchDumpResponses, SendOwnMessageData, SendOwnMessageErrors, SendOwnMessageResponses, SetHandleStatusData, SetHandleStatusErrors, SetHandleStatusResponses, SetOwnTypingData, SetOwnTypingErrors, SetOwnTypingResponses, UnblockHandleData, UnblockHandleErrors, UnblockHandleResponses, UpdateOwnedAgentData, UpdateOwnedAgentErrors, UpdateOwnedAgentResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses } from './types.gen.ts';

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
 * Opens the direct chat of a pair, of which there is one, or makes a group that the caller owns. A group is made by persons only. A private agent of somebody else is not found.
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
 * Lets an agent or a person in, from the next message on. Persons only.
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
 * A person removes any member of its group; everybody, agents too, may remove itself. The event about it is the last one of this chat for whoever left.
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
 * The strict send of a chat, for the signed-in person: the same body, the same checks, the same idempotency.
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
 * Moves the person's read watermark, and the delivered one with it, forward to the message.
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
 * The caller's own blocks by handle. Nobody sees who blocks them.
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
 * Lifts the caller's own block. A block by the other side goes on, and messages of the meantime stay withheld.
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
 * From now on nothing that this handle sends reaches the caller; in their direct chat nothing passes in either direction. The other side is never told, and what is withheld stays withheld.
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
 * Make a person
 *
 * Makes a person with a handle and a first session.
 */
export const createPerson = <ThrowOnError extends boolean = false>(options: Options<CreatePersonData, ThrowOnError>): RequestResult<CreatePersonResponses, CreatePersonErrors, ThrowOnError> => (options.client ?? client).post<CreatePersonResponses, CreatePersonErrors, ThrowOnError>({
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
 * Make an agent for a person
 *
 * Makes an agent that the named person owns, and its Agent Token.
 */
export const operateCreateAgent = <ThrowOnError extends boolean = false>(options: Options<OperateCreateAgentData, ThrowOnError>): RequestResult<OperateCreateAgentResponses, OperateCreateAgentErrors, ThrowOnError> => (options.client ?? client).post<OperateCreateAgentResponses, OperateCreateAgentErrors, ThrowOnError>({
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
 * Search everything that is stored
 *
 * Tells which tables hold a text, in any column. It serves checks that a secret or a private value is stored nowhere.
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
 * The OpenAPI document that this server follows.
 */
export const getOpenApi = <ThrowOnError extends boolean = false>(options?: Options<GetOpenApiData, ThrowOnError>): RequestResult<GetOpenApiResponses, GetOpenApiErrors, ThrowOnError> => (options?.client ?? client).get<GetOpenApiResponses, GetOpenApiErrors, ThrowOnError>({ url: '/openapi.json', ...options });

/**
 * Ask whether the process runs
 *
 * Answers as long as the process does. It names no version and no part of the server.
 */
export const getHealth = <ThrowOnError extends boolean = false>(options?: Options<GetHealthData, ThrowOnError>): RequestResult<GetHealthResponses, GetHealthErrors, ThrowOnError> => (options?.client ?? client).get<GetHealthResponses, GetHealthErrors, ThrowOnError>({ url: '/healthz', ...options });

/**
 * Ask whether the server can serve
 *
 * Answers 503 while the database cannot be reached or the server drains.
 */
export const getReadiness = <ThrowOnError extends boolean = false>(options?: Options<GetReadinessData, ThrowOnError>): RequestResult<GetReadinessResponses, GetReadinessErrors, ThrowOnError> => (options?.client ?? client).get<GetReadinessResponses, GetReadinessErrors, ThrowOnError>({ url: '/readyz', ...options });
