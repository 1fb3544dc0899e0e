import type { AdminProject, AdminProjectChange } from '@latchkey/protocol/project'
import { nameMailField, toMailFields } from './mailFields.ts'
import { describeProvider } from './providers.ts'
import { settingsMessages } from './settings.ts'

const { features, values } = settingsMessages

/** The settings that an operator changes. */
export type Setting = keyof AdminProjectChange

/** Writes the value of a setting in words. */
export function describeValue(setting: Setting, project: Pick<AdminProject, Setting>): string {
  switch (setting) {
    case 'name':
      return project.name
    case 'isActive':
    case 'isAnalyticsEnabled':
    case 'keepsEvents':
    case 'requiresSecret':
      return project[setting] ? values.on : values.off
    case 'allowedOrigins':
      return project.allowedOrigins.length === 0 ? values.every : project.allowedOrigins.join(', ')
    case 'relay':
      if (project.relay === null) return values.ownRelay
      return `${project.relay.url ?? values.publicRelay} (${project.relay.projectId})`
    case 'features':
      return Object.entries(features.names)
        .map(([name, label]) => `${label}: ${describeFeature(project.features, name)}`)
        .join(', ')
    case 'mails': {
      const lines = Object.entries(toMailFields(project.mails)).map(([name, text]) => `${nameMailField(name)}: ${text}`)
      return lines.length === 0 ? values.cloud : lines.join(', ')
    }
  }
}

/** Writes what a project says about a feature. */
export function describeFeature(choices: AdminProject['features'], name: string): string {
  const choice = Object.entries(choices).find(([key]) => key === name)?.[1]
  if (choice === undefined) return values.app
  if (Array.isArray(choice)) return choice.length === 0 ? values.none : choice.map(describeProvider).join(', ')
  return choice ? values.on : values.off
}
