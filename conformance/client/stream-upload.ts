/** A body that is too large to be held: sent piece by piece, and no further than to the first answer. */
import { request as plain, type IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'

export interface UploadReply {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
}

const zeros = Buffer.alloc(64 * 1024)
/** Some servers never say that they want the body. */
const patienceMs = 1000
/** A server that rejects by the announced length has this time to say so: bytes that arrive later reset its answer. */
const headStartMs = 100

/**
 * Announces `length` zero bytes with Expect: 100-continue and sends them on a connection of its own.
 * @throws when the connection ends without an answer, or the time is over
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
    const patience = setTimeout(begin, patienceMs)
    call.once('continue', begin)
    call.once('response', (answer: IncomingMessage) => {
      answered = true
      clearTimeout(patience)
      const chunks: Buffer[] = []
      const done = (): void => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) })
        call.destroy()
      }
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('end', done)
        .once('error', done)
    })
    call.on('error', (error) => {
      clearTimeout(patience)
      if (!answered) reject(error)
    })
    call.flushHeaders()
  })
}
