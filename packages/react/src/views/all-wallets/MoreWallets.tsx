import type { ReactNode } from 'react'
import { useNearEnd } from '../../internals/useNearEnd.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'

export interface MoreWalletsProps {
  readonly onMore: () => void
  readonly isLoading: boolean
  /** The last attempt failed, so the next one waits for the visitor. */
  readonly hasFailed: boolean
}

/** Loads more wallets when the end of the list comes near, or when pressed. */
export function MoreWallets({ onMore, isLoading, hasFailed }: MoreWalletsProps): ReactNode {
  const { t } = useMessages()
  const place = useNearEnd(onMore, { isActive: !isLoading && !hasFailed })
  return (
    <div ref={place}>
      <Button variant="soft" loading={isLoading} onClick={onMore} testId="lk-all-wallets-more">
        {t(hasFailed ? 'common.retry' : 'allWallets.more')}
      </Button>
    </div>
  )
}
