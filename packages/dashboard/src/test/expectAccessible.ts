import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails on any violation of WCAG 2.2 AA or of axe's best practices in the whole page. */
export async function expectAccessible(): Promise<void> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  const { passes, violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
  expect(found, 'accessibility').toEqual([])
  expect(passes.length, 'rules that found something to judge').toBeGreaterThan(0)
}
