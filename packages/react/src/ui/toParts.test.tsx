import { expect, it } from 'vitest'
import { toParts } from './toParts.ts'

it.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [[1, 2, 3], [[1, 2, 3]]],
  [
    [1, 2, 3, 4],
    [[1, 2, 3], [4]],
  ],
])('splits %j into %j', (list, parts) => {
  expect(toParts(list, 3)).toEqual(parts)
})
