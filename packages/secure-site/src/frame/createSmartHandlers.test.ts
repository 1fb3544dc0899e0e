import { describe, expect, it } from 'vitest'
import { FrameFailure } from '../session/FrameFailure.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { smartContracts } from '../vault/sign/networks.ts'
import type { SmartNetwork } from '../rpc/smart/SmartPort.ts'
import { createSmartHandlers } from './createSmartHandlers.ts'
import { toFrameUser } from './toFrameUser.ts'

const address = `0x${'b'.repeat(40)}`
const delegated = `0xef0100${smartContracts.implementation.slice(2).toUpperCase()}`
const asked = { id: '1' }
const networks: readonly SmartNetwork[] = [
  { chainId: 'eip155:1', isSponsored: false },
  { chainId: 'eip155:10', isSponsored: true },
]

function setUp({
  code = async () => '0x',
  list = async () => networks,
}: {
  readonly code?: () => Promise<unknown>
  readonly list?: () => Promise<readonly SmartNetwork[]>
}) {
  const timers: (() => void)[] = []
  const handlers = createSmartHandlers({
    port: {
      list,
      sponsor: () => expect.unreachable('a sponsorship'),
      askBundler: () => expect.unreachable('a bundler'),
      pause: () => expect.unreachable('a pause'),
      now: () => 0,
    },
    node: { ask: code },
    getAddress: async () => address,
    setTimer: (callback) => {
      timers.push(callback)
      return () => undefined
    },
  })
  return { ...handlers, timers }
}

describe('the types of an account', () => {
  it.each([
    ['not delegated yet', '0x', ['eoa', 'smartAccount'], false],
    ['delegated', delegated, ['eoa', 'smartAccount'], true],
    ['with foreign code (attack 133)', `0xef0100${'a'.repeat(40)}`, ['eoa'], false],
  ])('that is %s', async (_name, code, types, isDeployed) => {
    const { describe: ask } = setUp({ code: async () => code })
    expect(await ask({ address, chainId: 'eip155:1' })).toEqual({ types, isDeployed })
  })

  it('are one where no smart accounts are, whatever the server says or does not say', async () => {
    const plain = { types: ['eoa'], isDeployed: false }
    const ask = (given: Parameters<typeof setUp>[0], chainId = 'eip155:1') =>
      setUp(given).describe({ address, chainId })
    expect(await ask({}, 'eip155:5')).toEqual(plain)
    expect(await ask({}, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toEqual(plain)
    for (const code of ['not_found', 'unreachable'])
      expect(
        await ask({
          list: async () => {
            throw new SiteRefusal(code, '')
          },
        }),
      ).toEqual(plain)
  })

  it('are both on a chain that does not answer, and one if the answer takes too long', async () => {
    const failing = setUp({
      code: async () => {
        throw new FrameFailure('rpc.failed', '')
      },
    })
    expect(await failing.describe({ address, chainId: 'eip155:1' })).toMatchObject({ types: ['eoa', 'smartAccount'] })
    const { describe: ask, timers } = setUp({ code: () => new Promise(() => undefined) })
    const answer = ask({ address, chainId: 'eip155:1' })
    for (const end of timers) end()
    expect(await answer).toMatchObject({ types: ['eoa'] })
  })

  it('are in the user that an app gets, with the type that it has chosen only where the network has it [S3.044] [S3.045]', () => {
    const account = { addresses: { eip155: address, solana: '1' }, isVerified: true, hasRecoveryMethod: true }
    const user = { id: '1', email: 'visitor@example.com', userName: null }
    const describeUser = (types: readonly ('eoa' | 'smartAccount')[]) =>
      toFrameUser({
        account,
        accountType: 'smartAccount',
        chainId: 'eip155:1',
        smart: { types, isDeployed: true },
        user,
      })
    expect(describeUser(['eoa', 'smartAccount'])).toMatchObject({
      accounts: [
        { address, type: 'eoa' },
        { address, type: 'smartAccount' },
      ],
      preferredAccountType: 'smartAccount',
      smartAccountDeployed: true,
    })
    expect(describeUser(['eoa'])).toMatchObject({ accounts: [{ address, type: 'eoa' }], preferredAccountType: 'eoa' })
  })
})

describe('the first use of a smart account', () => {
  it('answers with the address, and whether the account is delegated', async () => {
    const fresh = setUp({})
    expect(await fresh.INIT_SMART_ACCOUNT({ chainId: 'eip155:1' }, asked)).toEqual({ address, isDeployed: false })
    const { INIT_SMART_ACCOUNT: init } = setUp({ code: async () => delegated })
    expect(await init({ chainId: 'eip155:1' }, asked)).toEqual({ address, isDeployed: true })
  })

  it('is refused on another network, and with foreign code (attack 133)', async () => {
    const refused = { code: 'request.unsupported' }
    await expect(setUp({}).INIT_SMART_ACCOUNT({ chainId: 'eip155:5' }, asked)).rejects.toMatchObject(refused)
    const { INIT_SMART_ACCOUNT: init } = setUp({ code: async () => '0x60' })
    await expect(init({ chainId: 'eip155:1' }, asked)).rejects.toMatchObject(refused)
  })
})

it('lists the networks of smart accounts that the wallet has', async () => {
  const unknown: SmartNetwork = { chainId: 'eip155:31339', isSponsored: true }
  const { GET_SMART_ACCOUNT_NETWORKS: list } = setUp({ list: async () => [...networks, unknown] })
  expect(await list(null, asked)).toEqual({ networks: ['eip155:1', 'eip155:10'] })
})
