import { useEffect, useState } from 'react'

/** The URL of a text as a file, as long as the view is shown. */
export function useFileUrl(text: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [text])
  return url
}
