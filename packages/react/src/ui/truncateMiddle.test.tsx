import { expect, it } from 'vitest'
import { truncateMiddle } from './truncateMiddle.ts'

it('keeps the ends of an address and does not change a short text', () => {
  expect(truncateMiddle({ text: '0x71C7656EC7ab88b098defB751B7401B5f68976F1' })).toBe('0x71…8976F1')
  expect(truncateMiddle({ text: '12345678901' })).toBe('12345678901')
  expect(truncateMiddle({ text: '123456789012' })).toBe('1234…789012')
  expect(truncateMiddle({ text: 'abcdefgh', leading: 2, trailing: 2 })).toBe('ab…gh')
})
