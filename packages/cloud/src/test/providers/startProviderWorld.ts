import { startDevnet } from '@latchkey/devnet'
import {
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  type Hex,
  maxUint256,
  numberToHex,
  parseAbi,
  parseUnits,
} from 'viem'
import { coinAddress } from '../../upstream/swaps/Swaps.ts'
import { sendRpc } from '../chain/sendRpc.ts'
import { sendTransaction } from '../chain/sendTransaction.ts'
import { createChainBlockscout } from '../doubles/chainBlockscout.ts'
import { testDollar } from '../doubles/installExchange.ts'
import { readExchange } from '../doubles/readExchange.ts'
import type { UpstreamServer } from '../startUpstreamServer.ts'

/** Local chains on which accounts have acted, and what is known of them without a provider. */
export interface ProviderWorld {
  readonly evm: {
    readonly rpcUrl: string
    readonly account: Hex
    readonly multicall: string
    /** A token with a pool on the exchange. */
    readonly pooledToken: Hex
    /** A token that came without being asked for. */
    readonly spamSymbol: string
    /** A Blockscout of this chain. */
    readonly blockscout: (request: UpstreamServer['requests'][number]) => Promise<string>
    /** The last transactions: hash, status and what moved, newest first. */
    readonly rows: readonly (readonly string[])[]
    readAmounts(): Promise<Readonly<Record<string, string>>>
  }
  readonly solana: { readonly rpcUrl: string; readonly reference: string; readonly account: string }
  readonly bitcoin: {
    readonly esploraUrl: string
    readonly account: string
    /** What it was paid, newest first. */
    readonly amounts: readonly string[]
    readonly total: string
  }
  stop(): Promise<void>
}

const exchange = '0xe8c4a46e00000000000000000000000000000007'
const swapAbi = parseAbi([
  'function swapExactTokensForEth(address tokenIn, uint256 amountIn, uint256 amountOutMin, address to, uint256 deadline)',
])
/** More than the 25 of a page of Esplora. */
const payments = 27
/** What each account of the local Bitcoin has from the start. */
const initialAmounts = [40_000_000n, 60_000_000n, 100_000_000n]

/** Starts the chains, and has accounts act on them. */
export async function startProviderWorld(): Promise<ProviderWorld> {
  const devnet = await startDevnet({ chains: [31_337, 'solana', 'bitcoin'] })
  const { bitcoin, evm, faucetUrl, solana } = devnet.description
  const [chain] = evm
  const [account, other] = chain?.accounts.slice(6) ?? []
  const holder = solana?.accounts[3]
  const payee = bitcoin?.accounts[4]
  if (!chain || !account || !other || !solana || !holder || !bitcoin || !payee)
    throw new TypeError('The devnet must have three chains with accounts.')

  const paid: bigint[] = []
  for (let payment = 1; payment <= payments; payment += 1) {
    const amount = BigInt(payment * 1_000)
    await pay({ faucetUrl, network: bitcoin.caipNetworkId, to: payee.addresses.p2wpkh, amount })
    paid.unshift(amount)
  }
  const amounts = [...paid, ...initialAmounts]
  const { rpcUrl } = chain
  return {
    evm: {
      rpcUrl,
      account: account.address,
      multicall: chain.multicallAddress,
      pooledToken: chain.exchange.pooledToken.address,
      spamSymbol: chain.spam.token.symbol,
      blockscout: createChainBlockscout({ rpcUrl }),
      rows: await act({ rpcUrl, from: account.address, to: other.address }),
      readAmounts: () => readAmounts({ rpcUrl, account: account.address }),
    },
    solana: {
      rpcUrl: solana.rpcUrl,
      reference: solana.caipNetworkId.slice('solana:'.length),
      account: holder.address,
    },
    bitcoin: {
      esploraUrl: bitcoin.esploraUrl,
      account: payee.addresses.p2wpkh,
      amounts: amounts.map((amount) => formatUnits(amount, 8)),
      total: formatUnits(
        amounts.reduce((sum, amount) => sum + amount, 0n),
        8,
      ),
    },
    stop: () => devnet.stop(),
  }
}

/** Pays, sends tokens, fails to, and swaps tokens for coins, which the exchange pays. */
async function act(parameters: {
  readonly rpcUrl: string
  readonly from: Hex
  readonly to: Hex
}): Promise<ProviderWorld['evm']['rows']> {
  const { from, rpcUrl, to } = parameters
  const send = (transaction: object): Promise<string> => sendTransaction(rpcUrl, { from, ...transaction })
  const transfer = (amount: bigint) => ({
    to: testDollar,
    gas: numberToHex(200_000),
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
  })
  const payment = await send({ to, value: numberToHex(parseUnits('1.5', 18)) })
  const tokens = await send(transfer(parseUnits('25', 6)))
  const failure = await send(transfer(parseUnits('1', 30)))
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [exchange, maxUint256] })
  const approval = await send({ to: testDollar, data: approve })
  const amount = parseUnits('10', 6)
  const coins = await readExchange({ rpcUrl, router: exchange, from: testDollar, to: coinAddress, amount })
  const args = [testDollar, amount, 0n, from, maxUint256] as const
  const data = encodeFunctionData({ abi: swapAbi, functionName: 'swapExactTokensForEth', args })
  const swap = await send({ to: exchange, data, gas: numberToHex(500_000) })
  return [
    [swap, 'confirmed', 'out 10 TUSD', `in ${formatUnits(coins, 18)} ETH`],
    [approval, 'confirmed'],
    [failure, 'failed'],
    [tokens, 'confirmed', 'out 25 TUSD'],
    [payment, 'confirmed', 'out 1.5 ETH'],
  ]
}

async function pay(parameters: {
  readonly faucetUrl: string
  readonly network: string
  readonly to: string
  readonly amount: bigint
}): Promise<void> {
  const { amount, faucetUrl, network, to } = parameters
  const body = JSON.stringify({ caipNetworkId: network, address: to, amount: String(amount) })
  const response = await fetch(`${faucetUrl}/faucet`, { method: 'POST', body })
  if (!response.ok) throw new TypeError(await response.text())
}

async function readAmounts(parameters: {
  readonly rpcUrl: string
  readonly account: Hex
}): Promise<Readonly<Record<string, string>>> {
  const { account, rpcUrl } = parameters
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  const coins = BigInt(String(await sendRpc(rpcUrl, 'eth_getBalance', [account, 'latest'])))
  const dollars = BigInt(String(await sendRpc(rpcUrl, 'eth_call', [{ to: testDollar, data }, 'latest'])))
  return { ETH: formatUnits(coins, 18), TUSD: formatUnits(dollars, 6) }
}
