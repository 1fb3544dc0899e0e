import { isPlainObject, readProperty, SILENT_TIMEOUT } from '@latchkey/core/adapter'
import type { FeatureName } from '@latchkey/core/adapter'
import type { Eip155Address } from '../types.ts'
import type { GuardedProvider } from './guardProvider.ts'

/** The features of every wallet. */
export const basicFeatures: readonly FeatureName[] = ['message', 'typedData', 'balance', 'transfer', 'transaction']

/**
 * Asks a wallet which features it has (EIP-5792, S7.085): batches of calls if it knows the method, and assets if it says so
 * (ERC-7811). A wallet that does not answer has the basic features. Never rejects and never prompts.
 */
export async function probeFeatures(parameters: {
  readonly guard: GuardedProvider
  readonly address: Eip155Address
  /** The pending answer, if the request was sent before. */
  readonly answer?: Promise<unknown> | undefined
}): Promise<readonly FeatureName[]> {
  const { guard, address, answer } = parameters
  const ask = guard.request({ method: 'wallet_getCapabilities', params: [address], timeout: SILENT_TIMEOUT }, answer)
  const capabilities = await ask.catch(() => undefined)
  if (!isPlainObject(capabilities)) return basicFeatures
  const hasAssets = Object.values(capabilities).some(
    (chain) => readProperty(readProperty(chain, 'assetDiscovery'), 'supported') === true,
  )
  return hasAssets ? [...basicFeatures, 'calls', 'assets'] : [...basicFeatures, 'calls']
}
