import { useMemo, type ReactNode } from 'react'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { usePortfolio } from '../../hooks/usePortfolio.ts'
import { formatNetworkNames } from '../../internals/networks/formatNetworkNames.ts'
import { createFiatFormat } from '../../internals/tokens/createFiatFormat.ts'
import { useShown } from '../../internals/useShown.ts'
import { useDelayed } from '../../internals/useDelayed.ts'
import type { Translator } from '../../messages/createTranslator.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { NativeBalance } from './NativeBalance.tsx'

export interface PortfolioTotalProps {
  /** Whether the balance of the network's coin can be read, which is shown if nothing has a price. */
  readonly hasBalance: boolean
}

/** The value of all tokens on all networks with two decimals (S9.042), and what is missing in it. */
export function PortfolioTotal({ hasBalance }: PortfolioTotalProps): ReactNode {
  const portfolio = useShown(usePortfolio())
  const { networks } = useNetwork()
  const { t, locale } = useMessages()
  const fiat = useMemo(() => createFiatFormat(locale), [locale])
  const { total, isLoading, pending, unavailable, unpriced } = portfolio
  const isLate = useDelayed({ active: total === undefined && isLoading })
  if (total === undefined) return isLoading ? isLate && <Skeleton shape="balance" /> : hasBalance && <NativeBalance />
  const parts = fiat.splitValue(total)
  const isLong = toDisplayText(parts.map(({ text }) => text).join('')).length > shortAtMost
  const names = formatNetworkNames({ ids: unavailable, networks, t, locale })
  return (
    <>
      <bdi className="lk-account-amount" data-long={isLong || undefined}>
        {parts.map(({ text, isDecimals }, index) =>
          // The parts of a number never change their order.
          isDecimals ? <small key={index}>{text}</small> : text,
        )}
      </bdi>
      <p className="lk-account-missing" data-testid="lk-account-missing">
        {describeMissing({ names, unread: unavailable.length, reading: pending.length, unpriced: unpriced.length, t })}
      </p>
    </>
  )
}

/** The letters of a total that fit in its usual size. */
const shortAtMost = 13

/** The names that fit into a line. */
const namesAtMost = 2

/** Says what is missing in a total. */
function describeMissing(parameters: {
  /** The networks that could not be read. */
  readonly names: string
  readonly unread: number
  readonly reading: number
  readonly unpriced: number
  readonly t: Translator['t']
}): string | undefined {
  const { names, unread, reading, unpriced, t } = parameters
  if (unread > namesAtMost) return t('account.unreadMany', { count: unread })
  if (unread > 0) return t('account.unread', { networks: names })
  if (reading > 0) return t('account.reading', { count: reading })
  return unpriced > 0 ? t('account.unpriced', { count: unpriced }) : undefined
}
