import type { Page } from '../Page.ts'

/** Words that promise, hurry or fill, and names that mean three different readers. */
const weak =
  /\b(?:simply|just|easy|easily|please|leverage|seamless(?:ly)?|blazing|lightweight|powerful|in order to|allows you to|the user|click here)\b|!(?=\s|$)/i

/** A reader loses the beginning of a longer sentence, in words. */
const longestSentence = 30

/** Returns what the style of the site forbids in the text of pages that exist only on it. */
export function findWeakWords(pages: readonly Pick<Page, 'path' | 'markdown'>[]): readonly string[] {
  return pages.flatMap(({ path, markdown }) => {
    const name = path === '' ? 'The first page' : path
    const text = markdown
      .replaceAll(/^```.*?^```/gms, '')
      .replaceAll(/`[^`\n]*`/g, 'code')
      .replaceAll(/\]\([^)]*\)/g, ']')
    const [word] = weak.exec(text) ?? []
    const sentences = text
      .split(/\n\n+/)
      .filter((paragraph) => !paragraph.startsWith('|'))
      .flatMap((paragraph) => paragraph.replaceAll(/\s+/g, ' ').split(/(?<=[.:?]) /))
    return [
      ...(word === undefined ? [] : [`${name} says "${word}"`]),
      ...sentences
        .filter((sentence) => sentence.split(' ').length > longestSentence)
        .map((sentence) => `${name} has a sentence of more than ${longestSentence} words: ${sentence.slice(0, 60)}…`),
    ]
  })
}
