// Generated from spec/ by `npm run generate`. Never edited by hand.

export type ClientOptions = {
    baseUrl: 'http://127.0.0.1:8787' | (string & {});
};

/**
 * A handle to look up. One that nobody has is not found, whatever its form.
 */
export type HandleReference = string;

export type HandleMention = {
    handle: HandleReference;
};

/**
 * An opaque id. Only its prefix is part of the interface.
 */
export type Id = string;

export type UserMention = {
    user_id: Id;
};

/**
 * Whom the text names, by handle or by user id.
 */
export type Mention = HandleMention | UserMention;

/**
 * A stretch of the text, counted in UTF-16 code units.
 */
export type TextRange = {
    /**
     * First UTF-16 code unit of the range, from 0 to 8192.
     */
    start: number;
    /**
     * Number of UTF-16 code units in the range, from 0 to 8192.
     */
    length: number;
};

/**
 * A style of text.
 */
export const TextStyle = {
    BOLD: 'bold',
    ITALIC: 'italic',
    UNDERLINE: 'underline',
    STRIKETHROUGH: 'strikethrough'
} as const;

/**
 * A style of text.
 */
export type TextStyle = typeof TextStyle[keyof typeof TextStyle];

export type StyledRange = TextRange & {
    style: TextStyle;
};

/**
 * A bare name styles the whole text.
 */
export type Styles = Array<TextStyle | StyledRange>;

export type VariantTextPart = {
    /**
     * The kind of the part.
     */
    type: 'text';
    /**
     * At most 8 KB; it may be empty.
     */
    value: string;
    mention?: Mention;
    mention_range?: TextRange;
    styles?: Styles;
};

/**
 * An absolute https address.
 */
export type HttpsUrl = string;

export type VariantLinkPart = ({
    /**
     * The content of the part, at most 8192 bytes in UTF-8.
     */
    value: string;
} | {
    /**
     * The address, as an absolute URL of at most 2048 characters.
     */
    url: string;
}) & {
    /**
     * The kind of the part.
     */
    type: 'link';
    value?: HttpsUrl;
    url?: HttpsUrl;
    /**
     * The title of the linked page.
     */
    title?: string;
    /**
     * A summary of the linked page.
     */
    description?: string;
};

export type DataPart = {
    /**
     * The kind of the part.
     */
    type: 'data';
    /**
     * Any JSON value, null included, of at most 16 KB.
     */
    data: unknown;
    /**
     * What the data is. With application/a2ui+json, also written application/json+a2ui, the data is an array of A2UI messages, which are checked and applied in their order.
     */
    media_type?: string;
    /**
     * About the data. Its member mimeType is another place for what media_type says.
     */
    metadata?: {
        [key: string]: unknown;
    };
};

export type MediaPart = ({
    /**
     * The address, as an absolute URL of at most 2048 characters.
     */
    url: string;
} | {
    /**
     * The id of an attachment that the sender uploaded, instead of a URL.
     */
    attachment_id: string;
}) & {
    /**
     * The kind of the part.
     */
    type: 'media';
    url?: HttpsUrl;
    attachment_id?: Id;
    /**
     * Duration in milliseconds, 0 or more.
     */
    duration_ms?: number;
};

/**
 * One piece of a message.
 */
export type VariantPart = ({
    type: 'text';
} & VariantTextPart) | ({
    type: 'link';
} & VariantLinkPart) | ({
    type: 'data';
} & DataPart) | ({
    type: 'media';
} & MediaPart);

/**
 * The position of a part in its message, from 0.
 */
export type PartIndex = number;

/**
 * Which message, or which part of it, this one answers.
 */
export type VariantReplyPointer = {
    message_id: Id;
    part_index?: PartIndex;
};

export type SendToHandlesRequest = {
    /**
     * Whom the message is for, the sender left out. A handle that may not be addressed is not found.
     */
    to: Array<HandleReference>;
    /**
     * The message to send.
     */
    message: {
        /**
         * In the order of presentation.
         */
        parts: Array<VariantPart>;
        reply_to?: VariantReplyPointer;
        /**
         * Chosen by the sender. It means this send among all that this agent ever makes.
         */
        idempotency_key?: string;
        /**
         * Client data about the send. It is no part of the message.
         */
        metadata?: {
            [key: string]: unknown;
        };
    };
};

export type DraftTextPart = ({
    /**
     * The content of the part, at most 8192 bytes in UTF-8.
     */
    value: string;
} | {
    /**
     * The text, at most 8192 bytes in UTF-8.
     */
    text: string;
}) & {
    /**
     * The kind of the part.
     */
    type: 'text';
    /**
     * At most 8 KB.
     */
    value?: string;
    /**
     * At most 8 KB.
     */
    text?: string;
    mention?: Mention;
    mention_range?: TextRange;
    styles?: Styles;
};

