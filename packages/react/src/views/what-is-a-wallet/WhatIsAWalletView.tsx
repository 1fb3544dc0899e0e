import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { AboutPicture } from './AboutPicture.tsx'
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

/** A request and a hand that approves it. */
function DecidePicture(): ReactNode {
  return (
    <AboutPicture>
      <rect x="13" y="14" width="30" height="36" rx="6" fill="var(--lk-bg)" />
      <g className="lk-about-soft" stroke="currentColor">
        <path d="M20 23h16M20 30h10" />
      </g>
      <rect x="20" y="38" width="9" height="5" rx="2.5" className="lk-about-soft" stroke="currentColor" />
      <g className="lk-about-accent" stroke="currentColor">
        <circle cx="43" cy="40" r="10" fill="var(--lk-bg)" />
        <path d="m38.7 40.3 3 3 5.8-6.3" strokeWidth="2.4" />
      </g>
    </AboutPicture>
  )
}
