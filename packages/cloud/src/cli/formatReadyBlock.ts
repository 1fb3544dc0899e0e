import { isIPv4 } from 'node:net'
import { devProjectId } from '../config/devProject.ts'
import { formatUrl } from '../config/formatUrl.ts'
import type { Settings } from '../config/Settings.ts'
import type { Cloud } from '../createCloud.ts'
import { listMachineAddresses } from '../request/createHostCheck.ts'

/** The text that the server prints when it is ready. Scripts wait for the last line. */
export function formatReadyBlock(parameters: {
  readonly cloud: Pick<Cloud, 'adminUrl' | 'secureSiteUrl' | 'url' | 'port'>
  /** See `Cloud.createOwnerLink`. */
  readonly ownerLink?: string | undefined
  readonly settings: Settings
}): string {
  const { cloud, ownerLink, settings } = parameters
  const { dataFolder, databaseUrl, host, isDev, publicUrls, redisUrl } = settings
  const isReachable = publicUrls.length === 0 && (host === '0.0.0.0' || host === '::')
  const storage = databaseUrl !== undefined ? 'Postgres' : dataFolder === 'memory' ? 'in memory only' : dataFolder
  const here = formatUrl({ host, port: cloud.port })
  const rows = [
    ['Cloud', cloud.url],
    ...(here === cloud.url ? [] : [['Listens', here]]),
    ...(cloud.adminUrl === undefined ? [] : [['Admin', cloud.adminUrl]]),
    ...(cloud.secureSiteUrl === undefined ? [] : [['Wallet', cloud.secureSiteUrl]]),
    ['Relay', `${cloud.url.replace(/^http/, 'ws')}/relay`],
    // What a phone in the same network can open; `createHostCheck` accepts exactly these.
    ...(isReachable
      ? listMachineAddresses()
          .filter(isIPv4)
          .map((address) => ['Network', formatUrl({ host: address, port: cloud.port })])
      : []),
    ...(isDev ? [['Project', `${devProjectId} (for pages on localhost)`]] : []),
    ...(ownerLink === undefined ? [] : [['Owner', ownerLink]]),
    ['Data', redisUrl === undefined ? storage : `${storage}, shared with other nodes through Redis`],
  ]
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(7)}   ${value}`)
  return [
    '',
    '  Latchkey cloud',
    '',
    ...lines,
    '',
    '  Press Ctrl-C to stop',
    '',
    `latchkey-cloud ready ${cloud.url}`,
    '',
  ].join('\n')
}
