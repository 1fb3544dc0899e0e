import { ModalError } from '@latchkey/core/adapter'
import type { Eip155Address } from '../types.ts'
import type { ReadChain } from './estimateFee.ts'
import { hasAnswered } from './hasAnswered.ts'
import { parseText } from './parseText.ts'
import { parseWord } from './parseWord.ts'

/** The first four bytes of the hashes of `name()`, `symbol()` and `decimals()` (ERC-20). */
const selectors = { name: '0x06fdde03', symbol: '0x95d89b41', decimals: '0x313ce567' } as const

/**
 * Reads what a token says about itself. Names and symbols are cleaned and cut, as anyone can write them.
 *
 * @throws `address.invalid` if the address has no decimals, so that its amounts cannot be shown.
 */
export async function describeToken(
  read: ReadChain,
  token: Eip155Address,
): Promise<{
  readonly address: Eip155Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}> {
  const ask = (method: keyof typeof selectors): Promise<unknown> =>
    read('eth_call', [{ to: token, data: selectors[method] }, 'latest']).catch((error: unknown) => {
      if (!hasAnswered(error)) throw error
      return undefined
    })
  const [name, symbol, decimals] = await Promise.all([ask('name'), ask('symbol'), ask('decimals')])
  const places = isWord(decimals) ? parseWord(decimals) : 256n
  if (places > 255n) {
    const details = 'It is no token, because it has no decimals'
    throw new ModalError('address.invalid', { context: { address: token }, details })
  }
  return { address: token, name: parseText(name), symbol: parseText(symbol), decimals: Number(places) }
}

function isWord(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]{64}/i.test(value)
}
