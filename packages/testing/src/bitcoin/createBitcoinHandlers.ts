import type { StandardHandler } from '../standard/types.ts'
import type { BitcoinMethodName } from './bitcoinMethods.ts'
import type { BitcoinContext } from './context.ts'
import { createBitcoinSender } from './createBitcoinSender.ts'
import { createBitcoinSigner } from './createBitcoinSigner.ts'
import { createBitcoinConnectHandlers } from './handlers/createBitcoinConnectHandlers.ts'
import { createBitcoinFeatureHandlers } from './handlers/createBitcoinFeatureHandlers.ts'
import { createBitcoinNetworkHandlers } from './handlers/createBitcoinNetworkHandlers.ts'
import { createBitcoinSigningHandlers } from './handlers/createBitcoinSigningHandlers.ts'

/** Returns the handler of each method of a Bitcoin wallet. */
export function createBitcoinHandlers(context: BitcoinContext): Readonly<Record<BitcoinMethodName, StandardHandler>> {
  const signer = createBitcoinSigner(context)
  const sender = createBitcoinSender(context, signer)
  return {
    ...createBitcoinConnectHandlers(context),
    ...createBitcoinFeatureHandlers(context, signer),
    ...createBitcoinNetworkHandlers(context),
    ...createBitcoinSigningHandlers(context, signer, sender),
  }
}
