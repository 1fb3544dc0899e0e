import { concat, toFields } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import { VaultError } from '../VaultError.ts'

/** Encrypts the entropy of a wallet: iv, 16 bytes, tag. */
export async function sealEntropy(parameters: {
  readonly key: CryptoKey
  readonly vaultId: string
  readonly entropy: Bytes
  readonly iv: Bytes
}): Promise<Bytes> {
  const sealed = await crypto.subtle.encrypt(toAlgorithm(parameters), parameters.key, parameters.entropy)
  return concat(parameters.iv, new Uint8Array(sealed))
}

/** Decrypts the entropy of a wallet. The caller overwrites it. */
export async function openEntropy({
  key,
  vaultId,
  vault,
}: {
  readonly key: CryptoKey
  readonly vaultId: string
  readonly vault: Bytes
}): Promise<Bytes> {
  if (vault.length !== 44) throw new VaultError('vault.damaged', 'a vault of another length')
  const opened = await crypto.subtle
    .decrypt(toAlgorithm({ iv: vault.slice(0, 12), vaultId }), key, vault.slice(12))
    .catch(() => {
      throw new VaultError('vault.damaged')
    })
  return new Uint8Array(opened)
}

function toAlgorithm({ iv, vaultId }: { readonly iv: Bytes; readonly vaultId: string }): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: toFields(['latchkey/vault/1', vaultId]) }
}
