import { summarize } from '../summarize.ts'
import { kitNames, kits, type KitName } from './kits.ts'
import type { KitAccess, KitRound } from './measureKit.ts'

interface Row {
  readonly title: string
  readonly key: keyof KitRound
  readonly digits: number
}

const rows: readonly Row[] = [
  { title: 'first load, gzip, KiB', key: 'firstLoad', digits: 0 },
  { title: 'opening the list of wallets, gzip, KiB', key: 'opening', digits: 0 },
  { title: 'button on screen, ms', key: 'ready', digits: 0 },
  { title: 'main thread blocked during load, ms', key: 'blocked', digits: 0 },
  { title: 'click → list of wallets, ms', key: 'list', digits: 0 },
  { title: 'click on an installed wallet → address in the app, ms', key: 'address', digits: 0 },
  { title: 'reload → address in the app, ms', key: 'restored', digits: 0 },
  { title: 'heap after load, MB', key: 'heap', digits: 1 },
  { title: 'requests to other hosts before the first click', key: 'foreignBefore', digits: 0 },
  { title: 'requests to other hosts while the list opens', key: 'foreignOpen', digits: 0 },
]

/** Formats the results as a Markdown table: a row for each figure, a column for each kit, with minimum and maximum where they differ. */
export function formatComparison(parameters: {
  readonly rounds: Readonly<Record<KitName, readonly KitRound[]>>
  readonly access: Readonly<Record<KitName, KitAccess>>
  readonly versions: Readonly<Record<KitName, string>>
}): string {
  const { rounds, access, versions } = parameters
  const cells = rows.map(({ title, key, digits }) => [
    title,
    ...kitNames.map((name) => {
      const summary = summarize(rounds[name].map((round) => round[key]))
      if (summary === undefined) return ''
      const [median, min, max] = [summary.median, summary.min, summary.max].map((value) => value.toFixed(digits))
      return min === max ? `${median}` : `${median} (${min}–${max})`
    }),
  ])
  const accessRow = [
    'axe in the open list: critical / serious',
    ...kitNames.map((name) => `${access[name].critical} / ${access[name].serious}`),
  ]
  const head = ['', ...kitNames.map((name) => `${kits[name].title} ${versions[name]}`)]
  const table = [head, [':---', ...kitNames.map(() => '---:')], ...cells, accessRow]
  const found = kitNames.flatMap((name) =>
    access[name].rules.length === 0 ? [] : [`- axe, ${kits[name].title}: ${access[name].rules.join(', ')}`],
  )
  return [
    ...table.map((line) => `| ${line.join(' | ')} |`),
    '',
    `Medians of ${rounds.latchkey.length} rounds (min–max). React 18, built with Vite, processor slowed down 4×, Fast 4G.`,
    ...(found.length > 0 ? ['', ...found] : []),
  ].join('\n')
}
