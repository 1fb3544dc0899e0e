import type { AdminProject, AdminProjectChange } from '@latchkey/protocol/project'
import type { ReactNode } from 'react'
import { describeValue, type Setting } from '../../../messages/describeValue.ts'
import { settingsMessages } from '../../../messages/settings.ts'
import { applyChange } from './applyChange.ts'
import { ConflictDialog } from './ConflictDialog.tsx'

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
  'mails',
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
    <ConflictDialog
      title={conflict.title}
      rows={clashes.map((setting) => ({
        label: fields[setting],
        before: before === null ? conflict.unknown : describeValue(setting, before),
        theirs: describeValue(setting, theirs),
        yours: describeValue(setting, yours),
      }))}
      onClose={onClose}
      onKeep={onKeep}
      onRebase={onRebase}
    />
  )
}
