import { BlockList } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checkWebhookUrl, createAddressGuard } from './address-guard.ts'

/** The IANA registry of special-purpose IPv4 addresses, multicast and the reserved block, copied by hand. */
const special = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '255.255.255.255/32'],
].map((range) => range.split('/') as [string, string])

const notPublic = new BlockList()
for (const [network, bits] of special) notPublic.addSubnet(network, Number(bits))

const numberOf = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
const bytesOf = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255] as const
const dotted = (value: number) => bytesOf(value).join('.')

/** Generates addresses of special ranges, including the first and last of each, as often as arbitrary addresses. */
const anyIpv4 = fc.oneof(
  fc.integer({ min: 0, max: 0xffff_ffff }),
  fc.constantFrom(...special).chain(([network, bits]) => {
    const [first, size] = [numberOf(network), 2 ** (32 - Number(bits))]
    return fc.oneof(fc.constantFrom(first, first + size - 1), fc.integer({ min: first, max: first + size - 1 }))
  }),
)

const hex = (value: number) => [(value >>> 16).toString(16), (value & 0xffff).toString(16)].join(':')
const inverted = (value: number) => hex(~value >>> 0)
const inHalves = (value: number) => {
  const [a, b, c, d] = bytesOf(value).map((byte) => byte.toString(16).padStart(2, '0'))
  return `${a}${b}:${c}:${d}00`
}

/** Every embedding of an IPv4 address in an IPv6 address, and whether it may be used for a public one. */
const embeddings: Record<string, { write: (value: number) => string; publicMay: boolean }> = {
  'IPv4-mapped': { write: (value) => `::ffff:${hex(value)}`, publicMay: true },
  'IPv4-mapped, dotted': { write: (value) => `::ffff:${dotted(value)}`, publicMay: true },
  NAT64: { write: (value) => `64:ff9b::${hex(value)}`, publicMay: true },
  'NAT64, dotted': { write: (value) => `64:ff9b::${dotted(value)}`, publicMay: true },
  ISATAP: { write: (value) => `2606:4700::5efe:${hex(value)}`, publicMay: true },
  'ISATAP of a unique address': { write: (value) => `2606:4700::200:5efe:${hex(value)}`, publicMay: true },
  'IPv4-compatible': { write: (value) => `::${hex(value)}`, publicMay: false },
  'IPv4-compatible, dotted': { write: (value) => `::${dotted(value)}`, publicMay: false },
  'IPv4-translated': { write: (value) => `::ffff:0:${hex(value)}`, publicMay: false },
  '6to4': { write: (value) => `2002:${hex(value)}::1`, publicMay: false },
  'Teredo server': { write: (value) => `2001:0:${hex(value)}::1`, publicMay: false },
  'Teredo client': { write: (value) => `2001:0:808:808:0:0:${inverted(value)}`, publicMay: false },
  'local NAT64': { write: (value) => `64:ff9b:1:${inHalves(value)}::`, publicMay: false },
  'local NAT64, longest prefix': { write: (value) => `64:ff9b:1::${hex(value)}`, publicMay: false },
}

const fullWidth = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
const circled = (text: string) =>
  text.replaceAll(/\d/g, (digit) => (digit === '0' ? '\u24ea' : String.fromCodePoint(0x245f + Number(digit))))

/** Every way to write an IPv4 address as the host of a URL. */
const spellings: Record<string, (value: number) => string> = {
  dotted: dotted,
  'trailing dot': (value) => `${dotted(value)}.`,
  'one number': String,
  'one hexadecimal number': (value) => `0x${value.toString(16)}`,
  'one octal number': (value) => `0${value.toString(8)}`,
  'octal parts': (value) =>
    bytesOf(value)
      .map((byte) => `0${byte.toString(8)}`)
      .join('.'),
  'hexadecimal parts': (value) =>
    bytesOf(value)
      .map((byte) => `0X${byte.toString(16)}`)
      .join('.'),
  'two parts': (value) => `${value >>> 24}.${value & 0xff_ffff}`,
  'three parts': (value) => `${value >>> 24}.${(value >>> 16) & 255}.${value & 0xffff}`,
  'leading zeros': (value) =>
    bytesOf(value)
      .map((byte) => `000${byte.toString(8)}`)
      .join('.'),
  'full-width digits': (value) => fullWidth(dotted(value)),
  'circled digits': (value) => circled(dotted(value)),
  'ideographic full stops': (value) => dotted(value).replaceAll('.', '\u3002'),
  'percent encoding': (value) => dotted(value).replaceAll(/\d/g, (digit) => `%3${digit}`),
}

const guard = createAddressGuard([])
const refusesUrl = (host: string): boolean => {
  try {
    checkWebhookUrl(`https://${host}/`, guard)
    return false
  } catch (error) {
    expect(error).toMatchObject({ kind: 'invalid_request' })
    return true
  }
}

describe('an IPv4 address', () => {
  test('is rejected when it is not public', () => {
    fc.assert(
      fc.property(anyIpv4, (value) => {
        expect(guard.rejection(dotted(value)) !== null).toBe(notPublic.check(dotted(value)))
      }),
    )
  })

  test.each(Object.entries(spellings))('is rejected in a URL when it is not public, as %s', (_name, spell) => {
    fc.assert(
      fc.property(anyIpv4, (value) => {
        expect(refusesUrl(spell(value))).toBe(notPublic.check(dotted(value)))
      }),
    )
  })

  test.each(Object.entries(embeddings))('is rejected inside an IPv6 address, %s', (_name, { write, publicMay }) => {
    fc.assert(
      fc.property(anyIpv4, (value) => {
        const isRefused = notPublic.check(dotted(value)) || !publicMay
        expect(guard.rejection(write(value)) !== null).toBe(isRefused)
        expect(refusesUrl(`[${write(value)}]`)).toBe(isRefused)
      }),
    )
  })
})

test.each(['fe80::1%eth0', '2606:4700::1111%1', 'fec0::1', '4000::1', '2001:1::1', '100::1', '5f00::1'])(
  'the IPv6 address %s is rejected',
  (address) => expect(guard.rejection(address)).not.toBeNull(),
)

test.each([
  '[fe80::1%25eth0]',
  '[::1%25lo]',
  '127.0.0.1..',
  '[::ffff:127.0.0.1].',
  'localhost.',
  'a.localhost',
  'ＬＯＣＡＬＨＯＳＴ',
])('the host %s is rejected in a URL', (host) => expect(refusesUrl(host)).toBe(true))

test('a range of the operator is allowed as written, and not in a translation', () => {
  const allowing = createAddressGuard(['10.0.0.0/8', '64:ff9b:1::/48'])
  expect(allowing.rejection('10.1.2.3')).toBeNull()
  expect(allowing.rejection('::ffff:10.1.2.3')).toBeNull()
  expect(allowing.rejection('64:ff9b:1::a01:203')).toBeNull()
  expect(allowing.rejection('64:ff9b::10.1.2.3')).not.toBeNull()
  expect(allowing.rejection('::10.1.2.3')).not.toBeNull()
})
