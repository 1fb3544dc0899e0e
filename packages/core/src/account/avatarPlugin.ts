import type { AvatarParameters } from '../options/AvatarParameters.ts'
import { definePlugin } from '../plugin/definePlugin.ts'

/** The app's own pictures of accounts. */
export interface Avatars {
  /** Returns what the option `avatar` returns, unless that is no text. An exception that it throws is logged. */
  choose(account: AvatarParameters): string | undefined
}

/** Asks the app for pictures of accounts. */
export const avatarPlugin = /*#__PURE__*/ definePlugin({
  id: 'avatar',
  create: ({ options, ports }): Avatars => ({
    choose: (account) => {
      try {
        const picture: unknown = options.avatar?.(account)
        return typeof picture === 'string' ? picture : undefined
      } catch (error) {
        ports.logger.warn('The option `avatar` threw an error. The picture of the name, or colours, are shown.', error)
        return undefined
      }
    },
  }),
})
