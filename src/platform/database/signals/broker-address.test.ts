import { describe, expect, test } from 'vitest'
import { readBrokerAddress } from './broker-address.ts'

describe('the address of a broker', () => {
  test.each([
    ['nats://localhost', { servers: ['localhost:4222'] }],
    ['nats://[::1]:4333/', { servers: ['[::1]:4333'] }],
    ['nats://one:4222,two:4223', { servers: ['one:4222', 'two:4223'] }],
    ['nats://ann:p%40ss:w@one', { servers: ['one:4222'], credentials: { user: 'ann', password: 'p@ss:w' } }],
    ['nats://s3cret@one', { servers: ['one:4222'], credentials: { token: 's3cret' } }],
    ['tls://one', { servers: ['one:4222'], tls: {} }],
    ['tls://one?ca=/etc/ca.pem', { servers: ['one:4222'], tls: { caFile: '/etc/ca.pem' } }],
  ])('%s', (text, address) => expect(readBrokerAddress(text)).toEqual(address))

  test.each([
    'one:4222',
    'http://s3cret@one',
    'nats://',
    'nats://s3cret@',
    'nats://s3cret@one:0',
    'nats://s3cret@one:70000',
    'nats://s3cret@one two',
    'nats://s3cret@one,',
    'nats://s3cret%@one',
    'nats://s3cret@one/path',
    'nats://s3cret@one?ca=/etc/ca.pem',
    'tls://s3cret@one?name=x',
    'tls://s3cret@127.0.0.1',
    'tls://s3cret@one,[::1]:4222',
    'nats://s3cret@one#x',
  ])('%s is rejected, and not in the error', (text) => {
    expect(() => readBrokerAddress(text)).toThrow(/^must /)
    expect(() => readBrokerAddress(text)).not.toThrow(/s3cret/)
  })
})
