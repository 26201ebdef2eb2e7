import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { operations } from '../../generated/extensions/operations.ts'
import { parseConfig } from '../../src/platform/configuration/parse-config.ts'
import { root } from '../gates/run.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const documents = parseAllDocuments(read('scripts/kubernetes/parley.yaml'), { strict: true })
const objects = documents.map((document) => document.toJS())
const byKind = (kind: string) => objects.find((one) => one.kind === kind)
const pod = byKind('Deployment').spec.template.spec
const [container] = pod.containers
/** Keys of the Secret in the guide. */
const secret = {
  DATABASE_URL: 'postgres://parley:secret@db.example.com:5432/parley',
  PARLEY_OPERATOR_KEY: 'k'.repeat(24),
  PARLEY_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
}
const config = parseConfig({ ...byKind('ConfigMap').data, ...secret })
const portOf = (name: string) => container.ports.find((port: { name: string }) => port.name === name).containerPort

test('are valid YAML without a secret', () => {
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
  expect(objects.map(({ kind }) => kind)).toEqual([
    'ConfigMap',
    'Deployment',
    'Service',
    'PodDisruptionBudget',
    'NetworkPolicy',
  ])
  for (const name of Object.keys(secret)) expect(byKind('ConfigMap').data).not.toHaveProperty(name)
  expect(container.envFrom).toContainEqual({ secretRef: { name: 'parley' } })
})

/** Modules of `kubernetes-types` with the type of each kind. */
const typesOfKind: Record<string, string> = {
  ConfigMap: 'core/v1',
  Deployment: 'apps/v1',
  Service: 'core/v1',
  PodDisruptionBudget: 'policy/v1',
  NetworkPolicy: 'networking/v1',
}

/** Compiles resources as literals of the types of their kinds. @returns the errors, such as of an unknown member */
function typeErrors(resources: { kind: string }[]): string[] {
  const source = resources.map(
    (resource, index) =>
      `import type { ${resource.kind} as Kind${index} } from 'kubernetes-types/${typesOfKind[resource.kind]}'\n` +
      `export const resource${index}: Kind${index} = ${JSON.stringify(resource)}\n`,
  )
  const options = {
    strict: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const name = path.join(root, 'kubernetes-resources.ts')
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, version) =>
    file === name ? ts.createSourceFile(file, source.join(''), version) : getSourceFile(file, version)
  const program = ts.createProgram([name], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(name))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('match the types of Kubernetes', () => {
  const [wrong, unknown] = [structuredClone(byKind('Deployment')), structuredClone(byKind('Service'))]
  wrong.spec.template.spec.containers[0].readinessProbe.periodSeconds = '2s'
  unknown.spec.portz = []
  expect(typeErrors([...objects, wrong, unknown])).toEqual([
    "Type 'string' is not assignable to type 'number'.",
    expect.stringContaining(`"portz"' does not exist in type 'ServiceSpec'`),
  ])
})

test('pass valid settings, with storage that all processes share', () => {
  expect(config.storageUrl).toMatch(/^s3:/)
  expect(config.publicUrl).toMatch(/^https:/)
})

test('name the ports of the image and of the metrics', () => {
  expect(portOf('http')).toBe(Number(/\bPORT=(\d+)/.exec(read('Dockerfile'))![1]))
  expect(portOf('metrics')).toBe(config.metricsListen!.port)
  expect(byKind('Service').spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }])
  const named = new Set(container.ports.map(({ name }: { name: string }) => name))
  const { ingress } = byKind('NetworkPolicy').spec
  for (const { ports } of ingress) for (const { port } of ports) expect(named).toContain(port)
})

test('probe routes of the server, by name of the port', () => {
  const paths = new Set(Object.values(operations).map((operation) => operation.path))
  for (const name of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    expect(paths, name).toContain(container[name].httpGet.path)
    expect(container[name].httpGet.port).toBe('http')
  }
  expect(container.livenessProbe.httpGet.path).toBe('/healthz')
  expect(container.readinessProbe.httpGet.path).toBe('/readyz')
})

test('leave time for the drain, after the readiness probes failed', () => {
  const { periodSeconds, failureThreshold, timeoutSeconds } = container.readinessProbe
  const noticedSeconds = periodSeconds * failureThreshold + timeoutSeconds
  expect(config.drainDelayMs / 1000).toBeGreaterThan(noticedSeconds)
  const [, drainSeconds] = /drains within (\d+) seconds/.exec(read('Dockerfile'))!
  const needed = container.lifecycle.preStop.sleep.seconds + config.drainDelayMs / 1000 + Number(drainSeconds)
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(needed)
})

test('run two processes, at least one of which is always available, with limits, as an unprivileged user', () => {
  expect(byKind('Deployment').spec).toMatchObject({
    replicas: 2,
    strategy: { rollingUpdate: { maxUnavailable: 0 } },
  })
  expect(byKind('PodDisruptionBudget').spec.minAvailable).toBe(1)
  expect(container.resources).toMatchObject({ requests: { memory: expect.any(String) }, limits: { memory: '1Gi' } })
  expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false })
  expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } })
  expect(container.volumeMounts.map(({ name }: { name: string }) => name)).toEqual(
    pod.volumes.map(({ name }: { name: string }) => name),
  )
})

test('select the pods by the labels that the pods have', () => {
  const { labels } = byKind('Deployment').spec.template.metadata
  expect(byKind('Deployment').spec.selector.matchLabels).toEqual(labels)
  expect(byKind('Service').spec.selector).toEqual(labels)
  expect(byKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
  expect(byKind('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels)
})

test('are described in the operating guide with the keys of the Secret', () => {
  const guide = read('spec/guides/operating.md')
  const section = /^### Kubernetes\n([^]*?)^##/m.exec(guide)![1]!
  for (const name of Object.keys(secret)) expect(section).toContain(`--from-literal=${name}=`)
  expect(section).toContain('kubectl apply --filename scripts/kubernetes/parley.yaml')
})
