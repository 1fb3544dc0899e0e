import { startDevnet } from '@latchkey/devnet'
import { smartAccountContracts } from '@latchkey/protocol/embedded'
import {
  type Chain,
  createPublicClient,
  createTestClient,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  parseEther,
  type PublicClient,
  type SignedAuthorization,
  type TestClient,
  type Transport,
  type WalletClient,
} from 'viem'
import {
  entryPoint08Abi,
  formatUserOperationRequest,
  getUserOperationHash,
  type RpcUserOperation,
  type SmartAccount,
  toSimple7702SmartAccount,
  type UserOperation,
} from 'viem/account-abstraction'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { installSmartAccounts } from './installSmartAccounts.ts'

/** Where tests send coins. */
export const dead = '0x000000000000000000000000000000000000dEaD'

/** What an operation of a test does, and what differs from the usual limits. Without fees, it pays nothing. */
export interface OperationChange {
  readonly calls?: readonly { readonly to: Hex; readonly value?: bigint; readonly data?: Hex }[]
  readonly callData?: Hex
  readonly nonce?: bigint
  readonly callGasLimit?: bigint
  readonly verificationGasLimit?: bigint
  readonly preVerificationGas?: bigint
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
  readonly authorization?: SignedAuthorization | undefined
}

/** A signed operation. */
export interface TestOperation {
  readonly hash: Hex
  readonly operation: UserOperation<'0.8'>
  /** As clients send it. */
  readonly wire: RpcUserOperation<'0.8'>
}

/** An account of a visitor. */
export interface TestAccount {
  readonly owner: PrivateKeyAccount
  readonly account: SmartAccount
  readonly wallet: WalletClient<Transport, Chain, PrivateKeyAccount>
  /** Signs the authorization for the implementation, or for something else. */
  authorize(change?: {
    readonly chainId?: number
    readonly address?: Hex
    readonly nonce?: number
  }): Promise<SignedAuthorization>
  sign(change?: OperationChange): Promise<TestOperation>
}

/** A local chain with the contracts of smart accounts. */
export interface BundlerChain {
  readonly rpcUrl: string
  readonly client: PublicClient<Transport, Chain>
  readonly test: TestClient<'anvil', Transport, Chain>
  stop(): Promise<void>
  /** Sets the balance of an account. */
  fund(address: Hex, ether?: string): Promise<void>
  /** Creates an account that has never sent anything. */
  createAccount(ether?: string): Promise<TestAccount>
}

/** Starts a local chain with the contracts of smart accounts. Stop it after the last test. */
export async function startBundlerChain(): Promise<BundlerChain> {
  const devnet = await startDevnet({ chains: [31_337] })
  const rpcUrl = devnet.description.evm[0]?.rpcUrl ?? ''
  await installSmartAccounts(rpcUrl)
  const chain = defineChain({
    id: 31_337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const client = createPublicClient({ chain, transport: http(rpcUrl), pollingInterval: 20, cacheTime: 0 })
  const test = createTestClient({ chain, mode: 'anvil', transport: http(rpcUrl) })
  const fund = (address: Hex, ether = '10') => test.setBalance({ address, value: parseEther(ether) })
  return {
    rpcUrl,
    client,
    test,
    fund,
    stop: () => devnet.stop(),
    async createAccount(ether = '0') {
      const owner = privateKeyToAccount(generatePrivateKey())
      if (ether !== '0') await fund(owner.address, ether)
      return openAccount(owner, client)
    },
  }
}

async function openAccount(owner: PrivateKeyAccount, client: PublicClient<Transport, Chain>): Promise<TestAccount> {
  const { entryPoint, implementation } = smartAccountContracts
  const getNonce = () =>
    client.readContract({
      address: entryPoint,
      abi: entryPoint08Abi,
      functionName: 'getNonce',
      args: [owner.address, 0n],
    })
  const account = await toSimple7702SmartAccount({ client, owner, getNonce })
  const transport = http(client.chain.rpcUrls.default.http[0])
  return {
    owner,
    account,
    wallet: createWalletClient({ account: owner, chain: client.chain, transport }),
    authorize: (change = {}) =>
      owner.signAuthorization({
        chainId: change.chainId ?? 31_337,
        contractAddress: change.address ?? implementation,
        nonce: change.nonce ?? 0,
      }),
    async sign(change = {}) {
      const { authorization, callData, calls = [{ to: dead, value: 0n }], ...others } = change
      const delegation =
        authorization === undefined ? {} : { factory: '0x7702' as const, factoryData: '0x' as const, authorization }
      const operation = {
        sender: owner.address,
        nonce: change.nonce ?? (await getNonce()),
        callData: callData ?? (await account.encodeCalls(calls)),
        callGasLimit: 200_000n,
        verificationGasLimit: 100_000n,
        preVerificationGas: 0n,
        maxFeePerGas: 0n,
        maxPriorityFeePerGas: 0n,
        signature: '0x' as const,
        ...delegation,
        ...others,
      }
      const signature = await account.signUserOperation(operation)
      const signed = { ...operation, signature }
      const hash = getUserOperationHash({
        chainId: 31_337,
        entryPointAddress: entryPoint,
        entryPointVersion: '0.8',
        userOperation: signed,
      })
      return { hash, operation: signed, wire: formatUserOperationRequest(signed) }
    },
  }
}
