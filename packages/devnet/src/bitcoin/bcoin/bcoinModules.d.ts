// bcoin has no types. These cover the few used modules of version 1.0.2.
// oxlint-disable typescript/consistent-type-imports -- the declaration of a module may not import a file beside it

declare module 'bcoin/lib/primitives/tx.js' {
  type BcoinTransaction = import('./BcoinTransaction.ts').BcoinTransaction
  const TX: { fromRaw(bytes: Buffer): BcoinTransaction }
  export = TX
}

declare module 'bcoin/lib/primitives/block.js' {
  type BcoinBlock = import('./BcoinTransaction.ts').BcoinBlock
  const Block: { new (): BcoinBlock; fromRaw(text: string, encoding: 'hex'): BcoinBlock }
  export = Block
}

declare module 'bcoin/lib/coins/coinview.js' {
  type BcoinCoins = import('./BcoinTransaction.ts').BcoinCoins
  const CoinView: { new (): BcoinCoins }
  export = CoinView
}

declare module 'bcoin/lib/script/common.js' {
  const common: {
    readonly flags: { readonly STANDARD_VERIFY_FLAGS: number }
    readonly opcodesByVal: Readonly<Record<number, string>>
  }
  export = common
}

declare module 'bcoin/lib/protocol/networks.js' {
  const networks: { readonly regtest: { readonly genesisBlock: string; readonly pow: { readonly bits: number } } }
  export = networks
}
