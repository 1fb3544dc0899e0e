import { describe, expect, it } from 'vitest'
import { mnemonicToAccount } from 'viem/accounts'
import { encodeManifest } from '../manifest/encodeManifest.ts'
import { createStore } from '../test/createFaults.ts'
import { createServer } from '../test/createServer.ts'
import { createDerive, createTestKeeper } from '../test/createTestKeeper.ts'
import { fill } from '../test/setUpVault.ts'
import { addDevice, addMethod, changeDeletion, rotateShare } from './changeWallet.ts'
import { createWallet } from './createWallet.ts'
import { exportEarlierSecret, moveWallet } from './moveWallet.ts'
import { getWalletState, unlock, unlockWithoutServer } from './openWallet.ts'
import type { DeviceStore, FlowPorts, Recovery } from './ports.ts'
import { acceptMove, requireVault } from './readVault.ts'

const derive = createDerive()
const passkey = (): Recovery => ({ methodId: 'passkey_1', kind: 'passkey', share: fill(5) })
const code = (serial = 1): Recovery => ({ methodId: `code_${serial}`, kind: 'code', share: fill(10 + serial) })

/** A wallet with a passkey, which two devices know. */
async function setUp() {
  const server = createServer()
  const store = createStore()
  const page = (device: DeviceStore | undefined = store, place: 'frame' | 'window' = 'frame'): FlowPorts => ({
    server: server.shares,
    device,
    keeper: createTestKeeper(place, derive),
  })
  const other = createStore()
  const addresses = await createWallet(page(), passkey())
  await addDevice(page(other), passkey())
  const move = (by = passkey(), method = code()) => moveWallet(page(store, 'window'), { by, method })
  return { server, store, other, page, addresses, move }
}

describe('a move', () => {
  it('makes new keys, which this device opens at once, and which the old method does not open', async () => {
    const { addresses, move, page, server, store } = await setUp()
    const method = code()
    const by = passkey()
    const moved = await move(by, method)
    expect([by.share, method.share]).toEqual([fill(0), fill(0)])
    expect(moved.eip155).not.toBe(addresses.eip155)
    expect(moved.solana).not.toBe(addresses.solana)
    expect(await unlock(page())).toEqual(moved)
    expect(server.getManifest()).toMatchObject({ revision: 1, addresses: moved })
    expect(server.getManifest()?.movedTo).toBeUndefined()
    expect(store.peek()).toMatchObject({ pending: [], kept: { pin: { addresses: moved } } })
    await expect(addDevice(page(createStore()), passkey())).rejects.toThrow('vault.removed')
    expect(await addDevice(page(createStore()), code())).toEqual(moved)
    await rotateShare(page())
    expect(await unlock(page())).toEqual(moved)
  })

  it('leaves the old wallet to its own methods, and to none of its devices', async () => {
    const { addresses, move, page, server, store } = await setUp()
    await move()
    const [old] = server.need().earlier ?? []
    expect(old?.manifest).toMatchObject({ addresses, devices: [], methods: [{ id: 'passkey_1' }] })
    const vaultId = old?.manifest.vaultId ?? ''
    const window = () => page(store, 'window')
    const words = await exportEarlierSecret(window(), { vaultId, by: passkey(), secret: 'words' })
    expect(mnemonicToAccount(words).address).toBe(addresses.eip155)
    const ofNew = exportEarlierSecret(window(), { vaultId, by: code(), secret: 'words' })
    await expect(ofNew).rejects.toThrow('vault.removed')
    const guess: Recovery = { ...passkey(), share: fill(9) }
    const guessed = exportEarlierSecret(window(), { vaultId, by: guess, secret: 'words' })
    await expect(guessed).rejects.toThrow('vault.wrongShares')
    const inFrame = exportEarlierSecret(page(), { vaultId, by: passkey(), secret: 'words' })
    await expect(inFrame).rejects.toThrow('not in a frame')
    const unknown = exportEarlierSecret(window(), { vaultId: 'v_9', by: passkey(), secret: 'words' })
    await expect(unknown).rejects.toThrow('vault.missing')
  })

  it('takes a window, a method of the old wallet, and a new method', async () => {
    const { move, page, server } = await setUp()
    const before = server.get()
    await expect(moveWallet(page(), { by: passkey(), method: code() })).rejects.toThrow('not in a frame')
    await expect(move({ ...passkey(), share: fill(9) })).rejects.toThrow('vault.wrongShares')
    await expect(move(code(2))).rejects.toThrow('vault.removed')
    await expect(move(passkey(), passkey())).rejects.toThrow('vault.refused')
    expect(server.get()).toBe(before)
  })

  it('does not happen while a deletion is scheduled', async () => {
    const { move, page, server, store } = await setUp()
    await changeDeletion(page(store, 'window'), 'schedule', passkey())
    await expect(move()).rejects.toThrow('vault.refused')
    await changeDeletion(page(store, 'window'), 'undo', passkey())
    expect(await move()).toEqual(server.getManifest()?.addresses)
  })

  it('works again and again, also where the browser keeps nothing', async () => {
    const { move, page, server, store } = await setUp()
    await move()
    await moveWallet({ ...page(store, 'window'), device: undefined }, { by: code(), method: code(2) })
    expect(server.need().earlier).toHaveLength(2)
    expect((await requireVault(page())).isMoved).toBe(true)
    const third = await addDevice(page(), code(2))
    expect(await unlock(page())).toEqual(third)
    expect(store.peek()?.earlier).toHaveLength(2)
  })
})

