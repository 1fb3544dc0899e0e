import type { ReactNode } from 'react'
import './Chip.css'

/** The initial of a name on a colour that follows from what it identifies. */
export function Picture({
  id,
  isRound = false,
  name,
}: {
  readonly id: string
  readonly name: string
  readonly isRound?: boolean | undefined
}): ReactNode {
  const [initial = '?'] = name.trim()
  const colour = Array.from(id).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997, 7) % 5
  return (
    <span className={`picture picture-${colour}${isRound ? ' picture-round' : ''}`} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  )
}
