/** The path of the first object in a value that is not frozen, such as `.connections[0]`; `undefined` if all are. */
export function findUnfrozen(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Object.isFrozen(value)) return ''
  for (const [key, child] of Object.entries(value)) {
    const path = findUnfrozen(child)
    if (path !== undefined) return `${Array.isArray(value) ? `[${key}]` : `.${key}`}${path}`
  }
  return undefined
}
