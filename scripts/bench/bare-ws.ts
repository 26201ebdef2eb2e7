import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** The yardstick: ws with its defaults, which accepts every WebSocket and does nothing else. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
  console.log(`listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit(0))
