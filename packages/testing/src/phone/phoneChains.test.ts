import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64, hex } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { SignClient } from '@walletconnect/sign-client'
import { expect, it, onTestFinished } from 'vitest'
import { bitcoinTestKeys } from '../bitcoin/bitcoinTestKeys.ts'
import { solanaTestKeys } from '../solana/solanaTestKeys.ts'
import { openPhone } from '../test/openPhone.ts'
import { runRelay } from '../test/runRelay.ts'
import { alice } from '../test/testAccounts.ts'
import { catchStrayChecks } from './catchStrayChecks.ts'
import type { PhoneParameters } from './types.ts'

const relay = runRelay()
const solanaId = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const newSolanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoinId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const sol = ['oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96', 'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD'] as const
const btc = ['bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw', 'bcrt1qlqj2pdsteppkcr8jkp9ms0wpvey89tna8v72sj'] as const

const wishes = {
  eip155: { chains: ['eip155:31337'], methods: ['personal_sign'], events: ['accountsChanged'] },
  solana: {
    chains: [solanaId, newSolanaId],
    methods: ['solana_signMessage', 'solana_signTransaction', 'solana_flyToTheMoon'],
    events: ['accountsChanged'],
  },
  bip122: {
    chains: [bitcoinId],
    methods: ['signMessage', 'signPsbt', 'getAccountAddresses'],
    events: ['bip122_addressesChanged'],
  },
}

/** Creates an app with the stock library, and a phone with all three kinds of chain. */
async function open(parameters: Partial<PhoneParameters> = {}) {
  const phone = await openPhone({
    relayUrl: relay.getUrl(),
    solana: {
      accounts: solanaTestKeys.slice(0, 2),
      chains: [{ chain: 'solana:mainnet', rpcUrl: 'http://127.0.0.1:1' }],
    },
    bip122: {
      accounts: bitcoinTestKeys.slice(0, 2),
      chains: [{ chain: 'bitcoin:regtest', esploraUrl: 'http://127.0.0.1:1' }],
    },
    ...parameters,
  })
  const client = await SignClient.init({
    relayUrl: relay.getUrl(),
    projectId: 'dev',
    metadata: { name: 'Dapp', description: 'An app.', url: 'https://dapp.example', icons: [] },
    customStoragePrefix: `dapp-${crypto.randomUUID()}`,
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
  })
  catchStrayChecks(client)
  client.core.relayer.events.setMaxListeners(0)
  onTestFinished(async () => {
    client.core.heartbeat.stop()
    await client.core.relayer.transportClose()
  })
  const heard: unknown[] = []
  client.on('session_update', ({ params }) => heard.push(Object.keys(params.namespaces).toSorted()))
  client.on('session_event', ({ params }) => heard.push([params.chainId, params.event.name, params.event.data]))
  client.on('session_delete', () => heard.push('deleted'))
  const connect = async (optionalNamespaces: Record<string, (typeof wishes)['eip155']> = wishes) => {
    const { uri = '', approval } = await client.connect({ optionalNamespaces })
    const approved = approval()
    approved.catch(() => undefined)
    await phone.pair(uri)
    return approved
  }
  const request = (topic: string, chainId: string, method: string, params: unknown) =>
    client.request<unknown>({ topic, chainId, request: { method, params } })
  return { phone, client, heard, connect, request }
}

it('grants all three kinds of chain in one session, old and new Solana ids, and only what it supports', async () => {
  const { phone, connect } = await open()
  const { namespaces } = await connect()
  expect(namespaces['eip155']?.accounts).toEqual(phone.accounts.map((address) => `eip155:31337:${address}`))
  expect(namespaces['solana']).toMatchObject({
    accounts: [solanaId, newSolanaId].flatMap((id) => sol.map((address) => `${id}:${address}`)),
    methods: ['solana_signMessage', 'solana_signTransaction'],
  })
  expect(namespaces['bip122']?.accounts).toEqual(btc.map((address) => `${bitcoinId}:${address}`))
  const session = await phone.approve()
  expect(session.others.map(({ namespace, accounts }) => [namespace, accounts])).toEqual([
    ['solana', sol],
    ['bip122', btc],
  ])
})

