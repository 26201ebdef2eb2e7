import { gzipSync } from 'node:zlib'

const json = { 'content-type': 'application/json' }
const swelling = new Uint8Array(gzipSync(`{}${' '.repeat(9_000_000)}`))

/** Test support: bodies that are rejected before schema validation, derived from a valid body. */
export function badBodies(
  valid: string,
): [what: string, init: { headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> }][] {
  const cut = valid.slice(0, -1)
  return [
    ['JSON that ends early', { headers: json, body: cut }],
    ['JSON with more behind it', { headers: json, body: `${valid}}` }],
    ['a comma too many', { headers: json, body: `${cut},}` }],
    ['words', { headers: json, body: 'undefined' }],
    ['a number without end', { headers: json, body: '1e999' }],
    ['no UTF-8', { headers: json, body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]) }],
    ['UTF-16', { headers: json, body: new Uint8Array(Buffer.from(valid, 'utf16le')) }],
    ['another media type', { headers: { 'content-type': 'text/plain' }, body: valid }],
    ['no media type', { headers: { 'content-type': '' }, body: valid }],
    ['another charset', { headers: { 'content-type': 'application/json; charset=utf-16' }, body: valid }],
    ['an unknown coding', { headers: { ...json, 'content-encoding': 'zstd' }, body: valid }],
    ['a broken coding', { headers: { ...json, 'content-encoding': 'gzip' }, body: valid }],
    ['a coding that swells', { headers: { ...json, 'content-encoding': 'gzip' }, body: swelling }],
    ['deep nesting', { headers: json, body: '['.repeat(100_000) + ']'.repeat(100_000) }],
    ['deep nesting in a member', { headers: json, body: `{"parts":${'['.repeat(2_000)}${']'.repeat(2_000)}}` }],
    ['too many bytes', { headers: json, body: valid + ' '.repeat(530_000) }],
  ]
}

/** Path segments, already encoded, that identify no object. */
export const badSegments: readonly string[] = [
  'x',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF',
  '%',
  '%2',
  '%2F',
  '..%2f..',
  '%20',
  '%F0%9F%98%80',
  '__proto__',
  'constructor',
  'a'.repeat(3_000),
  "'%20OR%201=1",
  '%25',
  '-1',
  '0',
  '9007199254740993',
  '%7B%22a%22:1%7D',
  'null',
  '%0d%0aX-Header:1',
]

/** Headers of an upload. */
export const badUploadHeaders: readonly (readonly [name: string, value: string])[] = [
  ...[
    'a/b',
    '..',
    '.',
    '%2e%2e',
    '%2Fetc%2Fpasswd',
    'a%5Cb',
    'a%00b',
    '%',
    '%FF',
    '%ED%A0%80',
    '\u00e9.txt',
    '%0d%0aX-Header:1',
    'x'.repeat(256),
  ].map((value) => ['X-Svc-Filename', value] as const),
  ...['text', 'text/', '/plain', 'text/plain; \u00e9', 'text plain/x', `text/${'x'.repeat(300)}`].map(
    (value) => ['Content-Type', value] as const,
  ),
  ['Content-Encoding', 'gzip'],
]

/** Values of query parameters, already encoded. */
export const badValues: readonly string[] = [
  '',
  'x',
  '-1',
  '0',
  '101',
  '31',
  '0.5',
  '1e99',
  '1e999',
  '-Infinity',
  '9007199254740993',
  'NaN',
  'Infinity',
  '0x10',
  '%201',
  '1%00',
  '%00',
  '%ED%A0%80',
  '%FF',
  '%',
  'true',
  'null',
  '[]',
  'a'.repeat(2_000),
]
