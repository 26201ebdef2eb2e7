import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { settings } from '../src/platform/configuration/configuration.ts'
import { parseConfig } from '../src/platform/configuration/parse-config.ts'
import { freePort } from '../src/testing/free-port.ts'
import { root } from './gates/run.ts'
import { envFile, readEnvFile, renderEnvFile } from './compose/env-file.ts'
import { contextFiles } from './release/image-context.ts'
import { serverOptions } from './server-options.ts'

/** One instruction of the Dockerfile, with its continuation lines. */
interface Step {
  word: string
  rest: string
}

const steps: Step[] = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replaceAll(/^\s*#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => ({ word: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1) }))
const last = (word: string) => steps.findLast((step) => step.word === word)?.rest ?? ''
const environment = Object.fromEntries(
  last('ENV')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

describe('the Dockerfile', () => {
  test('copies only files that exist', () => {
    const copied = steps
      .filter(({ word, rest }) => word === 'COPY' && !rest.startsWith('--from'))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1))
    expect(copied.length).toBeGreaterThan(3)
    const files = contextFiles(root)
    for (const source of copied) expect(source === '.' || files.includes(source), source).toBe(true)
    expect(steps.map(({ word }) => word)).not.toContain('ADD')
  })

  test('names the version of its base image and uses only tools of that image', () => {
    expect(last('ARG')).toMatch(/^NODE_IMAGE=node:26-slim$/)
    expect(JSON.stringify(steps)).not.toMatch(/curl|wget|apt-get|sudo/)
  })

  test('runs as an unprivileged user, and its server receives the signals', () => {
    expect(last('USER')).toBe('node')
    const words = steps.map(({ word }) => word)
    expect(words.lastIndexOf('RUN')).toBeLessThan(words.indexOf('USER'))
    expect(JSON.parse(last('ENTRYPOINT')).slice(0, -1)).toEqual(['node', ...serverOptions])
  })

  test('sets only settings that the server knows', () => {
    const known = Object.values(settings).map(({ variable }) => variable)
    for (const name of Object.keys(environment)) expect([...known, 'NODE_ENV']).toContain(name)
    expect(last('EXPOSE')).toBe(environment['PORT'])
    expect(environment['DATABASE_URL']).toMatch(new RegExp(`^${last('VOLUME')}/`))
  })
})

describe('the program of the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-image-'))
  const [app, data, bin] = ['app', 'data', 'bin'].map((name) => join(folder, name)) as [string, string, string]
  let server: ChildProcess
  let log = ''
  let variables: Record<string, string>

  beforeAll(async () => {
    chmodSync(folder, 0o755)
    pack(join(folder, 'repository'), app)
    mkdirSync(data)
    mkdirSync(bin)
    for (const [, target, name] of steps
      .map(({ rest }) => rest)
      .join(' ')
      .matchAll(/ln -s (\S+) \/usr\/local\/bin\/(\S+)/g)) {
      symlinkSync(inFolder(target!), join(bin, name!))
    }
    const values = Object.entries(environment).map(([name, value]) => [name, inFolder(value)])
    variables = {
      ...Object.fromEntries(values),
      PORT: String(await freePort()),
      PATH: `${bin}:${dirname(process.execPath)}:/usr/bin:/bin`,
    }
    const user = unprivileged()
    if (user) chownSync(data, user.uid, user.gid)
    const [, ...program] = [...JSON.parse(last('ENTRYPOINT')), ...JSON.parse(last('CMD'))] as string[]
    server = spawn(process.execPath, program.map(inFolder), {
      cwd: app,
      env: variables,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    })
    for (const stream of [server.stdout!, server.stderr!])
      stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
  }, 240_000)
  afterAll(() => {
    server?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const inFolder = (path: string) => path.replace(/^\/(app|data)\b/, `${folder}/$1`)
  const healthy = () => spawnSync('sh', ['-c', last('HEALTHCHECK').replace(/^.*? CMD /, '')], { env: variables }).status

  test('consists only of the files of the package', () => {
    expect(readdirSync(app)).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist', 'package.json', 'spec']))
    expect(readdirSync(join(app, 'dist')).sort()).toEqual(['generated', 'launch.js', 'parley.js', 'src', 'vendor'])
    const shipped = readdirSync(join(app, 'dist'), { recursive: true, encoding: 'utf8' })
    expect(shipped.filter((file) => /\.test\.js$|\.ts$|testing/.test(file))).toEqual([])
    expect(JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))).not.toHaveProperty('devDependencies')
  })

  test('becomes healthy, writes to its volume, and drains after SIGTERM', async () => {
    await expect.poll(healthy, { timeout: 30_000, message: log }).toBe(0)
    expect(readdirSync(data)).toContain('parley.db')
    expect(spawnSync('parley', ['--help'], { env: variables, encoding: 'utf8' }).stdout).toMatch(/^ +persons\b/m)
    const started = Date.now()
    server.kill('SIGTERM')
    expect((await once(server, 'exit'))[0], log).toBe(0)
    expect(Date.now() - started).toBeLessThan(9_500)
    expect(healthy()).toBe(1)
    expect(log).not.toContain('"level":50')
  })
})

