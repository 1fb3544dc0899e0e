/** A fenced code block of a Markdown text. */
export interface CodeBlock {
  /** The word after the fence, such as `ts`. */
  readonly language: string
  readonly code: string
}

/** Returns the fenced code blocks of a Markdown text. */
export function readCodeBlocks(markdown: string): readonly CodeBlock[] {
  return [...markdown.matchAll(/^( *)```(\w*)[^\n]*\n(.*?)^\1```/gms)].map(([, , language = '', code = '']) => ({
    language,
    code,
  }))
}
