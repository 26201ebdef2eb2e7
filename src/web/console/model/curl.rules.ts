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
