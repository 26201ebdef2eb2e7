import { describe, expect, it } from 'vitest'

import { settings } from './configuration.ts'
import { parseConfig } from './parse-config.ts'
import { renderSettings } from './describe-settings.ts'

describe('settings', () => {
  it('have defaults', () => {
    expect(parseConfig({ HOME: '/root', PORT: '' })).toMatchObject({
      port: 8787,
      host: '127.0.0.1',
      databaseUrl: './data/parley.db',
      webhookAllowCidrs: [],
      checkReplies: false,
    })
  })

  it('are read from their variables', () => {
    const config = parseConfig({
      PORT: '0',
      PARLEY_PUBLIC_URL: 'https://chat.example/base/',
      PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32, fd00::/8',
      PARLEY_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
      PARLEY_CHECK_REPLIES: 'true',
    })
    expect(config).toMatchObject({
      port: 0,
      publicUrl: 'https://chat.example/base',
      webhookAllowCidrs: ['127.0.0.1/32', 'fd00::/8'],
      checkReplies: true,
    })
    expect(config.encryptionKey).toEqual(Buffer.alloc(32, 1))
  })

  it.each([
    ['./data/parley.db', './data/parley.db'],
    ['file:./data/parley.db', './data/parley.db'],
    ['file:///var/lib/parley.db', '/var/lib/parley.db'],
    ['sqlite:/var/lib/parley.db', '/var/lib/parley.db'],
    ['C:\\data\\parley.db', 'C:\\data\\parley.db'],
    [':memory:', ':memory:'],
    ['postgres://127.0.0.1/test', 'postgres://127.0.0.1/test'],
  ])('accept the database URL %s as %s', (url, address) => {
    expect(parseConfig({ DATABASE_URL: url }).databaseUrl).toBe(address)
  })

  it('that are unknown stop the start with an error that names them', () => {
    expect(() => parseConfig({ PARLEY_OPERATER_KEY: 'hush-hush-hush-hush' })).toThrow(
      /^PARLEY_OPERATER_KEY is not a setting/,
    )
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'mysql:x'],
    ['DATABASE_URL', 'file:'],
    ['PARLEY_SIGNALS_URL', 'http://user:pass@x'],
    ['PARLEY_SIGNALS_PREFIX', 'two..parts'],
    ['PARLEY_SIGNALS_PREFIX', 'all.>'],
    ['PARLEY_PUBLIC_URL', 'ftp://x'],
    ['PARLEY_PUBLIC_URL', 'https://user:pass@x'],
    ['PARLEY_OPERATOR_KEY', 'short-secret'],
    ['PARLEY_ENCRYPTION_KEY', 'not-32-bytes'],
    ['PARLEY_WEBHOOK_ALLOW_CIDRS', '127.0.0.1/33'],
    ['PARLEY_WEBHOOK_BACKOFF_MS', '99999999'],
    ['PARLEY_LOG_LEVEL', 'loud'],
    ['PARLEY_RATE_LIMITS', 'token=many'],
    ['PARLEY_HTTP_LIMITS', 'headers=19'],
    ['PARLEY_HTTP_LIMITS', 'feet=2'],
    ['PARLEY_HTTP_LIMITS', 'headers=20=20'],
    ['PARLEY_TRUST_PROXY', 'everybody'],
    ['PARLEY_METRICS_LISTEN', 'localhost'],
    ['PARLEY_METRICS_LISTEN', '::1:9464'],
    ['PARLEY_OTEL_URL', 'collector:4318'],
    ['PARLEY_OTEL_SAMPLE_RATIO', '1.5'],
    ['PARLEY_DRAIN_DELAY_MS', '60001'],
    ['PARLEY_CHECK_REPLIES', 'yes'],
    ['PARLEY_ICE_SERVERS', 'https://turn.example'],
    ['PARLEY_ICE_SERVERS', 'stun:turn.example?transport=udp'],
    ['PARLEY_ICE_SERVERS', 'stun:turn.example:65536'],
    ['PARLEY_ICE_SERVERS', 'stun:user@turn.example'],
    ['PARLEY_TURN_SECRET', 'short-secret'],
  ])('%s = %s is rejected by name, without its value', (name, text) => {
    const refused = () => parseConfig({ [name]: text })
    expect(refused).toThrow(name)
    expect(refused).not.toThrow(text)
  })

  it('for a TURN server require its shared secret', () => {
    const servers = 'stun:stun.example, turns:[2001:db8::1]:5349?transport=tcp'
    expect(() => parseConfig({ PARLEY_ICE_SERVERS: servers })).toThrow(/^PARLEY_TURN_SECRET must be set/)
    const config = parseConfig({ PARLEY_ICE_SERVERS: servers, PARLEY_TURN_SECRET: 'a-secret-of-the-turn-server' })
    expect(config.iceServers).toEqual(['stun:stun.example', 'turns:[2001:db8::1]:5349?transport=tcp'])
    expect(parseConfig({ PARLEY_ICE_SERVERS: 'stun:stun.example' }).turnSecret).toBeUndefined()
  })

  it('are named together when several are invalid', () => {
    expect(() => parseConfig({ PORT: 'x', PARLEY_NOTHING: '1' })).toThrow(/PARLEY_NOTHING[^]*PORT/)
  })

  it('have one row each in the table', () => {
    const table = renderSettings()
    for (const { variable } of Object.values(settings)) expect(table).toContain(`| \`${variable}\` |`)
  })
})
