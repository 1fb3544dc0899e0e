import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { object, optional, parse, string, unknown } from 'valibot'
import { type Hex, parseEther, parseGwei } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createSponsorshipBook } from '../embedded/sponsorship/createSponsorshipBook.ts'
import { createMetrics } from '../observe/createMetrics.ts'
import { executorTransactions, userOperations } from '../storage/bundlerSchema.ts'
import { createPostgresStorage } from '../storage/createPostgresStorage.ts'
import { embeddedUsers } from '../storage/embeddedSchema.ts'
import { sponsorships, sponsorshipSpending } from '../storage/sponsorshipSchema.ts'
import { openTestBundler } from '../test/bundler/openTestBundler.ts'
import { type BundlerChain, startBundlerChain } from '../test/bundler/startBundlerChain.ts'
import { startRpcGate } from '../test/bundler/startRpcGate.ts'
import { startPostgres, type TestPostgres } from '../test/startPostgres.ts'
import { type ServerProcess, startServer } from '../test/startServer.ts'

let chain: BundlerChain
let postgres: TestPostgres
let databases = 0
beforeAll(async () => {
  ;[chain, postgres] = await Promise.all([startBundlerChain(), startPostgres()])
})
afterAll(async () => {
  await Promise.all([chain.stop(), postgres.stop()])
})

const fees = { maxFeePerGas: parseGwei('20'), maxPriorityFeePerGas: parseGwei('1'), preVerificationGas: 150_000n }
/** For a busy machine, in ms. */
const patience = { timeout: 120_000, interval: 50 }

async function createDatabase() {
  const url = await postgres.createDatabase(`bundler_${(databases += 1)}`)
  const pool = new Pool({ connectionString: url })
  onTestFinished(() => pool.end())
  return { url, database: drizzle(pool) }
}

async function createKey(): Promise<Hex> {
  const key = generatePrivateKey()
  await chain.fund(privateKeyToAccount(key).address)
  return key
}

/** Has the project `dev` pay for an operation of a user who is a year old, by its own rules and budgets. */
async function sponsor(databaseUrl: string, operationHash: Hex): Promise<void> {
  const storage = await createPostgresStorage({ url: databaseUrl })
  onTestFinished(() => storage.close())
  const [userId, projectKey] = [randomUUID(), 'dev']
  const createdAt = Date.now() - 365 * 86_400_000
  await storage.database.insert(embeddedUsers).values({ id: userId, projectKey, createdAt })
  const book = createSponsorshipBook({ storage, metrics: createMetrics(), now: () => Date.now() })
  const chainId = 'eip155:31337'
  const reserved = parseEther('0.005')
  const answer = await book.reserve({ projectKey, userId, chainId, operationHash, reserved, payer: 'executor' })
  expect(answer.kind).toBe('reserved')
}

/** Starts a node of the cloud as a process. */
function startNode(parameters: { readonly databaseUrl: string; readonly rpcUrl: string; readonly key: Hex }) {
  return startServer({
    values: [],
    environment: {
      DATABASE_URL: parameters.databaseUrl,
      LATCHKEY_DEV: '1',
      LATCHKEY_SOCIAL_DEVNET: 'none',
      LATCHKEY_SIGN_IN_KEY: '11'.repeat(32),
      LATCHKEY_SHARE_KEYS: '22'.repeat(32),
      LATCHKEY_INDEX: 'none',
      LATCHKEY_RPC_EIP155_31337: parameters.rpcUrl,
      LATCHKEY_BUNDLER_KEY_EIP155_31337: parameters.key,
      LATCHKEY_BUNDLER_KEY_EIP155_31338: 'none',
    },
  })
}

const answerSchema = object({ result: optional(unknown()), error: optional(object({ message: string() })) })

