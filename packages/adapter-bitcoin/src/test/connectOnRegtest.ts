import type { Connection, Network } from '@latchkey/core/adapter'
import type { DevnetBitcoinChain } from '@latchkey/devnet'
import type { BitcoinAdapter, BitcoinAdapterParameters, BitcoinTypes } from '../types.ts'
import type { TestAccount } from './createTestAccount.ts'
import { createTestNetwork, createTestWorld } from './createTestWorld.ts'
import { createSatsFace } from './faces/createSatsFace.ts'
import { regtestId, type Face } from './faces/types.ts'

/** A wallet with real keys, connected to a started adapter on a regtest. */
export interface RegtestConnection {
  readonly adapter: BitcoinAdapter
  readonly face: Face
  readonly connection: Connection<BitcoinTypes>
  readonly network: Network<'bip122'>
}

/** Connects a wallet by sats-connect. */
export async function connectOnRegtest(
  chain: Pick<DevnetBitcoinChain, 'esploraUrl'>,
  options: {
    readonly accounts: readonly TestAccount[]
    readonly parameters?: BitcoinAdapterParameters | undefined
    readonly urls?: readonly string[] | undefined
    readonly wallet?: Partial<Parameters<typeof createSatsFace>[0]> | undefined
  },
): Promise<RegtestConnection> {
  const { accounts, parameters, urls = [chain.esploraUrl], wallet } = options
  const network = createTestNetwork(regtestId, ...urls)
  const world = createTestWorld([network])
  const face = createSatsFace({ accounts, ...wallet })
  world.announce({ id: 'Test.BitcoinProvider', name: 'Test' }, face.wallet)
  const adapter = await world.start(parameters)
  const connection = await adapter.connect({ connectorId: 'Test.BitcoinProvider' })
  return { adapter, face, connection, network }
}
