/** The longest `data:` URL that the cloud takes. */
const lengthAtMost = 16_384
/** The sides that are tried, in pixels; the first that fits is taken. */
const sides = [192, 144, 96] as const

/** A picture that was made to fit, or why there is none. */
export type ShrunkPicture = { readonly url: string } | { readonly fault: 'unreadable' | 'tooLarge' }

/** Crops a picture to a square and scales it down until the cloud takes it. */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture> {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    return { fault: 'unreadable' }
  }
  const { height, width } = bitmap
  const edge = Math.min(height, width)
  const canvas = document.createElement('canvas')
  for (const side of sides) {
    canvas.width = side
    canvas.height = side
    const context = canvas.getContext('2d')
    if (context === null) return { fault: 'unreadable' }
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, side, side)
    // Without loss, unless that is too large.
    for (const [type, quality] of [['image/png'], ['image/webp', 0.92], ['image/webp', 0.8]] as const) {
      const url = canvas.toDataURL(type, quality)
      if (url.length <= lengthAtMost && url.startsWith(`data:${type};`)) return { url }
    }
  }
  return { fault: 'tooLarge' }
}
