import { createTabStorage } from '../kernel/ports/createTabStorage.ts'
import { reloadPage } from '../kernel/ports/reloadPage.ts'
import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import { reopeningItem } from '../kernel/store/storedItems.ts'
import { selectRoute } from '../modal/routerState.ts'
import { definePlugin } from './definePlugin.ts'

/** Opens the modal again after the visitor has reloaded the page, because a browser may not ask again for a file that did not load. */
export const reopeningPlugin = /*#__PURE__*/ definePlugin({
  id: 'reopening',
  create: ({ controllers, options, signal }) => {
    const wish = createPersistedItem({ storage: createTabStorage(), item: reopeningItem, scope: options.storagePrefix })
    return {
      /** Reloads the page. The modal then opens at the same view, or at the first one if that view needs parameters. */
      reload: (): void => {
        const { view } = selectRoute(controllers.router.store.getState())
        wish.set(reopeningItem.isValue(view) ? view : '')
        reloadPage()
      },
      /** Opens the modal if the visitor has reloaded the page for it. To be called once the wallets of the last visit are back. */
      resume: (): void => {
        const view = wish.get()
        if (view === undefined || signal.aborted) return
        wish.remove()
        controllers.modal.open({ view: view || undefined })
      },
    }
  },
})
