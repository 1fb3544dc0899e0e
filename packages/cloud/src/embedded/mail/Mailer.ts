/** A mail to one receiver. */
export interface OutgoingMail {
  /** An address that `isEmail` accepts. */
  readonly to: string
  /** The name beside the sender's address. Default: none. */
  readonly sender?: string | undefined
  readonly subject: string
  readonly text: string
  /** Loads nothing. */
  readonly html: string
}

/** What became of the mails of this node. */
export interface MailerState {
  /** Within the last hour. */
  readonly sent: number
  readonly failed: number
  /** When the mail server took the last one, in ms since the epoch. */
  readonly sentAt: number | undefined
  readonly failure: { readonly at: number; readonly code: string; readonly reply: number | undefined } | undefined
}

/** Sends mails through the operator's mail server. */
export interface Mailer {
  /** Whether there is a mail server. */
  readonly isConfigured: boolean
  /**
   * Resolves when the mail server has accepted the mail.
   *
   * @throws ApiRefusal `not_configured` without a mail server, `upstream_failed` if it cannot be reached or refuses the mail,
   * `upstream_timeout` if it does not answer.
   */
  send(mail: OutgoingMail): Promise<void>
  /** Remembers since the start of the node. */
  readState(): MailerState
  close(): void
}
