import type { Frames } from './frame.ts'
import { EN_LADDER } from './ordered/en.ts'

export const EN: Frames = {
  leads: [
    '(?:hi|hello|hey|dear berea|good (?:morning|evening|afternoon))(?: there)?[,!. ]+',
    '(?:please|pls|so|ok|okay|well|um|also|now|quick question|just wondering|i was wondering|question)[,:. ]+',
    '(?:can|could|would|will) (?:you|u|someone|anyone) (?:please |pls )?(?:tell me|explain to me|help me understand|help me find)[,: ]*',
    "(?:i(?:'d| would)? (?:want|like) to know|do you know|please tell me|tell me)[,: ]+(?!about)",
  ],
  frames: EN_LADDER,
  passageWords: String.raw`(?:what|does|do|says?|say|the|text|of|read|show|me|give|open|quote|in|(?:traditional |simplified )?chinese|english|spanish|french|greek|hebrew|latin|german|aloud|kjv|niv|esv|bsb|web|please|bible|verse|verses|chapter|and|to|is|full|whole|passage|book|look|up|cite|recite|go|i|want)`,
  searchNoise: [
    String.raw`\bwhat (?:does|do) (?:the )?(?:bible|scriptures?|god|new testament|old testament) (?:actually |really )?(?:say|teach|have to say)(?: (?:about|on|regarding|concerning))?`,
    String.raw`\b(?:which|what) (?:bible )?(?:verse|chapter|psalm|passage)(?: (?:is it|says|talks about|is))?(?: exactly)?`,
    String.raw`\bwhere (?:is|does|in the bible|can i find)(?: (?:it|that|this|the bible|the verse))?(?: (?:written|say|says|in the bible))?`,
    String.raw`\b(?:bible )?(?:verses|passages|scriptures|texts) (?:about|on|for)\b`,
    String.raw`\b(?:i'?m )?looking for the (?:verse|passage)(?: about)?`,
    String.raw`\b(?:find|show|give)(?: me)? (?:the|a|that|some) (?:verses?|passages?)(?: about| where| that says?)?`,
    String.raw`\b(?:in the bible|according to (?:the )?(?:bible|scripture)|please|pls|tell me(?: about)?|what does (?:it|that|this) mean|meaning|explain)\b`,
  ],
  termNoise:
    'the|a|an|our|my|your|his|her|their|of|about|on|to|in the bible|in scripture|according to the bible|really|actually|please|pls|and|mean|is|are|was|were|all|some|any|that|being|for'.split(
      '|',
    ),
  smallWords: `wrote written writes author the a an of and or but if in on at to for from by with as is are was were be been being do does did has have had can could should would will may might must shall i you he she it we they me him her us them my your his its our their this that these those what who whom whose which when where why how not no nor so too very just only also any some all each both than then there here about into over under again out up down off say says said tell mean means meaning bible verse verses scripture scriptures passage passages chapter book please really actually god's get got come came go went one`,
  elliptic: [
    String.raw`^(?:and|but|or)?,? ?(?:what|how) about (?<x>[^?]+)\?*$`,
    String.raw`^(?:and|but) (?<x>(?:in|for|of|about|with|to|from)? ?[\w' ]{1,40})\?*$`,
    String.raw`^(?:in|for|according to) (?<x>[\w' ]{1,30})\?+$`,
    String.raw`^(?<x>)(?:why|how(?: so| come)?|when|where|who|really|since when|what for|why not|tell me more|more|more verses|go on|such as|for example|can you explain(?: more| that)?|explain(?: that| more)?|what does (?:that|it|this) mean|any (?:other|more)(?: verses| examples)?|and then|what happened (?:next|then|after(?: that)?))[?. !]*$`,
  ],
  pronoun: String.raw`\b(?:he|she|him|his|her|hers|they|them|their|theirs|it|its|this|that|these|those|there|then)\b`,
  asking: String.raw`\?|^(?:whos?|whats?|wheres?|when|why|hows?|which|whose|is|are|was|were|did|do|does|can|could|should|will|would|may)\b`,
  ownLife: String.raw`\b(?:i'm|i've been|i've (?:got|lost|never|no)|i am (?:so|really|very|tired|scared|lonely|pregnant|jealous|angry|stuck|lost) |i (?:can't|cannot) (?:sleep|stop|look|eat|cope|focus|breathe|get over|go on|let go|stand)|i (?:feel|worry|struggle|don't know (?:how|what))|(?:broke up with|cheated on|dumped|fired|ghosted|yelled at|lying to|lied to|left) me|my (?:ex|boyfriend|girlfriend|boss|co-?workers?|roommate|landlord|teacher|therapist|doctor|job|teenager|stepdad|stepmom|grandma|grandpa|mom|dad|anxiety|heart is (?:broken|in pieces)))\b`,
  naming: String.raw`^(?:the|a) (?!.*\b(?:is|are|was|were|be|will|shall|has|have|had|do|does|did|can|may|let|shows?|makes?|gives?|comes?|goes|says?|said|loves?|i|you|we|he|she|they|it|my|your|our|me|us|him)\b)`,
}
