const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Whether a string is a Solana address: base58 of 32 to 44 characters (S5.043) that decodes to 32 bytes. The bytes need not be a
 * point on the curve: addresses of programs are not.
 */
export function isAddress(value: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value)) return false
  let number = 0n
  for (const digit of value) number = number * 58n + BigInt(ALPHABET.indexOf(digit))
  const zeros = value.length - value.replace(/^1+/, '').length
  const bytes = number === 0n ? 0 : Math.ceil(number.toString(16).length / 2)
  return zeros + bytes === 32
}
