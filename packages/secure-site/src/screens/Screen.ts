// What the frame shows. The machine makes these, and the views draw them; they know nothing else of each other.
import type { SecretState } from '../secret/SecretState.ts'
import type { Secret } from '../vault/worker/Command.ts'
import type { Warning } from '../vault/sign/SignRequest.ts'
import type { Amount, ApprovalFacts } from './Facts.ts'
import type { TrialRun } from './TrialRun.ts'

/** The app that asks. The name is what the app says of itself. */
export interface AppIdentity {
  /** As the browser states it. */
  readonly origin: string
  readonly name: string | undefined
  /** Whether the project names no origins. */
  readonly isUnverified: boolean
}

/** What went wrong last: a key of the screens' texts. */
export type ScreenFailure =
  | 'codeMismatch'
  | 'codeWrong'
  | 'damaged'
  | 'failed'
  | 'limited'
  | 'offline'
  | 'passkeyCancelled'
  | 'passkeyForeign'
  | 'passkeyUnknown'
  | 'passkeyUnsupported'
  /** The server did not confirm a rejection, so the visitor can only stop waiting, as with `claimed`. */
  | 'rejectLost'
  | 'sendFailed'
  | 'suspended'
  | 'windowClosed'
  | 'windowLate'

interface Base {
  readonly app: AppIdentity
  /** The e-mail address of the account; empty if it has none. */
  readonly account: string
  /** Ends the request as rejected. Without effect while something is signed or sent. */
  readonly reject: () => void
  readonly failure: ScreenFailure | undefined
  readonly isWorking: boolean
  /** What the page is told instead of the kind. */
  readonly reportedAs?: 'approve' | undefined
}

/** A login by passkey. The visitor has not said yet who they are. */
export interface LoginScreen extends Base {
  readonly kind: 'login'
  readonly logIn: () => void
}

/** The first wallet of this user. */
export interface CreateScreen extends Base {
  readonly kind: 'create'
  /** Whether a wallet is created; otherwise an existing one gets its second key. */
  readonly isNew: boolean
  /** Whether the browser keeps a key here. Otherwise a recovery method is mandatory. */
  readonly canStore: boolean
  readonly canUsePasskey: boolean
  readonly createWithPasskey: () => void
  /** Absent in a frame, which never shows a code. */
  readonly createWithCode: (() => void) | undefined
  /** "Later": the wallet opens on this device only. Absent if nothing is kept. */
  readonly createWithout: (() => void) | undefined
  /** In a frame that keeps nothing: opens the window that creates the wallet with a code, within the click. */
  readonly openWindow: (() => void) | undefined
  /** After `createWithCode`: the code to write down, and its read-back. */
  readonly code: RecoveryCodeStep | undefined
}

export interface RecoveryCodeStep {
  readonly code: string
  /** Indexes of the groups that the visitor has to type. */
  readonly askedGroups: readonly number[]
  readonly confirm: (groups: readonly string[]) => void
}

/** A new device, or a browser that keeps nothing: the login is there, a recovery method is needed. */
export interface UnlockScreen extends Base {
  readonly kind: 'unlock'
  readonly canUsePasskey: boolean
  /** Whether the wallet has a recovery code, which only a window takes. */
  readonly hasCode: boolean
  readonly unlockWithPasskey: () => void
  /** In a window only: takes the recovery code as typed. */
  readonly unlockWithCode: ((code: string) => void) | undefined
  /** Opens the window, within the click. Absent if there is none. */
  readonly openWindow: (() => void) | undefined
  /**
   * What a proof of the second key is for, where the wallet need not be closed. `enrol`: the code opens the wallet in the browser that has
   * opened this window, which may be an attacker's. `settings`: a login alone changes and exports nothing. `file`: the code that a
   * recovery file is made for. `earlier`: a method of a wallet from which the visitor has moved.
   */
  readonly proves?: 'enrol' | 'settings' | 'file' | 'earlier' | undefined
  /** Whether the visitor has moved here from the wallet that this browser remembers. */
  readonly isMoved?: boolean | undefined
}

