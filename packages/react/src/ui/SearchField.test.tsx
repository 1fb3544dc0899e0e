import { useState } from 'react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../test/expectAccessible.ts'
import { render } from '../test/render.tsx'
import { SearchField } from './SearchField.tsx'

function Field(): ReactNode {
  const [value, setValue] = useState('')
  return <SearchField value={value} onChange={setValue} label="Search wallets" testId="lk-connect-search" />
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('has no accessibility violation, empty and filled', async () => {
    const { container, screen } = await render(<Field />, { theme })
    await expectAccessible(container)
    await screen.getByRole('searchbox').fill('meta')
    await expectAccessible(container)
  })
})

it('accepts text, and is cleared by its button, which keeps the focus in the field', async () => {
  const { screen, root } = await render(<Field />)
  const field = screen.getByRole('searchbox', { name: 'Search wallets' })
  await field.fill('meta')
  await screen.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(field).toHaveValue('')
  expect(root.activeElement).toBe(field.element())
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

it('is cleared by Escape first; only then does Escape close the surrounding dialog', async () => {
  const { container, screen } = await render(
    <dialog>
      <Field />
    </dialog>,
  )
  const dialog = container.querySelector('dialog')
  dialog?.showModal()
  await screen.getByRole('searchbox').fill('meta')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  expect(dialog?.open).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog?.open).toBe(false)
})
