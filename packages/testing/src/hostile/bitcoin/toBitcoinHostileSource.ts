import { bitcoinHostileParts } from './bitcoinHostileParts.ts'
import { createBitcoinHostileTools } from './createBitcoinHostileTools.ts'

/** Returns an expression that creates the tools for one wallet in the page that evaluates it. */
export function toBitcoinHostileSource(id: string): string {
  const parts = Object.entries(bitcoinHostileParts).map(([name, create]) => `${name}: ${create.toString()}`)
  return `(${createBitcoinHostileTools.toString()})(window, ${JSON.stringify(id)}, { ${parts.join(', ')} })`
}
