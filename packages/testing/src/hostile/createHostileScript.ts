import { TestingError } from '../errors/TestingError.ts'
import { bitcoinHostileRows } from './bitcoin/bitcoinHostileRows.ts'
import { toBitcoinHostileSource } from './bitcoin/toBitcoinHostileSource.ts'
import { createHostileTools } from './createHostileTools.ts'
import { hostileRows } from './hostileRows.ts'
import { createSolanaHostileTools } from './solana/createSolanaHostileTools.ts'
import { solanaHostileRows } from './solana/solanaHostileRows.ts'

/**
 * Returns the script that adds a hostile wallet to a page. It does nothing when it runs again.
 *
 * @throws TestingError `testing.invalidParameter` for an unknown id.
 */
export function createHostileScript(id: string): string {
  const args = `window, ${JSON.stringify(id)}`
  const kinds = [
    { rows: hostileRows, tools: `(${createHostileTools.toString()})(${args})` },
    { rows: solanaHostileRows, tools: `(${createSolanaHostileTools.toString()})(${args})` },
    { rows: bitcoinHostileRows, tools: toBitcoinHostileSource(id) },
  ]
  const kind = kinds.find(({ rows }) => rows.some((each) => each.id === id))
  const row = kind?.rows.find((each) => each.id === id)
  if (kind === undefined || row === undefined) {
    throw new TestingError('testing.invalidParameter', `There is no hostile wallet "${id}". See hostileWallets.`)
  }
  const text = row.act.toString()
  // A method, `act({ … }) { … }`, is only an expression inside an object.
  const act = /^(?:async\s+)?(?:function\b|\(|[\w$]+\s*=>)/.test(text) ? text : `({ ${text} }).act`
  return `(() => {
    const __name = (value) => value
    const mark = Symbol.for(${JSON.stringify(`latchkey.hostile.${id}`)})
    if (globalThis[mark]) return
    Object.defineProperty(globalThis, mark, { value: true })
    const tools = ${kind.tools}
    ;(${act})(tools)
  })()`
}
