import { describe, expect, it } from 'vitest'
import { parseCliArguments } from './parseCliArguments.ts'

describe('parseCliArguments', () => {
  it('uses the default ports if none are given', () => {
    expect(parseCliArguments([])).toEqual({
      kind: 'start',
      json: false,
      verbose: false,
      mail: false,
      identity: false,
      ports: {
        evm: 8545,
        secondEvm: 8546,
        solana: 8899,
        bitcoin: 3002,
        faucet: 8547,
        smtp: 1025,
        mail: 8025,
        identity: 9400,
      },
    })
  })

  it.each(['--port', '--evm-port'])("uses the first chain's port from %s", (flag) => {
    expect(parseCliArguments([flag, '9000', '--second-evm-port=9001', '--faucet-port', '0', '--json'])).toEqual({
      kind: 'start',
      json: true,
      verbose: false,
      mail: false,
      identity: false,
      ports: {
        evm: 9000,
        secondEvm: 9001,
        solana: 8899,
        bitcoin: 3002,
        faucet: 0,
        smtp: 1025,
        mail: 8025,
        identity: 9400,
      },
    })
  })

  it('accepts a list of chains, each by number or name', () => {
    expect(parseCliArguments(['--chains', '31338, solana,bitcoin'])).toMatchObject({
      kind: 'start',
      chains: [31338, 'solana', 'bitcoin'],
    })
  })

  it('gives help precedence over all other valid arguments', () => {
    expect(parseCliArguments(['--version', '--port', 'x', '-h'])).toEqual({ kind: 'help' })
  })
})
