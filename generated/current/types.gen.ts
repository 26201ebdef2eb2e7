// Generated from spec/ by `npm run generate`. Never edited by hand.

export type ClientOptions = {
    baseUrl: 'http://127.0.0.1:8787' | (string & {});
};

export type Webhooks = MessageReceivedWebhookRequest | MessageDeliveredWebhookRequest | MessageReadWebhookRequest | ParticipantAddedWebhookRequest | ParticipantRemovedWebhookRequest | GroupNameUpdatedWebhookRequest | ReactionAddedWebhookRequest | ReactionRemovedWebhookRequest;

/**
 * The data of both signals. A reader hides the indicator after timeout_ms, also when no stop comes.
 */
export type TypingSignal = {
    chat_id: Id;
    participant: Party;
    /**
     * Milliseconds after which the signal has no meaning any more.
     */
    timeout_ms: 90000;
};

/**
 * One A2UI message, the version and exactly one action, each with a schema of its own.
 */
export type A2UiEnvelope = {
    version: A2UiVersion;
    /**
     * See A2uiCreateSurface.
     */
    createSurface?: unknown;
    /**
     * See A2uiUpdateComponents.
     */
    updateComponents?: unknown;
    /**
     * See A2uiUpdateDataModel.
     */
    updateDataModel?: unknown;
    /**
     * See A2uiDeleteSurface.
     */
    deleteSurface?: unknown;
    /**
     * See A2uiAction.
     */
    action?: unknown;
    /**
     * See A2uiClientError.
     */
    error?: unknown;
};

/**
 * Makes a surface that the chat does not have. Its catalog stays as it is.
 */
export type A2UiCreateSurface = {
    surfaceId: SurfaceId;
    /**
     * What the components are taken from; not looked into.
     */
    catalogId: string;
    /**
     * Colours and fonts of the surface.
     */
    theme?: {
        [key: string]: unknown;
    };
    /**
     * Clients send the data model along. Left out, they do not.
     */
    sendDataModel?: boolean;
};

/**
 * Adds or replaces components of a surface of the same sender. The component root is the top of the tree; it may come with a later update, as may others that are referred to. No id occurs twice in one message.
 */
export type A2UiUpdateComponents = {
    surfaceId: SurfaceId;
    /**
     * The components of the surface, at least one.
     */
    components: Array<A2UiComponent>;
};

/**
 * Changes the data model of a surface of the same sender.
 */
export type A2UiUpdateDataModel = {
    surfaceId: SurfaceId;
    path?: JsonPointer;
    /**
     * Any JSON. Left out, what is at the path is removed.
     */
    value?: unknown;
};

/**
 * Removes a surface of the same sender.
 */
export type A2UiDeleteSurface = {
    surfaceId: SurfaceId;
};

/**
 * What somebody did on a surface. The surface may be gone by then.
 */
export type A2UiAction = {
    /**
     * The name of the action.
     */
    name: string;
    /**
     * The surface that is meant, at most 256 characters.
     */
    surfaceId: string;
    /**
     * The component that the action comes from.
     */
    sourceComponentId: string;
    /**
     * When it happened, in UTC.
     */
    timestamp: string;
    /**
     * Values that the action carries, by name.
     */
    context: {
        [key: string]: unknown;
    };
};

/**
 * What a client could not show. The surface may be gone by then.
 */
export type A2UiClientError = {
    /**
     * A stable identifier of the error; `VALIDATION_FAILED` for a message that does not fit its schema.
     */
    code: string;
    /**
     * The surface that is meant, at most 256 characters.
     */
    surfaceId: string;
    /**
     * A sentence for people about the error.
     */
    message: string;
};

/**
 * The data models of a client's surfaces, in metadata.a2uiClientDataModel of a send.
 */
export type A2UiClientDataModel = {
    version: A2UiVersion;
    /**
     * By surface id.
     */
    surfaces: {
        [key: string]: {
            [key: string]: unknown;
        };
    };
};

/**
 * An opaque id. Only its prefix is part of the interface.
 */
export type Id = string;

/**
 * Public agents can be listed, unlisted ones are found by their exact handle, private ones by nobody new.
 */
export const Visibility = {
    PUBLIC: 'public',
    UNLISTED: 'unlisted',
    PRIVATE: 'private'
} as const;

/**
 * Public agents can be listed, unlisted ones are found by their exact handle, private ones by nobody new.
 */
export type Visibility = typeof Visibility[keyof typeof Visibility];

/**
 * What others may see of an agent. What was never set is null.
 */
export type AgentProfile = {
    /**
     * The name that people see, 1 to 100 characters.
     */
    display_name: string;
    /**
     * An absolute https URL of a picture, at most 2048 characters; null when none is set.
     */
    avatar: string | null;
    /**
     * Whether an agent or a person is behind the account.
     */
    kind: 'agent';
    /**
     * A short text about the account, at most 200 characters; null when none is set.
     */
    tagline: string | null;
    /**
     * Colour of the profile as `#` and six hexadecimal digits; null when none is set.
     */
    accent_color: string | null;
    /**
     * The organization behind the account, 1 to 100 characters; null when none is set.
     */
    organization: string | null;
    visibility: Visibility;
};

