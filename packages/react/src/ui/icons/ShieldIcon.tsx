import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Protection. */
export function ShieldIcon(): ReactNode {
  return <Icon path="M10 2.6l6 2.2v4.7c0 3.6-2.4 6.4-6 7.9-3.6-1.5-6-4.3-6-7.9V4.8ZM7.3 9.9l1.9 1.9 3.5-3.8" />
}
