// Generated from spec/ by `npm run generate`. Never edited by hand.

export type ClientOptions = {
    baseUrl: 'http://127.0.0.1:8787' | (string & {});
};

export type SendMessageRequest = {
    tenant?: Tenant;
    message: Message;
    configuration?: SendMessageConfiguration;
    metadata?: Struct;
};

export type SendMessageResponse = unknown & {
    task?: Task;
    message?: Message;
};

export type StreamResponse = unknown & {
    task?: Task;
    message?: Message;
    statusUpdate?: TaskStatusUpdateEvent;
    artifactUpdate?: TaskArtifactUpdateEvent;
};

export type GetTaskRequest = {
    tenant?: Tenant;
    id: OpaqueId;
    historyLength?: HistoryLength;
};

/**
 * Work that one agent does for another, with what was said about it and what came of it.
 */
export type Task = {
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
    history?: Array<Message>;
    metadata?: Struct;
};

export type ListTasksRequest = {
    tenant?: Tenant;
    contextId?: OpaqueId;
    status?: TaskState;
    /**
     * The largest number of tasks on one page.
     */
    pageSize?: number;
    /**
     * The token of the page, as the page before gave it, at most 512 characters.
     */
    pageToken?: string;
    historyLength?: HistoryLength;
    /**
     * Only tasks whose status changed after this time, in UTC.
     */
    statusTimestampAfter?: string;
    /**
     * Whether the answer holds the artifacts of the tasks; they are left out by default.
     */
    includeArtifacts?: boolean;
};

export type ListTasksResponse = {
    /**
     * The tasks of this page, at most pageSize.
     */
    tasks: Array<Task>;
    /**
     * Empty on the last page.
     */
    nextPageToken: string;
    /**
     * The page size that was used.
     */
    pageSize: number;
    /**
     * Tasks that fit the filters on all pages.
     */
    totalSize: number;
};

export type CancelTaskRequest = {
    tenant?: Tenant;
    id: OpaqueId;
    metadata?: Struct;
};

export type SubscribeToTaskRequest = {
    tenant?: Tenant;
    id: OpaqueId;
};

export type CreateTaskPushNotificationConfigRequest = {
    tenant?: Tenant;
    id?: OpaqueId;
    taskId: OpaqueId;
    url: HttpsUrl;
    /**
     * A secret of the caller, at most 1024 printable ASCII characters, sent along with each notification.
     */
    token?: string;
    authentication?: AuthenticationInfo;
};

/**
 * A stored configuration.
 */
export type TaskPushNotificationConfig = {
    tenant?: Tenant;
    id: OpaqueId;
    taskId: OpaqueId;
    url: HttpsUrl;
    /**
     * A secret of the caller, at most 1024 printable ASCII characters, sent along with each notification.
     */
    token?: string;
    authentication?: AuthenticationInfo;
};

export type GetTaskPushNotificationConfigRequest = {
    tenant?: Tenant;
    taskId: OpaqueId;
    id: OpaqueId;
};

export type ListTaskPushNotificationConfigsRequest = {
    tenant?: Tenant;
    taskId: OpaqueId;
    /**
     * The largest number of configurations on one page.
     */
    pageSize?: number;
    /**
     * The token of the page, as the page before gave it, at most 512 characters.
     */
    pageToken?: string;
};

export type ListTaskPushNotificationConfigsResponse = {
    /**
     * The push notification configurations of the task.
     */
    configs: Array<TaskPushNotificationConfig>;
    /**
     * Empty on the last page.
     */
    nextPageToken: string;
};

export type DeleteTaskPushNotificationConfigRequest = {
    tenant?: Tenant;
    taskId: OpaqueId;
    id: OpaqueId;
};

export type Empty = {
    [key: string]: never;
};

export type GetExtendedAgentCardRequest = {
    tenant?: Tenant;
};

/**
 * An event about a task in the log of one of its two agents; chat_id is null unless the task grew out of a chat.
 */
export type TaskEvent = ({
    event_type: 'task.received';
} & TaskReceivedEvent) | ({
    event_type: 'task.message';
} & TaskMessageEvent) | ({
    event_type: 'task.updated';
} & TaskUpdatedEvent);

/**
 * A handle to look up. One that nobody has is not found, whatever its form.
 */
export type HandleReference = string;

/**
 * Any JSON. The envelope is judged by the binding, so that each error gets its own code.
 */
export type JsonRpcRequest = {
    [key: string]: unknown;
} | Array<unknown> | string | number | boolean | null;

/**
 * What the caller made up to know the answer by.
 */
export type JsonRpcId = string | number | null;

/**
 * Either google.rpc.ErrorInfo with a reason that programs can tell apart, or google.rpc.BadRequest with the fields at fault.
 */
export type ErrorDetail = {
    /**
     * The type of the detail, as the name of a google.rpc message.
     */
    '@type': string;
    /**
     * A stable identifier of the cause: upper-case letters, digits and underscores.
     */
    reason?: string;
    /**
     * Who defines the reason, as a domain name.
     */
    domain?: string;
    /**
     * Members of the sender's choice, which the server keeps as they are.
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * What was wrong with which member.
     */
    fieldViolations?: Array<{
        /**
         * The path of the rejected member.
         */
        field: string;
        /**
         * A text for people about the object.
         */
        description: string;
    }>;
};

/**
 * Why the method failed, by a number and a sentence.
 */
export type JsonRpcError = {
    /**
     * The JSON-RPC error code, such as -32602.
     */
    code: number;
    /**
     * A sentence for people about the error.
     */
    message: string;
    /**
     * More about the error, for programs.
     */
    data?: Array<ErrorDetail>;
};

