import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { Agent, request } from 'undici'
import { checkWebhookUrl, createAddressGuard } from './address-guard.ts'
import { guardedConnector } from './guarded-network.ts'

const rejected = `0.1.2.3 10.0.0.1 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.0.0.1 192.0.2.1 192.88.99.1
  192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1
  ::ffff:7f00:1 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1:: 2001::1 100::1 2001:db8::1 3fff::1 5f00::1
  fc00::1 fd00:ec2::254 fe80::1 ff00::1`.split(/\s+/)

describe('the address guard', () => {
  test.each(rejected)('rejects %s', (address) => expect(createAddressGuard([]).rejection(address)).toContain(address))
  test.each(['8.8.8.8', '2606:4700::1111'])('accepts %s', (address) =>
    expect(createAddressGuard([]).rejection(address)).toBeNull(),
  )
  test('accepts the private ranges that the operator allows, and no others', () => {
    const guard = createAddressGuard(['127.0.0.1/32', 'fd00::/8'])
    expect(guard.rejection('127.0.0.1')).toBeNull()
    expect(guard.rejection('::ffff:127.0.0.1')).toBeNull()
    expect(guard.rejection('fd12::1')).toBeNull()
    expect(guard.rejection('127.0.0.2')).not.toBeNull()
    expect(guard.rejection('::1')).not.toBeNull()
  })
})

describe('the guarded connector', () => {
  // Every spelling of the loopback address that URL parsers accept, and a name that resolves to it.
  test.each(['127.0.0.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '[::1]', 'localhost'])(
    'opens no socket to %s',
    async (host) => {
      let connections = 0
      const server = createServer((socket) => {
        connections++
        socket.destroy()
      }).listen(0)
      await once(server, 'listening')
      const agent = new Agent({ connect: guardedConnector(createAddressGuard([]), null) })
      const { port } = server.address() as AddressInfo
      await expect(request(`https://${host}:${port}/`, { dispatcher: agent })).rejects.toThrow(/public addresses only/)
      expect(connections).toBe(0)
      await agent.close()
      server.close()
    },
  )

  // A demo on the machine of a developer (AMB-188).
  const plain = { rejection: createAddressGuard([]).rejection, allowsPlainLoopback: true }

  test.each(['127.0.0.1', 'localhost', 'localhost.', '[::1]'])('reaches %s without TLS in a demo', async (host) => {
    const server = createHttpServer((_request, response) => response.end('reached')).listen(0, '::')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const read = async (dispatcher: Agent) => (await request(`http://${host}:${port}/`, { dispatcher })).body.text()
    const allowed = new Agent({ connect: guardedConnector(plain, null) })
    const strict = new Agent({ connect: guardedConnector(createAddressGuard(['127.0.0.0/8', '::1/128']), null) })
    expect(await read(allowed)).toBe('reached')
    await expect(read(strict)).rejects.toThrow(/must use TLS/)
    await Promise.all([allowed.close(), strict.close()])
    server.close()
  })

  test.each(['192.168.1.1', '8.8.8.8', 'receiver.example', 'localhost.receiver.example', '[::ffff:10.0.0.1]'])(
    'opens no plain connection to %s in a demo',
    async (host) => {
      const agent = new Agent({ connect: guardedConnector(plain, null) })
      await expect(request(`http://${host}/`, { dispatcher: agent })).rejects.toThrow(/must use TLS/)
      await agent.close()
    },
  )
})

describe('the address of a webhook', () => {
  const strict = createAddressGuard([])
  const plain = { rejection: strict.rejection, allowsPlainLoopback: true }

  test.each(['http://localhost:3000/hook', 'http://localhost.:3000/hook', 'http://127.0.0.1/', 'http://[::1]:8080/x'])(
    'may be %s in a demo only',
    (url) => {
      expect(() => checkWebhookUrl(url, plain)).not.toThrow()
      expect(() => checkWebhookUrl(url, strict)).toThrow('url must begin with https://')
    },
  )

  test.each([
    'http://192.168.1.1/',
    'http://receiver.example/',
    'http://localhost.receiver.example/',
    'http://user:secret@localhost/',
    'ftp://localhost/',
    'http:localhost',
    'http://localhost:0/',
    'https://receiver.example:0/',
    'https:receiver.example',
    ' https://receiver.example/',
    'https://receiver.example/ x',
  ])('is never %s', (url) => {
    expect(() => checkWebhookUrl(url, plain)).toThrow(/^url must/)
    expect(() => checkWebhookUrl(url, plain, 'target_url')).toThrow(/^target_url must/)
  })
})
