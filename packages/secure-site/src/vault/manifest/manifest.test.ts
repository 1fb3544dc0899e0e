import { createPrivateKey, sign, verify } from 'node:crypto'
import { signAsync } from '@noble/ed25519'
import { describe, expect, it } from 'vitest'
import { concat, fromHex, toHex, toUint32 } from '../bytes.ts'
import { deriveAccounts } from '../derive/deriveAccounts.ts'
import { checkManifest, verifyManifest } from './checkManifest.ts'
import { encodeManifest } from './encodeManifest.ts'
import type { Manifest } from './Manifest.ts'
import { parseManifest } from './parseManifest.ts'
import { signManifest } from './signManifest.ts'

async function setUp() {
  const { addresses, managementKey, keys } = await deriveAccounts({ entropy: new Uint8Array(16), vaultId: 'v_1' })
  const manifest: Manifest = {
    vaultId: 'v_1',
    revision: 4,
    addresses,
    devices: [{ id: 'd_1', shareId: 's_1', boxHash: new Uint8Array(32).fill(1) }],
    methods: [{ id: 'm_1', kind: 'passkey', shareId: 's_2', boxHash: new Uint8Array(32).fill(2) }],
  }
  const pin = { vaultId: 'v_1', managementKey, addresses, revision: 4 }
  return { manifest, managementKey, secret: keys.management, pin }
}

describe('the manifest', () => {
  it('is signed as node:crypto signs it, and read as it was written', async () => {
    const { manifest, managementKey, secret } = await setUp()
    const signed = await signManifest(manifest, secret)
    const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), secret])
    const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
    expect(toHex(signed.signature)).toBe(sign(null, signed.bytes, key).toString('hex'))
    expect(verify(null, signed.bytes, key, signed.signature)).toBe(true)
    expect(await verifyManifest(signed, managementKey)).toEqual(manifest)
    const deleting: Manifest = { ...manifest, isDeleting: true }
    expect(await verifyManifest(await signManifest(deleting, secret), managementKey)).toEqual(deleting)
  })

  it('agrees with RFC 8032, section 7.1, test 2', async () => {
    const secret = fromHex('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb')
    const signature = await signAsync(Uint8Array.of(0x72), secret ?? new Uint8Array())
    expect(toHex(signature)).toBe(
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    )
  })

  it('is refused without the signature of the pinned key (attacks 143 and 147)', async () => {
    const { manifest, managementKey, pin } = await setUp()
    const thief = await deriveAccounts({ entropy: new Uint8Array(16).fill(1), vaultId: 'v_1' })
    const forged = await signManifest({ ...manifest, revision: 5 }, thief.keys.management)
    await expect(checkManifest({ signed: forged, managementKey, pin })).rejects.toThrow('vault.unverified')
    const answer = checkManifest({ signed: forged, managementKey: thief.managementKey, pin })
    await expect(answer).rejects.toThrow('vault.foreignKey')
  })

  it('is refused with another address, even one that the key has signed (attack 117)', async () => {
    const { manifest, managementKey, secret, pin } = await setUp()
    const addresses = { ...manifest.addresses, eip155: `0x${'1'.repeat(40)}` }
    const altered = { ...(await signManifest(manifest, secret)), bytes: encodeManifest({ ...manifest, addresses }) }
    await expect(checkManifest({ signed: altered, managementKey, pin })).rejects.toThrow('vault.unverified')
    const signed = await signManifest({ ...manifest, addresses }, secret)
    await expect(checkManifest({ signed, managementKey, pin })).rejects.toThrow('vault.foreignVault')
  })

  it('is refused with a lower revision than the device has seen (attack 116)', async () => {
    const { manifest, managementKey, secret, pin } = await setUp()
    const old = await signManifest({ ...manifest, revision: 3 }, secret)
    await expect(checkManifest({ signed: old, managementKey, pin })).rejects.toThrow('vault.rolledBack')
    const next = await signManifest({ ...manifest, revision: 5 }, secret)
    expect((await checkManifest({ signed: next, managementKey, pin })).revision).toBe(5)
  })

  it('has one form only', async () => {
    const { manifest } = await setUp()
    const bytes = encodeManifest(manifest)
    const twice = encodeManifest({ ...manifest, devices: [...manifest.devices, ...manifest.devices] })
    const many = Array.from({ length: 101 }, (_, index) => ({
      id: `d_${String(index)}`,
      shareId: 's',
      boxHash: new Uint8Array(32),
    }))
    const refused = [
      bytes.slice(0, -1),
      concat(bytes, Uint8Array.of(0)),
      concat(toUint32(2 ** 32 - 1), bytes),
      twice,
      encodeManifest({ ...manifest, devices: many }),
      encodeManifest({ ...manifest, revision: 0 }),
      concat(bytes, toUint32(6), new TextEncoder().encode('Delete')),
      concat(encodeManifest({ ...manifest, isDeleting: true }), Uint8Array.of(0)),
      concat(encodeManifest({ ...manifest, isDeleting: true }), toUint32(6), new TextEncoder().encode('delete')),
      encodeManifest({ ...manifest, revision: 1.5 }),
      encodeManifest({ ...manifest, vaultId: 'v 1' }),
      encodeManifest({ ...manifest, addresses: { ...manifest.addresses, solana: '0' } }),
    ]
    for (const each of refused) expect(() => parseManifest(each)).toThrow('vault.malformed')
  })
})
