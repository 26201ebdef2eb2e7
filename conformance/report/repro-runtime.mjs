/* Runs the recorded requests again with fresh ids. Exit 1: the fault shows again; 0: it does not; 2: could not be run. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const renewed = new Map()
const idShapes = /msg_[0-9a-hjkmnp-tv-z]{26}|\b[a-z]+-[0-9a-f]{18}\b/g

/** The same fresh id for the same recorded one. */
function renew(id) {
  if (!renewed.has(id)) {
    let time = Date.now()
    let text = ''
    for (let index = 0; index < 10; index += 1) {
      text = alphabet[time % 32] + text
      time = Math.floor(time / 32)
    }
    for (const byte of randomBytes(16)) text += alphabet[byte % 32]
    renewed.set(
      id,
      id.startsWith('msg_') ? `msg_${text}` : id.replace(/[0-9a-f]{18}$/, () => randomBytes(9).toString('hex')),
    )
  }
  return renewed.get(id)
}

const generated = new Set(
  recording.exchanges.flatMap(({ request }) => `${request.url} ${request.body ?? ''}`.match(idShapes) ?? []),
)
const fresh = (text) => text.replace(idShapes, (id) => (generated.has(id) ? renew(id) : id))

function credentials() {
  const file = process.env.CREDENTIALS ?? new URL('./credentials.json', import.meta.url)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.error(
      `Put the credentials into ${file} as {"<agent:handle>": "token"}, or name another file in CREDENTIALS.`,
    )
    process.exit(2)
  }
}

const secrets = credentials()
const filled = (text) =>
  Object.entries(secrets).reduce((result, [label, value]) => result.replaceAll(label, value), text)

/** Cursors of the recorded run and those of this one, by actor: a log goes on where it is now. */
const cursors = new Map()

function learnCursors({ actor, response }, answer) {
  for (const name of ['latest', 'next_cursor']) {
    const shape = new RegExp(`"${name}":\\s*(\\d+)`)
    const [then, now] = [shape.exec(response?.body ?? '')?.[1], shape.exec(answer?.body ?? '')?.[1]]
    if (then !== undefined && now !== undefined && !cursors.has(`${actor} ${then}`))
      cursors.set(`${actor} ${then}`, now)
  }
}

function send({ actor, request }) {
  return new Promise((resolve) => {
    const url = new URL(filled(fresh(request.url)))
    const after = url.searchParams.get('after')
    if (cursors.has(`${actor} ${after}`)) url.searchParams.set('after', cursors.get(`${actor} ${after}`))
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, filled(value)]))
    const body = request.body === null ? null : filled(fresh(request.body))
    if (body !== null) headers['content-length'] = Buffer.byteLength(body)
    const outgoing = (url.protocol === 'https:' ? secure : plain)(
      url,
      { method: request.method, headers },
      (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString('utf8') }))
        response.on('error', () => resolve(null))
      },
    )
    outgoing.setTimeout(45_000, () => outgoing.destroy())
    outgoing.on('error', () => resolve(null))
    outgoing.end(body ?? undefined)
  })
}

/** A list in an answer may hold entries of earlier runs: only those that name an id of this one count. */
function relevant(text, ids) {
  try {
    const body = JSON.parse(text)
    for (const [name, value] of Object.entries(body)) {
      if (Array.isArray(value)) body[name] = value.filter((item) => ids.some((id) => JSON.stringify(item).includes(id)))
    }
    return JSON.stringify(body)
  } catch {
    return text
  }
}

/** What of an answer shows the fault: status, code, flags, how often each id of ours occurs, which of our texts do. */
function fingerprint(response, ids, texts) {
  if (response === null) return 'no answer'
  const body = relevant(response.body, ids)
  const flags = [...body.matchAll(/"(changed|advanced|has_more)":\s*(true|false)/g)].map(
    ([, name, value]) => `${name}=${value}`,
  )
  return JSON.stringify({
    status: response.status,
    code: /"code":\s*"([^"]+)"/.exec(body)?.[1] ?? null,
    flags,
    ids: ids.map((id) => body.split(JSON.stringify(id)).length - 1),
    texts: texts.map((text) => body.includes(text)),
  })
}

function leaves(value) {
  if (typeof value === 'string') return [JSON.stringify(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}
const texts = [
  ...new Set(
    recording.exchanges.flatMap(({ request }) => {
      try {
        return leaves(JSON.parse(request.body ?? 'null')?.parts)
      } catch {
        return []
      }
    }),
  ),
]

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const answers = []
const running = []
for (const [index, exchange] of recording.exchanges.entries()) {
  // What was sent at once is sent at once; what waited for an answer waits.
  await Promise.all(running.filter((item) => item.ended <= exchange.started_at).map((item) => item.done))
  const last = Math.max(0, ...recording.exchanges.slice(0, index).map((item) => item.started_at + item.duration_ms))
  const pause = last === 0 ? 0 : Math.min(exchange.started_at - last, 5000)
  if (pause > 20) await wait(pause)
  const done = send(exchange).then((answer) => {
    answers[index] = answer
    learnCursors(exchange, answer)
  })
  running.push({ ended: exchange.started_at + exchange.duration_ms, done })
}
await Promise.all(running.map(({ done }) => done))

const ids = [...generated]
// What was read before anything was written only says where the run began.
const firstWrite = recording.exchanges.findIndex(({ request }) => request.method !== 'GET')
let same = true
for (const [index, exchange] of recording.exchanges.entries()) {
  if (index < firstWrite) continue
  const before = fingerprint(exchange.response, ids, texts)
  const now = fingerprint(answers[index], ids.map(renew), texts.map(fresh))
  const path = new URL(exchange.request.url).pathname
  console.log(
    `${before === now ? '=' : '≠'} ${exchange.number}. ${exchange.actor} ${exchange.request.method} ${path} ${answers[index]?.status ?? 'no answer'}`,
  )
  if (before !== now) {
    same = false
    console.log(`    then ${before}\n    now  ${now}`)
  }
}
if (answers.every((answer) => answer === null) && recording.exchanges.some(({ response }) => response !== null)) {
  console.error('The target does not answer.')
  process.exit(2)
}
console.log(
  same
    ? `\nThe fault shows again: ${recording.message}\n${recording.violated}: ${recording.statement}`
    : '\nThe answers are not those of the fault any more.',
)
process.exitCode = same ? 1 : 0
