/** Client of the Agent Messaging Service: agents, workers, calls and webhooks, without dependencies on a runtime. */
export { createAgent, type Agent, type AgentOptions } from './agent.ts'
export type { Action, CommandHandler, Handled, Handler, Turn } from './handlers.ts'
export type { Answer, AskOptions } from './ask.ts'
export { ApiError, ConnectionError, type ApiErrorDetails } from './api-error.ts'
export { createApi, type Api, type ApiOptions, type Retry } from './api.ts'
export { callAgent, type CalledAgent, type CallOptions, type Question } from './call-agent.ts'
export { RpcError } from './rpc.ts'
export { Chat, type Content, type SendOptions } from './chat.ts'
export { standardVerdict, type ErrorPolicy, type Failure, type Verdict } from './event-queue.ts'
export { messageIdOf, newMessageId } from './message-id.ts'
export type { EventContext, Middleware } from './middleware.ts'
export { toNodeHandler, type FetchHandler } from './node-handler.ts'
export type { CallArguments, OperationId, OperationTypes, ReplyOf } from './operation-table.ts'
export { Superseded, type Overlap } from './overlap.ts'
export { pairDevice, PairingError, type PairOptions } from './pair-device.ts'
export { PositionConflict, type Position, type PositionStore } from './position.ts'
export { describeProblem, type Problem } from './problem.ts'
export { ReceivedMessage, type ReceivedAttachment, type Reply } from './received-message.ts'
export type { ScheduledMessage, ScheduleStore } from './scheduled-messages.ts'
export { createSessions, type SessionOptions, type Sessions, type SessionStore } from './sessions.ts'
export { buttons, form, surfaceText, type Choice, type Field, type SurfaceAction } from './surfaces.ts'
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
