/**
 * Whether the page is in the web view of an app, such as a wallet's or a social network's, where a window that a page opens replaces the
 * page, stays blank, or does not open. A guess by what these apps say of themselves.
 */
export function isWebView(userAgent: string): boolean {
  if (/; wv\)|\bFB(?:AN|AV)\b|Instagram|\bLine\/|MicroMessenger/.test(userAgent)) return true
  return /iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent)
}
