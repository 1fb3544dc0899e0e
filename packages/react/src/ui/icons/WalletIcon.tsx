import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A wallet. */
export function WalletIcon(): ReactNode {
  return (
    <Icon path="M15.5 6.5v-1a2 2 0 0 0-2-2h-8a2.5 2.5 0 0 0-2.5 2.5v8a2.5 2.5 0 0 0 2.5 2.5h9a2.5 2.5 0 0 0 2.5-2.5v-5a2.5 2.5 0 0 0-2.5-2.5h-9A2.3 2.3 0 0 1 3.2 5.2M13.5 11.5v.1" />
  )
}
