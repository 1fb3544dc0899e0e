import type { SettingRow } from './SettingRow.ts'
import { settingRows, upstreamRows } from './settingRows.ts'

const width = 100

/** Formats all settings with their defaults for `--help`. */
export function formatSettingsHelp(): string {
  const rows: readonly SettingRow[] = Object.values(settingRows)
  const groups = [...new Set(rows.map(({ group }) => group))]
  return groups
    .map((group) => {
      const settings = rows.filter((row) => row.group === group).map(toEntry)
      const entries = group === 'Upstream' ? [...Object.values(upstreamRows).map(toEntry), ...settings] : settings
      return [`${group}:`, ...entries].join('\n')
    })
    .join('\n\n')
}

function toEntry(
  row: Pick<SettingRow, 'variable' | 'description' | 'initial' | 'initialWords' | 'unit' | 'flag'>,
): string {
  const flag = row.flag === undefined ? '' : `, --${row.flag}`
  const initial = row.initialWords ?? (row.initial === undefined ? 'not set' : row.initial)
  const unit = row.unit === undefined ? '' : ` ${row.unit}`
  return [
    `  ${row.variable}${flag}  (${initial}${unit})`,
    ...wrap(row.description, width - 6).map((line) => `      ${line}`),
  ].join('\n')
}

function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
