// One secret at a time: held back, then shown when the visitor wants it, and copied for a minute at most.
import type { Secret } from '../vault/worker/Command.ts'
import type { SecretState } from './SecretState.ts'

/** How long a secret is held back, in seconds. The visitor may have opened it under pressure or by mistake. */
const secondsHeld = 5

/** After this time the clipboard is cleared, in ms. */
const clipboardLife = 60_000

export interface SecretPorts {
  /** Calls back after some ms; returns a function that cancels it. */
  readonly setTimer: (callback: () => void, delay: number) => () => void
  /** Resolves to whether the browser has copied the text. */
  readonly copy: (text: string) => Promise<boolean>
  /** Resolves when the clipboard is empty. Browsers clear it only for a page that is in use, so this may take long. */
  readonly clearClipboard: () => Promise<void>
}

export function createSecretView(parameters: {
  readonly ports: SecretPorts
  readonly getState: () => SecretState
  readonly patch: (part: Partial<SecretState>) => void
  /** `undefined` while no wallet is open. */
  readonly getWallet: () => { readonly reveal: (secret: Secret) => Promise<string> } | undefined
}) {
  const { getState, getWallet, patch, ports } = parameters
  let cancelTick: (() => void) | undefined
  let cancelClear: (() => void) | undefined

  const hold = (secret: Secret, secondsLeft: number): void => {
    patch({ secret: { secret, stage: secondsLeft === 0 ? 'ready' : 'held', secondsLeft, text: undefined } })
    if (secondsLeft > 0) cancelTick = ports.setTimer(() => hold(secret, secondsLeft - 1), 1_000)
  }

  const close = (): void => {
    cancelTick?.()
    if (getState().secret !== undefined) patch({ secret: undefined })
  }

  const clear = async (): Promise<void> => {
    cancelClear = undefined
    await ports.clearClipboard()
    if (cancelClear === undefined) patch({ copy: 'cleared' })
  }

  return {
    open: (secret: Secret): void => {
      close()
      if (getState().copy !== 'copied') patch({ copy: 'idle' })
      if (getWallet() !== undefined) hold(secret, secondsHeld)
    },
    show: async (): Promise<void> => {
      const { secret: asked } = getState()
      const wallet = getWallet()
      if (asked?.stage !== 'ready' || wallet === undefined) return
      const text = await wallet.reveal(asked.secret)
      // Another secret may have been opened in the meantime.
      if (getState().secret === asked) patch({ secret: { ...asked, stage: 'shown', text } })
    },
    copy: async (): Promise<void> => {
      const text = getState().secret?.text
      if (text === undefined) return
      if (!(await ports.copy(text))) return patch({ copy: 'failed' })
      cancelClear?.()
      cancelClear = ports.setTimer(() => {
        void clear()
      }, clipboardLife)
      patch({ copy: 'copied' })
    },
    close,
  }
}
