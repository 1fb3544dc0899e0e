import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const source = import.meta.dirname
const compiler = path.resolve(source, '../../../node_modules/.bin/tsc')

/** Compiles a file of the package and returns the compiler's first line about it, from the error's code on. */
async function compile(code: string): Promise<string> {
  const cache = path.join(source, '../.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'compile-'))
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }))
  await writeFile(path.join(folder, 'app.ts'), code)
  const tsconfig = { extends: '../../tsconfig.json', compilerOptions: { noEmit: true }, include: ['app.ts'] }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  const output = await new Promise<string>((resolve) =>
    execFile(compiler, ['-p', folder, '--pretty', 'false'], (_error, stdout) => resolve(stdout)),
  )
  return output.split('\n')[0]?.replace(/^.*?error /, '') ?? ''
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

it('begins the error of a network without an adapter with the reason, before the long type of a viem chain', async () => {
  const line = await compile(`${imports}createModal({ networks: [mainnet, solana], adapters: [sol] })\nvoid eip155\n`)
  expect(line).toMatch(/^TS2741: Property '"adapters has no adapter for the namespace eip155"' is missing in type /)
})

it('compiles with both adapters', async () => {
  expect(await compile(`${imports}createModal({ networks: [mainnet, solana], adapters: [eip155, sol] })\n`)).toBe('')
})
