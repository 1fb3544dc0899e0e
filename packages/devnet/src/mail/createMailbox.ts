import type { DevnetMail } from './Mail.ts'

/** The most mails that are kept; older ones are deleted. */
const keptAtMost = 500

/** The received mails, in memory. */
export interface Mailbox {
  add(mail: Omit<DevnetMail, 'id'>): void
  /** The newest first. */
  list(parameters: { readonly to?: string | undefined }): readonly DevnetMail[]
  clear(): void
}

/** Creates an empty mailbox. */
export function createMailbox(): Mailbox {
  let mails: readonly DevnetMail[] = []
  let count = 0
  return {
    add(mail) {
      count += 1
      mails = [{ ...mail, id: String(count) }, ...mails].slice(0, keptAtMost)
    },
    list({ to }) {
      const address = to?.toLowerCase()
      return address === undefined
        ? mails
        : mails.filter((mail) => mail.to.some((one) => one.toLowerCase() === address))
    },
    clear() {
      mails = []
    },
  }
}
