import type { CaipNetworkId } from '@latchkey/core/adapter'
import { Verifier } from 'bip322-js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestWorld, testnetId, type TestWorld } from './test/createTestWorld.ts'
import { createLeatherFace } from './test/faces/createLeatherFace.ts'
import { createOkxFace } from './test/faces/createOkxFace.ts'
import { createSatsFace } from './test/faces/createSatsFace.ts'
import { createStandardFace } from './test/faces/createStandardFace.ts'
import { regtestId, type Face } from './test/faces/types.ts'
import { createUnisatFace } from './test/faces/createUnisatFace.ts'
import { testAccounts } from './test/testAccounts.ts'
import { verifyMessage } from './test/verifyMessage.ts'

const { segwit, nested, taproot, ordinals, other, main } = testAccounts
const accounts = [segwit, ordinals]
const networkIds = [regtestId, testnetId] as const

/** Each interface, with the wallet in a page. */
const kinds: Readonly<
  Record<string, { readonly connectorId: string; readonly isSilent: boolean; put(world: TestWorld): Face }>
> = {
  'Wallet Standard': {
    connectorId: 'Standard Wallet',
    isSilent: true,
    put: (world) => {
      const face = createStandardFace({ accounts, networkIds })
      world.register(face.wallet)
      return face
    },
  },
  'sats-connect': {
    connectorId: 'XverseProviders.BitcoinProvider',
    isSilent: true,
    put: (world) => {
      const face = createSatsFace({ accounts, networkIds })
      world.page['XverseProviders'] = { BitcoinProvider: face.wallet }
      return face
    },
  },
  Leather: {
    connectorId: 'LeatherProvider',
    isSilent: false,
    put: (world) => {
      const face = createLeatherFace({ accounts })
      world.page['LeatherProvider'] = face.wallet
      return face
    },
  },
  UniSat: {
    connectorId: 'unisat',
    isSilent: true,
    put: (world) => {
      const face = createUnisatFace({ accounts: [segwit, other], networkIds })
      world.page['unisat'] = face.wallet
      return face
    },
  },
  OKX: {
    connectorId: 'okxwallet',
    isSilent: true,
    put: (world) => {
      const { wallet, test } = createOkxFace({ main: { accounts: [main] }, test: { accounts: [segwit, other] } })
      world.page['okxwallet'] = wallet
      return test
    },
  },
}

async function connect(kind: keyof typeof kinds) {
  const world = createTestWorld()
  const entry = kinds[kind]
  if (!entry) throw new RangeError(kind)
  const face = entry.put(world)
  const adapter = await world.start()
  onTestFinished(() => adapter.destroy())
  const connection = await adapter.connect({ connectorId: entry.connectorId })
  const get = () => adapter.store.getState().connections[0]
  return { ...entry, world, face, adapter, connection, get }
}

describe.each(Object.keys(kinds))('%s', (kind) => {
  it('connects with its accounts, the payment account being active', async () => {
    const { connection, connectorId, face } = await connect(kind)
    expect(connection).toMatchObject({
      id: `bip122:${connectorId}`,
      connectorId,
      activeAddress: segwit.address,
      features: ['balance', 'message', 'transfer', 'transaction'],
    })
    expect(connection.accounts[0]).toEqual({ address: segwit.address, type: 'payment' })
    const hasOrdinals = kind !== 'UniSat' && kind !== 'OKX'
    expect(connection.accounts.slice(1)).toEqual(hasOrdinals ? [{ address: ordinals.address, type: 'eoa' }] : [])
    expect(face.human.getPromptCount()).toBe(1)
  })

  it('signs by BIP-322, and an independent and a stock verifier agree', async () => {
    const { adapter, connection } = await connect(kind)
    for (const message of ['Hello', 'Ünïcode 🧡\n', '']) {
      const { signature } = await adapter.features.message.sign({ connectionId: connection.id, message })
      const signed = { address: segwit.address, message, signature }
      expect(verifyMessage(signed)).toBe(true)
      expect(verifyMessage({ ...signed, message: `${message}.` })).toBe(false)
      expect(Verifier.verifySignature(segwit.address, message, signature)).toBe(true)
    }
  })

  it('is restored without a prompt, or stays in storage if the wallet has no silent way', async () => {
    const { adapter, connection, world, face, isSilent } = await connect(kind)
    const { connectorId, activeAddress, networkId } = connection
    await adapter.destroy()
    const prompts = face.human.getPromptCount()
    face.human.answerWith('hold')
    const next = await world.start({}, [{ connectorId, activeAddress, networkId }])
    onTestFinished(() => next.destroy())
    expect(next.store.getState().connections).toEqual(isSilent ? [connection] : [])
    expect(face.human.getPromptCount()).toBe(prompts)
    expect(world.logged).toEqual([])
  })

  it('maps the user’s refusal', async () => {
    const { adapter, connection, face } = await connect(kind)
    face.human.answerWith('reject')
    await expect(
      adapter.features.message.sign({ connectionId: connection.id, message: 'Hello' }),
    ).rejects.toMatchObject({ code: 'request.rejected' })
    await adapter.disconnect({ connectionId: connection.id })
    face.show([])
    await expect(adapter.connect({ connectorId: connection.connectorId })).rejects.toMatchObject({
      code: 'connection.rejected',
    })
    expect(adapter.store.getState().status).toBe('disconnected')
  })

  it('provides the wallet’s own object and the common provider', async () => {
    const { adapter, connection, face, world } = await connect(kind)
    const provider = await adapter.getProvider({ connectionId: connection.id })
    expect(provider.wallet).toBe(kind === 'OKX' ? world.page['okxwallet'] : face.wallet)
    const [account] = await provider.getAccounts()
    expect(account).toEqual({ address: segwit.address, publicKey: segwit.publicKey, type: 'payment' })
    const { signature } = await provider.signMessage({ message: 'Hello' })
    expect(verifyMessage({ address: segwit.address, message: 'Hello', signature })).toBe(true)
    expect(await adapter.getProvider({ connectionId: connection.id })).toBe(provider)
  })
})

