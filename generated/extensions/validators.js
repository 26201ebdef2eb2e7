// Generated from spec/ by `npm run generate`. Never edited by hand.

import * as parameters from './validators-parameters.js'
import * as values from './validators-values.js'

export const validators = {
  addParticipant: {
    body: values.addParticipant_body,
    path: parameters.addParticipant_path,
    replies: { '200': values.addParticipant_reply_200, '201': values.addParticipant_reply_201, '401': values.addParticipant_reply_401, '403': values.addParticipant_reply_403, '404': values.addParticipant_reply_404, '409': values.addParticipant_reply_409, '413': values.addParticipant_reply_413, '422': values.addParticipant_reply_422, '429': values.addParticipant_reply_429, '500': values.addParticipant_reply_500, '503': values.addParticipant_reply_503 },
  },
  approveDeviceAuthorization: {
    body: values.approveDeviceAuthorization_body,
    replies: { '200': values.approveDeviceAuthorization_reply_200, '400': values.approveDeviceAuthorization_reply_400, '401': values.approveDeviceAuthorization_reply_401, '429': values.approveDeviceAuthorization_reply_429, '500': values.approveDeviceAuthorization_reply_500, '503': values.approveDeviceAuthorization_reply_503 },
  },
  blockHandle: {
    path: parameters.blockHandle_path,
    replies: { '200': values.blockHandle_reply_200, '401': values.blockHandle_reply_401, '404': values.blockHandle_reply_404, '422': values.blockHandle_reply_422, '429': values.blockHandle_reply_429, '500': values.blockHandle_reply_500, '503': values.blockHandle_reply_503 },
  },
  createChat: {
    body: values.createChat_body,
    replies: { '200': values.createChat_reply_200, '201': values.createChat_reply_201, '401': values.createChat_reply_401, '403': values.createChat_reply_403, '404': values.createChat_reply_404, '409': values.createChat_reply_409, '413': values.createChat_reply_413, '422': values.createChat_reply_422, '429': values.createChat_reply_429, '500': values.createChat_reply_500, '503': values.createChat_reply_503 },
  },
  createPerson: {
    body: values.createPerson_body,
    replies: { '201': values.createPerson_reply_201, '401': values.createPerson_reply_401, '404': values.createPerson_reply_404, '409': values.createPerson_reply_409, '413': values.createPerson_reply_413, '422': values.createPerson_reply_422, '429': values.createPerson_reply_429, '500': values.createPerson_reply_500, '503': values.createPerson_reply_503 },
  },
  createSignInLink: {
    path: parameters.createSignInLink_path,
    replies: { '201': values.createSignInLink_reply_201, '401': values.createSignInLink_reply_401, '404': values.createSignInLink_reply_404, '429': values.createSignInLink_reply_429, '500': values.createSignInLink_reply_500, '503': values.createSignInLink_reply_503 },
  },
  deleteWebhook: {
    path: parameters.deleteWebhook_path,
    replies: { '401': values.deleteWebhook_reply_401, '404': values.deleteWebhook_reply_404, '429': values.deleteWebhook_reply_429, '500': values.deleteWebhook_reply_500, '503': values.deleteWebhook_reply_503 },
  },
  denyDeviceAuthorization: {
    body: values.denyDeviceAuthorization_body,
    replies: { '200': values.denyDeviceAuthorization_reply_200, '400': values.denyDeviceAuthorization_reply_400, '401': values.denyDeviceAuthorization_reply_401, '429': values.denyDeviceAuthorization_reply_429, '500': values.denyDeviceAuthorization_reply_500, '503': values.denyDeviceAuthorization_reply_503 },
  },
  getChat: {
    path: parameters.getChat_path,
    replies: { '200': values.getChat_reply_200, '401': values.getChat_reply_401, '403': values.getChat_reply_403, '404': values.getChat_reply_404, '429': values.getChat_reply_429, '500': values.getChat_reply_500, '503': values.getChat_reply_503 },
  },
  getHealth: {
    replies: { '200': values.getHealth_reply_200, '429': values.getHealth_reply_429, '500': values.getHealth_reply_500, '503': values.getHealth_reply_503 },
  },
  getOpenApi: {
    replies: { '200': values.getOpenApi_reply_200, '429': values.getOpenApi_reply_429, '500': values.getOpenApi_reply_500, '503': values.getOpenApi_reply_503 },
  },
  getOwnChat: {
    path: parameters.getOwnChat_path,
    replies: { '200': values.getOwnChat_reply_200, '401': values.getOwnChat_reply_401, '403': values.getOwnChat_reply_403, '404': values.getOwnChat_reply_404, '429': values.getOwnChat_reply_429, '500': values.getOwnChat_reply_500, '503': values.getOwnChat_reply_503 },
  },
  getOwnUser: {
    replies: { '200': values.getOwnUser_reply_200, '401': values.getOwnUser_reply_401, '429': values.getOwnUser_reply_429, '500': values.getOwnUser_reply_500, '503': values.getOwnUser_reply_503 },
  },
  getOwnedAgent: {
    path: parameters.getOwnedAgent_path,
    replies: { '200': values.getOwnedAgent_reply_200, '401': values.getOwnedAgent_reply_401, '404': values.getOwnedAgent_reply_404, '429': values.getOwnedAgent_reply_429, '500': values.getOwnedAgent_reply_500, '503': values.getOwnedAgent_reply_503 },
  },
  getReadiness: {
    replies: { '200': values.getReadiness_reply_200, '429': values.getReadiness_reply_429, '500': values.getReadiness_reply_500, '503': values.getReadiness_reply_503 },
  },
  getWebhook: {
    path: parameters.getWebhook_path,
    replies: { '200': values.getWebhook_reply_200, '401': values.getWebhook_reply_401, '404': values.getWebhook_reply_404, '429': values.getWebhook_reply_429, '500': values.getWebhook_reply_500, '503': values.getWebhook_reply_503 },
  },
  listBlockedHandles: {
    query: parameters.listBlockedHandles_query,
    replies: { '200': values.listBlockedHandles_reply_200, '401': values.listBlockedHandles_reply_401, '422': values.listBlockedHandles_reply_422, '429': values.listBlockedHandles_reply_429, '500': values.listBlockedHandles_reply_500, '503': values.listBlockedHandles_reply_503 },
  },
  listChats: {
    query: parameters.listChats_query,
    replies: { '200': values.listChats_reply_200, '401': values.listChats_reply_401, '422': values.listChats_reply_422, '429': values.listChats_reply_429, '500': values.listChats_reply_500, '503': values.listChats_reply_503 },
  },
  listDeadLetters: {
    query: parameters.listDeadLetters_query,
    path: parameters.listDeadLetters_path,
    replies: { '200': values.listDeadLetters_reply_200, '401': values.listDeadLetters_reply_401, '404': values.listDeadLetters_reply_404, '422': values.listDeadLetters_reply_422, '429': values.listDeadLetters_reply_429, '500': values.listDeadLetters_reply_500, '503': values.listDeadLetters_reply_503 },
  },
  listOwnChats: {
    query: parameters.listOwnChats_query,
    replies: { '200': values.listOwnChats_reply_200, '401': values.listOwnChats_reply_401, '422': values.listOwnChats_reply_422, '429': values.listOwnChats_reply_429, '500': values.listOwnChats_reply_500, '503': values.listOwnChats_reply_503 },
  },
  listOwnEvents: {
    query: parameters.listOwnEvents_query,
    replies: { '200': values.listOwnEvents_reply_200, '401': values.listOwnEvents_reply_401, '422': values.listOwnEvents_reply_422, '429': values.listOwnEvents_reply_429, '500': values.listOwnEvents_reply_500, '503': values.listOwnEvents_reply_503 },
  },
  listOwnMessages: {
    query: parameters.listOwnMessages_query,
    path: parameters.listOwnMessages_path,
    replies: { '200': values.listOwnMessages_reply_200, '401': values.listOwnMessages_reply_401, '403': values.listOwnMessages_reply_403, '404': values.listOwnMessages_reply_404, '422': values.listOwnMessages_reply_422, '429': values.listOwnMessages_reply_429, '500': values.listOwnMessages_reply_500, '503': values.listOwnMessages_reply_503 },
  },
  listOwnedAgents: {
    query: parameters.listOwnedAgents_query,
    replies: { '200': values.listOwnedAgents_reply_200, '401': values.listOwnedAgents_reply_401, '422': values.listOwnedAgents_reply_422, '429': values.listOwnedAgents_reply_429, '500': values.listOwnedAgents_reply_500, '503': values.listOwnedAgents_reply_503 },
  },
  listWebhookAttempts: {
    query: parameters.listWebhookAttempts_query,
    path: parameters.listWebhookAttempts_path,
    replies: { '200': values.listWebhookAttempts_reply_200, '401': values.listWebhookAttempts_reply_401, '404': values.listWebhookAttempts_reply_404, '422': values.listWebhookAttempts_reply_422, '429': values.listWebhookAttempts_reply_429, '500': values.listWebhookAttempts_reply_500, '503': values.listWebhookAttempts_reply_503 },
  },
  listWebhooks: {
    query: parameters.listWebhooks_query,
    replies: { '200': values.listWebhooks_reply_200, '401': values.listWebhooks_reply_401, '422': values.listWebhooks_reply_422, '429': values.listWebhooks_reply_429, '500': values.listWebhooks_reply_500, '503': values.listWebhooks_reply_503 },
  },
  markOwnDelivered: {
    body: values.markOwnDelivered_body,
    path: parameters.markOwnDelivered_path,
    replies: { '200': values.markOwnDelivered_reply_200, '401': values.markOwnDelivered_reply_401, '403': values.markOwnDelivered_reply_403, '404': values.markOwnDelivered_reply_404, '413': values.markOwnDelivered_reply_413, '422': values.markOwnDelivered_reply_422, '429': values.markOwnDelivered_reply_429, '500': values.markOwnDelivered_reply_500, '503': values.markOwnDelivered_reply_503 },
  },
  markOwnRead: {
    body: values.markOwnRead_body,
    path: parameters.markOwnRead_path,
    replies: { '200': values.markOwnRead_reply_200, '401': values.markOwnRead_reply_401, '403': values.markOwnRead_reply_403, '404': values.markOwnRead_reply_404, '413': values.markOwnRead_reply_413, '422': values.markOwnRead_reply_422, '429': values.markOwnRead_reply_429, '500': values.markOwnRead_reply_500, '503': values.markOwnRead_reply_503 },
  },
  operateCreateAgent: {
    body: values.operateCreateAgent_body,
    replies: { '201': values.operateCreateAgent_reply_201, '401': values.operateCreateAgent_reply_401, '404': values.operateCreateAgent_reply_404, '409': values.operateCreateAgent_reply_409, '413': values.operateCreateAgent_reply_413, '422': values.operateCreateAgent_reply_422, '429': values.operateCreateAgent_reply_429, '500': values.operateCreateAgent_reply_500, '503': values.operateCreateAgent_reply_503 },
  },
  redeliverDeadLetter: {
    body: values.redeliverDeadLetter_body,
    path: parameters.redeliverDeadLetter_path,
    replies: { '401': values.redeliverDeadLetter_reply_401, '404': values.redeliverDeadLetter_reply_404, '413': values.redeliverDeadLetter_reply_413, '422': values.redeliverDeadLetter_reply_422, '429': values.redeliverDeadLetter_reply_429, '500': values.redeliverDeadLetter_reply_500, '503': values.redeliverDeadLetter_reply_503 },
  },
  removeParticipant: {
    path: parameters.removeParticipant_path,
    replies: { '401': values.removeParticipant_reply_401, '403': values.removeParticipant_reply_403, '404': values.removeParticipant_reply_404, '409': values.removeParticipant_reply_409, '429': values.removeParticipant_reply_429, '500': values.removeParticipant_reply_500, '503': values.removeParticipant_reply_503 },
  },
  renameChat: {
    body: values.renameChat_body,
    path: parameters.renameChat_path,
    replies: { '200': values.renameChat_reply_200, '401': values.renameChat_reply_401, '403': values.renameChat_reply_403, '404': values.renameChat_reply_404, '409': values.renameChat_reply_409, '413': values.renameChat_reply_413, '422': values.renameChat_reply_422, '429': values.renameChat_reply_429, '500': values.renameChat_reply_500, '503': values.renameChat_reply_503 },
  },
  rotateWebhookSecret: {
    body: values.rotateWebhookSecret_body,
    path: parameters.rotateWebhookSecret_path,
    replies: { '200': values.rotateWebhookSecret_reply_200, '401': values.rotateWebhookSecret_reply_401, '404': values.rotateWebhookSecret_reply_404, '413': values.rotateWebhookSecret_reply_413, '422': values.rotateWebhookSecret_reply_422, '429': values.rotateWebhookSecret_reply_429, '500': values.rotateWebhookSecret_reply_500, '503': values.rotateWebhookSecret_reply_503 },
  },
  searchDump: {
    body: values.searchDump_body,
    replies: { '200': values.searchDump_reply_200, '401': values.searchDump_reply_401, '404': values.searchDump_reply_404, '413': values.searchDump_reply_413, '422': values.searchDump_reply_422, '429': values.searchDump_reply_429, '500': values.searchDump_reply_500, '503': values.searchDump_reply_503 },
  },
  sendOwnMessage: {
    body: values.sendOwnMessage_body,
    path: parameters.sendOwnMessage_path,
    replies: { '201': values.sendOwnMessage_reply_201, '401': values.sendOwnMessage_reply_401, '403': values.sendOwnMessage_reply_403, '404': values.sendOwnMessage_reply_404, '409': values.sendOwnMessage_reply_409, '413': values.sendOwnMessage_reply_413, '422': values.sendOwnMessage_reply_422, '429': values.sendOwnMessage_reply_429, '500': values.sendOwnMessage_reply_500, '503': values.sendOwnMessage_reply_503 },
  },
  setHandleStatus: {
    body: values.setHandleStatus_body,
    path: parameters.setHandleStatus_path,
    replies: { '200': values.setHandleStatus_reply_200, '401': values.setHandleStatus_reply_401, '404': values.setHandleStatus_reply_404, '413': values.setHandleStatus_reply_413, '422': values.setHandleStatus_reply_422, '429': values.setHandleStatus_reply_429, '500': values.setHandleStatus_reply_500, '503': values.setHandleStatus_reply_503 },
  },
  setOwnTyping: {
    body: values.setOwnTyping_body,
    path: parameters.setOwnTyping_path,
    replies: { '401': values.setOwnTyping_reply_401, '403': values.setOwnTyping_reply_403, '404': values.setOwnTyping_reply_404, '413': values.setOwnTyping_reply_413, '422': values.setOwnTyping_reply_422, '429': values.setOwnTyping_reply_429, '500': values.setOwnTyping_reply_500, '503': values.setOwnTyping_reply_503 },
  },
  unblockHandle: {
    path: parameters.unblockHandle_path,
    replies: { '200': values.unblockHandle_reply_200, '401': values.unblockHandle_reply_401, '404': values.unblockHandle_reply_404, '422': values.unblockHandle_reply_422, '429': values.unblockHandle_reply_429, '500': values.unblockHandle_reply_500, '503': values.unblockHandle_reply_503 },
  },
  updateOwnedAgent: {
    body: values.updateOwnedAgent_body,
    path: parameters.updateOwnedAgent_path,
    replies: { '200': values.updateOwnedAgent_reply_200, '401': values.updateOwnedAgent_reply_401, '404': values.updateOwnedAgent_reply_404, '413': values.updateOwnedAgent_reply_413, '422': values.updateOwnedAgent_reply_422, '429': values.updateOwnedAgent_reply_429, '500': values.updateOwnedAgent_reply_500, '503': values.updateOwnedAgent_reply_503 },
  },
  updateWebhook: {
    body: values.updateWebhook_body,
    path: parameters.updateWebhook_path,
    replies: { '200': values.updateWebhook_reply_200, '401': values.updateWebhook_reply_401, '404': values.updateWebhook_reply_404, '413': values.updateWebhook_reply_413, '422': values.updateWebhook_reply_422, '429': values.updateWebhook_reply_429, '500': values.updateWebhook_reply_500, '503': values.updateWebhook_reply_503 },
  },
}
