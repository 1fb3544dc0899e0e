/** Times recorded by the page, in ms since the start of the navigation, from `performance.now()`. */
export interface Marks {
  /** The app's button is in the document. */
  ready?: number
  /** The browser received the last click. */
  click?: number
  /** The page has painted its first answer to the last click: a busy button, or the list. */
  answered?: number
  /** A pointer can hit a wallet in the list. */
  list?: number
  /** The app shows an address, which may be that of the last visit. */
  shown?: number
  /** The app shows an address that the wallet has confirmed. */
  address?: number
  /** The sum of the time over 50 ms of all long tasks. */
  blocked: number
  /** The long tasks, each with start and duration. */
  tasks: (readonly [number, number])[]
}

declare global {
  interface Window {
    marks: Marks
    /** Makes the wallet ignore the next requests. */
    isWalletSilent?: boolean
  }
}

/** What {@link preparePage} does in a page. */
export interface PagePreparation {
  /** Clicks the app's button in the first frame in which there is an enabled one. */
  readonly clicksAtOnce: boolean
  /** Announces a wallet. */
  readonly hasWallet: boolean
}

/**
 * Runs in the page before any other script. Records times, and announces a wallet that answers every request after 10
 * ms and, like real wallets, remembers connected pages. It must be self-contained, because its source text is sent to
 * the browser.
 */
export function preparePage({ clicksAtOnce, hasWallet }: PagePreparation): void {
  const marks: Marks = { blocked: 0, tasks: [] }
  window.marks = marks

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      marks.blocked += Math.max(0, duration - 50)
      marks.tasks.push([Math.round(startTime), Math.round(duration)])
    }
  }).observe({ type: 'longtask', buffered: true })

  new MutationObserver(() => {
    if (document.querySelector('button')) marks.ready ??= performance.now()
    const output = document.querySelector('output')
    if (output?.textContent?.startsWith('0x') !== true) return
    marks.shown ??= performance.now()
    if (output.dataset['unconfirmed'] === undefined) marks.address ??= performance.now()
  }).observe(document, { attributeFilter: ['data-unconfirmed'], childList: true, subtree: true, characterData: true })

  /** The element with the wallet's name, in the document or an open shadow root. */
  const findWallet = (root: Document | ShadowRoot): Element | undefined => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() === info.name) return node.parentElement ?? undefined
      const found = node instanceof Element && node.shadowRoot ? findWallet(node.shadowRoot) : undefined
      if (found) return found
    }
    return undefined
  }
  /** The topmost element at a point, in whatever shadow root. */
  const findAt = (x: number, y: number, root: Document | ShadowRoot = document): Element | null => {
    const found = root.elementFromPoint(x, y)
    // A shadow root answers with its own host where only slotted text is.
    if (!found?.shadowRoot || found.shadowRoot === root) return found
    return findAt(x, y, found.shadowRoot)
  }
  const isWithin = (node: Node | null, outer: Node): boolean => {
    if (node === null || node === outer) return node === outer
    const slot = node instanceof Element ? node.assignedSlot : null
    return isWithin(slot ?? (node instanceof ShadowRoot ? node.host : node.parentNode), outer)
  }
  const watchList = (): void => {
    const label = findWallet(document)
    const box = label?.getBoundingClientRect()
    // A dialog that is only prepared has no size, or is invisible.
    const isVisible = label?.checkVisibility({ visibilityProperty: true }) && box && box.width > 0
    const hit = isVisible ? findAt(box.x + box.width / 2, box.y + box.height / 2) : null
    const isPage = hit === document.body || hit === document.documentElement
    if (label && hit && !isPage && (isWithin(hit, label) || isWithin(label, hit))) marks.list = performance.now()
    else requestAnimationFrame(watchList)
  }
  /** A frame that shows an answer has been painted when the next task runs. */
  const watchAnswer = (): void => {
    if (document.querySelector('[aria-busy="true"]') === null && marks.list === undefined) {
      requestAnimationFrame(watchAnswer)
      return
    }
    const painted = new MessageChannel()
    painted.port1.addEventListener('message', () => (marks.answered = performance.now()), { once: true })
    painted.port1.start()
    painted.port2.postMessage(undefined)
  }
  addEventListener(
    'click',
    (event) => {
      marks.click = event.timeStamp
      if (marks.list !== undefined) return
      watchList()
      requestAnimationFrame(watchAnswer)
    },
    true,
  )
  const clickAtOnce = (): void => {
    const button = document.querySelector<HTMLElement>('button:enabled')
    if (button === null) requestAnimationFrame(clickAtOnce)
    else button.click()
  }
  if (clicksAtOnce) requestAnimationFrame(clickAtOnce)

  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const remembered = 'bench.wallet'
  const answer = (method: string): unknown => {
    if (method === 'eth_requestAccounts') localStorage.setItem(remembered, '1')
    if (method === 'eth_requestAccounts') return [account]
    if (method === 'eth_accounts') return localStorage.getItem(remembered) === null ? [] : [account]
    if (method === 'eth_chainId') return '0x1'
    if (method === 'wallet_getPermissions') return []
    throw Object.assign(new Error(`The method ${method} is not supported`), { code: 4200 })
  }
  const provider = {
    request: async ({ method }: { readonly method: string }) => {
      await new Promise((resolve) => {
        if (!window.isWalletSilent) setTimeout(resolve, 10)
      })
      return answer(method)
    },
    on: () => provider,
    removeListener: () => provider,
  }
  const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const info = Object.freeze({
    uuid: 'f2ff8a8e-4a37-4e1c-9d3b-3c6a8f2f2a10',
    name: 'Bench Wallet',
    rdns: 'com.example.bench',
    icon: `data:image/svg+xml,${encodeURIComponent(picture)}`,
  })
  const announce = (): void => {
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  }
  if (!hasWallet) return
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
