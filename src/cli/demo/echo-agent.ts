import { filePosition } from '../../client/file-position.ts'
import { createAgent, type ReceivedMessage } from '../../client/index.ts'
import { wait } from '../../client/wait.ts'

const prefix = 'Echo: '
/** Pause before the agent starts again, in milliseconds. */
const restartMs = 1_000

/** How the agent reaches the server, and where it saves its position. */
export interface EchoOptions {
  url: string
  token: string
  cursorFile: string
  /** Ends the agent. */
  signal: AbortSignal
}

/**
 * Replies to every message in its chats with the same text, through the public API like any agent. After errors and restarts of
 * the server it goes on where it was, also after a fault that the demo was asked for and that ends any other agent.
 */
export async function runEchoAgent(options: EchoOptions): Promise<void> {
  while (!options.signal.aborted) {
    await runUntilError(options).catch(() => wait(restartMs, options.signal))
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

/** Replies of agents get no reply: two such agents would never stop. */
function needsReply({ sender, raw, text }: ReceivedMessage): boolean {
  return !(sender.type === 'agent' && raw.reply_to) && !text.startsWith(prefix)
}
