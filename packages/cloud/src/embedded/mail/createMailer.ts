import { createTransport } from 'nodemailer'
import { isLoopbackHost } from '../../config/isLoopbackHost.ts'
import type { MailSettings } from '../../config/MailSettings.ts'
import type { Logger } from '../../observe/createLogger.ts'
import { createRecentCounts } from '../../observe/createRecentCounts.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { Mailer, MailerState } from './Mailer.ts'

/** How many connections to the mail server are open at the same time. */
const connectionsAtMost = 5

/**
 * Creates the mailer. Connections stay open between mails.
 *
 * @param parameters.timeout how long the mail server may take to answer each step, in ms.
 */
export function createMailer(parameters: {
  readonly settings: MailSettings | undefined
  readonly logger: Logger
  readonly timeout: number
  /** Default: the clock of this machine. */
  readonly now?: (() => number) | undefined
}): Mailer {
  const { logger, now = Date.now, settings, timeout } = parameters
  if (settings === undefined) return noMailer
  const { from, smtpUrl } = settings
  const { hostname, password, port, protocol, username } = new URL(smtpUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isSecure = protocol === 'smtps:'
  const isLocal = isLoopbackHost(host)
  const transport = createTransport({
    pool: true,
    maxConnections: connectionsAtMost,
    host,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !isLocal,
    ignoreTLS: !isSecure && isLocal,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const counts = createRecentCounts<'sent' | 'failed'>({ now })
  let sentAt: number | undefined
  let failure: MailerState['failure']
  return {
    isConfigured: true,
    readState: () => ({ sent: counts.get('sent'), failed: counts.get('failed'), sentAt, failure }),
    async send({ html, sender = '', subject, text, to }) {
      try {
        await transport.sendMail({
          // As an object, an address is never parsed as a list.
          from: { name: sender.replaceAll(/\p{Cc}+/gu, ' '), address: from },
          to: { name: '', address: to },
          envelope: { from, to: [to] },
          subject: subject.replaceAll(/\p{Cc}+/gu, ' '),
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        counts.add('sent')
        sentAt = now()
      } catch (error) {
        const { code, reply } = readFailure(error)
        counts.add('failed')
        failure = { at: now(), code, reply }
        // The reply of a mail server often quotes the receiver's address, which has no place in the log.
        logger.warn({ code, reply }, 'A mail was not sent')
        if (code === 'ETIMEDOUT') {
          throw new ApiRefusal('upstream_timeout', 'The mail server did not answer. No code was sent. Try again.', {
            cause: error,
          })
        }
        const reason = describe(reply)
        throw new ApiRefusal('upstream_failed', `${reason} No code was sent.`, { cause: error })
      }
    },
    close: () => transport.close(),
  }
}

const noMailer: Mailer = {
  isConfigured: false,
  readState: () => ({ sent: 0, failed: 0, sentAt: undefined, failure: undefined }),
  async send() {
    throw new ApiRefusal(
      'not_configured',
      'This cloud sends no mails. The operator can set LATCHKEY_SMTP_URL and LATCHKEY_MAIL_FROM.',
    )
  },
  close() {},
}

function describe(reply: number | undefined): string {
  if (reply === undefined) return 'The mail server cannot be reached.'
  return reply < 500 ? 'The mail server asks to try again later.' : 'The mail server refused the mail.'
}

/** Returns the code of a failure, and the mail server's reply code if it has replied. */
function readFailure(error: unknown): { readonly code: string; readonly reply: number | undefined } {
  if (!(error instanceof Error)) return { code: 'unknown', reply: undefined }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined
  return { code, reply }
}
