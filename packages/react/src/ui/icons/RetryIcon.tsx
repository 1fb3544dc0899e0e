import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Retry. */
export function RetryIcon(): ReactNode {
  return <Icon path="M15.6 6.8A6.5 6.5 0 1 0 16.5 10M16.3 3.2v3.9h-3.9" />
}
