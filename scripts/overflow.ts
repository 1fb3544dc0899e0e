// Draws every state of every view of the modal, and every screen of the embedded wallet, in every language, on phones and a desktop. Fails if
// a text does not fit that fits in English: it is cut off, leaves the sheet or its button, is broken within a word, or makes a button higher.
//
//   pnpm overflow                       every language
//   pnpm overflow de,ru                 some
//   pnpm overflow '' 'SwapPreview'      the scenes that have this in their name
//
// It takes minutes, so it runs at night. `npm test` shows each view in a language that has the longest of all texts.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { defaultClientConditions } from 'vite'
import { searchMisfits } from './overflow/searchMisfits.ts'
import { root } from './shared/workspace.ts'

const [chosen, only = ''] = process.argv.slice(2)
const tags = readdirSync(path.join(root, 'packages/react/src/messages/languages')).filter((tag) => tag !== 'en')
const languages = chosen ? chosen.split(',') : tags
let scenes = 0
let misfits = 0
for (const name of ['react', 'secure-site']) {
  const folder = path.join(root, 'packages', name, 'gallery')
  const resolve = { conditions: ['@latchkey/source', ...defaultClientConditions] }
  const config = { root: folder, configFile: false, resolve } as const
  const found = await searchMisfits({ config, page: path.join(folder, 'overflow.html'), languages, only })
  scenes += found.scenes
  misfits += found.misfits
}
if (scenes === 0 || misfits > 0) process.exitCode = 1
