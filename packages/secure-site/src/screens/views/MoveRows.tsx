import type { ReactNode } from 'react'
import type { SettingsTexts } from '../../messages/settings/loadSettingsTexts.ts'
import type { SettingsScreen } from '../Screen.ts'
import { LinkRow } from '../ui/LinkRow.tsx'

/** In the settings: the way to a new wallet, and the wallets that were left. */
export function MoveRows({
  screen,
  texts,
}: {
  readonly screen: SettingsScreen
  readonly texts: SettingsTexts
}): ReactNode {
  const { deletion, earlier, isWorking, openEarlier, openMove } = screen
  const { t } = texts
  return (
    <>
      {earlier.length > 0 && (
        <section className="box" data-testid="lk-frame-settings-earlier">
          <h2>{t('earlier')}</h2>
          <p className="sub">{t('earlierText')}</p>
          <div className="members">
            {earlier.map(({ eip155, id }) => (
              <LinkRow
                key={id}
                icon="key"
                title={t('earlierName', { address: `${eip155.slice(0, 6)}…${eip155.slice(-4)}` })}
                hint={t('earlierHint')}
                testId="lk-frame-settings-earlier-open"
                isWorking={isWorking}
                onPress={() => openEarlier(id)}
              />
            ))}
          </div>
        </section>
      )}
      {deletion === undefined && (
        <section className="box">
          <h2>{t('move')}</h2>
          <div className="members">
            <LinkRow
              icon="alert"
              title={t('moveTitle')}
              hint={t('moveHint')}
              testId="lk-frame-settings-move"
              isWorking={isWorking}
              onPress={openMove}
            />
          </div>
        </section>
      )}
    </>
  )
}
