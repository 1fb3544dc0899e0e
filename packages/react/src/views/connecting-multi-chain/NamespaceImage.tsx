import type { Namespace, Network } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { NetworkImage } from '../../ui/NetworkImage.tsx'

/** What stands for a chain: the picture of the app's main network there. */
export function NamespaceImage({ namespace }: { readonly namespace: Namespace }): ReactNode {
  const { network } = useModalInstance().controllers
  const found = useSelector(network.store, ({ networks }) => toNamespaceNetwork({ networks, namespace }))
  return (
    <NetworkImage
      networkId={found?.caipNetworkId ?? namespace}
      name={found?.name ?? namespace}
      source={found?.assets?.imageUrl}
    />
  )
}

/** The network whose picture stands for a chain: the first that the app has there and that is no testnet. */
function toNamespaceNetwork({
  networks,
  namespace,
}: {
  readonly networks: readonly Network[]
  readonly namespace: Namespace
}): Network | undefined {
  const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  return own.find(({ testnet }) => !testnet) ?? own[0]
}
