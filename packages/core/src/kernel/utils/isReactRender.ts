/**
 * Returns whether the caller runs inside the render of a React component, judging by the names that React's development builds
 * have in a stack. For development only: a built app has other names.
 */
export function isReactRender(stack: string | undefined = new Error('stack').stack): boolean {
  return /\brenderWithHooks\b|\breact[-_]stack[-_]bottom[-_]frame\b/.test(stack ?? '')
}
