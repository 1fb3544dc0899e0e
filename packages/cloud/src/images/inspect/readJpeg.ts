import type { PictureSize } from './inspectPicture.ts'

/** Markers that start a frame: 0xC0 to 0xCF except for tables (C4, CC) and an extension (C8). */
function startsFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** The size of a JPEG, from its first frame. */
export function readJpeg(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let offset = 2
  while (offset + 9 <= bytes.length) {
    if (bytes[offset] !== 0xff) return undefined
    const marker = bytes[offset + 1] ?? 0
    // A fill byte before a marker.
    if (marker === 0xff) {
      offset += 1
      continue
    }
    if (startsFrame(marker)) return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) }
    // The picture's data starts, or it ends, before any frame.
    if (marker === 0xda || marker === 0xd9 || marker === 0x00) return undefined
    const length = bytes.readUInt16BE(offset + 2)
    if (length < 2) return undefined
    offset += 2 + length
  }
  return undefined
}
