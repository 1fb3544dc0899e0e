import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import './SaveBar.css'
import { settingsMessages } from '../messages/settings.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Note } from './Note.tsx'

/** Says how much is not saved, leads to its review, and asks before the operator leaves without saving. */
export function SaveBar({
  count,
  isInvalid,
  isSaved,
  leaveLead,
  onDiscard,
  onReview,
}: {
  /** Changes that are not saved. */
  readonly count: number
  /** What the cloud would refuse cannot be reviewed. The field says what is wrong. */
  readonly isInvalid: boolean
  /** Whether something was saved on this page. */
  readonly isSaved: boolean
  readonly leaveLead: string
  readonly onDiscard: () => void
  readonly onReview: () => void
}): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: () => count > 0,
    enableBeforeUnload: () => count > 0,
    withResolver: true,
  })
  return (
    <>
      <div role="status">
        {isSaved && count === 0 && (
          <Note tone="good" icon="tick">
            {settingsMessages.saved}
          </Note>
        )}
      </div>
      {count > 0 && (
        <div className="save-bar">
          <span role="status">{settingsMessages.changed(count)}</span>
          <Button kind="ghost" onClick={onDiscard}>
            {settingsMessages.discard}
          </Button>
          <Button kind="ink" disabled={isInvalid} onClick={onReview}>
            {settingsMessages.review}
          </Button>
        </div>
      )}
      {blocker.status === 'blocked' && (
        <Dialog isOpen isSmall title={settingsMessages.leaveTitle} lead={leaveLead} onClose={blocker.reset}>
          <div className="dialog-actions">
            <Button kind="ghost" onClick={blocker.proceed}>
              {settingsMessages.leave}
            </Button>
            <Button kind="ink" onClick={blocker.reset}>
              {settingsMessages.stay}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
