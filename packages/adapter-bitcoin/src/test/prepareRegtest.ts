import { startDevnet, type Devnet, type DevnetBitcoinChain } from '@latchkey/devnet'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { connectOnRegtest, type RegtestConnection } from './connectOnRegtest.ts'
import { createEsploraReader, type EsploraReader } from './createEsploraReader.ts'
import { createTestAccount, type TestAccount, type TestAccountType } from './createTestAccount.ts'

/** A regtest for the tests of one file, and wallets on it. */
export interface TestRegtest {
  readonly chain: DevnetBitcoinChain
  readonly reader: EsploraReader
  /** A funded account. */
  getAccount(index: number, type: TestAccountType, purpose?: 'ordinals'): TestAccount
  connect(
    accounts: readonly TestAccount[],
    options?: Partial<Parameters<typeof connectOnRegtest>[1]>,
  ): Promise<
    RegtestConnection & {
      estimate(to: string, amount: bigint): Promise<{ readonly fee: bigint }>
      send(to: string, amount: bigint): Promise<{ readonly id: string }>
    }
  >
}

/** Starts a regtest before the tests of a file, and stops it after them. */
export function prepareRegtest(): TestRegtest {
  let devnet: Devnet | undefined
  const getChain = (): DevnetBitcoinChain => {
    if (devnet?.description.bitcoin) return devnet.description.bitcoin
    throw new RangeError('A Bitcoin chain')
  }
  beforeAll(async () => {
    devnet = await startDevnet({ chains: ['bitcoin'] })
  })
  afterAll(async () => {
    await devnet?.stop()
  })
  return {
    get chain() {
      return getChain()
    },
    get reader() {
      return createEsploraReader(getChain().esploraUrl)
    },
    getAccount: (index, type, purpose) =>
      createTestAccount({ privateKey: getChain().accounts[index]?.privateKey ?? '', type, purpose }),
    connect: async (accounts, options = {}) => {
      const connected = await connectOnRegtest(getChain(), { accounts, ...options })
      onTestFinished(() => connected.adapter.destroy())
      const { adapter, connection } = connected
      const { estimate, send } = adapter.features.transfer
      return {
        ...connected,
        estimate: (to, amount) => estimate({ connectionId: connection.id, to, amount }),
        send: (to, amount) => send({ connectionId: connection.id, to, amount }),
      }
    },
  }
}
