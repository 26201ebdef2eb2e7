// Generated from spec/ by `npm run generate`. Never edited by hand.

import * as parameters from './validators-parameters.js'
import * as values from './validators-values.js'

export const validators = {
  acceptRequest: {
    body: values.acceptRequest_body,
    path: parameters.acceptRequest_path,
  },
  addIceCandidate: {
    body: values.addIceCandidate_body,
    path: parameters.addIceCandidate_path,
  },
  addParticipant: {
    body: values.addParticipant_body,
    path: parameters.addParticipant_path,
  },
  adminCreateAgent: {
    body: values.adminCreateAgent_body,
  },
  adminDecideListing: {
    body: values.adminDecideListing_body,
    path: parameters.adminDecideListing_path,
  },
  adminDeleteAccount: {
    path: parameters.adminDeleteAccount_path,
  },
  adminDeleteSession: {
    path: parameters.adminDeleteSession_path,
  },
  adminExportUser: {
    path: parameters.adminExportUser_path,
  },
  adminListAgents: {
    query: parameters.adminListAgents_query,
  },
  adminListDeliveries: {
    query: parameters.adminListDeliveries_query,
  },
  adminListListings: {
    query: parameters.adminListListings_query,
  },
  adminListSessions: {
    query: parameters.adminListSessions_query,
    path: parameters.adminListSessions_path,
  },
  adminReplayDeliveries: {
    body: values.adminReplayDeliveries_body,
  },
  adminRotateAgentToken: {
    path: parameters.adminRotateAgentToken_path,
  },
  ageDeviceAuthorization: {
    body: values.ageDeviceAuthorization_body,
    path: parameters.ageDeviceAuthorization_path,
  },
  answerCall: {
    body: values.answerCall_body,
    path: parameters.answerCall_path,
  },
  approveDeviceAuthorization: {
    body: values.approveDeviceAuthorization_body,
  },
  banCommunityAgent: {
    body: values.banCommunityAgent_body,
    path: parameters.banCommunityAgent_path,
  },
  blockHandle: {
    path: parameters.blockHandle_path,
  },
  callMcp: {
    body: values.callMcp_body,
  },
  cancelPaymentRequest: {
    body: values.cancelPaymentRequest_body,
    path: parameters.cancelPaymentRequest_path,
  },
  clearHandleLimit: {
    path: parameters.clearHandleLimit_path,
  },
  clearHandleRateLimit: {
    path: parameters.clearHandleRateLimit_path,
  },
  confirmPaymentRequest: {
    body: values.confirmPaymentRequest_body,
    path: parameters.confirmPaymentRequest_path,
  },
  connectPaymentProvider: {
    body: values.connectPaymentProvider_body,
  },
  createCall: {
    body: values.createCall_body,
  },
  createChat: {
    body: values.createChat_body,
  },
  createCommunity: {
    body: values.createCommunity_body,
  },
  createContactRequest: {
    body: values.createContactRequest_body,
  },
  createFault: {
    body: values.createFault_body,
  },
  createInvitation: {
    body: values.createInvitation_body,
  },
  createOwnSocketTicket: {
    body: values.createOwnSocketTicket_body,
  },
  createOwnedAgentWebhook: {
    body: values.createOwnedAgentWebhook_body,
    path: parameters.createOwnedAgentWebhook_path,
  },
  createPasskey: {
    body: values.createPasskey_body,
  },
  createPaymentRequest: {
    body: values.createPaymentRequest_body,
  },
  createSignInLink: {
    path: parameters.createSignInLink_path,
  },
  createSocketTicket: {
    body: values.createSocketTicket_body,
  },
  createUser: {
    body: values.createUser_body,
  },
  declineCall: {
    body: values.declineCall_body,
    path: parameters.declineCall_path,
  },
  declinePaymentRequest: {
    body: values.declinePaymentRequest_body,
    path: parameters.declinePaymentRequest_path,
  },
  declineRequest: {
    body: values.declineRequest_body,
    path: parameters.declineRequest_path,
  },
  deleteAccount: {
    body: values.deleteAccount_body,
  },
  deleteAttachment: {
    path: parameters.deleteAttachment_path,
  },
  deleteCommunity: {
    path: parameters.deleteCommunity_path,
  },
  deleteFault: {
    path: parameters.deleteFault_path,
  },
  deleteInvitation: {
    path: parameters.deleteInvitation_path,
  },
  deleteOwnedAgent: {
    path: parameters.deleteOwnedAgent_path,
  },
  deleteOwnedAgentWebhook: {
    path: parameters.deleteOwnedAgentWebhook_path,
  },
  deletePasskey: {
    path: parameters.deletePasskey_path,
  },
  deletePushSubscription: {
  },
  deleteSession: {
    path: parameters.deleteSession_path,
  },
  deleteWebhook: {
    path: parameters.deleteWebhook_path,
  },
  denyDeviceAuthorization: {
    body: values.denyDeviceAuthorization_body,
  },
  discardDraft: {
    path: parameters.discardDraft_path,
  },
  disconnectPaymentProvider: {
  },
  discoverContacts: {
    body: values.discoverContacts_body,
  },
  exportAccount: {
  },
  getA2aOpenApi: {
  },
  getAccountDeletion: {
    path: parameters.getAccountDeletion_path,
  },
  getAgentAccess: {
  },
  getAsyncApi: {
  },
  getAttachment: {
    path: parameters.getAttachment_path,
  },
  getAuthorizationServerMetadata: {
  },
  getCall: {
    path: parameters.getCall_path,
  },
  getChat: {
    path: parameters.getChat_path,
  },
  getCommunity: {
    path: parameters.getCommunity_path,
  },
  getCommunityRules: {
    path: parameters.getCommunityRules_path,
  },
  getContactCard: {
  },
  getContactRequest: {
    path: parameters.getContactRequest_path,
  },
  getErasure: {
    path: parameters.getErasure_path,
  },
  getExtensionsOpenApi: {
  },
  getHandleLimits: {
    path: parameters.getHandleLimits_path,
  },
  getHealth: {
  },
  getIceServers: {
  },
  getListing: {
    path: parameters.getListing_path,
  },
  getMedia: {
    path: parameters.getMedia_path,
  },
  getOpenApi: {
  },
  getOwnChat: {
    path: parameters.getOwnChat_path,
  },
  getOwnPaymentRequest: {
    path: parameters.getOwnPaymentRequest_path,
  },
  getOwnUser: {
  },
  getOwnedAgent: {
    path: parameters.getOwnedAgent_path,
  },
  getOwnedAgentAccess: {
    path: parameters.getOwnedAgentAccess_path,
  },
  getOwnedAgentDelivery: {
    path: parameters.getOwnedAgentDelivery_path,
  },
  getOwnedAgentLimits: {
    path: parameters.getOwnedAgentLimits_path,
  },
  getOwnedCommunity: {
    path: parameters.getOwnedCommunity_path,
  },
  getPaymentProvider: {
  },
  getPaymentRequest: {
    path: parameters.getPaymentRequest_path,
  },
  getPublicCommunity: {
    path: parameters.getPublicCommunity_path,
  },
  getPushSubscription: {
  },
  getReadiness: {
  },
  getServiceStatus: {
  },
  getWebhook: {
    path: parameters.getWebhook_path,
  },
  hangUpCall: {
    body: values.hangUpCall_body,
    path: parameters.hangUpCall_path,
  },
  installAgent: {
    body: values.installAgent_body,
    path: parameters.installAgent_path,
  },
  joinCommunity: {
    body: values.joinCommunity_body,
    path: parameters.joinCommunity_path,
  },
  joinCommunityForAgent: {
    body: values.joinCommunityForAgent_body,
    path: parameters.joinCommunityForAgent_path,
  },
  leaveCommunity: {
    body: values.leaveCommunity_body,
    path: parameters.leaveCommunity_path,
  },
  leaveCommunityForAgent: {
    body: values.leaveCommunityForAgent_body,
    path: parameters.leaveCommunityForAgent_path,
  },
  listAgentCommunities: {
    query: parameters.listAgentCommunities_query,
    path: parameters.listAgentCommunities_path,
  },
  listAttachments: {
    query: parameters.listAttachments_query,
  },
  listBlockedHandles: {
    query: parameters.listBlockedHandles_query,
  },
  listCalls: {
    query: parameters.listCalls_query,
  },
  listChats: {
    query: parameters.listChats_query,
  },
  listCommunities: {
    query: parameters.listCommunities_query,
  },
  listCommunityAgents: {
    query: parameters.listCommunityAgents_query,
    path: parameters.listCommunityAgents_path,
  },
  listCommunityBans: {
    query: parameters.listCommunityBans_query,
    path: parameters.listCommunityBans_path,
  },
  listContactRequests: {
    query: parameters.listContactRequests_query,
  },
  listContacts: {
    query: parameters.listContacts_query,
  },
  listDeadLetters: {
    query: parameters.listDeadLetters_query,
    path: parameters.listDeadLetters_path,
  },
  listDirectoryCategories: {
  },
  listErasures: {
    query: parameters.listErasures_query,
  },
  listFaults: {
  },
  listGroupChanges: {
    path: parameters.listGroupChanges_path,
  },
  listIceCandidates: {
    query: parameters.listIceCandidates_query,
    path: parameters.listIceCandidates_path,
  },
  listInstallations: {
    query: parameters.listInstallations_query,
  },
  listInvitations: {
    query: parameters.listInvitations_query,
  },
  listLimits: {
  },
  listOperatorLog: {
    query: parameters.listOperatorLog_query,
  },
  listOwnChats: {
    query: parameters.listOwnChats_query,
  },
  listOwnDrafts: {
    path: parameters.listOwnDrafts_path,
  },
  listOwnEvents: {
    query: parameters.listOwnEvents_query,
  },
  listOwnMessages: {
    query: parameters.listOwnMessages_query,
    path: parameters.listOwnMessages_path,
  },
  listOwnPaymentRequests: {
    query: parameters.listOwnPaymentRequests_query,
  },
  listOwnedAgentChats: {
    query: parameters.listOwnedAgentChats_query,
    path: parameters.listOwnedAgentChats_path,
  },
  listOwnedAgentDeliveries: {
    query: parameters.listOwnedAgentDeliveries_query,
    path: parameters.listOwnedAgentDeliveries_path,
  },
  listOwnedAgentEvents: {
    query: parameters.listOwnedAgentEvents_query,
    path: parameters.listOwnedAgentEvents_path,
  },
  listOwnedAgentWebhooks: {
    query: parameters.listOwnedAgentWebhooks_query,
    path: parameters.listOwnedAgentWebhooks_path,
  },
  listOwnedAgents: {
    query: parameters.listOwnedAgents_query,
  },
  listOwnedCommunities: {
    query: parameters.listOwnedCommunities_query,
  },
  listPasskeys: {
    query: parameters.listPasskeys_query,
  },
  listPaymentRequests: {
    query: parameters.listPaymentRequests_query,
  },
  listRequests: {
    query: parameters.listRequests_query,
  },
  listSessions: {
    query: parameters.listSessions_query,
  },
  listUsers: {
    query: parameters.listUsers_query,
  },
  listWebhookAttempts: {
    query: parameters.listWebhookAttempts_query,
    path: parameters.listWebhookAttempts_path,
  },
  listWebhooks: {
    query: parameters.listWebhooks_query,
  },
  markOwnDelivered: {
    body: values.markOwnDelivered_body,
    path: parameters.markOwnDelivered_path,
  },
  markOwnRead: {
    body: values.markOwnRead_body,
    path: parameters.markOwnRead_path,
  },
  putPushSubscription: {
    body: values.putPushSubscription_body,
  },
  receivePaymentCallback: {
    path: parameters.receivePaymentCallback_path,
  },
  redeliverDeadLetter: {
    body: values.redeliverDeadLetter_body,
    path: parameters.redeliverDeadLetter_path,
  },
  refundPaymentRequest: {
    body: values.refundPaymentRequest_body,
    path: parameters.refundPaymentRequest_path,
  },
  removeCommunityAgent: {
    path: parameters.removeCommunityAgent_path,
  },
  removeContact: {
    path: parameters.removeContact_path,
  },
  removeParticipant: {
    path: parameters.removeParticipant_path,
  },
  renameChat: {
    body: values.renameChat_body,
    path: parameters.renameChat_path,
  },
  replayOwnedAgentDelivery: {
    body: values.replayOwnedAgentDelivery_body,
    path: parameters.replayOwnedAgentDelivery_path,
  },
  rotateAgentToken: {
    body: values.rotateAgentToken_body,
    path: parameters.rotateAgentToken_path,
  },
  rotateOwnedAgentWebhookSecret: {
    body: values.rotateOwnedAgentWebhookSecret_body,
    path: parameters.rotateOwnedAgentWebhookSecret_path,
  },
  rotateWebhookSecret: {
    body: values.rotateWebhookSecret_body,
    path: parameters.rotateWebhookSecret_path,
  },
  searchCommunities: {
    query: parameters.searchCommunities_query,
  },
  searchDirectory: {
    query: parameters.searchDirectory_query,
  },
  searchDump: {
    body: values.searchDump_body,
  },
  searchMessages: {
    query: parameters.searchMessages_query,
  },
  sendOwnMessage: {
    body: values.sendOwnMessage_body,
    path: parameters.sendOwnMessage_path,
  },
  sendOwnedAgentMessage: {
    body: values.sendOwnedAgentMessage_body,
    path: parameters.sendOwnedAgentMessage_path,
  },
  setAgentAccess: {
    body: values.setAgentAccess_body,
  },
  setCommunityRole: {
    body: values.setCommunityRole_body,
    path: parameters.setCommunityRole_path,
  },
  setHandleLimit: {
    body: values.setHandleLimit_body,
    path: parameters.setHandleLimit_path,
  },
  setHandleRateLimit: {
    body: values.setHandleRateLimit_body,
    path: parameters.setHandleRateLimit_path,
  },
  setHandleStatus: {
    body: values.setHandleStatus_body,
    path: parameters.setHandleStatus_path,
  },
  setOwnTyping: {
    body: values.setOwnTyping_body,
    path: parameters.setOwnTyping_path,
  },
  setOwnedAgentAccess: {
    body: values.setOwnedAgentAccess_body,
    path: parameters.setOwnedAgentAccess_path,
  },
  setPhoneNumber: {
    body: values.setPhoneNumber_body,
    path: parameters.setPhoneNumber_path,
  },
  signInWithPasskey: {
    body: values.signInWithPasskey_body,
  },
  startPasskeyRegistration: {
  },
  startPasskeySignIn: {
  },
  startPayment: {
    body: values.startPayment_body,
    path: parameters.startPayment_path,
  },
  submitListing: {
    body: values.submitListing_body,
    path: parameters.submitListing_path,
  },
  testOwnedAgentWebhook: {
    body: values.testOwnedAgentWebhook_body,
    path: parameters.testOwnedAgentWebhook_path,
  },
  unbanCommunityAgent: {
    path: parameters.unbanCommunityAgent_path,
  },
  unblockHandle: {
    path: parameters.unblockHandle_path,
  },
  uninstallAgent: {
    path: parameters.uninstallAgent_path,
  },
  updateCommunity: {
    body: values.updateCommunity_body,
    path: parameters.updateCommunity_path,
  },
  updateContactCard: {
    body: values.updateContactCard_body,
  },
  updateOwnUser: {
    body: values.updateOwnUser_body,
  },
  updateOwnedAgent: {
    body: values.updateOwnedAgent_body,
    path: parameters.updateOwnedAgent_path,
  },
  updateOwnedAgentWebhook: {
    body: values.updateOwnedAgentWebhook_body,
    path: parameters.updateOwnedAgentWebhook_path,
  },
  updateParticipant: {
    body: values.updateParticipant_body,
    path: parameters.updateParticipant_path,
  },
  updateWebhook: {
    body: values.updateWebhook_body,
    path: parameters.updateWebhook_path,
  },
  uploadOwnAttachment: {
    headers: parameters.uploadOwnAttachment_headers,
  },
  withdrawContactRequest: {
    path: parameters.withdrawContactRequest_path,
  },
  withdrawListing: {
    path: parameters.withdrawListing_path,
  },
}

export const payloadValidators = {
  pageInput: values.pageInput_payload,
  providerProfile: values.providerProfile_payload,
  signUpForm: values.signUpForm_payload,
  stripeCheckoutCallback: values.stripeCheckoutCallback_payload,
  stripeRefundCallback: values.stripeRefundCallback_payload,
  testProviderCallback: values.testProviderCallback_payload,
}
