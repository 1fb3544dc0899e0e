// Owns what a page knows of the visitor's last visit before any wallet is asked, and what it leaves for the server's next answer.
import type { Ports } from './kernel/ports/ports.ts'
import type { BaseModalOptions } from './options/BaseModalOptions.ts'
import type { ModalControllers } from './plugin/Modal.ts'

/** The visitor's last visit. */
export interface LastVisit {
  /** Reads the network and the accounts from storage. Does nothing on a server, and after `destroy`. */
  recall(): void
  destroy(): void
}

/** Creates the last visit of one modal. */
export function createLastVisit(context: {
  readonly controllers: ModalControllers
  readonly options: BaseModalOptions
  readonly ports: Pick<Ports, 'platform'>
}): LastVisit {
  const { controllers, options } = context
  const { connection, network } = controllers
  let isDone = !context.ports.platform.isBrowser
  let isDestroyed = false
  let end: (() => void) | undefined

  const keep = async (): Promise<void> => {
    const { keepInitialState } = await import('./account/keepInitialState.ts')
    if (!isDestroyed) end = keepInitialState({ ...controllers, scope: options.storagePrefix })
  }

  return {
    recall: () => {
      if (isDone) return
      isDone = true
      network.restore()
      connection.recall({ reconnect: controllers.options.store.getState().enableReconnect })
      // Without the file, the server renders what it rendered last.
      if (options.initialStateCookie) void keep().catch(() => undefined)
    },
    destroy: () => {
      isDone = true
      isDestroyed = true
      end?.()
    },
  }
}
