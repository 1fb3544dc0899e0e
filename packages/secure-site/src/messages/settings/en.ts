import { secretTexts } from '../secret/en.ts'

/** The English texts of the settings of the wallet. */
export const settingsTexts = {
  ...secretTexts,
  title: 'Wallet settings',
  more: 'Scroll for more',
  done: 'Done',
  methods: 'Ways to open your wallet',
  methodsText: 'Each one opens it in any browser, together with your login.',
  onlyMethod: 'This is the only one. Add another before you remove it.',
  passkey: 'Passkey',
  code: 'Recovery code',
  created: 'Added on {date}',
  createdOn: '{name} · added on {date}',
  addPasskey: 'Add a passkey',
  addCode: 'Add a recovery code',
  devices: 'Browsers that open it',
  devicesText:
    'Each one keeps a key of its own and asks only for your login. A removed one needs a passkey or a code again.',
  thisWindow: 'This window',
  unknownDevice: 'Unknown browser',
  seen: 'Last used on {date}',
  suspended: 'Suspended',
  remove: 'Remove',
  removeName: 'Remove {name}',
  removeMethod: 'Remove it? It will no longer open the wallet.',
  removeDevice: 'Remove it? It will be logged out.',
  keep: 'Keep',
  theft: 'Removing does not reach copies of keys. After a theft, move what you have to a new wallet.',
  keys: 'Words and keys',
  keysText: 'To move the wallet to another app. Support staff never need them.',
  back: 'Back',
} as const
