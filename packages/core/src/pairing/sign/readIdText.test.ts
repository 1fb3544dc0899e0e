import { describe, expect, it } from 'vitest'
import { readIdText } from './readIdText.ts'

function read(frame: string): string | undefined {
  return readIdText(frame, JSON.parse(frame).id)
}

describe('readIdText', () => {
  it.each([
    ['{"id":1}', '1'],
    ['{"id":"a\\"b"}', '"a\\"b"'],
    ['{"id":1700000000000000001}', '1700000000000000001'],
    ['{"method":"x","id" :\n1700000000000000001 }', '1700000000000000001'],
  ])('reads the exact id of %s', (frame, id) => {
    expect(read(frame)).toBe(id)
  })

  it.each([
    ['an object', '{"params":{"id":1700000000000000002},"id":1700000000000000001}'],
    ['a list', '{"id":1700000000000000001,"params":[{"id":1700000000000000002}]}'],
    ['a string', '{"params":"\\",\\"id\\":1700000000000000002,{","id":1700000000000000001}'],
    [
      'a string that ends with a backslash',
      '{"params":"\\\\","id":1700000000000000001,"more":{"id":1700000000000000002}}',
    ],
  ])('ignores an id within %s', (_place, frame) => {
    expect(read(frame)).toBe('1700000000000000001')
  })

  it('reads the last of several ids, as JSON.parse does', () => {
    expect(read('{"id":1700000000000000002,"id":1700000000000000001}')).toBe('1700000000000000001')
  })

  it.each([
    ['{"id":null}'],
    ['{"id":1.5}'],
    ['{"id":1e30}'],
    ['{"id":-1700000000000000001}'],
    ['{"\\u0069d":1700000000000000001}'],
    [`{"id":"${'a'.repeat(65)}"}`],
    ['{"params":{"id":1700000000000000001}}'],
  ])('reads no id from %s', (frame) => {
    expect(read(frame)).toBeUndefined()
  })
})