export type JsonRpcResponse = unknown & {
    /**
     * The version of JSON-RPC, always `2.0`.
     */
    jsonrpc: '2.0';
    id: JsonRpcId;
    /**
     * As the method says.
     */
    result?: unknown;
    error?: JsonRpcError;
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

export type AgentInterface = {
    /**
     * The address at which the agent is reached.
     */
    url: string;
    /**
     * How the protocol is carried at this address.
     */
    protocolBinding: string;
    /**
     * The version of A2A that is spoken at this address.
     */
    protocolVersion: string;
};

/**
 * The organization that offers the agent.
 */
export type AgentProvider = {
    /**
     * The website of the provider.
     */
    url: string;
    /**
     * The name of the organization that provides the agent.
     */
    organization: string;
};

export type AgentExtension = {
    /**
     * The URI that names the extension.
     */
    uri: string;
    /**
     * How the agent uses the extension.
     */
    description?: string;
    /**
     * Whether callers must know the extension.
     */
    required?: boolean;
};

/**
 * What the agent can do beyond answering a request.
 */
export type AgentCapabilities = {
    /**
     * Whether the agent can answer with a stream.
     */
    streaming?: boolean;
    /**
     * Whether the agent can report changes of a task to a URL.
     */
    pushNotifications?: boolean;
    /**
     * Whether authenticated callers get a longer card.
     */
    extendedAgentCard?: boolean;
    /**
     * The protocol extensions that the agent supports.
     */
    extensions?: Array<AgentExtension>;
};

/**
 * Authentication with the HTTP Authorization header.
 */
export type HttpAuthSecurityScheme = {
    /**
     * How to authenticate, for people.
     */
    description?: string;
    /**
     * The name of the HTTP authentication scheme, at most 64 characters.
     */
    scheme: string;
    /**
     * How the token is formed; a hint for people.
     */
    bearerFormat?: string;
};

export type SecurityScheme = {
    httpAuthSecurityScheme: HttpAuthSecurityScheme;
};

export type StringList = {
    /**
     * Names of scopes; empty when none is needed.
     */
    list?: Array<string>;
};

export type SecurityRequirement = {
    /**
     * Scopes by the name of the security scheme.
     */
    schemes: {
        [key: string]: StringList;
    };
};

export type AgentSkill = {
    /**
     * The id of the skill, unique on this card.
     */
    id: string;
    /**
     * The name of the skill.
     */
    name: string;
    /**
     * What the skill does.
     */
    description: string;
    /**
     * Keywords of the skill, at least one.
     */
    tags: Array<string>;
};

/**
 * A signature over the card, as a JSON Web Signature whose payload is left out (RFC 7515).
 */
export type AgentCardSignature = {
    /**
     * The protected header in base64url: JSON with `alg`, `kid`, `typ` and `jku`.
     */
    protected: string;
    /**
     * The signature in base64url.
     */
    signature: string;
};

export type AgentCard = {
    /**
     * The name of the agent.
     */
    name: string;
    /**
     * What the agent does.
     */
    description: string;
    /**
     * The version of the agent.
     */
    version: string;
    /**
     * The addresses at which the agent is reached, at least one; the first is preferred.
     */
    supportedInterfaces: Array<AgentInterface>;
    provider?: AgentProvider;
    /**
     * A picture of the agent.
     */
    iconUrl?: string;
    /**
     * A page about the agent.
     */
    documentationUrl?: string;
    capabilities: AgentCapabilities;
    /**
     * The ways to authenticate, by name.
     */
    securitySchemes?: {
        [key: string]: SecurityScheme;
    };
    /**
     * Alternatives by which callers may authenticate.
     */
    securityRequirements?: Array<SecurityRequirement>;
    /**
     * Media types that the agent reads, at least one.
     */
    defaultInputModes: Array<string>;
    /**
     * Media types that the agent produces, at least one.
     */
    defaultOutputModes: Array<string>;
    /**
     * What the agent can do, at least one entry.
     */
    skills: Array<AgentSkill>;
    /**
     * Signatures over the card without this member, in its canonical form (RFC 8785) without empty members; one for each key of the service, and absent where it has none.
     */
    signatures?: Array<AgentCardSignature>;
};

/**
 * A public key as a JSON Web Key; further members are those of its type.
 */
export type AgentCardKey = {
    /**
     * The type of the key.
     */
    kty: 'EC' | 'OKP' | 'RSA';
    /**
     * The name of the key, which signatures carry.
     */
    kid: string;
    /**
     * The algorithm of its signatures.
     */
    alg: string;
    /**
     * What the key is for.
     */
    use: 'sig';
    [key: string]: string | 'EC' | 'OKP' | 'RSA' | 'sig';
};

export type AgentCardKeys = {
    /**
     * The public keys, at most 10; the newest first.
     */
    keys: Array<AgentCardKey>;
};

/**
 * An object as the description of the operation says. It is judged by the binding, so that both spellings are read.
 */
export type HttpBody = {
    [key: string]: unknown;
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
export type Message = {
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
 * RFC 3339 in UTC with milliseconds.
 */
export type Timestamp = string;

/**
 * The state of the task, when it was reached and what was said about it.
 */
export type TaskStatus = {
    state: TaskState;
    message?: Message;
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
 * An error as google.rpc.Status writes it.
 */
export type HttpError = {
    /**
     * What went wrong.
     */
    error: {
        /**
         * The HTTP status, 400 to 599.
         */
        code: number;
        /**
         * The name of the error in capitals, such as NOT_FOUND.
         */
        status: string;
        /**
         * What went wrong, in a sentence for people.
         */
        message: string;
        /**
         * Facts for programs, such as the reason of A2A or the field that is wrong.
         */
        details?: Array<ErrorDetail>;
    };
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
 * The most messages of the history to show, the newest ones. Left out, 100; 0, none. The newest that have no more than one megabyte together are shown.
 */
export type HistoryLength = number;

/**
 * Not used here; agents are told apart by their address.
 */
export type Tenant = string;

/**
 * An absolute https address.
 */
export type HttpsUrl = string;

/**
 * What the service shows to the receiver of notifications.
 */
export type AuthenticationInfo = {
    /**
     * The name of the HTTP authentication scheme, at most 64 characters.
     */
    scheme: string;
    /**
     * The credentials for the scheme: at most 4096 printable ASCII characters.
     */
    credentials?: string;
};

/**
 * The cursor of the next page, null on the last one.
 */
export type NextCursor = string | null;

export type TaskSending = {
    to: HandleReference;
    message: Message;
    /**
     * How the caller wants to be answered.
     */
    configuration?: {
        /**
         * How many of the newest messages the answer holds, from 0 to 2147483647.
         */
        historyLength?: number;
        /**
         * With false the answer waits until the task has ended or waits for its requester, as an A2A call does.
         */
        returnImmediately?: boolean;
    };
    metadata?: Struct;
};

export type TaskReply = {
    task: Task;
};

/**
 * An opaque id. Only its prefix is part of the interface.
 */
export type Id = string;

export type TaskChange = {
    task: Task;
    /**
     * Whether the request changed anything; false for a repeat.
     */
    changed: boolean;
};

export type OwnTaskSending = {
    to: HandleReference;
    message: Message;
    metadata?: Struct;
};

/**
 * Where updates of a task are posted to.
 */
export type NewPushNotificationConfig = {
    tenant?: Tenant;
    id?: OpaqueId;
    taskId?: OpaqueId;
    url: HttpsUrl;
    /**
     * A secret of the caller, at most 1024 printable ASCII characters, sent along with each notification.
     */
    token?: string;
    authentication?: AuthenticationInfo;
};

/**
 * How the caller wants to be answered.
 */
export type SendMessageConfiguration = {
    /**
     * Media types that the caller accepts as a result, at most 100.
     */
    acceptedOutputModes?: Array<MediaType>;
    taskPushNotificationConfig?: NewPushNotificationConfig;
    historyLength?: HistoryLength;
    /**
     * Answer as soon as the task exists.
     */
    returnImmediately?: boolean;
};

/**
 * A position, from 1. Positions in a chat and positions in an event log are never comparable.
 */
export type Sequence = number;

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

/**
 * A task for the agent, as it began.
 */
export type TaskReceivedEvent = EventEnvelope & {
    /**
     * The kind of event.
     */
    event_type: 'task.received';
    /**
     * The task as it began.
     */
    data: {
        task: Task;
    };
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
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
        task: Task;
        message: Message;
    };
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
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
        task: Task;
        statusUpdate?: TaskStatusUpdateEvent;
        artifactUpdate?: TaskArtifactUpdateEvent;
    };
    /**
     * The chat that the event is about; null where it is about none.
     */
    chat_id: string | null;
};

/**
 * The agent that the call is for.
 */
export type Handle = HandleReference;

/**
 * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
 */
export type Version = string;

/**
 * The version of A2A, for callers who cannot set the header. The header wins.
 */
export type VersionInQuery = string;

/**
 * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
 */
export type Extensions = string;

/**
 * The id of the last received event of the stream of a task. A subscription then begins with the first update after it, without the task, also when the task has ended meanwhile. An id that the service did not give, or whose next updates were deleted because of their age, is ignored.
 */
export type LastEventId = string;

/**
 * Only tasks of this context.
 */
export type ContextId = OpaqueId;

/**
 * Only tasks in this state.
 */
export type Status = TaskState;

/**
 * Most entries of the page, 1 to 100; 50 when left out.
 */
export type PageSize = number;

/**
 * The nextPageToken of the page before.
 */
export type PageToken = string;

/**
 * Most messages of the history, the newest ones; 100 when left out, 0 for none.
 */
export type HistoryLength2 = HistoryLength;

/**
 * Only tasks whose status changed then or later.
 */
export type StatusTimestampAfter = string;

/**
 * Whether artifacts are shown; false when left out.
 */
export type IncludeArtifacts = boolean;

/**
 * The id of the task, as the service gave it.
 */
export type TaskId = OpaqueId;

/**
 * The id of the configuration, given by the caller or by the service.
 */
export type ConfigId = OpaqueId;

/**
 * Where to go on, the next_cursor of the page before. Left out for the first page.
 */
export type Cursor = string;

/**
 * The most items that one page may hold.
 */
export type ListLimit = number;

/**
 * The task. One that the caller is no participant of is answered like one that does not exist.
 */
export type TaskId2 = Id;

/**
 * The most messages of the history to show, the newest ones. Left out, 100; 0, none. The newest that have no more than one megabyte together are shown.
 */
export type HistoryLength22 = number;

export type CallAgentData = {
    /**
     * The call. An error in it is answered with a JSON-RPC error.
     */
    body: JsonRpcRequest;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
        /**
         * The id of the last received event of the stream of a task. A subscription then begins with the first update after it, without the task, also when the task has ended meanwhile. An id that the service did not give, or whose next updates were deleted because of their age, is ignored.
         */
        'Last-Event-ID'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
    };
    url: '/a2a/{handle}';
};

export type CallAgentErrors = {
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
     * rate_limited. Too many requests for now.
     */
    429: ErrorBody;
    /**
     * internal_error. A fault of the server; a send can be repeated with the same message_id.
     */
    500: ErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now; a send can be repeated with the same message_id.
     */
    503: ErrorBody;
};

export type CallAgentError = CallAgentErrors[keyof CallAgentErrors];

export type CallAgentResponses = {
    /**
     * The answer, or the stream of answers of a streaming method.
     */
    200: JsonRpcResponse;
};

export type CallAgentResponse = CallAgentResponses[keyof CallAgentResponses];

export type GetAgentCardData = {
    body?: never;
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/a2a/{handle}/agent-card.json';
};

export type GetAgentCardErrors = {
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

export type GetAgentCardError = GetAgentCardErrors[keyof GetAgentCardErrors];

export type GetAgentCardResponses = {
    /**
     * The card, which may be kept for as long as its headers say.
     */
    200: AgentCard;
};

export type GetAgentCardResponse = GetAgentCardResponses[keyof GetAgentCardResponses];

export type GetWellKnownAgentCardData = {
    body?: never;
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
    };
    query?: never;
    url: '/a2a/{handle}/.well-known/agent-card.json';
};

export type GetWellKnownAgentCardErrors = {
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

export type GetWellKnownAgentCardError = GetWellKnownAgentCardErrors[keyof GetWellKnownAgentCardErrors];

export type GetWellKnownAgentCardResponses = {
    /**
     * The card, which may be kept for as long as its headers say.
     */
    200: AgentCard;
};

export type GetWellKnownAgentCardResponse = GetWellKnownAgentCardResponses[keyof GetWellKnownAgentCardResponses];

export type GetAgentCardKeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/.well-known/jwks.json';
};

export type GetAgentCardKeysErrors = {
    /**
     * rate_limited. Too many requests for now.
     */
    429: ErrorBody;
    /**
     * internal_error. A fault of the server; a send can be repeated with the same message_id.
     */
    500: ErrorBody;
    /**
     * temporarily_unavailable. The server cannot answer now; a send can be repeated with the same message_id.
     */
    503: ErrorBody;
};

export type GetAgentCardKeysError = GetAgentCardKeysErrors[keyof GetAgentCardKeysErrors];

export type GetAgentCardKeysResponses = {
    /**
     * The keys, which may be kept for as long as the headers say.
     */
    200: AgentCardKeys;
};

export type GetAgentCardKeysResponse = GetAgentCardKeysResponses[keyof GetAgentCardKeysResponses];

export type HttpSendMessageData = {
    /**
     * Members in camelCase or snake_case; what is not known is ignored, and null is the same as left out.
     */
    body: HttpBody;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
    };
    url: '/a2a/{handle}/message:send';
};

export type HttpSendMessageErrors = {
    /**
     * The request cannot be done, or a part of it is wrong. The details contain the reason of A2A: CONTENT_TYPE_NOT_SUPPORTED for a body of another media type.
     */
    400: HttpError;
    /**
     * There is no valid credential.
     */
    401: HttpError;
    /**
     * The agent no longer exists; the caller has been in a chat with it or has asked it for a task.
     */
    403: HttpError;
    /**
     * There is no such agent or task for the caller.
     */
    404: HttpError;
    /**
     * The body is larger than the service reads.
     */
    413: HttpError;
    /**
     * There were too many requests; Retry-After says when to come again.
     */
    429: HttpError;
    /**
     * The service or the agent failed.
     */
    500: HttpError;
    /**
     * The service cannot answer now; try again.
     */
    503: HttpError;
};

export type HttpSendMessageError = HttpSendMessageErrors[keyof HttpSendMessageErrors];

export type HttpSendMessageResponses = {
    /**
     * The result.
     */
    200: SendMessageResponse;
};

export type HttpSendMessageResponse = HttpSendMessageResponses[keyof HttpSendMessageResponses];

export type HttpSendStreamingMessageData = {
    /**
     * Members in camelCase or snake_case; what is not known is ignored, and null is the same as left out.
     */
    body: HttpBody;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
    };
    url: '/a2a/{handle}/message:stream';
};

