/**
 * The script of the reference: starts the viewer in the system's color scheme, and searches the operations of all
 * documents at once. It is text, because it runs only in browsers and is sent unchanged. It creates elements, and never
 * HTML from data that it has read.
 */
export const referenceScript = String.raw`
const dark = {
  colors: {
    primary: { main: '#8ab4ff' },
    text: { primary: '#e6e6e6', secondary: '#b8b8b8' },
    border: { dark: '#555', light: '#444' },
    http: { get: '#3f9142', post: '#3b78c4', put: '#96528f', patch: '#a8660f', delete: '#c24a4a' },
    gray: { 50: '#262626', 100: '#333' },
    success: { main: '#7ed491' },
    error: { main: '#ff9b9b' },
  },
  schema: { nestedBackground: '#242424', linesColor: '#8ab4ff', typeNameColor: '#b8b8b8', requireLabelColor: '#ff9b9b' },
  sidebar: { backgroundColor: '#202020', textColor: '#e6e6e6' },
  rightPanel: { backgroundColor: '#111a20' },
  codeBlock: { backgroundColor: '#0b1115' },
  typography: { code: { backgroundColor: '#2a2a2a', color: '#ffb4a8' }, links: { color: '#8ab4ff', visited: '#8ab4ff', hover: '#b5d0ff' } },
}
const methods = ['get', 'put', 'post', 'patch', 'delete']

const viewer = document.getElementById('viewer')
const scheme = matchMedia('(prefers-color-scheme: dark)')
Redoc.init(viewer.dataset.document, scheme.matches ? { theme: dark } : {}, viewer)
scheme.addEventListener('change', () => location.reload())

/** Returns the operations of a document; none for a document that cannot be read. */
async function operationsOf({ page, document: address, title }) {
  const response = await fetch(address)
  if (!response.ok) return []
  const { paths = {} } = await response.json()
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const { operationId, summary = '', description = '', tags = [] } = operation
      const href = page + '#tag/' + encodeURIComponent(tags[0]) + '/operation/' + operationId
      const text = [method, path, operationId, summary, description].join(' ').toLowerCase()
      return [{ href, label: summary + ' – ' + method.toUpperCase() + ' ' + path + ' (' + title + ')', text }]
    }),
  )
}

const field = document.getElementById('search-all')
const list = document.getElementById('found')
const count = document.getElementById('found-count')
let operations

async function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  operations ??= Promise.all(JSON.parse(viewer.dataset.documents).map(operationsOf)).then((lists) => lists.flat())
  const all = await operations
  const found = words.length === 0 ? [] : all.filter(({ text }) => words.every((word) => text.includes(word)))
  list.replaceChildren(
    ...found.slice(0, 50).map(({ href, label }) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: label })
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
  count.textContent = words.length === 0 ? '' : found.length + (found.length === 1 ? ' operation' : ' operations')
}
field.addEventListener('input', search)
`.trimStart()