/**
 * One piece of a draft, spelt as in this form or as in the current one.
 */
export type DraftPart = ({
    type: 'text';
} & DraftTextPart) | ({
    type: 'link';
} & VariantLinkPart) | ({
    type: 'data';
} & DataPart) | ({
    type: 'media';
} & MediaPart);

/**
 * Which message, or which part of it by index or by id, the message is going to answer.
 */
export type DraftReplyPointer = {
    message_id: Id;
    part_index?: PartIndex;
    part_id?: Id;
};

export type OpenDraftRequest = {
    conversation_id: Id;
    /**
     * Always true: the message is a draft.
     */
    draft: true;
    /**
     * What the draft begins with.
     */
    parts?: Array<DraftPart>;
    /**
     * A text after these parts.
     */
    text?: string;
    reply_to?: DraftReplyPointer;
};

/**
 * A position, from 1. Positions in a chat and positions in an event log are never comparable.
 */
export type Sequence = number;

/**
 * An agent or a person as others see it in messages, events and receipts.
 */
export type Party = {
    /**
     * Whether the account is an agent or a person.
     */
    type: 'agent' | 'user';
    id: Id;
    /**
     * Null once the account is gone.
     */
    handle: string | null;
    /**
     * The stable user id, for persons only.
     */
    user_id?: string;
};

export type VariantStoredTextPart = VariantTextPart & {
    /**
     * The kind of the part.
     */
    type: 'text';
    part_index: PartIndex;
};

export type VariantStoredLinkPart = {
    /**
     * The kind of the part.
     */
    type: 'link';
    part_index: PartIndex;
    url: HttpsUrl;
    /**
     * The title of the linked page.
     */
    title?: string;
    /**
     * A summary of the linked page.
     */
    description?: string;
};

export type VariantStoredDataPart = DataPart & {
    /**
     * The kind of the part.
     */
    type: 'data';
    part_index: PartIndex;
};

/**
 * A part that was sent with attachment_id shows the address of the bytes beside it.
 */
export type VariantStoredMediaPart = {
    /**
     * The kind of the part.
     */
    type: 'media';
    part_index: PartIndex;
    /**
     * The address, as an absolute URL of at most 2048 characters.
     */
    url?: string;
    /**
     * The id of an attachment that the sender uploaded, instead of a URL.
     */
    attachment_id?: string;
    /**
     * Duration in milliseconds, 0 or more.
     */
    duration_ms?: number;
};

/**
 * One piece of a stored message.
 */
export type VariantStoredPart = ({
    type: 'text';
} & VariantStoredTextPart) | ({
    type: 'link';
} & VariantStoredLinkPart) | ({
    type: 'data';
} & VariantStoredDataPart) | ({
    type: 'media';
} & VariantStoredMediaPart);

/**
 * RFC 3339 in UTC with milliseconds.
 */
export type Timestamp = string;

/**
 * A stored message as its sender sees it in this form.
 */
export type VariantMessage = {
    message_id: Id;
    chat_id: Id;
    sequence: Sequence;
    sender: Party;
    /**
     * The parts of the message in the order of presentation, 1 to 100.
     */
    parts: Array<VariantStoredPart>;
    reply_to?: VariantReplyPointer;
    /**
     * In this form a message is delivered once the service has stored it.
     */
    delivery_status: 'delivered';
    created_at: Timestamp;
};

export type SendToHandlesReply = {
    chat_id: Id;
    /**
     * Whether this send made the chat. A repeat answers what the first did.
     */
    created_new_chat: boolean;
    message: VariantMessage;
};

export type DraftReply = {
    message_id: Id;
    /**
     * Always true: the message is a draft.
     */
    draft: true;
};

/**
 * Why one A2UI message was rejected.
 */
export type A2UiError = {
    /**
     * The part, from 0; null for a fault in metadata.a2uiClientDataModel.
     */
    part_index: number | null;
    /**
     * The item of the part's data, from 0; null when the part or the metadata is at fault.
     */
    data_index: number | null;
    /**
     * The A2UI error message that describes what was rejected.
     */
    a2ui_message: {
        /**
         * The version of the form of this message.
         */
        version: 'v0.9.1';
        /**
         * The error, in the form of A2UI.
         */
        error: {
            /**
             * The error code of A2UI, VALIDATION_FAILED.
             */
            code: 'VALIDATION_FAILED';
            /**
             * Empty when no surface is named.
             */
            surfaceId: string;
            /**
             * A JSON Pointer into what stands under the action of the failing message, or into the metadata of the send; empty when the message as a whole, or something outside of that, is at fault.
             */
            path: string;
            /**
             * A sentence for people about the error.
             */
            message: string;
        };
    };
};

