/** The kind of a token, which selects its colour. */
export type TokenKind = 'comment' | 'string' | 'keyword' | 'tag' | 'number' | 'name' | 'plain'

/** A token of the code. */
export interface Token {
  readonly kind: TokenKind
  readonly text: string
}

const kinds: readonly (readonly [kind: TokenKind, pattern: string])[] = [
  ['comment', String.raw`\/\*[\s\S]*?\*\/|\/\/[^\n]*`],
  ['string', String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60(?:[^\x60\\]|\\.)*\x60`],
  ['tag', String.raw`<\/?[A-Za-z][\w.]*(?=[\s/>])|\/>|(?<=^\s*)>`],
  [
    'keyword',
    String.raw`\b(?:as|async|await|const|declare|else|export|for|from|function|if|import|interface|let|module|new|of|readonly|return|throw|type|typeof|undefined|null|true|false)\b(?!\s*:)`,
  ],
  ['number', String.raw`\b\d[\d_]*n?\b`],
  ['name', String.raw`\b[a-zA-Z_$][\w$]*(?=\()`],
]
const pattern = new RegExp(kinds.map(([, source]) => `(${source})`).join('|'), 'gm')

/** Splits TypeScript into tokens; concatenated, they equal the code. */
export function toTokens(code: string): readonly Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) })
    const [text, ...groups] = match
    const kind = kinds[groups.findIndex((group) => group !== undefined)]?.[0] ?? 'plain'
    tokens.push({ kind, text })
    end = match.index + text.length
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) })
  return tokens
}
