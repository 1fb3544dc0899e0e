import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A device or a recovery method of a test vault. */
export interface TestMember {
  readonly id: string
  readonly kind: 'device' | 'passkey' | 'code'
  readonly shareId: string
  readonly box: Buffer
  readonly server: Buffer
  readonly token: string | undefined
}

/** The content of a manifest, for tests that falsify it. */
export interface TestManifest {
  readonly vaultId: string
  readonly revision: number
  readonly eip155: string
  readonly solana: string
  readonly members: readonly Pick<TestMember, 'id' | 'kind' | 'shareId' | 'box'>[]
  /** Whether it asks for the deletion of the wallet. */
  readonly isDeleting?: boolean | undefined
  /** The vault that takes its place. */
  readonly movedTo?:
    | { readonly vaultId: string; readonly managementKey: string; readonly addresses: readonly string[] }
    | undefined
}

/** A new id of 128 bits. */
export function createTestId(): string {
  return randomBytes(16).toString('hex')
}

/** Creates a member with a box of random bytes: the server opens none. */
export function createTestMember(kind: TestMember['kind']): TestMember {
  return {
    id: createTestId(),
    kind,
    shareId: createTestId(),
    box: randomBytes(92),
    server: randomBytes(32),
    token: kind === 'device' ? randomBytes(32).toString('base64') : undefined,
  }
}

/** The new members that a request contains. */
export function toNewBoxes(members: readonly TestMember[]) {
  return members.map(({ box, id, server, token }) => ({
    ownerId: id,
    box: box.toString('base64'),
    server: server.toString('base64'),
    ...(token === undefined ? {} : { token }),
  }))
}

/** Writes the bytes of a manifest as the worker does. */
function encodeTestManifest({ eip155, isDeleting, members, movedTo, revision, solana, vaultId }: TestManifest): Buffer {
  const list = (isDevice: boolean): (string | Buffer)[] => {
    const found = members.filter(({ kind }) => (kind === 'device') === isDevice)
    return [
      String(found.length),
      ...found.flatMap(({ box, id, kind, shareId }) => [
        id,
        ...(isDevice ? [] : [kind]),
        shareId,
        createHash('sha256').update(box).digest(),
      ]),
    ]
  }
  const fields = ['latchkey/manifest/1', vaultId, String(revision), eip155, solana, ...list(true), ...list(false)]
  if (isDeleting === true) fields.push('delete')
  if (movedTo) fields.push('move', movedTo.vaultId, Buffer.from(movedTo.managementKey, 'base64'), ...movedTo.addresses)
  return Buffer.concat(
    fields.flatMap((field) => {
      const bytes = Buffer.from(field)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      return [length, bytes]
    }),
  )
}

/** A vault as a client makes it, with a management key of its own. */
export function createTestVault() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const vaultId = createTestId()
  const eip155 = `0x${randomBytes(20).toString('hex')}`
  const solana = '4'.repeat(43)
  const managementKey = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
  const signBytes = (bytes: Buffer) => ({
    bytes: bytes.toString('base64'),
    signature: sign(undefined, bytes, privateKey).toString('base64'),
  })
  const signManifest = (members: TestManifest['members'], revision: number, change: Partial<TestManifest> = {}) =>
    signBytes(encodeTestManifest({ vaultId, revision, eip155, solana, members, ...change }))
  return {
    vaultId,
    /** As the last manifest of the vault before it names it. */
    successor: { vaultId, managementKey, addresses: [eip155, solana] },
    signBytes,
    signManifest,
    /** The body that creates it. */
    create: (members: readonly TestMember[], change: Partial<TestManifest> = {}) => ({
      content: {
        vaultId,
        managementKey,
        manifest: signManifest(members, 1, change),
        vault: randomBytes(44).toString('base64'),
      },
      boxes: toNewBoxes(members),
    }),
  }
}
