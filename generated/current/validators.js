// Generated from spec/ by `npm run generate`. Never edited by hand.

import * as parameters from './validators-parameters.js'
import * as values from './validators-values.js'

export const validators = {
  createAgent: {
    body: values.createAgent_body,
    replies: { '200': values.createAgent_reply_200, '201': values.createAgent_reply_201, '401': values.createAgent_reply_401, '409': values.createAgent_reply_409, '413': values.createAgent_reply_413, '422': values.createAgent_reply_422, '429': values.createAgent_reply_429, '500': values.createAgent_reply_500, '503': values.createAgent_reply_503 },
  },
  createWebhook: {
    body: values.createWebhook_body,
    replies: { '201': values.createWebhook_reply_201, '401': values.createWebhook_reply_401, '409': values.createWebhook_reply_409, '413': values.createWebhook_reply_413, '422': values.createWebhook_reply_422, '429': values.createWebhook_reply_429, '500': values.createWebhook_reply_500, '503': values.createWebhook_reply_503 },
  },
  exchangeDeviceCode: {
    body: values.exchangeDeviceCode_body,
    replies: { '200': values.exchangeDeviceCode_reply_200, '400': values.exchangeDeviceCode_reply_400, '429': values.exchangeDeviceCode_reply_429, '500': values.exchangeDeviceCode_reply_500, '503': values.exchangeDeviceCode_reply_503 },
  },
  getAgentProfile: {
    path: parameters.getAgentProfile_path,
    replies: { '200': values.getAgentProfile_reply_200, '404': values.getAgentProfile_reply_404, '429': values.getAgentProfile_reply_429, '500': values.getAgentProfile_reply_500, '503': values.getAgentProfile_reply_503 },
  },
  getContactProfile: {
    path: parameters.getContactProfile_path,
    replies: { '200': values.getContactProfile_reply_200, '404': values.getContactProfile_reply_404, '429': values.getContactProfile_reply_429, '500': values.getContactProfile_reply_500, '503': values.getContactProfile_reply_503 },
  },
  getDeviceAuthorization: {
    query: parameters.getDeviceAuthorization_query,
    replies: { '200': values.getDeviceAuthorization_reply_200, '400': values.getDeviceAuthorization_reply_400, '401': values.getDeviceAuthorization_reply_401, '404': values.getDeviceAuthorization_reply_404, '429': values.getDeviceAuthorization_reply_429, '500': values.getDeviceAuthorization_reply_500, '503': values.getDeviceAuthorization_reply_503 },
  },
  getOwnAgent: {
    replies: { '200': values.getOwnAgent_reply_200, '401': values.getOwnAgent_reply_401, '429': values.getOwnAgent_reply_429, '500': values.getOwnAgent_reply_500, '503': values.getOwnAgent_reply_503 },
  },
  getUser: {
    path: parameters.getUser_path,
    replies: { '200': values.getUser_reply_200, '401': values.getUser_reply_401, '404': values.getUser_reply_404, '429': values.getUser_reply_429, '500': values.getUser_reply_500, '503': values.getUser_reply_503 },
  },
  listEvents: {
    query: parameters.listEvents_query,
    replies: { '200': values.listEvents_reply_200, '401': values.listEvents_reply_401, '422': values.listEvents_reply_422, '429': values.listEvents_reply_429, '500': values.listEvents_reply_500, '503': values.listEvents_reply_503 },
  },
  listMessages: {
    query: parameters.listMessages_query,
    path: parameters.listMessages_path,
    replies: { '200': values.listMessages_reply_200, '401': values.listMessages_reply_401, '403': values.listMessages_reply_403, '404': values.listMessages_reply_404, '422': values.listMessages_reply_422, '429': values.listMessages_reply_429, '500': values.listMessages_reply_500, '503': values.listMessages_reply_503 },
  },
  markDelivered: {
    body: values.markDelivered_body,
    path: parameters.markDelivered_path,
    replies: { '200': values.markDelivered_reply_200, '401': values.markDelivered_reply_401, '403': values.markDelivered_reply_403, '404': values.markDelivered_reply_404, '413': values.markDelivered_reply_413, '422': values.markDelivered_reply_422, '429': values.markDelivered_reply_429, '500': values.markDelivered_reply_500, '503': values.markDelivered_reply_503 },
  },
  markRead: {
    body: values.markRead_body,
    path: parameters.markRead_path,
    replies: { '200': values.markRead_reply_200, '401': values.markRead_reply_401, '403': values.markRead_reply_403, '404': values.markRead_reply_404, '413': values.markRead_reply_413, '422': values.markRead_reply_422, '429': values.markRead_reply_429, '500': values.markRead_reply_500, '503': values.markRead_reply_503 },
  },
  react: {
    body: values.react_body,
    path: parameters.react_path,
    replies: { '200': values.react_reply_200, '401': values.react_reply_401, '403': values.react_reply_403, '404': values.react_reply_404, '413': values.react_reply_413, '422': values.react_reply_422, '429': values.react_reply_429, '500': values.react_reply_500, '503': values.react_reply_503 },
  },
  sendChatMessage: {
    body: values.sendChatMessage_body,
    path: parameters.sendChatMessage_path,
    replies: { '201': values.sendChatMessage_reply_201, '401': values.sendChatMessage_reply_401, '403': values.sendChatMessage_reply_403, '404': values.sendChatMessage_reply_404, '409': values.sendChatMessage_reply_409, '413': values.sendChatMessage_reply_413, '422': values.sendChatMessage_reply_422, '429': values.sendChatMessage_reply_429, '500': values.sendChatMessage_reply_500, '503': values.sendChatMessage_reply_503 },
  },
  sendMessage: {
    body: values.sendMessage_body,
    replies: { '202': values.sendMessage_reply_202, '401': values.sendMessage_reply_401, '403': values.sendMessage_reply_403, '404': values.sendMessage_reply_404, '409': values.sendMessage_reply_409, '413': values.sendMessage_reply_413, '422': values.sendMessage_reply_422, '429': values.sendMessage_reply_429, '500': values.sendMessage_reply_500, '503': values.sendMessage_reply_503 },
  },
  sendStrictChatMessage: {
    body: values.sendStrictChatMessage_body,
    path: parameters.sendStrictChatMessage_path,
    replies: { '201': values.sendStrictChatMessage_reply_201, '401': values.sendStrictChatMessage_reply_401, '403': values.sendStrictChatMessage_reply_403, '404': values.sendStrictChatMessage_reply_404, '409': values.sendStrictChatMessage_reply_409, '413': values.sendStrictChatMessage_reply_413, '422': values.sendStrictChatMessage_reply_422, '429': values.sendStrictChatMessage_reply_429, '500': values.sendStrictChatMessage_reply_500, '503': values.sendStrictChatMessage_reply_503 },
  },
  setTyping: {
    body: values.setTyping_body,
    path: parameters.setTyping_path,
    replies: { '401': values.setTyping_reply_401, '403': values.setTyping_reply_403, '404': values.setTyping_reply_404, '413': values.setTyping_reply_413, '422': values.setTyping_reply_422, '429': values.setTyping_reply_429, '500': values.setTyping_reply_500, '503': values.setTyping_reply_503 },
  },
  startDeviceAuthorization: {
    body: values.startDeviceAuthorization_body,
    replies: { '200': values.startDeviceAuthorization_reply_200, '400': values.startDeviceAuthorization_reply_400, '413': values.startDeviceAuthorization_reply_413, '429': values.startDeviceAuthorization_reply_429, '500': values.startDeviceAuthorization_reply_500, '503': values.startDeviceAuthorization_reply_503 },
  },
  updateSettings: {
    body: values.updateSettings_body,
    replies: { '200': values.updateSettings_reply_200, '400': values.updateSettings_reply_400, '401': values.updateSettings_reply_401, '404': values.updateSettings_reply_404, '429': values.updateSettings_reply_429, '500': values.updateSettings_reply_500, '503': values.updateSettings_reply_503 },
  },
  uploadAttachment: {
    headers: parameters.uploadAttachment_headers,
    replies: { '201': values.uploadAttachment_reply_201, '401': values.uploadAttachment_reply_401, '409': values.uploadAttachment_reply_409, '413': values.uploadAttachment_reply_413, '422': values.uploadAttachment_reply_422, '429': values.uploadAttachment_reply_429, '500': values.uploadAttachment_reply_500, '503': values.uploadAttachment_reply_503 },
  },
}

export const payloadValidators = {
  action: values.action_payload,
  clientDataModel: values.clientDataModel_payload,
  createSurface: values.createSurface_payload,
  deleteSurface: values.deleteSurface_payload,
  envelope: values.envelope_payload,
  error: values.error_payload,
  updateComponents: values.updateComponents_payload,
  updateDataModel: values.updateDataModel_payload,
}
