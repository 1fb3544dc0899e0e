import { appNames, type AppName } from './appNames.ts'
import { figures, type Figure } from './figures.ts'
import type { AccessibilityFigures } from './measureAccessibility.ts'
import type { Round } from './measureRound.ts'
import { summarize, type Summary } from './summarize.ts'

export type Rounds = Readonly<Record<AppName, readonly Round[]>>

/** Formats the results as a Markdown table with one row per figure. */
export function formatReport(parameters: {
  readonly rounds: Rounds
  readonly accessibility: AccessibilityFigures
}): string {
  const { rounds, accessibility } = parameters
  const { critical, serious, faint, texts, undecided } = accessibility
  const rows = figures.map((figure) => formatRow(figure, rounds))
  rows.push([
    'axe critical / serious in the open modal; texts below AA',
    '',
    '',
    `**${critical}/${serious}; ${faint.length}** of ${texts}`,
    '',
    '0/0; 0',
    '',
  ])
  const head = ['', 'bare React', 'wagmi + viem', '**ours**', 'ratio', 'our limit', 'ratio limit']
  const table = [head, [':---', ...head.slice(1).map(() => '---:')], ...rows]
  const notes = [
    ...accessibility.violations.map((text) => `- axe: ${text}`),
    ...faint.map(({ view, text, contrast, minimum }) => `- contrast ${contrast} of ${minimum} in ${view}: “${text}”`),
  ]
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`)
  const runs = rounds.latchkey.length
  return [
    ...lines,
    '',
    `Medians of ${runs} rounds (min–max). axe could not determine the contrast of ${undecided} nodes; the contrast of all ${texts} texts was measured from pixels.`,
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n')
}

function formatRow(figure: Figure, rounds: Rounds): string[] {
  const { title, unit, key, base, budget } = figure
  const [bare, wagmi, ours] = appNames.map((name) => summarize(rounds[name].map((round) => round[key])))
  const baseline = base && (base.app === 'bare' ? bare : wagmi)
  return [
    unit === '' ? title : `${title}, ${unit}`,
    formatSummary(bare, figure),
    formatSummary(wagmi, figure),
    `**${formatSummary(ours, figure)}**`,
    ours && baseline ? formatRatio(ours.median / baseline.median, base) : '',
    `${budget ?? ''}`,
    budget !== undefined && base?.value !== undefined ? formatRatio(budget / base.value, base) : '',
  ]
}

function formatSummary(summary: Summary | undefined, { digits }: Figure): string {
  if (summary === undefined) return ''
  const [median, min, max] = [summary.median, summary.min, summary.max].map((value) => value.toFixed(digits))
  return min === max ? `${median}` : `${median} (${min}–${max})`
}

function formatRatio(ratio: number, base: Figure['base']): string {
  return `${ratio.toFixed(2)} × ${base?.app === 'bare' ? 'React' : 'wagmi'}`
}
