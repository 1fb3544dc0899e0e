/** Adds two decimal numbers that are not negative, exactly, without trailing zeros. */
export function addDecimals(one: string, other: string): string {
  const digits = Math.max(...[one, other].map((text) => text.split('.')[1]?.length ?? 0))
  const scale = (text: string): bigint => {
    const [whole = '', fraction = ''] = text.split('.')
    return BigInt(whole + fraction.padEnd(digits, '0'))
  }
  const sum = (scale(one) + scale(other)).toString().padStart(digits + 1, '0')
  const fraction = sum.slice(sum.length - digits).replace(/0+$/, '')
  const whole = sum.slice(0, sum.length - digits)
  return digits === 0 || fraction === '' ? (digits === 0 ? sum : whole) : `${whole}.${fraction}`
}