describe('what wallets do by themselves', () => {
  it('a Wallet Standard wallet may show accounts only in answers and events', async () => {
    const world = createTestWorld()
    const face = createStandardFace({ accounts, networkIds })
    const features: unknown = Reflect.get(face.wallet, 'features')
    world.register({ name: 'Shy', icon: '', chains: [], accounts: [], features })
    const adapter = await world.start()
    onTestFinished(() => adapter.destroy())
    const { id: connectionId } = await adapter.connect({ connectorId: 'Shy' })
    const network = world.context.networks[1]
    if (!network) throw new RangeError('Two networks')
    await adapter.switchNetwork({ connectionId, network })
    const get = () => adapter.store.getState().connections[0]
    expect(get()).toMatchObject({ networkId: testnetId, activeAddress: segwit.address })
    face.show([ordinals.address])
    expect(get()).toMatchObject({ networkId: testnetId, activeAddress: ordinals.address })
  })

  it('a pair of accounts without purposes is one for payments and one for ordinals', async () => {
    const world = createTestWorld()
    const plain = [segwit, taproot].map(({ address }) => ({ address, chains: ['bitcoin:regtest'] }))
    const connectFeature = { connect: async () => ({ accounts: plain }) }
    world.register({ name: 'Plain', accounts: [], features: { 'bitcoin:connect': connectFeature } })
    const adapter = await world.start()
    onTestFinished(() => adapter.destroy())
    const connection = await adapter.connect({ connectorId: 'Plain' })
    expect(connection.accounts.map(({ type }) => type)).toEqual(['payment', 'eoa'])
    expect(connection.features).toEqual(['balance'])
  })

  it.each(['UniSat', 'OKX'])('%s goes to its other account, and is followed', async (kind) => {
    const { face, get } = await connect(kind)
    face.show([other.address])
    await expect.poll(() => get()?.activeAddress).toBe(other.address)
    face.show([])
    await expect.poll(get).toBeUndefined()
  })

  it('UniSat is followed to another network, also to one outside of Bitcoin', async () => {
    const { face, get } = await connect('UniSat')
    face.goTo(testnetId)
    await expect.poll(() => get()?.networkId).toBe(testnetId)
    const world = createTestWorld()
    const fractal = createUnisatFace({ accounts, chainName: 'FRACTAL_BITCOIN_MAINNET' })
    world.page['unisat'] = fractal.wallet
    const adapter = await world.start()
    onTestFinished(() => adapter.destroy())
    const { networkId } = await adapter.connect({ connectorId: 'unisat' })
    expect(networkId).toBe('bip122:fractal_bitcoin_mainnet')
  })

  it('UniSat switches network on request, also while connecting', async () => {
    const { adapter, connection, face, get, world } = await connect('UniSat')
    const network = { ...world.context.networks[0], caipNetworkId: testnetId } as never
    await adapter.switchNetwork({ connectionId: connection.id, network })
    expect(get()?.networkId).toBe(testnetId)
    expect(face.calls).toContainEqual(['switchChain', 'BITCOIN_TESTNET'])
    await adapter.disconnect({ connectionId: connection.id })
    const again = await adapter.connect({ connectorId: 'unisat', networkId: regtestId })
    expect(again.networkId).toBe(regtestId)
    face.human.answerWith('reject')
    await expect(adapter.switchNetwork({ connectionId: connection.id, network })).rejects.toMatchObject({
      code: 'network.switchRejected',
    })
  })

  it('OKX has a provider per network, and prompts only where it is not connected', async () => {
    const world = createTestWorld()
    const face = createOkxFace({ main: { accounts: [main] }, test: { accounts: [other] } })
    world.page['okxwallet'] = face.wallet
    const adapter = await world.start()
    onTestFinished(() => adapter.destroy())
    const ids: readonly CaipNetworkId[] = ['bip122:000000000019d6689c085ae165831e93', testnetId]
    const connection = await adapter.connect({ connectorId: 'okxwallet', networkId: ids[0] as never })
    expect(connection.approvedNetworkIds).toEqual(ids)
    const network = world.context.networks[1]
    if (!network) throw new RangeError('Two networks')
    await adapter.switchNetwork({ connectionId: connection.id, network })
    const [shown] = adapter.store.getState().connections
    expect(shown).toMatchObject({ networkId: testnetId, activeAddress: other.address })
    expect(face.test.human.getPromptCount()).toBe(1)
    face.test.show([])
    await expect.poll(() => adapter.store.getState().connections).toEqual([])
    expect(face.main.getListenerCount()).toBe(0)
  })

  it('an old sats-connect wallet without permissions connects by getAccounts', async () => {
    const world = createTestWorld()
    const face = createSatsFace({ accounts, unknown: ['wallet_connect', 'wallet_getAccount', 'wallet_getNetwork'] })
    world.announce({ id: 'Old.BitcoinProvider', name: 'Old' }, face.wallet)
    const adapter = await world.start()
    onTestFinished(() => adapter.destroy())
    const connection = await adapter.connect({ connectorId: 'Old.BitcoinProvider' })
    // Only the addresses tell where it is.
    expect(connection).toMatchObject({ networkId: regtestId, activeAddress: segwit.address })
    face.show([ordinals.address])
    await expect.poll(() => adapter.store.getState().connections[0]?.activeAddress).toBe(ordinals.address)
  })

  it('a sats-connect wallet connects on the requested network, and disconnects', async () => {
    const world = createTestWorld()
    const face = createSatsFace({ accounts, networkIds })
    world.announce({ id: 'Sats.BitcoinProvider', name: 'Sats' }, face.wallet)
    const adapter = await world.start()
    onTestFinished(() => adapter.destroy())
    const connection = await adapter.connect({ connectorId: 'Sats.BitcoinProvider', networkId: testnetId })
    expect(connection.networkId).toBe(testnetId)
    await adapter.disconnect({ connectionId: connection.id })
    expect(face.calls.at(-1)).toEqual(['wallet_disconnect', null])
    expect(face.getListenerCount()).toBe(0)
  })
})

