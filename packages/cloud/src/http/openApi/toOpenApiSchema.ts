import { caipAddressSchema, caipNetworkIdSchema } from '@latchkey/protocol/caip'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** A schema in OpenAPI 3.1: JSON Schema 2020-12. */
export type OpenApiSchema = Readonly<Record<string, unknown>>

/** Patterns that approximate our custom checks. */
const patterns: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [caipNetworkIdSchema, '^(eip155|solana|polkadot|bip122|cosmos):[-_a-zA-Z0-9]{1,32}$'],
  [caipAddressSchema, '^(eip155|solana|polkadot|bip122|cosmos):[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$'],
])

/**
 * Converts a valibot schema to OpenAPI.
 *
 * @param mode `input` for requests, `output` for answers.
 */
export function toOpenApiSchema(schema: GenericSchema, mode: 'input' | 'output'): OpenApiSchema {
  const { $schema: _dialect, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: mode,
    // These transform the text, or cannot be expressed in JSON Schema.
    ignoreActions: ['check', 'trim', 'to_lower_case'],
    overrideSchema: ({ valibotSchema }) => {
      const required = findRequired(valibotSchema)
      if (required !== undefined) return toOpenApiSchema(required, mode)
      const pattern = patterns.get(valibotSchema)
      return pattern === undefined ? undefined : { type: 'string', pattern }
    },
  })
  return converted
}

/** The wrapped schema of an optional entry that valibot's `required` made required. */
function findRequired(schema: object): GenericSchema | undefined {
  if (!('type' in schema) || schema.type !== 'non_optional' || !('wrapped' in schema)) return undefined
  const { wrapped } = schema
  if (!isSchema(wrapped)) return undefined
  return wrapped.type === 'optional' && 'wrapped' in wrapped && isSchema(wrapped.wrapped) ? wrapped.wrapped : wrapped
}

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}
