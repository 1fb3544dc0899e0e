import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  concat,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  parseAbi,
  parseEther,
  toHex,
  zeroHash,
} from 'viem'
import {
  entryPoint08Abi,
  entryPoint08Address,
  toPackedUserOperation,
  toSimple7702SmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import entryPoint from '@account-abstraction/contracts/artifacts/EntryPoint.json' with { type: 'json' }
import implementation from '@account-abstraction/contracts/artifacts/Simple7702Account.json' with { type: 'json' }
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createOrphanGuard } from '../anvil/createOrphanGuard.ts'
import { formatReadyBlock } from '../cli/formatReadyBlock.ts'
import type { Devnet } from '../Devnet.ts'
import { requestRpc } from '../faucet/requestRpc.ts'
import { startDevnet } from '../startDevnet.ts'
import { chainDefinitions } from './chainDefinitions.ts'
import { executorAccounts } from './executorAccounts.ts'
import { smartAccountAddresses } from './smartAccountContracts.ts'
import { startChains } from './startChains.ts'

const chainIds = [31337, 31338] as const

/** The deployer of deployments at the same address, and the salts that these contracts were deployed with. */
const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const deployments = [
  { salt: '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9', code: parseHex(entryPoint.bytecode) },
  { salt: zeroHash, code: parseHex(implementation.bytecode) },
] as const

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [...chainIds] })
})
afterAll(() => devnet.stop())

function parseHex(value: string): Hex {
  if (!value.startsWith('0x')) throw new TypeError(`Not hexadecimal: ${value.slice(0, 10)}`)
  return `0x${value.slice(2)}`
}

function connect(chainId: (typeof chainIds)[number], rpcUrl: string) {
  const transport = http(rpcUrl)
  return {
    client: createPublicClient({ chain: { ...foundry, id: chainId }, transport, pollingInterval: 10, cacheTime: 0 }),
    wallet: createWalletClient({ transport }),
  }
}

function getChain(chainId: (typeof chainIds)[number]) {
  const chain = devnet.description.evm.find((candidate) => candidate.chainId === chainId)
  if (chain === undefined) throw new TypeError(`Chain ${chainId} is not there.`)
  return chain
}

/** Starts a chain without the contracts, as where their package is not installed. */
async function startBareChain(chainId: (typeof chainIds)[number]) {
  const guard = createOrphanGuard(1)
  const chains = await startChains({
    definitions: chainDefinitions.filter((definition) => definition.chainId === chainId),
    ports: { evm: 0, secondEvm: 0 },
    guard,
    smartAccounts: undefined,
  })
  onTestFinished(async () => {
    await chains.stop()
    await guard.release()
  })
  return connect(chainId, chains.descriptions[0]?.rpcUrl ?? '')
}

