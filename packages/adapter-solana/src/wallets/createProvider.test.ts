import { getTransactionDecoder } from '@solana/kit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestKey } from '../test/createTestKey.ts'
import { createTestTransfer } from '../test/createTestTransfer.ts'
import { createTestWallet } from '../test/createTestWallet.ts'
import { createTestNetwork, createTestWorld, devnetId } from '../test/createTestWorld.ts'
import { verifySignature } from '../test/verifySignature.ts'
import { decodeTransaction } from '../chain/transactions/decodeTransaction.ts'

async function connect(options: Partial<Parameters<typeof createTestWallet>[0]> = {}) {
  const keys = [createTestKey(), createTestKey()] as const
  const world = createTestWorld()
  const chains = ['solana:mainnet', 'solana:devnet']
  const wallet = createTestWallet({ name: 'One', keys, chains, rpcUrl: 'http://127.0.0.1:1', ...options })
  world.page.register(wallet.wallet)
  const adapter = world.createAdapter()
  onTestFinished(() => adapter.destroy())
  await adapter.start({ reconnect: [] })
  const { id } = await adapter.connect({ connectorId: 'One' })
  const provider = await adapter.getProvider({ connectionId: id })
  return { adapter, wallet, keys, provider, connectionId: id }
}

function isSignedBy(bytes: Uint8Array | undefined, address: string): boolean {
  const { transaction } = decodeTransaction(bytes ?? new Uint8Array()) ?? {}
  const signature = Object.entries(transaction?.signatures ?? {}).find(([signer]) => signer === address)?.[1]
  const message = new Uint8Array(transaction?.messageBytes ?? [])
  return signature ? verifySignature({ address, message, signature: new Uint8Array(signature) }) : false
}

describe('the provider of a connection', () => {
  it('has the wallet and its active account', async () => {
    const { adapter, provider, wallet, keys, connectionId } = await connect()
    expect(provider.wallet).toBe(wallet.wallet)
    expect(provider.publicKey).toBe(keys[0].address)
    await adapter.switchAccount({ connectionId, address: keys[1].address })
    expect(provider.publicKey).toBe(keys[1].address)
    const message = Uint8Array.from([0, 255, 7])
    const signature = await provider.signMessage(message)
    expect(verifySignature({ address: keys[1].address, message, signature })).toBe(true)
  })

  it('signs transactions in every form, legacy and v0', async () => {
    const { provider, keys } = await connect()
    const { address } = keys[0]
    for (const version of ['legacy', 0] as const) {
      const bytes = createTestTransfer({ from: address, to: address, amount: 1n, version })
      const kit = getTransactionDecoder().decode(bytes)
      for (const transaction of [bytes, Buffer.from(bytes).toString('base64'), kit, { serialize: () => bytes }])
        expect(isSignedBy(await provider.signTransaction(transaction), address)).toBe(true)
    }
  })

  it('signs several transactions with one prompt, and an empty list without', async () => {
    const { provider, keys, wallet } = await connect()
    const { address } = keys[0]
    const prompts = wallet.controls.getPromptCount()
    const given = [1n, 2n, 3n].map((amount) => createTestTransfer({ from: address, to: address, amount }))
    const signed = await provider.signAllTransactions(given)
    expect(signed.map((bytes) => isSignedBy(bytes, address))).toEqual([true, true, true])
    expect(wallet.controls.getPromptCount()).toBe(prompts + 1)
    expect(await provider.signAllTransactions([])).toEqual([])
    expect(wallet.controls.getPromptCount()).toBe(prompts + 1)
  })

  it('uses the active network', async () => {
    const { adapter, provider, keys, connectionId, wallet } = await connect()
    const { address } = keys[0]
    await adapter.switchNetwork({ connectionId, network: createTestNetwork(devnetId) })
    // The wallet refuses a chain that it does not offer.
    await wallet.controls.offerNetworks?.(['solana:devnet'])
    const transaction = createTestTransfer({ from: address, to: address, amount: 1n })
    expect(isSignedBy(await provider.signTransaction(transaction), address)).toBe(true)
  })

  it('rejects with errors of the catalogue', async () => {
    const { adapter, provider, keys, wallet, connectionId } = await connect()
    const { address } = keys[0]
    const transaction = createTestTransfer({ from: address, to: address, amount: 1n })
    wallet.controls.answerWith('reject')
    await expect(provider.signMessage(new Uint8Array(1))).rejects.toMatchObject({ code: 'request.rejected' })
    await expect(provider.signTransaction(transaction)).rejects.toMatchObject({ code: 'request.rejected' })
    await expect(provider.signTransaction('nonsense')).rejects.toMatchObject({ code: 'options.invalid' })
    await adapter.disconnect({ connectionId })
    await expect(provider.signMessage(new Uint8Array(1))).rejects.toMatchObject({ code: 'connection.notFound' })
    await adapter.destroy()
    await expect(provider.signMessage(new Uint8Array(1))).rejects.toMatchObject({ code: 'adapter.destroyed' })
    await expect(provider.signAndSendTransaction(transaction)).rejects.toMatchObject({ code: 'adapter.destroyed' })
  })

  it('rejects what the wallet cannot sign', async () => {
    const { provider, keys } = await connect({ methods: ['signMessage'] })
    const transaction = createTestTransfer({ from: keys[0].address, to: keys[0].address, amount: 1n })
    await expect(provider.signTransaction(transaction)).rejects.toMatchObject({ code: 'request.unsupported' })
    await expect(provider.signAndSendTransaction(transaction)).rejects.toMatchObject({ code: 'feature.unsupported' })
  })
})
