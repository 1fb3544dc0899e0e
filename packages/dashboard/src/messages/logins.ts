import { formatCount } from './format.ts'

const hour = 3_600_000
const day = 24 * hour

/** The texts of the page of logins. */
export const loginsMessages = {
  lead: 'How visitors log in to the embedded wallet. “As the app says” leaves the choice to the options in the code of the app.',
  offered: 'What the modal offers',
  server: 'On this server',
  serverLead:
    'A login works once its settings are set on the server. The page “Server settings” lists the values in force.',
  origins: 'Pages whose origin the project allows can show the wallet.',
  toOrigins: 'Origins',
  noSite: 'This server has no embedded wallet: LATCHKEY_SECURE_SITE_URL is not set. Until it is, no login works.',
  names: {
    email: 'E-mail',
    passkey: 'Passkey',
    google: 'Google',
    github: 'GitHub',
    apple: 'Apple',
    facebook: 'Facebook',
    x: 'X',
    discord: 'Discord',
    farcaster: 'Farcaster',
  },
  works: 'Works',
  missing: 'Not set up',
  needs: (settings: readonly string[]) => `Needs ${settings.join(', ')}`,
  off: 'Off in this project',
  redirect: 'Redirect URL, for the console of the provider',
  always: 'For each user who has a passkey',
  times: 'Times',
  site: 'Origin of the wallet',
  code: 'A login code is valid for',
  session: 'A login lasts',
  sessionValue: (idle: string, most: string) => `${idle} without use, ${most} in all`,
  token: 'A token for the back end of the app is valid for',
  check: 'Login by e-mail in a new browser',
  checks: {
    always: 'is confirmed by a link (LATCHKEY_DEVICE_CHECK)',
    risk: 'needs a code; after many wrong ones, a link (LATCHKEY_DEVICE_CHECK)',
  },
} as const

/** Writes a time span: `10 minutes`, `30 days`. */
export function describeSpan(ms: number): string {
  if (ms % day === 0) return formatCount(ms / day, 'day', 'days')
  if (ms % hour === 0) return formatCount(ms / hour, 'hour', 'hours')
  return formatCount(Math.round(ms / 60_000), 'minute', 'minutes')
}