describe('smart accounts', () => {
  it.each(chainIds)('the contracts of chain %i are what their deployment leaves on it', async (chainId) => {
    const bare = await startBareChain(chainId)
    expect(await bare.client.getCode({ address: smartAccountAddresses.entryPoint })).toBeUndefined()
    const [account] = getChain(chainId).accounts.map(({ privateKey }) => privateKeyToAccount(privateKey))
    if (account === undefined) throw new TypeError('There is no account.')
    for (const { code, salt } of deployments) {
      const data = concat([salt, code])
      const hash = await bare.wallet.sendTransaction({ account, chain: null, to: deployer, data, gas: 12_000_000n })
      expect(
        (await vi.waitFor(() => bare.client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })).status,
      ).toBe('success')
    }

    const { client } = connect(chainId, getChain(chainId).rpcUrl)
    for (const address of Object.values(smartAccountAddresses)) {
      const code = await client.getCode({ address })
      expect(code, address).toBeDefined()
      expect(code, address).toBe(await bare.client.getCode({ address }))
      const count = await client.getTransactionCount({ address })
      expect(count, address).toBe(await bare.client.getTransactionCount({ address }))
      // These constructors write nothing into storage.
      expect(await bare.client.getStorageAt({ address, slot: '0x0' }), address).toBe(zeroHash)
    }
    expect(smartAccountAddresses.entryPoint).toBe(entryPoint08Address)
  })

  it.each(chainIds)('chain %i runs the operation of an account that has no coins', async (chainId) => {
    const { rpcUrl } = getChain(chainId)
    const { client, wallet } = connect(chainId, rpcUrl)
    const executorKey = devnet.description.smartAccounts?.executors[0]?.privateKey ?? '0x'
    const executor = privateKeyToAccount(executorKey)
    const owner = privateKeyToAccount(generatePrivateKey())
    const account = await toSimple7702SmartAccount({ client, owner })
    const receiver = privateKeyToAccount(generatePrivateKey()).address
    const token = getChain(chainId).tokens[0]?.address ?? '0x'
    const tokenAbi = parseAbi(['function mint(address,uint256)', 'function balanceOf(address) view returns (uint256)'])
    const mint = (amount: bigint) => ({
      to: token,
      data: encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [receiver, amount] }),
    })
    const authorization = await owner.signAuthorization({
      chainId,
      contractAddress: devnet.description.smartAccounts?.implementationAddress ?? '0x',
      nonce: 0,
    })
    const operation = {
      sender: account.address,
      nonce: await account.getNonce(),
      factory: '0x7702' as const,
      factoryData: '0x' as const,
      authorization,
      callData: await account.encodeCalls([mint(3n), mint(4n)]),
      callGasLimit: 300_000n,
      verificationGasLimit: 150_000n,
      preVerificationGas: 0n,
      maxFeePerGas: 0n,
      maxPriorityFeePerGas: 0n,
    }
    const signature = await account.signUserOperation({ ...operation, signature: '0x' })
    const packed = toPackedUserOperation({ ...operation, signature })
    const hash = await wallet.sendTransaction({
      account: executor,
      chain: null,
      to: devnet.description.smartAccounts?.entryPointAddress ?? '0x',
      data: encodeFunctionData({
        abi: entryPoint08Abi,
        functionName: 'handleOps',
        args: [[packed], executor.address],
      }),
      authorizationList: [authorization],
    })
    const receipt = await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
    expect(receipt.status).toBe('success')
    const balance = await client.readContract({
      address: token,
      abi: tokenAbi,
      functionName: 'balanceOf',
      args: [receiver],
    })
    expect(balance).toBe(7n)
    expect(await client.getBalance({ address: owner.address })).toBe(0n)
    const code = concat(['0xef0100', smartAccountAddresses.implementation]).toLowerCase()
    expect(await client.getCode({ address: owner.address })).toBe(code)
  })

  it.each(chainIds)('chain %i funds four executors, whose keys are hashes of their names', async (chainId) => {
    const { client } = connect(chainId, getChain(chainId).rpcUrl)
    const keys = [0, 1, 2, 3].map((index) => keccak256(toHex(`latchkey devnet executor ${index}`)))
    const accounts = keys.map((privateKey) => ({ address: privateKeyToAccount(privateKey).address, privateKey }))
    expect(executorAccounts).toEqual(accounts)
    expect(devnet.description.smartAccounts?.executors).toEqual(accounts)
    for (const { address } of accounts) {
      expect(await client.getBalance({ address, blockNumber: 0n })).toBe(parseEther('10000'))
      expect(await client.getCode({ address })).toBeUndefined()
    }
  })

  it('keeps the contracts after anvil_reset', async () => {
    const { client } = connect(31338, getChain(31338).rpcUrl)
    const { implementation: address } = smartAccountAddresses
    const code = await client.getCode({ address })
    await requestRpc({ rpcUrl: getChain(31338).rpcUrl, method: 'anvil_reset' })
    expect(code).toBe(implementation.deployedBytecode)
    expect(await client.getCode({ address })).toBe(code)
  })

  it.each([
    { name: 'not installed', files: undefined, isFound: false },
    { name: 'installed', files: { EntryPoint: entryPoint, Simple7702Account: implementation }, isFound: true },
    {
      name: 'another version, with other addresses',
      files: { EntryPoint: { ...entryPoint, bytecode: `${entryPoint.bytecode}00` }, Simple7702Account: implementation },
      isFound: false,
    },
  ])('finds the contracts in a folder where their package is $name: $isFound', async ({ files, isFound }) => {
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-devnet-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const artifacts = join(folder, 'node_modules/@account-abstraction/contracts/artifacts')
    await mkdir(artifacts, { recursive: true })
    await Promise.all(
      Object.entries(files ?? {}).map(([name, file]) =>
        writeFile(join(artifacts, `${name}.json`), JSON.stringify(file)),
      ),
    )
    const module = new URL('smartAccountContracts.ts', import.meta.url).href
    const script = `import { loadSmartAccountContracts } from ${JSON.stringify(module)}
      console.log(loadSmartAccountContracts([${JSON.stringify(folder)}]) !== undefined)`
    // A process of its own, without the folder of packages that Vitest's environment names.
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, NODE_PATH: '' },
    })
    expect(stdout).toBe(`${isFound}\n`)
  })

  it('says once how to have the contracts where they are missing', () => {
    const { smartAccounts, ...description } = devnet.description
    expect(smartAccounts?.entryPointAddress).toBe(entryPoint08Address)
    const block = formatReadyBlock(description)
    expect(block.match(/smart accounts/gi)).toHaveLength(1)
    expect(block).toContain('@account-abstraction/contracts 0.8.0, which is not installed')
  })
})
