import { AIMessageChunk, HumanMessage } from '@langchain/core/messages'
import { Command, END, interrupt, MemorySaver, MessagesAnnotation, START, StateGraph } from '@langchain/langgraph'
import { ChatOpenAI } from '@langchain/openai'
import { createAgent } from '@parley-im/client'

/*
 * An agent that runs a graph of LangGraph. The thread of the graph is the chat, the words of the model are streamed into a
 * draft, and an interrupt of the graph becomes a question with two buttons. `MODEL_URL` is the URL before
 * /chat/completions.
 */
const { URL: url = 'http://127.0.0.1:8787', AGENT_TOKEN: token = '' } = process.env
const { MODEL_URL = 'http://127.0.0.1:11434/v1', MODEL = 'llama3', MODEL_KEY = 'none' } = process.env

const model = new ChatOpenAI({
  model: MODEL,
  apiKey: MODEL_KEY,
  streaming: true,
  configuration: { baseURL: MODEL_URL },
})

const graph = new StateGraph(MessagesAnnotation)
  .addNode(
    'approve',
    ({ messages }) => {
      const text = String(messages.at(-1)?.content)
      const isAllowed = !text.includes('deploy') || interrupt<string, boolean>(`Allow: ${text}`)
      return new Command({ goto: isAllowed ? 'answer' : END })
    },
    { ends: [END, 'answer'] },
  )
  .addNode('answer', async ({ messages }) => ({ messages: [await model.invoke(messages)] }))
  .addEdge(START, 'approve')
  .addEdge('answer', END)
  .compile({ checkpointer: new MemorySaver() })

/** Yields the words of the model. */
async function* wordsOf(stream: AsyncIterable<[unknown, object]>): AsyncGenerator<string> {
  for await (const [message] of stream) if (message instanceof AIMessageChunk) yield message.text
}

const agent = createAgent({ url, token })
agent.on('message', async (message, { signal }) => {
  const config = { configurable: { thread_id: message.chat.id }, streamMode: 'messages' as const, signal }
  let input: object = { messages: [new HumanMessage(message.text)] }
  for (;;) {
    const words = wordsOf((await graph.stream(input, config)) as AsyncIterable<[unknown, object]>)
    const first = await words.next()
    if (!first.done)
      return message.reply.stream(
        (async function* () {
          yield first.value
          yield* words
        })(),
      )
    const state = await graph.getState(config)
    const question = state.tasks.flatMap(({ interrupts }) => interrupts)[0]
    if (!question) return message.reply('Not done.')
    input = new Command({ resume: await message.chat.approve(String(question.value)) })
  }
})
await agent.start()
console.log('listening')
