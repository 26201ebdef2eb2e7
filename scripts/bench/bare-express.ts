import type { AddressInfo } from 'node:net'
import express from 'express'

/** The yardstick: express 5 that parses a JSON body and sends it back, or keeps a request open. */
const app = express()
app.get('/held', () => {})
app.use(express.json({ limit: 512 * 1024 }))
app.use((request, response) => {
  response.status(202).json(request.body)
})
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit(0))