it('works without EVM chains, and refuses unknown chains', async () => {
  const { connect } = await open()
  const { namespaces } = await connect({ solana: wishes.solana })
  expect(Object.keys(namespaces)).toEqual(['solana'])
  const unknown = { ...wishes.solana, chains: ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'] }
  await expect(connect({ solana: unknown })).rejects.toMatchObject({ code: 5100 })
})

it('signs for Solana and Bitcoin as documented, with one log and one script', async () => {
  const { phone, connect, request } = await open()
  const { topic } = await connect()
  await phone.approve()
  const message = new TextEncoder().encode('hello')
  const asked = { message: base58.encode(message), pubkey: sol[1] }
  const answer = await request(topic, solanaId, 'solana_signMessage', asked)
  const { signature } = Object(answer)
  expect(ed25519.verify(base58.decode(signature), message, base58.decode(sol[1]))).toBe(true)
  expect(await request(topic, bitcoinId, 'signMessage', { account: btc[0], message: 'hello' })).toMatchObject({
    address: btc[0],
    signature: expect.stringMatching(/^[\da-f]{130}$/),
  })
  expect(
    await request(topic, bitcoinId, 'getAccountAddresses', { account: btc[0], intentions: ['ordinal'] }),
  ).toMatchObject([{ intention: 'ordinal', address: expect.stringMatching(/^bcrt1p/) }])
  const psbt = new Transaction()
  const format = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
  const script = OutScript.encode(Address(format).decode(btc[0]))
  psbt.addInput({ txid: '11'.repeat(32), index: 0, witnessUtxo: { script, amount: 5_000n } })
  psbt.addOutputAddress(btc[1], 4_000n, format)
  const signed = await request(topic, bitcoinId, 'signPsbt', {
    account: btc[0],
    psbt: base64.encode(psbt.toPSBT()),
    signInputs: [{ address: btc[0], index: 0 }],
    broadcast: false,
  })
  const done = Transaction.fromPSBT(base64.decode(Object(signed).psbt))
  done.finalize()
  expect(hex.encode(done.extract()).length).toBeGreaterThan(200)
  phone.wallet.reject({ methods: ['solana_signMessage'] })
  await expect(request(topic, solanaId, 'solana_signMessage', asked)).rejects.toMatchObject({ code: 4001 })
  expect(phone.requests.map(({ method, chainId }) => [method, chainId])).toEqual([
    ['solana_signMessage', solanaId],
    ['signMessage', bitcoinId],
    ['getAccountAddresses', bitcoinId],
    ['signPsbt', bitcoinId],
    ['solana_signMessage', solanaId],
  ])
})

it('revokes a kind of chain, announces changed accounts, and ends the session when nothing is left', async () => {
  const { phone, heard, connect, request } = await open()
  const { topic } = await connect()
  await phone.approve()
  phone.solana?.changeAccounts([sol[1]])
  await expect
    .poll(() => heard)
    .toEqual([
      ['bip122', 'eip155', 'solana'],
      [solanaId, 'accountsChanged', [sol[1]]],
    ])
  phone.bip122?.changeAccounts([btc[1]])
  await expect
    .poll(() => heard.slice(2))
    .toEqual([
      ['bip122', 'eip155', 'solana'],
      [
        bitcoinId,
        'bip122_addressesChanged',
        [{ address: btc[1], publicKey: expect.any(String), intention: 'payment' }],
      ],
    ])
  await phone.update({ namespaces: ['solana', 'bip122'] })
  await expect.poll(() => heard.slice(4)).toEqual([['bip122', 'solana']])
  expect(phone.state.sessions).toMatchObject([
    { accounts: [], others: [{ accounts: [sol[1]] }, { accounts: [btc[1]] }] },
  ])
  await phone.emit({ name: 'bip122_addressesChanged', data: [], chain: bitcoinId })
  await expect.poll(() => heard.slice(5)).toEqual([[bitcoinId, 'bip122_addressesChanged', []]])
  await expect(phone.emit({ name: 'accountsChanged', data: [], chainId: 31337 })).rejects.toMatchObject({
    code: 'testing.invalidParameter',
  })
  phone.bip122?.changeAccounts([])
  await expect.poll(() => heard.slice(6)).toEqual([['solana']])
  await expect(request(topic, bitcoinId, 'signMessage', {})).rejects.toThrow('chainId')
  await expect(phone.update({ namespaces: ['eip155'] })).rejects.toMatchObject({ code: 'testing.invalidParameter' })
  phone.solana?.changeAccounts([])
  await expect.poll(() => heard.slice(7)).toEqual(['deleted'])
  expect(phone.state.sessions).toEqual([])
})

it('grants the given kinds of chain and accounts', async () => {
  const { phone, connect } = await open({ policy: 'ask' })
  const connecting = connect()
  const proposal = await phone.when(({ proposals }) => proposals[0])
  expect(proposal.others.map(({ namespace, chains }) => [namespace, chains])).toEqual([
    ['solana', [solanaId, newSolanaId]],
    ['bip122', [bitcoinId]],
  ])
  await expect(phone.approve({ accounts: [`${alice.slice(0, -1)}0`] })).rejects.toMatchObject({
    code: 'testing.invalidParameter',
  })
  await phone.approve({ namespaces: ['eip155', 'bip122'], accounts: [btc[1]] })
  const { namespaces } = await connecting
  expect(Object.keys(namespaces).toSorted()).toEqual(['bip122', 'eip155'])
  expect(namespaces['bip122']?.accounts).toEqual([`${bitcoinId}:${btc[1]}`])
})

it('selects accounts on Solana and Bitcoin, with every type of Bitcoin address, and keeps the selection', async () => {
  const memory = new Map<string, string>()
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  }
  const paymentType = ['p2wpkh', 'p2sh-p2wpkh', 'p2tr'] as const
  const esploraUrl = 'http://127.0.0.1:1'
  const bip122 = {
    accounts: bitcoinTestKeys.slice(0, 2),
    paymentType,
    chains: [{ chain: 'bitcoin:regtest', esploraUrl }],
  } as const
  const { phone, heard, connect, request } = await open({ storage, bip122 })
  const [solana, bitcoin] = phone.state.others
  expect(solana).toEqual({
    namespace: 'solana',
    account: sol[0],
    accounts: sol.map((address) => ({ address })),
    chain: newSolanaId,
    chains: [{ chain: newSolanaId, name: 'solana:mainnet' }],
  })
  expect(bitcoin?.accounts.map(({ addressType }) => addressType)).toEqual([...paymentType, ...paymentType])
  expect(bitcoin?.accounts.map(({ address }) => address.slice(0, 6).replace(/^2.*/, '2'))).toEqual([
    'bcrt1q',
    '2',
    'bcrt1p',
    'bcrt1q',
    '2',
    'bcrt1p',
  ])
  const { topic, namespaces } = await connect()
  // Sites see one type of address at first.
  expect(namespaces['bip122']?.accounts).toEqual(btc.map((address) => `${bitcoinId}:${address}`))
  phone.switchAccount(sol[1])
  await expect.poll(() => heard.at(-1)).toEqual([solanaId, 'accountsChanged', [sol[1]]])
  for (const { address, addressType } of bitcoin?.accounts ?? []) {
    if (address === btc[0] || address === btc[1]) continue
    phone.switchAccount(address)
    expect(phone.state.others[1]?.account).toBe(address)
    await expect
      .poll(() => heard.at(-1))
      .toEqual([
        bitcoinId,
        'bip122_addressesChanged',
        [
          {
            address,
            publicKey: expect.stringMatching(addressType === 'p2tr' ? /^.{64}$/ : /^.{66}$/),
            intention: 'payment',
          },
        ],
      ])
    expect(await request(topic, bitcoinId, 'signMessage', { account: address, message: 'hello' })).toMatchObject({
      address,
    })
  }
  expect(phone.state.sessions[0]?.others.map(({ accounts }) => accounts)).toEqual([
    [sol[1]],
    [bitcoin?.accounts.at(-1)?.address],
  ])
  expect(() => phone.switchAccount('bcrt1qnobody')).toThrow(
    expect.objectContaining({ code: 'testing.invalidParameter' }),
  )
  await phone.close()
  const { phone: next } = await open({ storage, bip122 })
  expect(next.state.others.map(({ account }) => account)).toEqual([sol[1], bitcoin?.accounts.at(-1)?.address])
})

