// Generated from spec/ by `npm run generate`. Never edited by hand.

import * as parameters from './validators-parameters.js'
import * as values from './validators-values.js'

export const validators = {
  createAgent: {
    body: values.createAgent_body,
  },
  createWebhook: {
    body: values.createWebhook_body,
  },
  exchangeDeviceCode: {
    body: values.exchangeDeviceCode_body,
  },
  getAgentProfile: {
    path: parameters.getAgentProfile_path,
  },
  getContactProfile: {
    path: parameters.getContactProfile_path,
  },
  getDeviceAuthorization: {
    query: parameters.getDeviceAuthorization_query,
  },
  getOwnAgent: {
  },
  getUser: {
    path: parameters.getUser_path,
  },
  listEvents: {
    query: parameters.listEvents_query,
  },
  listMessages: {
    query: parameters.listMessages_query,
    path: parameters.listMessages_path,
  },
  markDelivered: {
    body: values.markDelivered_body,
    path: parameters.markDelivered_path,
  },
  markRead: {
    body: values.markRead_body,
    path: parameters.markRead_path,
  },
  react: {
    body: values.react_body,
    path: parameters.react_path,
  },
  sendChatMessage: {
    body: values.sendChatMessage_body,
    path: parameters.sendChatMessage_path,
  },
  sendMessage: {
    body: values.sendMessage_body,
  },
  sendStrictChatMessage: {
    body: values.sendStrictChatMessage_body,
    path: parameters.sendStrictChatMessage_path,
  },
  setTyping: {
    body: values.setTyping_body,
    path: parameters.setTyping_path,
  },
  startDeviceAuthorization: {
    body: values.startDeviceAuthorization_body,
  },
  updateSettings: {
    body: values.updateSettings_body,
  },
  uploadAttachment: {
    headers: parameters.uploadAttachment_headers,
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
