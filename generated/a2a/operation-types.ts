// Generated from spec/ by `npm run generate`. Never edited by hand.

import type {
  AddOwnTaskMessageData,
  AddOwnTaskMessageErrors,
  AddOwnTaskMessageResponses,
  AddTaskArtifactData,
  AddTaskArtifactErrors,
  AddTaskArtifactResponses,
  AddTaskMessageData,
  AddTaskMessageErrors,
  AddTaskMessageResponses,
  CallAgentData,
  CallAgentErrors,
  CallAgentResponses,
  CancelOwnTaskData,
  CancelOwnTaskErrors,
  CancelOwnTaskResponses,
  CancelTaskData,
  CancelTaskErrors,
  CancelTaskResponses,
  ChangeTaskStatusData,
  ChangeTaskStatusErrors,
  ChangeTaskStatusResponses,
  GetAgentCardData,
  GetAgentCardErrors,
  GetAgentCardKeysErrors,
  GetAgentCardKeysResponses,
  GetAgentCardResponses,
  GetOwnTaskData,
  GetOwnTaskErrors,
  GetOwnTaskResponses,
  GetTaskData,
  GetTaskErrors,
  GetTaskResponses,
  GetWellKnownAgentCardData,
  GetWellKnownAgentCardErrors,
  GetWellKnownAgentCardResponses,
  HttpCancelTaskData,
  HttpCancelTaskErrors,
  HttpCancelTaskResponses,
  HttpCreateTaskPushNotificationConfigData,
  HttpCreateTaskPushNotificationConfigErrors,
  HttpCreateTaskPushNotificationConfigResponses,
  HttpDeleteTaskPushNotificationConfigData,
  HttpDeleteTaskPushNotificationConfigErrors,
  HttpDeleteTaskPushNotificationConfigResponses,
  HttpGetExtendedAgentCardData,
  HttpGetExtendedAgentCardErrors,
  HttpGetExtendedAgentCardResponses,
  HttpGetTaskData,
  HttpGetTaskErrors,
  HttpGetTaskPushNotificationConfigData,
  HttpGetTaskPushNotificationConfigErrors,
  HttpGetTaskPushNotificationConfigResponses,
  HttpGetTaskResponses,
  HttpListTaskPushNotificationConfigsData,
  HttpListTaskPushNotificationConfigsErrors,
  HttpListTaskPushNotificationConfigsResponses,
  HttpListTasksData,
  HttpListTasksErrors,
  HttpListTasksResponses,
  HttpResubscribeToTaskData,
  HttpResubscribeToTaskErrors,
  HttpResubscribeToTaskResponses,
  HttpSendMessageData,
  HttpSendMessageErrors,
  HttpSendMessageResponses,
  HttpSendStreamingMessageData,
  HttpSendStreamingMessageErrors,
  HttpSendStreamingMessageResponses,
  HttpSubscribeToTaskData,
  HttpSubscribeToTaskErrors,
  HttpSubscribeToTaskResponses,
  ListOwnTasksData,
  ListOwnTasksErrors,
  ListOwnTasksResponses,
  ListOwnedAgentTasksData,
  ListOwnedAgentTasksErrors,
  ListOwnedAgentTasksResponses,
  ListTasksData,
  ListTasksErrors,
  ListTasksResponses,
  SendOwnTaskData,
  SendOwnTaskErrors,
  SendOwnTaskResponses,
  SendTaskData,
  SendTaskErrors,
  SendTaskResponses,
} from './types.gen.ts'

/** Parameters after validation: those with a default are always there. */
type Defaulted<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }
type Nothing = Record<string, never>

