import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Something to know. */
export function InfoIcon(): ReactNode {
  return <Icon path="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 9.3v4.2M10 6.4v.1" />
}
