import { settingRows, upstreamRows } from '../../../packages/cloud/src/config/settingRows.ts'
import type { SettingRow } from '../../../packages/cloud/src/config/SettingRow.ts'
import type { Page } from '../Page.ts'
import { toCell, toCode } from './formatMembers.ts'

type Row = Omit<SettingRow, 'schema'>

/** Every setting of the cloud. The pools of a chain are described without their checks. */
const settings: readonly Row[] = [
  ...Object.values(settingRows),
  ...Object.values(upstreamRows).map((row) => ({ group: 'Upstream' as const, expected: 'URLs', ...row })),
]

/** Creates the page of the cloud's settings, by group. */
export function createSettingsPage(): Page {
  const groups = Map.groupBy(settings, ({ group }) => group)
  return {
    path: 'self-host/settings',
    title: 'Settings',
    summary: 'Every setting of the cloud, with its default.',
    section: 'Self-host',
    source: 'docs/cloud.md',
    origin: 'packages/cloud/src/config/settingRows.ts',
    isGenerated: true,
    markdown: [
      '# Settings of the cloud',
      '',
      'Settings are environment variables. A flag overrides its variable, and an empty variable counts as not set. If one is not valid,',
      'the cloud lists all that are not and does not start. How to set secrets: [the cloud](cloud.md#settings).',
      '',
      ...[...groups].flatMap(([group, rows]) => [
        `## ${group}`,
        '',
        '| variable | default | description |',
        '|---|---|---|',
        ...rows.map((row) => {
          const { variable, flag, description, initial, initialWords, expected, unit, isSecret } = row
          const name = `\`${variable}\`${flag === undefined ? '' : ` \`--${flag}\``}`
          const value = initialWords ?? (initial === undefined ? 'not set' : toCode(initial))
          const allowed = `${expected}${unit === undefined ? '' : `, in ${unit}`}${isSecret === true ? '; a secret' : ''}`
          return `| ${name} | ${value} | ${toCell(`${description} Allowed: ${allowed}.`)} |`
        }),
        '',
      ]),
    ].join('\n'),
  }
}
