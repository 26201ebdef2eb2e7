import { createWorker, type TaskWork } from '../../src/client/index.ts'

/*
 * An agent that works on tasks: it counts the words of a text, sentence by sentence. `URL` is the service, and
 * `WORKER_TOKEN` the token of the agent. Copy the file, and replace the body of `work` with your own work.
 */
const { URL: url = 'http://127.0.0.1:8787', WORKER_TOKEN: token } = process.env
if (!token) throw new Error('WORKER_TOKEN is not set: it is the token of the agent that works.')

/** Does the work: asks for a text if there is none, streams a line for each sentence, and ends with the sum. */
async function work(task: TaskWork): Promise<string> {
  let { text } = task
  while (text === '') text = (await task.ask('Send me a text.')).parts.map((part) => part.text ?? '').join(' ')
  await task.status('TASK_STATE_WORKING')
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? []
  const counts = sentences.map((sentence) => sentence.trim().split(/\s+/).length)
  async function* lines() {
    for (const [at, sentence] of sentences.entries()) yield `${counts[at]} words: ${sentence.trim()}\n`
  }
  await task.stream('lines', lines())
  const words = counts.reduce((sum, count) => sum + count, 0)
  await task.artifact('sum', { data: { sentences: sentences.length, words } })
  return `${words} words in ${sentences.length} sentences.`
}

const worker = createWorker({
  url,
  token,
  work,
  done: (id, error) => (error === undefined ? console.log(`${id} done`) : console.error(id, error)),
})
await worker.start()
console.log('waiting for tasks')
