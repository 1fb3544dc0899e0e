import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Swap. */
export function SwapIcon(): ReactNode {
  return <Icon path="M6 4v12M3 13l3 3 3-3M14 16V4M11 7l3-3 3 3" />
}
