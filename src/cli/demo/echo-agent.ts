import { filePosition } from '../../client/file-position.ts'
import { createAgent, type ReceivedMessage } from '../../client/index.ts'
import { wait } from '../../client/wait.ts'

const prefix = 'Echo: '
/** Pause before the agent restarts, in milliseconds. */
const restartMs = 1_000

/** Connection of the agent, and file of its position. */
export interface EchoOptions {
  url: string
  token: string
  cursorFile: string
  /** Stops the agent. */
  signal: AbortSignal
  /** Returns whether the account of the agent exists: its owner may delete it. */
  exists(): Promise<boolean>
}

/**
 * Replies to every message in its chats with the same text, through the public API. After errors and restarts of the
 * server it continues at its position, even after an injected fault that stops other agents. It ends with its account.
 */
export async function runEchoAgent(options: EchoOptions): Promise<void> {
  while (!options.signal.aborted) {
    await runUntilError(options).catch(() => wait(restartMs, options.signal))
    if (!options.signal.aborted && !(await options.exists().catch(() => true))) return
  }
}

async function runUntilError({ url, token, cursorFile, signal }: EchoOptions): Promise<void> {
  const agent = createAgent({ url, token, signal, begin: 'oldest', position: filePosition(cursorFile) })
  agent.on('message', async (message) => {
    if (needsReply(message)) await message.reply(`${prefix}${message.text || '(no text)'}`.slice(0, 2_000))
  })
  await agent.start()
  await agent.stopped
}

/** Skips replies of agents: two echo agents would never stop. */
function needsReply({ sender, raw, text }: ReceivedMessage): boolean {
  return !(sender.type === 'agent' && raw.reply_to) && !text.startsWith(prefix)
}
