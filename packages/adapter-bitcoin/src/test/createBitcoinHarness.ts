import { readProperty } from '@latchkey/core/adapter'
import type { CaipNetworkId, Network } from '@latchkey/core/adapter'
import type { DevnetBitcoinChain } from '@latchkey/devnet'
import { createAdapterContext, createControllableSession, type AdapterHarness } from '@latchkey/testing/adapter'
import { base64, hex } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { pubECDSA, randomPrivateKeyBytes } from '@scure/btc-signer/utils.js'
import { bitcoinAdapter } from '../bitcoinAdapter.ts'
import type { BitcoinTypes } from '../types.ts'
import { invalidAddresses, validAddresses } from './addressVectors.ts'
import { createEsploraReader } from './createEsploraReader.ts'
import { createTestAccount, regtest, type TestAccount } from './createTestAccount.ts'
import { createTestPage } from './createTestPage.ts'
import { createSatsFace } from './faces/createSatsFace.ts'
import { createStandardFace } from './faces/createStandardFace.ts'
import { regtestId } from './faces/types.ts'
import { providerErrorRows } from './providerErrorRows.ts'
import { registerStandardWallet } from './registerStandardWallet.ts'
import { toControls } from './toControls.ts'
import { verifyMessage } from './verifyMessage.ts'

const otherId = 'bip122:000000000933ea01ad0ee984209779ba'
const newcomerId = 'bip122:00000000da84f2bafbbc53dee25a72ae'
const elsewhereId = 'bip122:00000008819873e925422c1ff0f99f7c'
const fee = 1_000n

/**
 * A world for the contract suite: a regtest, two wallets with real keys, by Wallet Standard or by sats-connect, and a
 * session with more of them.
 */
