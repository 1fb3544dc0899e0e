import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Help. */
export function HelpIcon(): ReactNode {
  return (
    <Icon path="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM8 8a2 2 0 1 1 2.8 1.8c-.5.3-.8.6-.8 1.2M10 13.7v.1" />
  )
}
