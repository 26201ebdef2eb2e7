// Generated from spec/ by `npm run generate`. Never edited by hand.

import * as parameters from './validators-parameters.js'
import * as values from './validators-values.js'

export const validators = {
  appendDraft: {
    body: values.appendDraft_body,
    path: parameters.appendDraft_path,
    replies: { '202': values.appendDraft_reply_202, '401': values.appendDraft_reply_401, '403': values.appendDraft_reply_403, '404': values.appendDraft_reply_404, '413': values.appendDraft_reply_413, '422': values.appendDraft_reply_422, '429': values.appendDraft_reply_429, '500': values.appendDraft_reply_500, '503': values.appendDraft_reply_503 },
  },
  createWebhook: {
    body: values.createWebhook_body,
    replies: { '201': values.createWebhook_reply_201, '401': values.createWebhook_reply_401, '409': values.createWebhook_reply_409, '413': values.createWebhook_reply_413, '422': values.createWebhook_reply_422, '429': values.createWebhook_reply_429, '500': values.createWebhook_reply_500, '503': values.createWebhook_reply_503 },
  },
  deleteWebhook: {
    path: parameters.deleteWebhook_path,
    replies: { '401': values.deleteWebhook_reply_401, '404': values.deleteWebhook_reply_404, '429': values.deleteWebhook_reply_429, '500': values.deleteWebhook_reply_500, '503': values.deleteWebhook_reply_503 },
  },
  finalizeDraft: {
    body: values.finalizeDraft_body,
    path: parameters.finalizeDraft_path,
    replies: { '200': values.finalizeDraft_reply_200, '401': values.finalizeDraft_reply_401, '403': values.finalizeDraft_reply_403, '404': values.finalizeDraft_reply_404, '409': values.finalizeDraft_reply_409, '413': values.finalizeDraft_reply_413, '422': values.finalizeDraft_reply_422, '429': values.finalizeDraft_reply_429, '500': values.finalizeDraft_reply_500, '503': values.finalizeDraft_reply_503 },
  },
  getVariantOpenApi: {
    replies: { '200': values.getVariantOpenApi_reply_200, '429': values.getVariantOpenApi_reply_429, '500': values.getVariantOpenApi_reply_500, '503': values.getVariantOpenApi_reply_503 },
  },
  getWebhook: {
    path: parameters.getWebhook_path,
    replies: { '200': values.getWebhook_reply_200, '401': values.getWebhook_reply_401, '404': values.getWebhook_reply_404, '429': values.getWebhook_reply_429, '500': values.getWebhook_reply_500, '503': values.getWebhook_reply_503 },
  },
  listDeadLetters: {
    query: parameters.listDeadLetters_query,
    path: parameters.listDeadLetters_path,
    replies: { '200': values.listDeadLetters_reply_200, '401': values.listDeadLetters_reply_401, '404': values.listDeadLetters_reply_404, '422': values.listDeadLetters_reply_422, '429': values.listDeadLetters_reply_429, '500': values.listDeadLetters_reply_500, '503': values.listDeadLetters_reply_503 },
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
  react: {
    body: values.react_body,
    path: parameters.react_path,
    replies: { '200': values.react_reply_200, '401': values.react_reply_401, '403': values.react_reply_403, '404': values.react_reply_404, '413': values.react_reply_413, '422': values.react_reply_422, '429': values.react_reply_429, '500': values.react_reply_500, '503': values.react_reply_503 },
  },
  redeliverDeadLetter: {
    body: values.redeliverDeadLetter_body,
    path: parameters.redeliverDeadLetter_path,
    replies: { '401': values.redeliverDeadLetter_reply_401, '404': values.redeliverDeadLetter_reply_404, '413': values.redeliverDeadLetter_reply_413, '422': values.redeliverDeadLetter_reply_422, '429': values.redeliverDeadLetter_reply_429, '500': values.redeliverDeadLetter_reply_500, '503': values.redeliverDeadLetter_reply_503 },
  },
  rotateWebhookSecret: {
    body: values.rotateWebhookSecret_body,
    path: parameters.rotateWebhookSecret_path,
    replies: { '200': values.rotateWebhookSecret_reply_200, '401': values.rotateWebhookSecret_reply_401, '404': values.rotateWebhookSecret_reply_404, '413': values.rotateWebhookSecret_reply_413, '422': values.rotateWebhookSecret_reply_422, '429': values.rotateWebhookSecret_reply_429, '500': values.rotateWebhookSecret_reply_500, '503': values.rotateWebhookSecret_reply_503 },
  },
  sendMessage: {
    body: values.sendMessage_body,
    headers: parameters.sendMessage_headers,
    replies: { '202': values.sendMessage_reply_202, '401': values.sendMessage_reply_401, '403': values.sendMessage_reply_403, '404': values.sendMessage_reply_404, '409': values.sendMessage_reply_409, '413': values.sendMessage_reply_413, '422': values.sendMessage_reply_422, '429': values.sendMessage_reply_429, '500': values.sendMessage_reply_500, '503': values.sendMessage_reply_503 },
  },
  sendVoiceMemo: {
    body: values.sendVoiceMemo_body,
    path: parameters.sendVoiceMemo_path,
    headers: parameters.sendVoiceMemo_headers,
    replies: { '202': values.sendVoiceMemo_reply_202, '401': values.sendVoiceMemo_reply_401, '403': values.sendVoiceMemo_reply_403, '404': values.sendVoiceMemo_reply_404, '409': values.sendVoiceMemo_reply_409, '413': values.sendVoiceMemo_reply_413, '422': values.sendVoiceMemo_reply_422, '429': values.sendVoiceMemo_reply_429, '500': values.sendVoiceMemo_reply_500, '503': values.sendVoiceMemo_reply_503 },
  },
  updateWebhook: {
    body: values.updateWebhook_body,
    path: parameters.updateWebhook_path,
    replies: { '200': values.updateWebhook_reply_200, '401': values.updateWebhook_reply_401, '404': values.updateWebhook_reply_404, '413': values.updateWebhook_reply_413, '422': values.updateWebhook_reply_422, '429': values.updateWebhook_reply_429, '500': values.updateWebhook_reply_500, '503': values.updateWebhook_reply_503 },
  },
}
