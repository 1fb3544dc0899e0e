import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Something failed or needs attention. */
export function WarningIcon(): ReactNode {
  return <Icon path="M10 3.2 2.4 16.4h15.2ZM10 8.6v3.4M10 14.3v.1" />
}
