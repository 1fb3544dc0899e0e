/** A mail that the devnet's mail server received. */
export interface DevnetMail {
  readonly id: string
  /** ms since the epoch */
  readonly receivedAt: number
  /** The sender's address in the envelope. */
  readonly from: string
  /** The receivers' addresses in the envelope, which can differ from those in the header. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  /** Empty if the mail has none. */
  readonly html: string
  /** All headers in order, with names in lower case. */
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

/**
 * What the mail server does: `accepting` accepts mails; `down` listens on no port; `silent` never answers the content of a
 * mail; `busy` refuses every receiver with 451, which asks to try again; `refusing` refuses every receiver with 550.
 */
export type DevnetMailMode = 'accepting' | 'down' | 'silent' | 'busy' | 'refusing'

/** All modes. */
export const mailModes: readonly DevnetMailMode[] = ['accepting', 'down', 'silent', 'busy', 'refusing']
