import type { Config } from '../config.ts'

/**
 * Asks the running server for a sign-in link and prints it: the file of the database belongs to that process.
 * @returns the exit code
 */
export async function linkPerson(config: Config, handle: string): Promise<number> {
  if (config.operatorKey === undefined) return complain('Set PARLEY_OPERATOR_KEY to the key that the server was started with.')
  const base = config.publicUrl || `http://${config.host}:${config.port}`
  const url = `${base}/_ops/persons/${encodeURIComponent(handle)}/sign-in-links`
  const headers = { authorization: `Bearer ${config.operatorKey}` }
  const answer = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  if (!answer) return complain(`No server answers at ${base}.`)
  const body = await answer.json() as { url?: string; error?: { message: string } }
  if (body.url === undefined) return complain(body.error?.message ?? `The server answered ${answer.status}.`)
  process.stdout.write(`${body.url}\n`)
  return 0
}

function complain(message: string): number {
  process.stderr.write(`${message}\n`)
  return 1
}