/**
 * Why A2UI messages were rejected, in their order; nothing of the send was applied. Status and message of the error are those of the first item.
 */
export type A2UiErrors = Array<A2UiError>;

export type VariantErrorBody = {
    /**
     * What went wrong.
     */
    error: {
        /**
         * The HTTP status.
         */
        status: number;
        /**
         * The service's own code, the status and a serial of two digits.
         */
        code: number;
        /**
         * For people. It names the member at fault and never repeats a secret.
         */
        message: string;
        /**
         * A page of this server about the error.
         */
        doc_url: string;
        /**
         * Seconds to wait before the same request is worth repeating; with status 429 only.
         */
        retry_after?: number;
    };
    /**
     * Always false.
     */
    success: false;
    /**
     * Names the request in the logs of the service.
     */
    trace_id?: string;
    a2ui_errors?: A2UiErrors;
};

/**
 * The kind of error. Each code belongs to one status.
 */
export const ErrorCode = {
    UNAUTHORIZED: 'unauthorized',
    FORBIDDEN: 'forbidden',
    NOT_FOUND: 'not_found',
    CONFLICT: 'conflict',
    IDEMPOTENCY_CONFLICT: 'idempotency_conflict',
    LIMIT_EXCEEDED: 'limit_exceeded',
    HANDLE_TAKEN: 'handle_taken',
    HANDLE_RESERVED: 'handle_reserved',
    PAYLOAD_TOO_LARGE: 'payload_too_large',
    INVALID_REQUEST: 'invalid_request',
    RATE_LIMITED: 'rate_limited',
    INTERNAL_ERROR: 'internal_error',
    TEMPORARILY_UNAVAILABLE: 'temporarily_unavailable'
} as const;

/**
 * The kind of error. Each code belongs to one status.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];

export type ErrorBody = {
    /**
     * What went wrong.
     */
    error: {
        code: ErrorCode;
        /**
         * For people. It names the member at fault and never repeats a secret.
         */
        message: string;
    };
};

/**
 * The body of this form, or that of the current form for drafts, and where the request does not show its form: before its body is read, and for a body that is no JSON.
 */
export type EitherErrorBody = VariantErrorBody | ErrorBody;

/**
 * The id that the sender generates for its message, msg_ and a lower-case ULID. It is the idempotency key.
 */
export type MessageId = string;

export type VoiceMemoRequest = ({
    /**
     * The address, as an absolute URL of at most 2048 characters.
     */
    url: string;
} | {
    /**
     * The id of an attachment that the sender uploaded, instead of a URL.
     */
    attachment_id: string;
}) & {
    message_id?: MessageId;
    url?: HttpsUrl;
    attachment_id?: Id;
    /**
     * Duration in milliseconds, 0 or more.
     */
    duration_ms?: number;
};

export type AppendRequest = {
    /**
     * The text that it is added to holds at most 8 KB.
     */
    text: string;
};

/**
 * The error body, with more about A2UI messages where these were rejected, then with the status among the members of the error.
 */
export type SendErrorBody = ErrorBody & {
    /**
     * What went wrong.
     */
    error?: {
        /**
         * The HTTP status.
         */
        status?: number;
    };
    a2ui_errors?: A2UiErrors;
};

export type FinalizeRequest = {
    /**
     * Replace everything that had gathered.
     */
    parts?: Array<DraftPart>;
};

export type TextPart = {
    /**
     * The kind of the part.
     */
    type: 'text';
    /**
     * At most 8 KB; it may be empty.
     */
    text: string;
    mention?: Mention;
    mention_range?: TextRange;
    /**
     * A bare name styles the whole text.
     */
    styles?: Array<TextStyle | StyledRange>;
};

/**
 * The id that the service gives to a stored part, unique inside its message.
 */
export type PartId = string;

export type StoredTextPart = TextPart & {
    /**
     * The kind of the part.
     */
    type: 'text';
    part_id: PartId;
};

export type LinkPart = {
    /**
     * The kind of the part.
     */
    type: 'link';
    url: HttpsUrl;
    /**
     * The title of the linked page.
     */
    title?: string;
    /**
     * A summary of the linked page.
     */
    description?: string;
};

export type StoredLinkPart = LinkPart & {
    /**
     * The kind of the part.
     */
    type: 'link';
    part_id: PartId;
};

export type StoredDataPart = DataPart & {
    /**
     * The kind of the part.
     */
    type: 'data';
    part_id: PartId;
};

/**
 * A part that was sent with attachment_id shows the address of the bytes beside it.
 */
