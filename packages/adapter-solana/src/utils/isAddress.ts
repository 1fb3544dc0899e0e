const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Whether a string is a Solana address: base58 of 32 to 44 characters (S5.043) that stands for 32 bytes. Whether the bytes are a
 * point on the curve says nothing about an address: those of programs are none.
 */
export function isAddress(value: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value)) return false
  let number = 0n
  for (const digit of value) number = number * 58n + BigInt(ALPHABET.indexOf(digit))
  const zeros = value.length - value.replace(/^1+/, '').length
  const bytes = number === 0n ? 0 : Math.ceil(number.toString(16).length / 2)
  return zeros + bytes === 32
}
