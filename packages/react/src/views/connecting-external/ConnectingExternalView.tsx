import type { ReactNode } from 'react'
import { useModalInstance } from '../../hooks/useModalInstance.ts'
import { useViewStatus } from '../../hooks/useViewStatus.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { RequestBlock } from '../RequestBlock.tsx'
import { toWalletName } from '../toWalletName.ts'
import { ViewBody } from '../ViewBody.tsx'
import type { ViewProps } from '../ViewProps.ts'
import { describeConnecting } from './describeConnecting.ts'
import { NotInstalled } from './NotInstalled.tsx'
import { useConnectingExternal } from './useConnectingExternal.ts'

/** The way to a wallet in the page, from its first wait to its end. */
export function ConnectingExternalView({ parameters }: ViewProps<'ConnectingExternal'>): ReactNode {
  const state = useConnectingExternal(parameters)
  const { modal } = useModalInstance().controllers
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
          onRetry={modal.retry}
          testId="lk-connecting-retry"
        />
      )}
    </ViewBody>
  )
}
