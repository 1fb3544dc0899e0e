import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A mail server that accepts every mail at once, and keeps the code of each. */
export interface MailSink {
  /** Such as `smtp://127.0.0.1:1234`. */
  readonly url: string
  /** Resolves with the next code that is sent to an address. Call it before the mail is sent. */
  takeCode(email: string): Promise<string>
  stop(): void
}

/** Starts it. It does as little as possible, because it shares the cores of the machine with the cloud that is measured. */
export async function startMailSink(): Promise<MailSink> {
  const waiting = new Map<string, (code: string) => void>()
  const keep = (to: string, content: string): void => {
    const code = /^\d{6}$/m.exec(content.replaceAll('\r', ''))?.[0]
    if (code === undefined) return
    waiting.get(to)?.(code)
    waiting.delete(to)
  }
  const serve = (socket: Socket): void => {
    let received = ''
    let to = ''
    let isContent = false
    socket.setEncoding('utf8').write('220 sink\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (part: string) => {
      received += part
      for (;;) {
        const end = isContent ? '\r\n.\r\n' : '\r\n'
        const at = received.indexOf(end)
        if (at < 0) return
        const taken = received.slice(0, at)
        received = received.slice(at + end.length)
        if (isContent) keep(to, taken)
        to = /^RCPT TO:<(.+)>/i.exec(taken)?.[1] ?? to
        isContent = !isContent && taken.toUpperCase() === 'DATA'
        socket.write(isContent ? '354 go\r\n' : '250 ok\r\n')
      }
    })
  }
  const server = createServer(serve)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The mail server of the benchmark listens on no TCP port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    takeCode: (email) => new Promise((resolve) => waiting.set(email, resolve)),
    stop: () => server.close(),
  }
}
