/** The words of the pages of social logins. */
export interface LoginTexts {
  readonly waiting: string
  readonly waitingHint: string
  readonly done: string
  readonly doneHint: string
  readonly code: string
  /** Before and after the host name of the app. */
  readonly codeHint: readonly [before: string, after: string]
  readonly codeWarning: string
  readonly refused: string
  readonly failed: string
  readonly over: string
  readonly offline: string
  readonly closeHint: string
}