export type HttpSendStreamingMessageErrors = {
    /**
     * The request cannot be done, or a part of it is wrong. The details contain the reason of A2A: CONTENT_TYPE_NOT_SUPPORTED for a body of another media type.
     */
    400: HttpError;
    /**
     * There is no valid credential.
     */
    401: HttpError;
    /**
     * The agent no longer exists; the caller has been in a chat with it or has asked it for a task.
     */
    403: HttpError;
    /**
     * There is no such agent or task for the caller.
     */
    404: HttpError;
    /**
     * The body is larger than the service reads.
     */
    413: HttpError;
    /**
     * There were too many requests; Retry-After says when to come again.
     */
    429: HttpError;
    /**
     * The service or the agent failed.
     */
    500: HttpError;
    /**
     * The service cannot answer now; try again.
     */
    503: HttpError;
};

export type HttpSendStreamingMessageError = HttpSendStreamingMessageErrors[keyof HttpSendStreamingMessageErrors];

export type HttpSendStreamingMessageResponses = {
    /**
     * The result.
     */
    200: StreamResponse;
};

export type HttpSendStreamingMessageResponse = HttpSendStreamingMessageResponses[keyof HttpSendStreamingMessageResponses];

export type HttpListTasksData = {
    body?: never;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
        /**
         * Only tasks of this context.
         */
        contextId?: OpaqueId;
        /**
         * Only tasks in this state.
         */
        status?: TaskState;
        /**
         * Most entries of the page, 1 to 100; 50 when left out.
         */
        pageSize?: number;
        /**
         * The nextPageToken of the page before.
         */
        pageToken?: string;
        /**
         * Most messages of the history, the newest ones; 100 when left out, 0 for none.
         */
        historyLength?: HistoryLength;
        /**
         * Only tasks whose status changed then or later.
         */
        statusTimestampAfter?: string;
        /**
         * Whether artifacts are shown; false when left out.
         */
        includeArtifacts?: boolean;
    };
    url: '/a2a/{handle}/tasks';
};