/** Another app of the same storage partition asks for the first time. */
export interface GrantScreen extends Base {
  readonly kind: 'grant'
  readonly allow: () => void
}

/** A danger that the visitor has to read: what the worker finds, and an account whose code is not ours (EIP-7702). */
export type ScreenWarning = Warning | 'foreignCode'

export type ApproveTitle =
  | 'message'
  | 'signIn'
  | 'typedData'
  | 'transaction'
  | 'batch'
  | 'solanaMessage'
  | 'solanaTransaction'

/** A request that needs an approval. */
export interface ApproveScreen extends Base {
  readonly kind: 'approve'
  /** A new one for each request, so that a view never carries over what it knew of the last. */
  readonly id: string
  readonly title: ApproveTitle
  readonly network: { readonly name: string; readonly isTestnet: boolean }
  readonly from: string
  readonly warnings: readonly ScreenWarning[]
  readonly facts: ApprovalFacts
  /** What a trial run says will change. Absent for what changes nothing on a chain by itself, such as a message. */
  readonly trial: TrialRun | undefined
  /** Called by a trusted event after the proof of being seen. */
  readonly approve: () => void
  readonly openWindow: (() => void) | undefined
  /** Rejects, and takes no request of this app for 5 minutes. Offered after three rejections. */
  readonly block: (() => void) | undefined
  readonly stage: 'checking' | 'ready' | 'signing' | 'sent' | 'failed'
}

/** What becomes of a batch of calls. */
export interface CallsScreen extends Base {
  readonly kind: 'calls'
  readonly network: { readonly name: string; readonly isTestnet: boolean }
  readonly count: number
  /** `dropped`: something else has taken its place, so none of it will happen. `failed`: the chain has refused all of it. */
  readonly stage: 'pending' | 'done' | 'dropped' | 'failed' | 'partly'
}

/** In a frame: the way to a window of the wallet, which does what the frame cannot do or prove. */
export interface WindowScreen extends Base {
  readonly kind: 'window'
  readonly purpose: 'approve' | 'create' | 'enrol' | 'protect' | 'settings'
  /**
   * `blocked`: the browser has opened no window, so the visitor presses a link. `claimed`: the visitor has approved in the window, so
   * nothing can be rejected here.
   */
  readonly stage: 'asked' | 'waiting' | 'blocked' | 'claimed'
  /** Where the link leads, while it is needed. */
  readonly href: string | undefined
  /** Opens a window, or another one, within the click. */
  readonly open: () => void
  /** Called when the visitor has pressed the link. */
  readonly opened: () => void
  /** As of an approval. */
  readonly block: (() => void) | undefined
}

/** A passkey or a recovery code of the wallet. */
export interface SettingsMethod {
  readonly id: string
  readonly kind: 'passkey' | 'code'
  /** Browser and system in which a passkey was created, as the server states. */
  readonly name: string | undefined
  /** ms since the epoch */
  readonly createdAt: number | undefined
}

/** A browser that keeps a key of the wallet. */
export interface SettingsDevice {
  readonly id: string
  /** Browser and system, as the server states. */
  readonly name: string | undefined
  /** ms since the epoch, to the hour */
  readonly seenAt: number | undefined
  readonly isSuspended: boolean
  /** Whether it is this window. */
  readonly isCurrent: boolean
}

/** A wallet from which the visitor has moved, as the server states it. */
export interface SettingsEarlier {
  readonly id: string
  readonly eip155: string
  readonly solana: string
}

/** The move to a new wallet, and the wallets that were left. */
export interface SettingsMove {
  /** `asked`: the visitor reads what it means. `moved`: what to do next. */
  readonly moving: 'asked' | 'moved' | undefined
  readonly openMove: () => void
  readonly closeMove: () => void
  /** Shows the recovery code of the new wallet, and then moves. */
  readonly move: () => void
  /** The oldest first. */
  readonly earlier: readonly SettingsEarlier[]
  /** The one that the visitor has proved a method of. */
  readonly openedEarlier: SettingsEarlier | undefined
  readonly openEarlier: (id: string) => void
  readonly closeEarlier: () => void
}

