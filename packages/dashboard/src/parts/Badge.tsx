import type { ReactNode } from 'react'
import './Chip.css'
import type { Tone } from './Chip.tsx'
import { Icon, type IconName } from './Icon.tsx'

/** An icon on a coloured square, beside a text that says the same. */
export function Badge({
  icon,
  tone = 'plain',
}: {
  readonly icon: IconName
  readonly tone?: Tone | undefined
}): ReactNode {
  return (
    <span className={tone === 'plain' ? 'badge' : `badge is-${tone}`}>
      <Icon name={icon} />
    </span>
  )
}
