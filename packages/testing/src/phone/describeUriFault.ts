/**
 * Why a text is no pairing URI that can be taken up; `undefined` if it is one. Never quotes it: it holds a key.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1328
 */
export function describeUriFault(uri: string, now: number = Date.now()): string | undefined {
  const [, version, query = ''] = /^wc:[\da-f]{64}@(\d+)\?(.+)$/.exec(uri) ?? []
  const values = new URLSearchParams(query)
  if (version !== '2' || !/^[\da-f]{64}$/.test(values.get('symKey') ?? '')) return 'This is no WalletConnect v2 URI.'
  const expiry = values.get('expiryTimestamp')
  if (expiry !== null && Number(expiry) * 1_000 <= now) return 'This URI has expired. The app shows a new one.'
  return undefined
}
