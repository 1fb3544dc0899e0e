import { type ReactNode, useId, useState } from 'react'
import type { SettingsTexts } from '../../messages/settings/loadSettingsTexts.ts'
import type { SettingsScreen } from '../Screen.ts'
import { Account } from '../ui/Account.tsx'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { SecretRows } from './SecretRows.tsx'

/** What the deletion of the wallet means, the export before it, and a word to type so that no slip of the hand deletes anything. */
export function DeleteView(props: {
  readonly screen: SettingsScreen
  readonly texts: SettingsTexts
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { screen, setHeight, texts } = props
  const { account, closeDelete, deleteWallet, earlier, failure, isWorking, reject } = screen
  const { language, t } = texts
  const field = useId()
  const [typed, setTyped] = useState('')
  const lower = (text: string): string => text.trim().toLocaleLowerCase(language)
  const isConfirmed = lower(typed) === lower(t('deleteWord'))
  const footer = (
    <>
      <Button
        testId="lk-frame-settings-delete-confirm"
        isBusy={isWorking}
        isDisabled={!isConfirmed}
        onPress={deleteWallet}
      >
        {t('deleteConfirm')}
      </Button>
      <div className="links">
        <Button variant="link" testId="lk-frame-settings-delete-back" isDisabled={isWorking} onPress={closeDelete}>
          {t('back')}
        </Button>
      </div>
    </>
  )
  return (
    <ScreenFrame
      title={t('deleteTitle')}
      onClose={reject}
      setHeight={setHeight}
      step="delete"
      footer={footer}
      more={t('more')}
    >
      <Failure failure={failure} />
      <p className="lead">{t('deleteLead')}</p>
      <Note level="bad" title={t('deleteLostTitle')} testId="lk-frame-settings-delete-lost">
        <p>{t('deleteLost')}</p>
        {earlier.length > 0 && <p data-testid="lk-frame-settings-delete-earlier">{t('deleteEarlier')}</p>}
      </Note>
      <section className="box">
        <h2>{t('deleteSave')}</h2>
        <SecretRows screen={screen} texts={texts} />
      </section>
      <div className="groups">
        <div>
          <label htmlFor={field}>{t('deleteType', { word: t('deleteWord') })}</label>
          <input
            id={field}
            className="field"
            data-testid="lk-frame-settings-delete-field"
            autoComplete="off"
            spellCheck={false}
            maxLength={32}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      </div>
      <Account account={account} />
    </ScreenFrame>
  )
}
