/** The default ports. */
export const defaultPorts = {
  page: 5173,
  evm: 8545,
  secondEvm: 8546,
  solana: 8899,
  bitcoin: 3002,
  faucet: 8547,
  cloud: 8787,
  wallet: 8788,
  smtp: 1025,
  mail: 8025,
  identity: 9400,
} as const

/** All ports, the page's first. */
export const portOrder = [
  'page',
  'evm',
  'secondEvm',
  'solana',
  'bitcoin',
  'faucet',
  'cloud',
  'wallet',
  'smtp',
  'mail',
  'identity',
] as const

/** The names of each port on the command line and in the environment. */
export const portNames: Readonly<
  Record<keyof typeof defaultPorts, { readonly flag: string; readonly variable: string }>
> = {
  page: { flag: 'port', variable: 'LATCHKEY_PORT' },
  evm: { flag: 'evm-port', variable: 'LATCHKEY_EVM_PORT' },
  secondEvm: { flag: 'second-evm-port', variable: 'LATCHKEY_SECOND_EVM_PORT' },
  solana: { flag: 'solana-port', variable: 'LATCHKEY_SOLANA_PORT' },
  bitcoin: { flag: 'bitcoin-port', variable: 'LATCHKEY_BITCOIN_PORT' },
  faucet: { flag: 'faucet-port', variable: 'LATCHKEY_FAUCET_PORT' },
  cloud: { flag: 'cloud-port', variable: 'LATCHKEY_CLOUD_PORT' },
  wallet: { flag: 'wallet-port', variable: 'LATCHKEY_WALLET_PORT' },
  smtp: { flag: 'smtp-port', variable: 'LATCHKEY_SMTP_PORT' },
  mail: { flag: 'mail-port', variable: 'LATCHKEY_MAIL_PORT' },
  identity: { flag: 'identity-port', variable: 'LATCHKEY_IDENTITY_PORT' },
}

/** The distance of each port from the page's port, if that is chosen. Solana's WebSocket takes the port after Solana's. */
export const portOffsets: Readonly<Record<keyof typeof defaultPorts, number>> = {
  page: 0,
  evm: 1,
  secondEvm: 2,
  solana: 3,
  bitcoin: 5,
  faucet: 6,
  cloud: 7,
  wallet: 8,
  smtp: 9,
  mail: 10,
  identity: 11,
}
