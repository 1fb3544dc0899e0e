import { readFileSync } from 'node:fs'
import path from 'node:path'
import { errorTexts } from '../../../packages/core/src/kernel/errors/errorTexts.ts'
import { errorGuide } from '../../../packages/core/src/test/errorGuide.ts'
import { listSourceFiles, isTestFile } from '../../../scripts/shared/listSourceFiles.ts'
import type { Page } from '../Page.ts'
import { repositoryFolder } from '../paths.ts'
import { formatSince } from './formatSince.ts'

const source = 'docs/errors.md'

/** Packages whose code raises errors for apps. */
const raising = ['core', 'react', 'element', 'siwx', 'adapter-eip155', 'adapter-solana', 'adapter-bitcoin']

/** Creates a page for each code of the error catalogue, and the list of them. `docs/errors.md` says where each is shown. */
export function createErrorPages(): readonly Page[] {
  const text = readFileSync(path.join(repositoryFolder, source), 'utf8')
  const [introduction = '', ...parts] = text.split(/^<a id=".*"><\/a>\n\n## /m)
  const contexts = readContexts()
  const raisers = findRaisers(Object.keys(errorTexts))
  const codes = parts.map((part) => part.split('\n', 1).join('')).filter((code) => isCode(code))
  const shared = { section: 'Errors', source, isGenerated: true } as const
  const areas = Map.groupBy(codes, (code) => code.split('.', 1).join(''))
  const list = [...areas].flatMap(([area, members]) => [
    `## ${area}`,
    '',
    '| code | message |',
    '|---|---|',
    ...members.map(
      (code) => `| [\`${code}\`](page:errors/${code}) | ${errorTexts[code].replaceAll('|', String.raw`\|`)} |`,
    ),
    '',
  ])
  return [
    {
      ...shared,
      path: 'errors',
      title: 'All errors',
      summary: 'Every error code with its cause and remedy.',
      markdown: [introduction.trimEnd(), '', ...list].join('\n'),
    },
    ...codes.map((code, index): Page => {
      const context = contexts.get(code)
      const places = raisers.get(code) ?? []
      const surface = parts[index]?.trimEnd().split('\n').at(-1) ?? ''
      const long = parts[index]?.split('\n\n').at(2) ?? ''
      const { when, remedy } = errorGuide[code]
      return {
        ...shared,
        path: `errors/${code}`,
        title: code,
        summary: when,
        isMinor: true,
        origin: 'packages/core/src/test/errorGuide.ts',
        markdown: [
          `# ${code}`,
          '',
          `> ${errorTexts[code]}`,
          '',
          '## What happened',
          '',
          when,
          ...(long.startsWith(when) || long === '' ? [] : ['', long]),
          '',
          '## What to do',
          '',
          remedy,
          '',
          '## Where it is shown',
          '',
          surface,
          '',
          ...(context === undefined ? [] : ['## Fields of `context`', '', '```ts', context, '```', '']),
          ...(places.length === 0
            ? []
            : [
                '## Where it comes from',
                '',
                `Code of ${places.map((place) => `\`@latchkey/${place}\``).join(', ')}.`,
                '',
              ]),
          '## Recognize it',
          '',
          '```ts',
          formatExample(code, context),
          '```',
          '',
          formatSince(),
          '',
          'All errors: [the list](page:errors).',
          '',
        ].join('\n'),
      }
    }),
  ]
}

/** Returns code that recognizes an error, and reads what its context says in any case. */
function formatExample(code: string, context: string | undefined): string {
  const fields = [...(context ?? '').matchAll(/\breadonly (\w+): /g)].map(([, field = '']) => field)
  return [
    "import { isModalError } from '@latchkey/core'",
    '',
    'function explain(error: unknown): string {',
    `  if (!isModalError(error, '${code}')) throw error`,
    fields.length === 0
      ? '  return error.message'
      : `  return [error.message, ${fields.map((field) => `error.context?.${field}`).join(', ')}].join(' ')`,
    '}',
  ].join('\n')
}

function isCode(code: string): code is keyof typeof errorTexts {
  return code in errorTexts
}

/** Reads the type of the context of each code that has one. */
function readContexts(): ReadonlyMap<string, string> {
  const file = path.join(repositoryFolder, 'packages/core/src/kernel/errors/contexts.ts')
  const text = readFileSync(file, 'utf8').replaceAll(/^ {4}/gm, '  ')
  return new Map(
    [...text.matchAll(/^ {2}'([\w.]+)': (\{[^{}]*\})$/gm)].map(([, code = '', type = '']) => [
      code,
      type.replaceAll(/^ {2}\}/gm, '}'),
    ]),
  )
}

/** Returns the packages whose published code names each code. */
function findRaisers(codes: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const name of raising) {
    const folder = path.join(repositoryFolder, 'packages', name)
    const text = listSourceFiles(path.join(folder, 'src'))
      .filter(
        (file) =>
          !isTestFile(path.relative(folder, file)) && !file.includes('errorTexts') && !file.includes('errorSurfaces'),
      )
      .filter((file) => !file.endsWith('contexts.ts') && !file.includes('/messages/'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    for (const code of codes) if (text.includes(`'${code}'`)) found.set(code, [...(found.get(code) ?? []), name])
  }
  return found
}
