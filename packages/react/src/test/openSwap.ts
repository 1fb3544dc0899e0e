import { swapPlugin, type RouteParameters, type SwapPluginState } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { createFakeAdapter } from '@latchkey/core/testing'
import { expect } from 'vitest'
import { loadParts } from './loadParts.ts'
import { renderModal, type RenderedModal } from './renderModal.tsx'
import { addresses, metamask } from './scenes/cast.ts'
import { createSwapWorld, type SwapWorld, type SwapWorldParameters } from './scenes/createSwapWorld.ts'
import type { SceneSteps } from './scenes/createScene.ts'

export interface SwapVisit extends RenderedModal {
  readonly world: SwapWorld
  readonly state: () => SwapPluginState
  /** Replaces the text of a field, as if it was pasted. */
  readonly fill: (testId: string, text: string) => void
  /** Waits until there is a quote of what was entered. */
  readonly quoted: () => Promise<void>
  /** Enters an amount, and opens the review. */
  readonly review: () => Promise<void>
}

/** Opens the form of a visitor who has ether and dollars, with what the app passes to it. */
export async function openSwap(
  parameters: SwapWorldParameters & {
    readonly enter?: RouteParameters['Swap']
    readonly options?: SceneSteps['options']
  } = {},
): Promise<SwapVisit> {
  await loadParts()
  const { enter, options, ...given } = parameters
  const world = createSwapWorld(given)
  const modal = await renderModal({
    fake: createFakeAdapter({ wallets: [metamask], addresses: [...addresses], features: world.features }),
    connected: metamask.id,
    http: world.cloud.http,
    options: { cloud: world.cloud.url, networks: [mainnet], ...options },
  })
  await modal.open()
  const plugin = modal.modal.plugin(swapPlugin)
  const state = plugin.store.getState
  modal.modal.controllers.router.push('Swap', enter)
  await modal.settled('Swap')
  await expect.poll(() => state().payer).not.toBeNull()
  await expect.poll(() => state().facts.balance).not.toBeNull()
  const quoted = async (): Promise<void> => {
    await modal.advance(400)
    await expect.poll(() => state().status).toBe('quoted')
    await expect.poll(() => state().facts.feeAtMost).not.toBeNull()
  }
  return {
    ...modal,
    world,
    state,
    quoted,
    fill: (testId, text) => {
      const field = modal.find(testId)
      if (!(field instanceof HTMLInputElement)) throw new TypeError(`${testId} is not a field.`)
      field.focus()
      field.select()
      // Like a keyboard or the clipboard, it fires the events that React reads.
      document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
    },
    review: async () => {
      await quoted()
      await modal.click('lk-swap-review')
      await modal.settled('SwapPreview')
    },
  }
}
