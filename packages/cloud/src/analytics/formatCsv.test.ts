import { expect, it } from 'vitest'
import { formatCsvRow } from './formatCsv.ts'

it('quotes as RFC 4180 says', () => {
  const rows = [
    ['wallet', 'visits'],
    ['a,b', 1],
    ['say "hi"', -2],
    ['two\r\nlines', 0.5],
    [null, 0],
  ]
  expect(rows.map(formatCsvRow).join('')).toBe(
    'wallet,visits\r\n"a,b",1\r\n"say ""hi""",-2\r\n"two\r\nlines",0.5\r\n,0\r\n',
  )
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('disarms the formula %j', (text) => {
  expect(formatCsvRow([text])).toMatch(/^"?'/)
})
