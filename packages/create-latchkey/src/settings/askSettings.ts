import { confirm, isCancel, multiselect, select, text } from '@clack/prompts'
import type { Terminal } from '../../../../terminal.shared.ts'
import { CreateError } from '../CreateError.ts'
import { parseCloud } from './parseCloud.ts'
import { chains, frameworkNames, frameworks } from './Settings.ts'
import type { Chain, Cloud, Framework, Settings } from './Settings.ts'

const chainNames: Readonly<Record<Chain, string>> = {
  evm: 'EVM chains, such as Ethereum and Base',
  solana: 'Solana',
  bitcoin: 'Bitcoin',
}

/** Asks for the settings that were not given. */
export async function askSettings({
  given,
  terminal,
}: {
  readonly given: Partial<Settings>
  readonly terminal: Terminal
}): Promise<Settings> {
  const { input, output } = terminal
  const framework =
    given.framework ??
    orCancel(
      await select<Framework>({
        message: 'Which framework?',
        options: frameworks.map((value) => ({ value, label: frameworkNames[value] })),
        input,
        output,
      }),
    )
  const chosen =
    given.chains ??
    orCancel(
      await multiselect<Chain>({
        message: 'Which chains?',
        options: chains.map((value) => ({ value, label: chainNames[value] })),
        initialValues: ['evm'],
        required: true,
        input,
        output,
      }),
    )
  const signIn =
    given.signIn ?? orCancel(await confirm({ message: 'Sign-in with the wallet?', initialValue: false, input, output }))
  return {
    framework,
    chains: chains.filter((chain) => chosen.includes(chain)),
    signIn,
    cloud: given.cloud ?? (await askCloud(terminal)),
  }
}

async function askCloud({ input, output }: Terminal): Promise<Cloud> {
  const kind = orCancel(
    await select<'none' | 'local' | 'address'>({
      message: 'A Latchkey cloud, for wallets on phones and the wallet catalogue?',
      options: [
        { value: 'none', label: 'None', hint: 'wallets in the page' },
        { value: 'local', label: 'On this machine', hint: 'for development' },
        { value: 'address', label: 'At an address' },
      ],
      input,
      output,
    }),
  )
  if (kind !== 'address') return kind
  const address = await text({
    message: 'The address of the cloud',
    placeholder: 'https://cloud.example.com',
    validate: (value) => findProblem(value ?? ''),
    input,
    output,
  })
  return parseCloud(orCancel(address))
}

function findProblem(value: string): string | undefined {
  try {
    parseCloud(value)
    return undefined
  } catch (error) {
    if (error instanceof CreateError) return error.message
    throw error
  }
}

/** Returns an answer, or throws if the user has cancelled. */
export function orCancel<answer>(value: answer): Exclude<answer, symbol> {
  if (isAnswer(value)) return value
  throw new CreateError('cancelled', 'Cancelled. Nothing was written.')
}

function isAnswer<answer>(value: answer): value is Exclude<answer, symbol> {
  return !isCancel(value)
}
