import { useNetwork } from '@latchkey/react'
import { usePlayground } from '../state/usePlayground.ts'
import type { DevnetChain } from './Devnet.ts'

/** The local chain that the app is on; `undefined` while the wallet is elsewhere. */
export function useChain(): DevnetChain | undefined {
  const { devnet } = usePlayground()
  const { network } = useNetwork()
  return devnet.chains.find((chain) => chain.network.caipNetworkId === network?.caipNetworkId)
}
