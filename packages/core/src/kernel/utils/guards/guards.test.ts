import { describe, expect, it } from 'vitest'
import { isListOf } from './isListOf.ts'
import { isOneOf } from './isOneOf.ts'
import { isRecordOf } from './isRecordOf.ts'
import { isShapeOf } from './isShapeOf.ts'
import { isText } from './isText.ts'

describe('guards', () => {
  it.each([
    ['', true],
    ['a'.repeat(2_048), true],
    ['a'.repeat(2_049), false],
    [1, false],
    [null, false],
    [['a'], false],
  ])('isText (case %#)', (value: unknown, expected) => {
    expect(isText(value)).toBe(expected)
  })

  it.each([
    ['on', true],
    ['off', true],
    ['toString', false],
    [undefined, false],
    [['on'], false],
  ])('isOneOf %o: %s', (value: unknown, expected) => {
    expect(isOneOf(['on', 'off'])(value)).toBe(expected)
  })

  it.each([
    [[], true],
    [['a', 'b'], true],
    [['a', 1], false],
    [{ 0: 'a', length: 1 }, false],
    ['ab', false],
  ])('isListOf %o: %s', (value: unknown, expected) => {
    expect(isListOf(isText)(value)).toBe(expected)
  })

  it.each([
    [{}, true],
    [{ on: 'a' }, true],
    [{ on: 1 }, false],
    [{ other: 'a' }, false],
    [JSON.parse('{"__proto__":"a"}'), false],
    [['a'], false],
    [null, false],
  ])('isRecordOf %o: %s', (value: unknown, expected) => {
    expect(isRecordOf(isOneOf(['on', 'off']), isText)(value)).toBe(expected)
  })

  it.each([
    [{ name: 'a' }, true],
    [{ name: 1 }, false],
    [{}, false],
    [{ name: 'a', other: 1 }, false],
    [Object.create({ name: 'a' }), false],
    [['a'], false],
    [null, false],
  ])('isShapeOf %o: %s', (value: unknown, expected) => {
    expect(isShapeOf({ name: isText })(value)).toBe(expected)
  })
})
