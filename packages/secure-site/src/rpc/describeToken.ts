import type { TokenFact } from '../screens/Facts.ts'
import { fromHex, toHex } from '../vault/bytes.ts'
import type { AskContext } from './Asked.ts'

/** More decimals than this serve to make an amount look small. */
const mostDecimals = 36

/** What a token of eip155 says of itself. It proves nothing; decimals out of reason count as none. */
export async function describeToken(address: string, ask: AskContext['ask']): Promise<TokenFact> {
  const read = async (selector: string): Promise<Uint8Array> => {
    const answer = await ask('eth_call', [{ to: address, data: selector }, 'latest'])
    return (typeof answer === 'string' ? fromHex(answer) : undefined) ?? new Uint8Array()
  }
  const [decimals, symbol] = await Promise.all([
    read('0x313ce567').then(toDecimals, () => undefined),
    read('0x95d89b41').then(toSymbol, () => undefined),
  ])
  return { address, symbol, decimals }
}

function toDecimals(answer: Uint8Array): number | undefined {
  if (answer.length !== 32) return undefined
  const decimals = BigInt(`0x${toHex(answer)}`)
  return decimals <= mostDecimals ? Number(decimals) : undefined
}

/** A string of the ABI, or 32 bytes as early tokens answer. Only a plain short word is taken: it is shown beside the amount. */
function toSymbol(answer: Uint8Array): string | undefined {
  const isWord = answer.length === 32
  const length = isWord ? 32 : Number(BigInt(`0x0${toHex(answer.subarray(32, 64))}`))
  const bytes = isWord ? answer : answer.subarray(64, 64 + Math.min(length, 64))
  const text = new TextDecoder().decode(bytes).replace(/\0+$/, '')
  return /^[A-Za-z\d.$₮€₿+_-]{1,16}$/.test(text) ? text : undefined
}
