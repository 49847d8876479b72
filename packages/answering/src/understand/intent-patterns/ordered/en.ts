import type { Frame } from '../frame.ts'
import { ON_SUBJECTS } from './en-subjects.ts'

const NUMBER = String.raw`(?:three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})`

/** What happens to persons and places, as a noun. */
const HAPPENING = String.raw`(?:fall|death|birth|call|calling|battle|siege|burning|destruction|building|rebuilding|crossing|healing|baptism|shipwreck|stoning|murder|killing|arrest|trial|conversion|temptation|anointing|denial|betrayal|wedding|dream|dreams|raising|feeding|story)`

/** How English asks, what tells most first. */
export const EN_LADDER: readonly Frame[] = [
  // A text is to be made.
  [
    'write',
    String.raw`\b(?:write|compose|draft|create|make|give|need|prepare)\b(?: me| us| up| i)?(?: an?| the| some)?(?: \w+){0,2} (?:prayer|poem|sermon|outline|hymn|devotional|homily|song lyrics|bible study)\b(?: (?:about|on|for|of|from) (?<x>.+))?`,
    'Write me a short prayer for exams',
  ],
  [
    'write',
    String.raw`\bpray (?:for|with) (?:me|us|my)\b|^(?:an? )?(?:short )?(?:prayer|poem|sermon outline|sermon) (?:about|on|for|of) (?!the (?:mount|plain)\b)(?<x>.+)`,
    'Pray with me',
  ],
  [
    'write',
    String.raw`^(?:summari[sz]e|summary of|give (?:me )?a summary of|sum up)\b ?(?<x>.+)?`,
    'Summarise the life of Samuel',
  ],
  // Two names beside each other, or a noun for what befell one, name a story. "Why did" before a name asks what moved them.
  [
    'event',
    String.raw`^(?:(?:please )?(?:tell me about|what about|explain) )?{person} and {person}[?. !]*$|^(?:the )?${HAPPENING} (?:of|at) (?:{person}|{place})\b`,
    'Tell me about David and Bathsheba',
  ],
  [
    'event',
    String.raw`^why (?:did|was|were|had) (?:god|the lord|{person})\b(?! have to)(?!.*\bwrit)`,
    'Why did Naaman get angry?',
  ],
  [
    'list',
    String.raw`^(?:the )?(?<x>${NUMBER} (?!men\b)\w+s(?: (?:of|in)\b[a-z ]{0,24}?)?)(?: list|,? what are they)?[?. !]*$|^(?<x>[a-z' ]{4,40}) list[?. !]*$`,
    'the ten plagues',
  ],
  // Two sides: before everything that one side alone would decide.
  ['compare', String.raw`\bdifferences? between (?<a>.+?) and (?<b>[^?.,]+)`, 'difference between soul and spirit'],
  [
    'compare',
    String.raw`\bhow (?:do|does|did|are|is) (?<a>.+?) (?:and|from) (?<b>.+?) (?:differ|different|compare|relate|fit together|agree)\b|\b(?:how|in what)\b.*\b(?:differs?|different from|compare[sd]? (?:to|with))\b`,
    'How do law and grace relate?',
  ],
  ['compare', String.raw`\b(?<a>[\w' ]{2,40}?) (?:vs\.?|versus) (?<b>[\w' ]{2,40})(?! on\b)`, 'faith vs works'],
  [
    'compare',
    String.raw`\b(?:compare|comparing|contrast) (?!\w+sel(?:f|ves)\b)(?<a>.+?) (?:and|with|to) (?<b>[^?.,]+?)(?= (?:to|with) |[?.,]|$)`,
    'Compare Saul with David',
  ],
  [
    'compare',
    String.raw`\b(?:contradict|disagree|quarrel|discrepanc|the same (?:event|story|person|god))|\bbetter than\b|\bwhich (?:one )?(?:of (?:them|the two) )?(?:is|was|had) (?:more|less|better|worse|greater|older|younger|stronger|wiser|right)\b`,
    'Do Paul and James contradict each other?',
  ],
  ['event', String.raw`\bwho\b[^?]*, [\w ]+ or [\w ]+\?`, 'Who led the army, Joab or Abner?'],
  ['compare', String.raw`^(?:the )?(?<a>(?!{place})\w+) and (?:the )?(?<b>\w+)$`, 'faith and works'],
  [
    'compare',
    String.raw`\b(?:is|are|was) (?<a>[\w ]{3,30}) (?:really )?(?:the same as|like|equal to) (?<b>[^?.,]+)`,
    'Is Hades the same as hell?',
  ],
  // Verses about something; then where words stand.
  [
    'topic',
    String.raw`\b(?:some |any |good |bible |more )?(?:verses|scriptures|passages|texts|psalms|quotes)\b (?:about|on|for|to|dealing with|that (?:talk|speak) about|regarding|related to|concerning) (?<x>[^?.!]+)`,
    'good verses about patience',
  ],
  [
    'topic',
    String.raw`\b(?:give|send|share|recommend|suggest|need|want)(?: me| us)? (?:a|an|one|another|some|any) (?:\w+ )?(?:verse|scripture|passage|psalm)s? (?:about|on|for|regarding|of|to (?:help|give|calm|comfort)) (?!(?:the|a|an) )(?<x>[^?.!]{3,40})$`,
    'give me a verse about hope',
  ],
  [
    'topic',
    String.raw`\bwhat (?:does|do)(?: the)? (?: +|{person} )(?:say|teach|tell us) (?:about|on|of) (?<x>[^?]+)`,
    'What does Peter say about suffering?',
  ],
  [
    'topic',
    String.raw`^(?<x>.{3,60}?),? (?:bible )?(?:verses|passages|scriptures)[?.! ]*$|\bany (?:bible )?(?:verses|scriptures|passages)\b`,
    'patience bible verses',
  ],
  [
    'doctrine',
    String.raw`\bwhere does (?:the )?(?:bible|scripture) teach\b.*{doctrine}`,
    'Where does the Bible teach the Trinity?',
  ],
  [
    'find',
    String.raw`^(?:find|show|give)(?: me)? (?:the|a|that) (?:verse|passage|place|text|scripture)\b ?(?:about|where|that says|which says|on|with)? ?(?<q>.+)`,
    'Find me the verse about the mustard seed',
  ],
  [
    'find',
    String.raw`\b(?:which|what) (?:verse|bible verse|psalm|chapter|passage|scripture|prophet|book of the bible|book|chapter and verse)\b(?! (?:is|was) (?:the )?(?:shortest|longest))(?:.*?\b(?:says?|tells?|about|where|that|has|mentions)\b)? ?(?<q>.+)?`,
    'Which psalm says he restores my soul?',
  ],
  [
    'find',
    String.raw`\b(?:the|that|a) (?:verse|passage|bit|scripture|line|psalm|text) (?:about|where|that|which|on|with|from|saying) ?(?<q>.+)`,
    "I'm looking for the passage where a donkey talks",
  ],
  [
    'find',
    String.raw`\bwhere(?:'s| is| are| was| in (?:the )?(?:bible|scripture)| does (?:it|the bible|scripture|jesus|paul) (?:say|talk about)| can i find| do (?:i|we) find| did (?:jesus|paul) say)\b[^"]*"(?<q>[^"]+)"`,
    'Where is “be still and know”?',
  ],
  [
    'find',
    String.raw`"(?<q>[^"]{6,})"[ ,:;.-]*(?:-+ )?(?:.{0,20})\b(?:where|which verse|who said|is (?:that|this|it) in|from where|what verse|reference|chapter|in the bible)\b`,
    '“Iron sharpens iron” - who said so?',
  ],
  [
    'find',
    String.raw`\bwho (?:said|says|wrote the words|first said)(?! (?:to|in))\b ?(?<q>.+)?`,
    'Who said all is vanity?',
  ],
  [
    'find',
    String.raw`(?<q>.{8,}?)[,:;.-]* (?:where(?:'s| is| in the bible is)? (?:this|that|it|is it|it is)|where is (?:this|that|it)|(?:what|which) (?:verse|chapter|psalm|book))[ ?.!a-z]{0,20}$`,
    'pride goes before destruction, where is that?',
  ],
  [
    'find',
    String.raw`\bwhere(?:'s| is) (?:it|that|this) (?:written|found|from|in the bible|in scripture)\b|\bwhere (?:in the bible )?does it say\b(?: that)? ?(?<q>.+)?`,
    'Where is it written that man lives not by bread alone?',
  ],
  [
    'find',
    String.raw`(?<!there |what |who |where )\bis (?!there)(?<q>(?!{background})(?:\S+ ){2,}\S+) in the bible\?*$`,
    'Is cleanliness next to godliness in the Bible?',
  ],
  [
    'find',
    String.raw`\b(?:song|hymn)\b.*\b(?:psalm|verse|from)\b|\bbased on (?:what|which) verse\b|\bcan'?t find it\b|\bchapter and verse\b`,
    'That hymn we sang, is it from Isaiah?',
  ],
  [
    'person',
    String.raw`\bnames? (?:of|were|was)\b.*\b(?:mother|father|mom|dad|grandma|wife|sons?|daughters?|brothers?|sisters?)\b`,
    'What was the name of Timothy’s mother?',
  ],
  // The members of something, their order or their number.
  [
    'list',
    String.raw`^(?:list|name|enumerate)\b(?: me)?(?: all)?(?: of)?(?: the)? (?<x>[^?.]+)|\b(?:list of|give me a list)\b ?(?<x>[^?.]+)?`,
    'List the judges of Israel',
  ],
  [
    'list',
    String.raw`\bwhat (?:are|were) the (?:names? of )?(?:the )?(?<x>(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\b [^?.]+)`,
    'What are the seven churches?',
  ],
  [
    'list',
    String.raw`\bwho (?:are|were) (?:the|\w+'s?) (?<x>(?:(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?!men\b)|judges|apostles|kings|prophets|patriarchs|sons|brothers|disciples)[^?.]+)`,
    'Who were the four evangelists?',
  ],
  [
    'list',
    String.raw`\bhow many (?<x>[^?]+?) (?:are|were|did|does|do|is|was|has|had|have|in the bible)\b|\bhow many\b (?<x>[^?]+)`,
    'How many sons did Jesse have?',
  ],
  [
    'list',
    String.raw`\b(?:which|what) (?:(?!gospels?\b|son\b|disciple\b)\w+ ){0,2}?(?<x>(?:women|men|kings|books|animals|gifts|stones|tribes|judges|apostles|disciples|prophets|fruits|gifts|plagues|miracles|parables|feasts|foods|cities|churches|sons|people|angels|psalms|letters|languages|nations|rivers|mountains|sins|virtues|commandments))\b`,
    'Which kings reigned over all Israel?',
  ],
  [
    'list',
    String.raw`\b(?:what|who) (?:are|were) (?:all )?(?:the )?(?<x>(?:names of [^?]+|books of [^?]+|(?:\w+ )?(?:fruits?|gifts|plagues|miracles|parables|commandments|apostles|judges|tribes|patriarchs|feasts|beatitudes|signs|kings) [^?]*))`,
    'What are the names of the archangels?',
  ],
  ['list', String.raw`\bin (?:what )?order\b|\bstep by step\b|\btimeline\b`, 'timeline of the exodus'],
  // Is X Y? Of Jesus, and where Y is God's, it asks for what is believed; of anyone else for their life.
  [
    'doctrine',
    String.raw`^(?:is|was|are|were) (?:{person}|he|she|god|the \w+)\b.*\b(?:god|divine|lord|savio(?:u)?r|messiah|sinless|creator)\b`,
    'Is Mary the mother of God?',
  ],
  ['person', String.raw`^(?:was|is|were) (?<x>{person})(?: really)? (?:an?|the)\b(?! same)`, 'Was Luke a doctor?'],
  [
    'event',
    String.raw`\bwhat happen\w*\b(?! to {person})(?! (?:to us|after|when) (?:we|i|death|you|jesus comes)|s when)`,
    'What happened at Shiloh?',
  ],
  // What words mean.
  [
    'doctrine',
    String.raw`^(?:please )?(?:can|could|would)?(?: you)?(?: please)? ?explain(?: to me)?(?: the\b| what the\b)? ?{doctrine}(?: is)?(?: to me| to a child| simply| briefly| in simple (?:terms|words)| please)*[?. ]*$`,
    'Explain the Trinity simply',
  ],
  ['explain', String.raw`\bparables?\b`, 'The parable of the sower'],
  ['explain', String.raw`{saying}`, 'salt of the earth'],
  [
    'explain',
    String.raw`\b(?:what|whats|what's) (?:does|do|did|is|was) (?:it mean|.{0,30}\bmeant by)\b[^"]*"(?<q>[^"]+)"`,
    'What is meant by “a still small voice”?',
  ],
  [
    'explain',
    String.raw`"(?<q>[^"]+)".*\b(?:mean|means|meaning|meant|explain|understand|how can|really|did)\b`,
    '“Deep calls to deep” - how can water call?',
  ],
  [
    'doctrine',
    String.raw`\bwhat does it mean (?:that |to be |when )?.*{doctrine}|{doctrine}.*\bwhat does (?:that|it|this) mean`,
    'What does it mean to be justified?',
  ],
  [
    'explain',
    String.raw`\b(?:meaning of|explain|interpret|explanation of|what does (?:this|that|it) mean|what (?:did|does) (?:he|jesus|paul|god|john|she|james|peter) (?:really )?mean)\b(?: the\b)? ?(?<x>[^?]+)?`,
    'Explain the dry bones',
  ],
  [
    'explain',
    String.raw`^(?:what|whats|what's) (?:does|do|did) (?<x>.+?) (?:mean|symboli[sz]e|represent|stand for)\b|(?<x>.{4,}?)[ .,:-]+meaning[ ?.!]*$`,
    'What does selah mean?',
  ],
  [
    'explain',
    String.raw`\b(?:sounds? (?:cold|harsh|cruel|unfair)|how can (?:this|that) be)\b`,
    'He hates Esau? That sounds harsh',
  ],
  // What is to be done asks for counsel.
  [
    'practical',
    String.raw`\bhow (?:can|do|should|could|would|shall|must) (?:i|we|you|one|a christian)\b(?! know god exists)(?! become)|\bhow to\b (?<x>.+)|\b(?:should|can|may|must|shall|could) i\b(?! (?:be saved|lose))(?! know god)`,
    'How should I pray?',
  ],
  [
    'practical',
    String.raw`\b(?:what (?:should|can|do|must|shall) (?:i|we) do|help me|i (?:struggle|feel (?!(?:so |really )?(?:sorry|bad) )|am (?:so |really )?(?:afraid|scared|angry|tired|depressed|anxious|lonely|addicted)|can'?t (?:stop|forgive|sleep|let go)|keep)|i'm (?:so |really )?(?:afraid|scared|angry|tired|depressed|anxious|addicted|struggling)|advice|deal(?:ing)? with|burn(?:ed|t) out)\b`,
    'I am so tired of everything',
  ],
  [
    'topic',
    String.raw`\bwhat (?:does|do|did|has) (?:the )?(?:holy )?(?:bible|scriptures?|god|new testament|old testament|jesus|christianity|prophets|proverbs)(?: actually| really| itself)? (?:say|says|teach|think|tell us|have to say|speak) (?:about|on|of|regarding|concerning) (?<x>[^?]+)`,
    'What does the Bible say about anger?',
  ],
  [
    'practical',
    String.raw`\b(?:my|our) (?:wife|husband|boss|marriage|church|friend|parents?|mother|father|son|daughter|girlfriend|boyfriend|kids?|children|coworkers?|co-workers|neighbou?rs?|brother|sister|ministry|pastor|life|faith)\b(?!.*\b(?:who (?:is|was)|mentioned|parish|what is)\b)(?!.*\b(?:say|says) (?:on|about)\b)`,
    'My brother never calls',
  ],
  // What the Bible says about something, or forbids.
  [
    'topic',
    String.raw`\b(?:bible|scripture|god) (?:say|says|teach|teaches|speak|speaks|on|view)\b(?: (?:about|on|of))? ?(?<x>[^?]+)?`,
    'the Bible on debt',
  ],
  [
    'topic',
    String.raw`^(?:is|are|was) (?:it|this|that|\w+ing|\w+)\b.{0,30}\b(?:an? )?sins?\b(?! that)(?! unto)|\bis it (?:a sin|wrong|sinful|okay|ok|permissible|allowed)\b(?: to| for)? ?(?<x>[^?]+)?`,
    'Is gambling a sin?',
  ],
  [
    'topic',
    String.raw`(?<x>.+?),? (?:according to (?:the )?(?:bible|scripture)|what does (?:the )?(?:bible|scripture).* say)`,
    'A good leader according to the Bible',
  ],
  ['topic', String.raw`\bhow should (?:christians|believers)\b`, 'How should Christians vote?'],
  [
    'event',
    String.raw`\b(?:which|what) gospels\b|\bthe story (?:where|about|of how)\b`,
    'Which gospels tell of the temptation?',
  ],
  ...ON_SUBJECTS,
]
