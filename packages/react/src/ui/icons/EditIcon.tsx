import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Edits a text. */
export function EditIcon(): ReactNode {
  return <Icon path="m3.7 16.3.7-3.3 8.3-8.3a1.84 1.84 0 0 1 2.6 2.6L7 15.6l-3.3.7ZM11.1 6.3l2.6 2.6" weight={1.5} />
}
