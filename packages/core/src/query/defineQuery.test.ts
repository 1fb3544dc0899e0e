import { onlineManager, QueryObserver } from '@tanstack/query-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import type { StoredItem } from '../kernel/store/StoredItem.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { until } from '../test/until.ts'
import type { Persisted } from './createStoredValues.ts'
import { defineQuery, type QueryDefinition } from './defineQuery.ts'
import { queryClientPlugin } from './queryClientPlugin.ts'

interface Name {
  readonly name: string | undefined
}

const storedNames: StoredItem<Persisted<string>> = {
  key: '@latchkey/names',
  version: 1,
  isValue: (value): value is Persisted<string> => typeof value === 'object',
}

/** A query of a server that counts requests and answers as the test says. */
async function setUp(definition: Partial<QueryDefinition<Name, string>> = {}, storage = createMemoryStorage()) {
  const requests: { readonly name: string | undefined; readonly signal: AbortSignal }[] = []
  const server = {
    answer: (name: string | undefined): Promise<string> => Promise.resolve(`${name} ${requests.length}`),
  }
  const query = defineQuery<Name, string>({
    name: 'name',
    key: ({ name }) => (name === undefined ? undefined : [name]),
    staleTime: 1_000,
    fetch: (_context, { name, signal }) => {
      requests.push({ name, signal })
      return server.answer(name)
    },
    ...definition,
  })
  const world = createTestModal({ storage })
  onTestFinished(() => world.modal.destroy())
  await world.modal.start()
  await world.modal.connect({ connectorId: 'io.metamask' })
  const client = world.modal.plugin(queryClientPlugin).get().client
  const observe = (name: string | undefined) => {
    const observer = new QueryObserver(client, query.options(world.modal, { name }))
    const end = observer.subscribe(() => undefined)
    onTestFinished(end)
    return { observer, end }
  }
  return {
    ...world,
    client,
    observe,
    query,
    requests,
    server,
    read: (name?: string) => query.read(world.modal, { name }),
  }
}

const broken = (): Promise<never> => Promise.reject(new TypeError('the server is down'))

