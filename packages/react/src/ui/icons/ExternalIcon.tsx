import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Opens another page. */
export function ExternalIcon(): ReactNode {
  return (
    <Icon
      path="M8 4.5H6A2.5 2.5 0 0 0 3.5 7v7A2.5 2.5 0 0 0 6 16.5h7a2.5 2.5 0 0 0 2.5-2.5v-2M11.5 3.5h5v5M16.2 3.8 9.5 10.5"
      mirrored
    />
  )
}
