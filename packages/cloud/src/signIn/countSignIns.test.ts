import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { signInDays } from '../storage/schema.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { describeStorages } from '../test/describeStorages.ts'
import { openTestProjects } from '../test/openTestProjects.ts'
import { constants } from './constants.ts'
import { createSignInStore } from './createSignInStore.ts'
import type { SignInSession } from './SignInSession.ts'

const start = Date.UTC(2026, 0, 15, 12)

const createSession = (chain: string, createdAt = start): SignInSession => ({
  id: randomBytes(8).toString('hex'),
  account: `${chain}:0x${randomBytes(20).toString('hex')}`,
  domain: 'app.example.com',
  session: {
    data: {
      domain: 'app.example.com',
      accountAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      chainId: 'eip155:1',
      uri: 'https://app.example.com',
      version: '1',
      nonce: 'a1b2c3d4e5f6',
    },
    message: 'as signed',
    signature: '0x00',
  },
  createdAt,
  expiresAt: createdAt + 60_000,
  revokedAt: null,
  secretHash: null,
})

describeStorages((getStorage) => {
  async function open() {
    const storage = getStorage()
    const { database } = storage
    const clock = { now: start }
    const now = (): number => clock.now
    const logger = createTestLogger()
    const projects = openTestProjects({ database, bus: createMemoryBus({ logger }), now, isDev: false })
    const { key: projectKey } = await projects.create({ name: randomBytes(6).toString('hex') })
    const store = createSignInStore({ storage, logger, now })
    const add = async (chains: readonly string[], used?: string): Promise<boolean> => {
      const nonce = used ?? (await store.createNonce({ projectKey })).nonce
      return store.add({ projectKey, nonces: [nonce], sessions: chains.map((chain) => createSession(chain, now())) })
    }
    const read = async () => {
      const rows = await database.select().from(signInDays).where(eq(signInDays.projectKey, projectKey))
      return new Map(
        rows.map(({ began, chain, day }) => [`${day - Math.floor(start / constants.day)} ${chain}`, began]),
      )
    }
    return { add, clock, read, store, projectKey }
  }

  it('counts each sign-in once, also of concurrent ones that name the same chains in another order', async () => {
    const { add, projectKey, read, store } = await open()
    const chains = ['eip155:1', 'eip155:10', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, index) => add(index % 2 === 0 ? chains : chains.toReversed())),
    )
    expect(added.every(Boolean)).toBe(true)
    const { nonce } = await store.createNonce({ projectKey })
    expect(await Promise.all([add(['eip155:1'], nonce), add(['eip155:1'], nonce)])).toContain(false)
    expect(await read()).toEqual(new Map(chains.map((chain) => [`0 ${chain}`, chain === 'eip155:1' ? 13 : 12])))
  })

  it('counts chains beyond the first of a day as one, so that made-up chains cannot fill the table', async () => {
    const { add, clock, read } = await open()
    const chains = Array.from({ length: constants.chainsPerDay + 5 }, (_, index) => `eip155:${index + 1}`)
    for (const chain of chains) await add([chain])
    await add(['eip155:1'])
    const counts = await read()
    expect(counts.size).toBe(constants.chainsPerDay + 1)
    expect([counts.get('0 '), counts.get('0 eip155:1')]).toEqual([5, 2])
    clock.now += constants.day
    await add(['eip155:55'])
    expect((await read()).get('1 eip155:55')).toBe(1)
  })

  it('forgets the numbers of days that are not shown any more', async () => {
    const { add, clock, read, store } = await open()
    await add(['eip155:1'])
    clock.now += constants.keptDays * constants.day
    await store.sweep()
    expect((await read()).size).toBe(1)
    clock.now += constants.day
    await store.sweep()
    expect((await read()).size).toBe(0)
  })
})
