/** Members whose value is data of callers, not part of the description. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** Members that hold names of the document's choice, which may begin like members of this project. */
const named = new Set(['properties', 'patternProperties', 'headers', 'paths', 'schemas'])

/** A member with `x-` that readers need, because the description refers to it. */
const shown = new Set(['x-json-rpc-methods'])

/** The document without the members that only this project uses (`x-…`). Data and names are left as they are. */
export function withoutInternalMembers(node: unknown, names = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutInternalMembers(item))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => names || !key.startsWith('x-') || shown.has(key))
      .map(([key, value]) => [
        key,
        data.has(key) && !names ? value : withoutInternalMembers(value, !names && named.has(key)),
      ]),
  )
}

/**
 * Adds examples to a document, each to the media type object that its JSON pointer leads to. A pointer into a path that
 * is not served leads nowhere and is passed over. Changes the document that it is given, which must be the caller's own.
 */
export function addExamples(document: object, examples: Readonly<Record<string, unknown>>): void {
  for (const [pointer, example] of Object.entries(examples)) {
    const target = pointer
      .slice(2)
      .split('/')
      .reduce<any>((node, key) => node?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
    if (target) target.example = example
  }
}