export type OwnAgent = {
    id: Id;
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
    profile: AgentProfile;
    /**
     * Whether other agents may give it tasks.
     */
    accepts_tasks: boolean;
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
 * A handle to look up. One that nobody has is not found, whatever its form.
 */
export type HandleReference = string;

/**
 * Public agents can be listed, unlisted ones are found by their exact handle.
 */
export const PublicVisibility = { PUBLIC: 'public', UNLISTED: 'unlisted' } as const;

/**
 * Public agents can be listed, unlisted ones are found by their exact handle.
 */
export type PublicVisibility = typeof PublicVisibility[keyof typeof PublicVisibility];

/**
 * What was never set is null, and so is what persons do not have.
 */
export type PublicProfile = {
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
    /**
     * The name that people see, 1 to 100 characters.
     */
    display_name: string;
    /**
     * An absolute https URL of a picture, at most 2048 characters; null when none is set.
     */
    avatar: string | null;
    /**
     * Whether an agent or a person is behind the account.
     */
    kind: 'agent' | 'human';
    /**
     * Null for persons.
     */
    tagline: string | null;
    /**
     * Null for persons.
     */
    accent_color: string | null;
    /**
     * The organization that made the agent; null for persons.
     */
    organization: string | null;
    /**
     * Null for persons.
     */
    visibility: PublicVisibility | null;
};

export type ContactProfile = {
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
    /**
     * The name that people see.
     */
    name: string;
    /**
     * A short text about the account, at most 200 characters; null when none is set.
     */
    tagline: string | null;
    /**
     * An absolute https URL of a picture, at most 2048 characters; null when none is set.
     */
    avatar: string | null;
    /**
     * Colour of the profile as `#` and six hexadecimal digits; null when none is set.
     */
    accent_color: string | null;
    visibility: PublicVisibility;
};

export type User = {
    user_id: Id;
    /**
     * The name that people see.
     */
    name: string;
    /**
     * In E.164 form; null while the person has no verified number.
     */
    phone_number: string | null;
};

/**
 * The short name of an agent or a person, one space for both, compared without regard to case.
 */
export type Handle = string;

/**
 * The name that people read, with a visible character and without control characters (AMB-165).
 */
export type DisplayName = string;

/**
 * One line about the agent, without control characters (AMB-165).
 */
export type Tagline = string;

/**
 * The https address of a picture.
 */
export type Avatar = string;

/**
 * A colour as
 */
export type AccentColor = string;

/**
 * The organization that made the agent, shown to everybody who sees the agent (AMB-165).
 */
export type Organization = string;

/**
 * Makes a creation repeatable. The same value from the same caller answers what was stored the first time, and with another content it is refused with 409 idempotency_conflict.
 */
export type RequestId = string;

export type CreateAgentRequest = {
    handle: Handle;
    display_name: DisplayName;
    tagline?: Tagline;
    avatar?: Avatar;
    accent_color?: AccentColor;
    organization?: Organization;
    visibility?: Visibility;
    request_id?: RequestId;
};

/**
 * RFC 3339 in UTC with milliseconds.
 */
export type Timestamp = string;

/**
 * An agent as its owner sees it.
 */
export type Agent = {
    id: Id;
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
    /**
     * The name that people see, 1 to 100 characters.
     */
    display_name: string;
    /**
     * A short text about the account, at most 200 characters; null when none is set.
     */
    tagline: string | null;
    /**
     * An absolute https URL of a picture, at most 2048 characters; null when none is set.
     */
    avatar: string | null;
    /**
     * Colour of the profile as `#` and six hexadecimal digits; null when none is set.
     */
    accent_color: string | null;
    /**
     * The organization behind the account, 1 to 100 characters; null when none is set.
     */
    organization: string | null;
    visibility: Visibility;
    /**
     * Whether others may send tasks to this account.
     */
    accepts_tasks: boolean;
    /**
     * Whether the agent accepts calls, as its owner says; a project-defined member (AMB-195).
     */
    accepts_calls?: boolean;
    created_at: Timestamp;
};

export type AgentReply = {
    agent: Agent;
};

export type CreatedAgent = {
    agent: Agent;
    /**
     * The Agent Token, shown here and never again.
     */
    agent_token: string;
};

export type UpdateSettingsRequest = {
    /**
     * Whether others may send tasks to this account.
     */
    accepts_tasks: boolean;
};

export type Settings = {
    /**
     * Whether others may send tasks to this account.
     */
    accepts_tasks: boolean;
};

export type StartDeviceAuthorizationRequest = {
    /**
     * The name of the client program, at most 200 characters.
     */
    client_id?: string;
    /**
     * What asks to be paired, shown to the person, without control characters (AMB-165).
     */
    client_name?: string;
    /**
     * Scopes that are asked for, at most 1000 characters; the server gives one kind of token only.
     */
    scope?: string;
};

export type DeviceCode = {
    /**
     * A secret of the device.
     */
    device_code: string;
    /**
     * What the person types.
     */
    user_code: string;
    /**
     * Where the person types it.
     */
    verification_uri: string;
    /**
     * The same with the code filled in.
     */
    verification_uri_complete: string;
    /**
     * Seconds until the codes are worthless.
     */
    expires_in: number;
    /**
     * Seconds between two polls.
     */
    interval: number;
};

/**
 * The code that a person types.
 */
export type UserCode = string;

/**
 * Whether the person has decided, and how.
 */
export const DeviceAuthorizationStatus = {
    PENDING: 'pending',
    APPROVED: 'approved',
    DENIED: 'denied'
} as const;

/**
 * Whether the person has decided, and how.
 */
export type DeviceAuthorizationStatus = typeof DeviceAuthorizationStatus[keyof typeof DeviceAuthorizationStatus];

export type DeviceAuthorization = {
    status: DeviceAuthorizationStatus;
    /**
     * The code that the person types in, at most 64 characters.
     */
    user_code: string;
    /**
     * The name of the client program for people, at most 200 characters; null when it gave none.
     */
    client_name?: string | null;
    /**
     * Seconds that are left.
     */
    expires_in?: number;
};

export type ExchangeDeviceCodeRequest = {
    /**
     * The secret code by which the device asks for its token, at most 512 characters.
     */
    device_code: string;
    /**
     * When given, urn:ietf:params:oauth:grant-type:device_code; anything else is an unsupported_grant_type.
     */
    grant_type?: string;
    /**
     * The name of the client program, at most 200 characters.
     */
    client_id?: string;
};

export type DeviceToken = {
    /**
     * The session. It acts as the person and is no Agent Token.
     */
    access_token: string;
    /**
     * How the token is sent, always `Bearer`.
     */
    token_type: 'Bearer';
    /**
     * Seconds until the session ends.
     */
    expires_in: number;
};

/**
 * The failure body of OAuth 2.0 (RFC 6749, RFC 8628).
 */
export type DeviceTokenErrorBody = {
    /**
     * One of authorization_pending, slow_down, access_denied, expired_token, invalid_grant, invalid_request and unsupported_grant_type; in an outage server_error or temporarily_unavailable.
     */
    error: string;
    /**
     * A sentence for people about the error.
     */
    error_description: string;
};

/**
 * The id that the sender generates for its message, msg_ and a lower-case ULID. It is the idempotency key.
 */
export type MessageId = string;

export type HandleMention = {
    handle: HandleReference;
};

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
 * An absolute https address.
 */
export type HttpsUrl = string;

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
export type Part = ({
    type: 'text';
} & TextPart) | ({
    type: 'link';
} & LinkPart) | ({
    type: 'data';
} & DataPart) | ({
    type: 'media';
} & MediaPart);

/**
 * Which message, or which part of it, this one answers. The quote is drawn by whoever shows it.
 */
export type ReplyPointer = {
    message_id: Id;
    part_id?: Id;
};

/**
 * What every send holds, whatever its route.
 */
export type NewMessage = {
    message_id: MessageId;
    /**
     * In the order of presentation.
     */
    parts: Array<Part>;
    /**
     * A plain rendering of the whole message, kept as it was sent.
     */
    text?: string;
    reply_to?: ReplyPointer;
    /**
     * Client data about the send. It is no part of the message. Its member a2uiClientDataModel, when there is one, has to fit the schema of that name.
     */
    metadata?: {
        [key: string]: unknown;
    };
};

export type SendMessageRequest = NewMessage & {
    chat_id: Id;
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

export type History = {
    /**
     * Newest first.
     */
    messages: Array<Message>;
    /**
     * Whether older messages of the caller's window exist.
     */
    has_more: boolean;
};

export type ChatMessageRequest = NewMessage & {
    /**
     * When given, the chat of the path.
     */
    chat_id?: Id;
};

/**
 * Whom the text mentions, by handle or user id.
 */
export type StrictMention = Mention;

/**
 * The piece of the text that is meant, in UTF-16 code units.
 */
export type StrictTextRange = TextRange;

export type StrictStyledRange = StyledRange;

export type StrictTextPart = TextPart & {
    /**
     * The kind of the part.
     */
    type: 'text';
    mention?: StrictMention;
    mention_range?: StrictTextRange;
    /**
     * Styles of the text, at most 256; a bare name styles the whole text.
     */
    styles?: Array<TextStyle | StrictStyledRange>;
};

export type StrictLinkPart = LinkPart & {
    /**
     * The kind of the part.
     */
    type: 'link';
};

export type StrictDataPart = DataPart & {
    /**
     * The kind of the part.
     */
    type: 'data';
};

export type StrictMediaPart = MediaPart & {
    /**
     * The kind of the part.
     */
    type: 'media';
};

/**
 * One piece of a message that may hold the described members only.
 */
export type StrictPart = ({
    type: 'text';
} & StrictTextPart) | ({
    type: 'link';
} & StrictLinkPart) | ({
    type: 'data';
} & StrictDataPart) | ({
    type: 'media';
} & StrictMediaPart);

/**
 * The message, and perhaps the part of it, that is answered.
 */
export type StrictReplyPointer = ReplyPointer;

export type StrictChatMessageRequest = ChatMessageRequest & {
    /**
     * The parts of the message in the order of presentation, 1 to 100.
     */
    parts?: Array<StrictPart>;
    reply_to?: StrictReplyPointer;
};

export type MessageReply = {
    message: Message;
};

/**
 * A stored file, by its id and its URL.
 */
export type Attachment = {
    /**
     * What a media part names as attachment_id. It opens nothing by itself.
     */
    id: string;
    /**
     * A capability URL. Whoever has it can read the bytes.
     */
    url: string;
};

export type UploadReply = {
    attachment: Attachment;
};

/**
 * One emoji, at most 64 bytes.
 */
export type Emoji = string;

export type ReactRequest = {
    /**
     * Whether to add or to remove the reaction.
     */
    operation: 'add' | 'remove';
    /**
     * The kind of the reaction.
     */
    type: 'emoji';
    emoji: Emoji;
    /**
     * The part that the reaction sits on. Left out, it sits on the whole message.
     */
    target_part_id?: Id;
};

export type ReactReply = {
    /**
     * Whether the request changed anything; false for a repeat.
     */
    changed: boolean;
};

export type WatermarkRequest = {
    message_id: Id;
};

/**
 * How far one participant of a direct chat has come. It never moves back.
 */
export type Receipt = {
    chat_id: Id;
    recipient: Party;
    /**
     * Whether the message was delivered or read.
     */
    status: 'delivered' | 'read';
    message_id: Id;
    /**
     * The position in the chat of that message; everything up to it is covered.
     */
    through_sequence: Sequence;
    updated_at: Timestamp;
};

export type ReceiptReply = {
    receipt: Receipt;
    /**
     * Whether this call moved the watermark.
     */
    advanced: boolean;
};

export type TypingRequest = {
    /**
     * True when typing starts or goes on, false when it stops.
     */
    started: boolean;
};

/**
 * Members of every event beside its data; chat_id is null where an event of an unlisted type is about no chat. Reading one again gives the same content.
 */
export type EventEnvelope = {
    /**
     * Unique. Readers use it to recognise a repetition.
     */
    event_id: string;
    /**
     * The position in this log.
     */
    sequence: Sequence;
    /**
     * The kind of event.
     */
    event_type: string;
    /**
     * Whose log this is.
     */
    agent_id: string;
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id?: string | null;
    created_at: Timestamp;
    /**
     * The version of the event's form.
     */
    schema_version: string;
};

export type MessageReceivedEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * The kind of event.
     */
    event_type: 'message.received';
    /**
     * The message that was received.
     */
    data: {
        /**
         * The whole message as it was accepted, without later reactions and stamps.
         */
        message: Message;
    };
};

/**
 * Who has received or read the chat, and up to which message.
 */
export type WatermarkData = {
    /**
     * The position in the chat up to which the recipient has come.
     */
    through_sequence: Sequence;
    /**
     * The participant whose watermark moved.
     */
    recipient: Party;
    /**
     * The newest message that the watermark covers.
     */
    message_id?: string;
};

export type MessageDeliveredEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * The kind of event.
     */
    event_type: 'message.delivered';
    data: WatermarkData;
};

