const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Writes a size in the largest unit of which it has at least one: `3.2 GB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, Math.abs(bytes))) / 3))
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1_000 ** step)
}

/** Writes an amount in wei, a decimal number, as coins with 6 digits after the point at most: `0.049999`. */
export function formatCoins(wei: string): string {
  const digits = wei.padStart(19, '0')
  const fraction = digits.slice(-18, -12).replace(/0+$/, '')
  const whole = new Intl.NumberFormat('en').format(BigInt(digits.slice(0, -18)))
  if (whole === '0' && fraction === '' && wei !== '0') return 'less than 0.000001'
  return fraction === '' ? whole : `${whole}.${fraction}`
}
