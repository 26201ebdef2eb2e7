import type { DeliveryContext } from '../delivery/context.ts'
import type { AnswerWaits } from './a2a/answer-waits.ts'
import type { TaskBegins } from './tasks/begin-tasks.ts'
import type { TaskWrites } from './tasks/task-writes.ts'

/** Context of tasks and of calls between agents. */
export interface TasksContext extends DeliveryContext {
  taskWrites: TaskWrites
  taskBegins: TaskBegins
  answerWaits: AnswerWaits
}
