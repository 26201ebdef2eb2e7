import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Report } from '../report/report.ts'

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))
const limitMs = 60_000
/** Number of requests that the gate sends to detect areas before the first check starts. */
const ofTheGate = 5

test('an interrupted run prints its verdict and writes its reports', { timeout: limitMs }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'interruption-'))
  let asked = 0
  // The server knows its agents and answers the requests of the gate; it does not answer requests of checks.
  const server = createServer((request, response) => {
    request.resume()
    const handle = /^Bearer svc_live_(one|two)$/.exec(request.headers.authorization ?? '')?.[1]
    const own = handle !== undefined && request.url === '/v1/agents/me'
    if (!own) asked += 1
    if (!own && asked > ofTheGate) return
    response.writeHead(own ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(own ? { agent: { id: handle, handle } } : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const agents = ['one', 'two'].map((handle) => ({ handle, id: handle, token: `svc_live_${handle}` }))
    const target = join(folder, 'target.json')
    writeFileSync(target, JSON.stringify({ name: 'slow', base_url: `http://127.0.0.1:${port}`, agents }))
    const child = spawn(process.execPath, [cli, '--target', target, '--report', folder, '--only', 'accounts,events'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    const watching = setInterval(() => {
      if (asked <= ofTheGate + 3) return
      clearInterval(watching)
      child.kill('SIGINT')
    }, 5)
    const exitCode = await ended
    clearInterval(watching)
    expect(output).toMatch(/(the run was interrupted|failed)\. Report: /)
    expect(existsSync(join(folder, 'report.html'))).toBe(true)
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report
    expect(report.checks.some(({ message }) => message === 'the run was interrupted')).toBe(true)
    expect(exitCode).toBe(report.verdict === 'violations' ? 1 : 2)
  } finally {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  }
})
