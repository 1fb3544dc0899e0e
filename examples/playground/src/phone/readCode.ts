/** Width of the drawn code and its margin, in px: large enough that every module covers several pixels. */
const side = 480
const margin = 40

/**
 * Works like a phone's camera: draws the code that the modal shows, and reads it from the pixels.
 *
 * @returns the code's text; `undefined` if there is no code, or it cannot be read.
 */
export async function readCode(canvas: HTMLCanvasElement): Promise<string | undefined> {
  const drawing = findDrawing()
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (drawing === undefined || context === null) return undefined
  const image = await toImage(drawing)
  canvas.width = side
  canvas.height = side
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.drawImage(image, margin, margin, side - 2 * margin, side - 2 * margin)
  const { data } = context.getImageData(0, 0, side, side)
  const { default: jsqr } = await import('jsqr')
  return jsqr(data, side, side)?.data
}

/** Returns the code on screen: the one with the most content, since others may not be drawn yet. */
function findDrawing(): string | undefined {
  const roots = [...document.querySelectorAll('[data-testid="lk-host"]')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const drawings = roots
    .flatMap((root) => [...root.querySelectorAll('[role="img"] svg')])
    .filter((svg) => svg.getBoundingClientRect().width > 100)
    .map((svg) => new XMLSerializer().serializeToString(svg))
  return drawings.toSorted((a, b) => b.length - a.length)[0]
}

async function toImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image(side, side)
  // Some browsers do not draw an SVG without an explicit size.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${side}" height="${side}" `))}`
  await image.decode()
  return image
}
