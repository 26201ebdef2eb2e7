// Generated from spec/ by `npm run generate`. Never edited by hand.

import * as parameters from './validators-parameters.js'
import * as values from './validators-values.js'

export const validators = {
  addOwnTaskMessage: {
    body: values.addOwnTaskMessage_body,
    path: parameters.addOwnTaskMessage_path,
    replies: { '200': values.addOwnTaskMessage_reply_200, '401': values.addOwnTaskMessage_reply_401, '404': values.addOwnTaskMessage_reply_404, '409': values.addOwnTaskMessage_reply_409, '413': values.addOwnTaskMessage_reply_413, '422': values.addOwnTaskMessage_reply_422, '429': values.addOwnTaskMessage_reply_429, '500': values.addOwnTaskMessage_reply_500, '503': values.addOwnTaskMessage_reply_503 },
  },
  addTaskArtifact: {
    body: values.addTaskArtifact_body,
    path: parameters.addTaskArtifact_path,
    replies: { '200': values.addTaskArtifact_reply_200, '401': values.addTaskArtifact_reply_401, '404': values.addTaskArtifact_reply_404, '409': values.addTaskArtifact_reply_409, '413': values.addTaskArtifact_reply_413, '422': values.addTaskArtifact_reply_422, '429': values.addTaskArtifact_reply_429, '500': values.addTaskArtifact_reply_500, '503': values.addTaskArtifact_reply_503 },
  },
  addTaskMessage: {
    body: values.addTaskMessage_body,
    path: parameters.addTaskMessage_path,
    replies: { '200': values.addTaskMessage_reply_200, '401': values.addTaskMessage_reply_401, '404': values.addTaskMessage_reply_404, '409': values.addTaskMessage_reply_409, '413': values.addTaskMessage_reply_413, '422': values.addTaskMessage_reply_422, '429': values.addTaskMessage_reply_429, '500': values.addTaskMessage_reply_500, '503': values.addTaskMessage_reply_503 },
  },
  callAgent: {
    body: values.callAgent_body,
    query: parameters.callAgent_query,
    path: parameters.callAgent_path,
    headers: parameters.callAgent_headers,
    replies: { '200': values.callAgent_reply_200, '401': values.callAgent_reply_401, '404': values.callAgent_reply_404, '413': values.callAgent_reply_413, '429': values.callAgent_reply_429, '500': values.callAgent_reply_500, '503': values.callAgent_reply_503 },
  },
  cancelOwnTask: {
    body: values.cancelOwnTask_body,
    path: parameters.cancelOwnTask_path,
    replies: { '200': values.cancelOwnTask_reply_200, '401': values.cancelOwnTask_reply_401, '404': values.cancelOwnTask_reply_404, '409': values.cancelOwnTask_reply_409, '413': values.cancelOwnTask_reply_413, '422': values.cancelOwnTask_reply_422, '429': values.cancelOwnTask_reply_429, '500': values.cancelOwnTask_reply_500, '503': values.cancelOwnTask_reply_503 },
  },
  cancelTask: {
    body: values.cancelTask_body,
    path: parameters.cancelTask_path,
    replies: { '200': values.cancelTask_reply_200, '401': values.cancelTask_reply_401, '404': values.cancelTask_reply_404, '409': values.cancelTask_reply_409, '413': values.cancelTask_reply_413, '422': values.cancelTask_reply_422, '429': values.cancelTask_reply_429, '500': values.cancelTask_reply_500, '503': values.cancelTask_reply_503 },
  },
  changeTaskStatus: {
    body: values.changeTaskStatus_body,
    path: parameters.changeTaskStatus_path,
    replies: { '200': values.changeTaskStatus_reply_200, '401': values.changeTaskStatus_reply_401, '404': values.changeTaskStatus_reply_404, '409': values.changeTaskStatus_reply_409, '413': values.changeTaskStatus_reply_413, '422': values.changeTaskStatus_reply_422, '429': values.changeTaskStatus_reply_429, '500': values.changeTaskStatus_reply_500, '503': values.changeTaskStatus_reply_503 },
  },
  getAgentCard: {
    path: parameters.getAgentCard_path,
    replies: { '200': values.getAgentCard_reply_200, '401': values.getAgentCard_reply_401, '404': values.getAgentCard_reply_404, '429': values.getAgentCard_reply_429, '500': values.getAgentCard_reply_500, '503': values.getAgentCard_reply_503 },
  },
  getAgentCardKeys: {
    replies: { '200': values.getAgentCardKeys_reply_200, '429': values.getAgentCardKeys_reply_429, '500': values.getAgentCardKeys_reply_500, '503': values.getAgentCardKeys_reply_503 },
  },
  getOwnTask: {
    query: parameters.getOwnTask_query,
    path: parameters.getOwnTask_path,
    replies: { '200': values.getOwnTask_reply_200, '401': values.getOwnTask_reply_401, '404': values.getOwnTask_reply_404, '422': values.getOwnTask_reply_422, '429': values.getOwnTask_reply_429, '500': values.getOwnTask_reply_500, '503': values.getOwnTask_reply_503 },
  },
  getTask: {
    query: parameters.getTask_query,
    path: parameters.getTask_path,
    replies: { '200': values.getTask_reply_200, '401': values.getTask_reply_401, '404': values.getTask_reply_404, '422': values.getTask_reply_422, '429': values.getTask_reply_429, '500': values.getTask_reply_500, '503': values.getTask_reply_503 },
  },
  getWellKnownAgentCard: {
    path: parameters.getWellKnownAgentCard_path,
    replies: { '200': values.getWellKnownAgentCard_reply_200, '401': values.getWellKnownAgentCard_reply_401, '404': values.getWellKnownAgentCard_reply_404, '429': values.getWellKnownAgentCard_reply_429, '500': values.getWellKnownAgentCard_reply_500, '503': values.getWellKnownAgentCard_reply_503 },
  },
  httpCancelTask: {
    body: values.httpCancelTask_body,
    query: parameters.httpCancelTask_query,
    path: parameters.httpCancelTask_path,
    headers: parameters.httpCancelTask_headers,
    replies: { '200': values.httpCancelTask_reply_200, '400': values.httpCancelTask_reply_400, '401': values.httpCancelTask_reply_401, '404': values.httpCancelTask_reply_404, '413': values.httpCancelTask_reply_413, '429': values.httpCancelTask_reply_429, '500': values.httpCancelTask_reply_500, '503': values.httpCancelTask_reply_503 },
  },
  httpCreateTaskPushNotificationConfig: {
    body: values.httpCreateTaskPushNotificationConfig_body,
    query: parameters.httpCreateTaskPushNotificationConfig_query,
    path: parameters.httpCreateTaskPushNotificationConfig_path,
    headers: parameters.httpCreateTaskPushNotificationConfig_headers,
    replies: { '200': values.httpCreateTaskPushNotificationConfig_reply_200, '400': values.httpCreateTaskPushNotificationConfig_reply_400, '401': values.httpCreateTaskPushNotificationConfig_reply_401, '404': values.httpCreateTaskPushNotificationConfig_reply_404, '413': values.httpCreateTaskPushNotificationConfig_reply_413, '429': values.httpCreateTaskPushNotificationConfig_reply_429, '500': values.httpCreateTaskPushNotificationConfig_reply_500, '503': values.httpCreateTaskPushNotificationConfig_reply_503 },
  },
  httpDeleteTaskPushNotificationConfig: {
    query: parameters.httpDeleteTaskPushNotificationConfig_query,
    path: parameters.httpDeleteTaskPushNotificationConfig_path,
    headers: parameters.httpDeleteTaskPushNotificationConfig_headers,
    replies: { '200': values.httpDeleteTaskPushNotificationConfig_reply_200, '400': values.httpDeleteTaskPushNotificationConfig_reply_400, '401': values.httpDeleteTaskPushNotificationConfig_reply_401, '404': values.httpDeleteTaskPushNotificationConfig_reply_404, '413': values.httpDeleteTaskPushNotificationConfig_reply_413, '429': values.httpDeleteTaskPushNotificationConfig_reply_429, '500': values.httpDeleteTaskPushNotificationConfig_reply_500, '503': values.httpDeleteTaskPushNotificationConfig_reply_503 },
  },
  httpGetExtendedAgentCard: {
    query: parameters.httpGetExtendedAgentCard_query,
    path: parameters.httpGetExtendedAgentCard_path,
    headers: parameters.httpGetExtendedAgentCard_headers,
    replies: { '200': values.httpGetExtendedAgentCard_reply_200, '400': values.httpGetExtendedAgentCard_reply_400, '401': values.httpGetExtendedAgentCard_reply_401, '404': values.httpGetExtendedAgentCard_reply_404, '413': values.httpGetExtendedAgentCard_reply_413, '429': values.httpGetExtendedAgentCard_reply_429, '500': values.httpGetExtendedAgentCard_reply_500, '503': values.httpGetExtendedAgentCard_reply_503 },
  },
  httpGetTask: {
    query: parameters.httpGetTask_query,
    path: parameters.httpGetTask_path,
    headers: parameters.httpGetTask_headers,
    replies: { '200': values.httpGetTask_reply_200, '400': values.httpGetTask_reply_400, '401': values.httpGetTask_reply_401, '404': values.httpGetTask_reply_404, '413': values.httpGetTask_reply_413, '429': values.httpGetTask_reply_429, '500': values.httpGetTask_reply_500, '503': values.httpGetTask_reply_503 },
  },
  httpGetTaskPushNotificationConfig: {
    query: parameters.httpGetTaskPushNotificationConfig_query,
    path: parameters.httpGetTaskPushNotificationConfig_path,
    headers: parameters.httpGetTaskPushNotificationConfig_headers,
    replies: { '200': values.httpGetTaskPushNotificationConfig_reply_200, '400': values.httpGetTaskPushNotificationConfig_reply_400, '401': values.httpGetTaskPushNotificationConfig_reply_401, '404': values.httpGetTaskPushNotificationConfig_reply_404, '413': values.httpGetTaskPushNotificationConfig_reply_413, '429': values.httpGetTaskPushNotificationConfig_reply_429, '500': values.httpGetTaskPushNotificationConfig_reply_500, '503': values.httpGetTaskPushNotificationConfig_reply_503 },
  },
  httpListTaskPushNotificationConfigs: {
    query: parameters.httpListTaskPushNotificationConfigs_query,
    path: parameters.httpListTaskPushNotificationConfigs_path,
    headers: parameters.httpListTaskPushNotificationConfigs_headers,
    replies: { '200': values.httpListTaskPushNotificationConfigs_reply_200, '400': values.httpListTaskPushNotificationConfigs_reply_400, '401': values.httpListTaskPushNotificationConfigs_reply_401, '404': values.httpListTaskPushNotificationConfigs_reply_404, '413': values.httpListTaskPushNotificationConfigs_reply_413, '429': values.httpListTaskPushNotificationConfigs_reply_429, '500': values.httpListTaskPushNotificationConfigs_reply_500, '503': values.httpListTaskPushNotificationConfigs_reply_503 },
  },
  httpListTasks: {
    query: parameters.httpListTasks_query,
    path: parameters.httpListTasks_path,
    headers: parameters.httpListTasks_headers,
    replies: { '200': values.httpListTasks_reply_200, '400': values.httpListTasks_reply_400, '401': values.httpListTasks_reply_401, '404': values.httpListTasks_reply_404, '413': values.httpListTasks_reply_413, '429': values.httpListTasks_reply_429, '500': values.httpListTasks_reply_500, '503': values.httpListTasks_reply_503 },
  },
  httpResubscribeToTask: {
    query: parameters.httpResubscribeToTask_query,
    path: parameters.httpResubscribeToTask_path,
    headers: parameters.httpResubscribeToTask_headers,
    replies: { '400': values.httpResubscribeToTask_reply_400, '401': values.httpResubscribeToTask_reply_401, '404': values.httpResubscribeToTask_reply_404, '413': values.httpResubscribeToTask_reply_413, '429': values.httpResubscribeToTask_reply_429, '500': values.httpResubscribeToTask_reply_500, '503': values.httpResubscribeToTask_reply_503 },
  },
  httpSendMessage: {
    body: values.httpSendMessage_body,
    query: parameters.httpSendMessage_query,
    path: parameters.httpSendMessage_path,
    headers: parameters.httpSendMessage_headers,
    replies: { '200': values.httpSendMessage_reply_200, '400': values.httpSendMessage_reply_400, '401': values.httpSendMessage_reply_401, '404': values.httpSendMessage_reply_404, '413': values.httpSendMessage_reply_413, '429': values.httpSendMessage_reply_429, '500': values.httpSendMessage_reply_500, '503': values.httpSendMessage_reply_503 },
  },
  httpSendStreamingMessage: {
    body: values.httpSendStreamingMessage_body,
    query: parameters.httpSendStreamingMessage_query,
    path: parameters.httpSendStreamingMessage_path,
    headers: parameters.httpSendStreamingMessage_headers,
    replies: { '400': values.httpSendStreamingMessage_reply_400, '401': values.httpSendStreamingMessage_reply_401, '404': values.httpSendStreamingMessage_reply_404, '413': values.httpSendStreamingMessage_reply_413, '429': values.httpSendStreamingMessage_reply_429, '500': values.httpSendStreamingMessage_reply_500, '503': values.httpSendStreamingMessage_reply_503 },
  },
  httpSubscribeToTask: {
    query: parameters.httpSubscribeToTask_query,
    path: parameters.httpSubscribeToTask_path,
    headers: parameters.httpSubscribeToTask_headers,
    replies: { '400': values.httpSubscribeToTask_reply_400, '401': values.httpSubscribeToTask_reply_401, '404': values.httpSubscribeToTask_reply_404, '413': values.httpSubscribeToTask_reply_413, '429': values.httpSubscribeToTask_reply_429, '500': values.httpSubscribeToTask_reply_500, '503': values.httpSubscribeToTask_reply_503 },
  },
  listOwnTasks: {
    query: parameters.listOwnTasks_query,
    replies: { '200': values.listOwnTasks_reply_200, '401': values.listOwnTasks_reply_401, '422': values.listOwnTasks_reply_422, '429': values.listOwnTasks_reply_429, '500': values.listOwnTasks_reply_500, '503': values.listOwnTasks_reply_503 },
  },
  listOwnedAgentTasks: {
    query: parameters.listOwnedAgentTasks_query,
    path: parameters.listOwnedAgentTasks_path,
    replies: { '200': values.listOwnedAgentTasks_reply_200, '401': values.listOwnedAgentTasks_reply_401, '404': values.listOwnedAgentTasks_reply_404, '422': values.listOwnedAgentTasks_reply_422, '429': values.listOwnedAgentTasks_reply_429, '500': values.listOwnedAgentTasks_reply_500, '503': values.listOwnedAgentTasks_reply_503 },
  },
  listTasks: {
    query: parameters.listTasks_query,
    replies: { '200': values.listTasks_reply_200, '401': values.listTasks_reply_401, '422': values.listTasks_reply_422, '429': values.listTasks_reply_429, '500': values.listTasks_reply_500, '503': values.listTasks_reply_503 },
  },
  sendOwnTask: {
    body: values.sendOwnTask_body,
    replies: { '200': values.sendOwnTask_reply_200, '201': values.sendOwnTask_reply_201, '401': values.sendOwnTask_reply_401, '403': values.sendOwnTask_reply_403, '404': values.sendOwnTask_reply_404, '409': values.sendOwnTask_reply_409, '413': values.sendOwnTask_reply_413, '422': values.sendOwnTask_reply_422, '429': values.sendOwnTask_reply_429, '500': values.sendOwnTask_reply_500, '503': values.sendOwnTask_reply_503 },
  },
  sendTask: {
    body: values.sendTask_body,
    replies: { '200': values.sendTask_reply_200, '201': values.sendTask_reply_201, '401': values.sendTask_reply_401, '403': values.sendTask_reply_403, '404': values.sendTask_reply_404, '409': values.sendTask_reply_409, '413': values.sendTask_reply_413, '422': values.sendTask_reply_422, '429': values.sendTask_reply_429, '500': values.sendTask_reply_500, '503': values.sendTask_reply_503 },
  },
}

