import { bitcoinAccounts } from './bitcoinAccounts.ts'
import type { Chain } from './chain/createChain.ts'
import { coinbaseMaturity, satoshiPerBitcoin } from './constants.ts'
import { createFaucetPayment } from './faucet/createFaucetPayment.ts'
import { parseAddress } from './script/parseAddress.ts'

/** Number of blocks whose rewards can be spent from the start: the faucet's funds. */
const ripeBlocks = 50

/** 2025-01-01, in seconds since 1970. The first block's time is fixed, so that equal chains have equal hashes. */
const firstTime = 1_735_689_600

/** Interval of the first blocks, in seconds. */
const spacing = 600

/** The coins that every address receives, in satoshi, each in its own block. */
const seedCoins: readonly number[] = [100, 60, 40].map((hundredths) => (hundredths * satoshiPerBitcoin) / 100)

/**
 * Mines the initial blocks of every chain: spendable rewards, then one transaction for each of {@link seedCoins} that
 * pays it to all addresses of the accounts. The result is deterministic.
 */
export function seedChain(chain: Chain): void {
  const mine = (only?: string): void => {
    chain.mine({ only, time: firstTime + chain.state.tip.height * spacing })
  }
  while (chain.state.tip.height < ripeBlocks + coinbaseMaturity) mine()
  const scripts = bitcoinAccounts
    .flatMap(({ addresses }) => Object.values(addresses))
    .map(parseAddress)
    .filter((script) => script !== undefined)
  for (const amount of seedCoins) {
    const outputs = scripts.map((script) => ({ script, amount }))
    const payment = createFaucetPayment({ state: chain.state, outputs })
    if (payment !== undefined) mine(chain.submit(payment))
  }
}
