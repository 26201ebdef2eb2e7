import type { IncomingMessage } from 'node:http'

import { describe, expect, it } from 'vitest'

import { addressGroup, createClientAddress, trustProxySetting } from './client-address.ts'

function behind(setting: string) {
  const clientAddress = createClientAddress(trustProxySetting.parse(setting))
  return (remoteAddress: string, forwardedFor?: string) =>
    clientAddress({
      socket: { remoteAddress },
      headers: { 'x-forwarded-for': forwardedFor },
    } as unknown as IncomingMessage)
}

describe('the address of a client', () => {
  it('is the address of the connection when no proxy is trusted', () => {
    expect(behind('off')('192.0.2.1', '203.0.113.9')).toBe('192.0.2.1')
  })

  it('is the address seen by the last trusted proxy, regardless of earlier entries from the client', () => {
    expect(behind('1')('192.0.2.1', '10.9.9.9, 203.0.113.9')).toBe('203.0.113.9')
    expect(behind('2')('192.0.2.1', '10.9.9.9, 203.0.113.9, 198.51.100.2')).toBe('203.0.113.9')
    expect(behind('3')('192.0.2.1', '203.0.113.9')).toBe('203.0.113.9')
    expect(behind('1')('192.0.2.1', undefined)).toBe('192.0.2.1')
  })

  it('is the last address in the list outside the trusted ranges', () => {
    const find = behind('10.0.0.0/8, 192.0.2.0/24, fd00::/8')
    expect(find('192.0.2.1', '10.1.1.1, 203.0.113.9, 10.2.2.2')).toBe('203.0.113.9')
    expect(find('::ffff:192.0.2.1', '2001:db8::7, fd00::1')).toBe('2001:db8::7')
    expect(find('198.51.100.1', '203.0.113.9')).toBe('198.51.100.1')
    expect(find('192.0.2.1', '10.1.1.1')).toBe('10.1.1.1')
  })

  it('is always a valid address without a port', () => {
    expect(behind('2')('192.0.2.1', '203.0.113.9, unknown')).toBe('192.0.2.1')
    expect(behind('1')('192.0.2.1', '203.0.113.9:4711')).toBe('203.0.113.9')
    expect(behind('1')('192.0.2.1', '[2001:db8::7]:443')).toBe('2001:db8::7')
    expect(behind('10.0.0.0/8')('', '203.0.113.9')).toBe('')
  })

  it.each(['0', '11', 'yes', '10.0.0.0/33', '10.0.0.1', '10.0.0.0/8,0.0.0.0/0', '::/0'])(
    'rejects the setting %s',
    (text) => {
      expect(() => trustProxySetting.parse(text)).toThrow(/must be/)
    },
  )
})

describe('the group of an address', () => {
  it('is an IPv4 address or an IPv6 /64', () => {
    expect(addressGroup('203.0.113.9')).toBe('203.0.113.9')
    expect(addressGroup('::ffff:203.0.113.9')).toBe('203.0.113.9')
    expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe(addressGroup('2001:db8:1:2:ffff::1'))
    expect(addressGroup('2001:db8:1:2::1')).not.toBe(addressGroup('2001:db8:1:3::1'))
    expect(addressGroup('')).toBe('')
  })
})
