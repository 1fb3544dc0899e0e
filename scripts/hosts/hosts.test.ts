import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listPublishedPackages, root } from '../shared/workspace.ts'
import { parseSourceFile, readSourceFiles } from '../unserved/SourceFile.ts'
import { findHosts } from './findHosts.ts'

/** The packages whose code runs in an app's page. */
const inPage = ['core', 'react', 'protocol', 'siwx', 'adapter-eip155', 'adapter-solana', 'adapter-bitcoin']
/** Files with addresses that code never requests: links that the visitor follows, and links in texts for developers. */
const links = [
  'packages/core/src/catalogue/builtInWallets.ts',
  'packages/core/src/kernel/errors/toDocsUrl.ts',
  'packages/core/src/pairing/deepLinks/getNamespaceRedirect.ts',
  'packages/react/src/views/what-is-a-wallet/WhatIsAWalletView.tsx',
]
/** The public RPC endpoints and explorers of networks. */
const networks = 'packages/core/src/network/networks/'

const guide = readFileSync(path.join(root, 'docs/page-access.md'), 'utf8')

it('names in the guide exactly the hosts that code in a page may contact by itself', () => {
  const files = listPublishedPackages()
    .filter(({ shortName }) => inPage.includes(shortName))
    .flatMap(readSourceFiles)
    .filter(({ isTest, path: file }) => !isTest && !links.includes(file) && !file.startsWith(networks))
    .filter(({ path: file }) => file.includes('/src/'))
  const contacted = [...new Set(findHosts(files).map(({ origin }) => origin))]
  const [, table = ''] = /\n## Hosts\n(.*?)\n## /s.exec(guide) ?? []
  const documented = Array.from(table.matchAll(/(?:https|wss):\/\/[\w.-]+\w/g), ([origin]) => origin)
  expect(contacted.toSorted()).toStrictEqual([...new Set(documented)].toSorted())
})

it('shows a policy that allows each of them', () => {
  const [, policy = ''] = /\n```text\n(default-src.*?)```/s.exec(guide) ?? []
  expect(policy).toContain("connect-src 'self' wss://relay.walletconnect.org")
  expect(policy).toContain('frame-src https://verify.walletconnect.org')
})

it('finds addresses in literals and in templates', () => {
  const code =
    "const a = 'wss://relay.example.org'; const b = `https://b.example/${a}`; const c = 'no https://c.example'"
  const hosts = findHosts([parseSourceFile({ package: 'x', path: 'x.ts', code })])
  expect(hosts.map(({ origin }) => origin)).toStrictEqual(['wss://relay.example.org', 'https://b.example'])
})
