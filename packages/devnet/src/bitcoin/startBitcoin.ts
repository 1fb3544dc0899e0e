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
 * Starts a regtest in memory with funded accounts, behind Esplora's REST API. bcoin's rules for transactions and scripts
 * decide what is accepted, and a check of our own for taproot's key path.
 *
 * This file is loaded on demand, because it brings much code along.
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
