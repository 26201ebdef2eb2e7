import { EventSourceParserStream } from 'eventsource-parser/stream'
import { createAgent, type Message } from '../../src/client/index.ts'

/*
 * An agent that lets a language model answer, over any endpoint that speaks the chat completions of OpenAI. The answer is streamed
 * into a draft. `MODEL_URL` ends before /chat/completions.
 */
const { URL: url = 'http://127.0.0.1:8787', AGENT_TOKEN: token = '' } = process.env
const { MODEL_URL = 'http://127.0.0.1:11434/v1', MODEL = 'llama3', MODEL_KEY = '' } = process.env

/** The words of the answer, as the model says them. */
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

/** A message as the model reads it. */
const turn = ({ sender, parts }: Message) => ({
  role: sender.handle === handle ? 'assistant' : 'user',
  content: parts.map((part) => (part.type === 'text' ? part.text : '')).join(' '),
})

agent.on('message', async (message, { signal }) => {
  // Two agents that answer each other would never stop.
  if (message.sender.type === 'agent' && message.raw.reply_to) return
  const { messages } = await message.chat.messages({ limit: 20 })
  const system = { role: 'system', content: 'You are a helpful agent in a chat. Answer briefly.' }
  await message.stream(complete([system, ...messages.toReversed().map(turn)], signal))
})
await agent.start()
console.log('listening')
