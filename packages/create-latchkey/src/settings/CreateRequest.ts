import type { Installer, Settings } from './Settings.ts'

/** What was given on the command line. */
export interface CreateRequest {
  readonly kind: 'create'
  /** The folder of a new app. */
  readonly folder: string | undefined
  /** The folder of an existing app. */
  readonly into: string | undefined
  readonly settings: Partial<Settings>
  readonly installer: Installer | undefined
  readonly install: boolean
  /** Whether to ask nothing. */
  readonly yes: boolean
}
