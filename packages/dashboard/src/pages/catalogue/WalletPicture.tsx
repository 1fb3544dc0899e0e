import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Picture } from '../../parts/Picture.tsx'

/** The picture of a wallet that the cloud has; its initial if it does not load. */
export function WalletPicture({
  id,
  name,
  version,
}: {
  readonly id: string
  readonly name: string
  /** Changes with the picture. */
  readonly version: string
}): ReactNode {
  const source = `/admin/v1/catalogue/${encodeURIComponent(id)}/picture?${encodeURIComponent(version)}`
  const [failed, setFailed] = useState<string>()
  if (failed === source) return <Picture id={id} name={name} />
  return <img className="wallet-picture" src={source} alt="" loading="lazy" onError={() => setFailed(source)} />
}

/** A picture that is not saved. It is drawn, because the policy of this page allows no pictures in URLs of their own. */
export function DrawnPicture({ url }: { readonly url: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isOver = false
    void readBitmap(url).then((bitmap) => {
      if (!isOver) canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0, 96, 96)
    })
    return () => {
      isOver = true
    }
  }, [url])
  return <canvas ref={canvas} className="wallet-picture" width={96} height={96} aria-hidden="true" />
}

function readBitmap(url: string): Promise<ImageBitmap> {
  const [head = '', content = ''] = url.split(',', 2)
  const bytes = Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0)
  return createImageBitmap(new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' }))
}
