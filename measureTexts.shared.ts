/** Not measured, with all that is in them: pictures, and texts that only screen readers say. */
const leftOut = 'svg, style, .lk-hidden, .visually-hidden'

/** An element with texts, and what may go wrong with it. */
interface Measured {
  readonly isOutside: boolean
  readonly isCut: boolean
  readonly isSpilt: boolean
  readonly isBroken: boolean
  /** Of a button; `0` for other elements. */
  readonly height: number
  readonly name: string
  /** With those of the elements in it. */
  readonly text: string
  /** Its name and its text as they are on screen now. Reading a text takes longer than all the rest. */
  readonly describe: () => string
}

/** Elements by their place in the tree: the numbers of the children on the way to them. */
export type MeasuredTexts = ReadonlyMap<string, Measured>

/**
 * Measures every visible element below a root. It runs in a page, and makes the browser lay out the page once.
 *
 * @param boxOf says what an element must not leave; `undefined` if it may be anywhere.
 */
export function measureTexts(parameters: {
  readonly root: Element | ShadowRoot
  readonly boxOf: (element: HTMLElement) => { readonly left: number; readonly right: number } | undefined
}): MeasuredTexts {
  const { boxOf, root } = parameters
  const found = new Map<string, Measured>()
  const visit = (parent: Element | ShadowRoot, place: string): void => {
    ;[...parent.children].forEach((element, index) => {
      // Pictures without a text may be cut.
      if (!(element instanceof HTMLElement) || element.textContent === '' || element.matches(leftOut)) return
      if (!element.checkVisibility({ visibilityProperty: true })) return
      const here = `${place}/${index}`
      found.set(here, measure(element, boxOf(element)))
      visit(element, here)
    })
  }
  visit(root, '')
  return found
}

function measure(element: HTMLElement, box: { readonly left: number; readonly right: number } | undefined): Measured {
  const { left, right } = element.getBoundingClientRect()
  const { display, overflowX, overflowY } = getComputedStyle(element)
  // A scroll bar may cover the space beside texts. Inline elements have no size of their own.
  const width = overflowY === 'auto' ? element.offsetWidth : element.clientWidth
  const isWider = width > 0 && element.scrollWidth > width + 1
  const isHigher = element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 1
  // Rows of lists are as high as their texts.
  const isButton = element.localName === 'button' && !element.matches('.row, .lk-row')
  return {
    name: toName(element),
    text: element.textContent,
    describe: () => `${toName(element)}\t${element.innerText.slice(0, 90).replaceAll(/\s+/g, ' ')}`,
    isOutside: box !== undefined && (left < box.left - 1 || right > box.right + 1),
    // What clips its height follows that of its content.
    isCut: (isWider && (overflowX === 'hidden' || overflowX === 'clip')) || (isHigher && overflowY === 'hidden'),
    isSpilt: display !== 'inline' && ((overflowX === 'visible' && isWider) || (isButton && isHigher)),
    isBroken: breaksWord(element),
    height: isButton ? element.offsetHeight : 0,
  }
}

function toName({ className, dataset, localName }: HTMLElement): string {
  return dataset['testid'] ?? `${localName}.${className}`
}

/** Whether a word of an element's own texts begins on one line and ends on the next, other than after a hyphen. */
function breaksWord(element: HTMLElement): boolean {
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return false
    const range = document.createRange()
    range.selectNodeContents(node)
    if (range.getClientRects().length < 2) return false
    // Languages that write words without spaces break anywhere.
    const words = node.data.matchAll(
      /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}]+/gu,
    )
    return [...words].some(({ 0: word, index }) => {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })
  })
}

/** What does not fit in a language, though it fits in English. */
export interface Misfit {
  /** The same for the same fault of the same element, in any language. */
  readonly id: string
  /** Fault, element, text. */
  readonly description: string
}

