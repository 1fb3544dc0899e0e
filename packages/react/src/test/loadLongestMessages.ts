import { languageLoaders } from '../messages/languageLoaders.ts'
import type { MessageKey, MessageOverrides } from '../messages/Messages.ts'
import { parseMessage, type MessageNode } from '../messages/parseMessage.ts'

export interface LongestMessages {
  readonly messages: MessageOverrides
  /** Returns the languages of the longest texts that may be part of a text on screen, for the message of a failure. */
  readonly findLanguages: (shown: string) => readonly string[]
}

/** Loads a language that does not exist: it has the longest of each text in all languages. What holds it holds every language. */
export async function loadLongestMessages(): Promise<LongestMessages> {
  const longest = new Map<string, { readonly language: string; readonly text: string; readonly length: number }>()
  for (const [language, load] of Object.entries(languageLoaders)) {
    if (language === 'en-XA') continue
    const { money, opening, views } = await load()
    for (const [key, text = ''] of Object.entries({ ...opening, ...(await views()), ...(await money()) })) {
      const length = getLength(/, (?:plural|select),/.test(text) ? (parseMessage(text) ?? []) : [text])
      if (length > (longest.get(key)?.length ?? 0)) longest.set(key, { language, text, length })
    }
  }
  const messages: { [Key in MessageKey]?: string } = {}
  for (const [key, { text }] of longest) Object.assign(messages, { [key]: text })
  return {
    messages,
    findLanguages: (shown) => {
      const found = [...longest.values()].filter(({ text }) => shown.includes(text.split('{', 1)[0] || text))
      return [...new Set(found.map(({ language }) => language))]
    },
  }
}

/** The length of the longest variant, in Latin letters. */
function getLength(nodes: readonly MessageNode[]): number {
  return nodes.reduce((sum, node) => {
    if (typeof node === 'string') return sum + getWidth(node)
    return 'branches' in node ? sum + Math.max(...[...node.branches.values()].map(getLength)) : sum
  }, 0)
}

/** Characters of the Far East are twice as wide, and marks are above letters. */
function getWidth(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return text.length + wide - (text.match(/\p{M}/gu)?.length ?? 0)
}
