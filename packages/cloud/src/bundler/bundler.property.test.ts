import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { and, eq, sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { object, optional, parse, string } from 'valibot'
import { type Hex, numberToHex } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '../../../../fuzz.shared.ts'
import { createMetrics } from '../observe/createMetrics.ts'
import { executorTransactions, userOperations } from '../storage/bundlerSchema.ts'
import type { Storage } from '../storage/Storage.ts'
import { createModelChain, type ModelChain } from '../test/bundler/createModelChain.ts'
import { createTestLedger } from '../test/bundler/createTestLedger.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import type { ChainAccess } from './chain/ChainAccess.ts'
import { createBundler, type RunningBundler } from './createBundler.ts'
import type { SponsorshipLedger } from './SponsorshipLedger.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

/** Where a node stops: between what it has stored and what it tells others. */
const stops = [
  undefined,
  undefined,
  undefined,
  'beforeSend',
  'afterSend',
  'beforeTake',
  'afterTake',
  'beforeSettle',
  'afterSettle',
] as const
type Stop = (typeof stops)[number]

const step = record({
  kind: constantFrom(
    ...(['send', 'send', 'send', 'replace', 'look', 'look', 'lookBoth', 'mine', 'mine', 'wait', 'longWait'] as const),
    ...(['drop', 'reorganise', 'outage', 'elsewhere', 'restart'] as const),
  ),
  node: nat(1),
  sender: nat(2),
  stop: constantFrom(...stops),
})

const answerSchema = object({ result: optional(string()), error: optional(object({ message: string() })) })
const keys: readonly Hex[] = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`]

class NodeStop extends Error {}

let chains = 1_000_000

/** A cloud of two nodes on a model of a chain. */
async function openModel() {
  chains += 1
  const number = chains
  const chainId: CaipNetworkId = `eip155:${number}`
  const clock = { now: 1_700_000_000_000 }
  const now = () => clock.now
  const { database } = storage
  const ofChain = eq(executorTransactions.chainId, chainId)
  const findExecutor = async (hash: Hex): Promise<string> => {
    const [row] = await database
      .select({ executor: executorTransactions.executor })
      .from(executorTransactions)
      .where(and(ofChain, sql`${executorTransactions.versions} @> ${JSON.stringify([{ hash }])}::jsonb`))
    // Nothing reaches a chain that is not stored.
    if (row === undefined) throw new TypeError('A transaction was sent that is not stored.')
    return row.executor
  }
  const chain = createModelChain({ chainId: number, findExecutor })
  const ledger = await createTestLedger({ database, now })
  /** Where each node stops next. */
  const stopsAt: Stop[] = [undefined, undefined]

  const openNode = (index: number): RunningBundler => {
    const meet = (place: Stop): void => {
      if (stopsAt[index] !== place) return
      stopsAt[index] = undefined
      throw new NodeStop(place)
    }
    const access: ChainAccess = {
      ...chain,
      async send(raw) {
        meet('beforeSend')
        const outcome = await chain.send(raw)
        meet('afterSend')
        return outcome
      },
    }
    const watched: SponsorshipLedger = {
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
      ledger: watched,
      getChain: () => access,
      follows: false,
    })
    if (bundler === undefined) throw new TypeError('The bundler has no executors.')
    return bundler
  }
  const nodes = [openNode(0), openNode(1)]
  return { number, chainId, chain, clock, ledger, nodes, openNode, stopsAt }
}

type Model = Awaited<ReturnType<typeof openModel>>

const toSender = (sender: number): Hex => `0x5e${String(sender).padStart(38, '0')}`

/** An operation without fees. The model checks no signatures. */
function createOperation({ number }: Model, sender: number, nonce: bigint, salt: number) {
  const wire = {
    sender: toSender(sender),
    nonce: numberToHex(nonce),
    callData: numberToHex(salt, { size: 4 }),
    callGasLimit: numberToHex(100_000),
    verificationGasLimit: numberToHex(100_000),
    preVerificationGas: '0x0',
    maxFeePerGas: '0x0',
    maxPriorityFeePerGas: '0x0',
    signature: `0x${'11'.repeat(65)}`,
  } as const
  const hash = getUserOperationHash({
    chainId: number,
    entryPointAddress: smartAccountContracts.entryPoint,
    entryPointVersion: '0.8',
    userOperation: {
      sender: wire.sender,
      nonce,
      callData: wire.callData,
      callGasLimit: 100_000n,
      verificationGasLimit: 100_000n,
      preVerificationGas: 0n,
      maxFeePerGas: 0n,
      maxPriorityFeePerGas: 0n,
      signature: wire.signature,
    },
  })
  return { wire, hash, sender: wire.sender, nonce }
}

type TestOperation = ReturnType<typeof createOperation>

const countExecuted = (chain: ModelChain, operations: readonly TestOperation[], sender: number): bigint => {
  const executed = new Set(chain.listExecuted())
  return BigInt(
    operations.filter((operation) => operation.sender === toSender(sender) && executed.has(operation.hash)).length,
  )
}

/** Executes a sequence of steps, and then lets everything come to its end. */
async function run(steps: readonly { kind: string; node: number; sender: number; stop: Stop }[]) {
  const model = await openModel()
  const { chain, chainId, clock, ledger, nodes, stopsAt } = model
  const made: TestOperation[] = []
  const accepted = new Set<Hex>()
  let hasReorganised = false

  /** Lets a node act, which may stop on the way: its memory is lost then. */
  const act = async (index: number, action: (node: RunningBundler) => Promise<unknown>): Promise<void> => {
    const node = nodes[index]
    if (node === undefined) throw new TypeError('No node.')
    try {
      await action(node)
    } catch {
      nodes[index] = model.openNode(index)
    }
    stopsAt[index] = undefined
  }
  const send = (index: number, operation: TestOperation) =>
    act(index, async (node) => {
      const params = [operation.wire, smartAccountContracts.entryPoint]
      const call = { jsonrpc: '2.0', id: 1, method: 'eth_sendUserOperation', params } as const
      const answer = parse(answerSchema, { ...((await node.answer({ chainId, projectKey: 'dev', call })) as object) })
      if (answer.result !== undefined) accepted.add(operation.hash)
      // A node that stopped tells its caller nothing. The next one has none of its memory.
      else if (answer.error?.message.startsWith('The bundler failed') === true) nodes[index] = model.openNode(index)
    })

  for (const { kind, node, sender, stop } of steps) {
    clock.now += 1_000
    stopsAt[node] = stop
    if (kind === 'send' || kind === 'replace') {
      const next = countExecuted(chain, made, sender)
      const known = made.findLast((operation) => operation.sender === toSender(sender) && operation.nonce === next)
      // Without a new one, a client sends the last operation again.
      const operation =
        kind === 'send' && known !== undefined ? known : createOperation(model, sender, next, made.length)
      if (operation !== known) made.push(operation)
      await ledger.sponsor({ chainId, operationHash: operation.hash })
      await send(node, operation)
    } else if (kind === 'look') await act(node, (one) => one.look(chainId))
    else if (kind === 'lookBoth') await Promise.all([0, 1].map((index) => act(index, (one) => one.look(chainId))))
    else if (kind === 'mine') chain.mine()
    else if (kind === 'wait') clock.now += 16_000
    else if (kind === 'longWait') clock.now += 61_000
    else if (kind === 'drop') chain.drop()
    else if (kind === 'outage') chain.isDown = !chain.isDown
    else if (kind === 'restart') nodes[node] = model.openNode(node)
    else if (kind === 'reorganise') {
      hasReorganised = true
      chain.reorganise()
    } else if (kind === 'elsewhere') {
      const next = countExecuted(chain, made, sender)
      const operation = made.find((one) => one.sender === toSender(sender) && one.nonce === next)
      // Only what was sent is public.
      if (operation !== undefined && [...chain.taken.values()].some((sent) => sent.operation?.hash === operation.hash))
        chain.executeElsewhere(operation)
    }
    stopsAt[node] = undefined
  }

  chain.isDown = false
  const readUnfinished = async () => {
    const open = await storage.database
      .select()
      .from(executorTransactions)
      .where(and(eq(executorTransactions.chainId, chainId), sql`status in ('open', 'mined')`))
    const left = await storage.database
      .select()
      .from(userOperations)
      .where(and(eq(userOperations.chainId, chainId), sql`(ended_at is null or settled_at is null)`))
    return open.length + left.length
  }
  for (let round = 0; round < 60 && (await readUnfinished()) > 0; round += 1) {
    clock.now += 16_000
    for (const index of [0, 1]) await act(index, (node) => node.look(chainId))
    for (let block = 0; block < 13; block += 1) chain.mine()
  }
  expect(await readUnfinished()).toBe(0)
  return { ...model, accepted, hasReorganised, made }
}

it('sends and settles every operation once, whatever stops in between', async () => {
  let executions = 0
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const { accepted, chain, chainId, hasReorganised, ledger, made } = await run(steps)
      const { database } = storage
      const rows = await database.select().from(executorTransactions).where(eq(executorTransactions.chainId, chainId))
      const stored = await database.select().from(userOperations).where(eq(userOperations.chainId, chainId))
      const executed = chain.listExecuted()
      executions += executed.length
      expect(new Set(executed).size).toBe(executed.length)

      // Nothing that a client was told about is lost.
      for (const hash of accepted) expect(stored.map(({ operationHash }) => operationHash)).toContain(hash)
      // What was executed is known, and what is said to be executed was.
      for (const { operationHash, status } of stored)
        expect([operationHash, status === 'included']).toEqual([operationHash, executed.includes(operationHash)])

      // A nonce is signed for one transaction, and again only with fees that replace it.
      for (const { versions } of rows)
        for (const [index, version] of versions.entries()) {
          const earlier = versions[index - 1]
          if (earlier !== undefined)
            expect(BigInt(version.maxFeePerGas) * 8n).toBeGreaterThanOrEqual(BigInt(earlier.maxFeePerGas) * 9n)
        }
      const known = new Set(rows.flatMap(({ versions }) => versions.map(({ hash }) => hash)))
      for (const hash of chain.taken.keys()) expect(known).toContain(hash)

      // Every operation that was taken from the ledger is settled with what happened; nothing else is.
      let settled = 0n
      for (const { hash } of made) {
        const entry = await ledger.read(hash)
        const own = stored.find(({ operationHash }) => operationHash === hash)
        expect(entry?.kind != null).toBe(own !== undefined)
        if (own === undefined) continue
        settled += BigInt(entry?.cost ?? '0')
        if (!hasReorganised) expect(entry?.kind).toBe(own.status === 'included' ? 'included' : 'replaced')
      }
      if (!hasReorganised) expect(settled).toBeLessThanOrEqual(chain.getSpent())
    }),
    runs(100),
  )
  // The sequences are not vain.
  expect(executions).toBeGreaterThan(40)
  // A long run takes several minutes.
}, 1_200_000)
