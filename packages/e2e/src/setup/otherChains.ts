import { startDevnet, type DevnetBitcoinChain, type DevnetSolanaChain } from '@latchkey/devnet'
import type { MultichainWalletParameters } from '@latchkey/testing/multichain'
import { getWorld } from './getWorld.ts'

/** Solana and Bitcoin of a file of journeys, beside the EVM chains of its world. */
export interface OtherChains {
  readonly solana: DevnetSolanaChain
  readonly bitcoin: DevnetBitcoinChain
  /** Who is sent to: nobody whose keys a wallet of {@link listKeys} has. */
  readonly receivers: { readonly solana: string; readonly bitcoin: string }
  /** What `createManyModal.ts` has to be told. */
  readonly query: string
  stop(): Promise<void>
}

/** Starts Solana and Bitcoin. */
export async function startOtherChains(): Promise<OtherChains> {
  const devnet = await startDevnet({ chains: ['solana', 'bitcoin'] })
  const { solana, bitcoin } = devnet.description
  if (!solana || !bitcoin) throw new Error('Solana and Bitcoin do not run here.')
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

/** The local chains with the first two accounts of each, as wallets and phones take them. */
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

/** What makes a phone one of Solana and Bitcoin too; its EVM chains it has anyway. */
export function listPhoneKeys(chains: OtherChains): Pick<ReturnType<typeof listKeys>, 'solana' | 'bip122'> {
  const { solana, bip122 } = listKeys(chains)
  return { solana, bip122 }
}

/** Lamports of an owner, or a token's smallest unit, past the page and its wallet. */
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

/** Satoshi of an address that are in a block, past the page and its wallet. */
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