async function ask(node: ServerProcess, method: string, params: readonly unknown[]) {
  const response = await fetch(`${node.url}/v1/bundler?chainId=eip155:31337&projectId=dev`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return parse(answerSchema, await response.json())
}

const send = (node: ServerProcess, wire: unknown) =>
  ask(node, 'eth_sendUserOperation', [wire, smartAccountContracts.entryPoint])

it('send the same bytes after a node was killed between storing and sending (attack 158)', async () => {
  const [{ database, url }, key, gate] = [await createDatabase(), await createKey(), await startRpcGate(chain.rpcUrl)]
  const visitor = await chain.createAccount('1')
  const { hash, wire } = await visitor.sign({ ...fees, authorization: await visitor.authorize() })
  const node = await startNode({ databaseUrl: url, rpcUrl: gate.url, key })
  gate.holds = true
  const sending = send(node, wire).catch(() => 'killed')
  await expect.poll(() => gate.held, patience).toHaveLength(1)
  node.kill('SIGKILL')
  await node.ended
  expect(await sending).toBe('killed')
  const [stored] = await database.select().from(executorTransactions)
  expect(stored).toMatchObject({ status: 'open', versions: [{ operationHash: hash }] })
  gate.holds = false
  const next = await startNode({ databaseUrl: url, rpcUrl: gate.url, key })
  await expect
    .poll(async () => (await ask(next, 'eth_getUserOperationReceipt', [hash])).result, patience)
    .toMatchObject({ success: true })
  expect(gate.passed[0]).toContain(stored?.versions[0]?.raw ?? 'nothing')
  await expect.poll(() => database.select().from(userOperations), patience).toMatchObject([{ status: 'included' }])
  expect(await database.select().from(executorTransactions)).toMatchObject([{ nonce: 0, versions: [{}] }])
  // The visitor sends it again, because the first answer never came.
  expect(await send(next, wire)).toEqual({ result: hash })
  expect(await chain.client.getTransactionCount({ address: privateKeyToAccount(key).address })).toBe(1)
})

it('find what became of an operation after a node was killed between sending and the receipt, and book its cost once (attack 158)', async () => {
  const [{ database, url }, key] = [await createDatabase(), await createKey()]
  const executor = privateKeyToAccount(key).address
  const visitor = await chain.createAccount()
  const node = await startNode({ databaseUrl: url, rpcUrl: chain.rpcUrl, key })
  const { hash, wire } = await visitor.sign({ authorization: await visitor.authorize() })
  await sponsor(url, hash)
  const before = await chain.client.getBalance({ address: executor })
  await chain.test.setAutomine(false)
  expect(await send(node, wire)).toEqual({ result: hash })
  node.kill('SIGKILL')
  await node.ended
  expect(await database.select().from(sponsorships)).toMatchObject([{ state: 'taken', cost: null }])
  await chain.test.setAutomine(true)
  await chain.test.mine({ blocks: 1 })
  const next = await startNode({ databaseUrl: url, rpcUrl: chain.rpcUrl, key })
  await expect.poll(() => database.select().from(userOperations), patience).toMatchObject([{ status: 'included' }])
  expect((await ask(next, 'eth_getUserOperationReceipt', [hash])).result).toMatchObject({ success: true })
  // The visitor sends it again, because the first answer never came.
  expect(await send(next, wire)).toEqual({ result: hash })
  expect(await chain.client.getTransactionCount({ address: executor })).toBe(1)
  const cost = before - (await chain.client.getBalance({ address: executor }))
  await expect
    .poll(() => database.select().from(sponsorships), patience)
    .toMatchObject([{ operation: hash, state: 'included', cost }])
  const spent = { reserved: 0n, spent: cost, lost: 0n }
  expect(await database.select().from(sponsorshipSpending)).toMatchObject([
    { ...spent, spender: expect.any(String) },
    { ...spent, spender: expect.any(String) },
  ])
})

it('share one executor without using a nonce twice (attack 159)', async () => {
  const { url } = await createDatabase()
  const keys = [await createKey()]
  const storages = await Promise.all([createPostgresStorage({ url }), createPostgresStorage({ url })])
  onTestFinished(async () => {
    for (const storage of storages) await storage.close()
  })
  const nodes = await Promise.all(storages.map((storage) => openTestBundler({ storage, rpcUrl: chain.rpcUrl, keys })))
  const [first] = nodes
  if (first === undefined) throw new TypeError('No node.')
  const visitors = await Promise.all(Array.from({ length: 20 }, () => chain.createAccount()))
  const operations = await Promise.all(
    visitors.map(async (visitor) => visitor.sign({ authorization: await visitor.authorize() })),
  )
  for (const { hash } of operations) await first.sponsor(hash)
  await Promise.all(
    operations.map(async ({ hash, wire }, index) => {
      const node = nodes[index % nodes.length]
      const trySend = async () => {
        const { result } = (await node?.send(wire)) ?? {}
        // A lane that is full is a reason to look, and to try again.
        if (result === undefined) await node?.look()
        return result
      }
      await expect.poll(trySend, patience).toBe(hash)
    }),
  )
  for (const node of nodes) await node.look()
  for (const { hash } of operations) expect(await first.ledger.read(hash)).toMatchObject({ kind: 'included' })
  const rows = await storages[0]?.database.select().from(executorTransactions)
  expect(rows?.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual(operations.map((_unused, index) => index))
  expect(rows?.flatMap(({ versions }) => versions)).toHaveLength(operations.length)
  expect(await chain.client.getTransactionCount({ address: privateKeyToAccount(keys[0] ?? '0x').address })).toBe(20)
})
