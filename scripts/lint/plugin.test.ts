import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import plugin from './plugin.ts'

RuleTester.describe = describe
RuleTester.it = it

const source = '/repo/packages/core/src/thing.ts'
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } })

/** Tests a rule with code that it accepts, and with code in which it finds one problem each. */
function check(name: keyof typeof plugin.rules, cases: { accepts: readonly Case[]; refuses: readonly Case[] }): void {
  const rule = plugin.rules[name]
  if (rule === undefined) throw new Error(`no rule ${name}`)
  const toCase = (entry: Case): { code: string; filename: string } =>
    typeof entry === 'string' ? { code: entry, filename: source } : entry
  tester.run(name, rule, {
    valid: cases.accepts.map(toCase),
    invalid: cases.refuses.map((entry) => ({ ...toCase(entry), errors: 1 })),
  })
}

type Case = string | { readonly code: string; readonly filename: string }

check('no-barrel', {
  accepts: [
    `import { a } from './a.ts'; export { a }`,
    { code: `export { a } from './a.ts'`, filename: '/repo/packages/core/src/entrypoints/index.ts' },
  ],
  refuses: [
    `export { a } from './a.ts'`,
    `export type { A } from './a.ts'`,
    { code: `export * from './a.ts'`, filename: '/repo/packages/core/src/entrypoints/index.ts' },
  ],
})

check('no-early-use', {
  accepts: [
    'const a = 1; read(a)',
    'function later() { return a } const a = 1; later()',
    'const later = () => a; const a = 1; later()',
    'const store = createStore({ read: () => a }); const a = 1; store.read()',
    'const store = createStore({ read: () => a }); const a = 1',
    'page.on("message", () => a); const a = 1',
    'button.addEventListener("click", later); function later() { return a } const a = 1',
    'async function probe() { await idle(); return a } void probe(); const a = 1',
    'const engine = create({ probe: async () => { await idle(); a() } }); engine.sync(); const a = () => 1',
    'function* list() { yield a } const all = list(); const a = 1',
    'const { a, b = a } = read()',
    'const count = (n: number): number => (n > 0 ? count(n - 1) : 0); count(1)',
    'const walk = (node) => { const found = node.children.map((child) => walk(child)); return found }',
    'const observer = new Observer(() => { observer.stop(); const a = 1; read(a) }); observer.stop()',
    'const end = clock.every(10, () => end())',
    'const api = { now: () => 1, later: () => a }; api.now(); const a = 1',
    'class Node { static readonly first = new Node() }',
    'export { a }; const a = 1',
    'type A = typeof a; const a = 1',
    'const [first, other] = [() => a, 1]; const a = 1',
  ],
  refuses: [
    'read(a); const a = 1',
    'const a = read(a)',
    'const { b = a, a } = read()',
    'new Thing(); class Thing {}',
    'function make() { use(a); let a = 1 }',
    'function now() { return a } now(); const a = 1',
    'const now = () => a; if (x) now(); const a = 1',
    'function outer() { inner() } function inner() { return a } outer(); const a = 1',
    '(() => a)(); const a = 1',
    '[1].map(() => a); const a = 1',
    '[1].forEach(now); function now() { return a } const a = 1',
    'const api = { now: () => a }; api.now(); const a = 1',
    'const made = new Promise((resolve) => resolve(a)); const a = 1',
    'const store = createStore({ read: () => a }); store.sync(); const a = 1',
    'const store = createStore(() => a); store(); const a = 1',
    'const { sync } = createStore({ hooks: [() => a] }); sync(); const a = 1',
    'const store = createStore({ read }); function read() { return a } store.sync(); const a = 1',
    'const store = createStore(() => a); const view = createView({ store }); view.draw(); const a = 1',
    'async function probe() { const b = await a(); return b } void probe(); const a = () => 1',
    'async function probe() { if (x) await idle(); a() } void probe(); const a = () => 1',
    // The features of a wallet were asked for before the function that gets its provider was defined.
    `function createEngine() {
      const ledger = createLedger({
        getFeatures: (connector) => {
          if (!probed.has(connector.uid)) void probe(connector)
          return basicFeatures
        },
      })
      ledger.sync()
      const getProvider = async (connector) => connector.getProvider()
      async function probe(connector) {
        const provider = await getProvider(connector).catch(() => undefined)
        ledger.sync()
      }
    }`,
  ],
})

check('no-enum', {
  accepts: [`type Side = 'left' | 'right'`],
  refuses: ['enum Side { left }', 'const enum Side { left }'],
})

