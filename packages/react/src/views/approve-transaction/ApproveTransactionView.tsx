import type { LoginState } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useLoginView } from '../../internals/login/useLoginView.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { WalletIcon } from '../../ui/icons/WalletIcon.tsx'
import { RingIcon } from '../../ui/RingIcon.tsx'
import { RequestBlock } from '../../ui/RequestBlock.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'

type ApprovalStatus = 'waiting' | 'unreachable' | 'done'

/** The modal below the frame of the embedded wallet, in which the visitor approves or rejects a request. */
export function ApproveTransactionView(): ReactNode {
  const { modal } = useModalInstance().controllers
  const status = getStatus(useLoginView().state)
  const { t } = useMessages()
  useViewStatus(status)
  return (
    <ViewBody testId="lk-approve">
      <RequestBlock
        wallet={undefined}
        media={
          <RingIcon>
            <WalletIcon />
          </RingIcon>
        }
        ring={status === 'waiting' ? 'waiting' : status === 'unreachable' ? 'declined' : 'idle'}
        title={t(`approveTransaction.${status}`)}
        text={t(`approveTransaction.${status}Text`)}
        retry={status === 'waiting' ? 'none' : 'soft'}
        action={t('common.close')}
        onRetry={() => modal.close('button')}
        testId="lk-approve-close"
      />
    </ViewBody>
  )
}

function getStatus({ frame, screen }: LoginState): ApprovalStatus {
  if (frame === 'failed') return 'unreachable'
  return screen === null ? 'done' : 'waiting'
}
