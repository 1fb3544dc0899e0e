import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Adds an item. */
export function PlusIcon(): ReactNode {
  return <Icon path="M10 4v12M4 10h12" />
}
