import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { HelpIcon } from '../../ui/icons/HelpIcon.tsx'

/** Opens the explanation of wallets. */
export function HelpButton(): ReactNode {
  const { router } = useModalInstance().controllers
  const { t } = useMessages()
  return (
    <IconButton label={t('connect.help')} onClick={() => router.push('WhatIsAWallet')} testId="lk-header-help">
      <HelpIcon />
    </IconButton>
  )
}
