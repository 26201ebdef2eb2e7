/** Returns an API name as words: `open_tasks` becomes "Open tasks". */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const steps = [
  [2 ** 30, 'GB'],
  [2 ** 20, 'MB'],
  [2 ** 10, 'KB'],
] as const

/** Formats a number with its unit, rounded for reading: `10,000 messages`, `8 MB`. */
export function amount(value: number, unit = ''): string {
  const step = unit === 'bytes' ? steps.find(([size]) => value >= size) : undefined
  const [size, shownUnit] = step ?? [1, unit]
  const number = (value / size).toLocaleString('en', { maximumFractionDigits: 1 })
  return `${number} ${shownUnit}`.trim()
}

/** Returns the shell command that sends a body as an agent; the token stays a variable. */
export function curlLine(origin: string, path: string, body: object): string {
  const quoted = JSON.stringify(body).replaceAll("'", String.raw`'\''`)
  return [
    `curl -X POST '${origin}${path}' \\`,
    `  -H "Authorization: Bearer $PARLEY_TOKEN" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${quoted}'`,
  ].join('\n')
}
