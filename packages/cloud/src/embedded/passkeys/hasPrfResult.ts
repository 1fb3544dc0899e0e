/** Results of extensions that are secret: those of `prf`, and the older form of the same. */
const names = ['prf', 'hmacGetSecret']

/**
 * Whether a value has the result of a PRF anywhere. It is the recovery share of a wallet, and must never reach a server.
 * `prf: { enabled: true }`, which is no secret, is not one.
 */
export function hasPrfResult(value: unknown): boolean {
  // A work list instead of recursion, because a body can be nested more deeply than the call stack allows.
  const left: unknown[] = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next !== 'object' || next === null) continue
    for (const [name, inner] of Object.entries(next)) {
      if (names.includes(name) && isResult(inner)) return true
      left.push(inner)
    }
  }
  return false
}

/** Everything but statements of whether there could be one. */
function isResult(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'boolean' && value !== null && value !== undefined
  return Object.keys(value).some((name) => name !== 'enabled')
}
