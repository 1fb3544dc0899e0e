import { useState, type ReactElement } from 'react'
import { Actions } from '../actions/Actions.tsx'
import { useActions, type CodeOfAction } from '../actions/useActions.ts'
import sendSource from '../actions/sendTransfer.ts?raw'
import signSource from '../actions/useSignAndVerify.ts?raw'
import { appCode } from '../code/appCode.ts'
import { CodeCard } from '../code/CodeCard.tsx'
import { toModalCode } from '../code/toModalCode.ts'
import { toNetworksCode } from '../code/toNetworksCode.ts'
import signInSource from '../live/SignIn.tsx?raw'
import { Intro } from '../intro/Intro.tsx'
import { EventLog } from '../live/EventLog.tsx'
import { LiveState } from '../live/LiveState.tsx'
import { useHoldings } from '../live/useHoldings.ts'
import { Options } from '../options/Options.tsx'
import type { Settings } from '../state/settings.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { useNarrow } from '../ui/useNarrow.ts'
import { DemoWallets } from '../wallets/DemoWallets.tsx'

/** The page with the modal. */
export function HomePage(): ReactElement {
  const { devnet, settings } = usePlayground()
  const current = useStore(settings)
  const isNarrow = useNarrow()
  const { holdings, refresh } = useHoldings()
  const [used, setUsed] = useState<{ readonly file: CodeOfAction; readonly settings: Settings }>()
  // The last thing that the visitor used: an action or an option.
  const shown = used?.settings === current ? used.file : 'modal.ts'
  const page = useActions({ onStart: (file) => setUsed({ file, settings: current }), onDone: refresh })
  return (
    <>
      <Intro page={page} options={<Options />} />
      <div className="columns home-columns">
        <div className="column steps">
          <DemoWallets />
          <LiveState holdings={holdings} />
          <Actions page={page} />
        </div>
        <div className="column">
          {!isNarrow && <Options />}
          <CodeCard
            current={shown}
            files={[
              { name: 'modal.ts', code: toModalCode(current, devnet) },
              { name: 'App.tsx', code: appCode },
              { name: 'networks.ts', code: toNetworksCode(devnet.chains) },
              ...(current.signIn === 'off' ? [] : [{ name: 'SignIn.tsx', code: signInSource }]),
              { name: 'sign.ts', code: signSource },
              { name: 'send.ts', code: sendSource },
            ]}
          />
          <EventLog />
        </div>
      </div>
    </>
  )
}