it('switches to networks of Solana and Bitcoin, and grants missing ones with their addresses', async () => {
  const mainnetId = 'bip122:000000000019d6689c085ae165831e93'
  const solanaDevnetId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const rpcUrl = 'http://127.0.0.1:1'
  const { phone, heard, connect } = await open({
    solana: {
      accounts: solanaTestKeys.slice(0, 2),
      chains: [
        { chain: 'solana:mainnet', rpcUrl },
        { chain: 'solana:devnet', rpcUrl },
      ],
    },
    bip122: {
      accounts: bitcoinTestKeys.slice(0, 2),
      chains: [
        { chain: 'bitcoin:regtest', esploraUrl: rpcUrl },
        { chain: 'bitcoin:mainnet', esploraUrl: rpcUrl },
      ],
    },
  })
  const events = ['bip122_addressesChanged', 'chainChanged']
  await connect({
    solana: { ...wishes.solana, events },
    bip122: { ...wishes.bip122, chains: [bitcoinId, mainnetId], events },
  })
  const { others } = await phone.approve()
  expect(others[1]?.caipAccounts).toEqual([
    ...btc.map((address) => `${bitcoinId}:${address}`),
    expect.stringMatching(new RegExp(`^${mainnetId}:bc1q`)),
    expect.stringMatching(new RegExp(`^${mainnetId}:bc1q`)),
  ])
  // It is already granted.
  phone.switchChain(mainnetId)
  await expect.poll(() => heard).toEqual([[mainnetId, 'chainChanged', mainnetId]])
  expect(phone.state.others[1]).toMatchObject({ chain: mainnetId, account: expect.stringMatching(/^bc1q/) })
  phone.switchChain(solanaDevnetId)
  await expect
    .poll(() => heard.slice(1))
    .toEqual([
      ['bip122', 'solana'],
      [solanaDevnetId, 'chainChanged', solanaDevnetId],
    ])
  expect(phone.state.sessions[0]?.others[0]?.chains).toEqual([solanaId, newSolanaId, solanaDevnetId])
  // The app uses its older id.
  phone.switchChain(newSolanaId)
  await expect.poll(() => heard.slice(3)).toEqual([[solanaId, 'chainChanged', solanaId]])
  expect(phone.state.others.map(({ chain }) => chain)).toEqual([newSolanaId, mainnetId])
  expect(() => phone.switchChain('solana:nowhere')).toThrow(
    expect.objectContaining({ code: 'testing.invalidParameter' }),
  )
})
