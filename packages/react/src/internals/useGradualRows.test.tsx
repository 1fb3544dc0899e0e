import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useGradualRows } from './useGradualRows.ts'

const toRows = (count: number): readonly string[] => Array.from({ length: count }, (_unused, index) => `Row ${index}`)

/** Renders a list, and keeps how many rows each render had. */
async function show(count: number): Promise<readonly number[]> {
  const seen: number[] = []
  const all = toRows(count)
  function Rows(): ReactNode {
    const rows = useGradualRows(all)
    seen.push(rows.length)
    return rows.map((row) => <p key={row}>{row}</p>)
  }
  await render(<Rows />)
  await expect.poll(() => document.querySelectorAll('p').length).toBe(count)
  return seen
}

it('shows the first rows of a long list at once, and soon all of them', async () => {
  const seen = await show(40)
  expect(seen[0]).toBe(16)
  expect(seen.at(-1)).toBe(40)
})

it('shows a short list at once', async () => {
  expect(new Set(await show(16))).toEqual(new Set([16]))
})