export type HttpListTasksErrors = {
    /**
     * The request cannot be done, or a part of it is wrong. The details contain the reason of A2A: CONTENT_TYPE_NOT_SUPPORTED for a body of another media type.
     */
    400: HttpError;
    /**
     * There is no valid credential.
     */
    401: HttpError;
    /**
     * The agent no longer exists; the caller has been in a chat with it or has asked it for a task.
     */
    403: HttpError;
    /**
     * There is no such agent or task for the caller.
     */
    404: HttpError;
    /**
     * The body is larger than the service reads.
     */
    413: HttpError;
    /**
     * There were too many requests; Retry-After says when to come again.
     */
    429: HttpError;
    /**
     * The service or the agent failed.
     */
    500: HttpError;
    /**
     * The service cannot answer now; try again.
     */
    503: HttpError;
};

export type HttpListTasksError = HttpListTasksErrors[keyof HttpListTasksErrors];

export type HttpListTasksResponses = {
    /**
     * The result.
     */
    200: ListTasksResponse;
};

export type HttpListTasksResponse = HttpListTasksResponses[keyof HttpListTasksResponses];

export type HttpGetTaskData = {
    body?: never;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
        /**
         * The id of the task, as the service gave it.
         */
        id: OpaqueId;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
        /**
         * Most messages of the history, the newest ones; 100 when left out, 0 for none.
         */
        historyLength?: HistoryLength;
    };
    url: '/a2a/{handle}/tasks/{id}';
};

