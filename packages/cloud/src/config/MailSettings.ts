/** How mails are sent. */
export interface MailSettings {
  /** `smtp:` or `smtps:`, with user and password if the mail server wants them. */
  readonly smtpUrl: string
  /** The sender's address. */
  readonly from: string
}
