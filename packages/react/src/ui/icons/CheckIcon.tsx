import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Done or selected. */
export function CheckIcon(): ReactNode {
  return <Icon path="M4.5 10.5l4 4 7-8" weight={2} />
}
