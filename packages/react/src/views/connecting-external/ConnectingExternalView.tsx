import type { ReactNode } from 'react'
import { useRetryVisit } from '../../internals/useRetryVisit.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { RequestBlock } from '../../ui/RequestBlock.tsx'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { describeConnecting } from './describeConnecting.ts'
import { NotInstalled } from './NotInstalled.tsx'
import { useConnectingExternal } from './useConnectingExternal.ts'

/** Connects a wallet in the page, and shows its progress and outcome. */
export function ConnectingExternalView({ parameters }: ViewProps<'ConnectingExternal'>): ReactNode {
  const state = useConnectingExternal(parameters)
  const retry = useRetryVisit()
  const { t } = useMessages()
  const { wallet, status } = state
  useViewStatus(status)
  const name = toWalletName({ wallet, t })
  return (
    <ViewBody testId="lk-connecting">
      {status === 'not-installed' ? (
        <NotInstalled wallet={wallet} name={name} />
      ) : (
        <RequestBlock
          {...describeConnecting({ state: { ...state, status }, name, t })}
          wallet={wallet}
          onRetry={retry}
          testId="lk-connecting-retry"
        />
      )}
    </ViewBody>
  )
}
