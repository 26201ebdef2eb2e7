/** The client of the Agent Messaging Service: agents, workers, calls and webhooks, on the runtime alone. */
export { createAgent, type Agent, type AgentOptions } from './agent.ts'
export type { CommandHandler, Handled, Handler, Turn } from './handlers.ts'
export { ApiError, ConnectionError } from './api-error.ts'
export { createApi, type Api, type ApiOptions } from './api.ts'
export { callAgent, RpcError, type CalledAgent, type CallOptions, type Question } from './call-agent.ts'
export { Chat, type Content, type SendOptions } from './chat.ts'
export { standardVerdict, type ErrorPolicy, type Failure, type Verdict } from './event-queue.ts'
export { messageIdOf, newMessageId } from './message-id.ts'
export { toNodeHandler, type FetchHandler } from './node-handler.ts'
export type { CallArguments, OperationId, OperationTypes, ReplyOf } from './operation-table.ts'
export { pairDevice, PairingError, type PairOptions } from './pair-device.ts'
export type { Position, PositionStore } from './position.ts'
export { ReceivedMessage, type ReceivedAttachment } from './received-message.ts'
export { verifyWebhook, WebhookError, type WebhookRequest } from './webhook.ts'
export { createWorker, TaskEnded, type TaskContent, type TaskWork, type Worker, type WorkerOptions } from './worker.ts'
export type { AttachmentOptions, AttachmentSource } from './upload-attachment.ts'
export {
  agentEventTypes,
  type AgentEvent,
  type EventOf,
  type EventType,
  type UserEvent,
} from '../../generated/events.ts'
export type { Message, Part } from '../../generated/current/types.gen.ts'