export type StoredMediaPart = {
    /**
     * The kind of the part.
     */
    type: 'media';
    part_id: PartId;
    /**
     * The address, as an absolute URL of at most 2048 characters.
     */
    url?: string;
    /**
     * The id of an attachment that the sender uploaded, instead of a URL.
     */
    attachment_id?: string;
    /**
     * Duration in milliseconds, 0 or more.
     */
    duration_ms?: number;
};

/**
 * One piece of a stored message.
 */
export type StoredPart = ({
    type: 'text';
} & StoredTextPart) | ({
    type: 'link';
} & StoredLinkPart) | ({
    type: 'data';
} & StoredDataPart) | ({
    type: 'media';
} & StoredMediaPart);

export type Reaction = {
    /**
     * The message, where the reaction is not shown inside it.
     */
    message_id?: Id;
    /**
     * The kind of the reaction.
     */
    type: string;
    /**
     * The emoji, at most 64 bytes; null for reactions of another type.
     */
    emoji: string | null;
    /**
     * Null or absent for the whole message.
     */
    target_part_id?: string | null;
    actor: Party;
    created_at: Timestamp;
};

/**
 * A stored message. Nothing but its reactions and stamps ever changes.
 */
export type Message = {
    message_id: Id;
    chat_id: Id;
    /**
     * Its position in the chat, the same for every member.
     */
    sequence: Sequence;
    sender: Party;
    /**
     * More than 32 only where the message was sent in the variant form.
     */
    parts: Array<StoredPart>;
    /**
     * The text, at most 8192 bytes in UTF-8; null when there is none.
     */
    text?: string | null;
    /**
     * The message that this one answers; null when it answers none.
     */
    reply_to?: {
        message_id: Id;
        /**
         * The part of the message, where one is meant; null for the whole message.
         */
        part_id?: string | null;
    } | null;
    /**
     * The reactions of the moment, in answers that read the transcript.
     */
    reactions?: Array<Reaction>;
    /**
     * When it was delivered to the other participant of a direct chat, null before. Absent in groups.
     */
    delivered_at?: string | null;
    /**
     * When the other participant of a direct chat read it, null before. Absent in groups.
     */
    read_at?: string | null;
    created_at: Timestamp;
};

/**
 * One emoji, at most 64 bytes.
 */
export type Emoji = string;

export type VariantReactRequest = {
    /**
     * Whether to add or to remove the reaction.
     */
    operation: 'add' | 'remove';
    /**
     * The kind of the reaction.
     */
    type: 'love' | 'like' | 'dislike' | 'laugh' | 'emphasize' | 'question' | 'emoji' | 'custom';
    emoji?: Emoji;
    /**
     * The part that the reaction sits on. Left out, it sits on the whole message.
     */
    part_index?: PartIndex;
};

export type ReactReply = {
    /**
     * Whether the request changed anything; false for a repeat.
     */
    changed: boolean;
};

/**
 * A webhook subscription and how its deliveries went.
 */
export type Subscription = {
    id: Id;
    /**
     * The https URL that receives the events, at most 2048 characters.
     */
    target_url: string;
    /**
     * The kinds of events that are delivered, 1 to 64.
     */
    subscribed_events: Array<string>;
    /**
     * A paused subscription receives nothing. Answers of the receiver never pause it.
     */
    status: 'active' | 'paused';
    created_at: Timestamp;
    /**
     * When an attempt succeeded last, in UTC; null when none did.
     */
    last_success_at?: string | null;
    /**
     * When an attempt failed last, in UTC; null when none did.
     */
    last_failure_at?: string | null;
};

/**
 * The cursor of the next page, null on the last one.
 */
export type NextCursor = string | null;

/**
 * An https address. Addresses of private networks are refused unless the operator allows them. A demo on your own machine takes http addresses of that machine too.
 */
export type WebhookUrl = string;

/**
 * A type of event. Those of project-defined areas come last.
 */
export const EventName = {
    MESSAGE_RECEIVED: 'message.received',
    MESSAGE_DELIVERED: 'message.delivered',
    MESSAGE_READ: 'message.read',
    PARTICIPANT_ADDED: 'participant.added',
    PARTICIPANT_REMOVED: 'participant.removed',
    CHAT_GROUP_NAME_UPDATED: 'chat.group_name_updated',
    REACTION_ADDED: 'reaction.added',
    REACTION_REMOVED: 'reaction.removed',
    CHAT_OWNER_CHANGED: 'chat.owner_changed',
    CONTACT_REQUEST_UPDATED: 'contact_request.updated',
    PAYMENT_REQUEST_UPDATED: 'payment_request.updated',
    CALL_RINGING: 'call.ringing',
    CALL_CONNECTED: 'call.connected',
    CALL_ENDED: 'call.ended',
    TASK_RECEIVED: 'task.received',
    TASK_MESSAGE: 'task.message',
    TASK_UPDATED: 'task.updated',
    COMMUNITY_JOINED: 'community.joined',
    COMMUNITY_LEFT: 'community.left',
    COMMUNITY_MEMBER_REMOVED: 'community.member_removed',
    COMMUNITY_MEMBER_BANNED: 'community.member_banned',
    COMMUNITY_MEMBER_UNBANNED: 'community.member_unbanned',
    COMMUNITY_ROLE_UPDATED: 'community.role_updated',
    COMMUNITY_RULES_UPDATED: 'community.rules_updated',
    COMMUNITY_DELETED: 'community.deleted'
} as const;

