import axe from 'axe-core'
import type { NodeResult } from 'axe-core'
import { expect } from 'vitest'

/** These judge a whole page; here a part of one is on the table. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'html-has-lang', 'bypass']

/**
 * Fails on any violation of WCAG 2.2 AA or of axe's best practices. axe passes over contrast in silence where it cannot
 * compute it, so that counts as a failure too.
 */
export async function expectAccessible(
  element: Element,
  parameters: {
    /** Judges colours alone, as where nothing else has changed since the last time. */
    readonly isContrastOnly?: boolean
  } = {},
): Promise<void> {
  const results = await axe.run(element, {
    runOnly: parameters.isContrastOnly
      ? { type: 'rule', values: ['color-contrast'] }
      : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    ...(!parameters.isContrastOnly && {
      rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
    }),
    elementRef: true,
  })
  const skipped = results.incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((result) => ({ ...result, nodes: result.nodes.filter((node) => !isInitial(node) && !isCut(node)) }))
  const found = [...results.violations, ...skipped].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
  expect(found, 'accessibility').toEqual([])
  expect(results.passes.length, 'rules that found something to judge').toBeGreaterThan(0)
}

/** axe does not judge a single letter. Ours are the initials of pictures, whose contrast has a test of its own. */
function isInitial({ any }: NodeResult): boolean {
  return any.some(({ data }) => data?.messageKey === 'shortTextContent')
}

/** axe cannot see what is half scrolled out of sight. It is judged with its likes, which are in sight. */
function isCut({ element }: NodeResult): boolean {
  const scroller = element?.closest('.lk-view')
  if (!element || !scroller) return false
  return element.getBoundingClientRect().bottom > scroller.getBoundingClientRect().bottom
}