export type HttpGetTaskErrors = {
    /**
     * The request cannot be done, or a part of it is wrong. The details contain the reason of A2A: CONTENT_TYPE_NOT_SUPPORTED for a body of another media type.
     */
    400: HttpError;
    /**
     * There is no valid credential.
     */
    401: HttpError;
    /**
     * The agent no longer exists; the caller has been in a chat with it or has asked it for a task.
     */
    403: HttpError;
    /**
     * There is no such agent or task for the caller.
     */
    404: HttpError;
    /**
     * The body is larger than the service reads.
     */
    413: HttpError;
    /**
     * There were too many requests; Retry-After says when to come again.
     */
    429: HttpError;
    /**
     * The service or the agent failed.
     */
    500: HttpError;
    /**
     * The service cannot answer now; try again.
     */
    503: HttpError;
};

export type HttpGetTaskError = HttpGetTaskErrors[keyof HttpGetTaskErrors];

export type HttpGetTaskResponses = {
    /**
     * The result.
     */
    200: Task;
};

export type HttpGetTaskResponse = HttpGetTaskResponses[keyof HttpGetTaskResponses];

export type HttpCancelTaskData = {
    /**
     * Members in camelCase or snake_case; what is not known is ignored, and null is the same as left out.
     */
    body?: HttpBody;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
        /**
         * The id of the task, as the service gave it.
         */
        id: OpaqueId;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
    };
    url: '/a2a/{handle}/tasks/{id}:cancel';
};

export type HttpCancelTaskErrors = {
    /**
     * The request cannot be done, or a part of it is wrong. The details contain the reason of A2A: CONTENT_TYPE_NOT_SUPPORTED for a body of another media type.
     */
    400: HttpError;
    /**
     * There is no valid credential.
     */
    401: HttpError;
    /**
     * The agent no longer exists; the caller has been in a chat with it or has asked it for a task.
     */
    403: HttpError;
    /**
     * There is no such agent or task for the caller.
     */
    404: HttpError;
    /**
     * The body is larger than the service reads.
     */
    413: HttpError;
    /**
     * There were too many requests; Retry-After says when to come again.
     */
    429: HttpError;
    /**
     * The service or the agent failed.
     */
    500: HttpError;
    /**
     * The service cannot answer now; try again.
     */
    503: HttpError;
};

export type HttpCancelTaskError = HttpCancelTaskErrors[keyof HttpCancelTaskErrors];

export type HttpCancelTaskResponses = {
    /**
     * The result.
     */
    200: Task;
};

export type HttpCancelTaskResponse = HttpCancelTaskResponses[keyof HttpCancelTaskResponses];

export type HttpSubscribeToTaskData = {
    body?: never;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
        /**
         * The id of the last received event of the stream of a task. A subscription then begins with the first update after it, without the task, also when the task has ended meanwhile. An id that the service did not give, or whose next updates were deleted because of their age, is ignored.
         */
        'Last-Event-ID'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
        /**
         * The id of the task, as the service gave it.
         */
        id: OpaqueId;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
    };
    url: '/a2a/{handle}/tasks/{id}:subscribe';
};

export type HttpSubscribeToTaskErrors = {
    /**
     * The request cannot be done, or a part of it is wrong. The details contain the reason of A2A: CONTENT_TYPE_NOT_SUPPORTED for a body of another media type.
     */
    400: HttpError;
    /**
     * There is no valid credential.
     */
    401: HttpError;
    /**
     * The agent no longer exists; the caller has been in a chat with it or has asked it for a task.
     */
    403: HttpError;
    /**
     * There is no such agent or task for the caller.
     */
    404: HttpError;
    /**
     * The body is larger than the service reads.
     */
    413: HttpError;
    /**
     * There were too many requests; Retry-After says when to come again.
     */
    429: HttpError;
    /**
     * The service or the agent failed.
     */
    500: HttpError;
    /**
     * The service cannot answer now; try again.
     */
    503: HttpError;
};

export type HttpSubscribeToTaskError = HttpSubscribeToTaskErrors[keyof HttpSubscribeToTaskErrors];

export type HttpSubscribeToTaskResponses = {
    /**
     * The result.
     */
    200: StreamResponse;
};

export type HttpSubscribeToTaskResponse = HttpSubscribeToTaskResponses[keyof HttpSubscribeToTaskResponses];

export type HttpResubscribeToTaskData = {
    body?: never;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
        /**
         * The id of the last received event of the stream of a task. A subscription then begins with the first update after it, without the task, also when the task has ended meanwhile. An id that the service did not give, or whose next updates were deleted because of their age, is ignored.
         */
        'Last-Event-ID'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
        /**
         * The id of the task, as the service gave it.
         */
        id: OpaqueId;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
    };
    url: '/a2a/{handle}/tasks/{id}:subscribe';
};

export type HttpResubscribeToTaskErrors = {
    /**
     * The request cannot be done, or a part of it is wrong. The details contain the reason of A2A: CONTENT_TYPE_NOT_SUPPORTED for a body of another media type.
     */
    400: HttpError;
    /**
     * There is no valid credential.
     */
    401: HttpError;
    /**
     * The agent no longer exists; the caller has been in a chat with it or has asked it for a task.
     */
    403: HttpError;
    /**
     * There is no such agent or task for the caller.
     */
    404: HttpError;
    /**
     * The body is larger than the service reads.
     */
    413: HttpError;
    /**
     * There were too many requests; Retry-After says when to come again.
     */
    429: HttpError;
    /**
     * The service or the agent failed.
     */
    500: HttpError;
    /**
     * The service cannot answer now; try again.
     */
    503: HttpError;
};

export type HttpResubscribeToTaskError = HttpResubscribeToTaskErrors[keyof HttpResubscribeToTaskErrors];

export type HttpResubscribeToTaskResponses = {
    /**
     * The result.
     */
    200: StreamResponse;
};

export type HttpResubscribeToTaskResponse = HttpResubscribeToTaskResponses[keyof HttpResubscribeToTaskResponses];

