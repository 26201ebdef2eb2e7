import { createAgent } from '../../src/client/index.ts'

/*
 * An agent that moderates groups. It welcomes new participants, marks messages that contain a word of `WORDS`, warns
 * their senders, and answers /warnings with the number of warnings.
 */
const { URL: url = 'http://127.0.0.1:8787', AGENT_TOKEN: token = '', WORDS = 'spam' } = process.env
const forbidden = new RegExp(`\\b(${WORDS.split(',').join('|')})\\b`, 'i')
const warnings = new Map<string, number>()

const agent = createAgent({ url, token, receive: 'socket' })
agent.on('participant.added', async ({ data: { participant } }, { chat }) => {
  if (participant.handle !== own) await chat!.send(`Welcome, ${participant.handle}!`)
})
agent.on('message', async (message) => {
  if (!forbidden.test(message.text)) return
  const { handle } = message.sender
  const count = (warnings.get(handle!) ?? 0) + 1
  warnings.set(handle!, count)
  await message.react('🚫')
  await message.reply(`${handle}, please mind the rules of this group. Warning ${count}.`)
})
agent.command('warnings', (message, handle) => message.reply(`${handle} has ${warnings.get(handle) ?? 0} warnings.`))
const { handle: own } = await agent.api.call('getOwnAgent')
await agent.start()
console.log('listening')
