import { compareAddresses } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { addressDiffStyles } from './AddressDiff.styles.ts'
import { GroupedAddress } from './GroupedAddress.tsx'

interface ComparedAddress {
  readonly address: string
  /** Whose address it is, such as "You pasted". */
  readonly title: string
}

export interface AddressDiffProps {
  readonly first: ComparedAddress
  readonly second: ComparedAddress
  readonly testId?: string | undefined
}

/** Two addresses, one above the other, with marks at the groups that differ. */
export function AddressDiff({ first, second, testId }: AddressDiffProps): ReactNode {
  useStyles(addressDiffStyles)
  const groups = compareAddresses({ address: first.address, other: second.address })
  return (
    <div className="lk-address-diff" data-testid={testId}>
      {[first, second].map(({ address, title }, index) => (
        <div key={title}>
          <p aria-hidden="true">{title}</p>
          <GroupedAddress address={address} label={title} isMarked={(group) => groups[index]?.[group]?.isDifferent} />
        </div>
      ))}
    </div>
  )
}
