/**
 * Returns the smallest output of a script that nodes relay, in satoshi: the cost of spending it at 3 satoshi per byte (Bitcoin
 * Core's `GetDustThreshold`).
 */
export function getDust(script: Uint8Array): bigint {
  const [version = 0, length] = script
  const isWitness =
    length === script.length - 2 && length >= 2 && (version === 0 || (version >= 0x51 && version <= 0x60))
  return BigInt(3 * (9 + script.length + (isWitness ? 67 : 148)))
}
