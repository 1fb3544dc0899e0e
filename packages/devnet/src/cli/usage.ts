import { defaultPorts } from './defaultPorts.ts'

/** The text of `--help`. */
export const usage = `Usage: latchkey-devnet [options]

Starts local chains with funded accounts and tokens, and a faucet: two EVM chains (31337 and 31338), Solana and Bitcoin.
For development only: the keys of the accounts are public.

Options:
  --chains <list>           The chains to run, such as 31337,solana (default 31337,31338,solana,bitcoin)
  --evm-port <port>         Port of chain 31337 (default ${defaultPorts.evm}); --port is the same
  --second-evm-port <port>  Port of chain 31338 (default ${defaultPorts.secondEvm})
  --solana-port <port>      Port of Solana (default ${defaultPorts.solana}); its WebSocket uses the next port
  --bitcoin-port <port>     Port of Bitcoin (default ${defaultPorts.bitcoin})
  --faucet-port <port>      Port of the faucet (default ${defaultPorts.faucet})
  --mail                    Run a mail server with a mailbox, which keeps every mail and delivers none
  --smtp-port <port>        Port of the mail server (default ${defaultPorts.smtp})
  --mail-port <port>        Port of the mailbox's page (default ${defaultPorts.mail})
  --identity                Run an identity provider, which imitates the providers of social logins
  --identity-port <port>    Port of the identity provider (default ${defaultPorts.identity})
  --json                    Print only the description of everything that runs, as one line of JSON
  --verbose                 Print the requests to the chains, to stderr
  --help                    Print this
  --version                 Print the version

Port 0 selects a free port. All servers listen only on 127.0.0.1. Ctrl-C stops them.
`
