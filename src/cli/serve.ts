import { stopped } from './commands/command.ts'
import { explainListenError } from './listen-error.ts'
import { createApp } from '../server/app.ts'
import type { Config } from '../platform/configuration/configuration.ts'
import { demoLimits, standardLimits } from '../platform/rate-limits/rate-limits.ts'
import { demoAccountLimits, standardAccountLimits } from '../platform/limits/limits-setting.ts'
import { createLog } from '../platform/logging/log.ts'
import { openContext } from '../server/open-context.ts'

/** Maximum time until the process exits, even if the drain has not finished, in milliseconds. */
const exitMs = 9_500

/** Time for requests that proxies have already sent on open connections, in milliseconds. */
const lingerMs = 1_000

/** Runs the server until SIGTERM or SIGINT, then drains it. */
export async function serve(config: Config, options: { demo: boolean }): Promise<void> {
  if (options.demo) process.stdout.write('Parley starts with a demo. Lines in JSON are its log.\n')
  const log = createLog(config.logLevel)
  // New files of this process are readable by its owner only. Existing files may have wider permissions, see
  // private-files.ts.
  process.umask(0o077)
  // Loaded on demand: without the demo, the server starts without its certificate library.
  const demonstration = options.demo ? await import('./demo/demo.ts') : undefined
  if (options.demo && config.rateLimits === standardLimits) config.rateLimits = demoLimits
  if (options.demo && config.limits === standardAccountLimits) config.limits = demoAccountLimits
  const prepared = await demonstration?.prepareDemo(config)
  const context = await openContext(config, log, prepared)
  const app = await createApp(context)
  const stop = stopped()
  const address = await app.listen().catch((error: unknown) => {
    throw explainListenError(config.host, config.port, error as Error)
  })
  const demo = prepared && (await demonstration?.startDemo(context, prepared, address))
  process.stdout.write(`parley listening on ${address}\n`)
  if (demo) process.stdout.write(demo.greeting)
  await stop
  setTimeout(() => process.exit(1), exitMs + config.drainDelayMs).unref()
  await demo?.stop()
  await app.close(lingerMs)
}