export type HttpListTaskPushNotificationConfigsData = {
    body?: never;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
        /**
         * The id of the task, as the service gave it.
         */
        id: OpaqueId;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
        /**
         * Most entries of the page, 1 to 100; 50 when left out.
         */
        pageSize?: number;
        /**
         * The nextPageToken of the page before.
         */
        pageToken?: string;
    };
    url: '/a2a/{handle}/tasks/{id}/pushNotificationConfigs';
};

export type HttpListTaskPushNotificationConfigsErrors = {
    /**
     * The request cannot be done, or a part of it is wrong. The details contain the reason of A2A: CONTENT_TYPE_NOT_SUPPORTED for a body of another media type.
     */
    400: HttpError;
    /**
     * There is no valid credential.
     */
    401: HttpError;
    /**
     * The agent no longer exists; the caller has been in a chat with it or has asked it for a task.
     */
    403: HttpError;
    /**
     * There is no such agent or task for the caller.
     */
    404: HttpError;
    /**
     * The body is larger than the service reads.
     */
    413: HttpError;
    /**
     * There were too many requests; Retry-After says when to come again.
     */
    429: HttpError;
    /**
     * The service or the agent failed.
     */
    500: HttpError;
    /**
     * The service cannot answer now; try again.
     */
    503: HttpError;
};

export type HttpListTaskPushNotificationConfigsError = HttpListTaskPushNotificationConfigsErrors[keyof HttpListTaskPushNotificationConfigsErrors];

export type HttpListTaskPushNotificationConfigsResponses = {
    /**
     * The result.
     */
    200: ListTaskPushNotificationConfigsResponse;
};

export type HttpListTaskPushNotificationConfigsResponse = HttpListTaskPushNotificationConfigsResponses[keyof HttpListTaskPushNotificationConfigsResponses];

export type HttpCreateTaskPushNotificationConfigData = {
    /**
     * Members in camelCase or snake_case; what is not known is ignored, and null is the same as left out.
     */
    body: HttpBody;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
        /**
         * The id of the task, as the service gave it.
         */
        id: OpaqueId;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
    };
    url: '/a2a/{handle}/tasks/{id}/pushNotificationConfigs';
};

export type HttpCreateTaskPushNotificationConfigErrors = {
    /**
     * The request cannot be done, or a part of it is wrong. The details contain the reason of A2A: CONTENT_TYPE_NOT_SUPPORTED for a body of another media type.
     */
    400: HttpError;
    /**
     * There is no valid credential.
     */
    401: HttpError;
    /**
     * The agent no longer exists; the caller has been in a chat with it or has asked it for a task.
     */
    403: HttpError;
    /**
     * There is no such agent or task for the caller.
     */
    404: HttpError;
    /**
     * The body is larger than the service reads.
     */
    413: HttpError;
    /**
     * There were too many requests; Retry-After says when to come again.
     */
    429: HttpError;
    /**
     * The service or the agent failed.
     */
    500: HttpError;
    /**
     * The service cannot answer now; try again.
     */
    503: HttpError;
};

export type HttpCreateTaskPushNotificationConfigError = HttpCreateTaskPushNotificationConfigErrors[keyof HttpCreateTaskPushNotificationConfigErrors];

export type HttpCreateTaskPushNotificationConfigResponses = {
    /**
     * The result.
     */
    200: TaskPushNotificationConfig;
};

export type HttpCreateTaskPushNotificationConfigResponse = HttpCreateTaskPushNotificationConfigResponses[keyof HttpCreateTaskPushNotificationConfigResponses];

export type HttpDeleteTaskPushNotificationConfigData = {
    body?: never;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
        /**
         * The id of the task, as the service gave it.
         */
        id: OpaqueId;
        /**
         * The id of the configuration, given by the caller or by the service.
         */
        configId: OpaqueId;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
    };
    url: '/a2a/{handle}/tasks/{id}/pushNotificationConfigs/{configId}';
};

export type HttpDeleteTaskPushNotificationConfigErrors = {
    /**
     * The request cannot be done, or a part of it is wrong. The details contain the reason of A2A: CONTENT_TYPE_NOT_SUPPORTED for a body of another media type.
     */
    400: HttpError;
    /**
     * There is no valid credential.
     */
    401: HttpError;
    /**
     * The agent no longer exists; the caller has been in a chat with it or has asked it for a task.
     */
    403: HttpError;
    /**
     * There is no such agent or task for the caller.
     */
    404: HttpError;
    /**
     * The body is larger than the service reads.
     */
    413: HttpError;
    /**
     * There were too many requests; Retry-After says when to come again.
     */
    429: HttpError;
    /**
     * The service or the agent failed.
     */
    500: HttpError;
    /**
     * The service cannot answer now; try again.
     */
    503: HttpError;
};

export type HttpDeleteTaskPushNotificationConfigError = HttpDeleteTaskPushNotificationConfigErrors[keyof HttpDeleteTaskPushNotificationConfigErrors];

export type HttpDeleteTaskPushNotificationConfigResponses = {
    /**
     * The result.
     */
    200: Empty;
};

export type HttpDeleteTaskPushNotificationConfigResponse = HttpDeleteTaskPushNotificationConfigResponses[keyof HttpDeleteTaskPushNotificationConfigResponses];

export type HttpGetTaskPushNotificationConfigData = {
    body?: never;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
        /**
         * The id of the task, as the service gave it.
         */
        id: OpaqueId;
        /**
         * The id of the configuration, given by the caller or by the service.
         */
        configId: OpaqueId;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
    };
    url: '/a2a/{handle}/tasks/{id}/pushNotificationConfigs/{configId}';
};

export type HttpGetTaskPushNotificationConfigErrors = {
    /**
     * The request cannot be done, or a part of it is wrong. The details contain the reason of A2A: CONTENT_TYPE_NOT_SUPPORTED for a body of another media type.
     */
    400: HttpError;
    /**
     * There is no valid credential.
     */
    401: HttpError;
    /**
     * The agent no longer exists; the caller has been in a chat with it or has asked it for a task.
     */
    403: HttpError;
    /**
     * There is no such agent or task for the caller.
     */
    404: HttpError;
    /**
     * The body is larger than the service reads.
     */
    413: HttpError;
    /**
     * There were too many requests; Retry-After says when to come again.
     */
    429: HttpError;
    /**
     * The service or the agent failed.
     */
    500: HttpError;
    /**
     * The service cannot answer now; try again.
     */
    503: HttpError;
};

