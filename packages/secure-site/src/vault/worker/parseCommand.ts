import type { Shares } from '../box/toShareInputs.ts'
import { createReaders } from '../createReaders.ts'
import { idPattern } from '../manifest/parseManifest.ts'
import { VaultError } from '../VaultError.ts'
import type { Command, Door, Entrance, VaultContent } from './Command.ts'

const { toBytes, toList, toObject, toText } = createReaders((reason) => {
  throw new VaultError('vault.malformed', reason)
})

/** Reads what the page sends. */
export function parseCommand(value: unknown): Command {
  const fields = toObject(value)
  switch (fields['type']) {
    case 'start':
      return { type: 'start', place: toOneOf(fields['place'], ['frame', 'window']) }
    case 'create':
      return { type: 'create', vaultId: toId(fields['vaultId']), doors: toDoors(fields['doors']) }
    case 'open':
      return { type: 'open', content: toContent(fields['content']), entrance: toEntrance(fields['entrance']) }
    case 'change':
      return {
        type: 'change',
        content: toContent(fields['content']),
        entrance: toEntrance(fields['entrance']),
        remove: toList(fields['remove']).map((id) => toId(id)),
        doors: toDoors(fields['doors']),
        deletion: toOptional(fields['deletion'], ['schedule', 'undo']),
      }
    case 'move':
      return {
        type: 'move',
        content: toContent(fields['content']),
        entrance: toEntrance(fields['entrance']),
        vaultId: toId(fields['vaultId']),
        doors: toDoors(fields['doors']),
      }
    case 'export':
      return {
        type: 'export',
        content: toContent(fields['content']),
        entrance: toEntrance(fields['entrance']),
        secret: toOneOf(fields['secret'], ['words', 'eip155', 'solana']),
      }
    case 'prepare':
      return { type: 'prepare', origin: toOrigin(fields['origin']), request: fields['request'] }
    case 'sign':
      return { type: 'sign', id: toId(fields['id']) }
    default:
      throw new VaultError('vault.malformed', 'unknown command')
  }
}

function toContent(value: unknown): VaultContent {
  const { vaultId, managementKey, manifest, vault } = toObject(value)
  const { bytes, signature } = toObject(manifest)
  return {
    vaultId: toId(vaultId),
    managementKey: toBytes(managementKey, 32),
    manifest: { bytes: toBytes(bytes), signature: toBytes(signature, 64) },
    vault: toBytes(vault, 44),
  }
}

function toEntrance(value: unknown): Entrance {
  return { ...toPassage(value), box: toBytes(toObject(value)['box'], 92) }
}

function toDoors(value: unknown): readonly Door[] {
  return toList(value, 100).map((entry) => {
    const { kind } = toObject(entry)
    return { ...toPassage(entry), kind: toOptional(kind, ['passkey', 'code']) }
  })
}

function toPassage(value: unknown): Omit<Entrance, 'box'> {
  const { pair, shareIds, shares } = toObject(value)
  const [first, second] = toList(shareIds, 2)
  return {
    pair: toOneOf(pair, ['ds', 'rs', 'dr', 'file']),
    shareIds: [toId(first), toId(second)],
    shares: toShares(shares),
  }
}

function toShares(value: unknown): Shares {
  const { device, server, recovery, salt } = toObject(value)
  const optional = (share: unknown) => (share === undefined ? undefined : toBytes(share, 32))
  const isKey = device instanceof CryptoKey
  // A key whose bytes a script can read is no device share.
  if (device !== undefined && (!isKey || device.extractable)) throw new VaultError('vault.malformed', 'device share')
  return {
    device: isKey ? device : undefined,
    server: optional(server),
    recovery: optional(recovery),
    salt: optional(salt),
  }
}

function toId(value: unknown): string {
  const id = toText(value)
  if (!idPattern.test(id)) throw new VaultError('vault.malformed', 'not an id')
  return id
}

function toOrigin(value: unknown): string {
  const origin = toText(value)
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new VaultError('vault.malformed', 'not an origin')
  return origin
}

function toOptional<const text extends string>(value: unknown, texts: readonly text[]): text | undefined {
  return value === undefined ? undefined : toOneOf(value, texts)
}

function toOneOf<const text extends string>(value: unknown, texts: readonly text[]): text {
  const found = texts.find((text) => text === value)
  if (found === undefined) throw new VaultError('vault.malformed', 'not one of a list')
  return found
}
