import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { selfSigned } from '../src/testing/receiver.ts'
import { startTestServer } from '../src/testing/server.ts'
import { compareOutcomes, countOutcomes, type Expectation, type Outcome } from './a2a-kit/compare.ts'
import expectation from './a2a-kit/expected.json' with { type: 'json' }
import { createKitWorker } from './a2a-kit/worker.ts'

const usage = `npm run a2a:kit -- FOLDER [--python PROGRAM]

Runs the test kit of the A2A project over JSON-RPC and HTTP+JSON against a server with an agent that accepts tasks.
  FOLDER            a checkout of the kit
  --python PROGRAM  Python with the packages of scripts/a2a-kit/requirements.txt (default: python3)
Ends with 0 when all results are those of scripts/a2a-kit/expected.json, 1 when one differs, 2 when the kit cannot run.`

const checkout = `git clone ${expectation.repository} FOLDER && git -C FOLDER checkout ${expectation.commit}`
const timeoutMs = 600_000
const bindings = ['-k', 'not grpc', '--transport=jsonrpc,http_json']
const pytest = ['-m', 'pytest', '-q', '-p', 'plugin', '-p', 'no:cacheprovider', ...bindings]
pytest.push('--tb=short', '--webhook-host=127.0.0.1', 'tests/compatibility')

/** Returns the folder and the options. Ends the process when they are invalid, or the checkout is another version. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { python: { type: 'string', default: 'python3' } },
    })
    const [folder] = positionals
    if (folder === undefined || positionals.length > 1) throw new Error('One folder is required.')
    const commit = execFileSync('git', ['-C', folder, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
    if (commit !== expectation.commit) throw new Error(`${folder} has commit ${commit}. Run: ${checkout}`)
    // The program of Python starts in the folder of the kit.
    return { folder, python: values.python.includes('/') ? resolve(values.python) : values.python }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return process.exit(2)
  }
}

/** Runs the kit against a new server. @returns the outcomes by test, and the errors in the log of the server */
async function runKit(folder: string, python: string) {
  const temporary = mkdtempSync(join(tmpdir(), 'parley-a2a-kit-'))
  const [certificate, authority, outcomes] = ['tls.pem', 'ca.pem', 'outcomes.json'].map((name) => join(temporary, name))
  const tls = await selfSigned()
  writeFileSync(certificate!, tls.key + tls.certificate)
  writeFileSync(authority!, tls.certificate)
  const server = await startTestServer({ url: join(temporary, 'parley.db') }, undefined, {
    PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
    PARLEY_WEBHOOK_CA_FILE: authority!,
  })
  try {
    const { session } = await server.user()
    const [caller, agent] = [await server.agent(session), await server.agent(session)]
    await server.call('PATCH', '/v1/me', agent.token, { accepts_tasks: true })
    await using worker = createKitWorker(server.url, agent.token)
    await worker.start()
    const child = spawn(python, [...pytest, `--sut-host=${server.url}/a2a/${agent.handle}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: timeoutMs,
      env: {
        ...process.env,
        PYTHONPATH: `${join(import.meta.dirname, 'a2a-kit')}:.`,
        PYTHONDONTWRITEBYTECODE: '1',
        A2A_KIT_SETTINGS: JSON.stringify({ token: caller.token, certificate, outcomes }),
      },
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (!existsSync(outcomes!))
      throw new Error(
        `The kit ended with ${code} and no results: install scripts/a2a-kit/requirements.txt for ${python}.`,
      )
    return { outcomes: JSON.parse(readFileSync(outcomes!, 'utf8')) as Record<string, Outcome>, errors: server.errors }
  } finally {
    await server.close()
    rmSync(temporary, { recursive: true })
  }
}

const { folder, python } = readArguments()
const { outcomes, errors } = await runKit(folder, python).catch((error: Error) => {
  console.error(error.message)
  return process.exit(2)
})
for (const [binding, counts] of Object.entries(countOutcomes(outcomes)))
  console.log(
    `${binding}: ${Object.entries(counts)
      .map(([outcome, count]) => `${count} ${outcome}`)
      .join(', ')}`,
  )
const differences = [...compareOutcomes(expectation satisfies Expectation, outcomes), ...errors]
console.log([...differences, `${differences.length} differences from the expected results`].join('\n'))
process.exitCode = differences.length === 0 ? 0 : 1
