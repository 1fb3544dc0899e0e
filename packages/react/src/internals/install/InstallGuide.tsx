import { useState, type ReactNode } from 'react'
import { useModalInstance } from '../useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { PhoneIcon } from '../../ui/icons/PhoneIcon.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { Note } from '../../ui/Note.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { WalletImage } from '../../ui/WalletImage.tsx'
import type { AnyWallet } from '../wallets/AnyWallet.ts'
import { installGuideStyles } from './InstallGuide.styles.ts'
import { InstallSteps } from './InstallSteps.tsx'
import { listStores, type Store } from './listStores.ts'

export interface InstallGuideProps {
  readonly wallet: AnyWallet | undefined
  readonly imageUrl: string | undefined
  readonly name: string
  /** Continues with pairing, if the wallet supports it. */
  readonly onPair?: (() => void) | undefined
}

/** Shows where to get a wallet, for this browser and for a phone. */
export function InstallGuide({ wallet, imageUrl, name, onPair }: InstallGuideProps): ReactNode {
  useStyles(installGuideStyles)
  const { controllers, ports } = useModalInstance()
  const { isMobile, userAgent } = ports.platform
  const { t } = useMessages()
  const announce = useAnnounce()
  const stores = listStores({ wallet, isMobile, userAgent })
  const [chosen, setChosen] = useState<Store['place']>()
  const [isLookedFor, setIsLookedFor] = useState(false)
  const store = stores.find(({ place }) => place === chosen) ?? stores[0]
  /** Extensions announce themselves to the page; anything else must be paired. */
  const isPaired = onPair !== undefined && !store?.isChromeStore

  const lookAgain = (): void => {
    controllers.adapters.discover()
    // A wallet that was found has already moved the view on; this message is for one that was not.
    setIsLookedFor(true)
    announce(`${t('install.notFound', { wallet: name })}. ${t('install.notFoundText')}`, 'assertive')
  }
  const goOn = (): void => {
    // If the wallet has been installed in this browser, the view continues with it.
    controllers.adapters.discover()
    onPair?.()
  }
  const label = (place: Store['place']): string =>
    t(({ browser: 'install.browser', ios: 'install.appStore', android: 'install.googlePlay' } as const)[place])

  return (
    <div className="lk-install">
      {isMobile ? (
        <List label={t('install.title', { wallet: name })}>
          {stores.map(({ place, href }) => (
            <ListItem
              key={place}
              title={place === 'browser' ? t('install.website', { wallet: name }) : label(place)}
              media={<PhoneIcon />}
              trailing={<ExternalIcon />}
              href={href}
              testId={`lk-install-${place}`}
            />
          ))}
        </List>
      ) : stores.length > 1 && store ? (
        <Tabs
          tabs={stores.map(({ place }) => ({ id: place, label: label(place) }))}
          selected={store.place}
          onSelect={setChosen}
          label={t('install.title', { wallet: name })}
          testId="lk-install"
        >
          {store.place === 'browser' ? (
            <InstallSteps name={name} isPaired={isPaired} />
          ) : (
            <div className="lk-install-code">
              <QrCode value={store.href} logo={<WalletImage name={name} source={imageUrl} />} />
              <p>{t('install.scan', { wallet: name })}</p>
            </div>
          )}
        </Tabs>
      ) : (
        <InstallSteps name={name} isPaired={isPaired} />
      )}
      {isLookedFor && (
        <Note tone="warn" testId="lk-install-not-found">
          <b>{t('install.notFound', { wallet: name })}</b>
          <div>{t('install.notFoundText')}</div>
        </Note>
      )}
      {!isMobile && store?.place === 'browser' && (
        <Button href={store.href} icon={<ExternalIcon />} testId="lk-install-store">
          {store.isChromeStore ? t('install.chrome') : t('install.website', { wallet: name })}
        </Button>
      )}
      {onPair ? (
        <Button variant="soft" onClick={goOn} testId="lk-install-have-it">
          {t('install.haveIt')}
        </Button>
      ) : (
        !isMobile && (
          <Button variant="soft" onClick={lookAgain} testId="lk-install-done">
            {t('install.done')}
          </Button>
        )
      )}
    </div>
  )
}
