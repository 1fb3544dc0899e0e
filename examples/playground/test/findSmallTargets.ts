import type { Page } from 'playwright'

/** Describes what can be pressed on the page and is smaller than some px in either direction. */
export function findSmallTargets(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((limit) => {
    // A label is the target of the control in it. A button that shows a state cannot be pressed.
    const all = document.querySelectorAll('a, button:not([aria-disabled="true"]), select, input, label:has(input)')
    return [...all]
      .filter((target) => target.checkVisibility() && !target.matches('label input'))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < limit)
      .map(
        ({ target, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${target.localName} ${target.textContent}`,
      )
  }, least)
}
