import jsqr from 'jsqr'
import { PNG } from 'pngjs'

/** Reads the QR code in a picture, or returns `undefined` if it shows none. */
export function readCode(picture: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(picture)
  return jsqr(new Uint8ClampedArray(data), width, height)?.data
}
