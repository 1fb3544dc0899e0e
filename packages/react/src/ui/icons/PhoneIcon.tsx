import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A phone. */
export function PhoneIcon(): ReactNode {
  return (
    <Icon path="M7.5 2.5h5A2.5 2.5 0 0 1 15 5v10a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 5 15V5a2.5 2.5 0 0 1 2.5-2.5ZM9 14.5h2" />
  )
}
