import { askVisitor } from '../screens/askVisitor.ts'
import type { Recovery } from '../vault/flows/ports.ts'
import { createRecoveryCode } from '../wallet/createRecoveryCode.ts'
import { toScreenFailure } from '../screens/toScreenFailure.ts'
import type { SettingsPorts } from './showWalletSettings.ts'

/** Shows a new recovery code, asks some of it back, and then uses it. */
export async function askNewCode(
  { getApp, getLabel, screens }: Pick<SettingsPorts, 'getApp' | 'getLabel' | 'screens'>,
  { signal, use }: { readonly signal: AbortSignal; readonly use: (code: Recovery) => Promise<unknown> },
): Promise<void> {
  const offered = createRecoveryCode()
  await askVisitor<unknown>({
    screens,
    signal,
    toFailure: toScreenFailure,
    draw: ({ attempt, failure, isWorking, reject }) => ({
      kind: 'create',
      isNew: false,
      app: getApp(),
      account: getLabel(),
      failure,
      isWorking,
      reject,
      canStore: true,
      canUsePasskey: false,
      createWithPasskey: () => undefined,
      createWithCode: undefined,
      createWithout: undefined,
      openWindow: undefined,
      code: {
        code: offered.text,
        askedGroups: offered.askedGroups,
        confirm: (groups) => attempt(async () => use(await offered.take(groups))),
      },
    }),
  })
}
