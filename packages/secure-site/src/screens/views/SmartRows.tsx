import type { ReactNode } from 'react'
import type { SettingsTexts } from '../../messages/settings/loadSettingsTexts.ts'
import type { SettingsNetwork, SettingsScreen } from '../Screen.ts'
import { Icon } from '../ui/Icon.tsx'

/** In the settings: on which networks the account is a smart account. */
export function SmartRows({
  screen,
  texts,
}: {
  readonly screen: SettingsScreen
  readonly texts: SettingsTexts
}): ReactNode {
  const { isWorking, networks, openUndo } = screen
  const { t } = texts
  if (networks.length === 0) return null
  return (
    <section className="box" data-testid="lk-frame-settings-smart">
      <h2>{t('smart')}</h2>
      <p className="sub">{t('smartText')}</p>
      <ul className="members">
        {networks.map(({ chainId, code, name }) => (
          <li key={chainId} className="member">
            <Icon name={code === 'foreign' ? 'alert' : code === 'own' ? 'check' : 'key'} />
            <span className="member-text">
              <bdi>{name}</bdi>
              <span className="sub">{t(getHint(code))}</span>
            </span>
            {(code === 'own' || code === 'foreign') && (
              <button
                type="button"
                className="button button-link"
                data-testid="lk-frame-settings-undo"
                aria-label={t('smartUndoOn', { network: name })}
                aria-disabled={isWorking || undefined}
                onClick={isWorking ? undefined : () => openUndo(chainId)}
              >
                {t('smartUndo')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function getHint(code: SettingsNetwork['code']) {
  switch (code) {
    case 'none':
      return 'smartNone'
    case 'own':
      return 'smartOwn'
    case 'foreign':
      return 'smartForeign'
    case undefined:
      return 'smartUnknown'
  }
}
