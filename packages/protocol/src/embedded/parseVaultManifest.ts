/** A device in a manifest. Its box is opened by the share of the device and a share of the server. */
export interface VaultManifestEntry {
  readonly id: string
  /** The id of the server's share. */
  readonly shareId: string
  /** SHA-256 of the box. */
  readonly boxHash: Uint8Array
}

/** The wallet that has taken the place of another, as the management key of the other signs it. */
export interface VaultSuccessor {
  readonly vaultId: string
  readonly managementKey: Uint8Array
  readonly addresses: { readonly eip155: string; readonly solana: string }
}

/** What a vault consists of, as its management key signs it. */
export interface VaultManifest {
  readonly vaultId: string
  /** From 1, one higher with every change. */
  readonly revision: number
  readonly addresses: { readonly eip155: string; readonly solana: string }
  readonly devices: readonly VaultManifestEntry[]
  readonly methods: readonly (VaultManifestEntry & { readonly kind: 'passkey' | 'code' })[]
  /** The visitor wants the wallet deleted. Absent otherwise. */
  readonly isDeleting?: true | undefined
  /** The visitor has moved to another wallet: no manifest of this one follows. Absent otherwise, and with `isDeleting`. */
  readonly movedTo?: VaultSuccessor | undefined
}

/** Devices, and methods, at most. */
const entriesAtMost = 100

/**
 * Reads the bytes of a manifest: fields, each with its length in four bytes in front. The last ones are there only in a manifest
 * that asks for the deletion of the wallet (`delete`), or that says which wallet has taken its place (`move` and four more). Each manifest has one form only. It says nothing of the signature.
 *
 * @returns the manifest, or `undefined` for any other bytes.
 */
export function parseVaultManifest(bytes: Uint8Array): VaultManifest | undefined {
  const fields = splitFields(bytes)
  if (fields === undefined) return undefined
  let position = 0
  const next = (): Uint8Array => fields[position++] ?? new Uint8Array()
  const text = (): string => toText(next())
  const isManifest = text() === 'latchkey/manifest/1'
  const vaultId = text()
  const revision = toNumber(text())
  const addresses = { eip155: text(), solana: text() }
  const deviceCount = toCount(text())
  const devices = Array.from({ length: deviceCount ?? 0 }, () => ({ id: text(), shareId: text(), boxHash: next() }))
  const methodCount = toCount(text())
  const methods = Array.from({ length: methodCount ?? 0 }, () => {
    const [id, kind] = [text(), text()]
    return { id, kind, shareId: text(), boxHash: next() }
  })
  const ending = fields.slice(position)
  const isDeleting = ending.length === 1 && toText(ending[0] ?? new Uint8Array()) === 'delete'
  const movedTo = toSuccessor(ending)
  const known = methods.flatMap(({ kind, ...method }) =>
    kind === 'passkey' || kind === 'code' ? [{ ...method, kind } as const] : [],
  )
  const entries = [...devices, ...known]
  const isValid =
    isManifest &&
    position <= fields.length &&
    (ending.length === 0 || isDeleting || movedTo !== undefined) &&
    movedTo?.vaultId !== vaultId &&
    deviceCount !== undefined &&
    methodCount !== undefined &&
    known.length === methods.length &&
    revision !== undefined &&
    revision >= 1 &&
    areAddresses(addresses) &&
    [vaultId, ...entries.flatMap(({ id, shareId }) => [id, shareId])].every(isId) &&
    entries.every(({ boxHash }) => boxHash.length === 32) &&
    new Set(entries.map(({ id }) => id)).size === entries.length
  if (!isValid) return undefined
  return {
    vaultId,
    revision,
    addresses,
    devices,
    methods: known,
    ...(isDeleting && { isDeleting }),
    ...(movedTo && { movedTo }),
  }
}

/** Reads the last fields of the manifest of a wallet that was moved. */
function toSuccessor(fields: readonly Uint8Array[]): VaultSuccessor | undefined {
  const [word, id, managementKey, ...others] = fields
  if (fields.length !== 5 || word === undefined || id === undefined || managementKey?.length !== 32) return undefined
  const [eip155 = '', solana = ''] = others.map(toText)
  const [vaultId, addresses] = [toText(id), { eip155, solana }]
  return toText(word) === 'move' && isId(vaultId) && areAddresses(addresses)
    ? { vaultId, managementKey, addresses }
    : undefined
}

function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}

function areAddresses({ eip155, solana }: VaultManifest['addresses']): boolean {
  return /^0x[\da-fA-F]{40}$/.test(eip155) && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(solana)
}

function splitFields(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const fields: Uint8Array[] = []
  for (let offset = 0; offset < bytes.length;) {
    if (offset + 4 > bytes.length) return undefined
    const start = offset + 4
    const end = start + view.getUint32(offset)
    if (end > bytes.length) return undefined
    fields.push(bytes.slice(start, end))
    offset = end
  }
  return fields
}

/** All texts of a manifest are ASCII. Other bytes become what no check accepts. */
function toText(bytes: Uint8Array): string {
  return bytes.length > 64 ? '' : String.fromCharCode(...bytes)
}

/** A number without zeros in front or any other second spelling. */
function toNumber(text: string): number | undefined {
  const value = Number(text)
  return Number.isSafeInteger(value) && value >= 0 && String(value) === text ? value : undefined
}

function toCount(text: string): number | undefined {
  const value = toNumber(text)
  return value !== undefined && value <= entriesAtMost ? value : undefined
}
