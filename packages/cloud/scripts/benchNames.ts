// Measures registered names: node --conditions @latchkey/source scripts/benchNames.ts [names]
// Prints the median and the 95th percentile in ms of a look-up among that many names (default 1,000,000) in the embedded
// database, and of a signed answer of the gateway about one of them.
import { sql } from 'drizzle-orm'
import { encodeFunctionData, namehash, parseAbi, toHex } from 'viem'
import { packetToBytes } from 'viem/ens'
import { createNameStore } from '../src/names/createNameStore.ts'
import { createNameGateway } from '../src/names/gateway/createNameGateway.ts'
import { createPgliteStorage } from '../src/storage/createPgliteStorage.ts'

const size = Number(process.argv[2] ?? 1_000_000)
const runs = 1_000
const suffix = 'latchkey.test'
const resolver = '0x4a3e000000000000000000000000000000000004'
const abi = parseAbi(['function resolve(bytes name, bytes data)', 'function addr(bytes32 node)'])

const storage = await createPgliteStorage({ folder: 'memory' })
await storage.database.execute(sql`
  insert into names (suffix, label, owner, addresses, attributes, message_hash, registered_at)
  select ${suffix}, 'name-' || number, '0x' || lpad(to_hex(number), 40, '0'),
    jsonb_build_object('60', '0x' || lpad(to_hex(number), 40, '0')), '{}', '', number
  from generate_series(1, ${size}::integer) as number`)
await storage.database.execute(sql`analyze names`)
const store = createNameStore(storage)
const gateway = createNameGateway({
  settings: {
    suffix,
    reserved: [],
    key: `0x${'11'.repeat(32)}`,
    resolvers: [resolver],
    registrationsPerAddress: 1,
    registrationsPerProject: 1,
    gatewayPerAddress: 1,
  },
  registry: { suffix, find: (name) => store.find({ label: name.slice(0, -suffix.length - 1), suffix }) },
  now: () => Date.now(),
})

/** A label that is the same in every run of the program, and far from the one before. */
const toLabel = (index: number) => `name-${1 + ((index * 7_919) % size)}`

async function measure(title: string, run: (label: string) => Promise<unknown>): Promise<void> {
  const durations: number[] = []
  for (let index = 0; index < runs + 50; index += 1) {
    const start = performance.now()
    await run(toLabel(index))
    // The first compile the code.
    if (index >= 50) durations.push(performance.now() - start)
  }
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor((runs - 1) * share)] ?? 0).toFixed(2)
  console.log(`${title}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}

await measure(`name among ${size}`, async (label) => {
  if ((await store.find({ label, suffix })) === undefined) throw new Error(`${label} is missing.`)
})
await measure(`names of an address among ${size}`, async (label) => {
  const owner = toHex(Number(label.slice('name-'.length)), { size: 20 })
  if ((await store.list(owner)).length !== 1) throw new Error(`${owner} has no name.`)
})
await measure('answer of the gateway', (label) => {
  const name = `${label}.${suffix}`
  const record = encodeFunctionData({ abi, functionName: 'addr', args: [namehash(name)] })
  const args = [toHex(packetToBytes(name)), record] as const
  const data = encodeFunctionData({ abi, functionName: 'resolve', args })
  return gateway?.answer({ sender: resolver, data }) ?? Promise.reject(new Error('There is no gateway.'))
})
await storage.close()
