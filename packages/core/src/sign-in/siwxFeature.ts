import { selectIsConnected } from '../connect/connectionState.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { FeatureDefinition } from '../plugin/Modal.ts'
import type { SignInMachine } from './createSignIn.ts'
import type { SignInState } from './state.ts'

/** Signing in with the wallet, where the app asks for it (the options `siwx` and `siweConfig`). */
export interface SignIn {
  readonly store: ReadableStore<SignInState>
  /** What does the work, loaded when it is first needed. @throws `chunk.failed` */
  load(): Promise<SignInMachine>
  /**
   * A wallet was connected (`isNew`) or those of the last visit are back: asks for a signature if one is needed, and closes
   * the modal of a new connection if not.
   *
   * @throws `chunk.failed`
   */
  settle(parameters: { readonly isNew: boolean }): Promise<void>
}

/** The sign-in of one modal. Only its state is made at once. */
export const siwxFeature: FeatureDefinition<SignIn> = {
  id: 'siwx',
  create: (context) => {
    const { siwx, siweConfig } = context.given
    const isEnabled = siwx !== undefined || (siweConfig !== undefined && siweConfig.enabled !== false)
    const store = createStore<SignInState>({
      isEnabled,
      isRequired: isEnabled && (siwx ? siwx.getRequired() : siweConfig?.required !== false),
      byNamespace: {},
    })
    let loading: Promise<SignInMachine> | undefined
    let isDestroyed = false

    const load = (): Promise<SignInMachine> => {
      loading ??= import('./createSignIn.ts').then(
        ({ createSignIn }) => {
          if (isDestroyed) throw new ModalError('modal.destroyed')
          return createSignIn({ ...context, store })
        },
        (cause: unknown) => {
          loading = undefined
          throw toModalError(cause, 'chunk.failed')
        },
      )
      return loading
    }

    return {
      feature: {
        store,
        load,
        settle: async ({ isNew }) => {
          if (!isEnabled) return isNew ? context.modal.settleConnected() : undefined
          if (!selectIsConnected(context.connection.store.getState())) return
          await (await load()).settle({ isNew })
        },
      },
      destroy: () => {
        isDestroyed = true
        loading?.then(
          (machine) => machine.destroy(),
          () => undefined,
        )
      },
    }
  },
}
