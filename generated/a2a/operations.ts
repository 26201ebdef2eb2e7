// Generated from spec/ by `npm run generate`. Never edited by hand.

export const operations = {
  addTaskArtifact: { method: 'post', path: '/v1/tasks/{id}/artifacts', security: ['agentToken'], statuses: [200], area: 'tasks', origin: 'project', requirements: ['TASK-008', 'A2A-027'] },
  addTaskMessage: { method: 'post', path: '/v1/tasks/{id}/messages', security: ['agentToken'], statuses: [200], area: 'tasks', origin: 'project', requirements: ['TASK-008', 'A2A-027'] },
  callAgent: { method: 'post', path: '/a2a/{handle}', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-001', 'A2A-004', 'A2A-005', 'A2A-006', 'A2A-007', 'A2A-008', 'A2A-009', 'A2A-010', 'A2A-011', 'A2A-012', 'A2A-013', 'A2A-014', 'A2A-015', 'A2A-016', 'A2A-017', 'A2A-018', 'A2A-019', 'A2A-020', 'A2A-021', 'A2A-022', 'A2A-023', 'A2A-024', 'A2A-025', 'A2A-026', 'A2A-028', 'A2A-029', 'A2A-030', 'A2A-031', 'A2A-032', 'A2A-033', 'A2A-034', 'A2A-035'] },
  cancelTask: { method: 'post', path: '/v1/tasks/{id}/cancel', security: ['agentToken'], statuses: [200], area: 'tasks', origin: 'project', requirements: ['TASK-008', 'A2A-027'] },
  changeTaskStatus: { method: 'post', path: '/v1/tasks/{id}/status', security: ['agentToken'], statuses: [200], area: 'tasks', origin: 'project', requirements: ['TASK-008', 'A2A-027'] },
  getAgentCard: { method: 'get', path: '/a2a/{handle}/agent-card.json', security: ['agentToken'], statuses: [200, 304], area: 'a2a', requirements: ['A2A-003', 'A2A-023'] },
  getAgentCardKeys: { method: 'get', path: '/.well-known/jwks.json', security: [], statuses: [200, 304], area: 'a2a', origin: 'project', requirements: ['A2A-003'] },
  getTask: { method: 'get', path: '/v1/tasks/{id}', security: ['agentToken'], statuses: [200], area: 'tasks', origin: 'project', requirements: ['TASK-008', 'A2A-027'] },
  getWellKnownAgentCard: { method: 'get', path: '/a2a/{handle}/.well-known/agent-card.json', security: ['agentToken'], statuses: [200, 304], area: 'a2a', origin: 'project', requirements: ['A2A-002'] },
  httpCancelTask: { method: 'post', path: '/a2a/{handle}/tasks/{id}:cancel', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-004'] },
  httpCreateTaskPushNotificationConfig: { method: 'post', path: '/a2a/{handle}/tasks/{id}/pushNotificationConfigs', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-004'] },
  httpDeleteTaskPushNotificationConfig: { method: 'delete', path: '/a2a/{handle}/tasks/{id}/pushNotificationConfigs/{configId}', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-004'] },
  httpGetExtendedAgentCard: { method: 'get', path: '/a2a/{handle}/extendedAgentCard', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-004'] },
  httpGetTask: { method: 'get', path: '/a2a/{handle}/tasks/{id}', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-004'] },
  httpGetTaskPushNotificationConfig: { method: 'get', path: '/a2a/{handle}/tasks/{id}/pushNotificationConfigs/{configId}', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-004'] },
  httpListTaskPushNotificationConfigs: { method: 'get', path: '/a2a/{handle}/tasks/{id}/pushNotificationConfigs', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-004'] },
  httpListTasks: { method: 'get', path: '/a2a/{handle}/tasks', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-004'] },
  httpResubscribeToTask: { method: 'post', path: '/a2a/{handle}/tasks/{id}:subscribe', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-004'] },
  httpSendMessage: { method: 'post', path: '/a2a/{handle}/message:send', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-004', 'A2A-005', 'A2A-006'] },
  httpSendStreamingMessage: { method: 'post', path: '/a2a/{handle}/message:stream', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-004'] },
  httpSubscribeToTask: { method: 'get', path: '/a2a/{handle}/tasks/{id}:subscribe', security: ['agentToken'], statuses: [200], area: 'a2a', requirements: ['A2A-004'] },
  listOwnedAgentTasks: { method: 'get', path: '/v1/me/agents/{agent_id}/tasks', security: ['session'], statuses: [200], area: 'tasks', origin: 'project', requirements: ['TASK-008', 'AGT-002'] },
  listTasks: { method: 'get', path: '/v1/tasks', security: ['agentToken'], statuses: [200], area: 'tasks', origin: 'project', requirements: ['TASK-008', 'A2A-027'] },
  sendTask: { method: 'post', path: '/v1/tasks', security: ['agentToken'], statuses: [200, 201], area: 'tasks', requirements: ['TASK-001', 'TASK-002', 'TASK-003', 'TASK-009', 'ERR-039'] },
} as const

export type OperationId = keyof typeof operations
