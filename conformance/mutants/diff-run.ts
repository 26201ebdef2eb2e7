/**
 * `npm run mutants -- --diff`: tests the comparison of two servers. A reference server with a fault must differ from
 * one without, and a server with legal choices must not differ.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAuthority } from '../client/authority.ts'
import type { Comparison, ComparisonOptions } from '../diff/compare-servers.ts'
import { compareTargets } from '../diff/compare-targets.ts'
import type { Configuration } from '../legal-choices/configurations.ts'
import type { FaultName } from '../reference-server/faults/faults.ts'
import { startReferenceServer } from '../reference-server/start.ts'
import { packageRoot } from '../runner/check-files.ts'
import { loadTarget } from '../target/load-target.ts'
import type { Target } from '../target/target.ts'
import type { Candidate } from './candidates.ts'
import { trialOptions, writeTarget } from './target-file.ts'
import type { Verdict } from './verdicts.ts'

/** Faults of different kinds that steps of sessions can trigger. */
const faultsForDiff: readonly FaultName[] = [
  'token-compared-by-prefix',
  'token-case-ignored',
  'send-without-credential',
  'token-repeated',
  'attachment-unwrapped',
  'attachment-bytes-as-text',
  'attachment-id-unmarked',
  'attachment-metadata-shared',
  'blocked-message-delivered',
  'delivered-after-unblock',
  'block-reveals-by-status',
  'removed-member-writes',
  'rename-event-missing',
  'group-only-first-agent',
  'draft-finalize-silent',
  'draft-finalized-again',
  'draft-appends-reversed',
  'error-code-integer',
  'errors-answer-400',
  'malformed-json-500',
  'event-page-hole',
  'has-more-false-on-full-page',
  'page-exceeds-limit',
  'event-id-changes',
  'events-consumed',
  'after-inclusive',
  'envelope-without-schema-version',
  'event-without-reply',
  'stamps-missing',
  'reactions-missing',
  'history-ascending',
  'history-limit-ignored',
  'before-sequence-inclusive',
  'history-for-strangers',
  'history-outside-window',
  'uninstall-without-effect',
  'replay-stores-twice',
  'conflict-missing',
  'rejected-send-burns-id',
  'message-lost-after-ack',
  'parts-limit-missing',
  'v2-unknown-fields-accepted',
  'reply-to-dropped',
  'text-normalised',
  'http-link-accepted',
  'text-limit-in-characters',
  'duration-dropped',
  'private-agent-shown',
  'agent-profile-needs-token',
  'reaction-duplicates',
  'remove-does-nothing',
  'race-reaction-changes-twice',
  'reaction-by-stranger',
  'reaction-added-missing',
  'watermark-goes-back',
  'read-event-missing',
  'pull-does-not-mark',
  'stranger-moves-watermark',
  'settings-extra-accepted',
  'settings-answer-opposite',
  'task-error-in-other-words',
  'task-accepted-while-off',
  'task-answered-with-a-message',
  'task-state-in-words',
  'typing-answers-200',
  'user-without-number',
  'variant-chat-each-time',
  'variant-key-ignored',
  'variant-parts-32',
  'webhook-signs-body-only',
  'webhook-events-skipped',
  'webhook-secret-without-prefix',
  'webhook-secret-listed',
]

type Compared = Extract<Candidate, { kind: 'fault' | 'choice' }>

/**
 * Returns whether the comparison judges a candidate when the command gets no names: a fault of every kind, and every
 * legal choice.
 */
export const isForDiff = (candidate: Candidate, named: boolean): candidate is Compared =>
  candidate.kind === 'choice' || (candidate.kind === 'fault' && (named || faultsForDiff.includes(candidate.fault)))

/** Settle time in ms: longer than the slowest legal choice. */
const settleMs = 900

interface Started {
  target: Target
  close(): Promise<void>
}

interface Planted {
  fault?: FaultName
  configuration?: Configuration
}

async function start(folder: string, name: string, { fault, configuration }: Planted): Promise<Started> {
  const caFolder = join(folder, 'ca')
  const server = await startReferenceServer({
    ...trialOptions,
    webhookCaFile: join(caFolder, 'ca.pem'),
    faults: fault === undefined ? [] : [fault],
    choices: configuration?.choices ?? [],
  })
  const file = join(folder, `${name}.yaml`)
  await writeTarget(file, {
    name,
    baseUrl: server.url,
    ...trialOptions,
    caFolder,
    names: configuration?.names,
    forms: configuration?.forms,
  })
  const target = loadTarget(file, packageRoot)
  return { target: { ...target, timing: { ...target.timing, settle_ms: settleMs } }, close: server.close }
}

/** Compares a reference server with one that has a fault or legal choices. */
export async function comparePlanted(planted: Planted, options: ComparisonOptions): Promise<Comparison> {
  const folder = await mkdtemp(join(tmpdir(), 'diff-'))
  const started: Started[] = []
  try {
    await makeAuthority(join(folder, 'ca'))
    started.push(await start(folder, 'plain', {}))
    started.push(await start(folder, 'planted', planted))
    return await compareTargets(started.map(({ target }) => target) as [Target, Target], options)
  } finally {
    await Promise.all(started.map((server) => server.close()))
    await rm(folder, { recursive: true })
  }
}

/** Judges a candidate: a fault must show a difference that recurs, legal choices must show none. */
export async function judgeByDiff(candidate: Compared, options: ComparisonOptions): Promise<Verdict> {
  const planted = candidate.kind === 'fault' ? { fault: candidate.fault } : { configuration: candidate.configuration }
  const { found, sessions, comparisons } = await comparePlanted(planted, options)
  const none = `no difference in ${sessions} sessions (${comparisons} answers)`
  if (found === undefined) return { good: candidate.kind === 'choice', text: none }
  const text = `session ${found.session}: ${found.difference.message} (reproduced ${found.seen} of ${found.repeats} times)`
  return { good: candidate.kind === 'fault' && found.seen > 0, text }
}