export type MessageReadEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * The kind of event.
     */
    event_type: 'message.read';
    data: WatermarkData;
};

/**
 * Who came or left, who did it, and from which position it holds.
 */
export type MembershipData = {
    /**
     * Who joined or left.
     */
    participant: Party;
    /**
     * Who caused it.
     */
    actor: Party;
    /**
     * The first position in the chat that the participant sees, or the last.
     */
    effective_sequence: Sequence;
};

export type ParticipantAddedEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * The kind of event.
     */
    event_type: 'participant.added';
    data: MembershipData;
};

export type ParticipantRemovedEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * The kind of event.
     */
    event_type: 'participant.removed';
    data: MembershipData;
};

export type GroupNameUpdatedEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * The kind of event.
     */
    event_type: 'chat.group_name_updated';
    /**
     * The new name, the one before, and who changed it.
     */
    data: {
        /**
         * The new name of the group, 1 to 100 characters.
         */
        group_name: string;
        /**
         * The name before the change; null when there was none.
         */
        previous_group_name: string | null;
        actor: Party;
    };
};

/**
 * The reaction that was added or removed.
 */
export type ReactionData = {
    /**
     * The reaction and the message that it sits on, by id only.
     */
    reaction: Reaction;
};

export type ReactionAddedEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * The kind of event.
     */
    event_type: 'reaction.added';
    data: ReactionData;
};

