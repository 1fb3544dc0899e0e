import type { Schema } from './openApi.ts'

/** Writes a schema as a type of TypeScript, which is shorter to read. */
export function formatSchema(schema: Schema, indent = ''): string {
  const { $ref, enum: values, items, properties, additionalProperties, type } = schema
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? 'unknown'
  if ('const' in schema) return JSON.stringify(schema.const)
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(' | ')
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return [...new Set(options.map((option) => formatSchema(option, indent)))].join(' | ')
  if (schema.allOf !== undefined) return schema.allOf.map((part) => formatSchema(part, indent)).join(' & ')
  if (items !== undefined) {
    const item = formatSchema(items, indent)
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
  }
  if (properties !== undefined && Object.keys(properties).length > 0) {
    const inner = `${indent}  `
    const lines = Object.entries(properties).map(([name, property]) => {
      const key = /^[\w$]+$/.test(name) ? name : `'${name}'`
      return `${inner}${key}${schema.required?.includes(name) === true ? '' : '?'}: ${formatSchema(property, inner)}`
    })
    return ['{', ...lines, `${indent}}`].join('\n')
  }
  if (typeof additionalProperties === 'object') return `Record<string, ${formatSchema(additionalProperties, indent)}>`
  const types = (typeof type === 'string' ? [type] : (type ?? [])).map((name) => scalar[name] ?? name)
  return types.length === 0 ? 'unknown' : types.join(' | ')
}

const scalar: Readonly<Record<string, string>> = {
  integer: 'number',
  object: 'Record<string, unknown>',
  array: 'unknown[]',
}
