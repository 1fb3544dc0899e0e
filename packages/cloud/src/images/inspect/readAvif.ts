import type { PictureSize } from './inspectPicture.ts'

interface Box {
  readonly type: string
  readonly body: Buffer
}

/** The size of a still AVIF: the largest of the sizes that it declares. Sequences, which are films, are not read. */
export function readAvif(bytes: Buffer): PictureSize | undefined {
  const boxes = readBoxes(bytes)
  const [first] = boxes ?? []
  if (first?.type !== 'ftyp' || first.body.toString('latin1', 0, 4) !== 'avif') return undefined
  if (boxes?.some(({ type }) => type === 'moov') !== false) return undefined
  // `meta` starts with a version and flags.
  const properties = find(find(find(boxes, 'meta', 4), 'iprp'), 'ipco') ?? []
  const sizes = properties
    .filter(({ body, type }) => type === 'ispe' && body.length >= 12)
    .map(({ body }) => ({ width: body.readUInt32BE(4), height: body.readUInt32BE(8) }))
  if (sizes.length === 0) return undefined
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  }
}

function find(boxes: readonly Box[] | undefined, type: string, skip = 0): readonly Box[] | undefined {
  const box = boxes?.find((candidate) => candidate.type === type)
  return box === undefined ? undefined : readBoxes(box.body.subarray(skip))
}

/** The boxes of a file or box; `undefined` if they do not fill it. */
function readBoxes(bytes: Buffer): readonly Box[] | undefined {
  const boxes: Box[] = []
  let offset = 0
  while (offset < bytes.length) {
    // More than any still picture has.
    if (offset + 8 > bytes.length || boxes.length >= 256) return undefined
    const declared = bytes.readUInt32BE(offset)
    // 0 reaches to the end. Sizes of 64 bits are for files above 4 GB.
    const length = declared === 0 ? bytes.length - offset : declared
    if (length < 8 || offset + length > bytes.length) return undefined
    boxes.push({
      type: bytes.toString('latin1', offset + 4, offset + 8),
      body: bytes.subarray(offset + 8, offset + length),
    })
    offset += length
  }
  return boxes
}
