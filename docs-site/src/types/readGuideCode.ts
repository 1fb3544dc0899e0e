import path from 'node:path'
import { readCodeBlocks } from '../../../scripts/shared/readCodeBlocks.ts'
import type { Page } from '../Page.ts'
import { examplesFolder, repositoryFolder } from '../paths.ts'
import { completeBlock } from './completeBlock.ts'
import type { CodeFile } from './CodeFile.ts'

/** Guides whose code tests of the repository compare with files that are compiled, or that have none of their own. */
const compiledElsewhere =
  /^(?:README\.md|CONTRIBUTING\.md|SECURITY\.md|docs\/(?:options|adapters|connectors|integration|hooks|testing)\.md|docs\/coming-from\/.*|packages\/(?:siwx|testing)\/README\.md)$/

/** The folders whose packages some guides import. All others import what the site's examples can. */
const folders: Readonly<Record<string, string>> = {
  'docs/bundler.md': 'packages/e2e/src',
  'docs/cloud.md': 'packages/e2e/src',
  'packages/adapter-eip155/README.md': 'packages/e2e/src',
  'packages/cloud/README.md': 'packages/e2e/src',
  'packages/devnet/README.md': 'packages/e2e/src',
  'packages/protocol/README.md': 'packages/e2e/src',
  'packages/secure-site/README.md': 'packages/secure-site/src',
}

/**
 * Returns the code of guides as files: each block with the imports that it leaves out. A block that needs what no package here has begins
 * with `// Not compiled`, and says why.
 */
export function readGuideCode(
  pages: readonly Pick<Page, 'isGenerated' | 'markdown' | 'source'>[],
): readonly CodeFile[] {
  return pages
    .filter(({ isGenerated, source }) => !isGenerated && !compiledElsewhere.test(source) && isGuide(source))
    .flatMap(({ markdown, source }) =>
      readCodeBlocks(markdown)
        .filter(({ code, language }) => /^tsx?$/.test(language) && !code.startsWith('// Not compiled'))
        .map(({ code }, index) => {
          const name = `${source.replace(/^(?:docs|packages)\//, '').replaceAll(/\W/g, '-')}-${index}.tsx`
          const folder = folders[source]
          return {
            file:
              folder === undefined
                ? path.join(examplesFolder, 'guides', name)
                : path.join(repositoryFolder, folder, name),
            code: completeBlock(code),
          }
        }),
    )
}

/** Whether a file is a guide of the repository, and not a page that only the site has. */
function isGuide(source: string): boolean {
  return /^(?:docs|packages)\//.test(source)
}
