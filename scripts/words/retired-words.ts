/**
 * Words that the project replaced with a standard term. The glossary of src/GLOSSARY.md explains the terms. A word
 * with a common second meaning is listed only where it has one meaning, so that no finding is false.
 */
export interface RetiredWord {
  /** One word, or several consecutive words: `settle form` matches `settleForm`, `settle-form.ts` and `settle form`. */
  word: string
  instead: string
  /** Names are identifiers and file names; prose is comments, messages and documents. */
  where: 'names' | 'prose' | 'both'
  /** Matches only the complete name: `Exchange` is retired, `exchangeDeviceCode` is not. */
  alone?: true
  /** Path prefixes in which the word is retired. Default: everywhere. */
  under?: readonly string[]
}

const server = ['src/']
const harness = ['conformance/']

export const retiredWords: readonly RetiredWord[] = [
  // the HTTP edge
  { word: 'exchange', instead: 'RequestContext, request', where: 'names', alone: true, under: server },
  { word: 'departure', instead: 'response mismatch', where: 'both' },
  { word: 'rivals', instead: 'overlapping forms', where: 'both' },
  { word: 'settle form', instead: 'resolveForm', where: 'names' },
  { word: 'choose form', instead: 'resolveForm', where: 'names' },
  { word: 'demand valid', instead: 'assertValid', where: 'names' },
  { word: 'demand address', instead: 'validatePathParameters', where: 'names' },
  { word: 'refusal', instead: 'rejection, DomainError', where: 'names', under: server },
  { word: 'fault', instead: 'error, cause', where: 'names', under: ['src/', 'scripts/', 'conformance/'] },
  { word: 'told', instead: 'notified', where: 'names' },
  { word: 'stranger', instead: 'limitFailedAuthentication', where: 'names', under: ['src/http/'] },
  { word: 'anybody', instead: 'limitByAddress', where: 'names', under: server },
  { word: 'standing', instead: 'RateLimitState, MembershipStatus', where: 'names', under: server },

  // writes
  { word: 'ledger', instead: 'BatchState', where: 'both' },
  { word: 'effects', instead: 'WriteSet', where: 'names', alone: true, under: server },
  { word: 'batch raced', instead: 'unique violation', where: 'names' },
  { word: 'gathering', instead: 'batch loader', where: 'both' },
  { word: 'gather', instead: 'batch loader, load', where: 'names' },
  { word: 'gathered', instead: 'batch loader', where: 'names' },
  { word: 'send key', instead: 'idempotencyKey', where: 'names' },
  { word: 'open key', instead: 'idempotencyKey', where: 'names' },
  { word: 'repeat key', instead: 'idempotencyKey', where: 'names' },
  { word: 'hold actor', instead: 'lockForShare', where: 'names' },
  { word: 'turns', instead: 'mutex', where: 'names', alone: true, under: server },

  // areas
  { word: 'withheld', instead: 'suppressed', where: 'both' },
  { word: 'held', instead: 'pending', where: 'names', under: ['src/conversations/'] },
  { word: 'advances', instead: 'watermark updates', where: 'names', alone: true, under: server },
  { word: 'lane', instead: 'delivery queue', where: 'both', under: ['src/', 'spec/'] },
  { word: 'bury', instead: 'deadLetter', where: 'names', under: server },
  { word: 'reduce actors', instead: 'anonymizeActors', where: 'names' },
  { word: 'settle entry', instead: 'reindexAgent', where: 'names' },
  { word: 'tell seekers', instead: 'notifyContactSeekers', where: 'names' },
  { word: 'forgive guess', instead: 'refundAttempt', where: 'names' },
  { word: 'mint', instead: 'new, generate', where: 'both' },
  { word: 'minted', instead: 'generated', where: 'both' },
  { word: 'cut list', instead: 'paginate', where: 'names' },
  { word: 'operate', instead: 'admin', where: 'names', under: server },

  // command line and configuration
  { word: 'surroundings', instead: 'CommandContext', where: 'both' },
  { word: 'given', instead: 'ParsedArguments, parsed', where: 'names', alone: true, under: ['src/cli/'] },
  { word: 'otherwise', instead: 'default', where: 'names', alone: true, under: server },
  { word: 'otel share', instead: 'sample ratio', where: 'names' },
  { word: 'outside', instead: 'overrides', where: 'names', alone: true, under: ['src/server/'] },

  // the harness and the scripts
  { word: 'subject', instead: 'reference server', where: 'both', under: harness },
  { word: 'driver', instead: 'client', where: 'names', under: harness },
  { word: 'arena', instead: 'mutation run', where: 'both' },
  { word: 'vacuity', instead: 'stub server', where: 'both' },
  { word: 'alertness', instead: 'stall detector', where: 'both' },
  { word: 'harm', instead: 'failure class', where: 'names', under: harness },
  { word: 'pour', instead: 'streamUpload', where: 'names', under: harness },
  { word: 'masking', instead: 'redaction', where: 'both' },
  { word: 'rubbish', instead: 'invalid inputs', where: 'both' },
  { word: 'cell', instead: 'test case', where: 'names', under: harness },
  { word: 'stage', instead: 'fixtures, scenario', where: 'names', alone: true, under: ['conformance/', 'scripts/'] },
  { word: 'story', instead: 'trace', where: 'names', under: ['scripts/'] },
  { word: 'stories', instead: 'traces', where: 'names', under: ['scripts/'] },

  // phrases of the documents
  { word: 'the real thing', instead: 'in production', where: 'prose' },
  { word: 'yours to', instead: 'you …', where: 'prose' },
  { word: 'typed wrong', instead: 'usage error', where: 'prose' },
  { word: 'without rights', instead: 'unprivileged', where: 'prose' },
  { word: 'tell the rest', instead: 'document the remaining operations', where: 'prose' },
  { word: 'told at info', instead: 'logged at info', where: 'prose' },
]

