import type { ReactNode } from 'react'
import type { Change } from '../../messages/formatFigures.ts'

/** A rise or fall in words. It is green only where it is better. */
export function ChangeText({
  better,
  change,
}: {
  readonly change: Change | undefined
  /** Which direction is better. Default: neither. */
  readonly better?: 'more' | 'less' | undefined
}): ReactNode {
  if (change === undefined) return '–'
  const { direction, text } = change
  if (direction === 0 || better === undefined) return <span className="change">{text}</span>
  const isBetter = (direction === 1) === (better === 'more')
  return <span className={isBetter ? 'change is-better' : 'change is-worse'}>{text}</span>
}
