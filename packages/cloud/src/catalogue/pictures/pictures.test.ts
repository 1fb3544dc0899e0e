import { describe, expect, it } from 'vitest'
import { measureGrowth, tooSteep } from '../../../../../fuzz.shared.ts'
import { chains } from '../data/chains.ts'
import { currencyPictures } from '../data/generated/currencyPictures.ts'
import { networkPictures } from '../data/generated/networkPictures.ts'
import { tokenPictures } from '../data/generated/tokenPictures.ts'
import { walletPictures } from '../data/generated/walletPictures.ts'
import { createMonogram } from './createMonogram.ts'
import { findPublicPicture } from './findPublicPicture.ts'
import { isInertSvg } from './isInertSvg.ts'

const shapes = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="url(#a)" d="M0 0h8v8z"/></svg>'
const within = (content: string): string => shapes.replace('<path', `${content}<path`)
const withAttribute = (text: string): string => shapes.replace('<path', `<path ${text}`)

describe('isInertSvg', () => {
  it('accepts shapes that only reference each other', () => {
    expect(isInertSvg(shapes)).toBe(true)
    expect(isInertSvg(within('<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient></defs>'))).toBe(
      true,
    )
    expect(isInertSvg(withAttribute('clip-path="url(#b)" style="mask-type:alpha"'))).toBe(true)
    expect(isInertSvg(within('<use href="#b" x="1"/>'))).toBe(true)
  })

  it.each([
    ['a script', within('<script>alert(1)</script>')],
    ['a script in another case', within('<SCRIPT>alert(1)</SCRIPT>')],
    ['a script with a prefix', within('<svg:script>alert(1)</svg:script>')],
    ['an empty external script', within('<script href="https://a.example/x.js"/>')],
    ['a handler', withAttribute('onload="alert(1)"')],
    ['a handler in apostrophes', withAttribute("onclick='alert(1)'")],
    ['a handler on the root element', shapes.replace('<svg ', '<svg onload="alert(1)" ')],
    ['a handler without quotes', withAttribute('onclick=alert(1)')],
    ['foreign content', within('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['a style sheet', within('<style>@import "https://a.example/x.css";</style>')],
    ['a URL in a style', withAttribute('style="fill:url(https://a.example/x)"')],
    ['a URL in a paint', shapes.replace('url(#a)', 'url(//a.example/x#a)')],
    ['an escaped URL', shapes.replace('url(#a)', String.raw`u\72l(https://a.example)`)],
    ['an unclosed URL', withAttribute('style="fill:url(//a.example/x"')],
    ['a URL with a quote', withAttribute('style="fill:url(//a.example/it\'s)"')],
    ['a URL with a bracket', withAttribute(`style='fill:url("//a.example/x)")'`)],
    ['an unclosed reference', withAttribute('fill="url(#a url(//a.example/x"')],
    ['a set of images', withAttribute(`style="background:image-set('//a.example/x' 1x)"`)],
    ['an image of CSS', withAttribute(`style="background:image('//a.example/x')"`)],
    ['a URL behind a comment', withAttribute('style="fill:/**/url(//a.example/x"')],
    ['an external image', within('<image href="https://a.example/x.png"/>')],
    ['an embedded image', within('<image href="data:image/png;base64,AAAA"/>')],
    ['a link', within('<a href="https://a.example"><path d="M0 0"/></a>')],
    ['an external use', within('<use href="https://a.example/x.svg#a"/>')],
    ['a use with xlink:href', within('<use xlink:href="https://a.example/x.svg#a"/>')],
    ['an animation', within('<animate attributeName="href" to="https://a.example"/>')],
    ['a set', within('<set attributeName="onload" to="alert(1)"/>')],
    ['a doctype with an entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${shapes}`],
    ['an entity in an attribute', withAttribute('style="&#117;rl(https://a.example)"')],
    ['an instruction', `<?xml-stylesheet href="https://a.example/x.css"?>${shapes}`],
    ['an unterminated comment', within('<!-- ')],
    ['a CDATA section', within('<![CDATA[<script>alert(1)</script>]]>')],
    ['a tag within a tag', within('<path d="M0 0" <script>')],
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['content after the end', `${shapes}<script>alert(1)</script>`],
    ['a foreign namespace', shapes.replace('http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xhtml')],
    ['nothing', ''],
  ])('refuses %s', (_what, svg) => {
    expect(isInertSvg(svg)).toBe(false)
  })

  it('reads thousands of unclosed URLs in proportion to their number', () => {
    const read = (size: number): boolean => isInertSvg(withAttribute(`fill="${'url( '.repeat(size / 5)}"`))
    expect(measureGrowth(read)).toBeLessThan(tooSteep)
  })
})

describe.each([
  ['wallets', walletPictures, 80],
  ['networks', networkPictures, 70],
  ['tokens', tokenPictures, 70],
  ['currencies', currencyPictures, 40],
])('the pictures of %s', (_what, pictures, least) => {
  it('are inert, small and roughly square', () => {
    const entries = Object.entries(pictures)
    expect(entries.length).toBeGreaterThanOrEqual(least)
    for (const [id, svg] of entries) {
      expect(isInertSvg(svg), id).toBe(true)
      expect(svg.length, id).toBeLessThan(8001)
      const [, width = '', height = ''] = /^<svg [^>]*viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
      expect(Number(width) / Number(height), id).toBeGreaterThan(0.8)
      expect(Number(width) / Number(height), id).toBeLessThan(1.25)
    }
  })

  it('contain no dangling references', () => {
    for (const [id, svg] of Object.entries(pictures)) {
      const references = [...svg.matchAll(/(?:url\(|href=")#([\w.-]+)/g)].map((match) => match[1])
      const ids = new Set([...svg.matchAll(/ id="([\w.-]+)"/g)].map((match) => match[1]))
      expect(
        references.filter((name) => !ids.has(name)),
        id,
      ).toEqual([])
    }
  })
})

it('all pictures together stay small, because they are part of the package', () => {
  const all = [walletPictures, networkPictures, tokenPictures, currencyPictures].flatMap((table) =>
    Object.values(table),
  )
  expect(all.reduce((sum, svg) => sum + svg.length, 0)).toBeLessThan(400_000)
})

describe('createMonogram', () => {
  const draw = (name: string, id = 'a'): string => createMonogram({ id, name })
  const read = (name: string): string | undefined => />([^<>]*)<\/text>/.exec(draw(name))?.[1]

  it.each([
    ['Orange Wallet', 'O'],
    ['Magic Eden Wallet', 'ME'],
    ['1inch Wallet', '1'],
    ["D'CENT", 'DC'],
    ['Polkadot{.js}', 'PJ'],
    ['Wallet', 'W'],
    ['élan vital', 'ÉV'],
    ['比特派', '比'],
    ['🦊', '?'],
    ['<script>alert(1)</script>', 'SA'],
    ['"><svg onload=x>', 'SO'],
    ['&amp;', 'A'],
  ])('draws %s as %s, using only shapes', (name, initials) => {
    expect(read(name)).toBe(initials)
    expect(isInertSvg(draw(name))).toBe(true)
  })

  it('is deterministic, with different colors for different wallets', () => {
    expect(draw('Nest', 'nest')).toBe(draw('Nest', 'nest'))
    const ids = ['nest', 'nest2', 'utila', 'cobo', 'oyl', 'wizz', 'asigna', 'decaf']
    expect(new Set(ids.map((id) => draw('Nest', id))).size).toBe(ids.length)
  })
})

describe('findPublicPicture', () => {
  it('finds a network by CAIP-2 id, by its path form and by name', () => {
    const ethereum = networkPictures['ethereum']
    expect(ethereum).toBeDefined()
    for (const id of ['eip155-1', 'eip155:1', 'ethereum', 'Ethereum', 'eip155-11155111']) {
      expect(findPublicPicture('asset', id), id).toBe(ethereum)
    }
    expect(findPublicPicture('asset', 'solana-5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe(networkPictures['solana'])
    expect(findPublicPicture('asset', 'cosmos-cosmoshub-4')).toBe(networkPictures['cosmos-hub'])
  })

  it('has a picture for every network that declares one', () => {
    const drawn = chains.filter(({ picture }) => picture !== undefined)
    expect(drawn.length).toBeGreaterThan(70)
    expect(drawn.filter(({ id }) => findPublicPicture('asset', id.replace(':', '-')) === undefined)).toEqual([])
  })

  it('finds currencies by code and tokens by symbol, ignoring case', () => {
    for (const code of ['usd', 'EUR', 'Gbp', 'jpy']) expect(findPublicPicture('currency', code), code).toBeDefined()
    for (const symbol of ['ETH', 'usdc', 'Btc', 'SOL', 'arb']) {
      expect(findPublicPicture('token', symbol), symbol).toBeDefined()
    }
  })

  it.each(['', 'unknown', 'eip155-31337', 'constructor', '__proto__', 'toString', '../../etc/passwd', 'eip155-'])(
    'finds nothing for %j',
    (id) => {
      for (const kind of ['asset', 'currency', 'token'] as const) expect(findPublicPicture(kind, id)).toBeUndefined()
    },
  )

  it('does not mix kinds', () => {
    expect(findPublicPicture('currency', 'eth')).toBeUndefined()
    expect(findPublicPicture('token', 'usd')).toBeUndefined()
    expect(findPublicPicture('asset', 'usdc')).toBeUndefined()
  })
})
