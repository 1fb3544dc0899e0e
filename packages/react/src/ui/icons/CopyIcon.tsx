import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Copies a text. */
export function CopyIcon(): ReactNode {
  return (
    <Icon path="M9 6.5h4.5A2.5 2.5 0 0 1 16 9v4.5a2.5 2.5 0 0 1-2.5 2.5H9a2.5 2.5 0 0 1-2.5-2.5V9A2.5 2.5 0 0 1 9 6.5ZM4.2 12.9A2 2 0 0 1 3 11V5.5A2.5 2.5 0 0 1 5.5 3H11a2 2 0 0 1 1.8 1.2" />
  )
}
