import { awkwardTokens, type AwkwardTokenName } from '@latchkey/devnet/awkward-tokens'
import { testKeys } from '@latchkey/testing'
import { createWalletClient, encodeFunctionData, getAddress, http, parseAbi, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'

const abi = parseAbi([
  'function mint(address to, uint256 value)',
  'function rebase(uint256 newIndex)',
  'function setPaused(bool value)',
  'function setBlocked(address account, bool value)',
  'function setDecimals(uint8 value)',
  'function setAnswers(bytes name, bytes symbol, bytes decimals)',
  'function setBalance(uint8 value)',
  'function setTransfers(uint8 value)',
  'function setRefusal(bytes value)',
])

/** How a `LyingToken` answers, in the order of its contract. */
const balances = ['honest', 'reverts', 'loops', 'saysNothing'] as const
const transfers = [
  'honest',
  'saysNothing',
  'saysFalse',
  'onlyLogs',
  'doesNothing',
  'saysNoReason',
  'panics',
  'loops',
] as const

/** Calls that change a token. */
export const tokenCalls = {
  rebase: (index: bigint): Hex => encodeFunctionData({ abi, functionName: 'rebase', args: [index] }),
  pause: (): Hex => encodeFunctionData({ abi, functionName: 'setPaused', args: [true] }),
  block: (account: Hex): Hex => encodeFunctionData({ abi, functionName: 'setBlocked', args: [account, true] }),
  setDecimals: (value: number): Hex => encodeFunctionData({ abi, functionName: 'setDecimals', args: [value] }),
  /** Whole answers, as bytes of the ABI or anything else. */
  setAnswers: (name: Hex, symbol: Hex, decimals: Hex): Hex =>
    encodeFunctionData({ abi, functionName: 'setAnswers', args: [name, symbol, decimals] }),
  setBalance: (kind: (typeof balances)[number]): Hex =>
    encodeFunctionData({ abi, functionName: 'setBalance', args: [balances.indexOf(kind)] }),
  setTransfers: (kind: (typeof transfers)[number]): Hex =>
    encodeFunctionData({ abi, functionName: 'setTransfers', args: [transfers.indexOf(kind)] }),
  /** The data of the revert. */
  setRefusal: (data: Hex): Hex => encodeFunctionData({ abi, functionName: 'setRefusal', args: [data] }),
} as const

/** A chain on which a test deploys tokens, one after the other. */
export interface TokenDeployer {
  /** Deploys a token of which an account gets 1,000 units, and changes it by calls. */
  deploy(name: AwkwardTokenName, calls?: readonly Hex[]): Promise<Hex>
  call(token: Hex, data: Hex): Promise<void>
  /** Gives the account 1,000 units of a token. */
  mint(token: Hex): Promise<void>
}

/** Creates a deployer with a key that no wallet of a test has. */
export function createTokenDeployer({
  rpcUrl,
  holder,
}: {
  readonly rpcUrl: string
  readonly holder: Hex
}): TokenDeployer {
  const key = testKeys.at(-1)
  if (key === undefined) throw new RangeError('A key is needed')
  const wallet = createWalletClient({ account: privateKeyToAccount(key), chain: foundry, transport: http(rpcUrl) })
  const send = async (transaction: { readonly to?: Hex; readonly data: Hex }) => {
    // `waitForTransactionReceipt` waits for another block if it asks a moment before the receipt is there, and none would come.
    const receipt = await wallet.sendTransactionSync({ ...transaction, gas: 10_000_000n })
    if (receipt.status !== 'success') throw new RangeError('The token refused what it was told')
    return receipt
  }
  const call = async (to: Hex, data: Hex): Promise<void> => {
    await send({ to, data })
  }
  const mint = (token: Hex): Promise<void> =>
    call(token, encodeFunctionData({ abi, functionName: 'mint', args: [holder, 1_000n] }))
  return {
    call,
    mint,
    deploy: async (name, calls = []) => {
      const { contractAddress } = await send({ data: awkwardTokens[name].bytecode })
      if (!contractAddress) throw new RangeError('The token was not deployed')
      await mint(contractAddress)
      for (const data of calls) await call(contractAddress, data)
      return getAddress(contractAddress)
    },
  }
}
