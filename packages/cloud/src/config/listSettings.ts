import type { ServerSetting } from '@latchkey/protocol/operator'
import { executorPrefix } from './bundlerRows.ts'
import type { SettingRow } from './SettingRow.ts'
import { settingRows, upstreamRows } from './settingRows.ts'

interface Stated {
  readonly text: string | undefined
  readonly source: ServerSetting['source']
}

/**
 * Lists all settings with their values and where these come from, in the order of `--help`, without any part of a secret. Only for settings
 * that `readSettings` accepts.
 */
export function listSettings(parameters: {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly flags: Readonly<Record<string, string | undefined>>
}): readonly ServerSetting[] {
  const { environment, flags } = parameters
  const getText = (variable: string): string | undefined => environment[variable]?.trim() || undefined
  const findStated = (variable: string, flag: string | undefined, canBeFile: boolean): Stated => {
    const fromFlag = flag === undefined ? undefined : flags[flag]
    if (fromFlag !== undefined) return { text: fromFlag, source: 'flag' }
    const text = getText(variable)
    if (text !== undefined) return { text, source: 'variable' }
    const isFile = canBeFile && getText(`${variable}_FILE`) !== undefined
    return { text: undefined, source: isFile ? 'file' : 'default' }
  }
  const rows = Object.values<SettingRow>(settingRows).map((row) => {
    const { flag, isSecret = false, variable } = row
    return toListed({ ...row, isSecret }, findStated(variable, flag, isSecret))
  })
  const upstreams = Object.entries(upstreamRows).flatMap(([kind, { description, initialWords, variable }]) => {
    const isSecret = kind !== 'rpc' && kind !== 'bundlers'
    const row = { group: 'Upstream', description, initialWords, isSecret } as const
    const names = findNames(Object.keys(environment), variable.replace('*', '')).filter(
      (name) => findStated(name, undefined, true).source !== 'default',
    )
    return names.length === 0
      ? [toListed({ ...row, variable }, { text: undefined, source: 'default' })]
      : names.map((name) => toListed({ ...row, variable: name }, findStated(name, undefined, true)))
  })
  const start = rows.findIndex(({ group }) => group === 'Upstream')
  return [...rows.slice(0, start), ...upstreams, ...rows.slice(start)]
}

/** The variables of chains that begin with a prefix. */
function findNames(names: readonly string[], prefix: string): readonly string[] {
  const isOther = (name: string): boolean =>
    name === settingRows.rpcMethods.variable || (prefix !== executorPrefix && name.startsWith(executorPrefix))
  const found = names.filter((name) => name.startsWith(prefix) && !isOther(name))
  return [...new Set(found.map((name) => name.replace(/_FILE$/, '')))]
}

function toListed(
  row: Pick<SettingRow, 'variable' | 'flag' | 'group' | 'description' | 'unit' | 'initial' | 'initialWords'> & {
    readonly isSecret: boolean
  },
  { source, text }: Stated,
): ServerSetting {
  const { description, flag, group, initial, initialWords, isSecret, unit, variable } = row
  const isSet = source !== 'default'
  const value = isSet ? text : initial
  return {
    variable,
    flag: flag === undefined ? null : `--${flag}`,
    group,
    description,
    unit: unit ?? null,
    isSecret,
    isSet,
    value: isSecret || value === undefined ? null : cutUrls(value).slice(0, 1_000),
    initial: initialWords ?? initial ?? null,
    source,
  }
}

/** Leaves scheme and host of the URLs in a text. User, path and query of a URL may be a key. */
function cutUrls(text: string): string {
  return text.replaceAll(/[a-z][a-z\d+.-]*:\/\/[^\s,]+/gi, (url) => {
    if (!URL.canParse(url)) return '…'
    const { hash, host, password, pathname, protocol, search, username } = new URL(url)
    const hasMore = username + password + search + hash !== '' || pathname.length > 1
    return `${protocol}//${host}${hasMore ? '/…' : ''}`
  })
}
