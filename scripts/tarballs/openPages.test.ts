import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openPages } from './openPages.ts'
import type { BuiltPage } from './buildPages.ts'

const account = '0x01'
const html =
  '<link rel="icon" href="data:," /><button data-testid="lk-connect-button">Connect</button><output></output>'
/** Shows the wallet when the button is pressed, and its account when the wallet is pressed. */
const main = `
  document.querySelector('button').addEventListener('click', () => import('/modal.js'))`
const modal = `
  const wallet = document.body.appendChild(document.createElement('button'))
  wallet.dataset.testid = 'lk-modal'
  wallet.textContent = 'My Wallet'
  wallet.addEventListener('click', () => document.querySelector('output').append('${account}'))`

/** Opens a page with these files, and returns the problems. */
async function open(name: BuiltPage['name'], files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-page-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const all = { 'index.html': `${html}<script type="module" src="/main.js"></script>`, ...files }
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(all)) writeFileSync(path.join(folder, file), text)
  const testing = { installWallet: async () => ({ accounts: [account] }) }
  return openPages({ testing, pages: [{ name, label: 'page', folder }] })
}

it.each(['main', 'wagmi'] as const)('accepts the page %s if it loads the modal on demand', async (name) => {
  expect(await open(name, { 'main.js': main, 'modal.js': modal })).toEqual([])
})

it('accepts a page without the modal that connects the wallet', async () => {
  expect(await open('plain', { 'main.js': modal })).toEqual([])
})

it('reports a page whose first load contains the modal', async () => {
  const problems = await open('main', { 'main.js': `import '/modal.js'; ${main}`, 'modal.js': modal })
  expect(problems).toEqual([expect.stringContaining("loads the modal's code before")])
})

it('reports when the code of the modal can no longer be recognised', async () => {
  const problems = await open('main', { 'main.js': main, 'modal.js': modal.replace('lk-modal', 'other') })
  expect(problems).toEqual([expect.stringContaining('do not contain "lk-modal"')])
})

it.each([
  ['prints an error', 'console.error("broken")', 'prints broken'],
  ['throws', 'queueMicrotask(() => { throw new Error("broken") })', 'throws Error: broken'],
])('reports a page that %s', async (_, code, problem) => {
  const problems = await open('main', { 'main.js': `${code}; ${main}`, 'modal.js': modal })
  expect(problems).toEqual([expect.stringContaining(problem)])
})

it('reports a page that requests another host', async () => {
  const code = 'fetch("http://other.example/").catch(() => undefined)'
  const problems = await open('main', { 'main.js': `${code}; ${main}`, 'modal.js': modal })
  expect(problems).toContainEqual(expect.stringContaining('requests http://other.example/'))
})
