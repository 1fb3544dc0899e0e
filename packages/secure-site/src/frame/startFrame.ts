import { appHelloSchema, frameLimits, isPlainMessage } from '@latchkey/protocol/frame'
import { safeParse } from 'valibot'
import { openMachine } from './openMachine.ts'
import { probeStorage } from '../storage/probeStorage.ts'
import { createPageJudge, type PageVerdict } from '../channel/judgePage.ts'
import { serveRequests } from '../channel/serveRequests.ts'

/** How often the frame announces itself, and after how long again, in ms. A page waits 20 s. */
const announcements = { pause: 1_000, count: 20 }

/** What a page reads that may not use the frame. */
const refusal = 'Unauthorized: origin not allowed'

const refused: PageVerdict = { verdict: 'refused', isTrusted: false }

/**
 * Starts the frame: it announces itself to its parent until it is greeted, takes one greeting, pins the origin of the page that sent it, and from then
 * on listens to the transferred port only. Opened as a window of its own it does nothing, because an opener is no parent.
 *
 * @param parameters.page the frame's own window.
 */
export function startFrame({ page }: { readonly page: Window }): void {
  // Back from the browser's cache, the port is closed, and what is shown may be over.
  page.addEventListener('pageshow', (event) => {
    if (event.persisted) page.location.reload()
  })
  const { parent } = page
  if (parent === page) return
  const projectId = new URLSearchParams(page.location.search).get('projectId') ?? ''
  const { ancestorOrigins } = page.location as Partial<Location>
  const judge = createPageJudge({
    projectId,
    site: page.location.origin,
    ancestors: ancestorOrigins && [...ancestorOrigins],
    // `top` cannot be redefined, and a document never changes its parent.
    isParentTop: parent === page.top,
  })

  let isGreeted = false
  const greet = (event: MessageEvent<unknown>): void => {
    if (event.source !== parent || event.ports.length !== 1) return
    const [port] = event.ports
    if (port === undefined || !isPlainMessage({ value: event.data })) return
    const hello = safeParse(appHelloSchema, event.data)
    if (!hello.success) return
    // Taken once: later greetings are not heard.
    page.removeEventListener('message', greet)
    isGreeted = true
    page.addEventListener('pagehide', () => port.close())
    const { nonce } = hello.output
    const answer = async (): Promise<void> => {
      const isOwn = hello.output.projectId === projectId
      const { isTrusted, verdict } = isOwn ? await judge(event.origin) : refused
      if (verdict === 'refused') {
        port.postMessage({ type: 'FRAME_HELLO_ERROR', nonce, message: refusal })
        port.close()
        return
      }
      const { close, handlers } = openMachine({
        page,
        port,
        projectId,
        origin: event.origin,
        isUnverified: verdict === 'unverified',
        isTrusted,
        storage: await storage,
      })
      page.addEventListener('pagehide', close)
      serveRequests({ port, handlers })
      port.postMessage({
        type: 'FRAME_HELLO_SUCCESS',
        nonce,
        ...(verdict === 'unverified' ? { isUnverified: true } : {}),
      })
    }
    void answer()
  }
  page.addEventListener('message', greet)

  const storage = probeStorage()
  const announce = async (): Promise<void> => {
    page.document.documentElement.dataset['storage'] = (await storage).mode
    // Chromium can lose the message of a frame whose page opens a window at the same moment, as for a social login.
    let count = 0
    const timer = page.setInterval(() => tell(), announcements.pause)
    const tell = (): void => {
      count += 1
      if (isGreeted || count > announcements.count) return page.clearInterval(timer)
      // To any origin, because the frame does not know its parent yet. It contains nothing.
      parent.postMessage({ type: 'FRAME_READY', version: frameLimits.version }, '*')
    }
    tell()
  }
  void announce()
}
