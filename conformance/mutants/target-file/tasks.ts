/** Hooks of tasks, shared by this project's server and the reference server. */
import { answering, operation } from './templates.ts'

export const taskHooks = {
  sendTask: answering(
    operation('actor', 'POST', '/v1/tasks', {
      to: '{handle}',
      message: { messageId: '{message_id}', role: 'ROLE_USER', parts: [{ text: '{text}' }] },
    }),
    { id: '/task/id' },
  ),
  readTask: answering(operation('actor', 'GET', '/v1/tasks/{id}'), { task: '/task' }),
  listTasks: answering(operation('actor', 'GET', '/v1/tasks'), { tasks: '/tasks' }),
  workTask: operation('actor', 'POST', '/v1/tasks/{id}/status', { state: '{state}', message: '{message}' }),
  sayInTask: operation('actor', 'POST', '/v1/tasks/{id}/messages', { message: '{message}' }),
  addArtifact: operation('actor', 'POST', '/v1/tasks/{id}/artifacts', {
    artifact: '{artifact}',
    append: '{append}',
    lastChunk: '{last_chunk}',
  }),
  cancelTask: operation('actor', 'POST', '/v1/tasks/{id}/cancel', {}),
}
