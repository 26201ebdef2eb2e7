/** The test payment provider of this project's server, as a separate process. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

import { findServer, StartError } from './own-process.ts'

export interface OwnPaymentProvider {
  url: string
  callbackSecret: string
  stop(): Promise<void>
}

const startLimitMs = 30_000

/** @throws StartError */
export async function startOwnPaymentProvider(root: string, folder: string): Promise<OwnPaymentProvider> {
  const callbackSecret = `whsec_${Buffer.alloc(24, 'conformance').toString('base64')}`
  const { PATH, HOME } = process.env
  const command = ['payment-provider', '--port', '0', '--callback-secret', callbackSecret]
  const child = spawn(process.execPath, [findServer(root), ...command], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH, HOME },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  const url = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => reject(new StartError('the payment provider was not ready in time')), startLimitMs)
    const settle = (): void => clearTimeout(limit)
    createInterface(child.stdout).on('line', (line) => {
      const found = /listens on (http:\S+)/.exec(line)?.[1]
      if (found === undefined) return
      settle()
      resolve(found)
    })
    child.once('exit', () => {
      settle()
      reject(new StartError('the payment provider did not start'))
    })
  }).catch(async (error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return { url, callbackSecret, stop }
}
