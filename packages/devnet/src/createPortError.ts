import { DevnetError } from './DevnetError.ts'
import type { DevnetPorts } from './DevnetParameters.ts'

/** A port that was asked for, and by which name. */
export interface RequestedPort {
  readonly name: keyof DevnetPorts
  /** `0` takes a free one. */
  readonly number: number
  /** What listens there, if that is not what the name says. */
  readonly purpose?: string | undefined
}

const purposes: Record<keyof DevnetPorts, { purpose: string; flag: string }> = {
  evm: { purpose: 'chain 31337', flag: '--evm-port' },
  secondEvm: { purpose: 'chain 31338', flag: '--second-evm-port' },
  solana: { purpose: 'Solana', flag: '--solana-port' },
  bitcoin: { purpose: 'Bitcoin', flag: '--bitcoin-port' },
  faucet: { purpose: 'the faucet', flag: '--faucet-port' },
}

/** Says which port is not to be had, what for, and how to take another. */
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
