import type { Namespace } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useIdentity } from '../../hooks/useIdentity.ts'
import { Avatar } from '../../ui/Avatar.tsx'

export interface ReceiverAvatarProps {
  readonly namespace: Namespace
  readonly address: string
  /** The name that the visitor entered. The picture of another name of the same address is not shown beside it. */
  readonly name: string | null
}

/** The picture of the receiver's name, over the colours of the address. */
export function ReceiverAvatar({ namespace, address, name }: ReceiverAvatarProps): ReactNode {
  const identity = useIdentity({ namespace, address })
  const isOwn = name === null || name === identity.name
  return <Avatar address={address} source={isOwn ? identity.avatar : undefined} size="row" />
}
