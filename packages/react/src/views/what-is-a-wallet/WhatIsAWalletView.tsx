import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { DecidePicture } from './DecidePicture.tsx'
import { HomePicture } from './HomePicture.tsx'
import { SignInPicture } from './SignInPicture.tsx'
import { whatIsAWalletStyles } from './WhatIsAWalletView.styles.ts'

/** A page of the Ethereum community that compares wallets by their features. */
const findWalletUrl = 'https://ethereum.org/wallets/find-wallet/'

/** Three facts about wallets, and a link to find one. */
export function WhatIsAWalletView(): ReactNode {
  useStyles(whatIsAWalletStyles)
  const { t } = useMessages()
  const points = [
    { picture: <HomePicture />, title: t('whatIsAWallet.keys'), text: t('whatIsAWallet.keysText') },
    { picture: <SignInPicture />, title: t('whatIsAWallet.login'), text: t('whatIsAWallet.loginText') },
    { picture: <DecidePicture />, title: t('whatIsAWallet.safety'), text: t('whatIsAWallet.safetyText') },
  ]
  return (
    <ViewBody testId="lk-what-is-a-wallet">
      <ul className="lk-about">
        {points.map(({ picture, title, text }) => (
          <li key={title}>
            {picture}
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Button href={findWalletUrl} icon={<ExternalIcon />} testId="lk-what-is-a-wallet-get">
        {t('whatIsAWallet.get')}
      </Button>
    </ViewBody>
  )
}