describe('another device', () => {
  it('follows the signatures to the new wallet, trusts only it from then on, and asks for a method of it', async () => {
    const { addresses, move, other, page } = await setUp()
    const moved = await move()
    const read = await requireVault(page(other))
    expect(read).toMatchObject({ isMoved: true, known: undefined, manifest: { addresses: moved } })
    expect(await getWalletState(page(other))).toBe('recoveryRequired')
    await expect(unlock(page(other))).rejects.toThrow('vault.removed')
    await acceptMove(page(other), read)
    expect(other.peek()).toMatchObject({ trusted: { addresses: moved }, earlier: [{ pin: { addresses } }] })
    expect(other.peek()?.kept).toBeUndefined()
    expect((await requireVault(page(other))).isMoved).toBe(true)
    await expect(addDevice(page(other), passkey())).rejects.toThrow('vault.removed')
    expect(await addDevice(page(other), code())).toEqual(moved)
    expect(other.peek()).toMatchObject({ kept: { pin: { addresses: moved } }, earlier: [{ pin: { addresses } }] })
    expect(other.peek()?.trusted).toBeUndefined()
    expect(await unlock(page(other))).toEqual(moved)
    expect((await requireVault(page(other))).isMoved).toBe(false)
  })

  it('follows several moves at once', async () => {
    const { move, other, page } = await setUp()
    await move()
    const last = await move(code(), code(2))
    expect((await requireVault(page(other))).manifest.addresses).toEqual(last)
    expect(await addDevice(page(other), code(2))).toEqual(last)
  })

  it('sees methods that were added to the new wallet later', async () => {
    const { move, other, page, store } = await setUp()
    const moved = await move()
    await addMethod(page(store), code(2))
    expect(await addDevice(page(other), code(2))).toEqual(moved)
  })
})

