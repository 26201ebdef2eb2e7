// Generated from spec/ by `npm run generate`. Never edited by hand.

import type {
  AddTaskArtifactData,
  AddTaskArtifactErrors,
  AddTaskArtifactResponses,
  AddTaskMessageData,
  AddTaskMessageErrors,
  AddTaskMessageResponses,
  CallAgentData,
  CallAgentErrors,
  CallAgentResponses,
  CancelTaskData,
  CancelTaskErrors,
  CancelTaskResponses,
  ChangeTaskStatusData,
  ChangeTaskStatusErrors,
  ChangeTaskStatusResponses,
  GetAgentCardData,
  GetAgentCardErrors,
  GetAgentCardResponses,
  GetTaskData,
  GetTaskErrors,
  GetTaskResponses,
  GetWellKnownAgentCardData,
  GetWellKnownAgentCardErrors,
  GetWellKnownAgentCardResponses,
  ListTasksData,
  ListTasksErrors,
  ListTasksResponses,
  SendTaskData,
  SendTaskErrors,
  SendTaskResponses,
} from './types.gen.ts'

/** Parameters after validation: those with a default are always there. */
type Defaulted<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }
type Nothing = Record<string, never>

export interface OperationTypes {
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
  listTasks: {
    body: undefined
    path: Nothing
    query: Defaulted<NonNullable<ListTasksData['query']>, 'role' | 'limit'>
    headers: Nothing
    replies: ListTasksResponses
    errors: ListTasksErrors
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
