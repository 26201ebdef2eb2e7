import type { EventOf, EventType } from '../../../generated/events.ts'

/** What a row keeps of events that are completed when they are read; every other event is stored as its document has it. */
interface StoredData {
  'message.received': null
  'task.received': { taskId: string }
}

/** Types that only the server itself reads: the log of a task feeds its streams. */
interface InternalData {
  'task.update': object
}

type DataOf = {
  [Type in EventType]: Type extends keyof StoredData ? StoredData[Type] : EventOf<Type>['data']
} & InternalData

/**
 * An event before it has a number. The documents say which types there are and what each one carries: one that is renamed
 * there no longer compiles here.
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