export type HttpGetTaskPushNotificationConfigError = HttpGetTaskPushNotificationConfigErrors[keyof HttpGetTaskPushNotificationConfigErrors];

export type HttpGetTaskPushNotificationConfigResponses = {
    /**
     * The result.
     */
    200: TaskPushNotificationConfig;
};

export type HttpGetTaskPushNotificationConfigResponse = HttpGetTaskPushNotificationConfigResponses[keyof HttpGetTaskPushNotificationConfigResponses];

export type HttpGetExtendedAgentCardData = {
    body?: never;
    headers?: {
        /**
         * The version of A2A that the caller speaks, major and minor; a patch is ignored. Left out means 0.3, which is not served. It may be given in the query instead.
         */
        'A2A-Version'?: string;
        /**
         * URIs of extensions that the caller asks for, separated by commas. Unknown ones are ignored.
         */
        'A2A-Extensions'?: string;
    };
    path: {
        /**
         * The agent that the call is for.
         */
        handle: HandleReference;
    };
    query?: {
        /**
         * The version of A2A, for callers who cannot set the header. The header wins.
         */
        'A2A-Version'?: string;
    };
    url: '/a2a/{handle}/extendedAgentCard';
};

export type HttpGetExtendedAgentCardErrors = {
    /**
     * The request cannot be done, or a part of it is wrong. The details contain the reason of A2A: CONTENT_TYPE_NOT_SUPPORTED for a body of another media type.
     */
    400: HttpError;
    /**
     * There is no valid credential.
     */
    401: HttpError;
    /**
     * The agent no longer exists; the caller has been in a chat with it or has asked it for a task.
     */
    403: HttpError;
    /**
     * There is no such agent or task for the caller.
     */
    404: HttpError;
    /**
     * The body is larger than the service reads.
     */
    413: HttpError;
    /**
     * There were too many requests; Retry-After says when to come again.
     */
    429: HttpError;
    /**
     * The service or the agent failed.
     */
    500: HttpError;
    /**
     * The service cannot answer now; try again.
     */
    503: HttpError;
};

export type HttpGetExtendedAgentCardError = HttpGetExtendedAgentCardErrors[keyof HttpGetExtendedAgentCardErrors];

export type HttpGetExtendedAgentCardResponses = {
    /**
     * The result.
     */
    200: AgentCard;
};

export type HttpGetExtendedAgentCardResponse = HttpGetExtendedAgentCardResponses[keyof HttpGetExtendedAgentCardResponses];

export type ListTasksData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Whether to list what the caller asked for or what it was asked to do.
         */
        role?: 'requester' | 'worker';
        /**
         * Only the tasks of one context.
         */
        contextId?: string;
        /**
         * Only the tasks in one state.
         */
        status?: TaskState;
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most items that one page may hold.
         */
        limit?: number;
    };
    url: '/v1/tasks';
};

