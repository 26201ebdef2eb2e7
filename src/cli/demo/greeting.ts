import { demoFile, type DemoValues } from './demo-file.ts'

/**
 * The text that `serve --demo` prints: users and agents, sign-in links, and commands to paste. Each command is complete:
 * it reads the secrets from the file and generates a new message id, so that it can be repeated at every start.
 */
export function greeting(values: DemoValues, directory: string, links: { ann: string; ben: string }): string {
  const load = `. ${demoFile(directory)};`
  const newId = "'$(new_id)'"
  const send = (chat: string, text: string) =>
    `-d '{"message_id":"${newId}","chat_id":"'$${chat}'","parts":[{"type":"text","text":"${text}"}]}'`
  return `
Persons   ann   ANN_SESSION=${values.ANN_SESSION}
          ben   BEN_SESSION=${values.BEN_SESSION}
Agents    demo_agent (you)   AGENT_TOKEN=${values.AGENT_TOKEN}
          echo_bot           ECHO_TOKEN=${values.ECHO_TOKEN}
          word_bot           WORKER_TOKEN=${values.WORKER_TOKEN}
Webhook   of demo_agent      WEBHOOK_SECRET=${values.WEBHOOK_SECRET}
All secrets are in ${demoFile(directory)}, with ids and the operator key; for PowerShell in demo.ps1 beside it.

Open ${values.URL} in a browser and be ann or ben. From another machine, once each and within 15 minutes:
  ann  ${links.ann}
  ben  ${links.ben}

Who am I?
  ${load} curl -s $URL/v1/agents/me -H "$AGENT"

Write to echo_bot, then read its answer:
  ${load} curl -s $URL/v1/messages -H "$AGENT" -H "$JSON" \\
    ${send('ECHO_CHAT', 'Hello')}
  ${load} curl -s "$URL/v1/events?after=0&timeout=5" -H "$AGENT"

Write as ann to demo_agent; the webhook receiver prints what arrives:
  ${load} curl -s $URL/v1/me/chats/$ANN_CHAT/messages -H "$ANN" -H "$JSON" \\
    -d '{"message_id":"${newId}","parts":[{"type":"text","text":"Hi, agent"}]}'

`
}
