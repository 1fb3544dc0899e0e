import type { PictureSize } from './inspectPicture.ts'

/** The size of a GIF: of its screen, or of its frames if they are larger, because some programs then enlarge the screen. */
export function readGif(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 14 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return undefined
  let [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
  let offset = 13 + getTableLength(bytes[10] ?? 0)
  for (;;) {
    const kind = bytes[offset]
    if (kind === 0x2c && offset + 10 <= bytes.length) {
      width = Math.max(width, bytes.readUInt16LE(offset + 1) + bytes.readUInt16LE(offset + 5))
      height = Math.max(height, bytes.readUInt16LE(offset + 3) + bytes.readUInt16LE(offset + 7))
      // The descriptor, its table of colours and the size of a code.
      offset = skipBlocks(bytes, offset + 11 + getTableLength(bytes[offset + 9] ?? 0))
    } else if (kind === 0x21) offset = skipBlocks(bytes, offset + 2)
    else if (kind === 0x3b) return { width, height }
    else return undefined
  }
}

function getTableLength(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1)
}

/** The offset behind a chain of blocks, which an empty one ends. */
function skipBlocks(bytes: Buffer, start: number): number {
  let offset = start
  for (;;) {
    const length = bytes[offset]
    if (length === undefined) return bytes.length
    offset += 1 + length
    if (length === 0) return offset
  }
}
