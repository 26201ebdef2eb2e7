import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { listOperations, type ApiDocument } from '../generate/document.ts'
import { fileNameOf } from '../operation-files.ts'
import * as templates from './templates.ts'

/** A place where somebody has to decide something. */
export interface Mark {
  file: string
  line: number
  question: string
}

export interface Scaffolded {
  /** Files that were written or changed, below the root. */
  files: string[]
  marks: Mark[]
}

/**
 * Writes what an operation of a document needs and has not: its file, its codec, its handler, a check and a test, with a
 * mark at everything that only a person can decide. Nothing that exists is written over.
 * @throws Error when no document has the operation, when its area has no folder, or when it has a handler already
 */
export async function scaffold(root: string, id: string): Promise<Scaffolded> {
  const { form, summary, operation } = findOperation(root, id)
  const folder = folderOf(root, operation.area)
  const file = fileNameOf(id).replace(/\.ts$/, '')
  const subject: templates.Subject = { form, summary, operation, folder, file }
  const texts = new Map([
    [`${folder}/${file}.ts`, templates.operationText(subject)],
    [`${folder}/${file}.${form}.ts`, templates.codecText(subject)],
    [`${folder}/${file}.test.ts`, templates.testText(subject)],
  ])
  // Routes of our own are no part of the interface: the harness asks nobody else for them.
  if (operation.origin !== 'project')
    texts.set(`conformance/checks/${operation.area}/${file}.check.ts`, templates.checkText(subject))
  const handlers = await handlersFile(root, subject)
  const there = [...texts.keys()].filter((name) => existsSync(path.join(root, name)))
  if (there.length > 0) throw new Error(`${there.join(', ')} is there already`)
  texts.set(...handlers)
  const marks: Mark[] = []
  for (const [name, text] of texts) {
    const target = path.join(root, name)
    const laidOut = await format(text, { ...(await resolveConfig(target)), filepath: target })
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, laidOut)
    marks.push(...marksIn(name, laidOut))
  }
  return { files: [...texts.keys()], marks }
}

function findOperation(root: string, id: string): Pick<templates.Subject, 'form' | 'summary' | 'operation'> {
  const documents = globSync('generated/*/openapi.json', { cwd: root }).sort()
  for (const name of documents) {
    const document = JSON.parse(readFileSync(path.join(root, name), 'utf8')) as ApiDocument
    const operation = listOperations(document).find((candidate) => candidate.id === id)
    if (!operation) continue
    const { summary = '' } = document.paths![operation.path]![operation.method]
    return { form: path.basename(path.dirname(name)), summary, operation }
  }
  throw new Error(`no document has an operation ${id}: describe it below spec/, then run npm run generate`)
}

function folderOf(root: string, area: string): string {
  const [folder, ...others] = globSync(`src/*/${area}`, { cwd: root }).filter((name) => !name.startsWith('src/http'))
  if (folder === undefined) throw new Error(`src/ has no folder ${area}: make it in the layer where it belongs`)
  if (others.length > 0) throw new Error(`src/ has several folders ${area}: ${[folder, ...others].join(', ')}`)
  return folder.replaceAll(path.sep, '/')
}

/** The file of the handlers of the area, with the new one in its table. */
async function handlersFile(root: string, subject: templates.Subject): Promise<[string, string]> {
  const { form, operation } = subject
  const name = `src/http/forms/${form}/${operation.area}.ts`
  const target = path.join(root, name)
  if (!existsSync(target)) {
    const table = `${operation.area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Handlers`
    return [name, templates.handlersText(subject, table)]
  }
  const text = await readFile(target, 'utf8')
  if (new RegExp(`^  ${operation.id}\\b`, 'm').test(text)) throw new Error(`${operation.id} has a handler in ${name}`)
  const end = text.search(/^\} satisfies AreaHandlers</m)
  if (end === -1) throw new Error(`${name} has no table that satisfies AreaHandlers`)
  const { imports, member } = templates.handlerText(subject)
  return [name, `${imports}${text.slice(0, end)}${member}${text.slice(end)}`]
}

/** Every mark of a text, where the compiler will name it. */
function marksIn(file: string, text: string): Mark[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) =>
    [...line.matchAll(templates.marks)].map(([, question = '']) => ({ file, line: index + 1, question })),
  )
}
