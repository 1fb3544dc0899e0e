import type { RequestedPort } from '../createPortError.ts'
import type { DevnetMailServer } from '../DevnetDescription.ts'
import { createMailbox } from './createMailbox.ts'
import { startMailboxServer } from './startMailboxServer.ts'
import { startSmtp } from './startSmtp.ts'

/** A running mail server with its mailbox. */
export interface MailServer {
  readonly description: DevnetMailServer
  stop(): Promise<void>
}

/**
 * Starts an SMTP server that keeps every mail and delivers none, and the mailbox's page.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`
 */
export async function startMail(ports: {
  readonly smtp: RequestedPort
  readonly mail: RequestedPort
}): Promise<MailServer> {
  const mailbox = createMailbox()
  const smtp = await startSmtp({ mailbox, port: ports.smtp })
  try {
    const pages = await startMailboxServer({ mailbox, smtp, port: ports.mail })
    return {
      description: { smtpUrl: `smtp://127.0.0.1:${smtp.port}`, url: `http://127.0.0.1:${pages.port}` },
      async stop() {
        await Promise.all([pages.stop(), smtp.stop()])
      },
    }
  } catch (error) {
    await smtp.stop()
    throw error
  }
}
