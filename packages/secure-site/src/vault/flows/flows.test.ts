import { describe, expect, it } from 'vitest'
import { deriveAccounts } from '../derive/deriveAccounts.ts'
import { mnemonicToAccount } from 'viem/accounts'
import { encodeManifest } from '../manifest/encodeManifest.ts'
import { formatRecoveryCode, parseRecoveryCode, toCodeShare } from '../recovery/recoveryCode.ts'
import { formatRecoveryFile, openRecoveryFile, parseRecoveryFile } from '../recovery/recoveryFile.ts'
import { createStore } from '../test/createFaults.ts'
import { createServer } from '../test/createServer.ts'
import { createTestKeeper } from '../test/createTestKeeper.ts'
import { fill } from '../test/setUpVault.ts'
import { addDevice, addMethod, changeDeletion, createRecoveryFile, removeMember, rotateShare } from './changeWallet.ts'
import { createWallet } from './createWallet.ts'
import { exportSecret, getWalletState, unlock, unlockWithRecovery, unlockWithoutServer } from './openWallet.ts'
import type { DeviceStore, FlowPorts, Recovery } from './ports.ts'

const passkey = (): Recovery => ({ methodId: 'passkey_1', kind: 'passkey', share: fill(5) })
const codeBytes = fill(6, 16)
const code = async (): Promise<Recovery> => ({ methodId: 'code_1', kind: 'code', share: await toCodeShare(codeBytes) })

function setUp() {
  const server = createServer()
  const store = createStore()
  const page = (device: DeviceStore | undefined = store, place: 'frame' | 'window' = 'frame'): FlowPorts => ({
    server: server.shares,
    device,
    keeper: createTestKeeper(place),
  })
  return { server, store, page, withoutStorage: (): FlowPorts => ({ ...page(), device: undefined }) }
}

describe('creation', () => {
  it('needs two kinds of share: device and server, or recovery and server', async () => {
    const { page, withoutStorage, server } = setUp()
    await expect(createWallet(withoutStorage())).rejects.toThrow('vault.methodRequired')
    expect(server.get()).toBeUndefined()
    const addresses = await createWallet(page())
    expect(await unlock(page())).toEqual(addresses)
    expect(await getWalletState(page())).toBe('known')
  })

  it('works without storage, with a passkey', async () => {
    const { withoutStorage, page } = setUp()
    const addresses = await createWallet(withoutStorage(), passkey())
    expect(await unlockWithRecovery(withoutStorage(), passkey())).toEqual(addresses)
    expect(await getWalletState(page())).toBe('recoveryRequired')
  })

  it('happens once', async () => {
    const { page } = setUp()
    await createWallet(page())
    await expect(createWallet(page())).rejects.toThrow('vault.exists')
    await expect(createWallet(page(createStore()), passkey())).rejects.toThrow('vault.exists')
  })

  it('overwrites the shares that it was given', async () => {
    const { page } = setUp()
    const recovery = passkey()
    await createWallet(page(), recovery)
    expect(recovery.share).toEqual(fill(0))
  })
})

describe('recovery', () => {
  it('opens on a new device with login and a passkey, and then without', async () => {
    const { page } = setUp()
    const addresses = await createWallet(page(), passkey())
    const other = createStore()
    expect(await addDevice(page(other), passkey())).toEqual(addresses)
    expect(await unlock(page(other))).toEqual(addresses)
  })

  it('opens on a new device with login and the code, as it was typed', async () => {
    const { page } = setUp()
    const addresses = await createWallet(page())
    await addMethod(page(), await code())
    const typed = parseRecoveryCode(formatRecoveryCode(codeBytes).toLowerCase())
    const other = createStore()
    const recovery: Recovery = { methodId: 'code_1', kind: 'code', share: await toCodeShare(typed) }
    expect(await addDevice(page(other), recovery)).toEqual(addresses)
  })

  it('opens nothing with a login alone (attack 114)', async () => {
    const { page, server } = setUp()
    await createWallet(page(), passkey())
    const thief = createStore()
    expect(await getWalletState(page(thief))).toBe('recoveryRequired')
    await expect(unlock(page(thief))).rejects.toThrow('vault.removed')
    const guess: Recovery = { methodId: 'passkey_1', kind: 'passkey', share: fill(9) }
    await expect(addDevice(page(thief), guess)).rejects.toThrow('vault.wrongShares')
    expect(server.getManifest()?.revision).toBe(1)
  })

  it('opens on a lost device no more, once the device was removed or suspended (attack 114)', async () => {
    const { page, server, store } = setUp()
    const addresses = await createWallet(page(), passkey())
    const id = store.peek()?.kept?.deviceId ?? ''
    server.suspended.add(id)
    await expect(unlock(page())).rejects.toThrow('vault.suspended')
    const other = createStore()
    await addDevice(page(other), passkey())
    await removeMember(page(other), id)
    server.suspended.clear()
    await expect(unlock(page())).rejects.toThrow('vault.removed')
    expect(await unlock(page(other))).toEqual(addresses)
    // With the passkey, the removed device becomes a new one.
    expect(await addDevice(page(), passkey())).toEqual(addresses)
    expect(await unlock(page())).toEqual(addresses)
  })

  it('opens with device and passkey while the server does not answer', async () => {
    const { page } = setUp()
    const addresses = await createWallet(page())
    await expect(unlockWithoutServer(page(), passkey())).rejects.toThrow('vault.methodRequired')
    await addMethod(page(), passkey())
    expect(await unlockWithoutServer(page(), passkey())).toEqual(addresses)
  })

  it('opens with file and code while device and server are gone', async () => {
    const { page } = setUp()
    const addresses = await createWallet(page(), await code())
    const text = formatRecoveryFile(await createRecoveryFile(page(), await code()))
    const file = parseRecoveryFile(text)
    const entropy = await openRecoveryFile(file, (await code()).share)
    expect((await deriveAccounts({ entropy, vaultId: file.vaultId })).addresses).toEqual(addresses)
    expect(file.addresses).toEqual(addresses)
  })

  it('exports in a window, with a passkey', async () => {
    const { page, store } = setUp()
    const addresses = await createWallet(page(), passkey())
    const words = await exportSecret(page(store, 'window'), passkey(), 'words')
    expect(mnemonicToAccount(words).address).toBe(addresses.eip155)
    await expect(exportSecret(page(store, 'frame'), passkey(), 'words')).rejects.toThrow('not in a frame')
  })
})

