import { getVariablePrefix, type ProviderFacts, type ProviderName, providers } from './providers.ts'

/** Formats what each provider serves, costs, requires and learns as a Markdown table for the documentation. */
export function formatProvidersTable(): string {
  const names = Object.keys(providers).filter((name): name is ProviderName => name in providers)
  return [
    '| provider | for | serves | requires | costs | learns | with `public` |',
    '|---|---|---|---|---|---|---|',
    ...names.map((name) => toLine(name, providers[name])),
  ].join('\n')
}

function toLine(name: ProviderName, facts: ProviderFacts): string {
  const cells = [
    `\`${name}\``,
    facts.concerns.join(', '),
    facts.serves,
    describeRequirement(name, facts),
    facts.cost,
    facts.learns,
    facts.isPublic ? 'yes' : 'no',
  ]
  return `| ${cells.join(' | ')} |`
}

function describeRequirement(name: ProviderName, { hasSecret = false, isLocal, key, url }: ProviderFacts): string {
  const variable = getVariablePrefix(name)
  if (isLocal === true) return '`LATCHKEY_DEV`'
  if (key === 'requiredWithoutInstance') return `\`${variable}_KEY\`, or \`${variable}_INSTANCES\``
  if (key === 'requiredWithoutPage') return `\`${variable}_KEY\`, or \`${variable}_PAGE\` for a page without quotes`
  if (hasSecret) return `\`${variable}_KEY\` and \`${variable}_SECRET\``
  if (key === 'required') return `\`${variable}_KEY\``
  if (url === undefined && name !== 'rpc') return `\`${variable}_URL\``
  return key === 'optional' ? `nothing; \`${variable}_KEY\` is optional` : 'nothing'
}
