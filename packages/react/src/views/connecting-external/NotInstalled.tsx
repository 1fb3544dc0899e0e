import type { WalletRow } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useChunk } from '../../internals/useChunk.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { WalletImage } from '../../ui/WalletImage.tsx'

const loadGuide = async () => ({ Guide: (await import('../../internals/install/InstallGuide.tsx')).InstallGuide })

export interface NotInstalledProps {
  readonly wallet: WalletRow | undefined
  readonly name: string
}

/** Shows where to get a wallet that is not in the page. Once it is installed, the view continues automatically. */
export function NotInstalled({ wallet, name }: NotInstalledProps): ReactNode {
  const { ports } = useModalInstance()
  const { t } = useMessages()
  const loaded = useChunk(loadGuide)
  return (
    <>
      <StatusBlock
        media={<WalletImage name={name} source={wallet?.imageUrl} size="large" />}
        title={t('connecting.notInstalled', { wallet: name })}
        text={ports.platform.isMobile ? t('connecting.notInstalledPhoneText', { wallet: name }) : undefined}
      />
      {loaded && <loaded.Guide wallet={wallet?.wallet} imageUrl={wallet?.imageUrl} name={name} />}
    </>
  )
}
