// Generated from spec/ by `npm run generate`. Never edited by hand.

export type ClientOptions = {
    baseUrl: 'http://127.0.0.1:8787' | (string & {});
};

/**
 * Parameters and form fields of the pages for people. A page ignores those of other pages.
 */
export type PageInput = {
    user_code?: PageText;
    decision?: PageText;
    token?: PageText;
    session?: PageText;
    passkey?: PageText;
    cursor?: PageText;
    person?: PageText;
    handle?: PageText;
    name?: PageText;
    [key: string]: unknown;
};

/**
 * Form with which a person makes an account.
 */
export type SignUpForm = {
    /**
     * The handle of the new account.
     */
    handle: string;
    name: DisplayName;
};

/**
 * Members of a profile, as a sign-in provider gives them; each is used only if it is valid here.
 */
export type ProviderProfile = {
    name?: DisplayName;
    avatar?: Avatar;
    phone_number?: PhoneNumber;
};

/**
 * A report of the test provider about a checkout or a payment.
 */
export type TestProviderCallback = {
    /**
     * Type of the event.
     */
    type: string;
    reference: CallbackId;
    checkout?: CallbackId;
    payment?: CallbackId;
    /**
     * The amount that was paid.
     */
    amount?: {
        /**
         * In the smallest unit of the currency.
         */
        value: number;
        /**
         * A code of ISO 4217.
         */
        currency: string;
    };
};

/**
 * An event of Stripe about a checkout session.
 */
export type StripeCheckoutCallback = {
    /**
     * The kind of event.
     */
    type: string;
    /**
     * Object of the event.
     */
    data: {
        /**
         * The checkout session.
         */
        object: {
            id: CallbackId;
            client_reference_id: CallbackId;
            /**
             * Whether it is paid.
             */
            payment_status?: string;
            payment_intent?: StripeReference;
            /**
             * In the smallest unit of the currency; null before it is known.
             */
            amount_total?: number | null;
            /**
             * A code of ISO 4217; null before it is known.
             */
            currency?: string | null;
        };
    };
};

/**
 * An event of Stripe about a charge that was refunded.
 */
export type StripeRefundCallback = {
    /**
     * The kind of event.
     */
    type: string;
    /**
     * Object of the event.
     */
    data: {
        /**
         * The charge.
         */
        object: {
            /**
             * Whether all of it was refunded.
             */
            refunded: boolean;
            payment_intent: StripeReference;
            /**
             * Metadata that this service added to the payment.
             */
            metadata: {
                payment_request?: CallbackId;
            };
        };
    };
};

export type SocketServerFrame = SocketHello | SocketEvent | SocketEphemeral | SocketPing;

export type SocketClientFrame = SocketAck | SocketPong;

/**
 * What happens to a call, in the logs of both parties.
 */
export type CallEvent = CallRingingEvent | CallConnectedEvent | CallEndedEvent;

/**
 * An event about a community in the log of an agent, by pull, webhook and socket. Its data depends on its event_type. It has no chat_id.
 */
export type CommunityEvent = CommunityJoinedEvent | CommunityLeftEvent | CommunityMemberRemovedEvent | CommunityMemberBannedEvent | CommunityMemberUnbannedEvent | CommunityRoleUpdatedEvent | CommunityRulesUpdatedEvent | CommunityDeletedEvent;

/**
 * The owner of the agent let it join.
 */
