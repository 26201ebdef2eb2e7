import type { Artifact, Message, Part, Task, TaskState } from '../../../generated/a2a/types.gen.ts'
import type { UserEvent } from '../../../generated/extensions/types.gen.ts'

const words: Record<TaskState, string> = {
  TASK_STATE_SUBMITTED: 'Waits for the agent',
  TASK_STATE_WORKING: 'In progress',
  TASK_STATE_INPUT_REQUIRED: 'Needs your answer',
  TASK_STATE_AUTH_REQUIRED: 'Needs your permission',
  TASK_STATE_COMPLETED: 'Done',
  TASK_STATE_FAILED: 'Failed',
  TASK_STATE_CANCELED: 'Canceled',
  TASK_STATE_REJECTED: 'Declined by the agent',
}

const endings: ReadonlySet<TaskState> = new Set<TaskState>([
  'TASK_STATE_COMPLETED',
  'TASK_STATE_FAILED',
  'TASK_STATE_CANCELED',
  'TASK_STATE_REJECTED',
])

export const stateWords = (state: TaskState): string => words[state] ?? state

export const hasEnded = ({ status }: Task): boolean => endings.has(status.state)

/** Returns whether the task waits for input of the person. */
export const needsAnswer = ({ status }: Task): boolean =>
  status.state === 'TASK_STATE_INPUT_REQUIRED' || status.state === 'TASK_STATE_AUTH_REQUIRED'

export const textOf = (parts: readonly Part[]): string =>
  parts.flatMap(({ text }) => (text === undefined ? [] : [text])).join('\n')

/** Returns the person's request as one line. */
export function taskTitle({ id, history }: Task): string {
  const asked = history?.find(({ role }) => role === 'ROLE_USER')
  const line = textOf(asked?.parts ?? [])
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (line === '') return `Task ${id}`
  return line.length > 140 ? `${line.slice(0, 139)}…` : line
}

/** Returns the tasks with one replaced by its current version, unless the known status is newer. */
export function withTask(tasks: readonly Task[], now: Task): readonly Task[] {
  const known = tasks.find(({ id }) => id === now.id)
  if (!known) return [now, ...tasks]
  if ((known.status.timestamp ?? '') > (now.status.timestamp ?? '')) return tasks
  // A response omits large artifacts, so the known artifacts are kept.
  const artifacts = now.artifacts ?? known.artifacts
  return tasks.map((task) => (task.id === now.id ? { ...now, ...(artifacts && { artifacts }) } : task))
}

/** Result of an event for the tasks of a chat. */
export interface TaskOutcome {
  tasks: readonly Task[]
  /** Whether the event belongs to an unknown task, so that the tasks must be read again. */
  isStale: boolean
}

/** Applies an event of the person's log to the tasks of a chat. */
export function applyTaskEvent(tasks: readonly Task[], chatId: string, event: UserEvent): TaskOutcome {
  const unchanged: TaskOutcome = { tasks, isStale: false }
  if (event.chat_id !== chatId) return unchanged
  if (event.event_type !== 'task.message' && event.event_type !== 'task.updated') return unchanged
  const { task, message, statusUpdate, artifactUpdate } = event.data as {
    task: Task
    message?: Message
    statusUpdate?: { status: Task['status'] }
    artifactUpdate?: { artifact: Artifact; append?: boolean }
  }
  const known = tasks.find(({ id }) => id === task.id)
  if (!known) return { tasks, isStale: true }
  const said = message ?? statusUpdate?.status.message
  const changed: Task = {
    ...known,
    status: statusUpdate?.status ?? (message ? { ...known.status, message } : known.status),
    history: said ? withMessage(known.history ?? [], said) : known.history,
    artifacts: artifactUpdate ? withArtifact(known.artifacts ?? [], artifactUpdate) : known.artifacts,
  }
  return { tasks: tasks.map((one) => (one === known ? changed : one)), isStale: false }
}

function withMessage(history: readonly Message[], message: Message): Message[] {
  return [...history.filter(({ messageId }) => messageId !== message.messageId), message]
}

function withArtifact(
  artifacts: readonly Artifact[],
  { artifact, append = false }: { artifact: Artifact; append?: boolean },
): Artifact[] {
  const known = artifacts.find(({ artifactId }) => artifactId === artifact.artifactId)
  if (!known) return [...artifacts, artifact]
  const next = append ? { ...known, parts: [...known.parts, ...artifact.parts] } : artifact
  return artifacts.map((one) => (one === known ? next : one))
}
