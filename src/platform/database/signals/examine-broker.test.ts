import { describe, expect, test } from 'vitest'

import { canStartBrokers, startBroker } from '../../../testing/broker.ts'
import { runCommand } from '../../../testing/commands.ts'
import { testPostgresUrl } from '../../../testing/postgres.ts'

const absent = !canStartBrokers && process.env.REQUIRE_POSTGRES !== '1'
const password = 'a-password-of-the-tests'
const signalsLine = async (databaseUrl: string, signalsUrl: string) => {
  const { out, err } = await runCommand(['doctor'], {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    PARLEY_SIGNALS_URL: signalsUrl,
  })
  expect(out + err).not.toContain(password)
  return out.split('\n').find((line) => line.includes('signals:'))
}

describe.skipIf(absent)('parley doctor', () => {
  test('reports a working broker, rejected credentials, and an unreachable broker', async () => {
    const broker = await startBroker(['--user', 'parley', '--pass', password])
    const place = `127.0.0.1:${broker.port}`
    try {
      expect(await signalsLine(testPostgresUrl, `nats://parley:${password}@${place}`)).toBe(
        `ok     signals: the broker ${place} answers`,
      )
      expect(await signalsLine(testPostgresUrl, `nats://parley:${password}x@${place}`)).toMatch(
        /^FAILED signals: the broker .* cannot be used \(.*authorization.*\)/i,
      )
    } finally {
      await broker.kill()
    }
    expect(await signalsLine(testPostgresUrl, `nats://parley:${password}@${place}`)).toMatch(
      /^FAILED signals: .*refused/,
    )
  })

  test('reports that the embedded database uses no broker', async () =>
    expect(await signalsLine(':memory:', 'nats://127.0.0.1')).toMatch(/^FAILED signals: the embedded database/))
})
