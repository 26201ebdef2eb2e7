import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createAgent } from '../../src/client/index.ts'

/*
 * An agent that answers with a language model, which can call the tools of a server of the Model Context Protocol at
 * `MCP_URL`. Each call is a step beside the answer. `MODEL_URL` is the URL before /chat/completions, as in
 * language-model.ts.
 */
const { URL: url = 'http://127.0.0.1:8787', AGENT_TOKEN: token = '' } = process.env
const { MODEL_URL = 'http://127.0.0.1:11434/v1', MODEL = 'llama3', MODEL_KEY = '' } = process.env
const { MCP_URL = 'http://127.0.0.1:8787/mcp', MCP_TOKEN = '' } = process.env

interface ToolCall {
  id: string
  function: { name: string; arguments: string }
}
interface Completion {
  choices: { message: { content: string | null; tool_calls?: ToolCall[] } }[]
}

/** Maximum rounds of tool calls for one answer. */
const roundsMax = 8

const mcp = new Client({ name: 'parley-example', version: '1' })
const requestInit = { headers: { authorization: `Bearer ${MCP_TOKEN}` } }
await mcp.connect(new StreamableHTTPClientTransport(new URL(MCP_URL), { requestInit }))
const { tools } = await mcp.listTools()
const functions = tools.map(({ name, description, inputSchema: parameters }) => ({
  type: 'function',
  function: { name, description, parameters },
}))

async function complete(messages: object[], signal: AbortSignal): Promise<Completion['choices'][0]['message']> {
  const response = await fetch(`${MODEL_URL}/chat/completions`, {
    method: 'POST',
    signal,
    headers: { authorization: `Bearer ${MODEL_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: MODEL, messages, tools: functions }),
  })
  if (!response.ok) throw new Error(`the model answered ${response.status}`)
  return ((await response.json()) as Completion).choices[0]!.message
}

/** Calls a tool. The model reads its errors, too. */
async function callTool({ id, function: { name, arguments: input } }: ToolCall, signal: AbortSignal): Promise<object> {
  const result = await mcp
    .callTool({ name, arguments: JSON.parse(input) as Record<string, unknown> }, { signal })
    .catch((error: Error) => ({ content: [{ type: 'text', text: error.message }] }))
  return { role: 'tool', tool_call_id: id, content: JSON.stringify(result.content) }
}

const agent = createAgent({ url, token })
agent.on('message', async (message, { signal }) => {
  const messages: object[] = [{ role: 'user', content: message.text }]
  for (let round = 0; round < roundsMax; round++) {
    const answer = await complete(messages, signal)
    if (!answer.tool_calls?.length) return message.reply(answer.content || 'I have no answer.')
    messages.push({ role: 'assistant', ...answer })
    for (const call of answer.tool_calls) {
      await message.reply.step(`${call.function.name}…`)
      messages.push(await callTool(call, signal))
    }
  }
  return message.reply('I found no answer.')
})
await agent.start()
console.log('listening')
