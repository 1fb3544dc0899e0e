/** The part of `window` that opens a window. */
export type BlankPage = Pick<Window, 'open' | 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>

/** A window of another site, which cannot reach the page. */
export interface BlankWindow {
  /** Whether the browser has refused to open it. */
  readonly isBlocked: boolean
  /** Leads it to an address. */
  lead(url: string): void
  close(): void
}

/**
 * Opens an empty window in the middle of the page's own, and cuts its connection to the page before any address is loaded. Call it in the
 * visitor's click, before anything is awaited: browsers refuse it otherwise. Whether the visitor closes it cannot be told reliably: a page
 * that isolates itself looks closed at once.
 *
 * @param parameters.width in CSS pixels, as `height`.
 */
export function openBlankWindow(parameters: {
  readonly width: number
  readonly height: number
  readonly page?: BlankPage | undefined
}): BlankWindow {
  const { height, page = typeof window === 'undefined' ? undefined : window, width } = parameters
  if (page === undefined) return { isBlocked: true, lead: () => undefined, close: () => undefined }
  const left = Math.max(0, Math.round(page.screenX + (page.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(page.screenY + (page.outerHeight - height) / 2))
  const opened = page.open('about:blank', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (opened !== null) opened.opener = null
  return {
    isBlocked: opened === null,
    lead: (url) => opened?.location.replace(url),
    close: () => opened?.close(),
  }
}
