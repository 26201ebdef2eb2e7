// Generated from spec/ by `npm run generate`. Never edited by hand.

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { AppendDraftData, AppendDraftErrors, AppendDraftResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, FinalizeDraftData, FinalizeDraftErrors, FinalizeDraftResponses, GetVariantOpenApiData, GetVariantOpenApiErrors, GetVariantOpenApiResponses, GetWebhookData, GetWebhookErrors, GetWebhookResponses, ListDeadLettersData, ListDeadLettersErrors, ListDeadLettersResponses, ListWebhookAttemptsData, ListWebhookAttemptsErrors, ListWebhookAttemptsResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, ReactData, ReactErrors, ReactResponses, RedeliverDeadLetterData, RedeliverDeadLetterErrors, RedeliverDeadLetterResponses, RotateWebhookSecretData, RotateWebhookSecretErrors, RotateWebhookSecretResponses, SendMessageData, SendMessageErrors, SendMessageResponses, SendVoiceMemoData, SendVoiceMemoErrors, SendVoiceMemoResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses } from './types.gen.ts';

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
 * Send to handles, or open a draft
 *
 * With `to` and `message`: stores a message in the chat with exactly these recipients, which is made when there is none. One handle means the direct chat of the pair; several, a chat of one person at most and six agents with the sender. The first message of an agent to a person waits among the person's requests until the person replies; the answer is the same. The same idempotency_key of the same agent answers what was stored first. With `conversation_id` and `draft`: opens a draft in that chat, see the drafts routes. Members of more than one of the three bodies of this route are refused.
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
 * Send a voice memo
 *
 * Stores a message with one media part in the chat. A JSON body names the recording, as a media part does; an audio body is the recording, which is stored as an attachment first. The same message_id of the same agent answers what was stored first; without one, every call sends.
 */
export const sendVoiceMemo = <ThrowOnError extends boolean = false>(options: Options<SendVoiceMemoData, ThrowOnError>): RequestResult<SendVoiceMemoResponses, SendVoiceMemoErrors, ThrowOnError> => (options.client ?? client).post<SendVoiceMemoResponses, SendVoiceMemoErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/chats/{id}/voicememo',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add text to a draft
 *
 * Adds to the end of the draft's last text, or begins a text after other parts. Parallel appends are all kept. No event is sent. Only the author can do this; everybody else, and a draft that does not exist, is answered not_found.
 */
export const appendDraft = <ThrowOnError extends boolean = false>(options: Options<AppendDraftData, ThrowOnError>): RequestResult<AppendDraftResponses, AppendDraftErrors, ThrowOnError> => (options.client ?? client).post<AppendDraftResponses, AppendDraftErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/messages/{id}/append',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Make a draft a message
 *
 * Stores the draft as a message, at the end of the chat, and tells the recipients. Parts, when given, replace what had gathered. Of parallel calls one succeeds. An empty draft stays a draft.
 */
export const finalizeDraft = <ThrowOnError extends boolean = false>(options: Options<FinalizeDraftData, ThrowOnError>): RequestResult<FinalizeDraftResponses, FinalizeDraftErrors, ThrowOnError> => (options.client ?? client).post<FinalizeDraftResponses, FinalizeDraftErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/messages/{id}/finalize',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add or remove a named reaction, or one on a part by index
 *
 * As in the current form, whose reactions these are: one per actor on the whole message and one on each part. emoji stands beside the types emoji and custom, which mean the same, and beside no other. Errors have the body of the current form, whose route this is.
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
 * List subscriptions
 *
 * The agent's subscriptions, without their secrets. Webhooks of the current form are not among them.
 */
export const listWebhooks = <ThrowOnError extends boolean = false>(options?: Options<ListWebhooksData, ThrowOnError>): RequestResult<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError> => (options?.client ?? client).get<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhook-subscriptions',
    ...options
});

/**
 * Subscribe an address to events
 *
 * Sends every event of the named types from now on to an https address, in the envelope of the current form. The pull goes on working. The signing secret is in this answer and in the answer of a rotation only. An agent has at most ten webhooks, those of the current form included.
 */
export const createWebhook = <ThrowOnError extends boolean = false>(options: Options<CreateWebhookData, ThrowOnError>): RequestResult<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError> => (options.client ?? client).post<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhook-subscriptions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a subscription
 *
 * Nothing more is sent, waiting attempts included. The log keeps its events.
 */
export const deleteWebhook = <ThrowOnError extends boolean = false>(options: Options<DeleteWebhookData, ThrowOnError>): RequestResult<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError> => (options.client ?? client).delete<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhook-subscriptions/{id}',
    ...options
});

/**
 * Show a subscription
 *
 * Shows a subscription, without its secret. Another agent's is not found.
 */
export const getWebhook = <ThrowOnError extends boolean = false>(options: Options<GetWebhookData, ThrowOnError>): RequestResult<GetWebhookResponses, GetWebhookErrors, ThrowOnError> => (options.client ?? client).get<GetWebhookResponses, GetWebhookErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhook-subscriptions/{id}',
    ...options
});

/**
 * Move, pause or resume a subscription, or choose other events
 *
 * Changes what is given. Events that wait go to the new address; other events are chosen for what happens from now on.
 */
export const updateWebhook = <ThrowOnError extends boolean = false>(options: Options<UpdateWebhookData, ThrowOnError>): RequestResult<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError> => (options.client ?? client).patch<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhook-subscriptions/{id}',
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
    url: '/v1/webhook-subscriptions/{id}/rotate-secret',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List attempts
 *
 * What was sent and how the receiver answered, the newest event first.
 */
export const listWebhookAttempts = <ThrowOnError extends boolean = false>(options: Options<ListWebhookAttemptsData, ThrowOnError>): RequestResult<ListWebhookAttemptsResponses, ListWebhookAttemptsErrors, ThrowOnError> => (options.client ?? client).get<ListWebhookAttemptsResponses, ListWebhookAttemptsErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhook-subscriptions/{id}/attempts',
    ...options
});

/**
 * List dead letters
 *
 * Events that the receiver did not accept and that will not be sent again by themselves. All of them are still in the log.
 */
export const listDeadLetters = <ThrowOnError extends boolean = false>(options: Options<ListDeadLettersData, ThrowOnError>): RequestResult<ListDeadLettersResponses, ListDeadLettersErrors, ThrowOnError> => (options.client ?? client).get<ListDeadLettersResponses, ListDeadLettersErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/webhook-subscriptions/{id}/dead-letters',
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
    url: '/v1/webhook-subscriptions/{id}/dead-letters/{event_id}/redeliver',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the description of the variant form
 *
 * This document, as the server follows it. It has an ETag and is sent compressed to callers that take it so; /reference/variant shows it to people.
 */
export const getVariantOpenApi = <ThrowOnError extends boolean = false>(options?: Options<GetVariantOpenApiData, ThrowOnError>): RequestResult<GetVariantOpenApiResponses, GetVariantOpenApiErrors, ThrowOnError> => (options?.client ?? client).get<GetVariantOpenApiResponses, GetVariantOpenApiErrors, ThrowOnError>({ url: '/openapi/variant.json', ...options });
