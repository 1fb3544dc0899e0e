import type { Adapter, AdapterFactory } from '@latchkey/core/adapter'
import { bitcoin, mainnet } from '@latchkey/core/networks'
import { bitcoinAdapter } from './bitcoinAdapter.ts'
import type { BitcoinAdapter, BitcoinProvider, BitcoinTypes } from './types.ts'

const factory = bitcoinAdapter()
factory satisfies AdapterFactory<BitcoinTypes, BitcoinAdapter>
declare const adapter: BitcoinAdapter
adapter satisfies Adapter<BitcoinTypes>

// Every feature is there, precisely typed, and what other chains alone can do is not.
const { id } = await adapter.features.transfer.send({ connectionId: 'x', to: 'bc1q', amount: 1n })
id satisfies string
const { normal } = await adapter.getFeeRates({ network: bitcoin })
normal satisfies number
const provider = await adapter.getProvider({ connectionId: 'x' })
provider satisfies BitcoinProvider
const connection = await adapter.connect({ connectorId: 'unisat' })
connection.networkId satisfies `bip122:${string}`
// @ts-expect-error -- amounts are in satoshi, as bigint
void adapter.features.transfer.send({ connectionId: 'x', to: 'bc1q', amount: 1 })
// @ts-expect-error -- a transaction is a PSBT
void adapter.features.transaction.send({ connectionId: 'x', transaction: { to: 'bc1q' } })
// @ts-expect-error -- there are no batches of calls
void adapter.features.calls
// @ts-expect-error -- of another namespace
void adapter.getFeeRates({ network: mainnet })
// @ts-expect-error -- of another namespace
void adapter.connect({ connectorId: 'x', networkId: 'eip155:1' })
// @ts-expect-error -- not a priority
bitcoinAdapter({ feePriority: 'soon' })
// @ts-expect-error -- not an option
bitcoinAdapter({ esploraUrl: 'https://esplora.example' })
