import { vi } from 'vitest'
import { readFile } from 'node:fs/promises'
import { concat, createPublicClient, createWalletClient, type Hex, http, zeroHash } from 'viem'
import type { PrivateKeyAccount } from 'viem'
import { anvil } from 'viem/chains'
import { smartContracts } from '../../vault/sign/networks.ts'

/** The deployer that is on every chain: the address of what it creates depends on the code and the salt alone. */
const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const salts: Readonly<Record<string, Hex>> = {
  EntryPoint: '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9',
  Simple7702Account: zeroHash,
}

/** Puts the contracts of smart accounts at their addresses on a local chain that does not have them yet. */
export async function deploySmartContracts(rpcUrl: string, account: PrivateKeyAccount): Promise<void> {
  const transport = http(rpcUrl)
  const client = createPublicClient({ chain: anvil, transport, pollingInterval: 20 })
  const wallet = createWalletClient({ account, chain: anvil, transport })
  for (const [name, address] of [
    ['EntryPoint', smartContracts.entryPoint],
    ['Simple7702Account', smartContracts.implementation],
  ] as const) {
    if ((await client.getCode({ address })) !== undefined) continue
    const hash = await wallet.sendTransaction({
      to: deployer,
      data: concat([salts[name] ?? zeroHash, await readBytecode(name)]),
      gas: 12_000_000n,
    })
    await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
    if ((await client.getCode({ address })) === undefined) throw new TypeError(`${name} is not at ${address}`)
  }
}

async function readBytecode(name: string): Promise<Hex> {
  // A development dependency of the local chains alone, because its own dependencies have other licences.
  const folder = '../../../../devnet/node_modules/@account-abstraction/contracts/artifacts/'
  const text = await readFile(new URL(`${folder}${name}.json`, import.meta.url), 'utf8')
  const { bytecode }: { readonly bytecode?: unknown } = Object(JSON.parse(text))
  if (typeof bytecode !== 'string') throw new TypeError(`${name} has no bytecode`)
  return `0x${bytecode.slice(2)}`
}
