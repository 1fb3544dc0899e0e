import { useNetwork } from '@latchkey/react'
import { usePlayground } from '../state/usePlayground.ts'
import type { DevnetChain } from './Devnet.ts'

/** Returns the app's current local chain; `undefined` while the wallet is on another network. */
export function useChain(): DevnetChain | undefined {
  const { devnet } = usePlayground()
  const { network } = useNetwork()
  return devnet.chains.find((chain) => chain.network.caipNetworkId === network?.caipNetworkId)
}