/**
 * A type of event. Those of project-defined areas come last.
 */
export type EventName = typeof EventName[keyof typeof EventName];

/**
 * The types of events that are sent.
 */
export type SubscribedEvents = Array<EventName>;

export type CreateSubscriptionRequest = {
    target_url: WebhookUrl;
    subscribed_events: SubscribedEvents;
};

export type SubscriptionWithSecret = Subscription & {
    /**
     * whsec_ and the base64 of the key that signs the requests.
     */
    signing_secret: string;
};

export type SubscriptionReply = {
    subscription: Subscription;
};

export type UpdateSubscriptionRequest = {
    target_url?: WebhookUrl;
    subscribed_events?: SubscribedEvents;
    /**
     * The state of the subscription.
     */
    status?: 'active' | 'paused';
};

/**
 * Makes a creation repeatable. The same value from the same caller answers what was stored the first time, and with another content it is refused with 409 idempotency_conflict.
 */
export type RequestId = string;

export type RotateWebhookSecretRequest = {
    /**
     * Seconds for which the former secret signs as well. 0 ends every former secret at once; otherwise a secret whose time is not over goes on signing, two former ones at most.
     */
    overlap_seconds?: number;
    /**
     * Makes the rotation repeatable until the next one. A repeat answers the same secret.
     */
    request_id?: RequestId;
};

export type WebhookAttempt = {
    /**
     * The id of the event; it stays the same when the event is delivered again.
     */
    event_id: string;
    /**
     * The kind of event.
     */
    event_type: string;
    /**
     * Its number among the attempts for this event.
     */
    attempt: number;
    at: Timestamp;
    /**
     * Null while it is under way; 0 when there was no address to connect to.
     */
    duration_ms: number | null;
    /**
     * The HTTP status of the receiver, null when none arrived.
     */
    status: number | null;
    /**
     * Why no status arrived; null when one did. A name that does not exist and a name whose address is not allowed read alike, and no address is named. In a demo also what a fault did that was asked for, whether a status arrived or not (AMB-189).
     */
    error: string | null;
    /**
     * The beginning of the receiver's answer; null when none came.
     */
    response_excerpt: string | null;
};

export type DeadLetter = {
    /**
     * The id of the event; it stays the same when the event is delivered again.
     */
    event_id: string;
    /**
     * The kind of event.
     */
    event_type: string;
    /**
     * The number of attempts.
     */
    attempts: number;
    /**
     * HTTP status of the last answer, from 100 to 599; null when none came.
     */
    last_status: number | null;
    /**
     * Why the last attempt failed; null when there is nothing to say.
     */
    last_error: string | null;
    at: Timestamp;
};

export type OpenApiDocument = {
    /**
     * The version of OpenAPI that the document follows.
     */
    openapi: string;
    /**
     * Title, version and description of the interface.
     */
    info: {
        [key: string]: unknown;
    };
    /**
     * The operations by path.
     */
    paths: {
        [key: string]: unknown;
    };
};

/**
 * For a request that opens a draft: a repeat with the same key by the same agent answers the draft opened first. Without it every request opens one. Other requests ignore it.
 */
export type IdempotencyKey = string;

/**
 * The chat. One that the caller was never a member of is answered like one that does not exist.
 */
export type ChatId = Id;

/**
 * What the bytes are called where they are saved: UTF-8, percent-encoded, of at most 255 characters after decoding, without path separators and control characters.
 */
export type Filename = string;

/**
 * The message_id that opening the draft answered.
 */
export type DraftId = Id;

/**
 * The message, by the id that its sender gave it.
 */
export type MessageIdInPath = Id;

/**
 * Where to go on, the next_cursor of the page before. Left out for the first page.
 */
export type Cursor = string;

/**
 * The most items that one page may hold.
 */
export type ListLimit = number;

/**
 * The subscription.
 */
export type SubscriptionId = Id;

/**
 * The event of the dead letter.
 */
export type EventId = Id;

