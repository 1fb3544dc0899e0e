/** Makes the browser say whether it has a network, as it does when the cable is pulled. Tests end with `restoreOnline`. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Makes the browser say again what is true. What keeps account of the network by its events must hear of it, too. */
export function restoreOnline(): void {
  if (!Object.hasOwn(navigator, 'onLine')) return
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
}
