import { runCommandLine } from './main.ts'

/** Exit code of a command, and its output on both streams. */
export interface Ended {
  code: number
  output: string
}

/** Test support: runs a command in this process, which has loaded the harness, and captures its output. */
export async function runCaptured(words: readonly string[], environment: Record<string, string> = {}): Promise<Ended> {
  const before = Object.keys(environment).map((name) => [name, process.env[name]] as const)
  const streams = [process.stdout, process.stderr]
  const writes = streams.map(({ write }) => write)
  let output = ''
  const capture = (chunk: string | Uint8Array): boolean => {
    output += String(chunk)
    return true
  }
  Object.assign(process.env, environment)
  for (const stream of streams) stream.write = capture
  try {
    return { code: await runCommandLine(words), output }
  } finally {
    for (const [index, stream] of streams.entries()) stream.write = writes[index]!
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
  }
}
