import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A key. */
export function KeyIcon(): ReactNode {
  return (
    <Icon path="M12.5 11.5a4 4 0 1 0-3.8-2.7L3 14.5V17h2.5v-1.8h1.8v-1.8h1.6l1.3-1.3c.7.3 1.5.4 2.3.4ZM13.4 6.7v.1" />
  )
}
