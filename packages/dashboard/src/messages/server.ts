import { formatCount, formatNumber } from './format.ts'

/** The texts of the settings of the server. */
export const serverMessages = {
  title: 'Server settings',
  lead: 'What the node that answers was started with. Settings are environment variables and flags: change them where the cloud is started, then start it again.',
  find: 'Find a setting',
  placeholder: 'Name, flag or description',
  found: (found: number, all: number) =>
    found === all ? formatCount(all, 'setting', 'settings') : `${formatNumber(found)} of ${formatNumber(all)} settings`,
  docs: (group: string) => `Documentation of ${group}`,
  docsShort: 'Documentation',
  none: 'Not set',
  set: 'Set',
  initial: (text: string) => `Default: ${text}`,
  noInitial: 'No default',
  sources: { flag: 'From a flag', variable: 'From its variable', file: 'From a file', default: 'Default' },
  emptyTitle: 'No setting matches',
  emptyText: 'Search for a part of a name, such as rate, or for a word of a description.',
} as const
