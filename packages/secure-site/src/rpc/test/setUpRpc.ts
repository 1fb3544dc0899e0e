import { afterEach, expect, vi } from 'vitest'
import { createCallBatches } from '../createCallBatches.ts'
import { createDesk } from '../../screens/createDesk.ts'
import { createScreens } from '../../screens/createScreens.ts'
import type { ApproveScreen } from '../../screens/Screen.ts'
import { createWallet } from '../../vault/test/setUpVault.ts'
import { createApprovals } from '../createApprovals.ts'
import { createRpc, type RpcWindows } from '../createRpc.ts'
import { FrameFailure } from '../../session/FrameFailure.ts'
import type { AccountType, SmartNetwork, SmartPort } from '../smart/SmartPort.ts'

/** Answers of a chain by method. */
export type Answers = Readonly<Record<string, (params: readonly unknown[]) => unknown>>

/** A chain on which one gwei is the base fee and the tip, and every transaction needs 21,000 gas. */
const chain: Answers = {
  eth_getTransactionCount: () => '0x7',
  eth_estimateGas: () => '0x5208',
  eth_getBlockByNumber: () => ({ baseFeePerGas: '0x3b9aca00' }),
  eth_maxPriorityFeePerGas: () => '0x3b9aca00',
  eth_getCode: () => '0x',
  eth_call: () => '0x',
  eth_sendRawTransaction: () => '0x',
  eth_blockNumber: () => '0x10',
  getFeeForMessage: () => ({ value: 5_000 }),
  sendTransaction: () => '',
}

/** The requests of one app to a wallet with real keys. Only the worker's thread and the chain are the test's own. */
export async function setUpRpc(
  parameters: {
    readonly answers?: Answers | undefined
    readonly origin?: string | undefined
    readonly windows?: RpcWindows | undefined
    /** What the app has chosen; default: `eoa`. */
    readonly type?: AccountType | undefined
    readonly networks?: readonly SmartNetwork[] | undefined
    readonly sponsor?: SmartPort['sponsor'] | undefined
    /** Answers of the bundler by method. */
    readonly bundler?: Answers | undefined
  } = {},
) {
  const { answers = {}, origin = 'https://app.example', windows } = parameters
  const { bundler = {}, networks = [], sponsor, type = 'eoa' } = parameters
  const { addresses, close, run } = await createWallet()
  afterEachOnce(close)
  const asked: { readonly networkId: string; readonly method: string; readonly params: unknown }[] = []
  const screens = createScreens({ show: () => undefined, hide: () => undefined })
  const clock = { now: 0 }
  let serial = 0
  const createId = (): string => `id-${(serial += 1)}`
  const access = { account: 'visitor@example.com', accountType: type, addresses, isLoggedIn: true }
  const bundled: { readonly method: string; readonly params: readonly unknown[] }[] = []
  const getApp = () => ({ origin, name: undefined, isUnverified: false })
  const rpc = createRpc({
    desk: createDesk(),
    batches: createCallBatches({ createId }),
    screens,
    getApp,
    loadPort: async () => ({
      list: async () => networks,
      sponsor: sponsor ?? (async () => ({ status: 'refused', reason: 'call' })),
      askBundler: async ({ method, params }) => {
        bundled.push({ method, params })
        const answer = bundler[method]
        if (answer === undefined) throw new FrameFailure('rpc.failed', `no ${method}`)
        return answer(params)
      },
      pause: async (signal) => {
        await new Promise(setImmediate)
        signal.throwIfAborted()
      },
      now: () => clock.now,
    }),
    node: {
      ask: async ({ method, networkId, params, signal }) => {
        asked.push({ networkId, method, params })
        const answer = { ...chain, ...answers }[method]
        if (answer === undefined) throw new FrameFailure('rpc.failed', `no ${method}`)
        const result = await answer(Array.isArray(params) ? params : [])
        signal?.throwIfAborted()
        return result
      },
    },
    approvals: createApprovals({
      keys: { run, close },
      screens,
      createId,
      getApp,
      now: () => clock.now,
    }),
    getAccess: async () => {
      if (!access.isLoggedIn) throw new FrameFailure('session.required', 'No user is logged in.')
      return {
        account: access.account,
        accountType: access.accountType,
        addresses: access.addresses,
        openKeys: async () => undefined,
        loadWindows: windows && (async () => windows),
      }
    },
  })
  const request = (
    method: string,
    params: unknown,
    more: { readonly id?: string | undefined; readonly chainId?: string | undefined } = {},
  ) => rpc.request({ id: more.id ?? createId(), chainId: more.chainId ?? 'eip155:1', method, params })
  /** The screen that waits for the visitor, after another one. */
  const waitForScreen = (before?: string): Promise<ApproveScreen> =>
    vi.waitFor(() => {
      const screen = screens.get()
      if (screen?.kind !== 'approve' || screen.stage !== 'ready' || screen.id === before)
        throw new TypeError('No screen')
      return screen
    }, 10_000)
  /** Expects that a request is refused before anything is shown or signed. */
  const expectRefused = async (method: string, params: unknown, chainId?: string, reason: string | RegExp = '') => {
    const refused = request(method, params, chainId === undefined ? {} : { chainId })
    await expect(Promise.race([refused, waitForScreen().then(() => 'shown')])).rejects.toMatchObject({
      message: expect.stringMatching(reason),
    })
    expect(screens.get()).toBeUndefined()
    expect(asked.map((each) => each.method)).not.toContain('eth_sendRawTransaction')
  }
  return { access, addresses, asked, bundled, clock, expectRefused, request, rpc, screens, waitForScreen }
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
function afterEachOnce(close: () => void): void {
  closing.push(close)
}
