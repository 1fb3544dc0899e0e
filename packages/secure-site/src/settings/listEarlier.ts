import type { SettingsEarlier } from '../screens/Screen.ts'
import type { StoredVault } from '../vault/flows/ports.ts'
import { verifyManifest } from '../vault/manifest/checkManifest.ts'

/** The wallets from which the visitor has moved. Their own keys have signed the addresses; only their own methods prove whose they are. */
export async function listEarlier(stored: readonly StoredVault[] = []): Promise<readonly SettingsEarlier[]> {
  return Promise.all(
    stored.map(async ({ content }) => {
      const { addresses } = await verifyManifest(content.manifest, content.managementKey)
      return { id: content.vaultId, eip155: addresses.eip155, solana: addresses.solana }
    }),
  )
}
