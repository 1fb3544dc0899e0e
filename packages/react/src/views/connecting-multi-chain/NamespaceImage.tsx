import type { Namespace, Network } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { NetworkImage } from '../../ui/NetworkImage.tsx'

/** A chain's picture: that of the app's main network there. */
export function NamespaceImage({ namespace }: { readonly namespace: Namespace }): ReactNode {
  const { network } = useModalInstance().controllers
  const mainNetwork = useSelector(network.store, ({ networks }) => toNamespaceNetwork({ networks, namespace }))
  return (
    <NetworkImage
      networkId={mainNetwork?.caipNetworkId ?? namespace}
      name={mainNetwork?.name ?? namespace}
      source={mainNetwork?.assets?.imageUrl}
    />
  )
}

/** Returns the network whose picture represents a chain: the app's first one there that is not a testnet. */
function toNamespaceNetwork({
  networks,
  namespace,
}: {
  readonly networks: readonly Network[]
  readonly namespace: Namespace
}): Network | undefined {
  const candidates = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  return candidates.find(({ testnet }) => !testnet) ?? candidates[0]
}
