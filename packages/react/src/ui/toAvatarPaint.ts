import { toHash } from './toHash.ts'

/** Derives a gradient, as the value of `background`, from an address, ignoring case (which is only a checksum in EIP-55). */
export function toAvatarPaint(address: string): string {
  const hash = toHash(address.toLowerCase())
  const hue = (hash >>> 5) % 360
  // At least 70 degrees away: two tones are harder to confuse than one.
  const other = (hue + 70 + ((hash >>> 14) % 221)) % 360
  const toSpot = (place: string, colour: string, end: string): string =>
    `radial-gradient(circle at ${place}%, oklch(${colour}), transparent ${end}%), `
  return (
    toSpot(`${15 + ((hash >>> 17) % 45)}% 18`, `0.88 0.1 ${(other + 25) % 360}`, '58') +
    toSpot(`88% ${40 + ((hash >>> 24) % 45)}`, `0.7 0.17 ${other}`, '62') +
    toSpot('24% 96', `0.58 0.17 ${(hue + 335) % 360}`, '66') +
    `oklch(0.72 0.15 ${hue})`
  )
}
