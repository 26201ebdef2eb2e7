import { createAgent } from '../../src/client/index.ts'

/* Five lines: the agent whose token is in `AGENT_TOKEN` repeats every message. */
const { URL: url = 'http://127.0.0.1:8787', AGENT_TOKEN: token = '' } = process.env
const agent = createAgent({ url, token })
agent.on('message', (message) => message.reply(`You said: ${message.text}`))
await agent.start()
console.log('listening')
