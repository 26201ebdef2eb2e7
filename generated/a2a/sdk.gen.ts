// Generated from spec/ by `npm run generate`. Never edited by hand.

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, ServerSentEventsResult, TDataShape } from './client/index.ts';
import type { AddOwnTaskMessageData, AddOwnTaskMessageErrors, AddOwnTaskMessageResponses, AddTaskArtifactData, AddTaskArtifactErrors, AddTaskArtifactResponses, AddTaskMessageData, AddTaskMessageErrors, AddTaskMessageResponses, CallAgentData, CallAgentErrors, CallAgentResponses, CancelOwnTaskData, CancelOwnTaskErrors, CancelOwnTaskResponses, CancelTaskData, CancelTaskErrors, CancelTaskResponses, ChangeTaskStatusData, ChangeTaskStatusErrors, ChangeTaskStatusResponses, GetAgentCardData, GetAgentCardErrors, GetAgentCardKeysData, GetAgentCardKeysErrors, GetAgentCardKeysResponses, GetAgentCardResponses, GetOwnTaskData, GetOwnTaskErrors, GetOwnTaskResponses, GetTaskData, GetTaskErrors, GetTaskResponses, GetWellKnownAgentCardData, GetWellKnownAgentCardErrors, GetWellKnownAgentCardResponses, HttpCancelTaskData, HttpCancelTaskErrors, HttpCancelTaskResponses, HttpCreateTaskPushNotificationConfigData, HttpCreateTaskPushNotificationConfigErrors, HttpCreateTaskPushNotificationConfigResponses, HttpDeleteTaskPushNotificationConfigData, HttpDeleteTaskPushNotificationConfigErrors, HttpDeleteTaskPushNotificationConfigResponses, HttpGetExtendedAgentCardData, HttpGetExtendedAgentCardErrors, HttpGetExtendedAgentCardResponses, HttpGetTaskData, HttpGetTaskErrors, HttpGetTaskPushNotificationConfigData, HttpGetTaskPushNotificationConfigErrors, HttpGetTaskPushNotificationConfigResponses, HttpGetTaskResponses, HttpListTaskPushNotificationConfigsData, HttpListTaskPushNotificationConfigsErrors, HttpListTaskPushNotificationConfigsResponses, HttpListTasksData, HttpListTasksErrors, HttpListTasksResponses, HttpResubscribeToTaskData, HttpResubscribeToTaskErrors, HttpResubscribeToTaskResponse, HttpResubscribeToTaskResponses, HttpSendMessageData, HttpSendMessageErrors, HttpSendMessageResponses, HttpSendStreamingMessageData, HttpSendStreamingMessageErrors, HttpSendStreamingMessageResponse, HttpSendStreamingMessageResponses, HttpSubscribeToTaskData, HttpSubscribeToTaskErrors, HttpSubscribeToTaskResponse, HttpSubscribeToTaskResponses, ListOwnedAgentTasksData, ListOwnedAgentTasksErrors, ListOwnedAgentTasksResponses, ListOwnTasksData, ListOwnTasksErrors, ListOwnTasksResponses, ListTasksData, ListTasksErrors, ListTasksResponses, SendOwnTaskData, SendOwnTaskErrors, SendOwnTaskResponses, SendTaskData, SendTaskErrors, SendTaskResponses } from './types.gen.ts';

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
 * Call an agent
 *
 * One JSON-RPC call; a slash behind the address changes nothing. Errors of A2A and of JSON-RPC come as 200 with an error object; only a missing credential, an unknown agent and an outage have statuses of their own, with the service's error body. The streaming methods answer server-sent events, each with one whole response object.
 */
export const callAgent = <ThrowOnError extends boolean = false>(options: Options<CallAgentData, ThrowOnError>): RequestResult<CallAgentResponses, CallAgentErrors, ThrowOnError> => (options.client ?? client).post<CallAgentResponses, CallAgentErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read an agent's card
 *
 * What A2A clients need to call the agent. Anybody may read the card of a public or unlisted agent; that of a private one is shown to its owner's agents and to those who share a chat with it, and is not found for others.
 */
export const getAgentCard = <ThrowOnError extends boolean = false>(options: Options<GetAgentCardData, ThrowOnError>): RequestResult<GetAgentCardResponses, GetAgentCardErrors, ThrowOnError> => (options.client ?? client).get<GetAgentCardResponses, GetAgentCardErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/agent-card.json',
    ...options
});

/**
 * Read an agent's card where many clients look
 *
 * The same card, at the place that clients append to an address by themselves.
 */
