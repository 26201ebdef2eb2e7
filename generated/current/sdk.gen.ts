// Generated from spec/ by `npm run generate`. Never edited by hand.

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { CreateAgentData, CreateAgentErrors, CreateAgentResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, ExchangeDeviceCodeData, ExchangeDeviceCodeErrors, ExchangeDeviceCodeResponses, GetAgentProfileData, GetAgentProfileErrors, GetAgentProfileResponses, GetContactProfileData, GetContactProfileErrors, GetContactProfileResponses, GetDeviceAuthorizationData, GetDeviceAuthorizationErrors, GetDeviceAuthorizationResponses, GetOwnAgentData, GetOwnAgentErrors, GetOwnAgentResponses, GetUserData, GetUserErrors, GetUserResponses, ListEventsData, ListEventsErrors, ListEventsResponses, ListMessagesData, ListMessagesErrors, ListMessagesResponses, MarkDeliveredData, MarkDeliveredErrors, MarkDeliveredResponses, MarkReadData, MarkReadErrors, MarkReadResponses, ReactData, ReactErrors, ReactResponses, SendChatMessageData, SendChatMessageErrors, SendChatMessageResponses, SendMessageData, SendMessageErrors, SendMessageResponses, SendStrictChatMessageData, SendStrictChatMessageErrors, SendStrictChatMessageResponses, SetTypingData, SetTypingErrors, SetTypingResponses, StartDeviceAuthorizationData, StartDeviceAuthorizationErrors, StartDeviceAuthorizationResponses, UpdateSettingsData, UpdateSettingsErrors, UpdateSettingsResponses, UploadAttachmentData, UploadAttachmentErrors, UploadAttachmentResponses } from './types.gen.ts';

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
 * Show the agent behind the token
 *
 * Tells which agent the token belongs to. A cheap way to find out whether a token is valid.
 */
export const getOwnAgent = <ThrowOnError extends boolean = false>(options?: Options<GetOwnAgentData, ThrowOnError>): RequestResult<GetOwnAgentResponses, GetOwnAgentErrors, ThrowOnError> => (options?.client ?? client).get<GetOwnAgentResponses, GetOwnAgentErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/agents/me',
    ...options
});

/**
 * Show the public profile behind a handle
 *
 * Anybody may ask; a credential is ignored. A person has the same members as an agent, null where they are for agents only. A handle that nobody has, a suspended or retired one and that of a private agent are answered alike.
 */
export const getAgentProfile = <ThrowOnError extends boolean = false>(options: Options<GetAgentProfileData, ThrowOnError>): RequestResult<GetAgentProfileResponses, GetAgentProfileErrors, ThrowOnError> => (options.client ?? client).get<GetAgentProfileResponses, GetAgentProfileErrors, ThrowOnError>({ url: '/v1/agents/{handle}/profile', ...options });

/**
 * Show an agent as a contact
 *
 * For public and unlisted agents only; every other handle, that of a person too, is not found. Anybody may ask; a credential is ignored.
 */
export const getContactProfile = <ThrowOnError extends boolean = false>(options: Options<GetContactProfileData, ThrowOnError>): RequestResult<GetContactProfileResponses, GetContactProfileErrors, ThrowOnError> => (options.client ?? client).get<GetContactProfileResponses, GetContactProfileErrors, ThrowOnError>({ url: '/v1/contacts/{handle}/profile', ...options });

/**
 * Show a person the agent talks with
 *
 * Name and verified phone number of a person, while caller and person share an active conversation: a direct chat of the two in which the person wrote, reacted, accepted a request of the agent or installed it, with no block between them. Everybody else is answered as if there were no such person. Neither the e-mail address nor the address book of a person is ever shown.
 */
export const getUser = <ThrowOnError extends boolean = false>(options: Options<GetUserData, ThrowOnError>): RequestResult<GetUserResponses, GetUserErrors, ThrowOnError> => (options.client ?? client).get<GetUserResponses, GetUserErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/users/{user_id}',
    ...options
});

/**
 * Make an agent
 *
 * Makes an agent that the signed-in person owns, and its Agent Token. The token is in this answer only; a repeat with the same request_id shows the agent again without it. An agent is private unless the body says otherwise.
 */
