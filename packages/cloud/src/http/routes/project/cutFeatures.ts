import type { ProjectFeatures } from '@latchkey/protocol/project'

/** What this cloud can offer, by its providers. */
export interface FeatureOffers {
  /** Login by e-mail: a mail server and a secure site. */
  readonly email: boolean
  /** The social logins, in the order of a modal. */
  readonly socials: readonly NamesOf<'socials'>[]
  readonly activity: boolean
  readonly nfts: boolean
  readonly swaps: readonly NamesOf<'swaps'>[]
  readonly onramp: readonly NamesOf<'onramp'>[]
}

type NamesOf<list extends 'socials' | 'swaps' | 'onramp'> = Exclude<NonNullable<ProjectFeatures[list]>, false>[number]

/**
 * Cuts a project's features to what this cloud can offer, so that apps offer nothing that would answer 501. Features that
 * need no provider stay as they are; absent ones get their defaults in the app.
 */
export function cutFeatures(parameters: {
  readonly wished: ProjectFeatures
  readonly offers: FeatureOffers
}): ProjectFeatures {
  const { offers, wished } = parameters
  return {
    ...wished,
    ...(offers.email ? {} : { email: false }),
    ...(offers.activity ? {} : { activity: false }),
    ...(offers.nfts ? {} : { nfts: false }),
    socials: cutList(wished.socials, offers.socials),
    swaps: cutList(wished.swaps, offers.swaps),
    onramp: cutList(wished.onramp, offers.onramp),
  }
}

/** The order in which a modal shows them without a wish (S9.087). */
const socialOrder = ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'] as const

/** Sorts the providers that this cloud has a client of. */
export function listOfferedSocials(providers: readonly string[]): FeatureOffers['socials'] {
  return socialOrder.filter((name) => providers.includes(name))
}

/** Without a wish, everything that is offered. */
function cutList<name>(wished: readonly name[] | false | undefined, offered: readonly name[]): name[] | false {
  if (wished === false) return false
  const names = (wished ?? offered).filter((name) => offered.includes(name))
  return names.length > 0 ? names : false
}
