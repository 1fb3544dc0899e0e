/** The explanation of an error code. */
export interface Advice {
  /** When the error occurs. */
  readonly when: string
  /** How the app or its developer can respond. */
  readonly remedy: string
}

/** For failures that another try can fix. */
export const showAndRetry = 'Nothing is lost. Offer to try again.'
/** For errors that only a developer can fix. */
export const programmingFault = 'Fix the calling code: see the error’s `details` and stack.'
