import { crc32, deflateSync } from 'node:zlib'

/** Creates a PNG of about 100 kB as a browser has to decode it: a gradient with noise, of which each seed has another. */
export function createPicture(seed: number): Buffer {
  const size = 200
  const rows = Buffer.alloc(size * (size * 3 + 1))
  let noise = seed + 1
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size * 3; x += 1) {
      noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648
      rows[y * (size * 3 + 1) + 1 + x] = ((x + y + seed * 7) / 6 + (noise >> 16) / 2_048) % 256
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // 8 bits, RGB.
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    toChunk('IHDR', header),
    toChunk('IDAT', deflateSync(rows)),
    toChunk('IEND', Buffer.alloc(0)),
  ])
}

function toChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