describe('attacks by the server', () => {
  it('does not move a device to a wallet that the old key has not named (attack 161)', async () => {
    const { move, other, page, server } = await setUp()
    const before = server.need()
    const thief = await setUp()
    await thief.move()
    const foreign = thief.server.need()
    const [named] = foreign.earlier ?? []
    await move()
    const { earlier = [] } = server.need()
    const [own] = earlier
    if (named === undefined || own === undefined) throw new TypeError('Nothing was moved.')
    const forged = encodeManifest({
      ...own.manifest,
      movedTo: { ...foreign.content, addresses: foreign.manifest.addresses },
    })
    for (const [chain, reason] of [
      [[], 'vault.foreignKey'],
      [[before], 'vault.foreignVault'],
      [[own], 'vault.foreignVault'],
      [[named], 'vault.foreignVault'],
      [[{ ...named, content: { ...named.content, vaultId: own.content.vaultId } }], 'vault.foreignKey'],
      [
        [
          {
            ...named,
            content: { ...named.content, vaultId: own.content.vaultId, managementKey: own.content.managementKey },
          },
        ],
        'vault.unverified',
      ],
      [
        [{ ...own, content: { ...own.content, manifest: { ...own.content.manifest, bytes: forged } } }],
        'vault.unverified',
      ],
    ] as const) {
      server.set({ ...foreign, earlier: chain })
      await expect(requireVault(page(other))).rejects.toThrow(reason)
      await expect(unlock(page(other))).rejects.toThrow(reason)
    }
    expect(other.peek()?.kept?.pin.addresses).toEqual(before.manifest.addresses)
  })

  it('never returns a device to the old wallet, to an earlier word of it, or to its last one (attack 161)', async () => {
    const { addresses, move, other, page, server } = await setUp()
    const before = server.need()
    await move()
    const [old] = server.need().earlier ?? []
    await acceptMove(page(other), await requireVault(page(other)))
    const fresh = createStore()
    for (const device of [page(), page(other)]) {
      server.set(before)
      await expect(requireVault(device)).rejects.toThrow('vault.foreignKey')
      server.set({ ...before, earlier: old && [old] })
      await expect(requireVault(device)).rejects.toThrow('vault.foreignVault')
      server.set(undefined)
      await expect(getWalletState(device)).rejects.toThrow('vault.missing')
      await expect(createWallet(device)).rejects.toThrow('vault.missing')
    }
    // The last word of the old wallet, as if it were still the present one.
    server.set(old)
    await expect(requireVault(page(fresh))).rejects.toThrow('vault.rolledBack')
    await expect(addMethod(page(fresh), code(3), passkey())).rejects.toThrow('vault.rolledBack')
    // Without any server, a device that knew the old one still opens it with its method.
    const known = { kept: other.peek()?.earlier?.[0], pending: [] }
    expect(await unlockWithoutServer({ ...page(), device: { ...other, read: async () => known } }, passkey())).toEqual(
      addresses,
    )
  })

  it('does not lead a device that has followed one move to another one of the same wallet', async () => {
    const { move, other, page, server } = await setUp()
    const before = server.need()
    await move()
    await acceptMove(page(other), await requireVault(page(other)))
    // A thief with the old key, and a server that helps.
    server.set(before)
    const thief = createStore()
    await moveWallet(page(thief, 'window'), { by: passkey(), method: code(7) })
    await expect(requireVault(page(other))).rejects.toThrow('vault.foreignVault')
  })
})

describe('the worker', () => {
  it('signs nothing more for a wallet that was moved', async () => {
    const { move, page, server, store } = await setUp()
    await move()
    const [old] = server.need().earlier ?? []
    const box = old?.boxes[0]
    if (old === undefined || box === undefined) throw new TypeError('Nothing was moved.')
    const entrance = {
      pair: 'rs',
      shareIds: ['passkey_1', old.manifest.methods[0]?.shareId ?? ''],
      box: box.box,
      shares: { recovery: fill(5), server: box.server },
    } as const
    const { content } = old
    const { keeper } = page(store, 'window')
    const copy = () => structuredClone(entrance)
    await expect(
      keeper.run({ type: 'change', content, entrance: copy(), remove: [], doors: [], deletion: 'schedule' }),
    ).rejects.toThrow('vault.refused')
    const door = {
      pair: 'rs',
      kind: 'code',
      shareIds: ['code_9', 's_9'],
      shares: { recovery: fill(1), server: fill(2) },
    } as const
    await expect(
      keeper.run({ type: 'move', content, entrance: copy(), vaultId: 'v_9', doors: [door] }),
    ).rejects.toThrow('vault.refused')
  })
})