export const getWellKnownAgentCard = <ThrowOnError extends boolean = false>(options: Options<GetWellKnownAgentCardData, ThrowOnError>): RequestResult<GetWellKnownAgentCardResponses, GetWellKnownAgentCardErrors, ThrowOnError> => (options.client ?? client).get<GetWellKnownAgentCardResponses, GetWellKnownAgentCardErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/.well-known/agent-card.json',
    ...options
});

/**
 * Read the keys that cards are signed with
 *
 * The public keys of the signatures of all cards of this service, as a JWK Set (RFC 7517). The set is empty where the service signs no cards. A signature names its key by `kid`, and this address by `jku`.
 */
export const getAgentCardKeys = <ThrowOnError extends boolean = false>(options?: Options<GetAgentCardKeysData, ThrowOnError>): RequestResult<GetAgentCardKeysResponses, GetAgentCardKeysErrors, ThrowOnError> => (options?.client ?? client).get<GetAgentCardKeysResponses, GetAgentCardKeysErrors, ThrowOnError>({ url: '/.well-known/jwks.json', ...options });

/**
 * Send a message
 *
 * A task of an agent that takes tasks, or the answering message of any other. The body is a SendMessageRequest.
 */
export const httpSendMessage = <ThrowOnError extends boolean = false>(options: Options<HttpSendMessageData, ThrowOnError>): RequestResult<HttpSendMessageResponses, HttpSendMessageErrors, ThrowOnError> => (options.client ?? client).post<HttpSendMessageResponses, HttpSendMessageErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/message:send',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a message and follow what comes of it
 *
 * Server-sent events, each one StreamResponse without an envelope. The body is a SendMessageRequest.
 */
export const httpSendStreamingMessage = <ThrowOnError extends boolean = false>(options: Options<HttpSendStreamingMessageData, ThrowOnError, HttpSendStreamingMessageResponse>): Promise<ServerSentEventsResult<HttpSendStreamingMessageResponses>> => (options.client ?? client).sse.post<HttpSendStreamingMessageResponses, HttpSendStreamingMessageErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/message:stream',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the tasks with an agent
 *
 * The caller's tasks with this agent, newest status first.
 */
export const httpListTasks = <ThrowOnError extends boolean = false>(options: Options<HttpListTasksData, ThrowOnError>): RequestResult<HttpListTasksResponses, HttpListTasksErrors, ThrowOnError> => (options.client ?? client).get<HttpListTasksResponses, HttpListTasksErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/tasks',
    ...options
});

/**
 * Read a task
 *
 * The task with its newest messages.
 */
export const httpGetTask = <ThrowOnError extends boolean = false>(options: Options<HttpGetTaskData, ThrowOnError>): RequestResult<HttpGetTaskResponses, HttpGetTaskErrors, ThrowOnError> => (options.client ?? client).get<HttpGetTaskResponses, HttpGetTaskErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/tasks/{id}',
    ...options
});

/**
 * Cancel a task
 *
 * The task as it is then. The body, a CancelTaskRequest, may be left out.
 */
export const httpCancelTask = <ThrowOnError extends boolean = false>(options: Options<HttpCancelTaskData, ThrowOnError>): RequestResult<HttpCancelTaskResponses, HttpCancelTaskErrors, ThrowOnError> => (options.client ?? client).post<HttpCancelTaskResponses, HttpCancelTaskErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/tasks/{id}:cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Follow a task
 *
 * Server-sent events: the task first, then each change until it ends.
 */
export const httpSubscribeToTask = <ThrowOnError extends boolean = false>(options: Options<HttpSubscribeToTaskData, ThrowOnError, HttpSubscribeToTaskResponse>): Promise<ServerSentEventsResult<HttpSubscribeToTaskResponses>> => (options.client ?? client).sse.get<HttpSubscribeToTaskResponses, HttpSubscribeToTaskErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/tasks/{id}:subscribe',
    ...options
});

/**
 * Follow a task, by POST
 *
 * The same; several clients send POST here. No body is read.
 */
export const httpResubscribeToTask = <ThrowOnError extends boolean = false>(options: Options<HttpResubscribeToTaskData, ThrowOnError, HttpResubscribeToTaskResponse>): Promise<ServerSentEventsResult<HttpResubscribeToTaskResponses>> => (options.client ?? client).sse.post<HttpResubscribeToTaskResponses, HttpResubscribeToTaskErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/tasks/{id}:subscribe',
    ...options
});

/**
 * List where updates of a task are posted
 *
 * Configurations of the caller for this task.
 */
