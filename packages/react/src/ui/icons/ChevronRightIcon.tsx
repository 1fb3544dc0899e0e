import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A row that opens another view. */
export function ChevronRightIcon(): ReactNode {
  return <Icon path="M8 5l5 5-5 5" mirrored />
}
