import { isWalletLink } from '@latchkey/protocol/atoms'
import { array, assert, constantFrom, integer, oneof, property, string, stringMatching, webUrl } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getPairingLinks } from './getPairingLinks.ts'
import { getRequestLink } from './getRequestLink.ts'
import { joinLink } from './joinLink.ts'
import { grow, measureGrowth, mutatedText, repetition, runs, tooSteep } from '../../../../../fuzz.shared.ts'

const ownScheme = stringMatching(/^[a-z][a-z\d]{2,8}wallet$/)
const path = array(constantFrom('/', 'open', 'wc', '?a=b', '#c', '&', 'v1', '%20', '?')).map((parts) => parts.join(''))
/** Well-formed links, as wallets list them. */
const goodLink = oneof(
  webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
  constantFrom('https://t.me/wallet_bot/app', 'https://t.me/wallet_bot?mode=compact', 'https://telegram.me/bot'),
  stringMatching(/^[a-z][a-z\d]{2,8}wallet:(?:\/{0,3}|\/\/main|\/\/open\/wc\/?)$/),
)
/** Links of any kind, many of which only look safe. */
const anyLink = oneof(
  array(
    oneof(
      constantFrom(
        'https:',
        'HTTPS:',
        'http:',
        'javascript:',
        'JaVaScRiPt:',
        'data:',
        'intent:',
        'ms-settings:',
        'tel:',
        'file:',
        'wallet:',
        '//',
        '/',
        '\\',
        '@',
        ':',
        'a.example',
        't.me',
        '\t',
        '\n',
        ' ',
        '\u0000',
        '#',
        '?',
      ),
      string({ maxLength: 3 }),
    ),
  ).map((parts) => parts.join('')),
  goodLink,
)
const refused = [
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'intent:',
  'http:',
  'ws:',
  'ftp:',
  'tel:',
  'sms:',
  'ms-msdt:',
  'search-ms:',
  'itms-services:',
  'facetime:',
]

/** Returns the address as a browser parses it; undefined if it cannot be parsed. */
function readUrl(link: string): URL | undefined {
  return URL.canParse(link) ? new URL(link) : undefined
}

describe('isWalletLink', () => {
  it('accepts every link to a website and every scheme of an app', () => {
    assert(
      property(goodLink, (link) => {
        expect(isWalletLink(link)).toBe(true)
      }),
    )
  })

  it('never throws, and accepts nothing that a browser would run, read or send a password with', () => {
    assert(
      property(anyLink, (link) => {
        if (!isWalletLink(link)) return
        expect(link).not.toMatch(/[\s\p{Cc}]/u)
        const url = readUrl(link)
        expect(refused).not.toContain(url?.protocol)
        if (url?.protocol === 'https:') expect([url.username, url.password]).toStrictEqual(['', ''])
      }),
      runs(1_000),
    )
  })

  it('rejects a link with a name or password', () => {
    const name = stringMatching(/^(?:[a-z.]{1,9}(?::[a-z]{0,5})?|:[a-z]{1,5})$/)
    assert(
      property(webUrl({ validSchemes: ['https'] }), name, (url, name) => {
        expect(isWalletLink(url.replace('://', `://${name}@`))).toBe(false)
      }),
    )
  })

  it('rejects a refused scheme in any case and after any white space', () => {
    assert(
      property(
        constantFrom(...refused),
        array(integer({ min: 0, max: 1 })),
        string({ unit: constantFrom(' ', '\n', '\u0001') }),
        path,
        (scheme, capitals, blank, rest) => {
          const written = Array.from(scheme, (letter, index) =>
            capitals[index] === 1 ? letter.toUpperCase() : letter,
          ).join('')
          expect(isWalletLink(blank + written + rest)).toBe(false)
        },
      ),
    )
  })
})

describe('joinLink', () => {
  it('returns a safe link to the same app or website as the link that it extends', () => {
    assert(
      property(anyLink, string(), (base, payload) => {
        if (!isWalletLink(base)) return
        const joined = joinLink({ base, query: `uri=${encodeURIComponent(payload)}`, payload })
        if (joined === undefined) return
        expect(isWalletLink(joined)).toBe(true)
        const [before, after] = [readUrl(base), readUrl(joined)]
        expect(joined.split(':', 1)).toStrictEqual(base.split(':', 1))
        if (before?.protocol === 'https:') expect(after?.origin).toBe(before.origin)
      }),
      runs(1_000),
    )
  })
})

