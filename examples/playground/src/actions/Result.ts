/** How the last action went. */
export type Result =
  | { readonly status: 'idle' }
  /** The wallet has been asked. */
  | { readonly status: 'waiting'; readonly title: string; readonly text: string }
  /** The transaction is on its way. */
  | { readonly status: 'sent'; readonly title: string; readonly text: string; readonly code: string }
  | {
      readonly status: 'success'
      readonly title: string
      readonly text: string
      /** A signature or a hash. */
      readonly code?: string | undefined
    }
  | { readonly status: 'failed'; readonly title: string; readonly text: string; readonly code?: string | undefined }
