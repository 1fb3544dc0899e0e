/** Reads an amount of coins with 18 digits after the point at most, and returns it in wei: `0.5` is `500000000000000000`. */
export function parseCoins(text: string): string | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,18}))?$/.exec(text.trim()) ?? []
  return whole === '' ? undefined : String(BigInt(`${whole}${fraction.padEnd(18, '0')}`))
}

/** Writes an amount in wei as coins, with all its digits, as `parseCoins` reads it. */
export function writeCoins(wei: string): string {
  const digits = wei.padStart(19, '0')
  const fraction = digits.slice(-18).replace(/0+$/, '')
  return fraction === '' ? digits.slice(0, -18) : `${digits.slice(0, -18)}.${fraction}`
}
