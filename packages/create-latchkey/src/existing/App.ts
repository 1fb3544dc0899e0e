import type { Framework } from '../settings/Settings.ts'

/** An existing app. */
export interface App {
  readonly folder: string
  readonly name: string
  readonly framework: Framework
  /** The folder of its sources, such as `src`; empty for the app's own folder. */
  readonly sources: string
  /** The text of its package.json. */
  readonly manifest: string
  readonly dependencies: Readonly<Record<string, string>>
}
