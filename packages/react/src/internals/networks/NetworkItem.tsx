import type { Network } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { ListItem, type ListItemProps } from '../../ui/ListItem.tsx'
import { NetworkImage } from '../../ui/NetworkImage.tsx'
import { toNetworkName } from './toNetworkName.ts'

export interface NetworkItemProps extends Omit<ListItemProps, 'title' | 'media' | 'href'> {
  readonly network: Network
}

/** A network in a list. */
export function NetworkItem({ network, ...rest }: NetworkItemProps): ReactNode {
  const { t } = useMessages()
  const name = toNetworkName({ network, t })
  return (
    <ListItem
      {...rest}
      title={name}
      media={<NetworkImage networkId={network.caipNetworkId} name={name} source={network.assets?.imageUrl} />}
    />
  )
}
