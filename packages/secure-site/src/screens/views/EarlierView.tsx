import type { ReactNode } from 'react'
import type { SettingsTexts } from '../../messages/settings/loadSettingsTexts.ts'
import type { SettingsEarlier, SettingsScreen } from '../Screen.ts'
import { Address } from '../ui/Address.tsx'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { SecretRows } from './SecretRows.tsx'

/** A wallet from which the visitor has moved: its addresses, and what opens it in another app. */
export function EarlierView(props: {
  readonly screen: SettingsScreen
  readonly earlier: SettingsEarlier
  readonly texts: SettingsTexts
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { earlier, screen, setHeight, texts } = props
  const { t } = texts
  return (
    <ScreenFrame
      title={t('earlierTitle')}
      onClose={screen.reject}
      setHeight={setHeight}
      step="earlier"
      footer={
        <Button
          variant="soft"
          testId="lk-frame-settings-earlier-back"
          isDisabled={screen.isWorking}
          onPress={screen.closeEarlier}
        >
          {t('back')}
        </Button>
      }
      more={t('more')}
    >
      <Failure failure={screen.failure} />
      <p className="lead">{t('earlierLead')}</p>
      <section className="box">
        <p>
          <Address value={earlier.eip155} />
        </p>
        <p>
          <Address value={earlier.solana} />
        </p>
      </section>
      <section className="box">
        <h2>{t('keys')}</h2>
        <SecretRows screen={screen} texts={texts} />
      </section>
    </ScreenFrame>
  )
}
