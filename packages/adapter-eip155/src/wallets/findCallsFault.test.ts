import { expect, it } from 'vitest'
import { findCallsFault } from './findCallsFault.ts'

const to = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'

it.each([
  { calls: [] },
  { calls: [{ to }] },
  { calls: [{ to, data: '0x' }] },
  { calls: [{ to, data: '0x1234', value: '0x1' }, { to }] },
])('finds nothing wrong with %j', (payload) => {
  expect(findCallsFault(payload)).toBeUndefined()
})

it.each([
  [{ calls: [{ to: 'vitalik.eth' }] }, { option: 'calls[0].to', given: 'vitalik.eth' }],
  [{ calls: [{ to }, { to: to.slice(2) }] }, { option: 'calls[1].to', given: to.slice(2) }],
  [{ calls: [{ to: '' }] }, { option: 'calls[0].to', given: '' }],
  [{ calls: [{}] }, { option: 'calls[0].to', given: undefined }],
  [{ calls: [{ to: 5 }] }, { option: 'calls[0].to', given: 5 }],
])('refuses a call whose to does not start with 0x: %j [S5.019]', (payload, fault) => {
  expect(findCallsFault(payload)).toEqual(fault)
})

it.each([
  [{ calls: [{ to, data: '1234' }] }, { option: 'calls[0].data', given: '1234' }],
  [{ calls: [{ to, data: '' }] }, { option: 'calls[0].data', given: '' }],
  [{ calls: [{ to }, { to, data: null }] }, { option: 'calls[1].data', given: null }],
])('refuses a call whose data is there and does not start with 0x: %j [S5.020]', (payload, fault) => {
  expect(findCallsFault(payload)).toEqual(fault)
})

it.each([undefined, null, [], 'calls', {}, { calls: {} }, { calls: 'no' }])(
  'refuses what is no batch: %j',
  (payload) => {
    expect(findCallsFault(payload)?.option).toBe('calls')
  },
)
