import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Something worth knowing. */
export function InfoIcon(): ReactNode {
  return <Icon path="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 9.4v4M10 6.5v.1" />
}
