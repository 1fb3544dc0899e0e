import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../test/expectAccessible.ts'
import { render } from '../test/render.tsx'
import { AmountInput } from './AmountInput.tsx'

interface FieldProps {
  readonly error?: string | undefined
}

function Field({ error }: FieldProps): ReactNode {
  const [text, setText] = useState('')
  const [isFiat, setIsFiat] = useState(false)
  return (
    <AmountInput
      text={text}
      onChange={setText}
      label={isFiat ? 'Amount in USD' : 'Amount in ETH'}
      decimals={isFiat ? 2 : 18}
      unit={<b>{isFiat ? 'USD' : 'ETH'}</b>}
      other={{ text: isFiat ? '0.249 ETH' : '$650.30', label: 'Change places', onPress: () => setIsFiat(!isFiat) }}
      aside="0.742 ETH available"
      error={error}
      testId="amount"
    />
  )
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('has no accessibility violation, empty, filled and refused', async () => {
    const { container, screen, rerender } = await render(<Field />, { theme })
    await expectAccessible(container)
    await screen.getByRole('textbox', { name: 'Amount in ETH' }).fill('0.25')
    await expectAccessible(container)
    await rerender(<Field error="More than you have" />)
    await expectAccessible(container)
  })
})

it.each([
  ['en', '1234.50', '1,234.5'],
  ['en', '1,5', '1.5'],
  ['en', '0,234', '0.234'],
  ['ar', '٠٫٢٥', '0.25'],
])(
  'never drops a decimal point, and groups digits when the field is left: in %s, %s becomes %s',
  async (locale, typed, shown) => {
    const { screen } = await render(<Field />, { locale })
    const field = screen.getByRole('textbox')
    for (const character of typed) await userEvent.type(field, character)
    await expect.element(field).toHaveValue(typed)
    await userEvent.tab()
    await expect.element(field).toHaveValue(shown)
  },
)

it.each(['1e3', '-1', '0x10', '1.2.3', 'abc'])(
  'keeps %s as it was typed, for the visitor to correct',
  async (typed) => {
    const { screen } = await render(<Field />)
    const field = screen.getByRole('textbox')
    await field.fill(typed)
    await userEvent.tab()
    await expect.element(field).toHaveValue(typed)
  },
)

it('shows the amount in both currencies, which change places with the keyboard (behaviour 2)', async () => {
  const { screen } = await render(<Field />)
  await expect.element(screen.getByText('$650.30')).toBeVisible()
  await screen.getByRole('textbox').click()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox', { name: 'Amount in USD' })).toBeVisible()
  await expect.element(screen.getByText('0.249 ETH', { exact: true })).toBeVisible()
})

it('announces what is wrong, and names it at the field', async () => {
  const { screen, rerender } = await render(<Field />)
  await rerender(<Field error="More than you have" />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('More than you have')
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('More than you have')
  await expect.element(screen.getByRole('textbox')).toBeInvalid()
})
