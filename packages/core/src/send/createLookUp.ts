import type { ClockPort } from '../kernel/ports/ports.ts'
import { TYPING_PAUSE } from './constants.ts'
import type { SendReceiver } from './state.ts'

/** The look-up of the name that the visitor enters. A newer one replaces it. */
export interface LookUp {
  /** @param parameters.isTyped whether more may follow: parts of a name are nothing that a registry should see, so it waits for a rest. */
  start(parameters: { readonly name: string; readonly isTyped: boolean }): void
  /** Looks up the typed name without waiting for the visitor to pause. Resolves when no look-up is under way. */
  finish(): Promise<void>
  /** Forgets the name, whatever the answer. */
  drop(): void
}

export interface LookUpParameters {
  readonly clock: ClockPort
  /** Never rejects. */
  readonly resolve: (name: string) => Promise<SendReceiver>
  /** Called when the rest of a typed name is no longer waited for. */
  readonly onStart: (receiver: SendReceiver) => void
  readonly onFound: (receiver: SendReceiver) => void
}

export function createLookUp({ clock, resolve, onStart, onFound }: LookUpParameters): LookUp {
  let current: Promise<void> | undefined
  let startTyped: (() => void) | undefined
  let cancelPause = (): void => undefined

  const drop = (): void => {
    cancelPause()
    startTyped = undefined
    current = undefined
  }

  const begin = (name: string): void => {
    const looking = resolve(name).then((receiver) => {
      // Another text or account has taken its place meanwhile.
      if (current !== looking) return
      current = undefined
      onFound(receiver)
    })
    current = looking
  }

  return {
    drop,
    start: ({ name, isTyped }) => {
      drop()
      if (!isTyped) return begin(name)
      startTyped = () => {
        drop()
        onStart({ status: 'resolving', name })
        begin(name)
      }
      cancelPause = clock.after(TYPING_PAUSE, startTyped)
    },
    finish: async () => {
      startTyped?.()
      await current
    },
  }
}
