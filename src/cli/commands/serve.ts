import type { Command } from 'commander'

import { describeSettings } from '../../platform/configuration/describe-settings.ts'
import type { OpenContext } from './command.ts'

export function addServeCommand(program: Command, context: OpenContext): void {
  program
    .command('serve')
    .description('Start the server; SIGTERM drains it')
    .option('--demo', 'add two users, two agents and a webhook receiver, and print how to use them')
    .addHelpText('after', () => `\nSettings are environment variables:\n\n${describeSettings().trimEnd()}`)
    .action(async ({ demo = false }: { demo?: boolean }) => {
      const { config } = context()
      const { serve } = await import('../serve.ts')
      await serve(config, { demo })
    })
}
