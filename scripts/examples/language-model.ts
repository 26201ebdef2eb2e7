import { EventSourceParserStream } from 'eventsource-parser/stream'
import { createAgent, type Message } from '../../src/client/index.ts'

/*
 * An agent that answers with a language model, through any endpoint with the chat completions API of OpenAI. The answer
 * is streamed into a draft, and given up when its person writes again. `MODEL_URL` is the URL before /chat/completions.
 */
const { URL: url = 'http://127.0.0.1:8787', AGENT_TOKEN: token = '' } = process.env
const { MODEL_URL = 'http://127.0.0.1:11434/v1', MODEL = 'llama3', MODEL_KEY = '' } = process.env

/** Yields the text of the answer as the model generates it. */
async function* complete(messages: object[], signal: AbortSignal): AsyncGenerator<string> {
  const response = await fetch(`${MODEL_URL}/chat/completions`, {
    method: 'POST',
    signal,
    headers: { authorization: `Bearer ${MODEL_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: MODEL, stream: true, messages }),
  })
  if (!response.ok || !response.body) throw new Error(`the model was answered ${response.status}`)
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { data } of events) {
    if (data === '[DONE]') return
    const { choices } = JSON.parse(data) as { choices: { delta?: { content?: string } }[] }
    if (choices[0]?.delta?.content) yield choices[0].delta.content
  }
}

const agent = createAgent({ url, token, typing: true })
const { handle } = await agent.api.call('getOwnAgent')

/** Converts a message to a chat completions message. */
const turn = ({ sender, parts }: Message) => ({
  role: sender.handle === handle ? 'assistant' : 'user',
  content: parts.map((part) => (part.type === 'text' ? part.text : '')).join(' '),
})

agent.on('message', async (message, { signal }) => {
  const { messages } = await message.chat.messages({ limit: 20 })
  const system = { role: 'system', content: 'You are a helpful agent in a chat. Answer briefly.' }
  await message.reply.stream(complete([system, ...messages.toReversed().map(turn)], signal))
})
await agent.start()
console.log('listening')