describe('reading', () => {
  it('shares one cache between hooks and headless reads, by key', async () => {
    const { read, observe, query, modal, requests } = await setUp()
    expect(query.getCached(modal, { name: 'a' })).toBeUndefined()
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 2'])
    expect(observe('a').observer.getCurrentResult()).toMatchObject({ data: 'a 1', fetchStatus: 'idle' })
    expect(query.getCached(modal, { name: 'a' })).toBe('a 1')
    expect(requests).toHaveLength(2)
  })

  it("measures freshness by the modal's clock", async () => {
    const { read, clock, query, modal } = await setUp()
    await read('a')
    clock.advance(999)
    expect(await read('a')).toBe('a 1')
    clock.advance(1)
    expect(query.getCached(modal, { name: 'a' })).toBe('a 1')
    expect(await read('a')).toBe('a 2')
  })

  it('lets a value decide how long it is fresh', async () => {
    const { read, clock } = await setUp({ staleTime: (value) => (value === 'a 1' ? 0 : 10) })
    await read('a')
    expect(await read('a')).toBe('a 2')
    clock.advance(9)
    expect(await read('a')).toBe('a 2')
  })

  it('is disabled without a key', async () => {
    const { read, observe, query, modal, requests } = await setUp()
    await expect(read()).rejects.toMatchObject({ code: 'account.addressNotFound' })
    expect(observe(undefined).observer.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
    expect(query.getCached(modal, { name: undefined })).toBeUndefined()
    await query.invalidate(modal, { name: undefined })
    expect(requests).toEqual([])
  })

  it('aborts the request when its last observer leaves, but not one that a headless app reads too', async () => {
    const { read, observe, requests, server } = await setUp()
    let answer: (value: string) => void = () => undefined
    server.answer = () => new Promise((resolve) => (answer = resolve))
    observe('a').end()
    expect(requests[0]?.signal.aborted).toBe(true)
    const { end } = observe('b')
    const value = read('b')
    end()
    expect(requests[1]?.signal.aborted).toBe(false)
    answer('b')
    expect(await value).toBe('b')
  })

  it('waits for the network, and runs without it where there is a fallback', async () => {
    onTestFinished(() => onlineManager.setOnline(true))
    const waiting = await setUp()
    const early = await setUp({ offlineFirst: true })
    onlineManager.setOnline(false)
    expect(await early.read('a')).toBe('a 1')
    const value = waiting.read('a')
    await until(() => waiting.client.getQueryState(['name', 'a'])?.fetchStatus === 'paused')
    expect(waiting.requests).toEqual([])
    onlineManager.setOnline(true)
    expect(await value).toBe('a 1')
  })
})

describe('invalidating', () => {
  it('refetches queries that are in use at once, and others when they are next read', async () => {
    const { read, observe, query, modal, requests } = await setUp()
    const { observer } = observe('a')
    await until(() => observer.getCurrentResult().isSuccess)
    await read('b')
    await query.invalidate(modal, { name: 'a' })
    expect(observer.getCurrentResult().data).toBe('a 3')
    expect(await read('b')).toBe('b 2')
    await query.invalidate(modal)
    expect(requests.map(({ name }) => name)).toEqual(['a', 'b', 'a', 'a'])
    expect(await read('b')).toBe('b 5')
  })
})

describe('a failure', () => {
  it('returns as the same error, without a request, until retryBlock has passed', async () => {
    const { read, observe, query, modal, clock, requests, server } = await setUp({ retryBlock: 500 })
    const { answer } = server
    server.answer = broken
    const { observer } = observe('a')
    await until(() => observer.getCurrentResult().isError)
    const { error } = observer.getCurrentResult()
    server.answer = answer
    clock.advance(499)
    await expect(read('a')).rejects.toBe(error)
    expect((await observer.refetch()).error).toBe(error)
    await query.invalidate(modal, { name: 'a' })
    expect(requests).toHaveLength(1)
    expect(await read('b')).toBe('b 2')
    clock.advance(1)
    expect(await read('a')).toBe('a 3')
  })

  it('does not block the next request without retryBlock', async () => {
    const { read, requests, server } = await setUp()
    server.answer = broken
    await expect(read('a')).rejects.toThrow('the server is down')
    await expect(read('a')).rejects.toThrow('the server is down')
    expect(requests).toHaveLength(2)
  })

  it('gets the code of the definition and is shown once', async () => {
    const { read, server, errors, modal } = await setUp({ failure: 'balance.unavailable', retryBlock: 500 })
    server.answer = broken
    const failure = { code: 'balance.unavailable', cause: { message: 'the server is down' } }
    await expect(read('a')).rejects.toMatchObject(failure)
    await expect(read('a')).rejects.toMatchObject(failure)
    expect(errors.map(({ code }) => code)).toEqual(['balance.unavailable'])
    expect(modal.controllers.toasts.store.getState().toast?.code).toBe('balance.unavailable')
  })

  it('is neither shown nor remembered if only a connection is missing', async () => {
    const { read, server, errors, requests } = await setUp({ failure: 'balance.unavailable', retryBlock: 500 })
    const { answer } = server
    server.answer = () => Promise.reject(new ModalError('connection.required'))
    await expect(read('a')).rejects.toMatchObject({ code: 'connection.required' })
    server.answer = answer
    expect(await read('a')).toBe('a 2')
    expect(requests).toHaveLength(2)
    expect(errors).toEqual([])
  })

  it('keeps the value that was read before', async () => {
    const { read, query, modal, clock, server } = await setUp()
    await read('a')
    server.answer = broken
    clock.advance(1_000)
    await expect(read('a')).rejects.toThrow('the server is down')
    expect(query.getCached(modal, { name: 'a' })).toBe('a 1')
  })
})

describe('a persisted value', () => {
  const persist = storedNames
  const readStored = (storage: ReturnType<typeof createMemoryStorage>): unknown =>
    JSON.parse(storage.getItem('@latchkey/names') ?? 'null')

  it('outlives the page while it is fresh', async () => {
    const storage = createMemoryStorage()
    const first = await setUp({ persist }, storage)
    await first.read('a')
    const at = first.clock.now()
    expect(readStored(storage)).toEqual({ v: 1, value: { a: { at, value: 'a 1' } } })
    const second = await setUp({ persist }, storage)
    second.clock.advance(999)
    expect(second.query.getCached(second.modal, { name: 'a' })).toBe('a 1')
    expect(second.observe('a').observer.getCurrentResult()).toMatchObject({ data: 'a 1', fetchStatus: 'idle' })
    expect(await second.read('a')).toBe('a 1')
    second.clock.advance(1)
    expect(await second.read('a')).toBe('a 1')
    expect(second.requests).toHaveLength(1)
  })

  it('is dropped when it is stale, corrupted or from the future', async () => {
    const storage = createMemoryStorage()
    const { clock, read, query, modal, requests } = await setUp({ persist }, storage)
    const now = clock.now()
    const stored = { a: { at: now - 1_000, value: 'old' }, b: { at: now + 60_000, value: 'early' } }
    storage.setItem('@latchkey/names', JSON.stringify({ v: 1, value: stored }))
    expect(query.getCached(modal, { name: 'a' })).toBeUndefined()
    expect(await read('b')).toBe('b 1')
    expect(readStored(storage)).toEqual({ v: 1, value: { b: { at: now, value: 'b 1' } } })
    storage.setItem('@latchkey/names', 'not json {')
    expect(await read('c')).toBe('c 2')
    expect(requests).toHaveLength(2)
  })

  it('is removed by invalidation', async () => {
    const storage = createMemoryStorage()
    const { read, query, modal } = await setUp({ persist }, storage)
    await read('a')
    await read('b')
    await query.invalidate(modal, { name: 'a' })
    expect(readStored(storage)).toMatchObject({ value: { b: { value: 'b 2' } } })
    expect(readStored(storage)).not.toHaveProperty('value.a')
    await query.invalidate(modal)
    expect(readStored(storage)).toBeNull()
  })

  it('is neither kept nor written after the visitor disconnects', async () => {
    const storage = createMemoryStorage()
    const { modal, observe, query, read, requests, server } = await setUp({ persist }, storage)
    await read('a')
    let answer: (value: string) => void = () => undefined
    server.answer = () => new Promise((resolve) => (answer = resolve))
    observe('b')
    storage.removeItem('@latchkey/names')
    await modal.disconnect()
    answer('b')
    expect(requests[1]?.signal.aborted).toBe(true)
    await new Promise<void>((resolve) => void setImmediate(resolve))
    expect(readStored(storage)).toBeNull()
    expect(query.getCached(modal, { name: 'a' })).toBeUndefined()
  })
})