export type ReactionRemovedEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * The kind of event.
     */
    event_type: 'reaction.removed';
    data: ReactionData;
};

/**
 * An event of a type that this description does not list.
 */
export type UnknownEvent = EventEnvelope & {
    /**
     * What the event tells.
     */
    data: {
        [key: string]: unknown;
    };
    /**
     * The kind of event.
     */
    event_type: string;
};

/**
 * An event of the log, told apart by event_type. Readers pass over types that they do not know: UnknownEvent describes those, and `unknown`, its name in the mapping, is never sent. It lets generated types tell the others apart (AMB-184).
 */
export type Event = ({
    event_type: 'message.received';
} & MessageReceivedEvent) | ({
    event_type: 'message.delivered';
} & MessageDeliveredEvent) | ({
    event_type: 'message.read';
} & MessageReadEvent) | ({
    event_type: 'participant.added';
} & ParticipantAddedEvent) | ({
    event_type: 'participant.removed';
} & ParticipantRemovedEvent) | ({
    event_type: 'chat.group_name_updated';
} & GroupNameUpdatedEvent) | ({
    event_type: 'reaction.added';
} & ReactionAddedEvent) | ({
    event_type: 'reaction.removed';
} & ReactionRemovedEvent) | ({
    event_type: 'unknown';
} & UnknownEvent);

