import { hasPairedQuotes } from './excerpt.ts'

/** A sentence that is half somebody else's words says little of its own. */
export function isBorrowed(words: string): boolean {
  const quoted = words.match(/“[^”]+”|‘[^’]{12,}’|«[^»]+»|"[^"]+"/gu)?.join('').length ?? 0
  return quoted > words.length * 0.4
}

/** What a preacher says to get from one sentence to the next, and what stands for a page that the reader doesn't see. */
const LEANS_BACK =
  /^["“‘']?(?:now|hear|behold|hence|whence|whereby|wherein|wherefore|whereupon|thereby|therein|to (?:this|such)|in which|for which|is,|otherwise|what then|(?:some|others?) (?:indeed )?(?:think|say|understand|read|explain|of)|why|again|yes,|nay|in fine|(?:since|as) this|observe|note|see|seest|you see|mark|let me|we have here|here (?:is|are|we)|it follows|all th(?:is|at|ese)|\(?hom|c['’]est pourquoi|tou(?:t|tes?|s) (?:cela|ceci|ces)|mais|donc|aussi|tod[oa]s? (?:est|es)|por (?:eso|tanto|consiguiente|esto)|pero|así pues|luego)\b/i

/** A preacher before his people, on the way to his next point, or back to an earlier one. */
const ON_THE_WAY =
  /\blet us (?:then |now |therefore |next )?(?:seek|see|consider|inquire|enquire|examine|look|hear|return|pass|turn|come|proceed)\b|\b(?:ye|you|we) have (?:just |already )?(?:heard|said|seen|spoken|shown|read|mentioned)\b|\b(?:as|which) (?:i|we) (?:have )?(?:said|mentioned|showed)\b|\bsuch (?:views|a view|an opinion|language)\b|\b(?:thus|therefore) (?:over|so) |\bhe (?:means|says|saith|adds)\b|\bin what follows\b|\b(?:for|to) (?:that|this) (?:purpose|end)\b|\bquestion is here\b|\blet no (?:man|one) then\b|\bwhen he says\b|\bhe (?:first |next |then )?(?:lays down|proceeds|goes on|subjoins|would imply)\b|\bwords of the (?:psalmist|prophet|apostle)\b/i

/** What editors say of the text: copies, versions, conjunctions, and whom they have it from. */
const ON_THE_TEXT =
  /\b(?:some|many|other|several|ancient|old|most|certain|all|the) (?:ancient |old |greek |latin |best )?(?:copies|manuscripts|codices|readings?|interpreters|expositors|commentators)\b|\b(?:copulative|disjunctive|particle|Sept|LXX|Septuagint|Vulg|Vulgate|margin|MSS?|Chaldee|Syriac|Heb|Gr|Arab|Syr|Prot|ver|comp|Calmet|Menochius)\b\.?|\bsee on\b|[\u0370-\u03ff\u1f00-\u1fff\u0590-\u05ff]/u

/** Sigla: "(Bert.)", "D. This was …", "… for the traitor. A.", "i. e.", "&c". */
const SIGLA =
  /\(\p{Lu}\p{Ll}{0,9}\.(?: &c\.)?\)|^\p{Lu}\. |[.!?]\s*\p{L}{1,10}\.$|\b(?:S|St|Ven)\. \p{Lu}\p{L}*\.? (?:de|in|ap|c|l|ep|serm|hom)\b|(?:\b\p{Lu}\p{L}{0,6}\. ?){2}$|\bi\. ?e\.|&c|(?:^|\s)I{1,3}V?\.(?:\s|$)|\(\d+\.\)/u

/** A clause that needs another: "If I was not humble-minded but have lifted up my soul." */
const HALF =
  /^(?:if|when|because|that|lest|unless|whether|although|though|since|while|si|cuando|porque|aunque|quand|lorsque|parce que)\b[^,;:]*[.!?]/i

/** Pointers, verse lists, what is said of the text, and fragments: true, and nothing that one would read aloud. */
export function isDry(words: string): boolean {
  const marks = words.match(/\d|[;:—–()[\]]/g)?.length ?? 0
  const capitals = words.match(/\b\p{Lu}{3,}\b/gu)?.length ?? 0
  if (capitals > 1 || marks > words.length / 26 || /…|\.\.\.|\[|^["“‘'(]|^.{0,12}—/.test(words)) return true
  if (SIGLA.test(words) || ON_THE_TEXT.test(words) || HALF.test(words)) return true
  if (/ [-–] |\.—|\? \p{Ll}|^\d|\b\p{L}{2,5} \d+:\d|[\s,]\d+\.$|\bit follows\b/u.test(words)) return true
  // Letters read in the wrong code, a word that the scan has broken in two ("b ond"), a blank that it has lost.
  if (/Ã|â€|Â|\p{Ll}[.!?]\p{Lu}\p{Ll}|\d\p{Ll}{3}|; ?[’”]\p{Ll}/u.test(words)) return true
  if (/(?<=\s)[bcdfghjklmnpqrstvwxz]{1,2} \p{Ll}{2,}/u.test(words)) return true
  return LEANS_BACK.test(words) || ON_THE_WAY.test(words) || !hasPairedQuotes(words)
}
