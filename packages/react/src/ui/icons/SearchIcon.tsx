import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Search. */
export function SearchIcon(): ReactNode {
  return <Icon path="M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM13 13l4 4" />
}
