import { isRecord } from './isRecord.ts'

export const themes = ['system', 'light', 'dark'] as const
/** The languages of the modal, as their speakers name them. */
export const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'ar', name: 'العربية' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
  { tag: 'fa', name: 'فارسی' },
  { tag: 'fr', name: 'Français' },
  { tag: 'he', name: 'עברית' },
  { tag: 'hi', name: 'हिन्दी' },
  { tag: 'id', name: 'Bahasa Indonesia' },
  { tag: 'it', name: 'Italiano' },
  { tag: 'ja', name: '日本語' },
  { tag: 'ko', name: '한국어' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
  { tag: 'ru', name: 'Русский' },
  { tag: 'tr', name: 'Türkçe' },
  { tag: 'uk', name: 'Українська' },
  { tag: 'vi', name: 'Tiếng Việt' },
  { tag: 'zh-Hans', name: '简体中文' },
  { tag: 'zh-Hant', name: '繁體中文' },
] as const
export const fonts = ['system', 'serif', 'mono'] as const
export const walletOrders = ['recent', 'installed', 'custom'] as const
export const demoWalletIds = ['demo', 'spare', 'solana', 'bitcoin', 'trio'] as const
export const signIns = ['off', 'optional', 'required'] as const

export type Theme = (typeof themes)[number]
export type Locale = (typeof languages)[number]['tag']
export type Font = (typeof fonts)[number]
export type WalletOrder = (typeof walletOrders)[number]
export type SignInNeed = (typeof signIns)[number]
export type DemoWalletId = (typeof demoWalletIds)[number]

/** Everything that the visitor can choose on the page. */
export interface Settings {
  readonly theme: Theme
  readonly locale: Locale
  /** The name of an accent in `accents.ts`, or a colour such as `#7a2fe0`. */
  readonly accent: string
  /** Corner radius of the dialog, in px; all others are derived from it. */
  readonly radius: number
  readonly font: Font
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  readonly ignoreSwitchConfirmation: boolean
  /** Lists a wallet that is not installed. */
  readonly hasCustomWallet: boolean
  readonly hasLegalLinks: boolean
  /** Offers the login by e-mail. */
  readonly hasEmailLogin: boolean
  readonly walletOrder: WalletOrder
  /** Whether visitors can sign in, and whether they must. */
  readonly signIn: SignInNeed
  /** Ids of the demo wallets in the page. The first is always there, so that a new visitor can connect at once. */
  readonly demoWallets: readonly DemoWalletId[]
  /** Whether the phone is shown. */
  readonly hasPhone: boolean
}

export const defaultSettings: Settings = {
  theme: 'system',
  locale: 'en',
  accent: 'blue',
  radius: 28,
  font: 'system',
  enableNetworkSwitch: true,
  allowUnsupportedChain: false,
  ignoreSwitchConfirmation: false,
  hasCustomWallet: false,
  hasLegalLinks: false,
  hasEmailLogin: true,
  walletOrder: 'recent',
  signIn: 'off',
  demoWallets: ['demo'],
  hasPhone: false,
}

/** Parses stored settings; corrupt values get their defaults. */
export function parseSettings(text: string | null): Settings {
  const stored = parseJson(text)
  const oneOf = <value extends string>(name: keyof Settings, values: readonly value[], fallback: value): value =>
    values.find((value) => value === stored[name]) ?? fallback
  const flag = (name: keyof Settings, fallback: boolean): boolean => {
    const value = stored[name]
    return typeof value === 'boolean' ? value : fallback
  }
  const { accent, radius, demoWallets } = stored
  const added: readonly unknown[] = Array.isArray(demoWallets) ? demoWallets : []
  return {
    theme: oneOf('theme', themes, defaultSettings.theme),
    locale: oneOf(
      'locale',
      languages.map(({ tag }) => tag),
      defaultSettings.locale,
    ),
    accent:
      typeof accent === 'string' && /^(?:[a-z]{1,16}|#[\da-f]{6})$/.test(accent) ? accent : defaultSettings.accent,
    radius:
      typeof radius === 'number' && Number.isInteger(radius) && radius >= 0 && radius <= 28
        ? radius
        : defaultSettings.radius,
    font: oneOf('font', fonts, defaultSettings.font),
    enableNetworkSwitch: flag('enableNetworkSwitch', defaultSettings.enableNetworkSwitch),
    allowUnsupportedChain: flag('allowUnsupportedChain', defaultSettings.allowUnsupportedChain),
    ignoreSwitchConfirmation: flag('ignoreSwitchConfirmation', defaultSettings.ignoreSwitchConfirmation),
    hasCustomWallet: flag('hasCustomWallet', defaultSettings.hasCustomWallet),
    hasLegalLinks: flag('hasLegalLinks', defaultSettings.hasLegalLinks),
    hasEmailLogin: flag('hasEmailLogin', defaultSettings.hasEmailLogin),
    walletOrder: oneOf('walletOrder', walletOrders, defaultSettings.walletOrder),
    signIn: oneOf('signIn', signIns, defaultSettings.signIn),
    demoWallets: demoWalletIds.filter((id) => id === 'demo' || added.includes(id)),
    hasPhone: flag('hasPhone', defaultSettings.hasPhone),
  }
}

function parseJson(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
