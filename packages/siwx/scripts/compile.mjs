// Compiles src/test/contracts/KeyAccount.sol into the JSON beside it. Run `pnpm run contracts` after editing it. The result is
// committed, so that tests do not need the compiler, which npx fetches.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const directory = new URL('../src/test/contracts/', import.meta.url)
const content = readFileSync(new URL('KeyAccount.sol', directory), 'utf8')
const input = {
  language: 'Solidity',
  sources: { 'KeyAccount.sol': { content } },
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    // Keeps comments and file names out of the code.
    metadata: { bytecodeHash: 'none', appendCBOR: false },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
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

const contracts = output.contracts['KeyAccount.sol']
const read = (name) => ({ abi: contracts[name].abi, bytecode: `0x${contracts[name].evm.bytecode.object}` })
const artifact = {
  compiler: 'solc 0.8.37',
  sourceSha256: createHash('sha256').update(content).digest('hex'),
  account: read('KeyAccount'),
  factory: read('KeyAccountFactory'),
}
writeFileSync(new URL('KeyAccount.json', directory), `${JSON.stringify(artifact, null, 2)}\n`)
