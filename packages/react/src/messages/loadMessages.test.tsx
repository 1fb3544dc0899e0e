import { expect, it } from 'vitest'
import { ar } from './ar.ts'
import { createButtonTranslator } from './createButtonTranslator.ts'
import { enButtons } from './en.buttons.ts'
import { en } from './en.ts'
import { enPseudo } from './en.pseudo.ts'
import { loadButtonMessages } from './loadButtonMessages.ts'
import { loadMessages } from './loadMessages.ts'
import type { ButtonMessages } from './Messages.ts'

it('loads a language by its full tag or primary subtag, and keeps the region for numbers', async () => {
  expect(await loadMessages('ar')).toEqual({ locale: 'ar', messages: ar })
  expect(await loadMessages('AR-eg')).toEqual({ locale: 'ar-EG', messages: ar })
  expect(await loadMessages('en-GB')).toEqual({ locale: 'en-GB', messages: en })
  expect(await loadMessages('en-XA')).toEqual({ locale: 'en-XA', messages: enPseudo })
})

it('loads the same languages for the buttons as for the modal', async () => {
  for (const tag of ['ar', 'ar-EG', 'en-XA', 'en', 'en-GB']) {
    const { messages } = await loadMessages(tag)
    expect(messages).toMatchObject(pickButtons((await loadButtonMessages(tag)) ?? en))
  }
})

/** A language may hold its button messages among all its messages. */
function pickButtons(messages: ButtonMessages): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => key.startsWith('button.')))
}

it.each(['de', 'arn', '', '__proto__', 'constructor', '<script>', 'x'.repeat(10_000)])(
  'falls back to English for %s',
  async (tag) => {
    expect(await loadMessages(tag)).toEqual({ locale: 'en', messages: en })
    expect(await loadButtonMessages(tag)).toBeUndefined()
    expect(createButtonTranslator({ english: enButtons })('button.connect')).toBe('Connect wallet')
  },
)
