import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { asc, inArray } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { object, optional, parse, string } from 'valibot'
import { encodeFunctionData, type Hex, parseAbiItem, parseEther, parseGwei } from 'viem'
import { entryPoint08Abi, toPackedUserOperation } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '../../../../fuzz.shared.ts'
import { createMetrics } from '../observe/createMetrics.ts'
import { executorTransactions, userOperations } from '../storage/bundlerSchema.ts'
import type { Storage } from '../storage/Storage.ts'
import { createChainAccessForTest } from '../test/bundler/createChainAccessForTest.ts'
import { createTestLedger } from '../test/bundler/createTestLedger.ts'
import {
  type BundlerChain,
  startBundlerChain,
  type TestAccount,
  type TestOperation,
} from '../test/bundler/startBundlerChain.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import type { ChainAccess } from './chain/ChainAccess.ts'
import { createBundler, type RunningBundler } from './createBundler.ts'
import type { SponsorshipLedger } from './SponsorshipLedger.ts'

// Two nodes with two executors over a real chain, which stop and begin anew at every place where they could lose or repeat something.

const chainId: CaipNetworkId = 'eip155:31337'
let chain: BundlerChain
let storage: Storage
beforeAll(async () => {
  ;[chain, storage] = await Promise.all([startBundlerChain(), openTestStorage()])
  await chain.test.setAutomine(false)
})
afterAll(async () => {
  await Promise.all([chain.stop(), storage.close()])
})

const places = ['beforeSend', 'afterSend', 'beforeTake', 'afterTake', 'beforeSettle', 'afterSettle'] as const
type Stop = (typeof places)[number] | undefined

const step = record({
  kind: constantFrom(
    ...(['send', 'send', 'send', 'replace', 'look', 'look', 'lookBoth', 'mine', 'mine'] as const),
    ...(['wait', 'longWait', 'drop', 'elsewhere', 'restart'] as const),
  ),
  node: nat(1),
  sender: nat(1),
  stop: constantFrom<Stop>(undefined, undefined, undefined, ...places),
})
type Step = Readonly<{ kind: string; node: number; sender: number; stop: Stop }>

const answerSchema = object({ result: optional(string()), error: optional(object({ message: string() })) })
const executionEvent = parseAbiItem(
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
)

class NodeStop extends Error {}

/** Two nodes of a cloud with two new executors, and two visitors who have never sent anything. */
async function openNodes(access: ChainAccess) {
  const keys: readonly Hex[] = [generatePrivateKey(), generatePrivateKey()]
  const executors = keys.map((key) => toLower(privateKeyToAccount(key).address))
  for (const executor of executors) await chain.fund(executor)
  const clock = { now: 1_700_000_000_000 }
  const now = (): number => clock.now
  const ledger = await createTestLedger({ database: storage.database, now })
  /** Where each node stops next. */
  const stopsAt: Stop[] = [undefined, undefined]
  const openNode = (index: number): RunningBundler => {
    const meet = (place: Stop): void => {
      if (stopsAt[index] !== place) return
      stopsAt[index] = undefined
      throw new NodeStop(place)
    }
    const watchedChain: ChainAccess = {
      ...access,
      async send(raw) {
        meet('beforeSend')
        const outcome = await access.send(raw)
        meet('afterSend')
        return outcome
      },
    }
    const watchedLedger: SponsorshipLedger = {
      async take(operation) {
        meet('beforeTake')
        const sponsorship = await ledger.take(operation)
        meet('afterTake')
        return sponsorship
      },
      async settle(operation, outcome) {
        meet('beforeSettle')
        await ledger.settle(operation, outcome)
        meet('afterSettle')
      },
    }
    const bundler = createBundler({
      context: { logger: createTestLogger(), metrics: createMetrics(), now, storage },
      settings: { executors: new Map([[chainId, keys]]), balanceAtLeast: 0n, localChains: [] },
      gateway: { chainIds: [chainId], send: async () => undefined },
      ledger: watchedLedger,
      getChain: () => watchedChain,
      follows: false,
    })
    if (bundler === undefined) throw new TypeError('The bundler has no executors.')
    return bundler
  }
  const visitors = [await chain.createAccount(), await chain.createAccount()]
  return { clock, executors, ledger, nodes: [openNode(0), openNode(1)], openNode, stopsAt, visitors }
}

