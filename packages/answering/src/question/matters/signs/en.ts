/** What tells of danger in English: `danger facet points | pattern`. How lines are read: `signs.ts`. */
export const NAMES = {
  kin: String.raw`(?:ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|spouse|fianc\w+|dad(?:dy)?|father|mom|mum|mother|parents?|step ?-?(?:dad|father|mom|mum|mother|brother|son)|brother|sister|uncle|aunt|auntie|grandpa|grandfather|grandma|grandmother|cousin|son|daughter|in-laws|mother-in-law|father-in-law|brother-in-law)`,
  friend: String.raw`friend|bff|mate|classmate|room ?mate|colleague|coworker|neighbou?r|student|pupil|guy|kid`,
  power: String.raw`pastor|priest|deacon|elders?|leader|teacher|coach|boss|manager|supervisor|landlord|babysitter|counsel+or|tutor|professor|man|guy|men`,
  child: String.raw`son|daughter|kids?|child|children|baby|infant|toddler|boy|girl|niece|nephew|grandson|granddaughter`,
  limb: String.raw`arms?|wrists?|legs?|thighs?|skin|veins?|hands?|body`,
}

export const SIGNS = String.raw`
self-harm wish 4 | kms\b|kys myself|unalive|k[iy]ll(?:ing)? ?my ?self|(?:want|wanna|ready|rather|going|gonna|plan\w*|decided|hope|courage|nerve)\b(?: to)?.{0,12}\b(?:die\b(?! to| for)|be dead|end my life|end it all|not wake up)
self-harm wish 3 | \b(?:end|ending|ended) (?:it|it all|things|everything|my life)\b|never (?:woke|wake|waking) up|not wake up|wish i (?:was|were) dead|if i (?:was|were) dead|cease to exist
self-harm act 3 | jump\w* (?:off|from|in front)|step\w* (?:off|in front) .{0,14}(?:train|bus|truck|traffic|car|bridge|roof|ledge)|in front of (?:a|the) (?:train|bus|truck)|overdos\w+|slit\w* my|hang(?:ing)? myself|use it on (?:him|her|my)self
self-harm act 2 | (?:kill|cut|hurt|harm|hang|starve|end)\w* (?:himself|herself|themsel\w+)
self-harm means 2 | pills?|tablets|paracetamol|tylenol|ibuprofen|aspirins?|insulin|bleach|rope|noose|razors?|blades?|gun|knife|exhaust|charcoal
self-harm place 3 | i(?:'?m| am)?.{0,12}(?:on|at|over) (?:a|the|this|my) (?:edge|bridge|roof|rooftop|ledge|cliff|tracks|railing|balcony)|(?:standing|sitting) on (?:a|the|this) (?:edge|bridge|roof|rooftop|ledge|cliff|tracks|railing|balcony)
self-harm ready 2 | (?:sav|stor|collect|stash|hoard|stockpil)\w* (?:up )?|bought|\b(?:took|taken|swallow\w*|drank)\b|in front of me|how (?:many|much) .{0,24}(?:take|does it|to die|lethal|kill)|lethal|locked (?:him|her|my)self
self-harm farewell 3 | i(?:'?ve| have)? (?:left|wrote|written|writing|leave).{0,16}(?:letters?|notes?)\b|(?:goodbye|farewell|suicide|last) (?:notes?|letters?)|gave (?:away )?my (?:dog|cat|pets?|things|stuff|books)|giv(?:en|ing) (?:away )?(?:my|all my) (?:dog|cat|pets?|things|stuff)|(?:after|when|once) i'?m gone|life insurance|will is (?:done|signed)
self-harm now 1 | tonight|right now|tomorrow|tmrw|tmr|this weekend|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|\bago\b|\bsoon\b|find out|these days|lately|i'?m scared|im scared
self-harm after 1 | forgive me|\bhell\b|meet (?:jesus|god|my maker)|go(?:ing)? home to|be angry with me|is (?:that|it) (?:a sin|still)|talk to me|please pray|like judas
self-harm despair 3 | no (?:reason|point|hope|way out|future)\b.{0,24}(?:left|me|liv|go|on|life|anymore)|(?:any|what'?s the|what is the) (?:reason|point)(?: to| in| of).{0,16}(?:my life|liv|going on|being here|me being)|better off (?:without me|if i)|(?:no ?body|no ?one|every ?(?:one|body))\b.{0,24}(?:notice|miss|care|mind|happier|easier)\b.{0,24}(?:gone|here|me|dead)|(?:i|im|i'm|feel|am)\b.{0,12}(?:worthless|hopeless)|giv\w+ up on (?:everything|life|myself)|never been born|(?:can'?t|cannot) (?:take|do|bear|stand) (?:it|this)\b|(?:how much )?longer i can (?:take|do|go|hold|stand)|(?:want(?:ed)?|wanna) to (?:disappear|vanish)|i'?m (?:just )?a burden|hate (?:being alive|my life|myself)|hate my body|hate living
self-harm dwell 2 | think\w* (?:about|of) (?:dying|death|suicide|ending)
self-harm plan 2 | work\w* out how|(?:figur|plan)\w* (?:out )?how
self-harm hurt 4 | (?:cut|burn|scratch|starv|slic|hurt|harm|punish|hit)\w* my ?self\b
self-harm hurt 3 | (?:cuts|slashes|burns|burn marks|scars) .{0,20}(?:{limb})|(?:cut|burn|slice|scratch)(?:ting|ing)? my (?:{limb})
self-harm hurt 2 | (?:till?|until) .{0,14}bleed|(?:bang|smash|hit|punch)\w* (?:my|the) (?:head|wall|face)|lighter|razors?|blades?|secretly
self-harm relief 2 | only (?:thing|way) (?:that |i )?(?:helps?|calms?|feel|works)|guilt|fresh|again|deserve
self-harm eating 2 | (?:have ?n'?t|not|stopped|don'?t) eat\w*|throw\w* up (?:after|every)|purg\w+
self-harm other 2 | (?:{kin}|friend|bff|room ?mate|classmate|{child})\b.{0,40}(?:says?|said|keeps?|told|talk\w*|threat\w*|wants?|text\w*|posted|going to|gonna|locked)
abuse who 2 | (?:my|our|her|his|the|a) (?:\w+ ){0,2}(?:{kin}|{power})\b|\b(?:sister|friend|mother|daughter|neighbou?r)'?s (?:husband|boyfriend|partner)
abuse who 1 | \b(?:he|she|they)\b
abuse harm 3 | (?:hit|hits|hitting|beat|beats|beating|chok\w+|strangl\w+|slap\w*|punch\w*|kick\w*|shov\w+|push\w*|bit|burn\w*|whip\w*|drag\w*|grab\w*|spit\w*|smack\w*|throws?\b.{0,12}\bat|threw\b.{0,14}\bat|hurts|hurting) (?:me|us|my (?:mom|mum|mother|sister|brother|kids?|children|face|head))\b|(?:broke|broken|knocked).{0,12}(?:my|her|his|two|teeth|nose|rib|arm|jaw)
abuse harm 2 | \b(?:beats?|chokes?|whips?|hits) (?:her|him|whoever|anyone)\b
abuse wound 3 | (?:bruise\w*|black eyes?|broken (?:nose|ribs?|arm|jaw)|stitches|swollen)\b
abuse force 3 | (?:forc\w+|mak(?:e|es|ing)|coerc\w+|pressur\w+) (?:me|us|her)\b.{0,16}(?:sex|sleep|do things|see|have|touch|marry|perform|clients|customers)|(?:when|even though|after) i (?:say|said) no|(?:pull|took|takes) (?:off )?my (?:clothes|pants)
abuse touch 4 | (?:rap(?:ed|es|ing|ist)|molest\w*|grop\w+|fondl\w+|touch(?:es|ed|ing)?) (?:me|her|him|us|my)\b|(?:i was|been|got|being) (?:raped|molested|groped|drugged)|(?:hand|hands|fingers?)\b.{0,16}(?:under|up|down|inside|in|into) my (?:shirt|skirt|pants|dress|top|underwear|bra|clothes)|(?:comes?|came|sneaks?|creeps?|gets?) in(?:to)? my (?:room|bed)
abuse images 3 | (?:nudes?|naked|explicit|dirty|private) (?:pic\w*|photo\w*|video\w*|image\w*)|send(?:s|ing)? nudes|pics? of me|(?:post|leak|share|send) (?:them|it|my pic\w*)\b.{0,20}(?:unless|if)
abuse secret 2 | (?:our|a|keep it|keep this).{0,10}secret|(?:don'?t|not to|never) tell|if i (?:ever )?(?:tell|leave|talk|run|go|report)|can'?t tell (?:any|my)|ashamed to tell
abuse threat 3 | (?:he|she|they)(?:'ll|s| will| would| is going to|ll)? (?:says? |said |swears? |threatens? )?.{0,36}(?:kill|finish|shoot|stab|hurt|find|end) (?:me|us|her|them|my)\b|threaten\w*|scared .{0,16}(?:kill|hurt) (?:me|her|us)
abuse threat 1 | punish me|going to hell|find me
abuse control 3 | (?:keeps?|took|takes|taken|holds?|hid|hides) (?:away )?(?:my|our) (?:\w+ and )?(?:passport|phone|papers|documents|id|money|keys|card)|lock(?:s|ed|ing)? (?:me|us|my (?:mom|mother|sister))\b|(?:won'?t|doesn'?t|not|never) (?:let|allow\w*) (?:me|us)? ?(?:to )?(?:leave|out|see|go|call|talk|work)|(?:can'?t|cannot) leave (?:this|the|here)|(?:keeps?|kept|hold\w*) (?:us|me|them)\b.{0,12}(?:locked|inside|prisoner|captive)
abuse watch 2 | watch(?:es)? (?:us|me) (?:day|all|24)|tracks? my|checks? my (?:phone|underwear|messages)|not allowed to (?:see|call|leave|talk)|whoever tries|brought (?:me|us) here|marry (?:a|some|this|my) (?:man|old|stranger|cousin|guy)|(?:a|of) marriage i (?:said no|don'?t)|i said no|takes? my (?:pension|money|wages)|day and night
abuse fear 2 | (?:afraid|scared|terrified|frightened) (?:to|of) (?:go|be|being|going|come|stay)\w* (?:back )?(?:home|with (?:him|her))|walk\w* on eggshells|flinch
abuse fear 1 | afraid|scared|terrified|screams? at me|yells? at me|humiliat\w+|insults? me|drunk|drinking|submit|head ?ship|other cheek|what can i do|fault
child minor 2 | (?:i'?m|i am|im|aged?) (?:only |just |like )?(?:[6-9]|1[0-7])\b(?!:)|(?:[1-9]|1[0-7]) ?-?(?:yo\b|year|yr)|(?:little|next door|sunday school|my class|youth|neighbou?r\w*|small)\b.{0,16}(?:boy|girl|kids?|child\w*|class)|(?:boy|girl|kid|child) (?:in|next|from|at) |my (?:{child})\b(?! \w+ me)|teacher|school
child mark 3 | (?:{child})\b.{0,30}(?:bruise\w*|screams?|cries|crying|starv\w*|filthy|marks|burns)\b|lock\w* (?:me|him|her) (?:in|up)|no food|without food|possessed|(?:my|the) (?:{child})\b.{0,24}(?:touch|undress|naked)
violence will 2 | \bi(?:'?m| am| will|'?ll)?\b.{0,14}(?:going to|gonna|want to|will|wanna|could|urges?|impulses?|thoughts|plan\w*|fantas\w+|about to)|urges? to|voices? (?:tell|say)\w*|(?:says?|said|swears?|threaten\w*|claims?|posted).{0,16}(?:going to|gonna|will|hes|he's|wants to)|i(?:'?ll|ll| will) make|will be sorry|they(?:'?ll| will) (?:all )?(?:pay|regret)
violence kill 2 | (?:kill|murder|stab|shoot|strangle|smother|poison|bomb|burn|suffocat|hurt)\w* (?:the|my|him|her|them|those|that|every|up|down|this|people|some)\b(?! (?:the )?time)|shoot\w* up|blow\w* up|\bgun\b|bully|bullied
violence arm 2 | (?:have|got|bought|bring\w*|took|load\w*)\b.{0,18}(?:gun|rifle|pistol|knife|machete|petrol|gasoline|bomb|acid)
violence when 1 | tomorrow|tonight|in (?:his|her|their) sleep|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|eye for an eye|again
violence baby 4 | i (?:shook|shake|threw|dropped|slapped|smothered) (?:my|the) (?:{child})
self-harm leaving 3 | (?:won'?t|will not|not going to) be (?:around|here|there|alive)\b.{0,20}(?:to|for|any|long|much|$)|sleep and (?:not|never)|not come back|should(?: already)? be dead|nice knowing|sorry,? everyone|see you (?:all )?(?:on the other side|in the next)|i'?(?:ve| have) decided\b.{0,30}(?:after|before|when)|last (?:night|day|meal|prayer|message) (?:on|alive|before i)|say(?:ing)? goodbye to (?:every|my|you)|end(?:ing)? my (?:pain|suffering|story)|no future|don'?t (?:want|plan) to be (?:alive|around|here)|join (?:her|him|my \w+) in heaven
self-harm method 3 | drown\w* (?:my ?self|hurt|painless)|painless|in my mouth|barrel|pull\w* the trigger|hose\b|hanging from|bleed out|suffocat\w* myself|crash (?:my|the) car|drive (?:off|into)|poison (?:for|myself)|plastic bag|insulin|antifreeze|sleeping (?:pills|tablets)
self-harm hurt 3 | relaps\w*|scabs|pick\w* .{0,14}(?:skin|scabs)|bit(?:e|ing) my (?:arm|hand|self)|pull\w* (?:out )?my hair|starv\w* myself|the blade|self-?harm\w*
abuse injury 2 | (?:broke|breaks?|twist\w*|snapp?ed|crush\w*|bent|smash\w*) my (?!heart|trust|promise|fast)|thr(?:ow|own|ows|ew|owing) (?:down|out|me|against|across)|(?:pinn|held|tied|hold|pull|drag)\w* (?:me|down|us)|(?:pull|point|held|hold|wav|drew)\w* (?:a |the |his |her )(?:knife|gun|machete|hammer)|burn(?:ed|s|t)? (?:me|my|him|her)|with (?:an?|his|her|the) (?:iron|belt|stick|cable|cord|bottle|knife|hammer|bat|cane|wire|hose)\b|marks on (?:my|her|his)|blood (?:in|on) (?:my|her|his)|bleeding|(?:say|said) (?:he|she|i|we) fell|goes quiet when|hair out|spat|my (?:lip|eye|jaw|tooth|ribs?|finger|arm|nose) (?:is|was|got)
abuse intimate 3 | on top of me|(?:puts?|put|pushes|pushed) his (?:mouth|hands?|lips|tongue|thing|body)|kiss(?:es|ed|ing)? (?:me|my|her)\b|woke up .{0,24}(?:on|inside|naked|undressed)|(?:had )?said (?:no|not|stop)\b|in (?:her|his|my) (?:pants|underwear|knickers)|rubs? (?:against|my)|exposed himself|watches me (?:shower|undress|change|sleep)|strip\w*|sleep in his bed|(?:shows?|showed|makes?|made) me .{0,8}porn
abuse held 3 | (?:hold|keep|have|took|take)\w* (?:all )?(?:my|our) (?:documents|papers|passports?|visa)|(?:can'?t|cannot|won'?t let me) go (?:back|home)|(?:took|brought|sent) me (?:abroad|here|to)|no way out of (?:here|this house)|sold (?:me|us)|owe them
violence will 2 | be waiting (?:for|outside|at)|i(?:'ll| will) (?:end|finish|get|hunt|find) (?:him|her|them)|take (?:the law|justice) into my|wants? (?:him|her|them) dead
violence kill 2 | shotgun|rifle|(?:my|a|the) gun\b|lets? him (?:go|walk)|make (?:him|them) suffer
any remedy -4 | blood pressure|headaches?|fever|the flu|back ?pain|with food|while pregnant|prescri\w+|side effects|after surgery
any recovered -4 | (?:have|has|been|am|i'?m) (?:since )?(?:healed|free|clean|recovered|over it)\b|years? (?:clean|free)|free (?:for|since)|carried me through|(?:thank|thanks|praise)s? (?:god|him|jesus|the lord)?.{0,12}(?:for|that)|remarried|long ago forgave|help others|give thanks|my testimony
any again 4 | relaps\w*|(?:cut|hurt|hit|doing it|started|happening)\w*.{0,20} again|still (?:hits|hurts|want|beats)
any tale -4 | sermon|homily|preach\w*|novel|story i|(?:i'?m|am) writing|in (?:the|a|this) (?:film|movie|book|game|series|play|novel)|essay|outline|small group|bible study on|term paper|les mis
any topic -4 | ^(?:what|where|does|is|how|which|are|may|should|can)\b.{0,30}(?:bible|church|scripture|christians?|catholic\w*)\b(?!.*\b(?:i|i'm|im|me|my)\b)|^(?:bible )?verses? (?:about|on)\b(?!.*\b(?:i|me|my)\b)
any nuisance -3 | barks?\b|barking|nois(?:e|y)|loud music|music (?:all night|so loud|too loud)|snor(?:es?|ing)|traffic
any caring -2 | car(?:e|ing) for (?:my|our) (?:mum|mom|mother|dad|father|husband|wife|parents|gran)|look(?:ing)? after (?:my|our) (?:mum|mom|mother|dad|father|husband|wife|parents|gran)
`

