import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Leaves the account. */
export function OutIcon(): ReactNode {
  return <Icon path="M10 16V4M5 9l5-5 5 5" />
}

/** Arrives in the account. */
export function InIcon(): ReactNode {
  return <Icon path="M10 4v12M5 11l5 5 5-5" />
}

/** Changes one asset into another. */
export function ExchangeIcon(): ReactNode {
  return <Icon path="M6.5 3.5v12M3.5 12.5l3 3 3-3M13.5 16.5v-12M10.5 7.5l3-3 3 3" />
}

/** Calls or creates a contract. */
export function ContractIcon(): ReactNode {
  return <Icon path="M7 6.5 3.5 10 7 13.5M13 6.5l3.5 3.5-3.5 3.5" />
}
