import { readProperty } from '@latchkey/core/adapter'
import type { Network } from '@latchkey/core/adapter'
import { isAddress } from '../utils/isAddress.ts'
import { encodeBase58 } from './base58.ts'
import { MAX_ACCOUNTS } from './constants.ts'
import { parseBytes } from './parseBytes.ts'
import { readChains, type ChainNames } from './readChains.ts'
import { toFeatures } from './toFeatures.ts'
import type { GrantedAccount } from './types.ts'

/** An account of the Wallet Standard, with the wallet's own object for it. */
export interface StandardAccount extends GrantedAccount {
  readonly raw: unknown
  readonly chains: ChainNames
}

/**
 * The Solana accounts in what a wallet tells, each once, in its order; those of other chains are left out. `undefined` if the
 * answer is anything else than a list of accounts, or a Solana account has no address, or
 * another key.
 */
export function parseStandardAccounts(parameters: {
  readonly value: unknown
  readonly networks: readonly Network<'solana'>[]
}): readonly StandardAccount[] | undefined {
  const { value, networks } = parameters
  try {
    if (!Array.isArray(value)) return undefined
    const accounts: StandardAccount[] = []
    for (const raw of Array.from<unknown>(value.slice(0, MAX_ACCOUNTS))) {
      const address = readProperty(raw, 'address')
      const chains = readChains(readList(raw, 'chains'), networks)
      if (chains.size === 0) continue
      if (typeof address !== 'string' || !isAddress(address)) return undefined
      const key = readProperty(raw, 'publicKey')
      // An account that is two is none.
      if (key !== undefined && encodeBase58(parseBytes(key, 32)) !== address) return undefined
      if (accounts.some((account) => account.address === address)) continue
      const names = readList(raw, 'features')
      const features = toFeatures({
        message: names.includes('solana:signMessage'),
        transaction: names.includes('solana:signTransaction') || names.includes('solana:signAndSendTransaction'),
      })
      accounts.push({ address, networkIds: [...chains.keys()], features, raw, chains })
    }
    return accounts
  } catch {
    // A list may be a proxy that throws, and a key no bytes.
    return undefined
  }
}

function readList(value: unknown, key: string): readonly unknown[] {
  const list = readProperty(value, key)
  return Array.isArray(list) ? Array.from<unknown>(list.slice(0, MAX_ACCOUNTS)) : []
}
