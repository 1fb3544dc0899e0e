/** The default ports of the command, where other tools expect a local chain. */
export const defaultPorts = {
  evm: 8545,
  secondEvm: 8546,
  solana: 8899,
  bitcoin: 3002,
  faucet: 8547,
  smtp: 1025,
  mail: 8025,
  identity: 9400,
} as const
