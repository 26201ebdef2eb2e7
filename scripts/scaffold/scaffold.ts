import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { listOperations, type ApiDocument } from '../generate/document.ts'
import { fileNameOf } from '../operation-files.ts'
import * as templates from './templates.ts'

/** A place where a developer must make a decision. */
export interface Mark {
  file: string
  line: number
  question: string
}

export interface Scaffolded {
  /** Paths of written or changed files, relative to the root. */
  files: string[]
  marks: Mark[]
}

/**
 * Writes the missing files of an operation of a document: operation, codec, handler, check and test, with a mark at
 * each decision that a developer must make. Existing files are never overwritten.
 * @throws Error when no document has the operation, its area has no folder, or it already has a handler
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
  // Routes of this project are not part of the interface: the harness does not test them on other implementations.
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

/** Returns the file with the handlers of the area, with the new handler in its table. */
async function handlersFile(root: string, subject: templates.Subject): Promise<[string, string]> {
  const { form, operation } = subject
  const folder = `src/http/forms/${form}`
  const tableEnd = `} satisfies AreaHandlers<'${operation.area}'`
  for (const name of globSync(`${folder}/*.ts`, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))) {
    const text = await readFile(path.join(root, name), 'utf8')
    const end = text.indexOf(`\n${tableEnd}`) + 1
    if (end === 0) continue
    const table = text.slice(text.lastIndexOf('\nexport const ', end), end)
    if (new RegExp(`^  ${operation.id}\\b`, 'm').test(table))
      throw new Error(`${operation.id} has a handler in ${name}`)
    const { imports, member } = templates.handlerText(subject)
    return [name, `${imports}${text.slice(0, end)}${member}${text.slice(end)}`]
  }
  const table = `${operation.area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Handlers`
  return [`${folder}/${operation.area}.ts`, templates.handlersText(subject, table)]
}

/** Returns every mark of a text, at the lines that the compiler will report. */
function marksIn(file: string, text: string): Mark[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) =>
    [...line.matchAll(templates.marks)].map(([, question = '']) => ({ file, line: index + 1, question })),
  )
}
