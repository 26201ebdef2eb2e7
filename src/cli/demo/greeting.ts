import { demoFile, type DemoValues } from './demo-file.ts'

/**
 * Sign-in links of the users. `forOthers` is whether another machine can open them, `byButton` whether the start page
 * signs a browser of this machine in without a link.
 */
export interface SignInLinks {
  ann: string
  ben: string
  forOthers: boolean
  byButton: boolean
}

/**
 * Builds the text that `serve --demo` prints: users and agents, sign-in links, and commands to paste. Each command is
 * complete: it reads the secrets from the file and generates a new message id, so that it works after every start. A
 * secret is printed only at the start that created it.
 * @param kept content of the file before this start
 */
export function greeting(values: DemoValues, kept: Partial<DemoValues>, directory: string, links: SignInLinks): string {
  const actor = (name: string, variable: keyof DemoValues) =>
    values[variable] === kept[variable] ? name.trimEnd() : `${name}${variable}=${values[variable]}`
  const load = `. ${demoFile(directory)};`
  const newId = "'$(new_id)'"
  const send = (chat: string, text: string) =>
    `-d '{"message_id":"${newId}","chat_id":"'$${chat}'","parts":[{"type":"text","text":"${text}"}]}'`
  return `
Two people, who read and write in a browser:
  ${actor('ann          ', 'ANN_SESSION')}
  ${actor('ben          ', 'BEN_SESSION')}
Three agents, which are programs with a token:
  ${actor('demo_agent   yours, for the commands below   ', 'AGENT_TOKEN')}
  ${actor('echo_bot     repeats each message            ', 'ECHO_TOKEN')}
  ${actor('word_bot     counts words, when you start it ', 'WORKER_TOKEN')}
A webhook of demo_agent, whose receiver prints below:
  ${actor('signature    ', 'WEBHOOK_SECRET')}
All secrets are in ${demoFile(directory)}, with ids and the operator key; for PowerShell in demo.ps1 beside it.
They are printed once, when they are made.

${signIn(values.URL, links)}
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

function signIn(url: string, { forOthers, byButton }: SignInLinks): string {
  if (!byButton) return 'Sign in by these links, from any machine, once each and within 15 minutes:'
  const others = forOthers
    ? 'From another machine, once each and within 15 minutes:'
    : 'Other machines cannot reach it; HOST=0.0.0.0 allows that.\nThese links sign in once each, within 15 minutes:'
  return `Open ${url} in a browser and be ann or ben. ${others}`
}
