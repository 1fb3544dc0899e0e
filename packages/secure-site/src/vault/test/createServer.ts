// The server's part of the custody, with its real checks, in memory.
import { isEqual } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import type { ServerShares, ServerVault, StoredBox } from '../flows/ports.ts'
import { verifyManifest } from '../manifest/checkManifest.ts'
import type { Manifest, SignedManifest } from '../manifest/Manifest.ts'
import { VaultError } from '../VaultError.ts'
import type { VaultContent } from '../worker/Command.ts'

interface State {
  readonly content: VaultContent
  readonly manifest: Manifest
  readonly boxes: readonly StoredBox[]
  readonly earlier?: readonly State[] | undefined
}

export function createServer() {
  let state: State | undefined
  const history: State[] = []
  const suspended = new Set<string>()

  const copy = (boxes: readonly StoredBox[]) =>
    boxes.map(({ ownerId, box, server }) => ({ ownerId, box: box.slice(), server: server.slice() }))

  async function accept(signed: SignedManifest, managementKey: Bytes, boxes: readonly StoredBox[], before?: State) {
    const manifest = await verifyManifest(signed, managementKey)
    if (manifest.revision !== (before?.manifest.revision ?? 0) + 1) throw new VaultError('vault.conflict')
    const kept: StoredBox[] = []
    for (const { id, boxHash } of [...manifest.devices, ...manifest.methods]) {
      const stored = [...boxes, ...(before?.boxes ?? [])].find(({ ownerId }) => ownerId === id)
      const hash = stored && new Uint8Array(await crypto.subtle.digest('SHA-256', stored.box))
      if (!stored || !hash || !isEqual(hash, boxHash)) throw new VaultError('vault.unverified', 'a box')
      kept.push(stored)
    }
    return { manifest, boxes: copy(kept) }
  }

  const shares: ServerShares = {
    read: async (): Promise<ServerVault | undefined> =>
      state && {
        content: state.content,
        boxes: state.boxes.map(({ ownerId, box }) => ({ ownerId, box: box.slice() })),
        earlier: state.earlier?.map(({ content, boxes }) => ({ content, boxes: copy(boxes) })),
      },
    getShare: async (ownerId, earlierId) => {
      if (suspended.has(ownerId)) throw new VaultError('vault.suspended')
      const of = earlierId === undefined ? state : state?.earlier?.find(({ content }) => content.vaultId === earlierId)
      const share = of?.boxes.find((box) => box.ownerId === ownerId)?.server.slice()
      if (share === undefined) throw new VaultError('vault.removed')
      return share
    },
    create: async ({ content, boxes: sent }) => {
      const given = copy(sent)
      if (state !== undefined) throw new VaultError('vault.exists')
      const { manifest, boxes } = await accept(content.manifest, content.managementKey, given)
      if (state !== undefined) throw new VaultError('vault.exists')
      if (manifest.vaultId !== content.vaultId) throw new VaultError('vault.conflict')
      state = { content, manifest, boxes }
      history.push(state)
    },
    change: async ({ manifest: signed, boxes: sent }) => {
      const given = copy(sent)
      const before = state
      if (before === undefined) throw new VaultError('vault.missing')
      const { manifest, boxes } = await accept(signed, before.content.managementKey, given, before)
      if (state !== before) throw new VaultError('vault.conflict')
      if (manifest.movedTo !== undefined) throw new VaultError('vault.unverified', 'a move')
      state = { ...before, content: { ...before.content, manifest: signed }, manifest, boxes }
      history.push(state)
    },
    move: async ({ manifest: signed, content, boxes: sent }) => {
      const given = copy(sent)
      const before = state
      if (before === undefined) throw new VaultError('vault.missing')
      const left = await accept(signed, before.content.managementKey, [], before)
      const next = await accept(content.manifest, content.managementKey, given)
      if (left.manifest.movedTo?.vaultId !== content.vaultId) throw new VaultError('vault.unverified', 'no move')
      if (state !== before) throw new VaultError('vault.conflict')
      const old = { content: { ...before.content, manifest: signed }, ...left }
      state = { content, ...next, earlier: [...(before.earlier ?? []), old] }
      history.push(state)
    },
  }
  return {
    shares,
    suspended,
    getManifest: () => state?.manifest,
    /** What a dishonest or restored server does: it answers with an earlier state, or with none. */
    set: (next: State | undefined) => {
      state = next
    },
    get: () => state,
    /** As `get`, where there must be a vault. */
    need: () => {
      if (state === undefined) throw new VaultError('vault.missing')
      return state
    },
    history,
  }
}
