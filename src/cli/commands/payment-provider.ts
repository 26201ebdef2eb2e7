import { randomBytes } from 'node:crypto'

import { InvalidArgumentError, type Command } from 'commander'

import { stopped, type OpenContext } from './command.ts'
import { portNumber } from './options.ts'

interface Options {
  host: string
  port: number
  callbackSecret?: string
}

export function addPaymentProviderCommand(program: Command, openContext: OpenContext): void {
  program
    .command('payment-provider')
    .description('Start a payment provider for tests, which moves no money; SIGTERM stops it')
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--port <port>', 'port to listen on; 0 selects a free port', portNumber, 8790)
    .option(
      '--callback-secret <secret>',
      'secret that signs its callbacks: whsec_ and base64 (default: a new one)',
      secret,
    )
    .action(async ({ host, port, callbackSecret }: Options) => {
      const context = openContext()
      const signing = callbackSecret ?? `whsec_${randomBytes(24).toString('base64')}`
      const { startPaymentProvider } = await import('../payment-provider/start-provider.ts')
      const provider = await startPaymentProvider({ host, port, callbackSecret: signing })
      context.print(`The test payment provider listens on ${provider.url}`)
      if (callbackSecret === undefined) context.print(`It signs callbacks with ${signing}`)
      await stopped()
      await provider.close()
    })
}

function secret(text: string): string {
  if (!/^whsec_[A-Za-z0-9+/]{20,}={0,2}$/.test(text)) throw new InvalidArgumentError('It must be whsec_ and base64.')
  return text
}
