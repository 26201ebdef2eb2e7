// Generated from spec/ by `npm run generate`. Never edited by hand.

import * as parameters from './validators-parameters.js'
import * as values from './validators-values.js'

export const validators = {
  acceptRequest: {
    body: values.acceptRequest_body,
    path: parameters.acceptRequest_path,
    replies: { '200': values.acceptRequest_reply_200, '401': values.acceptRequest_reply_401, '403': values.acceptRequest_reply_403, '404': values.acceptRequest_reply_404, '409': values.acceptRequest_reply_409, '413': values.acceptRequest_reply_413, '422': values.acceptRequest_reply_422, '429': values.acceptRequest_reply_429, '500': values.acceptRequest_reply_500, '503': values.acceptRequest_reply_503 },
  },
  addIceCandidate: {
    body: values.addIceCandidate_body,
    path: parameters.addIceCandidate_path,
    replies: { '401': values.addIceCandidate_reply_401, '404': values.addIceCandidate_reply_404, '409': values.addIceCandidate_reply_409, '413': values.addIceCandidate_reply_413, '422': values.addIceCandidate_reply_422, '429': values.addIceCandidate_reply_429, '500': values.addIceCandidate_reply_500, '503': values.addIceCandidate_reply_503 },
  },
  addParticipant: {
    body: values.addParticipant_body,
    path: parameters.addParticipant_path,
    replies: { '200': values.addParticipant_reply_200, '201': values.addParticipant_reply_201, '202': values.addParticipant_reply_202, '401': values.addParticipant_reply_401, '403': values.addParticipant_reply_403, '404': values.addParticipant_reply_404, '409': values.addParticipant_reply_409, '413': values.addParticipant_reply_413, '422': values.addParticipant_reply_422, '429': values.addParticipant_reply_429, '500': values.addParticipant_reply_500, '503': values.addParticipant_reply_503 },
  },
  adminCreateAgent: {
    body: values.adminCreateAgent_body,
    replies: { '201': values.adminCreateAgent_reply_201, '401': values.adminCreateAgent_reply_401, '404': values.adminCreateAgent_reply_404, '409': values.adminCreateAgent_reply_409, '413': values.adminCreateAgent_reply_413, '422': values.adminCreateAgent_reply_422, '429': values.adminCreateAgent_reply_429, '500': values.adminCreateAgent_reply_500, '503': values.adminCreateAgent_reply_503 },
  },
  adminDecideListing: {
    body: values.adminDecideListing_body,
    path: parameters.adminDecideListing_path,
    replies: { '200': values.adminDecideListing_reply_200, '401': values.adminDecideListing_reply_401, '404': values.adminDecideListing_reply_404, '409': values.adminDecideListing_reply_409, '413': values.adminDecideListing_reply_413, '422': values.adminDecideListing_reply_422, '429': values.adminDecideListing_reply_429, '500': values.adminDecideListing_reply_500, '503': values.adminDecideListing_reply_503 },
  },
  adminDeleteSession: {
    path: parameters.adminDeleteSession_path,
    replies: { '401': values.adminDeleteSession_reply_401, '404': values.adminDeleteSession_reply_404, '429': values.adminDeleteSession_reply_429, '500': values.adminDeleteSession_reply_500, '503': values.adminDeleteSession_reply_503 },
  },
  adminListAgents: {
    query: parameters.adminListAgents_query,
    replies: { '200': values.adminListAgents_reply_200, '401': values.adminListAgents_reply_401, '404': values.adminListAgents_reply_404, '422': values.adminListAgents_reply_422, '429': values.adminListAgents_reply_429, '500': values.adminListAgents_reply_500, '503': values.adminListAgents_reply_503 },
  },
  adminListDeliveries: {
    query: parameters.adminListDeliveries_query,
    replies: { '200': values.adminListDeliveries_reply_200, '401': values.adminListDeliveries_reply_401, '404': values.adminListDeliveries_reply_404, '422': values.adminListDeliveries_reply_422, '429': values.adminListDeliveries_reply_429, '500': values.adminListDeliveries_reply_500, '503': values.adminListDeliveries_reply_503 },
  },
  adminListListings: {
    query: parameters.adminListListings_query,
    replies: { '200': values.adminListListings_reply_200, '401': values.adminListListings_reply_401, '404': values.adminListListings_reply_404, '422': values.adminListListings_reply_422, '429': values.adminListListings_reply_429, '500': values.adminListListings_reply_500, '503': values.adminListListings_reply_503 },
  },
  adminListSessions: {
    query: parameters.adminListSessions_query,
    path: parameters.adminListSessions_path,
    replies: { '200': values.adminListSessions_reply_200, '401': values.adminListSessions_reply_401, '404': values.adminListSessions_reply_404, '422': values.adminListSessions_reply_422, '429': values.adminListSessions_reply_429, '500': values.adminListSessions_reply_500, '503': values.adminListSessions_reply_503 },
  },
  adminReplayDeliveries: {
    body: values.adminReplayDeliveries_body,
    replies: { '202': values.adminReplayDeliveries_reply_202, '401': values.adminReplayDeliveries_reply_401, '404': values.adminReplayDeliveries_reply_404, '413': values.adminReplayDeliveries_reply_413, '422': values.adminReplayDeliveries_reply_422, '429': values.adminReplayDeliveries_reply_429, '500': values.adminReplayDeliveries_reply_500, '503': values.adminReplayDeliveries_reply_503 },
  },
  adminRotateAgentToken: {
    path: parameters.adminRotateAgentToken_path,
    replies: { '200': values.adminRotateAgentToken_reply_200, '401': values.adminRotateAgentToken_reply_401, '404': values.adminRotateAgentToken_reply_404, '429': values.adminRotateAgentToken_reply_429, '500': values.adminRotateAgentToken_reply_500, '503': values.adminRotateAgentToken_reply_503 },
  },
  ageDeviceAuthorization: {
    body: values.ageDeviceAuthorization_body,
    path: parameters.ageDeviceAuthorization_path,
    replies: { '401': values.ageDeviceAuthorization_reply_401, '404': values.ageDeviceAuthorization_reply_404, '413': values.ageDeviceAuthorization_reply_413, '422': values.ageDeviceAuthorization_reply_422, '429': values.ageDeviceAuthorization_reply_429, '500': values.ageDeviceAuthorization_reply_500, '503': values.ageDeviceAuthorization_reply_503 },
  },
  answerCall: {
    body: values.answerCall_body,
    path: parameters.answerCall_path,
    replies: { '200': values.answerCall_reply_200, '401': values.answerCall_reply_401, '404': values.answerCall_reply_404, '409': values.answerCall_reply_409, '413': values.answerCall_reply_413, '422': values.answerCall_reply_422, '429': values.answerCall_reply_429, '500': values.answerCall_reply_500, '503': values.answerCall_reply_503 },
  },
  approveDeviceAuthorization: {
    body: values.approveDeviceAuthorization_body,
    replies: { '200': values.approveDeviceAuthorization_reply_200, '400': values.approveDeviceAuthorization_reply_400, '401': values.approveDeviceAuthorization_reply_401, '429': values.approveDeviceAuthorization_reply_429, '500': values.approveDeviceAuthorization_reply_500, '503': values.approveDeviceAuthorization_reply_503 },
  },
  banCommunityAgent: {
    body: values.banCommunityAgent_body,
    path: parameters.banCommunityAgent_path,
    replies: { '200': values.banCommunityAgent_reply_200, '201': values.banCommunityAgent_reply_201, '401': values.banCommunityAgent_reply_401, '403': values.banCommunityAgent_reply_403, '404': values.banCommunityAgent_reply_404, '409': values.banCommunityAgent_reply_409, '413': values.banCommunityAgent_reply_413, '422': values.banCommunityAgent_reply_422, '429': values.banCommunityAgent_reply_429, '500': values.banCommunityAgent_reply_500, '503': values.banCommunityAgent_reply_503 },
  },
  blockHandle: {
    path: parameters.blockHandle_path,
    replies: { '200': values.blockHandle_reply_200, '401': values.blockHandle_reply_401, '404': values.blockHandle_reply_404, '422': values.blockHandle_reply_422, '429': values.blockHandle_reply_429, '500': values.blockHandle_reply_500, '503': values.blockHandle_reply_503 },
  },
  cancelPaymentRequest: {
    body: values.cancelPaymentRequest_body,
    path: parameters.cancelPaymentRequest_path,
    replies: { '200': values.cancelPaymentRequest_reply_200, '401': values.cancelPaymentRequest_reply_401, '404': values.cancelPaymentRequest_reply_404, '409': values.cancelPaymentRequest_reply_409, '413': values.cancelPaymentRequest_reply_413, '422': values.cancelPaymentRequest_reply_422, '429': values.cancelPaymentRequest_reply_429, '500': values.cancelPaymentRequest_reply_500, '503': values.cancelPaymentRequest_reply_503 },
  },
  clearHandleLimit: {
    path: parameters.clearHandleLimit_path,
    replies: { '401': values.clearHandleLimit_reply_401, '404': values.clearHandleLimit_reply_404, '429': values.clearHandleLimit_reply_429, '500': values.clearHandleLimit_reply_500, '503': values.clearHandleLimit_reply_503 },
  },
  clearHandleRateLimit: {
    path: parameters.clearHandleRateLimit_path,
    replies: { '401': values.clearHandleRateLimit_reply_401, '404': values.clearHandleRateLimit_reply_404, '429': values.clearHandleRateLimit_reply_429, '500': values.clearHandleRateLimit_reply_500, '503': values.clearHandleRateLimit_reply_503 },
  },
  confirmPaymentRequest: {
    body: values.confirmPaymentRequest_body,
    path: parameters.confirmPaymentRequest_path,
    replies: { '200': values.confirmPaymentRequest_reply_200, '401': values.confirmPaymentRequest_reply_401, '404': values.confirmPaymentRequest_reply_404, '409': values.confirmPaymentRequest_reply_409, '413': values.confirmPaymentRequest_reply_413, '422': values.confirmPaymentRequest_reply_422, '429': values.confirmPaymentRequest_reply_429, '500': values.confirmPaymentRequest_reply_500, '503': values.confirmPaymentRequest_reply_503 },
  },
  connectPaymentProvider: {
    body: values.connectPaymentProvider_body,
    replies: { '200': values.connectPaymentProvider_reply_200, '401': values.connectPaymentProvider_reply_401, '409': values.connectPaymentProvider_reply_409, '413': values.connectPaymentProvider_reply_413, '422': values.connectPaymentProvider_reply_422, '429': values.connectPaymentProvider_reply_429, '500': values.connectPaymentProvider_reply_500, '503': values.connectPaymentProvider_reply_503 },
  },
  createCall: {
    body: values.createCall_body,
    replies: { '201': values.createCall_reply_201, '401': values.createCall_reply_401, '403': values.createCall_reply_403, '404': values.createCall_reply_404, '409': values.createCall_reply_409, '413': values.createCall_reply_413, '422': values.createCall_reply_422, '429': values.createCall_reply_429, '500': values.createCall_reply_500, '503': values.createCall_reply_503 },
  },
  createChat: {
    body: values.createChat_body,
    replies: { '200': values.createChat_reply_200, '201': values.createChat_reply_201, '401': values.createChat_reply_401, '403': values.createChat_reply_403, '404': values.createChat_reply_404, '409': values.createChat_reply_409, '413': values.createChat_reply_413, '422': values.createChat_reply_422, '429': values.createChat_reply_429, '500': values.createChat_reply_500, '503': values.createChat_reply_503 },
  },
  createCommunity: {
    body: values.createCommunity_body,
    replies: { '200': values.createCommunity_reply_200, '201': values.createCommunity_reply_201, '401': values.createCommunity_reply_401, '409': values.createCommunity_reply_409, '413': values.createCommunity_reply_413, '422': values.createCommunity_reply_422, '429': values.createCommunity_reply_429, '500': values.createCommunity_reply_500, '503': values.createCommunity_reply_503 },
  },
  createContactRequest: {
    body: values.createContactRequest_body,
    replies: { '202': values.createContactRequest_reply_202, '401': values.createContactRequest_reply_401, '404': values.createContactRequest_reply_404, '409': values.createContactRequest_reply_409, '413': values.createContactRequest_reply_413, '422': values.createContactRequest_reply_422, '429': values.createContactRequest_reply_429, '500': values.createContactRequest_reply_500, '503': values.createContactRequest_reply_503 },
  },
  createFault: {
    body: values.createFault_body,
    replies: { '201': values.createFault_reply_201, '401': values.createFault_reply_401, '404': values.createFault_reply_404, '409': values.createFault_reply_409, '413': values.createFault_reply_413, '422': values.createFault_reply_422, '429': values.createFault_reply_429, '500': values.createFault_reply_500, '503': values.createFault_reply_503 },
  },
  createOwnSocketTicket: {
    body: values.createOwnSocketTicket_body,
    replies: { '201': values.createOwnSocketTicket_reply_201, '401': values.createOwnSocketTicket_reply_401, '413': values.createOwnSocketTicket_reply_413, '422': values.createOwnSocketTicket_reply_422, '429': values.createOwnSocketTicket_reply_429, '500': values.createOwnSocketTicket_reply_500, '503': values.createOwnSocketTicket_reply_503 },
  },
  createOwnedAgentWebhook: {
    body: values.createOwnedAgentWebhook_body,
    path: parameters.createOwnedAgentWebhook_path,
    replies: { '201': values.createOwnedAgentWebhook_reply_201, '401': values.createOwnedAgentWebhook_reply_401, '404': values.createOwnedAgentWebhook_reply_404, '409': values.createOwnedAgentWebhook_reply_409, '413': values.createOwnedAgentWebhook_reply_413, '422': values.createOwnedAgentWebhook_reply_422, '429': values.createOwnedAgentWebhook_reply_429, '500': values.createOwnedAgentWebhook_reply_500, '503': values.createOwnedAgentWebhook_reply_503 },
  },
  createPaymentRequest: {
    body: values.createPaymentRequest_body,
    replies: { '201': values.createPaymentRequest_reply_201, '401': values.createPaymentRequest_reply_401, '403': values.createPaymentRequest_reply_403, '404': values.createPaymentRequest_reply_404, '409': values.createPaymentRequest_reply_409, '413': values.createPaymentRequest_reply_413, '422': values.createPaymentRequest_reply_422, '429': values.createPaymentRequest_reply_429, '500': values.createPaymentRequest_reply_500, '503': values.createPaymentRequest_reply_503 },
  },
  createSignInLink: {
    path: parameters.createSignInLink_path,
    replies: { '201': values.createSignInLink_reply_201, '401': values.createSignInLink_reply_401, '404': values.createSignInLink_reply_404, '429': values.createSignInLink_reply_429, '500': values.createSignInLink_reply_500, '503': values.createSignInLink_reply_503 },
  },
  createSocketTicket: {
    body: values.createSocketTicket_body,
    replies: { '201': values.createSocketTicket_reply_201, '401': values.createSocketTicket_reply_401, '413': values.createSocketTicket_reply_413, '422': values.createSocketTicket_reply_422, '429': values.createSocketTicket_reply_429, '500': values.createSocketTicket_reply_500, '503': values.createSocketTicket_reply_503 },
  },
  createUser: {
    body: values.createUser_body,
    replies: { '201': values.createUser_reply_201, '401': values.createUser_reply_401, '404': values.createUser_reply_404, '409': values.createUser_reply_409, '413': values.createUser_reply_413, '422': values.createUser_reply_422, '429': values.createUser_reply_429, '500': values.createUser_reply_500, '503': values.createUser_reply_503 },
  },
  declineCall: {
    body: values.declineCall_body,
    path: parameters.declineCall_path,
    replies: { '200': values.declineCall_reply_200, '401': values.declineCall_reply_401, '404': values.declineCall_reply_404, '409': values.declineCall_reply_409, '413': values.declineCall_reply_413, '422': values.declineCall_reply_422, '429': values.declineCall_reply_429, '500': values.declineCall_reply_500, '503': values.declineCall_reply_503 },
  },
  declinePaymentRequest: {
    body: values.declinePaymentRequest_body,
    path: parameters.declinePaymentRequest_path,
    replies: { '200': values.declinePaymentRequest_reply_200, '401': values.declinePaymentRequest_reply_401, '404': values.declinePaymentRequest_reply_404, '409': values.declinePaymentRequest_reply_409, '413': values.declinePaymentRequest_reply_413, '422': values.declinePaymentRequest_reply_422, '429': values.declinePaymentRequest_reply_429, '500': values.declinePaymentRequest_reply_500, '503': values.declinePaymentRequest_reply_503 },
  },
  declineRequest: {
    body: values.declineRequest_body,
    path: parameters.declineRequest_path,
    replies: { '200': values.declineRequest_reply_200, '401': values.declineRequest_reply_401, '404': values.declineRequest_reply_404, '409': values.declineRequest_reply_409, '413': values.declineRequest_reply_413, '422': values.declineRequest_reply_422, '429': values.declineRequest_reply_429, '500': values.declineRequest_reply_500, '503': values.declineRequest_reply_503 },
  },
  deleteAccount: {
    body: values.deleteAccount_body,
    replies: { '200': values.deleteAccount_reply_200, '401': values.deleteAccount_reply_401, '413': values.deleteAccount_reply_413, '422': values.deleteAccount_reply_422, '429': values.deleteAccount_reply_429, '500': values.deleteAccount_reply_500, '503': values.deleteAccount_reply_503 },
  },
  deleteCommunity: {
    path: parameters.deleteCommunity_path,
    replies: { '401': values.deleteCommunity_reply_401, '404': values.deleteCommunity_reply_404, '429': values.deleteCommunity_reply_429, '500': values.deleteCommunity_reply_500, '503': values.deleteCommunity_reply_503 },
  },
  deleteFault: {
    path: parameters.deleteFault_path,
    replies: { '401': values.deleteFault_reply_401, '404': values.deleteFault_reply_404, '429': values.deleteFault_reply_429, '500': values.deleteFault_reply_500, '503': values.deleteFault_reply_503 },
  },
  deleteOwnedAgent: {
    path: parameters.deleteOwnedAgent_path,
    replies: { '200': values.deleteOwnedAgent_reply_200, '401': values.deleteOwnedAgent_reply_401, '404': values.deleteOwnedAgent_reply_404, '429': values.deleteOwnedAgent_reply_429, '500': values.deleteOwnedAgent_reply_500, '503': values.deleteOwnedAgent_reply_503 },
  },
  deleteOwnedAgentWebhook: {
    path: parameters.deleteOwnedAgentWebhook_path,
    replies: { '401': values.deleteOwnedAgentWebhook_reply_401, '404': values.deleteOwnedAgentWebhook_reply_404, '429': values.deleteOwnedAgentWebhook_reply_429, '500': values.deleteOwnedAgentWebhook_reply_500, '503': values.deleteOwnedAgentWebhook_reply_503 },
  },
  deleteSession: {
    path: parameters.deleteSession_path,
    replies: { '401': values.deleteSession_reply_401, '404': values.deleteSession_reply_404, '429': values.deleteSession_reply_429, '500': values.deleteSession_reply_500, '503': values.deleteSession_reply_503 },
  },
  deleteWebhook: {
    path: parameters.deleteWebhook_path,
    replies: { '401': values.deleteWebhook_reply_401, '404': values.deleteWebhook_reply_404, '429': values.deleteWebhook_reply_429, '500': values.deleteWebhook_reply_500, '503': values.deleteWebhook_reply_503 },
  },
  denyDeviceAuthorization: {
    body: values.denyDeviceAuthorization_body,
    replies: { '200': values.denyDeviceAuthorization_reply_200, '400': values.denyDeviceAuthorization_reply_400, '401': values.denyDeviceAuthorization_reply_401, '429': values.denyDeviceAuthorization_reply_429, '500': values.denyDeviceAuthorization_reply_500, '503': values.denyDeviceAuthorization_reply_503 },
  },
  disconnectPaymentProvider: {
    replies: { '401': values.disconnectPaymentProvider_reply_401, '404': values.disconnectPaymentProvider_reply_404, '409': values.disconnectPaymentProvider_reply_409, '429': values.disconnectPaymentProvider_reply_429, '500': values.disconnectPaymentProvider_reply_500, '503': values.disconnectPaymentProvider_reply_503 },
  },
  discoverContacts: {
    body: values.discoverContacts_body,
    replies: { '200': values.discoverContacts_reply_200, '401': values.discoverContacts_reply_401, '409': values.discoverContacts_reply_409, '413': values.discoverContacts_reply_413, '422': values.discoverContacts_reply_422, '429': values.discoverContacts_reply_429, '500': values.discoverContacts_reply_500, '503': values.discoverContacts_reply_503 },
  },
  getA2aOpenApi: {
    replies: { '200': values.getA2aOpenApi_reply_200, '429': values.getA2aOpenApi_reply_429, '500': values.getA2aOpenApi_reply_500, '503': values.getA2aOpenApi_reply_503 },
  },
  getAccountDeletion: {
    path: parameters.getAccountDeletion_path,
    replies: { '200': values.getAccountDeletion_reply_200, '404': values.getAccountDeletion_reply_404, '429': values.getAccountDeletion_reply_429, '500': values.getAccountDeletion_reply_500, '503': values.getAccountDeletion_reply_503 },
  },
  getAgentAccess: {
    replies: { '200': values.getAgentAccess_reply_200, '401': values.getAgentAccess_reply_401, '429': values.getAgentAccess_reply_429, '500': values.getAgentAccess_reply_500, '503': values.getAgentAccess_reply_503 },
  },
  getAsyncApi: {
    replies: { '200': values.getAsyncApi_reply_200, '429': values.getAsyncApi_reply_429, '500': values.getAsyncApi_reply_500, '503': values.getAsyncApi_reply_503 },
  },
  getAttachment: {
    path: parameters.getAttachment_path,
    replies: { '200': values.getAttachment_reply_200, '401': values.getAttachment_reply_401, '404': values.getAttachment_reply_404, '429': values.getAttachment_reply_429, '500': values.getAttachment_reply_500, '503': values.getAttachment_reply_503 },
  },
  getAuthorizationServerMetadata: {
    replies: { '200': values.getAuthorizationServerMetadata_reply_200, '429': values.getAuthorizationServerMetadata_reply_429, '500': values.getAuthorizationServerMetadata_reply_500, '503': values.getAuthorizationServerMetadata_reply_503 },
  },
  getCall: {
    path: parameters.getCall_path,
    replies: { '200': values.getCall_reply_200, '401': values.getCall_reply_401, '404': values.getCall_reply_404, '422': values.getCall_reply_422, '429': values.getCall_reply_429, '500': values.getCall_reply_500, '503': values.getCall_reply_503 },
  },
  getChat: {
    path: parameters.getChat_path,
    replies: { '200': values.getChat_reply_200, '401': values.getChat_reply_401, '403': values.getChat_reply_403, '404': values.getChat_reply_404, '429': values.getChat_reply_429, '500': values.getChat_reply_500, '503': values.getChat_reply_503 },
  },
  getCommunity: {
    path: parameters.getCommunity_path,
    replies: { '200': values.getCommunity_reply_200, '401': values.getCommunity_reply_401, '404': values.getCommunity_reply_404, '429': values.getCommunity_reply_429, '500': values.getCommunity_reply_500, '503': values.getCommunity_reply_503 },
  },
  getCommunityRules: {
    path: parameters.getCommunityRules_path,
    replies: { '200': values.getCommunityRules_reply_200, '401': values.getCommunityRules_reply_401, '404': values.getCommunityRules_reply_404, '429': values.getCommunityRules_reply_429, '500': values.getCommunityRules_reply_500, '503': values.getCommunityRules_reply_503 },
  },
  getContactCard: {
    replies: { '200': values.getContactCard_reply_200, '401': values.getContactCard_reply_401, '429': values.getContactCard_reply_429, '500': values.getContactCard_reply_500, '503': values.getContactCard_reply_503 },
  },
  getContactRequest: {
    path: parameters.getContactRequest_path,
    replies: { '200': values.getContactRequest_reply_200, '401': values.getContactRequest_reply_401, '404': values.getContactRequest_reply_404, '429': values.getContactRequest_reply_429, '500': values.getContactRequest_reply_500, '503': values.getContactRequest_reply_503 },
  },
  getExtensionsOpenApi: {
    replies: { '200': values.getExtensionsOpenApi_reply_200, '429': values.getExtensionsOpenApi_reply_429, '500': values.getExtensionsOpenApi_reply_500, '503': values.getExtensionsOpenApi_reply_503 },
  },
  getHandleLimits: {
    path: parameters.getHandleLimits_path,
    replies: { '200': values.getHandleLimits_reply_200, '401': values.getHandleLimits_reply_401, '404': values.getHandleLimits_reply_404, '429': values.getHandleLimits_reply_429, '500': values.getHandleLimits_reply_500, '503': values.getHandleLimits_reply_503 },
  },
  getHealth: {
    replies: { '200': values.getHealth_reply_200, '429': values.getHealth_reply_429, '500': values.getHealth_reply_500, '503': values.getHealth_reply_503 },
  },
  getIceServers: {
    replies: { '200': values.getIceServers_reply_200, '401': values.getIceServers_reply_401, '429': values.getIceServers_reply_429, '500': values.getIceServers_reply_500, '503': values.getIceServers_reply_503 },
  },
  getListing: {
    path: parameters.getListing_path,
    replies: { '200': values.getListing_reply_200, '401': values.getListing_reply_401, '404': values.getListing_reply_404, '429': values.getListing_reply_429, '500': values.getListing_reply_500, '503': values.getListing_reply_503 },
  },
  getMedia: {
    path: parameters.getMedia_path,
    replies: { '404': values.getMedia_reply_404, '416': values.getMedia_reply_416, '429': values.getMedia_reply_429, '500': values.getMedia_reply_500, '503': values.getMedia_reply_503 },
  },
  getOpenApi: {
    replies: { '200': values.getOpenApi_reply_200, '429': values.getOpenApi_reply_429, '500': values.getOpenApi_reply_500, '503': values.getOpenApi_reply_503 },
  },
  getOwnChat: {
    path: parameters.getOwnChat_path,
    replies: { '200': values.getOwnChat_reply_200, '401': values.getOwnChat_reply_401, '403': values.getOwnChat_reply_403, '404': values.getOwnChat_reply_404, '429': values.getOwnChat_reply_429, '500': values.getOwnChat_reply_500, '503': values.getOwnChat_reply_503 },
  },
  getOwnPaymentRequest: {
    path: parameters.getOwnPaymentRequest_path,
    replies: { '200': values.getOwnPaymentRequest_reply_200, '401': values.getOwnPaymentRequest_reply_401, '404': values.getOwnPaymentRequest_reply_404, '422': values.getOwnPaymentRequest_reply_422, '429': values.getOwnPaymentRequest_reply_429, '500': values.getOwnPaymentRequest_reply_500, '503': values.getOwnPaymentRequest_reply_503 },
  },
  getOwnUser: {
    replies: { '200': values.getOwnUser_reply_200, '401': values.getOwnUser_reply_401, '429': values.getOwnUser_reply_429, '500': values.getOwnUser_reply_500, '503': values.getOwnUser_reply_503 },
  },
  getOwnedAgent: {
    path: parameters.getOwnedAgent_path,
    replies: { '200': values.getOwnedAgent_reply_200, '401': values.getOwnedAgent_reply_401, '404': values.getOwnedAgent_reply_404, '429': values.getOwnedAgent_reply_429, '500': values.getOwnedAgent_reply_500, '503': values.getOwnedAgent_reply_503 },
  },
  getOwnedAgentAccess: {
    path: parameters.getOwnedAgentAccess_path,
    replies: { '200': values.getOwnedAgentAccess_reply_200, '401': values.getOwnedAgentAccess_reply_401, '404': values.getOwnedAgentAccess_reply_404, '429': values.getOwnedAgentAccess_reply_429, '500': values.getOwnedAgentAccess_reply_500, '503': values.getOwnedAgentAccess_reply_503 },
  },
  getOwnedAgentDelivery: {
    path: parameters.getOwnedAgentDelivery_path,
    replies: { '200': values.getOwnedAgentDelivery_reply_200, '401': values.getOwnedAgentDelivery_reply_401, '404': values.getOwnedAgentDelivery_reply_404, '429': values.getOwnedAgentDelivery_reply_429, '500': values.getOwnedAgentDelivery_reply_500, '503': values.getOwnedAgentDelivery_reply_503 },
  },
  getOwnedAgentLimits: {
    path: parameters.getOwnedAgentLimits_path,
    replies: { '200': values.getOwnedAgentLimits_reply_200, '401': values.getOwnedAgentLimits_reply_401, '404': values.getOwnedAgentLimits_reply_404, '429': values.getOwnedAgentLimits_reply_429, '500': values.getOwnedAgentLimits_reply_500, '503': values.getOwnedAgentLimits_reply_503 },
  },
  getOwnedCommunity: {
    path: parameters.getOwnedCommunity_path,
    replies: { '200': values.getOwnedCommunity_reply_200, '401': values.getOwnedCommunity_reply_401, '404': values.getOwnedCommunity_reply_404, '429': values.getOwnedCommunity_reply_429, '500': values.getOwnedCommunity_reply_500, '503': values.getOwnedCommunity_reply_503 },
  },
  getPaymentProvider: {
    replies: { '200': values.getPaymentProvider_reply_200, '401': values.getPaymentProvider_reply_401, '404': values.getPaymentProvider_reply_404, '429': values.getPaymentProvider_reply_429, '500': values.getPaymentProvider_reply_500, '503': values.getPaymentProvider_reply_503 },
  },
  getPaymentRequest: {
    path: parameters.getPaymentRequest_path,
    replies: { '200': values.getPaymentRequest_reply_200, '401': values.getPaymentRequest_reply_401, '404': values.getPaymentRequest_reply_404, '422': values.getPaymentRequest_reply_422, '429': values.getPaymentRequest_reply_429, '500': values.getPaymentRequest_reply_500, '503': values.getPaymentRequest_reply_503 },
  },
  getPublicCommunity: {
    path: parameters.getPublicCommunity_path,
    replies: { '200': values.getPublicCommunity_reply_200, '404': values.getPublicCommunity_reply_404, '429': values.getPublicCommunity_reply_429, '500': values.getPublicCommunity_reply_500, '503': values.getPublicCommunity_reply_503 },
  },
  getReadiness: {
    replies: { '200': values.getReadiness_reply_200, '429': values.getReadiness_reply_429, '500': values.getReadiness_reply_500, '503': values.getReadiness_reply_503 },
  },
  getServiceStatus: {
    replies: { '200': values.getServiceStatus_reply_200, '401': values.getServiceStatus_reply_401, '404': values.getServiceStatus_reply_404, '429': values.getServiceStatus_reply_429, '500': values.getServiceStatus_reply_500, '503': values.getServiceStatus_reply_503 },
  },
  getWebhook: {
    path: parameters.getWebhook_path,
    replies: { '200': values.getWebhook_reply_200, '401': values.getWebhook_reply_401, '404': values.getWebhook_reply_404, '429': values.getWebhook_reply_429, '500': values.getWebhook_reply_500, '503': values.getWebhook_reply_503 },
  },
  hangUpCall: {
    body: values.hangUpCall_body,
    path: parameters.hangUpCall_path,
    replies: { '200': values.hangUpCall_reply_200, '401': values.hangUpCall_reply_401, '404': values.hangUpCall_reply_404, '413': values.hangUpCall_reply_413, '422': values.hangUpCall_reply_422, '429': values.hangUpCall_reply_429, '500': values.hangUpCall_reply_500, '503': values.hangUpCall_reply_503 },
  },
  installAgent: {
    body: values.installAgent_body,
    path: parameters.installAgent_path,
    replies: { '200': values.installAgent_reply_200, '401': values.installAgent_reply_401, '403': values.installAgent_reply_403, '404': values.installAgent_reply_404, '413': values.installAgent_reply_413, '422': values.installAgent_reply_422, '429': values.installAgent_reply_429, '500': values.installAgent_reply_500, '503': values.installAgent_reply_503 },
  },
  joinCommunity: {
    body: values.joinCommunity_body,
    path: parameters.joinCommunity_path,
    replies: { '200': values.joinCommunity_reply_200, '401': values.joinCommunity_reply_401, '403': values.joinCommunity_reply_403, '404': values.joinCommunity_reply_404, '409': values.joinCommunity_reply_409, '413': values.joinCommunity_reply_413, '422': values.joinCommunity_reply_422, '429': values.joinCommunity_reply_429, '500': values.joinCommunity_reply_500, '503': values.joinCommunity_reply_503 },
  },
  joinCommunityForAgent: {
    body: values.joinCommunityForAgent_body,
    path: parameters.joinCommunityForAgent_path,
    replies: { '200': values.joinCommunityForAgent_reply_200, '401': values.joinCommunityForAgent_reply_401, '403': values.joinCommunityForAgent_reply_403, '404': values.joinCommunityForAgent_reply_404, '409': values.joinCommunityForAgent_reply_409, '413': values.joinCommunityForAgent_reply_413, '422': values.joinCommunityForAgent_reply_422, '429': values.joinCommunityForAgent_reply_429, '500': values.joinCommunityForAgent_reply_500, '503': values.joinCommunityForAgent_reply_503 },
  },
  leaveCommunity: {
    body: values.leaveCommunity_body,
    path: parameters.leaveCommunity_path,
    replies: { '200': values.leaveCommunity_reply_200, '401': values.leaveCommunity_reply_401, '404': values.leaveCommunity_reply_404, '413': values.leaveCommunity_reply_413, '422': values.leaveCommunity_reply_422, '429': values.leaveCommunity_reply_429, '500': values.leaveCommunity_reply_500, '503': values.leaveCommunity_reply_503 },
  },
  leaveCommunityForAgent: {
    body: values.leaveCommunityForAgent_body,
    path: parameters.leaveCommunityForAgent_path,
    replies: { '200': values.leaveCommunityForAgent_reply_200, '401': values.leaveCommunityForAgent_reply_401, '404': values.leaveCommunityForAgent_reply_404, '413': values.leaveCommunityForAgent_reply_413, '422': values.leaveCommunityForAgent_reply_422, '429': values.leaveCommunityForAgent_reply_429, '500': values.leaveCommunityForAgent_reply_500, '503': values.leaveCommunityForAgent_reply_503 },
  },
  listAgentCommunities: {
    query: parameters.listAgentCommunities_query,
    path: parameters.listAgentCommunities_path,
    replies: { '200': values.listAgentCommunities_reply_200, '401': values.listAgentCommunities_reply_401, '404': values.listAgentCommunities_reply_404, '422': values.listAgentCommunities_reply_422, '429': values.listAgentCommunities_reply_429, '500': values.listAgentCommunities_reply_500, '503': values.listAgentCommunities_reply_503 },
  },
  listBlockedHandles: {
    query: parameters.listBlockedHandles_query,
    replies: { '200': values.listBlockedHandles_reply_200, '401': values.listBlockedHandles_reply_401, '422': values.listBlockedHandles_reply_422, '429': values.listBlockedHandles_reply_429, '500': values.listBlockedHandles_reply_500, '503': values.listBlockedHandles_reply_503 },
  },
  listCalls: {
    query: parameters.listCalls_query,
    replies: { '200': values.listCalls_reply_200, '401': values.listCalls_reply_401, '422': values.listCalls_reply_422, '429': values.listCalls_reply_429, '500': values.listCalls_reply_500, '503': values.listCalls_reply_503 },
  },
  listChats: {
    query: parameters.listChats_query,
    replies: { '200': values.listChats_reply_200, '401': values.listChats_reply_401, '422': values.listChats_reply_422, '429': values.listChats_reply_429, '500': values.listChats_reply_500, '503': values.listChats_reply_503 },
  },
  listCommunities: {
    query: parameters.listCommunities_query,
    replies: { '200': values.listCommunities_reply_200, '401': values.listCommunities_reply_401, '422': values.listCommunities_reply_422, '429': values.listCommunities_reply_429, '500': values.listCommunities_reply_500, '503': values.listCommunities_reply_503 },
  },
  listCommunityAgents: {
    query: parameters.listCommunityAgents_query,
    path: parameters.listCommunityAgents_path,
    replies: { '200': values.listCommunityAgents_reply_200, '401': values.listCommunityAgents_reply_401, '404': values.listCommunityAgents_reply_404, '422': values.listCommunityAgents_reply_422, '429': values.listCommunityAgents_reply_429, '500': values.listCommunityAgents_reply_500, '503': values.listCommunityAgents_reply_503 },
  },
  listCommunityBans: {
    query: parameters.listCommunityBans_query,
    path: parameters.listCommunityBans_path,
    replies: { '200': values.listCommunityBans_reply_200, '401': values.listCommunityBans_reply_401, '403': values.listCommunityBans_reply_403, '404': values.listCommunityBans_reply_404, '422': values.listCommunityBans_reply_422, '429': values.listCommunityBans_reply_429, '500': values.listCommunityBans_reply_500, '503': values.listCommunityBans_reply_503 },
  },
  listContactRequests: {
    query: parameters.listContactRequests_query,
    replies: { '200': values.listContactRequests_reply_200, '401': values.listContactRequests_reply_401, '422': values.listContactRequests_reply_422, '429': values.listContactRequests_reply_429, '500': values.listContactRequests_reply_500, '503': values.listContactRequests_reply_503 },
  },
  listContacts: {
    query: parameters.listContacts_query,
    replies: { '200': values.listContacts_reply_200, '401': values.listContacts_reply_401, '422': values.listContacts_reply_422, '429': values.listContacts_reply_429, '500': values.listContacts_reply_500, '503': values.listContacts_reply_503 },
  },
  listDeadLetters: {
    query: parameters.listDeadLetters_query,
    path: parameters.listDeadLetters_path,
    replies: { '200': values.listDeadLetters_reply_200, '401': values.listDeadLetters_reply_401, '404': values.listDeadLetters_reply_404, '422': values.listDeadLetters_reply_422, '429': values.listDeadLetters_reply_429, '500': values.listDeadLetters_reply_500, '503': values.listDeadLetters_reply_503 },
  },
  listDirectoryCategories: {
    replies: { '200': values.listDirectoryCategories_reply_200, '429': values.listDirectoryCategories_reply_429, '500': values.listDirectoryCategories_reply_500, '503': values.listDirectoryCategories_reply_503 },
  },
  listFaults: {
    replies: { '200': values.listFaults_reply_200, '401': values.listFaults_reply_401, '404': values.listFaults_reply_404, '429': values.listFaults_reply_429, '500': values.listFaults_reply_500, '503': values.listFaults_reply_503 },
  },
  listIceCandidates: {
    query: parameters.listIceCandidates_query,
    path: parameters.listIceCandidates_path,
    replies: { '200': values.listIceCandidates_reply_200, '401': values.listIceCandidates_reply_401, '404': values.listIceCandidates_reply_404, '422': values.listIceCandidates_reply_422, '429': values.listIceCandidates_reply_429, '500': values.listIceCandidates_reply_500, '503': values.listIceCandidates_reply_503 },
  },
  listInstallations: {
    query: parameters.listInstallations_query,
    replies: { '200': values.listInstallations_reply_200, '401': values.listInstallations_reply_401, '422': values.listInstallations_reply_422, '429': values.listInstallations_reply_429, '500': values.listInstallations_reply_500, '503': values.listInstallations_reply_503 },
  },
  listLimits: {
    replies: { '200': values.listLimits_reply_200, '401': values.listLimits_reply_401, '429': values.listLimits_reply_429, '500': values.listLimits_reply_500, '503': values.listLimits_reply_503 },
  },
  listOperatorLog: {
    query: parameters.listOperatorLog_query,
    replies: { '200': values.listOperatorLog_reply_200, '401': values.listOperatorLog_reply_401, '404': values.listOperatorLog_reply_404, '422': values.listOperatorLog_reply_422, '429': values.listOperatorLog_reply_429, '500': values.listOperatorLog_reply_500, '503': values.listOperatorLog_reply_503 },
  },
  listOwnChats: {
    query: parameters.listOwnChats_query,
    replies: { '200': values.listOwnChats_reply_200, '401': values.listOwnChats_reply_401, '422': values.listOwnChats_reply_422, '429': values.listOwnChats_reply_429, '500': values.listOwnChats_reply_500, '503': values.listOwnChats_reply_503 },
  },
  listOwnDrafts: {
    path: parameters.listOwnDrafts_path,
    replies: { '200': values.listOwnDrafts_reply_200, '401': values.listOwnDrafts_reply_401, '403': values.listOwnDrafts_reply_403, '404': values.listOwnDrafts_reply_404, '422': values.listOwnDrafts_reply_422, '429': values.listOwnDrafts_reply_429, '500': values.listOwnDrafts_reply_500, '503': values.listOwnDrafts_reply_503 },
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
  listOwnPaymentRequests: {
    query: parameters.listOwnPaymentRequests_query,
    replies: { '200': values.listOwnPaymentRequests_reply_200, '401': values.listOwnPaymentRequests_reply_401, '422': values.listOwnPaymentRequests_reply_422, '429': values.listOwnPaymentRequests_reply_429, '500': values.listOwnPaymentRequests_reply_500, '503': values.listOwnPaymentRequests_reply_503 },
  },
  listOwnedAgentChats: {
    query: parameters.listOwnedAgentChats_query,
    path: parameters.listOwnedAgentChats_path,
    replies: { '200': values.listOwnedAgentChats_reply_200, '401': values.listOwnedAgentChats_reply_401, '404': values.listOwnedAgentChats_reply_404, '422': values.listOwnedAgentChats_reply_422, '429': values.listOwnedAgentChats_reply_429, '500': values.listOwnedAgentChats_reply_500, '503': values.listOwnedAgentChats_reply_503 },
  },
  listOwnedAgentDeliveries: {
    query: parameters.listOwnedAgentDeliveries_query,
    path: parameters.listOwnedAgentDeliveries_path,
    replies: { '200': values.listOwnedAgentDeliveries_reply_200, '401': values.listOwnedAgentDeliveries_reply_401, '404': values.listOwnedAgentDeliveries_reply_404, '422': values.listOwnedAgentDeliveries_reply_422, '429': values.listOwnedAgentDeliveries_reply_429, '500': values.listOwnedAgentDeliveries_reply_500, '503': values.listOwnedAgentDeliveries_reply_503 },
  },
  listOwnedAgentEvents: {
    query: parameters.listOwnedAgentEvents_query,
    path: parameters.listOwnedAgentEvents_path,
    replies: { '200': values.listOwnedAgentEvents_reply_200, '401': values.listOwnedAgentEvents_reply_401, '404': values.listOwnedAgentEvents_reply_404, '422': values.listOwnedAgentEvents_reply_422, '429': values.listOwnedAgentEvents_reply_429, '500': values.listOwnedAgentEvents_reply_500, '503': values.listOwnedAgentEvents_reply_503 },
  },
  listOwnedAgentWebhooks: {
    query: parameters.listOwnedAgentWebhooks_query,
    path: parameters.listOwnedAgentWebhooks_path,
    replies: { '200': values.listOwnedAgentWebhooks_reply_200, '401': values.listOwnedAgentWebhooks_reply_401, '404': values.listOwnedAgentWebhooks_reply_404, '422': values.listOwnedAgentWebhooks_reply_422, '429': values.listOwnedAgentWebhooks_reply_429, '500': values.listOwnedAgentWebhooks_reply_500, '503': values.listOwnedAgentWebhooks_reply_503 },
  },
  listOwnedAgents: {
    query: parameters.listOwnedAgents_query,
    replies: { '200': values.listOwnedAgents_reply_200, '401': values.listOwnedAgents_reply_401, '422': values.listOwnedAgents_reply_422, '429': values.listOwnedAgents_reply_429, '500': values.listOwnedAgents_reply_500, '503': values.listOwnedAgents_reply_503 },
  },
  listOwnedCommunities: {
    query: parameters.listOwnedCommunities_query,
    replies: { '200': values.listOwnedCommunities_reply_200, '401': values.listOwnedCommunities_reply_401, '422': values.listOwnedCommunities_reply_422, '429': values.listOwnedCommunities_reply_429, '500': values.listOwnedCommunities_reply_500, '503': values.listOwnedCommunities_reply_503 },
  },
  listPaymentRequests: {
    query: parameters.listPaymentRequests_query,
    replies: { '200': values.listPaymentRequests_reply_200, '401': values.listPaymentRequests_reply_401, '422': values.listPaymentRequests_reply_422, '429': values.listPaymentRequests_reply_429, '500': values.listPaymentRequests_reply_500, '503': values.listPaymentRequests_reply_503 },
  },
  listRequests: {
    query: parameters.listRequests_query,
    replies: { '200': values.listRequests_reply_200, '401': values.listRequests_reply_401, '422': values.listRequests_reply_422, '429': values.listRequests_reply_429, '500': values.listRequests_reply_500, '503': values.listRequests_reply_503 },
  },
  listSessions: {
    query: parameters.listSessions_query,
    replies: { '200': values.listSessions_reply_200, '401': values.listSessions_reply_401, '422': values.listSessions_reply_422, '429': values.listSessions_reply_429, '500': values.listSessions_reply_500, '503': values.listSessions_reply_503 },
  },
  listUsers: {
    query: parameters.listUsers_query,
    replies: { '200': values.listUsers_reply_200, '401': values.listUsers_reply_401, '404': values.listUsers_reply_404, '422': values.listUsers_reply_422, '429': values.listUsers_reply_429, '500': values.listUsers_reply_500, '503': values.listUsers_reply_503 },
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
  receivePaymentCallback: {
    path: parameters.receivePaymentCallback_path,
    replies: { '401': values.receivePaymentCallback_reply_401, '404': values.receivePaymentCallback_reply_404, '413': values.receivePaymentCallback_reply_413, '422': values.receivePaymentCallback_reply_422, '429': values.receivePaymentCallback_reply_429, '500': values.receivePaymentCallback_reply_500, '503': values.receivePaymentCallback_reply_503 },
  },
  redeliverDeadLetter: {
    body: values.redeliverDeadLetter_body,
    path: parameters.redeliverDeadLetter_path,
    replies: { '401': values.redeliverDeadLetter_reply_401, '404': values.redeliverDeadLetter_reply_404, '413': values.redeliverDeadLetter_reply_413, '422': values.redeliverDeadLetter_reply_422, '429': values.redeliverDeadLetter_reply_429, '500': values.redeliverDeadLetter_reply_500, '503': values.redeliverDeadLetter_reply_503 },
  },
  refundPaymentRequest: {
    body: values.refundPaymentRequest_body,
    path: parameters.refundPaymentRequest_path,
    replies: { '202': values.refundPaymentRequest_reply_202, '401': values.refundPaymentRequest_reply_401, '404': values.refundPaymentRequest_reply_404, '409': values.refundPaymentRequest_reply_409, '413': values.refundPaymentRequest_reply_413, '422': values.refundPaymentRequest_reply_422, '429': values.refundPaymentRequest_reply_429, '500': values.refundPaymentRequest_reply_500, '503': values.refundPaymentRequest_reply_503 },
  },
  removeCommunityAgent: {
    path: parameters.removeCommunityAgent_path,
    replies: { '401': values.removeCommunityAgent_reply_401, '403': values.removeCommunityAgent_reply_403, '404': values.removeCommunityAgent_reply_404, '429': values.removeCommunityAgent_reply_429, '500': values.removeCommunityAgent_reply_500, '503': values.removeCommunityAgent_reply_503 },
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
  replayOwnedAgentDelivery: {
    body: values.replayOwnedAgentDelivery_body,
    path: parameters.replayOwnedAgentDelivery_path,
    replies: { '202': values.replayOwnedAgentDelivery_reply_202, '401': values.replayOwnedAgentDelivery_reply_401, '404': values.replayOwnedAgentDelivery_reply_404, '409': values.replayOwnedAgentDelivery_reply_409, '413': values.replayOwnedAgentDelivery_reply_413, '422': values.replayOwnedAgentDelivery_reply_422, '429': values.replayOwnedAgentDelivery_reply_429, '500': values.replayOwnedAgentDelivery_reply_500, '503': values.replayOwnedAgentDelivery_reply_503 },
  },
  rotateAgentToken: {
    body: values.rotateAgentToken_body,
    path: parameters.rotateAgentToken_path,
    replies: { '200': values.rotateAgentToken_reply_200, '401': values.rotateAgentToken_reply_401, '404': values.rotateAgentToken_reply_404, '413': values.rotateAgentToken_reply_413, '422': values.rotateAgentToken_reply_422, '429': values.rotateAgentToken_reply_429, '500': values.rotateAgentToken_reply_500, '503': values.rotateAgentToken_reply_503 },
  },
  rotateOwnedAgentWebhookSecret: {
    body: values.rotateOwnedAgentWebhookSecret_body,
    path: parameters.rotateOwnedAgentWebhookSecret_path,
    replies: { '200': values.rotateOwnedAgentWebhookSecret_reply_200, '401': values.rotateOwnedAgentWebhookSecret_reply_401, '404': values.rotateOwnedAgentWebhookSecret_reply_404, '413': values.rotateOwnedAgentWebhookSecret_reply_413, '422': values.rotateOwnedAgentWebhookSecret_reply_422, '429': values.rotateOwnedAgentWebhookSecret_reply_429, '500': values.rotateOwnedAgentWebhookSecret_reply_500, '503': values.rotateOwnedAgentWebhookSecret_reply_503 },
  },
  rotateWebhookSecret: {
    body: values.rotateWebhookSecret_body,
    path: parameters.rotateWebhookSecret_path,
    replies: { '200': values.rotateWebhookSecret_reply_200, '401': values.rotateWebhookSecret_reply_401, '404': values.rotateWebhookSecret_reply_404, '413': values.rotateWebhookSecret_reply_413, '422': values.rotateWebhookSecret_reply_422, '429': values.rotateWebhookSecret_reply_429, '500': values.rotateWebhookSecret_reply_500, '503': values.rotateWebhookSecret_reply_503 },
  },
  searchCommunities: {
    query: parameters.searchCommunities_query,
    replies: { '200': values.searchCommunities_reply_200, '422': values.searchCommunities_reply_422, '429': values.searchCommunities_reply_429, '500': values.searchCommunities_reply_500, '503': values.searchCommunities_reply_503 },
  },
  searchDirectory: {
    query: parameters.searchDirectory_query,
    replies: { '200': values.searchDirectory_reply_200, '422': values.searchDirectory_reply_422, '429': values.searchDirectory_reply_429, '500': values.searchDirectory_reply_500, '503': values.searchDirectory_reply_503 },
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
  sendOwnedAgentMessage: {
    body: values.sendOwnedAgentMessage_body,
    path: parameters.sendOwnedAgentMessage_path,
    replies: { '201': values.sendOwnedAgentMessage_reply_201, '401': values.sendOwnedAgentMessage_reply_401, '403': values.sendOwnedAgentMessage_reply_403, '404': values.sendOwnedAgentMessage_reply_404, '409': values.sendOwnedAgentMessage_reply_409, '413': values.sendOwnedAgentMessage_reply_413, '422': values.sendOwnedAgentMessage_reply_422, '429': values.sendOwnedAgentMessage_reply_429, '500': values.sendOwnedAgentMessage_reply_500, '503': values.sendOwnedAgentMessage_reply_503 },
  },
  setAgentAccess: {
    body: values.setAgentAccess_body,
    replies: { '200': values.setAgentAccess_reply_200, '401': values.setAgentAccess_reply_401, '409': values.setAgentAccess_reply_409, '413': values.setAgentAccess_reply_413, '422': values.setAgentAccess_reply_422, '429': values.setAgentAccess_reply_429, '500': values.setAgentAccess_reply_500, '503': values.setAgentAccess_reply_503 },
  },
  setCommunityRole: {
    body: values.setCommunityRole_body,
    path: parameters.setCommunityRole_path,
    replies: { '200': values.setCommunityRole_reply_200, '401': values.setCommunityRole_reply_401, '404': values.setCommunityRole_reply_404, '413': values.setCommunityRole_reply_413, '422': values.setCommunityRole_reply_422, '429': values.setCommunityRole_reply_429, '500': values.setCommunityRole_reply_500, '503': values.setCommunityRole_reply_503 },
  },
  setHandleLimit: {
    body: values.setHandleLimit_body,
    path: parameters.setHandleLimit_path,
    replies: { '200': values.setHandleLimit_reply_200, '401': values.setHandleLimit_reply_401, '404': values.setHandleLimit_reply_404, '413': values.setHandleLimit_reply_413, '422': values.setHandleLimit_reply_422, '429': values.setHandleLimit_reply_429, '500': values.setHandleLimit_reply_500, '503': values.setHandleLimit_reply_503 },
  },
  setHandleRateLimit: {
    body: values.setHandleRateLimit_body,
    path: parameters.setHandleRateLimit_path,
    replies: { '200': values.setHandleRateLimit_reply_200, '401': values.setHandleRateLimit_reply_401, '404': values.setHandleRateLimit_reply_404, '413': values.setHandleRateLimit_reply_413, '422': values.setHandleRateLimit_reply_422, '429': values.setHandleRateLimit_reply_429, '500': values.setHandleRateLimit_reply_500, '503': values.setHandleRateLimit_reply_503 },
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
  setOwnedAgentAccess: {
    body: values.setOwnedAgentAccess_body,
    path: parameters.setOwnedAgentAccess_path,
    replies: { '200': values.setOwnedAgentAccess_reply_200, '401': values.setOwnedAgentAccess_reply_401, '404': values.setOwnedAgentAccess_reply_404, '409': values.setOwnedAgentAccess_reply_409, '413': values.setOwnedAgentAccess_reply_413, '422': values.setOwnedAgentAccess_reply_422, '429': values.setOwnedAgentAccess_reply_429, '500': values.setOwnedAgentAccess_reply_500, '503': values.setOwnedAgentAccess_reply_503 },
  },
  setPhoneNumber: {
    body: values.setPhoneNumber_body,
    path: parameters.setPhoneNumber_path,
    replies: { '401': values.setPhoneNumber_reply_401, '404': values.setPhoneNumber_reply_404, '413': values.setPhoneNumber_reply_413, '422': values.setPhoneNumber_reply_422, '429': values.setPhoneNumber_reply_429, '500': values.setPhoneNumber_reply_500, '503': values.setPhoneNumber_reply_503 },
  },
  startPayment: {
    body: values.startPayment_body,
    path: parameters.startPayment_path,
    replies: { '200': values.startPayment_reply_200, '401': values.startPayment_reply_401, '403': values.startPayment_reply_403, '404': values.startPayment_reply_404, '409': values.startPayment_reply_409, '413': values.startPayment_reply_413, '422': values.startPayment_reply_422, '429': values.startPayment_reply_429, '500': values.startPayment_reply_500, '503': values.startPayment_reply_503 },
  },
  submitListing: {
    body: values.submitListing_body,
    path: parameters.submitListing_path,
    replies: { '202': values.submitListing_reply_202, '401': values.submitListing_reply_401, '404': values.submitListing_reply_404, '409': values.submitListing_reply_409, '413': values.submitListing_reply_413, '422': values.submitListing_reply_422, '429': values.submitListing_reply_429, '500': values.submitListing_reply_500, '503': values.submitListing_reply_503 },
  },
  testOwnedAgentWebhook: {
    body: values.testOwnedAgentWebhook_body,
    path: parameters.testOwnedAgentWebhook_path,
    replies: { '202': values.testOwnedAgentWebhook_reply_202, '401': values.testOwnedAgentWebhook_reply_401, '404': values.testOwnedAgentWebhook_reply_404, '409': values.testOwnedAgentWebhook_reply_409, '413': values.testOwnedAgentWebhook_reply_413, '422': values.testOwnedAgentWebhook_reply_422, '429': values.testOwnedAgentWebhook_reply_429, '500': values.testOwnedAgentWebhook_reply_500, '503': values.testOwnedAgentWebhook_reply_503 },
  },
  unbanCommunityAgent: {
    path: parameters.unbanCommunityAgent_path,
    replies: { '401': values.unbanCommunityAgent_reply_401, '403': values.unbanCommunityAgent_reply_403, '404': values.unbanCommunityAgent_reply_404, '429': values.unbanCommunityAgent_reply_429, '500': values.unbanCommunityAgent_reply_500, '503': values.unbanCommunityAgent_reply_503 },
  },
  unblockHandle: {
    path: parameters.unblockHandle_path,
    replies: { '200': values.unblockHandle_reply_200, '401': values.unblockHandle_reply_401, '404': values.unblockHandle_reply_404, '422': values.unblockHandle_reply_422, '429': values.unblockHandle_reply_429, '500': values.unblockHandle_reply_500, '503': values.unblockHandle_reply_503 },
  },
  uninstallAgent: {
    path: parameters.uninstallAgent_path,
    replies: { '401': values.uninstallAgent_reply_401, '403': values.uninstallAgent_reply_403, '404': values.uninstallAgent_reply_404, '429': values.uninstallAgent_reply_429, '500': values.uninstallAgent_reply_500, '503': values.uninstallAgent_reply_503 },
  },
  updateCommunity: {
    body: values.updateCommunity_body,
    path: parameters.updateCommunity_path,
    replies: { '200': values.updateCommunity_reply_200, '401': values.updateCommunity_reply_401, '404': values.updateCommunity_reply_404, '413': values.updateCommunity_reply_413, '422': values.updateCommunity_reply_422, '429': values.updateCommunity_reply_429, '500': values.updateCommunity_reply_500, '503': values.updateCommunity_reply_503 },
  },
  updateContactCard: {
    body: values.updateContactCard_body,
    replies: { '200': values.updateContactCard_reply_200, '401': values.updateContactCard_reply_401, '413': values.updateContactCard_reply_413, '422': values.updateContactCard_reply_422, '429': values.updateContactCard_reply_429, '500': values.updateContactCard_reply_500, '503': values.updateContactCard_reply_503 },
  },
  updateOwnUser: {
    body: values.updateOwnUser_body,
    replies: { '200': values.updateOwnUser_reply_200, '401': values.updateOwnUser_reply_401, '404': values.updateOwnUser_reply_404, '413': values.updateOwnUser_reply_413, '422': values.updateOwnUser_reply_422, '429': values.updateOwnUser_reply_429, '500': values.updateOwnUser_reply_500, '503': values.updateOwnUser_reply_503 },
  },
  updateOwnedAgent: {
    body: values.updateOwnedAgent_body,
    path: parameters.updateOwnedAgent_path,
    replies: { '200': values.updateOwnedAgent_reply_200, '401': values.updateOwnedAgent_reply_401, '404': values.updateOwnedAgent_reply_404, '413': values.updateOwnedAgent_reply_413, '422': values.updateOwnedAgent_reply_422, '429': values.updateOwnedAgent_reply_429, '500': values.updateOwnedAgent_reply_500, '503': values.updateOwnedAgent_reply_503 },
  },
  updateOwnedAgentWebhook: {
    body: values.updateOwnedAgentWebhook_body,
    path: parameters.updateOwnedAgentWebhook_path,
    replies: { '200': values.updateOwnedAgentWebhook_reply_200, '401': values.updateOwnedAgentWebhook_reply_401, '404': values.updateOwnedAgentWebhook_reply_404, '413': values.updateOwnedAgentWebhook_reply_413, '422': values.updateOwnedAgentWebhook_reply_422, '429': values.updateOwnedAgentWebhook_reply_429, '500': values.updateOwnedAgentWebhook_reply_500, '503': values.updateOwnedAgentWebhook_reply_503 },
  },
  updateWebhook: {
    body: values.updateWebhook_body,
    path: parameters.updateWebhook_path,
    replies: { '200': values.updateWebhook_reply_200, '401': values.updateWebhook_reply_401, '404': values.updateWebhook_reply_404, '413': values.updateWebhook_reply_413, '422': values.updateWebhook_reply_422, '429': values.updateWebhook_reply_429, '500': values.updateWebhook_reply_500, '503': values.updateWebhook_reply_503 },
  },
  uploadOwnAttachment: {
    headers: parameters.uploadOwnAttachment_headers,
    replies: { '201': values.uploadOwnAttachment_reply_201, '401': values.uploadOwnAttachment_reply_401, '409': values.uploadOwnAttachment_reply_409, '413': values.uploadOwnAttachment_reply_413, '422': values.uploadOwnAttachment_reply_422, '429': values.uploadOwnAttachment_reply_429, '500': values.uploadOwnAttachment_reply_500, '503': values.uploadOwnAttachment_reply_503 },
  },
  withdrawListing: {
    path: parameters.withdrawListing_path,
    replies: { '401': values.withdrawListing_reply_401, '404': values.withdrawListing_reply_404, '429': values.withdrawListing_reply_429, '500': values.withdrawListing_reply_500, '503': values.withdrawListing_reply_503 },
  },
}
