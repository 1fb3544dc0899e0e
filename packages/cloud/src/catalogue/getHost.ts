/** The host of a URL without `www.`; `undefined` if the URL is invalid. */
export function getHost(address: string | null | undefined): string | undefined {
  if (address == null || !URL.canParse(address)) return undefined
  return new URL(address).hostname.replace(/^www\./, '')
}
