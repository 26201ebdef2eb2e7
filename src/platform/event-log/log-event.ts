import type { EventOf, EventType } from '../../../generated/events.ts'

/** Stored data of event types whose wire data is rendered at each read; other events are stored in wire format. */
interface StoredData {
  'message.received': null
  'task.received': { taskId: string }
}

/** Internal event types: the log of a task feeds its streams. */
interface InternalData {
  'task.update': object
}

type DataOf = {
  [Type in EventType]: Type extends keyof StoredData ? StoredData[Type] : EventOf<Type>['data']
} & InternalData

/**
 * An event without a sequence. The types and their data come from the OpenAPI documents: code with a type that is
 * renamed there does not compile.
 */
export type EventDraft<Type extends keyof DataOf = keyof DataOf> = {
  [One in Type]: {
    actorId: string
    eventType: One
    chatId: string | null
    /** Set for message.received only: the message from which the data is rendered. */
    messageId: string | null
    data: DataOf[One]
  }
}[Type]
