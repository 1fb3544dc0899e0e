import type { ReactNode } from 'react'
import { WalletImage } from '../../ui/WalletImage.tsx'

export interface SignInPicturesProps {
  readonly app: { readonly name: string; readonly icon: string | undefined }
  readonly wallet: { readonly name: string; readonly icon?: string | undefined } | undefined
  readonly hasFailed: boolean
}

/** The app that asks and the wallet that answers. Words beside them say who they are. */
export function SignInPictures({ app, wallet, hasFailed }: SignInPicturesProps): ReactNode {
  return (
    <span className="lk-siwx-pictures lk-request-media" data-failed={hasFailed || undefined}>
      <WalletImage name={app.name} source={app.icon} size="large" />
      <WalletImage name={wallet?.name ?? ''} source={wallet?.icon} size="large" />
    </span>
  )
}
