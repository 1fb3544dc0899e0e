import { formatCount } from './format.ts'

/** The texts of the operator's own page. */
export const meMessages = {
  title: 'Your account',
  passkeys: 'Passkeys',
  passkeysLead: (count: number) => `${formatCount(count, 'passkey', 'passkeys')} of at most 10`,
  second:
    'Register a second passkey, on another device or a security key. With one passkey, a lost device locks you out.',
  add: 'Add a passkey',
  added: (time: string) => `Added ${time}`,
  used: (time: string) => `used ${time}`,
  neverUsed: 'not used yet',
  unknownDevice: 'Unknown device',
  removeTitle: 'Remove this passkey?',
  removeLead: (name: string) => `You cannot log in with it any more: ${name}. Your device may still offer it.`,
  known: 'This device already has a passkey of yours.',
  cancelled: 'You closed the window of the passkey, or it took too long. Nothing was changed.',
  unsupported: 'This browser could not use a passkey here. Nothing was changed.',
  sessions: 'Sessions',
  thisSession: 'This one',
  began: (began: string, seen: string) => `Began ${began}, last request ${seen}`,
  end: 'End',
  logOut: 'Log out',
  appearance: 'Appearance',
  theme: 'Theme',
  themeHint: 'Kept in this browser.',
} as const
