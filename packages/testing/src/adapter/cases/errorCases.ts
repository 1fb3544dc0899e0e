import type { Adapter, NamespaceTypes } from '@latchkey/core/adapter'
import type { AdapterCase } from '../AdapterCase.ts'
import { AdapterContractError } from '../AdapterContractError.ts'
import type { CaseWorld } from '../CaseWorld.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import type { ProviderErrorRow } from '../ProviderErrorRow.ts'

type Action = ProviderErrorRow['action']

/** What the visitor's refusal of each action must become. */
const REFUSALS = {
  connect: 'connection.rejected',
  switchNetwork: 'network.switchRejected',
  sign: 'request.rejected',
  transfer: 'request.rejected',
} as const

/** What a wallet may reject with when it knows no manners. */
const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  '',
  'no',
  0,
  Number.NaN,
  [],
  {},
  { code: 'x' },
  { code: {}, message: {} },
  Object.create(null),
  new Error('boom'),
  {
    get code(): never {
      throw new AdapterContractError('a getter that throws')
    },
  },
]

/** Invariant 20: every error is one of the catalogue. */
export const errorCases: readonly AdapterCase[] = [
  {
    invariant: 20,
    title: 'what wallets refuse with becomes a code by table, and changes nothing',
    run: async (world) => {
      const { providerErrors } = world.harness
      const { features } = world.createAdapter()
      const actions: readonly Action[] = [
        'connect',
        ...(world.harness.wallet.changeNetwork ? (['switchNetwork'] as const) : []),
        ...(features.message ? (['sign'] as const) : []),
        ...(features.transfer ? (['transfer'] as const) : []),
      ]
      for (const action of actions) {
        const rows = providerErrors.filter((row) => row.action === action)
        checkTrue(
          rows.some(({ code }) => code === REFUSALS[action]),
          `The table of the harness has a row with ${REFUSALS[action]} for ${action}`,
        )
        for (const { given, code } of rows) await checkAnswer({ world, action, given, code })
      }
    },
  },
  {
    invariant: 20,
    title: 'nonsense from a wallet becomes an error of the catalogue, and changes nothing',
    run: async (world) => {
      const { features } = world.createAdapter()
      // First all that is asked of a wallet that has not let the app in: later it would not ask.
      for (const given of NONSENSE) await checkAnswer({ world, action: 'connect', given })
      for (const given of features.message ? NONSENSE : []) await checkAnswer({ world, action: 'sign', given })
      if (world.harness.wallet.changeNetwork) await checkAnswer({ world, action: 'switchNetwork', given: NONSENSE[0] })
    },
  },
  {
    invariant: 20,
    title: 'an unknown connector and an unknown connection are refused by code, and change nothing',
    run: async (world) => {
      const { networks, chain } = world.harness
      const { adapter } = await world.startConnected()
      await world.settle()
      const state = adapter.store.getState()
      const { patience } = world
      const connectionId = 'com.example.unknown'
      await checkRejects({
        promise: adapter.connect({ connectorId: 'com.example.unknown' }),
        patience,
        code: 'connector.notFound',
        claim: 'connect refuses an unknown connector',
      })
      const { message, transfer } = adapter.features
      const actions: Readonly<Record<string, () => Promise<unknown>>> = {
        switchAccount: async () => await adapter.switchAccount({ connectionId }),
        switchNetwork: async () => await adapter.switchNetwork({ connectionId, network: networks.other }),
        getProvider: async () => await adapter.getProvider({ connectionId }),
        ...(message && { 'message.sign': async () => await message.sign({ connectionId, message: 'Hello' }) }),
        ...(transfer && {
          'transfer.send': async () =>
            await transfer.send({ connectionId, to: chain.createRecipient(), amount: chain.amount }),
        }),
      }
      for (const [name, action] of Object.entries(actions)) {
        await checkRejects({
          promise: action(),
          patience,
          code: 'connection.notFound',
          claim: `${name} refuses an unknown connection`,
        })
      }
      checkEqual({ actual: adapter.store.getState(), expected: state, claim: 'The refusals change nothing' })
    },
  },
]

/** Has the wallet answer an action with an error, and checks what comes of it. */
async function checkAnswer<types extends NamespaceTypes>(parameters: {
  readonly world: CaseWorld<types>
  readonly action: Action
  readonly given: unknown
  readonly code?: string | undefined
}): Promise<void> {
  const { world, action, given, code } = parameters
  const { wallet } = world.harness
  wallet.answerWith('approve')
  const adapter = await world.startAdapter()
  if (action !== 'connect') await world.connect(adapter)
  await world.settle()
  const state = adapter.store.getState()
  wallet.answerWith({ error: given })
  await checkRejects({
    promise: perform({ world, adapter, action }),
    patience: world.patience,
    code,
    claim: `${action} rejects with ${code ?? 'a code'} when the wallet answers ${describe(given)}`,
  })
  await world.settle()
  checkEqual({ actual: adapter.store.getState(), expected: state, claim: `The failed ${action} changes nothing` })
  await adapter.destroy()
}

async function perform<types extends NamespaceTypes>(parameters: {
  readonly world: CaseWorld<types>
  readonly adapter: Adapter<types>
  readonly action: Action
}): Promise<unknown> {
  const { world, adapter, action } = parameters
  const { wallet, networks, chain } = world.harness
  const { message, transfer } = adapter.features
  const connectionId = adapter.store.getState().activeConnectionId ?? ''
  if (action === 'connect') return await adapter.connect({ connectorId: wallet.connectorId })
  if (action === 'switchNetwork') return await adapter.switchNetwork({ connectionId, network: networks.other })
  if (action === 'sign') return await message?.sign({ connectionId, message: 'Hello' })
  return await transfer?.send({ connectionId, to: chain.createRecipient(), amount: chain.amount })
}

function describe(given: unknown): string {
  try {
    return JSON.stringify(given) ?? String(given)
  } catch {
    return 'something unreadable'
  }
}
