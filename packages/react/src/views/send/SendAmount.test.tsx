import { sendPlugin, type Send } from '@latchkey/core'
import { createFakeAdapter, createTestModal } from '@latchkey/core/testing'
import { useRef, type ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { ModalContext } from '../../internals/ModalContext.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { createTranslator } from '../../messages/createTranslator.ts'
import { enMoney } from '../../messages/languages/en/money.ts'
import { en } from '../../messages/languages/en/opening.ts'
import { enViews } from '../../messages/languages/en/views.ts'
import { MessagesContext } from '../../messages/MessagesContext.ts'
import { render } from '../../test/render.tsx'
import { addresses, metamask } from '../../test/scenes/cast.ts'
import { createSendFake } from '../../test/scenes/createSendScenes.ts'
import { SendAmount } from './SendAmount.tsx'
import { useSendUnits } from './useSendUnits.ts'

function Amount({ machine }: { readonly machine: Send }): ReactNode {
  const state = useSelector(useModalInstance().plugin(sendPlugin).store, (current) => current)
  const input = useRef<HTMLInputElement>(null)
  return <SendAmount machine={machine} state={state} units={useSendUnits(state)} inputRef={input} />
}

it('asks which amount is meant if a separator could be the decimal point or group thousands', async () => {
  const { features } = createSendFake()
  const { modal } = createTestModal({
    fake: createFakeAdapter({ wallets: [metamask], addresses: [...addresses], features }),
  })
  onTestFinished(() => modal.destroy())
  await modal.start()
  await modal.connect({ connectorId: metamask.id })
  const machine = await modal.plugin(sendPlugin).load()
  machine.enter(undefined)
  const { screen } = await render(<Amount machine={machine} />, {
    wrapper: (children) => (
      <ModalContext value={modal}>
        <MessagesContext value={createTranslator({ locale: 'fr', messages: { ...en, ...enViews, ...enMoney } })}>
          {children}
        </MessagesContext>
      </ModalContext>
    ),
  })
  const field = screen.getByRole('textbox')
  await field.fill('1.234')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Which amount do you mean?')
  expect(modal.plugin(sendPlugin).store.getState().amount).toBeNull()
  await screen.getByRole('button', { name: '1,234' }).click()
  expect(modal.plugin(sendPlugin).store.getState().amount).toBe(1_234_000_000_000_000_000n)
  await expect.element(field).toHaveValue('1,234')
})