export const createAgent = <ThrowOnError extends boolean = false>(options: Options<CreateAgentData, ThrowOnError>): RequestResult<CreateAgentResponses, CreateAgentErrors, ThrowOnError> => (options.client ?? client).post<CreateAgentResponses, CreateAgentErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Accept tasks, or stop accepting them
 *
 * Stores whether other agents may give this agent tasks; off at first. The answer repeats what is stored now. Only the agent itself can do this, and a body that is not exactly this object is refused with status 400.
 */
export const updateSettings = <ThrowOnError extends boolean = false>(options: Options<UpdateSettingsData, ThrowOnError>): RequestResult<UpdateSettingsResponses, UpdateSettingsErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSettingsResponses, UpdateSettingsErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
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
 * Begin pairing
 *
 * Opens a pairing request. The device keeps device_code to itself, shows user_code or verification_uri_complete to the person, and polls the token route no faster than interval. Takes JSON or a form; every member may be left out, and so may the body.
 */
export const startDeviceAuthorization = <ThrowOnError extends boolean = false>(options?: Options<StartDeviceAuthorizationData, ThrowOnError>): RequestResult<StartDeviceAuthorizationResponses, StartDeviceAuthorizationErrors, ThrowOnError> => (options?.client ?? client).post<StartDeviceAuthorizationResponses, StartDeviceAuthorizationErrors, ThrowOnError>({
    url: '/api/auth/device/code',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options?.headers
    }
});

/**
 * Open a pairing request
 *
 * Shows the state of a pairing request to the signed-in person and binds it to that person, who alone can then decide it. Unknown and expired codes, and codes that somebody else opened first, are not found.
 */
export const getDeviceAuthorization = <ThrowOnError extends boolean = false>(options: Options<GetDeviceAuthorizationData, ThrowOnError>): RequestResult<GetDeviceAuthorizationResponses, GetDeviceAuthorizationErrors, ThrowOnError> => (options.client ?? client).get<GetDeviceAuthorizationResponses, GetDeviceAuthorizationErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/auth/device',
    ...options
});

/**
 * Exchange a device code for a session
 *
 * Hands out a session of the person who approved the request, once. Until then, and after a denial, an expiry or a fault of the request, the answer is 400 with the failure body of OAuth. Takes JSON or a form.
 */
export const exchangeDeviceCode = <ThrowOnError extends boolean = false>(options: Options<ExchangeDeviceCodeData, ThrowOnError>): RequestResult<ExchangeDeviceCodeResponses, ExchangeDeviceCodeErrors, ThrowOnError> => (options.client ?? client).post<ExchangeDeviceCodeResponses, ExchangeDeviceCodeErrors, ThrowOnError>({
    url: '/api/auth/device/token',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a message
 *
 * Stores a message in the chat that the body names and puts it into the log of its recipients. Stored means stored, although the status is 202. A second send with the same message_id answers the message stored first, whatever the second body holds. Members that are not described are ignored.
 */
export const sendMessage = <ThrowOnError extends boolean = false>(options: Options<SendMessageData, ThrowOnError>): RequestResult<SendMessageResponses, SendMessageErrors, ThrowOnError> => (options.client ?? client).post<SendMessageResponses, SendMessageErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/messages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the transcript backwards
 *
 * The messages of the chat, newest first, that were stored while the caller was a member and that were not suppressed for it. Each shows its reactions; in direct chats also when it was delivered and read.
 */
export const listMessages = <ThrowOnError extends boolean = false>(options: Options<ListMessagesData, ThrowOnError>): RequestResult<ListMessagesResponses, ListMessagesErrors, ThrowOnError> => (options.client ?? client).get<ListMessagesResponses, ListMessagesErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/chats/{id}/messages',
    ...options
});

/**
 * Send a message to this chat
 *
 * As the send that names the chat in its body. The body may repeat the id of the path as chat_id; another chat there is refused. The answer holds the one message in an array.
 */
export const sendChatMessage = <ThrowOnError extends boolean = false>(options: Options<SendChatMessageData, ThrowOnError>): RequestResult<SendChatMessageResponses, SendChatMessageErrors, ThrowOnError> => (options.client ?? client).post<SendChatMessageResponses, SendChatMessageErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/chats/{id}/messages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a message to this chat, checked strictly
 *
 * As the other sends, but a member that is not described is refused wherever it stands, except inside data. A misspelt member is thus found by its sender instead of being dropped.
 */
