import type { Block } from '../text/prose.ts'

/** A part that can be found and quoted by itself is between these lengths, as far as whole paragraphs allow. */
const SHORT = 300
const LONG = 2500
/** A single paragraph beyond this is cut at the end of a sentence. */
const ENDLESS = 4000

export type Part = { readonly heading?: string; readonly blocks: readonly Block[]; readonly first: number }

/**
 * Cuts an article at its headings, and where a part is still too long between paragraphs. Short
 * neighbours stay together.
 *
 *     one paragraph of 900 characters → one part
 *     7,800 characters in 12 paragraphs → four parts of about 2,000
 *     a heading over three short lines → a part of its own only if it is worth one
 */
export function split(blocks: readonly Block[]): Part[] {
  const only = blocks.every((block) => block.heading)
  const whole = blocks.flatMap((block) => sentences(only ? { ...block, heading: false } : block))
  const parts: Part[] = []
  let blocksSoFar: Block[] = []
  let heading: string | undefined
  let first = 0
  let length = 0
  const rest = restLengths(whole)
  const close = (next: number) => {
    if (blocksSoFar.some((block) => !block.heading))
      parts.push({ ...(heading === undefined ? {} : { heading }), blocks: withoutEnds(blocksSoFar), first })
    blocksSoFar = []
    heading = undefined
    first = next
    length = 0
  }
  for (const [index, block] of whole.entries()) {
    const full = length > 0 && length + block.text.length > LONG && rest[index]! >= SHORT
    if (length >= SHORT && (full || (block.heading && rest[index]! - block.text.length >= SHORT))) close(index)
    else if (length > 0 && length + block.text.length > ENDLESS) close(index)
    if (block.heading && blocksSoFar.length === 0) heading = block.text
    else {
      blocksSoFar.push(block)
      length += block.text.length
    }
  }
  close(whole.length)
  return parts
}

/** Characters from each block to the end: a tail too short to stand alone joins the part before it. */
function restLengths(blocks: readonly Block[]): number[] {
  const rest: number[] = []
  let sum = 0
  for (let index = blocks.length - 1; index >= 0; index--) rest[index] = sum += blocks[index]!.text.length
  return rest
}

/** A heading at the end of a part has nothing under it. */
function withoutEnds(blocks: readonly Block[]): Block[] {
  const last = blocks.findLastIndex((block) => !block.heading)
  return blocks.slice(0, last + 1)
}

function sentences(block: Block): Block[] {
  if (block.text.length <= ENDLESS || block.heading) return [block]
  const pieces: string[] = []
  let piece = ''
  for (const sentence of block.text.split(/(?<=[.!?][”’"')\]]*)\s+(?=[“‘"'([]?[\p{Lu}\d])|(?<=[。！？][」』）]*)/u)) {
    if (piece !== '' && piece.length + sentence.length > LONG) {
      pieces.push(piece)
      piece = ''
    }
    piece = piece === '' ? sentence : `${piece}${/[。！？」』）]$/.test(piece) ? '' : ' '}${sentence}`
  }
  if (piece !== '') pieces.push(piece)
  return pieces.map((text, index) => (index === 0 ? { ...block, text } : { text }))
}
