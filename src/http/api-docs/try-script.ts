/**
 * The script of "Try an operation": creates a form for the chosen operation, sends the request to this server, and
 * shows the response beside the equivalent command line. Like the script of the reference, it is text, and creates
 * elements and never HTML from data that it has read. The credential stays in the page and is left out of the command
 * line.
 */
export const tryScript = String.raw`
const methods = ['get', 'put', 'post', 'patch', 'delete']
const shownMax = 100_000
const place = document.getElementById('try')
const field = (id) => document.getElementById('try-' + id)
const make = (name, members, ...children) => {
  const element = Object.assign(document.createElement(name), members)
  element.append(...children)
  return element
}
const answerOf = async (address) => {
  const response = await fetch(address)
  return response.ok ? response.json() : undefined
}

let described, operations, demo, chosen

async function begin() {
  described = await answerOf(document.getElementById('viewer').dataset.document)
  demo = await answerOf(place.dataset.demo)
  operations = Object.entries(described.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => ({ method, path, item, ...item[method] })),
  )
  field('operation').replaceChildren(
    ...operations.map(({ operationId: value, summary, method, path }) =>
      make('option', { value, textContent: (summary ?? value) + ' – ' + method.toUpperCase() + ' ' + path }),
    ),
  )
  field('credentials').replaceChildren(
    ...(demo?.credentials ?? []).map(({ name, credential }) => make('option', { value: credential, label: name })),
  )
  choose(decodeURIComponent(location.hash).split('/operation/')[1] ?? operations[0].operationId)
}

function resolve(node) {
  if (node?.$ref === undefined) return node
  return resolve(node.$ref.slice(2).split('/').reduce((part, key) => part[key.replaceAll('~1', '/').replaceAll('~0', '~')], described))
}

function choose(operationId) {
  chosen = operations.find((operation) => operation.operationId === operationId) ?? operations[0]
  field('operation').value = chosen.operationId
  const parameters = [...(chosen.item.parameters ?? []), ...(chosen.parameters ?? [])].map(resolve)
  field('parameters').replaceChildren(
    ...parameters
      .filter(({ in: where }) => where === 'path' || where === 'query' || where === 'header')
      .map(({ name, in: where, required, example }) => {
        const input = make('input', { name, required: required === true, autocomplete: 'off' })
        input.dataset.in = where
        input.value = (where === 'path' && suggestion(name)) || (example ?? '')
        return make('label', {}, name + (where === 'path' ? '' : ' (' + where + ')'), input)
      }),
  )
  const [[type, media] = []] = Object.entries(resolve(chosen.requestBody)?.content ?? {})
  const takesText = type?.includes('json') === true
  field('body-part').hidden = !takesText
  field('body').dataset.type = type ?? ''
  field('body').value = takesText ? JSON.stringify(fresh(media.example ?? {}), null, 2) : ''
  field('note').textContent = type && !takesText ? 'The body (' + type + ') cannot be written here.' : ''
  field('send').disabled = Boolean(type) && !takesText
  const scheme = Object.keys((chosen.security ?? described.security ?? [])[0] ?? {})[0]
  field('credential').disabled = scheme === undefined
  const offered = demo?.credentials.find(({ schemes }) => schemes.includes(scheme))
  if (offered) field('credential').value = offered.credential
}

/** Returns the demo's value for a path parameter: the chat for {id} in a path of chats. */
function suggestion(name) {
  return demo?.values[name] ?? (name === 'id' && chosen.path.includes('/chats/') ? demo?.values.chat_id : undefined)
}

/** Returns the example with the chat of the demo and a new message id. */
function fresh(example) {
  if (typeof example !== 'object' || example === null) return example
  const copy = Array.isArray(example) ? [...example] : { ...example }
  if ('chat_id' in copy && demo?.values.chat_id) copy.chat_id = demo.values.chat_id
  if ('message_id' in copy) copy.message_id = newMessageId()
  return copy
}

/** Returns a message id: msg_ and a lower-case ULID, which contains the time in milliseconds and random bits. */
function newMessageId() {
  const digits = '0123456789abcdefghjkmnpqrstvwxyz'
  let time = Date.now()
  let text = ''
  for (let at = 0; at < 10; at++, time = Math.floor(time / 32)) text = digits[time % 32] + text
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) text += digits[byte % 32]
  return 'msg_' + text
}

function request() {
  const inputs = [...field('parameters').querySelectorAll('input')].filter(({ value }) => value !== '')
  const of = (where) => inputs.filter(({ dataset }) => dataset.in === where)
  const path = of('path').reduce((text, { name, value }) => text.replace('{' + name + '}', encodeURIComponent(value)), chosen.path)
  const query = new URLSearchParams(of('query').map(({ name, value }) => [name, value])).toString()
  const headers = Object.fromEntries(of('header').map(({ name, value }) => [name, value]))
  const type = field('body').dataset.type
  const body = type === '' ? undefined : field('body').value
  if (body !== undefined) headers['Content-Type'] = type
  return { method: chosen.method.toUpperCase(), url: location.origin + path + (query && '?' + query), headers, body }
}

const quoted = (text) => "'" + text.replaceAll("'", "'\\''") + "'"

function commandLine({ method, url, headers, body }, hasCredential) {
  const lines = Object.entries(headers).map(([name, value]) => '-H ' + quoted(name + ': ' + value))
  if (hasCredential) lines.unshift('-H "Authorization: Bearer $PARLEY_TOKEN"')
  if (body !== undefined) lines.push('-d ' + quoted(body))
  return ['curl -sS -X ' + method + ' ' + quoted(url), ...lines].join(' \\\n  ')
}

let underWay = new AbortController()

async function send(event) {
  event.preventDefault()
  underWay.abort()
  underWay = new AbortController()
  const credential = field('credential').disabled ? '' : field('credential').value
  const prepared = request()
  field('command').textContent = commandLine(prepared, credential !== '')
  field('status').textContent = 'Waiting for the answer'
  field('answer').textContent = ''
  field('result').hidden = false
  try {
    const response = await fetch(prepared.url, {
      ...prepared,
      headers: { ...prepared.headers, ...(credential && { Authorization: 'Bearer ' + credential }) },
      credentials: 'omit',
      signal: underWay.signal,
    })
    field('status').textContent = response.status + ' ' + response.statusText
    const text = await response.text()
    field('answer').textContent = indented(text).slice(0, shownMax)
  } catch (error) {
    if (error.name !== 'AbortError') field('status').textContent = 'No answer: ' + error.message
  }
}

function indented(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

place.addEventListener('toggle', () => place.open && !described && begin())
field('operation').addEventListener('change', () => choose(field('operation').value))
addEventListener('hashchange', () => {
  const operationId = decodeURIComponent(location.hash).split('/operation/')[1]
  if (operations && operationId) choose(operationId)
})
field('form').addEventListener('submit', send)
`.trimStart()
