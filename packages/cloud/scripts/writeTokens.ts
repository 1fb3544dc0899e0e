// Writes src/tokens/data/generated/shippedTokens.ts: tokens of the swap chains and Solana, from npm packages whose licence
// permits it. Run `node scripts/writeTokens.ts` after a change in scripts/tokens. The result is committed, so that neither
// building nor running the cloud needs the packages.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { base58 } from '@scure/base'
import * as v from 'valibot'
import { getAddress, isAddress, zeroAddress } from 'viem'
import type { ShippedToken, TokenSource } from '../src/tokens/data/ShippedToken.ts'
import { fetchPackage } from './fetchPackage.ts'
import { excludedSymbols, excludedTokens } from './tokens/excludedTokens.ts'
import { tokenChains } from './tokens/tokenChains.ts'
import { helperPackages, tokenSources } from './tokens/tokenSources.ts'

const rowSchema = v.object({
  chainId: v.number(),
  address: v.string(),
  symbol: v.pipe(v.string(), v.trim(), v.regex(/^[\u0021-\u007E\u20AE]{1,20}$/)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
  tags: v.optional(v.array(v.string()), []),
})
type Row = v.InferOutput<typeof rowSchema>

const folder = path.join(import.meta.dirname, '../src/tokens/data/generated')
const work = mkdtempSync(path.join(tmpdir(), 'latchkey-tokens-'))

try {
  const tokens = new Map<string, ShippedToken>()
  for (const { row, source } of [...readAave(), ...(await readSolana()), ...(await readLifi())]) {
    const token = toToken(row, source)
    const key = token === undefined ? '' : `${token.chainId}/${token.address}`
    // The first source wins.
    if (token !== undefined && !tokens.has(key)) tokens.set(key, token)
  }
  write([...tokens.values()])
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** Tokens that Aave lends; not Aave's own receipts for them. */
function readAave() {
  const list = readJson(fetchPackage(tokenSources.aave, work), 'tokenlist.json')
  return v
    .parse(v.object({ tokens: v.array(v.unknown()) }), list)
    .tokens.flatMap((row) => (v.is(rowSchema, row) ? [v.parse(rowSchema, row)] : []))
    .filter(({ tags }) => tags.includes('underlying'))
    .map((row) => ({ row, source: 'aave' as const }))
}

/** Wrapped currencies, stablecoins and other widely held tokens. */
async function readLifi() {
  fetchPackage(helperPackages.lifiTypes, work)
  const root = fetchPackage(tokenSources.lifi, work)
  const load = async (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(root, 'src/_esm/coins', file)).href)
  const { defaultCoins, wrappedTokens } = v.parse(
    v.object({
      defaultCoins: v.array(v.object({ chains: v.record(v.string(), v.unknown()) })),
      wrappedTokens: v.record(v.string(), v.unknown()),
    }),
    await load('coins.js'),
  )
  return [...Object.values(wrappedTokens), ...defaultCoins.flatMap(({ chains }) => Object.values(chains))]
    .flatMap((row) => (v.is(rowSchema, row) ? [v.parse(rowSchema, row)] : []))
    .map((row) => ({ row, source: 'lifi' as const }))
}

async function readSolana() {
  const icons: unknown = await import(
    pathToFileURL(path.join(fetchPackage(helperPackages.icons, work), 'dist/metadata/tokens.js')).href
  )
  const confirmed = new Map(
    v
      .parse(
        v.object({
          tokens: v.array(
            v.object({ symbol: v.string(), addresses: v.optional(v.record(v.string(), v.string()), {}) }),
          ),
        }),
        icons,
      )
      .tokens.map(({ addresses, symbol }) => [addresses['solana'], symbol.toLowerCase()]),
  )
  const list = readJson(fetchPackage(tokenSources.solana, work), 'dist/main/tokens/solana.tokenlist.json')
  return v
    .parse(v.object({ tokens: v.array(v.unknown()) }), list)
    .tokens.flatMap((row) => (v.is(rowSchema, row) ? [v.parse(rowSchema, row)] : []))
    .filter(({ address, symbol }) => confirmed.get(address) === symbol.toLowerCase())
    .map((row) => ({ row, source: 'solana' as const }))
}

function readJson(root: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}

/** Returns `undefined` for a chain that is not ours, a chain's own currency and what is excluded. */
function toToken({ chainId: number, address, decimals, name, symbol }: Row, source: TokenSource) {
  const chainId = tokenChains.get(number)
  if (chainId === undefined || address === zeroAddress || /^1+$/.test(address)) return undefined
  if (excludedSymbols.test(symbol)) return undefined
  if (excludedTokens[`${chainId}/${address.toLowerCase()}`] !== undefined) return undefined
  const token: ShippedToken = { chainId, address: toCanonical(chainId, address), symbol, name, decimals, source }
  return token
}

function toCanonical(chainId: string, address: string): string {
  if (chainId.startsWith('solana:')) {
    if (base58.decode(address).length !== 32) throw new Error(`${address} is not an address of Solana.`)
    return address
  }
  const isMixed = address !== address.toLowerCase()
  if (!isAddress(address, { strict: isMixed })) throw new Error(`${address} has a wrong checksum.`)
  return getAddress(address)
}

function write(tokens: readonly ShippedToken[]): void {
  const chains = [...new Set(tokenChains.values())]
  const sorted = chains.flatMap((chainId) => tokens.filter((token) => token.chainId === chainId))
  const notice = Object.entries(tokenSources)
    .map(([source, { license, name, version }]) => ` * ${source}: ${name} ${version}, ${license}`)
    .join('\n')
  const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
  const rows = sorted.map(
    ({ address, chainId, decimals, name, source, symbol }) =>
      `  { chainId: '${chainId}', address: '${address}', symbol: ${quote(symbol)}, name: ${quote(name)}, decimals: ${decimals}, source: '${source}' },\n`,
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, 'shippedTokens.ts'),
    `import type { ShippedToken } from '../ShippedToken.ts'

/*!
 * Facts about tokens from these packages, by the value of \`source\`:
 *
${notice}
 */
export const shippedTokens: readonly ShippedToken[] = [
${rows.join('')}]
`,
  )
  const counts = chains.map((chainId) => `${chainId} ${sorted.filter((token) => token.chainId === chainId).length}`)
  console.log(`${sorted.length} tokens: ${counts.join(', ')}`)
}
