// Writes src/catalogue/data/generated: the pictures of wallets, networks, tokens and currencies, selected from npm
// packages and minimized. Run `node scripts/writePictures.ts` after a change in scripts/pictures. The result is
// committed, so that building and running the cloud does not require the packages (over 100 MB).
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chains } from '../src/catalogue/data/chains.ts'
import { shippedWallets } from '../src/catalogue/data/shippedWallets.ts'
import { isInertSvg } from '../src/catalogue/pictures/isInertSvg.ts'
import { fetchPackage } from './fetchPackage.ts'
import {
  currencyPictureChoices,
  otherTokenPictureChoices,
  tokenPictureChoices,
  walletPictureChoices,
} from './pictures/pictureChoices.ts'
import { formatNotice } from './pictures/formatNotice.ts'
import { pictureSources, type PictureReference, type PictureSource } from './pictures/pictureSources.ts'
import { toSmallSvg } from './pictures/toSmallSvg.ts'

/** A larger picture costs more than a generated monogram. */
const mostBytes = 8000
const folder = path.join(import.meta.dirname, '../src/catalogue/data/generated')
const work = mkdtempSync(path.join(tmpdir(), 'latchkey-pictures-'))

try {
  mkdirSync(folder, { recursive: true })
  const known = new Set(shippedWallets.map(({ id }) => id))
  for (const id of Object.keys(walletPictureChoices)) if (!known.has(id)) throw new Error(`No wallet has the id ${id}.`)
  write('walletPictures', Object.entries(walletPictureChoices))
  const networks = new Set(chains.flatMap(({ picture }) => picture ?? []))
  write(
    'networkPictures',
    [...networks].map((name) => [name, [`icons:networks/${name}`]]),
  )
  write('tokenPictures', [
    ...tokenPictureChoices.map((name) => [name.toLowerCase(), [`icons:tokens/${name}` as const]] as const),
    ...Object.entries(otherTokenPictureChoices).map(([name, reference]) => [name, [reference]] as const),
  ])
  write(
    'currencyPictures',
    Object.entries(currencyPictureChoices).map(([code, flag]) => [code, [`flags:${flag}`]]),
  )
} finally {
  rmSync(work, { recursive: true, force: true })
}

function write(name: string, choices: readonly (readonly [string, readonly PictureReference[]])[]): void {
  const pictures: [string, string][] = []
  const used = new Set<PictureSource>()
  for (const [id, references] of choices.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const found = references.map((reference) => [reference, read(reference)] as const).find(([, svg]) => isGood(svg))
    if (found?.[1] === undefined) {
      console.warn(`${name}: ${id} has no usable picture in ${references.join(', ')}`)
      continue
    }
    used.add(findSource(found[0]))
    pictures.push([id, found[1]])
  }
  const file = path.join(folder, `${name}.ts`)
  const body = pictures.map(([id, svg]) => `  '${id}':\n    '${svg.replaceAll("'", '&#39;')}',\n`).join('')
  writeFileSync(
    file,
    `${formatNotice([...used])}\nexport const ${name}: Readonly<Record<string, string>> = {\n${body}}\n`,
  )
  const bytes = pictures.reduce((sum, [, svg]) => sum + svg.length, 0)
  console.log(`${name}: ${pictures.length} pictures, ${Math.round(bytes / 1024)} kB`)
}

function isGood(svg: string | undefined): svg is string {
  return svg !== undefined && svg.length <= mostBytes && isInertSvg(svg)
}

function read(reference: PictureReference): string | undefined {
  const source = findSource(reference)
  const root = fetchPackage(source, work)
  const name = reference.slice(reference.indexOf(':') + 1)
  const text = (...parts: readonly string[]): string => readFileSync(path.join(root, ...parts), 'utf8')
  if (source === pictureSources.flags) return toSmallSvg(text('flags', `${name}.svg`))
  if (source === pictureSources.onboard) return pickSvg(text('dist/icons', `${name}.js`))
  if (source === pictureSources.rainbow) {
    const file = readdirSync(path.join(root, 'dist')).find(
      (entry) => entry.startsWith(`${name}-`) && entry.endsWith('.js'),
    )
    const encoded = file === undefined ? undefined : /data:image\/svg\+xml,([^"]*)"/.exec(text('dist', file))?.[1]
    return encoded === undefined ? undefined : pickSvg(decodeURIComponent(encoded))
  }
  const [kind = '', icon = ''] = name.split('/')
  const file = path.join('dist/svgs', kind, 'background', `${icon}.svg.js`)
  return existsSync(path.join(root, file)) ? pickSvg(text(file).replaceAll(String.raw`\n`, '')) : undefined
}

function pickSvg(text: string): string | undefined {
  const svg = /<svg[\s\S]*<\/svg>/.exec(text)?.[0]
  return svg === undefined ? undefined : toSmallSvg(svg)
}

function findSource(reference: PictureReference): PictureSource {
  const found = Object.entries(pictureSources).find(([key]) => reference.startsWith(`${key}:`))
  if (found === undefined) throw new Error(`${reference} has no known source.`)
  return found[1]
}
