/** Opens a WebSocket of the page, or of Node. */
export function openBrowserSocket(url: string): WebSocket {
  return new WebSocket(url)
}
