/** Whether a Content-Security-Policy can express an entry of `isAllowedOrigin`: a star for whole labels at the start, or for the port. */
export function isAncestor(text: string): boolean {
  return /^https?:\/\/(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::(?:\d{1,5}|\*))?$/.test(text)
}
