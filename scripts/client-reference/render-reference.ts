import {
  ReflectionKind,
  type Comment,
  type DeclarationReflection,
  type ProjectReflection,
  type SignatureReflection,
} from 'typedoc'

/** Sections of the page, by kind of export. */
const sections = [
  ['Functions', ReflectionKind.Function],
  ['Classes', ReflectionKind.Class],
  ['Interfaces', ReflectionKind.Interface],
  ['Types', ReflectionKind.TypeAlias],
  ['Constants', ReflectionKind.Variable],
] as const

const introduction = `# Client API

<!-- Generated from src/client/ by \`npm run reference\`. -->

Everything that \`@parley-im/client\` exports, with the comments of its sources. [Writing an agent](writing-an-agent.md) shows how it is
used. What carries the name of an operation, such as \`call\` of \`Api\`, takes the members that the
[API reference](http://127.0.0.1:8787/reference) gives for it.
`

/**
 * Renders the exports of the client as Markdown.
 * @throws Error when there is no export, or an export is of a kind without a section
 */
export function renderReference(project: ProjectReflection, packageName: string): string {
  const modules = project.children ?? []
  const exported = modules.flatMap(({ name, children = [] }) =>
    children.map((declaration) => ({ declaration, from: name === 'index' ? packageName : `${packageName}/${name}` })),
  )
  if (exported.length === 0) throw new Error('the client exports nothing')
  const placed = sections.map(([title, kind]) => ({
    title,
    list: exported.filter(({ declaration }) => declaration.kind === kind),
  }))
  const known = placed.flatMap(({ list }) => list)
  const lost = exported.filter((one) => !known.includes(one)).map(({ declaration }) => declaration.name)
  if (lost.length > 0) throw new Error(`no section of the reference takes ${lost.join(', ')}`)
  const texts = placed
    .filter(({ list }) => list.length > 0)
    .map(
      ({ title, list }) =>
        `## ${title}\n\n${list.map(({ declaration, from }) => render(declaration, from, packageName)).join('\n')}`,
    )
  return `${introduction}\n${texts.join('\n')}`
}

function render(declaration: DeclarationReflection, from: string, packageName: string): string {
  const { name, kind, signatures = [], children = [], comment } = declaration
  const parts = [`### ${name}`]
  if (from !== packageName) parts.push(`From \`${from}\`.`)
  // TypeDoc would use the comment at the top of a file as the comment of its first function.
  const about = kind === ReflectionKind.Function ? '' : textOf(comment)
  if (about !== '') parts.push(about)
  if (kind === ReflectionKind.Function)
    for (const signature of signatures) {
      parts.push(code(signatureText(signature)))
      const said = textOf(signature.comment)
      if (said !== '') parts.push(said)
    }
  else if (kind === ReflectionKind.Interface)
    // An interface that can be called: its signatures have its name, which is not the name of the function.
    parts.push(...signatures.map((signature) => code(signatureText(signature).slice(signature.name.length))))
  else if (kind === ReflectionKind.TypeAlias && children.length === 0)
    parts.push(code(`type ${name}${typeParametersOf(declaration)} = ${declaration.type?.toString()}`))
  else if (kind === ReflectionKind.Variable) parts.push(code(`const ${name}: ${declaration.type?.toString()}`))
  const members = children
    .filter(({ kind: one }) => one !== ReflectionKind.Constructor)
    .flatMap((member) => renderMember(member))
  if (members.length > 0) parts.push(members.join('\n'))
  return `${parts.join('\n\n')}\n`
}

/** Renders a line for each member, or for each signature of a method. */
function renderMember(member: DeclarationReflection): string[] {
  const { name, signatures, getSignature, flags, type, comment } = member
  const line = (text: string, about: string) => `- \`${text}\`${about === '' ? '' : `: ${about}`}`
  if (signatures) return signatures.map((signature) => line(signatureText(signature), textOf(signature.comment)))
  const value = getSignature?.type ?? type
  const mark = flags.isOptional ? '?' : ''
  return [line(`${name}${mark}: ${value?.toString()}`, textOf(comment ?? getSignature?.comment))]
}

function signatureText(signature: SignatureReflection): string {
  const parameters = (signature.parameters ?? []).map(({ name, flags, defaultValue, type }) => {
    const mark = flags.isOptional || defaultValue !== undefined ? '?' : ''
    return `${flags.isRest ? '...' : ''}${name === '__namedParameters' ? 'options' : name}${mark}: ${type?.toString()}`
  })
  return `${signature.name}${typeParametersOf(signature)}(${parameters.join(', ')}): ${signature.type?.toString()}`
}

function typeParametersOf({ typeParameters = [] }: Pick<SignatureReflection, 'typeParameters'>): string {
  const names = typeParameters.map(({ name, type }) => (type ? `${name} extends ${type.toString()}` : name))
  return names.length === 0 ? '' : `<${names.join(', ')}>`
}

const code = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``

/** Renders a comment as one paragraph that ends with its return value and errors. */
function textOf(comment: Comment | undefined): string {
  if (!comment) return ''
  const flat = (parts: Comment['summary']) =>
    parts
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
  const thrown = comment.blockTags
    .filter(({ tag }) => tag === '@throws')
    .map(({ content }) => `Throws ${flat(content)}.`)
  const returned = comment.blockTags
    .filter(({ tag }) => tag === '@returns')
    .map(({ content }) => `Returns ${flat(content)}.`)
  return [flat(comment.summary), ...returned, ...thrown].filter((text) => text !== '').join(' ')
}