describe('how messages are signed', () => {
  it('by BIP-322 for every kind of address, and by ECDSA on request', async () => {
    const world = createTestWorld()
    const face = createSatsFace({ accounts: [segwit, nested, taproot] })
    world.announce({ id: 'Sats.BitcoinProvider', name: 'Sats' }, face.wallet)
    const adapter = await world.start()
    onTestFinished(() => adapter.destroy())
    const { id: connectionId } = await adapter.connect({ connectorId: 'Sats.BitcoinProvider' })
    const provider = await adapter.getProvider({ connectionId })
    const message = 'Signed'
    for (const { address, type } of [segwit, nested, taproot]) {
      const { signature } = await provider.signMessage({ message, address })
      expect(verifyMessage({ address, message, signature })).toBe(true)
      expect(Verifier.verifySignature(address, message, signature)).toBe(true)
      if (type === 'p2tr') continue
      const old = await provider.signMessage({ message, address, protocol: 'ecdsa' })
      expect(Buffer.from(old.signature, 'base64')).toHaveLength(65)
      expect(verifyMessage({ address, message, signature: old.signature })).toBe(true)
      expect(Verifier.verifySignature(address, message, old.signature)).toBe(true)
    }
  })

  it('by ECDSA for a legacy address', async () => {
    const world = createTestWorld()
    const { old } = testAccounts
    const face = createUnisatFace({ accounts: [old] })
    world.page['unisat'] = face.wallet
    const adapter = await world.start()
    onTestFinished(() => adapter.destroy())
    const { id: connectionId } = await adapter.connect({ connectorId: 'unisat' })
    const { signature } = await adapter.features.message.sign({ connectionId, message: 'Old' })
    expect(verifyMessage({ address: old.address, message: 'Old', signature })).toBe(true)
    expect(Verifier.verifySignature(old.address, 'Old', signature)).toBe(true)
  })
})
