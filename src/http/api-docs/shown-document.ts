/** Members whose value is example data, not part of the description. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** Members whose keys are names from the document, which may also begin with `x-`. */
const named = new Set(['properties', 'patternProperties', 'headers', 'paths', 'schemas'])

/** `x-` members that readers need, because the description refers to them. */
const shown = new Set(['x-json-rpc-methods'])

/** Returns the document without the members for internal use (`x-…`). Data and names stay unchanged. */
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
 * Adds each example to the media type object at its JSON pointer. Skips a pointer into a path that is not served.
 * Changes the given document, which must belong to the caller.
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
