// oxlint-disable-next-line typescript/triple-slash-reference -- packages that read this source need the types, too
/// <reference path="./bcoinModules.d.ts" />
import CoinView from 'bcoin/lib/coins/coinview.js'
import Block from 'bcoin/lib/primitives/block.js'
import TX from 'bcoin/lib/primitives/tx.js'
import networks from 'bcoin/lib/protocol/networks.js'
import common from 'bcoin/lib/script/common.js'

/**
 * The used part of bcoin: transactions, blocks, and the script interpreter. The published package contains these
 * modules in this one file, because bcoin itself has native addons that no longer compile.
 */
export const bcoin = {
  Block,
  CoinView,
  TX,
  opcodes: common.opcodesByVal,
  flags: common.flags,
  regtest: networks.regtest,
}
