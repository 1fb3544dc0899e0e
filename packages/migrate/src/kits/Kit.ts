import type { Editor } from '../code/Editor.ts'

/** The app, while it is changed. */
export interface AppCode {
  /** Of the files that use the kit, or hold one of its marks. */
  readonly editors: readonly Editor[]
  /** The name in the package.json. */
  readonly name: string
}

/** A kit that the program moves apps away from. */
export interface Kit {
  readonly id: 'rainbowkit' | 'connectkit' | 'appkit'
  readonly name: string
  /** The guide in `docs/coming-from`. */
  readonly guide: string
  /** The package by which an app is recognised. */
  readonly main: string
  /** What is removed from package.json, as soon as no code imports it. */
  readonly packages: readonly string[]
  /** Texts of files that matter although they import nothing of the kit, such as the call that makes the config of wagmi. */
  readonly marks: readonly string[]
  /**
   * Changes the code of the app.
   *
   * @throws MigrateError `config_unknown`
   */
  convert(app: AppCode): void
}

/** Returns whether a module belongs to a kit. */
export function isModuleOf(kit: Kit, source: string): boolean {
  return kit.packages.some((name) => source === name || source.startsWith(`${name}/`))
}
