import { type DevnetMail, type DevnetMailMode, startDevnet } from '@latchkey/devnet'
import { onTestFinished } from 'vitest'

/** A real mail server, and what it received. */
export interface TestMailbox {
  readonly smtpUrl: string
  /** The mails to an address, or all; the newest first. */
  list(to?: string): Promise<readonly DevnetMail[]>
  setMode(mode: DevnetMailMode): Promise<void>
}

/** Starts the devnet's mail server until the test ends. */
export async function startMailbox(): Promise<TestMailbox> {
  const devnet = await startDevnet({ chains: [], mail: true })
  onTestFinished(devnet.stop)
  const { mail } = devnet.description
  if (mail === undefined) throw new TypeError('The mail server does not run.')
  return {
    smtpUrl: mail.smtpUrl,
    async list(to) {
      const url = new URL('/mails', mail.url)
      if (to !== undefined) url.searchParams.set('to', to)
      const { mails }: { mails: readonly DevnetMail[] } = JSON.parse(await (await fetch(url)).text())
      return mails
    },
    async setMode(mode) {
      await fetch(new URL('/mode', mail.url), { method: 'PUT', body: JSON.stringify({ mode }) })
    },
  }
}
