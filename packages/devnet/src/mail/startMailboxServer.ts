import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import type { RequestedPort } from '../createPortError.ts'
import { listen } from '../http/listen.ts'
import type { Mailbox } from './createMailbox.ts'
import { formatMailboxPage, mailboxStyle } from './formatMailboxPage.ts'
import { mailModes } from './Mail.ts'
import type { Smtp } from './startSmtp.ts'

interface Reply {
  /** HTTP status. */
  readonly status: number
  readonly type: 'application/json' | 'text/html; charset=utf-8'
  readonly body: string
}

const styleHash = createHash('sha256').update(mailboxStyle).digest('base64')

/**
 * Starts the HTTP server of the mailbox: `GET /` is the page, `GET /mails` the mails as JSON (`?to=` for those to one
 * address), `DELETE /mails` deletes them, `PUT /mode` with `{"mode":"…"}` sets what the mail server does. Pages of other
 * origins cannot read it: mails hold the codes of logins.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`
 */
export async function startMailboxServer(parameters: {
  readonly mailbox: Mailbox
  readonly smtp: Smtp
  readonly port: RequestedPort
}): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const { mailbox, port, smtp } = parameters

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    // Otherwise a page whose host name is made to resolve to this machine could read it.
    if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? '')) return refuse(421, 'wrong_host')
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /':
        return { status: 200, type: 'text/html; charset=utf-8', body: formatMailboxPage(mailbox.list({})) }
      case 'GET /mails':
        return toJson(200, { mode: smtp.mode, mails: mailbox.list({ to: url.searchParams.get('to') ?? undefined }) })
      case 'DELETE /mails':
        mailbox.clear()
        return toJson(200, {})
      case 'PUT /mode': {
        const text = await readText(request)
        const mode = mailModes.find((each) => text.replaceAll(/\s/g, '') === JSON.stringify({ mode: each }))
        if (mode === undefined) return refuse(400, 'invalid_mode')
        await smtp.setMode(mode)
        return toJson(200, { mode })
      }
      default:
        return refuse(404, 'not_found')
    }
  }

  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) => {
    void answer(request)
      .catch((error: unknown) => refuse(500, String(error)))
      .then(({ body, status, type }) => {
        response.writeHead(status, {
          'content-type': type,
          'cache-control': 'no-store',
          'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        })
        response.end(body)
      })
  })
  const listensOn = await listen({ server, port })
  return {
    port: listensOn,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function toJson(status: number, value: object): Reply {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}

function refuse(status: number, code: string): Reply {
  return toJson(status, { code })
}
