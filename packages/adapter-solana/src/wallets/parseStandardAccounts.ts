import { readList, readProperty } from '@latchkey/core/adapter'
import type { Network } from '@latchkey/core/adapter'
import { isAddress } from '../chain/isAddress.ts'
import { encodeBase58 } from '../chain/base58.ts'
import { parseBytes } from './parseBytes.ts'
import { readChains, type ChainNames } from './readChains.ts'
import { toFeatures } from './toFeatures.ts'
import type { GrantedAccount } from './ConnectedWallet.ts'

/** How many accounts of one wallet, and how many networks of one account, are read. */
export const MAX_ACCOUNTS = 256

/** An account of Wallet Standard, with the wallet's own object for it. */
export interface StandardAccount extends GrantedAccount {
  readonly raw: unknown
  readonly chains: ChainNames
}

/**
 * Parses the Solana accounts of a wallet, without duplicates, in its order; those of other chains are left out. Returns
 * `undefined` if the value is not a list of accounts, or a Solana account has an invalid address or a key that is not its
 * address.
 */
export function parseStandardAccounts(parameters: {
  readonly value: unknown
  readonly networks: readonly Network<'solana'>[]
}): readonly StandardAccount[] | undefined {
  const { value, networks } = parameters
  try {
    const list = readList(value, MAX_ACCOUNTS)
    if (list === undefined) return undefined
    const accounts: StandardAccount[] = []
    for (const raw of list) {
      const address = readProperty(raw, 'address')
      const chains = readChains(readNames(raw, 'chains'), networks)
      if (chains.size === 0) continue
      if (typeof address !== 'string' || !isAddress(address)) return undefined
      const key = readProperty(raw, 'publicKey')
      // An account with two keys is invalid.
      if (key !== undefined && encodeBase58(parseBytes(key, 32)) !== address) return undefined
      if (accounts.some((account) => account.address === address)) continue
      const names = readNames(raw, 'features')
      const features = toFeatures({
        message: names.includes('solana:signMessage'),
        transaction: names.includes('solana:signTransaction') || names.includes('solana:signAndSendTransaction'),
      })
      accounts.push({ address, networkIds: [...chains.keys()], features, raw, chains })
    }
    return accounts
  } catch {
    // The key may not be bytes.
    return undefined
  }
}

function readNames(value: unknown, key: string): readonly unknown[] {
  return readList(readProperty(value, key), MAX_ACCOUNTS) ?? []
}
