import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { object, parse, string } from 'valibot'
import { concatHex, type Hex, isHex, zeroHash } from 'viem'
import { sendRpc } from '../chain/sendRpc.ts'
import { sendTransaction } from '../chain/sendTransaction.ts'

/** The deterministic deployer: https://github.com/Arachnid/deterministic-deployment-proxy */
const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const deployerCode =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'
const entryPointSalt = '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9'

/** Deploys the entry point and the implementation of smart accounts at their addresses on a local chain that does not have them. */
export async function installSmartAccounts(rpcUrl: string): Promise<void> {
  const { entryPoint, implementation } = smartAccountContracts
  const codes = await Promise.all([entryPoint, implementation].map((address) => readCode(rpcUrl, address)))
  if (codes.every((code) => code !== '0x')) return
  await sendRpc(rpcUrl, 'anvil_setCode', [deployer, deployerCode])
  const from = '0x00000000000000000000000000000000000000ff'
  await sendRpc(rpcUrl, 'anvil_setBalance', [from, '0x56bc75e2d63100000'])
  await sendRpc(rpcUrl, 'anvil_impersonateAccount', [from])
  for (const [name, salt] of [
    ['EntryPoint', entryPointSalt],
    ['Simple7702Account', zeroHash],
  ] as const) {
    const data = concatHex([salt, await readBytecode(name)])
    await sendTransaction(rpcUrl, { from, to: deployer, data, gas: '0xb71b00' })
  }
  await sendRpc(rpcUrl, 'anvil_stopImpersonatingAccount', [from])
  for (const address of [entryPoint, implementation])
    if ((await readCode(rpcUrl, address)) === '0x') throw new TypeError(`${address} was not deployed.`)
}

async function readCode(rpcUrl: string, address: string): Promise<string> {
  return parse(string(), await sendRpc(rpcUrl, 'eth_getCode', [address, 'latest']))
}

/** Only the package of the local chains depends on the contracts. */
async function readBytecode(name: string): Promise<Hex> {
  const devnet = createRequire(import.meta.url).resolve('@latchkey/devnet/package.json')
  const file = createRequire(devnet).resolve(`@account-abstraction/contracts/artifacts/${name}.json`)
  const { bytecode } = parse(object({ bytecode: string() }), JSON.parse(await readFile(file, 'utf8')))
  if (!isHex(bytecode)) throw new TypeError(`${name} has no bytecode.`)
  return bytecode
}