describe('getPairingLinks', () => {
  const uri = stringMatching(
    /^wc:[0-9a-f]{64}@2\?expiryTimestamp=\d{10}&relay-protocol=irn&symKey=[0-9a-f]{64}(?:&methods=\[wc_\w{1,10}\])?$/,
  )

  it('passes the pairing URI to the wallet unchanged', () => {
    assert(
      property(
        goodLink,
        uri,
        constantFrom('ios', 'android', 'telegram-ios', 'telegram-android'),
        (mobile_link, uri, platform) => {
          const [link] = getPairingLinks({ wallet: { mobile_link }, uri, platform })
          const parameters = new URL(link?.href ?? '').searchParams
          const start = parameters.get('startapp')
          const handed =
            start === null ? (parameters.getAll('uri').at(-1) ?? '') : Buffer.from(start, 'base64url').toString()
          const isTwice = platform === 'telegram-android' && link?.kind === 'scheme' && start === null
          expect(handed).toBe(isTwice ? encodeURIComponent(uri) : uri)
        },
      ),
    )
  })

  it('never throws, and returns safe links only', () => {
    assert(
      property(anyLink, anyLink, uri, constantFrom('ios', 'desktop'), (one, other, uri, platform) => {
        const wallet = { mobile_link: one, link_mode: other, desktop_link: one, webapp_link: other }
        for (const { href } of getPairingLinks({ wallet, uri, platform })) expect(isWalletLink(href)).toBe(true)
      }),
    )
  })
})

describe('getRequestLink', () => {
  it('includes the request and the session in the link, with any characters', () => {
    assert(
      property(ownScheme, string({ minLength: 1 }), string({ minLength: 1 }), (scheme, requestId, topic) => {
        const link = getRequestLink({ base: `${scheme}://`, requestId, topic }) ?? ''
        const parameters = new URLSearchParams(link.split('?')[1])
        expect([...parameters]).toStrictEqual([
          ['requestId', requestId],
          ['sessionTopic', topic],
        ])
        expect(getRequestLink({ base: `javascript:${scheme}`, requestId, topic })).toBeUndefined()
      }),
    )
  })
})

describe('links with mistakes', () => {
  it.each(['rainbow:\\u0000//open', 'rainbow://[', 'https://t.me:a/'])(
    '%s leads nowhere, because no browser opens it',
    (base) => {
      expect(joinLink({ base, query: 'a=b', payload: 'c' })).toBeUndefined()
      const wallet = { mobile_link: base, desktop_link: base }
      expect(getPairingLinks({ wallet, uri: 'wc:a', platform: 'ios' })).toStrictEqual([])
      expect(getRequestLink({ base, requestId: '1' })).toBeUndefined()
    },
  )

  const bases = oneof(
    goodLink,
    constantFrom('https://wallet.example/wc?a=b#c', 'rainbow://open/wc', 'https://t.me/a/b'),
  )

  it('never throw, and lead to the same app or website, or nowhere', () => {
    const uri = `wc:${'ab'.repeat(32)}@2?expiryTimestamp=1767225600&relay-protocol=irn&symKey=${'cd'.repeat(32)}`
    assert(
      property(mutatedText(bases), (link) => {
        const platform = link.length % 2 === 0 ? 'ios' : 'android'
        const links = getPairingLinks({ wallet: { mobile_link: link, link_mode: link }, uri, platform })
        if (!isWalletLink(link)) expect(links).toStrictEqual([])
        for (const { href } of links) {
          expect(isWalletLink(href)).toBe(true)
          expect(new URL(href).protocol).toBe(readUrl(link)?.protocol ?? new URL(href).protocol)
        }
        const asked = getRequestLink({ base: link, requestId: '1', topic: 'a' })
        if (asked !== undefined) expect([isWalletLink(link), isWalletLink(asked)]).toStrictEqual([true, true])
      }),
      runs(500),
    )
  })

  it('take time in proportion to their length', () => {
    const pieces = ['/', '//', '/a', '?', '#', '&', ':', '@', '-', 'chrome-', '.']
    assert(
      property(
        repetition(pieces),
        constantFrom('', 'wallet:', 'https://a.example/', 'https://t.me/'),
        (parts, start) => {
          const join = (size: number): unknown => {
            // The longest link that is accepted.
            const base = start + grow(parts, size / 2)
            return isWalletLink(base) ? joinLink({ base, query: 'a=b', payload: 'c' }) : undefined
          }
          expect(measureGrowth(join)).toBeLessThan(tooSteep)
        },
      ),
      runs(15, 100),
    )
    const slashes = (size: number): unknown =>
      joinLink({ base: `wallet:a${'/'.repeat(size / 2)}b`, query: 'a=b', payload: 'c' })
    expect(measureGrowth(slashes)).toBeLessThan(tooSteep)
  })
})
