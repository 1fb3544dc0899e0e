import type { SwapReview } from '@latchkey/core'
import { isSameAddress } from '@latchkey/core/internal'
import { useId, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'

/** The full addresses of all contracts involved. Any contract can copy another's symbol, but not its address. */
export function SwapContracts({ review }: { readonly review: SwapReview }): ReactNode {
  const { t } = useMessages()
  const id = useId()
  const { from, to, router, spender } = review
  const isOne = from.address === null || isSameAddress({ address: spender, other: router })
  const rows: readonly (readonly [label: string, address: string | null])[] = [
    [t('swapPreview.contractPaid', { symbol: toDisplayText(from.symbol) }), from.address],
    [t('swapPreview.contractBought', { symbol: toDisplayText(to.symbol) }), to.address],
    [t('swapPreview.spender'), isOne ? null : spender],
    [t(isOne && from.address !== null ? 'swapPreview.spenderRouter' : 'swapPreview.router'), router],
  ]
  return (
    <section className="lk-swap-contracts" aria-labelledby={id} data-testid="lk-swap-contracts">
      <h3 id={id}>{t('swapPreview.contracts')}</h3>
      {rows.map(
        ([label, address]) =>
          address !== null && (
            <p key={label}>
              {label}
              <code dir="ltr">{address}</code>
            </p>
          ),
      )}
    </section>
  )
}
