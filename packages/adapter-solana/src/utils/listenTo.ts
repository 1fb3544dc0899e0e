import { readProperty } from '@latchkey/core/adapter'

/** Listens to a classic wallet's event, if it can be listened to. Returns the end of it, after which nothing is told. */
export function listenTo(wallet: object, event: string, listener: () => void): () => void {
  let isOver = false
  const own = (): void => {
    if (!isOver) listener()
  }
  call(wallet, 'on', event, own)
  return () => {
    isOver = true
    call(wallet, 'off', event, own)
  }
}

function call(wallet: object, name: string, event: string, listener: () => void): void {
  const method = readProperty(wallet, name)
  try {
    if (typeof method === 'function') Reflect.apply(method, wallet, [event, listener])
  } catch {
    // Such a wallet is not listened to.
  }
}
