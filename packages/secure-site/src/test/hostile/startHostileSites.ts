import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { type Browser, chromium, type Frame, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { build, defaultClientConditions } from 'vite'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: { readonly executablePath: string; readonly args: string[] }
  }
}

/** A secure site that shows approvals, and hostile pages of another site that embed it. */
export interface HostileSites {
  /** Opens a page that shows an approval as core does: in an iframe of a modal dialog. */
  openApproval(parameters: {
    readonly scene: string
    /** Runs in the page before it shows the frame. */
    readonly attack?: string | undefined
    /** Whether the page is the top-level page of an app that the operator trusts. */
    readonly isTrusted?: boolean | undefined
  }): Promise<Approval>
  /** Opens the approval as a window of the secure site. */
  openWindow(scene: string): Promise<{ readonly opener: Page; readonly popup: Page }>
  close(): Promise<void>
}

/** An approval in a hostile page. */
export interface Approval {
  readonly page: Page
  readonly frame: Frame
}

/** Starts the sites and one browser. */
export async function startHostileSites(): Promise<HostileSites> {
  const files = await buildApproval()
  const site = await serve((url, origin) => {
    const name = url.startsWith('/approval') ? 'approval.html' : url.slice(1)
    return { content: files.get(name), type: getType(name), headers: { 'content-security-policy': getPolicy(origin) } }
  })
  const wallet = `http://wallet.localhost:${site.port}`
  const shop = await serve(() => ({ content: toPage(), type: 'text/html', headers: {} }))
  const { args, executablePath } = inject('chromium')
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--host-resolver-rules=MAP *.test 127.0.0.1, MAP shop.test 127.0.0.1'],
  })
  const open = async (): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 } })
    await page.goto(`http://shop.test:${shop.port}/`)
    return page
  }
  return {
    openApproval: ({ attack, isTrusted, scene }) =>
      showApproval({ browser, open, attack, url: toUrl(wallet, scene, isTrusted), wallet }),
    openWindow: async (scene) => {
      const opener = await open()
      const [popup] = await Promise.all([
        opener.waitForEvent('popup'),
        opener.evaluate((url) => void Object.assign(globalThis, { popup: window.open(url) }), toUrl(wallet, scene)),
      ])
      await popup.getByTestId('lk-frame-approve').waitFor()
      return { opener, popup }
    },
    async close() {
      await browser.close()
      for (const { server } of [site, shop]) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

async function showApproval(parameters: {
  readonly browser: Browser
  readonly open: () => Promise<Page>
  readonly attack: string | undefined
  readonly url: string
  readonly wallet: string
}): Promise<Approval> {
  const { attack, open, url, wallet } = parameters
  const page = await open()
  if (attack !== undefined) await page.evaluate(attack)
  await page.evaluate(`frame.src = ${JSON.stringify(url)}`)
  await page.evaluate('dialog.showModal()')
  const find = (): Frame | undefined => page.frames().find((each) => each.url().startsWith(wallet))
  while (find() === undefined) await page.waitForEvent('framenavigated')
  const frame = find()
  if (frame === undefined) throw new TypeError('The frame is missing.')
  // A policy refuses what Playwright would wait with.
  await frame.getByTestId('lk-frame-screen').waitFor({ state: 'attached' })
  // Core makes the frame as high as it wants to be.
  const height = await frame.evaluate(
    'new Promise((done) => { (function look() { log.heights.length > 0 ? done(log.heights.at(-1)) : setTimeout(look, 5) })() })',
  )
  await page.evaluate(`if (frame.style.height === '') frame.style.height = '${Number(height)}px'`)
  return { page, frame }
}

const toUrl = (wallet: string, scene: string, isTrusted = false): string =>
  `${wallet}/approval?${new URLSearchParams(isTrusted ? { scene, isTrusted: '' } : { scene })}`

/** A page like core's, which any app could have written otherwise. Its elements are globals by their ids. */
function toPage(): string {
  return `<!doctype html><title>Shop</title><style>
body { margin: 0; block-size: 3000px }
dialog { padding: 0; border: 0; margin: 40px auto; border-radius: 28px; overflow: hidden }
iframe { display: block; border: 0; inline-size: 360px }
</style><body><div id="stage"><dialog id="dialog"><iframe id="frame" title="Wallet"></iframe></dialog></div></body>`
}

/** As the cloud's, for the document of the frame. */
function getPolicy(origin: string): string {
  return [
    "default-src 'none'",
    `script-src ${origin}/assets/`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types latchkey',
  ].join('; ')
}

function getType(name: string): string {
  return { '.css': 'text/css', '.js': 'text/javascript' }[path.extname(name)] ?? 'text/html; charset=utf-8'
}

async function buildApproval(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const root = import.meta.dirname
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: path.join(root, 'approval.html') },
    },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return new Map(outputs.map((each) => [each.fileName, each.type === 'chunk' ? each.code : each.source]))
}

async function serve(
  answer: (
    url: string,
    origin: string,
  ) => {
    readonly content: string | Uint8Array | undefined
    readonly type: string
    readonly headers: Readonly<Record<string, string>>
  },
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((request, response) => {
    const { content, headers, type } = answer(request.url ?? '/', `http://${request.headers.host ?? ''}`)
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': type, ...headers })
    response.end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new TypeError('The server has no port.')
  return { server, port: address.port }
}