export type SendMessageData = {
    body: SendToHandlesRequest | OpenDraftRequest;
    headers?: {
        /**
         * For a request that opens a draft: a repeat with the same key by the same agent answers the draft opened first. Without it every request opens one. Other requests ignore it.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/messages';
};

export type SendMessageErrors = {
    /**
     * unauthorized. The credential is missing or not valid.
     */
    401: EitherErrorBody;
    /**
     * forbidden. The caller may know the object but has no permission, for example after it left the chat.
     */
    403: EitherErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: EitherErrorBody;
    /**
     * limit_exceeded. There are as many as there may be.
     */
    409: EitherErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: EitherErrorBody;
    /**
     * invalid_request. The request breaks a rule of this description, or mixes two forms; nothing was done.
     */
    422: EitherErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: EitherErrorBody;
    /**
     * internal_error. A fault of the server; a send can be repeated with the same key.
     */
    500: EitherErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now; a send can be repeated with the same key.
     */
    503: EitherErrorBody;
};

export type SendMessageError = SendMessageErrors[keyof SendMessageErrors];

export type SendMessageResponses = {
    /**
     * The message is stored, or the draft is open.
     */
    202: SendToHandlesReply | DraftReply;
};

export type SendMessageResponse = SendMessageResponses[keyof SendMessageResponses];

export type SendVoiceMemoData = {
    /**
     * Of an audio body Content-Length is required, and at most 100 MB are taken.
     */
    body: VoiceMemoRequest;
    headers?: {
        /**
         * What the bytes are called where they are saved: UTF-8, percent-encoded, of at most 255 characters after decoding, without path separators and control characters.
         */
        'X-Svc-Filename'?: string;
    };
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/chats/{id}/voicememo';
};

export type SendVoiceMemoErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: VariantErrorBody;
    /**
     * forbidden. The caller is no longer in the chat.
     */
    403: VariantErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: VariantErrorBody;
    /**
     * idempotency_conflict, the message_id is another sender's; or limit_exceeded, too much waits already.
     */
    409: VariantErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: VariantErrorBody;
    /**
     * invalid_request. The request breaks a rule of this description; nothing was done.
     */
    422: VariantErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: VariantErrorBody;
    /**
     * internal_error. A fault of the server.
     */
    500: VariantErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now.
     */
    503: VariantErrorBody;
};

export type SendVoiceMemoError = SendVoiceMemoErrors[keyof SendVoiceMemoErrors];

export type SendVoiceMemoResponses = {
    /**
     * The message is stored.
     */
    202: SendToHandlesReply;
};

export type SendVoiceMemoResponse = SendVoiceMemoResponses[keyof SendVoiceMemoResponses];

export type AppendDraftData = {
    body: AppendRequest;
    path: {
        /**
         * The message_id that opening the draft answered.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/messages/{id}/append';
};

export type AppendDraftErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * forbidden. The caller may know the object but has no permission, for example after it left the chat.
     */
    403: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: ErrorBody;
    /**
     * invalid_request. The request breaks a rule of this description, or the message is a draft no more; nothing was done. A2UI messages are checked when the draft becomes a message.
     */
    422: SendErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: ErrorBody;
    /**
     * internal_error. A fault of the server; a send can be repeated with the same message_id.
     */
    500: ErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now; a send can be repeated with the same message_id.
     */
    503: ErrorBody;
};

export type AppendDraftError = AppendDraftErrors[keyof AppendDraftErrors];

export type AppendDraftResponses = {
    /**
     * The draft as open as before.
     */
    202: DraftReply;
};

export type AppendDraftResponse = AppendDraftResponses[keyof AppendDraftResponses];

export type FinalizeDraftData = {
    body?: FinalizeRequest;
    path: {
        /**
         * The message_id that opening the draft answered.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/messages/{id}/finalize';
};

export type FinalizeDraftErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * forbidden. The caller may know the object but has no permission, for example after it left the chat.
     */
    403: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
    /**
     * limit_exceeded. There are as many as there may be.
     */
    409: ErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: ErrorBody;
    /**
     * invalid_request. The request breaks a rule of this description, or the message is a draft no more; nothing was done. A2UI messages are checked when the draft becomes a message.
     */
    422: SendErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: ErrorBody;
    /**
     * internal_error. A fault of the server; a send can be repeated with the same message_id.
     */
    500: ErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now; a send can be repeated with the same message_id.
     */
    503: ErrorBody;
};

export type FinalizeDraftError = FinalizeDraftErrors[keyof FinalizeDraftErrors];

export type FinalizeDraftResponses = {
    /**
     * The message, as every reader sees it.
     */
    200: {
        message_id: Id;
        message: Message;
    };
};

export type FinalizeDraftResponse = FinalizeDraftResponses[keyof FinalizeDraftResponses];

export type ReactData = {
    body: VariantReactRequest;
    path: {
        /**
         * The message, by the id that its sender gave it.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/messages/{id}/reactions';
};

export type ReactErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * forbidden. The caller may know the object but has no permission, for example after it left the chat.
     */
    403: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: ErrorBody;
    /**
     * invalid_request. The request breaks a rule of this description; nothing was done.
     */
    422: ErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: ErrorBody;
    /**
     * internal_error. A fault of the server; a send can be repeated with the same message_id.
     */
    500: ErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now; a send can be repeated with the same message_id.
     */
    503: ErrorBody;
};

export type ReactError = ReactErrors[keyof ReactErrors];

export type ReactResponses = {
    /**
     * Whether the reactions of the message are different now.
     */
    200: ReactReply;
};

export type ReactResponse = ReactResponses[keyof ReactResponses];

export type ListWebhooksData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most items that one page may hold.
         */
        limit?: number;
    };
    url: '/v1/webhook-subscriptions';
};

export type ListWebhooksErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: VariantErrorBody;
    /**
     * invalid_request. The request breaks a rule of this description; nothing was done.
     */
    422: VariantErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: VariantErrorBody;
    /**
     * internal_error. A fault of the server.
     */
    500: VariantErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now.
     */
    503: VariantErrorBody;
};

