// Generated from spec/ by `npm run generate`. Never edited by hand.

export type ClientOptions = {
    baseUrl: 'http://127.0.0.1:8787' | (string & {});
};

export type SocketServerFrame = SocketHello | SocketEvent | SocketEphemeral | SocketPing;

export type SocketClientFrame = SocketAck | SocketPong;

/**
 * Fixed when the chat is made. A chat of two parties is direct; a group that shrinks to two stays a group.
 */
export const ChatKind = { DIRECT: 'direct', GROUP: 'group' } as const;

/**
 * Fixed when the chat is made. A chat of two parties is direct; a group that shrinks to two stays a group.
 */
export type ChatKind = typeof ChatKind[keyof typeof ChatKind];

/**
 * An opaque id. Only its prefix is part of the interface.
 */
export type Id = string;

/**
 * An agent or a person as others see it in messages, events and receipts.
 */
export type Party = {
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
 * A position, from 1. Positions in a chat and positions in an event log are never comparable.
 */
export type Sequence = number;

export type Participant = Party & {
    /**
     * The first position in the chat that this member sees.
     */
    joined_sequence: Sequence;
    role: 'owner' | 'member';
};

/**
 * RFC 3339 in UTC with milliseconds.
 */
export type Timestamp = string;

export type Chat = {
    id: Id;
    kind: ChatKind;
    /**
     * Null in a direct chat.
     */
    group_name: string | null;
    /**
     * Pending while the chat waits in the requests of a person, for both sides; whether the person declined is not shown.
     */
    status: 'active' | 'pending';
    /**
     * Who is in the chat. A person in whose requests it waits is not, to the others.
     */
    participants: Array<Participant>;
    /**
     * Handles of persons who were asked and have not come, as they were given; shown to persons, and to the agent that opened the chat.
     */
    invited: Array<string>;
    /**
     * The position of the newest message, 0 in an empty chat.
     */
    last_sequence: Sequence;
    created_at: Timestamp;
};

/**
 * The cursor of the next page, null on the last one.
 */
export type NextCursor = string | null;

export type ChatList = {
    chats: Array<Chat>;
    next_cursor: NextCursor;
    has_more: boolean;
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

export type GroupName = string;

/**
 * Makes a creation repeatable. The same value from the same caller answers what was stored the first time.
 */
export type RequestId = string;

export type CreateChatRequest = {
    kind: ChatKind;
    /**
     * The other members, exactly one for a direct chat.
     */
    handles: Array<HandleReference>;
    group_name?: GroupName;
    request_id?: RequestId;
};

export type CreatedChat = {
    chat: Chat;
    /**
     * Whether this request made it.
     */
    created: boolean;
};

export type ChatReply = {
    chat: Chat;
};

export type RenameChatRequest = {
    group_name: GroupName;
};

export type AddParticipantRequest = {
    handle: HandleReference;
};

export type ParticipantReply = {
    participant: Participant;
};

export type InvitationReply = {
    invitation: {
        handle: string;
        status: 'pending';
    };
};

/**
 * Whose requests are listed. Contacts reach the person without a request, unless it is nobody.
 */
export const RequestsFrom = {
    EVERYBODY: 'everybody',
    CONTACTS: 'contacts',
    NOBODY: 'nobody'
} as const;

/**
 * Whose requests are listed. Contacts reach the person without a request, unless it is nobody.
 */
export type RequestsFrom = typeof RequestsFrom[keyof typeof RequestsFrom];

export type OwnUser = {
    user_id: Id;
    handle: string;
    name: string;
    requests_from: RequestsFrom;
};

export type DeleteAccountRequest = {
    /**
     * The person's own handle, so that nobody does this by mistake.
     */
    confirm: string;
};

/**
 * What a deletion leaves to be cleared outside of the database.
 */
export type Cleanup = {
    /**
     * completed when everything is cleared, pending while a retry still has work.
     */
    status: 'completed' | 'pending';
    receipt_id: Id;
};

export type DeletionReply = {
    deleted: true;
    cleanup: Cleanup;
};

export type UpdateOwnUserRequest = {
    requests_from?: RequestsFrom;
    /**
     * Of agents; refused.
     */
    accepts_tasks?: boolean;
};

export type CleanupReply = {
    cleanup: Cleanup;
};

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
 * An agent as its owner sees it.
 */
export type Agent = {
    id: Id;
    handle: string;
    display_name: string;
    tagline: string | null;
    avatar: string | null;
    accent_color: string | null;
    organization: string | null;
    visibility: Visibility;
    accepts_tasks: boolean;
    created_at: Timestamp;
};

export type OwnedAgent = {
    agent: Agent;
    owner: {
        user_id: Id;
    };
};

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

export type UpdateOwnedAgentRequest = {
    display_name?: DisplayName;
    tagline?: Tagline | null;
    avatar?: Avatar | null;
    accent_color?: AccentColor | null;
    visibility?: Visibility;
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

export type AccessLists = {
    /**
     * While it is not empty, only these may begin a chat, and the owner. At most 1000 handles.
     */
    allow: Array<HandleReference>;
    /**
     * These never may. At most 1000 handles.
     */
    deny: Array<HandleReference>;
};

export type Installation = {
    id: Id;
    agent_handle: string;
    /**
     * Whether the agent is part of the service and cannot be removed.
     */
    built_in: boolean;
    chat_id: Id;
    created_at: Timestamp;
};

export type InstallationReply = {
    installation: Installation;
    /**
     * Whether this request made the difference.
     */
    changed: boolean;
};

export type Session = {
    id: Id;
    /**
     * What the device that was paired called itself, null where there was none.
     */
    client_name: string | null;
    /**
     * Whether it is the session of this request.
     */
    current: boolean;
    created_at: Timestamp;
    /**
     * When it was last used, to the hour; null before the first use.
     */
    last_seen_at: Timestamp | null;
    expires_at: Timestamp;
};

/**
 * Only a published listing of a public agent is in the directory.
 */
export const ListingStatus = {
    IN_REVIEW: 'in_review',
    APPROVED: 'approved',
    PUBLISHED: 'published',
    REJECTED: 'rejected'
} as const;

/**
 * Only a published listing of a public agent is in the directory.
 */
export type ListingStatus = typeof ListingStatus[keyof typeof ListingStatus];

/**
 * The id of a category.
 */
export const Category = {
    ASSISTANTS: 'assistants',
    BUSINESS: 'business',
    CREATIVITY: 'creativity',
    CUSTOMER_SERVICE: 'customer_service',
    DATA: 'data',
    DEVELOPMENT: 'development',
    EDUCATION: 'education',
    ENTERTAINMENT: 'entertainment',
    FINANCE: 'finance',
    GAMES: 'games',
    HEALTH: 'health',
    HOME: 'home',
    LANGUAGE: 'language',
    LEGAL: 'legal',
    MARKETING: 'marketing',
    NEWS: 'news',
    PRODUCTIVITY: 'productivity',
    RESEARCH: 'research',
    SHOPPING: 'shopping',
    SOCIAL: 'social',
    TRAVEL: 'travel',
    UTILITIES: 'utilities'
} as const;

/**
 * The id of a category.
 */
export type Category = typeof Category[keyof typeof Category];

export type Listing = {
    status: ListingStatus;
    categories: Array<Category>;
    tasks: Array<string>;
    /**
     * Why it was rejected, where a reason was given.
     */
    reason: string | null;
    submitted_at: Timestamp;
    /**
     * When its state changed last; null while nobody has looked at it.
     */
    decided_at: Timestamp | null;
};

export type ListingReply = {
    listing: Listing;
};

/**
 * What an agent does for people, in a few words.
 */
export type Task = string;

export type SubmitListingRequest = {
    categories: Array<Category>;
    tasks: Array<Task>;
};

export type DirectoryEntry = {
    handle: string;
    name: string;
    tagline: string | null;
    avatar: string | null;
    accent_color: string | null;
    organization: string | null;
    categories: Array<Category>;
    tasks: Array<string>;
    /**
     * Whether other agents may give it tasks.
     */
    accepts_tasks: boolean;
};

export type CategoryCount = {
    id: Category;
    /**
     * The name that people read.
     */
    name: string;
    agent_count: number;
};

export type ContactCard = {
    handle: string;
    name: string;
    tagline: string | null;
    avatar: string | null;
    accent_color: string | null;
    /**
     * A page for people about the agent.
     */
    share_url: string;
};

export type ContactCardReply = {
    contact_card: ContactCard;
};

export type UpdateContactCardRequest = {
    name?: DisplayName;
    tagline?: Tagline | null;
    avatar?: Avatar | null;
    accent_color?: AccentColor | null;
};

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
    start: number;
    length: number;
};

export const TextStyle = {
    BOLD: 'bold',
    ITALIC: 'italic',
    UNDERLINE: 'underline',
    STRIKETHROUGH: 'strikethrough'
} as const;

export type TextStyle = typeof TextStyle[keyof typeof TextStyle];

export type StyledRange = TextRange & {
    style: TextStyle;
};

export type TextPart = {
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
    type: 'text';
    part_id: PartId;
};

/**
 * An absolute https address.
 */
export type HttpsUrl = string;

export type LinkPart = {
    type: 'link';
    url: HttpsUrl;
    title?: string;
    description?: string;
};

export type StoredLinkPart = LinkPart & {
    type: 'link';
    part_id: PartId;
};

export type DataPart = {
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

export type StoredDataPart = DataPart & {
    type: 'data';
    part_id: PartId;
};

/**
 * A part that was sent with attachment_id shows the address of the bytes beside it.
 */
export type StoredMediaPart = {
    type: 'media';
    part_id: PartId;
    url?: string;
    attachment_id?: string;
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
    type: string;
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
    text?: string | null;
    reply_to?: {
        message_id: Id;
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

/**
 * The id that the sender generates for its message, msg_ and a lower-case ULID. It is the idempotency key.
 */
export type MessageId = string;

export type StrictMention = Mention;

export type StrictTextRange = TextRange;

export type StrictStyledRange = StyledRange;

export type StrictTextPart = TextPart & {
    type: 'text';
    mention?: StrictMention;
    mention_range?: StrictTextRange;
    styles?: Array<TextStyle | StrictStyledRange>;
};

export type StrictLinkPart = LinkPart & {
    type: 'link';
};

export type StrictDataPart = DataPart & {
    type: 'data';
};

export type MediaPart = ({
    url: string;
} | {
    attachment_id: string;
}) & {
    type: 'media';
    url?: HttpsUrl;
    attachment_id?: Id;
    duration_ms?: number;
};

export type StrictMediaPart = MediaPart & {
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
 * Which message, or which part of it, this one answers. The quote is drawn by whoever shows it.
 */
export type ReplyPointer = {
    message_id: Id;
    part_id?: Id;
};

export type StrictReplyPointer = ReplyPointer;

export type OwnMessageRequest = {
    message_id?: MessageId;
    /**
     * When given, the chat of the path.
     */
    chat_id?: Id;
    /**
     * In the order of presentation.
     */
    parts: Array<StrictPart>;
    /**
     * A plain rendering of the whole message, kept as it was sent.
     */
    text?: string;
    reply_to?: StrictReplyPointer;
    /**
     * Client data about the send. It is no part of the message.
     */
    metadata?: {
        [key: string]: unknown;
    };
};

export type MessageReply = {
    message: Message;
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
    a2ui_message: {
        version: 'v0.9.1';
        error: {
            code: 'VALIDATION_FAILED';
            /**
             * Empty when no surface is named.
             */
            surfaceId: string;
            /**
             * A JSON Pointer into what stands under the action of the failing message, or into the metadata of the send; empty when the message as a whole, or something outside of that, is at fault.
             */
            path: string;
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
    error?: {
        /**
         * The HTTP status.
         */
        status?: number;
    };
    a2ui_errors?: A2UiErrors;
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
    started: boolean;
};

export type AttachmentReply = {
    attachment: {
        id: Id;
        /**
         * A capability URL. Whoever has it can read the bytes.
         */
        url: string;
        content_type: string;
        /**
         * Null when the upload named none.
         */
        filename: string | null;
        /**
         * Bytes.
         */
        size: number;
        /**
         * Digest of the bytes in hex.
         */
        sha256: string;
        created_at: Timestamp;
    };
};

export type ContactNote = string;

export type UserRequest = {
    id: Id;
    kind: 'message' | 'contact' | 'group';
    status: 'pending' | 'accepted' | 'declined';
    /**
     * Who asks.
     */
    from: Party;
    /**
     * The same, where an agent asks.
     */
    agent?: Party;
    /**
     * The chat that waits, for the kinds message and group.
     */
    chat_id?: Id;
    /**
     * The name of the group, for the kind group.
     */
    group_name?: string | null;
    /**
     * The first of its messages; absent while there is none.
     */
    message?: Message;
    /**
     * What the agent says to it, for the kind contact.
     */
    note?: ContactNote;
    created_at: Timestamp;
};

export type RequestReply = {
    request: UserRequest;
};

/**
 * A request as its agent may know it. The person is shown as it was named, and in full once it accepted.
 */
export type ContactRequest = {
    id: Id;
    status: 'pending' | 'accepted' | 'expired';
    /**
     * Null once the account is gone.
     */
    handle?: string | null;
    user_id?: string;
    note?: ContactNote;
    created_at: Timestamp;
    expires_at: Timestamp;
};

export type CreateContactRequest = ({
    handle: string;
} | {
    user_id: string;
}) & {
    handle?: HandleReference;
    user_id?: Id;
    note?: ContactNote;
    request_id?: RequestId;
};

export type ContactRequestReply = {
    contact_request: ContactRequest;
};

export type Contact = {
    handle: string;
    name: string | null;
    since: Timestamp;
};

export type DiscoverContactsRequest = {
    /**
     * Phone numbers, at most 250.
     */
    entries: Array<string>;
};

export type DiscoveredContacts = {
    matches: Array<{
        /**
         * Which number, from 0.
         */
        entry_index: number;
        handle: string;
        name: string | null;
    }>;
};

/**
 * What every event has; chat_id is missing where an event of an unlisted type is about no chat. Reading one again gives the same content.
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
    event_type: string;
    /**
     * Whose log this is.
     */
    agent_id: string;
    /**
     * The chat that the event is about.
     */
    chat_id?: string;
    created_at: Timestamp;
    schema_version: string;
    data: {
        [key: string]: unknown;
    };
};

export type ReactionChangedEvent = EventEnvelope & {
    event_type: 'reaction.changed';
    data: {
        change: 'added' | 'removed';
        reaction: Reaction;
    };
};

export type MessageReceivedEvent = EventEnvelope & {
    event_type: 'message.received';
    data: {
        /**
         * The whole message as it was accepted, without later reactions and stamps.
         */
        message: Message;
    };
    /**
     * The chat that the event is about.
     */
    chat_id: string;
};

export type WatermarkData = {
    /**
     * The position in the chat up to which the recipient has come.
     */
    through_sequence: Sequence;
    /**
     * The participant whose watermark moved.
     */
    recipient: Party;
    message_id?: string;
};

export type MessageDeliveredEvent = EventEnvelope & {
    event_type: 'message.delivered';
    data: WatermarkData;
    /**
     * The chat that the event is about.
     */
    chat_id: string;
};

export type MessageReadEvent = EventEnvelope & {
    event_type: 'message.read';
    data: WatermarkData;
    /**
     * The chat that the event is about.
     */
    chat_id: string;
};

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
    event_type: 'participant.added';
    data: MembershipData;
    /**
     * The chat that the event is about.
     */
    chat_id: string;
};

export type ParticipantRemovedEvent = EventEnvelope & {
    event_type: 'participant.removed';
    data: MembershipData;
    /**
     * The chat that the event is about.
     */
    chat_id: string;
};

export type GroupNameUpdatedEvent = EventEnvelope & {
    event_type: 'chat.group_name_updated';
    data: {
        group_name: string;
        previous_group_name: string | null;
        actor: Party;
    };
    /**
     * The chat that the event is about.
     */
    chat_id: string;
};

export type ReactionData = {
    /**
     * The reaction and the message that it sits on, by id only.
     */
    reaction: Reaction;
};

export type ReactionAddedEvent = EventEnvelope & {
    event_type: 'reaction.added';
    data: ReactionData;
    /**
     * The chat that the event is about.
     */
    chat_id: string;
};

export type ReactionRemovedEvent = EventEnvelope & {
    event_type: 'reaction.removed';
    data: ReactionData;
    /**
     * The chat that the event is about.
     */
    chat_id: string;
};

/**
 * An event of a type that this description does not list.
 */
export type UnknownEvent = EventEnvelope & {
    event_type: string;
};

/**
 * An event of the log. Readers pass over types that they do not know.
 */
export type Event = MessageReceivedEvent | MessageDeliveredEvent | MessageReadEvent | ParticipantAddedEvent | ParticipantRemovedEvent | GroupNameUpdatedEvent | ReactionAddedEvent | ReactionRemovedEvent | UnknownEvent;

/**
 * An event of a person's log. Readers pass over types that they do not know.
 */
export type UserEvent = ReactionChangedEvent | Event;

export type UserEventPage = {
    events: Array<UserEvent>;
    next_cursor: Sequence;
    latest: Sequence;
    has_more: boolean;
};

export type BlockedHandle = {
    handle: string;
    created_at: Timestamp;
};

export type BlockReply = {
    handle: string;
    /**
     * Whether this request made the difference.
     */
    changed: boolean;
};

export type Webhook = {
    id: Id;
    url: string;
    /**
     * A paused webhook receives nothing. Answers of the receiver never pause it.
     */
    status: 'active' | 'paused';
    created_at: Timestamp;
    last_success_at?: string | null;
    last_failure_at?: string | null;
};

export type WebhookReply = {
    webhook: Webhook;
};

/**
 * An https address. Addresses of private networks are refused unless the operator allows them.
 */
export type WebhookUrl = string;

export type UpdateWebhookRequest = {
    url?: WebhookUrl;
    status?: 'active' | 'paused';
};

export type RotateWebhookSecretRequest = {
    /**
     * Seconds for which the former secret signs as well.
     */
    overlap_seconds?: number;
};

export type WebhookWithSecret = Webhook & {
    /**
     * whsec_ and the base64 of the key that signs the requests.
     */
    signing_secret: string;
};

export type WebhookAttempt = {
    event_id: string;
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
     * Why no status arrived. A name that does not exist and a name whose address is not allowed read alike, and no address is named.
     */
    error: string | null;
    /**
     * The beginning of the receiver's answer.
     */
    response_excerpt: string | null;
};

export type DeadLetter = {
    event_id: string;
    event_type: string;
    attempts: number;
    last_status: number | null;
    last_error: string | null;
    at: Timestamp;
};

export type SocketTicket = {
    /**
     * A secret.
     */
    ticket: string;
    /**
     * Where to open the WebSocket, the ticket included.
     */
    url: string;
    /**
     * Seconds until the ticket expires.
     */
    expires_in: number;
};

export type AuthorizationServerMetadata = {
    issuer: string;
    /**
     * The route that begins pairing.
     */
    device_authorization_endpoint: string;
    /**
     * The route that exchanges the device code.
     */
    token_endpoint: string;
    grant_types_supported: Array<'urn:ietf:params:oauth:grant-type:device_code'>;
    /**
     * Empty, since there is no authorization endpoint.
     */
    response_types_supported: Array<string>;
    /**
     * Clients have no secret.
     */
    token_endpoint_auth_methods_supported: Array<'none'>;
    service_documentation?: string;
};

/**
 * The code that a person types.
 */
export type UserCode = string;

export type DecideDeviceAuthorizationRequest = {
    user_code: UserCode;
};

export type DecidedDeviceAuthorization = {
    status: 'approved' | 'denied';
    user_code: string;
};

export const AccountStatus = {
    ACTIVE: 'active',
    SUSPENDED: 'suspended',
    RETIRED: 'retired',
    DELETED: 'deleted'
} as const;

export type AccountStatus = typeof AccountStatus[keyof typeof AccountStatus];

export type ListedUser = {
    user_id: Id;
    /**
     * Null once the account is gone.
     */
    handle: string | null;
    name: string | null;
    status: AccountStatus;
    created_at: Timestamp;
};

/**
 * The short name of an agent or a person, one space for both, compared without regard to case.
 */
export type Handle = string;

/**
 * A verified number in E.164 form.
 */
export type PhoneNumber = string;

export type CreateUserRequest = {
    handle: Handle;
    name: DisplayName;
    phone_number?: PhoneNumber;
};

export type CreatedUser = {
    person: {
        user_id: Id;
        handle: string;
        name: string;
    };
    /**
     * A session bearer, shown here only.
     */
    session: string;
};

export type SignInLink = {
    url: string;
    /**
     * Seconds until the link is worthless.
     */
    expires_in: number;
};

export type SetPhoneNumberRequest = {
    /**
     * The number in E.164 form.
     */
    phone_number: string;
    /**
     * Whether the person has shown that the number is theirs.
     */
    verified: boolean;
};

export type ListedAgent = {
    id: Id;
    /**
     * Null once the agent is gone.
     */
    handle: string | null;
    display_name: string | null;
    visibility: Visibility;
    status: AccountStatus;
    owner_handle: string | null;
    created_at: Timestamp;
};

export type AdminCreateAgentRequest = {
    owner_handle: HandleReference;
    handle: Handle;
    display_name: DisplayName;
    visibility?: Visibility;
    /**
     * Whether the agent is part of the service, so that nobody removes it.
     */
    built_in?: boolean;
};

export const HandleStatus = {
    ACTIVE: 'active',
    SUSPENDED: 'suspended',
    RETIRED: 'retired'
} as const;

export type HandleStatus = typeof HandleStatus[keyof typeof HandleStatus];

export type SetHandleStatusRequest = {
    status: HandleStatus;
};

export type HandleStatusReply = {
    handle: string;
    status: HandleStatus;
};

export const DeliveryStatus = {
    PENDING: 'pending',
    DELIVERED: 'delivered',
    DEAD: 'dead'
} as const;

export type DeliveryStatus = typeof DeliveryStatus[keyof typeof DeliveryStatus];

export type ListedDelivery = {
    webhook_id: Id;
    agent_handle: string | null;
    event_id: string;
    event_type: string;
    status: DeliveryStatus;
    attempts: number;
    /**
     * Null when no further attempt is due.
     */
    next_attempt_at: string | null;
    /**
     * The HTTP status of the last answer.
     */
    last_status: number | null;
    /**
     * Why the last attempt got no answer.
     */
    last_error: string | null;
    updated_at: Timestamp;
};

export type ReplayDeliveriesRequest = {
    agent?: HandleReference;
    webhook_id?: Id;
    event_id?: Id;
};

export type ReplayedDeliveries = {
    replayed: number;
    /**
     * Whether dead letters of this choice are left.
     */
    has_more: boolean;
};

export type ServiceStatus = {
    process: {
        started_at: Timestamp;
        /**
         * Requests that wait for an event.
         */
        waiting_pulls: number;
    };
    database: {
        engine: 'sqlite' | 'postgres';
    };
    accounts: {
        persons: number;
        agents: number;
    };
    /**
     * What the limits of accounts count, of all accounts together.
     */
    stored: {
        groups: number;
        attachments: number;
        attachment_bytes: number;
        /**
         * Drafts that are not finalized.
         */
        drafts: number;
        /**
         * Tasks that have not ended.
         */
        open_tasks: number;
        /**
         * Message requests that wait for a person.
         */
        message_requests: number;
        /**
         * Device codes that wait for a person.
         */
        device_codes: number;
    };
    webhooks: number;
    deliveries: {
        pending: number;
        dead: number;
    };
};

export type AgeDeviceAuthorizationRequest = {
    seconds: number;
};

export type DecideListingRequest = {
    status: 'approved' | 'published' | 'rejected';
    /**
     * Shown to the owner of the agent; only with a rejection.
     */
    reason?: string;
};

/**
 * A listing with what a reviewer looks at.
 */
export type ReviewedListing = {
    handle: string;
    name: string;
    tagline: string | null;
    organization: string | null;
    listing: Listing;
};

export type RateLimit = {
    /**
     * Requests in one window.
     */
    requests: number;
    /**
     * Length of a window.
     */
    seconds: number;
};

export type HandleRateLimit = {
    handle: string;
    rate_limit: RateLimit;
};

/**
 * A number in the unit of the limit; null is no limit.
 */
export type LimitNumber = number | null;

/**
 * The error code that one more is answered with; with oldest_ends it is accepted, and the oldest ends.
 */
export const LimitCode = {
    LIMIT_EXCEEDED: 'limit_exceeded',
    RATE_LIMITED: 'rate_limited',
    OLDEST_ENDS: 'oldest_ends'
} as const;

/**
 * The error code that one more is answered with; with oldest_ends it is accepted, and the oldest ends.
 */
export type LimitCode = typeof LimitCode[keyof typeof LimitCode];

export type LimitList = {
    limits: Array<{
        /**
         * The name of the limit.
         */
        limit: string;
        value: LimitNumber;
        /**
         * Accounts that have a number of their own.
         */
        overrides: number;
        /**
         * What is counted.
         */
        unit: string;
        code: LimitCode;
        /**
         * The accounts that it can be set for.
         */
        account: 'person' | 'agent' | 'any' | 'none';
        description: string;
    }>;
};

export type AccountLimit = {
    /**
     * The name of the limit.
     */
    limit: string;
    value: LimitNumber;
    default: LimitNumber;
    /**
     * Whether the operator set the number for this account.
     */
    override: boolean;
    /**
     * What is in use; null where it is not counted for one account as a whole.
     */
    used: number | null;
    /**
     * What is counted.
     */
    unit: string;
    code: LimitCode;
};

export type HandleLimits = {
    handle: string;
    limits: Array<AccountLimit>;
};

export type LimitValue = {
    value: LimitNumber;
};

export type HandleLimit = {
    handle: string;
    limit: string;
    value: LimitNumber;
};

export type SearchDumpRequest = {
    text: string;
};

export type DumpSearchReply = {
    found: boolean;
    tables: Array<string>;
};

export type OpenApiDocument = {
    openapi: string;
    info: {
        [key: string]: unknown;
    };
    paths: {
        [key: string]: unknown;
    };
};

export type Health = {
    status: string;
};

/**
 * The first frame.
 */
export type SocketHello = {
    type: 'hello';
    /**
     * The newest sequence of the log.
     */
    latest: number;
};

export type SocketEvent = {
    type: 'event';
    event: Event;
};

/**
 * Something that is seen now or never, such as typing.
 */
export type SocketEphemeral = {
    type: 'ephemeral';
    name: string;
    data: {
        [key: string]: unknown;
    };
};

/**
 * Asks for a pong; who answers nothing for a minute is disconnected.
 */
export type SocketPing = {
    type: 'ping';
};

/**
 * Everything up to this sequence is processed.
 */
export type SocketAck = {
    type: 'ack';
    sequence: number;
};

export type SocketPong = {
    type: 'pong';
};

/**
 * Where to go on, the next_cursor of the page before. Left out for the first page.
 */
export type Cursor = string;

/**
 * The most items that one page may hold.
 */
export type ListLimit = number;

/**
 * Only chats of this kind.
 */
export type Kind = ChatKind;

/**
 * The chat. One that the caller was never a member of is answered like one that does not exist.
 */
export type ChatId = Id;

/**
 * The member.
 */
export type ParticipantHandle = HandleReference;

/**
 * The receipt, as the answer to the deletion gave it. It is no secret and leads to nothing else.
 */
export type ReceiptId = Id;

/**
 * The agent.
 */
export type AgentId = Id;

/**
 * The handle of the agent.
 */
export type InstalledHandle = HandleReference;

/**
 * The session, by the id that the list shows.
 */
export type SessionId = Id;

/**
 * The most messages that one page may hold.
 */
export type HistoryLimit = number;

/**
 * Only messages of the chat before this position. Left out, the page ends with the newest.
 */
export type BeforeSequence = number;

/**
 * The request. Another person's is not found.
 */
export type RequestId2 = Id;

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
 * The handle, of an agent or a person.
 */
export type BlockedHandle2 = HandleReference;

/**
 * The webhook.
 */
export type WebhookId = Id;

/**
 * The event of the dead letter.
 */
export type EventId = Id;

/**
 * The handle of the account.
 */
export type AdminHandle = HandleReference;

/**
 * The handle of an agent; only its deliveries are listed.
 */
export type AgentFilter = HandleReference;

/**
 * Only deliveries to this webhook.
 */
export type WebhookFilter = Id;

export type ListChatsData = {
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
        /**
         * Only chats of this kind.
         */
        kind?: ChatKind;
    };
    url: '/v1/chats';
};

export type ListChatsErrors = {
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

export type ListChatsError = ListChatsErrors[keyof ListChatsErrors];

export type ListChatsResponses = {
    /**
     * A page of chats.
     */
    200: ChatList;
};

export type ListChatsResponse = ListChatsResponses[keyof ListChatsResponses];

export type CreateChatData = {
    body: CreateChatRequest;
    path?: never;
    query?: never;
    url: '/v1/chats';
};

export type CreateChatErrors = {
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
     * conflict, the state of the object does not allow this; or limit_exceeded, there are as many as there may be.
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

export type CreateChatError = CreateChatErrors[keyof CreateChatErrors];

export type CreateChatResponses = {
    /**
     * The pair has a chat already, or the request_id was used before.
     */
    200: CreatedChat;
    /**
     * The new chat.
     */
    201: CreatedChat;
};

export type CreateChatResponse = CreateChatResponses[keyof CreateChatResponses];

export type GetChatData = {
    body?: never;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/chats/{id}';
};

export type GetChatErrors = {
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

export type GetChatError = GetChatErrors[keyof GetChatErrors];

export type GetChatResponses = {
    /**
     * The chat.
     */
    200: ChatReply;
};

export type GetChatResponse = GetChatResponses[keyof GetChatResponses];

export type RenameChatData = {
    body: RenameChatRequest;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/chats/{id}';
};

export type RenameChatErrors = {
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
     * conflict. The state of the object does not allow this.
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

export type RenameChatError = RenameChatErrors[keyof RenameChatErrors];

export type RenameChatResponses = {
    /**
     * The chat with its name.
     */
    200: ChatReply;
};

export type RenameChatResponse = RenameChatResponses[keyof RenameChatResponses];

export type AddParticipantData = {
    body: AddParticipantRequest;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/chats/{id}/participants';
};

export type AddParticipantErrors = {
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
     * conflict, the state of the object does not allow this; or limit_exceeded, there are as many as there may be.
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

export type AddParticipantError = AddParticipantErrors[keyof AddParticipantErrors];

export type AddParticipantResponses = {
    /**
     * It was in already.
     */
    200: ParticipantReply;
    /**
     * It is in now.
     */
    201: ParticipantReply;
    /**
     * The person is invited.
     */
    202: InvitationReply;
};

export type AddParticipantResponse = AddParticipantResponses[keyof AddParticipantResponses];

export type RemoveParticipantData = {
    body?: never;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
        /**
         * The member.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/v1/chats/{id}/participants/{handle}';
};

export type RemoveParticipantErrors = {
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
     * conflict. The state of the object does not allow this.
     */
    409: ErrorBody;
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

export type RemoveParticipantError = RemoveParticipantErrors[keyof RemoveParticipantErrors];

export type RemoveParticipantResponses = {
    /**
     * It is out.
     */
    204: void;
};

export type RemoveParticipantResponse = RemoveParticipantResponses[keyof RemoveParticipantResponses];

export type DeleteAccountData = {
    body: DeleteAccountRequest;
    path?: never;
    query?: never;
    url: '/v1/me';
};

export type DeleteAccountErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type DeleteAccountError = DeleteAccountErrors[keyof DeleteAccountErrors];

export type DeleteAccountResponses = {
    /**
     * The account is deleted.
     */
    200: DeletionReply;
};

export type DeleteAccountResponse = DeleteAccountResponses[keyof DeleteAccountResponses];

export type GetOwnUserData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/me';
};

export type GetOwnUserErrors = {
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

export type GetOwnUserError = GetOwnUserErrors[keyof GetOwnUserErrors];

export type GetOwnUserResponses = {
    /**
     * The person.
     */
    200: {
        user: OwnUser;
    };
};

export type GetOwnUserResponse = GetOwnUserResponses[keyof GetOwnUserResponses];

export type UpdateOwnUserData = {
    body: UpdateOwnUserRequest;
    path?: never;
    query?: never;
    url: '/v1/me';
};

export type UpdateOwnUserErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type UpdateOwnUserError = UpdateOwnUserErrors[keyof UpdateOwnUserErrors];

export type UpdateOwnUserResponses = {
    /**
     * The person, as stored now.
     */
    200: {
        user: OwnUser;
    };
};

export type UpdateOwnUserResponse = UpdateOwnUserResponses[keyof UpdateOwnUserResponses];

export type GetAccountDeletionData = {
    body?: never;
    path: {
        /**
         * The receipt, as the answer to the deletion gave it. It is no secret and leads to nothing else.
         */
        receipt_id: Id;
    };
    query?: never;
    url: '/v1/account-deletions/{receipt_id}';
};

export type GetAccountDeletionErrors = {
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

export type GetAccountDeletionError = GetAccountDeletionErrors[keyof GetAccountDeletionErrors];

export type GetAccountDeletionResponses = {
    /**
     * How far it is.
     */
    200: CleanupReply;
};

export type GetAccountDeletionResponse = GetAccountDeletionResponses[keyof GetAccountDeletionResponses];

export type ListOwnedAgentsData = {
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
    url: '/v1/me/agents';
};

export type ListOwnedAgentsErrors = {
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

export type ListOwnedAgentsError = ListOwnedAgentsErrors[keyof ListOwnedAgentsErrors];

export type ListOwnedAgentsResponses = {
    /**
     * A page of agents.
     */
    200: {
        agents: Array<Agent>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type ListOwnedAgentsResponse = ListOwnedAgentsResponses[keyof ListOwnedAgentsResponses];

export type DeleteOwnedAgentData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}';
};

export type DeleteOwnedAgentErrors = {
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

export type DeleteOwnedAgentError = DeleteOwnedAgentErrors[keyof DeleteOwnedAgentErrors];

export type DeleteOwnedAgentResponses = {
    /**
     * The agent is deleted.
     */
    200: DeletionReply;
};

export type DeleteOwnedAgentResponse = DeleteOwnedAgentResponses[keyof DeleteOwnedAgentResponses];

export type GetOwnedAgentData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}';
};

export type GetOwnedAgentErrors = {
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

export type GetOwnedAgentError = GetOwnedAgentErrors[keyof GetOwnedAgentErrors];

export type GetOwnedAgentResponses = {
    /**
     * The agent and its owner.
     */
    200: OwnedAgent;
};

export type GetOwnedAgentResponse = GetOwnedAgentResponses[keyof GetOwnedAgentResponses];

export type UpdateOwnedAgentData = {
    body: UpdateOwnedAgentRequest;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}';
};

export type UpdateOwnedAgentErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type UpdateOwnedAgentError = UpdateOwnedAgentErrors[keyof UpdateOwnedAgentErrors];

export type UpdateOwnedAgentResponses = {
    /**
     * The agent as it is now.
     */
    200: AgentReply;
};

export type UpdateOwnedAgentResponse = UpdateOwnedAgentResponses[keyof UpdateOwnedAgentResponses];

export type RotateAgentTokenData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/rotate-token';
};

export type RotateAgentTokenErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type RotateAgentTokenError = RotateAgentTokenErrors[keyof RotateAgentTokenErrors];

export type RotateAgentTokenResponses = {
    /**
     * The agent and its new token.
     */
    200: CreatedAgent;
};

export type RotateAgentTokenResponse = RotateAgentTokenResponses[keyof RotateAgentTokenResponses];

export type GetAgentAccessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/agents/me/access';
};

export type GetAgentAccessErrors = {
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

export type GetAgentAccessError = GetAgentAccessErrors[keyof GetAgentAccessErrors];

export type GetAgentAccessResponses = {
    /**
     * The lists.
     */
    200: AccessLists;
};

export type GetAgentAccessResponse = GetAgentAccessResponses[keyof GetAgentAccessResponses];

export type SetAgentAccessData = {
    body: AccessLists;
    path?: never;
    query?: never;
    url: '/v1/agents/me/access';
};

export type SetAgentAccessErrors = {
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

export type SetAgentAccessError = SetAgentAccessErrors[keyof SetAgentAccessErrors];

export type SetAgentAccessResponses = {
    /**
     * The lists as they are stored.
     */
    200: AccessLists;
};

export type SetAgentAccessResponse = SetAgentAccessResponses[keyof SetAgentAccessResponses];

export type ListInstallationsData = {
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
    url: '/v1/me/installations';
};

export type ListInstallationsErrors = {
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

export type ListInstallationsError = ListInstallationsErrors[keyof ListInstallationsErrors];

export type ListInstallationsResponses = {
    /**
     * A page of installations.
     */
    200: {
        installations: Array<Installation>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type ListInstallationsResponse = ListInstallationsResponses[keyof ListInstallationsResponses];

export type UninstallAgentData = {
    body?: never;
    path: {
        /**
         * The handle of the agent.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/v1/me/installations/{handle}';
};

export type UninstallAgentErrors = {
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

export type UninstallAgentError = UninstallAgentErrors[keyof UninstallAgentErrors];

export type UninstallAgentResponses = {
    /**
     * The agent is removed.
     */
    204: void;
};

export type UninstallAgentResponse = UninstallAgentResponses[keyof UninstallAgentResponses];

export type InstallAgentData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The handle of the agent.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/v1/me/installations/{handle}';
};

export type InstallAgentErrors = {
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

export type InstallAgentError = InstallAgentErrors[keyof InstallAgentErrors];

export type InstallAgentResponses = {
    /**
     * The installation.
     */
    200: InstallationReply;
};

export type InstallAgentResponse = InstallAgentResponses[keyof InstallAgentResponses];

export type ListSessionsData = {
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
    url: '/v1/me/sessions';
};

export type ListSessionsErrors = {
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

export type ListSessionsError = ListSessionsErrors[keyof ListSessionsErrors];

export type ListSessionsResponses = {
    /**
     * A page of sessions.
     */
    200: {
        sessions: Array<Session>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];

export type DeleteSessionData = {
    body?: never;
    path: {
        /**
         * The session, by the id that the list shows.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/sessions/{id}';
};

export type DeleteSessionErrors = {
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

export type DeleteSessionError = DeleteSessionErrors[keyof DeleteSessionErrors];

export type DeleteSessionResponses = {
    /**
     * The session is over.
     */
    204: void;
};

export type DeleteSessionResponse = DeleteSessionResponses[keyof DeleteSessionResponses];

export type WithdrawListingData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/listing';
};

export type WithdrawListingErrors = {
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

export type WithdrawListingError = WithdrawListingErrors[keyof WithdrawListingErrors];

export type WithdrawListingResponses = {
    /**
     * There is no listing any more.
     */
    204: void;
};

export type WithdrawListingResponse = WithdrawListingResponses[keyof WithdrawListingResponses];

export type GetListingData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/listing';
};

export type GetListingErrors = {
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

export type GetListingError = GetListingErrors[keyof GetListingErrors];

export type GetListingResponses = {
    /**
     * The listing.
     */
    200: ListingReply;
};

export type GetListingResponse = GetListingResponses[keyof GetListingResponses];

export type SubmitListingData = {
    body: SubmitListingRequest;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/listing';
};

export type SubmitListingErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
    /**
     * conflict. The state of the object does not allow this.
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

export type SubmitListingError = SubmitListingErrors[keyof SubmitListingErrors];

export type SubmitListingResponses = {
    /**
     * The listing as it stands.
     */
    202: ListingReply;
};

export type SubmitListingResponse = SubmitListingResponses[keyof SubmitListingResponses];

export type SearchDirectoryData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only agents of this category.
         */
        category?: Category;
        /**
         * Only agents with this task, without regard to case, accents and spacing.
         */
        task?: Task;
        /**
         * Words to look for; the first eight count.
         */
        q?: string;
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most items that one page may hold.
         */
        limit?: number;
    };
    url: '/v1/directory';
};

export type SearchDirectoryErrors = {
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

export type SearchDirectoryError = SearchDirectoryErrors[keyof SearchDirectoryErrors];

export type SearchDirectoryResponses = {
    /**
     * A page of the directory.
     */
    200: {
        agents: Array<DirectoryEntry>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type SearchDirectoryResponse = SearchDirectoryResponses[keyof SearchDirectoryResponses];

export type ListDirectoryCategoriesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/directory/categories';
};

export type ListDirectoryCategoriesErrors = {
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

export type ListDirectoryCategoriesError = ListDirectoryCategoriesErrors[keyof ListDirectoryCategoriesErrors];

export type ListDirectoryCategoriesResponses = {
    /**
     * The categories in a fixed order.
     */
    200: {
        categories: Array<CategoryCount>;
    };
};

export type ListDirectoryCategoriesResponse = ListDirectoryCategoriesResponses[keyof ListDirectoryCategoriesResponses];

export type GetContactCardData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/contact-card';
};

export type GetContactCardErrors = {
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

export type GetContactCardError = GetContactCardErrors[keyof GetContactCardErrors];

export type GetContactCardResponses = {
    /**
     * The card.
     */
    200: ContactCardReply;
};

export type GetContactCardResponse = GetContactCardResponses[keyof GetContactCardResponses];

export type UpdateContactCardData = {
    body: UpdateContactCardRequest;
    path?: never;
    query?: never;
    url: '/v1/contact-card';
};

export type UpdateContactCardErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type UpdateContactCardError = UpdateContactCardErrors[keyof UpdateContactCardErrors];

export type UpdateContactCardResponses = {
    /**
     * The card as it is now.
     */
    200: ContactCardReply;
};

export type UpdateContactCardResponse = UpdateContactCardResponses[keyof UpdateContactCardResponses];

export type ListOwnChatsData = {
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
        /**
         * Only chats of this kind.
         */
        kind?: ChatKind;
    };
    url: '/v1/me/chats';
};

export type ListOwnChatsErrors = {
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

export type ListOwnChatsError = ListOwnChatsErrors[keyof ListOwnChatsErrors];

export type ListOwnChatsResponses = {
    /**
     * A page of chats.
     */
    200: ChatList;
};

export type ListOwnChatsResponse = ListOwnChatsResponses[keyof ListOwnChatsResponses];

export type GetOwnChatData = {
    body?: never;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/chats/{id}';
};

export type GetOwnChatErrors = {
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

export type GetOwnChatError = GetOwnChatErrors[keyof GetOwnChatErrors];

export type GetOwnChatResponses = {
    /**
     * The chat.
     */
    200: ChatReply;
};

export type GetOwnChatResponse = GetOwnChatResponses[keyof GetOwnChatResponses];

export type ListOwnMessagesData = {
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
    url: '/v1/me/chats/{id}/messages';
};

export type ListOwnMessagesErrors = {
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

export type ListOwnMessagesError = ListOwnMessagesErrors[keyof ListOwnMessagesErrors];

export type ListOwnMessagesResponses = {
    /**
     * A page of messages.
     */
    200: History;
};

export type ListOwnMessagesResponse = ListOwnMessagesResponses[keyof ListOwnMessagesResponses];

export type SendOwnMessageData = {
    body: OwnMessageRequest;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/chats/{id}/messages';
};

export type SendOwnMessageErrors = {
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

export type SendOwnMessageError = SendOwnMessageErrors[keyof SendOwnMessageErrors];

export type SendOwnMessageResponses = {
    /**
     * The message is stored.
     */
    201: MessageReply;
};

export type SendOwnMessageResponse = SendOwnMessageResponses[keyof SendOwnMessageResponses];

export type MarkOwnReadData = {
    body: WatermarkRequest;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/chats/{id}/read';
};

export type MarkOwnReadErrors = {
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

export type MarkOwnReadError = MarkOwnReadErrors[keyof MarkOwnReadErrors];

export type MarkOwnReadResponses = {
    /**
     * The watermark after the call.
     */
    200: ReceiptReply;
};

export type MarkOwnReadResponse = MarkOwnReadResponses[keyof MarkOwnReadResponses];

export type MarkOwnDeliveredData = {
    body: WatermarkRequest;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/chats/{id}/delivered';
};

export type MarkOwnDeliveredErrors = {
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

export type MarkOwnDeliveredError = MarkOwnDeliveredErrors[keyof MarkOwnDeliveredErrors];

export type MarkOwnDeliveredResponses = {
    /**
     * The watermark after the call.
     */
    200: ReceiptReply;
};

export type MarkOwnDeliveredResponse = MarkOwnDeliveredResponses[keyof MarkOwnDeliveredResponses];

export type SetOwnTypingData = {
    body: TypingRequest;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/chats/{id}/typing';
};

export type SetOwnTypingErrors = {
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

export type SetOwnTypingError = SetOwnTypingErrors[keyof SetOwnTypingErrors];

export type SetOwnTypingResponses = {
    /**
     * The signal was taken.
     */
    204: void;
};

export type SetOwnTypingResponse = SetOwnTypingResponses[keyof SetOwnTypingResponses];

export type GetAttachmentData = {
    body?: never;
    path: {
        /**
         * The attachment. Those of others are answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/attachments/{id}';
};

export type GetAttachmentErrors = {
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

export type GetAttachmentError = GetAttachmentErrors[keyof GetAttachmentErrors];

export type GetAttachmentResponses = {
    /**
     * The attachment.
     */
    200: AttachmentReply;
};

export type GetAttachmentResponse = GetAttachmentResponses[keyof GetAttachmentResponses];

export type GetMediaData = {
    body?: never;
    path: {
        /**
         * What makes the address impossible to guess.
         */
        secret: string;
        /**
         * The name of the attachment.
         */
        filename: string;
    };
    query?: never;
    url: '/media/{secret}/{filename}';
};

export type GetMediaErrors = {
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
    /**
     * The range begins behind the last byte. Content-Range tells how many there are.
     */
    416: ErrorBody;
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

export type GetMediaError = GetMediaErrors[keyof GetMediaErrors];

export type GetMediaResponses = {
    /**
     * The bytes, with the Content-Type that they were uploaded with.
     */
    200: Blob | File;
    /**
     * The range that was asked for.
     */
    206: Blob | File;
};

export type GetMediaResponse = GetMediaResponses[keyof GetMediaResponses];

export type ListRequestsData = {
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
    url: '/v1/me/requests';
};

export type ListRequestsErrors = {
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

export type ListRequestsError = ListRequestsErrors[keyof ListRequestsErrors];

export type ListRequestsResponses = {
    /**
     * A page of requests.
     */
    200: {
        requests: Array<UserRequest>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type ListRequestsResponse = ListRequestsResponses[keyof ListRequestsResponses];

export type AcceptRequestData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The request. Another person's is not found.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/requests/{id}/accept';
};

export type AcceptRequestErrors = {
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
     * conflict, the state of the object does not allow this; or limit_exceeded, there are as many as there may be.
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

export type AcceptRequestError = AcceptRequestErrors[keyof AcceptRequestErrors];

export type AcceptRequestResponses = {
    /**
     * The request as it is now.
     */
    200: RequestReply;
};

export type AcceptRequestResponse = AcceptRequestResponses[keyof AcceptRequestResponses];

export type DeclineRequestData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The request. Another person's is not found.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/requests/{id}/decline';
};

export type DeclineRequestErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
    /**
     * conflict. The state of the object does not allow this.
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

export type DeclineRequestError = DeclineRequestErrors[keyof DeclineRequestErrors];

export type DeclineRequestResponses = {
    /**
     * The request as it is now.
     */
    200: RequestReply;
};

export type DeclineRequestResponse = DeclineRequestResponses[keyof DeclineRequestResponses];

export type ListContactRequestsData = {
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
    url: '/v1/contact-requests';
};

export type ListContactRequestsErrors = {
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

export type ListContactRequestsError = ListContactRequestsErrors[keyof ListContactRequestsErrors];

export type ListContactRequestsResponses = {
    /**
     * A page of requests.
     */
    200: {
        contact_requests: Array<ContactRequest>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type ListContactRequestsResponse = ListContactRequestsResponses[keyof ListContactRequestsResponses];

export type CreateContactRequestData = {
    body: CreateContactRequest;
    path?: never;
    query?: never;
    url: '/v1/contact-requests';
};

export type CreateContactRequestErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
    /**
     * conflict, the state of the object does not allow this; or limit_exceeded, there are as many as there may be.
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

export type CreateContactRequestError = CreateContactRequestErrors[keyof CreateContactRequestErrors];

export type CreateContactRequestResponses = {
    /**
     * The request is stored, or was by an earlier call with the same request_id.
     */
    202: ContactRequestReply;
};

export type CreateContactRequestResponse = CreateContactRequestResponses[keyof CreateContactRequestResponses];

export type GetContactRequestData = {
    body?: never;
    path: {
        /**
         * The request. Another agent's is not found.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/contact-requests/{id}';
};

export type GetContactRequestErrors = {
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

export type GetContactRequestError = GetContactRequestErrors[keyof GetContactRequestErrors];

export type GetContactRequestResponses = {
    /**
     * The request.
     */
    200: ContactRequestReply;
};

export type GetContactRequestResponse = GetContactRequestResponses[keyof GetContactRequestResponses];

export type ListContactsData = {
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
    url: '/v1/contacts';
};

export type ListContactsErrors = {
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

export type ListContactsError = ListContactsErrors[keyof ListContactsErrors];

export type ListContactsResponses = {
    /**
     * A page of contacts.
     */
    200: {
        contacts: Array<Contact>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type ListContactsResponse = ListContactsResponses[keyof ListContactsResponses];

export type DiscoverContactsData = {
    body: DiscoverContactsRequest;
    path?: never;
    query?: never;
    url: '/v1/me/contact-discovery';
};

export type DiscoverContactsErrors = {
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

export type DiscoverContactsError = DiscoverContactsErrors[keyof DiscoverContactsErrors];

export type DiscoverContactsResponses = {
    /**
     * The people found, in the order of the numbers.
     */
    200: DiscoveredContacts;
};

export type DiscoverContactsResponse = DiscoverContactsResponses[keyof DiscoverContactsResponses];

export type ListOwnEventsData = {
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
    };
    url: '/v1/me/events';
};

export type ListOwnEventsErrors = {
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

export type ListOwnEventsError = ListOwnEventsErrors[keyof ListOwnEventsErrors];

export type ListOwnEventsResponses = {
    /**
     * A page of the log.
     */
    200: UserEventPage;
};

export type ListOwnEventsResponse = ListOwnEventsResponses[keyof ListOwnEventsResponses];

export type ListBlockedHandlesData = {
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
    url: '/v1/blocked-handles';
};

export type ListBlockedHandlesErrors = {
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

export type ListBlockedHandlesError = ListBlockedHandlesErrors[keyof ListBlockedHandlesErrors];

export type ListBlockedHandlesResponses = {
    /**
     * A page of blocked handles.
     */
    200: {
        blocked_handles: Array<BlockedHandle>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type ListBlockedHandlesResponse = ListBlockedHandlesResponses[keyof ListBlockedHandlesResponses];

export type UnblockHandleData = {
    body?: never;
    path: {
        /**
         * The handle, of an agent or a person.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/v1/blocked-handles/{handle}';
};

export type UnblockHandleErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type UnblockHandleError = UnblockHandleErrors[keyof UnblockHandleErrors];

export type UnblockHandleResponses = {
    /**
     * The handle is not blocked.
     */
    200: BlockReply;
};

export type UnblockHandleResponse = UnblockHandleResponses[keyof UnblockHandleResponses];

export type BlockHandleData = {
    body?: never;
    path: {
        /**
         * The handle, of an agent or a person.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/v1/blocked-handles/{handle}';
};

export type BlockHandleErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type BlockHandleError = BlockHandleErrors[keyof BlockHandleErrors];

export type BlockHandleResponses = {
    /**
     * The handle is blocked.
     */
    200: BlockReply;
};

export type BlockHandleResponse = BlockHandleResponses[keyof BlockHandleResponses];

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
    url: '/v1/webhooks';
};

export type ListWebhooksErrors = {
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

export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];

export type ListWebhooksResponses = {
    /**
     * A page of webhooks.
     */
    200: {
        webhooks: Array<Webhook>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];

export type DeleteWebhookData = {
    body?: never;
    path: {
        /**
         * The webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/webhooks/{id}';
};

export type DeleteWebhookErrors = {
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
         * The webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/webhooks/{id}';
};

export type GetWebhookErrors = {
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

export type GetWebhookError = GetWebhookErrors[keyof GetWebhookErrors];

export type GetWebhookResponses = {
    /**
     * The webhook.
     */
    200: WebhookReply;
};

export type GetWebhookResponse = GetWebhookResponses[keyof GetWebhookResponses];

export type UpdateWebhookData = {
    body: UpdateWebhookRequest;
    path: {
        /**
         * The webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/webhooks/{id}';
};

export type UpdateWebhookErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type UpdateWebhookError = UpdateWebhookErrors[keyof UpdateWebhookErrors];

export type UpdateWebhookResponses = {
    /**
     * The webhook as it is now.
     */
    200: WebhookReply;
};

export type UpdateWebhookResponse = UpdateWebhookResponses[keyof UpdateWebhookResponses];

export type RotateWebhookSecretData = {
    body?: RotateWebhookSecretRequest;
    path: {
        /**
         * The webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/webhooks/{id}/rotate-secret';
};

export type RotateWebhookSecretErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type RotateWebhookSecretError = RotateWebhookSecretErrors[keyof RotateWebhookSecretErrors];

export type RotateWebhookSecretResponses = {
    /**
     * The webhook and its new secret.
     */
    200: WebhookWithSecret;
};

export type RotateWebhookSecretResponse = RotateWebhookSecretResponses[keyof RotateWebhookSecretResponses];

export type ListWebhookAttemptsData = {
    body?: never;
    path: {
        /**
         * The webhook.
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
    url: '/v1/webhooks/{id}/attempts';
};

export type ListWebhookAttemptsErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type ListWebhookAttemptsError = ListWebhookAttemptsErrors[keyof ListWebhookAttemptsErrors];

export type ListWebhookAttemptsResponses = {
    /**
     * A page of attempts.
     */
    200: {
        attempts: Array<WebhookAttempt>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type ListWebhookAttemptsResponse = ListWebhookAttemptsResponses[keyof ListWebhookAttemptsResponses];

export type ListDeadLettersData = {
    body?: never;
    path: {
        /**
         * The webhook.
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
    url: '/v1/webhooks/{id}/dead-letters';
};

export type ListDeadLettersErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type ListDeadLettersError = ListDeadLettersErrors[keyof ListDeadLettersErrors];

export type ListDeadLettersResponses = {
    /**
     * A page of dead letters.
     */
    200: {
        dead_letters: Array<DeadLetter>;
        next_cursor: NextCursor;
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
         * The webhook.
         */
        id: Id;
        /**
         * The event of the dead letter.
         */
        event_id: Id;
    };
    query?: never;
    url: '/v1/webhooks/{id}/dead-letters/{event_id}/redeliver';
};

export type RedeliverDeadLetterErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type RedeliverDeadLetterError = RedeliverDeadLetterErrors[keyof RedeliverDeadLetterErrors];

export type RedeliverDeadLetterResponses = {
    /**
     * The event waits to be sent.
     */
    202: unknown;
};

export type CreateSocketTicketData = {
    body?: {
        [key: string]: unknown;
    };
    path?: never;
    query?: never;
    url: '/v1/socket-tickets';
};

export type CreateSocketTicketErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type CreateSocketTicketError = CreateSocketTicketErrors[keyof CreateSocketTicketErrors];

export type CreateSocketTicketResponses = {
    /**
     * The ticket, shown this once.
     */
    201: SocketTicket;
};

export type CreateSocketTicketResponse = CreateSocketTicketResponses[keyof CreateSocketTicketResponses];

export type GetAuthorizationServerMetadataData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/.well-known/oauth-authorization-server';
};

export type GetAuthorizationServerMetadataErrors = {
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

export type GetAuthorizationServerMetadataError = GetAuthorizationServerMetadataErrors[keyof GetAuthorizationServerMetadataErrors];

export type GetAuthorizationServerMetadataResponses = {
    /**
     * The metadata.
     */
    200: AuthorizationServerMetadata;
};

export type GetAuthorizationServerMetadataResponse = GetAuthorizationServerMetadataResponses[keyof GetAuthorizationServerMetadataResponses];

export type ApproveDeviceAuthorizationData = {
    body: DecideDeviceAuthorizationRequest;
    path?: never;
    query?: never;
    url: '/api/auth/device/approve';
};

export type ApproveDeviceAuthorizationErrors = {
    /**
     * invalid_request. Settings and pairing answer a request that breaks its rules with this status.
     */
    400: ErrorBody;
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

export type ApproveDeviceAuthorizationError = ApproveDeviceAuthorizationErrors[keyof ApproveDeviceAuthorizationErrors];

export type ApproveDeviceAuthorizationResponses = {
    /**
     * The request is approved.
     */
    200: DecidedDeviceAuthorization;
};

export type ApproveDeviceAuthorizationResponse = ApproveDeviceAuthorizationResponses[keyof ApproveDeviceAuthorizationResponses];

export type DenyDeviceAuthorizationData = {
    body: DecideDeviceAuthorizationRequest;
    path?: never;
    query?: never;
    url: '/api/auth/device/deny';
};

export type DenyDeviceAuthorizationErrors = {
    /**
     * invalid_request. Settings and pairing answer a request that breaks its rules with this status.
     */
    400: ErrorBody;
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

export type DenyDeviceAuthorizationError = DenyDeviceAuthorizationErrors[keyof DenyDeviceAuthorizationErrors];

export type DenyDeviceAuthorizationResponses = {
    /**
     * The request is denied.
     */
    200: DecidedDeviceAuthorization;
};

export type DenyDeviceAuthorizationResponse = DenyDeviceAuthorizationResponses[keyof DenyDeviceAuthorizationResponses];

export type ListUsersData = {
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
    url: '/_ops/persons';
};

export type ListUsersErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type ListUsersError = ListUsersErrors[keyof ListUsersErrors];

export type ListUsersResponses = {
    /**
     * A page of persons.
     */
    200: {
        persons: Array<ListedUser>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type ListUsersResponse = ListUsersResponses[keyof ListUsersResponses];

export type CreateUserData = {
    body: CreateUserRequest;
    path?: never;
    query?: never;
    url: '/_ops/persons';
};

export type CreateUserErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
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

export type CreateUserError = CreateUserErrors[keyof CreateUserErrors];

export type CreateUserResponses = {
    /**
     * The person and a session.
     */
    201: CreatedUser;
};

export type CreateUserResponse = CreateUserResponses[keyof CreateUserResponses];

export type CreateSignInLinkData = {
    body?: never;
    path: {
        /**
         * The handle of the account.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/_ops/persons/{handle}/sign-in-links';
};

export type CreateSignInLinkErrors = {
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

export type CreateSignInLinkError = CreateSignInLinkErrors[keyof CreateSignInLinkErrors];

export type CreateSignInLinkResponses = {
    /**
     * The link.
     */
    201: SignInLink;
};

export type CreateSignInLinkResponse = CreateSignInLinkResponses[keyof CreateSignInLinkResponses];

export type SetPhoneNumberData = {
    body: SetPhoneNumberRequest;
    path: {
        /**
         * The handle of the account.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/_ops/persons/{handle}/phone-number';
};

export type SetPhoneNumberErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type SetPhoneNumberError = SetPhoneNumberErrors[keyof SetPhoneNumberErrors];

export type SetPhoneNumberResponses = {
    /**
     * The number is stored.
     */
    204: void;
};

export type SetPhoneNumberResponse = SetPhoneNumberResponses[keyof SetPhoneNumberResponses];

export type AdminListAgentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The handle of a person; only that person's agents are listed.
         */
        owner?: HandleReference;
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most items that one page may hold.
         */
        limit?: number;
    };
    url: '/_ops/agents';
};

export type AdminListAgentsErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type AdminListAgentsError = AdminListAgentsErrors[keyof AdminListAgentsErrors];

export type AdminListAgentsResponses = {
    /**
     * A page of agents.
     */
    200: {
        agents: Array<ListedAgent>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type AdminListAgentsResponse = AdminListAgentsResponses[keyof AdminListAgentsResponses];

export type AdminCreateAgentData = {
    body: AdminCreateAgentRequest;
    path?: never;
    query?: never;
    url: '/_ops/agents';
};

export type AdminCreateAgentErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
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

export type AdminCreateAgentError = AdminCreateAgentErrors[keyof AdminCreateAgentErrors];

export type AdminCreateAgentResponses = {
    /**
     * The agent and its token.
     */
    201: CreatedAgent;
};

export type AdminCreateAgentResponse = AdminCreateAgentResponses[keyof AdminCreateAgentResponses];

export type AdminRotateAgentTokenData = {
    body?: never;
    path: {
        /**
         * The handle of the account.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/_ops/agents/{handle}/rotate-token';
};

export type AdminRotateAgentTokenErrors = {
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

export type AdminRotateAgentTokenError = AdminRotateAgentTokenErrors[keyof AdminRotateAgentTokenErrors];

export type AdminRotateAgentTokenResponses = {
    /**
     * The agent and its new token.
     */
    200: CreatedAgent;
};

export type AdminRotateAgentTokenResponse = AdminRotateAgentTokenResponses[keyof AdminRotateAgentTokenResponses];

export type SetHandleStatusData = {
    body: SetHandleStatusRequest;
    path: {
        /**
         * The handle of the account.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/_ops/handles/{handle}/status';
};

export type SetHandleStatusErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type SetHandleStatusError = SetHandleStatusErrors[keyof SetHandleStatusErrors];

export type SetHandleStatusResponses = {
    /**
     * The state of the handle.
     */
    200: HandleStatusReply;
};

export type SetHandleStatusResponse = SetHandleStatusResponses[keyof SetHandleStatusResponses];

export type AdminListDeliveriesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The handle of an agent; only its deliveries are listed.
         */
        agent?: HandleReference;
        /**
         * Only deliveries to this webhook.
         */
        webhook_id?: Id;
        /**
         * Only deliveries in this state.
         */
        status?: DeliveryStatus;
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most items that one page may hold.
         */
        limit?: number;
    };
    url: '/_ops/deliveries';
};

export type AdminListDeliveriesErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type AdminListDeliveriesError = AdminListDeliveriesErrors[keyof AdminListDeliveriesErrors];

export type AdminListDeliveriesResponses = {
    /**
     * A page of deliveries.
     */
    200: {
        deliveries: Array<ListedDelivery>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type AdminListDeliveriesResponse = AdminListDeliveriesResponses[keyof AdminListDeliveriesResponses];

export type AdminReplayDeliveriesData = {
    body: ReplayDeliveriesRequest;
    path?: never;
    query?: never;
    url: '/_ops/deliveries/replay';
};

export type AdminReplayDeliveriesErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type AdminReplayDeliveriesError = AdminReplayDeliveriesErrors[keyof AdminReplayDeliveriesErrors];

export type AdminReplayDeliveriesResponses = {
    /**
     * The events wait to be sent.
     */
    202: ReplayedDeliveries;
};

export type AdminReplayDeliveriesResponse = AdminReplayDeliveriesResponses[keyof AdminReplayDeliveriesResponses];

export type GetServiceStatusData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/_ops/status';
};

export type GetServiceStatusErrors = {
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

export type GetServiceStatusError = GetServiceStatusErrors[keyof GetServiceStatusErrors];

export type GetServiceStatusResponses = {
    /**
     * The state of the service, as this process sees it.
     */
    200: ServiceStatus;
};

export type GetServiceStatusResponse = GetServiceStatusResponses[keyof GetServiceStatusResponses];

export type AgeDeviceAuthorizationData = {
    body: AgeDeviceAuthorizationRequest;
    path: {
        /**
         * The code that the person types.
         */
        user_code: UserCode;
    };
    query?: never;
    url: '/_ops/device-authorizations/{user_code}/age';
};

export type AgeDeviceAuthorizationErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type AgeDeviceAuthorizationError = AgeDeviceAuthorizationErrors[keyof AgeDeviceAuthorizationErrors];

export type AgeDeviceAuthorizationResponses = {
    /**
     * The time has passed.
     */
    204: void;
};

export type AgeDeviceAuthorizationResponse = AgeDeviceAuthorizationResponses[keyof AgeDeviceAuthorizationResponses];

export type AdminDecideListingData = {
    body: DecideListingRequest;
    path: {
        /**
         * The handle of the account.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/_ops/handles/{handle}/listing';
};

export type AdminDecideListingErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
    /**
     * conflict. The state of the object does not allow this.
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

export type AdminDecideListingError = AdminDecideListingErrors[keyof AdminDecideListingErrors];

export type AdminDecideListingResponses = {
    /**
     * The listing as it is now.
     */
    200: ListingReply;
};

export type AdminDecideListingResponse = AdminDecideListingResponses[keyof AdminDecideListingResponses];

export type AdminListListingsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The state that is asked about.
         */
        status?: ListingStatus;
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most items that one page may hold.
         */
        limit?: number;
    };
    url: '/_ops/listings';
};

export type AdminListListingsErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type AdminListListingsError = AdminListListingsErrors[keyof AdminListListingsErrors];

export type AdminListListingsResponses = {
    /**
     * A page of listings.
     */
    200: {
        listings: Array<ReviewedListing>;
        next_cursor: NextCursor;
        has_more: boolean;
    };
};

export type AdminListListingsResponse = AdminListListingsResponses[keyof AdminListListingsResponses];

export type ClearHandleRateLimitData = {
    body?: never;
    path: {
        /**
         * The handle of the account.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/_ops/handles/{handle}/rate-limit';
};

export type ClearHandleRateLimitErrors = {
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

export type ClearHandleRateLimitError = ClearHandleRateLimitErrors[keyof ClearHandleRateLimitErrors];

export type ClearHandleRateLimitResponses = {
    /**
     * The general limit holds.
     */
    204: void;
};

export type ClearHandleRateLimitResponse = ClearHandleRateLimitResponses[keyof ClearHandleRateLimitResponses];

export type SetHandleRateLimitData = {
    body: RateLimit;
    path: {
        /**
         * The handle of the account.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/_ops/handles/{handle}/rate-limit';
};

export type SetHandleRateLimitErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type SetHandleRateLimitError = SetHandleRateLimitErrors[keyof SetHandleRateLimitErrors];

export type SetHandleRateLimitResponses = {
    /**
     * The limit of the account.
     */
    200: HandleRateLimit;
};

export type SetHandleRateLimitResponse = SetHandleRateLimitResponses[keyof SetHandleRateLimitResponses];

export type ListLimitsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/_ops/limits';
};

export type ListLimitsErrors = {
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

export type ListLimitsError = ListLimitsErrors[keyof ListLimitsErrors];

export type ListLimitsResponses = {
    /**
     * Every limit.
     */
    200: LimitList;
};

export type ListLimitsResponse = ListLimitsResponses[keyof ListLimitsResponses];

export type GetHandleLimitsData = {
    body?: never;
    path: {
        /**
         * The handle of the account.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/_ops/handles/{handle}/limits';
};

export type GetHandleLimitsErrors = {
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

export type GetHandleLimitsError = GetHandleLimitsErrors[keyof GetHandleLimitsErrors];

export type GetHandleLimitsResponses = {
    /**
     * The limits of the account.
     */
    200: HandleLimits;
};

export type GetHandleLimitsResponse = GetHandleLimitsResponses[keyof GetHandleLimitsResponses];

export type ClearHandleLimitData = {
    body?: never;
    path: {
        /**
         * The handle of the account.
         */
        handle: HandleReference;
        /**
         * The name of a limit.
         */
        limit: string;
    };
    query?: never;
    url: '/_ops/handles/{handle}/limits/{limit}';
};

export type ClearHandleLimitErrors = {
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

export type ClearHandleLimitError = ClearHandleLimitErrors[keyof ClearHandleLimitErrors];

export type ClearHandleLimitResponses = {
    /**
     * The general number holds.
     */
    204: void;
};

export type ClearHandleLimitResponse = ClearHandleLimitResponses[keyof ClearHandleLimitResponses];

export type SetHandleLimitData = {
    body: LimitValue;
    path: {
        /**
         * The handle of the account.
         */
        handle: HandleReference;
        /**
         * The name of a limit.
         */
        limit: string;
    };
    query?: never;
    url: '/_ops/handles/{handle}/limits/{limit}';
};

export type SetHandleLimitErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type SetHandleLimitError = SetHandleLimitErrors[keyof SetHandleLimitErrors];

export type SetHandleLimitResponses = {
    /**
     * The limit of the account.
     */
    200: HandleLimit;
};

export type SetHandleLimitResponse = SetHandleLimitResponses[keyof SetHandleLimitResponses];

export type SearchDumpData = {
    body: SearchDumpRequest;
    path?: never;
    query?: never;
    url: '/_ops/dump-search';
};

export type SearchDumpErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type SearchDumpError = SearchDumpErrors[keyof SearchDumpErrors];

export type SearchDumpResponses = {
    /**
     * Where the text was found.
     */
    200: DumpSearchReply;
};

export type SearchDumpResponse = SearchDumpResponses[keyof SearchDumpResponses];

export type GetOpenApiData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/openapi.json';
};

export type GetOpenApiErrors = {
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

export type GetOpenApiError = GetOpenApiErrors[keyof GetOpenApiErrors];

export type GetOpenApiResponses = {
    /**
     * An OpenAPI 3.1.0 document.
     */
    200: OpenApiDocument;
};

export type GetOpenApiResponse = GetOpenApiResponses[keyof GetOpenApiResponses];

export type GetExtensionsOpenApiData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/openapi/extensions.json';
};

export type GetExtensionsOpenApiErrors = {
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

export type GetExtensionsOpenApiError = GetExtensionsOpenApiErrors[keyof GetExtensionsOpenApiErrors];

export type GetExtensionsOpenApiResponses = {
    /**
     * An OpenAPI 3.1.0 document.
     */
    200: OpenApiDocument;
};

export type GetExtensionsOpenApiResponse = GetExtensionsOpenApiResponses[keyof GetExtensionsOpenApiResponses];

export type GetHealthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/healthz';
};

export type GetHealthErrors = {
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

export type GetHealthError = GetHealthErrors[keyof GetHealthErrors];

export type GetHealthResponses = {
    /**
     * The process runs.
     */
    200: Health;
};

export type GetHealthResponse = GetHealthResponses[keyof GetHealthResponses];

export type GetReadinessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/readyz';
};

export type GetReadinessErrors = {
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

export type GetReadinessError = GetReadinessErrors[keyof GetReadinessErrors];

export type GetReadinessResponses = {
    /**
     * Requests are served.
     */
    200: Health;
};

export type GetReadinessResponse = GetReadinessResponses[keyof GetReadinessResponses];
