// Generated from spec/ by `npm run generate`. Never edited by hand.

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { AddTaskArtifactData, AddTaskArtifactErrors, AddTaskArtifactResponses, AddTaskMessageData, AddTaskMessageErrors, AddTaskMessageResponses, CallAgentData, CallAgentErrors, CallAgentResponses, CancelTaskData, CancelTaskErrors, CancelTaskResponses, ChangeTaskStatusData, ChangeTaskStatusErrors, ChangeTaskStatusResponses, GetAgentCardData, GetAgentCardErrors, GetAgentCardResponses, GetTaskData, GetTaskErrors, GetTaskResponses, GetWellKnownAgentCardData, GetWellKnownAgentCardErrors, GetWellKnownAgentCardResponses, ListTasksData, ListTasksErrors, ListTasksResponses, SendTaskData, SendTaskErrors, SendTaskResponses } from './types.gen.ts';

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
    security: [{ scheme: 'bearer', type: 'http' }],
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
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/a2a/{handle}/agent-card.json',
    ...options
});

/**
 * Read an agent's card where many clients look
 *
 * The same card, at the place that clients append to an address by themselves.
 */
export const getWellKnownAgentCard = <ThrowOnError extends boolean = false>(options: Options<GetWellKnownAgentCardData, ThrowOnError>): RequestResult<GetWellKnownAgentCardResponses, GetWellKnownAgentCardErrors, ThrowOnError> => (options.client ?? client).get<GetWellKnownAgentCardResponses, GetWellKnownAgentCardErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/a2a/{handle}/.well-known/agent-card.json',
    ...options
});

/**
 * List tasks
 *
 * The caller's tasks in one role, that whose status is the newest first. A page ends before it has more than one megabyte, with one task at least.
 */
export const listTasks = <ThrowOnError extends boolean = false>(options?: Options<ListTasksData, ThrowOnError>): RequestResult<ListTasksResponses, ListTasksErrors, ThrowOnError> => (options?.client ?? client).get<ListTasksResponses, ListTasksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v1/tasks',
    ...options
});

/**
 * Send a task to an agent
 *
 * Begins a task, or goes on with the one that the message names. The same message sent again answers the task that it began. An agent whose accepts_tasks is off refuses with the stated words, and nothing is stored. An agent whose access lists do not take the caller refuses a first contact with 403.
 */
export const sendTask = <ThrowOnError extends boolean = false>(options: Options<SendTaskData, ThrowOnError>): RequestResult<SendTaskResponses, SendTaskErrors, ThrowOnError> => (options.client ?? client).post<SendTaskResponses, SendTaskErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
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
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v1/tasks/{id}',
    ...options
});

/**
 * Say something in a task
 *
 * A further message of either participant. What the requester says to a task that waits for it sets it to work again. What the worker says shows in streams as its present status with the message.
 */
export const addTaskMessage = <ThrowOnError extends boolean = false>(options: Options<AddTaskMessageData, ThrowOnError>): RequestResult<AddTaskMessageResponses, AddTaskMessageErrors, ThrowOnError> => (options.client ?? client).post<AddTaskMessageResponses, AddTaskMessageErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
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
    security: [{ scheme: 'bearer', type: 'http' }],
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
    security: [{ scheme: 'bearer', type: 'http' }],
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
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v1/tasks/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
