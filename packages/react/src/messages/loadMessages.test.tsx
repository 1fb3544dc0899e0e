import { expect, it } from 'vitest'
import { money as arMoney } from './languages/ar/money.ts'
import { opening as ar } from './languages/ar/opening.ts'
import { views as arViews } from './languages/ar/views.ts'
import { createButtonTranslator } from './createButtonTranslator.ts'
import { enButtons } from './languages/en/buttons.ts'
import { enMoney } from './languages/en/money.ts'
import { en } from './languages/en/opening.ts'
import { enViews } from './languages/en/views.ts'
import { pseudoButtons } from './languages/en/pseudoButtons.ts'
import { enPseudo } from './languages/en/pseudo.ts'
import { loadButtonMessages } from './loadButtonMessages.ts'
import { loadMessages } from './loadMessages.ts'
import type { ButtonMessages } from './Messages.ts'

it('loads a language by its full tag or primary subtag, and keeps the region for numbers', async () => {
  expect(await loadMessages('ar')).toMatchObject({ locale: 'ar', messages: ar })
  expect(await loadMessages('AR-eg')).toMatchObject({ locale: 'ar-EG', messages: ar })
  expect(await loadMessages('en-GB')).toMatchObject({ locale: 'en-GB', messages: en })
  expect(await loadMessages('en-XA')).toMatchObject({ locale: 'en-XA', messages: enPseudo })
})

it('loads the texts of the views apart, and all of them together are the language', async () => {
  for (const [tag, parts] of [
    ['en', [en, enViews, enMoney]],
    ['ar', [ar, arViews, arMoney]],
  ] as const) {
    const loaded = await loadMessages(tag)
    expect(loaded.messages).toEqual(parts[0])
    expect(loaded.parts.has(['views'])).toBe(false)
    await loaded.parts.load(['views'])
    expect(loaded.messages).toEqual({ ...parts[0], ...parts[1] })
    expect([loaded.parts.has(['views']), loaded.parts.has(['views', 'money'])]).toEqual([true, false])
    expect((await loadMessages(tag, ['views', 'money'])).messages).toEqual(Object.assign({}, ...parts))
  }
})

it('has the pseudo-language of the buttons as it is made', () => {
  expect(pseudoButtons).toEqual(pickButtons(enPseudo))
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

it.each(['tlh', 'arn', '', '__proto__', 'constructor', '<script>', 'x'.repeat(10_000)])(
  'falls back to English for %s',
  async (tag) => {
    expect(await loadMessages(tag)).toMatchObject({ locale: 'en', messages: en })
    expect(await loadButtonMessages(tag)).toBeUndefined()
    expect(createButtonTranslator({ english: enButtons })('button.connect')).toBe('Connect wallet')
  },
)