describe('the compose files', () => {
  const read = (file: string) =>
    parse(readFileSync(join(root, file), 'utf8'), {
      merge: true,
      customTags: [{ tag: '!reset', collection: 'seq' as const, identify: () => false, resolve: () => [] as never }],
    })
  const compose = read('compose.yaml')
  const replicas = read('compose.replicas.yaml')
  const { postgres, parley } = compose.services
  const given: Record<string, string> = {
    POSTGRES_PASSWORD: 'abc123',
    PARLEY_OPERATOR_KEY: 'k'.repeat(24),
    PARLEY_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  }
  const fill = (text: string) =>
    text.replaceAll(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_all, name, kind, other) => given[name] ?? (kind === '-' ? other : `unset ${name}`),
    )

  test('pass valid settings to the server', () => {
    const values = Object.fromEntries(
      Object.entries<string>(parley.environment).map(([name, text]) => [name, fill(text)]),
    )
    expect(parseConfig(values)).toMatchObject({
      databaseUrl: 'postgres://parley:abc123@postgres:5432/parley',
    })
    expect(JSON.stringify(values)).not.toContain('unset')
  })

  test('pass every setting by an env file, which is generated from the settings', () => {
    expect(parley.env_file).toEqual([
      { path: 'scripts/compose/defaults.env', required: true },
      { path: 'parley.env', required: false },
    ])
    const defaults = readFileSync(join(root, 'scripts/compose/defaults.env'), 'utf8').trim().split('\n')
    expect(parseConfig(Object.fromEntries(defaults.map((line) => line.split('='))))).toMatchObject({
      publicUrl: 'http://localhost:8787',
    })
    expect(readEnvFile(root), `node ${envFile.replace('parley.env.example', 'env-file.ts')}`).toBe(renderEnvFile())
    // A value in compose.yaml overrides the file, so compose.yaml sets only addresses and secrets that the services share.
    expect(Object.keys(parley.environment)).toEqual(['DATABASE_URL', 'PARLEY_OPERATOR_KEY', 'PARLEY_ENCRYPTION_KEY'])
  })

  test('limit the memory and the processes of each service, and have no key that only Swarm reads', () => {
    const files = globSync('compose*.yaml', { cwd: root })
    expect(files.length).toBeGreaterThan(4)
    for (const file of files) {
      for (const [name, service] of Object.entries<Record<string, any>>(read(file).services)) {
        const place = `${file} ${name}`
        if (service.image !== undefined || service.build !== undefined) {
          if (name !== 'members')
            expect(service, place).toMatchObject({ mem_limit: expect.any(String), pids_limit: expect.any(Number) })
        }
        expect(
          Object.keys(service.deploy ?? {}).filter((key) => !['replicas', 'resources'].includes(key)),
          place,
        ).toEqual([])
      }
    }
  })

  test('create scheduled backups with the settings, the attachments and the key of the server', () => {
    const { backup } = read('compose.backup.yaml').services
    expect(backup.env_file).toEqual(parley.env_file.slice(1))
    for (const name of ['DATABASE_URL', 'PARLEY_ENCRYPTION_KEY'])
      expect(backup.environment[name].replace(/:\?[^}]*/g, ''), name).toBe(
        parley.environment[name].replace(/:\?[^}]*/g, ''),
      )
    expect(backup.environment.PARLEY_STORAGE_URL).toBe(environment['PARLEY_STORAGE_URL'])
    expect(backup.volumes[0]).toBe(`${parley.volumes[0]}:ro`)
    const inline: string = backup.build.dockerfile_inline
    // pg_dump must not be older than the server.
    expect(/FROM postgres:(\d+)/.exec(inline)![1]).toBe(/postgres:(\d+)/.exec(postgres.image)![1])
    for (const [, file] of inline.matchAll(/^COPY (scripts\S+)/gm)) expect(contextFiles(root)).toContain(file)
    expect(backup.healthcheck.test).toEqual(['CMD', 'scheduled-backup', '--check'])
  })

  test('give several processes an optional broker', () => {
    const { nats, parley: process } = read('compose.nats.yaml').services
    const url = process.environment.PARLEY_SIGNALS_URL
    expect(url).toBe('nats://parley:${SIGNALS_PASSWORD}@nats:4222')
    expect(parseConfig({ PARLEY_SIGNALS_URL: url.replace(/\$\{.*\}/, 'abc123') }).signalsUrl).toEqual({
      servers: ['nats:4222'],
      credentials: { user: 'parley', password: 'abc123' },
    })
    expect(nats.command.join(' ')).toMatch(/^--user parley --pass \$\{SIGNALS_PASSWORD:\?/)
    expect(process.depends_on).toBeUndefined()
  })

  test('register the workers of a Citus cluster before the server starts', () => {
    const { services, volumes } = read('compose.citus.yaml')
    const workers = Object.keys(services).filter((name) => name.startsWith('worker-'))
    expect(services.members.command.join(' ')).toContain(`ARRAY[${workers.map((name) => `'${name}'`).join(', ')}]`)
    expect(Object.keys(services.members.depends_on)).toEqual(['postgres', ...workers])
    expect(services.parley.depends_on).toEqual({ members: { condition: 'service_completed_successfully' } })
    const nodes = ['postgres', ...workers].map((name) => services[name])
    expect(nodes.map((node) => node.volumes[0].split(':')[0])).toEqual(Object.keys(volumes))
    for (const node of nodes) expect(node.command).toContain('max_prepared_transactions=200')
    for (const node of nodes) expect(node.environment).toEqual(services.members.environment)
    expect(nodes[0].environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
  })

  test('contain no secret, and do not start without each secret from the environment', () => {
    for (const name of Object.keys(given)) {
      const texts = [parley, postgres].flatMap(({ environment: values }) => Object.values<string>(values))
      expect(
        texts.some((text) => text.startsWith(`\${${name}:?`)),
        name,
      ).toBe(true)
    }
  })

  test('start the server after the database is healthy, with a read-only file system apart from its volume', () => {
    expect(parley.depends_on.postgres.condition).toBe('service_healthy')
    expect(postgres.healthcheck.test.join(' ')).toContain('pg_isready')
    expect(Object.keys(compose.volumes)).toEqual([postgres, parley].map(({ volumes }) => volumes[0].split(':')[0]))
    expect(parley).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(parseInt(parley.stop_grace_period, 10)).toBeGreaterThan(10)
  })

  test('publish only the ports of the proxy before the replicas', () => {
    expect(replicas.services.parley).toMatchObject({ ports: [], deploy: { replicas: 2 } })
    expect(parseConfig(replicas.services.parley.environment).trustProxy).toEqual({ hops: 1 })
    expect(replicas.services.proxy.ports).toEqual(parley.ports)
    expect(replicas.configs[replicas.services.proxy.configs[0].source].content).toContain(
      `dynamic a parley ${environment['PORT']}`,
    )
  })
})

/** Builds the server package in a copy of the repository, as the image does, next to the dependencies. */
function pack(repository: string, app: string): void {
  for (const file of contextFiles(root)) cpSync(join(root, file), join(repository, file))
  symlinkSync(join(root, 'node_modules'), join(repository, 'node_modules'))
  execFileSync('npm', ['run', 'packages', '--silent'], { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] })
  cpSync(join(repository, 'out/packages/server'), app, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(app, 'node_modules'))
}

/** Returns an unprivileged user, if this process can switch to it and that user can read the dependencies. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const nobody = { uid: 65534, gid: 65534 }
  const reads = spawnSync(process.execPath, ['-e', "require('knex')"], { cwd: root, ...nobody })
  return reads.status === 0 ? nobody : undefined
}
