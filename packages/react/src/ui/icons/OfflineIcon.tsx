import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** No connection to the internet. */
export function OfflineIcon(): ReactNode {
  return (
    <Icon path="M3 3l14 14M2.5 8.3A11 11 0 0 1 5.8 6M9 5a11 11 0 0 1 8.5 3.3M5.3 11.4a7 7 0 0 1 3-1.8M12.7 10.2a7 7 0 0 1 2 1.2M10 15v.1" />
  )
}
