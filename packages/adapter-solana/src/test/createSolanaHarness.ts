import type { Network } from '@latchkey/core/adapter'
import { createAdapterContext, createControllableSession, type AdapterHarness } from '@latchkey/testing/adapter'
import { solanaAdapter } from '../solanaAdapter.ts'
import type { SolanaTypes } from '../types.ts'
import { answerSession } from './answerSession.ts'
import { createTestKey } from './createTestKey.ts'
import { createTestPage } from './createTestPage.ts'
import { createTestTransfer } from './createTestTransfer.ts'
import { createTestWallet } from './createTestWallet.ts'
import { providerErrorRows } from './providerErrorRows.ts'
import { readTestBalance } from './readTestBalance.ts'
import type { TestChain } from './startTestChain.ts'
import { verifySignature } from './verifySignature.ts'

const SESSION_METHODS = ['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction']

/** A world for the contract suite: a local chain, two registered wallets with real keys, a session with more of them. */
export async function createSolanaHarness(chain: TestChain): Promise<AdapterHarness<SolanaTypes>> {
  const [key0, key1, key2, key3, key4, key5] = chain.accounts.map(({ secretKey }) => createTestKey(secretKey))
  if (!key0 || !key1 || !key2 || !key3 || !key4 || !key5) throw new RangeError('The suite needs six keys')
  const { rpcUrl } = chain
  const current = toNetwork(chain.caipNetworkId.slice('solana:'.length), rpcUrl)
  const other = toNetwork('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', rpcUrl)
  const unknownToWallet = toNetwork('4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', rpcUrl)
  const names: Readonly<Record<string, string>> = {
    [other.caipNetworkId]: 'solana:devnet',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  }
  const toChain = (networkId: string): string => names[networkId] ?? 'solana:localnet'
  const page = createTestPage()
  const leavePage = page.enter()
  const shared = { rpcUrl, toChain, chains: ['solana:localnet', 'solana:devnet'] }
  const wallet = createTestWallet({ ...shared, name: 'One', keys: [key0, key1] })
  const otherWallet = createTestWallet({
    ...shared,
    name: 'Two',
    keys: [key2, key3],
    methods: ['signAndSendTransaction', 'signMessage'],
  })
  for (const { wallet: each } of [wallet, otherWallet]) page.register(each)

  return {
    createFactory: () => solanaAdapter(),
    context: createAdapterContext({ networks: [current, other, unknownToWallet] }),
    wallet: wallet.controls,
    otherWallet: otherWallet.controls,
    networks: { current, other, unknownToWallet, unknownToApp: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    chain: {
      getBalance: ({ address, token }) => readTestBalance({ rpcUrl, address, token }),
      createRecipient: () => createTestKey().address,
      tokens: chain.tokens.map(({ mint }) => mint),
      amount: 2_000_000n,
      createTransaction: ({ from, to, amount }) => createTestTransfer({ from, to, amount }),
    },
    createSession: async (parameters) =>
      createControllableSession<SolanaTypes>({
        namespace: 'solana',
        accounts: [key4.address, key5.address],
        networkIds: [current.caipNetworkId, other.caipNetworkId],
        methods: parameters?.methods ?? SESSION_METHODS,
        handle: answerSession({ keys: [key4, key5], rpcUrl }),
      }),
    verifySignature: async (signed) => verifySignature(signed),
    addressVectors: {
      // Programs and sysvars that every cluster has, and the test accounts of RFC 8032 in base58.
      valid: [
        '11111111111111111111111111111111',
        'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
        'So11111111111111111111111111111111111111112',
        'ComputeBudget111111111111111111111111111111',
        'SysvarC1ock11111111111111111111111111111111',
        'FVen3X669xLzsi6N2V91DoiyzHzg1uAgqiT8jZ9nS96Z',
        '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS',
      ],
      invalid: [
        '1111111111111111111111111111111',
        'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DAA',
        'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D0',
        'OokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
        'lokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
        'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
        '2222222222222222222222222222222',
        '22222222222222222222222222222222',
        'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA\n',
        ' TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
        'bonfida.sol',
      ],
    },
    providerErrors: providerErrorRows,
    getListenerCount: () => page.getListenerCount() + wallet.getListenerCount() + otherWallet.getListenerCount(),
    teardown: async () => leavePage(),
  }
}

function toNetwork(id: string, rpcUrl: string): Network<'solana'> {
  return {
    id,
    name: `Solana ${id}`,
    chainNamespace: 'solana',
    caipNetworkId: `solana:${id}`,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [rpcUrl] } },
  }
}
