import type { ReactNode } from 'react'
import { useStyles } from '../../theme/useStyles.ts'
import { ContractIcon, ExchangeIcon, InIcon, OutIcon } from '../../ui/icons/ActionIcons.tsx'
import { CheckIcon } from '../../ui/icons/CheckIcon.tsx'
import { PlusIcon } from '../../ui/icons/PlusIcon.tsx'
import { toFallbackColour } from '../../ui/toFallbackColour.ts'
import { toInitial } from '../../ui/toInitial.ts'
import { CloudPicture } from '../CloudPicture.tsx'
import { getMainTransfer } from './getMainTransfer.ts'
import type { ShownAction, ShownTransaction } from './ShownTransaction.ts'
import { transactionImageStyles } from './TransactionImage.styles.ts'

const icons: { readonly [action in ShownAction]: () => ReactNode } = {
  send: OutIcon,
  receive: InIcon,
  trade: ExchangeIcon,
  approve: CheckIcon,
  execute: ContractIcon,
  deploy: ContractIcon,
  mint: PlusIcon,
  other: ContractIcon,
}

/** The icon of what a transaction did, in a row on the picture of what it moved if there is one. Spam shows no picture: it chose it. */
export function TransactionImage({
  transaction,
  size = 'medium',
}: {
  readonly transaction: ShownTransaction
  readonly size?: 'medium' | 'large' | undefined
}): ReactNode {
  useStyles(transactionImageStyles)
  const { action, isSpam } = transaction
  const Action = icons[action]
  const { picture, symbol = '' } = getMainTransfer(transaction) ?? {}
  if (picture == null || isSpam)
    return (
      <span className={`lk-transaction-tile lk-transaction-${size}`} aria-hidden="true">
        <Action />
      </span>
    )
  return (
    <span className="lk-transaction-image" aria-hidden="true">
      <CloudPicture
        url={picture}
        fallback={{ text: toInitial(symbol), colour: toFallbackColour(symbol) }}
        size={size}
        round={size === 'medium'}
      />
      {size === 'medium' && (
        <span className="lk-transaction-badge">
          <Action />
        </span>
      )}
    </span>
  )
}
