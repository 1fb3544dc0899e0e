import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { socialProviders } from '@latchkey/protocol/embedded'
import {
  emailItem,
  emailLoginUsedItem,
  lastEmailLoginTimeItem,
  lastUsedChainItem,
  socialProviderItem,
  socialUsernameItem,
} from '../kernel/store/lazyStoredItems.ts'
import type { PersistedItem } from '../kernel/store/createPersistedItem.ts'
import type { SocialName } from '../options/features.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'

/** A social login that was completed. */
export interface RememberedSocial {
  readonly provider: SocialName
  /** The visitor's name with the provider. */
  readonly userName: string | null
}

/** The data of a login that the page stores (S3.062, S3.063). It contains no secret: the frame keeps the session. */
export interface LoginMemory {
  readonly email: Pick<PersistedItem<string>, 'get' | 'set'>
  readonly lastEmailLoginTime: Pick<PersistedItem<number>, 'get' | 'set'>
  readonly lastUsedChain: Pick<PersistedItem<CaipNetworkId>, 'get' | 'set'>
  /** The last social login (S3.057). */
  readonly social: {
    get(): RememberedSocial | undefined
    set(social: RememberedSocial): void
  }
  /** Notes that the visitor has logged in by e-mail. */
  markEmailLogin(): void
  /** Forgets by which address or account the visitor logged in before: a login with a passkey names none. */
  forgetLogins(): void
  /** Forgets the login (S4.077). The time of the last code stays, because it is a limit. */
  clear(): void
}

const names: readonly SocialName[] = [...socialProviders, 'farcaster']

/** Creates the memory of one modal's login. */
export function createLoginMemory({ persist }: Pick<PluginContext<object>, 'persist'>): LoginMemory {
  const email = persist(emailItem)
  const emailLoginUsed = persist(emailLoginUsedItem)
  const lastUsedChain = persist(lastUsedChainItem)
  const [provider, username] = [persist(socialProviderItem), persist(socialUsernameItem)]
  return {
    email,
    lastUsedChain,
    lastEmailLoginTime: persist(lastEmailLoginTimeItem),
    social: {
      get: () => {
        const name = provider.get()
        const known = names.find((each) => each === name)
        return known === undefined ? undefined : { provider: known, userName: username.get() ?? null }
      },
      set: (social) => {
        // The newest login counts.
        email.remove()
        provider.set(social.provider)
        if (social.userName === null) username.remove()
        else username.set(social.userName)
      },
    },
    markEmailLogin: () => {
      emailLoginUsed.set(true)
      for (const item of [provider, username]) item.remove()
    },
    forgetLogins: () => {
      for (const item of [email, emailLoginUsed, provider, username]) item.remove()
    },
    clear: () => {
      for (const item of [email, emailLoginUsed, lastUsedChain, provider, username]) item.remove()
    },
  }
}
