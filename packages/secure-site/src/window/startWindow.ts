import { parseHandoffKey } from '../handoff/sealHandoff.ts'
import { createWorkerStarter } from '../keys/createWorkerStarter.ts'
import { createClipboard } from '../secret/createClipboard.ts'
import { openScreens } from '../screens/openScreens.ts'
import { probeStorage } from '../storage/probeStorage.ts'
import { createWorkerPort } from '../vault/worker/createWorkerPort.ts'
import { createWindow } from './createWindow.ts'

/**
 * Starts a window of the wallet: it takes one request of a frame, which the fragment of its address leads to, and answers it. Nothing
 * else in its address counts, and an opener is never heard.
 */
export function startWindow({ page }: { readonly page: Window }): void {
  const { history, location } = page
  const handoff = parseHandoffKey(location.hash)
  // The key no longer belongs in the address, nor in the history.
  history.replaceState(null, '', location.pathname + location.search)
  // Back from the browser's cache, the request is over.
  page.addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload()
  })
  const startWorker = createWorkerStarter()
  const setTimer = (callback: () => void, delay: number): (() => void) => {
    const timer = page.setTimeout(callback, delay)
    return () => page.clearTimeout(timer)
  }
  const begin = async (): Promise<void> => {
    const machine = createWindow({
      handoff,
      projectId: new URLSearchParams(location.search).get('projectId') ?? '',
      storage: await probeStorage(),
      fetch: (...request) => page.fetch(...request),
      createId: () => page.crypto.randomUUID(),
      startWorker: () => createWorkerPort(startWorker()),
      createPasskeys: async (client) => (await import('../passkey/createPasskeys.ts')).createPasskeys({ client, page }),
      setTimer,
      now: () => page.performance.now(),
      clipboard: createClipboard(page),
      close: () => page.close(),
    })
    openScreens({
      store: machine.screens,
      place: 'window',
      // Without its views, a screen can only end.
      onFailure: () => machine.screens.get()?.reject(),
    })
    page.addEventListener('pagehide', machine.close)
    await machine.run()
  }
  void begin()
}
