import type { ReactNode } from 'react'
import './Chip.css'
import './Note.css'
import type { Tone } from './Chip.tsx'
import { Icon, type IconName } from './Icon.tsx'

/** A note on the content beside it. Screen readers announce a failure. */
export function Note({
  children,
  icon = 'warn',
  tone = 'warn',
}: {
  readonly tone?: Exclude<Tone, 'plain'> | undefined
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}): ReactNode {
  return (
    <div className={`note is-${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={icon} />
      <span>{children}</span>
    </div>
  )
}
