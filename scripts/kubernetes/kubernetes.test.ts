import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ValidateFunction } from 'ajv'
import { validate as Deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment'
import { validate as ConfigMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap'
import { validate as Service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service'
import { validate as NetworkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy'
import { validate as PodDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget'
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

/** Validators of the kinds, compiled from the schemas of Kubernetes. */
const validators: Record<string, (resource: unknown) => boolean> = {
  ConfigMap,
  Deployment,
  Service,
  PodDisruptionBudget,
  NetworkPolicy,
}

/** Wraps a value, so that `unread` has the path of each member that nothing has read. */
function watched<Value>(value: Value, place: string, unread: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([key, member]) => {
    unread.add(`${place}/${key}`)
    return [key, watched(member, `${place}/${key}`, unread)] as const
  })
  const copy = Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members)
  const get = (target: object, key: string | symbol) => {
    unread.delete(`${place}/${String(key)}`)
    return Reflect.get(target, key)
  }
  return new Proxy(copy, { get }) as Value
}

/** Validates a resource by the schema of its kind, which reads all members that it knows. @returns the errors */
function schemaErrors(resource: { kind: string }): string[] {
  const unread = new Set<string>()
  const validate = validators[resource.kind] as ValidateFunction
  const isValid = validate(watched(resource, '', unread))
  const errors = isValid ? [] : validate.errors!.map(({ instancePath, keyword }) => `${instancePath}: ${keyword}`)
  return [...errors, ...Array.from(unread, (member) => `${member}: unknown`)]
}

test('match the schemas of Kubernetes', () => {
  expect(objects.flatMap(schemaErrors)).toEqual([])
})

test.each([
  ['a misspelled member', (pod: any) => (pod.containers[0].readinessProb = {}), '/containers/0/readinessProb: unknown'],
  [
    'a wrong type',
    (pod: any) => (pod.containers[0].livenessProbe.periodSeconds = '2s'),
    '/containers/0/livenessProbe/periodSeconds: type',
  ],
  ['a missing name', (pod: any) => delete pod.containers[0].name, '/containers/0: required'],
  [
    'an invalid quantity',
    (pod: any) => (pod.containers[0].resources.limits.memory = '1 GB'),
    '/containers/0/resources/limits/memory: format',
  ],
])('would not match the schemas with %s', (_name, change, error) => {
  const wrong = structuredClone(byKind('Deployment'))
  change(wrong.spec.template.spec)
  expect(schemaErrors(wrong)).toContain(`/spec/template/spec${error}`)
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