check('no-module-state', {
  accepts: [
    'function create() { let count = 0; const seen = new Map(); return { count, seen } }',
    `const table: ReadonlySet<string> = new Set(['a'])`,
    `const table: ReadonlyMap<string, number> = new Map()`,
    'const none: readonly string[] = []',
    'const none = [] as const',
    'const none: ThemeVariables = {}',
    'declare let injected: string',
    'class Ledger { static readonly codes: ReadonlySet<string> = new Set() }',
    'export const limit = 400',
  ],
  refuses: [
    'let count = 0',
    'var count = 0',
    'export let count = 0',
    'const seen = new Map()',
    'const seen: Map<string, number> = new Map()',
    'const seen = new Set<string>()',
    'export const seen = new WeakMap()',
    'const store = createStore({})',
    'const client = new QueryClient()',
    'const list: string[] = []',
    'const cache: Record<string, number> = {}',
    'const cache = {} as Record<string, number>',
    'class Ledger { static entries = new Map() }',
  ],
})

check('no-pairing-id', {
  accepts: [
    `const isPaired = connector.type === 'WALLET_CONNECT'`,
    `interface Source { readonly id: 'walletConnect' | 'embedded' }`,
    'const pair = () => modal.connect({ connectorId: WALLET_CONNECT_ID })',
    'const walletConnect = { walletConnect: true }',
  ],
  refuses: [
    `const isPaired = connectorId === 'walletConnect'`,
    `const other = 'walletConnect' !== connectorId`,
    `switch (connectorId) { case 'walletConnect': break }`,
    `modal.connect({ connectorId: 'walletConnect' })`,
    `const connectorId = wallet ? 'walletConnect' : id`,
    `const ids = ['walletConnect']`,
    'const isPaired = connectorId === WALLET_CONNECT_ID',
    'switch (connectorId) { case WALLET_CONNECT_ID: break }',
  ],
})

check('no-plain-error', {
  accepts: [`throw new ModalError('connection.failed')`, 'throw error', `const cause = new Error('x')`],
  refuses: [
    `throw new Error('x')`,
    `throw Error('x')`,
    `throw new TypeError('x')`,
    `new Promise((resolve, reject) => reject(new Error('x')))`,
    `Promise.reject(new Error('x'))`,
  ],
})

check('no-sleep', {
  accepts: [
    'await expect.poll(read).toBe(1)',
    'setTimeout(resolve, 0)',
    'setTimeout(() => wallet.approve(), 50)',
    'wallet.delay(500)',
    'clock.advance(500)',
  ],
  refuses: [
    'await new Promise((resolve) => setTimeout(resolve, 100))',
    'await new Promise((resolve) => setTimeout(() => resolve(), 100))',
    'await page.waitForTimeout(100)',
    'await sleep(100)',
    `import { setTimeout as wait } from 'node:timers/promises'`,
  ],
})

check('no-storage-key', {
  accepts: [
    `import { createModal } from '@latchkey/core'`,
    `export { createModal } from '@latchkey/core'`,
    `const load = () => import('@latchkey/core')`,
    `declare module '@latchkey/core' {}`,
    `let core: import('@latchkey/core').Modal`,
    `import { connectionsKey } from '@latchkey/protocol/storage'; persist(connectionsKey)`,
    `const text = 'Create it with @latchkey/siwx.'`,
    'ports.storage.getItem(connectionsKey)',
    'request.headers.cookie',
  ],
  refuses: [
    `const key = '@latchkey/connections'`,
    `const key = '@latchkey-frame/email'`,
    'const key = `@latchkey/${name}`',
    `storage.setItem('@latchkey/connections', '')`,
    'localStorage.clear()',
    'window.localStorage.clear()',
    `globalThis['localStorage'].clear()`,
    'const { localStorage } = window',
    'sessionStorage.length',
    `indexedDB.open('latchkey')`,
    `cookieStore.set('a', 'b')`,
    `document.cookie = 'a=b'`,
    'window.document.cookie',
  ],
})

check('no-vague-name', {
  accepts: ['export function useWalletInfo() {}', 'export function parseTypedData() {}', 'const userData = 1'],
  refuses: [
    'export function walletUtils() {}',
    'export const sessionManager = 1',
    'export interface AccountData {}',
    'export class KeyService {}',
    { code: 'export const a = 1', filename: '/repo/packages/core/src/stringUtils.ts' },
  ],
})

check('optional-undefined', {
  accepts: [
    'interface A { b?: string | undefined }',
    'interface A { b?: unknown }',
    'interface A { b?: never }',
    'interface A { readonly children?: ReactNode }',
    'interface A { b: string }',
    'interface A { b?(): void }',
  ],
  refuses: ['interface A { b?: string }', 'type A = { b?: string | null }', 'class A { b?: string }'],
})

check('waiver-with-reason', {
  accepts: [
    '// oxlint-disable-next-line no-console -- the logger writes to the console\nconsole.log(1)',
    '// @ts-expect-error -- the library types forget this overload\nf(1)',
    { code: '// @ts-expect-error\nf(1)', filename: '/repo/packages/core/src/f.test-d.ts' },
  ],
  refuses: [
    '// oxlint-disable-next-line no-console\nconsole.log(1)',
    '/* eslint-disable */\nconsole.log(1)',
    '// @ts-expect-error\nf(1)',
    '// @ts-expect-error --\nf(1)',
  ],
})
