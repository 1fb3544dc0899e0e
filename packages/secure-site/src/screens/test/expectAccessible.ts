import axe from 'axe-core'
import { expect } from 'vitest'

/**
 * Fails on any violation of WCAG 2.2 AA or of axe's best practices in the document. Where axe cannot compute a contrast it reports
 * nothing, so that counts as a failure, too.
 */
export async function expectAccessible(
  parameters: {
    /** Checks only colours, if nothing else has changed since the last check. */
    readonly isContrastOnly?: boolean | undefined
  } = {},
): Promise<void> {
  const { isContrastOnly = false } = parameters
  const results = await axe.run(document, {
    ...(isContrastOnly
      ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
      : {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          // The title of the test's page is not ours.
          rules: { 'document-title': { enabled: false } },
        }),
    elementRef: true,
  })
  const unsure = results.incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((result) => ({ ...result, nodes: result.nodes.filter(({ element }) => !isBelowFold(element)) }))
  const found = [...results.violations, ...unsure].flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
  expect(found, 'accessibility').toEqual([])
  expect(results.passes.length, 'rules that found something to judge').toBeGreaterThan(isContrastOnly ? 0 : 10)
}

/** axe cannot judge what is scrolled out of view, or what lies below the fade at the end. The same texts are judged elsewhere. */
function isBelowFold(element: HTMLElement | undefined): boolean {
  const area = element?.closest('.area')
  if (element === undefined || area === null || area === undefined) return element?.classList.contains('more') === true
  return element.getBoundingClientRect().bottom > area.getBoundingClientRect().bottom - 80
}
