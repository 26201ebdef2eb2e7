// Generated from spec/ by `npm run generate`. Never edited by hand.

import * as parameters from './validators-parameters.js'
import * as values from './validators-values.js'

export const validators = {
  appendDraft: {
    body: values.appendDraft_body,
    path: parameters.appendDraft_path,
  },
  createWebhook: {
    body: values.createWebhook_body,
  },
  deleteWebhook: {
    path: parameters.deleteWebhook_path,
  },
  finalizeDraft: {
    body: values.finalizeDraft_body,
    path: parameters.finalizeDraft_path,
  },
  getVariantOpenApi: {
  },
  getWebhook: {
    path: parameters.getWebhook_path,
  },
  listDeadLetters: {
    query: parameters.listDeadLetters_query,
    path: parameters.listDeadLetters_path,
  },
  listWebhookAttempts: {
    query: parameters.listWebhookAttempts_query,
    path: parameters.listWebhookAttempts_path,
  },
  listWebhooks: {
    query: parameters.listWebhooks_query,
  },
  react: {
    body: values.react_body,
    path: parameters.react_path,
  },
  redeliverDeadLetter: {
    body: values.redeliverDeadLetter_body,
    path: parameters.redeliverDeadLetter_path,
  },
  rotateWebhookSecret: {
    body: values.rotateWebhookSecret_body,
    path: parameters.rotateWebhookSecret_path,
  },
  sendMessage: {
    body: values.sendMessage_body,
    headers: parameters.sendMessage_headers,
  },
  sendVoiceMemo: {
    body: values.sendVoiceMemo_body,
    path: parameters.sendVoiceMemo_path,
    headers: parameters.sendVoiceMemo_headers,
  },
  updateWebhook: {
    body: values.updateWebhook_body,
    path: parameters.updateWebhook_path,
  },
}
