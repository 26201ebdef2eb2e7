import type { Fixture } from './fixture.ts'

/** Test support: requests of the HTTP+JSON binding of A2A, and of the Model Context Protocol. */
export const httpRows = {
  httpSendMessage: overHttp((fixture) => ({
    message: taskMessage(fixture),
    configuration: { returnImmediately: true },
  })),
  httpSendStreamingMessage: overHttp((fixture) => ({ message: taskMessage(fixture) })),
  httpListTasks: overHttp(),
  httpGetTask: overHttp(),
  httpCancelTask: overHttp(() => ({})),
  httpSubscribeToTask: overHttp(),
  httpResubscribeToTask: overHttp(),
  httpCreateTaskPushNotificationConfig: overHttp(() => ({ url: 'https://receiver.invalid/' })),
  httpListTaskPushNotificationConfigs: overHttp(),
  httpGetTaskPushNotificationConfig: overHttp(),
  httpDeleteTaskPushNotificationConfig: overHttp(),
  httpGetExtendedAgentCard: overHttp(),
  callMcp: {
    request: () => ({
      raw: {
        contentType: 'application/json',
        bytes: Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })),
        headers: { accept: 'application/json, text/event-stream' },
      },
    }),
  },
}

/** Each operation of HTTP+JSON requires its version, and a task of the agent in the path. */
function overHttp(body?: (fixture: Fixture) => object) {
  return {
    request: async (fixture: Fixture) => ({
      path: await taskAtAddress(fixture),
      query: { 'A2A-Version': '1.0' },
      ...(body && { body: body(fixture) }),
    }),
  }
}

/** Begins a task with a receiver named `updates`, and returns the path parameters of both. */
export async function taskAtAddress(fixture: Fixture): Promise<Record<string, string>> {
  const { agent } = fixture.actors.outsider
  await fixture.ask('PATCH', '/v1/me', agent.token, { accepts_tasks: true })
  const { token } = await fixture.agent()
  const { task } = await fixture.ask('POST', '/v1/tasks', token, { to: agent.handle, message: taskMessage(fixture) })
  const config = { taskId: task.id, id: 'updates', url: 'https://receiver.invalid/' }
  const call = { jsonrpc: '2.0', id: 1, method: 'CreateTaskPushNotificationConfig', params: config }
  await fixture.ask('POST', `/a2a/${agent.handle}?A2A-Version=1.0`, token, call)
  return { handle: agent.handle, id: task.id, configId: 'updates' }
}

/** A message from a requester to a worker. */
export const taskMessage = (fixture: Fixture) => ({
  messageId: fixture.newMessageId(),
  role: 'ROLE_USER',
  parts: [{ text: 'Do it.' }],
})
