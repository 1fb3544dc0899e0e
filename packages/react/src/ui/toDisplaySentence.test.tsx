import { expect, it } from 'vitest'
import { toDisplaySentence } from './toDisplaySentence.ts'

it('keeps a whole sentence', () => {
  const sentence = 'The request is more than 5 minutes old or ahead. Check the clock of this device.'
  expect(toDisplaySentence(sentence)).toBe(sentence)
})

it('removes what could reverse or break the page', () => {
  expect(toDisplaySentence('  Not\u202E allowed\n\n\u0007here. ')).toBe('Not allowed here.')
  expect(toDisplaySentence('\u200B\n')).toBe('')
})

it('cuts what is too long, between characters', () => {
  expect(toDisplaySentence('a'.repeat(240))).toBe('a'.repeat(240))
  expect(toDisplaySentence('a'.repeat(10_000))).toBe(`${'a'.repeat(239)}…`)
  expect(toDisplaySentence(`${'a'.repeat(238)}🦊🦊`)).toBe(`${'a'.repeat(238)}…`)
})
