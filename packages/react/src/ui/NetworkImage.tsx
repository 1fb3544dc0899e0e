import { lazy, Suspense, type ReactNode } from 'react'
import { NetworkPicture, type NetworkPictureProps } from './NetworkPicture.tsx'

export type NetworkImageProps = Omit<NetworkPictureProps, 'isLoading'>

/** Without the logos, the initial is shown. */
const WithLogo = /*#__PURE__*/ lazy(() =>
  import('./NetworkLogo.tsx').then(
    ({ NetworkLogo }) => ({ default: NetworkLogo }),
    () => ({ default: NetworkPicture }),
  ),
)

/** A network's round picture: the app's own, else the network's logo, else its initial. The logos load where one is shown. */
export function NetworkImage(props: NetworkImageProps): ReactNode {
  if (props.source !== undefined) return <NetworkPicture {...props} />
  return (
    <Suspense fallback={<NetworkPicture {...props} isLoading />}>
      <WithLogo {...props} />
    </Suspense>
  )
}