export type EventPage = {
    /**
     * In the order of their positions, without holes.
     */
    events: Array<Event>;
    /**
     * What to pass as after for the next page.
     */
    next_cursor: Sequence;
    /**
     * The highest position in the log, 0 while it is empty.
     */
    latest: Sequence;
    /**
     * Whether the log goes on after this page.
     */
    has_more: boolean;
    /**
     * The history that the sequences belong to. It changes when a backup was restored or the database was replaced: a position of another epoch may name other events (AMB-240).
     */
    log_epoch?: string;
};

/**
 * An https address. Addresses of private networks are refused unless the operator allows them. A demo on your own machine takes http addresses of that machine too.
 */
export type WebhookUrl = string;

export type CreateWebhookRequest = {
    url: WebhookUrl;
};

/**
 * A webhook and how its deliveries went.
 */
export type Webhook = {
    id: Id;
    /**
     * The https URL that receives the events, at most 2048 characters.
     */
    url: string;
    /**
     * A paused webhook receives nothing. The status of an answer never pauses it.
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

export type WebhookWithSecret = Webhook & {
    /**
     * whsec_ and the base64 of the key that signs the requests.
     */
    signing_secret: string;
};

/**
 * Both spellings are read.
 */
export const A2UiVersion = { V0_9: 'v0.9', V0_9_1: 'v0.9.1' } as const;

/**
 * Both spellings are read.
 */
export type A2UiVersion = typeof A2UiVersion[keyof typeof A2UiVersion];

/**
 * Chosen by whoever creates the surface, among all surfaces of the chat.
 */
export type SurfaceId = string;

/**
 * One component. What else it holds is its catalog's business.
 */
export type A2UiComponent = {
    /**
     * The id of the component, unique in its surface.
     */
    id: string;
    /**
     * Its name in the catalog.
     */
    component: string;
    [key: string]: unknown;
};

/**
 * A JSON Pointer (RFC 6901).
 */
export type JsonPointer = string;

/**
 * The handle, without regard to case.
 */
export type ProfileHandle = HandleReference;

/**
 * The chat. One that the caller was never a member of is answered like one that does not exist.
 */
export type ChatId = Id;

/**
 * The most messages that one page may hold.
 */
export type HistoryLimit = number;

/**
 * Only messages of the chat before this position. Left out, the page ends with the newest.
 */
export type BeforeSequence = number;

/**
 * What the bytes are called where they are saved: UTF-8, percent-encoded, of at most 255 characters after decoding, without path separators and control characters.
 */
export type Filename = string;

/**
 * The message, by the id that its sender gave it.
 */
export type MessageIdInPath = Id;

/**
 * The highest position that the reader has dealt with. 0 is the whole log.
 */
export type After = number;

/**
 * Seconds to wait when there is nothing new.
 */
export type Timeout = number;

/**
 * The most events that one page may hold.
 */
export type EventsLimit = number;

/**
 * The log_epoch of the page or socket that after comes from. When the log has another epoch by now, as after a restored backup, the page begins behind the last event that both have, and comes at once (AMB-240).
 */
export type LogEpoch = string;

/**
 * The event_id, the same on every attempt.
 */
export type WebhookId = string;

