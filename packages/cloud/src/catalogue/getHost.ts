/** The host of an address without `www.`; `undefined` if it is no address. */
export function getHost(address: string | null | undefined): string | undefined {
  if (address == null || !URL.canParse(address)) return undefined
  return new URL(address).hostname.replace(/^www\./, '')
}
