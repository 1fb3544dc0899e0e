import { expect, it } from 'vitest'
import { toTour } from './toTour.ts'

const print = (...parameters: Parameters<typeof toTour>): string[] =>
  toTour(...parameters).map(({ step, state }) => `${step} ${state}`)

it('leads through the steps in order', () => {
  expect(print({ isConnected: false, done: [], canSwitch: false })).toEqual([
    'connect current',
    'sign next',
    'send next',
    'switch next',
  ])
  expect(print({ isConnected: true, done: ['send'], canSwitch: true })).toEqual([
    'connect done',
    'sign current',
    'send done',
    'switch next',
  ])
})

it('leaves out switching where the wallet has one network', () => {
  expect(print({ isConnected: true, done: ['sign', 'send'], canSwitch: false })).toEqual([
    'connect done',
    'sign done',
    'send done',
  ])
})

it('begins again after disconnecting', () => {
  expect(print({ isConnected: false, done: ['sign'], canSwitch: true })).toEqual([
    'connect current',
    'sign next',
    'send next',
    'switch next',
  ])
})
