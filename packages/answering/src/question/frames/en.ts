import type { Frames } from './frame.ts'

const NUMBER = String.raw`(?:three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})`

/** What happens to persons and places, as a noun. */
const HAPPENING = String.raw`(?:fall|death|birth|call|calling|battle|siege|burning|destruction|building|rebuilding|crossing|healing|baptism|shipwreck|stoning|murder|killing|arrest|trial|conversion|temptation|anointing|denial|betrayal|wedding|dream|dreams|raising|feeding|story)`

export const EN: Frames = {
  leads: [
    '(?:hi|hello|hey|dear berea|good (?:morning|evening|afternoon))(?: there)?[,!. ]+',
    '(?:please|pls|so|ok|okay|well|um|also|now|quick question|just wondering|i was wondering|question)[,:. ]+',
    '(?:can|could|would|will) (?:you|u|someone|anyone) (?:please |pls )?(?:tell me|explain to me|help me understand|help me find)[,: ]*',
    "(?:i(?:'d| would)? (?:want|like) to know|do you know|please tell me|tell me)[,: ]+(?!about)",
  ],
  frames: [
    [
      'write',
      String.raw`\b(?:write|compose|draft|create|make|give|need|prepare)\b(?: me| us| up| i)?(?: an?| the| some)?(?: \w+){0,2} (?:prayer|poem|sermon|outline|hymn|devotional|homily|song lyrics|bible study)\b(?: (?:about|on|for|of|from) (?<x>.+))?`,
    ],
    ['write', String.raw`\bpray (?:for|with) (?:me|us|my)\b`],
    [
      'write',
      String.raw`^(?:an? )?(?:short )?(?:prayer|poem|sermon outline|sermon) (?:about|on|for|of) (?!the (?:mount|plain)\b)(?<x>.+)`,
    ],
    ['write', String.raw`^(?:summari[sz]e|summary of|give (?:me )?a summary of|sum up)\b ?(?<x>.+)?`],
    ['event', String.raw`^{person} and {person}[?. !]*$|^(?:the )?${HAPPENING} (?:of|at) (?:{person}|{place})\b`],
    ['event', String.raw`^why (?:did|was|were|had) (?:god|the lord|{person})\b(?! have to)(?!.*\bwrit)`],
    [
      'list',
      String.raw`^(?:the )?(?<x>${NUMBER} (?!men\b)\w+s(?: (?:of|in)\b[a-z ]{0,24}?)?)(?: list|,? what are they)?[?. !]*$|^(?<x>[a-z' ]{4,40}) list[?. !]*$`,
    ],
    ['compare', String.raw`\bdifferences? between (?<a>.+?) and (?<b>[^?.,]+)`],
    [
      'compare',
      String.raw`\bhow (?:do|does|did|are|is) (?<a>.+?) (?:and|from) (?<b>.+?) (?:differ|different|compare|relate|fit together|agree)\b`,
    ],
    ['compare', String.raw`\b(?:how|in what)\b.*\b(?:differs?|different from|compare[sd]? (?:to|with))\b`],
    ['compare', String.raw`\b(?<a>[\w' ]{2,40}?) (?:vs\.?|versus) (?<b>[\w' ]{2,40})(?! on\b)`],
    [
      'compare',
      String.raw`\b(?:compare|comparing|contrast) (?!\w+sel(?:f|ves)\b)(?<a>.+?) (?:and|with|to) (?<b>[^?.,]+?)(?= (?:to|with) |[?.,]|$)`,
    ],
    ['compare', String.raw`\b(?:contradict|disagree|fall out|quarrel|discrepanc|the same (?:event|story|person|god))`],
    [
      'compare',
      String.raw`\b(?:once or twice|which (?:one )?(?:of them )?did|any better|better than|who had more|which is (?:greater|right|older))\b`,
    ],
    ['event', String.raw`\bwho\b[^?]*, [\w ]+ or [\w ]+\?`],
    ['compare', String.raw`\blast adam\b|\bsecond adam\b|\btwo covenants\b`],
    ['compare', String.raw`^(?:lady |the )?(?<a>{person}|\w+) and (?:lady |the )?(?<b>{person}|folly|gospel|works)$`],
    ['compare', String.raw`\b(?:is|are|was) (?<a>[\w ]{3,30}) (?:really )?(?:the same as|like|equal to) (?<b>[^?.,]+)`],
    [
      'topic',
      String.raw`\b(?:some |any |good |bible |more )?(?:verses|scriptures|passages|texts|psalms|quotes)\b (?:about|on|for|to|dealing with|that (?:talk|speak) about|regarding|related to|concerning) (?<x>[^?.!]+)`,
    ],
    [
      'topic',
      String.raw`\bwhat (?:does|do)(?: the)? (?: +|{person} )(?:say|teach|tell us) (?:about|on|of) (?<x>[^?]+)`,
    ],
    ['topic', String.raw`^(?<x>.{3,60}?),? (?:bible )?(?:verses|passages|scriptures)[?.! ]*$`],
    ['topic', String.raw`\bany (?:verses|scriptures|passages|bible verses)\b`],
    [
      'doctrine',
      String.raw`\bwhat (?:texts|verses) (?:do|does)\b.*\b(?:sides|use|support)\b|\bwhere does (?:the )?(?:bible|scripture) teach\b.*{doctrine}`,
    ],
    [
      'find',
      String.raw`^(?:find|show|give)(?: me)? (?:the|a|that) (?:verse|passage|place|text|scripture)\b ?(?:about|where|that says|which says|on|with)? ?(?<q>.+)`,
    ],
    [
      'find',
      String.raw`\b(?:which|what) (?:verse|bible verse|psalm|chapter|passage|scripture|prophet|book of the bible|book|chapter and verse)\b(?! (?:is|was) (?:the )?(?:shortest|longest))(?:.*?\b(?:says?|tells?|about|where|that|has|mentions)\b)? ?(?<q>.+)?`,
    ],
    [
      'find',
      String.raw`\b(?:the|that|a) (?:verse|passage|bit|scripture|line|psalm|text) (?:about|where|that|which|on|with|from|saying) ?(?<q>.+)`,
    ],
    [
      'find',
      String.raw`\bwhere(?:'s| is| are| was| in (?:the )?(?:bible|scripture)| does (?:it|the bible|scripture|jesus|paul) (?:say|talk about)| can i find| do (?:i|we) find| did (?:jesus|paul) say)\b[^"]*"(?<q>[^"]+)"`,
    ],
    [
      'find',
      String.raw`"(?<q>[^"]{6,})"[ ,:;.-]*(?:-+ )?(?:.{0,20})\b(?:where|which verse|who said|is (?:that|this|it) in|from where|what verse|reference|chapter|in the bible)\b`,
    ],
    ['find', String.raw`\bwho (?:said|says|wrote the words|first said)(?! (?:to|in))\b ?(?<q>.+)?`],
    [
      'find',
      String.raw`(?<q>.{8,}?)[,:;.-]* (?:where(?:'s| is| in the bible is)? (?:this|that|it|is it|it is)|where is (?:this|that|it)|(?:what|which) (?:verse|chapter|psalm|book)|(?:valley|story).* chapter)[ ?.!a-z]{0,20}$`,
    ],
    ['find', String.raw`(?<q>.{8,}?)[,.: ]+where,? and what\b`],
    ['find', String.raw`\bwhere(?:'s| is) (?:it|that|this) (?:written|found|from|in the bible|in scripture)\b`],
    ['find', String.raw`\bwhere (?:in the bible )?does it say\b(?: that)? ?(?<q>.+)?`],
    ['find', String.raw`(?<!there )\bis (?!there)(?<q>.{8,}) in the bible\?*$(?<!hanukkah in the bible\?)`],
    ['find', String.raw`\bwhich (?:prophet|psalm|gospel) (?:said|says|has|contains|speaks|tells)\b ?(?<q>.+)?`],
    ['find', String.raw`\b(?:the )?(?:song|hymn)\b.*\b(?:psalm|verse|from)\b|\bbased on (?:what|which) verse\b`],
    ['find', String.raw`\bthe shema\b|\bcan'?t find it\b|\bchapter and verse\b`],
    [
      'person',
      String.raw`\bnames? (?:of|were|was)\b.*\b(?:mother|father|mom|dad|grandma|wife|sons?|daughters?|brothers?|sisters?)\b`,
    ],
    ['list', String.raw`^(?:list|name|enumerate)\b(?: me)?(?: all)?(?: of)?(?: the)? (?<x>[^?.]+)`],
    ['list', String.raw`\b(?:list of|give me a list)\b ?(?<x>[^?.]+)?`],
    [
      'list',
      String.raw`\bwhat (?:are|were) the (?:names? of )?(?:the )?(?<x>(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\b [^?.]+)`,
    ],
    [
      'list',
      String.raw`\bwho (?:are|were) (?:the|\w+'s?) (?<x>(?:(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?!men\b)|mighty |judges|apostles|kings|prophets|patriarchs|sons|brothers|disciples)[^?.]+)`,
    ],
    ['list', String.raw`\bhow many (?<x>[^?]+?) (?:are|were|did|does|do|is|was|has|had|have|in the bible)\b`],
    ['list', String.raw`\bhow many\b (?<x>[^?]+)`],
    [
      'list',
      String.raw`\bwhich (?:(?!gospels?\b|son\b|disciple\b)\w+ ){0,2}(?<x>(?:women|men|kings|books|animals|stones|tribes|judges|apostles|disciples|prophets|fruits|gifts|plagues|miracles|parables|feasts|cities|churches|sons|people|foods|angels|psalms|letters|languages|nations|rivers|mountains|sins|commandments))\b`,
    ],
    [
      'list',
      String.raw`\bwhat (?:\w+ ){0,2}?(?<x>(?:animals|gifts|stones|feasts|plagues|miracles|parables|qualifications|requirements|kings|judges|tribes|foods|names of the|fruits of the|commandments|virtues))\b`,
    ],
    [
      'list',
      String.raw`\b(?:what|who) (?:are|were) (?:all )?(?:the )?(?<x>(?:names of [^?]+|books of [^?]+|(?:\w+ )?(?:fruits?|gifts|plagues|miracles|parables|commandments|apostles|judges|mighty men|tribes|patriarchs|feasts|beatitudes|signs|kings) [^?]*))`,
    ],
    ['list', String.raw`\b(?:who(?:'s| is| are) (?:in|on) (?:it|the (?:list|hall)))\b`],
    ['list', String.raw`\bin (?:what )?order\b|\bstep by step\b|\btimeline\b`],
    ['person', String.raw`^(?:was|is|were) (?<x>{person})(?: really)? (?:an?|the)\b(?! same)`],
    [
      'event',
      String.raw`\bwhat happen\w*\b(?! to {person})(?! (?:to us|after|when) (?:we|i|death|you|jesus comes)|s when)`,
    ],
    ['explain', String.raw`\bparables?\b`],
    ['explain', String.raw`{saying}`],
    [
      'explain',
      String.raw`\b(?:what|whats|what's) (?:does|do|did|is|was) (?:it mean|.{0,30}\bmeant by)\b[^"]*"(?<q>[^"]+)"`,
    ],
    ['explain', String.raw`"(?<q>[^"]+)".*\b(?:mean|means|meaning|meant|explain|understand|how can|really|did)\b`],
    [
      'doctrine',
      String.raw`\bwhat does it mean (?:that |to be |when )?.*{doctrine}|{doctrine}.*\bwhat does (?:that|it|this) mean`,
    ],
    [
      'explain',
      String.raw`\b(?:meaning of|explain|interpret|explanation of|what does (?:this|that|it) mean|what (?:did|does) (?:he|jesus|paul|god|john|she|james|peter) (?:really )?mean)\b(?: the\b)? ?(?<x>[^?]+)?`,
    ],
    [
      'explain',
      String.raw`^(?:what|whats|what's) (?:does|do|did) (?<x>.+?) (?:mean|symboli[sz]e|represent|stand for)\b`,
    ],
    ['explain', String.raw`(?<x>.{4,}?)[ .,:-]+meaning[ ?.!]*$`],
    ['explain', String.raw`\b(?:sounds? (?:cold|harsh|cruel|unfair)|how can (?:this|that) be)\b`],
    [
      'practical',
      String.raw`\bhow (?:can|do|should|could|would|shall|must) (?:i|we|you|one|a christian)\b(?! know god exists)(?! become)`,
    ],
    ['practical', String.raw`\bhow (?:to|can i|do i)\b (?<x>.+)`],
    ['practical', String.raw`\b(?:should|can|may|must|shall|could) i\b(?! (?:be saved|lose))(?! know god)`],
    [
      'practical',
      String.raw`\b(?:what (?:should|can|do|must|shall) (?:i|we) do|help me|i (?:struggle|feel (?!(?:so |really )?(?:sorry|bad) )|am (?:so |really )?(?:afraid|scared|angry|tired|depressed|anxious|lonely|addicted|burned)|can'?t (?:stop|forgive|sleep|let go)|keep)|i'm (?:so |really )?(?:afraid|scared|angry|tired|depressed|anxious|addicted|struggling|burned)|afraid of dying|advice|deal(?:ing)? with|burn(?:ed|t) out)\b`,
    ],
    [
      'topic',
      String.raw`\bwhat (?:does|do|did|has) (?:the )?(?:holy )?(?:bible|scriptures?|god|new testament|old testament|jesus|christianity|prophets|proverbs)(?: actually| really| itself)? (?:say|says|teach|think|tell us|have to say|speak) (?:about|on|of|regarding|concerning) (?<x>[^?]+)`,
    ],
    [
      'practical',
      String.raw`\b(?:my|our) (?:wife|husband|boss|marriage|church|friend|parents?|mother|father|son|daughter|girlfriend|boyfriend|kids?|children|coworkers?|co-workers|neighbou?rs?|brother|sister|ministry|pastor|life|faith)\b(?!.*\b(?:who (?:is|was)|mentioned|parish|what is)\b)(?!.*\b(?:say|says) (?:on|about)\b)`,
    ],
    [
      'topic',
      String.raw`\b(?:bible|scripture|god) (?:say|says|teach|teaches|speak|speaks|on|view)\b(?: (?:about|on|of))? ?(?<x>[^?]+)?`,
    ],
    [
      'topic',
      String.raw`^(?:is|are|was) (?:it|this|that|\w+ing|\w+)\b.{0,30}\b(?:an? )?sins?\b(?! that)(?! unto)|\bis it (?:a sin|wrong|sinful|okay|ok|permissible|allowed)\b(?: to| for)? ?(?<x>[^?]+)?`,
    ],
    [
      'topic',
      String.raw`\b(?:according to|in) (?:the )?(?:bible|scripture)\b.*\b(?:friend|wife|husband|leader|man|woman|love)\b`,
    ],
    ['topic', String.raw`(?<x>.+?),? (?:according to the bible|what does (?:the )?(?:bible|scripture).* say)`],
    ['topic', String.raw`\bhow should (?:christians|believers|we)\b`],
    [
      'topic',
      String.raw`\b(?:entertaining|guardian) angels?\b|\b(?:tobit|sirach|proverbs|the prophets|james|paul)\b.*\b(?:say|says|teach|teaches) (?:about|on)\b`,
    ],
    ['event', String.raw`\b(?:which|what) gospels\b|\bthe story (?:where|about|of how)\b`],
    [
      'place',
      String.raw`\bwhere (?:did|does|do|(?:'s|is|was|are|were)\b(?: the)?(?: (?<x>.+?))?(?: (?:buried|born|located|live|pray|happen|go|die))?[?]*$)(?!.*\b(?:teach|say|come from|taught|satan|heaven|hell|written)\b)`,
    ],
    [
      'place',
      String.raw`\b(?:which|what) (?:city|town|mountain|hill|river|country|place|village|island|region|sea|garden)\b(?!.*\bof refuge)`,
    ],
    [
      'place',
      String.raw`\b(?:name of the|what(?:'s| is) the name of the) (?:hill|city|town|place|mountain|village|garden|river)\b`,
    ],
    [
      'place',
      String.raw`\b(?:what|which) place\b|\bsame (?:mountain|place|hill)\b|\bcities of refuge\b|\bin what city\b`,
    ],
    ['background', String.raw`\bwho (?:wrote|authored|translated|compiled)\b(?: the\b)? ?(?<x>[^?]+)?`],
    [
      'background',
      String.raw`\b(?:when|why|for whom|to whom|in what language) (?:was|did|were|is) .{2,60} (?:write|written|writing|compiled|translated)\b|\b(?:who was|for whom) .{2,40}\bwriting\b`,
    ],
    [
      'background',
      String.raw`\bin (?:bible|biblical|ancient|jesus'?|old testament) times?\b|\bat the time of\b|\bhistorical background\b|\bcustoms?\b`,
    ],
    [
      'background',
      String.raw`\b(?:two kingdoms|walls of jerusalem|who rebuilt|day of atonement|how big was|how long did it take to build)\b`,
    ],
    [
      'background',
      String.raw`\b(?:what|whats|what's) (?:is|was|are|were|did) (?:an? |the )?(?<x>{background})|^(?:who (?:were|are) )?(?:the )?(?<x>{background})[,?]|\b(?:origin|purpose) of (?:the )?(?<x>{background}|\w+)`,
    ],
    [
      'background',
      String.raw`\bwho (?:were|are|was) (?:the )?(?<x>{background})\b|\bwhere does the (?:jewish |christian )?(?:feast|festival|custom)\b`,
    ],
    ['doctrine', String.raw`^who (?:is|was|are|were) (?:the )?{doctrine}`],
    [
      'event',
      String.raw`\bhow did {person}(?! die)|\bhow (?:did|was|were) (?:the )?{background}.*\b(?:fall|built|cross)`,
    ],
    ['event', String.raw`\bwho did {person}|\bwho was the first\b`],
    [
      'person',
      String.raw`^(?:who|whose|whom)(?:(?:'s| is| was| are| were| exactly is| exactly was)\b(?: the\b)? ?(?<x>[^?,]+)?|\b)`,
    ],
    ['doctrine', String.raw`{doctrine}`],
    [
      'doctrine',
      String.raw`\b(?:do|are|can|must|should|will) (?:christians|believers|we|all|you|people)\b.*\b(?:have to|need|believe|allowed|recogni[sz]e|go to|know god|still)\b`,
    ],
    ['doctrine', String.raw`\b(?:is|was|are) (?:jesus|christ|god|the (?:bible|father|holy spirit|church|soul))\b.*`],
    [
      'doctrine',
      String.raw`\bwhy (?:(?:do|does|must|would|is|are) (?:catholics|orthodox|protestants|christians|god|the church)|did jesus have to)\b`,
    ],
    ['background', String.raw`{background}`],
    ['person', String.raw`\b(?:tell me about|life of|story of|biography of) (?<x>{person})`],
    ['person', String.raw`\bwhat happened to (?<x>{person}|the \w+)`],
    [
      'person',
      String.raw`(?<!\b(?:he|she|one|him|her|those|people|man|woman|god) )\b(?:who was|who is|who were|his story|her story|what do we know about)\b ?(?<x>[^?,]+)?`,
    ],
    [
      'person',
      String.raw`\bwhich (?:\w+ )?(?:son|daughter|disciple|apostle|king|prophet|judge|woman|man|queen|wife|brother|angel)\b`,
    ],
    ['person', String.raw`\bhow (?:did|old was) (?<x>{person}) (?:die|when)`],
    ['person', String.raw`\b(?:was|is|were) (?<x>{person}) (?:a|an|the|really)\b`],
    ['person', String.raw`\bdid (?<x>{person}) (?:actually|really)\b`],
    [
      'person',
      String.raw`^(?<x>{person})(?: the \w+)?(?: in (?:acts|genesis|the bible))?[,:-]|^(?<x>{person})$|^(?<x>{person})\b.*\bstory\b`,
    ],
    [
      'event',
      String.raw`\b(?:what happened|why (?:did|was|were|would|on earth|is|does|do)|how (?:did|was|were|come)|when (?:did|was|were)|how long|did .* happen|tell me the story|the story (?:of|where))\b`,
    ],
    ['thing', String.raw`^(?:what|whats|what's)(?: is| are| was| were)?(?: an?| the)? (?<x>[^?,]{2,50})\?*$`],
    ['event', String.raw`{person}.*\?|\bis there (?:really )?an?\b|\b(?:is that real|wasn't there|didn't)\b`],
  ],
  passageWords: String.raw`(?:what|does|do|says?|say|the|text|of|read|show|me|give|open|quote|in|english|spanish|french|chinese|greek|hebrew|kjv|niv|esv|bsb|web|please|bible|verse|verses|chapter|and|to|is|full|whole|passage|book|look|up|cite|recite|go|i|want)`,
  searchNoise: [
    String.raw`\bwhat (?:does|do) (?:the )?(?:bible|scriptures?|god|new testament|old testament) (?:actually |really )?(?:say|teach|have to say)(?: (?:about|on|regarding|concerning))?`,
    String.raw`\b(?:which|what) (?:bible )?(?:verse|chapter|psalm|passage)(?: (?:is it|says|talks about|is))?(?: exactly)?`,
    String.raw`\bwhere (?:is|does|in the bible|can i find)(?: (?:it|that|this|the bible|the verse))?(?: (?:written|say|says|in the bible))?`,
    String.raw`\b(?:bible )?(?:verses|passages|scriptures|texts) (?:about|on|for)\b`,
    String.raw`\b(?:i'?m )?looking for the (?:verse|passage)(?: about)?`,
    String.raw`\b(?:find|show|give)(?: me)? (?:the|a|that|some) (?:verses?|passages?)(?: about| where| that says?)?`,
    String.raw`\b(?:in the bible|according to (?:the )?(?:bible|scripture)|please|pls|tell me(?: about)?|what does (?:it|that|this) mean|meaning|explain)\b`,
  ],
  termNoise: [
    'the',
    'a',
    'an',
    'our',
    'my',
    'your',
    'his',
    'her',
    'their',
    'of',
    'about',
    'on',
    'to',
    'in the bible',
    'in scripture',
    'according to the bible',
    'really',
    'actually',
    'please',
    'pls',
    'and',
    'mean',
    'is',
    'are',
    'was',
    'were',
    'all',
    'some',
    'any',
    'that',
    'being',
    'for',
  ],
  smallWords: `the a an of and or but if in on at to for from by with as is are was were be been being do does did has have had can could should would will may might must shall i you he she it we they me him her us them my your his its our their this that these those what who whom whose which when where why how not no nor so too very just only also any some all each both than then there here about into over under again out up down off say says said tell mean means meaning bible verse verses scripture scriptures passage passages chapter book please really actually god's get got come came go went one`,
  elliptic: [
    String.raw`^(?:and|but|or)?,? ?(?:what|how) about (?<x>[^?]+)\?*$`,
    String.raw`^(?:and|but) (?<x>(?:in|for|of|about|with|to|from)? ?[\w' ]{1,40})\?*$`,
    String.raw`^(?:in|for|according to) (?<x>[\w' ]{1,30})\?+$`,
    String.raw`^(?<x>)(?:why|how(?: so| come)?|when|where|who|really|since when|what for|why not|tell me more|more|more verses|go on|such as|for example|can you explain(?: more| that)?|explain(?: that| more)?|what does (?:that|it|this) mean|any (?:other|more)(?: verses| examples)?|and then|what happened (?:next|then|after(?: that)?))[?. !]*$`,
  ],
  pronoun: String.raw`\b(?:he|she|him|his|hers|they|them|their|theirs|it|its|this|that|these|those|there|then)\b`,
  asking: String.raw`\?|^(?:whos?|whats?|wheres?|when|why|hows?|which|whose|is|are|was|were|did|do|does|can|could|should|will|would|may)\b`,
  ownLife: String.raw`\b(?:i'm|i've been|i've (?:got|lost|never|no)|i am (?:so|really|very|tired|scared|lonely|pregnant|jealous|angry|stuck|lost) |i (?:can't|cannot) (?:sleep|stop|look|eat|cope|focus|breathe|get over|go on|let go|stand)|i (?:feel|worry|struggle|don't know (?:how|what))|(?:broke up with|cheated on|dumped|fired|ghosted|yelled at|lying to|lied to|left) me|my (?:ex|boyfriend|girlfriend|boss|co-?workers?|roommate|landlord|teacher|therapist|doctor|job|teenager|stepdad|stepmom|grandma|grandpa|mom|dad|anxiety|heart is (?:broken|in pieces)))\b`,
  naming: String.raw`^(?:the|a) (?!.*\b(?:is|are|was|were|be|will|shall|has|have|had|do|does|did|can|may|let|shows?|makes?|gives?|comes?|goes|says?|said|loves?|i|you|we|he|she|they|it|my|your|our|me|us|him)\b)`,
}
