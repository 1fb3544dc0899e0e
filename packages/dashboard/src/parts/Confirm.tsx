import { type ReactNode, useState } from 'react'
import { commonMessages } from '../messages/common.ts'
import { Button } from './Button.tsx'
import { describeFailure } from './describeFailure.ts'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { Note } from './Note.tsx'

/** Asks before something that cannot be undone. It closes when it is done; what failed is said in it. */
export function Confirm({
  act,
  children,
  describe = describeFailure,
  isBusy,
  error,
  lead,
  onClose,
  onConfirm,
  title,
  typed,
}: {
  readonly title: string
  readonly lead?: ReactNode
  /** The name of the button. */
  readonly act: string
  readonly isBusy: boolean
  readonly error: Error | null
  readonly describe?: ((error: Error) => string) | undefined
  /** What the operator types before the button works. */
  readonly typed?: { readonly label: string; readonly text: string } | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}): ReactNode {
  const [text, setText] = useState('')
  return (
    <Dialog isOpen isSmall isBusy={isBusy} title={title} lead={lead} onClose={onClose}>
      {children}
      {typed !== undefined && (
        <Field label={typed.label} value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
      )}
      {error !== null && <Note tone="bad">{describe(error)}</Note>}
      <div className="dialog-actions">
        <Button kind="ghost" onClick={onClose} disabled={isBusy}>
          {commonMessages.cancel}
        </Button>
        <Button kind="bad" isBusy={isBusy} disabled={typed !== undefined && text !== typed.text} onClick={onConfirm}>
          {act}
        </Button>
      </div>
    </Dialog>
  )
}
