// Compiles src/contracts/*.sol into the JSON files beside them: interface, code, and the storage with which the genesis
// block funds the accounts. Run `pnpm run contracts` after editing a contract or an account. The result is committed,
// so
// neither an install nor a test needs the compiler (which npx downloads here).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { encodeAbiParameters, keccak256, numberToHex } from 'viem'
import { devAccounts, devAccountTokens } from '../src/chains/devAccounts.ts'

const names = ['TestDollar', 'LegacyDollar']
const decimals = 6
const directory = new URL('../src/contracts/', import.meta.url)
const sources = Object.fromEntries(names.map((name) => [name, readFileSync(new URL(`${name}.sol`, directory), 'utf8')]))

const input = {
  language: 'Solidity',
  sources: Object.fromEntries(names.map((name) => [`${name}.sol`, { content: sources[name] }])),
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    // Without this, the code would depend on comments and file names.
    metadata: { bytecodeHash: 'none', appendCBOR: false },
    outputSelection: { '*': { '*': ['abi', 'evm.deployedBytecode.object', 'storageLayout'] } },
  },
}
const printed = execFileSync('npx', ['--yes', '--package=solc@0.8.37', 'solcjs', '--standard-json'], {
  input: JSON.stringify(input),
  encoding: 'utf8',
  stdio: ['pipe', 'pipe', 'inherit'],
})
// solcjs prints a line about its solver before the JSON.
const output = JSON.parse(printed.slice(printed.indexOf('{')))
const problems = output.errors ?? []
for (const problem of problems) console.error(problem.formattedMessage)
if (problems.length > 0) process.exit(1)

const word = (value) => numberToHex(value, { size: 32 })
const mappingSlot = (address, slot) =>
  keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [address, slot]))

for (const name of names) {
  const contract = output.contracts[`${name}.sol`][name]
  const slotOf = (label) => BigInt(contract.storageLayout.storage.find((entry) => entry.label === label).slot)
  const balance = BigInt(devAccountTokens) * 10n ** BigInt(decimals)
  const artifact = {
    contractName: name,
    compiler: 'solc 0.8.37',
    sourceSha256: createHash('sha256').update(sources[name]).digest('hex'),
    abi: contract.abi,
    deployedBytecode: `0x${contract.evm.deployedBytecode.object}`,
    storage: Object.fromEntries([
      [word(slotOf('totalSupply')), word(balance * BigInt(devAccounts.length))],
      ...devAccounts.map(({ address }) => [mappingSlot(address, slotOf('balanceOf')), word(balance)]),
    ]),
  }
  writeFileSync(new URL(`${name}.json`, directory), `${JSON.stringify(artifact, null, 2)}\n`)
}