/**
 * Whole Unix seconds of this attempt. Receivers refuse what is more than five minutes off.
 */
export type WebhookTimestamp = string;

/**
 * One or more signatures, separated by spaces. Each is v1, and the base64 of HMAC-SHA256 over webhook-id, a dot, webhook-timestamp, a dot and the raw body, keyed with the bytes that the base64 after whsec_ stands for.
 */
export type WebhookSignature = string;

export type GetOwnAgentData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/agents/me';
};

export type GetOwnAgentErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type GetOwnAgentError = GetOwnAgentErrors[keyof GetOwnAgentErrors];

export type GetOwnAgentResponses = {
    /**
     * The agent.
     */
    200: OwnAgent;
};

export type GetOwnAgentResponse = GetOwnAgentResponses[keyof GetOwnAgentResponses];

export type GetAgentProfileData = {
    body?: never;
    path: {
        /**
         * The handle, without regard to case.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/v1/agents/{handle}/profile';
};

export type GetAgentProfileErrors = {
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
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

export type GetAgentProfileError = GetAgentProfileErrors[keyof GetAgentProfileErrors];

export type GetAgentProfileResponses = {
    /**
     * The profile.
     */
    200: PublicProfile;
};

export type GetAgentProfileResponse = GetAgentProfileResponses[keyof GetAgentProfileResponses];

export type GetContactProfileData = {
    body?: never;
    path: {
        /**
         * The handle, without regard to case.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/v1/contacts/{handle}/profile';
};

export type GetContactProfileErrors = {
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
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

export type GetContactProfileError = GetContactProfileErrors[keyof GetContactProfileErrors];

export type GetContactProfileResponses = {
    /**
     * The contact.
     */
    200: ContactProfile;
};

export type GetContactProfileResponse = GetContactProfileResponses[keyof GetContactProfileResponses];

export type GetUserData = {
    body?: never;
    path: {
        /**
         * The stable id of the person, as messages and receipts carry it.
         */
        user_id: Id;
    };
    query?: never;
    url: '/v1/users/{user_id}';
};

export type GetUserErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
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

export type GetUserError = GetUserErrors[keyof GetUserErrors];

export type GetUserResponses = {
    /**
     * The person.
     */
    200: User;
};

export type GetUserResponse = GetUserResponses[keyof GetUserResponses];

export type CreateAgentData = {
    body: CreateAgentRequest;
    path?: never;
    query?: never;
    url: '/v1/me/agents';
};

export type CreateAgentErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * handle_taken, handle_reserved, or limit_exceeded when the caller has as many as it may have.
     */
    409: ErrorBody;
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

export type CreateAgentError = CreateAgentErrors[keyof CreateAgentErrors];

export type CreateAgentResponses = {
    /**
     * The agent that an earlier request with this request_id made.
     */
    200: AgentReply;
    /**
     * The new agent and its token.
     */
    201: CreatedAgent;
};

export type CreateAgentResponse = CreateAgentResponses[keyof CreateAgentResponses];

export type UpdateSettingsData = {
    body: UpdateSettingsRequest;
    path?: never;
    query?: never;
    url: '/v1/me';
};

export type UpdateSettingsErrors = {
    /**
     * invalid_request. Settings and pairing answer a request that breaks its rules with this status.
     */
    400: ErrorBody;
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
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

export type UpdateSettingsError = UpdateSettingsErrors[keyof UpdateSettingsErrors];

export type UpdateSettingsResponses = {
    /**
     * The stored settings.
     */
    200: Settings;
};

export type UpdateSettingsResponse = UpdateSettingsResponses[keyof UpdateSettingsResponses];

export type StartDeviceAuthorizationData = {
    body?: StartDeviceAuthorizationRequest;
    path?: never;
    query?: never;
    url: '/api/auth/device/code';
};

export type StartDeviceAuthorizationErrors = {
    /**
     * invalid_request. Settings and pairing answer a request that breaks its rules with this status.
     */
    400: ErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: ErrorBody;
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

export type StartDeviceAuthorizationError = StartDeviceAuthorizationErrors[keyof StartDeviceAuthorizationErrors];

export type StartDeviceAuthorizationResponses = {
    /**
     * The codes of the new request.
     */
    200: DeviceCode;
};

export type StartDeviceAuthorizationResponse = StartDeviceAuthorizationResponses[keyof StartDeviceAuthorizationResponses];

export type GetDeviceAuthorizationData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The code that the device shows.
         */
        user_code: UserCode;
    };
    url: '/api/auth/device';
};

export type GetDeviceAuthorizationErrors = {
    /**
     * invalid_request. Settings and pairing answer a request that breaks its rules with this status.
     */
    400: ErrorBody;
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
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

export type GetDeviceAuthorizationError = GetDeviceAuthorizationErrors[keyof GetDeviceAuthorizationErrors];

export type GetDeviceAuthorizationResponses = {
    /**
     * The state of the request.
     */
    200: DeviceAuthorization;
};

export type GetDeviceAuthorizationResponse = GetDeviceAuthorizationResponses[keyof GetDeviceAuthorizationResponses];

export type ExchangeDeviceCodeData = {
    body: ExchangeDeviceCodeRequest;
    path?: never;
    query?: never;
    url: '/api/auth/device/token';
};

export type ExchangeDeviceCodeErrors = {
    /**
     * There is no session to hand out; error says why and whether to go on polling.
     */
    400: DeviceTokenErrorBody;
    /**
     * rate_limited. Too many requests for now.
     */
    429: ErrorBody;
    /**
     * server_error. A fault of the server; polling goes on.
     */
    500: DeviceTokenErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now; polling goes on after Retry-After.
     */
    503: DeviceTokenErrorBody;
};

export type ExchangeDeviceCodeError = ExchangeDeviceCodeErrors[keyof ExchangeDeviceCodeErrors];

export type ExchangeDeviceCodeResponses = {
    /**
     * A session bearer.
     */
    200: DeviceToken;
};

export type ExchangeDeviceCodeResponse = ExchangeDeviceCodeResponses[keyof ExchangeDeviceCodeResponses];

export type SendMessageData = {
    body: SendMessageRequest;
    path?: never;
    query?: never;
    url: '/v1/messages';
};

export type SendMessageErrors = {
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
     * idempotency_conflict. Another sender has used this message_id.
     */
    409: ErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: ErrorBody;
    /**
     * invalid_request. The send breaks a rule of this description, or one of A2UI, which `a2ui_errors` tells more of; nothing of it was applied.
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

export type SendMessageError = SendMessageErrors[keyof SendMessageErrors];

export type SendMessageResponses = {
    /**
     * The message is stored.
     */
    202: {
        message_id: Id;
        message: Message;
    };
};

export type SendMessageResponse = SendMessageResponses[keyof SendMessageResponses];

export type ListMessagesData = {
    body?: never;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: {
        /**
         * The most messages that one page may hold.
         */
        limit?: number;
        /**
         * Only messages of the chat before this position. Left out, the page ends with the newest.
         */
        before_sequence?: number;
    };
    url: '/v1/chats/{id}/messages';
};

export type ListMessagesErrors = {
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

export type ListMessagesError = ListMessagesErrors[keyof ListMessagesErrors];

export type ListMessagesResponses = {
    /**
     * A page of messages.
     */
    200: History;
};

export type ListMessagesResponse = ListMessagesResponses[keyof ListMessagesResponses];

export type SendChatMessageData = {
    body: ChatMessageRequest;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/chats/{id}/messages';
};

export type SendChatMessageErrors = {
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
     * idempotency_conflict. Another sender has used this message_id.
     */
    409: ErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: ErrorBody;
    /**
     * invalid_request. The send breaks a rule of this description, or one of A2UI, which `a2ui_errors` tells more of; nothing of it was applied.
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

export type SendChatMessageError = SendChatMessageErrors[keyof SendChatMessageErrors];

export type SendChatMessageResponses = {
    /**
     * The message is stored.
     */
    201: {
        /**
         * The messages in the order of their sequence.
         */
        messages: Array<Message>;
    };
};

export type SendChatMessageResponse = SendChatMessageResponses[keyof SendChatMessageResponses];

export type SendStrictChatMessageData = {
    body: StrictChatMessageRequest;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v2/chats/{id}/messages';
};

export type SendStrictChatMessageErrors = {
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
     * idempotency_conflict. Another sender has used this message_id.
     */
    409: ErrorBody;
    /**
     * payload_too_large. The body is over 512 KB (524,288 bytes).
     */
    413: ErrorBody;
    /**
     * invalid_request. The send breaks a rule of this description, or one of A2UI, which `a2ui_errors` tells more of; nothing of it was applied.
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

export type SendStrictChatMessageError = SendStrictChatMessageErrors[keyof SendStrictChatMessageErrors];

export type SendStrictChatMessageResponses = {
    /**
     * The message is stored.
     */
    201: MessageReply;
};

export type SendStrictChatMessageResponse = SendStrictChatMessageResponses[keyof SendStrictChatMessageResponses];

export type UploadAttachmentData = {
    /**
     * At most 100 MB (104857600 bytes). Content-Type is what the bytes will be served as, application/octet-stream when it is left out. Content-Encoding is refused.
     */
    body: Blob | File;
    headers?: {
        /**
         * What the bytes are called where they are saved: UTF-8, percent-encoded, of at most 255 characters after decoding, without path separators and control characters.
         */
        'X-Svc-Filename'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/attachments';
};

export type UploadAttachmentErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * limit_exceeded. There are as many as there may be.
     */
    409: ErrorBody;
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

export type UploadAttachmentError = UploadAttachmentErrors[keyof UploadAttachmentErrors];

export type UploadAttachmentResponses = {
    /**
     * The attachment is stored.
     */
    201: UploadReply;
};

export type UploadAttachmentResponse = UploadAttachmentResponses[keyof UploadAttachmentResponses];

export type ReactData = {
    body: ReactRequest;
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

export type MarkReadData = {
    body: WatermarkRequest;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/chats/{id}/read';
};

export type MarkReadErrors = {
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

export type MarkReadError = MarkReadErrors[keyof MarkReadErrors];

export type MarkReadResponses = {
    /**
     * The watermark after the call.
     */
    200: ReceiptReply;
};

export type MarkReadResponse = MarkReadResponses[keyof MarkReadResponses];

export type MarkDeliveredData = {
    body: WatermarkRequest;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/chats/{id}/delivered';
};

export type MarkDeliveredErrors = {
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

export type MarkDeliveredError = MarkDeliveredErrors[keyof MarkDeliveredErrors];

export type MarkDeliveredResponses = {
    /**
     * The watermark after the call.
     */
    200: ReceiptReply;
};

export type MarkDeliveredResponse = MarkDeliveredResponses[keyof MarkDeliveredResponses];

export type SetTypingData = {
    body: TypingRequest;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/chats/{id}/typing';
};

export type SetTypingErrors = {
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

export type SetTypingError = SetTypingErrors[keyof SetTypingErrors];

export type SetTypingResponses = {
    /**
     * The signal was taken.
     */
    204: void;
};

export type SetTypingResponse = SetTypingResponses[keyof SetTypingResponses];

export type ListEventsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The highest position that the reader has dealt with. 0 is the whole log.
         */
        after?: number;
        /**
         * Seconds to wait when there is nothing new.
         */
        timeout?: number;
        /**
         * The most events that one page may hold.
         */
        limit?: number;
        /**
         * The log_epoch of the page or socket that after comes from. When the log has another epoch by now, as after a restored backup, the page begins behind the last event that both have, and comes at once (AMB-240).
         */
        log_epoch?: string;
    };
    url: '/v1/events';
};

export type ListEventsErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type ListEventsError = ListEventsErrors[keyof ListEventsErrors];

export type ListEventsResponses = {
    /**
     * A page of the log.
     */
    200: EventPage;
};

export type ListEventsResponse = ListEventsResponses[keyof ListEventsResponses];

export type CreateWebhookData = {
    body: CreateWebhookRequest;
    path?: never;
    query?: never;
    url: '/v1/webhooks';
};

export type CreateWebhookErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * limit_exceeded. There are as many as there may be.
     */
    409: ErrorBody;
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

export type CreateWebhookError = CreateWebhookErrors[keyof CreateWebhookErrors];

export type CreateWebhookResponses = {
    /**
     * The webhook and its secret.
     */
    201: WebhookWithSecret;
};

export type CreateWebhookResponse = CreateWebhookResponses[keyof CreateWebhookResponses];

export type MessageReceivedWebhookPayload = MessageReceivedEvent;

export type MessageReceivedWebhookRequest = {
    body: MessageReceivedWebhookPayload;
    key: 'messageReceived';
    path?: never;
    query?: never;
};

export type MessageDeliveredWebhookPayload = MessageDeliveredEvent;

export type MessageDeliveredWebhookRequest = {
    body: MessageDeliveredWebhookPayload;
    key: 'messageDelivered';
    path?: never;
    query?: never;
};

export type MessageReadWebhookPayload = MessageReadEvent;

export type MessageReadWebhookRequest = {
    body: MessageReadWebhookPayload;
    key: 'messageRead';
    path?: never;
    query?: never;
};

export type ParticipantAddedWebhookPayload = ParticipantAddedEvent;

export type ParticipantAddedWebhookRequest = {
    body: ParticipantAddedWebhookPayload;
    key: 'participantAdded';
    path?: never;
    query?: never;
};

export type ParticipantRemovedWebhookPayload = ParticipantRemovedEvent;

export type ParticipantRemovedWebhookRequest = {
    body: ParticipantRemovedWebhookPayload;
    key: 'participantRemoved';
    path?: never;
    query?: never;
};

export type GroupNameUpdatedWebhookPayload = GroupNameUpdatedEvent;

export type GroupNameUpdatedWebhookRequest = {
    body: GroupNameUpdatedWebhookPayload;
    key: 'groupNameUpdated';
    path?: never;
    query?: never;
};

export type ReactionAddedWebhookPayload = ReactionAddedEvent;

export type ReactionAddedWebhookRequest = {
    body: ReactionAddedWebhookPayload;
    key: 'reactionAdded';
    path?: never;
    query?: never;
};

export type ReactionRemovedWebhookPayload = ReactionRemovedEvent;

export type ReactionRemovedWebhookRequest = {
    body: ReactionRemovedWebhookPayload;
    key: 'reactionRemoved';
    path?: never;
    query?: never;
};
