import { DevnetError } from './DevnetError.ts'
import type { DevnetPorts } from './DevnetParameters.ts'

/** A requested port and the name of its option. */
export interface RequestedPort {
  readonly name: keyof DevnetPorts
  /** `0` selects a free port. */
  readonly number: number
  /** The purpose of the port, if it differs from what the name says. */
  readonly purpose?: string | undefined
}

const purposes: Record<keyof DevnetPorts, { purpose: string; flag: string }> = {
  evm: { purpose: 'chain 31337', flag: '--evm-port' },
  secondEvm: { purpose: 'chain 31338', flag: '--second-evm-port' },
  solana: { purpose: 'Solana', flag: '--solana-port' },
  bitcoin: { purpose: 'Bitcoin', flag: '--bitcoin-port' },
  faucet: { purpose: 'the faucet', flag: '--faucet-port' },
  smtp: { purpose: 'the mail server', flag: '--smtp-port' },
  mail: { purpose: 'the mailbox', flag: '--mail-port' },
  identity: { purpose: 'the identity provider', flag: '--identity-port' },
}

/** Creates the error that says which port is not available, its purpose, and how to choose another. */
export function createPortError(parameters: { port: RequestedPort; reason: 'taken' | 'denied' }): DevnetError {
  const { port, reason } = parameters
  const { flag } = purposes[port.name]
  const purpose = port.purpose ?? purposes[port.name].purpose
  const choice = `choose another with ${flag} (ports.${port.name}); 0 takes a free one.`
  return reason === 'taken'
    ? new DevnetError(
        'port_taken',
        `Port ${port.number} for ${purpose} is taken. Stop the program that listens on it, or ${choice}`,
      )
    : new DevnetError('port_denied', `This user may not listen on port ${port.number} for ${purpose}: ${choice}`)
}
