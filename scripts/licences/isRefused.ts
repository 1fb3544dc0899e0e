/** The last @walletconnect version under a free licence. */
const lastFree = [2, 21, 8] as const

/** Returns whether a package is refused regardless of its licence field: by name, or by a version after 2.21.8. */
export function isRefused(name: string, version: string): boolean {
  if (name.startsWith('@reown/')) return true
  return name.startsWith('@walletconnect/') && isLater(version)
}

function isLater(version: string): boolean {
  const numbers = version.split(/[.-]/).map(Number)
  for (const [index, limit] of lastFree.entries()) {
    const number = numbers[index] ?? 0
    if (number !== limit) return number > limit
  }
  return false
}
