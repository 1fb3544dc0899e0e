// What a vault consists of, signed by the management key.
import type { Addresses } from '../derive/deriveAccounts.ts'
import type { Bytes } from '../bytes.ts'

export interface ManifestDevice {
  readonly id: string
  /** The id of the server's share of the box. */
  readonly shareId: string
  /** SHA-256 of the box. */
  readonly boxHash: Bytes
}

export interface ManifestMethod extends ManifestDevice {
  readonly kind: 'passkey' | 'code'
}

/** The wallet that has taken the place of another. */
export interface Successor {
  readonly vaultId: string
  readonly managementKey: Bytes
  readonly addresses: Addresses
}

export interface Manifest {
  readonly vaultId: string
  /** From 1, one higher with every change. */
  readonly revision: number
  readonly addresses: Addresses
  readonly devices: readonly ManifestDevice[]
  readonly methods: readonly ManifestMethod[]
  /** The visitor wants the wallet deleted. Absent otherwise. */
  readonly isDeleting?: true | undefined
  /** The visitor has moved to another wallet, so no manifest of this one follows. Absent otherwise, and with `isDeleting`. */
  readonly movedTo?: Successor | undefined
}

export interface SignedManifest {
  /** The fields as they are signed. */
  readonly bytes: Bytes
  /** Ed25519. */
  readonly signature: Bytes
}

/** What a device remembers of a vault. */
export interface Pin extends Successor {
  /** The highest that the device has seen. */
  readonly revision: number
}

export const mostEntries = 100
