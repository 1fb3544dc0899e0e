import { expect, it } from 'vitest'
import { expectAccessible } from '../test/expectAccessible.ts'
import { render } from '../test/render.tsx'
import { AddressDiff } from './AddressDiff.tsx'

const known = '0x71C7656EC7ab88b098defB751B7401B5f68976F1'
const alike = '0x71c7656ec7ab88b098defb751b7401b6f68976f1'
const diff = (
  <AddressDiff
    first={{ address: alike, title: 'You pasted' }}
    second={{ address: known, title: 'You know' }}
    testId="diff"
  />
)

it.each(['light', 'dark'] as const)('has no accessibility violation in %s', async (theme) => {
  const { container } = await render(diff, { theme })
  await expectAccessible(container)
})

it('shows both addresses whole, and marks only what differs', async () => {
  const { container, screen } = await render(diff)
  await expect.element(screen.getByRole('group', { name: 'You pasted' })).toHaveTextContent(alike)
  await expect.element(screen.getByRole('group', { name: 'You know' })).toHaveTextContent(known)
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['01b6', '01B5'])
})

it('has the same columns in Arabic, so that groups are above each other', async () => {
  const { container } = await render(diff, { locale: 'ar' })
  const lefts = [...container.querySelectorAll('mark')].map((mark) => mark.getBoundingClientRect().left)
  expect(lefts).toHaveLength(2)
  expect(lefts[0]).toBeCloseTo(lefts[1] ?? 0, 0)
})
