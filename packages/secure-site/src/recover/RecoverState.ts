import { initialSecret, type SecretState } from '../secret/SecretState.ts'
import type { Addresses } from '../vault/derive/deriveAccounts.ts'

/** Why a step failed, each with a text that says what to do next. */
export type RecoverFailure =
  // The file
  | 'wrongFile'
  | 'tooLarge'
  | 'unreadable'
  | 'damagedFile'
  | 'newerFile'
  // The code
  | 'wrongForm'
  | 'wrongGroup'
  | 'wrongCode'
  | 'otherCode'
  | 'foreignAddresses'
  // What this browser remembers
  | 'damagedDevice'
  | 'passkeyCancelled'
  | 'passkeyUnsupported'
  | 'passkeyForeign'
  | 'failed'

/** A wallet that this browser remembers, and what opens it here. */
export interface RememberedWallet {
  readonly address: string
  readonly hasCode: boolean
  readonly hasPasskey: boolean
}

/** What the code belongs to. */
export type Source = { readonly kind: 'file'; readonly name: string } | ({ readonly kind: 'device' } & RememberedWallet)

/** Everything that the page shows. */
export interface RecoverState extends SecretState {
  readonly step: 'choose' | 'code' | 'wallet'
  readonly remembered: readonly RememberedWallet[]
  readonly source: Source | undefined
  readonly failure: RecoverFailure | undefined
  /** The groups of the code to compare, by index. */
  readonly wrongGroups: readonly number[]
  readonly isWorking: boolean
  readonly addresses: Addresses | undefined
}

export const initialState: RecoverState = {
  step: 'choose',
  remembered: [],
  source: undefined,
  failure: undefined,
  wrongGroups: [],
  isWorking: false,
  addresses: undefined,
  ...initialSecret,
}
