import { BALANCE_NAMESPACES } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import { useChunk } from '../../internals/useChunk.ts'
import { useDelayed } from '../../internals/useDelayed.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const loadTotal = async () => ({ Balance: (await import('./PortfolioTotal.tsx')).PortfolioTotal })
const loadBalance = async () => ({ Balance: (await import('./NativeBalance.tsx')).NativeBalance })

/**
 * What the account is worth, if a cloud can tell, else the balance of its network's coin, if the chain's adapter can read it.
 * The code that reads them loads separately, so that the view need not wait.
 */
export function AccountBalance(): ReactNode {
  const { adapters, options } = useModalInstance().controllers
  const { namespace } = useAccount()
  const cloud = useSelector(options.store, (state) => state.cloud)
  const hasBalance = adapters.find(namespace)?.features.balance !== undefined
  const hasTotal = cloud !== null && BALANCE_NAMESPACES.includes(namespace)
  return hasBalance || hasTotal ? (
    <LoadedBalance key={String(hasTotal)} load={hasTotal ? loadTotal : loadBalance} {...{ hasBalance, hasTotal }} />
  ) : null
}

interface LoadedBalanceProps {
  readonly load: typeof loadTotal | typeof loadBalance
  readonly hasBalance: boolean
  readonly hasTotal: boolean
}

function LoadedBalance({ load, hasBalance, hasTotal }: LoadedBalanceProps): ReactNode {
  const { t } = useMessages()
  const loaded = useChunk<Awaited<ReturnType<typeof load>>>(load)
  const isLate = useDelayed({ active: loaded === undefined })
  return (
    <div
      className="lk-account-balance"
      data-total={hasTotal || undefined}
      role="group"
      aria-label={t('account.balance')}
      data-testid="lk-account-balance"
    >
      {loaded ? <loaded.Balance hasBalance={hasBalance} /> : isLate && <Skeleton shape="balance" />}
    </div>
  )
}
