import { useState, type ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectAccessible } from '../test/expectAccessible.ts'
import { render } from '../test/render.tsx'
import { AddressInput } from './AddressInput.tsx'

const address = '0x71C7656EC7ab88b098defB751B7401B5f68976F1'

function Field({ error }: { readonly error?: string | undefined }): ReactNode {
  const [value, setValue] = useState('')
  return (
    <AddressInput
      value={value}
      onChange={setValue}
      label="Name or address"
      pasteLabel="Paste"
      error={error}
      testId="to"
    />
  )
}

const setReadText = (readText: () => Promise<string>): void => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('has no accessibility violation, empty, filled and refused', async () => {
    const { container, screen, rerender } = await render(<Field />, { theme })
    await expectAccessible(container)
    await screen.getByRole('textbox', { name: 'Name or address' }).fill(address)
    await expectAccessible(container)
    await rerender(<Field error="Not an address" />)
    await expectAccessible(container)
  })
})

it('pastes what was copied, without the spaces around it, and keeps the focus in the field (behaviour 7)', async () => {
  setReadText(async () => ` ${address}\n`)
  const { screen, root } = await render(<Field />)
  const field = screen.getByRole('textbox')
  await screen.getByRole('button', { name: 'Paste' }).click()
  await expect.element(field).toHaveValue(address)
  expect(root.activeElement).toBe(field.element())
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

it('puts the focus into the field if the browser does not let the page read the clipboard', async () => {
  setReadText(() => Promise.reject(new DOMException('Read permission denied.', 'NotAllowedError')))
  const { screen, root } = await render(<Field />)
  await screen.getByRole('button', { name: 'Paste' }).click()
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
  expect(root.activeElement).toBe(screen.getByRole('textbox').element())
})

it('announces what is wrong, and names it at the field', async () => {
  const { screen, rerender } = await render(<Field />)
  await rerender(<Field error="Not an address" />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not an address')
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Not an address')
})
