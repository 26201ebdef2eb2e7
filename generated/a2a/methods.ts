// Generated from spec/ by `npm run generate`. Never edited by hand.

import type {
  AgentCard,
  CancelTaskRequest,
  CreateTaskPushNotificationConfigRequest,
  DeleteTaskPushNotificationConfigRequest,
  Empty,
  GetExtendedAgentCardRequest,
  GetTaskPushNotificationConfigRequest,
  GetTaskRequest,
  ListTaskPushNotificationConfigsRequest,
  ListTaskPushNotificationConfigsResponse,
  ListTasksRequest,
  ListTasksResponse,
  SendMessageRequest,
  SendMessageResponse,
  StreamResponse,
  SubscribeToTaskRequest,
  Task,
  TaskPushNotificationConfig,
} from './types.gen.ts'

export const methods = {
  CancelTask: { stream: false },
  CreateTaskPushNotificationConfig: { stream: false },
  DeleteTaskPushNotificationConfig: { stream: false },
  GetExtendedAgentCard: { stream: false },
  GetTask: { stream: false },
  GetTaskPushNotificationConfig: { stream: false },
  ListTaskPushNotificationConfigs: { stream: false },
  ListTasks: { stream: false },
  SendMessage: { stream: false },
  SendStreamingMessage: { stream: true },
  SubscribeToTask: { stream: true },
} as const

export type MethodName = keyof typeof methods

export interface MethodTypes {
  CancelTask: { params: CancelTaskRequest; result: Task }
  CreateTaskPushNotificationConfig: { params: CreateTaskPushNotificationConfigRequest; result: TaskPushNotificationConfig }
  DeleteTaskPushNotificationConfig: { params: DeleteTaskPushNotificationConfigRequest; result: Empty }
  GetExtendedAgentCard: { params: GetExtendedAgentCardRequest; result: AgentCard }
  GetTask: { params: GetTaskRequest; result: Task }
  GetTaskPushNotificationConfig: { params: GetTaskPushNotificationConfigRequest; result: TaskPushNotificationConfig }
  ListTaskPushNotificationConfigs: { params: ListTaskPushNotificationConfigsRequest; result: ListTaskPushNotificationConfigsResponse }
  ListTasks: { params: ListTasksRequest; result: ListTasksResponse }
  SendMessage: { params: SendMessageRequest; result: SendMessageResponse }
  SendStreamingMessage: { params: SendMessageRequest; result: StreamResponse }
  SubscribeToTask: { params: SubscribeToTaskRequest; result: StreamResponse }
}
