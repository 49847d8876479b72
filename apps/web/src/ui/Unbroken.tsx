/**
 * What stays in one line: a passage with the last word of its book, Luc 3.21–22, and words with a hyphen, a-t-il above
 * all; only very long ones may break.
 */
const JOINED = /((?:\p{Lu}\p{Script=Latin}* )?(?:\d+[:.]\d+(?:[–-](?:\d+[:.])?\d+)?|\d+[–-]\d+)|\S*\p{L}-\p{L}\S*)/u
const LONGEST = 30

export function Unbroken({ children }: { children: string }) {
  return children.split(JOINED).map((part, i) =>
    i % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <span key={i} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
