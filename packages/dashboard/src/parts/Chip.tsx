import type { ReactNode } from 'react'
import './Chip.css'

/** What a state means. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'accent'

/** One or two words about a state. */
export function Chip({
  children,
  tone = 'plain',
}: {
  readonly tone?: Tone | undefined
  readonly children: ReactNode
}): ReactNode {
  return <span className={tone === 'plain' ? 'chip' : `chip is-${tone}`}>{children}</span>
}
