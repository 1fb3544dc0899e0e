import type { SocialName } from './features.ts'
import { isFeatureEnabled } from './isFeatureEnabled.ts'
import type { OptionsState } from './optionsState.ts'

/** The part of the platform that decides which providers let visitors log in. */
export interface SocialPlatform {
  /** Whether the page runs in Telegram's web view, which some providers refuse. */
  readonly isTelegram: boolean
  readonly userAgent: string
}

/**
 * Returns the social logins that the modal offers, in the order of the options. In Telegram's web view, Google is missing on
 * iOS, X on a Mac, and Facebook and X on Android.
 *
 * @example
 * ```ts
 * listSocials(modal.controllers.options.store.getState(), { isTelegram: false, userAgent: navigator.userAgent }) // ['google', 'x']
 * ```
 */
export function listSocials(
  state: Pick<OptionsState, 'features' | 'remoteFeatures' | 'cloud' | 'secureSite'>,
  { isTelegram, userAgent }: SocialPlatform,
): readonly SocialName[] {
  const { socials } = state.remoteFeatures
  if (socials === false || !isFeatureEnabled(state, 'socials')) return []
  const refused = isTelegram ? listRefused(userAgent) : []
  return socials.filter((name) => !refused.includes(name))
}

/** The providers that do not open in Telegram's web view of a system. */
function listRefused(userAgent: string): readonly SocialName[] {
  if (/iPhone|iPad|iPod/.test(userAgent)) return ['google']
  if (userAgent.includes('Android')) return ['facebook', 'x']
  return userAgent.includes('Macintosh') ? ['x'] : []
}