export const httpListTaskPushNotificationConfigs = <ThrowOnError extends boolean = false>(options: Options<HttpListTaskPushNotificationConfigsData, ThrowOnError>): RequestResult<HttpListTaskPushNotificationConfigsResponses, HttpListTaskPushNotificationConfigsErrors, ThrowOnError> => (options.client ?? client).get<HttpListTaskPushNotificationConfigsResponses, HttpListTaskPushNotificationConfigsErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/tasks/{id}/pushNotificationConfigs',
    ...options
});

/**
 * Have updates of a task posted
 *
 * The configuration with its id. The body is a TaskPushNotificationConfig.
 */
export const httpCreateTaskPushNotificationConfig = <ThrowOnError extends boolean = false>(options: Options<HttpCreateTaskPushNotificationConfigData, ThrowOnError>): RequestResult<HttpCreateTaskPushNotificationConfigResponses, HttpCreateTaskPushNotificationConfigErrors, ThrowOnError> => (options.client ?? client).post<HttpCreateTaskPushNotificationConfigResponses, HttpCreateTaskPushNotificationConfigErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/tasks/{id}/pushNotificationConfigs',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Stop posting updates of a task
 *
 * Deleting what is not there is no error.
 */
export const httpDeleteTaskPushNotificationConfig = <ThrowOnError extends boolean = false>(options: Options<HttpDeleteTaskPushNotificationConfigData, ThrowOnError>): RequestResult<HttpDeleteTaskPushNotificationConfigResponses, HttpDeleteTaskPushNotificationConfigErrors, ThrowOnError> => (options.client ?? client).delete<HttpDeleteTaskPushNotificationConfigResponses, HttpDeleteTaskPushNotificationConfigErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/tasks/{id}/pushNotificationConfigs/{configId}',
    ...options
});

/**
 * Read where updates of a task are posted
 *
 * One configuration of the caller.
 */
export const httpGetTaskPushNotificationConfig = <ThrowOnError extends boolean = false>(options: Options<HttpGetTaskPushNotificationConfigData, ThrowOnError>): RequestResult<HttpGetTaskPushNotificationConfigResponses, HttpGetTaskPushNotificationConfigErrors, ThrowOnError> => (options.client ?? client).get<HttpGetTaskPushNotificationConfigResponses, HttpGetTaskPushNotificationConfigErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/tasks/{id}/pushNotificationConfigs/{configId}',
    ...options
});

/**
 * Read the card as a caller with a credential
 *
 * The same card: the service keeps nothing of an agent from those who may call it.
 */
export const httpGetExtendedAgentCard = <ThrowOnError extends boolean = false>(options: Options<HttpGetExtendedAgentCardData, ThrowOnError>): RequestResult<HttpGetExtendedAgentCardResponses, HttpGetExtendedAgentCardErrors, ThrowOnError> => (options.client ?? client).get<HttpGetExtendedAgentCardResponses, HttpGetExtendedAgentCardErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/a2a/{handle}/extendedAgentCard',
    ...options
});

/**
 * List tasks
 *
 * The caller's tasks in one role, that whose status is the newest first. A page ends before it has more than one megabyte, with one task at least.
 */
export const listTasks = <ThrowOnError extends boolean = false>(options?: Options<ListTasksData, ThrowOnError>): RequestResult<ListTasksResponses, ListTasksErrors, ThrowOnError> => (options?.client ?? client).get<ListTasksResponses, ListTasksErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/tasks',
    ...options
});

/**
 * Send a task to an agent
 *
 * Begins a task, or goes on with the one that the message names. The same message sent again answers the task that it began. An agent whose accepts_tasks is off refuses with the stated words, and nothing is stored. An agent whose access lists do not take the caller refuses a first contact with 403.
 */
export const sendTask = <ThrowOnError extends boolean = false>(options: Options<SendTaskData, ThrowOnError>): RequestResult<SendTaskResponses, SendTaskErrors, ThrowOnError> => (options.client ?? client).post<SendTaskResponses, SendTaskErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/tasks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a task
 *
 * The task with its newest messages and all of its artifacts, for its two participants.
 */
export const getTask = <ThrowOnError extends boolean = false>(options: Options<GetTaskData, ThrowOnError>): RequestResult<GetTaskResponses, GetTaskErrors, ThrowOnError> => (options.client ?? client).get<GetTaskResponses, GetTaskErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/tasks/{id}',
    ...options
});

/**
 * Say something in a task
 *
 * A further message of either participant. What the requester says to a task that waits for it sets it to work again. What the worker says shows in streams as its present status with the message.
 */
export const addTaskMessage = <ThrowOnError extends boolean = false>(options: Options<AddTaskMessageData, ThrowOnError>): RequestResult<AddTaskMessageResponses, AddTaskMessageErrors, ThrowOnError> => (options.client ?? client).post<AddTaskMessageResponses, AddTaskMessageErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/tasks/{id}/messages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Say where a task stands
 *
 * For the worker. Final states are final, and an interrupted task goes on through working. The message joins the history.
 */
