import { readCodeSpans } from './readGuide.ts'
import type { GuideRow } from './readGuide.ts'

/** What exists. */
export interface KnownNames {
  /** What a reader can start from: exports of the packages, options, events, and reviewed exceptions. */
  readonly starts: ReadonlySet<string>
  /** Every word of the public types and of the options. */
  readonly words: ReadonlySet<string>
  /** Names that are compared as a whole: packages, theme tokens, wallets. */
  readonly whole: ReadonlySet<string>
}

/**
 * Returns a problem for each code span in the column "ours" that names what does not exist. A span is a whole name, such as
 * `--lk-accent`, or an expression, such as `useModal().open`: its first word must be one to start from, the others must
 * occur in the public types.
 */
export function findUnknownNames(rows: readonly GuideRow[], known: KnownNames): readonly string[] {
  return rows.flatMap(({ section, theirs, ours }) =>
    readCodeSpans(ours)
      .filter((span) => !known.whole.has(span))
      .flatMap((span) => {
        if (span.startsWith('@')) return [`${section}, ${theirs}: ${span} in \`${span}\` does not exist`]
        const [first, ...others] = span.replaceAll(/=>|\b\d\w*/g, ' ').match(/[A-Za-z_$][\w$-]*/g) ?? []
        const unknown = [
          ...(first !== undefined && known.starts.has(first) ? [] : [first ?? span]),
          ...others.filter((word) => !known.words.has(word)),
        ]
        return unknown.map((word) => `${section}, ${theirs}: ${word} in \`${span}\` does not exist`)
      }),
  )
}
