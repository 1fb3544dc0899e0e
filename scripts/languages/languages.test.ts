import { describe, expect, it } from 'vitest'
import { listForeignTerms } from './listForeignTerms.ts'
import { type CatalogueText, catalogueNames, listTags, readTexts } from './readCatalogues.ts'
import { readGlossary } from './readGlossary.ts'
import { otherSenses, sharedTexts, withoutTerm } from './reviewed.ts'

const english = await readTexts('en')
const tags = listTags('react/opening').filter((tag) => tag !== 'en')
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  'zh-Hans': /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
}

it('has the same languages in every catalogue', () => {
  expect(tags.length).toBeGreaterThan(15)
  for (const name of catalogueNames) expect([name, listTags(name)]).toEqual([name, ['en', ...tags].toSorted()])
})

describe.each(tags)('%s', async (tag) => {
  const texts = await readTexts(tag)
  const byKey = new Map(texts.map((text) => [text.key, text]))
  /** Lists the texts that fail, with what is wrong. */
  const list = (judge: (text: CatalogueText, source: CatalogueText) => unknown): readonly unknown[] =>
    english.flatMap((source) => {
      const text = byKey.get(source.key)
      const fault = text && judge(text, source)
      return fault === undefined || fault === false ? [] : [[source.key, fault, text?.forms]]
    })

  it('has every text, each with the values of English', () => {
    expect(texts.map(({ key }) => key).toSorted()).toEqual(english.map(({ key }) => key).toSorted())
    expect(list((text, source) => String(text.values) !== String(source.values) && text.values)).toEqual([])
  })

  it('has every plural form that the language distinguishes', () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    expect(
      list(
        ({ plurals }, source) =>
          plurals.length !== source.plurals.length ||
          plurals.find((categories) => !pluralCategories.every((category) => categories.includes(category))),
      ),
    ).toEqual([])
  })

  it('leaves no text in English', () => {
    const script = scripts[tag]
    expect(
      list(({ forms }, source) => {
        const isEnglish = (form: string): boolean =>
          script === undefined ? source.forms.includes(form) : /\p{L}/u.test(form) && !script.test(form)
        return forms.find((form) => /\p{L}/u.test(source.forms.join('')) && isEnglish(form) && !sharedTexts.has(form))
      }),
    ).toEqual([])
  })

  it('has the typography of the language: no straight quotes, no double spaces, no exclamation marks', () => {
    expect(list(({ forms }) => forms.find((form) => /['"`!！]|\s{2}|\.{3}/.test(form)))).toEqual([])
    // Only what surrounds a value may begin or end with a space.
    expect(
      list(({ forms }, source) =>
        // What follows the name of a host begins as the language needs.
        source.key === 'site/login codeHint 1'
          ? undefined
          : forms.find((form) => form !== form.trim() && source.forms.every((each) => each === each.trim())),
      ),
    ).toEqual([])
  })

  it('uses the words of its glossary', () => {
    const glossary = readGlossary(tag)
    expect(glossary.length).toBeGreaterThan(30)
    const reviewed = [...Object.keys(otherSenses), ...(withoutTerm[tag] ?? [])]
    const found = listForeignTerms({ english, translated: byKey, glossary })
    expect(found.filter(({ key }) => !reviewed.includes(key))).toEqual([])
  })
})
