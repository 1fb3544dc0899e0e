import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** More of them. */
export function DotsIcon(): ReactNode {
  return <Icon path="M4.5 10h.01M10 10h.01M15.5 10h.01" weight={2.4} />
}
