import { randomUUID } from 'node:crypto'
import { SendMessageRequest, taskStateToJSON, type Part } from '@a2a-js/sdk'
import { ClientFactory } from '@a2a-js/sdk/client'

/*
 * Sends a task to the agent `word_bot` with the A2A client library, and prints the answer as it is streamed. `URL` is
 * the service, and `AGENT_TOKEN` the token of the calling agent. The arguments of the command line are the text.
 */
const { URL: url = 'http://127.0.0.1:8787', AGENT_TOKEN: token } = process.env
if (!token) throw new Error('AGENT_TOKEN is not set: it is the token of the agent that asks.')

const shown = ({ content }: Part): string =>
  content?.$case === 'text' ? content.value : `${JSON.stringify(content?.value)}\n`

const client = await new ClientFactory().createFromUrl(`${url}/a2a/word_bot/agent-card.json`, '')
const request = SendMessageRequest.fromJSON({
  message: { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text: process.argv.slice(2).join(' ') }] },
})
for await (const { payload } of client.sendMessageStream(request, {
  serviceParameters: { Authorization: `Bearer ${token}` },
})) {
  if (payload?.$case === 'artifactUpdate') process.stdout.write(payload.value.artifact!.parts.map(shown).join(''))
  if (payload?.$case !== 'statusUpdate') continue
  const { state, message } = payload.value.status!
  console.log([taskStateToJSON(state), ...(message?.parts ?? []).map(shown)].join(' '))
  // The agent asks for more input: a message with the id of the task would continue it.
  if (taskStateToJSON(state) === 'TASK_STATE_INPUT_REQUIRED') break
}
