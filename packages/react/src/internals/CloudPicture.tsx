import { pictureQuery } from '@latchkey/core'
import { queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Picture, type PictureProps } from '../ui/Picture.tsx'
import { useModalInstance } from './useModalInstance.ts'

export interface CloudPictureProps extends Pick<PictureProps, 'fallback' | 'round' | 'size'> {
  /** The address of a picture in an answer of the cloud, or a `data:` URL. Untrusted. */
  readonly url: unknown
}

/** How far from the screen a picture is requested, in px. */
const ahead = 200

/**
 * A picture that an answer of the cloud names. It is read as data, because a strict Content-Security-Policy refuses images of other
 * hosts, and only when it is about to come on screen: an account may have hundreds.
 */
export function CloudPicture({ url, ...shown }: CloudPictureProps): ReactNode {
  if (typeof url !== 'string' || url.startsWith('data:')) return <Picture source={url} {...shown} />
  return <ReadPicture url={url} {...shown} />
}

function ReadPicture({ url, ...shown }: CloudPictureProps & { readonly url: string }): ReactNode {
  const modal = useModalInstance()
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${ahead}px 0px`,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  const { data, isPending, isFetching } = useQuery(
    { ...pictureQuery.options(modal, { url }), enabled: isNear },
    modal.plugin(queryClientPlugin).get().client,
  )
  return (
    <span ref={place}>
      <Picture source={data ?? undefined} isLoading={!isNear || (isPending && isFetching)} {...shown} />
    </span>
  )
}
