import type { ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import { useChunk } from '../../internals/useChunk.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDelayed } from '../../internals/useDelayed.ts'

const loadBalance = async () => ({ Balance: (await import('./NativeBalance.tsx')).NativeBalance })

/**
 * The native balance, for chains whose adapter can read it. The code that reads it loads separately, so that the view need
 * not wait.
 */
export function AccountBalance(): ReactNode {
  const { adapters } = useModalInstance().controllers
  const { namespace } = useAccount()
  const hasBalance = adapters.find(namespace)?.features.balance !== undefined
  return hasBalance ? <LoadedBalance /> : null
}

function LoadedBalance(): ReactNode {
  const { t } = useMessages()
  const loaded = useChunk(loadBalance)
  const isLate = useDelayed({ active: loaded === undefined })
  return (
    <div className="lk-account-balance" role="group" aria-label={t('account.balance')} data-testid="lk-account-balance">
      {loaded ? <loaded.Balance /> : isLate && <Skeleton shape="balance" />}
    </div>
  )
}
