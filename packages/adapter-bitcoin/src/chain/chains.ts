import type { CaipNetworkId } from '@latchkey/core/adapter'

/** A Bitcoin network with its name in each interface. */
export interface BitcoinChain {
  /** The first 32 digits of the genesis block's hash (CAIP-4 of namespace bip122). */
  readonly networkId: CaipNetworkId<'bip122'>
  /** Wallet Standard. */
  readonly standard: string
  /** sats-connect. */
  readonly sats: string
  readonly leather: string
  readonly unisat: string
  /** The key of OKX's provider under `okxwallet`, if it has one. */
  readonly okx?: string | undefined
  /** The Bech32 prefix; the version bytes of Base58Check follow. */
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
}

const test = { pubKeyHash: 0x6f, scriptHash: 0xc4 }

/** The networks that wallets know. */
export const chains: readonly BitcoinChain[] = [
  {
    networkId: 'bip122:000000000019d6689c085ae165831e93',
    standard: 'bitcoin:mainnet',
    sats: 'Mainnet',
    leather: 'mainnet',
    unisat: 'BITCOIN_MAINNET',
    okx: 'bitcoin',
    bech32: 'bc',
    pubKeyHash: 0,
    scriptHash: 5,
  },
  {
    networkId: 'bip122:000000000933ea01ad0ee984209779ba',
    standard: 'bitcoin:testnet',
    sats: 'Testnet',
    leather: 'testnet',
    unisat: 'BITCOIN_TESTNET',
    okx: 'bitcoinTestnet',
    bech32: 'tb',
    ...test,
  },
  {
    networkId: 'bip122:00000000da84f2bafbbc53dee25a72ae',
    standard: 'bitcoin:testnet4',
    sats: 'Testnet4',
    leather: 'testnet4',
    unisat: 'BITCOIN_TESTNET4',
    bech32: 'tb',
    ...test,
  },
  {
    networkId: 'bip122:00000008819873e925422c1ff0f99f7c',
    standard: 'bitcoin:signet',
    sats: 'Signet',
    leather: 'signet',
    unisat: 'BITCOIN_SIGNET',
    okx: 'bitcoinSignet',
    bech32: 'tb',
    ...test,
  },
  {
    networkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    standard: 'bitcoin:regtest',
    sats: 'Regtest',
    leather: 'regtest',
    unisat: 'BITCOIN_REGTEST',
    bech32: 'bcrt',
    ...test,
  },
]
