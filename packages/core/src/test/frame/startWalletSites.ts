import { once } from 'node:events'
import { createServer } from 'node:http'
import { createCloud, createLogger, readSettings } from '@latchkey/cloud'
import { type DevnetMail, startDevnet } from '@latchkey/devnet'
import { type BrowserContext, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { bundlePage } from './bundlePage.ts'

/** A real cloud that sends mails, its secure site, and a page of another site with the script of `walletPage.ts`, or another one. */
export interface WalletSites {
  readonly secureSite: string
  readonly projectId: string
  /** The page of the app. Its site and the wallet's are different. */
  readonly app: string
  /** A page of another app on the same site, in the same project. */
  readonly otherApp: string
  /** JSON-RPC of the local chain, `eip155:31337`. */
  readonly rpcUrl: string
  /** A token of that chain that anyone may mint, with 6 decimals and the symbol TUSD. */
  readonly token: `0x${string}`
  /** A contract of that chain that makes the calls that it is told. */
  readonly multicall: `0x${string}`
  /** Lets the project pay for any call on the local chain. */
  allowSponsorship(): Promise<void>
  /** Loads the libraries of the identity provider, which on a busy machine takes longer than the cloud waits for a provider. */
  warmUpIdentity(): Promise<void>
  /** A browser profile of its own. */
  openProfile(): Promise<BrowserContext>
  /** The newest code that was sent to an address. */
  readCode(email: string): Promise<string>
  /** The newest link that was sent to an address. */
  readLink(email: string): Promise<string>
  /** The mails to an address as text, the newest first. */
  readTexts(email: string): Promise<readonly string[]>
  close(): Promise<void>
}

const adminToken = 'operator-of-the-wallet-tests'
/** In wei. */
const coin = '1000000000000000000'

/**
 * Starts the sites, on names that every browser leads to this machine and trusts as it does https.
 *
 * @param settings settings of the cloud, beside those of the tests. They may depend on the origins of the apps.
 */
export async function startWalletSites(
  page = 'walletPage.ts',
  settings:
    | Readonly<Record<string, string>>
    | ((apps: Pick<WalletSites, 'app' | 'otherApp'>) => Readonly<Record<string, string>>) = {},
): Promise<WalletSites> {
  const script = await bundlePage(page)
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' })
    response.end(isScript ? script : '<!doctype html><body><script type="module" src="/page.js"></script></body>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const app = `http://app.localhost:${port}`
  const otherApp = `http://shop.app.localhost:${port}`

  const devnet = await startDevnet({ chains: [31337], mail: true, identity: true })
  const {
    evm: [chain],
    identity,
    mail,
  } = devnet.description
  const token = chain?.tokens[0]
  if (mail === undefined || identity === undefined || chain === undefined || token === undefined)
    throw new TypeError('The devnet is not complete.')
  const environment = {
    LATCHKEY_PORT: '0',
    LATCHKEY_DATA: 'memory',
    LATCHKEY_DEV: '1',
    LATCHKEY_ADMIN_TOKEN: adminToken,
    LATCHKEY_SECURE_SITE_PORT: '0',
    LATCHKEY_SMTP_URL: mail.smtpUrl,
    LATCHKEY_SOCIAL_DEVNET: identity.url,
    // All visitors of these tests come from one address.
    LATCHKEY_RATE_SIGN_IN: '1000',
    LATCHKEY_RPC_EIP155_31337: chain.rpcUrl,
    ...(typeof settings === 'function' ? settings({ app, otherApp }) : settings),
  }
  const logger = createLogger({ level: 'error', format: 'json' })
  const cloud = await createCloud({ settings: readSettings({ environment }).settings, logger })
  const created = await globalThis.fetch(`${cloud.url}/admin/v1/projects`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Shop', allowedOrigins: [app, otherApp] }),
  })
  const { projectId }: { readonly projectId: string } = JSON.parse(await created.text())
  const readMails = async (email: string): Promise<readonly DevnetMail[]> => {
    const url = new URL('/mails', mail.url)
    url.searchParams.set('to', email)
    const { mails }: { mails: readonly DevnetMail[] } = JSON.parse(await (await globalThis.fetch(url)).text())
    return mails
  }
  /** Finds a line in the newest mail that has it: others may come between. */
  const findLine = async (email: string, line: RegExp): Promise<string> =>
    (await readMails(email)).map(({ text }) => line.exec(text)?.[0]).find((found) => found !== undefined) ?? ''
  const { args, executablePath } = inject('chromium')
  const browser = await chromium.launch({ executablePath, args })
  return {
    secureSite: cloud.secureSiteUrl ?? '',
    projectId,
    app,
    otherApp,
    rpcUrl: chain.rpcUrl,
    token: token.address,
    multicall: chain.multicallAddress,
    async allowSponsorship() {
      const url = `${cloud.url}/admin/v1/projects/${projectId}/sponsorship/eip155:31337`
      const answer = await globalThis.fetch(url, {
        method: 'PUT',
        headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          userWei: coin,
          projectWei: coin,
          newUserPercent: 100,
          calls: [{ target: 'any', selector: 'any', valueAtMost: coin }],
        }),
      })
      if (!answer.ok) throw new TypeError(`The cloud refuses the sponsorship: ${await answer.text()}`)
    },
    async warmUpIdentity() {
      await globalThis.fetch(`${identity.url}/google/.well-known/openid-configuration`)
    },
    openProfile: () => browser.newContext({ viewport: { width: 900, height: 900 } }),
    readCode: (email) => findLine(email, /^\d{6}$/m),
    readLink: (email) => findLine(email, /^http\S+$/m),
    readTexts: async (email) => (await readMails(email)).map(({ text }) => text),
    async close() {
      await browser.close()
      server.close()
      server.closeAllConnections()
      await cloud.close()
      await devnet.stop()
    },
  }
}
