import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Locked. */
export function LockIcon(): ReactNode {
  return (
    <Icon path="M6.5 8.5h7A2.5 2.5 0 0 1 16 11v3.5a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 4 14.5V11a2.5 2.5 0 0 1 2.5-2.5ZM6.5 8.5V6.3a3.5 3.5 0 0 1 7 0v2.2" />
  )
}
