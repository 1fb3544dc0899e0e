import { startDevnet, type DevnetBitcoinChain, type DevnetSolanaChain } from '@latchkey/devnet'
import type { MultichainWalletParameters } from '@latchkey/testing/multichain'
import { getWorld } from './getWorld.ts'

/** Solana and Bitcoin chains for one test file, beside the EVM chains of its world. */
export interface OtherChains {
  readonly solana: DevnetSolanaChain
  readonly bitcoin: DevnetBitcoinChain
  /** The receivers of transfers. Their keys belong to no wallet of {@link listKeys}. */
  readonly receivers: { readonly solana: string; readonly bitcoin: string }
  /** The settings for `createManyModal.ts`. */
  readonly query: string
  stop(): Promise<void>
}

/** Starts the Solana and Bitcoin chains. */
export async function startOtherChains(): Promise<OtherChains> {
  const devnet = await startDevnet({ chains: ['solana', 'bitcoin'] })
  const { solana, bitcoin } = devnet.description
  if (!solana || !bitcoin) throw new Error('Solana and Bitcoin are not available on this machine.')
  const receivers = {
    solana: solana.accounts[7]?.address ?? '',
    bitcoin: bitcoin.accounts[7]?.addresses.p2wpkh ?? '',
  }
  const query = new URLSearchParams({
    solana: solana.rpcUrl,
    'solana-id': solana.caipNetworkId.replace('solana:', ''),
    'solana-to': receivers.solana,
    'solana-token': solana.tokens[0]?.mint ?? '',
    bitcoin: bitcoin.esploraUrl,
    'bitcoin-to': receivers.bitcoin,
  })
  return { solana, bitcoin, receivers, query: query.toString(), stop: devnet.stop }
}

/** The local chains with the first two accounts of each, in the format that wallets and phones accept. */
export function listKeys({
  solana,
  bitcoin,
}: OtherChains): Required<Pick<MultichainWalletParameters, 'eip155' | 'solana' | 'bip122'>> {
  const { evm } = getWorld().devnet
  return {
    eip155: {
      chains: evm.map(({ chainId, rpcUrl }) => ({ chainId, rpcUrl })),
      accounts: evm[0]?.accounts.slice(0, 2).map(({ privateKey }) => privateKey),
    },
    solana: {
      chains: [{ chain: 'solana:localnet', rpcUrl: solana.rpcUrl, caipNetworkId: solana.caipNetworkId }],
      accounts: solana.accounts.slice(0, 2).map(({ secretKey }) => secretKey),
    },
    bip122: {
      chains: [{ chain: 'bitcoin:regtest', esploraUrl: bitcoin.esploraUrl }],
      accounts: bitcoin.accounts.slice(0, 2).map(({ privateKey }) => privateKey),
    },
  }
}

/** Adds Solana and Bitcoin to a phone that supports EVM chains. */
export function listPhoneKeys(chains: OtherChains): Pick<ReturnType<typeof listKeys>, 'solana' | 'bip122'> {
  const { solana, bip122 } = listKeys(chains)
  return { solana, bip122 }
}

/** An owner's lamports, or token balance in its smallest unit, read directly from the chain. */
export async function readSolanaBalance(parameters: {
  readonly chains: OtherChains
  readonly owner: string
  readonly token?: string | undefined
}): Promise<bigint> {
  const { chains, owner, token } = parameters
  const settings = { encoding: 'jsonParsed', commitment: 'confirmed' }
  const answer = await fetch(chains.solana.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      ...(token === undefined
        ? { method: 'getBalance', params: [owner, settings] }
        : { method: 'getTokenAccountsByOwner', params: [owner, { mint: token }, settings] }),
    }),
  })
  const { result } = (await answer.json()) as { readonly result: { readonly value: number | readonly TokenAccount[] } }
  if (typeof result.value === 'number') return BigInt(result.value)
  return result.value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
}

interface TokenAccount {
  readonly account: {
    readonly data: { readonly parsed: { readonly info: { readonly tokenAmount: { readonly amount: string } } } }
  }
}

/** Confirmed satoshi of an address, read directly from the chain. */
export async function readBitcoinBalance(parameters: {
  readonly chains: OtherChains
  readonly address: string
}): Promise<bigint> {
  const answer = await fetch(`${parameters.chains.bitcoin.esploraUrl}/address/${parameters.address}`)
  const { chain_stats: sums } = (await answer.json()) as {
    readonly chain_stats: { readonly funded_txo_sum: number; readonly spent_txo_sum: number }
  }
  return BigInt(sums.funded_txo_sum - sums.spent_txo_sum)
}
