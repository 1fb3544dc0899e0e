import { readProperty } from '@latchkey/core/adapter'
import type { BitcoinAccount } from '../types.ts'
import { isAddress } from '../utils/isAddress.ts'
import { MAX_ACCOUNTS } from './constants.ts'

/**
 * The accounts in what a wallet told: text, or objects with an address, each once, in the wallet's order. Accounts of other
 * chains are left out. `undefined` if it is anything else than a list.
 */
export function parseAccounts(value: unknown): readonly BitcoinAccount[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined
    const accounts = new Map<string, BitcoinAccount>()
    for (const item of value.slice(0, MAX_ACCOUNTS)) {
      const account = parseAccount(item)
      if (account && !accounts.has(account.address)) accounts.set(account.address, account)
    }
    return [...accounts.values()]
  } catch {
    // A list may be a proxy that throws.
    return undefined
  }
}

function parseAccount(item: unknown): BitcoinAccount | undefined {
  const given = typeof item === 'string' ? item : readProperty(item, 'address')
  if (typeof given !== 'string' || !isAddress(given)) return undefined
  // Bech32 is the same in capitals, and nodes know it in small letters.
  const address = /^(bc|tb)/i.test(given) ? given.toLowerCase() : given
  const publicKey = toPublicKey(readProperty(item, 'publicKey'))
  const purpose = readProperty(item, 'purpose') ?? readProperty(item, 'intention')
  const type = typeof purpose === 'string' && purpose.startsWith('ordinal') ? 'ordinals' : 'payment'
  return publicKey === undefined ? { address, type } : { address, publicKey, type }
}

/** In hex; wallets tell it so, or as bytes. */
function toPublicKey(value: unknown): string | undefined {
  const text =
    value instanceof Uint8Array ? [...value].map((byte) => byte.toString(16).padStart(2, '0')).join('') : value
  return typeof text === 'string' && /^([\da-f]{64}|0[23][\da-f]{64})$/i.test(text) ? text.toLowerCase() : undefined
}
