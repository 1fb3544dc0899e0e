import { defaultPorts } from './defaultPorts.ts'

/** The text of `--help`. */
export const usage = `Usage: npm start -- [options]

Builds the packages, starts local chains (two of EVM, Solana, Bitcoin) with a faucet, a mail server, an identity provider and the cloud, and serves the playground.

Options:
  --port <port>             Port of the playground (default ${defaultPorts.page}), or LATCHKEY_PORT; the others take the ports after it
  --evm-port <port>         Port of chain 31337 (default ${defaultPorts.evm}), or LATCHKEY_EVM_PORT
  --second-evm-port <port>  Port of chain 31338 (default ${defaultPorts.secondEvm}), or LATCHKEY_SECOND_EVM_PORT
  --solana-port <port>      Port of Solana (default ${defaultPorts.solana}), or LATCHKEY_SOLANA_PORT; its WebSocket takes the port after it
  --bitcoin-port <port>     Port of Bitcoin (default ${defaultPorts.bitcoin}), or LATCHKEY_BITCOIN_PORT
  --faucet-port <port>      Port of the faucet (default ${defaultPorts.faucet}), or LATCHKEY_FAUCET_PORT
  --cloud-port <port>       Port of the cloud (default ${defaultPorts.cloud}), or LATCHKEY_CLOUD_PORT
  --wallet-port <port>      Port of the embedded wallet's own host (default ${defaultPorts.wallet}), or LATCHKEY_WALLET_PORT
  --smtp-port <port>        Port of the mail server (default ${defaultPorts.smtp}), or LATCHKEY_SMTP_PORT
  --mail-port <port>        Port of the mailbox (default ${defaultPorts.mail}), or LATCHKEY_MAIL_PORT
  --identity-port <port>    Port of the identity provider (default ${defaultPorts.identity}), or LATCHKEY_IDENTITY_PORT
  --dev                     Serve the sources, with hot reload, in place of a build
  --help                    Print this

A port of 0 takes a free one. Everything listens on 127.0.0.1 only. Ctrl-C stops it.
`
