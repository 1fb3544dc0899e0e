import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { startDevnet } from '@latchkey/devnet'
import { type Cloud, createCloud, createLogger, readSettings } from '@latchkey/cloud'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { bundlePage } from './bundlePage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: { readonly executablePath: string; readonly args: string[] }
  }
}

/** A real cloud with its secure site, and pages of any host that ends in `.test`, each with the script of `framePage.ts`. */
export interface Sites {
  readonly secureSite: string
  /** The address of the identity provider. */
  readonly identity: string
  /** The id of a project that names the pages of `http://shop.test` only. */
  readonly projectId: string
  /** The origin of a page. The second port shows the same pages. */
  toOrigin(host: string, isSecondPort?: boolean): string
  /** Opens a page. `withoutPolicy`: the frame arrives without its Content-Security-Policy, as if a browser ignored it. */
  openPage(
    host: string,
    options?: {
      readonly withoutPolicy?: boolean | undefined
      readonly isSecondPort?: boolean | undefined
      /** In a browser of its own, without cookies. */
      readonly isFresh?: boolean | undefined
    },
  ): Promise<Page>
  /** Opens a browser profile of its own. */
  openContext(options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext>
  close(): Promise<void>
}

const adminToken = 'operator-of-the-frame-tests'

/** Starts the sites and one browser. */
export async function startSites(): Promise<Sites> {
  const script = await bundlePage('framePage.ts')
  const servers = [0, 1].map(() =>
    createServer(({ url }, response) => {
      const isScript = url === '/page.js'
      response.writeHead(200, {
        'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
        // For pages without an origin.
        'access-control-allow-origin': '*',
      })
      response.end(isScript ? script : '<!doctype html><body><script type="module" src="/page.js"></script></body>')
    }),
  )
  const ports = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' ? address?.port : undefined
    }),
  )
  const toOrigin = (host: string, isSecondPort = false): string => `http://${host}:${ports[isSecondPort ? 1 : 0]}`
  // It imitates the providers of social logins, on another site than the wallet's.
  const devnet = await startDevnet({ chains: [], identity: true })
  const environment = {
    LATCHKEY_SOCIAL_DEVNET: devnet.description.identity?.url,
    LATCHKEY_PORT: '0',
    // All tests of a file are one client.
    LATCHKEY_RATE_SIGN_IN: '10000',
    LATCHKEY_DATA: 'memory',
    LATCHKEY_ADMIN_TOKEN: adminToken,
    LATCHKEY_SECURE_SITE_PORT: '0',
    LATCHKEY_SECURE_SITE_ANCESTORS: 'http://*.preview.test:*',
  }
  const logger = createLogger({ level: 'error', format: 'json' })
  const cloud = await createCloud({ settings: readSettings({ environment }).settings, logger })
  const secureSite = cloud.secureSiteUrl ?? ''
  const projectId = await createProject(cloud, [toOrigin('shop.test')])
  const { args, executablePath } = inject('chromium')
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--host-resolver-rules=MAP *.test 127.0.0.1, MAP shop.test 127.0.0.1'],
  })
  return {
    secureSite,
    identity: devnet.description.identity?.url ?? '',
    projectId,
    toOrigin,
    openPage: async (host, { isFresh = false, isSecondPort = false, withoutPolicy = false } = {}) =>
      openPage({
        browser: isFresh ? await browser.newContext() : browser,
        url: toOrigin(host, isSecondPort),
        secureSite,
        withoutPolicy,
      }),
    openContext: (options) => browser.newContext(options),
    async close() {
      await browser.close()
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
      await cloud.close()
      await devnet.stop()
    },
  }
}

async function createProject(cloud: Cloud, allowedOrigins: readonly string[]): Promise<string> {
  const response = await globalThis.fetch(`${cloud.url}/admin/v1/projects`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Shop', allowedOrigins }),
  })
  const project: unknown = await response.json()
  if (typeof project !== 'object' || project === null || !('projectId' in project))
    throw new TypeError(`The cloud created no project: ${JSON.stringify(project)}`)
  return String(project.projectId)
}

async function openPage(parameters: {
  readonly browser: Browser | BrowserContext
  readonly url: string
  readonly secureSite: string
  readonly withoutPolicy: boolean
}): Promise<Page> {
  const { browser, secureSite, url, withoutPolicy } = parameters
  const page = await browser.newPage()
  if (withoutPolicy)
    await page.route(`${secureSite}/frame?*`, async (route) => {
      const { body, headers } = await ask(secureSite, route.request().url())
      const kept = Object.entries(headers).filter(([name]) => name !== 'content-security-policy')
      await route.fulfill({ body, headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])) })
    })
  await page.goto(url)
  return page
}

/** Node does not lead names below `localhost` to this machine everywhere, as browsers do. */
async function ask(secureSite: string, url: string) {
  const { host, port } = new URL(secureSite)
  const { pathname, search } = new URL(url)
  const sent = request({ host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host } })
  sent.end()
  const [response] = await once(sent, 'response')
  return { headers: response.headers as Readonly<Record<string, unknown>>, body: await text(response) }
}
