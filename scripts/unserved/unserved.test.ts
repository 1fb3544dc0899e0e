import { describe, expect, it } from 'vitest'
import { checkDebts, parseDebts } from './debts.ts'
import { findInternalExports } from './findInternalExports.ts'
import { findListedFlags } from './findListedFlags.ts'
import { findMissingScreens } from './findMissingScreens.ts'
import { findUnansweredEndpoints } from './findUnansweredEndpoints.ts'
import { findUnraisedCodes } from './findUnraisedCodes.ts'
import { findUnreadOptions } from './findUnreadOptions.ts'
import { findUnusedItems } from './findUnusedItems.ts'
import { findUnwrittenFields } from './findUnwrittenFields.ts'
import { parseSourceFile } from './SourceFile.ts'
import type { SourceFile } from './SourceFile.ts'

/** Parses a file of `packages/core/src`, or one by its path from the repository. */
function file(path: string, code: string): SourceFile {
  const full = path.startsWith('packages/') ? path : `packages/core/src/${path}`
  return parseSourceFile({ package: full.split('/')[1] ?? '', path: full, code })
}

describe('findUnraisedCodes', () => {
  const find = (code: string, path = 'connect/a.ts'): readonly string[] =>
    findUnraisedCodes({ codes: ['a.b'], catalogueFolder: 'packages/core/src/errors', files: [file(path, code)] })

  it.each([
    [`throw new ModalError('a.b')`],
    [`throw new ModalError(isLate ? 'a.b' : 'c.d')`],
    [`const rejected = { connect: 'a.b' }; throw new ModalError(rejected[action])`],
    [`const byCode = new Map([[4001, 'a.b']])`],
    [`const toCode = () => 'a.b' as const`],
    [`function raise(code = 'a.b') {}`],
  ])('accepts %s', (code) => {
    expect(find(code)).toStrictEqual([])
  })

  it.each([
    [`// throw new ModalError('a.b')`],
    [`if (error.code === 'a.b') retry()`],
    [`if (isModalError(error, 'a.b')) retry()`],
    [`switch (code) { case 'a.b': retry() }`],
    [`const messages = { 'a.b': 'It failed' }`],
    [`type Code = 'a.b' | 'c.d'`],
    [`const retryable = ['a.b', 'c.d']`],
    [`const text = 'a.b failed'`],
  ])('refuses %s, which only reads the code', (code) => {
    expect(find(code)).toStrictEqual(['a.b'])
  })

  it('ignores tests and the catalogue', () => {
    const code = `throw new ModalError('a.b')`
    expect(find(code, 'connect/a.test.ts')).toStrictEqual(['a.b'])
    expect(find(code, 'test/a.ts')).toStrictEqual(['a.b'])
    expect(find(code, 'errors/a.ts')).toStrictEqual(['a.b'])
  })
})

it('finds stored items that no other file uses', () => {
  const table = file(
    'storedItems.ts',
    `export const oneItem = 1; export const twoItem = 2; export const threeItem = oneItem`,
  )
  const files = [
    table,
    file('connect/a.ts', `import { twoItem } from '../storedItems.ts'; persist(twoItem)`),
    file('connect/a.test.ts', `import { oneItem } from '../storedItems.ts'; persist(oneItem)`),
    file('entrypoints/index.ts', `export { threeItem } from '../storedItems.ts'`),
  ]
  expect(findUnusedItems({ table, files })).toStrictEqual(['oneItem', 'threeItem'])
})

describe('findUnwrittenFields', () => {
  const state = file(
    'account/state.ts',
    `export interface Account { readonly name?: string; readonly run?: (options: Options) => void }
     interface Options { readonly speed: string }
     export interface AccountState { readonly byNamespace: Record<string, Account>; readonly items: readonly string[] }
     export const initial: AccountState = { byNamespace: {}, items: [] }`,
  )
  const find = (code: string, path = 'account/a.ts'): readonly string[] =>
    findUnwrittenFields({ core: [state], writers: [state, file(path, code)] })

  it('accepts fields that an object literal or an assignment writes', () => {
    expect(find(`store.set({ byNamespace, items: [1] }); draft.name = 'x'; account = { run }`)).toStrictEqual([])
  })

  it.each([
    [`store.set({ byNamespace, items: [] }); read(state.account.name, state.account.run)`],
    [`store.set({ byNamespace, items: previous.items })`],
    [`const isAccount = isShapeOf({ name: isText, run: isText, items: isText, byNamespace: isText })`],
  ])('refuses those of %s', (code) => {
    expect(find(code)).toEqual(expect.arrayContaining(['AccountState.items', 'Account.name', 'Account.run']))
  })

  it('ignores tests', () => {
    expect(find(`draft.items = [1]`, 'account/a.test.ts')).toContain('AccountState.items')
  })
})

