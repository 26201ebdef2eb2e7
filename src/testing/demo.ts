import { join } from 'node:path'

import { pino } from 'pino'
import { vi } from 'vitest'

import { prepareDemo, startDemo } from '../cli/demo/demo.ts'
import { readDemoFile, type DemoValues } from '../cli/demo/demo-file.ts'
import type { DemoOffer } from '../http/context.ts'
import { parseConfig } from '../platform/configuration/parse-config.ts'
import { createApp } from '../server/app.ts'
import { openContext } from '../server/open-context.ts'

/** Test support: the option that makes a server a demo, without persons. */
export const testDemo: DemoOffer = { persons: [], tried: () => ({ credentials: [], values: {} }) }

export interface TestDemo {
  values: DemoValues
  stop(): Promise<void>
}

/** Test support: starts a demo with its data in a folder; its output is discarded. */
export async function startTestDemo(folder: string, settings: Record<string, string> = {}): Promise<TestDemo> {
  const own = { DATABASE_URL: join(folder, 'parley.db'), PORT: '0', PARLEY_CHECK_REPLIES: 'true' }
  const config = parseConfig({ ...own, ...settings })
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const prepared = await prepareDemo(config)
  const context = await openContext(config, pino({ level: 'silent' }), {
    webhooks: prepared.webhooks,
    demo: prepared.demo,
  })
  const app = await createApp(context)
  const demo = await startDemo(context, prepared, await app.listen())
  return {
    values: readDemoFile(folder) as DemoValues,
    async stop() {
      await demo.stop()
      await app.close()
      printed.mockRestore()
    },
  }
}
