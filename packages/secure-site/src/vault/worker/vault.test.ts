import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { toBase58 } from '../derive/toBase58.ts'
import { toHex, toUtf8 } from '../bytes.ts'
import { encodeManifest } from '../manifest/encodeManifest.ts'
import { parseManifest } from '../manifest/parseManifest.ts'
import { createDoors, createWallet, fill, startVault } from '../test/setUpVault.ts'
import { origin } from '../test/requests.ts'

const message = (from: string) => ({ kind: 'evmMessage', from, message: toUtf8('Hello') })

describe('the vault', () => {
  it.each(['ds', 'rs', 'dr'] as const)('opens by %s and has the same addresses', async (pair) => {
    const { content, entrances, addresses } = await createWallet()
    const other = await startVault()
    const opened = await other.run<'open'>({ type: 'open', content, entrance: entrances[pair] })
    expect(opened.addresses).toEqual(addresses)
  })

  it('signs what it has shown, once', async () => {
    const { run, addresses } = await createWallet()
    const { id, request } = await run<'prepare'>({ type: 'prepare', origin, request: message(addresses.eip155) })
    expect(request).toEqual(message(addresses.eip155))
    expect(await run<'sign'>({ type: 'sign', id })).toHaveLength(1)
    await expect(run<'sign'>({ type: 'sign', id })).rejects.toThrow('not what was shown last')
  })

  it('signs nothing that it has not shown last (attacks 74 and 135)', async () => {
    const { run, send, addresses } = await createWallet()
    const shown = await run<'prepare'>({ type: 'prepare', origin, request: message(addresses.eip155) })
    await run<'prepare'>({ type: 'prepare', origin, request: message(addresses.eip155) })
    await expect(run<'sign'>({ type: 'sign', id: shown.id })).rejects.toThrow('not what was shown last')
    await expect(send({ type: 'sign', digest: fill(1) })).rejects.toThrow('vault.malformed')
    await expect(send({ type: 'sign', id: 'x', digest: fill(1) })).rejects.toThrow('not what was shown last')
  })

  it('shows and signs nothing while it is closed', async () => {
    const { run } = await startVault()
    const request = message(`0x${'1'.repeat(40)}`)
    await expect(run<'prepare'>({ type: 'prepare', origin, request })).rejects.toThrow('vault.notOpen')
    await expect(run<'sign'>({ type: 'sign', id: 'x' })).rejects.toThrow('vault.notOpen')
  })

  it('carries out one command at a time, and none after its end', async () => {
    const { run, close, addresses } = await createWallet()
    const prepare = { type: 'prepare', origin, request: message(addresses.eip155) } as const
    const first = run<'prepare'>(prepare)
    await expect(run<'prepare'>(prepare)).rejects.toThrow('vault.busy')
    await first
    close()
    await expect(run<'prepare'>(prepare)).rejects.toThrow('vault.closed')
  })

  it('adds a device and a method, replaces a share and removes both', async () => {
    const { run, content, entrances } = await createWallet()
    const device = (await createDoors()).ds.shares.device
    const doors = [
      { pair: 'ds', shareIds: ['d_2', 's_3'], shares: { device, server: fill(7) } },
      { pair: 'rs', shareIds: ['m_1', 's_4'], shares: { server: fill(8), recovery: fill(4) } },
    ] as const
    const added = await run<'change'>({ type: 'change', content, entrance: entrances.ds, remove: [], doors })
    const manifest = parseManifest(added.manifest.bytes)
    expect(manifest.revision).toBe(2)
    expect(manifest.devices.map(({ id }) => id)).toEqual(['d_1', 'd_2'])
    expect(manifest.methods).toMatchObject([{ id: 'm_1', kind: 'passkey', shareId: 's_4' }])

    const next = { ...content, manifest: added.manifest }
    // The old box of the method is no longer the one that the manifest names.
    await expect(run<'open'>({ type: 'open', content: next, entrance: entrances.rs })).rejects.toThrow('another box')
    const [box = fill(0)] = added.boxes
    const entrance = { ...doors[0], shares: { device, server: fill(7) }, box }
    const removed = await run<'change'>({ type: 'change', content: next, entrance, remove: ['d_1', 'm_1'], doors: [] })
    expect(parseManifest(removed.manifest.bytes)).toMatchObject({ revision: 3, devices: [{ id: 'd_2' }], methods: [] })
  })

  it('locks no visitor out: a method stays, or the device that makes the change', async () => {
    const { run, content, entrances } = await createWallet()
    const change = { type: 'change', content, remove: ['d_1', 'm_1'], doors: [] } as const
    await expect(run<'change'>({ ...change, entrance: entrances.ds })).rejects.toThrow('vault.lastOpening')
    // The device may be lost already, so that the method must not go.
    const removal = { ...change, remove: ['m_1'], entrance: entrances.rs }
    await expect(run<'change'>(removal)).rejects.toThrow('vault.lastOpening')
  })

  it('makes a box between device and method without a new revision', async () => {
    const { run, content, entrances } = await createWallet()
    const { dr } = await createDoors()
    const change = { type: 'change', content, entrance: entrances.rs, remove: [], doors: [dr] } as const
    const { manifest, boxes } = await run<'change'>(change)
    expect(manifest).toEqual(content.manifest)
    expect(boxes).toHaveLength(1)
  })
})

