import type { ReactNode } from 'react'
import type { AppIdentity } from '../Screen.ts'
import { splitOrigin } from './splitOrigin.ts'
import { useTexts } from './TextsContext.ts'
import { toPlainName } from './toPlainName.ts'

/** Who asks: the origin as the browser states it, whole and the largest text of the screen, and what the app calls itself. */
export function AppOrigin(props: {
  readonly app: AppIdentity
  readonly network?: { readonly name: string; readonly isTestnet: boolean } | undefined
}): ReactNode {
  const { app, network } = props
  const { parts, t } = useTexts()
  const { after, before, name } = splitOrigin(app.origin)
  const calls = toPlainName(app.name ?? '')
  const tag = network && (
    <bdi key="network" className="tag">
      {toPlainName(network.name)}
    </bdi>
  )
  return (
    <div className="origin">
      <p className="origin-name" data-testid="lk-frame-origin" dir="ltr">
        {before !== '' && <span>{before}</span>}
        {name}
        {after !== '' && <span>{after}</span>}
      </p>
      <p className="sub">
        {tag === undefined
          ? calls !== '' && <bdi>{calls}</bdi>
          : calls === ''
            ? parts('common.networkOnly', { network: tag })
            : parts('common.network', { app: <bdi key="app">{calls}</bdi>, network: tag })}
        {network?.isTestnet === true && <span className="tag">{t('common.testNetwork')}</span>}
      </p>
      {app.isUnverified && (
        <p className="sub origin-unverified" data-testid="lk-frame-unverified">
          {t('common.unverified')}
        </p>
      )}
    </div>
  )
}
