import { expect, it } from 'vitest'
import { parseAnswer } from './parseAnswer.ts'

it('keeps large integers exact, and everything else unchanged', () => {
  expect(parseAnswer('{"value":589000000123456789,"rent":18446744073709551615,"text":"589000000123456789"}')).toEqual({
    value: 589000000123456789n,
    rent: 18446744073709551615n,
    text: '589000000123456789',
  })
  expect(parseAnswer('[1,1.5,1e400,-3,true,null]')).toEqual([1, 1.5, Infinity, -3, true, null])
})
