/** A file of code, on disk or only in memory. */
export interface CodeFile {
  /** An absolute path. It decides from where imports are resolved. */
  readonly file: string
  readonly code: string
}
