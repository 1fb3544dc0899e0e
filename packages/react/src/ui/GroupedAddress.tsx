import { toAddressGroups } from '@latchkey/core/internal'
import type { ClipboardEvent, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { groupedAddressStyles } from './GroupedAddress.styles.ts'

export interface GroupedAddressProps {
  readonly address: string
  /** The accessible name, such as "Your address". */
  readonly label: string
  /** Whether a group is marked, by its position. */
  readonly isMarked?: ((group: number) => boolean | undefined) | undefined
  readonly testId?: string | undefined
}

/** A whole address in groups of 4, to be read and compared. Selecting and copying it yields the address without spaces. */
export function GroupedAddress({ address, label, isMarked, testId }: GroupedAddressProps): ReactNode {
  useStyles(groupedAddressStyles)
  const { prefix, groups } = toAddressGroups(address)
  const copy = (event: ClipboardEvent): void => {
    event.clipboardData.setData('text/plain', address)
    event.preventDefault()
  }
  return (
    <div className="lk-address" role="group" aria-label={label} dir="ltr" onCopy={copy} data-testid={testId}>
      <span>{prefix}</span>
      {groups.map((group, index) => {
        const Group = isMarked?.(index) ? 'mark' : 'span'
        // Groups may be equal, and their order never changes.
        return <Group key={index}>{group}</Group>
      })}
    </div>
  )
}
