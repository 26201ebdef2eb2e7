// Generated from spec/ by `npm run generate`. Never edited by hand.

import * as parameters from './validators-parameters.js'
import * as values from './validators-values.js'

export const validators = {
  addOwnTaskMessage: {
    body: values.addOwnTaskMessage_body,
    path: parameters.addOwnTaskMessage_path,
  },
  addTaskArtifact: {
    body: values.addTaskArtifact_body,
    path: parameters.addTaskArtifact_path,
  },
  addTaskMessage: {
    body: values.addTaskMessage_body,
    path: parameters.addTaskMessage_path,
  },
  callAgent: {
    body: values.callAgent_body,
    query: parameters.callAgent_query,
    path: parameters.callAgent_path,
    headers: parameters.callAgent_headers,
  },
  cancelOwnTask: {
    body: values.cancelOwnTask_body,
    path: parameters.cancelOwnTask_path,
  },
  cancelTask: {
    body: values.cancelTask_body,
    path: parameters.cancelTask_path,
  },
  changeTaskStatus: {
    body: values.changeTaskStatus_body,
    path: parameters.changeTaskStatus_path,
  },
  getAgentCard: {
    path: parameters.getAgentCard_path,
  },
  getAgentCardKeys: {
  },
  getOwnTask: {
    query: parameters.getOwnTask_query,
    path: parameters.getOwnTask_path,
  },
  getTask: {
    query: parameters.getTask_query,
    path: parameters.getTask_path,
  },
  getWellKnownAgentCard: {
    path: parameters.getWellKnownAgentCard_path,
  },
  httpCancelTask: {
    body: values.httpCancelTask_body,
    query: parameters.httpCancelTask_query,
    path: parameters.httpCancelTask_path,
    headers: parameters.httpCancelTask_headers,
  },
  httpCreateTaskPushNotificationConfig: {
    body: values.httpCreateTaskPushNotificationConfig_body,
    query: parameters.httpCreateTaskPushNotificationConfig_query,
    path: parameters.httpCreateTaskPushNotificationConfig_path,
    headers: parameters.httpCreateTaskPushNotificationConfig_headers,
  },
  httpDeleteTaskPushNotificationConfig: {
    query: parameters.httpDeleteTaskPushNotificationConfig_query,
    path: parameters.httpDeleteTaskPushNotificationConfig_path,
    headers: parameters.httpDeleteTaskPushNotificationConfig_headers,
  },
  httpGetExtendedAgentCard: {
    query: parameters.httpGetExtendedAgentCard_query,
    path: parameters.httpGetExtendedAgentCard_path,
    headers: parameters.httpGetExtendedAgentCard_headers,
  },
  httpGetTask: {
    query: parameters.httpGetTask_query,
    path: parameters.httpGetTask_path,
    headers: parameters.httpGetTask_headers,
  },
  httpGetTaskPushNotificationConfig: {
    query: parameters.httpGetTaskPushNotificationConfig_query,
    path: parameters.httpGetTaskPushNotificationConfig_path,
    headers: parameters.httpGetTaskPushNotificationConfig_headers,
  },
  httpListTaskPushNotificationConfigs: {
    query: parameters.httpListTaskPushNotificationConfigs_query,
    path: parameters.httpListTaskPushNotificationConfigs_path,
    headers: parameters.httpListTaskPushNotificationConfigs_headers,
  },
  httpListTasks: {
    query: parameters.httpListTasks_query,
    path: parameters.httpListTasks_path,
    headers: parameters.httpListTasks_headers,
  },
  httpResubscribeToTask: {
    query: parameters.httpResubscribeToTask_query,
    path: parameters.httpResubscribeToTask_path,
    headers: parameters.httpResubscribeToTask_headers,
  },
  httpSendMessage: {
    body: values.httpSendMessage_body,
    query: parameters.httpSendMessage_query,
    path: parameters.httpSendMessage_path,
    headers: parameters.httpSendMessage_headers,
  },
  httpSendStreamingMessage: {
    body: values.httpSendStreamingMessage_body,
    query: parameters.httpSendStreamingMessage_query,
    path: parameters.httpSendStreamingMessage_path,
    headers: parameters.httpSendStreamingMessage_headers,
  },
  httpSubscribeToTask: {
    query: parameters.httpSubscribeToTask_query,
    path: parameters.httpSubscribeToTask_path,
    headers: parameters.httpSubscribeToTask_headers,
  },
  listOwnTasks: {
    query: parameters.listOwnTasks_query,
  },
  listOwnedAgentTasks: {
    query: parameters.listOwnedAgentTasks_query,
    path: parameters.listOwnedAgentTasks_path,
  },
  listTasks: {
    query: parameters.listTasks_query,
  },
  sendOwnTask: {
    body: values.sendOwnTask_body,
  },
  sendTask: {
    body: values.sendTask_body,
  },
}

export const methodValidators = {
  CancelTask: { params: values.CancelTask_params },
  CreateTaskPushNotificationConfig: { params: values.CreateTaskPushNotificationConfig_params },
  DeleteTaskPushNotificationConfig: { params: values.DeleteTaskPushNotificationConfig_params },
  GetExtendedAgentCard: { params: values.GetExtendedAgentCard_params },
  GetTask: { params: values.GetTask_params },
  GetTaskPushNotificationConfig: { params: values.GetTaskPushNotificationConfig_params },
  ListTaskPushNotificationConfigs: { params: values.ListTaskPushNotificationConfigs_params },
  ListTasks: { params: values.ListTasks_params },
  SendMessage: { params: values.SendMessage_params },
  SendStreamingMessage: { params: values.SendStreamingMessage_params },
  SubscribeToTask: { params: values.SubscribeToTask_params },
}