export interface AllowedWord {
  word: string
  /** Path prefix. */
  under: string
  reason: string
}

/** Places in which a retired word has a legitimate meaning. The check reports an entry that allows no occurrence. */
export const allowedWords: readonly AllowedWord[] = [
  { word: 'fault', under: 'conformance/mutants/', reason: 'fault injection: what a mutant is made of' },
  { word: 'fault', under: 'conformance/reference-server/', reason: 'fault injection: what a mutant is made of' },
  { word: 'fault', under: 'conformance/report/', reason: 'a member of report.json, see spec/report.schema.yaml' },
  { word: 'fault', under: 'scripts/conform-action.test.ts', reason: 'an option of the reference server' },
  { word: 'fault', under: 'scripts/chaos/', reason: 'fault injection: what a trial disturbs a service with' },
  { word: 'fault', under: 'src/cli/commands/fault', reason: 'fault injection: what a developer asks a demo for' },
  { word: 'fault', under: 'src/web/console/views/fault', reason: 'fault injection: what a developer asks a demo for' },
  {
    word: 'fault',
    under: 'src/http/web/demo-faults',
    reason: 'fault injection: what a developer asks a demo for',
  },
  { word: 'fault', under: 'src/http/demo-faults', reason: 'fault injection: what a developer asks a demo for' },
  { word: 'fault', under: 'src/platform/demo-faults/', reason: 'fault injection: what a developer asks a demo for' },
  {
    word: 'fault',
    under: 'src/delivery/webhooks/demo-faults',
    reason: 'fault injection: what a developer asks a demo for',
  },
  {
    word: 'fault',
    under: 'src/http/admin/fault',
    reason: 'fault injection: what a developer asks a demo for',
  },
  {
    word: 'fault',
    under: 'src/http/forms/extensions/admin.ts',
    reason: 'fault injection: what a developer asks a demo for',
  },
  {
    word: 'fault',
    under: 'src/testing/api-fuzz/demo-faults',
    reason: 'fault injection: what a developer asks a demo for',
  },
  { word: 'subject', under: 'conformance/client/authority.ts', reason: 'the subject of a certificate (X.509)' },
  {
    word: 'subject',
    under: 'conformance/reference-server/webhooks/deliver.test.ts',
    reason: 'the subject of a certificate (X.509)',
  },
]
