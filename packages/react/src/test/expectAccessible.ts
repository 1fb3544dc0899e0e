import axe from 'axe-core'
import type { NodeResult } from 'axe-core'
import { expect } from 'vitest'

/** Rules for whole pages, which do not apply to a part of one. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'html-has-lang', 'bypass']

/**
 * Fails on any violation of WCAG 2.2 AA or of axe's best practices. Where axe cannot compute a contrast, it reports nothing,
 * so that counts as a failure, too.
 */
export async function expectAccessible(
  element: Element,
  parameters: {
    /** Checks only colours, if nothing else has changed since the last check. */
    readonly isContrastOnly?: boolean
  } = {},
): Promise<void> {
  const letScroll = holdActions(element)
  const results = await axe
    .run(element, {
      runOnly: parameters.isContrastOnly
        ? { type: 'rule', values: ['color-contrast'] }
        : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      ...(!parameters.isContrastOnly && {
        rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
      }),
      elementRef: true,
      // Of the rest only one element for each rule is reported. Selectors would name elements, which their markup does.
      resultTypes: ['violations', 'incomplete'],
      selectors: false,
    })
    .finally(letScroll)
  const skipped = results.incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((result) => ({
      ...result,
      nodes: result.nodes.filter((node) => !isInitial(node) && !isCut(node) && !isDrawnApart(node)),
    }))
  const found = [...results.violations, ...skipped].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
  expect(found, 'accessibility').toEqual([])
  expect(results.passes.length, 'rules that found something to judge').toBeGreaterThan(0)
}

/** Keeps buttons that stay in sight where they belong, because axe cannot judge what is scrolled under them. Returns how to end it. */
function holdActions(element: Element): () => void {
  const all = [...element.querySelectorAll<HTMLElement>('.lk-actions')]
  for (const { style } of all) style.position = 'static'
  return () => {
    for (const { style } of all) style.removeProperty('position')
  }
}

/** axe skips single letters. Ours are the initials of pictures, whose contrast has its own test. */
function isInitial({ any }: NodeResult): boolean {
  return any.some(({ data }) => data?.messageKey === 'shortTextContent')
}

/** The input of a code is transparent, because its boxes draw the digits. Their contrast has its own test. */
function isDrawnApart({ element }: NodeResult): boolean {
  return element?.matches('.lk-code input') === true
}

/** axe cannot judge partly scrolled elements. Fully visible ones of the same kind are judged instead. */
function isCut({ element }: NodeResult): boolean {
  const scroller = element?.closest('.lk-view')
  if (!element || !scroller) return false
  return element.getBoundingClientRect().bottom > scroller.getBoundingClientRect().bottom
}
