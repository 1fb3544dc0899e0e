import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Two cards, one behind the other. */
export function AccountTypeIcon(): ReactNode {
  return <Icon path="M3 8.5h10v8H3zM7 8.5v-5h10v8h-4M5.5 13.5h3" />
}
