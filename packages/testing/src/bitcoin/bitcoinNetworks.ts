import type { BitcoinChainId } from './types.ts'

/** A network, as each API names it. */
export interface BitcoinNetwork {
  readonly chain: BitcoinChainId
  /** CAIP-2, by the genesis block's hash. */
  readonly caipNetworkId: string
  /** The name in sats-connect. */
  readonly satsName: string
  /** The parameters of its addresses. */
  readonly format: {
    readonly bech32: string
    readonly pubKeyHash: number
    readonly scriptHash: number
    readonly wif: number
  }
}

const mainnet = { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 }
const testnet = { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

/** All networks. */
export const bitcoinNetworks: readonly BitcoinNetwork[] = [
  {
    chain: 'bitcoin:mainnet',
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    satsName: 'Mainnet',
    format: mainnet,
  },
  {
    chain: 'bitcoin:testnet',
    caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
    satsName: 'Testnet',
    format: testnet,
  },
  {
    chain: 'bitcoin:testnet4',
    caipNetworkId: 'bip122:00000000da84f2bafbbc53dee25a72ae',
    satsName: 'Testnet4',
    format: testnet,
  },
  {
    chain: 'bitcoin:signet',
    caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c',
    satsName: 'Signet',
    format: testnet,
  },
  {
    chain: 'bitcoin:regtest',
    caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    satsName: 'Regtest',
    format: { ...testnet, bech32: 'bcrt' },
  },
]