/** Ways of speaking in which nobody dies: blanked before anything is read. */
export const IDIOMS = String.raw`it (?:actually|really|kinda|kind of|still|does|just|lowkey) hurts?\b(?! (?:when|down|there|inside|me))|bruised reed.{0,24}break|(?:going to|gonna|will|would|'ll) kill me (?:for|(?:if|when) i (?:forget|miss|lose|break|am late|'?m late|arrive late|fail|don'?t|do ?n'?t))|(?:traffic|back|head|feet|knees?|tooth|heat|boss|homework|diet|job|exam|wait|suspense)\b.{0,16}(?:is |are )?kill(?:s|ing) me|(?:phone|battery|laptop|computer|car|tablet|wifi)\b.{0,8}(?:died|is dead|dies)|dying to (?:know|see|hear|meet|read|find)|(?:almost|nearly) died (?:of|laughing)|(?:i )?(?:almost|nearly) died$|bor\w+ (?:me )?to death|i could (?:murder|kill for) (?:a|an|some)|die(?:d|ing)? (?:of|from) (?:laugh\w*|bored\w*|embarrass\w*|shame|curiosity)|kill(?:ing)? (?:the )?time|hit (?:me|rock) (?:that|like|hard|bottom)|to die for|die to (?:self|sin|myself)|(?:bit|beat|kick|beating|kicking) myself|stabbed in the back|sleep like the dead`
