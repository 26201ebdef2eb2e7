import { demoFile, type DemoValues } from './demo-file.ts'

/**
 * Builds the text that `serve --demo` prints: users and agents, sign-in links, and commands to paste. Each command is
 * complete: it reads the secrets from the file and generates a new message id, so that it works after every start. A
 * secret is printed only at the start that created it. @param kept content of the file before this start
 */
export function greeting(
  values: DemoValues,
  kept: Partial<DemoValues>,
  directory: string,
  links: { ann: string; ben: string },
): string {
  const actor = (name: string, variable: keyof DemoValues) =>
    values[variable] === kept[variable] ? name.trimEnd() : `${name}${variable}=${values[variable]}`
  const load = `. ${demoFile(directory)};`
  const newId = "'$(new_id)'"
  const send = (chat: string, text: string) =>
    `-d '{"message_id":"${newId}","chat_id":"'$${chat}'","parts":[{"type":"text","text":"${text}"}]}'`
  return `
Persons   ${actor('ann   ', 'ANN_SESSION')}
          ${actor('ben   ', 'BEN_SESSION')}
Agents    ${actor('demo_agent (you)   ', 'AGENT_TOKEN')}
          ${actor('echo_bot           ', 'ECHO_TOKEN')}
          ${actor('word_bot           ', 'WORKER_TOKEN')}
Webhook   ${actor('of demo_agent      ', 'WEBHOOK_SECRET')}
All secrets are in ${demoFile(directory)}, with ids and the operator key; for PowerShell in demo.ps1 beside it.
They are printed once, when they are made.

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
