import type { CaipAddress } from '@latchkey/protocol/caip'
import { definePlugin } from '../plugin/definePlugin.ts'

/** The contracts whose balances have changed and were not read since, by account. */
export interface MovedContracts {
  add(caipAddress: CaipAddress, contracts: readonly string[]): void
  /** Returns the contracts; `undefined` if nothing has changed. An empty list means the native currency only. */
  get(caipAddress: CaipAddress): readonly string[] | undefined
  /** Removes what a request has read, but not what was added since. */
  remove(caipAddress: CaipAddress, contracts: readonly string[]): void
  /** Waits. Returns false, at once, when the modal is destroyed. */
  pause(milliseconds: number): Promise<boolean>
}

/** What the next reads of balances must ask the cloud to read past its cache. */
export const movedContractsPlugin = /*#__PURE__*/ definePlugin({
  id: 'movedContracts',
  create: ({ ports, signal }): MovedContracts => {
    const moved = new Map<CaipAddress, readonly string[]>()
    return {
      add: (caipAddress, contracts) =>
        void moved.set(caipAddress, [...new Set([...(moved.get(caipAddress) ?? []), ...contracts])]),
      get: (caipAddress) => moved.get(caipAddress),
      remove: (caipAddress, contracts) => {
        if (moved.get(caipAddress) === contracts) moved.delete(caipAddress)
      },
      pause: (milliseconds) =>
        new Promise((resolve) => {
          if (milliseconds === 0 || signal.aborted) return resolve(!signal.aborted)
          const end = (): void => {
            cancel()
            signal.removeEventListener('abort', end)
            resolve(!signal.aborted)
          }
          const cancel = ports.clock.after(milliseconds, end)
          signal.addEventListener('abort', end, { once: true })
        }),
    }
  },
})
