import type { CustomName } from '../shared/convertCustomButton.ts'

const identity = { useIdentity: 'identity' }
const accountMembers: Readonly<Record<string, string>> = {
  address: 'address',
  displayName: '',
  ensName: '',
  ensAvatar: '',
  displayBalance: '',
  balanceFormatted: '',
  balanceSymbol: '',
  hasPendingTransactions: '',
}

/** What the function in `ConnectButton.Custom` gets. */
export const customNames: Readonly<Record<string, CustomName>> = {
  account: {
    needs: ['status', 'address', 'shortAddress'],
    memberHooks: {
      displayName: identity,
      ensName: identity,
      ensAvatar: identity,
      displayBalance: { useBalance: 'native' },
      balanceFormatted: { useBalance: 'native' },
      balanceSymbol: { useBalance: 'native' },
      hasPendingTransactions: { useTransactions: 'sent' },
    },
    write: (variables, members = Object.keys(accountMembers)) => {
      const name = variables['useIdentity'] ?? ''
      const balance = `${variables['useBalance']}.balance`
      const amount = `(Number(${balance}.value) / 10 ** ${balance}.decimals).toLocaleString(undefined, { maximumSignificantDigits: 4 })`
      const codes: Readonly<Record<string, string>> = {
        address: 'address',
        displayName: `${name}.name ?? shortAddress ?? address`,
        ensName: `${name}.name`,
        ensAvatar: `${name}.avatar`,
        displayBalance: `${balance} && \`\${${amount}} \${${balance}.symbol}\``,
        balanceFormatted: `${balance} && ${amount}`,
        balanceSymbol: `${balance}?.symbol`,
        hasPendingTransactions: `${variables['useTransactions']}.isPending`,
      }
      const fields = ['address', ...members.filter((member) => member !== 'address')].map((member) => {
        const code = codes[member] ?? 'undefined'
        return code === member ? member : `${member}: ${code}`
      })
      return `status === 'connected' && address !== undefined ? { ${fields.join(', ')} } : undefined`
    },
  },
  chain: {
    needs: ['network'],
    memberHooks: { unsupported: { useNetwork: 'active' } },
    write: (variables, members = ['id', 'name', 'unsupported']) => {
      const codes: Readonly<Record<string, string>> = {
        id: 'network.id',
        name: 'network.name',
        unsupported: `!${variables['useNetwork']}.isSupported`,
        hasIcon: 'false',
      }
      const fields = ['id', ...members.filter((member) => member !== 'id')]
      return `network && { ${fields.map((member) => `${member}: ${codes[member] ?? 'undefined'}`).join(', ')} }`
    },
  },
  openConnectModal: { needs: ['open'], write: () => 'open' },
  openAccountModal: { needs: ['open'], write: () => 'open' },
  openChainModal: {
    needs: [],
    hooks: { useModal: 'modal' },
    write: (variables) => `() => ${variables['useModal']}.open({ view: 'Networks' })`,
  },
  authenticationStatus: {
    needs: [],
    hooks: { useSiwx: 'siwx' },
    write: ({ useSiwx }) =>
      `!${useSiwx}.isEnabled ? undefined : ${useSiwx}.isSignedIn ? 'authenticated' : ${useSiwx}.status === 'checking' ? 'loading' : 'unauthenticated'`,
  },
  mounted: { needs: [], write: () => 'true' },
  connectModalOpen: { needs: ['isOpen'], write: () => 'isOpen' },
  accountModalOpen: { needs: ['isOpen'], write: () => 'isOpen' },
  chainModalOpen: { needs: ['isOpen'], write: () => 'isOpen' },
}
