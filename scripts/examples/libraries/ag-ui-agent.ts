import { createServer } from 'node:http'
import { EventType, type BaseEvent, type RunAgentInput } from '@ag-ui/core'
import { RunAgentInputSchema } from '@ag-ui/core/schemas'
import { EventEncoder } from '@ag-ui/encoder'

/*
 * An AG-UI agent, to be tried with `parley bridge ag-ui http://127.0.0.1:4111/`: it repeats a text word by word, and asks for
 * approval before it deploys.
 */
const { PORT = '4111' } = process.env

function* run({ threadId, runId, messages, resume }: RunAgentInput): Generator<BaseEvent & Record<string, unknown>> {
  yield { type: EventType.RUN_STARTED, threadId, runId }
  const said = String(messages.findLast(({ role }) => role === 'user')?.content)
  const { payload } = resume?.[0] ?? {}
  const messageId = crypto.randomUUID()
  if (said.startsWith('Deploy') && !resume) {
    const toolCallId = crypto.randomUUID()
    yield { type: EventType.TOOL_CALL_START, toolCallId, toolCallName: 'deploy', parentMessageId: messageId }
    yield { type: EventType.TOOL_CALL_ARGS, toolCallId, delta: JSON.stringify({ target: said.slice(7) }) }
    yield { type: EventType.TOOL_CALL_END, toolCallId }
    const schema = { type: 'object', properties: { approved: { type: 'boolean' } }, required: ['approved'] }
    const interrupt = { id: toolCallId, reason: 'tool_call', toolCallId, responseSchema: schema }
    const outcome = { type: 'interrupt', interrupts: [interrupt] }
    return yield { type: EventType.RUN_FINISHED, threadId, runId, outcome }
  }
  if (resume?.[0]) {
    const { interruptId: toolCallId } = resume[0]
    const content = payload?.approved ? 'Deployed.' : 'Rejected.'
    yield { type: EventType.TOOL_CALL_RESULT, messageId: crypto.randomUUID(), toolCallId, content }
  }
  const answer = resume ? (payload?.approved ? 'It is deployed.' : 'It is not deployed.') : `You said: ${said}`
  yield { type: EventType.TEXT_MESSAGE_START, messageId, role: 'assistant' }
  for (const delta of answer.match(/\S+\s*/g) ?? []) yield { type: EventType.TEXT_MESSAGE_CONTENT, messageId, delta }
  yield { type: EventType.TEXT_MESSAGE_END, messageId }
  yield { type: EventType.RUN_FINISHED, threadId, runId, outcome: { type: 'success' } }
}

const server = createServer((request, response) => {
  void (async () => {
    let body = ''
    for await (const chunk of request) body += chunk
    const input = RunAgentInputSchema.safeParse(JSON.parse(body))
    if (!input.success) return response.writeHead(422).end(input.error.message)
    const encoder = new EventEncoder()
    response.writeHead(200, { 'content-type': encoder.getContentType() })
    for (const event of run(input.data as RunAgentInput)) response.write(encoder.encodeSSE(event))
    response.end()
  })()
})
server.listen(Number(PORT), '127.0.0.1', () => console.log('listening', server.address()))
