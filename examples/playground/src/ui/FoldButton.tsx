import type { ReactElement } from 'react'
import { Icon } from './Icon.tsx'

/** Shows and hides a part of the page on a phone, where everything at once is too long. */
export function FoldButton(props: {
  readonly label: string
  /** The id of the part. */
  readonly controls: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}): ReactElement {
  const { label, controls, isOpen, onToggle } = props
  return (
    <button type="button" className="fold" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      {label}
      <Icon name="down" />
    </button>
  )
}