/** How many operations of an account the chain has executed, and whether it is delegated. */
async function readVisitor({ owner }: TestAccount) {
  const [nonce, code] = await Promise.all([
    chain.client.readContract({
      address: smartAccountContracts.entryPoint,
      abi: entryPoint08Abi,
      functionName: 'getNonce',
      args: [owner.address, 0n],
    }),
    chain.client.getCode({ address: owner.address }),
  ])
  return { nonce, isDelegated: code !== undefined }
}

/** Executes a sequence of steps, and then lets everything come to its end. */
async function run(steps: readonly Step[], access: ChainAccess) {
  const firstBlock = await chain.client.getBlockNumber()
  const world = await openNodes(access)
  const { clock, executors, ledger, nodes, stopsAt, visitors } = world
  const made: (TestOperation & { readonly sender: number })[] = []
  const accepted = new Set<Hex>()

  /** Lets a node act, which may stop on the way: its memory is lost then. */
  const act = async (index: number, action: (node: RunningBundler) => Promise<unknown>): Promise<void> => {
    const node = nodes[index]
    if (node === undefined) throw new TypeError('No node.')
    try {
      await action(node)
    } catch {
      nodes[index] = world.openNode(index)
    }
    stopsAt[index] = undefined
  }
  const send = (index: number, { hash, wire }: TestOperation) =>
    act(index, async (node) => {
      const call = {
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_sendUserOperation',
        params: [wire, smartAccountContracts.entryPoint],
      } as const
      const answer = parse(answerSchema, await node.answer({ chainId, projectKey: 'dev', call }))
      if (answer.result !== undefined) accepted.add(hash)
      // A node that stopped tells its caller nothing. The next one has none of its memory.
      else if (answer.error?.message.startsWith('The bundler failed') === true) nodes[index] = world.openNode(index)
    })
  const listOwn = () =>
    storage.database
      .select()
      .from(executorTransactions)
      .where(inArray(executorTransactions.executor, executors))
      .orderBy(asc(executorTransactions.executor), asc(executorTransactions.nonce))

  for (const { kind, node, sender, stop } of steps) {
    clock.now += 1_000
    stopsAt[node] = stop
    const visitor = visitors[sender]
    if (visitor === undefined) throw new TypeError('No visitor.')
    if (kind === 'send' || kind === 'replace') {
      const { isDelegated, nonce } = await readVisitor(visitor)
      const known = made.findLast((one) => one.sender === sender && one.operation.nonce === nonce)
      // Without a new one, a client sends the last operation again.
      const operation =
        kind === 'send' && known !== undefined
          ? known
          : {
              ...(await visitor.sign({
                nonce,
                // No two operations are the same.
                callGasLimit: 200_000n + BigInt(made.length),
                ...(isDelegated ? {} : { authorization: await visitor.authorize() }),
              })),
              sender,
            }
      if (operation !== known) made.push(operation)
      await ledger.sponsor({ chainId, operationHash: operation.hash })
      await send(node, operation)
    } else if (kind === 'look') await act(node, (one) => one.look(chainId))
    else if (kind === 'lookBoth') await Promise.all([0, 1].map((index) => act(index, (one) => one.look(chainId))))
    else if (kind === 'mine') await chain.test.mine({ blocks: 1 })
    else if (kind === 'wait') clock.now += 16_000
    else if (kind === 'longWait') clock.now += 61_000
    else if (kind === 'restart') nodes[node] = world.openNode(node)
    else if (kind === 'drop') {
      // As a node whose pool is full, or that starts anew.
      const [last] = (await listOwn()).filter(({ status }) => status === 'open').slice(-1)
      const hash = last?.versions.at(-1)?.hash
      if (hash !== undefined) await chain.test.dropTransaction({ hash }).catch(() => undefined)
    } else if (kind === 'elsewhere') {
      // An outsider sends the newest operation of the visitor first. Only what was sent is public.
      const sent = new Set((await listOwn()).flatMap(({ versions }) => versions.map((one) => one.operationHash)))
      const operation = made.findLast((one) => one.sender === sender && sent.has(one.hash))
      const { isDelegated } = await readVisitor(visitor)
      if (operation !== undefined && isDelegated) await executeElsewhere(operation)
    }
    stopsAt[node] = undefined
  }

  const listOperations = () =>
    storage.database
      .select()
      .from(userOperations)
      .where(
        inArray(
          userOperations.operationHash,
          made.map(({ hash }) => hash),
        ),
      )
  const countUnfinished = async (): Promise<number> => {
    const open = (await listOwn()).filter(({ status }) => status === 'open' || status === 'mined')
    const left = (await listOperations()).filter(({ endedAt, settledAt }) => endedAt === null || settledAt === null)
    return open.length + left.length
  }
  for (let round = 0; round < 40 && (await countUnfinished()) > 0; round += 1) {
    clock.now += 16_000
    for (const index of [0, 1]) await act(index, (node) => node.look(chainId))
    await chain.test.mine({ blocks: 13 })
  }
  expect(await countUnfinished()).toBe(0)
  for (const node of nodes) await node.close()
  return { ...world, accepted, firstBlock, made, rows: await listOwn(), stored: await listOperations() }
}

