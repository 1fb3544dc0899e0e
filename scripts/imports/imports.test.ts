import { describe, expect, it } from 'vitest'
import { checkLayers } from './checkLayers.ts'
import { checkPackageImport } from './checkPackageImport.ts'
import { findCycles } from './findCycles.ts'
import type { ImportEdge } from './readImports.ts'
import type { WorkspacePackage } from '../shared/workspace.ts'

function pack(shortName: string, exports: readonly string[] = ['.']): WorkspacePackage {
  const folder = shortName === 'playground' ? `examples/${shortName}` : `packages/${shortName}`
  const name = `@latchkey/${shortName}`
  const manifest = { name, version: '0.0.0', exports: Object.fromEntries(exports.map((key) => [key, {}])) }
  return { name, shortName, path: folder, folder: `/repo/${folder}`, isPublished: true, manifest }
}

function edge(parts: Partial<ImportEdge>): ImportEdge {
  return {
    source: 'src/a.ts',
    specifier: './b.ts',
    target: undefined,
    kind: 'static',
    line: 1,
    isTest: false,
    ...parts,
  }
}

const packages = [
  pack('protocol', ['./caip']),
  pack('core', ['.', './adapter', './internal', './networks', './testing']),
  pack('adapter-eip155'),
  pack('react'),
  pack('testing'),
  pack('devnet'),
  pack('playground'),
]

describe('imports between packages', () => {
  it.each([
    ['core', '@latchkey/protocol/caip', 'static'],
    ['core', 'zustand/vanilla', 'static'],
    ['core', '@noble/ciphers/chacha.js', 'static'],
    ['siwx', 'viem', 'dynamic'],
    ['adapter-eip155', '@latchkey/core/adapter', 'static'],
    ['adapter-eip155', 'viem/chains', 'static'],
    ['react', '@latchkey/core', 'static'],
    ['react', '@latchkey/core/internal', 'static'],
    ['react', '@latchkey/protocol/caip', 'type'],
    ['playground', '@latchkey/core/networks', 'static'],
    ['devnet', 'node:fs', 'static'],
  ] as const)('lets %s import %s (%s)', (importer, specifier, kind) => {
    expect(checkPackageImport(edge({ specifier, kind }), pack(importer), packages)).toStrictEqual([])
  })

  it.each([
    ['protocol', '@latchkey/core', 'static'],
    ['core', '@latchkey/react', 'type'],
    ['core', '@latchkey/adapter-eip155', 'static'],
    ['core', 'react', 'static'],
    ['core', 'viem', 'dynamic'],
    ['core', 'node:fs', 'static'],
    ['core', '@latchkey/core/networks', 'static'],
    ['core', '@walletconnect/universal-provider', 'dynamic'],
    ['siwx', 'viem', 'static'],
    ['adapter-eip155', '@latchkey/core', 'static'],
    ['adapter-eip155', '@latchkey/protocol/caip', 'static'],
    ['adapter-eip155', 'react', 'static'],
    ['react', '@latchkey/adapter-eip155', 'static'],
    ['react', '@latchkey/protocol/caip', 'static'],
    ['react', 'viem', 'static'],
    ['devnet', '@latchkey/core', 'static'],
    ['adapter-eip155', '@latchkey/core/internal', 'static'],
    ['playground', '@latchkey/core/internal', 'type'],
    ['playground', '@latchkey/core/src/createModal.ts', 'static'],
    ['playground', '@latchkey/nowhere', 'static'],
  ] as const)('does not let %s import %s (%s)', (importer, specifier, kind) => {
    expect(checkPackageImport(edge({ specifier, kind }), pack(importer), packages)).toHaveLength(1)
  })

  it('lets a test use any published entrypoint, but none that does not exist', () => {
    const inTest = { source: 'src/a.test.ts', isTest: true } as const
    expect(
      checkPackageImport(edge({ ...inTest, specifier: '@latchkey/testing' }), pack('react'), packages),
    ).toStrictEqual([])
    expect(
      checkPackageImport(edge({ ...inTest, specifier: '@latchkey/core/store' }), pack('react'), packages),
    ).toHaveLength(1)
  })
})

