import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'

const source = import.meta.dirname
const compiler = path.resolve(source, '../../../node_modules/.bin/tsc')

/** Compiles files of the package at once, and returns the compiler's first line about each, from the error's code on. */
async function compile(files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string | undefined>>> {
  const cache = path.join(source, '../.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'compile-'))
  let output: string
  try {
    for (const [name, code] of Object.entries(files)) await writeFile(path.join(folder, name), code)
    const tsconfig = { extends: '../../tsconfig.json', compilerOptions: { noEmit: true }, include: ['*.ts'] }
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
    output = await new Promise<string>((resolve) =>
      execFile(compiler, ['-p', folder, '--pretty', 'false'], (_error, stdout) => resolve(stdout)),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const lines = output.split('\n')
  const find = (name: string): string | undefined =>
    lines.find((line) => line.includes(`${name}(`))?.replace(/^.*?error /, '')
  return Object.fromEntries(Object.keys(files).map((name) => [name, find(name)]))
}

const imports = `import { createModal } from '../../src/createModal.ts'
import { solana } from '../../src/network/networks/solana.ts'
import type { NamespaceTypes } from '../../src/adapter/NamespaceTypes.ts'
import type { Adapter, AdapterFactory } from '../../src/adapter/types.ts'
import { mainnet } from 'viem/chains'
interface Types<name extends 'eip155' | 'solana'> extends NamespaceTypes { readonly namespace: name }
declare const eip155: AdapterFactory<Types<'eip155'>, Adapter<Types<'eip155'>>>
declare const sol: AdapterFactory<Types<'solana'>, Adapter<Types<'solana'>>>
`

const call = `${imports}createModal({ networks: [mainnet, solana], adapters: `
let lines: Readonly<Record<string, string | undefined>>
beforeAll(async () => {
  lines = await compile({ 'without.ts': `${call}[sol] })\nvoid eip155\n`, 'both.ts': `${call}[eip155, sol] })\n` })
})

it('begins the error of a network without an adapter with the reason, before the long type of a viem chain', () => {
  expect(lines['without.ts']).toMatch(
    /^TS2741: Property '"adapters has no adapter for the namespace eip155"' is missing in type /,
  )
})

it('compiles with both adapters', () => {
  expect(lines).toHaveProperty(['both.ts'], undefined)
})
