import type { ReactNode } from 'react'
import { commonMessages } from '../../../messages/common.ts'
import { settingsMessages } from '../../../messages/settings.ts'
import { Button } from '../../../parts/Button.tsx'
import { describeFailure } from '../../../parts/describeFailure.ts'
import { Dialog } from '../../../parts/Dialog.tsx'
import { Field } from '../../../parts/Field.tsx'
import { Note } from '../../../parts/Note.tsx'
import { type ChangeLine, countChanges } from './describeChanges.ts'
import { Diff } from './Diff.tsx'

/** The difference before it is saved, with a reason for the audit log. */
export function ReviewForm(props: {
  readonly title: string
  readonly lead: string
  readonly lines: readonly ChangeLine[]
  readonly warnings?: readonly string[] | undefined
  readonly reason: string
  /** A mutation. */
  readonly save: { readonly error: Error | null; readonly isPending: boolean; mutate(): void }
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { lead, lines, onClose, onReason, reason, save, title, warnings = [] } = props
  const count = countChanges(lines)
  return (
    <Dialog isOpen isBusy={save.isPending} title={title} lead={lead} onClose={onClose}>
      <Diff lines={lines} />
      {[...new Set(warnings)].map((warning) => (
        <Note key={warning}>{warning}</Note>
      ))}
      <Field
        label={settingsMessages.reason}
        value={reason}
        maxLength={500}
        onChange={(event) => onReason(event.target.value)}
      />
      {save.error !== null && <Note tone="bad">{describeFailure(save.error)}</Note>}
      <div className="dialog-actions">
        <Button kind="ghost" disabled={save.isPending} onClick={onClose}>
          {commonMessages.back}
        </Button>
        <Button kind="ink" isBusy={save.isPending} disabled={count === 0} onClick={() => save.mutate()}>
          {settingsMessages.save(count)}
        </Button>
      </div>
    </Dialog>
  )
}
