import type { RequestedPort } from '../createPortError.ts'
import type { DevnetBitcoinChain } from '../DevnetDescription.ts'
import type { LocalChain } from '../LocalChain.ts'
import { bitcoinAccounts } from './bitcoinAccounts.ts'
import { bitcoinFaucetAccount } from './bitcoinFaucetAccount.ts'
import { createChain } from './chain/createChain.ts'
import { caipNetworkId } from './constants.ts'
import { startEsplora } from './esplora/startEsplora.ts'
import { createBitcoinFaucetChain } from './faucet/createBitcoinFaucetChain.ts'
import { parseAddress } from './script/parseAddress.ts'
import { seedChain } from './seedChain.ts'

/**
 * Starts an in-memory regtest with funded accounts, behind Esplora's REST API. Transactions are validated with bcoin's
 * rules and scripts, and with our own check for taproot's key path.
 *
 * Loaded on demand, because it is large.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`
 */
export async function startBitcoin(parameters: {
  port: RequestedPort
  onLog?: ((line: string) => void) | undefined
}): Promise<LocalChain<DevnetBitcoinChain>> {
  const chain = createChain({ rewardScript: parseAddress(bitcoinFaucetAccount.address) ?? new Uint8Array() })
  seedChain(chain)
  const esplora = await startEsplora({ ...parameters, chain })
  return {
    description: {
      caipNetworkId,
      name: 'Devnet Bitcoin',
      esploraUrl: esplora.url,
      nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
      accounts: bitcoinAccounts,
    },
    faucet: createBitcoinFaucetChain(chain),
    async stop() {
      chain.stop()
      await esplora.stop()
    },
  }
}
