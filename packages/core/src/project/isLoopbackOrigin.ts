/** Whether an origin is on the visitor's own machine: developing must never need an entry in a list. */
export function isLoopbackOrigin(origin: string): boolean {
  return /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(origin)
}