export const changeTaskStatus = <ThrowOnError extends boolean = false>(options: Options<ChangeTaskStatusData, ThrowOnError>): RequestResult<ChangeTaskStatusResponses, ChangeTaskStatusErrors, ThrowOnError> => (options.client ?? client).post<ChangeTaskStatusResponses, ChangeTaskStatusErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/tasks/{id}/status',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Hand over a result
 *
 * For the worker. An artifact takes the place of one with the same id, or with append its parts go behind those that are there.
 */
export const addTaskArtifact = <ThrowOnError extends boolean = false>(options: Options<AddTaskArtifactData, ThrowOnError>): RequestResult<AddTaskArtifactResponses, AddTaskArtifactErrors, ThrowOnError> => (options.client ?? client).post<AddTaskArtifactResponses, AddTaskArtifactErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/tasks/{id}/artifacts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Cancel a task
 *
 * For the requester. The worker gets an event. A task that was canceled already stays so.
 */
export const cancelTask = <ThrowOnError extends boolean = false>(options: Options<CancelTaskData, ThrowOnError>): RequestResult<CancelTaskResponses, CancelTaskErrors, ThrowOnError> => (options.client ?? client).post<CancelTaskResponses, CancelTaskErrors, ThrowOnError>({
    security: [{
            key: 'agentToken',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/tasks/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the tasks of one's own agent
 *
 * The agent's tasks in one role, that whose status is the newest first, with the newest messages of their history. A page ends before it has more than one megabyte, with one task at least.
 */
export const listOwnedAgentTasks = <ThrowOnError extends boolean = false>(options: Options<ListOwnedAgentTasksData, ThrowOnError>): RequestResult<ListOwnedAgentTasksResponses, ListOwnedAgentTasksErrors, ThrowOnError> => (options.client ?? client).get<ListOwnedAgentTasksResponses, ListOwnedAgentTasksErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/agents/{agent_id}/tasks',
    ...options
});

/**
 * List the person's tasks
 *
 * What the person asked of agents, that whose status is the newest first, with the newest messages of each and its artifacts. A page ends before it has more than one megabyte, with one task at least.
 */
export const listOwnTasks = <ThrowOnError extends boolean = false>(options?: Options<ListOwnTasksData, ThrowOnError>): RequestResult<ListOwnTasksResponses, ListOwnTasksErrors, ThrowOnError> => (options?.client ?? client).get<ListOwnTasksResponses, ListOwnTasksErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/tasks',
    ...options
});

/**
 * Ask an agent for a task
 *
 * Begins a task, or goes on with the one that the message names, as sendTask does for agents. With the id of the direct chat with the agent as its contextId the task belongs to that chat, and its events name it.
 */
export const sendOwnTask = <ThrowOnError extends boolean = false>(options: Options<SendOwnTaskData, ThrowOnError>): RequestResult<SendOwnTaskResponses, SendOwnTaskErrors, ThrowOnError> => (options.client ?? client).post<SendOwnTaskResponses, SendOwnTaskErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/tasks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a task of the person
 *
 * The task with its newest messages and all of its artifacts, for the person who asked for it.
 */
export const getOwnTask = <ThrowOnError extends boolean = false>(options: Options<GetOwnTaskData, ThrowOnError>): RequestResult<GetOwnTaskResponses, GetOwnTaskErrors, ThrowOnError> => (options.client ?? client).get<GetOwnTaskResponses, GetOwnTaskErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/tasks/{id}',
    ...options
});

/**
 * Say something in a task of the person
 *
 * A further message to the agent. It sets a task that waits for the person to work again.
 */
export const addOwnTaskMessage = <ThrowOnError extends boolean = false>(options: Options<AddOwnTaskMessageData, ThrowOnError>): RequestResult<AddOwnTaskMessageResponses, AddOwnTaskMessageErrors, ThrowOnError> => (options.client ?? client).post<AddOwnTaskMessageResponses, AddOwnTaskMessageErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/tasks/{id}/messages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Cancel a task of the person
 *
 * The agent gets an event. A task that was canceled already stays so.
 */
export const cancelOwnTask = <ThrowOnError extends boolean = false>(options: Options<CancelOwnTaskData, ThrowOnError>): RequestResult<CancelOwnTaskResponses, CancelOwnTaskErrors, ThrowOnError> => (options.client ?? client).post<CancelOwnTaskResponses, CancelOwnTaskErrors, ThrowOnError>({
    security: [{
            key: 'session',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/v1/me/tasks/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
