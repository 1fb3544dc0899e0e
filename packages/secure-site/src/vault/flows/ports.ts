// What the flows need from outside. Any call may fail, or take effect although it failed, or take effect late.
import type { Bytes } from '../bytes.ts'
import type { Pin, SignedManifest } from '../manifest/Manifest.ts'
import type { VaultContent } from '../worker/Command.ts'
import type { Keeper } from '../worker/createKeeper.ts'

/** A box that the server keeps, and its share, which the server seals. */
export interface StoredBox {
  /** The device or the recovery method. */
  readonly ownerId: string
  readonly box: Bytes
  readonly server: Bytes
}

/** A wallet as the server keeps it. */
export type StoredVault = Pick<ServerVault, 'content' | 'boxes'>

export interface ServerVault {
  readonly content: VaultContent
  readonly boxes: readonly Pick<StoredBox, 'ownerId' | 'box'>[]
  /** When the server deletes it, in ms since the epoch. Only the manifest says that the visitor wants this. */
  readonly deleteAt?: number | undefined
  /** The wallets that the user had before, the oldest first. Each one's manifest has to name the next. */
  readonly earlier?: readonly StoredVault[] | undefined
}

/** The vault of the user who is logged in. */
export interface ServerShares {
  read(): Promise<ServerVault | undefined>
  /**
   * The share of a device's or a method's box. Rejects with `vault.suspended`.
   *
   * @param earlierId an earlier wallet, of which there are methods only; default: the present one.
   */
  getShare(ownerId: string, earlierId?: string): Promise<Bytes>
  /** Stores a first vault as a whole. Rejects with `vault.exists`. */
  create(vault: { readonly content: VaultContent; readonly boxes: readonly StoredBox[] }): Promise<void>
  /**
   * Replaces the manifest and some boxes as a whole, and deletes the boxes that it no longer names. Rejects with
   * `vault.conflict` if the manifest is not the next revision, and with `vault.unverified` if its signature or a box is wrong.
   */
  change(change: { readonly manifest: SignedManifest; readonly boxes: readonly StoredBox[] }): Promise<void>
  /** Puts a new vault in the place of the present one, whose last manifest names it: as a whole. Rejects as `change` does. */
  move(move: {
    readonly manifest: SignedManifest
    readonly content: VaultContent
    readonly boxes: readonly StoredBox[]
  }): Promise<void>
}

/** A device share, stored before the server knows of it. */
export interface PendingDevice {
  readonly deviceId: string
  readonly device: CryptoKey
  readonly pin: Pin
  readonly content: VaultContent
  readonly recoveryBoxes: readonly { readonly methodId: string; readonly box: Bytes }[]
}

export interface DeviceRecord {
  /** The vault that this storage partition remembers. */
  readonly kept?: PendingDevice | undefined
  /** Attempts whose outcome is unknown. */
  readonly pending: readonly PendingDevice[]
  /** The wallet to which `earlier` has moved, until this partition has a share of it. */
  readonly trusted?: Pin | undefined
  /** Of wallets that were moved. They open with a recovery method and without the server. */
  readonly earlier?: readonly PendingDevice[] | undefined
}

/** The storage of the partition: a write is done as a whole or not at all. `undefined` where cross-site frames have none. */
export interface DeviceStore {
  read(): Promise<DeviceRecord | undefined>
  write(record: DeviceRecord): Promise<void>
  clear(): Promise<void>
}

/** The share of a passkey (its PRF output) or of a code. The flows overwrite it. */
export interface Recovery {
  readonly methodId: string
  readonly kind: 'passkey' | 'code'
  readonly share: Bytes
}

export interface FlowPorts {
  readonly server: ServerShares
  readonly device: DeviceStore | undefined
  readonly keeper: Pick<Keeper, 'run'>
}
