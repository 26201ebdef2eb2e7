import type { Json, Schema } from './document.ts'

const componentPrefix = '#/components/schemas/'

/**
 * Converts a schema of a document for ajv: references become absolute, `format: https-url` becomes a keyword that can
 * be generated as code, and texts for readers are removed. A discriminator that ajv cannot use is removed, since the
 * `oneOf` beside it suffices.
 */
export function toValidationSchema(schema: Schema, components: Record<string, Schema>, base: string): Schema {
  const convert = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(convert)
    if (value === null || typeof value !== 'object') return value
    const converted = mapValues(value, (item, key) =>
      literalMembers.has(key) ? item : namedSchemas.has(key) ? mapValues(item as Schema, convert) : convert(item),
    )
    for (const annotation of annotations) delete converted[annotation]
    if (typeof value.$ref === 'string') converted.$ref = absolute(value.$ref, base)
    if (value.format === 'https-url') {
      delete converted.format
      converted['x-https-url'] = true
    }
    if (isDiscriminator(value.discriminator)) applyDiscriminator(value, converted, components)
    return converted
  }
  return convert(schema) as Schema
}

/** Members for readers only: ajv would write them into the validators that the server loads. */
const annotations = ['description', 'example', 'examples']

/** Members whose value is data, not a schema. */
const literalMembers = new Set(['const', 'enum', 'default', 'example', 'examples'])

/** Members that contain schemas under names of the document's choice. Such a name may equal a keyword. */
const namedSchemas = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs'])

function mapValues(record: Schema, change: (value: Json, key: string) => Json): Schema {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}

function absolute(reference: string, base: string): string {
  if (!reference.startsWith(componentPrefix))
    throw new Error(`a schema refers to ${reference}; only component schemas can be used`)
  const [name, ...rest] = reference.slice(componentPrefix.length).split('/')
  return `${base}${name}${rest.length ? `#/${rest.join('/')}` : ''}`
}

function isDiscriminator(value: Json | undefined): value is { propertyName: string } {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && typeof value?.propertyName === 'string'
}

function applyDiscriminator(source: Schema, converted: Record<string, Json>, components: Record<string, Schema>): void {
  const { propertyName } = source.discriminator as { propertyName: string }
  const branches = Array.isArray(source.oneOf) ? source.oneOf : []
  const usable =
    branches.length > 0 && branches.every((branch) => tagsItself(branch as Schema, propertyName, components))
  if (usable) converted.discriminator = { propertyName }
  else delete converted.discriminator
}

/** ajv selects a branch by its tag only when the branch itself requires the tag and fixes its value. */
function tagsItself(branch: Schema, tag: string, components: Record<string, Schema>): boolean {
  const target = typeof branch.$ref === 'string' ? components[branch.$ref.slice(componentPrefix.length)] : branch
  const property = (target?.properties as Schema | undefined)?.[tag] as Schema | undefined
  return (
    Array.isArray(target?.required) &&
    target.required.includes(tag) &&
    (property?.const !== undefined || property?.enum !== undefined)
  )
}
