import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { DevnetChainId } from '../DevnetDescription.ts'

/** The package with the code of the contracts, and the version whose code has these addresses. */
export const smartAccountPackage = { name: '@account-abstraction/contracts', version: '0.8.0' } as const

/** EIP-55 addresses, the same on every chain: they follow from the code, the deployer of deployments and its salt. */
export const smartAccountAddresses = {
  /** EntryPoint 0.8 (ERC-4337). */
  entryPoint: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
  /** The contract that the entry point creates in its constructor, with its first nonce. */
  senderCreator: '0x449ED7C3e6Fee6a97311d4b55475DF59C44AdD33',
  /** `Simple7702Account`. */
  implementation: '0xe6Cae83BdE06E4c305530e199D7217f42808555B',
} as const

/** A contract of the genesis block, as a deployment leaves it. */
export interface DeployedContract {
  readonly address: `0x${string}`
  readonly code: string
  /** How many contracts it has created, plus one (EIP-161). */
  readonly nonce: number
}

/** Where a constructor writes a value into the code: the operand of a PUSH32 that the compiler left zero. */
const placeholder = `7f${'0'.repeat(64)}`

/** Keccak256 of the texts `ERC4337` and `1`, the entry point's name and version in signatures (EIP-712). */
const hashedName = '364da28a5c92bcc87fe97c8813a6c6b8a3a049b0ea0a328fcb0b4f0e00337586'
const hashedVersion = 'c89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc6'

/** The texts themselves, as OpenZeppelin stores short texts: the characters, and their number in the last byte. */
const shortName = '4552433433333700000000000000000000000000000000000000000000000007'
const shortVersion = '3100000000000000000000000000000000000000000000000000000000000001'

/** The hash of the entry point's EIP-712 domain on each chain. */
const domainSeparators: Readonly<Record<DevnetChainId, string>> = {
  31337: '484c72667c677e410ab6fec54017fef39d5d62145471a1294918478f6ffa6981',
  31338: 'f6846dba81d17e5ac5da80fdae73038662b51101479eee38e755726c96230a45',
}

/**
 * Where the code of the sender creator is within the entry point's code for deployment, in bytes. The package has that contract as a
 * file of its own too, but compiled apart, so its last bytes differ.
 */
const senderCreatorPart = { start: 22_958, length: 1_217 } as const

/** SHA-256 of the code in the package: the texts of `bytecode` and `deployedBytecode`, one after the other. */
const checksums = {
  EntryPoint: '5686e03f55a3d865fcfc0ba36ba8acf36017c57dfb079aaa0dd6fda3273976c2',
  Simple7702Account: 'c0049fdefb4ca6a2c5e1ad817eb0d32dd0f17c84b963f54918a3d05acf37defb',
} as const

/** The contracts of smart accounts on a chain. */
export type SmartAccountContracts = (chainId: DevnetChainId) => readonly DeployedContract[]

/**
 * Loads the contracts of smart accounts from {@link smartAccountPackage}, which is not part of this package: its licence is MIT,
 * but it depends on packages that are not. Returns undefined if it is not installed, or in a version whose contracts have other
 * addresses.
 *
 * @param folders - Where the search for `node_modules` begins, upwards. By default this package's folder, then the process's.
 */
export function loadSmartAccountContracts(
  folders: readonly string[] = [import.meta.dirname, process.cwd()],
): SmartAccountContracts | undefined {
  const entryPoint = loadCode('EntryPoint', folders)
  const implementation = loadCode('Simple7702Account', folders)
  if (entryPoint === undefined || implementation === undefined) return undefined
  const from = 2 + 2 * senderCreatorPart.start
  const senderCreator = `0x${entryPoint.bytecode.slice(from, from + 2 * senderCreatorPart.length)}`
  const addresses = smartAccountAddresses
  return (chainId) => {
    const self = toWord(addresses.entryPoint)
    const creator = toWord(addresses.senderCreator)
    const id = chainId.toString(16).padStart(64, '0')
    const domain = [self, domainSeparators[chainId], hashedName, hashedVersion, id]
    // In the order in which the code has them.
    const values = [creator, shortName, shortVersion, creator, ...domain, creator, creator]
    return [
      { address: addresses.entryPoint, code: fill(entryPoint.deployedBytecode, values), nonce: 2 },
      { address: addresses.senderCreator, code: fill(senderCreator, [self, self, self]), nonce: 1 },
      { address: addresses.implementation, code: implementation.deployedBytecode, nonce: 1 },
    ]
  }
}

interface Code {
  /** With the constructor. */
  readonly bytecode: string
  readonly deployedBytecode: string
}

function loadCode(name: keyof typeof checksums, folders: readonly string[]): Code | undefined {
  const require = createRequire(import.meta.url)
  let path: string
  try {
    path = require.resolve(`${smartAccountPackage.name}/artifacts/${name}.json`, { paths: [...folders] })
  } catch {
    return undefined
  }
  const artifact: unknown = require(path)
  if (typeof artifact !== 'object' || artifact === null) return undefined
  if (!('bytecode' in artifact && 'deployedBytecode' in artifact)) return undefined
  const { bytecode, deployedBytecode } = artifact
  if (typeof bytecode !== 'string' || typeof deployedBytecode !== 'string') return undefined
  const checksum = createHash('sha256').update(bytecode).update(deployedBytecode).digest('hex')
  return checksum === checksums[name] ? { bytecode, deployedBytecode } : undefined
}

/** Writes what a constructor writes into a contract's code. */
function fill(code: string, values: readonly string[]): string {
  return code
    .split(placeholder)
    .map((part, index) => (index === 0 ? part : `7f${values[index - 1]}${part}`))
    .join('')
}

function toWord(address: string): string {
  return address.slice(2).toLowerCase().padStart(64, '0')
}
