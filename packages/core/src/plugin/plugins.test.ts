import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, expectTypeOf, it } from 'vitest'
import { readProperty } from '../kernel/utils/readProperty.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { until } from '../test/until.ts'
import { definePlugin, type PluginContext } from './definePlugin.ts'
import { visitsPlugin } from './visitsPlugin.ts'

interface Counter {
  readonly count: number
}

/** Creates a lazily loaded plugin and records its calls. */
function createCounter(
  parameters: { readonly isEnabled?: boolean; readonly failures?: number; readonly lets?: boolean } = {},
) {
  const log: string[] = []
  let failures = parameters.failures ?? 0
  const definition = definePlugin({
    id: 'counter',
    isEnabled: () => parameters.isEnabled ?? true,
    initialState: (): Counter => ({ count: 0 }),
    load: async () => {
      log.push('load')
      if (failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
      return await Promise.resolve(({ store }: { store: { patch(part: Partial<Counter>): void } }) => ({
        add: (count: number) => store.patch({ count }),
        destroy: () => void log.push('destroy'),
      }))
    },
    routes: {
      WhatIsAWallet: {
        enter: (_machine, { signal }) => {
          log.push('enter')
          signal.addEventListener('abort', () => log.push('leave'))
        },
      },
    },
    events: {
      intent: () => void log.push('intent'),
      confirmConnection: async (_machine, { isNew, finish }) => {
        log.push(`confirm ${String(isNew)}`)
        if (parameters.lets) finish()
        await Promise.resolve()
      },
    },
  })
  return { definition, log }
}

it('creates its state at once and its machine on demand, each only once', async () => {
  const { definition, log } = createCounter()
  const { modal } = createTestModal()
  const plugin = modal.plugin(definition)
  expect(modal.plugin(definition)).toBe(plugin)
  expect(plugin.store.getState()).toEqual({ count: 0 })
  expect(log).toEqual([])
  const [first, second] = await Promise.all([plugin.load(), plugin.load()])
  expect(first).toBe(second)
  first.add(2)
  expect(plugin.store.getState()).toEqual({ count: 2 })
  expectTypeOf(first.add).parameter(0).toEqualTypeOf<number>()
  expectTypeOf(plugin.store.getState()).toEqualTypeOf<Counter>()
  expect(log).toEqual(['load'])
  await modal.destroy()
  expect(log).toEqual(['load', 'destroy'])
})

it('tries a failed load again at the next call, and rejects after the modal was destroyed', async () => {
  const { definition, log } = createCounter({ failures: 1 })
  const { modal } = createTestModal()
  const plugin = modal.plugin(definition)
  await expect(plugin.load()).rejects.toMatchObject({ code: 'chunk.failed' })
  await plugin.load()
  expect(log).toEqual(['load', 'load'])
  const late = createCounter()
  const latePlugin = modal.plugin(late.definition === definition ? definition : { ...late.definition, id: 'late' })
  const loading = latePlugin.load()
  await modal.destroy()
  await expect(loading).rejects.toMatchObject({ code: 'modal.destroyed' })
  await expect(plugin.load()).rejects.toMatchObject({ code: 'modal.destroyed' })
})

it('rejects a second definition with the same id', () => {
  const { modal } = createTestModal()
  modal.plugin(createCounter().definition)
  expect(() => modal.plugin(createCounter().definition)).toThrow(expect.objectContaining({ code: 'plugin.duplicate' }))
})

it('is called however its view is entered, and aborted when the visitor leaves the view or the modal', async () => {
  const { definition, log } = createCounter()
  const { modal } = createTestModal()
  const { router } = modal.controllers
  await modal.start()
  modal.open({ view: 'WhatIsAWallet' })
  const visits = modal.plugin(visitsPlugin).get()
  // Adding a plugin while its view is shown enters the view.
  visits.add(definition)
  await until(() => log.includes('enter'))
  router.push('Networks')
  expect(log.at(-1)).toBe('leave')
  router.back()
  await until(() => log.filter((entry) => entry === 'enter').length === 2)
  visits.retry()
  await until(() => log.filter((entry) => entry === 'enter').length === 3)
  modal.close()
  expect(log.filter((entry) => entry !== 'intent')).toEqual([
    'load',
    ...['enter', 'leave', 'enter', 'leave', 'enter', 'leave'],
  ])
})

it('is not called if the visitor leaves the view before its machine has loaded', async () => {
  const { definition, log } = createCounter()
  const { modal } = createTestModal()
  modal.plugin(visitsPlugin).get().add(definition)
  modal.open({ view: 'WhatIsAWallet' })
  modal.controllers.router.push('Networks')
  await modal.plugin(definition).load()
  expect(log).not.toContain('enter')
})

it('receives the intent once, even if installed later, and a connection before the modal closes', async () => {
  const { definition, log } = createCounter()
  const { modal } = createTestModal()
  await modal.start()
  await modal.preload()
  modal.plugin(definition)
  await modal.preload()
  await until(() => log.includes('intent'))
  modal.open()
  await modal.connect({ connectorId: 'io.metamask' })
  await until(() => log.includes('confirm true'))
  expect(log).toEqual(['load', 'intent', 'confirm true'])
  // The plugin has not let it close.
  expect(modal.controllers.modal.store.getState().isOpen).toBe(true)
})

it('closes the modal of a new connection once every plugin has let it close', async () => {
  const [first, second] = [createCounter({ lets: true }), createCounter({ lets: true })]
  const { modal } = createTestModal()
  modal.plugin(first.definition)
  modal.plugin({ ...second.definition, id: 'second' })
  await modal.start()
  modal.open()
  await modal.connect({ connectorId: 'io.metamask' })
  await until(() => !modal.controllers.modal.store.getState().isOpen)
  expect([first.log.at(-1), second.log.at(-1)]).toEqual(['confirm true', 'confirm true'])
})

it('is never loaded by a route or an event while it is disabled', async () => {
  const { definition, log } = createCounter({ isEnabled: false })
  const { modal } = createTestModal()
  modal.plugin(definition)
  modal.plugin(visitsPlugin).get().add(definition)
  await modal.start()
  await modal.preload()
  modal.open({ view: 'WhatIsAWallet' })
  await modal.connect({ connectorId: 'io.metamask' })
  await until(() => !modal.controllers.modal.store.getState().isOpen)
  expect(log).toEqual([])
})

it('is asked at each event whether it is enabled', async () => {
  const { definition, log } = createCounter()
  const { modal } = createTestModal()
  modal.plugin({ ...definition, isEnabled: ({ controllers }) => controllers.modal.store.getState().isOpen })
  await modal.start()
  await modal.connect({ connectorId: 'io.metamask' })
  expect(log).toEqual([])
  modal.open()
  await until(() => log.includes('intent'))
  expect(log).toEqual(['load', 'intent'])
})

it('can use only the plugins that it requires, without cycles', async () => {
  const folder = path.join(import.meta.dirname, '..')
  const requires = new Map<string, readonly string[]>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('Plugin.ts') || file.endsWith('definePlugin.ts')) continue
    const module: Readonly<Record<string, unknown>> = await import(path.join(folder, file))
    for (const value of Object.values(module)) {
      const [id, load, create, list = []] = ['id', 'load', 'create', 'requires'].map((key) => readProperty(value, key))
      if (typeof id === 'string' && (load ?? create) && Array.isArray(list)) requires.set(id, list.map(String))
    }
  }
  expect([...requires.keys()]).toEqual(expect.arrayContaining(['pairing', 'project', 'signIn', 'api', 'catalogue']))
  const walk = (id: string, trail: readonly string[]): void => {
    expect(trail, `${[...trail, id].join(' → ')} is a cycle`).not.toContain(id)
    for (const next of requires.get(id) ?? []) {
      expect(requires.has(next), `${id} requires ${next}, which no definition has as its id`).toBe(true)
      walk(next, [...trail, id])
    }
  }
  for (const id of requires.keys()) walk(id, [])
  expectTypeOf<Parameters<PluginContext<object, 'api'>['plugin']>[0]>().toEqualTypeOf<{ readonly id: 'api' }>()
})
