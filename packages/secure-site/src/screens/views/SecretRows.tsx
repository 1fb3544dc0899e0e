import type { ReactNode } from 'react'
import type { SettingsTexts } from '../../messages/settings/loadSettingsTexts.ts'
import type { SettingsScreen } from '../Screen.ts'
import { LinkRow } from '../ui/LinkRow.tsx'

const secrets = [
  { secret: 'words', name: 'words', hint: 'wordsHint' },
  { secret: 'eip155', name: 'eip155Key', hint: 'eip155KeyHint' },
  { secret: 'solana', name: 'solanaKey', hint: 'solanaKeyHint' },
] as const

/** What opens the words and the private keys. */
export function SecretRows({
  screen,
  texts,
}: {
  readonly screen: SettingsScreen
  readonly texts: SettingsTexts
}): ReactNode {
  const { isWorking, openSecret } = screen
  const { t } = texts
  return (
    <div className="members">
      {secrets.map(({ hint, name, secret }) => (
        <LinkRow
          key={secret}
          icon="shield"
          title={t(name)}
          hint={t(hint)}
          testId={`lk-frame-settings-${secret}`}
          isWorking={isWorking}
          onPress={() => openSecret(secret)}
        />
      ))}
    </div>
  )
}
