import type { ReactNode } from 'react'
import { useModalInstance } from '../../hooks/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { WalletIcon } from '../../ui/icons/WalletIcon.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'

/** Says what would be here, and how to get it. */
export function NoWallet(): ReactNode {
  const { controllers, ports } = useModalInstance()
  const { t } = useMessages()
  return (
    <>
      <StatusBlock
        media={<WalletIcon />}
        title={t('connect.empty')}
        text={t(ports.platform.isMobile ? 'connect.emptyPhoneText' : 'connect.emptyText')}
        testId="lk-connect-empty"
      />
      <Button onClick={() => controllers.router.push('WhatIsAWallet')} testId="lk-connect-get">
        {t('whatIsAWallet.get')}
      </Button>
    </>
  )
}
