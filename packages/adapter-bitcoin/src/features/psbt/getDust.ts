/**
 * The least that an output of a script can hold, in satoshi, for nodes to pass it on: what it would cost to spend it, at 3
 * satoshi for a byte (Bitcoin Core's `GetDustThreshold`).
 */
export function getDust(script: Uint8Array): bigint {
  const [version = 0, length] = script
  const isWitness =
    length === script.length - 2 && length >= 2 && (version === 0 || (version >= 0x51 && version <= 0x60))
  return BigInt(3 * (9 + script.length + (isWitness ? 67 : 148)))
}
