import { openBox } from '../box/openBox.ts'
import { toShareInputs } from '../box/toShareInputs.ts'
import { openEntropy } from '../box/vaultCipher.ts'
import { isEqual, withSecrets } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import type { Accounts, deriveAccounts } from '../derive/deriveAccounts.ts'
import { checkManifest } from '../manifest/checkManifest.ts'
import type { Manifest } from '../manifest/Manifest.ts'
import { VaultError } from '../VaultError.ts'
import type { Entrance, VaultContent } from './Command.ts'

export interface OpenedContent {
  /** The vault's key, extractable only if it was asked for. */
  readonly key: CryptoKey
  readonly opened: Accounts
  readonly manifest: Manifest
  readonly entropy: Bytes
}

/**
 * Opens the vault by two shares, makes sure that it is the one of the manifest, and calls `use`. Afterwards it overwrites the
 * shares and the entropy; if anything fails, also the keys.
 */
export async function openContent<value>(
  parameters: {
    readonly content: VaultContent
    readonly entrance: Entrance
    readonly isExtractable: boolean
    readonly derive: typeof deriveAccounts
  },
  use: (content: OpenedContent) => Promise<value>,
): Promise<value> {
  const { content, entrance, isExtractable, derive } = parameters
  const { vaultId, managementKey, vault } = content
  const { pair, shareIds, box } = entrance
  return withSecrets(async (keep) => {
    for (const share of [entrance.shares.server, entrance.shares.recovery]) if (share !== undefined) keep(share)
    const shares = await toShareInputs({ pair, shares: entrance.shares, vaultId })
    const key = await openBox({ header: { vaultId, pair, shareIds }, shares, box, isExtractable })
    const entropy = keep(await openEntropy({ key, vaultId, vault }))
    const opened = await derive({ entropy, vaultId })
    try {
      const pin = { vaultId, managementKey: opened.managementKey, addresses: opened.addresses, revision: 1 }
      const manifest = await checkManifest({ signed: content.manifest, managementKey, pin })
      await checkBox(manifest, entrance)
      return await use({ key, opened, manifest, entropy })
    } catch (error) {
      wipeKeys(opened)
      throw error
    }
  })
}

export function wipeKeys(accounts: Accounts | undefined): void {
  for (const key of Object.values(accounts?.keys ?? {})) key.fill(0)
}

/** A box that the server keeps must be the one that the manifest names. */
async function checkBox(manifest: Manifest, { pair, shareIds, box }: Entrance): Promise<void> {
  if (pair !== 'ds' && pair !== 'rs') return
  const entries = pair === 'ds' ? manifest.devices : manifest.methods
  const entry = entries.find(({ id, shareId }) => id === shareIds[0] && shareId === shareIds[1])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', box))
  if (entry === undefined || !isEqual(entry.boxHash, hash)) throw new VaultError('vault.unverified', 'another box')
}
