/** Formats the fields of an object, one per line, as if written by hand. */
export function toFields(entries: readonly (readonly [name: string, value: unknown])[], indent: string): string {
  return entries.map(([name, entry]) => `${indent}${toKey(name)}: ${toSource(entry, indent)},\n`).join('')
}

/** Formats a plain value as if written by hand. */
function toSource(value: unknown, indent = ''): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  if (Array.isArray(value)) {
    const isFlat = value.every((entry) => typeof entry !== 'object')
    if (isFlat) return `[${value.map((entry) => toSource(entry)).join(', ')}]`
    const inner = `${indent}  `
    return `[\n${value.map((entry) => `${inner}${toSource(entry, inner)},\n`).join('')}${indent}]`
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    const isShort = entries.length === 1 && entries.every(([, entry]) => typeof entry !== 'object')
    if (isShort) return `{ ${entries.map(([name, entry]) => `${toKey(name)}: ${toSource(entry)}`).join(', ')} }`
    return `{\n${toFields(entries, `${indent}  `)}${indent}}`
  }
  return String(value)
}

function toKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`
}
