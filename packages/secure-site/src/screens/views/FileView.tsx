import type { ReactNode } from 'react'
import type { SettingsTexts } from '../../messages/settings/loadSettingsTexts.ts'
import type { SettingsFile, SettingsScreen } from '../Screen.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { useFileUrl } from '../ui/useFileUrl.ts'

/** The recovery file that was made, with what opens it. */
export function FileView(props: {
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
      <a className="button button-primary" href={href} download={file.name} data-testid="lk-frame-settings-file-save">
        <span>{t('fileSave')}</span>
      </a>
      <div className="links">
        <a
          className="button button-link"
          href="/recover.html"
          download="recover.html"
          data-testid="lk-frame-settings-file-page"
        >
          <span>{t('filePage')}</span>
        </a>
        <Button variant="link" testId="lk-frame-settings-file-back" onPress={screen.closeFile}>
          {t('back')}
        </Button>
      </div>
    </>
  )
  return (
    <ScreenFrame title={t('file')} onClose={screen.reject} setHeight={setHeight} step="file" footer={footer}>
      <p className="lead">{t('fileReady')}</p>
      <Note level="warn" testId="lk-frame-settings-file-apart">
        <p>{t('fileApart')}</p>
      </Note>
      <p className="sub">{t('filePageText')}</p>
    </ScreenFrame>
  )
}
