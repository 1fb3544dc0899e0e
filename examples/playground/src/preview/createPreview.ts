import type { Devnet } from '../devnet/Devnet.ts'
import { createPlaygroundModal, type PlaygroundModal } from '../modal/createPlaygroundModal.ts'
import { updateModal } from '../modal/updateModal.ts'
import { createStore, type Store } from '../state/createStore.ts'
import { paint } from '../state/paint.ts'
import { readSettings } from '../state/readSettings.ts'
import { parseSettings, type Settings } from '../state/settings.ts'

/** Creates the modal of the preview, which follows the settings of the page around it. */
export async function createPreview(devnet: Devnet): Promise<Store<PlaygroundModal>> {
  let settings = readSettings()
  const create = (): PlaygroundModal =>
    // Never connected, whatever the page is.
    createPlaygroundModal({ devnet, settings, storagePrefix: 'preview' })
  const announced = new Set<string>()
  const announce = async (): Promise<void> => {
    const { createDemoWallet } = await import('../wallets/createDemoWallet.ts')
    for (const id of settings.demoWallets) {
      if (announced.has(id)) continue
      announced.add(id)
      createDemoWallet({ id, devnet, getTheme: () => settings.theme })
    }
  }

  paint(settings)
  await announce()
  const modal = createStore(create())

  const follow = (next: Settings): void => {
    const previous = settings
    settings = next
    paint(next)
    void announce()
    updateModal({ modal, previous, next, create })
  }
  addEventListener('message', ({ data, origin, source }) => {
    if (origin === location.origin && source === parent && typeof data === 'string') follow(parseSettings(data))
  })
  return modal
}