describe('changes', () => {
  it('rotates a share: the old one opens nothing', async () => {
    const { page, server, store } = setUp()
    const addresses = await createWallet(page())
    const id = store.peek()?.kept?.deviceId ?? ''
    const old = await server.shares.getShare(id)
    await rotateShare(page())
    expect(await server.shares.getShare(id)).not.toEqual(old)
    expect(await unlock(page())).toEqual(addresses)
    expect(server.getManifest()?.revision).toBe(2)
  })

  it('keeps the last way in', async () => {
    const { page, store, withoutStorage } = setUp()
    await createWallet(page(), passkey())
    await expect(removeMember(withoutStorage(), 'passkey_1', passkey())).rejects.toThrow('vault.lastOpening')
    await removeMember(page(), 'passkey_1')
    const id = store.peek()?.kept?.deviceId ?? ''
    await expect(removeMember(page(), id)).rejects.toThrow('vault.lastOpening')
  })

  it('are made one after the other if two devices make them at once', async () => {
    const { page, server } = setUp()
    const addresses = await createWallet(page(), passkey())
    const other = createStore()
    await addDevice(page(other), passkey())
    const results = await Promise.all([rotateShare(page()), rotateShare(page(other)), addMethod(page(), await code())])
    expect(results).toEqual([addresses, addresses, addresses])
    expect(server.getManifest()?.revision).toBe(5)
    expect(await unlock(page())).toEqual(addresses)
    expect(await unlock(page(other))).toEqual(addresses)
  })
})

