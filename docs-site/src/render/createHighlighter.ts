import { createCssVariablesTheme, createHighlighter as createShiki, createJavaScriptRegexEngine } from 'shiki'
import type { Hover } from '../types/readHovers.ts'
import { escapeHtml } from './escapeHtml.ts'

/** Renders code as HTML. With `hovers`, each name with a type has its index in `data-t`. */
export type Highlight = (code: string, language: string, hovers?: readonly Hover[]) => string

const languages = [
  'ts',
  'tsx',
  'js',
  'json',
  'html',
  'css',
  'sh',
  'diff',
  'yaml',
  'sql',
  'vue',
  'svelte',
  'nginx',
] as const

/** Loads the grammars once. Colours are classes, because the site's policy allows no inline styles. */
export async function createHighlighter(): Promise<Highlight> {
  const theme = createCssVariablesTheme({ name: 'latchkey', variablePrefix: '--', fontStyle: false })
  const shiki = await createShiki({
    themes: [theme],
    langs: [...languages],
    engine: createJavaScriptRegexEngine(),
  })
  const known = new Set(shiki.getLoadedLanguages())
  return (code, language, hovers = []) => {
    if (!known.has(language)) return escapeHtml(code)
    const { tokens } = shiki.codeToTokens(code, {
      lang: language === 'jsx' ? 'tsx' : toLanguage(language),
      theme: 'latchkey',
    })
    return tokens
      .map((line) => line.map((token) => toSpans(token.content, token.offset, toClass(token.color), hovers)).join(''))
      .join('\n')
  }
}

function toLanguage(language: string): (typeof languages)[number] {
  return languages.find((known) => known === language) ?? 'sh'
}

/** `var(--token-keyword)` becomes `keyword`; the colour of plain text needs no class. */
function toClass(color = ''): string {
  const [, name = ''] = /--token-([\w-]+)/.exec(color) ?? []
  return name
}

/** Splits a token at the names inside it, so that each name with a type is an element of its own. */
function toSpans(text: string, offset: number, className: string, hovers: readonly Hover[]): string {
  const inside = hovers
    .map((hover, index) => ({ ...hover, index }))
    .filter(({ start, end }) => start >= offset && end <= offset + text.length)
  const parts: string[] = []
  let at = offset
  for (const { start, end, index } of inside) {
    if (start < at) continue
    if (start > at) parts.push(wrap(text.slice(at - offset, start - offset), className))
    parts.push(wrap(text.slice(start - offset, end - offset), className, index))
    at = end
  }
  if (at < offset + text.length) parts.push(wrap(text.slice(at - offset), className))
  return parts.join('')
}

function wrap(text: string, className: string, hover?: number): string {
  if (className === '' && hover === undefined) return escapeHtml(text)
  const attributes = [className === '' ? '' : ` class="${className}"`, hover === undefined ? '' : ` data-t="${hover}"`]
  return `<span${attributes.join('')}>${escapeHtml(text)}</span>`
}
