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
    artifacts?: Array<Artifact>;
    history?: Array<Message>;
    metadata?: Struct;
};

export type ListTasksRequest = {
    tenant?: Tenant;
    contextId?: OpaqueId;
    status?: TaskState;
    pageSize?: number;
    pageToken?: string;
    historyLength?: HistoryLength;
    statusTimestampAfter?: string;
    includeArtifacts?: boolean;
};

export type ListTasksResponse = {
    tasks: Array<Task>;
    /**
     * Empty on the last page.
     */
    nextPageToken: string;
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
    pageSize?: number;
    pageToken?: string;
};

export type ListTaskPushNotificationConfigsResponse = {
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
    '@type': string;
    reason?: string;
    domain?: string;
    metadata?: {
        [key: string]: string;
    };
    fieldViolations?: Array<{
        field: string;
        description: string;
    }>;
};

export type JsonRpcError = {
    code: number;
    message: string;
    data?: Array<ErrorDetail>;
};

export type JsonRpcResponse = unknown & {
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
    error: {
        code: ErrorCode;
        /**
         * For people. It names the member at fault and never repeats a secret.
         */
        message: string;
    };
};

export type AgentInterface = {
    url: string;
    protocolBinding: string;
    protocolVersion: string;
};

export type AgentProvider = {
    url: string;
    organization: string;
};

export type AgentExtension = {
    uri: string;
    description?: string;
    required?: boolean;
};

export type AgentCapabilities = {
    streaming?: boolean;
    pushNotifications?: boolean;
    extendedAgentCard?: boolean;
    extensions?: Array<AgentExtension>;
};

export type HttpAuthSecurityScheme = {
    description?: string;
    scheme: string;
    bearerFormat?: string;
};

export type SecurityScheme = {
    httpAuthSecurityScheme: HttpAuthSecurityScheme;
};

export type StringList = {
    list?: Array<string>;
};

export type SecurityRequirement = {
    schemes: {
        [key: string]: StringList;
    };
};

export type AgentSkill = {
    id: string;
    name: string;
    description: string;
    tags: Array<string>;
};

export type AgentCard = {
    name: string;
    description: string;
    version: string;
    supportedInterfaces: Array<AgentInterface>;
    provider?: AgentProvider;
    iconUrl?: string;
    documentationUrl?: string;
    capabilities: AgentCapabilities;
    securitySchemes?: {
        [key: string]: SecurityScheme;
    };
    securityRequirements?: Array<SecurityRequirement>;
    defaultInputModes: Array<string>;
    defaultOutputModes: Array<string>;
    skills: Array<AgentSkill>;
};

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
 * An opaque id.
 */
export type OpaqueId = string;

/**
 * Who speaks. The requester is the user, the worker is the agent.
 */
export const Role = { ROLE_USER: 'ROLE_USER', ROLE_AGENT: 'ROLE_AGENT' } as const;

/**
 * Who speaks. The requester is the user, the worker is the agent.
 */
export type Role = typeof Role[keyof typeof Role];

/**
 * Any JSON object.
 */
export type Struct = {
    [key: string]: unknown;
};

export type MediaType = string;

export type Part = unknown & {
    text?: string;
    /**
     * Bytes in base64.
     */
    raw?: string;
    url?: string;
    /**
     * Any JSON.
     */
    data?: unknown;
    metadata?: Struct;
    filename?: string;
    mediaType?: MediaType;
};

/**
 * One turn of a conversation, or an instruction about a task.
 */
export type Message = {
    messageId: OpaqueId;
    role: Role;
    parts: Array<Part>;
    contextId?: OpaqueId;
    taskId?: OpaqueId;
    metadata?: Struct;
    extensions?: Array<string>;
    referenceTaskIds?: Array<OpaqueId>;
};

/**
 * RFC 3339 in UTC with milliseconds.
 */
export type Timestamp = string;

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
    parts: Array<Part>;
    name?: string;
    description?: string;
    metadata?: Struct;
    extensions?: Array<string>;
};

/**
 * The cursor of the next page, null on the last one.
 */
export type NextCursor = string | null;

export type TaskSending = {
    to: HandleReference;
    message: Message;
    configuration?: {
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
    changed: boolean;
};

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
    scheme: string;
    credentials?: string;
};

/**
 * Where updates of a task are posted to.
 */
export type NewPushNotificationConfig = {
    tenant?: Tenant;
    id?: OpaqueId;
    taskId?: OpaqueId;
    url: HttpsUrl;
    token?: string;
    authentication?: AuthenticationInfo;
};

/**
 * The most messages of the history to show, the newest ones. Left out, 100; 0, none. The newest that have no more than one megabyte together are shown.
 */
export type HistoryLength = number;

export type SendMessageConfiguration = {
    acceptedOutputModes?: Array<MediaType>;
    taskPushNotificationConfig?: NewPushNotificationConfig;
    historyLength?: HistoryLength;
    /**
     * Answer as soon as the task exists.
     */
    returnImmediately?: boolean;
};

export type TaskStatusUpdateEvent = {
    taskId: OpaqueId;
    contextId: OpaqueId;
    status: TaskStatus;
    metadata?: Struct;
};

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
export type TaskId = Id;

/**
 * The most messages of the history to show, the newest ones. Left out, 100; 0, none. The newest that have no more than one megabyte together are shown.
 */
export type HistoryLength2 = number;

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
        tasks: Array<Task>;
        next_cursor: NextCursor;
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
        append?: boolean;
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
