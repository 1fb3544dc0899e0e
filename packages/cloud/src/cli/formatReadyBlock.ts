import { devProjectId } from '../config/devProject.ts'
import { formatUrl } from '../config/formatUrl.ts'
import type { Settings } from '../config/Settings.ts'
import type { Cloud } from '../createCloud.ts'

/** What the server prints for people once it serves; the last line is what scripts wait for. */
export function formatReadyBlock(parameters: {
  readonly cloud: Pick<Cloud, 'url' | 'port'>
  readonly settings: Settings
}): string {
  const { cloud, settings } = parameters
  const { dataFolder, databaseUrl, isDev, redisUrl } = settings
  const storage = databaseUrl !== undefined ? 'Postgres' : dataFolder === 'memory' ? 'in memory only' : dataFolder
  const here = formatUrl({ host: settings.host, port: cloud.port })
  const rows = [
    ['Cloud', cloud.url],
    ...(here === cloud.url ? [] : [['Listens', here]]),
    ['Relay', cloud.url.replace(/^http/, 'ws')],
    ...(isDev ? [['Project', `${devProjectId} (for pages on localhost)`]] : []),
    ['Data', redisUrl === undefined ? storage : `${storage}, joined with other nodes by Redis`],
  ]
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(7)}   ${value}`)
  return [
    '',
    '  Latchkey cloud',
    '',
    ...lines,
    '',
    '  Ctrl-C stops it',
    '',
    `latchkey-cloud ready ${cloud.url}`,
    '',
  ].join('\n')
}
