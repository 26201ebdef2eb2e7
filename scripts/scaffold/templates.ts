import type { Operation } from '../generate/document.ts'

/** The values that the templates of a new operation use. */
export interface Subject {
  form: string
  operation: Operation
  /** The summary in the document. */
  summary: string
  /** src/<layer>/<area>. */
  folder: string
  /** File name of the operation, without its extension. */
  file: string
}

/**
 * A decision that a developer must make is a call of `decide` or a type `Decide`. Neither is declared, so the compiler
 * reports each place until no mark is left.
 */
const mark = (question: string): string => `decide('${question}')`
const typeMark = (question: string): string => `Decide<'${question}'>`

/** Matches the marks of a line. The first group is the question. */
export const marks = /\b(?:decide\(|Decide<)'([^']*)'[)>]/g

const pascal = (id: string): string => id[0]!.toUpperCase() + id.slice(1)
const upFrom = (folder: string): string => '../'.repeat(folder.split('/').length)

/** Returns the first success status, with which the handler answers. */
const statusOf = ({ statuses }: Operation): number => statuses[0] ?? 204
const answers = (operation: Operation): boolean => operation.replies[String(statusOf(operation))] !== undefined
const hasCaller = ({ security }: Operation): boolean =>
  security.length > 0 && !(security.length === 1 && security[0] === 'operatorKey')

/** Returns the text of the operation: domain values in, domain values out; it knows no form. */
export function operationText({ operation: { id, requirements }, summary, folder }: Subject): string {
  return `import type { PlatformContext } from '${relative(folder, 'src/platform/context.ts')}'

export type ${pascal(id)}Input = ${typeMark('the members of the request, as domain values')}

export type ${pascal(id)}Result = ${typeMark('what the answer is made of, as domain values')}

/** ${summary} (${requirements.join(', ')}). */
export async function ${id}(
  context: Pick<PlatformContext, 'clock' | 'database'>,
  callerId: string,
  input: ${pascal(id)}Input,
): Promise<${pascal(id)}Result> {
  ${mark('which rules hold, and which errors it throws')}
  return context.database.write((tx) => ${mark('what is stored, with the queries of the area')}(tx, callerId, input))
}
`
}

/** Returns the text of the codec: the only place with the names of the form. */
export function codecText({ form, operation, folder, file }: Subject): string {
  const { id } = operation
  const types = `OperationTypes['${id}']`
  return `import type { OperationTypes } from '${upFrom(folder)}generated/${form}/operation-types.ts'
import type { ${pascal(id)}Input, ${pascal(id)}Result } from './${file}.ts'

export function decode${pascal(id)}(request: Pick<${types}, 'path' | 'query' | 'body'>): ${pascal(id)}Input {
  return ${mark('how the members of the request become domain values')}(request)
}
${
  answers(operation)
    ? `
export function encode${pascal(id)}(result: ${pascal(id)}Result): ${types}['replies'][${statusOf(operation)}] {
  return ${mark('how the result becomes the members of the answer')}(result)
}
`
    : ''
}`
}

/** Returns the handler as a member of its area's table, with its imports. */
export function handlerText(subject: Subject): { imports: string; member: string } {
  const { form, operation, folder, file } = subject
  const { id } = operation
  const from = relative(`src/http/forms/${form}`, `${folder}/${file}`)
  const codecs = [`decode${pascal(id)}`, ...(answers(operation) ? [`encode${pascal(id)}`] : [])]
  const caller = hasCaller(operation) ? 'caller.id' : mark('who it acts for: nobody is behind the credential')
  const call = `await ${id}(context, ${caller}, decode${pascal(id)}({ path, query, body }))`
  const status = statusOf(operation)
  return {
    imports: `import { ${codecs.join(', ')} } from '${from}.${form}.ts'\nimport { ${id} } from '${from}.ts'\n`,
    member: `
  ${id}: async (context, { ${hasCaller(operation) ? 'caller, ' : ''}path, query, body }) => {
    ${answers(operation) ? `const result = ${call}` : call}
    return { status: ${status}${answers(operation) ? `, body: encode${pascal(id)}(result)` : ''} }
  },
`,
  }
}

/** Returns a handler file for an area that has none in this form. */
export function handlersText(subject: Subject, table: string): string {
  const { imports, member } = handlerText(subject)
  return `${imports}import type { AreaHandlers } from './area-handlers.ts'

export const ${table} = {${member}} satisfies AreaHandlers<'${subject.operation.area}'>
`
}

/** Returns the text of the harness check, with a positive control and no knowledge of the server. */
export function checkText({ operation, file }: Subject): string {
  const { area, method, path, requirements } = operation
  const route = `${method.toUpperCase()} ${path}`
  const rows = requirements.map((id) => `'${id}'`).join(', ')
  return `import { check } from '../../check-api/check.ts'

check(
  '${area}.${file}.is-to-be-decided',
  [${rows}],
  { needs: ${mark('which agents, persons and chats it needs')} },
  async (t) => {
    const reply = await t.agent.call({
      method: '${method.toUpperCase()}',
      path: '${path}',
      json: ${mark('a body that has to work')},
    })
    t.expect.status(reply, ${statusOf(operation)}, { what: '${route}' })
    ${mark('what has to be so afterwards, and how anybody sees it')}
  },
)
`
}

/** Returns the text of the operation's test, which runs on each database and over real HTTP. */
export function testText({ operation, folder }: Subject): string {
  const { method, path, id } = operation
  const testing = relative(folder, 'src/testing')
  return `import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '${testing}/databases.ts'
import { startTestServer, type TestServer } from '${testing}/server.ts'

eachDatabase((_name, open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open.place())
  })
  afterAll(() => server.close())

  test('${id} does what its document says', async () => {
    const agent = await server.agent((await server.user()).session)
    const reply = await server.call('${method.toUpperCase()}', '${path}', agent.token, ${mark('a valid body')})
    expect(reply.status).toBe(${statusOf(operation)})
    expect(reply.body).toEqual(${mark('what is answered')})
    ${mark('what is stored afterwards, what a wrong body answers, and that nothing is stored then')}
  })
})
`
}

/** Returns the relative specifier from a folder to a file, both below the root. */
function relative(folder: string, target: string): string {
  const [from, to] = [folder.split('/'), target.split('/')]
  let shared = 0
  while (shared < from.length && from[shared] === to[shared]) shared += 1
  const up = '../'.repeat(from.length - shared)
  return `${up === '' ? './' : up}${to.slice(shared).join('/')}`
}
