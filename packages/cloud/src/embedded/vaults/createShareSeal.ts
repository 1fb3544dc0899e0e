import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { CloudError } from '../../CloudError.ts'

/** The identity that a sealed share is bound to. It cannot be opened for another one. */
export interface ShareOwner {
  readonly userId: string
  readonly vaultId: string
  /** The device or the recovery method. */
  readonly ownerId: string
}

/** A sealed share, as the database stores it. */
export interface SealedShare {
  /** In base64. */
  readonly share: string
  /** Names the key that seals it. */
  readonly keyId: string
}

/** Encrypts the server's shares, so that a copy of the database holds none. */
export interface ShareSeal {
  /** The ids of the keys, the one that seals first. */
  readonly keyIds: readonly string[]
  seal(parameters: { readonly owner: ShareOwner; readonly share: Buffer }): SealedShare
  /** @throws CloudError `internal` if the key is missing, or the share is that of another owner. */
  open(parameters: { readonly owner: ShareOwner; readonly sealed: SealedShare }): Buffer
}

const lengths = { iv: 12, share: 32, tag: 16 } as const

/**
 * Creates the seal (AES-256-GCM).
 *
 * @param parameters.keys in hex, the same on all nodes; the first seals, all open. The keys used are derived from them.
 */
export function createShareSeal(parameters: { readonly keys: readonly string[] }): ShareSeal {
  const keys = parameters.keys.map((text) => {
    const derive = (purpose: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(text, 'hex'), '', purpose, length))
    return { id: derive('latchkey/share-key-id/1', 8).toString('hex'), key: derive('latchkey/share/1', 32) }
  })
  return {
    keyIds: keys.map(({ id }) => id),
    seal({ owner, share }) {
      const [first] = keys
      if (first === undefined)
        throw new CloudError('internal', 'Shares of wallets need a key: see LATCHKEY_SHARE_KEYS.')
      const iv = randomBytes(lengths.iv)
      const cipher = createCipheriv('aes-256-gcm', first.key, iv).setAAD(toHeader(owner))
      const data = Buffer.concat([iv, cipher.update(share), cipher.final(), cipher.getAuthTag()])
      return { share: data.toString('base64'), keyId: first.id }
    },
    open({ owner, sealed }) {
      const key = keys.find(({ id }) => id === sealed.keyId)?.key
      if (key === undefined)
        throw new CloudError('internal', 'A share was sealed under a key that LATCHKEY_SHARE_KEYS does not have.')
      const data = Buffer.from(sealed.share, 'base64')
      const end = data.length - lengths.tag
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, data.subarray(0, lengths.iv), {
          authTagLength: lengths.tag,
        })
        decipher.setAAD(toHeader(owner)).setAuthTag(data.subarray(end))
        const share = Buffer.concat([decipher.update(data.subarray(lengths.iv, end)), decipher.final()])
        if (share.length === lengths.share) return share
      } catch (cause) {
        throw createDamaged(cause)
      }
      throw createDamaged(undefined)
    },
  }
}

/** The ids have no line breaks, so no two owners have the same header. */
function toHeader({ ownerId, userId, vaultId }: ShareOwner): Buffer {
  return Buffer.from(['latchkey/share/1', userId, vaultId, ownerId].join('\n'))
}

function createDamaged(cause: unknown): CloudError {
  return new CloudError('internal', 'A sealed share in the database is damaged or belongs to another owner.', { cause })
}
