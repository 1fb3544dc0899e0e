import type { Namespace } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useModalInstance } from '../hooks/useModalInstance.ts'
import { useSelector } from '../hooks/useSelector.ts'
import { NetworkImage } from '../ui/NetworkImage.tsx'
import { toNamespaceNetwork } from './toNamespaceNetwork.ts'

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
