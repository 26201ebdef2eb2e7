/** Steps about tasks, which the task routes and the A2A address show alike. The session changes them from then on. */
import { call, callerMessage } from '../../fixtures/a2a-calls.ts'
import {
  completed,
  createTask,
  resultOf,
  textOfParts,
  work,
  working,
  workerMessage,
  type WireTask,
} from '../../fixtures/a2a-tasks.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import { choose } from '../../model/conversation.ts'
import { settled, conclude, type Finding } from './findings.ts'
import type { Session, SessionTask } from './session.ts'
import type { StepOf } from './steps.ts'

/** Sends a task from a0 to a2, by the task route or the A2A address. An agent that accepts none rejects it. */
export async function sendTask(s: Session, { byRoute, accepts }: StepOf<'send a task'>): Promise<void> {
  const [caller, worker] = [s.agent('a0'), s.agent('a2')]
  const name = s.name()
  const texts = [s.t.unique.marker(name), s.t.unique.marker(name)]
  const [text] = texts as [string]
  await s.t.given(worker.settings({ accepts_tasks: accepts }), 'PATCH /v1/me { accepts_tasks }')
  if (accepts && !byRoute) {
    const message = { parts: texts.map((part) => ({ text: part })) }
    const { id } = await createTask(s.t, caller, worker, { message })
    s.trail.push(`a0 sends the task ${name} to the A2A address of a2`)
    s.tasks.push({ name, id, texts, isCompleted: false })
  } else {
    const answer = await attemptHook(s.t, 'sendTask', { handle: worker.handle, message_id: text, text }, caller)
    s.trail.push(`a0 sends the task ${name} to a2, who accepts ${accepts ? 'tasks' : 'none'}`)
    const what = `the answer to the task ${name}`
    const about = { requirement: accepts ? 'TASK-001' : 'TASK-002', failureClass: 'changed', what } as const
    const isRight = answer.accepted === accepts
    conclude(s, what, isRight ? [] : [{ ...about, expected: accepts ? 'accepted' : 'rejected', actual: answer }])
    if (!accepts) s.rejected.set(text, 'TASK-003')
    else if (answer.accepted) s.tasks.push({ name, id: String(answer.result['id']), texts: [text], isCompleted: false })
  }
  // Later calls to the A2A address are ordinary messages again.
  if (accepts) await s.t.given(worker.settings({ accepts_tasks: false }), 'PATCH /v1/me { accepts_tasks: false }')
  await judgeTasks(s)
}

/** Changes a task by its routes. A completed task stays as it is. */
export async function actOnTask(s: Session, { task: which, act }: StepOf<'act on a task'>): Promise<void> {
  const task = choose(s.tasks, which, ({ name }) => name)
  if (task === undefined) return
  const { id, name } = task
  const text = s.t.unique.marker(name)
  s.trail.push(`${act} the task ${name}`)
  if (act === 'complete' && !task.isCompleted) {
    await work(s.t, s.agent('a2'), id, completed, workerMessage(text))
    task.isCompleted = true
  } else if (act === 'work on' && s.t.hooks.has('workTask'))
    await attemptHook(s.t, 'workTask', { id, state: working, message: workerMessage(text) }, s.agent('a2'))
  else if (task.isCompleted && act === 'cancel' && s.t.hooks.has('cancelTask'))
    await attemptHook(s.t, 'cancelTask', { id }, s.agent('a0'))
  else if (task.isCompleted && act === 'continue' && s.t.hooks.has('sayInTask')) {
    const message = callerMessage(text)
    await attemptHook(s.t, 'sayInTask', { id, handle: s.agent('a2').handle, message }, s.agent('a0'))
    s.rejected.set(text, 'A2A-027')
  }
  await judgeTasks(s)
}

/** Reads all tasks of the session at the route and at the A2A address. */
export async function judgeTasks(s: Session): Promise<void> {
  const [caller, worker] = [s.agent('a0'), s.agent('a2')]
  for (const task of s.tasks)
    await settled(s, `the task ${task.name}`, async () => {
      const reply = await call(s.t, caller, worker, 'GetTask', { id: task.id, historyLength: 20 })
      const route = await attemptHook(s.t, 'readTask', { id: task.id }, caller)
      const readings = [
        ['at the A2A address', resultOf<WireTask>(s.answered(reply)) ?? undefined],
        ['at the route', route.accepted ? (route.result['task'] as WireTask | undefined) : undefined],
      ] as const
      return readings.flatMap(([where, wire]) => taskFindings(s, task, where, wire))
    })
}

function taskFindings(s: Session, task: SessionTask, where: string, wire: WireTask | undefined): Finding[] {
  const what = `the task ${task.name} ${where}`
  if (wire?.id !== task.id)
    return [
      { requirement: 'A2A-027', failureClass: 'lost', what, expected: task.id, actual: wire ?? 'none', late: true },
    ]
  const found: Finding[] = []
  const state = wire.status?.state
  if (task.isCompleted && state !== completed)
    found.push({ requirement: 'A2A-027', what: `state of ${what}`, expected: completed, actual: state, late: true })
  const text = [wire.status?.message, ...(wire.history ?? [])].map((message) => textOfParts(message?.['parts'])).join()
  const added = [...s.rejected.keys()].find((rejected) => text.includes(rejected))
  if (added !== undefined)
    found.push({ requirement: 'A2A-027', what: `messages of ${what}`, expected: `no ${added}`, actual: text })
  // A target chooses whether a history contains the first message, whose texts belong together.
  const missing = task.texts.filter((one) => !text.includes(one))
  const isPartial = missing.length > 0 && missing.length < task.texts.length
  if (isPartial)
    found.push({
      requirement: 'TASK-008',
      failureClass: 'lost',
      what: `texts of ${what}`,
      expected: missing,
      actual: text,
    })
  return found
}