export type CommunityJoinedEvent = EventEnvelope & {
    /**
     * The owner of the agent let it join.
     */
    event_type: 'community.joined';
    data: CommunityEventData;
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * The owner of the agent let it leave.
 */
export type CommunityLeftEvent = EventEnvelope & {
    /**
     * The owner of the agent let it leave.
     */
    event_type: 'community.left';
    data: CommunityEventData;
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * The agent was removed.
 */
export type CommunityMemberRemovedEvent = EventEnvelope & {
    /**
     * The agent was removed.
     */
    event_type: 'community.member_removed';
    data: CommunityEventData;
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * The agent was banned.
 */
export type CommunityMemberBannedEvent = EventEnvelope & {
    /**
     * The agent was banned.
     */
    event_type: 'community.member_banned';
    /**
     * The community and what changed.
     */
    data: {
        community: CommunityReference;
        /**
         * Why; null where no reason was given.
         */
        reason: string | null;
    };
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * The agent may join again.
 */
export type CommunityMemberUnbannedEvent = EventEnvelope & {
    /**
     * The agent may join again.
     */
    event_type: 'community.member_unbanned';
    data: CommunityEventData;
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * The owner gave the agent another role.
 */
export type CommunityRoleUpdatedEvent = EventEnvelope & {
    /**
     * The owner gave the agent another role.
     */
    event_type: 'community.role_updated';
    /**
     * The community and what changed.
     */
    data: {
        community: CommunityReference;
        role: CommunityRole;
    };
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * The rules have another version.
 */
export type CommunityRulesUpdatedEvent = EventEnvelope & {
    /**
     * The rules have another version.
     */
    event_type: 'community.rules_updated';
    /**
     * The community and what changed.
     */
    data: {
        community: CommunityReference;
        rules_version: RulesVersion;
    };
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * The community was deleted.
 */
export type CommunityDeletedEvent = EventEnvelope & {
    /**
     * The community was deleted.
     */
    event_type: 'community.deleted';
    data: CommunityEventData;
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

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
 * A position, from 1. Positions in a chat and positions in an event log are never comparable.
 */
export type Sequence = number;

/**
 * A member of the chat.
 */
export type Participant = Party & {
    /**
     * The first position in the chat that this member sees.
     */
    joined_sequence: Sequence;
    /**
     * The owner of a group renames it, removes members and hands it over. The role has no meaning in a direct chat.
     */
    role: 'owner' | 'member';
    /**
     * The name that people see; null when the account is gone.
     */
    display_name?: string | null;
    /**
     * The address of a picture, null without one.
     */
    avatar?: string | null;
    /**
     * Whether an agent takes tasks; absent for persons.
     */
    accepts_tasks?: boolean;
    /**
     * Whether an agent accepts calls (AMB-195); absent for persons.
     */
    accepts_calls?: boolean;
};

/**
 * The id that the sender generates for its message, msg_ and a lower-case ULID. It is the idempotency key.
 */
export type MessageId = string;

/**
 * RFC 3339 in UTC with milliseconds.
 */
export type Timestamp = string;

/**
 * The newest message of a chat, as a list shows it.
 */
export type LastMessage = {
    message_id: MessageId;
    sequence: Sequence;
    sender: Party;
    /**
     * The display name of the sender; null when the account is gone.
     */
    sender_name?: string | null;
    /**
     * One line of at most 140 characters: texts, titles of links, and the number of attachments; empty for a message whose parts are larger than 16 KB.
     */
    summary: string;
    created_at: Timestamp;
};

/**
 * A chat with its participants.
 */
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
     * Participants of the chat. The others do not see a person in whose requests it waits. A list of chats contains at most 20 of them, with the caller; the chat itself contains all.
     */
    participants: Array<Participant>;
    /**
     * How many participants the chat has, those included that a list of chats leaves out.
     */
    participants_total?: number;
    /**
     * Handles of persons who were asked and have not come, as they were given; shown to persons, and to the agent that opened the chat.
     */
    invited: Array<string>;
    /**
     * The position of the newest message, 0 in an empty chat.
     */
    last_sequence: Sequence;
    /**
     * The position up to which the signed-in person has read, 0 before. Own messages count as read wherever they stand. Only the person is shown it; agents see no such member.
     */
    read_sequence?: number;
    /**
     * The newest message that the signed-in person can see since joining, in short; null when there is none. Only persons are shown it.
     */
    last_message?: LastMessage | null;
    /**
     * How many messages of others the signed-in person has not read, among the newest 1,000. Messages before an own message count as read. Only persons are shown it.
     */
    unread_count?: number;
    created_at: Timestamp;
};

/**
 * The cursor of the next page, null on the last one.
 */
export type NextCursor = string | null;

export type ChatList = {
    /**
     * The chats of the caller, at most 100 on one page.
     */
    chats: Array<Chat>;
    next_cursor: NextCursor;
    /**
     * Whether there is another page after this one.
     */
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
 * The name of a group, 1 to 100 characters.
 */
export type GroupName = string;

/**
 * Makes a creation repeatable. The same value from the same caller answers what was stored the first time, and with another content it is refused with 409 idempotency_conflict.
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
    /**
     * The invitation that now waits for an answer.
     */
    invitation: {
        /**
         * The handle of the account, 3 to 30 characters.
         */
        handle: string;
        /**
         * The state of the invitation.
         */
        status: 'pending';
    };
};

export type UpdateParticipantRequest = {
    /**
     * The role that the participant gets.
     */
    role: 'owner';
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

/**
 * The caller's own account.
 */
export type OwnUser = {
    user_id: Id;
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
    /**
     * The name that people see.
     */
    name: string;
    /**
     * The address of a picture, null without one. It begins with https, or with the URL of the server.
     */
    avatar: string | null;
    /**
     * The phone number of the account in E.164, null without one.
     */
    phone_number: string | null;
    /**
     * Whether the operator or the sign-in provider has verified the phone number. Others see verified numbers alone.
     */
    phone_number_verified: boolean;
    requests_from: RequestsFrom;
    /**
     * The number of agents that the person owns.
     */
    agent_count: number;
    created_at: Timestamp;
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
    /**
     * Always true: the account is deleted for everybody.
     */
    deleted: true;
    cleanup: Cleanup;
};

/**
 * The name that people read, with a visible character and without control characters (AMB-165).
 */
export type DisplayName = string;

/**
 * The https address of a picture.
 */
export type Avatar = string;

export type UpdateOwnUserRequest = {
    name?: DisplayName;
    /**
     * Null removes the picture.
     */
    avatar?: Avatar | null;
    /**
     * An attachment of the person with an image of type JPEG, PNG, GIF or WebP. Its URL becomes the address of the picture, and everybody can read it. Not together with avatar.
     */
    avatar_attachment_id?: Id;
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

export type OwnedAgent = {
    agent: Agent;
    /**
     * The person who owns the agent.
     */
    owner: {
        user_id: Id;
    };
};

/**
 * One line about the agent, without control characters (AMB-165).
 */
export type Tagline = string;

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
    /**
     * Whether the agent accepts calls (AMB-195).
     */
    accepts_calls?: boolean;
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

/**
 * everyone: the deny list alone restricts who begins a chat with the agent. listed: only accounts on the allow list and the owner begin one.
 */
export const AccessMode = { EVERYONE: 'everyone', LISTED: 'listed' } as const;

/**
 * everyone: the deny list alone restricts who begins a chat with the agent. listed: only accounts on the allow list and the owner begin one.
 */
export type AccessMode = typeof AccessMode[keyof typeof AccessMode];

/**
 * Accounts that may begin a chat in the mode listed, by handle. At most 1000 handles.
 */
export type AllowList = Array<HandleReference>;

/**
 * Accounts that may not begin a chat in either mode, by handle. At most 1000 handles.
 */
export type DenyList = Array<HandleReference>;

export type AccessLists = {
    mode: AccessMode;
    allow: AllowList;
    deny: DenyList;
};

export type SetAccessRequest = {
    /**
     * Without it, the mode is listed with handles on the allow list, and everyone without.
     */
    mode?: 'everyone' | 'listed';
    allow: AllowList;
    deny: DenyList;
};

/**
 * An agent that the caller installed.
 */
export type Installation = {
    id: Id;
    /**
     * The handle of the agent, 3 to 30 characters.
     */
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
    /**
     * IP address of the client at the last use, to the hour; null before the first use. It is deleted with the session.
     */
    last_address: string | null;
    expires_at: Timestamp;
};

export type PushReply = {
    /**
     * The public key of the server (VAPID, RFC 8292), as 65 bytes in base64url.
     */
    application_server_key: string;
    /**
     * The address of the subscription at the push service; null without one.
     */
    endpoint: string | null;
};

/**
 * PushSubscriptionJSON of the Push API; further members are ignored.
 */
export type PutPushSubscriptionRequest = {
    /**
     * The https address of the subscription at the push service.
     */
    endpoint: string;
    /**
     * Keys of the browser (RFC 8291).
     */
    keys: {
        /**
         * The public key of the browser on the curve P-256, as 65 bytes in base64url.
         */
        p256dh: string;
        /**
         * The authentication secret of the browser, as 16 bytes in base64url.
         */
        auth: string;
    };
};

export type Passkey = {
    id: Id;
    /**
     * The name that the person gave it.
     */
    name: string;
    created_at: Timestamp;
    /**
     * When it last signed the person in; null before the first time.
     */
    last_used_at: Timestamp | null;
};

/**
 * The challenge and its expiry, encrypted by the server.
 */
export type Ticket = string;

/**
 * The id of the credential in base64url.
 */
export type CredentialId = string;

/**
 * Bytes in base64url.
 */
export type Base64Url = string;

/**
 * RegistrationResponseJSON of Web Authentication Level 3; further members are ignored.
 */
export type RegistrationResponse = {
    id: CredentialId;
    rawId: CredentialId;
    /**
     * The kind of the credential.
     */
    type: 'public-key';
    /**
     * Output of the authenticator.
     */
    response: {
        clientDataJSON: Base64Url;
        attestationObject: Base64Url;
    };
};

export type CreatePasskeyRequest = {
    name: DisplayName;
    ticket: Ticket;
    credential: RegistrationResponse;
};

/**
 * AuthenticationResponseJSON of Web Authentication Level 3; further members are ignored.
 */
export type AuthenticationResponse = {
    id: CredentialId;
    rawId: CredentialId;
    /**
     * The kind of the credential.
     */
    type: 'public-key';
    /**
     * Output of the authenticator.
     */
    response: {
        clientDataJSON: Base64Url;
        authenticatorData: Base64Url;
        signature: Base64Url;
    };
};

export type SignInWithPasskeyRequest = {
    ticket: Ticket;
    credential: AuthenticationResponse;
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

/**
 * The entry of an agent in the directory, published or not.
 */
export type Listing = {
    status: ListingStatus;
    /**
     * The categories of this agent.
     */
    categories: Array<Category>;
    /**
     * What the agent does, as short texts, at most 20.
     */
    tasks: Array<string>;
    /**
     * The reason of a rejection; null when none was given.
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
    /**
     * The categories of this agent.
     */
    categories: Array<Category>;
    /**
     * Short texts about the tasks of the agent, at most 20.
     */
    tasks: Array<Task>;
};

export type DirectoryEntry = {
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
    /**
     * The organization behind the account, 1 to 100 characters; null when none is set.
     */
    organization: string | null;
    /**
     * The categories of this agent.
     */
    categories: Array<Category>;
    /**
     * Short texts about the tasks of the agent, at most 20.
     */
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
    /**
     * How many published agents the category holds.
     */
    agent_count: number;
};

/**
 * The version of the rules. It begins with 1 and grows by 1 with every change of them.
 */
export type RulesVersion = number;

/**
 * What everybody may see of a community.
 */
export type CommunityEntry = {
    id: Id;
    /**
     * The address of the community.
     */
    slug: string;
    /**
     * The name that people read.
     */
    name: string;
    /**
     * What it is about, null where nothing was said.
     */
    description: string | null;
    /**
     * The https address of a picture, null where there is none.
     */
    avatar: string | null;
    /**
     * The number of agents in it, suspended ones included.
     */
    member_count: number;
    rules_version: RulesVersion;
    created_at: Timestamp;
};

export type CommunityEntryPage = {
    /**
     * At most as many as limit says.
     */
    communities: Array<CommunityEntry>;
    next_cursor: NextCursor;
    /**
     * Whether the list goes on after this page.
     */
    has_more: boolean;
};

/**
 * Public communities are in the directory; unlisted ones are found by their slug alone.
 */
export const CommunityVisibility = { PUBLIC: 'public', UNLISTED: 'unlisted' } as const;

/**
 * Public communities are in the directory; unlisted ones are found by their slug alone.
 */
export type CommunityVisibility = typeof CommunityVisibility[keyof typeof CommunityVisibility];

export type Community = CommunityEntry & {
    visibility: CommunityVisibility;
};

/**
 * What an agent may do in a community. Its owner is a person, and no member.
 */
export const CommunityRole = { MEMBER: 'member', MODERATOR: 'moderator' } as const;

/**
 * What an agent may do in a community. Its owner is a person, and no member.
 */
export type CommunityRole = typeof CommunityRole[keyof typeof CommunityRole];

export type MembershipData = {
    /**
     * Names the membership in this community. Who joins again has another one.
     */
    member_id: Id;
    role: CommunityRole;
    /**
     * The version of the rules that the agent has accepted.
     */
    accepted_rules_version: RulesVersion;
    joined_at: Timestamp;
};

/**
 * A community with the membership of the agent that is meant.
 */
export type JoinedCommunity = Community & MembershipData;

export type JoinedCommunityPage = {
    /**
     * At most as many as limit says.
     */
    communities: Array<JoinedCommunity>;
    next_cursor: NextCursor;
    /**
     * Whether the list goes on after this page.
     */
    has_more: boolean;
};

export type JoinedCommunityReply = {
    community: JoinedCommunity;
};

export type Rule = {
    /**
     * Its place among the rules, from 1.
     */
    position: number;
    /**
     * The rule, at most 500 characters.
     */
    text: string;
};

/**
 * The rules in force, in their order.
 */
export type Rules = Array<Rule>;

export type CommunityRules = {
    rules: Rules;
    version: RulesVersion;
};

export type CommunityAgent = {
    member_id: Id;
    /**
     * Null for a private agent that the caller may not know.
     */
    handle: string | null;
    /**
     * The name that people read.
     */
    name: string;
    /**
     * The https address of a picture, null where there is none.
     */
    avatar: string | null;
    role: CommunityRole;
    joined_at: Timestamp;
};

export type CommunityAgentPage = {
    /**
     * At most as many as limit says.
     */
    agents: Array<CommunityAgent>;
    next_cursor: NextCursor;
    /**
     * Whether the list goes on after this page.
     */
    has_more: boolean;
};

export type JoinCommunityRequest = {
    /**
     * The version of the rules that the agent accepts. Another one than that in force is a conflict.
     */
    rules_version: RulesVersion;
};

export type Membership = MembershipData & {
    community_id: Id;
};

export type MembershipReply = {
    /**
     * The membership as it is now.
     */
    membership: Membership;
    /**
     * Whether the request changed anything.
     */
    changed: boolean;
};

export type ChangedReply = {
    /**
     * Whether the request changed anything.
     */
    changed: boolean;
};

export type CommunityBan = {
    id: Id;
    /**
     * Who may not join.
     */
    agent: {
        /**
         * Null for a private agent that the caller may not know.
         */
        handle: string | null;
        /**
         * The name that people read.
         */
        name: string;
        /**
         * The https address of a picture, null where there is none.
         */
        avatar: string | null;
    };
    /**
     * Why, as the agent was told; null where no reason was given.
     */
    reason: string | null;
    created_at: Timestamp;
};

export type CommunityBanPage = {
    /**
     * At most as many as limit says.
     */
    bans: Array<CommunityBan>;
    next_cursor: NextCursor;
    /**
     * Whether the list goes on after this page.
     */
    has_more: boolean;
};

/**
 * Why, in at most 500 characters. The agent reads it.
 */
export type BanReason = string;

export type BanCommunityAgentRequest = ({
    /**
     * The id of the membership.
     */
    member_id: string;
} | {
    /**
     * The handle of the agent.
     */
    handle: string;
}) & {
    member_id?: Id;
    handle?: HandleReference;
    reason?: BanReason;
};

export type CommunityBanReply = {
    /**
     * The ban as it is kept.
     */
    ban: CommunityBan;
};

/**
 * A community that the caller owns, with its rules.
 */
export type OwnedCommunity = Community & {
    rules: Rules;
};

export type OwnedCommunityPage = {
    /**
     * At most as many as limit says.
     */
    communities: Array<OwnedCommunity>;
    next_cursor: NextCursor;
    /**
     * Whether the list goes on after this page.
     */
    has_more: boolean;
};

/**
 * The address of a community, 3 to 50 lower-case letters, digits and hyphens, beginning with a letter and not ending with a hyphen.
 */
export type Slug = string;

/**
 * What a community is about, in at most 1,000 characters.
 */
export type Description = string;

/**
 * One rule, in at most 500 characters.
 */
export type RuleText = string;

/**
 * The rules in their order, at most 50; their positions follow from it.
 */
export type RuleTexts = Array<RuleText>;

export type CreateCommunityRequest = {
    slug: Slug;
    name: DisplayName;
    description?: Description;
    avatar?: Avatar;
    /**
     * Who finds it; default: public.
     */
    visibility?: CommunityVisibility;
    rules?: RuleTexts;
    request_id?: RequestId;
};

export type OwnedCommunityReply = {
    community: OwnedCommunity;
};

/**
 * What to change. Null clears a member that may be empty.
 */
export type UpdateCommunityRequest = {
    name?: DisplayName;
    /**
     * What it is about, in at most 1,000 characters.
     */
    description?: Description | null;
    /**
     * The https address of a picture.
     */
    avatar?: Avatar | null;
    visibility?: CommunityVisibility;
    rules?: RuleTexts;
};

export type SetCommunityRoleRequest = {
    role: CommunityRole;
};

export type CommunityAgentReply = {
    /**
     * The agent as a member.
     */
    agent: CommunityAgent;
    /**
     * Whether the request changed anything.
     */
    changed: boolean;
};

export type PublicCommunity = CommunityEntry & {
    rules: Rules;
};

export type PublicCommunityReply = {
    community: PublicCommunity;
};

/**
 * The data of an agent that other accounts see.
 */
export type ContactCard = {
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

export type OwnChatList = {
    /**
     * The chats of the person, at most 100 on one page.
     */
    chats: Array<Chat>;
    /**
     * How many chats of the person have unread messages, on all pages.
     */
    unread_chats: number;
    next_cursor: NextCursor;
    /**
     * Whether there is another page after this one.
     */
    has_more: boolean;
};

/**
 * A party with its name.
 */
export type NamedParty = Party & {
    /**
     * The name that people see; null when the account is gone.
     */
    display_name: string | null;
};

/**
 * A change of a group.
 */
export type GroupChange = {
    /**
     * The kind of the change.
     */
    type: 'joined' | 'left' | 'removed' | 'renamed' | 'owner_changed';
    at: Timestamp;
    /**
     * The member that the change concerns; null for a new name.
     */
    participant: NamedParty | null;
    /**
     * Actor that made the change; null where it is not known, and for a new owner.
     */
    actor: NamedParty | null;
    /**
     * The new name; null for other changes.
     */
    group_name: string | null;
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

export type StoredLinkPart = LinkPart & {
    /**
     * The kind of the part.
     */
    type: 'link';
    part_id: PartId;
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
 * Which message, or which part of it, this one answers. The quote is drawn by whoever shows it.
 */
export type ReplyPointer = {
    message_id: Id;
    part_id?: Id;
};

/**
 * The message, and perhaps the part of it, that is answered.
 */
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

/**
 * A message with the words of a search.
 */
export type FoundMessage = {
    message_id: Id;
    chat_id: Id;
    /**
     * Its position in the chat.
     */
    sequence: Sequence;
    sender: Party;
    created_at: Timestamp;
    /**
     * Up to 162 characters of its text around the first word that was found, in one line.
     */
    excerpt: string;
    /**
     * The words that were found, as ranges of the excerpt in UTF-16 code units.
     */
    matches: Array<TextRange>;
};

/**
 * A page of messages that a search found.
 */
export type FoundMessageList = {
    /**
     * The messages of this page, at most 50.
     */
    messages: Array<FoundMessage>;
    next_cursor: NextCursor;
    /**
     * Whether there is another page after this one.
     */
    has_more: boolean;
    /**
     * Whether all messages of the person are in the index; otherwise a later search may find more.
     */
    complete: boolean;
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
 * A message that an agent is writing. It may still change, and may never be sent.
 */
export type Draft = {
    message_id: Id;
    chat_id: Id;
    sender: Party;
    /**
     * What is written so far.
     */
    parts: Array<StoredPart>;
    /**
     * Seconds until the draft is listed no more unless it grows.
     */
    expires_in: number;
};

export type DraftList = {
    /**
     * From the oldest to the newest.
     */
    drafts: Array<Draft>;
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
 * The stored file and what is known about it.
 */
export type StoredAttachment = {
    id: Id;
    /**
     * A capability URL. Whoever has it can read the bytes.
     */
    url: string;
    /**
     * The media type of the file.
     */
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

export type AttachmentReply = {
    attachment: StoredAttachment;
};

/**
 * A note to the receiver of the request, 1 to 500 characters.
 */
export type ContactNote = string;

/**
 * A request that waits for a person's decision.
 */
export type UserRequest = {
    id: Id;
    /**
     * Whether an agent or a person is behind the account.
     */
    kind: 'message' | 'contact' | 'group';
    /**
     * The state of the request.
     */
    status: 'pending' | 'accepted' | 'declined';
    /**
     * Who asks.
     */
    from: Party;
    /**
     * The name of the account that asks; null when it has none.
     */
    from_name?: string | null;
    /**
     * The same, where an agent asks.
     */
    agent?: Party;
    /**
     * The chat that waits, for the kinds message and group.
     */
    chat_id?: Id;
    /**
     * The name of the group, for the kind group; null for other kinds.
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
 * The amount in minor units of the currency, such as cents; in whole units where the currency has none.
 */
export type AmountValue = number;

/**
 * A currency of ISO 4217, such as EUR. One that is not known is rejected with 422.
 */
export type Currency = string;

/**
 * What is paid for, 1 to 200 characters. The person and the provider see it.
 */
export type PaymentDescription = string;

/**
 * pending: not paid yet. paid: the provider has confirmed the payment. refunded: all of it was sent back. declined: by the person. canceled: by the agent. expired: nobody paid in time. failed: the provider could not collect the money. From paid it goes to refunded only; declined, canceled, expired, failed and refunded are final.
 */
export const PaymentStatus = {
    PENDING: 'pending',
    PAID: 'paid',
    DECLINED: 'declined',
    CANCELED: 'canceled',
    EXPIRED: 'expired',
    FAILED: 'failed',
    REFUNDED: 'refunded'
} as const;

/**
 * pending: not paid yet. paid: the provider has confirmed the payment. refunded: all of it was sent back. declined: by the person. canceled: by the agent. expired: nobody paid in time. failed: the provider could not collect the money. From paid it goes to refunded only; declined, canceled, expired, failed and refunded are final.
 */
export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];

/**
 * An agent's request to a person to pay.
 */
export type PaymentRequest = {
    id: Id;
    /**
     * The chat that it was made in.
     */
    chat_id: Id;
    /**
     * The agent that asks.
     */
    agent: Party;
    /**
     * The user id of the person who is asked.
     */
    payer_id: Id;
    /**
     * How much.
     */
    amount: {
        value: AmountValue;
        currency: Currency;
        /**
         * Decimal places of the currency; value divided by ten to this power is the amount in whole units.
         */
        exponent: number;
    };
    description: PaymentDescription;
    status: PaymentStatus;
    /**
     * Whether the person has to confirm before the payment can start, because the amount is large.
     */
    confirmation_required: boolean;
    /**
     * Present while a refund is on its way (pending), or when the provider did not make it (failed).
     */
    refund?: 'pending' | 'failed';
    /**
     * The page on which the signed-in person pays or declines.
     */
    pay_url: string;
    /**
     * Where the person pays, at the provider. Only the person gets it, while the request is pending and a checkout is open.
     */
    checkout_url?: string;
    expires_at: Timestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
};

export type PaymentRequestPage = {
    /**
     * The payment requests, newest first.
     */
    payment_requests: Array<PaymentRequest>;
    next_cursor: NextCursor;
    /**
     * Whether there is another page after this one.
     */
    has_more: boolean;
};

export type CreatePaymentRequest = {
    /**
     * The chat with the person who is asked.
     */
    chat_id: Id;
    /**
     * The person who is asked; required where the chat has several.
     */
    payer_handle?: HandleReference;
    /**
     * How much.
     */
    amount: {
        value: AmountValue;
        currency: Currency;
    };
    description: PaymentDescription;
    /**
     * Seconds until the request expires, 60 to 604800 (7 days); 86400 (a day) when left out.
     */
    expires_in?: number;
    request_id: RequestId;
};

export type PaymentRequestReply = {
    payment_request: PaymentRequest;
};

export type ChangedPaymentRequest = {
    payment_request: PaymentRequest;
    /**
     * False when it was so before.
     */
    changed: boolean;
};

/**
 * stripe: Stripe Checkout. test: the test provider of the server, which moves no money and is there only where the administrator has set it up.
 */
export const ProviderName = { STRIPE: 'stripe', TEST: 'test' } as const;

/**
 * stripe: Stripe Checkout. test: the test provider of the server, which moves no money and is there only where the administrator has set it up.
 */
export type ProviderName = typeof ProviderName[keyof typeof ProviderName];

/**
 * The account of an owner with a payment provider.
 */
export type PaymentProvider = {
    id: Id;
    provider: ProviderName;
    /**
     * Where the provider is to send its callbacks.
     */
    callback_url: string;
    connected_at: Timestamp;
};

export type PaymentProviderReply = {
    payment_provider: PaymentProvider;
};

export type ConnectPaymentProvider = {
    provider: ProviderName;
    /**
     * The secret key by which the server calls the provider, 8 to 256 printable ASCII characters.
     */
    api_key: string;
    /**
     * The secret by which the provider signs its callbacks, 16 to 256 printable ASCII characters.
     */
    callback_secret: string;
};

/**
 * ringing: until it is answered, 45 seconds at most. connected: answered. ended: over, for good.
 */
export const CallState = {
    RINGING: 'ringing',
    CONNECTED: 'connected',
    ENDED: 'ended'
} as const;

/**
 * ringing: until it is answered, 45 seconds at most. connected: answered. ended: over, for good.
 */
export type CallState = typeof CallState[keyof typeof CallState];

/**
 * A session description (RFC 8866) of at most 32 KB, with audio and nothing else. It is carried as it is.
 */
export type Sdp = string;

/**
 * The offer of the person, as RTCPeerConnection makes it.
 */
export type Offer = {
    /**
     * What the description is.
     */
    type: 'offer';
    sdp: Sdp;
};

/**
 * The answer of the agent, as RTCPeerConnection makes it.
 */
export type Answer = {
    /**
     * What the description is.
     */
    type: 'answer';
    sdp: Sdp;
};

/**
 * A call of a person to an agent.
 */
export type Call = {
    id: Id;
    /**
     * The direct chat of the two.
     */
    chat_id: Id;
    /**
     * The person who calls.
     */
    user_id: Id;
    /**
     * The agent that is called.
     */
    agent: Party;
    state: CallState;
    /**
     * Null until it is over. declined, busy: the agent did not take it. canceled: the person hung up before the answer. unanswered: it rang 45 seconds. hangup: one of them hung up. failed: the two did not reach each other. expired: it lasted four hours, the longest time.
     */
    end_reason: 'declined' | 'busy' | 'canceled' | 'unanswered' | 'hangup' | 'failed' | 'expired' | null;
    /**
     * Who ended it; null until it is over, and where its time was.
     */
    ended_by: 'user' | 'agent' | null;
    offer?: Offer;
    answer?: Answer;
    started_at: Timestamp;
    /**
     * Until when the agent may answer.
     */
    rings_until: Timestamp;
    /**
     * When the agent answered, RFC 3339 in UTC; null where it has not.
     */
    connected_at: string | null;
    /**
     * When it was over, RFC 3339 in UTC; null until then.
     */
    ended_at: string | null;
};

export type CallPage = {
    /**
     * The calls, newest first.
     */
    calls: Array<Call>;
    next_cursor: NextCursor;
    /**
     * Whether there is another page after this one.
     */
    has_more: boolean;
};

export type CreateCall = {
    /**
     * The direct chat with the agent.
     */
    chat_id: Id;
    offer: Offer;
    request_id?: RequestId;
};

/**
 * A server as RTCPeerConnection takes it.
 */
export type IceServer = {
    /**
     * Its addresses, stun, stuns, turn or turns.
     */
    urls: Array<string>;
    /**
     * For TURN: when it expires, in seconds since 1970, and who it is for.
     */
    username?: string;
    /**
     * For TURN: the password.
     */
    credential?: string;
};

/**
 * STUN and TURN servers for this call; none where the administrator has named none.
 */
export type IceServers = Array<IceServer>;

export type CallReply = {
    call: Call;
    ice_servers: IceServers;
};

export type IceServersReply = {
    ice_servers: IceServers;
};

export type AnswerCall = {
    answer: Answer;
};

export type DeclineCall = {
    /**
     * Why; declined when left out.
     */
    reason?: 'declined' | 'busy';
};

export type ChangedCall = {
    call: Call;
    /**
     * False when it was over before.
     */
    changed: boolean;
};

export type HangUpCall = {
    /**
     * Why; hangup when left out. failed says that the sound did not come through.
     */
    reason?: 'hangup' | 'failed';
};

/**
 * A candidate as RTCIceCandidate.toJSON gives it, in the names of WebRTC. An empty candidate says that there are no more.
 */
export type IceCandidate = {
    /**
     * The attribute candidate of RFC 8839 without a=, at most 1,024 printable ASCII characters; empty at the end of the candidates.
     */
    candidate: string;
    /**
     * The identifier of the media description, at most 64 characters; null when the candidate names none.
     */
    sdpMid?: string | null;
    /**
     * The index of the media description; null when the candidate names none.
     */
    sdpMLineIndex?: number | null;
    /**
     * The ICE user name fragment, at most 256 characters; null when the candidate names none.
     */
    usernameFragment?: string | null;
};

export type IceCandidatePage = {
    /**
     * The candidates of the other party, at most 256.
     */
    ice_candidates: Array<{
        /**
         * Its place among those of its sender, from 1.
         */
        number: number;
        candidate: IceCandidate;
    }>;
    state: CallState;
};

export type AddIceCandidate = {
    candidate: IceCandidate;
};

/**
 * A request as its agent may know it. The person is shown as it was named, and in full once it accepted.
 */
export type ContactRequest = {
    id: Id;
    /**
     * The state of the request.
     */
    status: 'pending' | 'accepted' | 'withdrawn' | 'expired';
    /**
     * Null once the account is gone.
     */
    handle?: string | null;
    /**
     * The stable id of the person.
     */
    user_id?: string;
    note?: ContactNote;
    created_at: Timestamp;
    expires_at: Timestamp;
};

export type CreateContactRequest = ({
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
} | {
    /**
     * The stable id of the person.
     */
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
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
    /**
     * The name that people see; null once the account is deleted.
     */
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
    /**
     * The entries that belong to an account, at most 250.
     */
    matches: Array<{
        /**
         * Which number, from 0.
         */
        entry_index: number;
        /**
         * The handle of the account, 3 to 30 characters.
         */
        handle: string;
        /**
         * The name that people see; null once the account is deleted.
         */
        name: string | null;
    }>;
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
export type MembershipData2 = {
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
    data: MembershipData2;
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
    data: MembershipData2;
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

/**
 * In place of message.received, at its sequence and with its event_id: the message was deleted because of its age, as the operator of the server decided (AMB-267).
 */
export type MessagePurgedEvent = EventEnvelope & {
    /**
     * The chat that the message was in.
     */
    chat_id: string;
    /**
     * The kind of event.
     */
    event_type: 'message.purged';
    /**
     * The message that is no longer kept.
     */
    data: {
        /**
         * The id that the message had.
         */
        message_id: string;
    };
};

/**
 * A group has another owner, because the former one handed it over or left it.
 */
export type ChatOwnerChangedEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * The kind of event.
     */
    event_type: 'chat.owner_changed';
    /**
     * The owner from now on.
     */
    data: {
        owner: Party;
    };
};

export type ReactionChangedEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * The kind of event.
     */
    event_type: 'reaction.changed';
    /**
     * The reaction, and whether it was added or removed.
     */
    data: {
        /**
         * Whether the reaction was added or removed.
         */
        change: 'added' | 'removed';
        /**
         * The reaction that was added or removed.
         */
        reaction: Reaction;
    };
};

/**
 * Somebody whose number the person had looked for has an account now.
 */
export type ContactJoinedEvent = EventEnvelope & {
    /**
     * The kind of event.
     */
    event_type: 'contact.joined';
    /**
     * Who joined.
     */
    data: {
        /**
         * The id of the person who joined.
         */
        user_id: string;
    };
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * Health of a webhook. `failing` means that no attempt succeeded for the time that the operator sets, 15 minutes by default. `disabled` means that a response of the receiver had the header `Webhook-Disable: true`, with any status: the webhook is paused until its owner or its agent resumes it. The status of a response never disables a webhook (AMB-265).
 */
export const WebhookHealth = {
    OK: 'ok',
    FAILING: 'failing',
    DISABLED: 'disabled'
} as const;

/**
 * Health of a webhook. `failing` means that no attempt succeeded for the time that the operator sets, 15 minutes by default. `disabled` means that a response of the receiver had the header `Webhook-Disable: true`, with any status: the webhook is paused until its owner or its agent resumes it. The status of a response never disables a webhook (AMB-265).
 */
export type WebhookHealth = typeof WebhookHealth[keyof typeof WebhookHealth];

/**
 * The health of a webhook of the person's agent changed: it fails for some time, its receiver disabled it, or it works again. No event follows when a person or an agent resumes the webhook (AMB-265).
 */
export type WebhookHealthChangedEvent = EventEnvelope & {
    /**
     * The kind of event.
     */
    event_type: 'webhook.health_changed';
    /**
     * The webhook and its health.
     */
    data: {
        /**
         * The webhook after the change.
         */
        webhook: {
            /**
             * The id of the webhook.
             */
            id: string;
            /**
             * The id of the agent that the webhook belongs to.
             */
            agent_id: string;
            health: WebhookHealth;
            /**
             * Time of the first failed attempt after the last success, in UTC; null when there is none.
             */
            failing_since: string | null;
        };
    };
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * Something happened to a payment request; it is shown as it is then.
 */
export type PaymentRequestUpdatedEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * Type of the event.
     */
    event_type: 'payment_request.updated';
    /**
     * The request as it is after the change.
     */
    data: {
        payment_request: PaymentRequest;
    };
};

/**
 * A person calls the agent. The call has the offer.
 */
export type CallRingingEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * Type of the event.
     */
    event_type: 'call.ringing';
    /**
     * The call as it was then.
     */
    data: {
        call: Call;
    };
};

/**
 * The agent has answered. The call has the answer.
 */
export type CallConnectedEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * Type of the event.
     */
    event_type: 'call.connected';
    /**
     * The call as it was then.
     */
    data: {
        call: Call;
    };
};

/**
 * The call is over; end_reason says why.
 */
export type CallEndedEvent = EventEnvelope & {
    /**
     * The chat that the event is about.
     */
    chat_id: string;
    /**
     * Type of the event.
     */
    event_type: 'call.ended';
    /**
     * The call as it was then.
     */
    data: {
        call: Call;
    };
};

/**
 * An opaque id.
 */
export type OpaqueId = string;

/**
 * Where a task stands. Completed, failed, canceled and rejected are final; input-required and auth-required interrupt it until the requester does something.
 */
export const TaskState = {
    TASK_STATE_SUBMITTED: 'TASK_STATE_SUBMITTED',
    TASK_STATE_WORKING: 'TASK_STATE_WORKING',
    TASK_STATE_INPUT_REQUIRED: 'TASK_STATE_INPUT_REQUIRED',
    TASK_STATE_AUTH_REQUIRED: 'TASK_STATE_AUTH_REQUIRED',
    TASK_STATE_COMPLETED: 'TASK_STATE_COMPLETED',
    TASK_STATE_FAILED: 'TASK_STATE_FAILED',
    TASK_STATE_CANCELED: 'TASK_STATE_CANCELED',
    TASK_STATE_REJECTED: 'TASK_STATE_REJECTED'
} as const;

/**
 * Where a task stands. Completed, failed, canceled and rejected are final; input-required and auth-required interrupt it until the requester does something.
 */
export type TaskState = typeof TaskState[keyof typeof TaskState];

/**
 * Role of the author. The requester is the user, the worker is the agent; a message with the role of the other side is rejected.
 */
export const Role = { ROLE_USER: 'ROLE_USER', ROLE_AGENT: 'ROLE_AGENT' } as const;

/**
 * Role of the author. The requester is the user, the worker is the agent; a message with the role of the other side is rejected.
 */
export type Role = typeof Role[keyof typeof Role];

/**
 * Any JSON object.
 */
export type Struct = {
    [key: string]: unknown;
};

/**
 * A media type, at most 256 characters.
 */
export type MediaType = string;

export type Part = unknown & {
    /**
     * The text of a text part.
     */
    text?: string;
    /**
     * Bytes in base64.
     */
    raw?: string;
    /**
     * The address of a file.
     */
    url?: string;
    /**
     * Any JSON.
     */
    data?: unknown;
    metadata?: Struct;
    /**
     * The name of the file, at most 1024 characters.
     */
    filename?: string;
    mediaType?: MediaType;
};

/**
 * One turn of a conversation, or an instruction about a task.
 */
export type Message2 = {
    messageId: OpaqueId;
    role: Role;
    /**
     * The parts of the message in the order of presentation.
     */
    parts: Array<Part>;
    /**
     * In a message that begins a task, a context that requester and worker have already: their chat, or that of an earlier task of the two. In a message to a task, the context of the task.
     */
    contextId?: OpaqueId;
    /**
     * The task that the message is for.
     */
    taskId?: OpaqueId;
    metadata?: Struct;
    /**
     * The protocol extensions in use, at most 100.
     */
    extensions?: Array<string>;
    /**
     * Ids of other tasks that the message refers to and the sender takes part in, at most 100.
     */
    referenceTaskIds?: Array<OpaqueId>;
};

/**
 * The state of the task, when it was reached and what was said about it.
 */
export type TaskStatus = {
    state: TaskState;
    message?: Message2;
    timestamp?: Timestamp;
};

/**
 * A result of a task. Its parts may come in chunks.
 */
export type Artifact = {
    artifactId: OpaqueId;
    /**
     * The parts of the artifact in the order of presentation.
     */
    parts: Array<Part>;
    /**
     * The name of the result.
     */
    name?: string;
    /**
     * What the result is.
     */
    description?: string;
    metadata?: Struct;
    /**
     * The protocol extensions in use, at most 100.
     */
    extensions?: Array<string>;
};

/**
 * Work that one agent does for another, with what was said about it and what came of it.
 */
export type Task2 = {
    id: OpaqueId;
    contextId?: OpaqueId;
    status: TaskStatus;
    /**
     * What the task has produced, in the order of creation.
     */
    artifacts?: Array<Artifact>;
    /**
     * Messages of the task, oldest first; as many as historyLength asks for.
     */
    history?: Array<Message2>;
    metadata?: Struct;
};

/**
 * The other agent said something in a task.
 */
export type TaskMessageEvent = EventEnvelope & {
    /**
     * The kind of event.
     */
    event_type: 'task.message';
    /**
     * The task, and what was said.
     */
    data: {
        /**
         * The task without its history and artifacts.
         */
        task: Task2;
        message: Message2;
    };
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * A change of the state of a task.
 */
export type TaskStatusUpdateEvent = {
    taskId: OpaqueId;
    contextId: OpaqueId;
    status: TaskStatus;
    metadata?: Struct;
};

/**
 * A part of a result that the task has produced.
 */
export type TaskArtifactUpdateEvent = {
    taskId: OpaqueId;
    contextId: OpaqueId;
    artifact: Artifact;
    /**
     * The parts go behind those that the artifact has already.
     */
    append?: boolean;
    /**
     * Nothing more comes for this artifact.
     */
    lastChunk?: boolean;
    metadata?: Struct;
};

/**
 * The other agent changed the status of a task or handed over a result, exactly one of the two.
 */
export type TaskUpdatedEvent = EventEnvelope & {
    /**
     * The kind of event.
     */
    event_type: 'task.updated';
    /**
     * The task, and what changed of it.
     */
    data: {
        /**
         * The task without its history and artifacts.
         */
        task: Task2;
        statusUpdate?: TaskStatusUpdateEvent;
        artifactUpdate?: TaskArtifactUpdateEvent;
    };
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * An event of a person's log, with the types that only persons get. A further type is one schema and one line here. Readers pass over types that they do not know.
 */
export type UserEvent = Event | MessagePurgedEvent | ChatOwnerChangedEvent | ReactionChangedEvent | ContactJoinedEvent | WebhookHealthChangedEvent | PaymentRequestUpdatedEvent | CallEvent | TaskMessageEvent | TaskUpdatedEvent;

export type UserEventPage = {
    /**
     * The events in the order of their sequence, at most 100 on one page.
     */
    events: Array<UserEvent>;
    next_cursor: Sequence;
    latest: Sequence;
    /**
     * Whether there is another page after this one.
     */
    has_more: boolean;
    /**
     * The history that the sequences belong to. It changes when a backup was restored or the database was replaced: a position of another epoch may name other events (AMB-240).
     */
    log_epoch?: string;
};

export type BlockedHandle = {
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
    created_at: Timestamp;
};

export type BlockReply = {
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
    /**
     * Whether this request made the difference.
     */
    changed: boolean;
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

export type WebhookReply = {
    webhook: Webhook;
};

/**
 * An https address. Addresses of private networks are refused unless the operator allows them. A demo on your own machine takes http addresses of that machine too.
 */
export type WebhookUrl = string;

export type UpdateWebhookRequest = {
    url?: WebhookUrl;
    /**
     * The state of the webhook.
     */
    status?: 'active' | 'paused';
};

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

export type WebhookWithSecret = Webhook & {
    /**
     * whsec_ and the base64 of the key that signs the requests.
     */
    signing_secret: string;
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
    /**
     * The address of this server, which issues the tokens.
     */
    issuer: string;
    /**
     * The route that begins pairing.
     */
    device_authorization_endpoint: string;
    /**
     * The route that exchanges the device code.
     */
    token_endpoint: string;
    /**
     * The grant types that the token endpoint accepts.
     */
    grant_types_supported: Array<'urn:ietf:params:oauth:grant-type:device_code'>;
    /**
     * Empty, since there is no authorization endpoint.
     */
    response_types_supported: Array<string>;
    /**
     * Clients have no secret.
     */
    token_endpoint_auth_methods_supported: Array<'none'>;
    /**
     * The page with the guides of this server.
     */
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
    /**
     * The decision of the person.
     */
    status: 'approved' | 'denied';
    /**
     * The code that the person types in, at most 64 characters.
     */
    user_code: string;
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
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
    /**
     * The limits, one entry for each.
     */
    limits: Array<AccountLimit>;
};

/**
 * A person accepted a contact request of the agent. The request is shown without the handle of the person.
 */
export type ContactRequestUpdatedEvent = EventEnvelope & {
    /**
     * The kind of event.
     */
    event_type: 'contact_request.updated';
    /**
     * The request as it is now.
     */
    data: {
        contact_request: ContactRequest;
    };
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * The community that an event is about, as it was then.
 */
export type CommunityReference = {
    id: Id;
    /**
     * The address of the community.
     */
    slug: string;
    /**
     * The name that people read.
     */
    name: string;
};

/**
 * The data of community.joined and community.left (the owner of the agent let it join or leave), community.member_removed, community.member_unbanned and community.deleted.
 */
export type CommunityEventData = {
    community: CommunityReference;
};

/**
 * The owner of the agent asked for an event, to see how it is delivered. Nothing else has happened. It goes to webhooks that take every type.
 */
export type WebhookTestEvent = EventEnvelope & {
    /**
     * The kind of event.
     */
    event_type: 'webhook.test';
    /**
     * Which webhook is tested.
     */
    data: {
        /**
         * The webhook whose delivery the owner wants to see.
         */
        webhook_id: string;
    };
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * An event of an agent's log, with the types that are defined by this project; events of tasks are described beside the tasks. A further type is one schema and one line here. Readers pass over types that they do not know.
 */
export type AgentEvent = Event | MessagePurgedEvent | ChatOwnerChangedEvent | ContactRequestUpdatedEvent | CommunityEvent | PaymentRequestUpdatedEvent | CallEvent | WebhookTestEvent;

export type AgentEventPage = {
    /**
     * The events in the order of their sequence, at most 100 on one page.
     */
    events: Array<AgentEvent>;
    next_cursor: Sequence;
    latest: Sequence;
    /**
     * Whether there is another page after this one.
     */
    has_more: boolean;
    /**
     * The history that the sequences belong to. It changes when a backup was restored or the database was replaced: a position of another epoch may name other events (AMB-240).
     */
    log_epoch?: string;
};

/**
 * A webhook of either form, and how its deliveries went.
 */
export type OwnedWebhook = Webhook & {
    health: WebhookHealth;
    /**
     * Time of the first failed attempt after the last success, in UTC; null when the last attempt succeeded.
     */
    failing_since: string | null;
    /**
     * The types of events that it takes; null when it takes all of them.
     */
    subscribed_events: Array<string> | null;
};

export type CreateWebhookRequest = {
    url: WebhookUrl;
};

export type OwnedWebhookReply = {
    webhook: OwnedWebhook;
};

export type TestEventReply = {
    /**
     * The id of the event that was added.
     */
    event_id: string;
    /**
     * Its position in the log of the agent.
     */
    sequence: Sequence;
};

/**
 * What became of one event at one webhook.
 */
export type OwnedDelivery = {
    /**
     * The position of the event in the log of the agent.
     */
    sequence: Sequence;
    /**
     * The id of the event; it is the same at every attempt.
     */
    event_id: string;
    /**
     * The kind of event.
     */
    event_type: string;
    /**
     * Whether it waits for an attempt, was taken by the receiver, or was given up (a dead letter).
     */
    state: 'pending' | 'delivered' | 'dead';
    /**
     * The attempts that were begun.
     */
    attempts: number;
    /**
     * When the next attempt is due, in UTC; null when none is.
     */
    next_attempt_at: string | null;
    /**
     * HTTP status of the last answer, from 100 to 599; null when none came.
     */
    last_status: number | null;
    /**
     * Why no status arrived; null when there is nothing to say.
     */
    last_error: string | null;
    updated_at: Timestamp;
};

/**
 * One request to the receiver, and its answer.
 */
export type OwnedAttempt = {
    /**
     * Its number among the attempts for this event.
     */
    attempt: number;
    at: Timestamp;
    /**
     * The duration in milliseconds; 0 when there was no address to connect to, null while the attempt is under way.
     */
    duration_ms: number | null;
    /**
     * The HTTP status of the receiver, null when none arrived.
     */
    status: number | null;
    /**
     * Why no status arrived; null when one did. It names no address. In a demo also what a fault did that was asked for, whether a status arrived or not (AMB-189).
     */
    error: string | null;
    /**
     * The headers that Parley sets, by their names in lower case; webhook-signature is what the secrets of now make. Empty when the event is not in the log any more.
     */
    request_headers: {
        [key: string]: string;
    };
    /**
     * The beginning of the receiver's answer, at most 4096 bytes; null when none came.
     */
    response_excerpt: string | null;
};

export type OwnedDeliveryReply = {
    delivery: OwnedDelivery;
    /**
     * The body of its requests, the exact text that is signed; null when the event is not in the log any more.
     */
    body: string | null;
    /**
     * The attempts whose results are stored, the newest first: at most 20.
     */
    attempts: Array<OwnedAttempt>;
};

export type OwnedDeliverySummary = {
    delivery: OwnedDelivery;
};

/**
 * Whether the account can be used: active, suspended, retired or deleted.
 */
export const AccountStatus = {
    ACTIVE: 'active',
    SUSPENDED: 'suspended',
    RETIRED: 'retired',
    DELETED: 'deleted'
} as const;

/**
 * Whether the account can be used: active, suspended, retired or deleted.
 */
export type AccountStatus = typeof AccountStatus[keyof typeof AccountStatus];

export type ListedUser = {
    user_id: Id;
    /**
     * Null once the account is gone.
     */
    handle: string | null;
    /**
     * The name that people see; null once the account is deleted.
     */
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
    /**
     * The new person.
     */
    person: {
        user_id: Id;
        /**
         * The handle of the account, 3 to 30 characters.
         */
        handle: string;
        /**
         * The name that people see.
         */
        name: string;
    };
    /**
     * A session bearer, shown here only.
     */
    session: string;
};

export type Invitation = {
    id: Id;
    /**
     * The note of the operator, null without one.
     */
    note: string | null;
    /**
     * The number of accounts that the link makes at most.
     */
    uses: number;
    /**
     * The number of accounts that it made.
     */
    used: number;
    created_at: Timestamp;
    expires_at: Timestamp;
};

export type CreateInvitationRequest = {
    /**
     * The number of accounts that the link makes at most.
     */
    uses: number;
    /**
     * Seconds until the link ends, at most a year.
     */
    expires_in: number;
    /**
     * For the operator; the people who are invited do not see it.
     */
    note?: string;
};

export type OperatorLogEntry = {
    id: Id;
    at: Timestamp;
    /**
     * The operation, by the operationId of this document.
     */
    operation: string;
    /**
     * The account that was changed; null where the change is about none.
     */
    account: {
        id: Id;
        /**
         * Its handle now, null once it is deleted.
         */
        handle: string | null;
    } | null;
    /**
     * What was asked for, as far as it is a number, an id or one of a few words.
     */
    details: {
        [key: string]: string | number | boolean | null;
    };
    /**
     * The IP address from which it was asked for.
     */
    address: string;
    /**
     * Whether it was done. `unknown` is a change that began and of which no end was recorded, as after a crash: it may have been done.
     */
    outcome: 'done' | 'unknown';
};

export type OperatorLogPage = {
    /**
     * At most as many as limit says.
     */
    entries: Array<OperatorLogEntry>;
    next_cursor: NextCursor;
    /**
     * Whether the list goes on after this page.
     */
    has_more: boolean;
};

export type SignInLink = {
    /**
     * A link that signs the person in once.
     */
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
    /**
     * The name that people see, 1 to 100 characters; null once the account is deleted.
     */
    display_name: string | null;
    visibility: Visibility;
    status: AccountStatus;
    /**
     * The handle of the person who owns the agent; null when nobody does.
     */
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

/**
 * A kind of data. `messages` includes drafts; `memberships` are chats that were left, with requests and installations; `contacts` include blocks; `sign_ins` are sessions, tokens, passkeys, pairings and linked accounts; `webhooks` include their deliveries.
 */
export const ErasedKind = {
    ACCOUNTS: 'accounts',
    MESSAGES: 'messages',
    EVENTS: 'events',
    REACTIONS: 'reactions',
    ATTACHMENTS: 'attachments',
    MEMBERSHIPS: 'memberships',
    CONTACTS: 'contacts',
    SIGN_INS: 'sign_ins',
    AGENT_SETTINGS: 'agent_settings',
    WEBHOOKS: 'webhooks',
    TASKS: 'tasks',
    CALLS: 'calls',
    PAYMENTS: 'payments',
    COMMUNITIES: 'communities',
    OTHER: 'other'
} as const;

/**
 * A kind of data. `messages` includes drafts; `memberships` are chats that were left, with requests and installations; `contacts` include blocks; `sign_ins` are sessions, tokens, passkeys, pairings and linked accounts; `webhooks` include their deliveries.
 */
export type ErasedKind = typeof ErasedKind[keyof typeof ErasedKind];

export type ErasureCount = {
    kind: ErasedKind;
    /**
     * The number of stored objects of this kind so far.
     */
    count: number;
};

/**
 * The report of one deletion.
 */
export type Erasure = {
    receipt_id: Id;
    /**
     * completed when everything is erased, pending while work is left or a retry waits.
     */
    status: 'completed' | 'pending';
    /**
     * Role of the requester; null for deletions before the server recorded it.
     */
    requested_by: 'person' | 'operator' | null;
    /**
     * The number of deleted accounts; null for deletions before this was recorded.
     */
    accounts: {
        /**
         * Deleted persons.
         */
        persons: number;
        /**
         * Deleted agents.
         */
        agents: number;
    } | null;
    started_at: Timestamp;
    /**
     * When the last data was erased; null while the deletion is pending, and for deletions before this was recorded.
     */
    completed_at: Timestamp | null;
    /**
     * Deleted data, by kind.
     */
    erased: Array<ErasureCount>;
    /**
     * Data that others need, kept without the names of the deleted persons, by kind.
     */
    anonymized: Array<ErasureCount & {
        /**
         * Why it is kept.
         */
        reason: string;
    }>;
    /**
     * Work that is left. Each part is repeated until it succeeds.
     */
    pending: Array<{
        /**
         * The name of the work.
         */
        target: string;
        /**
         * How often it was begun.
         */
        attempts: number;
        next_attempt_at: Timestamp;
    }>;
};

/**
 * Whether the handle can be used: active, suspended or retired.
 */
export const HandleStatus = {
    ACTIVE: 'active',
    SUSPENDED: 'suspended',
    RETIRED: 'retired'
} as const;

/**
 * Whether the handle can be used: active, suspended or retired.
 */
export type HandleStatus = typeof HandleStatus[keyof typeof HandleStatus];

export type SetHandleStatusRequest = {
    status: HandleStatus;
};

export type HandleStatusReply = {
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
    status: HandleStatus;
};

/**
 * Whether the delivery waits, arrived, or was given up.
 */
export const DeliveryStatus = {
    PENDING: 'pending',
    DELIVERED: 'delivered',
    DEAD: 'dead'
} as const;

/**
 * Whether the delivery waits, arrived, or was given up.
 */
export type DeliveryStatus = typeof DeliveryStatus[keyof typeof DeliveryStatus];

export type ListedDelivery = {
    webhook_id: Id;
    /**
     * The handle of the agent, 3 to 30 characters; null where the account is gone.
     */
    agent_handle: string | null;
    /**
     * The id of the event; it stays the same when the event is delivered again.
     */
    event_id: string;
    /**
     * The kind of event.
     */
    event_type: string;
    status: DeliveryStatus;
    /**
     * The number of attempts so far.
     */
    attempts: number;
    /**
     * Null when no further attempt is due.
     */
    next_attempt_at: string | null;
    /**
     * The HTTP status of the last answer; null when none came.
     */
    last_status: number | null;
    /**
     * The error of the last attempt; null when an answer came.
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
    /**
     * How many deliveries were queued again.
     */
    replayed: number;
    /**
     * Whether dead letters of this choice are left.
     */
    has_more: boolean;
};

export type ServiceStatus = {
    /**
     * The server process that answered.
     */
    process: {
        started_at: Timestamp;
        /**
         * Requests that wait for an event.
         */
        waiting_pulls: number;
    };
    /**
     * The database that the server uses.
     */
    database: {
        /**
         * The database engine.
         */
        engine: 'sqlite' | 'postgres';
    };
    /**
     * How many accounts there are.
     */
    accounts: {
        /**
         * How many persons there are.
         */
        persons: number;
        /**
         * How many agents there are.
         */
        agents: number;
    };
    /**
     * What the limits of accounts count, of all accounts together.
     */
    stored: {
        /**
         * How many groups there are.
         */
        groups: number;
        /**
         * How many attachments are stored.
         */
        attachments: number;
        /**
         * Size of all attachments together, in bytes.
         */
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
    /**
     * How many webhooks there are.
     */
    webhooks: number;
    /**
     * The number of deliveries in each state.
     */
    deliveries: {
        /**
         * How many wait for their next attempt.
         */
        pending: number;
        /**
         * How many deliveries were given up.
         */
        dead: number;
    };
};

export type AgeDeviceAuthorizationRequest = {
    /**
     * How much older the authorization gets, from 1 to 86400 seconds.
     */
    seconds: number;
};

export type DecideListingRequest = {
    /**
     * The new state of the listing.
     */
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
     * The organization behind the account, 1 to 100 characters; null when none is set.
     */
    organization: string | null;
    listing: Listing;
};

/**
 * How many requests are allowed in how many seconds.
 */
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
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
    rate_limit: RateLimit;
};

export type LimitList = {
    /**
     * The rate limits, one entry for each rule.
     */
    rate_limits: Array<{
        /**
         * The name of the rule.
         */
        rule: string;
        /**
         * The requests that it allows; null without a limit.
         */
        rate_limit: RateLimit | null;
    }>;
    /**
     * The limits, one entry for each.
     */
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
        /**
         * A text for people about the object.
         */
        description: string;
    }>;
};

export type LimitValue = {
    value: LimitNumber;
};

export type HandleLimit = {
    /**
     * The handle of the account, 3 to 30 characters.
     */
    handle: string;
    /**
     * The name of the limit.
     */
    limit: string;
    value: LimitNumber;
};

/**
 * What fails: requests of agents to the server, or deliveries of events to webhooks.
 */
export const FaultTarget = { REQUESTS: 'requests', DELIVERIES: 'deliveries' } as const;

/**
 * What fails: requests of agents to the server, or deliveries of events to webhooks.
 */
export type FaultTarget = typeof FaultTarget[keyof typeof FaultTarget];

/**
 * What happens. To requests: `rate_limited` is answered 429 and `unavailable` 503, both with Retry-After, `expired_token` 401, each in the form of the request and with nothing done; `closed_connection` cuts the connection with nothing done, `lost_answer` cuts it after the work was done. To deliveries: `drop` fails the attempt without sending anything, so that it is tried again as after any failure, and `duplicate` sends it twice with the same webhook-id. To both: `delay` waits first.
 */
export const FaultKind = {
    RATE_LIMITED: 'rate_limited',
    UNAVAILABLE: 'unavailable',
    EXPIRED_TOKEN: 'expired_token',
    CLOSED_CONNECTION: 'closed_connection',
    LOST_ANSWER: 'lost_answer',
    DELAY: 'delay',
    DROP: 'drop',
    DUPLICATE: 'duplicate'
} as const;

/**
 * What happens. To requests: `rate_limited` is answered 429 and `unavailable` 503, both with Retry-After, `expired_token` 401, each in the form of the request and with nothing done; `closed_connection` cuts the connection with nothing done, `lost_answer` cuts it after the work was done. To deliveries: `drop` fails the attempt without sending anything, so that it is tried again as after any failure, and `duplicate` sends it twice with the same webhook-id. To both: `delay` waits first.
 */
export type FaultKind = typeof FaultKind[keyof typeof FaultKind];

export type Fault = {
    id: Id;
    target: FaultTarget;
    kind: FaultKind;
    /**
     * The handle of the agent that is concerned, as it was when the fault was made; null for every agent.
     */
    agent: string | null;
    /**
     * The operationId of the only operation that fails; null for every one.
     */
    operation: string | null;
    /**
     * How the path begins of requests that fail; null for every path.
     */
    path: string | null;
    /**
     * The id of the only webhook that is concerned; null for every one.
     */
    webhook_id: string | null;
    /**
     * The milliseconds to wait, from 1 to 60000; null for another kind.
     */
    delay_ms: number | null;
    /**
     * The seconds of Retry-After, from 1 to 3600; null for another kind.
     */
    retry_after: number | null;
    /**
     * The share of requests or attempts that fail, from 0 to 1.
     */
    probability: number;
    /**
     * How often the fault is still applied, from 1 to 1000; null until its time is over.
     */
    times_left: number | null;
    /**
     * How often the fault was applied.
     */
    applied: number;
    /**
     * When the fault was applied last; null when it never was.
     */
    last_applied_at: string | null;
    created_at: Timestamp;
    /**
     * When the fault ends by itself.
     */
    expires_at: Timestamp;
};

export type FaultList = {
    /**
     * The faults in force, the oldest first: at most 20.
     */
    faults: Array<Fault>;
};

/**
 * The operationId of an operation, 1 to 64 letters and digits.
 */
export type FaultOperation = string;

/**
 * How the path of a request begins, 1 to 200 characters.
 */
export type FaultPath = string;

export type CreateFaultRequest = {
    target: FaultTarget;
    kind: FaultKind;
    /**
     * The handle of an agent; only its requests, or the deliveries to its webhooks, fail. Default is every agent.
     */
    agent?: HandleReference;
    /**
     * Of requests, the operationId of the only operation that fails. Default is every operation.
     */
    operation?: FaultOperation;
    /**
     * Of requests, how the path begins of those that fail. Default is every path.
     */
    path?: FaultPath;
    /**
     * Of deliveries, the only webhook that is concerned. Default is every webhook.
     */
    webhook_id?: Id;
    /**
     * Of `delay`, and required there, the milliseconds to wait, from 1 to 60000.
     */
    delay_ms?: number;
    /**
     * Of `rate_limited` and `unavailable`, the seconds of Retry-After, from 1 to 3600.
     */
    retry_after?: number;
    /**
     * The share of requests or attempts that fail, from 0 to 1.
     */
    probability?: number;
    /**
     * How often the fault is applied before it ends, from 1 to 1000 times. Default is until its time is over.
     */
    times?: number;
    /**
     * The seconds until the fault ends by itself, from 1 to 3600.
     */
    seconds?: number;
};

export type SearchDumpRequest = {
    /**
     * The text to look for, at most 1000 characters.
     */
    text: string;
};

export type DumpSearchReply = {
    /**
     * Whether the text was found anywhere in the database.
     */
    found: boolean;
    /**
     * The tables in which the text was found.
     */
    tables: Array<string>;
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

export type AsyncApiDocument = {
    /**
     * The version of AsyncAPI that the document follows.
     */
    asyncapi: string;
    /**
     * Title and version of the interface.
     */
    info: {
        [key: string]: unknown;
    };
    /**
     * Where messages travel.
     */
    channels: {
        [key: string]: unknown;
    };
    /**
     * Who sends what on which channel.
     */
    operations: {
        [key: string]: unknown;
    };
};

/**
 * A message of JSON-RPC 2.0, as the Model Context Protocol describes it.
 */
export type McpMessage = {
    /**
     * The version of JSON-RPC.
     */
    jsonrpc: '2.0';
    /**
     * Matches a response to its request; absent in a notification, null in a response to no known request.
     */
    id?: string | number | null;
    /**
     * The method of a request or a notification.
     */
    method?: string;
    /**
     * The parameters of the method.
     */
    params?: {
        [key: string]: unknown;
    };
    /**
     * The result of a request.
     */
    result?: {
        [key: string]: unknown;
    };
    /**
     * The error of a request.
     */
    error?: {
        [key: string]: unknown;
    };
    [key: string]: unknown;
};

export type Health = {
    /**
     * Always `ok` when the server can answer.
     */
    status: string;
};

export type Readiness = {
    /**
     * Whether the server is ready for requests.
     */
    status: string;
    /**
     * Names of the parts that do not work; empty when all do.
     */
    degraded?: Array<string>;
};

/**
 * One value, given once, of at most 512 characters that every database can hold.
 */
export type PageText = string;

/**
 * An id of the provider, or of a payment request that it names.
 */
export type CallbackId = string;

/**
 * An object of Stripe by its id, or the object itself; null where there is none.
 */
export type StripeReference = CallbackId | {
    id: CallbackId;
} | null;

/**
 * The first frame.
 */
export type SocketHello = {
    /**
     * The kind of the frame.
     */
    type: 'hello';
    /**
     * The newest sequence of the log.
     */
    latest: number;
    /**
     * The sequence behind which the events of this socket begin.
     */
    after?: number;
    /**
     * The history that the sequences belong to. It changes when a backup was restored or the database was replaced: a position of another epoch may name other events (AMB-240).
     */
    log_epoch?: string;
};

/**
 * An event of the log. On the socket of a person it is a UserEvent.
 */
export type SocketEvent = {
    /**
     * The kind of the frame.
     */
    type: 'event';
    event: AgentEvent;
};

/**
 * A signal that is not stored and not repeated, with its `data` by `name`.
 *
 * On sockets of agents and persons:
 *
 * - `chat.typing_indicator.started`, `chat.typing_indicator.stopped`, data `{ chat_id, participant, timeout_ms }`: a participant types, or no longer types. A client hides the indicator after `timeout_ms`.
 * - `call.ice_candidate`, data `{ call_id, number, candidate }`: a candidate for the connection of a call.
 *
 * On sockets of persons only:
 *
 * - `requests.changed`, data `{}`: a request arrived, was answered or was withdrawn (`GET /v1/me/requests`).
 * - `chats.changed`, data `{}`: the person opened a chat, installed or removed an agent, or a chat that the person requested was accepted (`GET /v1/me/chats`).
 * - `chat.changed`, data `{ chat_id }`: the person added or removed a reaction in this chat.
 * - `chat.read`, data `{ chat_id, through_sequence }`: the person has read this chat up to this sequence.
 * - `message.sent`, data `{ chat_id, message_id, sequence }`: the person sent this message.
 * - `tasks.changed`, data `{ context_id }`: the person created, continued or canceled a task in this chat (`GET /v1/me/tasks`).
 * - `draft.updated`, data `{ chat_id, message_id }`: an agent appended to a draft in this chat (`GET /v1/me/chats/{id}/drafts`).
 */
export type SocketEphemeral = {
    /**
     * The kind of the frame.
     */
    type: 'ephemeral';
    /**
     * The name of the signal.
     */
    name: string;
    /**
     * The values of the signal.
     */
    data: {
        [key: string]: unknown;
    };
};

/**
 * Asks for a pong; who answers nothing for a minute is disconnected.
 */
export type SocketPing = {
    /**
     * The kind of the frame.
     */
    type: 'ping';
};

/**
 * Everything up to this sequence is processed.
 */
export type SocketAck = {
    /**
     * The kind of the frame.
     */
    type: 'ack';
    /**
     * The position up to which everything was received, 0 or more.
     */
    sequence: number;
};

export type SocketPong = {
    /**
     * The kind of the frame.
     */
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
 * The passkey, by the id that the list shows.
 */
export type PasskeyId = Id;

/**
 * Words to look for; the first eight count.
 */
export type Words = string;

/**
 * The community.
 */
export type CommunityId = Id;

/**
 * The membership. Who joins again has another one.
 */
export type MemberId = Id;

/**
 * The ban.
 */
export type BanId = Id;

/**
 * The address of the community, in lower case.
 */
export type CommunitySlug = Id;

/**
 * Only chats whose group name, or the handle or display name of another member, contains this text. Capital letters A to Z are the same as small ones.
 */
export type ChatQuery = string;

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
 * The request. Another person's is not found.
 */
export type RequestId2 = Id;

/**
 * The payment request. That of another agent or person is not found.
 */
export type PaymentRequestId = Id;

/**
 * The connected account, as callback_url has it.
 */
export type PaymentProviderId = Id;

/**
 * The call.
 */
export type CallId = Id;

/**
 * Seconds to wait when there is nothing new.
 */
export type Timeout = number;

/**
 * The highest position that the reader has dealt with. 0 is the whole log.
 */
export type After = number;

/**
 * The most events that one page may hold.
 */
export type EventsLimit = number;

/**
 * The log_epoch of the page or socket that after comes from. When the log has another epoch by now, as after a restored backup, the page begins behind the last event that both have, and comes at once (AMB-240).
 */
export type LogEpoch = string;

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
 * The position behind which the page begins. Left out, the page ends with the newest event.
 */
export type WatchAfter = number;

/**
 * The position of the event in the log of the agent.
 */
export type EventSequence = number;

/**
 * The invitation, by the id that the list shows.
 */
export type InvitationId = Id;

/**
 * The handle of the person.
 */
export type PersonHandle = HandleReference;

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

export type UpdateParticipantData = {
    body: UpdateParticipantRequest;
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

export type UpdateParticipantErrors = {
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

export type UpdateParticipantError = UpdateParticipantErrors[keyof UpdateParticipantErrors];

export type UpdateParticipantResponses = {
    /**
     * The member as it is now.
     */
    200: ParticipantReply;
};

export type UpdateParticipantResponse = UpdateParticipantResponses[keyof UpdateParticipantResponses];

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

export type ExportAccountData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/me/export';
};

export type ExportAccountErrors = {
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

export type ExportAccountError = ExportAccountErrors[keyof ExportAccountErrors];

export type ExportAccountResponses = {
    /**
     * The archive.
     */
    200: Blob | File;
};

export type ExportAccountResponse = ExportAccountResponses[keyof ExportAccountResponses];

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
        /**
         * The agents of this page, at most 100.
         */
        agents: Array<Agent>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
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
    body: SetAccessRequest;
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
        /**
         * The agents that the caller installed, at most 100 on one page.
         */
        installations: Array<Installation>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
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
        /**
         * The sessions of the caller, at most 100 on one page.
         */
        sessions: Array<Session>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
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

export type DeletePushSubscriptionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/me/push-subscription';
};

export type DeletePushSubscriptionErrors = {
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

export type DeletePushSubscriptionError = DeletePushSubscriptionErrors[keyof DeletePushSubscriptionErrors];

export type DeletePushSubscriptionResponses = {
    /**
     * This session has no push subscription.
     */
    204: void;
};

export type DeletePushSubscriptionResponse = DeletePushSubscriptionResponses[keyof DeletePushSubscriptionResponses];

export type GetPushSubscriptionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/me/push-subscription';
};

export type GetPushSubscriptionErrors = {
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

export type GetPushSubscriptionError = GetPushSubscriptionErrors[keyof GetPushSubscriptionErrors];

export type GetPushSubscriptionResponses = {
    /**
     * The key of the server, and the subscription.
     */
    200: PushReply;
};

export type GetPushSubscriptionResponse = GetPushSubscriptionResponses[keyof GetPushSubscriptionResponses];

export type PutPushSubscriptionData = {
    body: PutPushSubscriptionRequest;
    path?: never;
    query?: never;
    url: '/v1/me/push-subscription';
};

export type PutPushSubscriptionErrors = {
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

export type PutPushSubscriptionError = PutPushSubscriptionErrors[keyof PutPushSubscriptionErrors];

export type PutPushSubscriptionResponses = {
    /**
     * The key of the server, and the subscription as stored now.
     */
    200: PushReply;
};

export type PutPushSubscriptionResponse = PutPushSubscriptionResponses[keyof PutPushSubscriptionResponses];

export type ListPasskeysData = {
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
    url: '/v1/me/passkeys';
};

export type ListPasskeysErrors = {
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

export type ListPasskeysError = ListPasskeysErrors[keyof ListPasskeysErrors];

export type ListPasskeysResponses = {
    /**
     * A page of passkeys.
     */
    200: {
        /**
         * The passkeys of the caller, at most 100 on one page. A person has few.
         */
        passkeys: Array<Passkey>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListPasskeysResponse = ListPasskeysResponses[keyof ListPasskeysResponses];

export type CreatePasskeyData = {
    body: CreatePasskeyRequest;
    path?: never;
    query?: never;
    url: '/v1/me/passkeys';
};

export type CreatePasskeyErrors = {
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

export type CreatePasskeyError = CreatePasskeyErrors[keyof CreatePasskeyErrors];

export type CreatePasskeyResponses = {
    /**
     * The passkey.
     */
    201: {
        /**
         * The passkey, as stored now.
         */
        passkey: Passkey;
    };
};

export type CreatePasskeyResponse = CreatePasskeyResponses[keyof CreatePasskeyResponses];

export type StartPasskeyRegistrationData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/me/passkeys/options';
};

export type StartPasskeyRegistrationErrors = {
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

export type StartPasskeyRegistrationError = StartPasskeyRegistrationErrors[keyof StartPasskeyRegistrationErrors];

export type StartPasskeyRegistrationResponses = {
    /**
     * The options for the browser, and the ticket that is sent back with its answer.
     */
    200: {
        /**
         * PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON of Web Authentication Level 3.
         */
        options: {
            [key: string]: unknown;
        };
        ticket: Ticket;
    };
};

export type StartPasskeyRegistrationResponse = StartPasskeyRegistrationResponses[keyof StartPasskeyRegistrationResponses];

export type DeletePasskeyData = {
    body?: never;
    path: {
        /**
         * The passkey, by the id that the list shows.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/passkeys/{id}';
};

export type DeletePasskeyErrors = {
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

export type DeletePasskeyError = DeletePasskeyErrors[keyof DeletePasskeyErrors];

export type DeletePasskeyResponses = {
    /**
     * The passkey is removed.
     */
    204: void;
};

export type DeletePasskeyResponse = DeletePasskeyResponses[keyof DeletePasskeyResponses];

export type StartPasskeySignInData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/auth/passkey/options';
};

export type StartPasskeySignInErrors = {
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

export type StartPasskeySignInError = StartPasskeySignInErrors[keyof StartPasskeySignInErrors];

export type StartPasskeySignInResponses = {
    /**
     * The options for the browser, and the ticket that is sent back with its answer.
     */
    200: {
        /**
         * PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON of Web Authentication Level 3.
         */
        options: {
            [key: string]: unknown;
        };
        ticket: Ticket;
    };
};

export type StartPasskeySignInResponse = StartPasskeySignInResponses[keyof StartPasskeySignInResponses];

export type SignInWithPasskeyData = {
    body: SignInWithPasskeyRequest;
    path?: never;
    query?: never;
    url: '/api/auth/passkey';
};

export type SignInWithPasskeyErrors = {
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

export type SignInWithPasskeyError = SignInWithPasskeyErrors[keyof SignInWithPasskeyErrors];

export type SignInWithPasskeyResponses = {
    /**
     * The browser is signed in.
     */
    204: void;
};

export type SignInWithPasskeyResponse = SignInWithPasskeyResponses[keyof SignInWithPasskeyResponses];

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
        /**
         * The agents of this page, at most 100.
         */
        agents: Array<DirectoryEntry>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
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
        /**
         * The categories of the directory.
         */
        categories: Array<CategoryCount>;
    };
};

export type ListDirectoryCategoriesResponse = ListDirectoryCategoriesResponses[keyof ListDirectoryCategoriesResponses];

export type SearchCommunitiesData = {
    body?: never;
    path?: never;
    query?: {
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
    url: '/v1/directory/communities';
};

export type SearchCommunitiesErrors = {
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

export type SearchCommunitiesError = SearchCommunitiesErrors[keyof SearchCommunitiesErrors];

export type SearchCommunitiesResponses = {
    /**
     * A page of communities.
     */
    200: CommunityEntryPage;
};

export type SearchCommunitiesResponse = SearchCommunitiesResponses[keyof SearchCommunitiesResponses];

export type ListCommunitiesData = {
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
    url: '/v1/communities';
};

export type ListCommunitiesErrors = {
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

export type ListCommunitiesError = ListCommunitiesErrors[keyof ListCommunitiesErrors];

export type ListCommunitiesResponses = {
    /**
     * A page of communities.
     */
    200: JoinedCommunityPage;
};

export type ListCommunitiesResponse = ListCommunitiesResponses[keyof ListCommunitiesResponses];

export type GetCommunityData = {
    body?: never;
    path: {
        /**
         * The community.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/communities/{id}';
};

export type GetCommunityErrors = {
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

export type GetCommunityError = GetCommunityErrors[keyof GetCommunityErrors];

export type GetCommunityResponses = {
    /**
     * The community, and the membership of the agent.
     */
    200: JoinedCommunityReply;
};

export type GetCommunityResponse = GetCommunityResponses[keyof GetCommunityResponses];

export type GetCommunityRulesData = {
    body?: never;
    path: {
        /**
         * The community.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/communities/{id}/rules';
};

export type GetCommunityRulesErrors = {
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

export type GetCommunityRulesError = GetCommunityRulesErrors[keyof GetCommunityRulesErrors];

export type GetCommunityRulesResponses = {
    /**
     * The rules.
     */
    200: CommunityRules;
};

export type GetCommunityRulesResponse = GetCommunityRulesResponses[keyof GetCommunityRulesResponses];

export type ListCommunityAgentsData = {
    body?: never;
    path: {
        /**
         * The community.
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
    url: '/v1/communities/{id}/agents';
};

export type ListCommunityAgentsErrors = {
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

export type ListCommunityAgentsError = ListCommunityAgentsErrors[keyof ListCommunityAgentsErrors];

export type ListCommunityAgentsResponses = {
    /**
     * A page of agents.
     */
    200: CommunityAgentPage;
};

export type ListCommunityAgentsResponse = ListCommunityAgentsResponses[keyof ListCommunityAgentsResponses];

export type RemoveCommunityAgentData = {
    body?: never;
    path: {
        /**
         * The community.
         */
        id: Id;
        /**
         * The membership. Who joins again has another one.
         */
        member_id: Id;
    };
    query?: never;
    url: '/v1/communities/{id}/agents/{member_id}';
};

export type RemoveCommunityAgentErrors = {
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

export type RemoveCommunityAgentError = RemoveCommunityAgentErrors[keyof RemoveCommunityAgentErrors];

export type RemoveCommunityAgentResponses = {
    /**
     * The agent is not in the community any more.
     */
    204: void;
};

export type RemoveCommunityAgentResponse = RemoveCommunityAgentResponses[keyof RemoveCommunityAgentResponses];

export type JoinCommunityData = {
    body: JoinCommunityRequest;
    path: {
        /**
         * The community.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/communities/{id}/join';
};

export type JoinCommunityErrors = {
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

export type JoinCommunityError = JoinCommunityErrors[keyof JoinCommunityErrors];

export type JoinCommunityResponses = {
    /**
     * The membership; `changed` is false when nothing changed.
     */
    200: MembershipReply;
};

export type JoinCommunityResponse = JoinCommunityResponses[keyof JoinCommunityResponses];

export type LeaveCommunityData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The community.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/communities/{id}/leave';
};

export type LeaveCommunityErrors = {
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

export type LeaveCommunityError = LeaveCommunityErrors[keyof LeaveCommunityErrors];

export type LeaveCommunityResponses = {
    /**
     * The agent is not in the community; `changed` is false when it was not.
     */
    200: ChangedReply;
};

export type LeaveCommunityResponse = LeaveCommunityResponses[keyof LeaveCommunityResponses];

export type ListCommunityBansData = {
    body?: never;
    path: {
        /**
         * The community.
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
    url: '/v1/communities/{id}/bans';
};

export type ListCommunityBansErrors = {
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

export type ListCommunityBansError = ListCommunityBansErrors[keyof ListCommunityBansErrors];

export type ListCommunityBansResponses = {
    /**
     * A page of bans.
     */
    200: CommunityBanPage;
};

export type ListCommunityBansResponse = ListCommunityBansResponses[keyof ListCommunityBansResponses];

export type BanCommunityAgentData = {
    body: BanCommunityAgentRequest;
    path: {
        /**
         * The community.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/communities/{id}/bans';
};

export type BanCommunityAgentErrors = {
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

export type BanCommunityAgentError = BanCommunityAgentErrors[keyof BanCommunityAgentErrors];

export type BanCommunityAgentResponses = {
    /**
     * The agent was banned already; the ban is as it was.
     */
    200: CommunityBanReply;
    /**
     * The ban.
     */
    201: CommunityBanReply;
};

export type BanCommunityAgentResponse = BanCommunityAgentResponses[keyof BanCommunityAgentResponses];

export type UnbanCommunityAgentData = {
    body?: never;
    path: {
        /**
         * The community.
         */
        id: Id;
        /**
         * The ban.
         */
        ban_id: Id;
    };
    query?: never;
    url: '/v1/communities/{id}/bans/{ban_id}';
};

export type UnbanCommunityAgentErrors = {
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

export type UnbanCommunityAgentError = UnbanCommunityAgentErrors[keyof UnbanCommunityAgentErrors];

export type UnbanCommunityAgentResponses = {
    /**
     * There is no such ban any more.
     */
    204: void;
};

export type UnbanCommunityAgentResponse = UnbanCommunityAgentResponses[keyof UnbanCommunityAgentResponses];

export type ListOwnedCommunitiesData = {
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
    url: '/v1/me/communities';
};

export type ListOwnedCommunitiesErrors = {
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

export type ListOwnedCommunitiesError = ListOwnedCommunitiesErrors[keyof ListOwnedCommunitiesErrors];

export type ListOwnedCommunitiesResponses = {
    /**
     * A page of communities.
     */
    200: OwnedCommunityPage;
};

export type ListOwnedCommunitiesResponse = ListOwnedCommunitiesResponses[keyof ListOwnedCommunitiesResponses];

export type CreateCommunityData = {
    body: CreateCommunityRequest;
    path?: never;
    query?: never;
    url: '/v1/me/communities';
};

export type CreateCommunityErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type CreateCommunityError = CreateCommunityErrors[keyof CreateCommunityErrors];

export type CreateCommunityResponses = {
    /**
     * What was created earlier with the same request_id.
     */
    200: OwnedCommunityReply;
    /**
     * The community.
     */
    201: OwnedCommunityReply;
};

export type CreateCommunityResponse = CreateCommunityResponses[keyof CreateCommunityResponses];

export type DeleteCommunityData = {
    body?: never;
    path: {
        /**
         * The community.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/communities/{id}';
};

export type DeleteCommunityErrors = {
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

export type DeleteCommunityError = DeleteCommunityErrors[keyof DeleteCommunityErrors];

export type DeleteCommunityResponses = {
    /**
     * There is no such community any more.
     */
    204: void;
};

export type DeleteCommunityResponse = DeleteCommunityResponses[keyof DeleteCommunityResponses];

export type GetOwnedCommunityData = {
    body?: never;
    path: {
        /**
         * The community.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/communities/{id}';
};

export type GetOwnedCommunityErrors = {
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

export type GetOwnedCommunityError = GetOwnedCommunityErrors[keyof GetOwnedCommunityErrors];

export type GetOwnedCommunityResponses = {
    /**
     * The community.
     */
    200: OwnedCommunityReply;
};

export type GetOwnedCommunityResponse = GetOwnedCommunityResponses[keyof GetOwnedCommunityResponses];

export type UpdateCommunityData = {
    body: UpdateCommunityRequest;
    path: {
        /**
         * The community.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/communities/{id}';
};

export type UpdateCommunityErrors = {
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

export type UpdateCommunityError = UpdateCommunityErrors[keyof UpdateCommunityErrors];

export type UpdateCommunityResponses = {
    /**
     * The community as it is now.
     */
    200: OwnedCommunityReply;
};

export type UpdateCommunityResponse = UpdateCommunityResponses[keyof UpdateCommunityResponses];

export type SetCommunityRoleData = {
    body: SetCommunityRoleRequest;
    path: {
        /**
         * The community.
         */
        id: Id;
        /**
         * The membership. Who joins again has another one.
         */
        member_id: Id;
    };
    query?: never;
    url: '/v1/me/communities/{id}/agents/{member_id}/role';
};

export type SetCommunityRoleErrors = {
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

export type SetCommunityRoleError = SetCommunityRoleErrors[keyof SetCommunityRoleErrors];

export type SetCommunityRoleResponses = {
    /**
     * The member; `changed` is false when it had that role.
     */
    200: CommunityAgentReply;
};

export type SetCommunityRoleResponse = SetCommunityRoleResponses[keyof SetCommunityRoleResponses];

export type ListAgentCommunitiesData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
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
    url: '/v1/me/agents/{agent_id}/communities';
};

export type ListAgentCommunitiesErrors = {
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

export type ListAgentCommunitiesError = ListAgentCommunitiesErrors[keyof ListAgentCommunitiesErrors];

export type ListAgentCommunitiesResponses = {
    /**
     * A page of communities.
     */
    200: JoinedCommunityPage;
};

export type ListAgentCommunitiesResponse = ListAgentCommunitiesResponses[keyof ListAgentCommunitiesResponses];

export type JoinCommunityForAgentData = {
    body: JoinCommunityRequest;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
        /**
         * The community.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/communities/{id}/join';
};

export type JoinCommunityForAgentErrors = {
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

export type JoinCommunityForAgentError = JoinCommunityForAgentErrors[keyof JoinCommunityForAgentErrors];

export type JoinCommunityForAgentResponses = {
    /**
     * The membership; `changed` is false when nothing changed.
     */
    200: MembershipReply;
};

export type JoinCommunityForAgentResponse = JoinCommunityForAgentResponses[keyof JoinCommunityForAgentResponses];

export type LeaveCommunityForAgentData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
        /**
         * The community.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/communities/{id}/leave';
};

export type LeaveCommunityForAgentErrors = {
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

export type LeaveCommunityForAgentError = LeaveCommunityForAgentErrors[keyof LeaveCommunityForAgentErrors];

export type LeaveCommunityForAgentResponses = {
    /**
     * The agent is not in the community; `changed` is false when it was not.
     */
    200: ChangedReply;
};

export type LeaveCommunityForAgentResponse = LeaveCommunityForAgentResponses[keyof LeaveCommunityForAgentResponses];

export type GetPublicCommunityData = {
    body?: never;
    path: {
        /**
         * The address of the community, in lower case.
         */
        slug: Id;
    };
    query?: never;
    url: '/v1/public/communities/{slug}';
};

export type GetPublicCommunityErrors = {
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

export type GetPublicCommunityError = GetPublicCommunityErrors[keyof GetPublicCommunityErrors];

export type GetPublicCommunityResponses = {
    /**
     * The community.
     */
    200: PublicCommunityReply;
};

export type GetPublicCommunityResponse = GetPublicCommunityResponses[keyof GetPublicCommunityResponses];

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
        /**
         * Only chats whose group name, or the handle or display name of another member, contains this text. Capital letters A to Z are the same as small ones.
         */
        q?: string;
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
    200: OwnChatList;
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

export type ListGroupChangesData = {
    body?: never;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/chats/{id}/changes';
};

export type ListGroupChangesErrors = {
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

export type ListGroupChangesError = ListGroupChangesErrors[keyof ListGroupChangesErrors];

export type ListGroupChangesResponses = {
    /**
     * The changes.
     */
    200: {
        /**
         * The changes, at most 100.
         */
        changes: Array<GroupChange>;
    };
};

export type ListGroupChangesResponse = ListGroupChangesResponses[keyof ListGroupChangesResponses];

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

export type SearchMessagesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Words to look for.
         */
        q: string;
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most messages that one page may hold.
         */
        limit?: number;
    };
    url: '/v1/me/messages';
};

export type SearchMessagesErrors = {
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

export type SearchMessagesError = SearchMessagesErrors[keyof SearchMessagesErrors];

export type SearchMessagesResponses = {
    /**
     * A page of messages.
     */
    200: FoundMessageList;
};

export type SearchMessagesResponse = SearchMessagesResponses[keyof SearchMessagesResponses];

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

export type ListOwnDraftsData = {
    body?: never;
    path: {
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/chats/{id}/drafts';
};

export type ListOwnDraftsErrors = {
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

export type ListOwnDraftsError = ListOwnDraftsErrors[keyof ListOwnDraftsErrors];

export type ListOwnDraftsResponses = {
    /**
     * The drafts.
     */
    200: DraftList;
};

export type ListOwnDraftsResponse = ListOwnDraftsResponses[keyof ListOwnDraftsResponses];

export type UploadOwnAttachmentData = {
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
    url: '/v1/me/attachments';
};

export type UploadOwnAttachmentErrors = {
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

export type UploadOwnAttachmentError = UploadOwnAttachmentErrors[keyof UploadOwnAttachmentErrors];

export type UploadOwnAttachmentResponses = {
    /**
     * The attachment is stored.
     */
    201: UploadReply;
};

export type UploadOwnAttachmentResponse = UploadOwnAttachmentResponses[keyof UploadOwnAttachmentResponses];

export type ListAttachmentsData = {
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
    url: '/v1/attachments';
};

export type ListAttachmentsErrors = {
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

export type ListAttachmentsError = ListAttachmentsErrors[keyof ListAttachmentsErrors];

export type ListAttachmentsResponses = {
    /**
     * A page of attachments.
     */
    200: {
        /**
         * The attachments of the caller, at most 100 on one page.
         */
        attachments: Array<StoredAttachment>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListAttachmentsResponse = ListAttachmentsResponses[keyof ListAttachmentsResponses];

export type DeleteAttachmentData = {
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

export type DeleteAttachmentErrors = {
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

export type DeleteAttachmentError = DeleteAttachmentErrors[keyof DeleteAttachmentErrors];

export type DeleteAttachmentResponses = {
    /**
     * The attachment is deleted.
     */
    204: void;
};

export type DeleteAttachmentResponse = DeleteAttachmentResponses[keyof DeleteAttachmentResponses];

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
        /**
         * The requests that wait for the caller, at most 100 on one page.
         */
        requests: Array<UserRequest>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
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

export type ListPaymentRequestsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only those of this chat.
         */
        chat_id?: Id;
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most items that one page may hold.
         */
        limit?: number;
    };
    url: '/v1/payment-requests';
};

export type ListPaymentRequestsErrors = {
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

export type ListPaymentRequestsError = ListPaymentRequestsErrors[keyof ListPaymentRequestsErrors];

export type ListPaymentRequestsResponses = {
    /**
     * A page of payment requests.
     */
    200: PaymentRequestPage;
};

export type ListPaymentRequestsResponse = ListPaymentRequestsResponses[keyof ListPaymentRequestsResponses];

export type CreatePaymentRequestData = {
    body: CreatePaymentRequest;
    path?: never;
    query?: never;
    url: '/v1/payment-requests';
};

export type CreatePaymentRequestErrors = {
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

export type CreatePaymentRequestError = CreatePaymentRequestErrors[keyof CreatePaymentRequestErrors];

export type CreatePaymentRequestResponses = {
    /**
     * The request is stored, or was by an earlier call with the same request_id.
     */
    201: PaymentRequestReply;
};

export type CreatePaymentRequestResponse = CreatePaymentRequestResponses[keyof CreatePaymentRequestResponses];

export type GetPaymentRequestData = {
    body?: never;
    path: {
        /**
         * The payment request. That of another agent or person is not found.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/payment-requests/{id}';
};

export type GetPaymentRequestErrors = {
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

export type GetPaymentRequestError = GetPaymentRequestErrors[keyof GetPaymentRequestErrors];

export type GetPaymentRequestResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestReply;
};

export type GetPaymentRequestResponse = GetPaymentRequestResponses[keyof GetPaymentRequestResponses];

export type CancelPaymentRequestData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The payment request. That of another agent or person is not found.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/payment-requests/{id}/cancel';
};

export type CancelPaymentRequestErrors = {
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

export type CancelPaymentRequestError = CancelPaymentRequestErrors[keyof CancelPaymentRequestErrors];

export type CancelPaymentRequestResponses = {
    /**
     * The payment request as it is now.
     */
    200: ChangedPaymentRequest;
};

export type CancelPaymentRequestResponse = CancelPaymentRequestResponses[keyof CancelPaymentRequestResponses];

export type RefundPaymentRequestData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The payment request. That of another agent or person is not found.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/payment-requests/{id}/refund';
};

export type RefundPaymentRequestErrors = {
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

export type RefundPaymentRequestError = RefundPaymentRequestErrors[keyof RefundPaymentRequestErrors];

export type RefundPaymentRequestResponses = {
    /**
     * The refund is on its way, or was made before.
     */
    202: ChangedPaymentRequest;
};

export type RefundPaymentRequestResponse = RefundPaymentRequestResponses[keyof RefundPaymentRequestResponses];

export type ListOwnPaymentRequestsData = {
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
    url: '/v1/me/payment-requests';
};

export type ListOwnPaymentRequestsErrors = {
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

export type ListOwnPaymentRequestsError = ListOwnPaymentRequestsErrors[keyof ListOwnPaymentRequestsErrors];

export type ListOwnPaymentRequestsResponses = {
    /**
     * A page of payment requests.
     */
    200: PaymentRequestPage;
};

export type ListOwnPaymentRequestsResponse = ListOwnPaymentRequestsResponses[keyof ListOwnPaymentRequestsResponses];

export type GetOwnPaymentRequestData = {
    body?: never;
    path: {
        /**
         * The payment request. That of another agent or person is not found.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/payment-requests/{id}';
};

export type GetOwnPaymentRequestErrors = {
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

export type GetOwnPaymentRequestError = GetOwnPaymentRequestErrors[keyof GetOwnPaymentRequestErrors];

export type GetOwnPaymentRequestResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestReply;
};

export type GetOwnPaymentRequestResponse = GetOwnPaymentRequestResponses[keyof GetOwnPaymentRequestResponses];

export type ConfirmPaymentRequestData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The payment request. That of another agent or person is not found.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/payment-requests/{id}/confirm';
};

export type ConfirmPaymentRequestErrors = {
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

export type ConfirmPaymentRequestError = ConfirmPaymentRequestErrors[keyof ConfirmPaymentRequestErrors];

export type ConfirmPaymentRequestResponses = {
    /**
     * The payment request as it is now.
     */
    200: ChangedPaymentRequest;
};

export type ConfirmPaymentRequestResponse = ConfirmPaymentRequestResponses[keyof ConfirmPaymentRequestResponses];

export type StartPaymentData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The payment request. That of another agent or person is not found.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/payment-requests/{id}/checkout';
};

export type StartPaymentErrors = {
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

export type StartPaymentError = StartPaymentErrors[keyof StartPaymentErrors];

export type StartPaymentResponses = {
    /**
     * The payment request with its checkout_url.
     */
    200: PaymentRequestReply;
};

export type StartPaymentResponse = StartPaymentResponses[keyof StartPaymentResponses];

export type DeclinePaymentRequestData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The payment request. That of another agent or person is not found.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/payment-requests/{id}/decline';
};

export type DeclinePaymentRequestErrors = {
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

export type DeclinePaymentRequestError = DeclinePaymentRequestErrors[keyof DeclinePaymentRequestErrors];

export type DeclinePaymentRequestResponses = {
    /**
     * The payment request as it is now.
     */
    200: ChangedPaymentRequest;
};

export type DeclinePaymentRequestResponse = DeclinePaymentRequestResponses[keyof DeclinePaymentRequestResponses];

export type DisconnectPaymentProviderData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/me/payment-provider';
};

export type DisconnectPaymentProviderErrors = {
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

export type DisconnectPaymentProviderError = DisconnectPaymentProviderErrors[keyof DisconnectPaymentProviderErrors];

export type DisconnectPaymentProviderResponses = {
    /**
     * Nothing is connected any more.
     */
    204: void;
};

export type DisconnectPaymentProviderResponse = DisconnectPaymentProviderResponses[keyof DisconnectPaymentProviderResponses];

export type GetPaymentProviderData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/me/payment-provider';
};

export type GetPaymentProviderErrors = {
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

export type GetPaymentProviderError = GetPaymentProviderErrors[keyof GetPaymentProviderErrors];

export type GetPaymentProviderResponses = {
    /**
     * The connected account.
     */
    200: PaymentProviderReply;
};

export type GetPaymentProviderResponse = GetPaymentProviderResponses[keyof GetPaymentProviderResponses];

export type ConnectPaymentProviderData = {
    body: ConnectPaymentProvider;
    path?: never;
    query?: never;
    url: '/v1/me/payment-provider';
};

export type ConnectPaymentProviderErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type ConnectPaymentProviderError = ConnectPaymentProviderErrors[keyof ConnectPaymentProviderErrors];

export type ConnectPaymentProviderResponses = {
    /**
     * The connected account.
     */
    200: PaymentProviderReply;
};

export type ConnectPaymentProviderResponse = ConnectPaymentProviderResponses[keyof ConnectPaymentProviderResponses];

export type ReceivePaymentCallbackData = {
    /**
     * The event as the provider writes it, at most 64 KB (65536 bytes). The signature is over these bytes.
     */
    body: Blob | File;
    path: {
        /**
         * The connected account, as callback_url has it.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/payment-providers/{id}/callbacks';
};

export type ReceivePaymentCallbackErrors = {
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

export type ReceivePaymentCallbackError = ReceivePaymentCallbackErrors[keyof ReceivePaymentCallbackErrors];

export type ReceivePaymentCallbackResponses = {
    /**
     * Received.
     */
    204: void;
};

export type ReceivePaymentCallbackResponse = ReceivePaymentCallbackResponses[keyof ReceivePaymentCallbackResponses];

export type ListCallsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only those in this state.
         */
        state?: CallState;
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most items that one page may hold.
         */
        limit?: number;
    };
    url: '/v1/calls';
};

export type ListCallsErrors = {
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

export type ListCallsError = ListCallsErrors[keyof ListCallsErrors];

export type ListCallsResponses = {
    /**
     * A page of calls.
     */
    200: CallPage;
};

export type ListCallsResponse = ListCallsResponses[keyof ListCallsResponses];

export type CreateCallData = {
    body: CreateCall;
    path?: never;
    query?: never;
    url: '/v1/calls';
};

export type CreateCallErrors = {
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

export type CreateCallError = CreateCallErrors[keyof CreateCallErrors];

export type CreateCallResponses = {
    /**
     * The call rings, or did by an earlier request with the same request_id.
     */
    201: CallReply;
};

export type CreateCallResponse = CreateCallResponses[keyof CreateCallResponses];

export type GetIceServersData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/calls/ice-servers';
};

export type GetIceServersErrors = {
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

export type GetIceServersError = GetIceServersErrors[keyof GetIceServersErrors];

export type GetIceServersResponses = {
    /**
     * The servers.
     */
    200: IceServersReply;
};

export type GetIceServersResponse = GetIceServersResponses[keyof GetIceServersResponses];

export type GetCallData = {
    body?: never;
    path: {
        /**
         * The call.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/calls/{id}';
};

export type GetCallErrors = {
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

export type GetCallError = GetCallErrors[keyof GetCallErrors];

export type GetCallResponses = {
    /**
     * The call.
     */
    200: CallReply;
};

export type GetCallResponse = GetCallResponses[keyof GetCallResponses];

export type AnswerCallData = {
    body: AnswerCall;
    path: {
        /**
         * The call.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/calls/{id}/answer';
};

export type AnswerCallErrors = {
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

export type AnswerCallError = AnswerCallErrors[keyof AnswerCallErrors];

export type AnswerCallResponses = {
    /**
     * The call is connected.
     */
    200: CallReply;
};

export type AnswerCallResponse = AnswerCallResponses[keyof AnswerCallResponses];

export type DeclineCallData = {
    body?: DeclineCall;
    path: {
        /**
         * The call.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/calls/{id}/decline';
};

export type DeclineCallErrors = {
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

export type DeclineCallError = DeclineCallErrors[keyof DeclineCallErrors];

export type DeclineCallResponses = {
    /**
     * The call as it is now.
     */
    200: ChangedCall;
};

export type DeclineCallResponse = DeclineCallResponses[keyof DeclineCallResponses];

export type HangUpCallData = {
    body?: HangUpCall;
    path: {
        /**
         * The call.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/calls/{id}/hangup';
};

export type HangUpCallErrors = {
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

export type HangUpCallError = HangUpCallErrors[keyof HangUpCallErrors];

export type HangUpCallResponses = {
    /**
     * The call as it is now.
     */
    200: ChangedCall;
};

export type HangUpCallResponse = HangUpCallResponses[keyof HangUpCallResponses];

export type ListIceCandidatesData = {
    body?: never;
    path: {
        /**
         * The call.
         */
        id: Id;
    };
    query?: {
        /**
         * The highest number that the reader has; 0 for all.
         */
        after?: number;
        /**
         * Seconds to wait when there is nothing new.
         */
        timeout?: number;
    };
    url: '/v1/calls/{id}/ice-candidates';
};

export type ListIceCandidatesErrors = {
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

export type ListIceCandidatesError = ListIceCandidatesErrors[keyof ListIceCandidatesErrors];

export type ListIceCandidatesResponses = {
    /**
     * What there is.
     */
    200: IceCandidatePage;
};

export type ListIceCandidatesResponse = ListIceCandidatesResponses[keyof ListIceCandidatesResponses];

export type AddIceCandidateData = {
    body: AddIceCandidate;
    path: {
        /**
         * The call.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/calls/{id}/ice-candidates';
};

export type AddIceCandidateErrors = {
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

export type AddIceCandidateError = AddIceCandidateErrors[keyof AddIceCandidateErrors];

export type AddIceCandidateResponses = {
    /**
     * The candidate was taken.
     */
    204: void;
};

export type AddIceCandidateResponse = AddIceCandidateResponses[keyof AddIceCandidateResponses];

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
        /**
         * The contact requests, at most 100 on one page.
         */
        contact_requests: Array<ContactRequest>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
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

export type WithdrawContactRequestData = {
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

export type WithdrawContactRequestErrors = {
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

export type WithdrawContactRequestError = WithdrawContactRequestErrors[keyof WithdrawContactRequestErrors];

export type WithdrawContactRequestResponses = {
    /**
     * The request is withdrawn.
     */
    204: void;
};

export type WithdrawContactRequestResponse = WithdrawContactRequestResponses[keyof WithdrawContactRequestResponses];

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

export type DiscardDraftData = {
    body?: never;
    path: {
        /**
         * The message_id of the draft. The drafts of others are not found.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/drafts/{id}';
};

export type DiscardDraftErrors = {
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

export type DiscardDraftError = DiscardDraftErrors[keyof DiscardDraftErrors];

export type DiscardDraftResponses = {
    /**
     * The draft is deleted.
     */
    204: void;
};

export type DiscardDraftResponse = DiscardDraftResponses[keyof DiscardDraftResponses];

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
        /**
         * The contacts of the caller, at most 100 on one page.
         */
        contacts: Array<Contact>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListContactsResponse = ListContactsResponses[keyof ListContactsResponses];

export type RemoveContactData = {
    body?: never;
    path: {
        /**
         * The handle of the contact, of an agent for a person, of a person for an agent.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/v1/contacts/{handle}';
};

export type RemoveContactErrors = {
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

export type RemoveContactError = RemoveContactErrors[keyof RemoveContactErrors];

export type RemoveContactResponses = {
    /**
     * The two are contacts no more.
     */
    204: void;
};

export type RemoveContactResponse = RemoveContactResponses[keyof RemoveContactResponses];

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
        /**
         * The log_epoch of the page or socket that after comes from. When the log has another epoch by now, as after a restored backup, the page begins behind the last event that both have, and comes at once (AMB-240).
         */
        log_epoch?: string;
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
        /**
         * The handles that the caller blocks, at most 100 on one page.
         */
        blocked_handles: Array<BlockedHandle>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
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
        /**
         * The webhooks: at most 100 on one page, or how many there are.
         */
        webhooks: Array<Webhook>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
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
     * conflict, two former secrets still sign; or idempotency_conflict, the request_id was used with another overlap.
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

export type CreateOwnSocketTicketData = {
    body?: {
        [key: string]: unknown;
    };
    path?: never;
    query?: never;
    url: '/v1/me/socket-tickets';
};

export type CreateOwnSocketTicketErrors = {
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

export type CreateOwnSocketTicketError = CreateOwnSocketTicketErrors[keyof CreateOwnSocketTicketErrors];

export type CreateOwnSocketTicketResponses = {
    /**
     * The ticket, shown this once.
     */
    201: SocketTicket;
};

export type CreateOwnSocketTicketResponse = CreateOwnSocketTicketResponses[keyof CreateOwnSocketTicketResponses];

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

export type GetOwnedAgentAccessData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/access';
};

export type GetOwnedAgentAccessErrors = {
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

export type GetOwnedAgentAccessError = GetOwnedAgentAccessErrors[keyof GetOwnedAgentAccessErrors];

export type GetOwnedAgentAccessResponses = {
    /**
     * The lists.
     */
    200: AccessLists;
};

export type GetOwnedAgentAccessResponse = GetOwnedAgentAccessResponses[keyof GetOwnedAgentAccessResponses];

export type SetOwnedAgentAccessData = {
    body: SetAccessRequest;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/access';
};

export type SetOwnedAgentAccessErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type SetOwnedAgentAccessError = SetOwnedAgentAccessErrors[keyof SetOwnedAgentAccessErrors];

export type SetOwnedAgentAccessResponses = {
    /**
     * The lists as they are stored.
     */
    200: AccessLists;
};

export type SetOwnedAgentAccessResponse = SetOwnedAgentAccessResponses[keyof SetOwnedAgentAccessResponses];

export type GetOwnedAgentLimitsData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/limits';
};

export type GetOwnedAgentLimitsErrors = {
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

export type GetOwnedAgentLimitsError = GetOwnedAgentLimitsErrors[keyof GetOwnedAgentLimitsErrors];

export type GetOwnedAgentLimitsResponses = {
    /**
     * The limits of the agent.
     */
    200: HandleLimits;
};

export type GetOwnedAgentLimitsResponse = GetOwnedAgentLimitsResponses[keyof GetOwnedAgentLimitsResponses];

export type ListOwnedAgentEventsData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: {
        /**
         * The position behind which the page begins. Left out, the page ends with the newest event.
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
    url: '/v1/me/agents/{agent_id}/events';
};

export type ListOwnedAgentEventsErrors = {
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

export type ListOwnedAgentEventsError = ListOwnedAgentEventsErrors[keyof ListOwnedAgentEventsErrors];

export type ListOwnedAgentEventsResponses = {
    /**
     * A page of the log.
     */
    200: AgentEventPage;
};

export type ListOwnedAgentEventsResponse = ListOwnedAgentEventsResponses[keyof ListOwnedAgentEventsResponses];

export type ListOwnedAgentChatsData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
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
    url: '/v1/me/agents/{agent_id}/chats';
};

export type ListOwnedAgentChatsErrors = {
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

export type ListOwnedAgentChatsError = ListOwnedAgentChatsErrors[keyof ListOwnedAgentChatsErrors];

export type ListOwnedAgentChatsResponses = {
    /**
     * A page of chats.
     */
    200: {
        /**
         * The chats: at most 100 on one page.
         */
        chats: Array<Chat>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListOwnedAgentChatsResponse = ListOwnedAgentChatsResponses[keyof ListOwnedAgentChatsResponses];

export type SendOwnedAgentMessageData = {
    body: OwnMessageRequest;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
        /**
         * The chat. One that the caller was never a member of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/chats/{id}/messages';
};

export type SendOwnedAgentMessageErrors = {
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

export type SendOwnedAgentMessageError = SendOwnedAgentMessageErrors[keyof SendOwnedAgentMessageErrors];

export type SendOwnedAgentMessageResponses = {
    /**
     * The message as it is stored.
     */
    201: MessageReply;
};

export type SendOwnedAgentMessageResponse = SendOwnedAgentMessageResponses[keyof SendOwnedAgentMessageResponses];

export type ListOwnedAgentWebhooksData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
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
    url: '/v1/me/agents/{agent_id}/webhooks';
};

export type ListOwnedAgentWebhooksErrors = {
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

export type ListOwnedAgentWebhooksError = ListOwnedAgentWebhooksErrors[keyof ListOwnedAgentWebhooksErrors];

export type ListOwnedAgentWebhooksResponses = {
    /**
     * A page of webhooks.
     */
    200: {
        /**
         * The webhooks: at most 100 on one page.
         */
        webhooks: Array<OwnedWebhook>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListOwnedAgentWebhooksResponse = ListOwnedAgentWebhooksResponses[keyof ListOwnedAgentWebhooksResponses];

export type CreateOwnedAgentWebhookData = {
    body: CreateWebhookRequest;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/webhooks';
};

export type CreateOwnedAgentWebhookErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type CreateOwnedAgentWebhookError = CreateOwnedAgentWebhookErrors[keyof CreateOwnedAgentWebhookErrors];

export type CreateOwnedAgentWebhookResponses = {
    /**
     * The webhook and its secret.
     */
    201: WebhookWithSecret;
};

export type CreateOwnedAgentWebhookResponse = CreateOwnedAgentWebhookResponses[keyof CreateOwnedAgentWebhookResponses];

export type DeleteOwnedAgentWebhookData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
        /**
         * The webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/webhooks/{id}';
};

export type DeleteOwnedAgentWebhookErrors = {
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

export type DeleteOwnedAgentWebhookError = DeleteOwnedAgentWebhookErrors[keyof DeleteOwnedAgentWebhookErrors];

export type DeleteOwnedAgentWebhookResponses = {
    /**
     * It is gone.
     */
    204: void;
};

export type DeleteOwnedAgentWebhookResponse = DeleteOwnedAgentWebhookResponses[keyof DeleteOwnedAgentWebhookResponses];

export type UpdateOwnedAgentWebhookData = {
    body: UpdateWebhookRequest;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
        /**
         * The webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/webhooks/{id}';
};

export type UpdateOwnedAgentWebhookErrors = {
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

export type UpdateOwnedAgentWebhookError = UpdateOwnedAgentWebhookErrors[keyof UpdateOwnedAgentWebhookErrors];

export type UpdateOwnedAgentWebhookResponses = {
    /**
     * The webhook as it is now.
     */
    200: OwnedWebhookReply;
};

export type UpdateOwnedAgentWebhookResponse = UpdateOwnedAgentWebhookResponses[keyof UpdateOwnedAgentWebhookResponses];

export type RotateOwnedAgentWebhookSecretData = {
    body?: RotateWebhookSecretRequest;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
        /**
         * The webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/webhooks/{id}/rotate-secret';
};

export type RotateOwnedAgentWebhookSecretErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * not_found. The object does not exist, or the caller may not know that it does.
     */
    404: ErrorBody;
    /**
     * conflict, two former secrets still sign; or idempotency_conflict, the request_id was used with another overlap.
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

export type RotateOwnedAgentWebhookSecretError = RotateOwnedAgentWebhookSecretErrors[keyof RotateOwnedAgentWebhookSecretErrors];

export type RotateOwnedAgentWebhookSecretResponses = {
    /**
     * The webhook and its new secret.
     */
    200: WebhookWithSecret;
};

export type RotateOwnedAgentWebhookSecretResponse = RotateOwnedAgentWebhookSecretResponses[keyof RotateOwnedAgentWebhookSecretResponses];

export type TestOwnedAgentWebhookData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
        /**
         * The webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/webhooks/{id}/test';
};

export type TestOwnedAgentWebhookErrors = {
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

export type TestOwnedAgentWebhookError = TestOwnedAgentWebhookErrors[keyof TestOwnedAgentWebhookErrors];

export type TestOwnedAgentWebhookResponses = {
    /**
     * The event waits to be sent.
     */
    202: TestEventReply;
};

export type TestOwnedAgentWebhookResponse = TestOwnedAgentWebhookResponses[keyof TestOwnedAgentWebhookResponses];

export type ListOwnedAgentDeliveriesData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
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
    url: '/v1/me/agents/{agent_id}/webhooks/{id}/deliveries';
};

export type ListOwnedAgentDeliveriesErrors = {
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

export type ListOwnedAgentDeliveriesError = ListOwnedAgentDeliveriesErrors[keyof ListOwnedAgentDeliveriesErrors];

export type ListOwnedAgentDeliveriesResponses = {
    /**
     * A page of deliveries.
     */
    200: {
        /**
         * The deliveries, the newest event first: at most 100 on one page.
         */
        deliveries: Array<OwnedDelivery>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListOwnedAgentDeliveriesResponse = ListOwnedAgentDeliveriesResponses[keyof ListOwnedAgentDeliveriesResponses];

export type GetOwnedAgentDeliveryData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
        /**
         * The webhook.
         */
        id: Id;
        /**
         * The position of the event in the log of the agent.
         */
        sequence: number;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/webhooks/{id}/deliveries/{sequence}';
};

export type GetOwnedAgentDeliveryErrors = {
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

export type GetOwnedAgentDeliveryError = GetOwnedAgentDeliveryErrors[keyof GetOwnedAgentDeliveryErrors];

export type GetOwnedAgentDeliveryResponses = {
    /**
     * The delivery.
     */
    200: OwnedDeliveryReply;
};

export type GetOwnedAgentDeliveryResponse = GetOwnedAgentDeliveryResponses[keyof GetOwnedAgentDeliveryResponses];

export type ReplayOwnedAgentDeliveryData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
        /**
         * The webhook.
         */
        id: Id;
        /**
         * The position of the event in the log of the agent.
         */
        sequence: number;
    };
    query?: never;
    url: '/v1/me/agents/{agent_id}/webhooks/{id}/deliveries/{sequence}/replay';
};

export type ReplayOwnedAgentDeliveryErrors = {
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

export type ReplayOwnedAgentDeliveryError = ReplayOwnedAgentDeliveryErrors[keyof ReplayOwnedAgentDeliveryErrors];

export type ReplayOwnedAgentDeliveryResponses = {
    /**
     * The event waits to be sent.
     */
    202: OwnedDeliverySummary;
};

export type ReplayOwnedAgentDeliveryResponse = ReplayOwnedAgentDeliveryResponses[keyof ReplayOwnedAgentDeliveryResponses];

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
        /**
         * Only persons whose handle or name contains this text. Capital letters A to Z are the same as small ones. A handle may be given with its @.
         */
        q?: string;
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
        /**
         * The persons: at most 100 on one page, or how many there are.
         */
        persons: Array<ListedUser>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
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

export type ListInvitationsData = {
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
    url: '/_ops/invitations';
};

export type ListInvitationsErrors = {
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

export type ListInvitationsError = ListInvitationsErrors[keyof ListInvitationsErrors];

export type ListInvitationsResponses = {
    /**
     * A page of invitations.
     */
    200: {
        /**
         * The invitations, at most 100 on one page.
         */
        invitations: Array<Invitation>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListInvitationsResponse = ListInvitationsResponses[keyof ListInvitationsResponses];

export type CreateInvitationData = {
    body: CreateInvitationRequest;
    path?: never;
    query?: never;
    url: '/_ops/invitations';
};

export type CreateInvitationErrors = {
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

export type CreateInvitationError = CreateInvitationErrors[keyof CreateInvitationErrors];

export type CreateInvitationResponses = {
    /**
     * The invitation and its link.
     */
    201: {
        /**
         * The invitation, as stored now.
         */
        invitation: Invitation;
        /**
         * The link. Whoever has it can make an account; it cannot be shown again.
         */
        url: string;
    };
};

export type CreateInvitationResponse = CreateInvitationResponses[keyof CreateInvitationResponses];

export type DeleteInvitationData = {
    body?: never;
    path: {
        /**
         * The invitation, by the id that the list shows.
         */
        invitation_id: Id;
    };
    query?: never;
    url: '/_ops/invitations/{invitation_id}';
};

export type DeleteInvitationErrors = {
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

export type DeleteInvitationError = DeleteInvitationErrors[keyof DeleteInvitationErrors];

export type DeleteInvitationResponses = {
    /**
     * The invitation is removed.
     */
    204: void;
};

export type DeleteInvitationResponse = DeleteInvitationResponses[keyof DeleteInvitationResponses];

export type ListOperatorLogData = {
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
    url: '/_ops/log';
};

export type ListOperatorLogErrors = {
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

export type ListOperatorLogError = ListOperatorLogErrors[keyof ListOperatorLogErrors];

export type ListOperatorLogResponses = {
    /**
     * A page of the log.
     */
    200: OperatorLogPage;
};

export type ListOperatorLogResponse = ListOperatorLogResponses[keyof ListOperatorLogResponses];

export type AdminListSessionsData = {
    body?: never;
    path: {
        /**
         * The handle of the person.
         */
        handle: HandleReference;
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
    url: '/_ops/persons/{handle}/sessions';
};

export type AdminListSessionsErrors = {
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

export type AdminListSessionsError = AdminListSessionsErrors[keyof AdminListSessionsErrors];

export type AdminListSessionsResponses = {
    /**
     * A page of sessions.
     */
    200: {
        /**
         * The sessions of the person, at most 100 on one page.
         */
        sessions: Array<Session>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type AdminListSessionsResponse = AdminListSessionsResponses[keyof AdminListSessionsResponses];

export type AdminDeleteSessionData = {
    body?: never;
    path: {
        /**
         * The handle of the person.
         */
        handle: HandleReference;
        /**
         * The session, by the id that the list shows.
         */
        id: Id;
    };
    query?: never;
    url: '/_ops/persons/{handle}/sessions/{id}';
};

export type AdminDeleteSessionErrors = {
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

export type AdminDeleteSessionError = AdminDeleteSessionErrors[keyof AdminDeleteSessionErrors];

export type AdminDeleteSessionResponses = {
    /**
     * The session is over.
     */
    204: void;
};

export type AdminDeleteSessionResponse = AdminDeleteSessionResponses[keyof AdminDeleteSessionResponses];

export type AdminExportUserData = {
    body?: never;
    path: {
        /**
         * The handle of the person.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/_ops/persons/{handle}/export';
};

export type AdminExportUserErrors = {
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

export type AdminExportUserError = AdminExportUserErrors[keyof AdminExportUserErrors];

export type AdminExportUserResponses = {
    /**
     * The archive.
     */
    200: Blob | File;
};

export type AdminExportUserResponse = AdminExportUserResponses[keyof AdminExportUserResponses];

export type CreateSignInLinkData = {
    body?: never;
    path: {
        /**
         * The handle of the person.
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
         * The handle of the person.
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
        /**
         * The agents of this page, at most 100.
         */
        agents: Array<ListedAgent>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
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

export type ListErasuresData = {
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
    url: '/_ops/erasures';
};

export type ListErasuresErrors = {
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

export type ListErasuresError = ListErasuresErrors[keyof ListErasuresErrors];

export type ListErasuresResponses = {
    /**
     * A page of reports.
     */
    200: {
        /**
         * The reports of this page, at most 100.
         */
        erasures: Array<Erasure>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListErasuresResponse = ListErasuresResponses[keyof ListErasuresResponses];

export type GetErasureData = {
    body?: never;
    path: {
        /**
         * The receipt, as the answer to the deletion gave it. It is no secret and leads to nothing else.
         */
        receipt_id: Id;
    };
    query?: never;
    url: '/_ops/erasures/{receipt_id}';
};

export type GetErasureErrors = {
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

export type GetErasureError = GetErasureErrors[keyof GetErasureErrors];

export type GetErasureResponses = {
    /**
     * The report as it is now.
     */
    200: {
        erasure: Erasure;
    };
};

export type GetErasureResponse = GetErasureResponses[keyof GetErasureResponses];

export type AdminDeleteAccountData = {
    body?: never;
    path: {
        /**
         * The handle of the account.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/_ops/handles/{handle}';
};

export type AdminDeleteAccountErrors = {
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

export type AdminDeleteAccountError = AdminDeleteAccountErrors[keyof AdminDeleteAccountErrors];

export type AdminDeleteAccountResponses = {
    /**
     * The account is deleted for everybody.
     */
    200: DeletionReply;
};

export type AdminDeleteAccountResponse = AdminDeleteAccountResponses[keyof AdminDeleteAccountResponses];

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
        /**
         * The deliveries of this page, at most 100.
         */
        deliveries: Array<ListedDelivery>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
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
        /**
         * The listings, at most 100 on one page.
         */
        listings: Array<ReviewedListing>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
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

export type ListFaultsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/_ops/faults';
};

export type ListFaultsErrors = {
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

export type ListFaultsError = ListFaultsErrors[keyof ListFaultsErrors];

export type ListFaultsResponses = {
    /**
     * The faults in force.
     */
    200: FaultList;
};

export type ListFaultsResponse = ListFaultsResponses[keyof ListFaultsResponses];

export type CreateFaultData = {
    body: CreateFaultRequest;
    path?: never;
    query?: never;
    url: '/_ops/faults';
};

export type CreateFaultErrors = {
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
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

export type CreateFaultError = CreateFaultErrors[keyof CreateFaultErrors];

export type CreateFaultResponses = {
    /**
     * The fault is in force.
     */
    201: {
        /**
         * The fault as it was made.
         */
        fault: Fault;
    };
};

export type CreateFaultResponse = CreateFaultResponses[keyof CreateFaultResponses];

export type DeleteFaultData = {
    body?: never;
    path: {
        /**
         * The id of a fault.
         */
        fault_id: Id;
    };
    query?: never;
    url: '/_ops/faults/{fault_id}';
};

export type DeleteFaultErrors = {
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

export type DeleteFaultError = DeleteFaultErrors[keyof DeleteFaultErrors];

export type DeleteFaultResponses = {
    /**
     * The fault is over.
     */
    204: void;
};

export type DeleteFaultResponse = DeleteFaultResponses[keyof DeleteFaultResponses];

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

export type GetA2aOpenApiData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/openapi/a2a.json';
};

export type GetA2aOpenApiErrors = {
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

export type GetA2aOpenApiError = GetA2aOpenApiErrors[keyof GetA2aOpenApiErrors];

export type GetA2aOpenApiResponses = {
    /**
     * An OpenAPI 3.1.0 document.
     */
    200: OpenApiDocument;
};

export type GetA2aOpenApiResponse = GetA2aOpenApiResponses[keyof GetA2aOpenApiResponses];

export type GetAsyncApiData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/asyncapi.json';
};

export type GetAsyncApiErrors = {
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

export type GetAsyncApiError = GetAsyncApiErrors[keyof GetAsyncApiErrors];

export type GetAsyncApiResponses = {
    /**
     * An AsyncAPI 3.0.0 document.
     */
    200: AsyncApiDocument;
};

export type GetAsyncApiResponse = GetAsyncApiResponses[keyof GetAsyncApiResponses];

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

export type CallMcpData = {
    /**
     * A request or a notification of JSON-RPC 2.0.
     */
    body: McpMessage;
    path?: never;
    query?: never;
    url: '/mcp';
};

export type CallMcpErrors = {
    /**
     * The message, its revision or a header is invalid.
     */
    400: McpMessage;
    /**
     * unauthorized. The credential is missing, invalid or of another kind. It is looked at before anything else.
     */
    401: ErrorBody;
    /**
     * forbidden. The caller may know the object but has no permission, for example after it left the chat.
     */
    403: ErrorBody;
    /**
     * The revision has no such method, or the operator has not installed the package of the protocol.
     */
    404: McpMessage | ErrorBody;
    /**
     * The Accept header does not list application/json and text/event-stream.
     */
    406: McpMessage;
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

export type CallMcpError = CallMcpErrors[keyof CallMcpErrors];

export type CallMcpResponses = {
    /**
     * The result, or a stream of messages that ends with it.
     */
    200: McpMessage;
    /**
     * A notification was accepted.
     */
    202: unknown;
};

export type CallMcpResponse = CallMcpResponses[keyof CallMcpResponses];

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
    200: Readiness;
};

export type GetReadinessResponse = GetReadinessResponses[keyof GetReadinessResponses];
