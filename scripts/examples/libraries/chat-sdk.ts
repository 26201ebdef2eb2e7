import { createMemoryState } from '@chat-adapter/state-memory'
import { Actions, Button, Card, CardText, Chat } from 'chat'
import { ParleyAdapter } from './parley-adapter.ts'

/* A bot of Vercel's Chat SDK whose conversations run on Parley: `parley-adapter.ts` is the adapter. */
const { URL: url = 'http://127.0.0.1:8787', AGENT_TOKEN: token = '' } = process.env

const bot = new Chat({
  userName: 'bot',
  adapters: { parley: new ParleyAdapter({ url, token }) },
  state: createMemoryState(),
})

bot.onDirectMessage(async (thread, message) => {
  if (message.text === 'tea?') {
    const choices = [
      Button({ id: 'drink', value: 'tea', label: 'Tea' }),
      Button({ id: 'drink', value: 'no', label: 'No' }),
    ]
    await thread.post(Card({ title: 'Tea?', children: [CardText('It is four.'), Actions(choices)] }))
    return
  }
  await thread.adapter.addReaction(thread.id, message.id, 'eyes')
  await thread.post(words(message.text))
})
bot.onAction('drink', async ({ thread, value }) => {
  await thread?.post({ markdown: value === 'tea' ? '**Tea** is coming.' : 'No tea.' })
})

async function* words(text: string): AsyncGenerator<string> {
  for (const word of ['You ', 'said: ', text]) yield word
}

await bot.initialize()
console.log('listening')
