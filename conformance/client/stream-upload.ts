/** Uploads a body too large for memory, in chunks, and stops at the first answer. */
import { request as plain, type IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import { headersOf, readBody, type Answer } from './connections.ts'
import { decodedBody } from './content-coding.ts'

export type UploadReply = Pick<Answer, 'status' | 'headers'> & { bytes: Buffer }

const zeros = Buffer.alloc(64 * 1024)
/** Wait for 100 Continue, in ms, because some servers never send it. */
const patienceMs = 1000
/**
 * Pause before the body, in ms, for a server that rejects by Content-Length: bytes after its answer reset the
 * connection.
 */
const headStartMs = 100

/**
 * Announces `length` zero bytes with Expect: 100-continue and sends them on a new connection.
 * @throws when the connection ends without an answer, or the time limit expires
 */
export function streamUpload(
  url: string,
  method: string,
  headers: Record<string, string>,
  length: number,
  limitMs: number,
): Promise<UploadReply> {
  return new Promise((resolve, reject) => {
    const call = (url.startsWith('https:') ? secure : plain)(url, {
      method,
      agent: false,
      signal: AbortSignal.timeout(limitMs),
      headers: { ...headers, 'content-length': String(length), expect: '100-continue' },
    })
    let left = length
    let begun = false
    let answered = false
    const send = (): void => {
      while (left > 0 && !answered) {
        const piece = zeros.subarray(0, Math.min(left, zeros.length))
        left -= piece.length
        if (!call.write(piece)) return
      }
      if (!answered && !call.writableEnded) call.end()
    }
    const begin = (): void => {
      if (begun || answered) return
      begun = true
      call.on('drain', send)
      setTimeout(send, headStartMs)
    }
    const timer = setTimeout(begin, patienceMs)
    call.once('continue', begin)
    call.once('response', (answer: IncomingMessage) => {
      answered = true
      clearTimeout(timer)
      void bodyOf(answer).then((bytes) => {
        resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer), bytes })
        call.destroy()
      })
    })
    call.on('error', (error) => {
      clearTimeout(timer)
      if (!answered) reject(error)
    })
    call.flushHeaders()
  })
}

/** Returns the body of an answer. If it is cut off during an upload, only the status counts. */
async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  try {
    return await readBody(decodedBody(answer))
  } catch {
    return Buffer.alloc(0)
  }
}