/** A network of smart accounts. */
export interface SettingsNetwork {
  readonly chainId: string
  readonly name: string
  readonly isTestnet: boolean
  /** What the account runs there; `undefined` if the network does not answer. */
  readonly code: 'none' | 'own' | 'foreign' | undefined
}

/** The way back to an account without a contract on one network. */
export interface SettingsUndo {
  readonly network: SettingsNetwork
  readonly fee: { readonly most: Amount; readonly estimate: Amount }
  /** `poor`: not enough coins for the fee. `uncertain`: sent, but not confirmed. */
  readonly stage: 'asked' | 'poor' | 'sent' | 'done' | 'refused' | 'uncertain'
}

/** On which networks the account is a smart account. */
export interface SettingsSmart {
  /** Empty without smart accounts, and until the networks have answered. */
  readonly networks: readonly SettingsNetwork[]
  readonly undoing: SettingsUndo | undefined
  readonly openUndo: (chainId: string) => void
  readonly undo: () => void
  readonly closeUndo: () => void
}

/** A file, for the visitor to save. */
export interface SettingsFile {
  readonly name: string
  readonly text: string
}

/** In a window, after the visitor has proved a second key: what opens the wallet, and its words and keys. */
export interface SettingsScreen extends Base, SecretState, SettingsMove, SettingsSmart {
  readonly kind: 'settings'
  readonly methods: readonly SettingsMethod[]
  readonly devices: readonly SettingsDevice[]
  /** Absent where the browser has no passkeys. */
  readonly addPasskey: (() => void) | undefined
  readonly addCode: () => void
  /** The deletion of the wallet that is scheduled: when, in ms since the epoch, if the server says so. */
  readonly deletion: { readonly at: number | undefined } | undefined
  /** Whether the visitor reads what a deletion means. */
  readonly isDeleting: boolean
  readonly openDelete: () => void
  readonly closeDelete: () => void
  readonly deleteWallet: () => void
  readonly keepWallet: () => void
  /** Removes a method or a device. */
  readonly remove: (id: string) => void
  /** Suspends a device, or ends its suspension. */
  readonly setSuspended: (id: string, isSuspended: boolean) => void
  readonly openSecret: (secret: Secret) => void
  readonly showSecret: () => void
  readonly copySecret: () => void
  readonly closeSecret: () => void
  /** Makes a recovery file, for which the visitor may have to type the code. Absent if the wallet has no code. */
  readonly makeFile: (() => void) | undefined
  /** The file that was made. */
  readonly file: SettingsFile | undefined
  readonly closeFile: () => void
  /** Makes a file of what the server keeps about the visitor. */
  readonly makeData: () => void
  /** That file, once it is made. */
  readonly data: SettingsFile | undefined
  readonly closeData: () => void
}

/** In a window: what happens before and after a request. */
export interface NoticeScreen extends Base {
  readonly kind: 'notice'
  readonly notice: 'opening' | 'done' | 'rejected' | 'over' | 'late' | 'foreign' | 'offline' | 'failed'
  /** For `foreign`: logs out in this window and continues; for `offline`: tries again. */
  readonly goOn: (() => void) | undefined
}

export type Screen =
  | CallsScreen
  | WindowScreen
  | SettingsScreen
  | NoticeScreen
  | LoginScreen
  | CreateScreen
  | UnlockScreen
  | GrantScreen
  | ApproveScreen

/** Of the app's theme only what the frame takes; it enforces contrast itself. */
export interface ScreenTheme {
  readonly mode: 'light' | 'dark' | undefined
  readonly accent: string | undefined
  readonly radius: string | undefined
  /** The tag of the language, as `chooseTag` has chosen it. Default: the browser's. */
  readonly language?: string | undefined
}

/** The one store of the current screen. Without a screen, the frame is hidden. */
export interface ScreenStore {
  get(): Screen | undefined
  getTheme(): ScreenTheme
  /** Calls back after the screen or the theme has changed. Returns a function that ends it. */
  subscribe(listener: () => void): () => void
  /** Tells the page how high the screen is, in CSS pixels. */
  setHeight(px: number): void
}
