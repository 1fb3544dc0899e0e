import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** All wallets. */
export function AllWalletsIcon(): ReactNode {
  return (
    <Icon path="M5 3.5h2A1.5 1.5 0 0 1 8.5 5v2A1.5 1.5 0 0 1 7 8.5H5A1.5 1.5 0 0 1 3.5 7V5A1.5 1.5 0 0 1 5 3.5ZM13 3.5h2A1.5 1.5 0 0 1 16.5 5v2A1.5 1.5 0 0 1 15 8.5h-2A1.5 1.5 0 0 1 11.5 7V5A1.5 1.5 0 0 1 13 3.5ZM5 11.5h2A1.5 1.5 0 0 1 8.5 13v2A1.5 1.5 0 0 1 7 16.5H5A1.5 1.5 0 0 1 3.5 15v-2A1.5 1.5 0 0 1 5 11.5ZM13 11.5h2a1.5 1.5 0 0 1 1.5 1.5v2a1.5 1.5 0 0 1-1.5 1.5h-2a1.5 1.5 0 0 1-1.5-1.5v-2a1.5 1.5 0 0 1 1.5-1.5Z" />
  )
}
