import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Closes the dialog or clears a field. */
export function CloseIcon(): ReactNode {
  return <Icon path="M5 5l10 10M15 5L5 15" weight={2} />
}
