import { isRecord } from '../state/isRecord.ts'
import { toRecords } from '../devnet/toRecords.ts'
import type { TokenReader } from './TokenReader.ts'

/** Returns the total of an owner's accounts for a token, of either token program. */
export const readSolanaToken: TokenReader = async ({ rpcUrl, token, owner }) => {
  const params = [owner, { mint: token }, { encoding: 'jsonParsed', commitment: 'confirmed' }]
  const answer = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getTokenAccountsByOwner', params }),
  })
  const value = dig(await answer.json(), ['result', 'value'])
  return toRecords(value).reduce((sum, account) => {
    const amount = dig(account, ['account', 'data', 'parsed', 'info', 'tokenAmount', 'amount'])
    return typeof amount === 'string' && /^\d+$/.test(amount) ? sum + BigInt(amount) : sum
  }, 0n)
}

/** Returns the value at a path of keys; `undefined` if there is none. */
function dig(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)
}
