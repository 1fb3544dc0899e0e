const docs = 'https://github.com/latchkey/latchkey/blob/main/docs/'

const pages: ReadonlyMap<string, string> = new Map([
  ['Access', 'operators.md'],
  ['Limits', 'cloud.md#limits'],
  ['Relay', 'relay.md'],
  ['Secure site', 'embedded.md'],
  ['Providers', 'providers.md'],
])

/** Returns where the documentation describes a group of settings. */
export function getGroupDocs(group: string): string {
  return `${docs}${pages.get(group) ?? 'cloud.md#settings'}`
}
