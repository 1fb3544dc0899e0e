/** The state of the last action. */
export type Result =
  | { readonly status: 'idle' }
  /** The request was sent to the wallet. */
  | { readonly status: 'waiting'; readonly title: string; readonly text: string }
  /** The transaction is pending. */
  | { readonly status: 'sent'; readonly title: string; readonly text: string; readonly code: string }
  | {
      readonly status: 'success'
      readonly title: string
      readonly text: string
      /** A signature or a transaction hash. */
      readonly code?: string | undefined
    }
  | { readonly status: 'failed'; readonly title: string; readonly text: string; readonly code?: string | undefined }
