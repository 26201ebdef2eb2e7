// Generated from spec/ by `npm run generate`. Never edited by hand.

export const operations = {
  appendDraft: { method: 'post', path: '/v1/messages/{id}/append', security: ['agentToken'], statuses: [202], area: 'drafts', traits: ['stores'], requirements: ['DRAFT-004', 'DRAFT-005', 'DRAFT-006', 'DRAFT-007'] },
  createWebhook: { method: 'post', path: '/v1/webhook-subscriptions', security: ['agentToken'], statuses: [201], area: 'webhooks', requirements: ['WHK-002', 'WHK-005', 'WHK-036', 'WHK-037', 'WHK-038'] },
  deleteWebhook: { method: 'delete', path: '/v1/webhook-subscriptions/{id}', security: ['agentToken'], statuses: [204], area: 'webhooks', origin: 'project', requirements: ['WHK-036'] },
  finalizeDraft: { method: 'post', path: '/v1/messages/{id}/finalize', security: ['agentToken'], statuses: [200], area: 'drafts', traits: ['stores'], requirements: ['DRAFT-009', 'DRAFT-010', 'DRAFT-011', 'DRAFT-012', 'DRAFT-014', 'DRAFT-015', 'DRAFT-016', 'ERR-031'] },
  getVariantOpenApi: { method: 'get', path: '/openapi/variant.json', security: [], statuses: [200, 304], area: 'api-docs', origin: 'project', requirements: ['VER-006'] },
  getWebhook: { method: 'get', path: '/v1/webhook-subscriptions/{id}', security: ['agentToken'], statuses: [200], area: 'webhooks', origin: 'project', requirements: ['WHK-005', 'WHK-036'] },
  listDeadLetters: { method: 'get', path: '/v1/webhook-subscriptions/{id}/dead-letters', security: ['agentToken'], statuses: [200], area: 'webhooks', origin: 'project', requirements: ['WHK-036'] },
  listWebhookAttempts: { method: 'get', path: '/v1/webhook-subscriptions/{id}/attempts', security: ['agentToken'], statuses: [200], area: 'webhooks', origin: 'project', requirements: ['WHK-036'] },
  listWebhooks: { method: 'get', path: '/v1/webhook-subscriptions', security: ['agentToken'], statuses: [200], area: 'webhooks', origin: 'project', requirements: ['WHK-005', 'WHK-036'] },
  react: { method: 'post', path: '/v1/messages/{id}/reactions', security: ['agentToken', 'session'], statuses: [200], area: 'reactions', traits: ['repeatable'], requirements: ['RCT-001', 'RCT-002', 'RCT-004', 'RCT-005', 'RCT-008', 'RCT-010', 'RCT-027', 'RCT-028', 'AUTH-019', 'LIM-018'] },
  redeliverDeadLetter: { method: 'post', path: '/v1/webhook-subscriptions/{id}/dead-letters/{event_id}/redeliver', security: ['agentToken'], statuses: [202], area: 'webhooks', origin: 'project', requirements: ['WHK-036'] },
  rotateWebhookSecret: { method: 'post', path: '/v1/webhook-subscriptions/{id}/rotate-secret', security: ['agentToken'], statuses: [200], area: 'webhooks', origin: 'project', requirements: ['WHK-005', 'WHK-038'] },
  sendMessage: { method: 'post', path: '/v1/messages', security: ['agentToken'], statuses: [202], area: 'messages', traits: ['repeatable', 'stores'], requirements: ['VMSG-001', 'VMSG-002', 'VMSG-005', 'VMSG-007', 'VMSG-008', 'VMSG-009', 'VMSG-010', 'VMSG-011', 'VMSG-015', 'VMSG-016', 'VMSG-018', 'DRAFT-001', 'DRAFT-002', 'DRAFT-003', 'DRAFT-013', 'DRAFT-020'] },
  sendVoiceMemo: { method: 'post', path: '/v1/chats/{id}/voicememo', security: ['agentToken'], statuses: [202], area: 'messages', requirements: ['VMSG-014'] },
  updateWebhook: { method: 'patch', path: '/v1/webhook-subscriptions/{id}', security: ['agentToken'], statuses: [200], area: 'webhooks', origin: 'project', requirements: ['WHK-002', 'WHK-037'] },
} as const

export type OperationId = keyof typeof operations
