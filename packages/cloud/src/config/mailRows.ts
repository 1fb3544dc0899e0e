import { isEmail } from '@latchkey/protocol/atoms'
import { check, pipe, string } from 'valibot'
import type { MailSettings } from './MailSettings.ts'
import { hasScheme, row } from './settingSchemas.ts'

/** The mail server of `latchkey-devnet --mail`. */
const devnetMail: MailSettings = { smtpUrl: 'smtp://127.0.0.1:1025', from: 'no-reply@latchkey.localhost' }

/** Settings of the mails that the cloud sends. */
export const mailRows = {
  smtpUrl: row({
    variable: 'LATCHKEY_SMTP_URL',
    group: 'Access',
    description:
      'Mail server for the codes of logins by e-mail: smtps:// for TLS from the start, smtp:// for STARTTLS, which is required unless the server is on this machine. Without it, there is no login by e-mail.',
    initialWords: 'with LATCHKEY_DEV the mail server of latchkey-devnet, otherwise none',
    isSecret: true,
    expected: 'a URL such as smtps://user:password@mail.example.com, without a path',
    schema: pipe(
      string(),
      check((text) => hasScheme(text, ['smtp:', 'smtps:']) && isBare(new URL(text))),
    ),
  }),
  mailFrom: row({
    variable: 'LATCHKEY_MAIL_FROM',
    group: 'Access',
    description: "Sender's address of these mails; required with LATCHKEY_SMTP_URL.",
    expected: 'an e-mail address such as no-reply@example.com',
    schema: pipe(string(), check(isEmail)),
  }),
}

/** Whether it has nothing that would be ignored. */
function isBare({ hash, hostname, pathname, search }: URL): boolean {
  return hostname !== '' && ['', '/'].includes(pathname) && search === '' && hash === ''
}

/** Combines the settings of mails. Reports one that misses the other. */
export function toMailSettings(parameters: {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  readonly isDev: boolean
}): { readonly settings: MailSettings | undefined; readonly faults: readonly string[] } {
  const { isDev, mailFrom, smtpUrl } = parameters
  if (smtpUrl === undefined && mailFrom !== undefined) {
    return { settings: undefined, faults: ['LATCHKEY_MAIL_FROM: requires LATCHKEY_SMTP_URL'] }
  }
  if (smtpUrl === undefined) return { settings: isDev ? devnetMail : undefined, faults: [] }
  const from = mailFrom ?? (isDev ? devnetMail.from : undefined)
  if (from !== undefined) return { settings: { smtpUrl, from }, faults: [] }
  return {
    settings: undefined,
    faults: [
      'LATCHKEY_SMTP_URL: requires LATCHKEY_MAIL_FROM, because mail servers refuse mails without a sender of yours',
    ],
  }
}
