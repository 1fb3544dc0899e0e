import { networkNames } from '../../messages/analytics.ts'
import { signInsMessages } from '../../messages/signIns.ts'

/** Returns the name of a network; one that the dashboard does not know, by its id. */
export function describeNetwork(chain: string | null): string {
  return chain === null ? signInsMessages.otherNetworks : (networkNames[chain] ?? chain)
}
