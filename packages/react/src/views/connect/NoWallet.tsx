import type { Namespace } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useOptionalChunk } from '../../internals/useOptionalChunk.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { WalletIcon } from '../../ui/icons/WalletIcon.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'

const loadRedirects = async () => ({ Links: (await import('./RedirectList.tsx')).RedirectList })

/**
 * Shown if there is no wallet: what would be here, and how to get one. On a phone, if the app uses Solana, it links to the
 * browsers of Solana wallets.
 */
export function NoWallet({
  namespace = 'solana',
}: {
  /** The namespace to connect on. */
  readonly namespace: Namespace | undefined
}): ReactNode {
  const { controllers, ports } = useModalInstance()
  const { t } = useMessages()
  const hasSolana = useSelector(controllers.network.store, ({ networks }) =>
    networks.some(({ chainNamespace }) => chainNamespace === 'solana'),
  )
  const { isMobile } = ports.platform
  const redirects = useOptionalChunk(isMobile && hasSolana && namespace === 'solana' ? loadRedirects : undefined)
  return (
    <>
      <StatusBlock
        media={<WalletIcon />}
        title={t('connect.empty')}
        text={t(isMobile ? 'connect.emptyPhoneText' : 'connect.emptyText')}
        testId="lk-connect-empty"
      />
      {redirects.status === 'loaded' && <redirects.value.Links />}
      <Button onClick={() => controllers.router.push('WhatIsAWallet')} testId="lk-connect-get">
        {t('whatIsAWallet.get')}
      </Button>
    </>
  )
}
