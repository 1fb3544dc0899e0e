import { readProperty } from '@latchkey/core/adapter'
import { MAX_WALLETS } from './constants.ts'

/** Whether a wallet can be connected on some Solana network, and can do something there. */
export function isStandardWallet(wallet: unknown): wallet is object {
  const features = readProperty(wallet, 'features')
  const has = (feature: string, method: string): boolean =>
    typeof readProperty(readProperty(features, feature), method) === 'function'
  return (
    has('standard:connect', 'connect') &&
    ['signAndSendTransaction', 'signTransaction', 'signMessage'].some((name) => has(`solana:${name}`, name)) &&
    isOnSolana(readProperty(wallet, 'chains'))
  )
}

function isOnSolana(chains: unknown): boolean {
  try {
    return (
      Array.isArray(chains) &&
      chains.slice(0, MAX_WALLETS).some((chain) => typeof chain === 'string' && chain.startsWith('solana:'))
    )
  } catch {
    // A list may be a proxy that throws.
    return false
  }
}
