import { encode } from 'uqr'

export interface EncodeQrParameters {
  readonly value: string
  /** Leaves the middle free for a logo. */
  readonly hole: boolean
}

/** A code as a drawing: modules along an edge, and the path of all its dots. */
export interface QrDrawing {
  readonly size: number
  readonly path: string
}

/**
 * Makes a QR code of round dots. Level M restores 15 % of the code; the hole for the logo takes under 6 % of it. The three
 * finders are left out: they are drawn in one piece.
 *
 * @throws what `uqr` throws for a text of more than 2,331 bytes, the most that a code of level M holds.
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
      // A dot as two arcs. Dots touch: sharp cameras do not find a code whose dots stand apart.
      if (dark && !inFinder && !inHole) path += `M${x} ${y + 0.5}a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0`
    }
  }
  return { size, path }
}