export async function createBitcoinHarness(
  chain: DevnetBitcoinChain,
  kind: 'standard' | 'sats',
): Promise<AdapterHarness<BitcoinTypes>> {
  const { esploraUrl } = chain
  const reader = createEsploraReader(esploraUrl)
  // The two suites run one after the other on one chain, each on coins of its own.
  const first = kind === 'standard' ? 0 : 3
  const getAccounts = (index: number, second: TestAccount['type']): readonly [TestAccount, TestAccount] => {
    const { privateKey = '' } = chain.accounts[first + index] ?? {}
    return [createTestAccount({ privateKey, type: 'p2wpkh' }), createTestAccount({ privateKey, type: second })]
  }
  const own = getAccounts(0, 'p2sh-p2wpkh')
  const others = getAccounts(1, 'p2tr')
  const remote = getAccounts(2, 'p2sh-p2wpkh')
  const [current, other, unknownToWallet] = [regtestId, otherId, newcomerId].map(
    (caipNetworkId): Network<'bip122'> => ({
      id: caipNetworkId.slice('bip122:'.length),
      name: caipNetworkId,
      chainNamespace: 'bip122',
      caipNetworkId: toId(caipNetworkId),
      nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
      rpcUrls: { default: { http: [esploraUrl] } },
    }),
  )
  if (!current || !other || !unknownToWallet) throw new RangeError('Three networks')

  const page = createTestPage()
  const leavePage = page.enter()
  const create = (accounts: readonly [TestAccount, TestAccount], name: string) => {
    const addresses = [accounts[0].address, accounts[1].address] as const
    if (kind === 'standard') {
      const face = createStandardFace({ accounts, name, networkIds: [regtestId, otherId] })
      const unregister = registerStandardWallet(page, face.wallet)
      const offerNetworks = async (ids: readonly CaipNetworkId<'bip122'>[]): Promise<void> => face.offer(ids)
      return { face, unregister, controls: toControls(face, { connectorId: name, accounts: addresses, offerNetworks }) }
    }
    const face = createSatsFace({ accounts, networkIds: [regtestId, otherId, elsewhereId] })
    const entries = page['btc_providers']
    page['btc_providers'] = [
      ...(Array.isArray(entries) ? entries : []),
      { id: `${name}.BitcoinProvider`, name, icon: '' },
    ]
    page[name] = { BitcoinProvider: face.wallet }
    const changeNetwork = async (id: CaipNetworkId<'bip122'>): Promise<void> => face.goTo(id)
    const connectorId = `${name}.BitcoinProvider`
    return {
      face,
      unregister: () => undefined,
      controls: toControls(face, { connectorId, accounts: addresses, changeNetwork }),
    }
  }
  const wallet = create(own, 'One')
  const otherWallet = create(others, 'Two')
  const coins = await reader.getCoins(own[0].address)
  const control = async (path: 'mine' | 'mining', body: object): Promise<void> => {
    await fetch(`${esploraUrl}/devnet/${path}`, { method: 'POST', body: JSON.stringify(body) })
  }

  return {
    createFactory: () => bitcoinAdapter(),
    context: createAdapterContext({ networks: [current, other, unknownToWallet] }),
    wallet: wallet.controls,
    otherWallet: otherWallet.controls,
    networks: { current, other, unknownToWallet, unknownToApp: elsewhereId },
    chain: {
      getBalance: ({ address }) => reader.getBalance(address),
      createRecipient: () => p2wpkh(pubECDSA(randomPrivateKeyBytes()), regtest).address ?? '',
      tokens: [],
      amount: 12_345n,
      createTransaction: ({ from, to, amount }) => {
        const account = own.find(({ address }) => address === from)
        const coin = coins.toSorted((left, right) => right.value - left.value)[0]
        if (!account || !coin) throw new RangeError('An account with a coin')
        const transaction = new Transaction()
        transaction.addInput({
          txid: coin.txid,
          index: coin.vout,
          witnessUtxo: { script: account.script, amount: BigInt(coin.value) },
        })
        transaction.addOutputAddress(to, amount, regtest)
        transaction.addOutputAddress(from, BigInt(coin.value) - amount - fee, regtest)
        return { psbt: base64.encode(transaction.toPSBT()) }
      },
      sendReplaceable: async ({ to, amount }) => {
        await control('mining', { paused: true })
        const [payer] = remote
        const [coin] = (await reader.getCoins(payer.address)).toSorted((left, right) => right.value - left.value)
        if (!coin) throw new RangeError('An account with a coin')
        const pay = async (payment: bigint, paidFee: bigint): Promise<string> => {
          const transaction = new Transaction()
          transaction.addInput({
            txid: coin.txid,
            index: coin.vout,
            // May be replaced (BIP-125).
            sequence: 0xfffffffd,
            witnessUtxo: { script: payer.script, amount: BigInt(coin.value) },
          })
          if (payment > 0n) transaction.addOutputAddress(to, payment, regtest)
          transaction.addOutputAddress(payer.address, BigInt(coin.value) - payment - paidFee, regtest)
          const signed = Transaction.fromPSBT(payer.signPsbt(transaction.toPSBT(), [0]))
          if (!signed.isFinal) signed.finalize()
          const response = await fetch(`${esploraUrl}/tx`, { method: 'POST', body: signed.hex })
          if (!response.ok) throw new RangeError(await response.text())
          return signed.id
        }
        return {
          id: await pay(amount, fee),
          replace: async (how) => {
            const replacement = await pay(how === 'spedUp' ? amount : 0n, fee * 3n)
            await control('mine', {})
            return replacement
          },
        }
      },
    },
    createSession: async (parameters) =>
      createControllableSession<BitcoinTypes>({
        namespace: 'bip122',
        accounts: [remote[0].address, remote[1].address],
        networkIds: [regtestId, otherId],
        methods: parameters?.methods ?? ['signMessage', 'signPsbt', 'sendTransfer', 'getAccountAddresses'],
        events: ['bip122_addressesChanged'],
        handle: async ({ method, params }) => answer(remote, method, params),
      }),
    verifySignature: async (signed) => verifyMessage(signed),
    addressVectors: { valid: validAddresses, invalid: invalidAddresses },
    providerErrors: providerErrorRows,
    getListenerCount: () =>
      page.getListenerCount() + wallet.face.getListenerCount() + otherWallet.face.getListenerCount(),
    teardown: async () => {
      await control('mining', { paused: false })
      wallet.unregister()
      otherWallet.unregister()
      leavePage()
    },
  }
}

/** A wallet at the other end of a session, as WalletConnect's Bitcoin reference says. */
function answer(accounts: readonly TestAccount[], method: string, params: unknown): unknown {
  const find = (address: unknown): TestAccount => {
    const account = accounts.find((candidate) => candidate.address === address)
    if (account) return account
    throw Object.assign(new Error('No such account'), { code: 3001 })
  }
  if (method === 'getAccountAddresses')
    return accounts.map(({ address, publicKey }) => ({ address, publicKey, intention: 'payment' }))
  if (method === 'signMessage') {
    const account = find(readProperty(params, 'address'))
    const protocol = readProperty(params, 'protocol') === 'bip322' ? 'bip322' : 'ecdsa'
    const signature = account.signMessage(String(readProperty(params, 'message')), protocol)
    return { address: account.address, signature: hex.encode(base64.decode(signature)) }
  }
  let psbt = base64.decode(String(readProperty(params, 'psbt')))
  const inputs = readProperty(params, 'signInputs')
  for (const input of Array.isArray(inputs) ? inputs : [])
    psbt = find(readProperty(input, 'address')).signPsbt(psbt, [Number(readProperty(input, 'index'))])
  return { psbt: base64.encode(psbt) }
}

function toId(id: string): CaipNetworkId<'bip122'> {
  return `bip122:${id.slice('bip122:'.length)}`
}
