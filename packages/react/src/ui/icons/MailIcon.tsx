import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** An envelope. */
export function MailIcon(): ReactNode {
  return (
    <Icon path="M4.5 4.5h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14V6a1.5 1.5 0 0 1 1.5-1.5ZM3.5 6.2 10 11l6.5-4.8" />
  )
}