export interface OperationTypes {
  addOwnTaskMessage: {
    body: AddOwnTaskMessageData['body']
    path: NonNullable<AddOwnTaskMessageData['path']>
    query: Nothing
    headers: Nothing
    replies: AddOwnTaskMessageResponses
    errors: AddOwnTaskMessageErrors
  }
  addTaskArtifact: {
    body: AddTaskArtifactData['body']
    path: NonNullable<AddTaskArtifactData['path']>
    query: Nothing
    headers: Nothing
    replies: AddTaskArtifactResponses
    errors: AddTaskArtifactErrors
  }
  addTaskMessage: {
    body: AddTaskMessageData['body']
    path: NonNullable<AddTaskMessageData['path']>
    query: Nothing
    headers: Nothing
    replies: AddTaskMessageResponses
    errors: AddTaskMessageErrors
  }
  callAgent: {
    body: CallAgentData['body']
    path: NonNullable<CallAgentData['path']>
    query: NonNullable<CallAgentData['query']>
    headers: NonNullable<CallAgentData['headers']>
    replies: CallAgentResponses
    errors: CallAgentErrors
  }
  cancelOwnTask: {
    body: CancelOwnTaskData['body']
    path: NonNullable<CancelOwnTaskData['path']>
    query: Nothing
    headers: Nothing
    replies: CancelOwnTaskResponses
    errors: CancelOwnTaskErrors
  }
  cancelTask: {
    body: CancelTaskData['body']
    path: NonNullable<CancelTaskData['path']>
    query: Nothing
    headers: Nothing
    replies: CancelTaskResponses
    errors: CancelTaskErrors
  }
  changeTaskStatus: {
    body: ChangeTaskStatusData['body']
    path: NonNullable<ChangeTaskStatusData['path']>
    query: Nothing
    headers: Nothing
    replies: ChangeTaskStatusResponses
    errors: ChangeTaskStatusErrors
  }
  getAgentCard: {
    body: undefined
    path: NonNullable<GetAgentCardData['path']>
    query: Nothing
    headers: Nothing
    replies: GetAgentCardResponses
    errors: GetAgentCardErrors
  }
  getAgentCardKeys: {
    body: undefined
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: GetAgentCardKeysResponses
    errors: GetAgentCardKeysErrors
  }
  getOwnTask: {
    body: undefined
    path: NonNullable<GetOwnTaskData['path']>
    query: NonNullable<GetOwnTaskData['query']>
    headers: Nothing
    replies: GetOwnTaskResponses
    errors: GetOwnTaskErrors
  }
  getTask: {
    body: undefined
    path: NonNullable<GetTaskData['path']>
    query: NonNullable<GetTaskData['query']>
    headers: Nothing
    replies: GetTaskResponses
    errors: GetTaskErrors
  }
  getWellKnownAgentCard: {
    body: undefined
    path: NonNullable<GetWellKnownAgentCardData['path']>
    query: Nothing
    headers: Nothing
    replies: GetWellKnownAgentCardResponses
    errors: GetWellKnownAgentCardErrors
  }
  httpCancelTask: {
    body: HttpCancelTaskData['body']
    path: NonNullable<HttpCancelTaskData['path']>
    query: NonNullable<HttpCancelTaskData['query']>
    headers: NonNullable<HttpCancelTaskData['headers']>
    replies: HttpCancelTaskResponses
    errors: HttpCancelTaskErrors
  }
  httpCreateTaskPushNotificationConfig: {
    body: HttpCreateTaskPushNotificationConfigData['body']
    path: NonNullable<HttpCreateTaskPushNotificationConfigData['path']>
    query: NonNullable<HttpCreateTaskPushNotificationConfigData['query']>
    headers: NonNullable<HttpCreateTaskPushNotificationConfigData['headers']>
    replies: HttpCreateTaskPushNotificationConfigResponses
    errors: HttpCreateTaskPushNotificationConfigErrors
  }
  httpDeleteTaskPushNotificationConfig: {
    body: undefined
    path: NonNullable<HttpDeleteTaskPushNotificationConfigData['path']>
    query: NonNullable<HttpDeleteTaskPushNotificationConfigData['query']>
    headers: NonNullable<HttpDeleteTaskPushNotificationConfigData['headers']>
    replies: HttpDeleteTaskPushNotificationConfigResponses
    errors: HttpDeleteTaskPushNotificationConfigErrors
  }
  httpGetExtendedAgentCard: {
    body: undefined
    path: NonNullable<HttpGetExtendedAgentCardData['path']>
    query: NonNullable<HttpGetExtendedAgentCardData['query']>
    headers: NonNullable<HttpGetExtendedAgentCardData['headers']>
    replies: HttpGetExtendedAgentCardResponses
    errors: HttpGetExtendedAgentCardErrors
  }
  httpGetTask: {
    body: undefined
    path: NonNullable<HttpGetTaskData['path']>
    query: NonNullable<HttpGetTaskData['query']>
    headers: NonNullable<HttpGetTaskData['headers']>
    replies: HttpGetTaskResponses
    errors: HttpGetTaskErrors
  }
  httpGetTaskPushNotificationConfig: {
    body: undefined
    path: NonNullable<HttpGetTaskPushNotificationConfigData['path']>
    query: NonNullable<HttpGetTaskPushNotificationConfigData['query']>
    headers: NonNullable<HttpGetTaskPushNotificationConfigData['headers']>
    replies: HttpGetTaskPushNotificationConfigResponses
    errors: HttpGetTaskPushNotificationConfigErrors
  }
  httpListTaskPushNotificationConfigs: {
    body: undefined
    path: NonNullable<HttpListTaskPushNotificationConfigsData['path']>
    query: NonNullable<HttpListTaskPushNotificationConfigsData['query']>
    headers: NonNullable<HttpListTaskPushNotificationConfigsData['headers']>
    replies: HttpListTaskPushNotificationConfigsResponses
    errors: HttpListTaskPushNotificationConfigsErrors
  }
  httpListTasks: {
    body: undefined
    path: NonNullable<HttpListTasksData['path']>
    query: NonNullable<HttpListTasksData['query']>
    headers: NonNullable<HttpListTasksData['headers']>
    replies: HttpListTasksResponses
    errors: HttpListTasksErrors
  }
  httpResubscribeToTask: {
    body: undefined
    path: NonNullable<HttpResubscribeToTaskData['path']>
    query: NonNullable<HttpResubscribeToTaskData['query']>
    headers: NonNullable<HttpResubscribeToTaskData['headers']>
    replies: HttpResubscribeToTaskResponses
    errors: HttpResubscribeToTaskErrors
  }
  httpSendMessage: {
    body: HttpSendMessageData['body']
    path: NonNullable<HttpSendMessageData['path']>
    query: NonNullable<HttpSendMessageData['query']>
    headers: NonNullable<HttpSendMessageData['headers']>
    replies: HttpSendMessageResponses
    errors: HttpSendMessageErrors
  }
  httpSendStreamingMessage: {
    body: HttpSendStreamingMessageData['body']
    path: NonNullable<HttpSendStreamingMessageData['path']>
    query: NonNullable<HttpSendStreamingMessageData['query']>
    headers: NonNullable<HttpSendStreamingMessageData['headers']>
    replies: HttpSendStreamingMessageResponses
    errors: HttpSendStreamingMessageErrors
  }
  httpSubscribeToTask: {
    body: undefined
    path: NonNullable<HttpSubscribeToTaskData['path']>
    query: NonNullable<HttpSubscribeToTaskData['query']>
    headers: NonNullable<HttpSubscribeToTaskData['headers']>
    replies: HttpSubscribeToTaskResponses
    errors: HttpSubscribeToTaskErrors
  }
  listOwnTasks: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListOwnTasksData['query']>, 'limit'>
    headers: Nothing
    replies: ListOwnTasksResponses
    errors: ListOwnTasksErrors
  }
  listOwnedAgentTasks: {
    body: undefined
    path: NonNullable<ListOwnedAgentTasksData['path']>
    query: Defaulted<NonNullable<ListOwnedAgentTasksData['query']>, 'role' | 'limit'>
    headers: Nothing
    replies: ListOwnedAgentTasksResponses
    errors: ListOwnedAgentTasksErrors
  }
  listTasks: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListTasksData['query']>, 'role' | 'limit'>
    headers: Nothing
    replies: ListTasksResponses
    errors: ListTasksErrors
  }
  sendOwnTask: {
    body: SendOwnTaskData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: SendOwnTaskResponses
    errors: SendOwnTaskErrors
  }
  sendTask: {
    body: SendTaskData['body']
    path: Nothing
    query: Nothing
    headers: Nothing
    replies: SendTaskResponses
    errors: SendTaskErrors
  }
}
