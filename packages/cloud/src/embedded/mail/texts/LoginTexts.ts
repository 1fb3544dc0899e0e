/** The words of the mail with a login code, in one language. */
export interface LoginTexts {
  readonly direction: 'ltr' | 'rtl'
  readonly subject: (app: string) => string
  readonly intro: (app: string) => string
  /** @param minutes how long the code is valid. */
  readonly validity: (minutes: number) => string
  readonly site: string
  readonly browser: string
  readonly unknownBrowser: string
  readonly time: string
  readonly warning: string
  readonly unasked: string
}
