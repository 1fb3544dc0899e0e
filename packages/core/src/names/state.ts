import type { ModalError } from '../kernel/errors/ModalError.ts'

/** The registration of a name. */
export interface NamesState {
  /** `signing`: the wallet asks the visitor. `registering`: the cloud has been asked. */
  readonly status: 'idle' | 'signing' | 'registering' | 'done' | 'failed'
  /** Whether a registration is under way. */
  readonly loading: boolean
  /** The name of the registration under way, or of the last one, with its suffix. */
  readonly name: string | null
  /** Why the last registration failed. `details` is a sentence for the visitor, if the cloud gave one. */
  readonly error: ModalError | null
}
