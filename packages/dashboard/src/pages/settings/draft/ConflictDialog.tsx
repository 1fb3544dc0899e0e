import type { ReactNode } from 'react'
import './Conflict.css'
import { settingsMessages } from '../../../messages/settings.ts'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { Note } from '../../../parts/Note.tsx'

const { conflict } = settingsMessages

/** Shows the three versions of what both have changed, and asks which one counts. */
export function ConflictDialog({
  onClose,
  onKeep,
  onRebase,
  rows,
  title,
}: {
  readonly title: string
  /** What both have changed, with its values in words. */
  readonly rows: readonly {
    readonly label: string
    readonly before: string
    readonly theirs: string
    readonly yours: string
  }[]
  readonly onClose: () => void
  /** Discards the own change. */
  readonly onKeep: () => void
  /** Continues with the own change, on top of theirs. */
  readonly onRebase: () => void
}): ReactNode {
  return (
    <Dialog isOpen title={title} lead={conflict.lead} onClose={onClose}>
      {rows.length === 0 && <Note tone="accent">{conflict.same}</Note>}
      <div className="versions">
        {rows.map(({ before, label, theirs, yours }) => (
          <section key={label} aria-label={label}>
            <h3 className="field-label">{label}</h3>
            <div className="version-values">
              <Version name={conflict.before} value={before} />
              <Version name={conflict.theirs} value={theirs} />
              <Version name={conflict.yours} value={yours} />
            </div>
          </section>
        ))}
      </div>
      <div className="dialog-actions">
        <Button kind="ghost" onClick={onKeep}>
          {conflict.keep}
        </Button>
        <Button kind="ink" onClick={onRebase}>
          {conflict.rebase}
        </Button>
      </div>
    </Dialog>
  )
}

function Version({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <span className="cap">{name}</span>
      {value.split(', ').map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  )
}
