import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Ends the connection. */
export function DisconnectIcon(): ReactNode {
  return <Icon path="M8 3.5H6A2.5 2.5 0 0 0 3.5 6v8A2.5 2.5 0 0 0 6 16.5h2M13 6.5l3.5 3.5-3.5 3.5M16.2 10H8" mirrored />
}
