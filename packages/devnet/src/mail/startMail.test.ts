import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { DevnetMail } from './Mail.ts'
import { startDevnet } from '../startDevnet.ts'

async function startMailDevnet() {
  const devnet = await startDevnet({ chains: [], mail: true })
  onTestFinished(devnet.stop)
  const { mail } = devnet.description
  if (mail === undefined) throw new Error('The mail server does not run')
  const { url } = mail
  return {
    ...mail,
    port: Number(new URL(mail.smtpUrl).port),
    setMode: (mode: string) => fetch(`${url}/mode`, { method: 'PUT', body: JSON.stringify({ mode }) }),
    async list(to = ''): Promise<readonly DevnetMail[]> {
      const response = await fetch(`${url}/mails${to && `?to=${encodeURIComponent(to)}`}`)
      const { mails }: { mails: readonly DevnetMail[] } = JSON.parse(await response.text())
      return mails
    },
  }
}

/** Sends a mail as any SMTP client does. Returns the reply to each line, the greeting first. */
async function sendMail(parameters: { port: number; to?: string; content?: string }): Promise<string[]> {
  const { content = 'Subject: Hello\r\n\r\nYour code is 123456', port, to = 'visitor@example.com' } = parameters
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('utf8')
  const replies: string[] = []
  const lines = ['EHLO test', 'MAIL FROM:<app@example.com>', `RCPT TO:<${to}>`, 'DATA', `${content}\r\n.`, 'QUIT']
  let text = ''
  for await (const chunk of socket) {
    text += String(chunk)
    const end = /^(\d{3}) .*\r\n$/m.exec(text)
    if (end === null) continue
    text = ''
    replies.push(end[1] ?? '')
    if (Number(end[1]) >= 400) break
    const line = lines.shift()
    if (line !== undefined) socket.write(`${line}\r\n`)
  }
  socket.destroy()
  return replies
}

it('keeps a mail and shows it as JSON and as text on a page', async () => {
  const mail = await startMailDevnet()
  const content = 'Subject: <b>Hello</b>\r\nX-Test: 1\r\n\r\n<script>alert(1)</script> 123456'
  expect(await sendMail({ port: mail.port, content })).toEqual(['220', '250', '250', '250', '354', '250', '221'])
  await sendMail({ port: mail.port, to: 'other@example.com' })
  expect(await mail.list('Visitor@example.com')).toEqual([
    {
      id: '1',
      receivedAt: expect.any(Number),
      from: 'app@example.com',
      to: ['visitor@example.com'],
      subject: '<b>Hello</b>',
      text: expect.stringContaining('123456'),
      html: '',
      headers: [
        { key: 'subject', value: '<b>Hello</b>' },
        { key: 'x-test', value: '1' },
      ],
    },
  ])
  expect((await mail.list()).map(({ id }) => id)).toEqual(['2', '1'])
  const page = await fetch(mail.url)
  const html = await page.text()
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; 123456')
  expect(html).not.toContain('<script>')
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
  await fetch(`${mail.url}/mails`, { method: 'DELETE' })
  expect(await mail.list()).toEqual([])
})

it('can be down, busy, refusing and silent, and accepts mails again', async () => {
  const mail = await startMailDevnet()
  expect((await mail.setMode('unknown')).status).toBe(400)
  await mail.setMode('busy')
  expect((await sendMail({ port: mail.port })).at(-1)).toBe('451')
  await mail.setMode('refusing')
  expect((await sendMail({ port: mail.port })).at(-1)).toBe('550')
  await mail.setMode('down')
  await expect(sendMail({ port: mail.port })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await mail.setMode('silent')
  const unanswered = sendMail({ port: mail.port })
  await expect.poll(async () => (await mail.list()).length, { timeout: 25_000 }).toBe(1)
  await mail.setMode('accepting')
  // The change of mode ended the connection, so the mail had no reply.
  expect((await unanswered).slice(0, 5)).toEqual(['220', '250', '250', '250', '354'])
  expect((await sendMail({ port: mail.port })).at(-1)).toBe('221')
})

it('stops with the devnet, and starts none without the option', async () => {
  const devnet = await startDevnet({ chains: [], mail: true })
  const url = devnet.description.mail?.url ?? ''
  expect((await fetch(url)).status).toBe(200)
  await devnet.stop()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  await expect(startDevnet({ chains: [] })).rejects.toMatchObject({ code: 'invalid_parameters' })
})
