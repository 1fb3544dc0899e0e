import type { PlatformPort } from './ports.ts'

/** The part of `window` that the platform port reads. */
export interface PlatformWindow {
  readonly navigator: { readonly userAgent: string; readonly maxTouchPoints: number }
  readonly location: { readonly origin: string }
}

/** Creates the platform port of the page. It reads the page on each call. Without a `window` it describes a server. */
export function createBrowserPlatform(
  page: PlatformWindow | undefined = typeof window === 'undefined' ? undefined : window,
): PlatformPort {
  return {
    isBrowser: page !== undefined,
    get isMobile() {
      const { userAgent, maxTouchPoints } = page?.navigator ?? { userAgent: '', maxTouchPoints: 0 }
      // An iPad reports itself as a Mac, but no Mac has a touch screen.
      return /Android|iPhone|iPad|iPod|Mobile/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1)
    },
    get userAgent() {
      return page?.navigator.userAgent ?? ''
    },
    get origin() {
      return page?.location.origin ?? ''
    },
    get timeZone() {
      return page ? Intl.DateTimeFormat().resolvedOptions().timeZone : ''
    },
  }
}
