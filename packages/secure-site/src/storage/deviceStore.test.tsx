// The real IndexedDB of Chromium.
import { beforeEach, describe, expect, it } from 'vitest'
import type { PendingDevice } from '../vault/flows/ports.ts'
import { createWallet, fill } from '../vault/test/setUpVault.ts'
import { toShare } from '../vault/hkdf.ts'
import { createDeviceStore } from './createDeviceStore.ts'
import { openTable } from './openDatabase.ts'

const owner = 'project/user'

beforeEach(async () => {
  for (const key of [owner, 'project/other']) await openTable('devices').delete(key)
})

async function createDevice(change: Partial<PendingDevice> = {}): Promise<PendingDevice> {
  const { addresses, content } = await createWallet()
  const { managementKey, vaultId } = content
  return {
    deviceId: 'd_1',
    device: await toShare(fill(1)),
    pin: { vaultId, managementKey, addresses, revision: 1 },
    content,
    recoveryBoxes: [{ methodId: 'm_1', box: fill(5, 92) }],
    ...change,
  }
}

describe('the store of device shares', () => {
  it('keeps a record with a share whose bytes no script can read, for its user alone', async () => {
    const store = createDeviceStore({ owner })
    expect(await store.read()).toBeUndefined()
    const kept = await createDevice()
    await store.write({ kept, pending: [] })
    // As a second tab reads it.
    const found = await createDeviceStore({ owner }).read()
    expect(found?.kept?.device.extractable).toBe(false)
    expect(found).toEqual({ kept: { ...kept, device: expect.any(CryptoKey) }, pending: [] })
    const { device } = found?.kept ?? kept
    expect([kept.device.algorithm.name, device.algorithm.name]).toEqual(['HKDF', 'HKDF'])
    // Browsers word it differently: the key is not extractable, or the operation is not supported.
    await expect(crypto.subtle.exportKey('raw', device)).rejects.toThrow(DOMException)
    expect(await createDeviceStore({ owner: 'project/other' }).read()).toBeUndefined()
    await store.clear()
    expect(await store.read()).toBeUndefined()
  })

  it('takes the writes of two tabs one after the other, each as a whole', async () => {
    const [one, other] = [createDeviceStore({ owner }), createDeviceStore({ owner })]
    const [first, second] = [await createDevice({ deviceId: 'd_1' }), await createDevice({ deviceId: 'd_2' })]
    await Promise.all([
      one.write({ kept: first, pending: [second] }),
      other.write({ kept: second, pending: [] }),
      one.write({ kept: first, pending: [] }),
    ])
    const found = await one.read()
    expect([
      ['d_1', 0],
      ['d_1', 1],
      ['d_2', 0],
    ]).toContainEqual([found?.kept?.deviceId, found?.pending.length])
  })

  it('works again after the browser has deleted the database', async () => {
    const store = createDeviceStore({ owner })
    await store.write({ kept: await createDevice(), pending: [] })
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('latchkey-wallet').addEventListener('success', resolve)
    })
    expect(await store.read()).toBeUndefined()
    await store.write({ kept: await createDevice(), pending: [] })
    expect((await store.read())?.kept?.deviceId).toBe('d_1')
  })

  it.each([
    ['a share whose bytes scripts can read', { device: 'extractable' }],
    ['a share that is no key', { device: 'text' }],
    ['a revision that is none', { pin: { revision: 0 } }],
    ['a box of another length', { recoveryBoxes: [{ methodId: 'm_1', box: fill(1, 91) }] }],
    ['an id of another form', { deviceId: '../d' }],
  ])('refuses what it cannot read, and never takes it for none: %s', async (_name, change) => {
    const kept: object = await createDevice()
    const extractable = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt'])
    const wrong = 'device' in change && change.device === 'extractable' ? { device: extractable } : change
    await openTable('devices').put(owner, { kept: { ...kept, ...wrong }, pending: [] })
    await expect(createDeviceStore({ owner }).read()).rejects.toMatchObject({ code: 'vault.damaged' })
  })
})
