import type { AdminProject, AdminProjectChange } from '@latchkey/protocol/project'
import type { ReactNode } from 'react'
import './Conflict.css'
import { describeValue, type Setting } from '../../../messages/describeValue.ts'
import { settingsMessages } from '../../../messages/settings.ts'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { Note } from '../../../parts/Note.tsx'
import { applyChange } from './applyChange.ts'

const { conflict, fields } = settingsMessages
const settings: readonly Setting[] = [
  'name',
  'isActive',
  'allowedOrigins',
  'features',
  'isAnalyticsEnabled',
  'keepsEvents',
  'relay',
  'requiresSecret',
]

/** The three versions of the settings that both have changed. */
export function Conflict({
  before,
  change,
  onClose,
  onKeep,
  onRebase,
  theirs,
}: {
  readonly before: AdminProject | null
  readonly theirs: AdminProject
  readonly change: AdminProjectChange
  readonly onClose: () => void
  /** Discards the own change. */
  readonly onKeep: () => void
  /** Continues with the own change, on top of theirs. */
  readonly onRebase: () => void
}): ReactNode {
  const yours = applyChange(theirs, change)
  const touched = settings.filter((setting) => setting in change)
  const clashes = touched.filter(
    (setting) => before === null || describeValue(setting, before) !== describeValue(setting, theirs),
  )
  return (
    <Dialog isOpen title={conflict.title} lead={conflict.lead} onClose={onClose}>
      {clashes.length === 0 && <Note tone="accent">{conflict.same}</Note>}
      <div className="versions">
        {clashes.map((setting) => (
          <section key={setting} aria-label={fields[setting]}>
            <h3 className="field-label">{fields[setting]}</h3>
            <div className="version-values">
              <Version
                name={conflict.before}
                value={before === null ? conflict.unknown : describeValue(setting, before)}
              />
              <Version name={conflict.theirs} value={describeValue(setting, theirs)} />
              <Version name={conflict.yours} value={describeValue(setting, yours)} />
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
