import { isAllowedOrigin } from '@latchkey/protocol/atoms'
import type { AdminProject, AdminProjectChange } from '@latchkey/protocol/project'
import { describeFeature, describeValue, type Setting } from '../../../messages/describeValue.ts'
import { settingsMessages } from '../../../messages/settings.ts'
import { applyChange } from './applyChange.ts'
import { nameMailField, toMailFields } from '../../../messages/mailFields.ts'

/** One line of a difference. */
export interface ChangeLine {
  readonly kind: 'added' | 'removed'
  readonly text: string
  /** The setting, where the text does not say it. */
  readonly label?: string | undefined
  /** What the line does not do, although one could expect it. */
  readonly warning?: string | undefined
}

const { features, fields, origins, values } = settingsMessages
const settings = [
  'name',
  'isActive',
  'features',
  'isAnalyticsEnabled',
  'keepsEvents',
  'relay',
  'requiresSecret',
  'mails',
] as const

/** Lists what a change does to a project. What it leaves as it is makes no line. */
export function describeChanges(before: AdminProject, change: AdminProjectChange): readonly ChangeLine[] {
  const after = applyChange(before, change)
  const simple = settings.flatMap((setting) => describeSetting(setting, before, after))
  return [...describeOrigins(before.allowedOrigins, after.allowedOrigins), ...simple]
}

/** How many changes the lines are: a value that replaces another is one. */
export function countChanges(lines: readonly ChangeLine[]): number {
  return lines.filter(({ kind, label }) => kind === 'added' || label === undefined).length
}

function describeSetting(
  setting: Exclude<Setting, 'allowedOrigins'>,
  before: AdminProject,
  after: Pick<AdminProject, Setting>,
): readonly ChangeLine[] {
  if (setting === 'features') {
    return Object.entries(features.names).flatMap(([name, label]) => {
      const [old, now] = [describeFeature(before.features, name), describeFeature(after.features, name)]
      return old === now
        ? []
        : [
            { kind: 'removed' as const, text: old, label },
            { kind: 'added' as const, text: now, label },
          ]
    })
  }
  if (setting === 'mails') {
    const [earlier, later] = [toMailFields(before.mails), toMailFields(after.mails)]
    return [...new Set([...Object.keys(earlier), ...Object.keys(later)])].flatMap((name) => {
      const { [name]: old = values.cloud } = earlier
      const { [name]: now = values.cloud } = later
      const label = nameMailField(name)
      return old === now
        ? []
        : [
            { kind: 'removed' as const, text: old, label },
            { kind: 'added' as const, text: now, label },
          ]
    })
  }
  const [old, now] = [describeValue(setting, before), describeValue(setting, after)]
  if (old === now) return []
  const label = fields[setting]
  return [
    { kind: 'removed', text: old, label },
    { kind: 'added', text: now, label },
  ]
}

function describeOrigins(before: readonly string[], after: readonly string[]): readonly ChangeLine[] {
  const removed = before
    .filter((entry) => !after.includes(entry))
    .map((entry): ChangeLine => {
      const cover = entry.includes('*')
        ? undefined
        : after.find((other) => isAllowedOrigin({ origin: entry, allowedOrigins: [other] }))
      const warning = cover === undefined ? undefined : origins.stillAllowed(cover, entry)
      return { kind: 'removed', text: entry, warning: after.length === 0 ? origins.openToAll : warning }
    })
  const added = after
    .filter((entry) => !before.includes(entry))
    .map((entry): ChangeLine => ({ kind: 'added', text: entry }))
  return [...removed, ...added]
}
