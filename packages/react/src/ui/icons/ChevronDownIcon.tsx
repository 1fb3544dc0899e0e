import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A control that expands. */
export function ChevronDownIcon(): ReactNode {
  return <Icon path="M5 8l5 5 5-5" />
}
