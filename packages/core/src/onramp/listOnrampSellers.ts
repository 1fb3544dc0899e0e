import type { Namespace } from '@latchkey/protocol/caip'
import type { OnrampProvider } from '../options/features.ts'
import { onrampSellers } from './constants.ts'

/**
 * Lists who sells to accounts of a chain, preferred first. An empty list means that buying is not offered.
 *
 * @param parameters.providers `remoteFeatures.onramp` of the options.
 *
 * @example
 * ```ts
 * listOnrampSellers({ providers: ['coinbase', 'meld'], namespace: 'solana' }) // ['meld']
 * ```
 */
export function listOnrampSellers(parameters: {
  readonly providers: readonly OnrampProvider[] | false
  readonly namespace: Namespace
}): readonly OnrampProvider[] {
  const { namespace, providers } = parameters
  return (providers || []).filter((name) => onrampSellers[name].namespaces.includes(namespace))
}
