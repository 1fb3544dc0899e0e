import { readList, readProperty } from '@latchkey/core/adapter'
import { MAX_WALLETS } from './discoveryLimits.ts'

/** Whether a wallet can be connected on some Solana network, and can sign there. */
export function isStandardWallet(wallet: unknown): wallet is object {
  const features = readProperty(wallet, 'features')
  const has = (feature: string, method: string): boolean =>
    typeof readProperty(readProperty(features, feature), method) === 'function'
  return (
    has('standard:connect', 'connect') &&
    ['signAndSendTransaction', 'signTransaction', 'signMessage'].some((name) => has(`solana:${name}`, name)) &&
    readList(readProperty(wallet, 'chains'), MAX_WALLETS)?.some(
      (chain) => typeof chain === 'string' && chain.startsWith('solana:'),
    ) === true
  )
}
