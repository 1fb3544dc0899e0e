import type { LoggerPort } from '../kernel/ports/ports.ts'
import type { FeatureOptions } from './features.ts'

/** The flags on the debt list: no code reads them yet. `pnpm unserved` compares them with `debts.tsv`. */
const unservedFlags = [
  'send',
  'receive',
  'walletFeaturesOrder',
  'email',
  'socials',
  'swaps',
  'onramp',
  'activity',
  'branding',
] as const satisfies readonly (keyof FeatureOptions)[]

/** Warns the developer of flags that the app sets, other than to `false`, and that have no effect yet. For development only. */
export function warnOfUnservedFlags(parameters: {
  readonly features: FeatureOptions | undefined
  readonly logger: Pick<LoggerPort, 'warn'>
}): void {
  const { features = {}, logger } = parameters
  const names = unservedFlags.filter((name) => features[name] !== undefined && features[name] !== false)
  if (names.length > 0) logger.warn(`These flags of \`features\` have no effect yet: ${names.join(', ')}.`)
}