export const methodValidators = {
  CancelTask: { params: values.CancelTask_params, result: values.CancelTask_result },
  CreateTaskPushNotificationConfig: { params: values.CreateTaskPushNotificationConfig_params, result: values.CreateTaskPushNotificationConfig_result },
  DeleteTaskPushNotificationConfig: { params: values.DeleteTaskPushNotificationConfig_params, result: values.DeleteTaskPushNotificationConfig_result },
  GetExtendedAgentCard: { params: values.GetExtendedAgentCard_params, result: values.GetExtendedAgentCard_result },
  GetTask: { params: values.GetTask_params, result: values.GetTask_result },
  GetTaskPushNotificationConfig: { params: values.GetTaskPushNotificationConfig_params, result: values.GetTaskPushNotificationConfig_result },
  ListTaskPushNotificationConfigs: { params: values.ListTaskPushNotificationConfigs_params, result: values.ListTaskPushNotificationConfigs_result },
  ListTasks: { params: values.ListTasks_params, result: values.ListTasks_result },
  SendMessage: { params: values.SendMessage_params, result: values.SendMessage_result },
  SendStreamingMessage: { params: values.SendStreamingMessage_params, result: values.SendStreamingMessage_result },
  SubscribeToTask: { params: values.SubscribeToTask_params, result: values.SubscribeToTask_result },
}
