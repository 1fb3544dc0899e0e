import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A network. */
export function NetworkIcon(): ReactNode {
  return (
    <Icon path="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM2.8 10h14.4M10 2.8c2 2 3 4.5 3 7.2s-1 5.2-3 7.2c-2-2-3-4.5-3-7.2s1-5.2 3-7.2Z" />
  )
}