export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];

export type ListWebhooksResponses = {
    /**
     * A page of subscriptions.
     */
    200: {
        /**
         * The webhook subscriptions, at most 100 on one page.
         */
        subscriptions: Array<Subscription>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];

export type CreateWebhookData = {
    body: CreateSubscriptionRequest;
    path?: never;
    query?: never;
    url: '/v1/webhook-subscriptions';
};

export type CreateWebhookErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: VariantErrorBody;
    /**
     * limit_exceeded. There are as many as there may be.
     */
    409: VariantErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: VariantErrorBody;
    /**
     * invalid_request. The request breaks a rule of this description; nothing was done.
     */
    422: VariantErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: VariantErrorBody;
    /**
     * internal_error. A fault of the server.
     */
    500: VariantErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now.
     */
    503: VariantErrorBody;
};

export type CreateWebhookError = CreateWebhookErrors[keyof CreateWebhookErrors];

export type CreateWebhookResponses = {
    /**
     * The subscription and its secret.
     */
    201: SubscriptionWithSecret;
};

export type CreateWebhookResponse = CreateWebhookResponses[keyof CreateWebhookResponses];

export type DeleteWebhookData = {
    body?: never;
    path: {
        /**
         * The subscription.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/webhook-subscriptions/{id}';
};

export type DeleteWebhookErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: VariantErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: VariantErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: VariantErrorBody;
    /**
     * internal_error. A fault of the server.
     */
    500: VariantErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now.
     */
    503: VariantErrorBody;
};

export type DeleteWebhookError = DeleteWebhookErrors[keyof DeleteWebhookErrors];

export type DeleteWebhookResponses = {
    /**
     * It is gone.
     */
    204: void;
};

export type DeleteWebhookResponse = DeleteWebhookResponses[keyof DeleteWebhookResponses];

export type GetWebhookData = {
    body?: never;
    path: {
        /**
         * The subscription.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/webhook-subscriptions/{id}';
};

export type GetWebhookErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: VariantErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: VariantErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: VariantErrorBody;
    /**
     * internal_error. A fault of the server.
     */
    500: VariantErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now.
     */
    503: VariantErrorBody;
};

export type GetWebhookError = GetWebhookErrors[keyof GetWebhookErrors];

export type GetWebhookResponses = {
    /**
     * The subscription.
     */
    200: SubscriptionReply;
};

export type GetWebhookResponse = GetWebhookResponses[keyof GetWebhookResponses];

export type UpdateWebhookData = {
    body: UpdateSubscriptionRequest;
    path: {
        /**
         * The subscription.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/webhook-subscriptions/{id}';
};

export type UpdateWebhookErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: VariantErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: VariantErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: VariantErrorBody;
    /**
     * invalid_request. The request breaks a rule of this description; nothing was done.
     */
    422: VariantErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: VariantErrorBody;
    /**
     * internal_error. A fault of the server.
     */
    500: VariantErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now.
     */
    503: VariantErrorBody;
};

export type UpdateWebhookError = UpdateWebhookErrors[keyof UpdateWebhookErrors];

export type UpdateWebhookResponses = {
    /**
     * The subscription as it is now.
     */
    200: SubscriptionReply;
};

export type UpdateWebhookResponse = UpdateWebhookResponses[keyof UpdateWebhookResponses];

export type RotateWebhookSecretData = {
    body?: RotateWebhookSecretRequest;
    path: {
        /**
         * The subscription.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/webhook-subscriptions/{id}/rotate-secret';
};

export type RotateWebhookSecretErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: VariantErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: VariantErrorBody;
    /**
     * conflict, two former secrets still sign; or idempotency_conflict, the request_id was used with another overlap.
     */
    409: VariantErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: VariantErrorBody;
    /**
     * invalid_request. The request breaks a rule of this description; nothing was done.
     */
    422: VariantErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: VariantErrorBody;
    /**
     * internal_error. A fault of the server.
     */
    500: VariantErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now.
     */
    503: VariantErrorBody;
};

export type RotateWebhookSecretError = RotateWebhookSecretErrors[keyof RotateWebhookSecretErrors];

export type RotateWebhookSecretResponses = {
    /**
     * The subscription and its new secret.
     */
    200: SubscriptionWithSecret;
};

export type RotateWebhookSecretResponse = RotateWebhookSecretResponses[keyof RotateWebhookSecretResponses];

export type ListWebhookAttemptsData = {
    body?: never;
    path: {
        /**
         * The subscription.
         */
        id: Id;
    };
    query?: {
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most items that one page may hold.
         */
        limit?: number;
    };
    url: '/v1/webhook-subscriptions/{id}/attempts';
};

export type ListWebhookAttemptsErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: VariantErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: VariantErrorBody;
    /**
     * invalid_request. The request breaks a rule of this description; nothing was done.
     */
    422: VariantErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: VariantErrorBody;
    /**
     * internal_error. A fault of the server.
     */
    500: VariantErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now.
     */
    503: VariantErrorBody;
};

export type ListWebhookAttemptsError = ListWebhookAttemptsErrors[keyof ListWebhookAttemptsErrors];

export type ListWebhookAttemptsResponses = {
    /**
     * A page of attempts.
     */
    200: {
        /**
         * The attempts of this page, newest first, at most 100.
         */
        attempts: Array<WebhookAttempt>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListWebhookAttemptsResponse = ListWebhookAttemptsResponses[keyof ListWebhookAttemptsResponses];

export type ListDeadLettersData = {
    body?: never;
    path: {
        /**
         * The subscription.
         */
        id: Id;
    };
    query?: {
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most items that one page may hold.
         */
        limit?: number;
    };
    url: '/v1/webhook-subscriptions/{id}/dead-letters';
};

export type ListDeadLettersErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: VariantErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: VariantErrorBody;
    /**
     * invalid_request. The request breaks a rule of this description; nothing was done.
     */
    422: VariantErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: VariantErrorBody;
    /**
     * internal_error. A fault of the server.
     */
    500: VariantErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now.
     */
    503: VariantErrorBody;
};

export type ListDeadLettersError = ListDeadLettersErrors[keyof ListDeadLettersErrors];

export type ListDeadLettersResponses = {
    /**
     * A page of dead letters.
     */
    200: {
        /**
         * Deliveries that were given up, at most 100 on one page.
         */
        dead_letters: Array<DeadLetter>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListDeadLettersResponse = ListDeadLettersResponses[keyof ListDeadLettersResponses];

export type RedeliverDeadLetterData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The subscription.
         */
        id: Id;
        /**
         * The event of the dead letter.
         */
        event_id: Id;
    };
    query?: never;
    url: '/v1/webhook-subscriptions/{id}/dead-letters/{event_id}/redeliver';
};

export type RedeliverDeadLetterErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: VariantErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: VariantErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: VariantErrorBody;
    /**
     * invalid_request. The request breaks a rule of this description; nothing was done.
     */
    422: VariantErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: VariantErrorBody;
    /**
     * internal_error. A fault of the server.
     */
    500: VariantErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now.
     */
    503: VariantErrorBody;
};

export type RedeliverDeadLetterError = RedeliverDeadLetterErrors[keyof RedeliverDeadLetterErrors];

export type RedeliverDeadLetterResponses = {
    /**
     * The event waits to be sent.
     */
    202: unknown;
};

export type GetVariantOpenApiData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/openapi/variant.json';
};

export type GetVariantOpenApiErrors = {
    /**
     * rate_limited. Too many requests for now.
     */
    429: VariantErrorBody;
    /**
     * internal_error. A fault of the server.
     */
    500: VariantErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now.
     */
    503: VariantErrorBody;
};

export type GetVariantOpenApiError = GetVariantOpenApiErrors[keyof GetVariantOpenApiErrors];

export type GetVariantOpenApiResponses = {
    /**
     * An OpenAPI 3.1.0 document.
     */
    200: OpenApiDocument;
};

export type GetVariantOpenApiResponse = GetVariantOpenApiResponses[keyof GetVariantOpenApiResponses];
