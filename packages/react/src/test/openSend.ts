import { sendPlugin, type RouteParameters, type SendPluginState } from '@latchkey/core'
import { createFakeAdapter, type FakeTransfer } from '@latchkey/core/testing'
import { expect } from 'vitest'
import { loadParts } from './loadParts.ts'
import { renderModal, type RenderedModal, type RenderModalParameters } from './renderModal.tsx'
import { addresses, metamask } from './scenes/cast.ts'
import { createSendFake, seedHoldings, storeReceivers, type SendWorldParameters } from './scenes/createSendScenes.ts'

export interface SendVisit extends RenderedModal {
  readonly transfer: FakeTransfer
  readonly state: () => SendPluginState
  /** Replaces the text of a field, as if it was pasted. */
  readonly fill: (testId: string, text: string) => void
  /** Waits out the pauses of the form, until the chain has answered. */
  readonly rest: () => Promise<void>
}

/** Opens the form of a visitor who has ether and tokens, and who has sent before. */
export async function openSend(
  parameters: SendWorldParameters &
    Pick<RenderModalParameters, 'options'> & { readonly enter?: RouteParameters['WalletSend'] } = {},
): Promise<SendVisit> {
  await loadParts()
  const { enter, options, ...world } = parameters
  const { fake: transfer, features } = createSendFake(world)
  const fake = createFakeAdapter({ wallets: [metamask], addresses: [...addresses], features })
  const modal = await renderModal({ fake, connected: metamask.id, storage: storeReceivers(), options })
  seedHoldings(modal)
  await modal.open()
  await modal.click('lk-account-send')
  await modal.settled('WalletSend')
  await modal.hasStatus('editing')
  const plugin = modal.modal.plugin(sendPlugin)
  if (enter) {
    const machine = await plugin.load()
    machine.enter(enter)
    await expect.poll(() => plugin.store.getState().receiver.status).not.toBe('resolving')
  }
  await modal.advance(1_000)
  await expect.poll(() => plugin.store.getState().facts.balance).not.toBeNull()
  return {
    ...modal,
    transfer,
    state: plugin.store.getState,
    fill: (testId, text) => {
      const field = modal.find(testId)
      if (!(field instanceof HTMLInputElement)) throw new TypeError(`${testId} is not a field.`)
      field.focus()
      field.select()
      // Like a keyboard or the clipboard, it fires the events that React reads.
      document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
    },
    rest: () => modal.advance(1_000),
  }
}
