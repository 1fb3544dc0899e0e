import { createWorkerStarter } from '../keys/createWorkerStarter.ts'
import type { BrowserStorage } from '../storage/probeStorage.ts'
import { canTellVisibility } from '../seen/canTellVisibility.ts'
import { openScreens } from '../screens/openScreens.ts'
import { createWorkerPort } from '../vault/worker/createWorkerPort.ts'
import { createFrame, type FrameMachine } from './createFrame.ts'

/** Creates the machine with the parts of this browser. */
export function openMachine(parameters: {
  readonly page: Window
  /** The channel to the page. */
  readonly port: MessagePort
  readonly projectId: string
  /** The pinned origin of the page. */
  readonly origin: string
  readonly isUnverified: boolean
  /** Whether the page is an app of the operator's own, in no other page. */
  readonly isTrusted: boolean
  readonly storage: BrowserStorage
}): FrameMachine {
  const { isTrusted, isUnverified, origin, page, port, projectId, storage } = parameters
  const startWorker = createWorkerStarter()
  const machine = createFrame({
    projectId,
    origin,
    site: page.location.origin,
    isUnverified,
    // A browser that keeps no key for the frame leaves its keys to windows, as for every app.
    canProve: canTellVisibility() || (isTrusted && storage.keepsKeys),
    storage,
    chainId: new URLSearchParams(page.location.search).get('chainId') ?? '',
    languages: page.navigator.languages,
    fetch: (...request) => page.fetch(...request),
    createId: () => page.crypto.randomUUID(),
    startWorker: () => createWorkerPort(startWorker()),
    createPasskeys: async (client) => (await import('../passkey/createPasskeys.ts')).createPasskeys({ client, page }),
    logInWithPasskey: async (login) =>
      (await import('../passkey/logInWithPasskey.ts')).logInWithPasskey({ ...login, page }),
    setTimer: (callback, delay) => {
      const timer = page.setTimeout(callback, delay)
      return () => page.clearTimeout(timer)
    },
    now: () => page.performance.now(),
    openPage: (url) => page.open(url, '_blank', 'popup,width=440,height=760') !== null,
    tell: (event) => port.postMessage(event),
    reload: () => page.location.reload(),
  })
  openScreens({
    store: machine.screens,
    place: isTrusted ? 'trustedFrame' : 'frame',
    // Without its views, a screen can only end: the request would wait for the visitor forever.
    onFailure: () => machine.screens.get()?.reject(),
  })
  return machine
}
