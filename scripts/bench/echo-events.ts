import type { AddressInfo } from 'node:net'
import express from 'express'

/**
 * The yardstick of a long poll: express that answers the waiting pull of a chat as soon as a message arrives, without
 * credentials, validation or storage. The pull names its chat in a header.
 */
const waiting = new Map<string, (event: object) => void>()
const unread = new Map<string, object[]>()
const app = express()
app.use(express.json({ limit: 512 * 1024 }))
app.get('/v1/events', (request, response) => {
  const chatId = request.get('x-chat-id') ?? ''
  const answer = (events: readonly object[]) => response.json({ events, next_cursor: 0 })
  const missed = unread.get(chatId)
  unread.delete(chatId)
  if (missed) answer(missed)
  else waiting.set(chatId, (event) => answer([event]))
})
app.post('/v1/me/chats/:chat/messages', (request, response) => {
  const { chat } = request.params
  const event = { data: { message: request.body as object } }
  response.status(202).json(request.body)
  const wake = waiting.get(chat)
  waiting.delete(chat)
  if (wake) wake(event)
  else unread.set(chat, [...(unread.get(chat) ?? []), event])
})
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit(0))