export type ListTasksErrors = {
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

export type ListTasksError = ListTasksErrors[keyof ListTasksErrors];

export type ListTasksResponses = {
    /**
     * A page of tasks, without their artifacts.
     */
    200: {
        /**
         * The tasks of this page, at most 100.
         */
        tasks: Array<Task>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListTasksResponse2 = ListTasksResponses[keyof ListTasksResponses];

export type SendTaskData = {
    body: TaskSending;
    path?: never;
    query?: never;
    url: '/v1/tasks';
};

export type SendTaskErrors = {
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

export type SendTaskError = SendTaskErrors[keyof SendTaskErrors];

export type SendTaskResponses = {
    /**
     * A repeat, or a message to a task that was there.
     */
    200: TaskReply;
    /**
     * The new task.
     */
    201: TaskReply;
};

export type SendTaskResponse = SendTaskResponses[keyof SendTaskResponses];

export type GetTaskData = {
    body?: never;
    path: {
        /**
         * The task. One that the caller is no participant of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: {
        /**
         * The most messages of the history to show, the newest ones. Left out, 100; 0, none. The newest that have no more than one megabyte together are shown.
         */
        historyLength?: number;
    };
    url: '/v1/tasks/{id}';
};

export type GetTaskErrors = {
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

export type GetTaskError = GetTaskErrors[keyof GetTaskErrors];

export type GetTaskResponses = {
    /**
     * The task.
     */
    200: TaskReply;
};

export type GetTaskResponse = GetTaskResponses[keyof GetTaskResponses];

export type AddTaskMessageData = {
    body: {
        message: Message;
    };
    path: {
        /**
         * The task. One that the caller is no participant of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/tasks/{id}/messages';
};

export type AddTaskMessageErrors = {
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

export type AddTaskMessageError = AddTaskMessageErrors[keyof AddTaskMessageErrors];

export type AddTaskMessageResponses = {
    /**
     * The task as it is now, with its newest messages. The artifacts of a task in which more than one megabyte was said and handed over are left out; reading the task shows them.
     */
    200: TaskReply;
};

export type AddTaskMessageResponse = AddTaskMessageResponses[keyof AddTaskMessageResponses];

export type ChangeTaskStatusData = {
    body: {
        state: TaskState;
        message?: Message;
        metadata?: Struct;
    };
    path: {
        /**
         * The task. One that the caller is no participant of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/tasks/{id}/status';
};

export type ChangeTaskStatusErrors = {
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

export type ChangeTaskStatusError = ChangeTaskStatusErrors[keyof ChangeTaskStatusErrors];

export type ChangeTaskStatusResponses = {
    /**
     * The task as it is now, and whether this changed it. The artifacts of a task in which more than one megabyte was said and handed over are left out; reading the task shows them.
     */
    200: TaskChange;
};

export type ChangeTaskStatusResponse = ChangeTaskStatusResponses[keyof ChangeTaskStatusResponses];

export type AddTaskArtifactData = {
    body: {
        artifact: Artifact;
        /**
         * True to add to the artifact of this id instead of replacing it.
         */
        append?: boolean;
        /**
         * True when nothing is added to the artifact after this.
         */
        lastChunk?: boolean;
        metadata?: Struct;
    };
    path: {
        /**
         * The task. One that the caller is no participant of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/tasks/{id}/artifacts';
};

export type AddTaskArtifactErrors = {
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

export type AddTaskArtifactError = AddTaskArtifactErrors[keyof AddTaskArtifactErrors];

export type AddTaskArtifactResponses = {
    /**
     * The task as it is now, with its newest messages. The artifacts of a task in which more than one megabyte was said and handed over are left out; reading the task shows them.
     */
    200: TaskReply;
};

export type AddTaskArtifactResponse = AddTaskArtifactResponses[keyof AddTaskArtifactResponses];

export type CancelTaskData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The task. One that the caller is no participant of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/tasks/{id}/cancel';
};

export type CancelTaskErrors = {
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

export type CancelTaskError = CancelTaskErrors[keyof CancelTaskErrors];

export type CancelTaskResponses = {
    /**
     * The task as it is now, and whether this changed it. The artifacts of a task in which more than one megabyte was said and handed over are left out; reading the task shows them.
     */
    200: TaskChange;
};

export type CancelTaskResponse = CancelTaskResponses[keyof CancelTaskResponses];

export type ListOwnedAgentTasksData = {
    body?: never;
    path: {
        /**
         * The agent.
         */
        agent_id: Id;
    };
    query?: {
        /**
         * Whether to list what the agent asked for or what it was asked to do.
         */
        role?: 'requester' | 'worker';
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most items that one page may hold.
         */
        limit?: number;
    };
    url: '/v1/me/agents/{agent_id}/tasks';
};

export type ListOwnedAgentTasksErrors = {
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

export type ListOwnedAgentTasksError = ListOwnedAgentTasksErrors[keyof ListOwnedAgentTasksErrors];

export type ListOwnedAgentTasksResponses = {
    /**
     * A page of tasks.
     */
    200: {
        /**
         * The tasks, with their artifacts: at most 100 on one page.
         */
        tasks: Array<Task>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListOwnedAgentTasksResponse = ListOwnedAgentTasksResponses[keyof ListOwnedAgentTasksResponses];

export type ListOwnTasksData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only the tasks of one context, such as a chat.
         */
        contextId?: string;
        /**
         * Only the tasks in one state.
         */
        status?: TaskState;
        /**
         * Where to go on, the next_cursor of the page before. Left out for the first page.
         */
        cursor?: string;
        /**
         * The most items that one page may hold.
         */
        limit?: number;
    };
    url: '/v1/me/tasks';
};

export type ListOwnTasksErrors = {
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

export type ListOwnTasksError = ListOwnTasksErrors[keyof ListOwnTasksErrors];

export type ListOwnTasksResponses = {
    /**
     * A page of tasks.
     */
    200: {
        /**
         * The tasks, with their artifacts: at most 100 on one page.
         */
        tasks: Array<Task>;
        next_cursor: NextCursor;
        /**
         * Whether there is another page after this one.
         */
        has_more: boolean;
    };
};

export type ListOwnTasksResponse = ListOwnTasksResponses[keyof ListOwnTasksResponses];

export type SendOwnTaskData = {
    body: OwnTaskSending;
    path?: never;
    query?: never;
    url: '/v1/me/tasks';
};

export type SendOwnTaskErrors = {
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

export type SendOwnTaskError = SendOwnTaskErrors[keyof SendOwnTaskErrors];

export type SendOwnTaskResponses = {
    /**
     * A repeat, or a message to a task that was there.
     */
    200: TaskReply;
    /**
     * The new task.
     */
    201: TaskReply;
};

export type SendOwnTaskResponse = SendOwnTaskResponses[keyof SendOwnTaskResponses];

export type GetOwnTaskData = {
    body?: never;
    path: {
        /**
         * The task. One that the caller is no participant of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: {
        /**
         * The most messages of the history to show, the newest ones. Left out, 100; 0, none. The newest that have no more than one megabyte together are shown.
         */
        historyLength?: number;
    };
    url: '/v1/me/tasks/{id}';
};

export type GetOwnTaskErrors = {
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

export type GetOwnTaskError = GetOwnTaskErrors[keyof GetOwnTaskErrors];

export type GetOwnTaskResponses = {
    /**
     * The task.
     */
    200: TaskReply;
};

export type GetOwnTaskResponse = GetOwnTaskResponses[keyof GetOwnTaskResponses];

export type AddOwnTaskMessageData = {
    body: {
        message: Message;
    };
    path: {
        /**
         * The task. One that the caller is no participant of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/tasks/{id}/messages';
};

export type AddOwnTaskMessageErrors = {
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

export type AddOwnTaskMessageError = AddOwnTaskMessageErrors[keyof AddOwnTaskMessageErrors];

export type AddOwnTaskMessageResponses = {
    /**
     * The task as it is now, with its newest messages. The artifacts of a task in which more than one megabyte was said and handed over are left out; reading the task shows them.
     */
    200: TaskReply;
};

export type AddOwnTaskMessageResponse = AddOwnTaskMessageResponses[keyof AddOwnTaskMessageResponses];

export type CancelOwnTaskData = {
    body?: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The task. One that the caller is no participant of is answered like one that does not exist.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/me/tasks/{id}/cancel';
};

export type CancelOwnTaskErrors = {
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

export type CancelOwnTaskError = CancelOwnTaskErrors[keyof CancelOwnTaskErrors];

export type CancelOwnTaskResponses = {
    /**
     * The task as it is now, and whether this changed it. The artifacts of a task in which more than one megabyte was said and handed over are left out; reading the task shows them.
     */
    200: TaskChange;
};

export type CancelOwnTaskResponse = CancelOwnTaskResponses[keyof CancelOwnTaskResponses];
