import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Cloud, createCloud, createLogger, readSettings } from '@latchkey/cloud'
import { chromium, type Browser, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { build } from 'vite'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: { readonly executablePath: string; readonly args: string[] }
  }
}

/** A real cloud with its secure site, and pages of any host that ends in `.test`, each with the script of `framePage.ts`. */
export interface Sites {
  readonly secureSite: string
  /** The id of a project that names the pages of `http://shop.test` only. */
  readonly projectId: string
  /** The origin of a page. The second port shows the same pages. */
  toOrigin(host: string, isSecondPort?: boolean): string
  /** Opens a page. `withoutPolicy`: the frame arrives without its Content-Security-Policy, as if a browser ignored it. */
  openPage(
    host: string,
    options?: { readonly withoutPolicy?: boolean | undefined; readonly isSecondPort?: boolean | undefined },
  ): Promise<Page>
  close(): Promise<void>
}

const adminToken = 'operator-of-the-frame-tests'

/** Starts the sites and one browser. */
export async function startSites(): Promise<Sites> {
  const script = await bundlePage()
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
  const environment = {
    LATCHKEY_PORT: '0',
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
    projectId,
    toOrigin,
    openPage: (host, { isSecondPort = false, withoutPolicy = false } = {}) =>
      openPage({ browser, url: toOrigin(host, isSecondPort), secureSite, withoutPolicy }),
    async close() {
      await browser.close()
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
      await cloud.close()
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
  readonly browser: Browser
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

async function bundlePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    resolve: { conditions: ['@latchkey/source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${import.meta.dirname}/framePage.ts`,
        output: { entryFileNames: 'page.js', codeSplitting: false },
      },
    },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n')
}
