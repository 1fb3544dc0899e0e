import { startDevnet, type DevnetMail } from '@latchkey/devnet'
import { getFreePort } from '../../../../getFreePort.shared.ts'
import { getWorld } from './getWorld.ts'
import { startCloud, type JourneyCloud } from './startCloud.ts'

/** A cloud with a secure site, the mail server to which it sends its codes, and an identity provider. */
export interface JourneyLogin {
  readonly cloud: JourneyCloud
  /** The origin of the secure site. */
  readonly secureSite: string
  /** Returns the newest code that was sent to an address, or an empty text. */
  readCode(email: string): Promise<string>
  stop(): Promise<void>
}

/** Starts the programs that logins need. */
export async function startLogin(): Promise<JourneyLogin> {
  const devnet = await startDevnet({ chains: [], mail: true, identity: true })
  const { identity, mail } = devnet.description
  if (mail === undefined || identity === undefined) throw new TypeError('The devnet is not complete.')
  // The libraries of the identity provider load with its first request, which on a busy machine takes longer than the cloud waits for.
  await fetch(`${identity.url}/google/.well-known/openid-configuration`)
  const port = await getFreePort()
  const cloud = await startCloud({
    rpcUrls: Object.fromEntries(getWorld().devnet.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl])),
    environment: {
      LATCHKEY_SECURE_SITE_PORT: String(port),
      LATCHKEY_SMTP_URL: mail.smtpUrl,
      LATCHKEY_SOCIAL_DEVNET: identity.url,
    },
  })
  return {
    cloud,
    secureSite: `http://wallet.localhost:${port}`,
    readCode: async (email) => {
      const url = new URL('/mails', mail.url)
      url.searchParams.set('to', email)
      const answer = (await (await fetch(url)).json()) as { readonly mails: readonly DevnetMail[] }
      const codes = answer.mails.map(({ text }) => /^\d{6}$/m.exec(text)?.[0])
      return codes.find((code) => code !== undefined) ?? ''
    },
    stop: async () => {
      await Promise.all([cloud.stop(), devnet.stop()])
    },
  }
}