describe('a deletion', () => {
  it('is signed in a window, by a recovery share only', async () => {
    const { content, entrances } = await createWallet('window')
    const { run, send } = await startVault('window')
    const frame = await startVault('frame')
    const ask = { type: 'change', content, remove: [], doors: [] } as const
    await expect(run<'change'>({ ...ask, entrance: entrances.ds, deletion: 'schedule' })).rejects.toThrow(
      'vault.methodRequired',
    )
    await expect(frame.run<'change'>({ ...ask, entrance: entrances.rs, deletion: 'schedule' })).rejects.toThrow(
      'not in a frame',
    )
    await expect(send({ ...ask, entrance: entrances.rs, deletion: 'now' })).rejects.toThrow('vault.malformed')
    const { manifest } = await run<'change'>({ ...ask, entrance: entrances.rs, deletion: 'schedule' })
    expect(parseManifest(manifest.bytes)).toMatchObject({ revision: 2, isDeleting: true })
  })
})

describe('attacks on the vault', () => {
  it('opens no box of another user (attack 115)', async () => {
    const { content, entrances } = await createWallet()
    // The same shares, so that only the binding to the vault tells the two apart.
    const other = await createWallet('frame', 'v_2')
    const mixed = { ...entrances.ds, box: other.entrances.ds.box }
    const { run } = await startVault()
    await expect(run<'open'>({ type: 'open', content, entrance: mixed })).rejects.toThrow('vault.wrongShares')
    const foreign = { ...content, vault: other.content.vault }
    const answer = run<'open'>({ type: 'open', content: foreign, entrance: (await createWallet()).entrances.ds })
    await expect(answer).rejects.toThrow('vault.damaged')
  })

  it('opens no vault whose key or manifest is not its own (attacks 117, 143 and 147)', async () => {
    const { run, content, entrances } = await createWallet()
    const thief = await createWallet()
    const open = (changed: Partial<typeof content>) =>
      run<'open'>({ type: 'open', content: { ...content, ...changed }, entrance: entrances.rs })
    const { managementKey, manifest } = thief.content
    await expect(open({ managementKey })).rejects.toThrow('vault.foreignKey')
    await expect(open({ manifest })).rejects.toThrow('vault.unverified')
    await expect(open({ managementKey, manifest })).rejects.toThrow('vault.foreignKey')
    const addresses = { ...parseManifest(content.manifest.bytes).addresses, eip155: `0x${'1'.repeat(40)}` }
    const bytes = encodeManifest({ ...parseManifest(content.manifest.bytes), addresses })
    await expect(open({ manifest: { ...content.manifest, bytes } })).rejects.toThrow('vault.unverified')
  })

  it('continues no manifest of an attacker (attack 143)', async () => {
    const { run, content, entrances } = await createWallet()
    const thief = await createWallet()
    const forged = { ...content, manifest: thief.content.manifest }
    const change = { type: 'change', content: forged, entrance: entrances.ds, remove: [], doors: [] } as const
    await expect(run<'change'>(change)).rejects.toThrow('vault.unverified')
  })

  it('opens by no box that the manifest names no more (attack 143)', async () => {
    const { run, content, entrances } = await createWallet()
    const { ds, rs } = await createDoors()
    const doors = [{ ...rs, shareIds: ['m_1', 's_4'], shares: { server: fill(8), recovery: fill(4) } }] as const
    const change = { type: 'change', content, entrance: entrances.ds, remove: ['d_1'], doors } as const
    const { manifest } = await run<'change'>({ ...change, entrance: entrances.rs })
    // A server that still has the old boxes and their shares: they open the vault's key.
    const next = { ...content, manifest }
    for (const entrance of [
      { ...ds, box: entrances.ds.box },
      { ...(await createDoors()).rs, box: entrances.rs.box },
    ])
      await expect(run<'open'>({ type: 'open', content: next, entrance })).rejects.toThrow('another box')
  })

  it('opens nothing for a thief of the database, even with the share keys (attacks 118 and 119)', async () => {
    const { content, entrances } = await createWallet()
    const { run } = await startVault('window')
    // With the share keys, the thief knows every S. D and R are missing.
    for (const guess of [fill(0), fill(2), fill(3)]) {
      const entrance = { ...entrances.rs, shares: { server: fill(3), recovery: guess } }
      await expect(run<'open'>({ type: 'open', content, entrance })).rejects.toThrow('vault.wrongShares')
    }
  })

  it('opens nothing for a thief of the device profile (attack 120)', async () => {
    const { content, entrances } = await createWallet()
    const { run } = await startVault('window')
    const { device } = entrances.ds.shares
    const ds = { ...entrances.ds, shares: { device, server: fill(9) } }
    await expect(run<'open'>({ type: 'open', content, entrance: ds })).rejects.toThrow('vault.wrongShares')
    const dr = { ...entrances.dr, shares: { device, recovery: fill(9) } }
    await expect(run<'open'>({ type: 'open', content, entrance: dr })).rejects.toThrow('vault.wrongShares')
  })

  it('exports only in a window, and only with a recovery share (attack 122)', async () => {
    const { run, content, entrances, addresses } = await createWallet('frame')
    const ask = { type: 'export', content, secret: 'words' } as const
    await expect(run<'export'>({ ...ask, entrance: entrances.rs })).rejects.toThrow('not in a frame')
    await expect(run<'start'>({ type: 'start', place: 'window' })).rejects.toThrow('started already')
    const opened = await startVault('window')
    await expect(opened.run<'export'>({ ...ask, entrance: entrances.ds })).rejects.toThrow('vault.methodRequired')
    const words = await opened.run<'export'>({ ...ask, entrance: entrances.rs })
    expect(mnemonicToAccount(words).address).toBe(addresses.eip155)
  })

  it('exports the private keys that wallets import', async () => {
    const { run, content, entrances, addresses } = await createWallet('window')
    const ask = { type: 'export', content, entrance: entrances.dr } as const
    const key = await run<'export'>({ ...ask, secret: 'eip155' })
    const digits: `0x${string}` = `0x${key.slice(2)}`
    expect(privateKeyToAccount(digits).address).toBe(addresses.eip155)
    const { createKeyPairSignerFromBytes, getBase58Encoder } = await import('@solana/kit')
    const pair = getBase58Encoder().encode(await run<'export'>({ ...ask, entrance: entrances.dr, secret: 'solana' }))
    expect((await createKeyPairSignerFromBytes(Uint8Array.from(pair))).address).toBe(addresses.solana)
    expect(toBase58(Uint8Array.from(pair).slice(32))).toBe(addresses.solana)
  })

  it('takes no device share whose bytes a script can read', async () => {
    const { send, content, entrances } = await createWallet()
    const device = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt'])
    const entrance = { ...entrances.ds, shares: { ...entrances.ds.shares, device } }
    await expect(send({ type: 'open', content, entrance })).rejects.toThrow('vault.malformed')
  })

  it('overwrites the entropy, the seed, the shares and the keys', async () => {
    const { run, close, content, entrances } = await createWallet()
    const secrets = recordSecrets()
    const { server } = entrances.ds.shares
    await run<'open'>({ type: 'open', content, entrance: entrances.ds })
    expect(secrets().length).toBeGreaterThanOrEqual(9)
    close()
    expect(
      secrets()
        .filter((bytes) => bytes.some((byte) => byte !== 0))
        .map(toHex),
    ).toEqual([])
    // The page's own copy is the page's to overwrite; here the worker has read a copy of it.
    expect(server).toEqual(fill(2))
  })
})

/** Records everything that WebCrypto decrypts, derives as bits or computes as an HMAC: all secrets of the vault come from there. */
function recordSecrets(): () => readonly Uint8Array[] {
  const seen: Uint8Array[] = []
  for (const name of ['decrypt', 'deriveBits', 'sign'] as const) {
    const real = crypto.subtle[name].bind(crypto.subtle)
    const spy = vi.spyOn(crypto.subtle, name)
    onTestFinished(() => {
      spy.mockRestore()
    })
    // oxlint-disable-next-line typescript/no-explicit-any -- The three functions take different arguments.
    spy.mockImplementation(async (...given: any[]) => {
      const result: ArrayBuffer = await Reflect.apply(real, crypto.subtle, given)
      seen.push(new Uint8Array(result))
      return result
    })
  }
  return () => seen
}
