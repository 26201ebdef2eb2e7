/** Takes the place of the package: what the live channel needs of a WebSocket (RFC 6455), by node:http alone. */
import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import type { Duplex } from 'node:stream'

const opcodes = { text: 1, close: 8, ping: 9, pong: 10 } as const
/** Close codes where none came: in the frame, and with no frame at all. */
const closeCodes = { normal: 1000, none: 1005, abnormal: 1006 } as const
const states = { connecting: 0, open: 1, closed: 3 } as const

export class WebSocket extends EventEmitter {
  static readonly OPEN = states.open
  readonly url: string
  readyState: number = states.connecting
  #socket: Duplex | undefined
  #closeCode: number = closeCodes.abnormal
  #bytes: Buffer = Buffer.alloc(0)
  /** Of a message in several frames. */
  #parts: Buffer[] = []

  constructor(url: string, { handshakeTimeout }: { handshakeTimeout: number }) {
    super()
    this.url = url
    const call = (url.startsWith('wss:') ? secure : plain)(url.replace(/^ws/, 'http'), {
      agent: false,
      timeout: handshakeTimeout,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    })
    call.on('timeout', () => call.destroy(new Error('the handshake took too long')))
    call.on('error', (error) => this.emit('error', error))
    call.on('response', ({ statusCode }) => call.destroy(new Error(`the handshake was answered with ${statusCode}`)))
    call.on('upgrade', (_, socket, head) => this.#begin(socket, head))
    call.end()
  }

  send(text: string): void {
    this.#send(opcodes.text, Buffer.from(text))
  }

  pause(): void {
    this.#socket?.pause()
  }

  resume(): void {
    this.#socket?.resume()
  }

  /** Asks the server to close; `close` follows when it has. */
  close(): void {
    const code = Buffer.alloc(2)
    code.writeUInt16BE(closeCodes.normal)
    this.#send(opcodes.close, code)
  }

  terminate(): void {
    this.#socket?.destroy()
  }

  #begin(socket: Duplex, head: Buffer): void {
    this.#socket = socket
    socket.on('error', (error) => this.emit('error', error))
    socket.on('close', () => {
      this.readyState = states.closed
      this.emit('close', this.#closeCode)
    })
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    this.readyState = states.open
    this.emit('open')
    this.#take(head)
  }

  #take(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk])
    for (let frame = this.#frame(); frame !== undefined; frame = this.#frame()) {
      const { opcode, last, payload } = frame
      if (opcode === opcodes.ping) this.#send(opcodes.pong, payload)
      else if (opcode === opcodes.close) this.#end(payload)
      else if (opcode <= opcodes.text + 1) {
        this.#parts.push(payload)
        if (last) this.emit('message', Buffer.concat(this.#parts.splice(0)))
      }
    }
  }

  #end(payload: Buffer): void {
    this.#closeCode = payload.length < 2 ? closeCodes.none : payload.readUInt16BE(0)
    this.#send(opcodes.close, payload.subarray(0, 2))
    this.#socket?.end()
  }

  /** The next whole frame; what a server sends is not masked. */
  #frame(): { opcode: number; last: boolean; payload: Buffer } | undefined {
    const bytes = this.#bytes
    if (bytes.length < 2) return undefined
    const short = bytes[1]! & 0x7f
    const start = short < 126 ? 2 : short === 126 ? 4 : 10
    if (bytes.length < start) return undefined
    const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
    if (bytes.length < start + length) return undefined
    this.#bytes = bytes.subarray(start + length)
    return { opcode: bytes[0]! & 0x0f, last: bytes[0]! >= 0x80, payload: bytes.subarray(start, start + length) }
  }

  /** One frame, masked; nothing on a connection that is closed. */
  #send(opcode: number, payload: Buffer): void {
    const mask = randomBytes(4)
    const masked = payload.map((byte, index) => byte ^ mask[index % 4]!)
    const frame = Buffer.concat([Buffer.from([0x80 | opcode]), maskedLength(payload.length), mask, masked])
    if (this.#socket?.writable) this.#socket.write(frame)
  }
}

function maskedLength(length: number): Buffer {
  if (length < 126) return Buffer.from([0x80 | length])
  const bytes = Buffer.alloc(length < 65_536 ? 3 : 9)
  bytes[0] = 0x80 | (length < 65_536 ? 126 : 127)
  if (length < 65_536) bytes.writeUInt16BE(length, 1)
  else bytes.writeBigUInt64BE(BigInt(length), 1)
  return bytes
}