/** Lists what does not fit in the language that is on screen. */
export function listMisfits(parameters: {
  readonly english: MeasuredTexts | undefined
  readonly measured: MeasuredTexts | undefined
}): readonly Misfit[] {
  const { english = new Map(), measured = new Map() } = parameters
  const faults = [...measured].flatMap(([place, each]) => {
    const before = english.get(place)
    const names = [
      each.isOutside && !before?.isOutside && 'leaves its box',
      // A text that is the same in English, such as a wallet's name, may be cut off.
      each.isCut && !before?.isCut && each.text !== before?.text && 'is cut off',
      each.isSpilt && !before?.isSpilt && 'is wider than its box',
      each.isBroken && !before?.isBroken && 'breaks a word',
      before?.name === each.name && each.height > before.height * 1.3 && 'needs more lines than in English',
    ]
    return names.flatMap((fault) => (fault === false ? [] : [{ place, fault, each }]))
  })
  // What surrounds an element has the same fault.
  return faults
    .filter(({ fault, place }) => !faults.some((other) => other.fault === fault && other.place.startsWith(`${place}/`)))
    .map(({ each, fault, place }) => ({ id: `${place} ${fault}`, description: `${fault}\t${each.describe()}` }))
}

/** The misfits that are in both lists, as the first describes them. */
export function keepSame(misfits: readonly Misfit[] = [], others: readonly Misfit[] = []): readonly Misfit[] {
  return misfits.filter(({ id }) => others.some((other) => other.id === id))
}

/** What a page offers that shows scenes one after the other; its name in the page is `misfitSearch`. */
export interface MisfitSearch {
  readonly scenes: readonly string[]
  /** Lists what does not fit in a scene, each as `language, width, fault, element, text`. */
  readonly judge: (parameters: {
    readonly scene: string
    readonly languages: readonly string[]
    readonly widths: readonly number[]
  }) => Promise<readonly string[]>
}

/** A scene that is on screen, in English. */
export interface ShownScene {
  readonly speak: (language: string) => Promise<void>
  /** Waits until the scene is at rest. */
  readonly settle: () => Promise<void>
  readonly root: () => Element | ShadowRoot
  /** What an element must not leave; `undefined` if it may be anywhere. */
  readonly boxOf: (element: HTMLElement) => { readonly left: number; readonly right: number } | undefined
  readonly end: () => Promise<void>
}

/** Creates what a page offers that runs in a frame and shows scenes. */
export function createMisfitSearch(parameters: {
  readonly scenes: readonly string[]
  readonly show: (scene: string) => Promise<ShownScene>
}): MisfitSearch {
  const { scenes, show } = parameters
  return {
    scenes,
    judge: async ({ languages, scene, widths }) => {
      const { boxOf, end, root, settle, speak } = await show(scene)
      const measureAll = async (language: string): Promise<readonly MeasuredTexts[]> => {
        await speak(language)
        const all: MeasuredTexts[] = []
        for (const width of widths) {
          resizeFrame(width)
          await settle()
          all.push(measureTexts({ root: root(), boxOf }))
        }
        return all
      }
      const before = await measureAll('en')
      const misfits: string[] = []
      for (const language of languages) {
        const measured = await measureAll(language)
        const found = measured.map((texts, index) => listMisfits({ english: before[index], measured: texts }))
        if (found.flat().length === 0) continue
        // A part that loads by itself may have come after English was measured.
        const now = await measureAll('en')
        widths.forEach((width, index) => {
          const still = listMisfits({ english: now[index], measured: measured[index] })
          for (const { description } of keepSame(found[index], still))
            misfits.push(`${language}\t${width} px\t${description}`)
        })
      }
      await end()
      return misfits
    },
  }
}

/** Gives the frame of this page another width. */
function resizeFrame(width: number): void {
  window.frameElement?.setAttribute('width', String(width))
}

/** Waits until the page is drawn. Observers of sizes report in the frame after the one with a new size. */
export async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}
