import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { embeddedUsers } from '../../storage/embeddedSchema.ts'
import { sponsorshipNetworks, sponsorships, sponsorshipSuspensions } from '../../storage/sponsorshipSchema.ts'
import { describeStorages } from '../../test/describeStorages.ts'
import { chainId, day, openTestBook } from '../../test/openTestBook.ts'
import { deleteUser } from '../deletions/deleteUser.ts'

const hour = 3_600_000
const reserved = expect.objectContaining({ kind: 'reserved' })
const refuse = (reason: string) => ({ kind: 'refused', reason })

describeStorages((getStorage) => {
  const open = (limits?: Parameters<typeof openTestBook>[0]['limits']) =>
    openTestBook({ storage: getStorage(), limits })

  it('never exceeds a budget, however many requests come at once', async () => {
    const { addUser, book, clock, projectKey, readSums, reserve } = await open({ userWei: 1_000n, projectWei: 95n })
    const users = await Promise.all(Array.from({ length: 20 }, () => addUser()))
    const answers = await Promise.all(users.map((userId) => reserve({ userId })))
    expect(answers.filter(({ kind }) => kind === 'reserved')).toHaveLength(9)
    expect(answers.filter((answer) => answer.kind === 'refused' && answer.reason === 'projectLimit')).toHaveLength(11)
    expect(await readSums()).toEqual({ reserved: 90n, spent: 0n, lost: 0n })

    // A sponsorship that is settled meanwhile is counted once.
    const rows = (await getStorage().database.select().from(sponsorships)).filter(
      (row) => row.projectKey === projectKey,
    )
    const outcome = { kind: 'included', cost: 4n } as const
    for (const { operation: operationHash } of rows) expect(await book.take({ chainId, operationHash })).toBeDefined()
    await Promise.all([
      ...rows.flatMap(({ operation: operationHash }) => [
        book.settle({ chainId, operationHash }, outcome),
        book.settle({ chainId, operationHash }, outcome),
      ]),
      ...users.map((userId) => reserve({ userId, reserved: 50n })),
    ])
    const sums = await readSums()
    expect(sums.spent).toBe(36n)
    expect(sums.spent + sums.reserved).toBeLessThanOrEqual(95n)
    clock.now += 3 * 60_000
    // A reservation that was not taken is free again with the next request.
    expect(await reserve({ userId: users[0] ?? '', reserved: 59n })).toEqual(reserved)
    expect(await readSums()).toEqual({ reserved: 59n, spent: 36n, lost: 0n })
  })

  it('limits what one user may spend in a day, and begins anew at midnight (UTC)', async () => {
    const { addUser, book, clock, createHash, readSums, reserve } = await open()
    const [userId, other] = [await addUser(), await addUser()]
    const operation = { chainId, operationHash: createHash() } as const
    expect(await reserve({ userId, ...operation, reserved: 60n })).toEqual(reserved)
    expect(await book.take(operation)).toEqual({ ...operation, projectKey: expect.any(String), userId, reserved: 60n })
    expect(await reserve({ userId, reserved: 41n })).toEqual(refuse('userLimit'))
    expect(await reserve({ userId, reserved: 40n })).toEqual(reserved)
    expect(await reserve({ userId: other, reserved: 100n })).toEqual(reserved)
    expect(await reserve({ userId: other, reserved: 101n })).toEqual(refuse('userLimit'))
    clock.now += 13 * hour
    expect(await reserve({ userId, reserved: 100n })).toEqual(reserved)
    // It is booked on the day of its reservation, not on the new one.
    await book.settle(operation, { kind: 'included', cost: 60n })
    expect(await readSums(userId)).toEqual({ reserved: 100n, spent: 0n, lost: 0n })
  })

  it('gives an operation for two minutes, again as long as it is not settled, and never later (attack 157)', async () => {
    const { addUser, book, clock, createHash, readRows, readSums, reserve } = await open()
    const userId = await addUser()
    const first = { chainId, operationHash: createHash() } as const
    const second = { chainId, operationHash: createHash() } as const
    await reserve({ userId, ...first })
    clock.now += 120_000 - 1
    const [taken, again] = await Promise.all([book.take(first), book.take(first)])
    expect(taken).toMatchObject({ userId, reserved: 10n })
    expect(again).toEqual(taken)
    // Another node may ask long after, because a restart sends the same operation again.
    clock.now += hour
    expect(await book.take(first)).toEqual(taken)
    await book.settle(first, { kind: 'included', cost: 7n })
    await book.settle(first, { kind: 'reverted', cost: 7n })
    expect(await book.take(first)).toBeUndefined()
    expect(await readSums()).toEqual({ reserved: 0n, spent: 7n, lost: 0n })

    await reserve({ userId, ...second })
    clock.now += 120_000
    expect(await book.take(second)).toBeUndefined()
    await reserve({ userId: await addUser() })
    expect(await book.take(second)).toBeUndefined()
    const states = (await readRows()).map(({ state }) => state)
    expect(states.toSorted((one, other) => one.localeCompare(other))).toEqual(['expired', 'included', 'reserved'])
  })

  it('sponsors the named operation and no other (attack 78)', async () => {
    const { addUser, book, createHash, reserve } = await open()
    const operation = { chainId, operationHash: createHash() } as const
    await reserve({ userId: await addUser(), ...operation })
    expect(await book.take({ ...operation, operationHash: createHash() })).toBeUndefined()
    expect(await book.take({ ...operation, chainId: 'eip155:1' })).toBeUndefined()
    expect(await book.take(operation)).toBeDefined()
  })

  it('replaces what the same user has reserved, unless the bundler has it already', async () => {
    const { addUser, book, createHash, readSums, reserve } = await open()
    const userId = await addUser()
    const first = { chainId, operationHash: createHash() } as const
    const second = { chainId, operationHash: createHash() } as const
    await reserve({ userId, ...first, reserved: 80n })
    expect(await reserve({ userId, ...second, reserved: 90n })).toEqual(reserved)
    expect(await book.take(first)).toBeUndefined()
    expect(await readSums()).toEqual({ reserved: 90n, spent: 0n, lost: 0n })
    await book.take(second)
    // The answer was lost, and the frame asks again: nothing is reserved twice.
    expect(await reserve({ userId, ...second, reserved: 90n })).toEqual(reserved)
    expect(await readSums()).toEqual({ reserved: 90n, spent: 0n, lost: 0n })
    expect(await reserve({ userId, reserved: 11n })).toEqual(refuse('userLimit'))
    // Another user cannot attach to it.
    expect(await reserve({ userId: await addUser(), ...second })).toEqual(refuse('unavailable'))
  })

  it('suspends a user for a day after three operations within an hour that reverted or were replaced (attack 154) (attack 155)', async () => {
    const { addUser, book, clock, createHash, reserve } = await open({ userWei: 1_000n, projectWei: 10_000n })
    const [userId, other] = [await addUser(), await addUser()]
    const fail = async (kind: 'reverted' | 'replaced', cost: bigint) => {
      const operation = { chainId, operationHash: createHash() } as const
      expect(await reserve({ userId, ...operation })).toEqual(reserved)
      await book.take(operation)
      await book.settle(operation, { kind, cost })
    }
    await fail('reverted', 5n)
    clock.now += hour
    await fail('replaced', 0n)
    await fail('reverted', 5n)
    // The first is an hour old.
    await fail('replaced', 5n)
    expect(await reserve({ userId })).toEqual(refuse('suspended'))
    expect(await reserve({ userId: other })).toEqual(reserved)
    clock.now += day - 1
    expect(await reserve({ userId })).toEqual(refuse('suspended'))
    clock.now += 1
    expect(await reserve({ userId })).toEqual(reserved)
  })

  it('counts operations that fail at once on several networks, each on its own node', async () => {
    const { addUser, book, createHash, projectKey, reserve } = await open({ userWei: 1_000n, projectWei: 10_000n })
    const users = await Promise.all(Array.from({ length: 12 }, () => addUser()))
    const chains = ['eip155:1', 'eip155:10', 'eip155:31337'] as const
    const { database } = getStorage()
    const [limits] = await database
      .select()
      .from(sponsorshipNetworks)
      .where(eq(sponsorshipNetworks.projectKey, projectKey))
    await database
      .insert(sponsorshipNetworks)
      .values(chains.slice(0, 2).flatMap((id) => (limits === undefined ? [] : [{ ...limits, chainId: id }])))
    for (const userId of users) {
      const operations = chains.map((id) => ({ chainId: id, operationHash: createHash() }))
      for (const operation of operations) expect(await reserve({ userId, ...operation })).toEqual(reserved)
      await Promise.all(operations.map((operation) => book.settle(operation, { kind: 'reverted', cost: 1n })))
      expect(await reserve({ userId })).toEqual(refuse('suspended'))
    }
  })

  it('suspends the project on a network that has lost a fifth of the day’s budget', async () => {
    const { addUser, book, clock, createHash, readSums, reserve } = await open({ projectWei: 100n })
    const lose = async (cost: bigint) => {
      const operation = { chainId, operationHash: createHash() } as const
      expect(await reserve({ userId: await addUser(), ...operation, reserved: cost })).toEqual(reserved)
      await book.settle(operation, { kind: 'reverted', cost })
    }
    await lose(19n)
    await lose(1n)
    expect(await readSums()).toEqual({ reserved: 0n, spent: 20n, lost: 20n })
    const userId = await addUser()
    expect(await reserve({ userId })).toEqual(refuse('projectLimit'))
    clock.now += day
    expect(await reserve({ userId })).toEqual(reserved)
  })

  it('lets new users share a small budget, however many there are (attack 156)', async () => {
    const { addUser, clock, readSums, reserve } = await open()
    const users = await Promise.all(Array.from({ length: 15 }, () => addUser(hour)))
    const answers = await Promise.all(users.map((userId) => reserve({ userId })))
    // 10 % of 1,000 wei.
    expect(answers.filter(({ kind }) => kind === 'reserved')).toHaveLength(10)
    expect(await readSums('newUsers')).toEqual({ reserved: 100n, spent: 0n, lost: 0n })
    expect(await reserve({ userId: await addUser() })).toEqual(reserved)
    expect(await readSums('newUsers')).toEqual({ reserved: 100n, spent: 0n, lost: 0n })
    clock.now += 23 * hour
    expect(await reserve({ userId: users[14] ?? '', reserved: 100n })).toEqual(reserved)
  })

  it('books more than was reserved if it has cost more, and reserves no more then', async () => {
    const { addUser, book, createHash, readSums, reserve } = await open({ projectWei: 100n })
    const operation = { chainId, operationHash: createHash() } as const
    const userId = await addUser()
    await reserve({ userId, ...operation, reserved: 90n })
    await book.take(operation)
    await book.settle(operation, { kind: 'included', cost: 130n })
    expect(await readSums()).toEqual({ reserved: 0n, spent: 130n, lost: 0n })
    expect(await reserve({ userId: await addUser(), reserved: 1n })).toEqual(refuse('projectLimit'))
  })

  it('books what an operation costs that seemed to cost nothing', async () => {
    const { addUser, book, createHash, readSums, reserve } = await open()
    const operation = { chainId, operationHash: createHash() } as const
    await reserve({ userId: await addUser(), ...operation, reserved: 0n })
    await book.settle(operation, { kind: 'reverted', cost: 6n })
    expect(await readSums()).toEqual({ reserved: 0n, spent: 6n, lost: 6n })
  })

  it('books what an operation costs although its user is deleted meanwhile, under no name', async () => {
    const { addUser, book, clock, createHash, projectKey, readRows, readSums, reserve } = await open()
    const { database } = getStorage()
    const userId = await addUser()
    const operation = { chainId, operationHash: createHash() } as const
    await reserve({ userId, ...operation })
    await book.take(operation)
    await database.insert(sponsorshipSuspensions).values({ userId, createdAt: 0, suspendedUntil: 1 })
    await database.transaction((transaction) =>
      deleteUser({ database: transaction, userId, projectKey, time: clock.now }),
    )
    expect(await reserve({ userId })).toEqual(refuse('suspended'))
    await book.settle(operation, { kind: 'reverted', cost: 8n })
    expect(await readSums()).toEqual({ reserved: 0n, spent: 8n, lost: 8n })
    expect(await readSums(userId)).toEqual({ reserved: 0n, spent: 0n, lost: 0n })
    expect((await readRows()).map((row) => row.userId)).not.toContain(userId)
    expect(await database.$count(sponsorshipSuspensions, eq(sponsorshipSuspensions.userId, userId))).toBe(0)
    expect(await database.$count(embeddedUsers, eq(embeddedUsers.id, userId))).toBe(0)
  })

  it('keeps the reserve of an operation that a paymaster has signed, until it is known that it did not land', async () => {
    const { addUser, book, clock, createHash, projectKey, readSums, reserve } = await open()
    const userId = await addUser()
    const operation = { chainId, operationHash: createHash() } as const
    expect(await reserve({ userId, ...operation, payer: 'paymaster' })).toEqual(reserved)
    // The own bundler does not send it.
    expect(await book.take(operation)).toBeUndefined()
    expect(await book.listPaymaster(projectKey)).toEqual([])
    clock.now += 10_000
    expect(await book.listPaymaster(projectKey)).toEqual([{ ...operation, isOld: false }])
    await book.expirePaymaster(operation)
    clock.now += 10 * 60_000
    await reserve({ userId })
    expect(await readSums()).toEqual({ reserved: 20n, spent: 0n, lost: 0n })
    clock.now += hour
    expect(await book.listPaymaster(projectKey)).toEqual([{ ...operation, isOld: true }])
    await book.expirePaymaster(operation)
    expect(await readSums()).toEqual({ reserved: 10n, spent: 0n, lost: 0n })
    expect(await book.listPaymaster(projectKey)).toEqual([])
  })

  it('sponsors nothing on a network that has no rules', async () => {
    const { addUser, createHash, reserve } = await open()
    const userId = await addUser()
    expect(await reserve({ userId, chainId: 'eip155:1', operationHash: createHash() })).toEqual(refuse('network'))
  })

  it('counts what it reserves and settles', async () => {
    const { addUser, book, createHash, metrics, reserve } = await open()
    const operation = { chainId, operationHash: createHash() } as const
    const userId = await addUser()
    await reserve({ userId })
    await reserve({ userId, ...operation })
    await book.settle(operation, { kind: 'included', cost: 3n })
    const text = await metrics.registry.metrics()
    expect(text).toContain('latchkey_sponsorships_settled_total{outcome="superseded"} 1')
    expect(text).toContain('latchkey_sponsorships_settled_total{outcome="included"} 1')
    expect(text).toContain('latchkey_sponsorship_cost_wei{chain="eip155:31337",outcome="included"} 3')
  })
})