describe('findUnreadOptions', () => {
  const types = file(
    'options/types.ts',
    `export interface LocalFeatures { readonly send: boolean; readonly order: readonly string[] }
     export interface RemoteFeatures { readonly email: boolean }
     export interface BaseModalOptions { readonly cloud?: string; readonly locale?: string; readonly basic?: boolean; readonly features?: object }
     export interface OptionsState { readonly cloud: string; readonly locale: string; readonly isBasic: boolean; readonly remoteFeatures: object }`,
  )
  const checks = file(
    'options/checkOptions.ts',
    `check(options.cloud, options.locale, options.basic); const state = { isBasic: options.basic }; defaults.features.send`,
  )
  const find = (code: string) => findUnreadOptions([types, checks, file('modal/a.ts', code)])

  it('accepts what code reads', () => {
    const code = `const { cloud, isBasic } = state; show(state.locale); isFeatureEnabled(state, 'email'); state.features.order`
    expect(find(code)).toStrictEqual({ options: [], flags: [] })
  })

  it('accepts a flag that a row of the table of screens names', () => {
    const code = `export const routes = { Receive: { title: 'send', feature: 'email' } }`
    expect(find(code).flags).toStrictEqual(['order'])
  })

  it('refuses what is only checked, written or read from something else', () => {
    const code = `state.locale = 'en'; store.set({ cloud: '' }); transfer.send(); const names = ['email', 'order']`
    expect(find(code)).toStrictEqual({ options: ['cloud', 'locale', 'isBasic'], flags: ['order', 'email'] })
  })
})

it('finds views without a row in the table of screens', () => {
  const core = [
    file(
      'modal/routes.ts',
      `interface Pairing { Scan: undefined }; export interface RouteParameters extends Pairing { Connect: undefined; Swap: undefined }`,
    ),
  ]
  const react = [
    file('packages/react/src/modal/routes.ts', `export const routes: Routes = { Connect: { View }, Scan: row }`),
    file('packages/react/src/modal/other.ts', `const routes = { Swap: 1 }`),
    file('packages/react/src/modal/routes.test.ts', `export const routes = { Swap: 1 }`),
  ]
  expect(findMissingScreens({ core, react })).toStrictEqual(['Swap'])
})

it('finds endpoints that no route of the cloud imports', () => {
  const protocol = [
    file('packages/protocol/src/endpoints.ts', `export const endpoints = [getWallets, getHistory, getPrices] as const`),
  ]
  const cloud = [
    file(
      'packages/cloud/src/http/getWallets.ts',
      `import { getWallets } from '@latchkey/protocol/api'; defineRoute(getWallets)`,
    ),
    file('packages/cloud/src/http/types.ts', `import type { getPrices } from '@latchkey/protocol/api'`),
    file('packages/cloud/src/http/a.test.ts', `import { getHistory } from '@latchkey/protocol/api'; call(getHistory)`),
  ]
  expect(findUnansweredEndpoints({ protocol, cloud })).toStrictEqual(['getHistory', 'getPrices'])
})

it('finds exported values that only React imports', () => {
  const entrypoint = file(
    'entrypoints/index.ts',
    `export { createModal, listWallets, unused } from '../a.ts'; export type { Row } from '../b.ts'`,
  )
  const react = [file('packages/react/src/a.ts', `import { createModal, listWallets, type Row } from '@latchkey/core'`)]
  const others = [
    file('packages/e2e/src/a.ts', `import { createModal } from '@latchkey/core'`),
    file('packages/testing/src/a.ts', `import { listWallets } from '@latchkey/core/internal'`),
  ]
  expect(findInternalExports({ specifier: '@latchkey/core', entrypoint, react, others })).toStrictEqual(['listWallets'])
})

it('finds the flags of which the modal warns', () => {
  const code = `const unservedFlags = ['send', 'swaps'] as const satisfies readonly string[]; const others = ['email']`
  expect(findListedFlags([file('options/a.ts', code), file('options/a.test.ts', code)])).toStrictEqual([
    'send',
    'swaps',
  ])
})

describe('checkDebts', () => {
  const unserved = [{ kind: 'view', name: 'Swap' }] as const
  const check = (rows: string): readonly string[] =>
    checkDebts({ unserved, debts: parseDebts(`kind\tname\tcapability\n${rows}`), warnedFlags: [] })

  it('accepts a name that a capability will serve', () => {
    expect(check('view\tSwap\tswap\n')).toStrictEqual([])
  })

  it.each([
    ['a name that is not listed', '', 'view Swap: nothing serves it'],
    [
      'a row that is no longer needed',
      'view\tSwap\tswap\nview\tAccount\taccount\n',
      'debts.tsv:3: view Account is served or gone',
    ],
    ['a row of another kind', 'error\tSwap\tswap\nview\tSwap\tswap\n', 'debts.tsv:2: error Swap is served or gone'],
    ['a row that is listed twice', 'view\tSwap\tswap\nview\tSwap\tswap\n', 'debts.tsv:3: view Swap is listed twice'],
    ['an unknown capability', 'view\tSwap\tmoney\n', 'debts.tsv:2: "money" is no capability'],
    ['a name to be removed', 'view\tSwap\tremove\n', 'debts.tsv:2: no capability will serve view Swap'],
  ])('refuses %s', (_, rows, problem) => {
    expect(check(rows)).toStrictEqual([expect.stringContaining(problem)])
  })

  it('compares the flags that nothing reads with those of which the modal warns', () => {
    const flags = ['send', 'swaps'].map((name) => ({ kind: 'flag', name }) as const)
    const debts = parseDebts('kind\tname\tcapability\nflag\tsend\tsend\nflag\tswaps\tswap\n')
    const checkFlags = (warnedFlags: readonly string[]) => checkDebts({ unserved: flags, debts, warnedFlags })
    expect(checkFlags(['send', 'swaps'])).toStrictEqual([])
    expect(checkFlags(['send', 'email'])).toStrictEqual([
      'flag swaps: nothing reads it; add it to unservedFlags in core',
      'flag email: is read or gone; remove it from unservedFlags in core',
    ])
  })
})
