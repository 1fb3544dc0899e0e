/** Files of each format as small as they can be, with any declared size. The pixels are missing. */
export const createPictures = {
  png(width: number, height: number): Buffer {
    return Buffer.concat([
      Buffer.from('\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', 'latin1'),
      toBytes(4, 'BE', width, height),
      Buffer.from([8, 6, 0, 0, 0, 0, 0, 0, 0]),
    ])
  },
  jpeg(width: number, height: number): Buffer {
    const comment = Buffer.from([0xff, 0xfe, 0x00, 0x04, 0x68, 0x69])
    const frame = [
      Buffer.from([0xff, 0xc2, 0x00, 0x0b, 0x08]),
      toBytes(2, 'BE', height, width),
      Buffer.from([1, 1, 17, 0]),
    ]
    return Buffer.concat([Buffer.from([0xff, 0xd8]), comment, ...frame])
  },
  gif(width: number, height: number, frame: readonly [number, number] = [1, 1]): Buffer {
    return Buffer.concat([
      Buffer.from('GIF89a', 'latin1'),
      toBytes(2, 'LE', width, height),
      // No table of colours; then an extension, one frame, and the end.
      Buffer.from([0, 0, 0, 0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c]),
      toBytes(2, 'LE', 0, 0, ...frame),
      Buffer.from([0, 2, 2, 0x44, 1, 0, 0x3b]),
    ])
  },
  webpLossy(width: number, height: number): Buffer {
    return riff('VP8 ', Buffer.concat([Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a]), toBytes(2, 'LE', width, height)]))
  },
  webpLossless(width: number, height: number): Buffer {
    const bits = (width - 1) | ((height - 1) << 14)
    return riff('VP8L', Buffer.concat([Buffer.from([0x2f]), toBytes(4, 'LE', bits >>> 0), Buffer.alloc(5)]))
  },
  webpExtended(width: number, height: number): Buffer {
    return riff('VP8X', Buffer.concat([Buffer.alloc(4), toBytes(3, 'LE', width - 1, height - 1)]))
  },
  avif(width: number, height: number, ...others: readonly Buffer[]): Buffer {
    const size = box('ispe', Buffer.concat([Buffer.alloc(4), toBytes(4, 'BE', width, height)]))
    const small = box('ispe', Buffer.concat([Buffer.alloc(4), toBytes(4, 'BE', 1, 1)]))
    const properties = box('iprp', box('ipco', Buffer.concat([small, size])))
    return Buffer.concat([
      box('ftyp', Buffer.from('avif\0\0\0\0mif1miaf', 'latin1')),
      box('meta', Buffer.concat([Buffer.alloc(4), box('hdlr', Buffer.alloc(25)), properties])),
      ...others,
    ])
  },
  svg(attributes = 'viewBox="0 0 8 8"', content = '<path d="M0 0h8v8z"/>'): Buffer {
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)
  },
}

/** A box of an ISO file, such as AVIF. */
export function box(type: string, body: Buffer): Buffer {
  return Buffer.concat([toBytes(4, 'BE', body.length + 8), Buffer.from(type, 'latin1'), body])
}

function riff(chunk: string, body: Buffer): Buffer {
  const padded = Buffer.concat([body, Buffer.alloc(Math.max(0, 10 - body.length))])
  const content = Buffer.concat([Buffer.from(`WEBP${chunk}`, 'latin1'), toBytes(4, 'LE', padded.length), padded])
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), toBytes(4, 'LE', content.length), content])
}

function toBytes(length: number, order: 'BE' | 'LE', ...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(length * values.length)
  for (const [index, value] of values.entries()) {
    if (order === 'BE') bytes.writeUIntBE(value, index * length, length)
    else bytes.writeUIntLE(value, index * length, length)
  }
  return bytes
}
