import type { SiwxMessage } from '@latchkey/protocol/siwx'
import {
  array,
  assert,
  constantFrom,
  date,
  integer,
  nat,
  oneof,
  option,
  property,
  record,
  string,
  stringMatching,
  tuple,
  type Arbitrary,
  uint8Array,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SiwxError } from '../errors/SiwxError.ts'
import { formatMessage } from './formatMessage.ts'
import { parseMessage } from './parseMessage.ts'
import { toChecksumAddress } from './toChecksumAddress.ts'
import {
  anyCharacter,
  assertUnpolluted,
  grow,
  measureGrowth,
  mutatedText,
  repetition,
  runs,
  tooSteep,
} from '../../../../fuzz.shared.ts'

const account = oneof(
  tuple(
    uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) =>
      toChecksumAddress(`0x${Buffer.from(bytes).toString('hex')}`),
    ),
    nat().map((id) => `eip155:${id}`),
  ),
  tuple(stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/), stringMatching(/^solana:[\w-]{1,32}$/)),
  tuple(stringMatching(/^[a-zA-Z\d]{14,90}$/), stringMatching(/^bip122:[\da-f]{32}$/)),
)
const time = date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }).map((value) =>
  value.toISOString(),
)
const uri = oneof(
  stringMatching(/^https:\/\/[a-z]{1,8}\.example(?::\d{2,4})?(?:\/[\w.~%-]{0,5}){0,3}$/).map((text) =>
    text.replace(/%/g, '%41'),
  ),
  stringMatching(/^urn:[a-z]{1,8}:[\w.~!$&'()*+,;=:@-]{1,20}$/),
  constantFrom('https://[::1]:8080/a?b#c', 'ipfs://bafy', 'mailto:visitor@app.example'),
)
/** Such statements as could be taken for other lines of the message. */
const statement = oneof(
  stringMatching(/^[\w.~:/?#[\]@!$&'()*+,;= -]{0,80}$/),
  constantFrom('', ' ', 'URI: https://evil.example', 'Nonce: 12345678', 'Resources:', '- https://evil.example'),
)

const message: Arbitrary<SiwxMessage> = tuple(
  account,
  record(
    {
      domain: stringMatching(/^[a-z\d-]{1,12}(?:\.[a-z]{2,5}){0,2}(?::\d{1,5})?$/),
      uri,
      version: constantFrom('1' as const),
      nonce: stringMatching(/^[a-zA-Z\d]{8,32}$/),
      issuedAt: time,
      scheme: stringMatching(/^[a-zA-Z][a-zA-Z\d+.-]{0,8}$/),
      statement,
      expirationTime: time,
      notBefore: time,
      requestId: stringMatching(/^[\w.~!$&'()*+,;=:@-]{0,20}$/),
      resources: array(uri, { maxLength: 4 }),
    },
    { requiredKeys: ['domain', 'uri', 'version', 'nonce', 'issuedAt'] },
  ),
).map(([[accountAddress, chainId], fields]) => ({
  ...fields,
  accountAddress,
  chainId: chainId as SiwxMessage['chainId'],
}))

/** Reads a text; undefined if it is refused with the documented error. Any other error fails the test. */
function read(text: string): SiwxMessage | undefined {
  try {
    return parseMessage(text)
  } catch (error) {
    expect(error).toBeInstanceOf(SiwxError)
    expect(error).toMatchObject({ code: 'siwx.messageInvalid' })
    return undefined
  }
}

const piece = oneof(
  constantFrom(
    '\n',
    '\r\n',
    '\n\n',
    ' ',
    '',
    '- ',
    ': ',
    'URI: ',
    'Issued At: ',
    'Version: 1',
    'Resources:',
    '\u0000',
    'é',
    '\u2028',
    '://',
    '@',
    '%',
    '01',
  ),
  string({ unit: anyCharacter, maxLength: 4 }),
)

describe('parseMessage', () => {
  it('reads every message that formatMessage writes, field by field', () => {
    assert(
      property(message, (fields) => {
        expect(parseMessage(formatMessage(fields))).toStrictEqual(fields)
      }),
    )
  })

  it('refuses an altered text, or reads what formatMessage writes as that very text', () => {
    assert(
      property(message, nat(), integer({ min: 0, max: 12 }), piece, (fields, at, length, piece) => {
        const text = formatMessage(fields)
        const start = at % (text.length + 1)
        const altered = text.slice(0, start) + piece + text.slice(start + length)
        const parsed = read(altered)
        if (parsed !== undefined) expect(formatMessage(parsed)).toBe(altered)
      }),
      runs(1_000),
    )
  })

  it('refuses lines that are missing, repeated or in another order', () => {
    assert(
      property(message, nat(), nat(), constantFrom('drop', 'repeat', 'swap'), (fields, first, second, change) => {
        const lines = formatMessage(fields).split('\n')
        const [one, two] = [first % lines.length, second % lines.length]
        const altered = lines.flatMap((line, index) => {
          if (change === 'swap') return index === one ? (lines[two] ?? '') : index === two ? (lines[one] ?? '') : line
          if (index !== one) return line
          return change === 'drop' ? [] : [line, line]
        })
        const parsed = read(altered.join('\n'))
        if (parsed !== undefined) expect(formatMessage(parsed)).toBe(altered.join('\n'))
      }),
      runs(1_000),
    )
  })

  it('refuses every other line break', () => {
    assert(
      property(message, nat(), constantFrom('\r\n', '\r', '\n\r', '\u2028'), (fields, at, lineBreak) => {
        const lines = formatMessage(fields).split('\n')
        const end = 1 + (at % (lines.length - 1))
        expect(read(lines.slice(0, end).join('\n') + lineBreak + lines.slice(end).join('\n'))).toBeUndefined()
      }),
    )
  })

  it('refuses a second way to write an account or its chain', () => {
    assert(
      property(message, nat(), (fields, id) => {
        const [address, chainId] = ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', `eip155:${id}`] as const
        const text = formatMessage({ ...fields, accountAddress: toChecksumAddress(address), chainId })
        expect(read(text.replace(/^Chain ID: /m, 'Chain ID: 0'))).toBeUndefined()
        expect(read(text.replace(toChecksumAddress(address), address))).toBeUndefined()
      }),
    )
  })

  it('refuses text of any other kind with its documented error', () => {
    assert(
      property(
        oneof(
          string({ unit: anyCharacter }),
          array(piece).map((pieces) => pieces.join('\n')),
        ),
        (text) => {
          expect(read(text)).toBeUndefined()
        },
      ),
    )
  })
})

describe('formatMessage', () => {
  it('writes no field that would begin another line', () => {
    const field = constantFrom(
      'domain',
      'scheme',
      'accountAddress',
      'uri',
      'nonce',
      'statement',
      'issuedAt',
      'requestId',
      'notBefore',
      'expirationTime',
    )
    assert(
      property(
        message,
        field,
        option(string({ maxLength: 5 })),
        constantFrom('\n', '\r', '\u2028', '\u0085'),
        (fields, name, text, lineBreak) => {
          const value = `${fields[name] ?? ''}${lineBreak}${text ?? ''}`
          expect(() => formatMessage({ ...fields, [name]: value })).toThrow(
            expect.objectContaining({ code: 'siwx.messageInvalid' }),
          )
        },
      ),
    )
  })
})

describe('parseMessage and texts with mistakes', () => {
  it('throws only its documented error, or reads what formatMessage writes as that very text', () => {
    assert(
      property(mutatedText(message.map((fields) => formatMessage(fields))), (text) => {
        const parsed = read(text)
        assertUnpolluted()
        if (parsed !== undefined) expect(formatMessage(parsed)).toBe(text)
      }),
      runs(500),
    )
  })

  it('takes time in proportion to the length', () => {
    const valid = formatMessage({
      domain: 'app.example',
      accountAddress: toChecksumAddress(`0x${'ab'.repeat(20)}`),
      chainId: 'eip155:1',
      uri: 'https://app.example/a',
      version: '1',
      nonce: 'abcdefgh',
      issuedAt: '2026-01-01T00:00:00.000Z',
      statement: 'Hello',
      requestId: 'abc',
      resources: ['https://a.example/a'],
    })
    const places = ['app.example', '0xab', 'Hello', 'app.example/a', 'abcdefgh', '.000', 'abc', 'a.example', '- ']
    const pieces = [
      'a',
      '1',
      '.',
      ':',
      '%41',
      '/',
      '//',
      '@',
      '[',
      '::',
      '[::1]',
      '?',
      '#',
      'a@',
      '\n- a:b',
      '-',
      '://',
    ]
    assert(
      property(repetition(pieces), constantFrom(...places), (parts, place) => {
        // The longest text that is read has half the larger size.
        const write = (size: number): string => valid.replace(place, () => place + grow(parts, size * 0.48))
        const texts = new Map([4_000, 32_000].map((size) => [size, write(size)]))
        expect(measureGrowth((size) => read(texts.get(size) ?? ''))).toBeLessThan(tooSteep)
      }),
      runs(20, 100),
    )
  })
})
