import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A card to pay with. */
export function BuyIcon(): ReactNode {
  return (
    <Icon path="M4.5 4.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM2.5 8.5h15M5.5 12.5h3" />
  )
}
