import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toSummary } from '../collect/toSummary.ts'
import type { Page } from '../Page.ts'
import { repositoryFolder } from '../paths.ts'
import { formatSince } from './formatSince.ts'

const source = 'docs/options.md'

/**
 * Creates a page for each option of `createModal`, and one for their types. `docs/options.md` is itself generated from the types
 * and from compiled examples, and a test keeps it so.
 */
export function createOptionPages(): readonly Page[] {
  const text = readFileSync(path.join(repositoryFolder, source), 'utf8')
  const [options = '', types = '', adapters = ''] = text.split(/^# (?:Types of options|Parameters of the adapters)\n/m)
  const [introduction = '', ...parts] = options.split(/^## /m)
  const shared = { section: 'Options', source, isGenerated: true } as const
  return [
    {
      ...shared,
      path: 'options',
      title: 'All options',
      summary: 'Everything that createModal accepts.',
      markdown: `${introduction.trimEnd()}\n\nThe [types](page:options/types) behind them, and the [parameters of the adapters](page:options/adapters).\n`,
    },
    {
      ...shared,
      path: 'options/types',
      title: 'Types of options',
      summary: 'The types behind the options of createModal.',
      markdown: `# Types of options\n${types}`,
    },
    {
      ...shared,
      path: 'options/adapters',
      title: 'Parameters of the adapters',
      summary: 'What eip155Adapter, solanaAdapter and bitcoinAdapter accept.',
      markdown: `# Parameters of the adapters\n${adapters}`,
    },
    ...parts.map((part): Page => {
      const [name = ''] = part.split('\n', 1)
      return {
        ...shared,
        path: `options/${name}`,
        title: name,
        summary: toSummary(part.slice(name.length)),
        markdown: [
          `# ${part.trimEnd()}`,
          '',
          ...describeAbsence(name, introduction),
          'A value that is not allowed throws [`options.invalid`](page:errors/options.invalid) during development.',
          '',
          formatSince(),
          '',
          'All options: [createModal](page:options).',
          '',
        ].join('\n'),
      }
    }),
  ]
}

/** Says what counts without an option, by its row in the table of all. */
function describeAbsence(name: string, table: string): readonly string[] {
  const [, value = '–'] = new RegExp(String.raw`^\| \[\x60${name}\x60\]\([^)]*\) \| (.*?) \|`, 'm').exec(table) ?? []
  return value === '–' ? [] : [`Default: ${value}`, '']
}
