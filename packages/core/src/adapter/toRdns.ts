/** Returns a wallet's reverse domain name, or `undefined` if it is not usable as one. */
export function toRdns(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.-]{1,128}$/.test(value) ? value : undefined
}