describe('deletion', () => {
  const setUpWindow = async () => {
    const world = setUp()
    const addresses = await createWallet(world.page(), passkey())
    return { ...world, addresses, window: () => world.page(world.store, 'window') }
  }

  it('is asked for and undone in a window, by a recovery method, and the wallet works on', async () => {
    const { addresses, page, server, window } = await setUpWindow()
    expect(await changeDeletion(window(), 'schedule', passkey())).toEqual(addresses)
    expect(server.getManifest()).toMatchObject({ revision: 2, isDeleting: true })
    expect(await unlock(page())).toEqual(addresses)
    // Other changes leave it scheduled.
    await addMethod(page(), await code())
    await rotateShare(page())
    expect(server.getManifest()).toMatchObject({ revision: 4, isDeleting: true })
    expect(await changeDeletion(window(), 'undo', await code())).toEqual(addresses)
    expect(server.getManifest()?.revision).toBe(5)
    expect(server.getManifest()?.isDeleting).toBeUndefined()
    expect(await unlock(page())).toEqual(addresses)
  })

  it('changes nothing if it is asked for twice, or undone without need', async () => {
    const { server, window } = await setUpWindow()
    await changeDeletion(window(), 'undo', passkey())
    expect(server.getManifest()?.revision).toBe(1)
    await changeDeletion(window(), 'schedule', passkey())
    await changeDeletion(window(), 'schedule', passkey())
    expect(server.getManifest()).toMatchObject({ revision: 2, isDeleting: true })
  })

  it('is neither asked for nor undone in a frame, or with a wrong share', async () => {
    const { page, server, window } = await setUpWindow()
    await expect(changeDeletion(page(), 'schedule', passkey())).rejects.toThrow('not in a frame')
    const guess: Recovery = { methodId: 'passkey_1', kind: 'passkey', share: fill(9) }
    await expect(changeDeletion(window(), 'schedule', guess)).rejects.toThrow('vault.wrongShares')
    expect(server.getManifest()?.revision).toBe(1)
    await changeDeletion(window(), 'schedule', passkey())
    await expect(changeDeletion(page(), 'undo', passkey())).rejects.toThrow('not in a frame')
    expect(server.getManifest()).toMatchObject({ revision: 2, isDeleting: true })
  })

  it('happens together with the change of another device, whichever is first', async () => {
    const { page, server, window } = await setUpWindow()
    const other = createStore()
    await addDevice(page(other), passkey())
    await Promise.all([changeDeletion(window(), 'schedule', passkey()), rotateShare(page(other))])
    expect(server.getManifest()).toMatchObject({ revision: 4, isDeleting: true })
  })

  it('is no reason to create another wallet for the same user, on the word of the server (attack 146)', async () => {
    const { addresses, page, server, window } = await setUpWindow()
    await changeDeletion(window(), 'schedule', passkey())
    await unlock(page())
    const state = server.need()
    // Who deletes a wallet, deletes its user: their next login is that of another user, with no memory here.
    server.set(undefined)
    await expect(getWalletState(page())).rejects.toThrow('vault.missing')
    await expect(createWallet(page())).rejects.toThrow('vault.missing')
    expect(server.get()).toBeUndefined()
    // What this browser and the visitor have still opens it.
    expect(await unlockWithoutServer(page(), passkey())).toEqual(addresses)
    expect(await getWalletState(page(createStore()))).toBe('none')
    server.set(state)
    expect(await unlock(page())).toEqual(addresses)
  })

  it('that was undone is not brought back by an earlier manifest (attack 116)', async () => {
    const { page, server, window } = await setUpWindow()
    await changeDeletion(window(), 'schedule', passkey())
    const scheduled = server.need()
    await changeDeletion(window(), 'undo', passkey())
    server.set(scheduled)
    await expect(getWalletState(page())).rejects.toThrow('vault.rolledBack')
  })
})

describe('attacks by the server', () => {
  it('refuses an earlier state (attack 116)', async () => {
    const { page, server } = setUp()
    await createWallet(page(), passkey())
    const [first] = server.history
    await rotateShare(page())
    server.set(first)
    await expect(unlock(page())).rejects.toThrow('vault.rolledBack')
    await expect(getWalletState(page())).rejects.toThrow('vault.rolledBack')
  })

  it('creates no second wallet on the word of the server (attack 146)', async () => {
    const { page, server } = setUp()
    await createWallet(page(), passkey())
    server.set(undefined)
    await expect(getWalletState(page())).rejects.toThrow('vault.missing')
    await expect(createWallet(page())).rejects.toThrow('vault.missing')
    expect(server.get()).toBeUndefined()
  })

  it('shows no address of a foreign vault (attacks 115 and 147)', async () => {
    const { page, server } = setUp()
    await createWallet(page(), passkey())
    const thief = setUp()
    await createWallet(thief.page(), passkey())
    server.set(thief.server.get())
    await expect(getWalletState(page())).rejects.toThrow('vault.foreignKey')
    await expect(unlock(page())).rejects.toThrow('vault.foreignKey')
  })

  it('changes nothing for a session that has opened no vault (attack 143)', async () => {
    const { server, page } = setUp()
    await createWallet(page(), passkey())
    const thief = setUp()
    await createWallet(thief.page(), passkey())
    await rotateShare(thief.page())
    const { content, boxes } = thief.server.need()
    await expect(server.shares.change({ manifest: content.manifest, boxes })).rejects.toThrow('vault.unverified')
    await expect(server.shares.create({ content, boxes })).rejects.toThrow('vault.exists')
    expect(server.getManifest()?.revision).toBe(1)
  })

  it('opens by no box that the manifest names no more, even with its share (attack 143)', async () => {
    const { server, page } = setUp()
    await createWallet(page(), passkey())
    const { boxes } = server.need()
    await rotateShare(page())
    const { manifest } = server.need()
    server.set({ ...server.need(), boxes })
    await expect(unlock(page())).rejects.toThrow('vault.wrongShares')
    expect(server.getManifest()).toEqual(manifest)
  })

  it('shows no address and no device that only the server names (attacks 117 and 143)', async () => {
    const { server, page } = setUp()
    await createWallet(page(), passkey())
    const { content, manifest, ...state } = server.need()
    const { signature } = content.manifest
    for (const changed of [
      { ...manifest, addresses: { ...manifest.addresses, eip155: `0x${'1'.repeat(40)}` } },
      { ...manifest, devices: manifest.devices.map((device) => ({ ...device, boxHash: fill(1) })) },
    ]) {
      const bytes = encodeManifest(changed)
      server.set({ ...state, manifest, content: { ...content, manifest: { bytes, signature } } })
      await expect(getWalletState(page())).rejects.toThrow('vault.unverified')
      await expect(unlock(page())).rejects.toThrow('vault.unverified')
    }
  })
})
