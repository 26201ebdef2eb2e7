import type { AddressInfo } from 'node:net'
import { AgentCard, Task } from '@a2a-js/sdk'
import { AgentEvent, DefaultRequestHandler, InMemoryTaskStore, type AgentExecutor } from '@a2a-js/sdk/server'
import { jsonRpcHandler, UserBuilder } from '@a2a-js/sdk/server/express'
import express from 'express'

/**
 * The yardstick: the express server of the A2A library, with tasks in memory, and a worker that accepts each task and
 * waits.
 */
const executor: AgentExecutor = {
  async execute({ taskId, contextId, userMessage }, bus) {
    const task = Task.fromJSON({
      id: taskId,
      contextId,
      status: { state: 'TASK_STATE_SUBMITTED', timestamp: new Date().toISOString() },
    })
    bus.publish(AgentEvent.task({ ...task, history: [userMessage] }))
    bus.finished()
  },
  async cancelTask() {},
}

const card = AgentCard.fromJSON({
  name: 'Peer',
  description: 'Takes tasks.',
  version: '1',
  capabilities: {},
  defaultInputModes: ['text/plain'],
  defaultOutputModes: ['text/plain'],
  supportedInterfaces: [{ url: 'http://127.0.0.1', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  skills: [{ id: 'tasks', name: 'Tasks', description: 'Takes tasks.', tags: ['tasks'] }],
})
const app = express()
const requestHandler = new DefaultRequestHandler(card, new InMemoryTaskStore(), executor)
app.use('/a2a/peer', jsonRpcHandler({ requestHandler, userBuilder: UserBuilder.noAuthentication }))
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit(0))
