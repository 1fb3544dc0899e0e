import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { ListItem } from './ListItem.tsx'
import { tokenRowStyles } from './TokenRow.styles.ts'

export interface TokenRowProps {
  /** The token's own name. Untrusted: rendered as text only. */
  readonly name: string
  /** The name of its network. */
  readonly network: string
  /** A round picture of 40 px. */
  readonly picture: ReactNode
  /** The network's picture, at the corner of the token's; none if they are the same. */
  readonly badge?: ReactNode | undefined
  /** What the balance is worth, or a {@link Tag} that says why that is not shown. */
  readonly value: ReactNode
  /** The balance with few decimals. */
  readonly amount: string
  /** The whole balance, its tooltip. */
  readonly exactAmount: string
  readonly selected?: boolean | undefined
  readonly onClick?: (() => void) | undefined
  /** Called when the row is hovered or focused. */
  readonly onIntent?: (() => void) | undefined
  readonly testId?: string | undefined
}

/** A token in a {@link List}, as high as every other, so that long lists can leave out rows that are not on screen. */
export function TokenRow(props: TokenRowProps): ReactNode {
  const { name, network, picture, badge, value, amount, exactAmount, selected, onClick, onIntent, testId } = props
  useStyles(tokenRowStyles)
  return (
    <ListItem
      variant="flat"
      title={name}
      subtitle={<span dir="auto">{network}</span>}
      media={
        <span className="lk-token-picture">
          {picture}
          {badge === undefined ? null : <span className="lk-token-badge">{badge}</span>}
        </span>
      }
      trailing={
        <span className="lk-token-sums">
          <span className="lk-token-value">{value}</span>
          <bdi dir="ltr" className="lk-token-amount" title={exactAmount}>
            {amount}
          </bdi>
        </span>
      }
      selected={selected}
      onClick={onClick}
      onIntent={onIntent}
      testId={testId}
    />
  )
}
