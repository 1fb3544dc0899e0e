// What the page and the worker say to each other. Both sides read it with the functions beside this file.
import type { Pair } from '../box/Box.ts'
import type { Shares } from '../box/toShareInputs.ts'
import type { Bytes } from '../bytes.ts'
import type { Addresses } from '../derive/deriveAccounts.ts'
import type { SignedManifest } from '../manifest/Manifest.ts'
import type { SignRequest, Warning } from '../sign/SignRequest.ts'
import type { VaultErrorCode } from '../VaultError.ts'

/** Two shares, and the box between them. Ids are in the order of the pair's name: device or recovery before server. */
export interface Entrance {
  readonly pair: Pair
  readonly shareIds: readonly [string, string]
  readonly shares: Shares
  readonly box: Bytes
}

/** A box that is to be made. `kind` is that of a recovery method. */
export interface Door extends Omit<Entrance, 'box'> {
  readonly kind?: 'passkey' | 'code' | undefined
}

export interface VaultContent {
  readonly vaultId: string
  readonly managementKey: Bytes
  readonly manifest: SignedManifest
  /** The encrypted entropy. */
  readonly vault: Bytes
}

/** What an export shows: the words, or the private key of one namespace. */
export type Secret = 'words' | 'eip155' | 'solana'

export type Command =
  /** Where the worker runs. A frame never sees a key or a recovery code. Taken once. */
  | { readonly type: 'start'; readonly place: 'frame' | 'window' }
  | { readonly type: 'create'; readonly vaultId: string; readonly doors: readonly Door[] }
  | { readonly type: 'open'; readonly content: VaultContent; readonly entrance: Entrance }
  | {
      readonly type: 'change'
      readonly content: VaultContent
      readonly entrance: Entrance
      /** Ids of devices and methods. */
      readonly remove: readonly string[]
      readonly doors: readonly Door[]
      /** Asks for the deletion of the wallet, or cancels it. In a window only, and only with a recovery share. */
      readonly deletion?: 'schedule' | 'undo' | undefined
    }
  /** Makes a new wallet, and the last manifest of the old one, which names it. In a window only, and only with a recovery share. */
  | {
      readonly type: 'move'
      readonly content: VaultContent
      readonly entrance: Entrance
      readonly vaultId: string
      readonly doors: readonly Door[]
    }
  | { readonly type: 'export'; readonly content: VaultContent; readonly entrance: Entrance; readonly secret: Secret }
  | { readonly type: 'prepare'; readonly origin: string; readonly request: unknown }
  | { readonly type: 'sign'; readonly id: string }

export interface Results {
  readonly start: undefined
  readonly create: VaultContent & { readonly addresses: Addresses; readonly boxes: readonly Bytes[] }
  readonly open: { readonly addresses: Addresses }
  readonly change: { readonly manifest: SignedManifest; readonly boxes: readonly Bytes[] }
  readonly move: { readonly manifest: SignedManifest; readonly created: Results['create'] }
  readonly export: string
  readonly prepare: { readonly id: string; readonly request: SignRequest; readonly warnings: readonly Warning[] }
  readonly sign: readonly Bytes[]
}

export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly code: VaultErrorCode; readonly reason: string | undefined }

/** Without a command for this time, the worker forgets all keys: 15 minutes. */
export const idleLimit = 900_000
