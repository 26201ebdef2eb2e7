import type { Part } from '../../generated/a2a/types.gen.ts'
import { createWorker, TaskEnded, type TaskWork, type Worker } from '../../src/client/index.ts'

/** Longer than twice the time for which the kit waits for the events of a stream. */
const longTaskMs = 6_000

const output = { filename: 'output.txt', mediaType: 'text/plain' }
const raw = Buffer.from('Output').toString('base64')

const artifacts: [prefix: string, part: Part][] = [
  ['tck-artifact-text', { text: 'Generated text content' }],
  ['tck-artifact-file-url', { url: 'https://example.com/output.txt', ...output }],
  ['tck-artifact-file', { raw, ...output }],
  ['tck-artifact-data', { data: { key: 'value', count: 42 } }],
  ['tck-stream-artifact-text', { text: 'Streamed text content' }],
  ['tck-stream-artifact-file', { raw, ...output }],
  ['tck-stream-001', { text: 'Stream hello from TCK' }],
  ['tck-stream-003', { text: 'Stream task lifecycle' }],
  ['tck-stream-ordering-001', { text: 'Ordered output' }],
]

/** Follows the scenarios of the kit, which the prefix of a message id selects. Other tasks are completed. */
async function work(task: TaskWork): Promise<string> {
  let { messageId } = (task.task.history ?? []).findLast(({ role }) => role === 'ROLE_USER')!
  const begins = (prefix: string) => messageId.startsWith(prefix)
  while (begins('tck-input-required')) ({ messageId } = await task.ask('Which one?'))
  if (begins('tck-reject-task')) {
    await task.status('TASK_STATE_REJECTED', 'rejected')
    throw new TaskEnded('rejected')
  }
  if (begins('tck-stream-') || begins('test-resubscribe-')) await task.status('TASK_STATE_WORKING')
  if (begins('test-resubscribe-')) await new Promise((resolve) => setTimeout(resolve, longTaskMs))
  if (begins('tck-stream-artifact-chunked')) await task.stream('result', chunks())
  const artifact = artifacts.find(([prefix]) => begins(prefix))
  if (artifact) await task.artifact('result', [artifact[1]])
  return 'Hello from TCK'
}

async function* chunks() {
  yield 'chunk-1 '
  yield 'chunk-2'
}

/** Creates the worker of the agent that the kit tests. */
export const createKitWorker = (url: string, token: string): Worker => createWorker({ url, token, work })
