import type { ReactNode } from 'react'
import type { SettingsTexts } from '../../messages/settings/loadSettingsTexts.ts'
import type { SettingsFile, SettingsScreen } from '../Screen.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { useFileUrl } from '../ui/useFileUrl.ts'

/** The file with what the server keeps about the visitor. */
export function DataView(props: {
  readonly screen: SettingsScreen
  readonly file: SettingsFile
  readonly texts: SettingsTexts
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { file, screen, setHeight } = props
  const { t } = props.texts
  const href = useFileUrl(file.text)
  const footer = (
    <>
      <a className="button button-primary" href={href} download={file.name} data-testid="lk-frame-settings-data-save">
        <span>{t('fileSave')}</span>
      </a>
      <div className="links">
        <Button variant="link" testId="lk-frame-settings-data-back" onPress={screen.closeData}>
          {t('back')}
        </Button>
      </div>
    </>
  )
  return (
    <ScreenFrame title={t('data')} onClose={screen.reject} setHeight={setHeight} step="data" footer={footer}>
      <p className="lead">{t('dataReady')}</p>
      <Note level="warn" testId="lk-frame-settings-data-private">
        <p>{t('dataPrivate')}</p>
      </Note>
      <p className="sub">{t('dataWithout')}</p>
    </ScreenFrame>
  )
}
