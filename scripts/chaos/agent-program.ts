/**
 * An agent made with the client package, which a trial runs as a process and kills. It answers each message, and writes
 * each of its steps to a file before the next one.
 */
import { appendFileSync } from 'node:fs'
import { filePosition } from '../../src/client/file-position.ts'
import { createAgent, describeProblem } from '../../src/client/index.ts'
import { replyTo, type AgentStep } from './agent.rules.ts'
import { sleep } from './client.ts'

const { AGENT_URL: url = '', AGENT_TOKEN: token = '', AGENT_LOG: log = '' } = process.env
const note = (step: AgentStep): void => appendFileSync(log, `${JSON.stringify(step)}\n`)
const end = (error: unknown): void => {
  note({ step: 'ended', error: String(error) })
  process.exit(1)
}

const position = filePosition(`${log}.position`)
note({ step: 'begins', handled: (await position.load())?.handled ?? [] })
const agent = createAgent({ url, token, position, begin: 'oldest', schedule: false, onError: () => 'retry' })
agent.on('problem', (problem) => note({ step: 'problem', error: describeProblem(problem) }))
agent.on('message', async (message) => {
  const event = message.event.event_id
  note({ step: 'handles', event })
  // Handlers of several chats run at the same time, and a kill may come between reply and position.
  await sleep(Math.random() < 0.3 ? 1500 * Math.random() : 20 * Math.random())
  await message.reply(replyTo(message.text))
  await sleep(100 * Math.random())
  note({ step: 'handled', event })
})
process.once('SIGTERM', () => void agent.stop().then(() => process.exit(0)))
agent.stopped.catch(end)
console.log('agent runs')
agent.start().catch(end)
