import { is, type GenericSchema } from 'valibot'

/** What may be inside a schema of valibot. */
interface SchemaNode {
  readonly type?: unknown
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly item?: GenericSchema
  readonly wrapped?: GenericSchema
  readonly value?: GenericSchema
  readonly literal?: unknown
  readonly options?: readonly unknown[]
}

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const toBase64 = (length: number): string => Buffer.alloc(length, 1).toString('base64')
/** Texts of the forms that the endpoints take. The first one that a schema accepts is its sample. */
const texts: readonly string[] = [
  'app.example.com',
  address,
  `eip155:1:${address}`,
  'eip155:1',
  'https://app.example.com',
  'https://app.example.com/page',
  'visitor@example.com',
  '1',
  '123456',
  '0x1',
  `0x${'ab'.repeat(32)}`,
  `0x${'ab'.repeat(65)}`,
  'ab'.repeat(16),
  'ab'.repeat(32),
  `${'a'.repeat(21)}A`,
  ...[32, 44, 64, 92, 16, 128, 256].map(toBase64),
  '2026-01-15T12:00:00Z',
  '2026-01-15',
  '00000000-0000-4000-8000-000000000000',
  '00000000-0000-4000-8000-000000000000.' + 'A'.repeat(43),
  'US',
  'usd',
  'en',
  'a',
]
const numbers = [1, 0, 60, 100, 1_700_000_000_000]

/** Returns a value that a schema accepts, with all its optional members; `undefined` if none was found. */
export function sampleSchema(schema: GenericSchema): unknown {
  const candidate = compose(schema)
  return candidate
}

function compose(schema: GenericSchema): unknown {
  const node: SchemaNode = schema
  switch (node.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(node.entries ?? {}).flatMap(([name, inner]) => {
          const value = compose(inner)
          return value === undefined ? [] : [[name, value]]
        }),
      )
    case 'array':
      return node.item === undefined ? [] : [compose(node.item)]
    case 'record':
      return node.value === undefined ? {} : { a: compose(node.value) }
    case 'optional':
    case 'nullable':
    case 'nullish':
    case 'exact_optional':
    case 'lazy':
      return node.wrapped === undefined ? undefined : compose(node.wrapped)
    case 'literal':
      return node.literal
    case 'picklist':
      return node.options?.[0]
    case 'union':
    case 'variant':
      return composeUnion(schema, node.options ?? [])
    case 'string':
      return texts.find((text) => is(schema, text))
    case 'number':
      return numbers.find((number) => is(schema, number))
    case 'boolean':
      return true
    default:
      return [...texts, ...numbers, null].find((value) => is(schema, value))
  }
}

function composeUnion(schema: GenericSchema, options: readonly unknown[]): unknown {
  const values = options.filter(isSchema).map(compose)
  // The longest one, which is a batch if the union has one.
  const accepted = values.filter((value) => is(schema, value))
  return accepted.toSorted((left, right) => JSON.stringify(right).length - JSON.stringify(left).length)[0] ?? values[0]
}

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}
