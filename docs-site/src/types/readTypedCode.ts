import path from 'node:path'
import type { Page } from '../Page.ts'
import { examplesFolder } from '../paths.ts'
import { readCodeBlocks } from '../../../scripts/shared/readCodeBlocks.ts'
import { completeBlock } from './completeBlock.ts'
import type { CodeFile } from './CodeFile.ts'
import type { TypeReader } from './createTypeReader.ts'
import { findTypeErrors } from './findTypeErrors.ts'
import { readGuideCode } from './readGuideCode.ts'
import { type Hover, readHovers } from './readHovers.ts'

export interface TypedCode {
  /** Returns the types of names in a block of code: a file that was compiled, or some lines of one. */
  readonly findHovers: (code: string) => readonly Hover[]
  /** What does not compile. */
  readonly problems: readonly string[]
}

/**
 * Compiles the examples of hooks, components and errors, the code of guides that no test of the repository compiles, and
 * the files of `docs-site/examples`.
 */
export function readTypedCode(
  reader: TypeReader,
  pages: readonly Page[],
  exampleFiles: readonly CodeFile[],
): TypedCode {
  const comments = pages
    .filter(({ isGenerated, section }) => isGenerated && ['Hooks', 'Components', 'Errors'].includes(section))
    .flatMap((page) =>
      readCodeBlocks(page.markdown)
        .filter(({ code, language }) => language === 'tsx' || (language === 'ts' && code.startsWith('import ')))
        .map(({ code }, index) => ({
          file: path.join(examplesFolder, 'comments', `${page.title.replaceAll(' ', '')}${index}.tsx`),
          // The list of errors begins with a part of an app.
          code: page.section === 'Errors' ? completeBlock(code) : code,
        })),
    )
  const files = [...comments, ...readGuideCode(pages), ...exampleFiles]
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
