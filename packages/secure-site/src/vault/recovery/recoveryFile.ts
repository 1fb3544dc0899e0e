// The recovery file: the encrypted vault and a box that opens with the recovery code. It needs no server.
import { fromBase64Url, toBase64Url } from '../base64.ts'
import { openBox } from '../box/openBox.ts'
import { toShareInputs } from '../box/toShareInputs.ts'
import { openEntropy } from '../box/vaultCipher.ts'
import type { Bytes } from '../bytes.ts'
import type { Addresses } from '../derive/deriveAccounts.ts'
import { idPattern } from '../manifest/parseManifest.ts'
import { VaultError } from '../VaultError.ts'

const type = 'latchkey/recovery-file/1'

export interface RecoveryFile {
  readonly vaultId: string
  readonly addresses: Addresses
  /** The id of the code, and that of the file. */
  readonly shareIds: readonly [string, string]
  readonly vault: Bytes
  readonly salt: Bytes
  readonly box: Bytes
}

/** Opens a file. The caller overwrites the entropy, and compares the addresses that it leads to with those of the file. */
export async function openRecoveryFile(file: RecoveryFile, recovery: Bytes): Promise<Bytes> {
  const { vaultId, shareIds, box, vault, salt } = file
  const shares = await toShareInputs({ pair: 'file', shares: { recovery, salt }, vaultId })
  const header = { vaultId, pair: 'file', shareIds } as const
  const key = await openBox({ header, shares, box, isExtractable: false })
  return openEntropy({ key, vaultId, vault })
}

export function formatRecoveryFile(file: RecoveryFile): string {
  const { vaultId, addresses, shareIds } = file
  const [vault, salt, box] = [file.vault, file.salt, file.box].map(toBase64Url)
  return `${JSON.stringify({ type, vaultId, addresses, shareIds, vault, salt, box }, undefined, 2)}\n`
}

/** Reads a file of at most 8 kB. */
export function parseRecoveryFile(text: string): RecoveryFile {
  if (text.length > 8192) return refuse()
  const read = readObject(parseJson(text))
  const addresses = readObject(read['addresses'])
  const { eip155, solana } = addresses
  const shareIds = read['shareIds']
  const id = (value: unknown) => (typeof value === 'string' && idPattern.test(value) ? value : refuse())
  const bytes = (name: string, length: number) => {
    const value = read[name]
    const decoded = typeof value === 'string' ? fromBase64Url(value) : undefined
    return decoded?.length === length ? decoded : refuse()
  }
  if (read['type'] !== type || typeof eip155 !== 'string' || typeof solana !== 'string') return refuse()
  if (!Array.isArray(shareIds) || shareIds.length !== 2) return refuse()
  return {
    vaultId: id(read['vaultId']),
    addresses: { eip155, solana },
    shareIds: [id(shareIds[0]), id(shareIds[1])],
    vault: bytes('vault', 44),
    salt: bytes('salt', 32),
    box: bytes('box', 92),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse()
  }
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : refuse()
}

function refuse(): never {
  throw new VaultError('vault.malformed', 'this is no recovery file')
}
