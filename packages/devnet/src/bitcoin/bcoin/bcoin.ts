// oxlint-disable-next-line typescript/triple-slash-reference -- who reads this source from another package needs them, too
/// <reference path="./bcoinModules.d.ts" />
import CoinView from 'bcoin/lib/coins/coinview.js'
import Block from 'bcoin/lib/primitives/block.js'
import TX from 'bcoin/lib/primitives/tx.js'
import networks from 'bcoin/lib/protocol/networks.js'
import common from 'bcoin/lib/script/common.js'

/**
 * What is used of bcoin: transactions, blocks, and the interpreter of scripts behind them. The published package carries
 * these modules in this one file, because bcoin itself brings native addons which no longer compile.
 */
export const bcoin = {
  Block,
  CoinView,
  TX,
  opcodes: common.opcodesByVal,
  flags: common.flags,
  regtest: networks.regtest,
}