/** Has an outsider execute an operation of a delegated account, which is public once it is sent. */
async function executeElsewhere({ operation }: TestOperation): Promise<void> {
  const outsider = await chain.createAccount('1')
  const high = { maxFeePerGas: parseGwei('100'), maxPriorityFeePerGas: parseGwei('50') }
  const data = encodeFunctionData({
    abi: entryPoint08Abi,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(operation)], outsider.owner.address],
  })
  await outsider.wallet.sendTransaction({ to: smartAccountContracts.entryPoint, data, gas: 1_000_000n, ...high })
}

function toLower(address: Hex): Hex {
  return `0x${address.slice(2).toLowerCase()}`
}

it('executes every operation once on a real chain, and pays for each transaction once, whatever stops in between', async () => {
  const access = createChainAccessForTest(chain.rpcUrl)
  let executions = 0
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const { accepted, executors, firstBlock, ledger, made, rows, stored, visitors } = await run(steps, access)
      const logs = await chain.client.getLogs({
        address: smartAccountContracts.entryPoint,
        event: executionEvent,
        args: { sender: visitors.map(({ owner }) => owner.address) },
        fromBlock: firstBlock,
      })
      const executed = logs.map(({ args }) => args.userOpHash)
      executions += executed.length
      expect(new Set(executed).size).toBe(executed.length)

      // Nothing that a client was told about is lost, and what is said to be executed was.
      for (const hash of accepted) expect(stored.map(({ operationHash }) => operationHash)).toContain(hash)
      for (const { operationHash, status } of stored)
        expect([operationHash, status === 'included']).toEqual([operationHash, executed.includes(operationHash)])

      // All that the executors have sent is stored, and the chain has taken one version of each transaction.
      let spent = 0n
      for (const executor of executors) {
        const own = rows.filter((row) => row.executor === executor)
        expect(own.map(({ nonce }) => nonce)).toEqual(own.map((_row, index) => index))
        expect(await chain.client.getTransactionCount({ address: executor })).toBe(own.length)
        spent += parseEther('10') - (await chain.client.getBalance({ address: executor }))
      }
      for (const { versions } of rows) {
        const receipts = await Promise.all(versions.map(({ hash }) => access.getReceipt(hash)))
        expect(receipts.filter((receipt) => receipt !== undefined)).toHaveLength(1)
      }

      // Every operation that was taken from the ledger is settled with what happened, and all costs are booked, once.
      let settled = 0n
      for (const { hash } of made) {
        const entry = await ledger.read(hash)
        const own = stored.find(({ operationHash }) => operationHash === hash)
        const kind = own === undefined ? null : own.status === 'included' ? 'included' : 'replaced'
        expect(entry?.kind).toBe(kind)
        settled += BigInt(entry?.cost ?? '0')
      }
      expect(settled).toBe(spent)
    }),
    runs(10, 2),
  )
  // The sequences are not vain.
  expect(executions).toBeGreaterThan(0)
}, 1_200_000)
