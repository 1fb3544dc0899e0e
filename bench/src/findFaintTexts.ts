import type { Page } from 'playwright'

/** A text whose rendered contrast is below WCAG AA. */
export interface FaintText {
  readonly text: string
  /** The measured contrast, and the required minimum. */
  readonly contrast: number
  readonly minimum: number
  readonly view?: string | undefined
}

interface ShownText {
  readonly text: string
  readonly isLarge: boolean
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/**
 * Measures the contrast of the open modal's texts from pixels: it takes one screenshot as is and one with transparent
 * text, and compares each pixel of a letter with the actual background behind it.
 */
export async function findFaintTexts(
  page: Page,
): Promise<{ readonly texts: number; readonly faint: readonly FaintText[] }> {
  const texts = await page.evaluate(listTexts)
  const painted = (await page.screenshot({ animations: 'disabled' })).toString('base64')
  await page.evaluate(hideLetters)
  const ground = (await page.screenshot({ animations: 'disabled' })).toString('base64')
  await page.evaluate(showLetters)
  // Uses a separate page, so that the app's policies do not apply.
  const judge = await page.context().newPage()
  const contrasts = await judge.evaluate(readContrasts, { painted, ground, boxes: texts.map(({ box }) => box) })
  await judge.close()
  const faint = texts.flatMap(({ text, isLarge }, index) => {
    const contrast = contrasts[index] ?? 1
    const minimum = isLarge ? 3 : 4.5
    return contrast < minimum ? [{ text, contrast: Math.round(contrast * 100) / 100, minimum }] : []
  })
  return { texts: texts.length, faint }
}

/** Runs in the page. Returns every visible line of text in the modal. Disabled elements are exempt (WCAG 1.4.3). */
function listTexts(): ShownText[] {
  const shadow = document.querySelector('[data-testid="lk-host"]')?.shadowRoot
  const texts: ShownText[] = []
  // Text for screen readers only: a box of one pixel, from which the text overflows invisibly.
  const isUnseen = (element: Element | null): boolean =>
    element !== null && ((element.clientWidth === 1 && element.clientHeight === 1) || isUnseen(element.parentElement))
  if (!shadow) return texts
  const walker = document.createTreeWalker(shadow, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || parent.closest('style, :disabled, [aria-disabled="true"]')) continue
    if (isUnseen(parent)) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const style = getComputedStyle(parent)
    const size = Number.parseFloat(style.fontSize)
    for (const { x, y, width, height } of range.getClientRects()) {
      // A clipped or scrolled line is not the topmost element at its coordinates.
      const hit = shadow.elementFromPoint(x + width / 2, y + height / 2)
      if (width < 3 || height < 3 || !hit || !(hit.contains(parent) || parent.contains(hit))) continue
      texts.push({
        text: node.textContent.trim(),
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        box: { x, y, width, height },
      })
    }
  }
  return texts
}

function hideLetters(): void {
  const shadow = document.querySelector('[data-testid="lk-host"]')?.shadowRoot
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { -webkit-text-fill-color: transparent !important } svg text { fill: transparent !important }')
  shadow?.adoptedStyleSheets.push(sheet)
}

function showLetters(): void {
  document.querySelector('[data-testid="lk-host"]')?.shadowRoot?.adoptedStyleSheets.pop()
}

/**
 * Runs in a page. Returns the contrast of the clearest pixel of each box, because strokes are thin and their edges are
 * antialiased.
 */
async function readContrasts(parameters: {
  readonly painted: string
  readonly ground: string
  readonly boxes: readonly ShownText['box'][]
}): Promise<number[]> {
  const read = async (base64: string): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('The browser has no canvas')
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, bitmap.width, bitmap.height)
  }
  const [painted, ground] = await Promise.all([read(parameters.painted), read(parameters.ground)])
  const scale = 3
  const linear = (value: number): number => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  const luminance = ({ data }: ImageData, at: number): number =>
    0.2126 * linear(data[at] ?? 0) + 0.7152 * linear(data[at + 1] ?? 0) + 0.0722 * linear(data[at + 2] ?? 0)
  return parameters.boxes.map((box) => {
    let best = 1
    for (let y = Math.floor(box.y * scale); y < (box.y + box.height) * scale; y++)
      for (let x = Math.floor(box.x * scale); x < (box.x + box.width) * scale; x++) {
        if (x < 0 || y < 0 || x >= painted.width || y >= painted.height) continue
        const at = (y * painted.width + x) * 4
        const [darker = 0, lighter = 0] = [luminance(painted, at), luminance(ground, at)].toSorted((a, b) => a - b)
        best = Math.max(best, (lighter + 0.05) / (darker + 0.05))
      }
    return best
  })
}
