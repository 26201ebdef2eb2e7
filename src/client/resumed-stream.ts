import type { MethodTypes } from '../../generated/a2a/methods.ts'
import type { StreamResponse, Task, TaskState } from '../../generated/a2a/types.gen.ts'
import { ApiError, ConnectionError } from './api-error.ts'
import { causeOf, isTemporary, parseJson, waitOf, type Api, type ApiOptions, type Retry } from './api.ts'
import { receiveEvents } from './event-stream.ts'
import { envelope, isRpcReply, resultOf, RpcError, version, type StreamingMethod } from './rpc.ts'
import { wait } from './wait.ts'

interface Called extends Required<Pick<ApiOptions, 'attempts' | 'timeoutMs'>>, Pick<ApiOptions, 'onRetry'> {
  api: Api
  handle: string
  getTask: (params: { tenant?: string | undefined; id: string }, signal?: AbortSignal) => Promise<Task>
}

interface StreamingCall {
  name: StreamingMethod
  params: MethodTypes[StreamingMethod]['params']
  signal: AbortSignal | undefined
}

/**
 * Calls a method with a stream and yields its updates. After a failure that may pass, another connection continues the
 * stream after the last update. Before the first update of a message, the message is repeated, which is safe.
 */
export async function* resumedStream(
  { api, handle, getTask, attempts, timeoutMs, onRetry }: Called,
  { name, params, signal }: StreamingCall,
): AsyncGenerator<StreamResponse> {
  const { tenant } = params
  const path = `/a2a/${encodeURIComponent(handle)}`
  let taskId = 'id' in params ? params.id : undefined
  let body = JSON.stringify(envelope(name, params))
  let lastId: string | undefined
  let isResumed = false
  const headers = { ...version, 'content-type': 'application/json', accept: 'text/event-stream' }
  const open = (connection: AbortSignal) => {
    const place = lastId === undefined ? undefined : { 'last-event-id': lastId }
    return api.send(path, { method: 'POST', headers: { ...headers, ...place }, body, signal: connection })
  }
  const waitForRetry = async (error: Retry['error'], attempt: number) => {
    const waitMs = waitOf(error, attempt)
    onRetry?.({ error, attempt, waitMs })
    await wait(waitMs, signal)
    signal?.throwIfAborted()
  }
  for (let attempt = 1; ; attempt++) {
    try {
      for await (const { id, data } of receiveEvents({ open, silenceMs: timeoutMs, signal })) {
        if (id !== undefined && id === lastId) continue
        const update = resultOf(replyOf(data)) as StreamResponse
        if (id !== undefined) {
          lastId = id
          // A new update resets the count of failures.
          attempt = 1
        }
        taskId ??= update.task?.id
        yield update
        if (isLast(update)) return
      }
      throw new ConnectionError('the response ended before the task')
    } catch (error) {
      signal?.throwIfAborted()
      const isEnded = error instanceof RpcError && error.code === hasEnded
      if (isEnded && isResumed && taskId !== undefined) {
        yield { task: await getTask({ tenant, id: taskId }, signal) }
        return
      }
      const failure = failureOf(error, api.url + path)
      if (attempt >= attempts || !isTemporary(failure)) throw error instanceof RpcError ? error : failure
      await waitForRetry(failure as Retry['error'], attempt)
      if (taskId !== undefined) body = JSON.stringify(envelope('SubscribeToTask', { tenant, id: taskId }))
      isResumed = true
    }
  }
}

/** Parses an event of a stream. @throws ConnectionError when it is not of the service */
function replyOf(data: string) {
  const reply = parseJson(data)
  if (isRpcReply(reply)) return reply
  throw new ConnectionError(`another program answered with ${data.length} characters`)
}

/** Code of an error of the service itself, which ends a stream also during an outage. */
const internalError = -32603

/** Code of the answer to a subscription when the task has ended and no update is left. */
const hasEnded = -32004

/** Returns the error of a stream: its connection was cut, unless the service or the agent rejected the call. */
function failureOf(error: unknown, address: string): unknown {
  const isFinal = error instanceof RpcError && (error.code !== internalError || error.data !== undefined)
  if (isFinal || error instanceof ApiError) return error
  const operation = 'callAgent'
  return new ConnectionError(`the stream of ${address} was cut: ${causeOf(error)}`, { operation, cause: error })
}

const finalStates: readonly (TaskState | undefined)[] = [
  'TASK_STATE_COMPLETED',
  'TASK_STATE_FAILED',
  'TASK_STATE_CANCELED',
  'TASK_STATE_REJECTED',
]

/** Returns whether a stream ends after this update. */
const isLast = ({ message, task, statusUpdate }: StreamResponse): boolean =>
  message !== undefined || finalStates.includes((task ?? statusUpdate)?.status.state)
