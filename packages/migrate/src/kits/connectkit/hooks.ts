import { openView } from '../shared/convertHooks.ts'
import type { HookRule } from '../shared/convertHooks.ts'

/** The hooks of ConnectKit. */
export const hookRules: Readonly<Record<string, HookRule>> = {
  useModal: {
    hook: 'useModal',
    variable: 'modal',
    members: {
      open: (variable) => `${variable}.isOpen`,
      setOpen: (variable, isTyped) =>
        `(isOpen${isTyped ? ': boolean' : ''}) => (isOpen ? ${variable}.open() : ${variable}.close())`,
      openAbout: openView('WhatIsAWallet'),
      openOnboarding: openView('WhatIsAWallet'),
      openProfile: openView('Account'),
      openSwitchNetworks: openView('Networks'),
      openSIWE: openView('SIWXSignMessage'),
    },
  },
  useSIWE: {
    hook: 'useSiwx',
    variable: 'siwx',
    members: {
      data: (variable) => `${variable}.session`,
      isSignedIn: (variable) => `${variable}.isSignedIn`,
      isLoading: (variable) => `['checking', 'preparing', 'signing', 'verifying'].includes(${variable}.status)`,
      isRejected: (variable) => `${variable}.status === 'failed'`,
      error: (variable) => `${variable}.error`,
      signIn: (variable) => `() => ${variable}.signIn()`,
      signOut: (variable) => `${variable}.signOut`,
    },
  },
  useChains: { hook: 'useNetwork', variable: 'active', members: {}, whole: (variable) => `${variable}.networks` },
  useIsMounted: { hook: undefined, variable: '', members: {}, whole: () => 'true' },
}
