import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../test/expectAccessible.ts'
import { render } from '../test/render.tsx'
import { EmailField, type EmailFieldProps } from './EmailField.tsx'

const texts = { label: 'E-mail address', submitLabel: 'Continue', testId: 'mail' } as const

function Field(props: Partial<EmailFieldProps>): ReactNode {
  const [value, setValue] = useState('')
  return <EmailField onSubmit={() => undefined} {...texts} {...props} value={value} onChange={setValue} />
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('has no accessibility violation: empty, filled, refused, busy', async () => {
    const { container, screen, rerender } = await render(<Field />, { theme })
    await expectAccessible(container)
    await screen.getByRole('textbox', { name: 'E-mail address' }).fill('you@example.com')
    await expectAccessible(container)
    await rerender(<Field isInvalid error="This is not an e-mail address" />)
    await expectAccessible(container)
    await rerender(<Field isBusy />)
    await expectAccessible(container)
  })
})

it('is submitted by its button and by Enter, but not while it is busy', async () => {
  let submits = 0
  const onSubmit = (): void => void submits++
  const { screen, rerender } = await render(<Field onSubmit={onSubmit} />)
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByRole('textbox').fill('you@example.com')
  await userEvent.keyboard('{Enter}')
  expect(submits).toBe(2)
  await rerender(<Field onSubmit={onSubmit} isBusy />)
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('x{Enter}')
  await screen.getByRole('button').click({ force: true })
  expect(submits).toBe(2)
  await expect.element(screen.getByRole('textbox')).toHaveValue('you@example.com')
})

it('names what is wrong at the field', async () => {
  const { screen } = await render(<Field isInvalid error="This is not an e-mail address" />)
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('This is not an e-mail address')
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
})

it('keeps the button’s size while it is busy', async () => {
  const { screen, rerender } = await render(<Field />)
  const size = () => screen.getByRole('button').element().getBoundingClientRect().width
  const before = size()
  await rerender(<Field isBusy />)
  expect(size()).toBe(before)
})
