import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { explain } from './validation-errors.ts'

const ajv = new Ajv2020({ discriminator: true, allErrors: false })

test.each([
  [{ type: 'string', minLength: 8 }, 'short', '', 'must have at least 8 characters'],
  [{ type: 'string', maxLength: 1 }, 'ab', '', 'must have at most 1 character'],
  [{ type: 'integer' }, 'x', '', 'must be an integer'],
  [{ type: ['string', 'null'] }, 7, '', 'must be a string or null'],
  [{ type: 'integer', minimum: 1 }, 0, '', 'must be at least 1'],
  [{ type: 'integer', maximum: 3 }, 4, '', 'must be at most 3'],
  [{ type: 'array', minItems: 1 }, [], '', 'must have at least 1 item'],
  [{ type: 'array', maxItems: 2 }, [1, 2, 3], '', 'must have at most 2 items'],
  [{ type: 'array', uniqueItems: true }, [1, 1], '', 'must not contain a value twice'],
  [{ type: 'object', minProperties: 1 }, {}, '', 'must have at least 1 member'],
  [{ type: 'string', pattern: '^a$' }, 'b', '', 'must match the pattern ^a$'],
  [{ enum: ['a', 'b'] }, 'c', '', 'must be one of a, b'],
  [{ type: 'object', required: ['name'] }, {}, 'name', 'is required'],
])('explains %j for %j', (schema, value, field, problem) => {
  const validate = ajv.compile(schema)
  expect(validate(value)).toBe(false)
  expect(explain(validate.errors ?? [])).toMatchObject({ field, problem })
})

test('names the member that selects an alternative, and its value', () => {
  const part = (type: string) => ({ properties: { type: { const: type } } })
  const validate = ajv.compile({
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: [part('text'), part('data')],
  })
  const problem = (value: unknown) => (validate(value) ? undefined : explain(validate.errors ?? []))
  expect(problem({ type: 'a2ui' })).toMatchObject({ field: 'type', problem: 'has the unknown value "a2ui"' })
  expect(problem({ type: 7 })).toMatchObject({ field: 'type', problem: 'must be a string' })
})
