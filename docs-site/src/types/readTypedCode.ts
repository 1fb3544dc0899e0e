import path from 'node:path'
import type { Page } from '../Page.ts'
import { examplesFolder } from '../paths.ts'
import { readCodeBlocks } from '../../../scripts/shared/readCodeBlocks.ts'
import type { CodeFile, TypeReader } from './createTypeReader.ts'
import { findTypeErrors } from './findTypeErrors.ts'
import { type Hover, readHovers } from './readHovers.ts'

export interface TypedCode {
  /** Returns the types of names in a block of code: a file that was compiled, or some lines of one. */
  readonly findHovers: (code: string) => readonly Hover[]
  /** What does not compile. */
  readonly problems: readonly string[]
}

/**
 * Compiles the examples of hooks and components, which are in comments, and the files of `docs-site/examples`. Guides of the
 * repository have tests of their own that compile their code.
 */
export function readTypedCode(
  reader: TypeReader,
  pages: readonly Page[],
  exampleFiles: readonly CodeFile[],
): TypedCode {
  const comments = pages
    .filter(({ isGenerated, section }) => isGenerated && (section === 'Hooks' || section === 'Components'))
    .flatMap((page) =>
      readCodeBlocks(page.markdown)
        .filter(({ language }) => language === 'tsx')
        .map(({ code }, index) => ({
          file: path.join(examplesFolder, 'comments', `${page.title.replaceAll(' ', '')}${index}.tsx`),
          code,
        })),
    )
  const files = [...comments, ...exampleFiles]
  reader.add(files)
  // Before the hovers: asking for the type of a name makes the compiler report errors that it does not have otherwise.
  const problems = files.flatMap(({ file }) => findTypeErrors(reader, file))
  const hovers = files.map(({ file, code }) => ({ code, found: readHovers(reader, file) }))
  return {
    problems,
    findHovers(block) {
      const whole =
        hovers.find(({ code }) => code.trimEnd() === block) ?? hovers.find(({ code }) => code.includes(block))
      const start = whole?.code.indexOf(block) ?? 0
      return (whole?.found ?? [])
        .filter((hover) => hover.start >= start && hover.end <= start + block.length)
        .map((hover) => ({ ...hover, start: hover.start - start, end: hover.end - start }))
    },
  }
}
