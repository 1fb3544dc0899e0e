/** The part of `window` that opens a popup and hears it. */
export type PopupPage = Pick<
  Window,
  'open' | 'addEventListener' | 'removeEventListener' | 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'
>

/** A message that reached the page. */
export interface PopupMessage {
  readonly data: unknown
  /** Answers who sent it, if it still shows the same origin. */
  reply(message: unknown): void
}

/** A window that the page has opened. */
export interface Popup {
  /** Whether the browser has refused to open it. Then every window of its origin counts, such as one that a link opened. */
  readonly isBlocked: boolean
  /** Whether it is closed, or a page in it has cut the connection to this one (COOP). */
  isClosed(): boolean
  /** Leads it to another address. */
  lead(url: string): void
  /** Closes it, and hears no messages from then on. */
  close(): void
}

/**
 * Opens a popup in the middle of the page's window. Call it in the visitor's click, before anything is awaited: browsers refuse it
 * otherwise.
 *
 * @param parameters.origin the origin whose messages count.
 */
export function openPopup(parameters: {
  readonly url: string
  readonly origin: string
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  readonly onMessage: (message: PopupMessage) => void
  readonly page?: PopupPage | undefined
}): Popup {
  const { height, onMessage, origin, page = window, url, width } = parameters
  const left = Math.max(0, Math.round(page.screenX + (page.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(page.screenY + (page.outerHeight - height) / 2))
  const popup = page.open(url, '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  const listen = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source === null) return
    if (popup !== null && event.source !== popup) return
    const { source } = event
    onMessage({ data: event.data, reply: (message) => source.postMessage(message, { targetOrigin: origin }) })
  }
  page.addEventListener('message', listen)
  return {
    isBlocked: popup === null,
    isClosed: () => popup?.closed ?? false,
    lead(next) {
      if (popup !== null) popup.location.href = next
    },
    close() {
      page.removeEventListener('message', listen)
      popup?.close()
    },
  }
}
