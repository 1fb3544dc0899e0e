import { readList, readProperty } from '@latchkey/core/adapter'
import type { BitcoinAccount } from '../types.ts'
import { isAddress } from '../chain/isAddress.ts'

/** How many accounts of one wallet are read. */
export const MAX_ACCOUNTS = 256

/**
 * Parses a wallet's accounts: text, or objects with an address, without duplicates, in the wallet's order. Accounts of other
 * chains are left out. Returns `undefined` if the value is not a list.
 */
export function parseAccounts(value: unknown): readonly BitcoinAccount[] | undefined {
  const list = readList(value, MAX_ACCOUNTS)
  if (list === undefined) return undefined
  const accounts = new Map<string, BitcoinAccount>()
  for (const item of list) {
    const account = parseAccount(item)
    if (account && !accounts.has(account.address)) accounts.set(account.address, account)
  }
  return [...accounts.values()]
}

function parseAccount(item: unknown): BitcoinAccount | undefined {
  const text = typeof item === 'string' ? item : readProperty(item, 'address')
  if (typeof text !== 'string' || !isAddress(text)) return undefined
  // Bech32 may be written in capitals; nodes expect lower case.
  const address = /^(bc|tb)/i.test(text) ? text.toLowerCase() : text
  const publicKey = toPublicKey(readProperty(item, 'publicKey'))
  const purpose = readProperty(item, 'purpose') ?? readProperty(item, 'intention')
  const type = typeof purpose === 'string' && purpose.startsWith('ordinal') ? 'ordinals' : 'payment'
  return publicKey === undefined ? { address, type } : { address, publicKey, type }
}

/** Converts a public key to hex. Wallets return hex or bytes. */
function toPublicKey(value: unknown): string | undefined {
  const text =
    value instanceof Uint8Array ? [...value].map((byte) => byte.toString(16).padStart(2, '0')).join('') : value
  return typeof text === 'string' && /^([\da-f]{64}|0[23][\da-f]{64})$/i.test(text) ? text.toLowerCase() : undefined
}
