import { defaultPorts } from './defaultPorts.ts'

/** What `--help` prints. */
export const usage = `Usage: latchkey-devnet [options]

Starts two local EVM chains (31337 and 31338) with funded accounts, two tokens each, and a faucet.
For development only: the keys of the accounts are public.

Options:
  --evm-port <port>         Port of chain 31337 (default ${defaultPorts.evm}); --port is the same
  --second-evm-port <port>  Port of chain 31338 (default ${defaultPorts.secondEvm})
  --faucet-port <port>      Port of the faucet (default ${defaultPorts.faucet})
  --json                    Print nothing but the description of everything that runs, as one line of JSON
  --verbose                 Print what the chains are asked, to stderr
  --help                    Print this
  --version                 Print the version

A port of 0 takes a free one. Everything listens on 127.0.0.1 only. Ctrl-C stops it.
`
