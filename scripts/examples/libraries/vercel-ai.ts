import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { createAgent, type Message } from '@parley-im/client'
import { streamText } from 'ai'

/*
 * An agent that answers with a language model through Vercel's AI SDK. The answer is streamed into a draft, and the model is
 * stopped when its person writes again. `MODEL_URL` is the URL before /chat/completions.
 */
const { URL: url = 'http://127.0.0.1:8787', AGENT_TOKEN: token = '' } = process.env
const { MODEL_URL = 'http://127.0.0.1:11434/v1', MODEL = 'llama3', MODEL_KEY = 'none' } = process.env

const model = createOpenAICompatible({ name: 'model', baseURL: MODEL_URL, apiKey: MODEL_KEY })(MODEL)
const agent = createAgent({ url, token, typing: true })
const { handle } = await agent.api.call('getOwnAgent')

const turn = ({ sender, parts }: Message) => ({
  role: sender.handle === handle ? ('assistant' as const) : ('user' as const),
  content: parts.map((part) => (part.type === 'text' ? part.text : '')).join(' '),
})

agent.on('message', async (message, { signal }) => {
  const { messages } = await message.chat.messages({ limit: 20 })
  const { textStream } = streamText({ model, messages: messages.toReversed().map(turn), abortSignal: signal })
  await message.reply.stream(textStream)
})
await agent.start()
console.log('listening')