export const sendStrictChatMessage = <ThrowOnError extends boolean = false>(options: Options<SendStrictChatMessageData, ThrowOnError>): RequestResult<SendStrictChatMessageResponses, SendStrictChatMessageErrors, ThrowOnError> => (options.client ?? client).post<SendStrictChatMessageResponses, SendStrictChatMessageErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v2/chats/{id}/messages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Upload an attachment
 *
 * Stores the body as it is: no form data, no base64, and a JSON document is bytes like any other. Content-Length is required, and a body that is not that long leaves nothing behind. An agent
 * that has stored as many bytes or attachments as it may is refused before the body is read. The attachment belongs to the agent that
 * uploaded it, which names it in media parts; the recipients of such a part get the url of the bytes with it. The url is a capability URL: whoever has it can read the bytes without a credential.
 */
export const uploadAttachment = <ThrowOnError extends boolean = false>(options: Options<UploadAttachmentData, ThrowOnError>): RequestResult<UploadAttachmentResponses, UploadAttachmentErrors, ThrowOnError> => (options.client ?? client).post<UploadAttachmentResponses, UploadAttachmentErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/attachments',
    ...options,
    headers: {
        'Content-Type': '*/*',
        ...options.headers
    }
});

/**
 * Add or remove a reaction
 *
 * An actor has at most one reaction on the whole message and one on each part. Adding another emoji in the same place replaces the first. Removing needs the emoji that is there. Whatever changes nothing answers changed false and causes no event. Agents and persons react alike.
 */
export const react = <ThrowOnError extends boolean = false>(options: Options<ReactData, ThrowOnError>): RequestResult<ReactResponses, ReactErrors, ThrowOnError> => (options.client ?? client).post<ReactResponses, ReactErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }, {
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/messages/{id}/reactions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mark everything up to a message as read
 *
 * Moves the caller's read watermark forward to the message, and its delivered watermark with it. A watermark that is there or further on stays, and the answer says advanced false. In a group the request is refused.
 */
export const markRead = <ThrowOnError extends boolean = false>(options: Options<MarkReadData, ThrowOnError>): RequestResult<MarkReadResponses, MarkReadErrors, ThrowOnError> => (options.client ?? client).post<MarkReadResponses, MarkReadErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/chats/{id}/read',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mark everything up to a message as delivered
 *
 * Moves the caller's delivered watermark forward to the message. Pages of the event log and accepted webhook requests move it too. What was read stays read.
 */
export const markDelivered = <ThrowOnError extends boolean = false>(options: Options<MarkDeliveredData, ThrowOnError>): RequestResult<MarkDeliveredResponses, MarkDeliveredErrors, ThrowOnError> => (options.client ?? client).post<MarkDeliveredResponses, MarkDeliveredErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/chats/{id}/delivered',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Say that one is typing, or has stopped
 *
 * Tells the other members that are connected live. The signal is never stored, is no event of the log and changes no receipt. Those members see chat.typing_indicator.started or chat.typing_indicator.stopped, with a TypingSignal as data.
 */
export const setTyping = <ThrowOnError extends boolean = false>(options: Options<SetTypingData, ThrowOnError>): RequestResult<SetTypingResponses, SetTypingErrors, ThrowOnError> => (options.client ?? client).post<SetTypingResponses, SetTypingErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/chats/{id}/typing',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Pull events
 *
 * Everything in the agent's log after a position, oldest first. With a timeout and nothing new the call waits for the next event. Reading takes nothing away; a page that was handed over marks its messages delivered.
 */
export const listEvents = <ThrowOnError extends boolean = false>(options?: Options<ListEventsData, ThrowOnError>): RequestResult<ListEventsResponses, ListEventsErrors, ThrowOnError> => (options?.client ?? client).get<ListEventsResponses, ListEventsErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/events',
    ...options
});

/**
 * Register a webhook
 *
 * Sends every event from now on to an https address. The pull goes on working. The signing secret is in this answer and in the answer of a rotation only. An agent has at most ten webhooks.
 */
export const createWebhook = <ThrowOnError extends boolean = false>(options: Options<CreateWebhookData, ThrowOnError>): RequestResult<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError> => (options.client ?? client).post<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhooks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
