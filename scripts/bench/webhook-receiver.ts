import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** A TLS receiver that reads and counts requests. GET returns the count. Arguments: files of key and certificate. */
const [keyFile, certificateFile] = process.argv.slice(2)
let count = 0
const server = createServer(
  // An idle connection stays open for 60 s, as with proxies in front of real receivers.
  { key: readFileSync(keyFile!), cert: readFileSync(certificateFile!), keepAliveTimeout: 60_000 },
  (request, response) => {
    request.resume()
    request.on('end', () => {
      if (request.method === 'GET') return response.end(String(count))
      count++
      return response.writeHead(204).end()
    })
  },
)
server.listen(0, '127.0.0.1', () => {
  console.log(`listening on https://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit(0))
