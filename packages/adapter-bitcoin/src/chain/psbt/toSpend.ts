import { hex } from '@scure/base'
import { p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import type { BitcoinChain } from '../chains.ts'
import type { BitcoinAccount } from '../../types.ts'
import { toScript } from './toScript.ts'
import { toScureNetwork } from './toScureNetwork.ts'

/** The fields of an input that spends a coin of an account, besides the coin. */
export interface Spend {
  readonly script: Uint8Array
  readonly redeemScript?: Uint8Array | undefined
  readonly tapInternalKey?: Uint8Array | undefined
}

/**
 * Returns how coins of an account are spent: native segwit, taproot by key, or segwit in P2SH, which requires the public key.
 * Returns `undefined` for all others.
 */
export function toSpend(account: BitcoinAccount, chain: BitcoinChain): Spend | undefined {
  const network = toScureNetwork(chain)
  const script = toScript(account.address, chain)
  const key = account.publicKey === undefined ? undefined : hex.decode(account.publicKey)
  const isProgram = (version: number, length: number): boolean => script[0] === version && script[1] === length
  if (isProgram(0, 20) && script.length === 22) return { script }
  try {
    if (isProgram(0x51, 32) && script.length === 34) {
      const tapInternalKey = key?.length === 33 ? key.slice(1) : key
      // Some wallets return the tweaked key, which is not the internal key.
      const isInternal = tapInternalKey && p2tr(tapInternalKey, undefined, network).address === account.address
      return isInternal ? { script, tapInternalKey } : { script }
    }
    if (key?.length !== 33) return undefined
    const { address, redeemScript } = p2sh(p2wpkh(key, network), network)
    return address === account.address && redeemScript ? { script, redeemScript } : undefined
  } catch {
    // The key is not a point of the curve.
    return undefined
  }
}
