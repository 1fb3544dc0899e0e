import { describe, expect, it } from 'vitest'
import { findRequestId } from './findRequestId.ts'

describe('findRequestId', () => {
  it.each([
    ['{"id":1700000000000000001,"jsonrpc":"2.0"}', '1700000000000000001'],
    ['{"jsonrpc":"2.0","id":"1700000000000000001"}', '"1700000000000000001"'],
    ['{"id":0}', '0'],
    [' \n\t{ "id" : 9007199254740993 \r\n, "method" : "x" }', '9007199254740993'],
    ['{"id":1.5e3}', '1.5e3'],
    ['{"id":-7}', '-7'],
    ['{"id":null}', 'null'],
    ['{"id":{"id":5}}', '{"id":5}'],
    ['{"id":[1,"]",{"a":"}"}],"x":1}', '[1,"]",{"a":"}"}]'],
    [String.raw`{"id":"a\"b\\","x":1}`, String.raw`"a\"b\\"`],
    [String.raw`{"\u0069d":3}`, '3'],
    [String.raw`{"x\"":"\"id\":4","id":5}`, '5'],
    ['{"params":{"id":1,"list":[{"id":2}]},"id":3}', '3'],
    ['{"id":1,"id":2}', '2'],
    ['{"id":2,"params":{"message":"\\\\"}}', '2'],
    ['{"idx":1,"ID":2}', undefined],
    ['{}', undefined],
    [' { } ', undefined],
    ['{"params":[[[{"id":1}]]]}', undefined],
  ])('finds in %s: %s', (text, id) => {
    JSON.parse(text)
    expect(findRequestId(text)).toBe(id)
  })

  it('agrees with JSON.parse on ids that it can represent, at any position', () => {
    const fillers = [
      '"method":"irn_publish"',
      '"params":{"topic":"a","list":[1,{"id":9}],"message":"\\"}{"}',
      '"x":null',
    ]
    for (let place = 0; place <= fillers.length; place += 1)
      for (const id of ['"text"', '123', '""', '"\\u007b"', '0']) {
        const text = `{${[...fillers.slice(0, place), `"id":${id}`, ...fillers.slice(place)].join(',')}}`
        expect(findRequestId(text)).toBe(id)
        expect(JSON.parse(text)).toMatchObject({ id: JSON.parse(id) })
      }
  })

  it('takes linear time', () => {
    const long = `{"a":"${'\\\\'.repeat(500_000)}","b":[${'['.repeat(100_000)}${']'.repeat(100_000)}],"c":"${'\\"'.repeat(500_000)}","id":7}`
    const start = performance.now()
    expect(findRequestId(long)).toBe('7')
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
