import type { SettingRow } from './SettingRow.ts'
import { settingRows, upstreamRows } from './settingRows.ts'

/** Formats all settings as a Markdown table for the documentation. */
export function formatSettingsTable(): string {
  const rows: readonly SettingRow[] = Object.values(settingRows)
  const lines = [...rows, ...Object.values(upstreamRows)].map(toLine)
  return ['| variable | default | unit | description |', '|---|---|---|---|', ...lines].join('\n')
}

function toLine(
  row: Pick<SettingRow, 'variable' | 'description' | 'initial' | 'initialWords' | 'unit' | 'flag'>,
): string {
  const initial = row.initialWords ?? (row.initial === undefined ? 'not set' : `\`${row.initial}\``)
  const flag = row.flag === undefined ? '' : `, \`--${row.flag}\``
  return `| \`${row.variable}\`${flag} | ${initial} | ${row.unit ?? ''} | ${row.description} |`
}
