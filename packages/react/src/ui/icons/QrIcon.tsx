import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A QR code. */
export function QrIcon(): ReactNode {
  return (
    <Icon path="M4.5 3h2A1.5 1.5 0 0 1 8 4.5v2A1.5 1.5 0 0 1 6.5 8h-2A1.5 1.5 0 0 1 3 6.5v-2A1.5 1.5 0 0 1 4.5 3ZM13.5 3h2A1.5 1.5 0 0 1 17 4.5v2A1.5 1.5 0 0 1 15.5 8h-2A1.5 1.5 0 0 1 12 6.5v-2A1.5 1.5 0 0 1 13.5 3ZM4.5 12h2A1.5 1.5 0 0 1 8 13.5v2A1.5 1.5 0 0 1 6.5 17h-2A1.5 1.5 0 0 1 3 15.5v-2A1.5 1.5 0 0 1 4.5 12ZM12 12h2.5v2.5M17 12v.1M12 17v.1M17 14.5V17h-2.5" />
  )
}
