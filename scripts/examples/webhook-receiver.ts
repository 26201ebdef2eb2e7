import { createServer } from 'node:http'
import { createAgent, toNodeHandler } from '../../src/client/index.ts'
import { filePosition } from '../../src/client/file-position.ts'

/*
 * An agent that receives webhook requests at `PORT`, behind a TLS proxy, instead of polling. The file `POSITION`
 * records the handled events. For express: `app.post('/', toNodeHandler(agent.webhook(secret)))`.
 */
const { URL: url = 'http://127.0.0.1:8787', AGENT_TOKEN: token = '', WEBHOOK_SECRET = '' } = process.env
const { PORT = '3000', POSITION = 'position.json' } = process.env
const agent = createAgent({ url, token, receive: 'webhook', position: filePosition(POSITION) })
agent.on('message', (message) => message.reply(`You said: ${message.text}`))
await agent.start()
const receive = toNodeHandler(agent.webhook(WEBHOOK_SECRET))
createServer((request, response) => void receive(request, response)).listen(Number(PORT), '127.0.0.1', () =>
  console.log('listening'),
)
