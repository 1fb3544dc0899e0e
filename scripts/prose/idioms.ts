/** A turn of phrase that a native technical writer would not use, and what to write instead. */
export interface Idiom {
  /** A regular expression in which a space matches any white space. It matches whole words, in any case. */
  readonly pattern: string
  readonly instead: string
}

/** The word list. Add to it what a review finds twice. */
export const idioms: readonly Idiom[] = [
  {
    pattern: 'nobody|anybody|everybody|somebody',
    instead: 'name who it is (caller, visitor, developer), or use the passive',
  },
  { pattern: 'whoever|whomever', instead: 'name who it is: the caller, the visitor, the developer' },
  { pattern: '(?<!there )(?:is|are|was|were) none(?: of)?', instead: 'say "is not one of" or "does not belong to"' },
  { pattern: '(?:of|none of) ours', instead: 'say "our"' },
  { pattern: 'of (?:one.s|our) own', instead: 'say "our own …", "your own …" or "separate"' },
  { pattern: 'of (?:its|their) own accord', instead: 'say "automatically" or "without a request"' },
  { pattern: 'stands?(?! for| by| alone| out| still)', instead: 'say "is", "is in" or "replaces"' },
  { pattern: 'goes on|go on', instead: 'say "continues" or "still works"' },
  {
    pattern: 'asked once more|asks? nothing of|asked (?:for )?nothing',
    instead: 'say "retried", "called again", "sends no request"',
  },
  { pattern: 'told apart|tells? (?:\\w+ )?apart', instead: 'say "distinguished by" or "identified by"' },
  { pattern: 'tells? whether|tells? of|told of|tells? those', instead: 'say "returns whether", "reports", "shows"' },
  { pattern: 'the house|house.s own', instead: 'say "Latchkey" or "the SDK"' },
  { pattern: '(?:the|a) humans?|humans', instead: 'say "visitor"' },
  { pattern: 'persons?', instead: 'say "visitor" or "developer"' },
  { pattern: 'hostile until', instead: 'say "untrusted: escape or validate before rendering"' },
  { pattern: 'living (?:connection|session|wallet)s?|lives no more', instead: 'say "active", "valid" or "has ended"' },
  { pattern: 'leads? back|leads? the way', instead: 'say "returns to", "restores"' },
  { pattern: 'sets? (?:\\w+ )?going', instead: 'say "starts" or "triggers"' },
  { pattern: 'comes? about', instead: 'say "happens" or "occurs"' },
  { pattern: 'at hand', instead: 'say "available" or "loaded"' },
  {
    pattern: '(?<!are )all the same(?! (?:as|to))|for people to read',
    instead: 'say "anyway"; "for display", "in a readable form"',
  },
  { pattern: 'mends?|mended', instead: 'say "fix"' },
  { pattern: '(?:is|are) the (?:\\w+.s )?(?:affair|business) of', instead: 'say who is responsible' },
]
