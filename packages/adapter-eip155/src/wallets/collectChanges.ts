import type { ConnectorEventMap } from '@wagmi/core'

type Change = ConnectorEventMap['change']

/**
 * Returns a function that takes the changes of a wallet, and calls `notify` once for all changes of one task, so that a wallet that floods
 * the page does not block it.
 */
export function collectChanges(notify: (change: Change) => void): (change: Change) => void {
  let pending: Change | undefined
  return (change) => {
    if (pending === undefined)
      queueMicrotask(() => {
        const latest = { ...pending }
        pending = undefined
        notify(latest)
      })
    pending = { ...pending, ...change }
  }
}
