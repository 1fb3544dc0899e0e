import type { Server } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { RequestedPort } from '../createPortError.ts'
import { listen } from '../http/listen.ts'
import type { Mailbox } from './createMailbox.ts'
import type { DevnetMailMode } from './Mail.ts'

/** Mails are refused above this size, in bytes. */
const sizeAtMost = 10 * 1_048_576

/** The SMTP server. */
export interface Smtp {
  readonly port: number
  readonly mode: DevnetMailMode
  /** Resolves when the mode applies to every new mail. Ends the open connections. */
  setMode(mode: DevnetMailMode): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the SMTP server on 127.0.0.1, without encryption and authentication.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`
 */
export async function startSmtp(parameters: {
  readonly mailbox: Mailbox
  readonly port: RequestedPort
}): Promise<Smtp> {
  const { mailbox } = parameters
  let mode: DevnetMailMode = 'accepting'

  const receive = async (parts: {
    readonly stream: SMTPServerDataStream
    readonly session: SMTPServerSession
    readonly callback: (error?: Error) => void
  }): Promise<void> => {
    const { callback, session, stream } = parts
    try {
      await store({ mailbox, session, stream })
    } catch (error) {
      callback(createReply(554, String(error)))
      return
    }
    if (mode !== 'silent') callback()
  }

  const open = async (port: RequestedPort): Promise<{ server: SMTPServer; port: number }> => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 1,
      size: sizeAtMost,
      logger: false,
      onRcptTo(_address, _session, callback) {
        if (mode === 'busy') return callback(createReply(451, 'The mailbox is busy, try again later'))
        if (mode === 'refusing') return callback(createReply(550, 'No such mailbox'))
        callback()
      },
      onData(stream, session, callback) {
        void receive({ stream, session, callback })
      },
    })
    const listening: Server = server.server
    const listensOn = await listen({ server: listening, port })
    // A client that breaks off is no failure of the server.
    server.on('error', () => {})
    return { server, port: listensOn }
  }

  const first = await open(parameters.port)
  const port = { ...parameters.port, number: first.port }
  let server: SMTPServer | undefined = first.server
  const close = async (): Promise<void> => {
    const closing = server
    server = undefined
    if (closing !== undefined) await new Promise<void>((resolve) => closing.close(resolve))
  }
  return {
    port: first.port,
    get mode() {
      return mode
    },
    async setMode(next) {
      await close()
      mode = next
      if (next !== 'down') server = (await open(port)).server
    },
    stop: close,
  }
}

async function store(parameters: {
  readonly mailbox: Mailbox
  readonly session: SMTPServerSession
  readonly stream: SMTPServerDataStream
}): Promise<void> {
  const { mailbox, session, stream } = parameters
  const { mailFrom, rcptTo } = session.envelope
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  const mail = await PostalMime.parse(Buffer.concat(chunks))
  mailbox.add({
    receivedAt: Date.now(),
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map(({ address }) => address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
  })
}

/** An SMTP reply that refuses. */
function createReply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
