import type { PictureSize } from './inspectPicture.ts'

/** The size of a PNG, from the header chunk that must come first. */
export function readPng(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 0, 8) !== '\u0089PNG\r\n\u001A\n') return undefined
  if (bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
