import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Message, Part, Task, TaskState } from '../../generated/a2a/types.gen.ts'
import type { Event, EventPage } from '../../generated/current/types.gen.ts'

/*
 * An agent that takes tasks, over the public interface alone: it says which words a text has, sentence by sentence.
 * `URL` and `WORKER_TOKEN` say where the service is and who the agent is. Copy it, and put your own work into `work`.
 *
 * It keeps nothing: when it starts it takes up what is open, and then follows its log.
 */
const { URL: url = 'http://127.0.0.1:8787', WORKER_TOKEN: token } = process.env
if (!token) throw new Error('WORKER_TOKEN is not set: it is the token of the agent that works.')

/** Somebody ended the task while it was worked on. */
class Ended extends Error {}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status === 409) throw new Ended(await answer.text())
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json() as Promise<T>
}

const say = (text: string): Message => ({ messageId: randomUUID(), role: 'ROLE_AGENT', parts: [{ text }] })

const setStatus = (id: string, state: TaskState, message?: Message) =>
  call('POST', `/v1/tasks/${id}/status`, { state, message })

/** Hands over a piece of a result; the first one begins it, the last one closes it. */
const addPart = (id: string, artifactId: string, part: Part, { append = false, lastChunk = false } = {}) =>
  call('POST', `/v1/tasks/${id}/artifacts`, { artifact: { artifactId, parts: [part] }, append, lastChunk })

/** The work itself: asks for a text when there is none, else streams a line for each sentence and ends with the sum. */
async function work({ id, history = [] }: Task): Promise<void> {
  const asked = history.findLast(({ role }) => role === 'ROLE_USER')
  const text = (asked?.parts ?? [])
    .map((part) => part.text ?? '')
    .join(' ')
    .trim()
  if (text === '') return void (await setStatus(id, 'TASK_STATE_INPUT_REQUIRED', say('Send me a text.')))
  await setStatus(id, 'TASK_STATE_WORKING')
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? []
  const counts = sentences.map((sentence) => sentence.trim().split(/\s+/).length)
  for (const [at, sentence] of sentences.entries()) {
    const line = { text: `${counts[at]} words: ${sentence.trim()}\n` }
    await addPart(id, 'lines', line, { append: at > 0, lastChunk: at === sentences.length - 1 })
  }
  const words = counts.reduce((sum, count) => sum + count, 0)
  await addPart(id, 'sum', { data: { sentences: sentences.length, words } }, { lastChunk: true })
  await setStatus(id, 'TASK_STATE_COMPLETED', say(`${words} words in ${sentences.length} sentences.`))
}

/** What goes wrong with one task is no reason to leave the others. */
async function takeUp(id: string): Promise<void> {
  try {
    const { task } = await call<{ task: Task }>('GET', `/v1/tasks/${id}`)
    await work(task)
    console.log(`${id} done`)
  } catch (error) {
    if (error instanceof Ended) console.log(`${id} was ended by its requester`)
    else console.error(error)
  }
}

/** Tasks that nobody works on: new ones, and those that an earlier run was interrupted in. */
async function openTasks(): Promise<string[]> {
  const pages = await Promise.all(
    ['SUBMITTED', 'WORKING'].map((state) =>
      call<{ tasks: Task[] }>('GET', `/v1/tasks?role=worker&status=TASK_STATE_${state}&limit=100`),
    ),
  )
  return pages.flatMap(({ tasks }) => tasks.map(({ id }) => id))
}

/** A new task, or an answer to what was asked. */
const wants = ({ event_type }: Event): boolean => event_type === 'task.received' || event_type === 'task.message'

let { latest: after } = await call<EventPage>('GET', '/v1/events?limit=1')
for (const id of await openTasks()) await takeUp(id)
console.log('waiting for tasks')
for (;;) {
  try {
    const page = await call<EventPage>('GET', `/v1/events?after=${after}&timeout=25&limit=100`)
    after = page.next_cursor
    for (const event of page.events.filter(wants)) void takeUp((event.data as { task: Task }).task.id)
  } catch (error) {
    console.error(error)
    await pause(1000)
  }
}
