/** Opens a WebSocket in the page or in Node. */
export function openBrowserSocket(url: string): WebSocket {
  return new WebSocket(url)
}
