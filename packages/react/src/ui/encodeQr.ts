import { encode } from 'uqr'

export interface EncodeQrParameters {
  readonly value: string
  /** Leaves the centre empty for a logo. */
  readonly hole: boolean
}

/** A drawn code: the modules along an edge, and the path of all dots. */
export interface QrDrawing {
  readonly size: number
  readonly path: string
}

/**
 * Creates a QR code of round dots. Level M corrects 15 % of the code; the hole for the logo takes under 6 %. The three
 * finders are left out, because they are drawn separately.
 *
 * @throws `uqr`'s error for a text of more than 2,331 bytes, the capacity of a code of level M.
 */
export function encodeQr({ value, hole }: EncodeQrParameters): QrDrawing {
  const { data, size } = encode(value, { ecc: 'M', boostEcc: true, border: 0 })
  const centre = size / 2
  const radius = hole ? size * 0.13 : 0
  let path = ''
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) {
      const inFinder = (x < 7 && (y < 7 || y >= size - 7)) || (x >= size - 7 && y < 7)
      const inHole = Math.abs(x + 0.5 - centre) < radius && Math.abs(y + 0.5 - centre) < radius
      // A dot as two arcs. Dots touch, because sharp cameras do not detect a code of separate dots.
      if (dark && !inFinder && !inHole) path += `M${x} ${y + 0.5}a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0`
    }
  }
  return { size, path }
}