describe('layers inside a package', () => {
  it.each([
    ['core', 'src/kernel/store/a.ts', 'src/modal/b.ts'],
    ['core', 'src/network/a.ts', 'src/connect/connectionState.ts'],
    ['core', 'src/modal/a.ts', 'src/createModal.ts'],
    ['core', 'src/modal/a.ts', 'src/connect/connectionController.ts'],
    ['core', 'src/pairing/a.ts', 'src/sign-in/b.ts'],
    ['core', 'src/connect/a.ts', 'src/connect/consentPlugin.ts'],
    ['core', 'src/nowhere/a.ts', 'src/kernel/b.ts'],
    ['react', 'src/ui/Button.tsx', 'src/internals/useSelector.ts'],
    ['react', 'src/internals/useSelector.ts', 'src/hooks/useModal.ts'],
    ['react', 'src/hooks/useModal.ts', 'src/modal/ModalRoot.tsx'],
    ['react', 'src/views/connect/ConnectView.tsx', 'src/modal/routes/routes.ts'],
    ['react', 'src/views/listStores.ts', 'src/ui/Button.tsx'],
    ['react', 'src/ModalContext.ts', 'src/ui/Button.tsx'],
    ['react', 'src/views/connect/ConnectView.tsx', 'src/views/account/AccountView.tsx'],
  ])('in %s refuses %s → %s', (name, source, target) => {
    expect(checkLayers([edge({ source, target })], pack(name))).not.toStrictEqual([])
  })

  it.each([
    ['core', 'src/modal/a.ts', 'src/kernel/store/b.ts', 'static'],
    ['core', 'src/modal/a.ts', 'src/connect/connectionState.ts', 'static'],
    ['core', 'src/modal/a.ts', 'src/connect/connectionController.ts', 'type'],
    ['core', 'src/pairing/a.ts', 'src/sign-in/signInPlugin.ts', 'static'],
    ['core', 'src/connect/consentPlugin.ts', 'src/plugin/definePlugin.ts', 'static'],
    ['core', 'src/createModal.ts', 'src/modal/a.ts', 'static'],
    ['react', 'src/components/loadModal.ts', 'src/modal/ModalRoot.tsx', 'dynamic'],
    ['react', 'src/modal/routes/routes.ts', 'src/views/connect/ConnectView.tsx', 'static'],
  ] as const)('in %s lets %s → %s be (%s)', (name, source, target, kind) => {
    expect(checkLayers([edge({ source, target, kind })], pack(name))).toStrictEqual([])
  })

  it('orders types too in core', () => {
    const edges = [edge({ source: 'src/kernel/a.ts', target: 'src/modal/b.ts', kind: 'type' })]
    expect(checkLayers(edges, pack('core'))).toHaveLength(1)
  })

  it('holds for the types of react too', () => {
    const edges = [edge({ source: 'src/ui/Button.tsx', target: 'src/internals/useSelector.ts', kind: 'type' })]
    expect(checkLayers(edges, pack('react'))).toHaveLength(1)
  })

  it.each([
    ['src/relay/createRelay.ts', 'src/http/createApp.ts', 'static'],
    ['src/signIn/checkSite.ts', 'src/http/HttpEnvironment.ts', 'type'],
    ['src/observe/createReadiness.ts', 'src/storage/Storage.ts', 'type'],
    ['src/config/readSettings.ts', 'src/projects/Project.ts', 'type'],
    ['src/http/createApp.ts', 'src/createCloud.ts', 'type'],
    ['src/createCloud.ts', 'src/cli/serve.ts', 'static'],
    ['src/elsewhere/a.ts', 'src/config/Settings.ts', 'static'],
  ] as const)('in cloud refuses %s → %s (%s)', (source, target, kind) => {
    expect(checkLayers([edge({ source, target, kind })], pack('cloud'))).toHaveLength(1)
  })

  it.each([
    ['src/relay/createRelay.ts', 'src/CloudContext.ts', 'type'],
    ['src/storage/createStorage.ts', 'src/CloudError.ts', 'static'],
    ['src/http/createApp.ts', 'src/signIn/createSignIns.ts', 'static'],
    ['src/cli/serve.ts', 'src/createCloud.ts', 'static'],
  ] as const)('in cloud lets %s → %s be (%s)', (source, target, kind) => {
    expect(checkLayers([edge({ source, target, kind })], pack('cloud'))).toStrictEqual([])
  })

  it.each([
    ['protocol', 'src/caip/a.ts', 'src/api/b.ts'],
    ['siwx', 'src/message/a.ts', 'src/verify/b.ts'],
    ['adapter-eip155', 'src/wallets/a.ts', 'src/features/b.ts'],
    ['adapter-solana', 'src/chain/a.ts', 'src/features/types.ts'],
    ['adapter-bitcoin', 'src/chain/a.ts', 'src/wallets/b.ts'],
    ['element', 'src/parts/a.ts', 'src/elements/b.ts'],
    ['secure-site', 'src/vault/a.ts', 'src/session/b.ts'],
    ['secure-site', 'src/session/a.ts', 'src/wallet/b.ts'],
    ['dashboard', 'src/parts/a.tsx', 'src/pages/b.tsx'],
    ['testing', 'src/wallet/a.ts', 'src/phone/b.ts'],
    ['devnet', 'src/http/a.ts', 'src/startDevnet.ts'],
    ['create-latchkey', 'src/settings/a.ts', 'src/cli/b.ts'],
    ['migrate', 'src/code/a.ts', 'src/kits/b.ts'],
  ])('in %s refuses %s → %s, also as a type, and lets the opposite be', (name, source, target) => {
    const check = (from: string, to: string, kind: ImportEdge['kind']) =>
      checkLayers([edge({ source: from, target: to, kind })], pack(name))
    expect(check(source, target, 'static')).toHaveLength(1)
    expect(check(source, target, 'type')).toHaveLength(1)
    expect(check(target, source, 'static')).toStrictEqual([])
  })

  it('must be written for every package', () => {
    expect(checkLayers([], pack('unheard-of'))).toHaveLength(1)
    expect(checkLayers([], pack('playground'))).toStrictEqual([])
  })

  it('lets a capability use those that it is built on, and no others', () => {
    const check = (source: string, target: string) => checkLayers([edge({ source, target })], pack('core'))
    expect(check('src/swap/a.ts', 'src/send/b.ts')).toStrictEqual([])
    expect(check('src/send/a.ts', 'src/swap/b.ts')).toHaveLength(1)
    expect(check('src/smart-account/a.ts', 'src/login/b.ts')).toHaveLength(1)
  })

  it('keeps views apart even in their types', () => {
    const edges = [edge({ source: 'src/views/a/A.tsx', target: 'src/views/b/B.tsx', kind: 'type' })]
    expect(checkLayers(edges, pack('react'))).toHaveLength(1)
  })
})

describe('runtime cycles', () => {
  const link = (source: string, target: string, kind: ImportEdge['kind'] = 'static'): ImportEdge =>
    edge({ source, target, kind })

  it('are found with the files in order', () => {
    expect(findCycles([link('a', 'b'), link('b', 'c'), link('c', 'b')])).toStrictEqual([['b', 'c', 'b']])
    expect(findCycles([link('a', 'a')])).toStrictEqual([['a', 'a']])
  })

  it('are not made by types, by loading on demand, or by meeting again', () => {
    expect(findCycles([link('a', 'b'), link('b', 'a', 'type')])).toStrictEqual([])
    expect(findCycles([link('a', 'b'), link('b', 'a', 'dynamic')])).toStrictEqual([])
    expect(findCycles([link('a', 'b'), link('a', 'c'), link('b', 'd'), link('c', 'd')])).toStrictEqual([])
  })
})
