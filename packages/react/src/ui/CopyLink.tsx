import { useState, type ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { useStyles } from '../theme/useStyles.ts'
import { CopyButton } from './CopyButton.tsx'
import { copyLinkStyles } from './CopyLink.styles.ts'
import { Note } from './Note.tsx'

/** Copies the link of a code, or shows it if copying is blocked. */
export function CopyLink({
  uri,
  testId = 'lk-pairing-copy',
}: {
  readonly uri: string | undefined
  readonly testId?: string | undefined
}): ReactNode {
  useStyles(copyLinkStyles)
  const { t } = useMessages()
  const [isRefused, setIsRefused] = useState(false)
  return (
    <>
      <CopyButton
        variant="soft"
        text={uri}
        label={t('pairing.copy')}
        message={t('pairing.copied')}
        onFailed={() => setIsRefused(true)}
        testId={testId}
      />
      {isRefused && uri !== undefined && (
        <>
          <Note tone="warn">{t('common.copyFailed')}</Note>
          <div
            className="lk-copied-link"
            role="group"
            aria-label={t('pairing.link')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by a keyboard
            tabIndex={0}
            dir="ltr"
            data-testid="lk-pairing-link"
          >
            {uri}
          </div>
        </>
      )}
    </>
  )
}
