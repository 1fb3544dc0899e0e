import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Send. */
export function SendIcon(): ReactNode {
  return <Icon path="M10 16V4M5 9l5-5 5 5" />
}
