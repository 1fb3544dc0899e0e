import { expect, it } from 'vitest'
import { parseTokenList } from './parseTokenList.ts'

const good = {
  chainId: 1,
  address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  symbol: 'DAI',
  name: 'Dai Stablecoin',
  decimals: 18,
}
const listed = { ...good, chainId: 'eip155:1' }
const solanaMint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

async function read(...rows: readonly unknown[]) {
  return parseTokenList(JSON.stringify({ name: 'A list', tokens: rows }))
}

it.each([
  { title: 'a plain row', row: good, token: listed },
  { title: 'an address without a checksum', row: { ...good, address: good.address.toLowerCase() }, token: listed },
  {
    title: 'unknown members, as newer versions have',
    row: { ...good, tags: ['stablecoin'], extensions: {} },
    token: listed,
  },
  {
    title: 'a picture over https',
    row: { ...good, logoURI: 'https://pictures.example/dai.png' },
    token: { ...listed, logoUri: 'https://pictures.example/dai.png' },
  },
  {
    title: 'a picture on ipfs',
    row: { ...good, logoURI: 'ipfs://QmXttGpZrECX5qCyXbBQiqgQNytVGeZW5Anewvh2jc4psg' },
    token: { ...listed, logoUri: 'ipfs://QmXttGpZrECX5qCyXbBQiqgQNytVGeZW5Anewvh2jc4psg' },
  },
  {
    title: 'a picture that cannot be used, which is left out',
    row: { ...good, logoURI: 'data:image/png;base64,' },
    token: listed,
  },
  { title: 'a picture that is no text, which is left out', row: { ...good, logoURI: 7 }, token: listed },
  {
    title: 'a mint of Solana',
    row: { ...good, chainId: 101, address: solanaMint },
    token: { ...good, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', address: solanaMint },
  },
  { title: 'a symbol outside ASCII', row: { ...good, symbol: 'USD₮0' }, token: { ...listed, symbol: 'USD₮0' } },
  { title: 'spaces around a name', row: { ...good, name: ' Dai ' }, token: { ...listed, name: 'Dai' } },
])('reads $title', async ({ row, token }) => {
  expect(await read(row)).toEqual({ tokens: [token], skipped: 0 })
})

it.each<{ title: string; row: unknown }>([
  { title: 'null', row: null },
  { title: 'text', row: 'DAI' },
  { title: 'no address', row: { ...good, address: undefined } },
  { title: 'a wrong checksum', row: { ...good, address: '0x6b175474E89094C44Da98b954EedeAC495271d0F' } },
  { title: 'a short address', row: { ...good, address: '0x6B175474E89094C44Da98b954EedeAC495271d' } },
  { title: 'the zero address', row: { ...good, address: `0x${'0'.repeat(40)}` } },
  { title: 'a mint with the number of another chain', row: { ...good, address: solanaMint } },
  { title: 'a mint of 31 bytes', row: { ...good, chainId: 101, address: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJzi' } },
  { title: 'the currency of Solana', row: { ...good, chainId: 101, address: '1'.repeat(32) } },
  { title: 'a chain id that is text', row: { ...good, chainId: '1' } },
  { title: 'a negative chain id', row: { ...good, chainId: -1 } },
  { title: 'decimals with a fraction', row: { ...good, decimals: 1.5 } },
  { title: 'negative decimals', row: { ...good, decimals: -1 } },
  { title: 'more decimals than any token has', row: { ...good, decimals: 37 } },
  { title: 'an empty symbol', row: { ...good, symbol: '' } },
  { title: 'a symbol of 21 characters', row: { ...good, symbol: 'A'.repeat(21) } },
  { title: 'a space in a symbol', row: { ...good, symbol: 'D AI' } },
  { title: 'a change of direction in a symbol', row: { ...good, symbol: 'DA\u202EI' } },
  { title: 'a name of 61 characters', row: { ...good, name: 'A'.repeat(61) } },
  { title: 'a line break in a name', row: { ...good, name: 'Dai\nStablecoin' } },
  { title: 'an invisible character in a name', row: { ...good, name: 'Dai\u200B' } },
  { title: 'a website as its symbol', row: { ...good, symbol: 'https://claim.fi' } },
  { title: 'a website in its name', row: { ...good, name: 'Claim at WWW.claim.fi' } },
])('skips and counts $title', async ({ row }) => {
  expect(await read(row, good)).toEqual({ tokens: [listed], skipped: 1 })
})

it.each(['', '[]', '{}', 'null', '{"tokens":{}}', '<html>', '{"tokens":[', '\u0000'])(
  'does not take %j for a list',
  async (text) => {
    expect(await parseTokenList(text)).toBeUndefined()
  },
)

it('lets other work of the node run while it reads a long list', async () => {
  let turns = 0
  const count = (): void => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const list = await read(...Array.from({ length: 3_000 }, () => good))
  clearImmediate(next)
  expect(list?.tokens).toHaveLength(3_000)
  expect(turns).toBeGreaterThanOrEqual(5)
})
