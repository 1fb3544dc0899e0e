import type { ReactNode } from 'react'
import { useChunk } from '../../internals/useChunk.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { WalletImage } from '../../ui/WalletImage.tsx'
import type { AnyWallet } from '../../internals/wallets/AnyWallet.ts'

const loadGuide = async () => ({ Guide: (await import('../../internals/install/InstallGuide.tsx')).InstallGuide })

export interface GetWalletProps {
  readonly wallet: AnyWallet | undefined
  readonly imageUrl: string | undefined
  readonly name: string
  /** Returns to the code, if the wallet can be paired. */
  readonly onPair: (() => void) | undefined
}

/** Shows where to get the wallet. */
export function GetWallet({ wallet, imageUrl, name, onPair }: GetWalletProps): ReactNode {
  const { t } = useMessages()
  const loaded = useChunk(loadGuide)
  return (
    <>
      <StatusBlock
        media={<WalletImage name={name} source={imageUrl} size="large" />}
        title={t('install.title', { wallet: name })}
      />
      {loaded && <loaded.Guide wallet={wallet} imageUrl={imageUrl} name={name} onPair={onPair} />}
    </>
  )
}
