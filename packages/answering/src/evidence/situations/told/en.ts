/** How people tell each situation in English: `# boss-unkind-or-unfair` heads its sentences. */
export const TOLD = `
# brother-or-sister-estranged
My brother and I haven't spoken in three years, not since Dad's funeral
haven't talked to my sister since her wedding, she blocked me on everything
We are twins and she acts like I don't exist. I miss her so much
How do I reach out to a brother who hangs up every time I call?
It's been eleven years of silence between me and my older sister over something stupid I said at Christmas
Our family is broken, my two brothers won't sit in the same room and one of them cut me off too
My brother stopped answering my texts after our big argument
my sister and I fell out over a babysitting favour and never made up
I don't even know my brother's new address, he cut all contact
Me and my siblings used to be so close, now we're strangers
My sister didn't invite me to her birthday, we're not on speaking terms
I wrote my brother a letter to make peace and it came back unopened
two sisters in one town and we cross the street to avoid each other
my sister blocked me on WhatsApp two years ago and I still dont know what I did
Haven't spoken to my older brother since mum's funeral. He walked past me in Tesco like I was a stranger
we were two peas in a pod growing up now my twin won't even pick up the phone, how do I reach out
My brother and I are not on talking terms, every Christmas one of us stays away so we won't meet
I wrote her three birthday cards and they all came back unopened, my own little sis
fell out with my bro over something stupid his wife said and its been 7 years of silence
Is it too late to make peace with a sibling? I was the one who said never contact me again
My kids don't even know they have an uncle because he and I cut each other off
she got married in June and I, her only sister, was not invited. Found out from Facebook pics
Like Jacob and Esau me and my brother parted in anger, should I be the first to say sorry even if he was wrong
My siblings have shut me out of the family group chat and nobody tells me why
i miss my big brother so much, pride is keeping us both from calling
My kid sister moved to Perth and ignores every voice note, that's four years of her ghosting her own family
Me and my brother farm on both sides of one fence and wave at everybody except each other
I'm 68 and my last living sibling has cut ties with me, I don't want us to go to the grave as enemies
How do siblings reconcile when neither will pick up the phone first? We used to share a bunk bed
my half brother unfriended me and changed his number, mum cries because her boys are estranged, what should I do?
There's bad blood between my sisters and me since the baby shower, they meet for brunch and I'm left out
My elder brother returned my apology letter with one line, I have no sister
what does the bible say about a brother who has disowned you and won't be reconciled
She's my big sis, she taught me to ride a bike, and now she looks straight through me at the bus stop
We siblings had a falling out over one nasty text in 2019 and the rift only gets wider
Our pastor said leave your gift and go make up with your brother, mine lives in Houston and has shut the door on me
Please help me pray to mend things with my estranged sister, her 40th is in May and I'd give anything to hug her

# quarrel-over-inheritance
Since mum died my siblings and I are fighting about the house
Dad's will left everything to my stepmother and now the lawyers are involved
my brother emptied grandma's bank account before the funeral, should I take him to court?
Four of us inherited the family land in the village and my uncle is claiming it as his own
She wants the jewellery, he wants the flat sold, and nobody even cries for our father anymore. All about the estate
My brother got the house in the will and we got nothing
we are three heirs and can't agree on selling our parents' farm
My sisters are arguing over mum's ring and the furniture
Dad left no will and now everyone wants a share
the inheritance has split our family, aunt took the land papers
My sibling changed the will while grandpa was in hospital
I only want my fair share of the estate, they call me greedy
dad left no will and now all four of us are at each other's throats about the house
My uncles have taken my late father's land in the village and say we children get nothing
sister emptied granny's jewellery box before the burial was even over
Is it right for a Christian to take his own brother to court over the estate?
the lawyer read the will and mom gave the farm to the youngest, now everyone is furious
who should get the flat after our parents died, we cant agree to sell or keep it
My brother got himself named executor and he is hiding the bank statements from the rest of us
I was left out of my father's will completely. It isn't the money its what it says
stepmother is claiming all daddy's property and wants to chase us from the family compound
Should I give up my share just to keep the peace? They are fighting like dogs over grandpa's savings
because I am a daughter they say I can't inherit any plot, only the sons
we are arguing about an old piano and some china cups from mum's estate and it's tearing us apart
Mum's bungalow is still unsold after three years because my two brothers and I are deadlocked over probate
Since the burial my father's kinsmen have been fighting us over his plots and his rental rooms, what does the Bible say about this?
My aunt says grandad promised her the vineyard, there is nothing in writing and the cousins are up in arms
they sold the tractor and the cattle that dad left to the three of us and pocketed the lot
Who is right when a will is contested? My sister wants to challenge it because the caravan went to me
We divided the estate in equal parts on paper and still they squabble about the silver and granny's quilt
my late husband's children want me out of the house, they say a widow has no claim on what their dad left
The life insurance payout went to my youngest brother only and now nobody in the family trusts him
Does Jesus say anything about siblings who argue over dividing what their father left behind?
my nephew forged the deeds to the ancestral homestead and the elders are taking sides
Should I sign away my portion of the property so that my brothers stop squabbling, I drive a taxi and could use it
Dad's second family turned up after his death asking for their cut and the solicitor's letters keep coming

# parents-favour-another-child
My mother always loved my sister more, even now at 45 it hurts
they paid for my brother's college and wedding and I got nothing, I'm the invisible daughter
Everything is for the son in my family. We girls just wash the dishes
Dad brags about my little brother to everyone and never once said he was proud of me
Is it wrong to be bitter that my parents have a golden child and I'm the black sheep
My parents always take my little brother's side, he never gets in trouble
mum buys my sister new clothes and I get her old ones
Dad goes to all my brother's matches and never to mine
My sister is the favourite, I can't do anything right for them
They gave my younger brother a car and I had to take the bus
my parents compare me with my older sister all the time
It's not fair, he's spoiled and I get blamed for everything
my mum always takes my brothers side no matter what he does
Growing up it was always why can't you be more like your sister
they bought my younger brother a car for graduation and I got a card
Dad beams whenever the golden boy walks in, with me he just keeps watching the TV
I'm the black sheep and she is the princess, how do I stop resenting her
Why do parents love one child more than another? I feel like Leah's son while he is Joseph with the coat
my sister's kids get babysat every week and mine get nothing, my mother clearly has a pet
Being the middle child nobody in this house notices my grades, its all about my elder sister the doctor
Since the baby boy came my father doesn't look at us girls again
mommy defends him, excuses him, pays for him. Me she criticizes. I'm 46 and it still stings
i do everything right and still my parents only brag about my cousin and my bro to the neighbours
It's so unfair, she gets the bigger room, the new iPhone, the hugs, and I get the chores
My parents flew to my brother's graduation in Boston and couldn't drive an hour to mine
whatever the twins do is adorable, whatever I do is wrong, I'm fifteen and I'm over it
mum has twelve photos of my sister on the wall and one of me, half hidden behind the lamp
My folks put down the deposit on his flat. When I needed help with rent they said stand on your own feet
How do I honour parents who have such an obvious favourite and it's never been me?
In our home the light-skinned sister is the darling and I'm only called when the pots need scrubbing
I'm a nurse and I visit weekly, my brother phones once in a blue moon and he's the apple of their eye
the last born gets away with everything and I, the eldest daughter, get lectured for breathing, how do I pray about it?
Dad calls my stepbrother champ and me by the wrong name, I feel second best in my own family
Please give me a verse for a child who was always second in her mother's heart
My parents' favouritism has even passed on to the grandkids, my brother's girls get ponies and mine get socks
Does God have favourites too? At home my sporty brother gets all the praise and I get a sigh

# parent-with-dementia-or-ill-to-care-for
My mom has Alzheimer's and yesterday she didn't know who I was
Looking after my dad since his stroke, I feed him, change his diapers, lift him, and I'm exhausted
Grandma wanders at night and accuses me of stealing her purse, I lose patience then feel awful
I quit my teaching job to care for my bedridden mother, it has been four years now
papa has parkinsons and needs me for everything. i love him but some days i can't do it anymore
How can I honour my father when his dementia makes him swear at me all day?
Mum asked me politely today whose daughter I am, forty years her child and she has lost my name
Visiting my mother in the memory ward, she takes me for the nurse and it breaks me every time
Her mind is gone, she can't recall my face or my kids, does she still know Jesus?
Dad's vascular dementia is erasing him bit by bit, it's like grieving someone who is still alive
My mother has dementia and asks the same question every five minutes
Dad forgets where he lives and I have to lock the door
I bathe and feed my sick mother every day and I'm exhausted
mum keeps calling me by her sister's name now
Caring for my father with Alzheimer's takes all my strength
My dad hides his wallet and thinks the carer took it
Grandpa can't remember us anymore, he gets lost in his own kitchen
Mum has alzheimers and this morning she asked me who I was
my dad had a stroke and now I have to feed him, wash him and turn him in bed
she asks the same question forty times a day and I snapped at her, my own mother, God forgive me
Papa has parkinsons and is getting worse quickly, how do I honour him when I'm so tired
my father wanders out at night in his pyjamas looking for the house he grew up in
Changing my mum's diapers was never something I imagined. it breaks my heart
Mama is on dialysis three times a week and I drive her to the hospital each time
Dad's memory is going and he accuses me of stealing his wallet
the doctor says my mother's cancer is terminal, I moved back home to nurse her
I pray with her and she still remembers the hymns but not my name. does God still know her?
looking after a bedridden parent what does the bible say to keep going
my old man is fading, forgetful, wets himself, cries like a kid and I am losing him bit by bit
Mum put the kettle in the fridge and asked when her own mother is coming, she's 83 and her mind is slipping
My dad has motor neurone disease and I cut his food, hold his cup and wipe his chin
sundowning they call it, every evening my mother packs her handbag and wants to go home, she is home
I'm a bus driver by day and at night I change my father's catheter bag and turn him against bedsores
Papa was a headmaster and now he can't button his shirt or tell me what a spoon is for
what prayer can I say with a mother who no longer remembers the Lord's Prayer, she only hums
Looking after Mama since her hip broke, lifting her onto the commode has finished my back, is there a verse for me?
How do I stay gentle when my confused father asks for his late wife ten times before lunch?
dementia turned my soft-spoken dad suspicious, he thinks I swap his slippers for someone else's, what would you do?
My mother had another mini stroke, her speech is gone, I spoon-feed her custard and sing to her
I'm 22 and gave up college to nurse my mum with lupus, my friends post beach pics while I sort her pills
Grandad has Lewy body and sees children in the curtains, does God hold on to a mind that lets go of everything

# parent-refuses-help
My father, 84, won't let a carer through the door and I'm run ragged
Dad is stubborn, turns down the walker, the home help, the doctor, and then he falls
mum insists she's fine alone but she forgets her pills and sends every nurse away
My elderly dad rejects any help, snaps at me, and I'm at the end of my rope
How do I look after an old parent who refuses to be helped? I'm burnt out
He'd rather starve than accept meals on wheels, I drive over every single night, drained
At 86 my father refuses the nurse, the shower, any care at all, and caring for him has worn me down
My mum won't use her walking frame and keeps falling on the stairs
Dad won't see a doctor no matter how much we beg
my mother fired the third cleaner I hired for her
My father still drives at 88 and won't give up the car keys
She refuses to wear the alarm button, says she doesn't need help
I cook for my old dad and he throws the meals away, so stubborn
Mum won't accept help from anyone, not even to wash her hair
My 84 year old dad won't give up driving even though he scraped two cars already
mum sends every carer away and says she can manage, then we find her on the kitchen floor
how do I deal with a stubborn old mother who will not see a doctor
Father throws his tablets in the bin and shouts that nobody tells him what to do
she won't let us put in a stairlift or wear the alarm thing, she is too proud
my parents are clearly not coping alone yet they reject every suggestion and get angry
I brought a walker for mama and she hid it in the shed. She would rather fall
Dad's house is filthy and full of hoarded newspapers but he slams the door if I come to clean
should I force my elderly mother to accept a home help or respect her wishes
my daddy refuses the operation that could save his sight, says he has lived long enough without surgeons
She eats nothing but biscuits and tea and won't hear of meals on wheels. I'm at my wits end with her independence
old people can be so pigheaded, my pa declines the hearing aid, the cane, the nurse, everything we offer
Pop is 90, nearly blind and still climbs the ladder to clean the gutters, won't let anyone do it for him
my mother unplugged the fall sensor and told the occupational therapist to mind her own business
Dad needs a bath seat and grab rails but he refuses, says those are for old people, how do I handle this?
We offered mum a room with us, a cleaner, a visiting nurse, she turns everything down and lives on toast
How can I get my pig-headed father to take his insulin when he won't listen to me or the pharmacist?
Mama insists on fetching firewood and water herself at 79 and scolds us when we send a helper
my old man won't move out of that damp farmhouse though he can't manage the stairs any more
She sacked the carer again. Mum would sooner sit in dirty clothes than be washed by a stranger
is it honouring my dad to hide his car keys when he refuses to stop driving
My widowed father won't admit he needs looking after, the bills lie unopened and the milk is sour
Any advice from the bible for a daughter whose proud mother rejects every helping hand?
dad pulled out his hearing aid, tore up the hospital appointment and said leave me be, stubborn as a mule

# care-of-parents-left-to-me-alone
I have three brothers and not one of them helps with our mother
because I'm the unmarried daughter everyone assumes I'll take care of mum and dad
My sister lives abroad, sends advice by WhatsApp and no money, while I drive Dad to dialysis three times a week
Why is it always me? My siblings say they're too busy to take our parents even for one weekend
All the hospital bills and all the nursing fall on my shoulders, the others just come for photos at New Year
My brothers and sisters never help, I look after mum alone
I do all the doctor visits for our parents, my sister does nothing
since I live closest, everything for Dad lands on me
My brother says he has his own family, so mum is my job
I gave up my holidays to care for our parents, my siblings just travel
None of the others will take turns sitting with our father
I'm the only one of five children who cares for our mother
I have three brothers and not one of them lifts a finger for mum, its all on me
because I'm the unmarried daughter everyone assumed I would look after our parents
my siblings live abroad and send advice on WhatsApp while I do all the caring for dad
Is it wrong that I am bitter at my sister for never taking a turn with our mother?
They visit twice a year bring flowers and get the praise, I do the bathing and the bills
I quit my job to stay with my old parents and my brothers say they are too busy
as the only child I carry both of them on my back with nobody to share it
haven't had one weekend off in 4 years, when I ask my sis to take papa she has an excuse
Why must it always be me who drives mom to appointments when she has five children?
My brother said "you live closest so it's your job" and hung up on me
none of the family contributes a cent for daddy's medicine, I alone am paying and nursing
What about the rest of them? Does the commandment to honour father and mother only count for me
Six of us kids and somehow I'm the only one with a key to mum's house and her pill box
My brothers think paying for cable is their share, I do the nappies, the nights and the hospital runs alone
how can I ask my siblings to take turns with our parents without starting world war three
I turned down a post in Manchester because nobody else would stay with papa, my sisters just sent a thumbs up
As the daughter who never left the village, the whole burden of our old folks falls on me
my sister says she has small kids, my brother says he has a bad back, so it's always muggins here who cares for mum
They sit on the family Zoom and decide things, then hang up and leave me alone with dad and the laundry
Both parents are frail and I'm an only child with a night job at the warehouse, no one to share it with
Nobody chips in, not for the physio, not for the diapers, my siblings vanish when mum's bills come
what does the Bible say to brothers and sisters who dump all the care of a parent on one
I haven't had a holiday since 2017, my sibs won't even give me one week of respite from looking after our mother
God sees who does the work, right? My brother drops in twice a year and mum tells everyone what a good son he is

# guilt-at-sending-parent-to-a-home
We put my mother in a nursing home last month and I cry every time I leave her there
I promised Dad I would never send him to an old folks home and now I did
Mum begs me to take her home from the care facility. I feel like the worst daughter alive
is it a sin to place my father in assisted living because I can't manage him at home anymore
The relatives say I'm dumping my parents on strangers, but I work nights and she kept falling
I moved my dad into a care home and feel so guilty
mum cries when visiting time is over at the nursing home
My father asks when he can leave the home, I have no answer
Did I abandon my mother by putting her in a home?
We signed the papers for the nursing home today, I feel terrible
I couldn't lift mum any longer, she's in a residential home, guilt every day
People say good children don't put their parents in a care home
I put my mum in a nursing home last week and she begged me to take her back
did I sin by placing dad in residential care, I promised I never would
In our culture only bad children send their parents to old folks home, now I have done it
every time I leave the care home I sit in the car park and sob
She thinks she is going on holiday. I feel like a traitor signing those admission papers
we could not manage any longer so papa went to assisted living, and the guilt is eating me
my aunties gossip that I dumped my mother with strangers
is it abandoning your parents if you move them into a facility
Selling mums house to pay the care home fees, I feel like the worst daughter on earth
he looked so small on that bed in the memory unit and I just drove off
Does honoring my father mean I must keep him at my place? I chose a hospice ward and can't forgive myself
Grandma raised me and now she lives among people she doesn't know because I said I can't do it anymore
We moved papa to sheltered care on Monday, his slippers are still by my door and I feel like a traitor
Mum holds my sleeve at the nursing home and says don't leave me here, I drive away with a lump in my throat
is it wrong before God to pay strangers in a care home to do what I should do for my own mother
In my tribe nobody puts elders in an institution, the uncles say I threw my father away like rubbish
I'm a carer by profession and still I had to place my own mum in a residential home, the guilt is unreal
The social worker said a facility was the only safe option, why do I feel like I betrayed my dad
she raised seven of us in two rooms and I couldn't keep one old lady, now she's on a locked ward with a name tag
I told dad it was just for rehab after the hip, he's still in the home and I can't tell him it's for good
How do I forgive myself for putting my mother into aged care when she trusted me to keep her?
My son helped me pack grandma's room for the nursing home and asked if we'd put me away too one day
He sits in a corridor of wheelchairs in somebody else's cardigan, my own father, and I signed him in
pray for me please, tomorrow the ambulance moves mum to the care home and I feel I'm abandoning her

# parent-hurt-me-as-a-child
My father was cold and never said a kind word to me my whole childhood
mum told me I was a mistake when I was seven and I still hear it, I'm 52
Dad walked out when I was five and now he's old and wants a relationship
I grew up with an alcoholic mother, always ashamed, always the one cleaning up. How do I forgive her?
They left me with my grandparents and only sent money, I don't feel anything when they call me son
My dad never hugged me when I was small and it still hurts
My mother was always criticising me growing up, nothing was good enough
my father left us when I was a baby and never called
As a child I was lonely at home, mum had no time for me
Dad never came to one school play in my whole childhood
I still carry the unkind words my mother said to me as a kid
My childhood was so cold, how do I make peace with my parents now?
my dad told me every day I was useless and I still hear his voice at 50
Mum was always drunk when I came home from school, I raised myself and my little brother
how can I honour a father who walked out when I was six
she used to lock me out of the house and call me a mistake
I never once heard I love you from my parents, only shouting
Do I have to forgive my mother for my awful childhood when she says it never happened?
they left me with my grandparents and went to another city, why wasn't I wanted
Growing up I walked on eggshells around my father's temper and even now I flinch when a door slams
I was the one she humiliated in front of visitors, about my weight, my teeth, everything
it's hard to call God Father when mine was cold and cruel to me as a kid
my childhood wounds from mom came back now that I have a daughter of my own
Daddy is old and wants to be close now but where was he when I was little and scared
Nothing I brought home from school was ever good enough for mother, I'm 61 and still hear that sigh
my dad left for cigarettes when I was four, last week he sent a friend request
I was sent to boarding school at six and cried for a mum who never wrote back, that wound never closed
As a boy I was told real men don't cry and got laughed at for my tears by my own father
How do I forgive a mother who chose her boyfriends over us kids every single time when we were little?
they called me the accident at family dinners, everyone laughed, I was eight and I laughed along
Dad was a respected deacon outside and ice cold inside our house, I grew up starving for one kind word
I'm pregnant and scared I'll mother the way I was mothered, with sarcasm and silence
my childhood was me hiding report cards and praying papa came home in a good mood
She wants a Mother's Day card with loving words and I can't write one, she never held me as a child
Can God heal what a parent did to your heart when you were small? My therapist says it's all from back then
Honour thy father, but mine told me I'd never amount to anything, how do I let go of that at 37

# parents-oppose-my-choice
My parents won't accept the man I want to marry because he's divorced and poor
I want to study music and dad says it's medicine or nothing
They're threatening not to come to the wedding because she's from another tribe
mom hates my boyfriend, calls him a loser cause he drives a truck. Do I have to obey her at 27?
Told my family I'm quitting law school to become a chef and my father hasn't spoken to me since
My parents don't like my fiancé and won't give us their blessing
mum wants me to be a lawyer but I want to be a hairdresser
My dad is against me moving to another city for art school
they don't approve of the career I chose, we argue every dinner
My parents disapprove of my girlfriend because her family is poor
I'm 22 and my mother still decides what I should study
Dad says no to my gap year and my plans, should I obey?
i want to study music but my parents insist on medicine
My mother says if I marry this man I'm no longer her daughter
they disapprove of my fiancé because he is from another tribe, should I obey
Told mum and dad I'm moving to Canada and they said over their dead bodies lol but they mean it
dad wants me to take over the shop and I want to be a teacher
do I have to obey my parents as an adult when they're against the person I love?
I am 27 and my father still decides everything, he forbade me the apprenticeship I picked
She comes from a poorer family so my folks refuse to bless our wedding
They won't pay the fees unless I choose engineering. I hate maths
my parents call my career in art a waste and hardly speak to me since I enrolled
Is it rebellion to go my own way if I prayed about it and mummy and daddy say no
my boyfriend's skin colour is a problem for my dad, he won't let him in the house
I enlisted in the navy and my mother says I broke her heart, dad won't drive me to the station
My folks want me to call off the engagement because he's a mechanic and I have a master's
Papa won't hear of me marrying an Igbo man, he says over there nobody knows our language
they insist on accounting, I got accepted into film school, and the deadline to enrol is Friday, what would God have me do?
Do I go against my parents' wishes and take the internship in Berlin? I'm 21 and they forbid it
I want to leave the family farm and become a paramedic, my father says I'm spitting on four generations
mum says if I study nursing instead of law she won't pay a cent and won't come to graduation
My parents object to my girlfriend because of caste, her father sells vegetables
how far does obeying your parents go when you're a grown woman and they dislike the man you picked
At nineteen I chose a trade over college, plumbing, and my professor parents treat me like a dropout
Dad has planned my life since I was born, his clinic, his suburb, and he is furious that I said no
I prayed long about moving to Nairobi for this job, yet mama is dead set against it and withholds her blessing

# parents-or-family-against-my-faith
My family is Muslim and they found my Bible, my father says I'm no longer his daughter
I want to be baptised but my mother cries and says I'm betraying the family
dad won't let me go to church, I'm 16, I read the bible secretly on my phone
Hindu parents, they told me choose Jesus or choose us. What should I do?
My husband's family and mine both mock me since I became a Christian, my parents took me out of the will
My parents are angry that I became a Christian
mum tore up my church flyer and won't let me attend
My family is Buddhist and they don't want me baptized
I hide my Bible under the mattress because my dad forbids it
My grandparents say I shamed the family by following this religion
my Hindu family stopped talking to me after my baptism
I go to church in secret, if my parents find out they'll be furious
my family are muslims and they found my bible under the mattress
Mum laughs when I pray before eating and says I've been brainwashed
I got baptised and my father has not spoken to me since
they forbid me to go to church so I read Psalms on my phone under the blanket
My relatives say I betrayed our Hindu religion by following Jesus, what shall I do?
Dad threatened to throw me out if I keep going to youth group
i am the only Christian in my house and everyone mocks me at dinner
Must I hide my faith from my parents or confess it openly and be disowned
my brothers tore up my New Testament and call me an infidel
Became a believer at uni, now coming home for the holidays scares me, they're atheists and proud of it
jesus said a man's enemies will be those of his own household, that is exactly my life since conversion
We're Jewish and my grandmother sat in mourning for me when I told her I believe in Yeshua
I was baptised in a bathtub at a friend's flat because my family would go mad if they knew I follow Jesus
My dad is a Hindu priest, my being a Christian is a disgrace for him in the whole temple street
mum hid my Bible and cancelled my lift to youth camp, says I've joined a cult, where do I even start?
During Ramadan my family watches if I fast, they don't know that I believe in Christ now
How do I honour my parents when they forbid me to be baptized? I'm 19 and live under their roof
my communist grandfather says only fools go to church and no fool carries his surname
Since I converted my brothers won't eat from a plate I touched and my mother wails that she lost a son
My family are staunch atheists, they roll their eyes and hum when I say grace, Sunday mornings are a battle
I'm a student nurse from a Sikh home, if I tell them about my faith they will stop my fees
Should I keep going to church in secret or tell my Buddhist parents that I have become a Christian?
they held a family meeting to bring me back to the old religion, twelve relatives against one believer
Mummy says choose, your Jesus or your home. What does the Bible say when your own people turn on you for your faith

# ancestors-or-idols-at-home
At grandpa's funeral they want me to hold joss sticks and bow, can I as a Christian?
There's an altar to Guanyin in our living room and I live with my parents
Every Qing Ming my family goes to the graves and burns paper money and I don't know how to refuse
my mother in law keeps putting food offered to the ancestors on my plate, may I eat it
The elders want us to pour libation to our forefathers before my wedding and I am troubled
Mum asked me to help clean the family shrine and light incense while she is in hospital
My family burns incense to the ancestors every new year
grandma wants me to bow before the altar at home
We have statues and idols in the house and I feel uneasy
They ask me to offer fruit and rice at the ancestors' graves
My relatives do a ritual for the dead and expect me to join
is it ok to bow at the temple just to please my father
There's a little shrine in my parents' shop, I have to light the incense
my grandmother wants me to bow before the ancestor altar at new year, can I
There is a shrine in our living room and I'm expected to light the incense every morning
in my village they pour libation to the dead fathers and as first son I must do it
Is it a sin to hold joss sticks at my grandpa's Chinese funeral
family is slaughtering a goat for the amadlozi this weekend and I don't want to take part
mum keeps Ganesha statues and makes me eat the prasad offered to them
My uncle consulted a sangoma for us and I'm to wear the beads
can I eat food that was put before the idols in my parents' house?
They say misfortune comes because I stopped honouring the spirits of our forefathers
Qingming is coming, how do I sweep the tomb without worshipping
my inlaws have buddha figures everywhere and want my kids to kneel and offer fruit
Papa hung a charm from the juju priest over the door for protection, should I take it down
As the eldest grandson I'm expected to hold the incense at the tablet of our forefathers this New Year
My mother in law keeps a kitchen god over the stove and asks me to put oranges there
Dad wants the house blessed by a monk and red paper charms above each door, I feel torn
the elders are calling everyone to the village for the ancestral shrine cleansing, must a Christian go
My wife's people brew beer for the ancestors and I'm told to kneel and clap at the sacred hut
can I carry the photo of grandpa in the procession if they burn paper houses and bow to it
Nana has a santeria altar with candles and cigars in the spare room and I have to sleep there
We got saved and still have carved family idols in the store, do we burn them or hand them back to my uncles?
At Obon my relatives set out rice for the spirits of the dead, I stood by the butsudan not knowing what to do
they blame me for my cousin's bad luck because I no longer offer at the household altar, what should I do?
how do I refuse to worship the family gods at Diwali puja without insulting my parents
My grandmother left me her jade Buddha and wants it honoured with flowers, does God mind if I keep it

# parents-urge-me-to-marry
I'm 33 and every Sunday lunch my mother asks when I'm getting married
My parents keep setting me up on blind dates with sons of their friends
they say I'm a leftover woman and that I'm embarrassing them, all my cousins have kids
Dad says he wants to hold grandchildren before he dies but I'm just not ready to marry anyone
Home for the holidays again and all the aunties pressure me about finding a wife. So tired of it
Mum keeps asking when I will bring a girlfriend home
My parents want me married before thirty and I'm sick of it
dad found me a match and wants me to meet her family
Every family party they ask why I'm still single
My mother says my eggs are getting old and I should hurry up
I don't want to marry yet but my parents keep pushing
the aunties have matchmaking plans for me, I dread going home
Every time I call home my mum asks when am I bringing a man
I'm 31 and my aunties are already sending me biodata of boys
they have arranged a match for me with someone I met once for half an hour
Dad says he wants grandchildren before he dies and so I have to settle down this year
how do I tell my parents I'm happy being single and to stop pushing weddings on me
mummy cries that the neighbours' daughters are all married and I am bringing shame
At lunar new year the relatives will grill me again about why no wife yet
My family has fixed the engagement without asking, can I refuse an arranged marriage as a Christian?
Being the eldest they say I'm blocking my younger sister from getting wed
they gave me a deadline, husband by december or they find one in the village
tick tock says my mother at every meal, your eggs, your age, your chances
is it disobedience if i dont want to get hitched and my folks keep pressuring me
Papa put my photo and salary in a matrimonial advert without telling me, I'm 28
At the market women ask my mother when she'll buy cloth for my wedding and then she takes it out on me
I'm a doctor with my own flat and to my parents I'm still a failure because there's no ring
my mum has turned the church choir into her matchmaking agency, every tenor gets my number, what does the Bible say about this?
How can I get my parents to back off about marriage without disrespecting them?
Dad's health is poor and he keeps saying let me see you married before I go, that's emotional blackmail
They showed me three proposals this month, an engineer, a dentist and a widower, pick one says mother
every wedding of a cousin ends with you're next, I'm 35 and pretend I need the loo
I like being single and my job on the ships, yet my folks nag me to settle down with a nice girl
does the Bible command everyone to get married? my parents say a bachelor of 40 is a shame
grandma left a gold bangle for my bride and every call from home begins with that bangle
Mama fasts for my husband to appear, I asked her to stop pressuring me and she cried to the whole prayer group

# parents-fight-or-divorce
My mom and dad scream at each other every night and I hide in my room
my parents are getting divorced after 26 years and I feel like my childhood was fake
I'm 14 and the judge asked me who I want to live with
They both tell me bad things about the other one and I'm stuck in the middle, how can I stay out of it?
Dad moved out on Tuesday. My little sister keeps asking when he's coming home
My parents argue all the time and I can't do my homework
mum and dad are splitting up and want me to choose
Dad packed his bags last night after another argument with mum
I have two bedrooms now since my parents divorced and neither feels like home
my parents don't talk, they send messages through me
I wish mum and dad would get back together
They told us kids at breakfast that they're separating
my mum and dad are getting divorced and nobody asked me
I put my headphones in so I can't hear them screaming at each other downstairs
Dad moved out on Sunday. mum just sits in the kitchen
is it my fault that my parents are splitting up
they want me to choose who I'd live with and I love both
mom tells me bad things about dad and dad tells me bad things about mom, I'm in the middle
After 35 years my parents separate. I'm grown up but it knocked the floor from under me
please pray that daddy comes home to mummy
My parents don't talk any more, they send messages through me like a postman
plates flying and doors banging every night between my parents, me and my little sister hide in the wardrobe
We have two Christmases now since their divorce and I hate both of them
why did God let my family break apart, I prayed so hard my mom and dad would stay together
My parents bicker from the moment the alarm rings, I do my revision in the garage to get away
mum sleeps in my room now because she and dad aren't talking, I'm twelve and pretend to be asleep
Dad has rented a flat across town and my little brother packs a bag every Friday
I'm at college 300 miles away and my parents phone me in turns to complain of one another
What can a sixteen year old pray when mom and dad have hired lawyers against each other?
They told us they're separating on my birthday weekend, cake still on the table
my folks have been divorced since spring and can't be in the same gym for my graduation, is there a verse for me?
I feel like the referee in my parents' rows, last night I stood between them in my pyjamas
Is it disloyal to love dad's side too? Mum goes cold when I come home from his place
I'm 40 with kids of my own and my parents' break-up after the golden wedding has floored me
every family meal ends with mum in tears and dad slamming the back door, I dread going home for the holidays
God please stop mommy and daddy from splitting up, I don't want two houses

# parent-does-not-believe
My dad is 81 and an atheist, I'm scared he'll die without Jesus
I've prayed twenty years for my mother's salvation and she still just laughs it off
How do I share the gospel with my parents without it becoming a fight?
mum says religion is for weak people and changes the subject whenever I mention church
My father is in the hospital with lung cancer and doesn't believe in God, there's so little time
My mum doesn't believe in God and gets annoyed when I mention church
I pray every day that my father will be saved
dad says the Bible is just old stories
My parents are atheists, I'm the only believer at home
I invited my mother to the Easter service and she said no
My dad is old and still not saved, it keeps me praying
How can I talk to my unbelieving mother about heaven?
My dad is 79 and still says there is nothing after death, I'm scared for him
how can I share the gospel with my own mother, she changes the subject
I'd give anything to see mum come to faith before she goes
my father is a good man but he doesn't need God he says
Will my atheist parents go to hell? I can't sleep thinking about it
praying 20 years for papa's salvation, no sign of anything
My mother believes in horoscopes and crystals but not in Jesus, what can I say to her
Daddy comes to church only at Christmas to please me, his heart is far away
mom got angry with God when grandpa died and gave up on believing
he is in hospital and won't let the chaplain near, my dear unbelieving dad
my parents are kind about my being Christian, they just think it's fairy tales, how do I witness to them
she died without accepting Christ as far as I know, my mum. Where is she now
Mum is 88 in a hospice and says she has no use for God, I sing hymns quietly by her bed
My father calls the resurrection a myth, he's a physicist, and every talk about faith ends in a lecture
I'm the first Christian in our family and my parents politely change the channel when I bring up Jesus
dad says when you're dead you're dead, I so want him saved before his heart gives out
How do I witness to my stubborn old father who has not set foot in a church since his wedding?
My mum prays to the universe, reads angel cards and thinks the gospel is too narrow
I sent papa an audio Bible for his birthday and he uses the box as a doorstop
What does the bible promise for my household, will my unbelieving mother and father come in too?
My parents were hurt by the priest as kids and never believed again, I don't know how to reach them
she lets me say grace at her table but mom tells everyone she isn't religious and never will be
Teach me how to pray for my father's salvation, thirty years and his heart is like concrete
at fourteen I'm the only one in our home who goes to church, my parents drop me off and go shopping, I wish they believed

# parents-in-law-conflict
My mother-in-law moved in with us and criticises everything, my cooking, my kids, my job
husband always takes his mum's side, never mine
His parents come into our house with their own key and rearrange my kitchen
I've been married six years and my wife's father still treats me like I'm not good enough
Is it dishonouring to ask my in-laws not to interfere in how we raise our baby?
My mother-in-law comes over without asking and checks my fridge
my in-laws tell me how to raise my kids
My husband's mum says my food has no taste
His mother calls him ten times a day, I feel like the third person
I dread Sunday lunch with my in-laws, they always pick on me
My father-in-law tells everyone I married his daughter for money
we live with my husband's parents and she rewashes my dishes
my mother in law comments on everything I cook
MIL walks into our house with her own key and rearranges my cupboards
My husband always sides with his mom against me, what does the Bible say about leaving and cleaving
we live with my in-laws and I am treated as the maid
father-in-law never thought I was good enough for his daughter and tells me so
How do I honour my husbands parents when they insult my family
she tells her son I'm raising the baby all wrong, sugar, naps, everything
saas bahu fights daily in our home, my nerves are finished
My wife's parents want to run our marriage, where we live, what car we drive
They still invite his ex to family dinners and call me by her name, his mother I mean
i dread every sunday lunch at the inlaws, the digs, the eye rolling
Ruth loved Naomi but mine is a monster-in-law, help
My mother-in-law announced our pregnancy before we could and then sulked when I was upset
his mum has opinions on my curtains, my job, my breasts for feeding, and my husband just shrugs
We share a compound with my husband's family and his mother checks how much oil I use
Father-in-law rings every evening to tell my wife how I should run my own garage
How do I set boundaries with my in-laws without making my husband choose between me and his mother?
My MIL told the whole family I'm lazy because I bought the samosas instead of frying them
they book our holidays, our in-laws, and pout for weeks if we say no, what would you do?
as a daughter-in-law I eat last, serve first and still I'm not good enough for his parents, how do I handle this?
my wife's mum undermines me in front of my kids, gives sweets after I said no, laughs it off
What does the Bible say about leaving father and mother when his mother won't let go?
I'm a pastor's wife and can't tell anyone that I hide in the bathroom when my mother in law visits
Lord give me patience, the in-laws arrive Friday for six weeks and she has already criticised my kitchen by phone

# kept-from-grandchildren
My son's wife has cut us off, I've never held my grandson
I'm a grandmother who isn't allowed to visit, she sends my presents back unopened
We haven't seen our grandkids in two years because our daughter-in-law won't have it
She keeps the little ones away from me and my son says nothing
grandparents with no contact, does God see how much I miss those babies?
my granddaughter turns four and I'm banned from the birthday, her mother decides
my daughter in law won't let us see the grandchildren and I don't know what I did
I'm not allowed to see my grandchildren anymore
My daughter-in-law blocked us and we miss our grandson so much
they had a new baby and we only saw a photo
My son moved away and doesn't let us phone the grandkids
I knit sweaters for grandchildren I never get to see
Since the argument with my daughter, no visits with my granddaughter
as a grandpa it hurts not to be allowed to babysit
my daughter in law won't let me see the grandkids
I have a granddaughter who is two and I've never held her
since my son's divorce his ex took the little ones and we, nana and grandpa, hear nothing
I knitted cardigans for babies I am not allowed to visit
They cut us off because we took our grandson to Sunday school
what can a grandmother do when her own daughter forbids contact with the children
Birthday presents for my grandchildren are sent back by the postman, return to sender
my heart aches for those wee ones, they only live ten minutes away and will not know their granny
As grandparents do we have any rights? The judge said no
I said one wrong word about how they raise them and now I'm banned from seeing my grandbabies
he'll be five tomorrow. his papaw isn't invited
Only get photos of my grandkids through a cousin's Instagram, is God hearing my prayers for them
My grandson started school today and I only know because a neighbour saw him in his uniform
our son's new wife says grandparents are a bad influence, so no visits and no video calls
I have a drawer full of wrapped presents for a granddaughter they don't allow me to meet
How does a grandfather cope with being cut out of his grandkids' lives? I used to take them fishing
When our daughter passed, her husband moved away and stopped us seeing the grandbabies
we said something about vaccinations and now gran and pop are banned, two years without a cuddle
I sat in my car across from the playground just to see my grandchildren on the swings, they keep them from me
The solicitor says a grandmother has few rights to contact, my arms ache for that little boy, what would God have me do?
My daughter in law controls every minute, ten minutes at Easter with my grandson on her doorstep
how can I pray for grandchildren I'm kept away from, will they even know my name
They took the grandkids to Australia after our quarrel and returned my letters, nana is heartbroken, where do I even start?
in our culture the grandmother bathes the newborn, I wasn't let in past the gate to see my first grandchild

# spouse-unfaithful
my husband cheated, says he is sorry and repentant, can I ever trust him again
she had an affair and wants another chance, I don't know if I can trust her
Can trust come back after your husband's affair?
I found messages on my husband's phone, he's been sleeping with a coworker for a year
My wife had an affair and I can't get the pictures out of my head
he cheated on me while i was pregnant with our second, says it meant nothing
After 30 years of marriage I discover he has another woman and a child in another city
She says she's sorry and the affair is over but how can I ever trust her again?
Caught my husband on a dating app meeting girls, my heart is in pieces
My husband is cheating on me with his secretary
I found out my wife has been seeing another man
he has been texting an old girlfriend and met her in a hotel
My wife confessed to an affair with our friend
I saw lipstick and a hotel receipt, my husband is unfaithful
My husband left me for a younger woman
she cheated on me and I don't know if I can trust her
I found messages from another woman on my husbands phone
my wife is having an affair with a guy from her gym
He cheated on me while I was pregnant with our second
she says it meant nothing, just one night at a conference, but I can't stop picturing it
Can I ever trust my husband again after adultery
my hubby has a girlfriend in town and everybody knew except me
22 years married and he's been on Tinder the whole time
must I forgive an unfaithful wife or am I free to go
He has a second family with a child in another city. I discovered it from a school receipt
smelled the perfume, saw the hotel bill, he still denies there's anybody else
My husband swore he ended it with her and yesterday I saw her name calling again
she betrayed our vows with my best mate of all people
My husband has been seeing the neighbour, the whole street knew and I baked her a cake at Christmas
she slept with my cousin while I was on the rigs, our whole family is picking sides over my wife's affair
Found a second phone in his gym bag, full of kisses and plans with some girl called Tash
My wife says it was only emotional but they wrote I love you to each other for a year, that's cheating to me
he's a pastor and he betrayed me with the choir director, everyone tells me to forgive quickly, what should I do?
What do I do with a cheating husband who weeps, begs and then lies about where he was on Tuesday?
Married 41 years and my wife's been meeting an old schoolmate in motels, I found the loyalty card
My man keeps a side chick in town and pays her rent, I'm told all men do it
the STD test came back positive and I've only ever been with my husband, so now I know he strayed
is adultery the one thing I may leave for, or does God want me to take my unfaithful spouse back?
I keep seeing the two of them in my head, in our car, in our bed, how does anyone heal after infidelity
Pray for me, hubby broke it off with his mistress but she's carrying his child

# i-was-unfaithful
I slept with someone else on a business trip and my wife doesn't know
cheated on my husband and the guilt is eating me up, do I have to tell him?
For eight months I've had an affair with a man from the gym, I ended it yesterday
I broke my marriage vows. She found out and took the kids to her mother
kissed my colleague after the office party and more, im a deacon and a father of three
I cheated on my wife and I feel so guilty
I had an affair and don't know if I should confess to my husband
one night with another woman and I've ruined my marriage
I've been unfaithful, my husband found the messages
I was drunk at a conference and I cheated on my wife
I betrayed my husband with an old boyfriend, I regret it so much
Ended my affair last month, how can I face my wife?
I cheated on my wife and she doesn't know
did something terrible on a business trip, slept with a colleague, now I can't look my husband in the eyes
Should I confess my affair or carry it to the grave to spare him
can God forgive an adulteress, I broke my vows
I have been seeing another man for half a year behind my husband's back and want to stop
like David with Bathsheba I took someone else's wife into my bed
my wife found out what I did and I deserve every tear she cries, how do I repair this
It started with chatting on Messenger with my old flame and ended in a hotel. I hate myself
one drunken night with a stranger and I have thrown away fifteen years of being a faithful husband
I ended the affair months ago but the guilt won't leave me
the child may not be my husband's. only I know
i betrayed the best woman in the world for a stupid fling, will she ever take me back
I'm a long-haul driver and I've been with other women on the road, my wife irons my shirts and trusts me
it began as texting with a dad from my son's football, now I've cheated and can't sleep next to my husband
I betrayed my wife while she was in hospital having our baby, what sort of man does that
My lover is my husband's friend and I ended things on Sunday, he still comes over for barbecue
Do I owe my wife the truth about a fling from twelve years back, or is confessing to God enough?
Visited a brothel in Pattaya with the lads from work, married man, Sunday school teacher, I feel filthy
the shame when my wife read my chats with the other woman out loud, I was unfaithful and I have no excuse
I strayed when my husband was deployed, one lonely winter, and he comes home in two weeks
how do I win back the trust of my husband after my affair, he checks my phone and I deserve it
I have repented of my adultery a hundred times and still can't take communion without shaking, what does the Bible say about this?
my secretary and I crossed the line at the trade fair, since then I bring my wife flowers and feel like a fraud
What psalm is there for someone who broke the marriage vow and hurt the best husband in town?

# marriage-gone-cold
We live like roommates, we only talk about bills and the kids
My husband comes home, eats, stares at his phone, goes to bed. No hug, nothing, for years
I don't think I love my wife anymore, there's just nothing left
22 years together and we have nothing to say to each other now the house is quiet
Can a marriage come back when the love has died and you feel like strangers?
My husband and I don't talk anymore, we just watch TV
we sleep in separate rooms and live like flatmates
I feel no love for my husband, it's all routine
My wife is cold to me, no kiss, no smile
There's no spark left in our marriage after fifteen years
He never says I love you anymore, we've grown apart
our anniversary came and neither of us even remembered
we live like roommates, not husband and wife
I don't feel anything for my husband any more, not even anger
There's no spark left after 18 years, we talk about bin day and the kids and that's it
how can love come back in a marriage that has died
she turns her back at night and I turn mine, two strangers under one duvet
When did we stop laughing together? He used to write me little notes
my wife said she loves me but isn't in love with me
our anniversary went by and neither of us remembered
We drifted apart since the children came, sitting in the same room yet miles away
I fell out of love. Am I supposed to stay just because of a promise?
no hugs no kisses no good morning, the house is quiet like a fridge
pls how do I warm my husbands heart to me again he has become so distant and polite
We run the house like a business, my husband and I, efficient, polite, and there's zero affection
he kisses the dog goodbye in the morning and not me, I noticed that last week and can't unsee it
At the restaurant we were that couple who don't say a word, thirty years wed and nothing to talk about
My wife flinches if I take her hand in church, the warmth went out somewhere between the kids and the mortgage
how do you fall in love again with your own husband when you feel numb beside him
We never fight, we never laugh either, our marriage has died of boredom and I'm only 39, how do I pray about it?
I miss being somebody's sweetheart. He sees a cook and a mother in me, the romance is long gone
since his retirement my husband and I pass in the corridor like lodgers, two tellies, two teapots
Is a loveless marriage what God wants from us? There's no cruelty, only cold indifference
we used to dance in the kitchen, now my wife texts me from the next room about bins
I'm a pastor and I preach on love while at home my wife and I have grown distant like strangers on a train
Pray the flame comes back, I bought a new dress for date night and he didn't look up from the soup

# spouse-games-and-ignores-me
My husband is on his PlayStation from the moment he's home till 2am, I might as well be a lamp
I'm a gamer's widow, he has his headset on all weekend and never looks up at me
He plays World of Warcraft every evening while I eat dinner alone
hubby chooses his console and online mates over me, I feel invisible
Married a man who spends whole days gaming, when I talk he says wait, just one more round
My wife plays on her tablet all night and pays me no attention, I feel neglected
video games are my husband's whole life, he ignores the baby and me
My husband plays games on his computer all night and ignores me
I talk and he just keeps staring at the game
he'd rather play Call of Duty than sit with me
My husband is always on his phone when we are together
my wife scrolls her phone all through dinner and doesn't listen
He games with his buddies online and forgets about date night
I go to bed alone while my husband plays FIFA on the Xbox
my husband is on the playstation from the minute he gets home till 2am
I'm a gaming widow. He has a headset on and a guild that knows him better than I do
she scrolls TikTok all evening, I could be on fire and she wouldn't look up
How do I get my hubby away from FIFA, I feel invisible on my own sofa
he says one more match babe and then its midnight again
My wife plays Candy Crush in bed and answers me with mhm
Dinner goes cold because my man is raiding with his online friends
spends weekends with his Xbox and his phone, not with me, is it wrong that I want to smash the thing
I married him for company and he married his computer
football on telly, football on the phone, fantasy league, and never a word for his wife
we went out for a meal and my husband watched YouTube the entire time
does the bible say something to a man who neglects his wife for World of Warcraft
My husband bought a racing simulator for the lounge and I've become the lady who brings sandwiches, is there a verse for me?
he skipped our daughter's recital for an esports tournament, I sat next to his empty chair
My wife lies next to me with earbuds in watching K-dramas till dawn and I can't get a word in
how do I talk to a husband whose eyes are always on a screen, even when I'm in tears
hubby levels up his avatar every night while our marriage stays on level zero, what would you do?
I asked him for one evening without the controller and he looked at me like I'd asked for the moon
He's forty and plays mobile games in the toilet for an hour so he doesn't have to put the kids to bed
my man is glued to his cell, reels and more reels, and says yeah babe without hearing me
We're newlyweds and he prefers his Twitch stream to coming to bed with me, is that normal
she's up till three on her farm game feeding pretend cows, and her husband eats cereal alone
Does God care that my spouse gives his best hours to a computer game and I get the leftovers?
I dressed up for our anniversary and my gamer husband kept his headset on, I felt so ignored

# all-the-housework-left-to-me
I cook, wash, iron, pack lunches, and not a soul in this house says thank you
Nobody lifts a finger at home, I'm the maid for my husband and three teenagers
fed up with being the only one doing dishes and laundry after a full shift
I feel taken for granted, the chores never end and they don't even notice
Why must I clean up behind everyone? He sits on the sofa while I scrub the floor
I run the whole household on my own, unappreciated, and I'm getting resentful
I do everything around the home, tired to the bone, and never hear thanks or any appreciation
I do all the cooking and cleaning and nobody helps
My husband never washes a dish or takes out the trash
my kids leave their socks everywhere and I pick up after them
We both work but the laundry and the groceries are always on me
I vacuum, mop and cook while he watches football
Nobody in this house even puts the milk back, I do everything
I'm a mother, not a maid, I'm sick of housework alone
nobody in this house can pick up a sock except me
I cook, clean, iron, shop and he sits there asking whats for tea
we both work full time but the dishes and laundry are somehow mine
I feel like a slave in my own home, mopping after a husband and three grown boys
Does submission mean my husband never has to wash a plate?
My wife leaves the whole household to me after my 10 hour shift, dirty nappies, vacuuming, lunchboxes
Martha had a point, I'm the one in the kitchen while everyone else relaxes
He thinks the toilet cleans itself and the shirts walk back to the closet ironed
asked him to take the bins out, you'd think I'd asked for a kidney
the mental load is killing me, dentist, school forms, groceries, dusting, all in my head alone
in my husbands culture men don't sweep, don't cook, don't touch a broom, I am exhausted
If I stop tidying for one day it looks like a bomb hit and no one notices but me
The dishwasher has been full since yesterday and four adults walk past it waiting for me to empty it
I come off a twelve hour shift on the ward and step straight into ironing, pans and everyone's crumbs
my sons drop wet towels on the floor and their father says that's your mum's department, how do I handle this?
I'm sixteen and the only girl so the cooking and sweeping is mine while my brothers play football
How do I get my family to pitch in with chores without nagging like a broken record?
I fetch water, light the fire, cook, wash nappies by hand and my husband asks what I did all day
Thanksgiving for eighteen people and I was the only one who peeled, basted, served and scrubbed the pots
he hoovers once a year and wants a medal, I do the bathroom every single week and nobody says thank you
What does the Bible say about husbands helping in the house? Mine thinks laundry is women's work
I wrote a rota for the fridge, all agreed, and after two days I was doing everybody's jobs again
went away for a weekend and came back to a sink full of plates, overflowing bins and no clean socks
I feel like unpaid staff, grandmother of nine and still mopping up after grown children who never lift a mug

# quarrels-in-marriage
My wife and I argue every single day about nothing, the dishes, the laundry, the tone of voice
we've only been married eight months and we fight nonstop, is this normal?
He gives me the silent treatment for days after every argument
Last night we shouted so loud the kids woke up crying. I'm ashamed of us
She brings up old mistakes from ten years ago whenever we disagree and I snap back
Whatever I say turns into a fight with my husband and neither of us will say sorry first
My husband and I fight about every little thing
we had another big fight last night and slept in different rooms
My wife and I can't talk without raising our voices
We argue in the car, we argue in bed, always arguing
he slammed the door after our quarrel and drove off
My wife hasn't spoken to me since our argument on Saturday
Same fight every week, who's right and who's wrong, I'm tired of it
my husband and I fight about every little thing
We argued the whole drive to church then smiled at everybody at the door
I said things to my wife last night I can't take back
how do we stop bickering all the time, over the toothpaste, over directions
he gives me the silent treatment for days after a row
she nags i shout she cries i slam the door. same story every week
Do not let the sun go down on your anger but we sleep angry most nights
my hubby brings up stuff from ten years ago in each disagreement
Our kids asked why mummy and daddy are always cross with each other
I need peace in my marriage, it's like living in a courtroom where I'm always guilty
whatever I say comes out wrong and my wife takes it as an attack
Newly wed, six months, and we are already arguing nonstop, did we make a mistake?
My husband and I squabble over how to load the car and end up not talking till Wednesday
she throws the past in my face every time, we argue in circles and then sleep back to back
We had a screaming match in the supermarket car park about a trolley coin, I'm mortified, where do I even start?
my wife cries, I go silent, that makes her angrier, and round we go every weekend
How can two Christians who love each other fight like cat and dog at home?
Every time we have guests my husband corrects me in front of them and afterwards we row till midnight
I always have to have the last word and it's ruining us, my husband says talking to me is like walking on eggs
Since the renovation we snap at one another over tiles, taps and who forgot the plumber
what bible verse helps a husband and wife to calm down in the middle of an argument
He sulks, I preach, nobody apologises, our arguments last longer than the reason for them, what would God have me do?
my wife and I disagree on how strict to be with the kids and it blows up into a quarrel at bedtime
We're missionaries on a small station, no one to talk to, and my spouse and I are at loggerheads daily

# thinking-of-divorce
I talked to a divorce lawyer this week and I feel sick about it
My husband wants a separation and I don't know whether to sign the papers
is it a sin to divorce if there was no adultery, just years of unhappiness
I've been thinking of leaving my wife once the kids finish school
We tried counselling for two years, nothing changed, and I want out of this marriage. Will God forgive me?
I am thinking about divorcing my husband
My wife asked me for a divorce and I don't know what to do
should I leave my husband or stay for the kids
I've looked at apartments because I want to separate
We're talking about divorce after twelve years of marriage
The divorce papers are on the table and I haven't signed
I don't want to stay married but I'm afraid of what God thinks
I have seen a lawyer. I haven't told my husband yet
is divorce ever allowed for a Christian
I can't do this marriage another year, should I leave him
looking at flats for one on Rightmove at night while my wife sleeps
My pastor says God hates divorce but he doesn't live with this man
the papers are on the table and I don't know whether to sign
Would I be sinning if I separate from my wife, we have tried counselling twice
staying only for the kids, once the youngest turns 18 I want out
she asked for a divorce yesterday and part of me is relieved
what grounds does scripture give for ending a marriage?
I took off my ring today and put it in the drawer. thinking of calling it quits
torn between my vow till death do us part and wanting to file
I've worked out on the back of an envelope if I could afford to leave my husband, I'm 54
My wife and I are on a trial separation and neither of us is sure about coming back
the mediator asked us if the marriage is over and I couldn't say yes or no
Would God hold it against me if I filed for divorce from a man who has not touched or talked to me in years?
I rehearse the words I want a divorce in the tractor cab and then go in and eat supper
In our church a woman who leaves her husband loses everything, and I am still thinking of leaving
she wants to split up after the baby's first birthday, I want to keep trying, the papers are with her solicitor
Does the bible allow divorce when both have simply stopped trying? We've separated twice already
my mother says endure, my sister says walk out, I lie awake wondering if I should end this marriage
We're staying married for the visa and the children, inside I have already divorced him, what should I do?
I'm the pastor's wife and I secretly googled how to file for divorce, the guilt is heavy
How do I know whether it's time to let my marriage go or fight for it one more year

# divorced-and-alone
The divorce went through in March and the house is so quiet I leave the TV on all night
I'm 58, divorced, and feel like a failure in front of the whole church
my ex husband already has a new wife and I still set two plates sometimes
Can I marry again after a divorce or do I have to stay alone forever?
Nobody invites a divorced woman anywhere, all our couple friends kept him
Since the annulment papers the ladies of my congregation lower their voices when I sit down
I was taken off the reader's rota because I'm a divorcee, as if I had the plague
They say remarried and split-up folks can't teach Sunday school, I feel stamped for life
My ex left me, yet it's me the parishioners look down on and pity at Mass
divorced Catholic here, I feel the judging looks when I walk up the aisle of my parish
I'm divorced and the weekends without anyone are so long
Since my divorce I eat dinner alone in front of the TV
my ex-wife got remarried and I'm still on my own
At church I sit by myself since the divorce
I took off my wedding ring, after twenty years I'm alone again
the divorce is final and I feel like a failure
Divorced at 41, all my friends are couples, who wants me now?
my divorce came through in march and the flat is so quiet
he remarried within the year and I eat microwave dinners in front of Netflix
Church is all couples. since my ex left I sit in the back row by myself
Am I allowed to marry again after being divorced
53 and starting over from scratch, ex-wife got the house and the friends
does God still have a plan for a divorced woman like me
I feel like damaged goods with the word divorcee stamped on my forehead
Nobody asks how my day was now that the marriage is over, its the evenings that get me
people in my congregation treat me as a leper ever since the divorce
I didn't want it, she left me for good and I still set two cups for coffee
Divorced three years, dating feels impossible, will I be on my own till I'm old
signed everything, gave back his name, now who am I
Since my divorce I take the smallest trolley in the shop and talk to the checkout lady too long
I'm 66, divorced after forty years, learning to cook an egg and to sleep in the middle of the bed
my ex got the friends and the golden retriever, I got a studio over a chip shop and silence
The house group for married couples was my life, as a divorcee I've no group any more, what does the Bible say about this?
Would it be adultery if I date somebody now that I'm divorced? I'm lonely, I admit it
In my village a divorced woman is sent back to her father's hut and the aunties whisper
ticked the box divorced on a form at the dentist today and cried in the car
Sunday lunch for one again, since we got divorced the ex has a full table and I've a microwave
How does a divorced man begin again at 48 with nothing but a mattress and a Bible?
they asked me to step down from the worship team after my divorce, now I sit home on Sundays too
The decree came by email while I was teaching year four, single again and I had to carry on with fractions
Does God love me less as a divorcee, I'm by myself each evening and feel like a leftover

# spouse-does-not-believe
My husband isn't a Christian and I go to church alone with the children every Sunday
I came to faith two years ago, my wife thinks I joined a cult
how do I win my unbelieving husband without nagging him
She was a believer when we married but says now that she doesn't believe any of it
He won't let me tithe or pray at the table because he thinks God is nonsense
My husband doesn't believe in God and laughs at grace
I sit in the pew without my wife, she's not a believer
my husband won't let me take the kids to Sunday school
How can I pray for my wife who doesn't believe?
I became a believer after our wedding and my husband didn't
My husband gets annoyed when I read my Bible in bed
she says religion is my hobby, not hers, we don't share faith
my husband doesn't believe in God and I go to church alone with the kids
How can I win my wife for Christ, she rolls her eyes at my Bible
I got saved after the wedding and my hubby says he didn't sign up for this
he lets me go on Sundays but mocks the sermon over lunch
unequally yoked for 30 years now, I still pray he'll kneel beside me one day
my wife lost her faith and I don't know how to lead our home any more
Does 1 Peter 3 mean I should say nothing to my unbelieving husband?
He refuses to have our baby baptised because he's an atheist
my husband is muslim and I am christian and we quarrel about how to raise the children
she thinks tithing is throwing our money away since she isn't a believer
It's lonely not being able to pray with the man I married, he has no interest in spiritual things
what becomes of my dear husband on judgement day, such a kind man but no faith
My wife sleeps in on Sundays and asks me when I'm going to get over this Jesus phase
I'm a new Christian, my husband says he married a party girl and wants her back
he's a scientist and calls my faith a crutch, but he drives me to Bible study when it rains
Our kids ask why daddy doesn't pray with us, my husband isn't a believer and I don't know what to tell them
how can I witness to my unbelieving wife without sounding holier than thou
thirty-six years I've kept the seat beside me free for my husband, the good man plays golf instead
My spouse follows the old tribal religion and I serve Christ, each feast day there's tension in the house
She used to be my prayer partner, now my wife says she no longer believes and I grieve
hubby rolls his eyes when I say I'll pray about it, I feel spiritually alone in my own marriage
Will my husband be saved through me, isn't there a verse that an unbelieving husband is made holy by his wife?
I hide my offering envelopes because my atheist husband says the church is after our money
What should a believing husband do on Christmas when his wife refuses to hear the nativity read?

# spouse-drinks
My husband drinks a bottle of whisky every weekend and promises every Monday to stop
I find empty vodka bottles behind the washing machine, my wife is an alcoholic
he goes to the bar straight from work and comes home drunk at 2 and the kids see it
Should I stay with a man who won't admit he has a drinking problem?
She hides wine in her coffee mug, we've been through rehab twice
My husband is drunk every weekend
I pour my wife's wine down the sink and she buys more
he drinks beer from the moment he comes home
My husband denies he's an alcoholic but can't go a day without drinking
My wife smells of alcohol when she picks up the kids
He spends his wages at the pub and sleeps it off on the couch
my husband promised to stop drinking and was drunk again at Christmas
my husband is on his sixth beer and its only four o clock
I find vodka bottles hidden behind the washing machine, my wife thinks I don't know
He's lovely sober and a different person when he's had whisky
Every payday my man goes to the shebeen first
how do I live with an alcoholic husband without hating him
I pour it down the sink and he buys more
my wife smells of wine when she picks up the children from school
he came home from the pub crawling again and I told the kids daddy is ill
Promised to quit after rehab, lasted eleven days. My poor husband, my poor me
should I stay with a drunkard, the bible says they will not inherit the kingdom
called his boss and lied that hubby had flu, it was a hangover
Al-Anon tells me to detach but he's my spouse and liquor is eating him alive
My husband turned up sozzled at our son's communion and fell into the buffet, how do I pray about it?
she keeps gin in a water bottle, my wife, a primary teacher, and I smell it on her at breakfast
I hide the car keys on Fridays because he's had a skinful before he gets to the door
My hubby is a happy drunk at the braai and a sad one at home, every weekend gone to brandy
What can a wife do when the man won't go to AA and says he just likes a beer?
I count the cans in the recycling so I know how the evening will go with my husband
he drinks palm wine with the elders from noon and comes home singing, the children laugh, I don't
Six months sober and last night my wife relapsed, I found her asleep on the bathroom tiles beside the wine
I pretend to our church that my spouse has migraines, in truth it's alcohol, is there a verse for me?
how do I pray for a drinking husband without turning bitter, he's thrown away another job
the doctor showed him his liver on the scan and my husband stopped at the off licence on the way home
We married in our twenties when boozing was fun, I grew up and he's still on the bottle

# spouse-gambles-or-in-debt
My husband lost our savings on sports betting, 40 thousand, I only found out from the bank
wife secretly took out five loans and maxed our credit cards
He swore he'd quit the casino and last week he pawned my wedding ring
Debt collectors are calling me about money my husband borrowed, I didn't know anything about it
How do I support a spouse who is addicted to online slots and crypto? We can't pay the mortgage
My husband gambles our rent money away
I found betting apps on my husband's phone and the savings gone
my wife has debts I never knew of
He goes to the casino every payday and comes back empty
My husband took a loan in my name to pay his gambling debts
she plays bingo and slots online and owes thousands
My husband bets on football and now we can't pay the bills
my husband lost our rent on Bet365
I opened a letter and learned my wife owes 14,000 on credit cards
He has pawned my wedding gold for the casino
debt collectors rang our bell about loans my hubby took secretly
my man spends his wages on lottery tickets and the horses every week
she can't stop shopping online, parcels hidden under the bed, catalogues unpaid
How do I help a husband addicted to slot machines, the school fees money is gone
He borrowed from loan sharks in my name
my husband bet our savings on crypto and sport and won't admit it's a problem
should I bail my wife out again or let her face what she owes
sportybet has taken over my marriage, he checks odds even in church
We could lose the house because of his poker, he said he'd win it back
My husband put our tractor money on a horse and told me the bank froze the account
I learnt at the till when my card was declined that my wife had gambled away the month
there are 23 betting emails in his inbox today alone, my husband swears he closed the accounts
His mobile loans are in my name, the app people ring my school office asking for my husband's debt
Should I take over all our money since my husband cannot stay away from the slot machines?
she played mahjong for money with the ladies and lost what we'd put by for a house, what would you do?
A repo man took our car from the drive, that is how I found out my hubby was in debt
My wife goes to bingo seven nights a week and we've got overdue letters in every drawer
how do I forgive a spouse who bet away our wedding savings on football
he cashed in his pension to win it all back, my husband, and came out of the casino with nothing
I work nights at the hospital and every shilling goes to plug the hole his gambling makes, how do I handle this?
God, my man says one big win and we're free, he has been saying it since our honeymoon

# hid-debts-from-my-spouse
My wife doesn't know I owe 30,000, I hide the letters in the garage
I have secret credit cards my husband has never heard of, how do I confess?
I've been concealing what I owe from my spouse for years, the guilt is eating me
I took out a loan behind his back and I'm terrified he'll find out
If I tell my wife about my debts she'll leave, if I don't I'm living a lie
I maxed out a card without my husband knowing, I intercept the bank statements
My hidden debts keep growing and my wife still trusts me
I owe money and my husband doesn't know
I hid a loan from my wife and now I have to tell her
my credit card is maxed out and I'm hiding the bills from him
I secretly borrowed for a car and my wife has no idea
How do I tell my husband about my secret debt?
I keep the reminders in my desk at work so she won't see
I've been lying to my wife about the money I owe
my wife doesn't know about the loan I took
I've been hiding the credit card bills from my husband for two years
How do I tell him I owe nine thousand and lied about it
I intercept the post so she won't see the reminders
scared hubby will leave me when he learns how much I put on Klarna
She thinks we have savings. there is nothing, I used it all and kept quiet
i secretly maxed out a second card to keep up appearances and my spouse trusts me completely
Is keeping a money secret from your wife the same as lying before God
my husband wants to apply for a mortgage and then he'll find out my credit is wrecked
I told him the car was paid off. It isn't. The lies pile up with the interest
want to come clean to my wife about the arrears but every evening I chicken out
borrowed from my cooperative behind my husband's back to help my brother and now they are deducting my salary
I leased a van for my business without telling my wife and now I'm six payments behind
My husband thinks the store cards were cut up years ago, I have four and all of them maxed
I changed the bank letters to paperless so my spouse wouldn't see the overdraft, what would God have me do?
how and when do I tell my wife I've secretly borrowed from her own uncle
I keep a second SIM for the loan companies so my husband doesn't hear them ring
He believes I'm saving for our daughter's wedding, in reality I've been paying off hidden debt
I'm a church treasurer, good with other people's books, and my wife knows nothing about the 18k I owe
Remortgage forms need both signatures and then hubby will see what I've been concealing
is it deceit to keep my student debt secret from the man I married last summer
I told my wife I got a pay cut, truth is half my wage goes to a lender she's never heard of
Please pray I find the courage to lay every bill on the table before my husband tonight
I borrowed against the cows behind my wife's back and the buyer is coming on market day

# spouse-far-away-and-alone-with-children
My husband works in Dubai and I'm raising our three kids on my own in Manila
he's deployed for nine months and the baby doesn't know his face
My wife is a caregiver in Hong Kong, I do the cooking, school and homework here by myself
Truck driver's wife here. He's gone all week, I'm basically a single mom and so tired
We only see daddy on video call, he has been on an oil rig since February and I feel so alone
My husband works abroad and I'm alone with the kids
he's a soldier and won't be home until summer
My husband is at sea and I handle the children by myself
With my wife working overseas I do the school run alone
The kids cry for their dad, he comes home twice a year
my husband works on another island, we only talk by phone
I put the children to bed alone every night, he's away on the road
my husband is deployed overseas and the baby doesn't recognise him on video
he works in Dubai and I raise our three kids here on my own
Hubby drives long haul trucks, gone for weeks, and I'm mom and dad at once
My wife went to the UK as a nurse, I stay behind in Manila with the little ones
bedtime is the worst, they cry for papa and his ship is somewhere in the Atlantic
waiting on a visa so we can join my husband, it's been two years apart with the boys
He sends money every month but what the kids and I need is him at the table
the time difference means my man sleeps when we are awake, I handle fevers and school alone
how do I stay strong as an army wife with toddlers while he is gone
my husband is on the oil rig again, roof leaks, son has a tooth ache, and it's just me
She is working in Saudi as a maid, our daughter forgets her mother's face and I do her plaits badly
so tired of marriage by WhatsApp call, me here with the children and him in Johannesburg on the mines
My husband is a seasonal picker in Spain and I'm with four children and two goats on our own
Navy wife, three under five, the boiler burst on the day his submarine went out, where do I even start?
my wife has been a nanny in Kuwait for three years and our son calls his teacher mummy
He phones Sundays from the mine, kids shout hi papa and run off, then I sit there alone with the dishes
How do I keep daddy present for the little ones when he's a trucker and gone all month?
Immigration turned down our reunion again, my husband there and me here with a toddler who kisses the screen
I do parents' evening, football, fevers and bedtime alone because my husband flies for an airline, what should I do?
the twins were born while he was on tour overseas, he's met them only over a bad connection
my man's contract in Saudi got extended by another year and I cried into the washing up, kids asking when
Does the Lord see wives who raise children alone because the husband must work far away?
As a dad at home while my wife studies abroad I cook, plait hair and feel very alone in the evenings
He comes home every second Christmas, my husband, and by the time the kids warm up to him he's packing

# spouse-seriously-ill
My wife has breast cancer stage 4 and we have two little girls
My husband had a massive stroke at 49, he can't speak and I'm his nurse now
the doctors say his kidneys are failing, I sit next to his dialysis chair and pray
She has MS and every month she can do less. I watch my wife disappear
how do I stay strong for my husband during chemo when I'm terrified of losing him?
My husband has cancer and I'm so scared
my wife is in intensive care after a heart attack
My husband was told he has Parkinson's, we're both in shock
I drive my wife to chemo every week
My husband is very sick and the doctors don't give us much hope
She's only 45 and needs a kidney, how do I support my wife
my husband is in hospital and I go home to an empty house
my wife has breast cancer stage 3
Husband had a heart attack on Friday, he is in intensive care on a ventilator
the doctors give him six months. We wanted to grow old together
my husband's MS is getting worse and I'm his carer more than his wife
how do I pray when my wife is lying there with tubes everywhere
He has early onset alzheimers at 58, the man I married is disappearing
She lost her hair this week and I shaved mine too. scared to lose my darling
hubby needs a kidney and none of us match
my wife suffers from severe depression, hasn't left the bedroom in weeks, I don't know how to reach her
chemo again tomorrow for my sweetheart of 41 years please a psalm
Since his accident my husband is in a wheelchair and angry, in sickness and in health is harder than I thought
will God heal my man of the brain tumour, we have small children
My husband's scan lit up in three places and the oncologist stopped smiling
my wife had a brain bleed at 38, she squeezes my hand once for yes
He's on the transplant list for a liver, we keep a suitcase by the door and I jump when the phone rings
I'm a farmer and I milk at four so I can be with my wife for her radiotherapy at nine
How do I tell our two boys that mummy's cancer is back, what would you pray
My husband has ALS, this month he lost his voice and I'm learning to read his eyes
Fifty years married and now I measure my wife's morphine at night, I'm scared of tomorrow
hubby's heart failure is worse, he sleeps upright in the recliner and I lie awake listening to him breathe
Which psalm can I read to my very sick wife in the ICU when she can't answer me?
they flew my husband to the city hospital with sepsis and I'm here counting airtime and praying
My wife's lupus flares and chemo pills took her smile, I'd swap places with her in a heartbeat
God please don't take my husband, the tumour is inoperable and our baby is seven months old

# money-quarrels-in-marriage
planning the wedding and my fiance and I fight about the budget all the time
We fight about money every payday, he spends and I save
My wife buys things online every day and gets angry when I mention the budget
husband gives me a weekly allowance and checks every receipt like I'm a child
He sends half his salary to his parents without asking me, is that right?
She earns more than me and throws it in my face whenever a bill comes
My husband and I argue about money all the time
my wife spends too much on shoes and I get angry
He bought a motorbike without asking me and we had a fight
We have separate accounts and argue over who pays what
My husband says I waste money on groceries
every time the credit card bill comes we fight
I want to save, my wife wants holidays, we argue over the budget
my husband and I fight about money every payday
she spends I save, we can't agree on a budget
He controls every penny and I have to show him the Aldi receipt
Is it my salary or ours? My wife says what's hers is hers
hubby sends half his pay to his mother and we argue because our own fridge is empty
We had a blazing row over a new car I think we can't afford
since I earn more than my husband there is tension about who decides on spending
separate accounts or joint account, what does the Bible say to couples about finances
my wife calls me stingy because I won't pay for another holiday
he tithes without asking me and we have shouting matches about it
Each time the bank statement comes my spouse and I end up in different rooms
he gives me housekeeping like a child gets pocket money and asks for the change
My husband wants a new bakkie, I want to pay off the house, and we can't mention money without a row
my wife orders from Temu every day and calls me a miser when I ask about the total
We argue over who pays for his sister's school fees, my salary or his, every month the same tug of war
he won't tell me what he earns and hands me cash for the market, we quarrel every Saturday
How can a saver and a spender live in peace in one marriage with one bank account?
I lost it when my husband gave our holiday fund to his cousin, now we're not talking about finances at all
We did the budget on a spreadsheet and it ended with my wife crying and me sleeping on the couch
she inherited a bit and says it's hers alone, I say husband and wife share all, we fight about it nightly
my hubby is so tight he turns off the hot water, I secretly buy fruit, we bicker over every dollar
Should a Christian couple have a joint account? My husband and I have been arguing on that since the honeymoon
I'm a stay at home mum and have to ask my husband for money for tights, it makes me so mad
God says tithe, my wife says pay the dentist first, we disagree about spending every payday, how do I pray about it?

# intimacy-trouble-in-marriage
We haven't slept together in over a year, my wife always has a headache
My husband never touches me anymore and I feel unwanted
since menopause I have no desire and he is hurt, I feel guilty every night
Sex is painful for me and my husband doesn't understand. I'm too embarrassed to ask anyone at church
Can a wife say no? He wants it every day and after two babies I'm just tired
My wife doesn't want sex anymore
we've been married five years and hardly have sex
My husband has no desire for me and I feel ugly
I'm too tired for intimacy and my husband feels rejected
Since the baby was born we haven't been intimate
he can't perform in bed and won't talk to a doctor
My wife turns away when I touch her at night
my wife never wants to make love any more
we haven't been intimate for over a year and I'm ashamed to talk to anyone
It hurts when we have sex so I avoid my husband, am I failing him
He has erection problems since the diabetes and won't touch me now
my husband wants it every night and I'm just too tired, do I have to?
since menopause I have no desire and he feels rejected
Sleeping in separate beds, his snoring was the excuse, truth is our sex life is finished
what does do not deprive one another mean if my wife says no for months
Grew up hearing sex is dirty, now I'm married and freeze whenever he reaches for me
my husband prefers porn to me, I lie next to him feeling ugly
Our wedding night was a disaster and three months on we still couldn't consummate it
after the baby my libido vanished and hubby is getting frustrated in the bedroom
Two years of sleeping like sister and brother, my husband changes the subject when I mention sex, is there a verse for me?
After prostate surgery I can't be a husband to my wife in bed and I avoid even a cuddle
my wife undresses in the dark and turns to the wall, I feel rejected night after night
We waited till the wedding and now making love is painful and awkward, nobody prepared us
How do I tell my husband that I need tenderness and not only sex at eleven at night?
Our toddler sleeps between us and the physical side of our marriage has dried up
The antidepressants killed my desire, my husband thinks I'm not attracted to him any more
I'm always the one who initiates and my wife always has a reason, I've stopped trying
does the Bible say a wife owes her husband sex even when she's exhausted from the fields
my husband comes too quickly and is so ashamed that he no longer wants to be intimate
At 70 we still love one another but the bedroom stopped working, is it silly to grieve that
God made sex for marriage they said, so why do I tense up and feel nothing when he touches me

# stepfamily-trouble
My stepson hates me, he tells me you're not my mom whenever I ask him to do anything
We both brought kids into this marriage and they fight like enemies
my husband defends his daughter no matter what and I feel like an outsider in my own home
I'm 15 and my mom's new husband acts like he's my dad, I can't stand him
How do I love my wife's children when their real father turns them against me?
My stepdaughter won't speak to me
I don't get along with my stepmother, she changed everything in our house
my new husband's kids don't respect me
My stepdad has his own rules and I hate living with him
The stepchildren come every other weekend and it always ends in tears
I can't love my stepson the way I love my own
We're a blended family and his kids and mine can't share a room
my stepdaughter says you're not my mum whenever I ask her to do something
His kids and my kids under one roof is war
I try to love my stepson but honestly I don't, is that a sin
mum's new husband acts like he's my father and I can't stand him
My husband lets his children get away with anything and comes down hard on mine
We are a blended family and every second weekend when his boys come I get a stomach ache
my stepmother treats me different from her own children
how do I win the trust of my partners teenage girl she ignores me at breakfast
her ex keeps turning the kids against me, their stepdad
I married a widower, the photos of the first wife hang everywhere and his children compare me to her
stepsister got my room and my dad acts like I should be glad we're one big happy family
Discipline is the fight, I am only the step parent so I have no say and all the work
My husband's teenagers act as if I were the lodger and eat the dinner I cook without a hello
I married a man with three girls, at bedtime they cry for their real mum and I stand there useless
my stepdad moved in with his rules, his dog and his loud son and I lost my room
Whenever I correct my stepchildren my wife says they're not yours, so what am I here for?
How can a stepmother earn respect without acting like a sergeant? His kids run rings round me
Her son calls me by my first name with such contempt, I pay for his trainers and drive him to training
At his house my stepmum gives her own kids brand names and we get whatever's on sale
my kids and his kids compare pocket money, presents, bedtimes, our patchwork family is one big jealousy
His ex rings daily and the children come back from her weekend hostile to me, the stepmother, what would you do?
Does God expect me to love my stepdaughter as my own? I try and she spits out every kindness
Dad remarried ten months after mum's funeral and I'm meant to call this lady family
Our blended family has two sets of rules and seven children at one table, every meal is a power struggle

# child-left-the-faith
My son grew up in Sunday school and now says he's an atheist
my daughter stopped going to church at university and tells me she doesn't believe in God anymore
We raised all four kids in the Lord and not one of them follows Him today
Where did I go wrong? My eldest, a pastor's kid, deconstructed and walked away from Jesus
He was baptised at 13, led worship, and at 22 he laughs when I pray. I cry for my boy every night
My son doesn't want to go to church anymore
my daughter says she no longer believes, she took off her cross
Our kids grew up in church and now none of them believe
My boy turned away from God after high school
my grown daughter laughs at the faith we taught her
I pray every night that my son will come back to the Lord
She was in the church choir as a child, now she says she's agnostic
my son told us he doesn't believe any more
We raised them in church and now not one of our three children goes
daughter came home from college an atheist and laughs at grace
where did we go wrong, she used to lead worship in the youth band
he says church is full of hypocrites and gave back his confirmation bible
My boy became a muslim, I weep every night for his soul
Train up a child in the way he should go, I did, why did she turn away from God
my daughter is into tarot and witchcraft now, we baptised her ourselves
praying for my prodigal who has wandered from the Lord for eleven years
our teenager refuses to come to mass, should we make him?
I keep his seat in the pew. My grown son deconstructed his faith on podcasts
will my kids be in heaven with me, they've fallen away and don't even want me to mention Jesus
My daughter asked us to take her name off the church roll, she says faith was never her own
I'm a pastor and my own son told the youth group he doesn't believe a word I preach
our eldest married in a register office and won't have our grandson christened, he has dropped the faith
He reads Dawkins at my kitchen table, the boy who used to memorise verses for a chocolate bar
How should I pray for grown children who walked away from the Lord and find church toxic?
My girl came back from uni in London with crystals and says Jesus was just a teacher
I took my three to Mass every week of their childhood and at 75 I go alone, they've all lapsed
my son gave up believing when his prayers for his sick friend weren't heard and he won't discuss it
We homeschooled, we did devotions every evening and still our child turned his back on God, how do I handle this?
Is there hope for a prodigal daughter who says she's done with religion for good?
Our son joined some new age commune in the hills and laughs at the faith he was raised in
my lad won't bow his head for grace any more, he's seventeen and says he's agnostic, it cuts me deep

# child-with-unbelieving-partner
My daughter is dating a guy who doesn't believe and she won't listen to us
our son wants to marry a Buddhist girl in October, she's lovely but not a Christian
Should I go to the wedding if my child marries a Muslim?
She's 24, brought up in church, and has moved her atheist boyfriend into her flat
I'm afraid my boy's non-Christian girlfriend will pull him away from God
My son's girlfriend is not a Christian and we're worried
my daughter wants to marry an atheist
Our daughter is engaged to a Muslim boy, we don't know what to do
My son met a girl who doesn't believe in God
How do I talk to my daughter about dating an unbeliever?
he's a nice boy but not a believer and our daughter loves him
My son will marry outside the church, his fiancée has no faith
my daughter is going to marry a man who isn't a Christian
Our son brought home a Hindu girl and they are talking engagement
she is dating an atheist, he's nice but I warned her about being yoked
Should I go to my child's wedding if the groom has no faith
my son-in-law to be says no church ceremony please
We prayed for a believing wife for our boy since he was in the cradle and he picked a girl who scoffs at God
my daughters boyfriend is muslim and wants the kids brought up that way one day
how do I love my daughter in law when she keeps my son from church because she doesn't believe
He stopped going on Sundays since he met her, his girlfriend is an unbeliever
I cried when she showed the ring. Not because of him, because he doesn't know the Lord
as a mom do I have a say whether my girl may court an unsaved guy
their home will have no prayer in it, my child and this non-believing fiancé
My son wants to propose to a girl who was raised with no religion at all and finds church funny
our daughter met a Hindu doctor at work and they've set a date, two ceremonies and no Christ in either
She knows the verse on being yoked, she taught it to her Sunday class, and now she's with an unbeliever
How do we welcome our son's non-Christian fiancée without pretending that faith doesn't matter?
My girl turned down the nice lad from church and brings home a bloke who says God is a fairy tale
our boy's Muslim fiancée wants him to say the shahada so that her father will agree to the match
I'm an elder and people whisper because my daughter goes out with an unsaved man
he's polite, hardworking, fixes my fence, but my daughter's boyfriend doesn't know the Lord and I can't rest
Would it be wrong to refuse to pay for my child's wedding to an unbeliever?
My son moved in with a girl who hates church, he used to play drums in worship
I'm praying my daughter sees that a husband without faith can't lead her home, she says love is enough
What counsel does scripture give parents whose daughter is set on marrying outside the faith

# dislike-my-childs-partner
I can't stand my daughter's boyfriend, he's rude and lazy and she's smitten
Our girl brought home a young man we don't like at all, should I tell her?
My son's fiancée rubs me the wrong way, I have a bad feeling about her
I don't trust the bloke my daughter is seeing, something's off about him
My daughter's new boyfriend makes me uneasy, if I say a word she storms out
We disapprove of our son's girlfriend, she bosses him around, how do we keep the peace with him?
I don't like my son's girlfriend
my daughter's boyfriend has no job and tattoos on his neck, I dislike him
My son-in-law is arrogant and I can't warm to him
Our daughter could do so much better than this boyfriend
My son is marrying a girl I just don't like
I tried to be nice but my daughter's fiancé never even says hello
she's so bossy with my son, I bite my tongue at every visit
I can't stand my daughter's boyfriend, he is lazy and rude
my son's wife is bossy and has changed him completely
we think the man our girl chose is after her money
how can I be civil with a son-in-law who never says thank you
She is twice divorced, covered in tattoos and my boy adores her, I don't see it
He talks down to my daughter at the table and I bite my tongue, should I say something
my daughter in law and I just don't click, I find her cold and stuck up
none of us like the fiancée, do we keep quiet or tell our son before the wedding
Her bloke is 20 years older than she is and I feel sick about it
is it wrong that I pray they break up, he's no good for my girl
I wanted a better match for my son, she has no manners, no education, no job
Every christmas I have to be nice to that man my daughter married
My son's wife corrects everything he says at dinner and I have to sit on my hands
I can't abide my daughter's fella, he borrows her car, eats our food and never looks me in the eye
Our girl's new man brags, interrupts and calls me by my first name, my husband leaves the room
something in my gut says this fiancé isn't right for my daughter, she thinks I'm just being overprotective
How do I get along with a daughter-in-law I never took to? She's the mother of my grandson
My son's girlfriend has him wrapped round her finger, he sold his motorbike because she said so
he has two kids by two women and now he courts my daughter, I'm a widow and have to like him?
I made jollof for my son's fiancée and she pushed it away, the whole family finds her snooty
My son in law sits on his backside while my daughter works doubles, I dislike him more each visit
Should a mother speak up about a boyfriend she thinks is wrong for her child or hold her tongue and pray?
we had hoped for the schoolteacher, our son chose a nightclub singer with a sharp tongue, what would God have me do?
Lord help me to see good in the man my daughter loves, I only see his sneer and his unpaid bills

# child-rebellious-or-drunk
My 16 year old sneaks out at night and comes home smelling of beer
my teenage daughter talks back, slams doors, skips school, I've lost all control of her
He's 19, parties every weekend, drunk, got arrested for DUI last Saturday
How do you discipline a son who is taller than you and says he'll do what he wants?
My girl has fallen in with bad company, she's vaping and lying and swears at her mother
My teenage son won't listen to anything I say
our daughter came home drunk at three in the morning
My son is 15, smokes, skips school and lies to me
my daughter is so rebellious, she ignores every rule in our house
He broke his curfew again and smelled of beer
My teenager rolls her eyes and yells that she hates our rules
I found cigarettes and beer cans in my son's backpack
my 16 year old sneaks out of the window at night
son comes home smelling of booze and swears at his mother
She was suspended from school for fighting and just shrugged
My daughter lies, skips class, hangs with a bad crowd and calls me names
whatever rule we set he breaks it the same evening
how do you discipline a teenager who is bigger than you and laughs
police brought our lad back at 3am legless after a party
my grown up son drinks himself silly every weekend and lives in our basement
I said be back by ten, she came at dawn with a nose ring. my sweet girl has turned so defiant
What did the father of the prodigal son do while waiting? Mine slammed the door and left in a rage
my child talks back, steals from my purse and respects nobody
teen daughter puked in the hallway from alcopops, grounded her, she doesn't care
My fourteen year old told the headmaster to get lost and was sent home for the third time
our son passed out drunk on the neighbour's lawn after prom and thinks it's hilarious, where do I even start?
She ditches class to hang out at the mall with older boys and lies to my face about it
I take away the keys, he borrows mine, whatever I do my teenage son laughs and goes out anyway
What do you do with a defiant daughter who slams every door and won't obey anyone?
my boy has started hanging out with a gang of lads who drink cider in the park till midnight
I'm a deacon and my daughter was seen tipsy at a club in a dress I never bought her
he's twenty, lives at home, comes in drunk at dawn and swears at us when we wake him for work
My grandson lives with me and won't keep a single rule, he sneaks off to parties and comes back reeking
Grounding him does nothing, our unruly son climbs over the balcony, how strict would God want us to be
She dyed her hair blue, pierced her lip and screams that I can't tell her what to do
Please pray for my wild son, tequila every weekend and a mouth like a sailor at seventeen

# child-addicted-to-games-or-phone
My son plays Fortnite till 4am and throws a fit when I turn off the wifi
daughter, 12, is on TikTok all day long, she doesn't even look up when we eat
Our boy failed two subjects because of Mobile Legends, he won't do homework or come to church
We took the tablet away and our nine-year-old screamed for two hours. How much screen time is okay?
He's 20 and just sits in his room gaming, no job, no friends in real life
My son spends whole days on video games, his homework never gets done
My son is addicted to video games and won't do homework
my daughter is on her phone until midnight
He gets angry when I take away the Xbox
My kids only stare at screens, nobody plays outside
our son plays Roblox all weekend and won't come to the table
I can't get my daughter off TikTok, her grades are dropping
My boy gets up at night to play on his tablet
my son plays Fortnite until 4 in the morning and can't get up for school
the phone is glued to my daughters hand even in the bathroom
he throws a fit when I switch off the wifi
My 9 year old only wants the tablet, no bike, no friends, no books
how much screen time should Christian parents allow
she compares herself with girls on Instagram and won't eat dinner without snapchatting
our boy spent 600 dollars on Roblox with my card
I took his console and he didn't speak to me for a week, did I do right?
kids these days, mine are zombies on YouTube, what can a mother do
my teenager is hooked on mobile legends, grades dropping, eyes red
My grandson visits and never looks up from the screen, his parents have given up taking the device off him
he used to love church camp, now it's Minecraft and Discord day in day out, I've lost my child to a gadget
My eleven-year-old walked into a lamp post because he couldn't look up from Brawl Stars, what should I do?
we found a second phone under our daughter's pillow, she had been scrolling till dawn, what does the Bible say about this?
my son quit football, quit piano, quit eating with us, all for that gaming chair in his room
The boys bring tablets to the toilet, to granny's, even to church, and howl when the battery dies
How do I set limits on my teen's screen time when the whole class is online at ten at night?
I sell tomatoes all day and come home to find my son at the game centre with his school money
our girl counts likes and cries over streaks on Snapchat, she's thirteen and can't put the phone down
He broke the door of the cupboard where I lock the PlayStation, my gentle boy, over a game
My seven year old can't fall asleep without YouTube shorts and I know I gave it to her to get peace
what's a godly way to wean kids off video games and phones without a war at home
He streams himself playing Valorant and hasn't handed in homework since half-term, his eyes are like a panda's
My daughter messages in group chats under the table while her grandfather says grace, addicted to that thing

# child-failed-or-shuts-himself-in
My son dropped out of college and hasn't left his bedroom in five months
She failed her A levels and won't talk to anyone, not even her dad
our 28 year old lives in our basement, lost his job, sleeps all day, curtains closed
My daughter refuses to go to school since autumn, she says she just can't. How can I help her?
He didn't get into any university and he's so ashamed he hides when relatives visit
My son stays in his room all day and won't talk
our daughter quit university and came back home, she won't go out
My son failed his exams and hides from everyone
He's 24, no work, keeps the curtains closed and sleeps until afternoon
my daughter won't leave her bedroom, I leave food at the door
She failed her year and is ashamed to see her friends
My grown son sits at home doing nothing, I can't reach him
my son dropped out of university and hasn't left his room in months
He is 29, no job, curtains closed, I leave his plate outside the door
our daughter failed her A levels and won't talk to anyone
she was top of the class once now she stays in bed and says what's the point of applying
how can I get my boy to come out of his shell, he speaks to nobody, not even at meals
my child was expelled from college and sleeps all day, I am worried sick
Since his apprenticeship fell through he has withdrawn from the whole family
My grown son moved back in after his firm collapsed and hides in the attic from the neighbours
I knock, he says go away mum. he is a hermit at 22
school refusal, my daughter hasn't attended since october and locks herself in
Did I push him too hard? He failed medical exams three times and now he just stares at the wall
all her friends have careers and families and she's stuck in her childhood bedroom, my poor girl
My son came home from his first term, unpacked nothing and has been behind that door since, how do I pray about it?
our daughter was let go from her first job and since then she only comes out at night to eat
He missed the cut for the police academy and has not spoken to his mates or left the house
I slide notes under my daughter's door, she failed her nursing boards and won't let anyone in
How does a father draw out a grown son who has given up and hides under the duvet till four?
my lad was kicked off his apprenticeship, now he sits in the dark with headphones and avoids the family
she used to run the student paper, now our girl is 25, back home, jobless and never opens the shutters
People ask what my boy is doing now and I say studying, truth is he dropped out and stays in his room
My teenage son has stopped attending school, says he can't face it, pyjamas all day, curtains drawn
what bible words can I put on a tray for a daughter who flunked and has withdrawn from the world
After his visa was refused my son came back to the village, ashamed, and won't come out to greet visitors
God, how do I reach my child? He didn't get the grades, shut himself away and answers in one word

# child-bullied
My little girl comes home crying because the others call her fat
kids at school exclude my son, nobody sits with him at lunch, he's only eight
They made a group chat making fun of my daughter and the teacher does nothing
What do I tell my boy when classmates tease him about his stutter every day?
My heart breaks, my 11-year-old begs me not to send her to school because of the bullies
My son is being bullied at school
the kids call my daughter names on the bus
My child comes home with a stomach ache, he's afraid of the bullies
Nobody invited my daughter to the party, the class leaves her out
my boy is teased for his glasses and cries at night
The teacher won't stop the children who pick on my daughter
Somebody hid my son's shoes and the whole class laughed at him
my son came home with his lunch money gone again and wouldn't say who
they made a group chat to make fun of my daughter's teeth
The boys at school call my little one fatty and no one sits with him
she cries every sunday evening because tomorrow is school and those girls
how do I teach my child to turn the other cheek when he's being picked on daily
the headteacher says kids will be kids but my boy is tormented on the bus
My daughter is the only brown girl in her class and they tell her she looks dirty
I want to go down there and give those bullies a piece of my mind, is that wrong
he has a stutter and the other children mimic him, it breaks a mother's heart
nobody came to her birthday party, they'd all agreed on it, cruel little things
my kid gets teased for going to church and having no smartphone
they hid his shoes in the toilet, tore his drawing, and the teacher looks away, should we change schools
My daughter hides in the school library at break because the girls call her Bigfoot
our boy has ginger hair and the bigger kids won't let him on the bus seats, he walks home in the rain
someone posted my son's changing room photo and the whole school is laughing at him
He asked me to cut the crusts and not put curry in his lunchbox because the others say he stinks
How do I help my child stand up to bullies without becoming one himself?
They chant rhymes about my little girl's eczema in the playground, she scratches herself and cries, is there a verse for me?
my nine-year-old wet the bed again, he's picked on by three boys from his class and won't give names
The school counsellor calls it banter, my kid calls it hell, he's teased for his accent every day
My grandchild is the last one picked and the first one mocked, what do I tell him about Jesus
the other mums know their daughters leave mine out and they look away at the gate
I'm a teacher and my own child is being bullied two classrooms down and I didn't see it
Give me a verse to pray with my son at the school gate, he shakes because of those bullies

# child-seriously-ill-or-disabled
Our three year old has leukemia and I can't understand why God allows it
My son is severely autistic, he's ten and still doesn't speak
the scan showed our baby will have Down syndrome and I'm scared
We live between home and the children's hospital, our daughter needs a heart transplant
Who will look after my boy with cerebral palsy when I'm gone? I'm already 67
My little boy has cancer and he's only four
our daughter was born with a heart defect
My son has epilepsy and I'm always on alert
my child is in a wheelchair and I worry about his future
Our baby is in the ICU and we can only touch her hand
My daughter has autism and people stare at us in shops
The doctors say our son will never walk
my little girl has leukaemia
the scan shows our baby will have down syndrome and I'm scared
my son is autistic and doesn't speak, he is seven
Why would God let a four year old have a brain tumour
she was born with a hole in the heart and goes into surgery tomorrow
people stare in Walmart when my boy has a meltdown, they don't know about his condition
who will look after my handicapped daughter when I'm dead and gone
Our son has cerebral palsy and neighbours say it is a curse from our sins, is it
sitting by my child's hospital bed in the middle of the night listening to the machines
He had another seizure today, my sweet boy, epilepsy since he was a toddler
my daughter's sickle cell crisis again, I can't bear hearing her moan in pain
the doctors say my kid won't ever walk, please a word from scripture for a tired dad
We wait outside theatre while they put a shunt in our six-month-old's head, how do I handle this?
My daughter has cystic fibrosis, I clap her back each morning before I open the shop, what would you do?
our boy was diagnosed with muscular dystrophy, he was running last summer and now he falls on the stairs
He's 34 and has Down's, I'm 72, every night I wonder who'll cut his toenails once I'm not around
Does the Lord heal children? Our toddler's leukaemia came back after the transplant
My twin girls were born at 26 weeks, one of them is blind and fed through a tube
the autism assessment took two years, my son screams in shops and strangers tell me to parent better
I carry my daughter on my back to the clinic because there are no wheelchairs in our village
my seven year old counts needles, 41 so far, and asks me why God made her blood wrong
How do I love my healthy kids well when the disabled one takes all our hours and sleep?
Our teenage son's kidneys are packing up and neither of his parents is a match
type 1 diabetes at three years old, I set alarms all night to prick my baby's finger, I'm so scared

# child-is-gay-or-unsure-of-sex
My son told us last night that he's gay and I don't know what to say to him
our daughter is 15 and says she's a boy now and wants a new name
she's bringing her girlfriend home for Christmas, how do I love her without approving
He came out to me in the car, I just hugged him, my husband refuses to talk to him
My teenager says they're non-binary and trans, and our church has no answers for parents
My daughter told me she is gay
my son has a boyfriend and I don't know how to react
Our son came out and my husband can't accept it
My child wants to be called by another name and pronouns
my daughter says she likes girls, I'm confused as a mother
My son wants to wear dresses and says he feels like a girl
Our daughter is marrying a woman, do we go?
my son just told us he's gay
our daughter wants to be called Liam and use he pronouns
She is marrying her girlfriend in spring, do I attend my own child's wedding?
how do I love my lesbian daughter without giving up what I believe
my 13yr old says she is non binary, I don't understand any of it
found out by accident that my boy has a boyfriend
he wants hormones to become a woman and my husband won't have him in the house
My child came out and the church elders blame our parenting
Did I do something wrong in raising him that he likes men
Our teen is questioning his gender and I'm frightened of saying the wrong thing
my kid is trans and I'm grieving the little girl I named
she wept when she told me mom I like girls. I hugged her, was that right before God?
My daughter put a rainbow flag on her wall and said dad, I think you know what it means
our grandson now goes by Lily and wears skirts, I keep getting it wrong and he cries
I read my boy's diary and learned he's in love with another boy, I haven't said anything yet
He told us over pizza that he's gay, his twin already knew, my wife dropped the slice, what would God have me do?
How can Christian parents keep loving a transgender child and stay honest about what they believe?
my daughter is engaged to a woman and asks me, her father the pastor, to give her away
Here they'd chase my son out of the parish if they knew he likes men, what can a mother do?
Our eleven year old asks to be called they and cut off her plaits, the school goes along with it
Do I invite my gay son and his partner to stay in one room when they visit us at Easter?
My teen says she's bi this month, last month ace, I nod and then weep in the pantry
my husband says our lesbian daughter must choose her girlfriend or us, I want to keep my child
he is 30 and came out at last, my lovely son, what should I read in the Bible as his mum

# child-on-drugs-or-in-prison
My son is on meth and steals from us to pay for it
our boy is in jail for dealing, six years, I visit him every second Sunday
My daughter relapsed again after rehab, heroin, I don't know where she sleeps tonight
I'm the mother of a prisoner and I can't look anybody at church in the eye
Do we bail him out again? Our 23-year-old keeps getting arrested for pills and stealing cars
My son is on drugs and won't get help
my daughter is addicted to pills
Our son was arrested and is in prison now
I found drugs in my son's room
My boy smokes weed every day and sold his bike for it
my son is behind bars, visiting day is the hardest
Our daughter left rehab again after two weeks
my son is in jail and I visit him every second Saturday
found needles in my daughters rucksack
He stole my telly to buy crystal meth, my own child
they sentenced our boy to eight years today
how long should I keep giving my addicted son money, he says it's for food
She is on heroin and sleeping rough somewhere in Glasgow, I drive around at night looking
my boy smokes weed from morning and is dealing too I think
The shame of hearing the judge read out what my child did
nyaope has destroyed my last born, he sells even our pots
rehab number four for my daughter, fentanyl, I'm afraid of every phone call
does God reach into a prison cell? my son is behind bars far from home
nobody at church knows our lad's on remand for burglary, I say he's working up north
The dealer came to my shop door for what my son owes him, I paid, God knows I paid
our daughter is on probation for possession and failed her urine test, they'll lock her up again
My boy got four years for the robbery and I take two buses to the prison with clean shirts
I found foil and a burnt spoon in my son's jeans while doing the wash, he swears it's a mate's
How does a mother cope with a son on cocaine who steals granny's pension and says sorry in the morning?
She's so thin, my girl, hooked on pills since the surgery, her teeth are going and she won't stay in rehab
my son rang from the jail payphone, fifteen minutes, he asked me for socks and a Bible
Our boy's face was in the local paper, drug trafficking, customers stopped greeting my husband, where do I even start?
Should I let my grown child detox at home or is tough love the right thing when they're on tik and crack
My lad started with weed at fifteen, now it's ketamine, he wets himself and laughs at me
What can I write to my son in prison, his first Christmas in a cell and I'm not good with words
Lord watch over my addicted daughter in the shelter, I changed the locks and I can't stop crying

# i-shout-at-my-children
I yell at my kids every morning before school and then cry in the car
lost it with my toddler again today, screamed in his face, I feel like a monster mom
My children flinch when I raise my voice. I sound just like my own father
How do I stop shouting at my boys? I apologise and then two hours later I explode again
I'm a dad with no patience, after work the noise sets me off and I say mean things to my daughter
I shout at my kids too much
I yelled at my son over spilled milk and he cried
I lose patience with my daughter at homework time
my kids are afraid of my loud voice, I hate that
I screamed at my children again at bedtime
Every day I promise not to yell at the kids and then I do
I'm an impatient mother, I snap at my little ones
I screamed at my kids again this morning over shoes
i lose my temper with my toddler and then hate myself when she sleeps
My son said mummy you have an angry face always
how can I be a patient mother, I yell so much
I promised I'd never be like my dad and now I hear his roar come out of my mouth at my boys
after work I have a short fuse and the little ones get it
Fathers do not provoke your children it says, I provoke mine daily by barking orders
homework time ends with me bellowing and her in tears
do kids forget when a mom flips out, I apologised but she went so quiet
said something horrible to my daughter in anger, called her stupid, can't unsay it
the neighbours must hear me hollering at the children every bedtime, I'm ashamed
I snap over spilled milk. It's only milk. What is wrong with me as a parent, lord give me gentleness
I yelled so loud at the dinner table that my four year old put her hands over her ears
by the third put your shoes on I'm screaming, every school run starts with me losing it at the kids
My teenager told me mum you only have two volumes, silent and shouting, and he's right, what should I do?
I'm a kindergarten teacher, endless patience for others' children and I holler at my own
How do I discipline my kids without raising my voice? I grew up with shouting and know nothing else
Daddy's cross again, she whispered to her teddy, I'd just barked at her for a spilt cereal bowl
I come off the night shift, they jump on the bed, I explode at the kids and then feel like dirt
my son has begun to yell at his little sister in exactly my tone, I'm so ashamed
What does scripture tell an impatient father who snaps at his boys over maths homework?
I raised my voice at my stubborn toddler in the shop and an old lady gave me that look
I pray for patience before breakfast and by eight I've roared at all three of my children
said sorry to my kids tonight for blowing my top, they said it's okay mama, you always do

# new-baby-and-worn-out
Our baby is six weeks old and I haven't slept more than two hours in a row
I love my newborn but I feel numb and cry all day, is something wrong with me
twins, 4 months, colic, breastfeeding hurts, husband back at work. I'm drowning
Since I gave birth I can't pray, can't shower, can't think, I'm just a milk machine
My wife has the baby blues and the little one screams all night, we're both at the end of our strength
Our baby cries all night and I'm so tired
I have a newborn and no help, I can't even shower
my baby won't sleep and I'm at my limit
I'm a new mum and I cry more than the baby
Breastfeeding is so hard and I feel like a bad mother
Feeding every two hours, diapers, no sleep, I'm worn out
we have a two month old and my wife is exhausted
baby is 6 weeks old and I haven't slept more than two hours at a stretch
everyone says enjoy every moment but I just want to sleep
I love my newborn yet I cry all day and feel nothing
colic every evening from five to eleven, we pace the hall with him
breastfeeding is agony and I feel a failure as a new mum
Is it normal to regret having a baby? I miss my old life
twins. three months. no family nearby. I put the milk in the cupboard and my keys in the fridge
first time dad here, wife is exhausted, infant screaming, I'm falling asleep at work
postnatal depression the health visitor says, can't even pray
haven't opened my bible since the birth, does God mind that I'm too knackered
It's 3am she's feeding again and I'm reading this on my phone with one hand, some comfort please
I look at the wee one and panic that I can't do this, up all night, bleeding, leaking, drained
Our newborn only sleeps on my chest, I've been in this armchair since Tuesday, how do I pray about it?
I had a C-section three weeks ago, can't lift, can't laugh, can't sleep and the baby wants milk again
mastitis, cracked nipples, a screaming infant and visitors who expect tea from me
My wife weeps when the sun goes down because another night with the baby is coming, how do I help her
I'm nineteen with a two month old and so sleepy I poured formula in my coffee
Reflux baby, forty minutes of sleep at a time, I'm a zombie mum with sick in my hair
is it a sin that I don't feel joy over my baby, I only feel tired and empty since the birth
At church they say motherhood is bliss, I nurse in the cloakroom and cry from exhaustion, what does the Bible say about this?
Toddler with chickenpox and a newborn with wind, husband on lates, I haven't sat down to eat in days
My mother-in-law went home after the naming ceremony and now I'm alone with a baby who won't latch
a verse for a worn out new mum at the four o'clock feed please, everything hurts
as a new father I rock the pram till two, lay bricks at seven, and feel I'm failing both wife and baby

# single-parent
I'm a single mum of two and working double shifts at the hospital
their father left and pays no child support, I do everything by myself
As a widower raising a little girl alone I don't even know how to braid her hair
My son asks why he hasn't got a dad like the other kids, what do I tell him?
It's just me. Rent, school run, fevers, homework. One parent is not enough and I'm so tired
I'm raising my kids alone and never get a break
Being a single mom is so hard, I work and do everything
my kids' father doesn't help with anything
As a single dad I cook, work and help with homework alone
I have no one to watch my daughter while I work
I'm mother and father at once to my three children
Single mother here, I have nobody to share the load with
I am raising two boys by myself, their father doesn't care
Single mum, two jobs, and still I missed the school play
my kids have no dad at the table and I worry what that does to them
does God look after a single mother, I feel judged at church
he left when I was five months gone and I've been both parents ever since
I'm a single father with a daughter who needs to talk about periods and I don't know how
solo parenting a toddler is hard, nobody to hand her to when I need the loo
my baby daddy pays no maintenance and I do it all alone
Widowed at 34 with three kids to bring up, how do I do this on my own
They ask why the other children have a papa. What should a mother on her own answer
Hagar in the desert with her boy, that is me, alone with my child and no support
being mom and dad in one person, packing lunches, fixing the bike, checking homework, no partner to lean on
I carry my sleeping boy to the childminder at five so I can open the bakery, there's only me
On the school form I always leave the space for father blank, my son saw it and asked why
I'm a solo mum of three, if I get flu then nobody cooks, so I never get flu
As a lone dad I'm the only man at the toddler group and the only one nobody chats to
How do I raise a boy into a good man without a father in the house?
Their dad sends a fiver and a promise twice a year, I clean offices at night to keep my girls in shoes
my teenage girl said I wish we had a normal family, I'm doing the work of two parents all alone
Widower, four children under ten, I burnt the pancakes and we all cried, I'm not their mother, is there a verse for me?
I fry puff puff by the roadside with the baby on my back because her father ran when I was seven months
Where in the bible do I find hope as a single mother? Sunday sermons are all for husbands and wives
My boss won't give me shifts that fit with school and I've no partner to fetch my daughter
every decision is on me, the braces, the curfew, the birthday cake, I'm so weary of raising kids by myself

# children-never-visit
My kids live 20 minutes away and I haven't seen them since Easter
I'm 84 and my sons never call, only when they need money
raised five children and I spend Sundays looking at the phone
They forgot my birthday again. I sat by the window in my good dress, silly old woman
Why don't my grandchildren come to see me? The home is nice but nobody visits
My children never visit me
I cooked a big meal and my son didn't come
my daughter only calls at Christmas
I'm old and my kids have no time for me
I wait by the phone every Sunday and nobody calls
my sons live in the same town and never drop by
I have seven grandchildren and haven't had a visit all year
my children only live 20 minutes away and I haven't seen them since Easter
I sit by the phone on Sundays. it doesn't ring
Raised five and not one comes to see their old mum
they're always busy they say, next month mum, next month
my son hasn't called in over half a year, did I do something
In this care home the others get visitors. My girls send a card
How can grown children forget the parents who sacrificed all for them
I bake on Saturdays in case they drop by, then I give it to the neighbour
since he married my son never comes round any more
I'm 81, alone, and my daughter lives her own life and has no time for me
they only turn up when they need cash, otherwise their father doesn't exist
my sons are in America, they don't come home, they don't write, I am an old woman in the village waiting
I set out the good cups when my son said he might drop in, the tea went cold
My daughters each think the other one has been to see me, so nobody comes, how do I handle this?
at the residents' family day my chair was the only one with no visitor next to it
I drove a milk lorry forty years to put three sons through college, they haven't time for a phone call
How do you stop expecting your children to call? My phone lies there like a stone
they came for my 80th, took a selfie and left after twenty minutes, since then not one visit
I hear from the neighbours that my son was in the village for a funeral and didn't stop by his mother
The grandchildren's last school photo I have is from 2020, nobody brings them round to see me
What does God say to sons and daughters who forget their old father?
my kids text me thumbs up instead of visiting, I want a face across the table, what would you do?
I said on the phone I'm fine, don't trouble yourselves, and they took me at my word, it's been ten months
Since my husband was buried the children have come twice, I eat alone with the radio and wait

# children-have-left-home
My son moved abroad and the house is empty
our daughter left for another country and the house feels so quiet
Our youngest left for college last week and I keep walking into her empty room
the nest is empty and I don't know who I am if I'm not mum
All three have moved out, married, gone. My husband and I look at each other across a silent table
I dropped my son off at the dorm and cried the whole four hours home
What do I do with my days now the kids are grown and don't need me anymore?
My last child moved out and the house is so quiet
our daughter went off to university and I miss her every day
I still cook too much since the kids left home
my son got his own apartment and I cry in his empty room
Now that the children are gone I don't know what to do
The empty nest is harder than I thought
We drove our youngest to college and the house feels too big
dropped my youngest at uni yesterday and the house is so silent
empty nest, I keep setting the table for five
My last baby moved out and I don't know who I am apart from mom
I walk into her bedroom, smell the pillow and bawl, she's only gone to Leeds
what is my purpose now that the kids are all grown and flown
our son packed his car and went off to start his job in Texas, I'm proud and heartbroken
The washing basket is empty and I hate it. twenty years of mothering over
Hubby and I look at each other across the quiet lounge since the children moved away
how do I let go of my daughter who left for college
no more school runs, football boots or lunchboxes, just me and the dog
all three have flown the nest within one year and I feel redundant as a mother
She got married and went to live with her husbands people, my only girl, the home feels hollow
The school bus drove past this morning and I still looked at the clock, my last one moved out in August
our daughter got her own place across the city, I found her odd sock and sat on the stairs crying
I was a homeschool mum for twenty years and the schoolroom is empty, what am I for now
My sons joined the air force one after the other and the supper table has two chairs left in use
How do parents fill their days once the kids have flown? My wife keeps rearranging their rooms
as a dad nobody warned me, I miss the thump of basketballs and the queue for the bathroom since they left home
we took our girl to the airport for her studies in Melbourne and drove home without a word
The house echoes. Four children raised on this farm and every one has gone to the city, what would God have me do?
I buy one pint of milk instead of six now, stupid thing to weep over in the shop, our nest is empty
is there a psalm for a mother whose youngest has just left for university, I feel unneeded
my boy's first flat, I hung his curtains, kissed him, and sobbed all the way on the motorway
What has God in store for a couple whose children are all grown and gone? It's so quiet at breakfast

# children-far-after-divorce
My ex moved to another state with our kids and I get to see them twice a year
since the custody ruling I only have my daughter every other weekend, it's killing me
My son refuses to see me, his mother has poisoned him against me
I pay child support for a boy I haven't held in 14 months. How can I still be a father to him?
She took the children back to her country after we split up and all I have is Skype
I only see my kids every second weekend since the divorce
My ex won't let me see my children
after the divorce she moved far away with my son
My daughter doesn't want to come to me on my weekends
I miss my kids, my ex-wife has custody
I read bedtime stories to my children over video since the divorce
my ex talks badly about me to our kids
I only see my kids every other weekend since the divorce
my ex moved to another state with our daughter
the court gave her custody and me four hours on a saturday
He turns the children against me, my son said he doesn't want to come to mum's anymore
I drop them at her door and cry in the car the whole way home, being a weekend dad is killing me
my ex-wife doesn't let me speak to my little boy on the phone
missing their first day of school because it was not my week
Since we split I pay child support for kids who hardly know their father
how do I stay a good dad when my kids live 300 miles away with their mum and a new man they call daddy
the judge decided they stay with him, a mother without her children what am I
toys in an empty bedroom waiting for my two, next visit is in three weeks
she took them back to Poland after the separation and I've only got Skype with my babies
Handover is at a petrol station halfway, my daughter waves till I can't see the car any more
since the divorce my boys call on Wednesdays at six, ten minutes with their mother listening in
my ex has full custody and moved to Alberta, I'm a dad by mail with birthday boxes, what should I do?
I paid for the flight and my son didn't get off the plane, his mother said he changed his mind
How do I stay close to my kids when the judge gives me every other Saturday and half the holidays?
She told our children that I left because of them, my little one won't come to the phone
I'm their mother and after the split they live with his parents in the village, I see them at Easter
I measure my girl against the door frame each visit, since we separated she grows in jumps, where do I even start?
the access centre smells of disinfectant, two hours a month with my kids and a supervisor
My ex-husband keeps cancelling my weekends with the children and the court takes forever
what can a divorced father pray at night for children who sleep in another house with another man
I sit with their drawings on the fridge, my two live 600 miles away since the divorce and I miss bath time

# infertility
We've been trying for a baby for six years and every month it's negative
Third round of IVF failed, everyone around me is pregnant
the doctor says my sperm count is too low, I feel like less than a man
Why does God give babies to people who don't want them and my womb stays empty?
Mother-in-law calls me barren, we've been married ten years and no child
Another baby shower at church and I had to leave, I'm 39 and can't conceive
Each May the pastor hands out roses to the mums and I hide in the toilet, our nursery is still empty
Five years of ovulation charts, hormones and tears, and still no second line on the test
Endometriosis, they told me my chances of getting pregnant are near zero
People keep asking when we'll start a family, they don't know we're childless against our will
We can't have children and it hurts so much
I got my period again, another month without a baby
my sister is pregnant and I can't conceive
We've spent everything on IVF and still no baby
The doctor says I will never get pregnant
my husband is infertile and we both long for a child
Baby announcements make me cry, we've tried for years
we've been trying for a baby for six years
third IVF failed, the clinic called while I was at work
My period came again this morning
why does God give babies to people who don't want them and not to us
like Hannah I pray for a child and my womb stays closed
husband has low sperm count and he feels less of a man
my mother in law calls me barren in front of visitors
another baby shower invitation, I can't bear to go, we cannot have kids
The doctor told us we will never conceive naturally, is adoption God's plan for us?
Two pink lines is all I ask. I have a drawer full of negative tests
is it sinful to use donor eggs if we're childless
in my country a wife without children is nothing and his people want him to take another woman
We've done five rounds of IVF, sold the car for the last one, and I'm still not pregnant
my period came again today, I threw up the calendar and cried on the bathroom floor
They call me barren at the village well and my husband's mother wants him to take a second wife for children
Every baby shower at church feels like a knife, we've been trying to conceive for nine years
the urologist says my sperm count is nearly nil, I feel I've robbed my wife of being a mother
How long should we keep praying for a baby when the doctors say my ovaries have failed?
I'm a midwife, I deliver other women's children all night and can't have one of my own
PCOS, temperature charts, ovulation sticks, our love life is a lab and the cradle stays empty
People ask when will you two start a family, I'm 41 and childless and smile till my jaw hurts
did God close my womb for something I've done, endometriosis has taken my hope of kids
my sister is on her fourth and complains, I would give anything for one positive test
What bible stories are there for couples who can't have children and still hope

# miscarriage-or-death-of-a-baby
I lost my baby at eleven weeks and people say at least it was early
our daughter was stillborn in June, we held her for three hours
Will I see my miscarried child in heaven?
This was my fourth miscarriage, my arms are empty and my husband won't talk about it
My newborn lived only two days. The nursery is painted and I can't open the door
I had a miscarriage last week
we lost our baby at twenty weeks
My baby died before she was born
There was no heartbeat at the scan, we're heartbroken
my wife miscarried and I don't know how to comfort her
Our baby boy lived only one hour
I've had two miscarriages and I'm afraid to try again
I lost the baby at eleven weeks
there was no heartbeat on the ultrasound
our son was stillborn, we held him for two hours
do miscarried babies go to heaven
people say you can have another one, but I wanted this one
the nursery is painted, the cot is built and she died on the second day
My third miscarriage in a row, what is wrong with my body
cot death took our little girl at four months
Will I see my angel baby again?
he never took a breath, his tiny fingers, I can't forget, where was God in that delivery room
my wife bled in the night and the pregnancy is gone, I don't know how to comfort her or me
today would have been my due date and nobody remembers
We buried our baby in a box no bigger than a shoebox, my husband carried it alone
I miscarried at work in the staff toilet and went back to the till because I didn't know what to say
our little girl came at 23 weeks, she held my finger and was gone before noon
The sonographer turned the screen away and went to fetch a doctor, our baby had no heartbeat
How do I answer when people ask how many kids I have? One is in my arms, one was stillborn
milk came in three days after we lost him, my body doesn't know that the baby died, what does the Bible say about this?
Ectopic pregnancy, emergency surgery, everyone says be glad you are alive but I lost my child
as the dad nobody asks me, I also lost a son that night in the maternity ward
In our custom you may not mourn a baby who didn't cry, so I grieve my stillborn in secret
is my tiny one with Jesus even though she was never baptised? We lost her at sixteen weeks
I keep the scan picture in my wallet, two miscarriages before Christmas and I can't face the crib at church
what prayer do you say for a newborn who lived for forty minutes and parents who can't stop crying

# unplanned-pregnancy
I'm 17 and pregnant and my parents don't know
the test is positive and my boyfriend wants me to get rid of it
We've already got four kids and no money and now I'm pregnant again at 43
My girlfriend is pregnant, I'm a student and leader in the youth group, what should I do?
The father has disappeared, the clinic appointment is on Friday, and I don't know whether to keep the baby
I'm pregnant and we didn't plan it
I just found out I'm expecting and I'm not married
my daughter is 16 and pregnant
I'm pregnant and my boyfriend left when I told him
The pregnancy test was positive and I'm still in college
I don't feel ready for a baby but I'm pregnant
my girlfriend is pregnant and we haven't told our parents
I'm pregnant and I'm only 17
the test is positive and my boyfriend has blocked me
We already have four kids and now I'm expecting again by accident
how do I tell my pastor father I am carrying a child out of wedlock
he wants me to get rid of it and I don't know what to do
Found out I'm 8 weeks along, I'm in my final year at uni, my scholarship is gone if I keep it
my girlfriend missed her period and I'm terrified to become a dad
44 and pregnant, I thought it was the menopause
should I give my unborn baby up for adoption? I can't raise it
the condom broke and now there's a bump I hide under hoodies
I didn't want this pregnancy and I feel guilty for not being happy
Is this little life inside me a punishment or a gift, nothing was planned
I'm late, I peed on three sticks in a McDonald's toilet and all of them say pregnant
my contract job ends in June and I've just learned I'm expecting, we weren't even trying, how do I pray about it?
We were careful and still I'm pregnant at 41, my husband put his head on the table and groaned
I'm a choir girl, eighteen, with morning sickness I hide from mum, this baby was never planned
How do I tell my dad that I got a girl pregnant? I'm still at school and she wants to keep it
He was a one night thing on holiday, I don't know his surname and I'm carrying his child
on the pill and pregnant anyway, our youngest just got out of nappies, I can't take it in
my friends say sort it out quickly, my gran says a child is a blessing, I'm ten weeks and torn
Does God have a plan for a baby that nobody planned? I'm unmarried and frightened
I'd just got my place in the police college and the test came back positive, unplanned, one month along
our sixteen year old's girlfriend is expecting and both families shout about whose fault it is
who will hire me with a bump, his mother denies it's his, please pray for me and this unexpected little one

# had-an-abortion
I had an abortion when I was 20 and I've never told anybody
every year around the due date I think of the baby I aborted
Does God forgive abortion? I have two, one before marriage and one after
My girlfriend terminated the pregnancy because I pushed her to, and it haunts me thirty years later
I took the pills at nine weeks, I thought I'd feel relief but I feel like a murderer
I had an abortion years ago and still regret it
I aborted my baby because I was too young
nobody knows about my abortion, not even my husband
I drove my girlfriend to the clinic for the abortion, I feel guilty
My child would be ten now, I ended that pregnancy
I can't forget my abortion, will God forgive me?
my mother made the appointment and I had the abortion at seventeen
I had an abortion when I was 19 and I never told anyone
can God forgive me for ending my pregnancy
my child would be ten this year if I hadn't gone to that clinic
I paid for my girlfriends abortion and it haunts me as a man
took the pills two weeks ago, now I can't stop crying
my parents made me terminate and I went along with it
Everyone said it was just cells but I mourn the one I aborted
is my baby in heaven angry with me because I didn't let him be born
Twenty five years ago I chose a termination. When they preach on life I want to run from church
I regret my abortion every mother's day
we decided on ending it after the doctors said the foetus had defects, did we do wrong
I don't regret it but I'm afraid God can't look at me since the abortion
I was fifteen, my aunt took me to a woman in the next town, I never named the child I aborted
Three kids at my table and always one missing, the one I had terminated because the timing was wrong
my husband and I agreed to abort when money was tight and we can't talk of it twenty years on
I'm 70 now and I still see the clinic's green door, my abortion is the one thing I never confessed
How can I tell my new husband, a preacher, that I once had an abortion?
I work with babies as a nurse and each one reminds me of the one I didn't keep
they handed me a leaflet and a pill, in an hour it was over, nobody says you grieve after a termination
my ex wanted the baby, I went ahead and aborted it without him, I owe him an apology
At the life march I carried a sign and nobody knew that I ended my own pregnancy at twenty two
Will I meet the child I aborted and will it forgive me? I lit a candle for her today
As a student I let my girlfriend go to the abortion clinic alone, I waited in a bar, I'm so sorry
is there really no condemnation for me, I've had two abortions and can't take the bread and wine

# single-and-longing
I'm 38, never married, and I've been praying for a husband since I was 20
All my friends are engaged and I come home to a cat
is it wrong to want a wife so badly, I think about it all the time
Always the bridesmaid. I feel God has forgotten me when it comes to love
There are no single men in my church, I'm 45 and afraid I'll stay alone for life
I'm still single and so want to get married
all my friends have boyfriends and I have nobody
I'm 42 and no man ever asked me out
I've tried every dating app and still no wife
Another wedding invitation and no plus one for me
I pray for a husband every day and nobody comes
When will it be my turn to find love?
I'm 38 and still single and so tired of being the bridesmaid
Where is my husband Lord? I've been waiting so long
all my friends have wives and kids and I go home to a goldfish
dating apps are soul destroying, swipe swipe ghosted
does God have someone for me or is it my lot to stay unmarried
there are no single men in my church, they're twelve or eighty
I ache to be held by somebody, never even had a girlfriend
Valentine's day again and no flowers for me, will I ever find love
paul says its better not to marry but I burn with longing for a partner
turned 45 last week, my chance of marriage feels gone, how do I accept it
Plus one? On every invitation. I never have a plus one
women always friend zone me, I want a wife and a home of my own
I'm a vet in a small farming town and the only bachelor left in church is a retired beekeeper
Sunday evenings are the worst, families drive off and I unlock a dark flat, still unmarried at 36
I've bought my own ring, my own roof and my own Christmas tree, I just so want a husband
my little sister marries on Saturday and I'm at the singles' table once more with the teenagers, is there a verse for me?
How do I wait for a wife without getting bitter? I'm 33, a bricklayer, and women see right through me
all those years I put nursing my career first and now I long for someone to come home to
I'm in a wheelchair and nobody thinks of me as a girl who'd like to be loved and married
The prophet said 2022 would be my year of marriage, then 2023, I'm still single and tired of believing
Matched, chatted, unmatched, that's my love life, I'd like one man who means it
does God hear a forty year old spinster who prays for a partner each night
My arms feel empty at weddings, I dance with the flower girls and go home on my own
what's a good verse for someone who longs for marriage while the years run out

# break-up
My boyfriend of five years broke up with me by text
she called off the engagement two months before the wedding
We ended it because of distance and I still check his profile every hour, I can't get over him
I got dumped. I was so sure God told me she was the one
How long does a broken heart take? My girlfriend left me for my roommate
My girlfriend broke up with me last night
my boyfriend left me and I can't stop crying
We broke up after four years together
he said he needs space and now it's over
I saw my ex with a new girl and my heart broke
She gave back the ring, our engagement is off
I can't get over my ex, every song reminds me of him
my boyfriend broke up with me by text
she gave the engagement ring back on Tuesday
we were together 5 years and he says he needs to find himself
I can't stop checking my ex's Instagram, how do I get over her
Got dumped, can't eat, listening to sad songs on Spotify all night
why would God bring her into my life only to have her leave me
he's already with someone new and it's only been two weeks since we ended
I ended it because it wasn't right but my heart is in bits, I miss him
six weeks before the wedding he called it off, dress is hanging on the door
my girlfriend left me for a guy in her course
Heartbroken. He said he doesn't love me any more. will it ever stop hurting
should I fight for my ex or move on, we split in march
He packed his guitar and his air fryer and left my flat, three years together done in one afternoon
my girlfriend said it's not you it's me on a park bench and I walked home in the rain, dumped
I deleted our photos and then got them all back from the bin, I'm not over her, what would you do?
We'd paid the deposit for the hall and lobola talks had begun, then he broke things off by voice note
How do I let go of my first love? We broke up after prom and everything here reminds me of him
he ghosted me after eighteen months, no fight, no goodbye, my heart is in splinters, how do I handle this?
I ended it with her because we want different things and I still smell her perfume on my hoodie
Everyone says plenty more fish in the sea, I'm 26 and I wanted that one, my ex
I see my ex at church every Sunday two rows in front and can't sing a note since he broke my heart
Long distance finished us, she met someone at her new uni and I got a text at work
we were picking names for kids and now he's blocked me, I sleep with the light on and cry
Does God mend a broken heart or do I just wait till it stops hurting that she left me

# partner-does-not-believe
I'm in love with a guy who isn't a Christian, he's kinder than most church guys
my girlfriend is Buddhist and we're talking about marriage, is that really unequally yoked?
He says he'll come to church after we marry but he doesn't believe in Jesus
Dating a non-believer for two years, my pastor says break up and I can't
Can I marry a Muslim man if he lets me keep my faith?
Mum and dad are dead against me marrying him because he's not a believer
My parents refuse to bless our engagement since my fiancée is an atheist
We're planning the wedding, he has no faith, and my Christian family says they won't attend
Folks at home forbid me to marry an unbeliever, I love him, do I obey them?
My boyfriend doesn't believe in God
I'm a Christian and my girlfriend is not
can I date someone who isn't a believer
My fiancé is an atheist and wants no church wedding
I love a girl from another religion
my boyfriend says he respects my faith but won't share it
Should I break it off with my girlfriend because she doesn't believe?
my boyfriend is not a Christian but he respects my faith
Can I date a girl who doesn't believe in God
I love him but he'd never pray with me, do I have to end it
he says he'll come to church once we're engaged, should I believe that
my girlfriend is Buddhist, is it a sin to be with her
Do not be unequally yoked, does that count for going out together?
he is the kindest guy I've dated, kinder than the boys at church, only he's agnostic
my small group says drop him because he isn't saved
She thinks the bible is a fairy tale and I want to propose to her
missionary dating, is there hope my boyfriend comes to Christ through me
My muslim boyfriend asks me to convert before the nikah
I fell for an atheist at work and now my heart and my conscience are pulling apart
My boyfriend prays to nobody and says he'd never raise kids as Christians, yet I can't imagine life without him
she's Jewish, I'm Christian, we've been going out for a year and both mums are worried
I met her at the climbing gym, she's wonderful and an unbeliever, am I being unequally yoked by dating her
He says Sunday is for surfing and religion is for the weak, and I still said yes to this man
How do I explain to my non-Christian fiancée why my faith comes first?
My youth leader took me off the team because I'm going out with a lad who isn't saved
We get engaged next month and when I asked if he believes in God he laughed and said good one
my girlfriend is a Hindu and wants fire and garlands, I want vows before Christ, can it work
I'm 55, widowed and seeing a lovely gentleman who has no faith at all, my kids quote verses at me
Is it ever okay for a Christian girl to marry an unbeliever if he promises not to stand in her way?
he came to church with me once, scrolled through the sermon and said never again, I love him so much
My partner respects my praying and won't join, will this crack get wider if we marry

# living-together-unmarried
My boyfriend and I moved in together to save rent, is it a sin if we plan to marry?
We've lived together seven years, have two kids, just never got the paper
I share a bed with my fiancée though the wedding's next year and I feel convicted
we're both widowed pensioners, if we marry I lose my pension, so we just live together
got baptised last month and my partner doesn't want to marry, do I have to move out
I live with my boyfriend and we're not married
we moved in together and my grandma says it's a sin
We share a flat and a bed but have no wedding planned
My partner and I have lived together for years without marrying
we're engaged and already living together
My girlfriend wants to move in with me before marriage
We have a baby and a mortgage but never got married
my girlfriend and I share a flat, we're not married, is that sin
we've lived together for nine years and have two kids but no ring
shacking up as my nan calls it, the pastor won't let us serve
Moving in together to save on rent, separate bedrooms, what would God say
my partner doesn't see the point of a piece of paper, I'd love to be his wife properly
do we have to move apart before the wedding now that we have come to faith
In our country lobola is too expensive so we just stay together without a wedding
We're widowed pensioners living as a couple, if we marry I lose my widow's pension
I want to take communion but I cohabit with my boyfriend
Are we married in Gods eyes if we never had a ceremony, same bed, same bills
mum won't visit because we live in sin she says
he asked me to move into his apartment next month and my conscience bothers me
We share a caravan, a dog and a bank card but there's never been a wedding, my conscience is nagging
The priest won't baptise our twins until we marry, we've lived as a couple for six years
my fiancé sleeps over so often his shaver lives here, are we as good as living together?
I'm divorced and moved in with my new fella, my daughter asks why we aren't married like granny says
How do I tell my boyfriend I want separate homes until the wedding, now that I follow Christ?
it's come we stay, his family calls me wife, but no bride price was paid and no vows were said
I lead a Bible study and nobody knows my girlfriend has moved into my apartment
Two rents are impossible in this city so we live together unmarried, is God angry about that?
after eleven years of living with him I want to be a wife and not a girlfriend with a mortgage
our landlord thinks we're husband and wife and each time he says Mrs I blush, we're only living together
What does the bible really say on cohabiting if a couple is faithful and means to marry later?
At 70 my gentleman friend and I share one roof without a marriage licence and the parish is talking

# pressed-for-sex-before-marriage
My boyfriend says if I loved him I'd sleep with him
we want to wait until marriage but every time we're alone we go too far
All my friends have had sex, I'm 19 and still a virgin and my girlfriend is losing patience
He's threatening to break up because I said not before the wedding
How far is too far? My fiancé and I gave in last weekend and I regret it
My boyfriend wants sex and I want to wait
I slept with my boyfriend and now I feel guilty
my girlfriend says waiting until marriage is old fashioned
We're engaged and it's hard to wait for the wedding night
All the girls in my dorm have sex, I'm the only virgin
he says all couples do it and I keep saying no
We went too far on the sofa and I want to stay pure
my boyfriend says if I loved him I would sleep with him
I want to wait until marriage and she thinks I'm weird
how do I say no, he keeps pushing every time we're alone
everyone on my hall has done it, I'm the last virgin at 22
he'll leave me if I don't give in, he says all couples do it
we're engaged so what does it matter he tells me, the wedding is only months off
Is it really wrong to have sex before the wedding if we love each other? My fiancé wants to
my girlfriend is impatient with my purity, she laughed at my promise
I gave in last night to what he wanted and feel dirty, can I start waiting again
third date and he expected me to stay over, guess I'm old fashioned
he tells me you test drive a car before you buy it
where are the limits for us as unmarried Christians, how far is too far, my bf keeps going further
He booked one hotel room for our weekend and says it's childish that I want to sleep separately
my girlfriend tells her mates I'm a prude since I won't have sex before the wedding, what should I do?
I wear a purity ring and my boyfriend jokes about it at every party, he wants me to take it off
we started with kissing in the car and last night we crossed the line, I wanted to stay a virgin
How do I tell my boyfriend no sex until marriage and not lose him? I'm seventeen
He says prove you can conceive first and then I'll marry you, that's how it's done here he says
My fiancé has been patient for a year and now he's sulking, says waiting is just a church rule
the lads in the barracks tease me for being a virgin and bet on when I'll give in
I'm a widow of 50 and the man I'm seeing expects intimacy by the fourth dinner, I want to wait
I said yes because he kept pushing and now he hardly calls, I regret not waiting for marriage
Can we sleep in the same bed and be pure? My boyfriend says nothing will happen, it always does
what does God say to couples who want to keep sex for the wedding night but are burning

# in-love-with-someone-married
I have feelings for a married man at work and he says he's unhappy with his wife
I'm married but I can't stop thinking about the worship leader
We text every day, she's got a husband and two kids, nothing has happened yet
Is it a sin to love somebody who belongs to someone else if I never act on it?
I'm the other woman. He keeps saying he will leave her, it's been three years
I'm in love with a married man
I have a crush on my friend's wife
my coworker is married and I can't stop thinking about him
I'm married and I fell for another woman at the gym
She has a husband but we have feelings for each other
I fell in love with my boss and he wears a ring
We only have coffee together, but he's married and I love him
she has a husband and two children and I can't stop thinking of her
he says he will leave his wife after the summer
I have a crush on our worship leader, he's married, how do I kill this feeling
My boss wears a wedding ring and looks at me in a way that makes my knees weak
been the other woman for three years, always christmas alone
is it already adultery if I only dream about my friends husband
fell for my neighbour's wife, nothing happened yet, I should move house maybe
we've only texted but he belongs to somebody else and I know it's wrong
I pray that God takes these feelings for a taken woman away, he doesn't
what if my soulmate is already someone's husband
sugar daddy turned into real love, now I'm jealous of his madam at home
The dad I share the school run with is married and I put on lipstick for him, it frightens me
I'm a married man and my heart races whenever the new doctor, also married, comes on my ward
she's my brother's wife and I've fallen for her, I avoid Sunday dinners now, what does the Bible say about this?
He takes off his wedding band when we meet for lunch, I love him and I hate that I do
How do I stop having feelings for a woman who already has a husband? We sing in the same choir
My professor is married with a baby and I live for his emails, I'm twenty and a fool
nothing physical, only late-night voice notes with a married friend, why does it feel like stealing
He's promised to leave his wife after Christmas, after the exams, after Easter, I'm still his secret
I have a crush on my dance partner and we both have spouses at home, my stomach flips on Thursdays
is it coveting if I'm in love with my neighbour's husband and only ever look over the hedge
the man I love has a wife in the village and a ring in his pocket, should I walk away
I dream about another woman's man, God take this longing from me before I do something foolish

# unsure-whom-to-marry
How do I know if he's the one God has for me?
I've got two good Christian men interested in me and can't decide
he proposed and I said I need time, he's godly but I don't feel butterflies
My girlfriend and I are three years in, should I marry her or am I settling?
Wedding is in five weeks and I've got cold feet, is this doubt from God?
I don't know if he is the right man for me
should I marry my boyfriend or wait for somebody else
he asked me to marry him and I'm not sure
Two men like me and I don't know which one to choose
How do I know she is the right girl to marry?
my fiancée is lovely but I have doubts about the wedding
I said yes to his proposal and now I'm unsure
how do I know if she's the one
He proposed and I said I need time, I have doubts
two men want to marry me, one is godly but dull, with the other I laugh
what should a Christian look for in a wife
I like him but I'm not sure I love him enough for a whole life
A prophet in church said sister Grace is my wife but I feel nothing for her
wedding is booked and I have cold feet, is that God warning me
how does the Lord show you the right partner, do I wait for a sign
We're dating for 4 years, I keep wondering if there is somebody better suited out there
torn between my ex who came back and the good guy I'm seeing now, which one is meant to be my husband
She is divorced with a kid, may I choose her as my bride
is it important that he be older or richer, or only that he fears God? need wisdom on picking a spouse
She wants an answer to when are we getting married and I honestly don't know if she's the one
My parents like the banker, my heart likes the carpenter, both love the Lord, whom do I choose
he's asked my father for my hand and I keep making lists of pros and cons
I'm 44 and a widower with sons has proposed, I respect him but I don't know if that's enough to marry on
How did you know he was the right man? Everyone says you just know and I don't
The dress is bought and I wake at night doubting if I'm marrying the right person
My girlfriend is steady and kind, then I met a girl who sets me alight, which one should be my wife
three sisters in our fellowship each told me God showed them I'm their husband, help
he's a good man but we argue about where to live and how many kids, is that a sign not to marry him
what should I ask the Lord when I can't decide between two suitors who both treat me well
I've dated her long distance for five years, can I know she's right for me before we share a kitchen?
Does God have only one person meant for me, and what if I pick the wrong one as my husband

# drawn-to-my-own-sex
I'm a Christian man and I'm attracted to men, nobody knows
I think I'm gay and I'm scared God hates me
Been in love with my best friend, we're both girls, I go to youth group every Friday
I've prayed for fifteen years that my same-sex attraction would go away and it hasn't
Married with children and still drawn to other men, I've never acted on it. Can I still serve at church?
I think I like girls and I'm a girl
I'm gay and I go to church
I'm attracted to other men and can't tell my parents
I have a crush on a boy in my class, I'm a boy too
I feel same-sex attraction and don't know what God wants
I'm a lesbian and grew up in a Christian home
Nobody at my church knows that I'm gay
I'm a guy and I'm attracted to other guys
can I be gay and a Christian
I've prayed for years to be straight and nothing has changed
I think I fell in love with my best friend, we're both girls
if my church knew I have same sex feelings they'd throw me out
Married with kids and all my life I've secretly longed for men
does God hate me for being lesbian
will I have to be celibate forever because of how I feel about women, I am one
i never chose this, why did he make me homosexual and then forbid it
what does romans 1 mean for someone like me who only ever had crushes on boys as a boy
bisexual and confused, afraid to come out to my youth pastor
They took me for deliverance to cast the gay out of me. I'm still me, still queer
I'm a rugby lad and nobody guesses that I fancy men, I laugh along at the jokes
at girls' camp I fell for my cabin leader, I'm a girl of sixteen and frightened of what I am
I'm a deacon's wife and have loved a woman in silence for thirty years, never touched her hand
In my country being gay is a crime and in my church it's a demon, so I smile and say nothing
How do other Christians live with same-sex attraction without going numb or giving up on faith?
I like boys the way my brother likes girls, I'm fourteen and I've told no one at all
my mother keeps setting me up with nice girls and I can't tell her I'm homosexual
Is it a sin only to feel attracted to other women if I never act on it?
I'm training to be a priest and I'm drawn to a man in my seminary class, I'm praying and panicking
I'm bi, the pride march people say be yourself and my church says deny yourself, I'm torn in two
my ex-girlfriend and I are both ladies, I left her for Jesus and I still miss her terribly
Would God still want a 60 year old bachelor who has hidden being gay all his life

# lonely-and-without-friends
I have no friends, I eat lunch alone every day
Nobody has called me in weeks, I talk to the cashier just to hear a voice
moved to this city for work two years ago and I still don't have one person to have coffee with
I'm 71 and everyone I loved is gone, the evenings are the worst
How do you make friends at thirty? I'm surrounded by people and so lonely
My weekends are just me and Netflix, I don't think anyone would notice if I didn't show up
I have nobody to talk to
I'm so lonely, my phone never rings
at school I sit alone at lunch every day
I spent my birthday alone with a cake from the shop
I have no friends and I don't know how to find any
Nobody ever texts me or asks me out for coffee
the evenings are long and I only have the TV for company
I have nobody to talk to, not one real friend
My phone didn't buzz all weekend
I eat lunch in the toilet cubicle so no one sees I'm alone
church people say hi and then go off for coffee with each other
does Jesus know what lonely feels like
If I vanished from the group chat nobody would notice
the only one who speaks to me is the lady at the till
all my old mates have died or moved, I'm 77 and talk to the radio
how do adults make friends, I'm shy and always on the outside
Friday night again, everyone posting parties and I'm in my room, invited nowhere
I've 800 followers and no one to sit with me when I'm sad
moved to a new town two years back and haven't got a single buddy here, the isolation is getting to me
I bought two coffees by mistake out of habit and there was nobody to give the second to
my contact list is the dentist, my landlord and the pizza place, I haven't a single friend
I'm a farmer, some weeks the only one I talk to is the vet, the loneliness bites in winter
I'm fifteen, they pick partners in PE and I'm always the odd one out with no friends
How do you make a friend at sixty-five when you've forgotten how? I sit alone on the same bench daily
I laughed at something on telly and turned round to share it, and the flat was empty, so lonely
Nobody to put down as emergency contact, I wrote my hairdresser, how do I pray about it?
as a night guard I sleep when others meet, I have no mates left and no one asks after me
New year's eve I watched the fireworks from my window alone and was in bed at five past twelve
does the bible have something for people who are always alone and never picked as anyone's friend
I'm a mum at home, all day with small kids and not one adult friend to talk to
I go to the library just to be near people, I pray that one of them would speak to me

# lonely-in-a-foreign-country
I'm a student from Ghana in Poland and I don't speak the language, I'm so homesick
We emigrated to Canada in January and I cry for my mother's kitchen
been in Germany a year, the people are cold, no church in my language
As an immigrant I feel I belong nowhere, not here and not back home anymore
I married an American and left Korea, I've got nobody here except my husband
I moved to a new country and I'm so homesick
I don't speak the language here and I feel alone
I study abroad and miss my family's food and my friends
my visa lets me stay but I don't feel at home in this country
We emigrated and I can't make friends with the locals
I'm an au pair abroad and cry myself to sleep, homesick
In this foreign country I have nobody who understands my culture
I moved to Germany for work and I don't speak the language well, I feel so alone
homesick for Lagos every single day, this cold place has no warmth
As a refugee here I sit in the camp and think of my mother's cooking
International student, first winter in Toronto, no one pronounces my name
they look at me like I'm an alien at the shop because of my accent
how did Daniel keep going in Babylon, I'm a stranger in this land too
I can't find a church where they worship in my tongue, abroad is hard
my husband brought me to his country and I have no people of my own here
asylum papers still pending, can't go back, don't belong here
I'm an immigrant and after eight years the locals are still polite and closed
nobody told me that emigrating to New Zealand would mean crying at the airport and at every birthday on Zoom
au pair in Paris, everyone laughs too fast in French, I miss home
I clean rooms in Dublin, understand half of what they say, and miss the noise of my street in Recife
my first snow abroad and nobody to send the photo to in the same time zone, homesick
They invite each other in a dialect I can't follow, two years in this country and still a guest
I'm a nurse from Kerala in Leeds, kind patients, empty evenings, no one who cooks like us, what would you do?
How can I sing the Lord's song in a strange land? I'm a refugee and the hostel is so lonely
the immigration office is the only place where someone knows my name here, is there a verse for me?
I followed my wife's scholarship to Japan, I can't read a bus sign and I'm alone from eight to eight
my grandkids brought me over from Lagos, the house is warm but there's no one my age who speaks Yoruba
Exchange student in Finland, they don't do small talk, I cry on the phone to mum on Sundays
I miss mangoes, church drums, my cousins, over here in this foreign city everybody shuts the door
is there a prayer for immigrants who feel they belong neither here nor back in the homeland
My accent makes people talk loud and slow to me, after five years overseas I've not one local friend

# work-far-from-my-family
I'm a domestic helper in Singapore and my little ones grow up without me
Working construction in Qatar to pay school fees, I've seen my son twice in four years
i am a seafarer, ten months on the ship, missing my wife and the new baby
On the night shift in a foreign city I look at photos of my kids and wonder if the money is worth it
My job posted me 900 miles away and I only get home once a month, should I go back to my family?
I work abroad and miss my kids so much
I'm a truck driver and hardly ever see my children
I missed my daughter's birthday because I work in another city
I send money home every month but I can't hug my wife
my contract overseas is two more years, my son barely knows me
I work on a rig, three weeks on, far from my family
I left my children with my mother to work as a nanny abroad
I work on a ship nine months of the year and my kids grow up without me
Driver in Qatar, I send money home and see my wife once in two years
i care for another woman's children in Hong Kong while my own are with lola
fly in fly out mining, two weeks on one week off, my boy asks if I live at the airport
Is it right to leave my family to earn abroad, we need the money
my daughter took her first steps on a video call, I was at the construction site 4000 km away
Lorry cab is my bedroom, I phone the wife from service stations
posted with the army again and missing our anniversary, I'm the one who's always gone
they say I am a hero OFW but I feel like an ATM to my own kids
Working in the city all week in a hostel, only home on month end, my little ones are shy of me
I missed my father's burial because my contract in Saudi didn't allow leave
How can a father lead his household from an oil platform
I pick strawberries in Kent and my twins blow out candles without me for the third year
peacekeeping in South Sudan, my little girl drew me with a very big phone for a head, how do I handle this?
I'm a cruise ship cook, eight months at sea, and my wife has learned to fix the car herself
I nurse old people in Germany and my own children are raised by my sister in Manila
How do I stay a father to my sons when I work 2000 miles from home and sleep in a container?
Every remittance slip says family support, I've not held my family in 26 months
the mine bus leaves Sunday night, my boy hides my boots so I won't go away to work
I missed graduation, first tooth, my wife's surgery, all because my job is in another country
Which promise from God can I hold onto while I'm working so far from my wife and kids?
When I come on leave my daughter calls me uncle, that's what working overseas has cost me
I live in a dorm near the factory and go home to my parents and child at Lunar New Year only
pray for truckers like me, Christmas eve at a rest stop while my family sits round the tree without me

# lost-my-job
I got laid off on Friday after 17 years with the company
they fired me by email, I have a mortgage and three kids
My contract wasn't renewed and I haven't dared tell my wife
The factory's closing, 200 of us made redundant, and I'm 56. Who'll hire me now?
Lost my job at the restaurant yesterday and I don't know how we're going to make it
Got retrenched from the bank, the severance lasts till August and I'm frightened
I'm 45 and jobless since Tuesday, at my age who takes you, I lie awake scared of the future
Redundancy at forty-five, I feel thrown on the scrap heap and frightened for my family
They let me go after two decades and I'm panicking about unemployment
My position was axed in the restructuring, dole office tomorrow, I'm so afraid
Losing a job in your mid forties, I lost my footing too, afraid of every bill
I lost my job today
they fired me this morning and I have kids to feed
My company is cutting jobs and I got laid off
I was sacked after ten years, I don't know what to do
my boss called me in and said my job is gone
The shop closed and we all lost our jobs
I got fired and I'm scared to tell my wife
I got laid off this morning, they gave me a box for my things
The factory is closing and 300 of us are out
fired after 16 years with two weeks notice, how do I tell my wife
my position was made redundant and I have a mortgage
they replaced me with AI, what now
sacked on zoom call that lasted four minutes
I lost my job yesterday, where is God in this
contract not renewed, HR said restructuring
Retrenched at 51. who will hire me at this age
handed in my laptop and badge today, I am still in shock
got the boot for speaking up, now no income from next month
company went bankrupt overnight and we all stood in front of a locked gate
They marched me out with a security guard after nineteen years, all my things in a carrier bag
the school isn't renewing my post because of budget cuts, I taught my last class today
My Uber account was deactivated overnight so that's my job gone and the car still to pay
the mill has shut for good, me, my brother and half our street out of a job by Friday
How do I tell my kids that daddy was let go? Pink slip came this morning
our bank branch is closing and my name was on the redundancy list, I'm 53, what would God have me do?
my madam is moving abroad and doesn't need a maid any longer, I've no work from Monday
sacked over one complaint from a customer, eleven years as a waiter and they didn't hear my side
The startup ran out of cash, all forty of us were let go in a group call, I've a baby on the way
What is God doing? I got dismissed a week after we signed for the house
dismissed during probation, cleared my locker and sat in the car till it got dark
I've been made redundant and I keep waking at six for a job that isn't there, what can I pray

# long-without-work-and-ashamed
I've been unemployed for two years, over 300 applications, nothing
I stopped going to church because people ask what do you do for a living
my wife pays for everything and I feel like I'm not a man anymore
Graduated with honours and still jobless at 27, living off my parents, so embarrassing
What does God want from me? Every interview ends in rejection and I hide from my friends
I've been out of work for a year and I'm ashamed
I send out resumes every day and nobody calls back
no job for eighteen months, I avoid my neighbours
I had another interview and they chose somebody else
I'm unemployed and my wife is the one who earns
I can't find work and feel useless at home
I'm embarrassed when people ask where I work
two hundred applications and not one interview
I've been unemployed for three years and lie when people ask what I do
Graduated with a degree in 2021 and still at home in my mother's house, jobless
at the job centre they talk to me like I'm dirt
I leave the house at eight so neighbours think I go to the office
What is a man worth who can't provide? my wife works and I wait for replies
being on the dole so long has crushed my pride
if anyone won't work let him not eat, but I want to, nobody takes me
rejection email number who knows, we regret to inform you, I stopped opening them
I avoid class reunions because I have had no employment since covid
My CV has such a gap now that even Lidl said no, feeling worthless
no job for so long, when will God open a door, my mates tease me as a loafer
My daughter wrote on her school sheet that daddy's job is looking for a job, I felt so small
At family weddings they ask what are you up to these days and I go and hide by the dessert table
third year jobless since my masters, mother still introduces me as the graduate, what should I do?
I walk the dog at dawn so I meet nobody who'd ask if I've found work yet
How do I keep applying when fifteen months of rejections tell me nobody wants me?
I'm 59, skilled welder, they say overqualified when they mean old, unemployed since two winters
I sit with other men at the roadside each morning hoping for day labour, most days nobody picks me
my wife pays when we're out and slides me the card under the table so that I don't lose face
the lady at the unemployment office knows my birthday by now, I feel so ashamed on that chair
I dropped out of my men's group, they talk about work and I've had none for ages, where do I even start?
What does scripture say to somebody who's been out of work so long he feels worthless?
I've got a gap in my CV like a missing tooth, each interview I'm asked about it and go red

# employer-wants-me-to-cheat
My boss asked me to change the numbers in the tax report
I'm told to lie to customers about the used cars or lose my job
we have to pay bribes to get the permits, everybody does it, can I as a Christian
The manager wants me to sign timesheets for hours nobody worked
I'm an accountant and the owner keeps two sets of books. Do I report him or keep quiet?
My boss wants me to lie to customers
my manager told me to sign a false invoice
They want me to change the expiry dates on the meat
my company cheats on taxes and I do the books
I was told to backdate documents at work
My boss asks me to tell clients it's new when it's used
If I don't fake the report my employer will let me go
my boss asked me to change the dates on the invoices
we're told to lie to customers about the warranty
At work I have to sign off safety checks nobody did
the manager wants two sets of books, one for the taxman
can I keep a job where I must pay bribes to get permits
they make us sell insurance to old people who don't need it and my commission depends on it
I'm ordered to cover up for the company during the audit, will God hold it against me
My superior says everybody pads the hours, just bill the client eight instead of five
If I refuse to falsify the report I'm out, I have a family to feed
oga told me to tell callers he is not around when he's sitting there, small lies every day
chef relabels expired meat and expects me to keep my mouth shut
Should I blow the whistle on my firm? they asked me to backdate contracts
The foreman wants me to sign that the scaffolding was inspected, I know it wasn't
my boss says water down the paint and bill the client for premium
I'm a pharmacist and my manager tells me to push the expensive brand by lying about the cheap one
Headmaster wants us to change the marks before the ministry inspects, all teachers have agreed except me
How do I say no to a boss who asks me to cook the books? I've rent to pay
at the clinic they charge the insurance for tests we never did and I'm the one typing the codes
My employer pays customs men under the table and I have to carry the envelope
the director asked me to shred the emails before the auditors come, it's dishonest and I'm shaking, what does the Bible say about this?
I weigh grain at the depot and was told to tilt the scales against the farmers
is it my sin if my supervisor orders me to lie on the form, or his
We're told to post fake five star reviews and made up testimonials, I feel like a fraud
if I report the false invoices I'm jobless, if I stay quiet I'm a cheat, what would God have me do at work

# boss-unkind-or-unfair
My boss humiliates me in front of the whole team every meeting
she takes credit for my work and blames me for her mistakes
Haven't been paid overtime in six months and my supervisor says be grateful you have a job
How do I respect a manager who yells at everyone and plays favourites?
He emails me at midnight and threatens my appraisal if I don't answer. I dread Mondays
My manager presented my idea to the directors as his own, my name wasn't on a single slide
The department head steals the merit for whatever I deliver and gets the bonus
I wrote the whole report, my supervisor put her signature on it and took the applause
Working under a boss who passes off our efforts as his, I'm fed up and want to expose him
My boss yells at me in front of everyone
my manager gives me all the bad shifts
My boss blames me for everything that goes wrong
I worked all weekend and my boss didn't even say thanks
My boss doesn't pay my overtime
the supervisor treats me like dirt and I dread going in
My boss took credit for my idea at the meeting
my boss humiliates me in front of the whole team
nothing I do is ever good enough for my manager
she emails me at 11pm and wants an answer before breakfast
the supervisor gives me all the worst shifts because I'm foreign
How do I submit to a harsh master like Peter writes, mine is a bully
My employer hasn't paid my overtime since spring and shouts if I ask
madam where I work as house help calls me stupid and counts the sugar
new director has it in for me, he reads my mistakes aloud in meetings
he refused my leave for my sister's wedding out of spite, the head of department
is it a sin to hate your boss
takes credit for my ideas and blames me when it goes wrong, that's my line manager
I get stomach cramps monday mornings because of that woman who runs our office like a dictator
My boss calls me sweetheart and hands the real work to the men, then marks me down at review
the sister in charge of our ward picks on the new nurses, yesterday I cried in the sluice room
He times our toilet breaks and docks pay for two minutes late, our supervisor has no mercy
My manager lost his rag over a typo and called me an idiot on speakerphone
How do I stay respectful to a boss who belittles me before customers?
I pick cotton for a boss who pays by the bag and cheats on the weight, complain and you're out
the chef throws insults at us kitchen staff all service long and then takes our tips, is there a verse for me?
I'm the parish secretary and my boss the vicar treats me like his servant, how do I pray about it?
she promised me Sundays off, now she rosters me every Sunday and says take it or leave it
Does the bible tell workers to put up with an unjust manager or may I speak up?
my boss has favourites, they get the holidays, I get the blame and the Christmas shifts
Sir hasn't paid us drivers for two months and drives a new Prado, we are afraid to ask him

# colleague-preferred-to-me
They promoted the new girl over me although I've been there nine years
I trained him and now he's my boss, I'm so bitter
my coworker got the raise I was promised because he golfs with the director
Passed over again. Why does God let the lazy ones get ahead?
I can't be happy for my colleague, she got the award for the project I did
My colleague got the promotion I wanted
they gave the raise to the new guy, not me
I've worked here longer but she became team leader
I'm jealous of my coworker, the boss always praises her
He got the bigger office and I got nothing
I was passed over for promotion again
my colleague does half the work and gets employee of the month
they promoted the guy I trained
I was next in line and they gave it to her, she has been here six months
passed over for promotion again, third time
my coworker gets the bonus because he plays golf with the director
Ten years loyal and the team lead post goes to a newbie with a nicer smile
how do I congratulate the man who got the position I prayed for
everybody praises Karen, no one sees that I did the groundwork
Why did God let a lazy colleague get the raise and not me
she is the manager's favourite and gets every good project, I get the leftovers
I applied for head teacher, they chose my deputy, I have to smile at the staff party
he found out he earns far more than me for the same desk and told me laughing
tribalism in our office, the boss only lifts his own people, I remain junior
The promotion list came out and there was the name of the girl I taught to use the system
I covered every bank holiday and my colleague, who's always off sick, was made supervisor, what would you do?
the boss's nephew started in June and he's already above me, I've seventeen years on the floor
they gave the permanent contract to my workmate and extended mine by three months again
How do I work under someone who got the post that should've been mine?
We're both junior doctors, he gets the theatre lists and praise, I get the paperwork
I smile and clap as she collects salesperson of the year, inside I'm green with envy of my coworker
The orchestra gave the solo to the younger violinist, after all my years in the second row
my manager has lunch with him daily and so he got the raise, nobody noticed my numbers
Is it wrong to feel jealous when a colleague is promoted over me? I prayed and fasted for that position
I was told you're too valuable where you are, and the deputy job went to a fellow half my age
same degree, same desk, same hours, they pay him more because he's a man, what does God say

# conflict-with-colleagues
my coworker is lazy and I do all the work
a lazy colleague leaves everything to me
There's a woman at my office who won't speak to me and turns the others against me
two nurses on my ward are constantly having a go at me behind my back
My coworker and I clash over everything and the atmosphere in the team is poison
I said something harsh to a colleague in a meeting, should I be the one to apologise?
Office politics are killing me, people in my department gossip and form cliques
My colleagues exclude me from lunch
I had an argument with a coworker and now it's tense
a colleague talks badly about me to the team
My coworker leaves all the dull tasks to me and we argue
I can't work with this woman on my team anymore
the mood in our office is terrible, everyone argues
My desk neighbour and I don't speak, we clash on every project
my coworkers go quiet when I enter the break room
there's this one woman at work who contradicts everything I say
A colleague is spreading rumours about me in the office
they eat together and never ask me, the whole nursing team
how do I love my enemy when she sits at the desk opposite
had a shouting match with a workmate on the site and now we don't greet
someone in my department reported me to HR for nothing
he never pulls his weight, I covered for my teammate once too often and blew up
the other teachers make snide comments on my being religious
Two cliques at the warehouse and I'm stuck in between, the backbiting is poison
should I apologise first to the guy at work I fell out with over the rota
my colleague copies the chief in every email to make me look bad
There's a feud between day shift and night shift about who leaves the mess, I'm in the thick of it
a fellow teacher complained about me to the head rather than talk to me, and now we avoid each other
my co-driver and I can't stand one another and we share a cab for nine hours, how do I handle this?
The girls on the checkouts have frozen me out since I wouldn't swap my Saturday
How should I handle a colleague who undermines me in each team meeting and smiles afterwards?
I snapped at a workmate over the milk in the office fridge and the whole atmosphere turned icy
Someone at my workplace keeps moving my tools and denies it, we had words in the yard
two of my coworkers don't talk and use me as go-between, our small office is unbearable
The other carers say I'm a suck-up because I stay late, they gossip when I do the handover
how can I make peace with a coworker I clashed with, we both go to the same church
I'm the youngest on the building site, the older blokes send me for tartan paint and blame me for delays
What does Jesus ask of me with a colleague who takes the mick and turns our team against me

# worn-out-by-work
I work 70 hours a week and I've got nothing left for my family
burnout, the doctor signed me off for six weeks and I feel like a failure
I'm a nurse, short staffed since covid, I come home and just stare at the wall
Even on Sunday I answer emails. When am I allowed to rest?
Three jobs, four hours of sleep, my body is giving up but the bills don't stop
I work too much and I'm so tired
my job is draining me, I have no energy left
I work double shifts and fall asleep on the bus
I'm burned out and can't face another Monday
Too many deadlines, too many emails, I can't keep up
I haven't had a day off in a month
The stress at work is making me sick
I'm burnt out, I stare at the screen and can't type
70 hour weeks and I don't remember when I last saw daylight
double shifts at the hospital, my feet are numb and so am I
the doctor signed me off with burnout and I feel like a quitter
What does the Bible say about rest, my job eats me up
Even on sunday I answer emails, I haven't kept a sabbath in years
I cry in the car before every shift because I've got no strength left
teaching was my dream and now marking till midnight has emptied me
come to me all who labour, I'm so weary from the workload
too much to do, too few staff, deadlines, I wake with my heart racing
uber by day and security guard by night, my body is giving up
I come home from the plant and just fall on the couch with my boots on, running on empty
I've done eleven nights in a row on the ambulances and today I couldn't remember my own postcode
lambing, milking, hay, accounts, I'm a farmer and I haven't sat through a meal since February, what would God have me do?
my phone pings with work at supper, at my kid's match, in bed, I'm frazzled and running on fumes
Thirty-two in my class, no assistant, reports due, I'm so drained I fell asleep at a red light
How do I rest when my workload doubles every time someone quits and isn't replaced?
I fry, serve, mop and count till one in the morning seven days a week, my own café is wearing me out
the GP says my heart flutters are from overwork and stress, slow down, but how
sewing factory overtime again till ten, my fingers tingle and I'm tired in my bones
I used to love being a social worker, now I feel nothing, just exhaustion and the next case file
Is it laziness before God to say I can't work such hours any longer? I'm completely burnt out
My daughter asked if I live at the office, I've worked every weekend of this quarter
What does the Lord say to weary people who work two jobs and dream of one free Sunday

# whether-to-change-job-or-move
I've been offered a job in London with double pay but we'd have to leave our church
should I stay in my safe government job or start something of my own?
We're thinking about moving back to my hometown, my husband says yes and I say no
Two offers on the table, one pays better and one lets me be home by five, I need to decide by Friday
I hate my career in insurance and want to retrain as a teacher at 41, is that foolish?
A firm in Singapore wants me, contract for three years, do I go or turn it down?
Got an expat posting to Dubai on the table, my fiancé stays behind, is this from God?
Should I relocate overseas for a better career or remain where my parents are?
Recruiter needs a yes by Monday for the position in Canada and I keep going back and forth
Would it be right to accept work abroad when the job is good but mum is getting old?
I got a job offer in another city, should I take it?
should I quit my job and look for something new
We don't know whether to move house or stay here
I have to decide between two jobs this week
a new company wants me but I like my old team
Should I leave my job to study again?
My wife wants to move to the country and I'm not sure
got a job offer in another city, should I take it
stay where it's safe or take the risk with the new company
how do I know if God wants us to relocate
my husband was offered a post in Perth, we'd have to leave church and friends behind
I have till Friday to decide between two positions, better pay or better hours
thinking of quitting my desk job to become a carpenter, is it foolish
Should we sell up and go to the countryside or remain in London
Abraham just went, but I have kids in school, do we pack our bags
I'm bored at my work and itching for a change, is that from the Lord or just restlessness
japa or stay? I have the visa but my heart isn't sure
career change at 45 from banking to nursing, praying for a clear sign
they want me to transfer to the Chicago branch and I keep going back and forth
There's an opening at a hospital up north, better hours, but my kids just made friends, should we go
The army offers me another six years or I could come out and drive trains, can't make up my mind
my boss counter-offered, the new firm waits for my answer, I keep tossing a coin in my head
Sell the farm and move near our son or hold on another few years, we pray and get no answer
how does one discern if a job offer is an open door from God or only tempting money
Teaching post in a village with a house or stay in my city school, my wife and I weigh it up every night
I'm a hairdresser with a chance to rent my own chair, do I leave a steady wage for that
We got our green cards at last and now I'm unsure about leaving Accra and my good position
Remote job with less pay or promotion with two hours commute, I must decide this week
should I give notice before I have something new, I feel it's time to move on from this company
My husband wants to relocate to the coast for a fresh start, I like my job here, who gives way
At 50 I got accepted for a course in carpentry, should I risk a career change with wise counsel from scripture

# whether-to-enter-full-time-ministry
I think God is calling me to be a pastor but I've got a good job as an engineer
My husband wants to quit and go to seminary, we have a baby and a loan
Is this a real calling to missions in Africa or just my own dream?
since the retreat I can't stop thinking about serving God full time, my parents are furious
I've been a youth leader for ten years and the church asked me to come on staff, less than half my salary
I feel called to become a missionary
should I leave my job and go to Bible college
I think God wants me to be a pastor but I'm not sure
My parents don't want me to study theology
we are thinking about going to the mission field with our kids
I feel a call to the ministry, how do I know it's real?
They asked me to be youth pastor and I'd earn much less
I think God is calling me to be a pastor
should I leave my career and go to seminary
how can I be sure of a call to the mission field
My wife isn't excited about me going into ministry
I'm an accountant but my heart burns to preach
thinking about becoming a nun, mum thinks I'm crazy
am I too old at 52 to train for the priesthood
the church offered me the youth worker job on half of my present salary
Bible college or finish my engineering degree first?
I feel unworthy to serve God full time, I stammer like Moses
We feel drawn to be missionaries in Chad with Wycliffe but have little kids
since a conference last summer I can't shake the thought of giving my whole life to evangelism
I drive a combine all day and preach sermons to the windscreen, is that a calling to be a minister
The mission board says yes to us for Papua New Guinea, my mother in law says over the top and the kids are six and four
My vicar keeps hinting I should explore ordination, I'm a dental hygienist and a single mum
I was a soldier for twelve years and now I feel pulled to be an army chaplain
How did the Lord call people to preach and how do I tell his call from my own wish?
our bishop offered to send me to theological college, I'd have to give up my teaching salary
Is it irresponsible to leave a good engineering career for church planting when we've a mortgage?
I'm nineteen and would like to join the monks, my parents hoped for a dentist
They need a full time evangelist in the slums here, no fixed pay, my heart says go
I feel nudged toward ministry each time I lead worship, but I'm divorced, would God use me as a pastor
Should I do the two year discipleship school with YWAM or first get my nursing degree?
my husband feels called to the pastorate and I've never wanted to be a pastor's wife, we're praying over it

# retired-and-useless
I retired in June after 40 years of teaching and I feel useless
the phone doesn't ring anymore, nobody needs an old man's advice
My days have no purpose since I stopped working, I sit and watch the news
What can God still do with a 74-year-old with bad knees?
They gave me a clock and a cake and now I'm nobody. I miss my patients, I miss being somebody
I'm retired and nobody needs me anymore
since my retirement I just sit around the house
I miss my work and my colleagues since I retired
Retired teacher here, I feel useless and bored
my wife says I get in the way since I stopped working
I used to run a workshop, now I feed the birds
What is an old retired man still good for?
I retired in june and I don't know what to do with myself
forty years at the post office and now I water tomatoes
they gave me a watch and a cake and that was that
What good is an old pensioner to God
Nobody asks my advice any more now I've left the firm
since retirement I'm just in my wife's way
I used to run a department of sixty, today my biggest task was the crossword
does the Lord still need people over 70
the days are so long without my job, I feel put on the shelf
hung up my stethoscope last month and lost my identity along with it
on my pension I sit on a park bench watching others hurry, being useless hurts
too old to work, too fit to sit about, is there a purpose for retirees in scripture
I handed over the tractor keys to my son and now I'm the one who gets told to mind the gate
I was a midwife for thirty-eight years, retired in May, and I still wake for calls that never come
nobody asks the old headmaster anything any more, I retired and turned invisible overnight
Got my gold watch, cleared my locker at the fire station, and I sit in the kitchen in my dressing gown
How can a retired man of 70 be useful to God when all he does is sort screws in the shed?
my week's highlight is bin collection, since I stopped work I don't know who I am, where do I even start?
They forced me to retire as a pilot, healthy as a horse and put out to grass
I volunteered at three places and each said we'll ring you, seems no one needs a retired seamstress
The pastor emeritus they call me, it means I sit in the pew and feel superfluous since retirement
my husband retired and follows me round the house asking what's next, he feels so useless
does the Bible say anything on retirement? I feel like an old coat left on a hook
Lord, what am I for now? My shop is sold, my pension comes in and my hands have nothing to do

# in-debt
I owe 30,000 on credit cards and I can only pay the interest
my student loans are crushing me, I'll be paying till I'm 60
I borrowed from loan apps and now they message all my contacts
We're three months behind on the mortgage and the bank sent a letter
How do I get out of debt when every payday it's gone before noon? Should I still tithe?
I have so many debts I've lost count
my credit cards are maxed out
I owe the bank more than I earn in a year
debt collectors keep calling me at work
I took a payday loan and it keeps growing
I can't pay back my student loan
The bills pile up and I'm deep in debt
I owe money to everyone and can't sleep
bailiffs are coming on thursday
credit cards maxed, overdraft gone, paying one loan with another
how do I get out of debt with God's help
I borrowed from three lending apps and now they message all my contacts
Student loan of 90k hanging round my neck
I can't pay the interest any longer, should I declare bankruptcy, is that sin
the loan shark wants his money by month end and I don't have it
owe no man anything it says but I'm drowning in what I owe
bought the car on finance and now I am three instalments behind
red letters through the door, I don't even open them now
creditors ring all day, hospital bills of my operation I will be paying off till I'm 80
The bank took the motorbike I deliver with because I fell behind, and I still owe on it
I borrowed for seed and fertiliser and now the cooperative wants its loan back with interest
buy now pay later got me, it's twenty small debts that make one big hole, what should I do?
A man in a suit from the court rang the bell about my unpaid bills, my kids watched from the stairs
How can I pay off what I owe when the interest eats up every instalment?
Two funerals in one year and I borrowed for both, the moneylender comes on pay day
I'm a student nurse with an overdraft, a credit card and a car loan, I'm sinking in debt at 22
we consolidated the loans last year and now we've the new loan plus full cards again
I jump at each unknown number, the collection agency rings even at my workplace
What does the Bible teach about paying back creditors when there's simply nothing left?
the taxman wants four years of arrears from my little workshop, I can't repay even half
my wages are garnished for a hospital bill, please pray that I get free from debt before I retire

# too-little-to-live-on
We've got $40 until Friday and four mouths to feed
my pension doesn't cover the rent and heating, I sit in my coat
I skip dinner so my kids can eat, please pray for us
Prices go up every week and my salary as a cleaner stays the same, can't afford medicine
The electricity was cut off yesterday. Does God see people as poor as us?
I don't have enough money for food this week
my wages don't last until the end of the month
We can't afford heating this winter
I have three kids and an empty fridge
my pension is too small to live on
We eat rice every day because money is short
I can't buy my kids school shoes, we are so poor
there's two pounds in my purse till friday
we eat once a day so the children can have breakfast
choosing between heating and food this winter
I went to the food bank for the first time and felt so small
the rent went up again and my pension is not enough
How do I trust God for daily bread when the cupboard is empty
prices of garri and rice keep rising, we can't manage again
My kids need shoes and I can't buy them
working two jobs at minimum wage and still short at the end of the month
they cut off our electricity, we sit with candles
like the widow with her last flour and oil, I cooked the last we had tonight
benefits stopped, landlord knocking, does the Lord see the poor
I counted coins for bread at the till and had to put the butter back, what does the Bible say about this?
we're five in one room and my husband's day wage buys maize flour and no relish, how do I pray about it?
My state pension lands on Tuesday and is gone by Thursday, I keep the heating off and wear two jumpers
I cut my diabetes tablets in half because I can't afford the full box
Where does God's provision come from when the purse is empty and payday is nine days off?
My son's teacher asked why he has no packed lunch, I wanted the floor to swallow me, we're that poor
Food stamps were cut and I'm stretching one chicken over four days for six people
I'm a cleaner at a hotel where one breakfast costs what I earn in a day, can't make ends meet
the gas meter ran out and I washed the baby in cold water, there's just no money
how do I pray for daily bread when rice has doubled and my salary has not
Everything's on the table at the pawn shop already, even my mixer, and we still can't buy groceries
student living on instant noodles and free church biscuits, I'm broke and hungry and too proud to ask

# i-gambled-money-away
I lost my whole salary on online betting again
gambled away the money for my daughter's school fees and I've told nobody
I'm addicted to slot machines, I've lost about 80,000 dollars in two years
My wife thinks the savings are still there. I put it all in crypto futures and got liquidated
Can God forgive a gambler? I sold my mother's gold to chase my losses
I gambled away my salary again
I lost all my savings at the casino
I can't stop betting on football
I used our holiday money for online poker and lost
I bet on horses and lost the rent
I spent my whole paycheck on scratch cards and slots
I told myself one last bet and lost everything
I lost my whole wage on online slots last night
can't stop betting on football, I chase every loss
i gambled away the money for my kids' christmas
blew 8 grand on crypto leverage in an hour, feel sick
every time I swear it's the last scratchcard
How can I break free from the casino, I self excluded and found another site
I took my mum's savings and put it on a horse
aviator game finished my school fees, I'm finished too if dad hears it
will God forgive a gambler who threw away his house deposit at roulette
it began with a free ten quid bet on my phone and now everything's gone
poker nights have cost me more than I dare add up
Spent my pension on the pokies down at the RSL again, silly old fool
I sold my phone for betting money, lost it in ten minutes and walked home to save the bus fare
the church building fund was in my drawer and I put it on the races, I meant to return it
my harvest money went on one card game behind the bar, a whole year's work gambled away
I've got six bookmaker apps, I bet on Korean handball at three in the morning, I can't quit
How do I stop gambling? I win twenty, lose two hundred, and then chase it
our honeymoon budget is gone, I played blackjack online and clicked and clicked
Grandma's inheritance is all gone on lottery syndicates and scratchies, I'm too embarrassed to tell anyone
I was up nine thousand at the casino and stayed till I had nothing for the taxi, is there a verse for me?
Five years in gamblers anonymous and last night I put my wages in a fruit machine
day trading options, who am I kidding, it's gambling and I've burnt our savings, what would you do?
Can the Lord set a gambling addict free? I bet my daughter's tuition on a football acca
I swore on my knees I'd never bet again and by Saturday's kick-off I'd lost the rent

# cheated-of-money
My business partner ran off with 120,000 that was mine
got scammed by someone I met online, he said he loved me, all my savings are gone
A brother from church talked me into an investment and it was a Ponzi scheme
The contractor took the deposit and disappeared, should I sue him or let it go?
My own cousin tricked grandma and me out of the land sale money and I'm so angry
I was scammed and lost all my savings
somebody called from the bank and it was a fraud
I paid for an apartment online that doesn't exist
the roofer took my money and never came back
A man from church tricked me out of my money
My business partner cheated me and took everything
I bought a used car and the seller lied, it was a scam
I was scammed, they said they were from my bank
the contractor took our deposit and vanished
A man I met online took all my savings, he said he loved me
a brother in church got me to invest in a scheme and it was a ponzi
paid for a flat on Facebook marketplace that doesn't exist
should I forgive the fraudster who robbed my grandmother by phone
my business partner embezzled from the company and cleaned out the account
agent collected money for my visa and ran away with it
I fell for a fake crypto platform, feel so stupid, how do I stop hating them
They swindled me with a forged land title, 419 people
will God bring justice on the con man who stole what I worked twenty years for
clicked the link in a text about a parcel and they emptied my account
A lady rang crying grandma I've had a crash, I sent 4,000 and it wasn't my granddaughter at all
the builder vanished with our money, left us with half a roof and a dead phone number, how do I handle this?
I paid an agent for a job in Canada, the office is empty now, twelve of us were conned
The dealer wound the clock back, the car I saved three years for died in a week, he just laughed
How should a Christian treat the crook who swindled his old mother out of her savings?
She said she was a widow and needed surgery, a romance scam, I'm 67 and feel a right fool
my savings club treasurer ran off with everybody's contributions, we were forty market women
they sold me a plot that already belonged to three other people, fake stamp, fake lawyer
I shipped the goods and the customer's payment turned out to be a forged slip, cheated again
Should I press charges against the deacon who took our money for a mission trip that never was
a guy helped me at the cash machine and swapped my card, everything I had was stolen in an hour
Does God see con men? They took my grandfather's retirement with a gold coin scheme and I'm boiling

# lent-money-not-paid-back
I lent my friend 5,000 two years ago and she acts like it never happened
my brother keeps borrowing and never pays me back
A church member owes me money, he drives a new car and says he's broke
Should I ask for my money back or forgive the loan? She avoids me now
I stood guarantor for my cousin's loan and now the bank wants it from me
My own brother won't repay what I loaned him, do I take him to court?
Can a Christian sue another believer over an unpaid loan or see a lawyer?
He signed an IOU for eight grand, the deadline has long passed, small claims or let it go?
Is it wrong to bring legal action against a relative who owes me and refuses to settle?
I lent my friend money and he won't pay me back
my cousin borrowed 300 dollars and avoids me now
I lent my sister money for her car and never got it back
My coworker owes me money and acts like he forgot
how do I ask a friend for the money he borrowed
She promised to pay me back by Christmas, still nothing
I loaned my neighbour money for his roof, he doesn't repay
I lent my friend 2000 and now she avoids me
my cousin borrowed money for rent a year ago and just bought a new iPhone
how do I ask for my money back without losing the friendship
he said he'd repay me after payday, that was four paydays ago
is it Christian to demand repayment of a loan
Helped a church member with a loan and she acts like it never happened
Should I write off what my brother-in-law owes me
lend expecting nothing in return said Jesus, but I need what he borrowed now
she posts holiday pictures from Bali while she still hasn't returned my cash
I stood as guarantor for a mate and he defaulted so the bank came to me
my neighbour says tomorrow tomorrow whenever I remind him of the amount I gave him
I feel used, gave my roommate an advance and she moved out without paying me back
I lent my cousin the taxi deposit, he drives it all day past my house and hasn't paid back one rand
a friend from choir borrowed for her visa, got it, left the country and doesn't read my messages
my best customer has run up a tab of six months at my kiosk and crosses the road when he sees me
I loaned my son-in-law eleven grand for the kitchen, each Christmas he says next year, what would God have me do?
How many times do I remind somebody who owes me before it becomes unchristian?
my flatmate borrowed half my deposit, swore she'd repay me in a week, and that was in March
I'm a pensioner and I lent my neighbour my funeral savings, he's got excuses and a new telly
It was only two hundred quid between mates, but he never mentions the loan and I can't look at him the same
She borrowed my sewing machine money for her son's fees, I need it back and she cries when I ask
Does Jesus mean I must forgive every debt, even the brother who could repay and won't?
we wrote it on paper, two witnesses, and still my workmate refuses to return what he borrowed
I co-signed my nephew's car, he stopped paying and the lender is after me, should I keep lending to family

# business-failing
My restaurant is losing money every month and I may have to close
I've got 12 employees and can't make payroll in December
started a shop with my life savings and hardly any customers come
We've filed for bankruptcy, the company my grandfather built. I feel I've failed everyone
Should I keep the business going by faith or shut it down before I lose the house?
My business is failing and I don't know how to go on
no customers come to my shop anymore
I have to close my cafe after six years
my company is nearly bankrupt and I can't pay my staff
I put everything into my small business and it's going under
Sales are down and I can't pay the suppliers
I may have to let my employees go, the firm makes no profit
my restaurant is empty most nights, I may have to close
customers don't come to my shop anymore since the mall opened
the firm my grandfather founded will go under with me
can't pay my staff this month, how do I tell them
I put everything into this start up and investors pulled out
drought again, the farm is making a loss third year running
suppliers want cash up front, orders dried up, I lie awake doing sums
Did I not pray enough that God doesn't bless my business
the salon is on its last legs, rent due and no clients
my poultry all died from disease and with them my capital
filing for insolvency on Monday, twelve employees lose out because of me
Amazon killed my bookstore, should I give up or keep trusting for a turnaround
A chain opened opposite my barber shop and I sat in my own chair all day with no customers
hail flattened the vineyard a week before harvest and the bank won't extend our farm credit
my food truck broke down, the pitch fee is due, takings were eleven pounds today
The milk price is below what the feed costs, every cow I keep is losing me money
How do I lead a company in prayer when I know we'll be insolvent by spring?
I sew school uniforms and now the school imports them, my workshop has no orders, where do I even start?
locusts came first, then no rain, my maize failed and I can't pay the tractor man
my bridal boutique had one bride in May, the rent on the premises is more than the turnover
Tourists stopped coming and my guesthouse has been empty since August, I let the cook go today
does God shut businesses down to teach us something, my bakery is closing after 31 years
We sold our flat to open this nursery and the children's numbers dropped, it's going bust
my partner pulled out, the supplier wants cash, the stock is rotting in my market stall, what now

# envy-of-the-well-off
My neighbours have a pool, a boat, two Teslas, and don't care about God at all
I go to church and struggle, my atheist cousin gets richer every year
it eats me up that my college friends all own houses and I'm renting a room
Why do crooks prosper and honest people like my dad die poor?
I'm jealous of my sister in law, rich husband, maid, holidays in Japan
My neighbour just bought a new car and I'm jealous
everybody I know has more money than me
why do bad people get rich and I stay poor
My cousins go on luxury holidays and I can't
I envy people with big houses
rich people cheat and still live so well
My colleague's husband is wealthy and I envy her easy life
my neighbours have a pool and a tesla and I'm so jealous
everybody on instagram is in the Maldives and I'm at the bus stop
why do rich people have it so easy, they don't even pray
My friend bought a big house and I can't be happy for her
how to stop comparing my life with those who have more
the wicked prosper, drive Range Rovers, and honest me still takes danfo
other mums at the school gate wear designer coats, mine is from Primark and I burn with envy
I covet my cousin's life, his villa, his suits, his trips
it isn't fair some are born with a silver spoon and I scrub their floors
Is envy really a sin if they cheated to get wealthy
Asaph nearly slipped when he saw the prosperity of fools, I get him totally
my old classmates are all millionaires it seems and I feel bitter looking at their kitchens
I deliver parcels to houses with gates and fountains and feel a green pinch at every doorbell, what should I do?
my cousin married money, she posts brunch from Dubai while I cut coupons
The politician's son in my class has a driver and a MacBook, I walk and share a textbook
we rent two rooms and my brother has just had his second kitchen put in, I was sour all evening
Why does God let the crooked landlord grow rich while honest folk like us patch our shoes?
I'm a nanny in a mansion, the baby's wardrobe costs more than my year, and I catch myself envying a baby
at the reunion they all talked of ski chalets and private schools, I drove home bitter in my old Corolla
My golf club washing-up job shows me daily how the wealthy live and I covet it, I can't help it
my friend inherited a beach house and complains about the gardener, I could scream with jealousy
how do I become content with my small flat when everybody around me is rich and getting richer
He never says a prayer, fiddles his taxes, and has a yacht, the prosperity of such people makes me doubt fairness
kids at my school fly business class at half term, I've never seen the sea and I envy them all

# exam-before-me
I have my final nursing exam on Monday and I'm so nervous I can't eat
pray for me, bar exam in ten days, second attempt
My GCSEs start tomorrow and my mind goes blank when I open the book
I'm studying for medical boards till 3 am and the fear is choking me, how do I trust God with the result?
Driving test on Thursday, failed it four times already, my hands shake just thinking about it
I have a big exam tomorrow and I'm scared
my finals start next week and I can't concentrate
I'm so nervous about my maths test
please pray for my university entrance exam
I've studied for weeks but I'm afraid I'll forget everything
My oral exam is on Friday and my stomach hurts
I'm taking my driving test tomorrow, I'm shaking
I have my driving test tomorrow and I'm shaking
finals next week and I can't remember anything I read
please pray for my bar exam
GCSEs start monday, any verse for exam nerves
writing WAEC soon, I'm afraid I will forget everything in the hall
my hands sweat and my mind goes blank when I see the paper, maths is on thursday
NEET in ten days, studied two years, everything depends on it
does God help with tests if I revised too late
oral exam in french, I'm terrified of the examiner
up at 4am cramming for anatomy, Lord give me a clear head
I've got to defend my thesis in front of five professors this afternoon
citizenship test on wednesday, so anxious, if I fail I must wait another year
My A level chemistry paper is at nine tomorrow and I've thrown up twice from nerves, is there a verse for me?
I'm 46 and sitting my first exam in thirty years on Saturday, electrician's licence, shaking like a leaf
KCSE begins next week, the whole village is counting on me and my head is like a sieve
my daughter takes her piano grade exam this afternoon and has locked herself in the loo with nerves
What verse can I whisper in the exam hall when I open the paper and panic?
The medical entrance test is on Sunday, two years of coaching, three hours to prove it
I've got flashcards all over the bathroom, finals on Monday and I keep mixing up every date
HGV theory test Thursday, I'm dyslexic and scared the questions will swim before my eyes
the viva for my PhD is in six days and I dream that I turn up without a voice
Could you pray with me, I write matric maths tomorrow and my calculator hand won't stop trembling
my son has his SATs this week, ten years old and can't sleep for worrying about the test
Is it fair to ask God for good marks? My law exams start soon and I'm so anxious

# failing-at-school-and-disappointing-parents
I failed maths again and I'm scared to show my report card at home
My parents sacrificed everything to send me to uni and I'm flunking
dad says 85 is not good enough, whatever I do I'm a disappointment
How do I tell my mum that I was kicked out of the pharmacy program?
Everyone in my family's a doctor and my grades are terrible, I feel so stupid
I got bad grades and my parents are disappointed
I'm failing maths and my dad is angry
my report card is bad and I don't want to show it at home
I have to repeat the year and my mum cried
My parents pay for tutoring and I still get bad marks
I'm not as smart as my brother, my grades let my parents down
I'm failing my courses and my parents don't know
I got an F and I'm scared to show my dad
my parents sacrificed so much for my education and I'm failing every course
they think I will be a doctor but I can't even pass chemistry
i have to repeat the year, mum hasn't looked at me since the report
my parents don't know I stopped attending lectures
didn't get into the university they wanted, I'm a let down
Asian parents, B minus, you can imagine the dinner tonight
I study and study and still get bad marks, am I just dumb
hid my grades under the bed because daddy will be so disappointed
How can I face my family after carrying over four subjects
JAMB score is too low again third attempt, mama sold her goats for my lesson fees
my teacher wants a meeting with my folks about my poor results
I got 38 percent in physics and signed the slip myself so papa wouldn't see it
my mum cleans houses to pay my tuition and I've failed three modules, how can I look at her
The university put me on academic probation, my parents think I'm on the dean's list
dad pinned my cousin's results on the fridge next to mine, I'm bottom of my class
How do I tell my parents I flunked out of engineering? They've told all the relatives I'm nearly done
I'm in year nine and put in the lowest set, mum said she's not angry just disappointed, that's worse
my ATAR came out way below what my parents expected and the house went quiet
they sold land to send me to school in the city and my grades are all D and E
I try so hard and still fail spelling, my parents sigh at every report, I'm only thirteen
I lost my scholarship because of bad grades, the letter to my father is in my bag since Monday
Am I stupid or lazy? Teachers shake their heads, my folks are let down, what does God see in me
please help me pray before parents' evening, my marks dropped and they'll be so upset with me

# friend-betrayed-me
My best friend told everyone the secret I trusted her with
he was like a brother to me and he went after my girlfriend
We were friends since kindergarten and she lied about me to my boss
I opened my heart to a prayer partner and she passed it all on, how can I trust anybody?
Stabbed in the back by the guy whose wedding I was best man at
My best friend betrayed me
my friend told everybody my secret
she was my friend and she stole my boyfriend
I trusted him and he talked about me behind my back
My friend showed my private messages to the whole class
my best friend lied to me for months
I thought we were friends but she was using me
my best friend told everyone my secret
she was my maid of honour and went behind my back
I trusted him like a brother and he stabbed me in the back
found screenshots of my friend laughing about me with others
my bestie started dating my ex a week after
How did Jesus cope with Judas, my mate sold me out to save his own skin
she dropped me as soon as the popular girls let her in
even my close friend who ate my bread lifted his heel against me, psalm 41 is my story this week
do I have to forgive a friend who lied about me to the whole church
We'd been friends since nursery and when I needed her she pretended not to know me
he used what I confided when I was low as a joke at the party
after what my pal did I don't dare open up to anybody again
My best friend read my diary out on a call with six other girls, I heard about it on Monday
he copied my idea and opened the same shop two doors down, and I'd called that man my friend
We shared a bunk on deployment, I covered for him, and my buddy put all the blame on me
my friend of thirty years told my husband what I'd said in confidence over wine, how do I pray about it?
How do I trust again after my closest friend went behind my back for the lead role?
she cried on my shoulder about her marriage and at the same time flirted with my fiancé, some friend
my mate sold my number and my story to people he knew I was hiding it from, I feel sold out
I'm a pastor's wife, I opened up to one friend, next week the whole parish knew my secret
The lads I'd known since primary made a bet on me and my best friend took part, is there a verse for me?
Should I confront the friend who betrayed my confidence or quietly let her go?
He swore he had my back and then testified for the other side, a false friend after all those years
God knows I loved her like a sister, she was two-faced all along and mocked me behind my back

# friend-in-trouble-to-help
My friend's husband just left her and I don't know what to say
a buddy of mine is drinking himself silly since he lost his kid, how do I help him
My roommate is depressed and won't get out of bed, I want to be there for her
Neighbour of ours has been told she has terminal cancer, what do I bring, what do I say?
My coworker's son died and I'm afraid of saying the wrong thing. Do I just sit with him?
My friend is going through a divorce and I want to help
my friend is very sad and I don't know what to say
My best friend lost her mother, how can I comfort her?
a friend of mine has cancer and I feel helpless
My friend has problems at home and came to me crying
I want to support my friend who lost his business
my neighbour is grieving, what can I do for her
my best mate's marriage just collapsed and he's sleeping on our sofa, how do I support him without saying something daft
A girl from my dorm told me she's pregnant and scared and she begged me to keep it secret. How can I be there for her?
my buddy lost his job in March and barely answers texts anymore, what would be good to do for him
Which words comfort a friend who was just told she has cancer? I never know what to say
I keep bringing casseroles to my neighbor whose husband is ill but I feel so useless
My pal from the army is drowning in debt and too proud to accept a hand
she phones me every night crying about her ex, I want to help my friend but I'm running out of advice
my bestie is going through a really rough patch and I'm miles away in another state, can I do more than pray
I suspect my friend from work is hiding how badly things are going for her, should I step in or mind my own business
what does the bible say about carrying someone else's burden, my chum is falling apart since the court case
our lad's schoolfriend has been kicked out by his parents and we'd like to look after him a bit
Verse to send on WhatsApp to somebody dear who failed in business and is hiding from everyone?
My friend at the allotment has just been told it's Parkinson's, I'd love to help and feel tongue-tied
a girl in my class hasn't eaten lunch for days as her dad lost his work, how do I share without shaming her
my army mate doesn't answer the door since his wife went, I leave soup on the step
What do I write in a card to a friend who miscarried? All words sound hollow
My fellow market woman's stall burnt down and I want to stand by her, I have little myself
I sit with my friend in the hospital canteen each evening while her boy is operated on, am I any help
she says she's okay but I've known her since nursery, my friend is going under and won't let me in
a mate from the rugby club told me over a pint that he's broke and scared, how can I support him
my neighbour's widowhood is two months old, everyone has stopped calling, I'd like to be a good friend to her
How do I pray for a friend who is angry at everybody because of his divorce?
Our friends' baby is very sick and we don't know if to visit, to cook or to keep away
my roommate from Nigeria got bad news from home and weeps at night, how do I comfort someone without preaching

# friendship-grown-apart
My best friend from college never replies to my messages anymore
we used to talk every day and since she got married I'm nothing
Nothing happened, no fight, we just drifted apart and it hurts
I'm always the one who calls first. Should I let this friendship go?
He moved to Australia and our thirty-year friendship turned into a birthday emoji
My best friend doesn't write to me anymore
my friend has new friends and forgets about me
We've been friends since school but now we've drifted apart
since she had a baby my friend has no time for me
I miss my old friend, we hardly talk now
My friend never answers my messages
he moved away and our friendship just faded
We used to talk every single day and now she only likes my pictures now and then
my oldest friend got married, had kids, and there's simply no room for me in her life any longer
we did everything together at uni, met for coffee last week and had nothing left to say to each other
I'm always the one who texts first. when I stopped, it went silent. guess we're not close anymore
Been pals since primary school but he's drifted off to a new crowd and I miss him
no fight, no argument, our friendship just fizzled out and it makes me sad
Is it okay to let an old friendship go or does God want me to keep trying to revive it
since I became a Christian my drinking buddies and I have little in common
I wasn't invited to her 40th, found out from the photos. Twenty years of closeness gone
she moved to Dubai and the calls got shorter and shorter until they stopped
he used to be like a brother, now it's a birthday message once a year
our group chat is dead, everybody went their own way after graduation and I'm the only one who still cares
My bestie from nursing school left me on read again, it's been five months and we used to share everything
We were bridesmaids for each other and now we'd pass in Woolworths with a quick hi and nothing more
A mate I played rugby with for fifteen years has slowly lost touch, his texts are one word now
Is it normal for close friends to become strangers with no row at all, and should I try to reconnect?
After I retired from the school my teaching friends stopped including me, the Thursday coffees carry on without me
My childhood friend from the village made it big in Lagos and now he's too busy to pick up my call
I keep scrolling through old photos of our gang, we promised to stay close forever and everyone has grown distant
How do I pray about a friendship that's gone cold without any reason I can name?
she has mum friends from playgroup now and I'm the single one who gets a rushed voice note at New Year
I'm 16 and my best friend sits with a different crowd at lunch, she doesn't save me a seat anymore
Since my army days three of us were like blood, then the distance grew, nobody visits and the reunions stopped
Does the Bible say anything about letting go of a friend who has gradually drifted out of your life?

# mocked-or-bullied
The girls in my class laugh at my clothes and call me ugly
I'm 34 and the guys at the warehouse make fun of my accent every day
they post memes of me in the group, everyone laughs, I pretend I don't care
I stammer and people imitate me. How did Jesus stand being mocked?
Because I'm short and skinny they gave me a nickname and it follows me everywhere
The kids at school make fun of me
they call me fat in gym class
my classmates laugh at me because of my teeth
I get bullied on the bus every day
Everyone laughs when I read out loud in class
The others at work give me nicknames and tease me
they made a fake account to make fun of me
the kids in my class call me fatso and throw my bag in the bin
They made a meme of my face and the whole school is sharing it
my coworkers imitate my stutter when they think I can't hear
im 14 and being picked on every day on the bus and the driver does nothing
At the office they hide my things, snigger and leave me out of lunch. I'm 45, I thought bullying ends at school
the boys laugh at my secondhand shoes, what should I answer them
My uncles tease me at every gathering for still being unmarried and everyone cackles
they gave me a nasty nickname in the locker room and it stuck
how did Jesus cope when people jeered at him, a gang of girls is tormenting me
My daughter comes home in tears because she's ridiculed for her glasses and braces
I'm the butt of every joke on the building site
strangers shout things at me because of my limp and my scar
The lads on my apprenticeship mimic my lisp over the radio and the foreman just grins
I'm 15 and somebody made a TikTok making fun of how I run, now strangers in the corridor laugh at me
My nickname at boarding school is so cruel I won't write it here, even the younger boys shout it
How should I respond when classmates humiliate me in the group chat and put laughing faces under everything I say?
Girls in the hostel giggle at my village clothes and my hair oil and call me a bush girl
at 52 I'm the oldest in the call centre and the youngsters taunt me for typing with two fingers
They threw my lunchbox around like a ball and chanted at me until the bell, teachers saw nothing
My grandson gets bullied for his hearing aid, he doesn't want to go to school on Monday
I wear a prosthetic leg and the bullies at the skate park call me pirate, I laugh along but it stings
Is there a psalm for somebody who gets ridiculed and picked on day after day?
Every training session my teammates jeer when I miss a catch, then they post the clip
What would the Lord have me do about the boys who tease and torment me at the bus stop, ignore them or tell?

# mocked-for-my-faith
My classmates call me Jesus freak because I pray before lunch
at work they laugh that I believe in fairy tales, I've started hiding my cross
My professor ridicules Christians in every lecture and looks at me
When my mates found out I go to church the jokes never stopped. Should I answer back or keep quiet?
I posted a Bible verse and my own cousins made fun of me for it
My friends laugh at me because I go to church
people at school tease me for believing in God
My coworkers mock me for reading the Bible on my break
they call me holy and make jokes when I pray
My brother makes fun of my faith at every dinner
I wear a cross and the boys in class laugh at it
My teammates tease me because I don't swear and go to church
my flatmates call me bible basher and holy joe every time I say grace
When I said I don't sleep around because I'm a Christian the whole team burst out laughing
my husband rolls his eyes and makes sarcastic remarks when I read Scripture
the lads at work ask how my imaginary friend in the sky is doing
My professor ridiculed believers in the lecture and pointed at my cross necklace
I posted about my baptism and got nothing but laughing emojis
my family think I joined a cult and they make fun of my praying
Blessed are you when they insult you, but it really stings, they call me Jesus freak in the hallway
my brother's an atheist and he belittles God in front of me on purpose
They say only stupid people go to church, how should I reply when someone scoffs at what I believe
got nicknamed 'the nun' because I wouldn't go clubbing with them
in our village we are the only Christians and people spit and sneer when we sing hymns
On the army base they call me padre and snigger whenever I open my little New Testament
My sister-in-law asks every Christmas if I still talk to my invisible man, and the table roars
In the hospital canteen I bow my head over my sandwich and the other nurses nudge each other and smirk
How do I keep loving mates who take the mickey out of my beliefs every single Friday?
My uni flatmates drew horns on my church calendar and said it was just banter
I told my football team I don't play on Sundays and now I'm Saint Goody Two Shoes in the dressing room
My own teenagers scoff when I pray aloud, they say Mum's religion is embarrassing and backward
As the only believer in our taxi rank I get teased over the gospel songs I play in my cab
Someone at work photoshopped a halo on my staff picture, they all find my Christianity hilarious
What did Jesus tell his followers to do when people insult and deride them for believing?
My biology lab partner says Christians are brainwashed and the others laugh, I'm 17 and feel so alone
Is it right to joke back when people ridicule my faith or should I simply bless them and stay silent?

# ashamed-to-speak-of-my-faith
I stay quiet at the office about being a Christian, I'm embarrassed to say it
When colleagues ask what I did on Sunday I mumble something, then feel like Peter by the fire
Too shy to share the gospel with my coworkers, I'm scared of what they'll think
I'm ashamed that I'm ashamed of Jesus, no one at my workplace knows I believe
How do I find courage to witness on the job? My mouth goes dry
I hid my Bible when my boss came by, why am I such a coward about my faith?
I'm afraid to tell my friends I'm a Christian
I never say grace in the cafeteria because people look
nobody at work knows I go to church, I keep it quiet
I want to tell my friend about God but I'm too shy
I pretended I had football when I was really at church
When they talk about religion I stay silent and feel ashamed
I get embarrassed to talk about my faith
when colleagues ask what I did on Sunday I say I slept in, I don't dare say church
I hide my Bible under a magazine on the train, is that like Peter denying Jesus?
I'm too embarrassed to pray before eating at McDonald's with friends
My boyfriend doesn't know that I'm a believer, I've kept quiet because I'm scared of what he'll think
the conversation turned to religion and I went red and changed the subject
How do people witness? My tongue freezes whenever there's a chance to mention Christ
I took off my cross before the job interview and feel like a coward
somebody asked point blank if I'm a Christian and I mumbled not really
I'm a secret Christian, nobody at my high school knows
I'd love to be bold about Jesus but I fear looking weird
not one of my golf partners of thirty years knows I pray, I've never brought it up out of shyness
whoever is ashamed of me, that verse scares me since I never open my mouth about the gospel
My barber asked what I believe and I just shrugged, I've cut hair beside him for six years
I turn my worship music down at traffic lights so that nobody will hear it's Christian
On my dating profile I left out that I'm a believer because I was embarrassed
How can I get bolder at telling people in my running club that I follow Jesus?
My granddaughter asked me straight if I pray and I fobbed her off, too bashful to talk about it
The whole staffroom was discussing religion and I kept my head in my marking, too timid to say where I stand
I'm a soldier and I read my Bible under the blanket with a torch so the others won't know
Why do I go all shy when the hairdresser asks about my weekend and I could easily mention church?
I lowered my hands and stopped saying grace the moment my client walked into the restaurant
Deep down I fear my clever friends would think less of me if I admitted I believe
Is it a sin to hide your faith at work because you're afraid of looking foolish?
My neighbour was grieving and I longed to offer a prayer but my courage failed and I talked about the weather

# noisy-or-hostile-neighbour
The people upstairs play loud music till 3 in the morning
my neighbour moved the fence onto our land and swears at us
Her dog barks all night and when I complained she called me names
He parks across our driveway on purpose, how do I love a neighbour like that?
We've got a feud going with next door over a tree, they report us to the council every week
My parents are in a bitter row with the folks next door about the hedge, and now no one greets anyone
Mum and the old man across the hall shout at each other on the stairs, I'm caught between them
Our family quarrels with the neighbours over parking, my dad wants to get a lawyer
The couple below bang on the ceiling with a broom whenever our toddler walks
My neighbour plays loud music all night
the neighbours upstairs are so noisy I can't sleep
My neighbour complains and shouts over the fence
the neighbour's dog never stops barking
The man next door parks in front of our garage
our neighbours throw their rubbish in our yard
My neighbour put up a wall and blocks our light
the guy upstairs plays bass till 3 in the morning and laughs when I knock
Next door's dog barks the whole day and the owner swears at us
my neighbour moved the fence half a metre onto our land and now threatens me
The woman across the hall glares at me, bangs on the wall and puts rubbish on my doormat
how am I supposed to love my neighbor when he blocks my driveway every day out of spite
students moved in below, parties each weekend, beer bottles in our garden
he poisoned our hedge because of leaves on his side
Their kids stomp and scream over my ceiling from 5 am
the neighbours built a chicken coop right by our bedroom window, the cock crows at dawn and they refuse to talk
I'm afraid to leave my own flat because the man next door shouts abuse at me on the stairs
Drilling and hammering on Sundays again, I'm about to lose it with the folks next door
She calls the council on us for every little thing, this feud with the lady at number 12 has lasted years
The family in the next unit has karaoke every weekend till two and the walls are like paper
Next door's teenager revs his motorbike under our window at dawn and his father just laughs
Our neighbor dumps his leaves over the fence and gives me the finger when I wave
How do I stay civil with the woman next door who screams at me about the recycling bins?
The new neighbours let their goats into my maize and say it's my problem
I work nights as a nurse and the bloke upstairs does DIY from nine in the morning, bang bang bang
He moved the boundary pegs while we were at a wedding and now won't even talk about it
The house beside us became an Airbnb, hen parties in the hot tub every weekend, no peace at all
My 80 year old mum gets dirty looks from the neighbour because her cat walks on his car
Should I bake a cake for a hostile neighbour or just keep out of his way, what does the Bible say?
A generator thunders right by our wall each evening and the owner told us to move if we don't like it
Can you give me a prayer for peace with the people over the fence who hate us and make such a racket?

# roommate-trouble
My roommate leaves dirty dishes everywhere and eats my food
I share a flat with a girl who brings her boyfriend over every night, we're not speaking
flatmate won't pay his part of the rent and gets nasty if I bring it up
My dorm mate and I had a huge row about cleaning, how do I live with her?
Living with housemates is driving me mad, they smoke in the kitchen and ignore the rota
I want to move out because my room-mate snoops in my stuff, how do I talk to her?
Constant quarrels with my college roommate, she slams doors and I dread coming back
Had another quarrel in our shared house, my roommate called me a hypocrite
My roommate never cleans the bathroom
my flatmate eats my food from the fridge
My roommate brings people over late and I can't sleep
we share a room and she never turns off the light
my roommate hasn't paid her part of the electricity
I can't stand my roommate anymore, he's so messy
My roommate uses my towels and my shampoo without asking
my roommate never washes up, the sink is full of mould and she says I'm uptight
he eats my food out of the fridge and denies it
My flatmate brings her boyfriend over every night and I'm paying half the bills for three
how do I tell the guy I share a room with that his smell is unbearable
we share a dorm and she sets six alarms and snoozes all of them
the housemate hasn't paid his share of the electricity in four months
living with my best friend was a mistake, we snap at each other over the shower and the thermostat
My roomie uses my makeup and my towels without asking
he smokes weed in our apartment and I can't stand it
I'm the only one who ever cleans the bathroom in our flatshare, should I as a Christian just serve silently
She stopped speaking to me after I asked her to turn the TV down and now we live in silence in two rooms
in the hostel they put me with someone who talks on the phone the whole night long
My dorm roommate FaceTimes her boyfriend till midnight while I've got clinicals at six in the morning
I share a bedsit with a colleague and he clips his toenails on the sofa and leaves them there
The girl I room with borrows my hair straightener and my shoes and never puts anything back
How do I tell my housemate kindly that his pile of pizza boxes is making me crazy?
Four of us share digs and one flatmate never buys toilet roll or milk, he just uses ours
My hostel roommate has her cousins sleeping on our floor for three weeks already without asking me
We agreed a cleaning schedule on the fridge and my roomies ignore it, I scrub the shower alone
He turns the heating to 26 and I open the window, living together has become a cold war
My flatmate moved out without notice and left me with his half of the bills and a filthy oven
As a missionary intern I share a tiny room with someone whose habits irritate me from morning to night
What does the Bible advise when the person you share an apartment with won't lift a finger?
Please pray for patience with my roommate, she hums constantly, hogs the bathroom and sulks if I mention it

# gossip-about-me-at-church
People at church are saying I'm having an affair and it's not true
I told my small group leader something private and by Sunday everyone knew
the ladies in the choir whisper when I walk in
Someone is spreading lies about my marriage in the congregation, do I confront her?
I heard there's a rumour in our parish that I took money from the offering
People at church gossip about me
somebody in my congregation spreads lies about my family
I told a woman at church my secret and now everybody knows
they whisper about my divorce after the service
There are rumours about me in our parish
the church ladies talk about how I dress
My Bible group talked about me behind my back
the ladies at Bible study are passing round stories about my divorce
I shared something as a prayer request in small group and now the entire congregation knows
People whisper when I walk into the sanctuary
Someone in the choir started a rumour that I stole from the collection
how do I deal with slander from fellow church members
the pastor's wife has been talking behind my back to the elders
at coffee hour they go quiet as soon as I come near, I know they've been discussing my daughter's pregnancy
My auntie heard from the parish that I supposedly have an affair. It's a lie
they call it 'sharing concern' but it's nothing other than tittle-tattle about me among the sisters
false things are being said about me in our fellowship and nobody asked me if it's true
what does scripture say to a churchgoer whose name is being dragged through the mud by the women's guild
There's a WhatsApp group of church folk without me where they chew over my private life
The mothers' union has decided that I'm after the organist, and I only gave him a lift home
I asked my cell group to pray for my son and now all the deacons' wives are chattering about him
Someone at church told the whole prayer chain that my business is going bankrupt, which is a lie
How do I sit in the same pew as the women who spread that rumour about me?
The ushers fall silent and exchange looks when I come in with my new partner
I'm the youth pastor's wife and the congregation talks behind my back about my tattoos and my jeans
A tale is going around the parish that I had too much wine at the wedding, I'm a teetotaller
My confidential chat with an elder turned up as a story in the choir room by Wednesday
Church people whisper that I only married him for his papers, nobody has ever asked me
Should I confront the gossips in my fellowship or let the truth come out in the Lord's time?
Two sisters at Bible class swap my secrets like recipes, I heard them in the kitchen
What does the Bible say about backbiting among believers, my good name in our assembly is ruined

# church-is-splitting
Our church is splitting over the new pastor and families aren't speaking
half of the congregation left last month because of a fight between the elders
They argue about worship style and women preaching, and now there are two camps
My small group has been torn apart by the church conflict, which side should I take?
The board and the pastor are at war, lawyers and everything. I weep for my church of 30 years
Our church is splitting in two
half of our church left over the new pastor
people in our congregation don't talk to each other anymore
the elders are fighting and the members take sides
Our church argues about music and old families are leaving
The members' meeting ended in a row, I fear a split
two groups in our church, and both want me on their side
half of our congregation wants to leave the denomination and the other half wants to stay
There was shouting at the members' meeting, two camps sit on opposite sides of the aisle now
the associate pastor walked out and took a hundred people with him to start another church
our church is tearing itself apart over music, hymns versus guitars
My parents are on one side, my in-laws on the other in this church fight
elders are divided over women preaching and families I've known for years no longer greet each other
they are suing each other over the building, is Christ divided?
which side should I take when the assembly breaks in two
we've had a schism, I grieve for the unity we used to enjoy
The vote on the new doctrine tore the parish down the middle
factions, secret meetings, petitions against the minister. My church is at war with itself
after covid half of us quarrelled with the rest about masks and it never healed, people are leaving in groups
Our church council voted seven to six and now half the pews are empty, the other half meet in the school hall
My best friend and I ended up in opposing factions of the congregation and it breaks my heart
The Methodist church I grew up in is dividing over the same-sex marriage vote and everyone is picking sides
How can I pray for unity when our assembly is about to break up into two fellowships?
Some want to keep the old liturgy, others want drums, and the members' meeting turned into a shouting match
The founding pastor's sons both claim leadership and our church in Accra has split down the middle
I've been church treasurer thirty years and now two groups are fighting over the bank account and the building
Families that shared potlucks for decades have gone off to form a breakaway church across the road
There's a petition to oust the minister, the congregation is divided, and I'm an elder stuck in between
Is it ever right to leave when a church splits, or must we stay and work for peace?
Even the choir is divided, altos with the old vicar and sopranos with the new one
What did the apostles tell believers who quarrelled and broke into parties in one church?

# hurt-by-church-or-pastor
My pastor shamed me from the pulpit and I can't go back
I served there for twelve years, and when I got sick not one person called
the elders told me my depression was lack of faith
We were pushed out of our church because we asked about the finances
How do I trust a church again after being controlled by leaders who said they spoke for God?
My pastor said something that hurt me deeply
I was hurt in my church and I don't trust anyone there
When I needed help nobody from church came
the pastor criticised me in front of the whole congregation
My church pushed me out after my divorce
the leaders in my church controlled everything we did
I left my church because of how the elders treated me
the priest told me in front of everyone that my illness is because of my sin
I was pushed out of the worship team without any explanation after eleven years
my pastor betrayed what I told him in confidence and used it in a sermon
When I got divorced the church dropped me like a hot potato
the leaders controlled whom we dated, what we wore, where we worked. I got out but I'm still wounded
Nobody from the parish visited me in hospital, not one, and it broke something in me
church hurt is real, how can I trust Christians again
the minister refused to bury my brother and we'll never get over it
I asked an honest question and got labelled rebellious and was disciplined by the elders
They judged my autistic son for making noise and asked us not to come back
as a child I was humiliated by nuns and to this day a church door makes me sick
my pastor yelled at me and told me I'm under a curse if I leave his ministry
When I told the elders I was depressed they took me off the worship rota and called it spiritual weakness
The vicar forgot my mother's funeral visit and never apologised, twenty years of loyalty for that
My small group leader exposed my past in front of everyone as a lesson, I felt stripped bare
How do you walk back into a church after being wounded by the very people who preach love?
They excluded my gay brother from the choir and spoke so harshly that our family left that church
I cleaned that chapel for free for nine years and was dropped with a text message from the pastor
At sixteen I came to youth group pregnant and the leaders asked me to sit in the back
Our priest refused to baptise my baby because I'm single and I cried all the way home
The pastor used me, praised me while I played keyboard, then replaced me and acted as though I'd never existed
Will God be offended if I keep away from church, because of how the leadership treated me?
I still get knots in my stomach when I hear that worship song, the spiritual hurt goes so deep
Can someone recover from church hurt and learn to trust a minister again, what passages help?

# pastor-sinned
Our pastor was caught in an affair with a woman from the worship team
the priest who married us has been stealing from the church for years
I came to Christ through him and now I learn that he lived a double life
My pastor resigned over moral failure. Was everything he preached a lie?
The elder of our fellowship watches porn and drinks, should we tell the congregation?
Our pastor had an affair and had to leave
my priest was caught stealing the offering
I looked up to our pastor and now this scandal
Our youth pastor lied to everyone for years
the preacher I trusted was living a double life
Our pastor stepped down because of adultery
How can I trust a preacher again after what our pastor did?
our pastor just confessed to an affair with his secretary
It came out that the bishop pocketed the building fund
the man who baptised me has been arrested and I don't know what to believe any longer
my preacher was caught drunk driving, can he go on in ministry
How could he stand in the pulpit every week while living a double life
the youth leader resigned over 'moral failure' and the teens are shattered
a famous preacher whose books led me to Christ turned out to be a fraud
Father Michael has been suspended, everybody adored him, was it all fake
should we forgive a fallen shepherd and put him back or remove him for good
our reverend plagiarised his sermons and lied to the board about it
My spiritual father has fallen into adultery, does his sin cancel what he taught me
they've covered up what the senior minister did for years, what does the Bible say about leaders who sin
Our minister's been sleeping with the church secretary and they knew about it in the office for years
The bishop I looked up to has been charged with fraud over the orphanage money
My pastor was my hero, he buried my parents, and now his affair is on the local news
Was my baptism still valid if the pastor who did it was living in secret sin?
The worship leader has been exposed as a cheat, he had two girlfriends from our own youth group
I'm a deacon and I found receipts proving that the priest has been dipping into the collection
Our senior pastor preached on purity every month while he was visiting escorts, the scandal is all over Facebook
A televangelist my mum supported from her pension turned out to be a crook with three houses
My teenagers ask why they should believe anything when the preacher himself fell so badly
How should a congregation treat a pastor who has fallen into sin and confessed it in tears?
The elders say keep quiet about what the vicar did, but his wrongdoing should come to light
What does the Bible say about a shepherd of the church who is found drunk or unfaithful?

# no-wish-to-go-to-church
I don't feel like going to church anymore, I'd rather sleep in
since lockdown I watch online from the sofa and I've no desire to go back
Church bores me, same songs, same sermon, I sit there counting the lights
Can I be a Christian without going to church? I pray on my own
My wife drags me along on Sundays but honestly I get nothing out of it
I don't want to go to church anymore
the sermons are boring and I look at my watch
I haven't been to church in months and I don't miss it
My mum makes me go to church and I hate it
I'd rather stay in bed on Sunday morning
Do I have to go to church or can I pray at home?
church feels like a duty, I get nothing from the service
sunday morning comes and I'd rather stay in bed with Netflix
Can't I worship God in the woods or do I have to sit in a pew?
the services bore me to tears, same songs, same sermon
since the pandemic I watch online in pyjamas and have no desire to go back in person
mum drags me to mass and I hate it
I believe, but I don't feel like attending, is it a sin to skip
we used to go every week, now we find an excuse each time and I don't even miss it
I dread the small talk and the handshakes, just want to be left alone with my Bible at home
Do I need church at all to be a Christian
my wife takes the kids to chapel, I stay and wash the car
Full of hypocrites anyway so why should I bother getting up early for that
lost all motivation for services, my seat's been empty for months
Every Sunday I invent a headache so that I don't have to go to church with my parents
Since we moved the clocks I can't be bothered with church, brunch and the paper are nicer
I'm a student and after Saturday shifts the last thing I want is a two hour service
Does skipping church matter to God if I listen to sermons as podcasts on the tractor?
I was an usher for years but lately I feel no desire to attend, I drive past and keep going
Sunday is my only lie-in as a nurse, and honestly the service leaves me yawning
My husband and the kids go to mass and I stay home with my coffee, relieved
Livestream has made me lazy, church from the couch and I switch off halfway through the sermon
I'm 80 and a churchgoer all my life, but this winter I've lost the wish to go at all
How do I get my appetite for church back when I'd honestly rather walk the dog?
The preaching goes on and on, the kids fidget, and all four of us dread going every week
Is it alright to take a break from attending church, or does the Bible command us to meet?

# new-at-church-and-nobody-talks-to-me
I've been to this church four Sundays and nobody has said hello
We moved here and visit a big church, everyone stands in groups and we just walk to the car
they all know each other since childhood, I'm the new one, I stand with my coffee alone
After the service I wait around in case somebody talks to me. Is it me?
I'm a single older man, new in the congregation, and people look right through me
Seven years in that home group and I'm still the odd one out, they plan barbecues without me
Everyone else in my Bible study clicks, I never belong, like a fifth wheel
The young adults have their cliques and inside jokes, I sit on the fringe
I'm left off the fellowship's chat and hear about outings afterwards, always on the outside
I'm new at church and nobody talks to me
nobody greeted me after the service
I've visited this church for two months and still know nobody
I sit alone in the pew and leave alone
At church coffee everyone talks in groups and I stand alone
we joined a new church and nobody invites us
I feel like an outsider in my congregation
third Sunday at this church and not a soul has said hello to me
I stand by the coffee table with my cup and everybody chats in their own little circles
visited a new congregation, sat alone, left alone
They all seem to have known each other for a hundred years, how do I get in?
I'm single and just joined, families rush off to lunch and I go back to my empty place
the greeter smiled and that was the only contact I had in two months of attending
so cliquey. I tried the home group and felt invisible
we transferred to a different parish and people look straight through us
aren't Christians supposed to welcome newcomers, I was ignored after the service again
I'm an introvert, first time at a megachurch, nobody would notice if I didn't turn up
someone told me I was sitting in their pew, that was my welcome
As a black woman who recently started coming to a white church I'm treated politely but kept at arm's length, no one strikes up a conversation
Fifth week at the new church and during the greeting time people shake my hand and turn away
I'm a student far from home visiting a fellowship here, everybody hugs and I hold the hymn sheet
We joined a parish after moving with three kids, no one has learned even our surname
How do I make friends in a congregation where all the families are related and newcomers stay outsiders?
My widowed neighbour and I tried a new chapel, the regulars chatted over our heads as though we were air
I signed up for the welcome lunch and nobody showed me where to sit, so I ate in the car
As a wheelchair user I'm parked at the back and after the blessing people rush past without a word
I've moved here from Kenya, at home visitors were introduced and clapped for, here nobody notices a new face
The women's breakfast had name tags for all except me, newcomer, I felt so unwelcome
Should I keep visiting this church where nobody speaks to me, or look for a friendlier one?
My teenage son refuses to come back because not one kid in the youth group greeted him
What does the Lord say about welcoming strangers, because I'm new and invisible at this church?

# worn-out-by-serving
I lead worship, teach Sunday school, run the youth, and I'm burned out
I'm a pastor's wife and I've got nothing left to give
same five people do all the work at our church and I can't say no
Is it selfish to step down from ministry for a year? I dread every Sunday
I've been a deacon for two decades, always setting up chairs, visiting the sick, and my joy's gone
I do everything at church and I'm tired
I lead the Sunday school and nobody helps me
I serve in three ministries and have no strength left
I'm burned out from helping at church
Every Sunday I set up, play piano and clean, I can't anymore
I want to stop leading the youth group but they need me
I can't say no when the pastor asks me to serve
I teach Sunday school, run the sound desk, cook for Alpha and I've nothing left to give
always the same five people do everything in our church and I'm one of them
I'm a pastor and I'm burnt out, I preach about rest and never take any
How do I say no when the vicar asks me to take on yet another rota
I used to love playing in the worship band, now each rehearsal drains me
I volunteer at the food bank, visit the elderly, lead youth, and come home and cry from tiredness
Martha is me, busy with much serving while others sit about
twenty years of ministry and my tank is empty. would God be disappointed if I stepped down
No one thanks me for cleaning the chapel every Saturday and I'm getting bitter
we've hosted house group every week since forever and my husband and I are exhausted
I help everyone with their problems and no one asks how the helper is
missionary here, dog-tired, lost my joy in the work of the Lord
I do the flowers, the newsletter and the creche, and if I stopped the whole parish would collapse
I've been choir director for eighteen years and last week I sat in the car and couldn't go in
My phone rings with church members' problems even at supper, as the pastor's wife I'm drained
Am I letting God down if I hand back the keys to the parish hall and rest a while?
I cook for two hundred at the soup kitchen every Friday and my back and my joy are both gone
Elders keep adding committees to my plate, I'm a full-time teacher and a volunteer in four ministries
Since nobody else steps up, I drive the church bus, mow the lawn and count the offering, I'm exhausted
I run vacation Bible school every summer and this year the thought of crafts and snacks makes me weep
Serving used to fill me up, now I resent every request from the church office
How do I step back from serving without feeling guilty, they all depend on me?
Even my day off belongs to the congregation, funerals, visits, sound check, I'm running on fumes
What does the Bible say about rest for people who are burnt out from helping at church?

# family-divided-by-politics
My dad and I can't talk since the election, he thinks I'm a traitor
Thanksgiving ended in shouting about Trump and my brother stormed out
my sister unfriended me because of how I voted
Half my family is for the government and half against, even my church group chat is toxic
How do I keep peace with relatives who believe every conspiracy about vaccines and the war?
My family fights about politics at every meal
my uncle and I argue about the president
We can't have Christmas together because of politics
my dad and I vote differently and he's angry with me
My sister left the family chat over the election
my brother posts political stuff and we all fight
We were a happy family until the referendum divided us
my dad and I can't talk about the election without screaming
Thanksgiving was ruined because half the table is for Trump and the other half is not
Brexit split my family and my sister still doesn't come for Christmas
my son calls me a fascist because of how I vote
Mom only watches Fox and believes every conspiracy, I can't reach her
my brother unfriended all of us over the war in Gaza
how do we keep peace at the dinner table when we're left and right wing under one roof
In-laws wear party T-shirts to the kid's birthday to provoke us
she said she won't bring the grandchildren round as long as we support that party
The family chat is full of memes about the president and cousins are insulting one another
my husband's gone so radical about immigrants and climate that I hardly recognise him, we argue over the news each evening
Does it matter to God who we voted for? It's costing me my relationship with my father
My father hung up on me when I said who I was voting for and we haven't had Sunday lunch since
Our family braai ended early because my cousin started on about the ANC and land reform
My wife's parents are hard-core Republicans, mine are Democrats, and the wedding seating plan is a nightmare
How do I stay close to a brother who rants about immigrants and the left all day?
The Voice referendum split our family, my aunt refuses to come to the farm while Dad's poster hangs there
My daughter marched in protests and her grandpa the veteran won't look at her, they argue about every policy
In our house we can't watch the news together, my sons support rival parties and shout
Politics has poisoned our sibling chat, one posts about Modi and the other leaves the group
My sister took down our mum's campaign sign and now the two camps in our family don't speak
Is it more loving to keep silent on political views at family dinners or to say what I believe?
Half the relatives are Leavers and half Remainers, ten years later the christening still ended in a slanging match
Does the Bible help a family that's torn apart by elections and party loyalty?

# i-am-seriously-ill
I was diagnosed with pancreatic cancer on Tuesday, I'm 44
The chemo isn't working and the doctors talk about months
I have ALS and I'm slowly losing my hands, my voice
my liver is failing and I'm on the transplant list, I've got two small sons
Why me? I never smoked, I served the Lord, and now there's a tumour in my lung
Stage three ovarian. I want to live to see my daughter finish school, please pray for my healing
Just came out of the oncologist's office, it's malignant, and I'm shaking with fear
They said the word cancer this morning, I can't breathe, what will happen to me?
Breast cancer, found last week, treatment starts soon and I'm terrified
I've got lymphoma at 38, newly told, scared of the chemo and of leaving my little ones
I have cancer and I'm afraid
the doctor told me today I have a tumour
I'm very sick and don't know if I'll get better
I was diagnosed with multiple sclerosis last month
I'm starting chemo on Monday
my kidneys are failing and I need dialysis
The cancer came back after three years
the doctor said the tumour is malignant and I've only told my wife
I have MS and can feel my legs going
stage four. I'm 38 with two toddlers
my kidneys are failing and I'm on dialysis three times a week
chemo made my hair fall out, where is God in this ward
I had a heart attack last week and I'm lying here attached to machines
Diagnosed with leukaemia, which psalm can I read in hospital?
Parkinson's, they tell me, incurable, it will only get worse
I'm very sick and the treatment isn't working anymore
lupus has taken my job and my strength, will God heal me
The cancer came back after five clear years
I've been HIV positive since May and dare not tell my people, please give me a scripture
The consultant said my heart is too weak for surgery, I'm 59 and still have a dairy herd to look after
I've got motor neurone disease, last month the spoon slipped from my hand for the first time
Leukaemia at 20, I should be at college and instead I'm in isolation with a drip in my arm
Which psalm would you read on the morning of the first radiotherapy session for a brain tumour?
My sickle cell crises keep landing me in hospital, the doctors are worried about my lungs now
The cancer has spread to my bones, I'm a primary teacher and I don't know what to tell my class
I'm waiting for a donor, my liver is packing in and my skin has gone yellow
They caught my bowel cancer late, I've a bag now and a hard prognosis
Cystic fibrosis is taking my breath, I'm 24 and climb the stairs like an old man
Does God still heal people who are as sick as I am, with tumours in both lungs?
My immune system is attacking my kidneys, the treatment makes me so ill I can't hold my baby
How should I pray now that I've been diagnosed with an incurable disease?

# chronic-pain
I've had back pain every single day for nine years
fibromyalgia, people think I'm lazy because you can't see it
My migraines put me in a dark room three days a week and I'm losing my job over it
Rheumatoid arthritis, my hands are like claws. I've begged God to take the pain away
How do you praise God when every step hurts and no pill helps?
I'm in pain every day and nothing helps
my back hurts so much I can't work
I've had migraines since I was a teenager
my knees and hands ache all night from arthritis
Painkillers don't work anymore for my back
I have nerve pain and nobody understands how tired I am
Every morning I wake up in pain
my back has hurt every single day for nine years
fibromyalgia, nobody believes me because you can't see it
Migraines again, three days in a dark room, I can't even read
the arthritis in my hands means I can't knit or hold my grandbaby
I live on painkillers and they've stopped doing anything
Is my aching body a thorn in the flesh like Paul's
endometriosis flares every month and I curl up on the bathroom floor
doctors shrug and say learn to live with it, but my knees burn day and night
sciatica shooting down my leg, can't sit, can't stand
constant nerve pain since shingles, it wears down my soul as well
How do I stay kind when I'm hurting all the time
Since the crash my neck has never been without pain and I've forgotten what a good day feels like
Twenty years of laying bricks ruined my spine, I take two tablets before I can even put on socks
My jaw and ear throb all day, the specialists found nothing and I still ache
I'm 23 with fibro and my boss thinks I'm faking because I look healthy
How do I keep praying when pain is the first thing I feel at dawn and the last at night?
The nerve in my face fires like electric shocks whenever I eat or the wind blows
Cluster headaches have taken over my life, I pace the kitchen with an ice pack until it eases
My hip aches so badly that I can't kneel in church or sit through the sermon anymore
Endo pain, period pain, pelvic pain, every month I miss lectures and no one takes it seriously
Physio, acupuncture, injections, pills, I've tried everything for this aching shoulder and the agony never leaves
What does Scripture offer a person who hurts constantly and is worn out by it?
I drive a truck and the sciatica down my leg makes every mile a torment
Why won't God take this daily pain away, it's been eleven years since the back injury?

# waiting-for-operation-or-results
I'm having heart surgery on Thursday and I'm frightened of the anaesthetic
they found a lump and I'm waiting on the biopsy results
My mother's being operated on tomorrow morning, please give me a verse
MRI is on Monday, I google symptoms all night long and imagine the worst
How do I stay calm until the doctor calls? The waiting is worse than anything
I have surgery tomorrow and I'm scared
I'm waiting for my test results from the doctor
my operation is next week and I'm afraid of not waking up
They did a biopsy and now I have to wait
My son has an operation in the morning
I have a scan on Tuesday and can't think of anything else
the hospital hasn't called with the blood results yet
biopsy done, they'll ring on Thursday, I jump whenever the phone goes
I'm having open heart surgery tomorrow morning and I'm terrified of the anaesthetic
on the waiting list for a new hip for fourteen months
They found a shadow on the scan and now we wait
going under the knife next week, a verse to hold on to please
my mother's in theatre right now and I'm in the corridor
MRI on Monday. what if it's bad news
the NHS postponed my op for the third time
I had the mammogram and was called back for more tests
Our little one needs his tonsils out and I'm frightened of them putting him to sleep
blood work came back odd and the specialist can't see me before June, this uncertainty is killing my nerves
I keep refreshing the patient portal for the lab report
I've been called back after my smear test and the appointment isn't for another nine days
They're replacing my knee on Friday, I'm 71 and scared of the spinal injection
My husband's bypass is at seven tomorrow, please give me something to read while he's in surgery
How do I get through the weekend before the specialist gives us the scan results?
The vet nurse in me knows too much, I keep thinking about my biopsy and can't focus on work
Our baby daughter is having heart surgery next week and the consent form made my hands tremble
I had a colonoscopy, they removed polyps and sent them to the lab, now the waiting
My cataract operation has been cancelled twice and I'm on the list again for Tuesday
The doctor wants a second CT because something showed up, he didn't say what
Is there a prayer to say as they wheel you into theatre before the anaesthetic?
I'm sixteen and I'm having my appendix out tomorrow, never been in hospital before and I'm really nervous
Every time my phone buzzes I think it's the clinic with my test results, Lord keep me calm

# growing-old-and-weak
I'm 88, can't hear, can hardly see, and need help to get dressed
getting old is no fun, every month something else stops working
They took away my driver's licence and I feel like a prisoner in my flat
My legs don't carry me anymore and I hate being a burden to my daughter
All my friends are gone, I forget names, what does the Lord still want with me?
I'm getting old and can't do much anymore
my eyes are bad and I can't read my Bible now
I need a stick to walk and I hate it
I'm 90 and depend on others for everything
my hands shake and I can't button my shirt
Old age is hard, I forget names and lose my glasses
I feel like a burden to my children now that I'm weak
I'm 84 and my legs won't carry me to the shop anymore
they've taken my driving licence away and I feel like a child
I forget names, I forget where I put things, old age is no fun
the kids want me to go into a care home
what use is an old woman like me to God
My hearing's gone, my eyes are going, I can't read my Bible without a magnifier
I used to dig the whole garden, now I can't open a jam jar
turned seventy and the mirror shows my grandmother
Needing help to get washed is humiliating at my age
cast me not off in the time of old age, that is my prayer these days as strength fails
retired, grey, slow, young people talk over my head as though I were furniture
I've got a walker now and rarely leave the house, every year I can do less
At 79 I had to sell my tools because my hands shake too much to hold a chisel
I was a midwife for forty years and now a girl of twenty comes to wash my feet
My granddaughter has to fill in my forms and work the remote, I feel so useless and old
What promise does God make to those whose strength fails in old age?
I fell in the hallway and lay an hour, since then I'm frightened to walk without my frame
My memory's going, I called my son by my brother's name three times at supper
I used to sing bass in the choir and now my voice cracks and I can't stand for the hymns
My pension day is the only outing, the steps on the bus are too high for my old knees
Being 92 means my ears, teeth and bladder have all retired before me
They speak to my daughter instead of me at the clinic, as if old people couldn't think
How does one grow old gracefully when the body gets frailer every single month?
I can't kneel in my garden any longer, is an elderly man still of any use to the Lord?

# i-fear-death
I'm scared of dying, I lie awake and think about not existing
since my heart attack I think about death every day
What if there's nothing after? I'm 29 and get panicky whenever I see a coffin
I'm a believer, I'm 79, and I'm ashamed to say I'm terrified to die
my granny says heaven is beautiful but the thought of the grave makes me cold
I'm afraid of death
I can't stop thinking about what happens after we die
the thought that life ends one day scares me
Every funeral makes me afraid of my own death
I'm a Christian but I'm still scared of dying
I'm seventy now and the thought of death frightens me
What if there is no heaven when I die?
I lie there thinking that one day I just won't exist and I go cold
What happens when we die? it frightens me so much
I'm scared of dying, even as a Christian, is that lack of faith
turning fifty made me realise my time is running out and I panic at the thought of the grave
every headache I think it's a brain tumour and I'm going to die
I'm not afraid of heaven but of the moment of dying itself
how do you get over a terror of death
Since granddad's funeral I can't stop thinking that it'll be me in the coffin
my heart flutters and I'm convinced I won't wake up
I don't want to leave my children behind, the idea of dying young haunts me
at my age one thinks about the end a lot and I confess I'm afraid of it
the thought of eternity and nothingness gives me dread, does Jesus take away the fear of death?
I drive an ambulance and lately each call makes me think about my own death, it terrifies me
At night I imagine the moment my heart stops and then what, nothing, darkness, I sit up sweating
I turned 60 and began counting how many summers I've got left, mortality scares the life out of me
How can I lose my fear of dying when I believe in heaven yet still tremble?
I'm 15 and can't stop thinking that I'll die some day and be gone forever
Writing my will at the lawyer's office made my stomach drop, I'm so afraid of the end
I'm a gravedigger of all things and the older I get the more the grave frightens me
Every ache I google turns into a fear that I'm going to die young like my cousin
My nan says she's ready to go, I'm nowhere near ready and the thought of death gives me chills
What happens to us straight after we die, will Jesus be there or is it like sleep?
I avoid hospitals, cemeteries and even sad films because death frightens me so much
Which verses comfort a believer who dreads his own passing?

# dying-relative
My father is dying, the hospice nurse says days not weeks
I'm sitting by grandma's bed and her breathing has changed, what can I read to her
My wife is in her last days and I don't know how to let her go
the doctors want to switch off my uncle's life support and the family has to decide
Mum has stopped eating and talks about going home to Jesus. How do I say farewell?
My brother's in palliative care at 36, the cancer is everywhere
My grandmother is dying and we sit with her
the doctors say my dad has only days left
My mother is in hospice and can't speak now
my uncle is on his deathbed, what should I say to him
We're gathered around grandpa's bed, he's slipping away
My aunt has weeks to live
how do I say goodbye to my dying mother
mum is in the hospice, they say it's days now
Grandpa is on morphine and doesn't recognise us, I sit and hold his hand
my husband's got weeks to live, how do I say it to the children
what can I read aloud at my dad's bedside while he is slipping away
they want to turn off the ventilator of my sister
my aunt is dying and she's not a believer, what do I say to her
Nana stopped eating and drinking, the nurse said to call the family together
I'm flying home because my father's on his deathbed
watching my wife fade a little each day from this terminal cancer
palliative care came to our house today for my mother-in-law
my brother's at the end of his life, is there a prayer for the dying
We take turns keeping watch by Granny at night, her breath is rattling
My nan's on a syringe driver in the front room and the district nurse says it won't be long
Grandad asked me to read him the shepherd psalm, he hasn't much time left and can barely whisper
We've stopped the chemo for my sister and brought her home for her final weeks
How do I pray at my mother's bedside when she's dying and still not at peace?
My father-in-law is fading fast on the farm, he wanted to see one last lambing
The doctors took my aunt off treatment, it's only comfort care now and we hold her hand
I'm a nurse but when it's my own dad who is dying I don't know what to do
My brother has a month at most, his kids are drawing pictures for his hospice room
Gogo is at the end of her life in the village and I'm on the bus home, hoping to make it
What words of Scripture can I read to my dying husband as he slips in and out of sleep?
My stepmum's terminal, she is planning her own funeral hymns and I can't bear to listen
Is it okay to tell Grandma she may let go, her breathing is slow and she's ready for God?

# death-of-a-parent
Dad died last year and I still can't go to his grave
My mom passed away on Monday and I don't know how to live without her
we buried dad last week, heart attack, he was only 61
I'm 19 and I lost my mother to cancer, who will be at my wedding?
My father died a month ago and I still dial his number
Both my parents are gone now. Sixty years old and I feel like an orphan
My mum wasn't a believer when she died, where is she now?
My mother died last week
my dad passed away and I miss him so much
I lost my father this year and everything feels empty
Mum's funeral was yesterday and I can't stop crying
I'm 15 and my dad died
my mother is gone and I keep wanting to call her
It's my first Christmas without my dad
my mum passed away on Tuesday and I keep picking up the phone to ring her
I buried my father yesterday
now both my parents are gone, I'm an orphan at 52
clearing out Mam's house, her apron still hangs behind the door
Daddy died when I was eight and nobody talked about it
Who do I call for advice now that papa is dead
My mother won't see me get married, she died in spring
we lost our amma during covid and couldn't even attend the cremation
it's the first Mother's Day without her
my old man dropped dead of a stroke, a strong farmer all his life
which bible reading suits the funeral of my mom, she was a woman of faith
I never thought losing my dad would hit me this hard as a grown man
We scattered Dad's ashes off the pier where he taught me to fish, I'm 22 and lost without him
My mum died of a stroke in the garden and her washing was still on the line
I inherited my father's bakery when he passed and every morning the smell of bread makes me cry
How do I help my little brothers now that our mother is dead and dad doesn't talk?
My old dad was 93 and people say he had a good innings, but I still miss him terribly
I'm getting ordained in May and neither of my late parents will be there to see it
Mama passed away in Manila while I was caring for someone else's mother in London
I'm 13 and since daddy's funeral I wear his watch, it's too big for my wrist
My mother's number is still my first favourite on the phone, she died in February
Where is God when a girl has to choose her mum's coffin at nineteen?
Losing Mum has knocked the ground from under me, at fifty I want my mammy
Is there a prayer for a son who has just laid his father to rest?

# death-of-a-spouse
My husband died in April after 52 years together and the bed is so empty
I'm a widow at 34 with two toddlers, a drunk driver took him from us
my wife passed away three weeks ago, I don't even know how to work the washing machine
Will I know my husband in heaven? I talk to his photo every morning
Since her funeral I can't go in our bedroom. She was my whole life
My husband died and I'm all alone
I lost my wife last month after forty years
I'm a widow and the house is so empty
my husband passed away suddenly at work
Since my wife died I don't cook, I don't laugh
I still sleep on my side of the bed, my husband is gone
I'm a widower and talk to my wife's picture at breakfast
my husband of 46 years died and his side of the bed is cold
I'm a widow at thirty-one with a baby
my wife's gone and I don't know how to work the washing machine
I still lay two plates, then remember he isn't coming
She was the love of my life, we'd just retired and bought a caravan
widower here. evenings are the worst
Will I be married to my late husband in heaven?
lost my hubby to a heart attack on the football pitch
his relatives took our land after my husband's burial, what does God say about widows
Is it too soon to take off my wedding ring, she's been dead a year
my better half was taken by cancer in six weeks
I sleep in his old sweater because it smells of him
My wife died in the spring and the tomatoes she planted are ripening without her
Since my hubby passed I leave the radio on all night, the silence in our bedroom is unbearable
I'm 41 and a widower with two girls, I'm learning to plait hair from YouTube
Does God have a special care for widows, I lost my husband of 33 years at Easter?
I caught myself buying his favourite marmalade again, my late husband has been gone four months
We ran the corner shop together till she died, customers still ask me where the missus is
My soldier husband came home in a coffin, I'm a widow at 27 and they handed me a flag
Filling in a form and ticking the box widowed made me break down in the post office
The garage, the tax, the car, he did it all, and now I'm a lonely widow who doesn't know where anything is
How do widowers get through Sundays, she always sat on my left in church?
My darling wife slipped away after fifty-eight years, I talk to her armchair when I drink my tea
What does the Bible promise a woman whose husband has died and left her on her own?

# death-of-a-child
My son was killed on his motorcycle, he was 21
we lost our little girl to leukemia two days before her sixth birthday
No parent should bury a child. My boy drowned last summer and God did not save him
I'm 77 and my daughter died before me, it ought to have been me
His shoes are still by the door. Our only child is dead, how do parents get through the first year?
My son died and my heart is broken
we lost our daughter in an accident
My child died of cancer at nine
I buried my son last month
our little boy is gone and his room is still the same
my daughter died and as her mother I can't stop weeping
It's two years since our son died in the crash
our baby was stillborn at 38 weeks, the nursery is ready and empty
My son was killed on his motorbike, nineteen years old
no mother should have to bury her little girl
I had a miscarriage, everyone says I can try again
cot death. we found him in the morning
our daughter lost her fight with leukemia at seven
Are babies who die in heaven with Jesus?
people ask how many kids I have and I don't know whether to count him
he'd be starting school this September if he had lived
my grown-up son died before me, that's not the right order
we lost our twins, born too early, each no bigger than my hand
her bedroom is exactly as she left it, my sweet child who drowned
Our daughter collapsed on the netball court at fifteen and never woke up
My son's been dead a month and his football boots are still muddy on the mat
I gave birth at 24 weeks and our tiny boy lived three hours in my arms
Will we see our child again in heaven, he was only four when he died of meningitis?
The school called her name at graduation and I walked up as her mother to fetch it
We've lost our grown boy in the mine and my husband has stopped shaving and talking
I'm a grandmother burying a grandchild and comforting my own son, no words for it
Every tenth of the month I bake a cake because that was my late daughter's birthday
How does a father go on after burying his little lad, I build things and there's no one to show them to?
The dengue took our baby within four days, her cradle is standing empty
My only son died on his gap year, I flew home with his rucksack and his ashes
What would God say to a mum and dad who lost their child before they could say her first word?

# death-of-a-friend-or-brother
My best friend died in a car crash on the way to my house
lost my little sister to lupus, she was 25 and my favourite person in the world
My brother dropped dead at work, no warning, we'd talked that morning
A classmate of ours passed away and the whole school is crying, why did God take him?
My roommate from college has died, and I just can't believe I'll never hear his laugh again
My best friend died this summer
my brother passed away last night
I lost my sister and I can't believe it
My friend from school died in an accident
my cousin died, we grew up like brothers
our teammate died and the whole team is in shock
My sister's funeral is on Friday
my brother died in a car crash and I was meant to be with him
my best friend since kindergarten is dead, overdose, he was 24
Lost my twin sister, half of me is missing
a classmate died at the weekend, her chair is empty
my big sis was my second mum, breast cancer took her
we were four mates in the pub every Friday, now we are three
I mourn a friend, but no one brings flowers to a mere friend
David wept for Jonathan and I weep for my buddy who fell in Afghanistan
My younger brother drowned on holiday, mum and dad are broken, and I have to be the strong one
a dear friend from church choir went home to the Lord suddenly
I scroll through our old chats, he'll never reply again, my homie
All my friends are dying one after another, I go to more funerals than birthdays
My kid brother died of a brain bleed at 19, his side of our bedroom is still a tip
My best mate fell off a roof at work and I'm supposed to give the eulogy on Friday
We were inseparable, she was my maid of honour, and breast cancer took my dear friend at forty
How do I mourn my sister and at the same time carry her coffin and look after our parents?
My fishing buddy of fifty years passed in his sleep, I went out on the lake alone this morning
I'm 17 and our friend died in a crash after prom, his locker is full of flowers
My comrade was killed on patrol and I packed his things for his mum, I miss him every day
My big sister who raised me after school died in Johannesburg and the bus got me there for the burial only
Lost my prayer partner of twenty years, we rang each other at six every morning
Why did God take my brother so early, he was 30 and about to become a dad?
The old card table has one less again, my old friend died and I've known him since first grade
Is it fine to cry so much over a friend's death when I'm not even family?

# death-of-a-pet
We had to put our dog down today, she was 14, I can't stop crying
my cat died and people say it's just a cat
Do animals go to heaven? My little boy's hamster died and he asks me
My guide dog was my eyes and my only company, he's gone
Found our rabbit dead this morning, the kids want to have a funeral with a prayer
My dog died today and I'm so sad
we had to take our old cat to the vet for the last time
will I see my dog again in heaven
My horse died and I cry in the stable
my budgie was my only company and now the cage is empty
My kids' rabbit died and they're heartbroken
I miss my dog, his leash still hangs by the door
we had to have our old Labrador put to sleep today
my cat got run over, fourteen years she slept on my pillow
Do dogs go to heaven?
people say it was only an animal but I can't stop crying
the rabbit is dead and my little girl wants to know where he is now
came home from the vet with an empty collar and a leash
is it silly to grieve so much over a horse
my budgie was my only company in the flat, now the cage is quiet
rest in peace Bella, best pup ever, will I see her again
I feel guilty for deciding on the injection for my sick kitty
Does God care about hamsters? my son buried his in a shoebox
the house is so still without paws on the kitchen floor
Our old collie died in my arms at the vet's, he'd herded sheep on this farm since my boy was born
I still fill the water bowl at night although our dog has been dead a week
The fox got our hens and my little girl's favourite, Pepper, is among them, she's inconsolable
How do I explain to my five year old that the goldfish won't come back?
I'm a widow and my cat was all I had to come home to, she died on Sunday
We had the pony put down this morning after colic, my daughter won't come out of her room
My parrot talked to me for 27 years and now nobody says good morning
My colleagues don't get it that I took a day off because my puppy was run over
I buried my guinea pig under the apple tree and read a verse, I'm twelve
Did God make animals with souls, and will my beloved spaniel be waiting for me?
The vet's bill arrived today, along with his collar and a paw print, and I sobbed
Is there a prayer or a blessing for a pet that has died?

# grief-that-does-not-end
It's been four years since my wife died and it still hurts like the first day
everyone says I should move on but I can't
I still set out his mug each morning, two years later. Is my grieving wrong?
Christmas makes it all come back, I lost my daughter in 2015 and the grief never ends
They tell me time heals. It doesn't. I cry in the car, in the shower, in the supermarket
It's been two years and I still cry every day
my grief isn't getting better
People say I should be over it by now
I still grieve my husband after six years
every holiday the grief comes back
I lost her long ago and the pain won't go away
When will this grief end?
it's been six years and I still cry in the supermarket
everybody says I should have moved on by now
time heals all wounds, they say, mine it doesn't
I go to the cemetery daily, I can't stop
How long is one allowed to mourn before God?
each Christmas the sorrow comes back as if it were yesterday
ten years on and a song on the radio knocks me flat
My friends have run out of patience with my mourning
I function, I go to work, yet inside I've been stuck since the day of the funeral
the grief isn't getting smaller, it comes in waves year after year
is there something wrong with me that I can't get over the loss after so long
I thought the second year would be easier, but it's harder
Seven years since the funeral and the smell of his pipe tobacco in a shop still floors me
It's five years now, my mates have stopped asking, but mourning her is my second job
I can laugh at a party and then weep in the taxi, the grief keeps returning after all this time
How long does grieving take, it's been three years and I still can't listen to our song?
My counsellor says I'm stuck in my grief, I haven't moved a thing since 2019
Every harvest I look for him on the other tractor, after nine years the sorrow is as raw as ever
The anniversary comes round and I'm back at square one, as though the loss were yesterday
My wife tells me to snap out of it, but my heartache for our boy won't lift, year after year
People at work got impatient, they think two years of tears is more than enough
Does God get tired of my weeping, because the mourning simply doesn't stop?
I'm an old woman and I still set the table wrong because my grief won't learn to count to one
Is there any Bible passage for people whose grief never gets better, even after a decade?

# did-not-say-goodbye-or-make-peace
My dad died before I could get to the hospital, I was stuck at the airport
the last thing I said to my brother was that I hated him, and then he died
Because of covid we couldn't be with grandma, she died alone
I never told my mother I forgave her and now it's too late, can I still make it right?
We'd argued that morning and he never came back from work. I didn't say goodbye
I never got to say goodbye to my dad
my mother died before we could make up
I was too late at the hospital, he was already gone
We argued on the phone and then she died
I didn't visit grandma and now she is dead
I wish I had told my dad I was sorry before he died
my friend died and our last words were a fight
I got to the hospital twenty minutes too late
our last words were a quarrel and then he was gone
I never told my dad I loved him and now it's impossible
because of lockdown I couldn't be with gran when she went, no farewell
she rang the evening before she died and I let it go to voicemail
I meant to apologise to him, kept putting it off, and now he's in the ground
My sister and I hadn't spoken for five years when the news of her death came
Can I still ask forgiveness of someone who is already dead
I was abroad, no flight, missed his last hours and the burial
things were left unsaid between mother and me and it gnaws at me since she passed
I'd gone out of the room for a sandwich and in that moment he took his last breath
we parted in anger that morning and the accident happened at noon, I'd give anything to take it back
I was on the night shift when the care home rang, and I missed Dad's last breath by ten minutes
The letter in which I apologised was still in my bag the day my brother died
We'd been sulking over a borrowed car, then he had the stroke and we never made up
How do I say sorry to my mother now that she's dead and our last talk was a row?
They wouldn't let me into the ward because of the virus, Grandpa died without any of us there
I let her last call ring out because I was in a meeting, she died that evening
My visa took too long and I saw my mum's burial on a phone screen, no farewell, nothing
I always thought there'd be time to make peace with my old man, now there's a headstone
He asked me to come by on Sunday and I said next week, he died on the Thursday
Will God tell my dad I loved him, because I never got the chance to say it?
My last words to my friend were get lost, and two hours later the crash happened
What can I do with all the things left unsaid to a person who passed before we were reconciled?

# suicide-in-the-family
My brother took his own life in March, is he in heaven?
my uncle killed himself and the family won't speak about it
We lost our 17-year-old son to suicide and I keep asking what I missed
The priest wouldn't say how my father died. He hanged himself and I carry the shame
My husband ended his life after years of depression, I'm so angry and so sad, could I have stopped it?
My cousin took his own life last year
our family lost my aunt to suicide
My father died by suicide and we miss him
Is my brother with God after his suicide?
my nephew took his own life and nobody knows why
The neighbours ask how he died and we can't say suicide
We buried my uncle after his suicide, grandma asks why every day
my brother took his own life and nobody saw it coming
is my son in hell because he killed himself?
Dad's suicide is a secret in our family, we tell people it was his heart
my cousin ended her life last month, what could we have done
the pastor wouldn't say how he died at the funeral
I found the note my nephew left
My husband died by suicide, what do I say to our kids when they ask
we weren't a perfect family but why did she do this to us, my own sister
does God forgive someone who took his life
people cross the street, they don't know what to say to the parents of a boy who died like that
my uncle in the village hanged himself over debts and now they say our house is cursed
Mum couldn't bear her depression any longer and she left us by her own hand, I'm angry and I miss her
My grandfather took his own life when I was a child and we've only now been told the truth
Our daughter died by suicide at university and we still set out her stocking last Christmas
My brother-in-law ended his life after the farm went under, my sister can't stop asking why
Does the Bible say where a person goes who took his own life, he was my dad and he believed?
People at church avoid us since my son's suicide, as if it were catching
The police came to the shop and told us my uncle had killed himself, I was behind the counter
My mum lost her battle with depression and died by suicide, I was fifteen and found out at school
We're a pastor's family and my brother's suicide is spoken of only in whispers
I keep rereading my cousin's last messages before he took his life and searching for signs I missed
How do we tell our small grandchildren that their father died by suicide?
Half our family is angry with him and half just weeps, ever since my nephew's suicide nothing fits
Will God be merciful to my sister who took her own life in a dark hour?

# eating-weight-or-looks
I hate my body, I weigh 96 kilos and I've tried every diet
After meals I make myself throw up and no one knows
my nose is ugly, I'm saving for surgery, is that a sin?
I only eat an apple a day and still see a fat girl in the mirror
Acne all over my face at 25, I don't want to go out or be in photos
Stressed at night I binge, whole packets of biscuits, then I feel disgusting
I don't like how I look in the mirror
I feel fat and ugly in every dress
I've tried every diet and I can't lose weight
my classmates are slim and pretty and I'm not
I hate my nose and my teeth
I eat too much chocolate when I'm stressed
I avoid the beach because of my weight
I can't look in the mirror, I hate my thighs
I starve all day and then eat a whole tub of ice cream at midnight
my nose is huge and no filter helps
tried Weight Watchers, keto, Ozempic, I'm still fat
I make myself throw up after dinner and nobody knows
Is it vain to want to be pretty, boys never look at me
acne all over my face and I stay home from parties
my daughter counts every calorie and hardly touches her plate
I comfort eat, crisps and chocolate whenever I'm stressed
going bald at 26, I wear a cap everywhere
after the baby my belly never went back and I feel ugly next to the other mums
does God really think I'm fearfully and wonderfully made? I'm skinny as a stick with crooked teeth
I've outgrown all my uniforms, I'm a nurse in size 24 and I avoid every mirror in the ward
I'm 14 and the boys rate girls on looks, I got a three, now I skip breakfast
I eat the kids' leftovers standing at the sink and then hate my belly
Is it wrong to want a nose job or Botox if God made me this way?
My stretch marks and saggy tummy embarrass me so much that I swim in a T-shirt
I weigh myself six times a day and one slice of bread ruins my mood
I'm a bloke with man boobs and I won't take my shirt off at the beach
Since the menopause I've put on four stone and my dresses hang unworn in the cupboard
My eczema makes my face red and flaky, I cover it with makeup and still feel ugly
I sneak chocolate in the car after the gym, then starve the next day, food rules my life
How can I learn to like my body, I feel fat and plain beside my slim sisters?
What does the Bible say to a teenage girl who thinks she's ugly and stops eating properly?

# worry-and-panic
I’m so stressed lately
under a lot of stress right now
I get panic attacks on the subway, my heart races and I can't breathe
I worry about everything, my kids, money, health, it never stops
anxiety is ruining my life, I'm on medication and feel guilty about it as a Christian
What if something happens to my husband? My head spins with what-ifs all day long
My chest gets tight before every meeting and I'm sure I'm about to die, the doctor says it's nerves
How do I cast my cares on God when my stomach is in knots since morning?
I worry about everything all the time
my heart races and I panic in the supermarket
I'm so anxious about the future
I can't stop worrying about my children
I had a panic attack on the train
My thoughts go round and round with fear
I'm always nervous that something bad will happen
my heart races in the checkout queue and I think I'm going crazy
I worry about everything, the kids, the car, the bills, the weather
Had a panic attack on the tube, couldn't breathe, hands went numb
what if, what if, what if. my brain never shuts up
Be anxious for nothing, but how??
I check the stove four times before leaving
knot in my stomach from the minute I wake up
when my husband is ten minutes late I picture him in a ditch
my chest goes tight, I'm sweating, everything spins, and the doctor says it's only nerves
I'm a born worrier just like my nan, is worrying a sin?
Xanax in my handbag wherever I go in case the anxiety starts
a sense of dread hangs over me for no reason at all, help me calm down with a verse
I'm a first-time mum and check forty times a night that the baby is breathing, the anxiety eats me
My palms sweat and the room closes in as soon as I have to speak at a meeting
I'm a farmer who worries about frost, then drought, then prices, my mind never takes a day off
How do I hand my worries over to God when they come right back five minutes later?
At the dentist I had a full-blown panic attack, I thought I was choking
My anxious thoughts start before the alarm clock, a list of everything that could go wrong
I'm 17 and get so nervous before class that I throw up, my counsellor calls it anxiety disorder
Each time the phone rings late I fear the worst, my nerves are shot
I couldn't cross the bridge on Saturday, heart pounding, legs like jelly, had to turn the car round
My wife says I catastrophise, one cough from the kids and I'm in a panic
Is taking tablets for anxiety a lack of trust, and which verse calms a racing heart?
Can I pray something short in the middle of a panic attack in the lift?

# sleepless
so stressed I can’t sleep
stress keeps me awake all night
I can't sleep, it's 3am and my mind won't shut off
insomnia for months, I've tried pills, tea, prayer, nothing works
I lie awake listening to the clock and going over everything I did wrong
Is there a psalm for people who can't fall asleep? I wake at two every night
Haven't had a proper night's rest since my retirement, and in the morning I'm like a ghost
I can't sleep at night
I lie awake until four in the morning
my thoughts keep me awake all night
I haven't slept well for weeks
I count sheep, drink warm milk, and still no sleep
Every night I toss and turn in bed
I wake up at three and can't fall asleep again
Even the doctor's sleeping pills don't help, I'm still awake
I'm so tired all day because I don't sleep at night
Insomnia again, I watch the clock until the alarm rings
it's 3:40 and I'm staring at the ceiling again
can't sleep, my thoughts go round and round like a hamster
I've tried melatonin, lavender, counting sheep
insomnia for weeks, I'm like a zombie at work
Read me something from the Psalms so I can nod off
my husband snores peacefully beside me while I toss and turn
wide awake every night at two, is God trying to wake me?
I dread bedtime because I know I'll lie awake
haven't had a proper night's rest since I started shift work
The clock ticks, the birds begin to sing and I still haven't closed an eye
he gives his beloved sleep, so why not me
nightmares wake me up drenched and then I'm afraid to go back to bed
I bake from three, so bed is at eight, and still I lie there wide awake listening to the telly next door
The night nurse in me can't switch off, daytime sleep just won't come even with blackout curtains
I'm 76, I nod off in the armchair and then can't sleep a wink in bed
What can I pray at four in the morning when sleep won't come?
Before lambing season I sleep maybe two hours, I turn the pillow over and over
I've drunk chamomile, stopped coffee, bought a new mattress, and my insomnia is still there
I'm 17 and haven't slept properly since term started, I see every hour on my phone
My eyes burn, I yawn all day on the till, then at midnight I'm wide awake again
I got up, ironed six shirts and made soup because lying sleepless in bed was worse
Three nights now without sleep, the ceiling fan turns and so do I
Is there a bedtime psalm that could help me fall asleep, my nights are endless?
Why does God give sleep to everyone in this house apart from me?

# low-and-without-strength
I feel empty, I've no energy even to take a shower
the doctor says it's depression, my church friends say just pray more
Nothing makes me happy anymore, food has no taste, I just want to stay under the blanket
I'm a pastor and I've been in a dark hole since winter, I preach and feel nothing
Why am I so sad when I've got a good life? I cry for no reason at all
I go through the motions, work, dinner, bed, grey every day, so heavy and tired inside
I feel so down and have no strength
I don't enjoy anything anymore
I feel sad all day and don't know why
getting out of bed is so hard these days
I'm depressed and everything feels grey
I have no energy and no joy
I cry a lot and feel empty inside
I can't get out of bed, even brushing my teeth is a mountain
everything is grey. nothing makes me happy anymore
the doctor calls it depression and gave me tablets
I cry for no reason and everything is such an effort
since the baby came I feel empty instead of joyful
Dirty dishes, curtains shut, phone off, that's me these past weeks
why art thou cast down o my soul. I feel exactly like that
I smile at people but inside there's just a black hole
my get-up-and-go has got up and gone
Are Christians allowed to be depressed? my mum says I only need to pray more
winter gets me down each year, dark at four and no energy whatsoever
like Elijah asleep under the bush, I'm drained to the bone
I stare at the pot of pap and have no strength to stir it, everything feels heavy
I've been off sick with depression since August and just getting dressed wears me out
My knitting lies untouched, my appetite's gone, I feel flat and sad and I can't say why
How do I praise God when I'm so low that I can hardly lift my head?
I milk the cows because I must, otherwise I'd sit in the dark kitchen all day feeling nothing
My tablets have been increased and still the fog in my head doesn't lift, no joy, no tears
I'm a student and I've missed two weeks of lectures because I can't get up, I feel hollow
The kids ask why mummy's always tired and sad, and I just say I've got a cold
Friends invite me and I cancel, I've no drive, no interest, I'm dragging myself through each hour
Everyone thinks I'm the cheerful driver, but once the bus is parked I sink into gloom
Is depression a sin, or did people in the Bible feel downcast and exhausted too?
Please give me a psalm for somebody whose spirit is crushed and who has no energy left

# feel-worthless
I'm good for nothing, everything I touch goes wrong
nobody would choose me, I always come last, even in my own family
I'm 50 with no degree, no house, no kids, what have I got to show?
I look at myself and see a failure. Does God really love somebody like me?
People only keep me around because I'm useful, I feel like rubbish inside
I feel worthless and small
I'm not good at anything
nobody values what I do, I feel useless
I'm a failure compared to my family
I feel like I'm not worth loving
Everything I try goes wrong, I'm such a loser
Does God care about a nobody like me?
I'm a nobody, nobody would notice whether I'm in the room
my father always said I'd amount to nothing and he was right
I can't do anything right
What am I worth to God if I'm no good at anything
everyone's got a talent, except me
I'm the ugly duckling and the black sheep of this family
I apologise for taking up space
dropped out, divorced, jobless. total failure, that's me
they always choose me last, in sports and in life
I feel like rubbish, like something thrown in the bin
compliments bounce off me because deep down I know I'm inferior
does my life matter to anyone? I'm just a cleaner
I only sweep floors in the station, people step over me as though I were a mop
My brothers are doctors and I repair bicycles, at family dinners I feel like a nobody
I've been told so often I'm useless that I say it to myself now
What value does a person like me have before God, no talent, no looks, no brains?
At 45 I live in my mum's spare room, I feel such a loser
Nobody picked me for the team, nobody picked me for the play, I must be worth nothing
I got zero replies to my message in the group, as usual, I don't count
My self-esteem is on the floor, when somebody thanks me I think they're just being polite
I'm the least gifted in a family of musicians, I turn pages and feel inferior
Does the Lord really have a purpose for someone insignificant like me?
My husband earns, my kids achieve, and I'm just the one who does the socks, a zero
Can you show me a verse that says I'm precious, because I feel like a worn-out dishcloth?

# bad-temper
I lose my temper over the tiniest thing, red lights, a cold coffee
my anger is destroying my family, I punch the table and shout and then I'm sorry
I blew up at a cashier today and my kids saw it, I'm supposed to be a Christian
Got a short fuse like my dad. How do I control my rage?
Last week I threw my phone at the wall in a fit of anger, my wife says I need help
I get angry so fast
I lost my temper in traffic and honked like a madman
my temper is ruining my friendships
I shouted at a waiter and felt ashamed after
little things make me furious and I slam doors
I can't control my anger
I always explode and then have to say sorry
I blew up at the kids over spilt milk and saw fear in their eyes
I've got a short fuse, always had
road rage, I swear at every driver, with the fish sticker on my car
I slammed the door so hard the glass broke
How do I control my anger? I see red in an instant
my wife says living with me is walking on eggshells
I shout first and think afterwards, then I'm sorry
threw my phone at the wall because of a slow app
my father was hot-headed and I hear him when I yell
be slow to anger, well I go from zero to a hundred in a second
lost my rag with a call centre lady and now I'm ashamed
little things make me explode, a sock on the floor is enough
I kicked the lawnmower so hard I broke a toe, over a blocked filter
My assistants at the salon go quiet when I come in, they know my moods and my outbursts
I'm 16 and I flip out over nothing, yesterday I threw the controller at the wall
How do I keep my cool in traffic, I hoot and yell at taxis all the way to work?
I screamed at the referee at my son's under-nines match and got sent off the touchline
Got told off by HR because I snapped at a colleague and thumped the desk
My grandfather, my father, and now me, hotheads all of us, I explode in seconds
I bit the delivery man's head off about a parcel and felt dreadful afterwards
When the computer froze I swore so loudly that the entire library turned round
Is there a prayer to say before my rage boils over?
The old dog hides under the table when I start shouting, that tells me how angry I am
What does the Bible teach about controlling one's temper, I fly off the handle at everything?

# i-criticise-everybody
I find fault with everyone, my wife, the preacher, the waiter, I can't help it
I'm so judgmental, I look at people and see only what's wrong with them
My tongue is sharp, I nitpick and put others down all day long
Everybody says I'm negative and always complaining about others, how do I stop?
I catch myself criticizing people in my head even during worship
I've become a critical person, nothing anyone does is good enough for me
My daughter said mum, stop criticising everybody, and it hit me
Criticism flies out of my mouth before I think, I criticise even people I love
I'm always criticising other people
I judge everyone I see on the street
I always find something wrong with everybody
my husband says I complain about everyone
I make nasty remarks about people's clothes and regret it
I'm too critical, even of my best friends
I can't say anything nice, I always find faults
I find fault with everyone, the waiter, the vicar, my own grandkids
nobody loads the dishwasher properly except me and I tell them so
my daughter said mom you never say anything nice
I judge people in my head all the time, their clothes, their parenting
I see the speck in everybody's eye and overlook the log in mine
How do I stop being so critical and negative about others
on the drive home from church I pick the sermon to pieces
I correct people's grammar in mid-sentence and they avoid me
my husband feels he can't please me because I nag at whatever he does
I've become a grumpy old man who complains about all and sundry
Nothing is ever good enough for me, I'm a perfectionist with other people
sharp tongue, my friends say, I always have a cutting remark ready about somebody
I read the church bulletin only to find the spelling mistakes and then complain about the secretary
My apprentices say I've never praised them once, I only point out faults
I watch people in the supermarket and silently judge what's in their trolleys
How can I tame my critical tongue, I've got a put-down ready for everybody?
At every wedding I pick apart the dress, the food and the speeches on the way home
My grandson said Granny, why do you always say something mean about people, and I was ashamed
I roll my eyes at other mums for feeding their kids nuggets, I'm so judgemental
As a retired teacher I go round with a red pen in my head, marking everyone down
My husband repainted the fence and the first words out of my mouth were you missed a spot
I moan about the preacher, the neighbours, the bus driver, criticising has become my hobby
Why do I see only the flaws in people, and how did Jesus look at them instead?
Lord, help me stop nitpicking and fault-finding, nobody wants to sit with me anymore

# jealousy-in-love
I check my boyfriend's phone when he's in the shower
I go crazy with jealousy when my wife talks with other men
he likes other girls' photos on instagram and it drives me mad
My girlfriend is still friends with her ex and I can't stand it, am I too possessive?
My husband never gave me a reason but I'm suspicious every time he's home late
I'm so jealous when my boyfriend talks to other girls
I check my girlfriend's phone in secret
my wife has a male friend at work and I'm jealous
I get jealous when he likes another girl's pictures
My jealousy is ruining my relationship
I don't trust my boyfriend when he goes out with friends
I keep asking my girlfriend where she was and with whom
whenever she laughs with another man my blood boils
he still follows his ex on Instagram and it drives me mad
I trust my wife but I can't bear it when she goes out without me
my girlfriend has guy friends and I'm jealous of every one of them
I accuse him of cheating though he has never given me cause
Is jealousy part of love or is it sin?
my fiancé works with a gorgeous secretary and I imagine things
I want to know where she is every minute, my jealousy is wrecking us
he dances with others at weddings and I sit there seething
I was cheated on before so I'm possessive with my new partner
She says my suspicions suffocate her, how can I get rid of this green-eyed monster in our relationship
My boyfriend liked a comment by some girl from his gym and I couldn't eat for two days
I followed my wife's taxi to see if she really went to choir practice, I'm mad with jealousy
He laughs more with his female colleague than with me and I'm burning up inside
Is it a sin that I'm so jealous of my husband's first girlfriend, they only say hello at church?
I scroll through her followers at night to find out which guys are after my girlfriend
My fiancé works away on the mines and I imagine him with other women the whole time
I made a scene at a wedding because my partner danced twice with her cousin's friend
She only has to mention her ex and I sulk for a week, I know I'm being possessive
My wife bought a new perfume and straight away I suspected another man
How do I trust my boyfriend when every pretty waitress makes me jealous?
I sniff his shirts and go through his pockets although he's never been unfaithful
What does the Bible say about jealousy between couples, my suspicion is driving her away?

# comparing-on-social-media
I scroll Instagram and feel like everyone's life is better than mine
my friends post their perfect babies and kitchens and I sit in a mess
I delete the app and reinstall it every week, always counting likes
How do I stop comparing myself with other girls online? They're so pretty
LinkedIn makes me feel like a loser, everybody my age is a director already
I compare myself with everyone on Instagram
everybody's life looks better online
I feel bad after scrolling through Facebook
my photos get no likes and it makes me sad
The girls on TikTok are so pretty and I'm not
I see my friends' travel pictures online and feel like a failure
I count my followers and compare them with hers
I scroll Instagram and everyone's in Bali while I'm folding laundry
all those perfect mums on TikTok with their tidy kitchens make me feel rotten
my post got four likes, hers got six hundred
Seeing engagement rings on my feed every day is doing my head in
influencers my age own houses and I'm looking at it from my childhood bedroom
I know it's filtered but I still measure my life against those reels
LinkedIn makes me feel like a loser, everyone's been promoted
Should I delete Facebook? each time I open it I come away discontented with what I've got
I refresh to see who viewed my story and compare follower counts
Online other Christians seem so holy with their quiet-time photos and latte
my teen girl looks at models on Snapchat and thinks everybody else's life is better
the algorithm shows me couples on beaches and my own marriage looks dull next to that
I'm a stay-at-home dad and Instagram fathers build treehouses while I can't get the socks matched
My feed is full of honeymoon reels and gender reveals, and I close the app feeling small
I'm 15 and I take forty selfies, post one, and delete it because the others get more likes
How do I quit measuring myself against influencers with perfect skin and perfect lives?
Other farmers post shiny new combines on Facebook and I scroll in my rusty cab
Everyone's Snap stories are parties I wasn't at, scrolling makes me feel left behind
I see church planters with thousands of followers online and my little congregation looks like a failure
A cousin's status is always new car, new kitchen, new abroad, and I compare and feel poor
My teenage daughter cries over her follower count, she thinks all the other girls have better bodies online
Pinterest homes make me ashamed of my own lounge with the toys and the laundry
Does the Bible speak about comparing, because each time I look at people's posts I lose my contentment?
Would God want me to uninstall Instagram, all those highlight reels leave me miserable?

# cannot-forgive
I've tried to forgive my father and I just can't
what my ex did to me plays in my head over and over, I want him to suffer
I say the words I forgive you but the hatred is still there
My sister-in-law destroyed our family, she never apologised, do I have to forgive her?
Forty years I've carried this grudge against my old business partner, it's made me bitter
The man who ruined my mother goes to my church, I can't pray the Lord's Prayer honestly
I can't forgive him for what he did
I try to forgive my ex-husband but the anger stays
how can I forgive someone who isn't sorry
I still hold a grudge against my old boss
She hurt me so badly and I can't let go
I'm full of bitterness against my aunt
I said I forgave her but I still feel hate
I've tried to forgive my stepfather and the bitterness always returns
she ruined my wedding day and never said sorry, I can't let it go
seventy times seven? he doesn't deserve even once
I pray the Our Father and get stuck at as we forgive those
do I have to forgive someone who isn't sorry
I've held this grudge against my sister for eighteen years
my ex took everything from me and I'm supposed to wish him well?
the man who caused our crash walked free and I can't find forgiveness in my heart
I say I've forgiven my mother-in-law but my stomach turns when she walks in
what she told everyone about me is unforgivable
I keep replaying what he did and plotting how to get back at him, God help me pardon him
resentment is eating me up, how does one forgive from the heart
My business partner ran off with our van and tools and I can't bring myself to forgive him
The surgeon's mistake cost me my hand and he never said sorry, the bitterness sits in my throat
Our neighbour's lie lost my father his job in 1987 and our family has held it against them ever since
How can I forgive my aunt when she laughs about what she did to us?
I'm 17 and my former friend shared my diary, everyone says forgive her, I just can't
I sing in church about mercy and inside I'm nursing a grudge against my brother-in-law
My ex turned my kids against me, forgiveness sticks like a bone in my gullet
Must I forgive again and again when the person keeps doing it and feels no remorse?
I rehearse in the shower what I'd say to her, eleven years of resentment and no peace
The drunk who hit my husband wrote a letter from jail, and I'm not able to pardon him
I said it's fine, but it's not fine, unforgiveness has made me hard and sour
Lord, I don't even want to forgive the man who cheated my mother out of her land, help me want to

# cannot-forgive-myself
I’m so embarrassed by what I said yesterday
I could die of shame over what I said
I know God forgave me but I can't forgive myself
I wasn't there for my kids when they were small, I was always working, and I can't undo it
at 19 I did something that still makes me sick with shame, I'm 63
I left my grandfather alone that night and he fell. How do I live with the regret?
Everyone says let it go. I replay it every evening, what I said to her, what I should have done
I can't forgive myself for what I did
I know I'm forgiven but I still feel guilty
I made a terrible mistake years ago and can't let it go
I wish I could turn back time and undo it
I keep blaming myself for the past
God forgives me but I can't forgive myself
I was a bad mother when they were young, I blame myself
I had an abortion at nineteen and I've never been able to forgive myself
God may have forgiven me but I can't
I wasn't a good father when they were small and I hate myself for that
what I did years ago still wakes me with shame
everyone says let yourself off the hook, I just can't
I put Mum in a home against her will and reproach myself daily
I cheated on a good man and lost him, I'll blame myself forever
How did Peter live with himself after the rooster crowed
my regrets play on a loop, I punish myself in my head
confessed it a hundred times but I don't feel clean, I keep condemning me
I gambled away the kids' college money. they've forgiven me, I haven't
if only I'd noticed her symptoms sooner, I can't pardon myself for that
I sold my mum's ring for a phone when I was sixteen and I still can't forgive myself
I was too busy with the shop to see that my boy was struggling, I blame myself every day
My wife has forgiven the affair, our pastor has prayed with us, but I go on condemning myself
How can I accept God's forgiveness when I'm still disgusted with what I did at 20?
I signed the papers to sell Dad's farm and I reproach myself each time I drive by
I let my sister take the blame for me in front of our father, forty years of guilt
I keep going back to that night in my head, if only I'd driven her home myself
I left my first wife with a baby and I punish myself by not allowing anything good
As a young teacher I humiliated a pupil, I'm retired now and the remorse is as strong as ever
What do you do with guilt that stays although the sin was confessed and pardoned long ago?
I missed the signs of my son's illness and I'm a doctor, I can't let myself off
Is there a Bible verse for people who've been forgiven by all except themselves?

# caused-an-accident-or-harm
I hit a cyclist with my car and he didn't survive
I was texting while driving and my friend's in a wheelchair because of me
as a nurse I gave the wrong dose and the patient nearly died, I can't stop shaking
A child ran out in front of my truck. The police say not my fault but I see her face
Because I left the stove on our neighbour's flat burned down, how do I face them?
I caused a car accident and someone was hurt
I ran a red light and hit another car
A boy was hurt because I wasn't watching him
I made a mistake at work and a patient was harmed
I backed the car over my neighbour's dog
I was driving and my friend was badly injured
My cigarette started a fire and the barn burned
I hit a cyclist with my car and he can't walk
I looked at my phone for two seconds and ran the red light, a woman was hurt
I'm a nurse and I gave the wrong dose
my carelessness with the candle burnt down our neighbours' kitchen
a kid broke his arm on my watch at the camp
I reversed over the neighbor's toddler's leg, the sound won't leave me
it was an accident but someone died because of me, how can God look at me
I left the gate open and the dog bit a child
fell asleep at the wheel and my passenger is in a coma
A worker fell from the scaffold that I had put up
should I visit the family of the man I injured?
at the party I pushed him into the pool for fun and he is paralysed now
I overtook a bus in the rain and hit a boy on a scooter, he's lost his foot because of me
My forklift tipped a pallet on a workmate, he'll never lift anything heavy again
I mixed up two labels in the pharmacy and an old lady collapsed
How do I live with the guilt of the crash, I was driving and she's in a wheelchair?
I left a pan of oil on the stove and our neighbours lost their kitchen through my fault
I was the babysitter when the toddler fell down the steps, I'd only turned round for a second
My dog got out through the gate I hadn't latched and bit the postman badly
As a scout leader I chose that path, and a girl in my group broke her back in the fall
I rear-ended a family at the lights because I was tired, their grandma's still in hospital
Will God forgive me for the accident I caused, though the family may never do so?
I sprayed the wrong field and my neighbour's bees all died, he lives from that honey
Should I write to the man who got injured by my mistake, or would that only hurt him more?

# pornography-and-lust
I've been addicted to porn since I was 13 and I'm 31 now
I watch stuff on my phone at night when my wife's asleep
i'm a girl and i struggle with porn and masturbation, i thought only guys did
I delete everything, fast and pray, and three days later I'm back on those sites
Can I still lead Bible study when I lust after women in my head all the time?
I paid for a webcam girl and a massage parlour, I feel filthy
I can't stop watching porn
I look at dirty pictures on my phone
I'm addicted to pornography and ashamed
my mind is full of lust
I watch porn at night and then pray for forgiveness
I can't look at women without lust
My wife found porn on my laptop
I'm addicted to porn and my wife has no idea
every time I'm alone with my laptop I end up on those sites
my eyes follow every woman in leggings at the gym
I'm a girl and I watch porn, nobody talks about that in church
is masturbation a sin
dirty thoughts about my friend's wife won't leave me
installed a blocker, found a way round it the same week
My husband looks at naked women online and I feel betrayed
I pay for OnlyFans in secret
I found filthy videos on my 13 year old's tablet
how do single Christian guys deal with sexual urges
lust is eating my mind, I undress people with my eyes even during worship
I'm a worship drummer and on Saturday nights I'm on porn sites, then I play on Sunday
My wife's been away with her mother and I've been looking at naked pictures every evening
I'm 20, someone shared a dirty video in the chat and since then I can't stop searching for more
How do I break free from porn, I've tried filters, accountability apps, cold showers?
I drive a long-haul truck and in the cab the temptation to watch filth is huge
I'm 68, a deacon, and still wrestle with lustful thoughts about the woman who sits in front
Steamy romance novels and sex scenes on Netflix have become my secret habit as a mum
My boyfriend admits he's hooked on porn and I don't know how to look at him
I clear my browser history every night before my husband comes up, nobody suspects it of a woman
I stare at women on the train with lust in my mind, and I hate that my eyes do that
What does the Bible say about sexual thoughts and looking at porn when you're single?
Can God clean up a mind that's been full of dirty images for so many years?

# drink-or-drugs-have-me
I can't stop drinking, it used to be weekends and now it's a bottle of wine a night
I've been smoking weed daily since college and I lie to my church about it
hooked on painkillers since my knee surgery
Six months sober and last night I relapsed, I'm so ashamed. Does God give up on addicts?
Cocaine cost me my job and my apartment, I want to get clean and I don't know how
I drink too much and can't stop
I need a drink every evening
I'm addicted to weed
I was sober for a year and started drinking again
I take pills every day and can't quit
I hide bottles in the garage
I can't quit smoking and drugs, I've tried so often
one glass of wine became a bottle every night
I hide vodka in the garage
relapsed after nine months sober
I smoke weed every day just to feel normal
the pills were for my back and now I can't do without them
cocaine is destroying me, is there any hope for a junkie with Jesus
woke up on the kitchen floor again, my kids saw me drunk
AA meeting tonight, my hands are shaking
I lost my licence because of the booze and still went to the pub after court
Can't quit vaping, cigarettes, you name it, my body is a slave of nicotine
mkpuru mmiri, meth, call it what you like, it has me and I cannot stop
does God help an alcoholic? I've promised him I'd stay dry so often
I'm a chef and finish off the wine after every service, lately I start before lunch
My knee surgeon prescribed oxy and two years on I'm buying tablets from a bloke in the car park
I pour brandy in my tea so the grandchildren won't notice, I'm 67 and can't stop drinking
How do I get off weed when everyone in my res smokes before class?
I got my ninety days chip and lost it at my cousin's wedding, drunk by ten
Tik has eaten my wages, my teeth, my friends, I want to get clean and stay clean
I lock the pub at night and stay on alone with the whisky till I fall asleep
My hands tremble till I've had the first can, I'm a roofer and that's dangerous
I told my wife it was only beer, she found the empty vodka bottles in the toolbox
Does God help addicts who've relapsed for the fifth time, rehab didn't last a month?
I started with sleeping pills after my divorce and now I swallow them like sweets, I'm dependent
Which Scripture can I hold on to when the craving for a drink comes at six o'clock?

# phone-or-games-have-me
can’t put my phone down
addicted to my phone
I scroll for hours and can’t stop
I'm on my phone seven hours a day and can't put it down
I play video games till morning and miss lectures, I'm 21
tiktok is the first thing I see when I wake up and the last before I sleep
My kids say mum you're always on your phone, and they're right. How do I get free?
I spent 2000 dollars on skins and loot boxes in a mobile game, I know it's stupid
I can't put my phone down
I play games all night and miss school
I waste hours on YouTube every day
I scroll on my phone instead of studying
I'm addicted to my phone
I spent so much money on a mobile game
I deleted TikTok and put it back the same day
my screen time says seven hours a day
I play Fortnite until sunrise and fail my classes
I reach for the phone before I even open my eyes properly
meant to pray, scrolled for two hours instead
how do I quit TikTok, I keep reinstalling it
I spent €400 on loot boxes and skins
My thumb hurts from swiping, I can't watch a film without a second screen
Candy Crush eats my evenings, at sixty-three, laughable isn't it
the console is my whole life, I've got no friends outside of Discord
I look at my mobile at red lights, at table, on the loo, like an addict
one more level and then I'll go to bed, I tell myself, at 4 am
my little boy said Mummy put the phone down and it cut me to the heart
I play Clash of Clans under the desk at work and my manager has warned me
My thumb opens TikTok by itself, I lost a whole Saturday to short videos
I'm a grandmother and Facebook games keep me up past midnight, the ironing piles up
How do I break my phone addiction when I need the thing for my job as a courier?
I'm 13 and mum hid the PlayStation because I gamed eleven hours straight
Scrolling has swallowed my reading, I used to finish a book per week, now it's reels
I stream and raid with my guild every night, my girlfriend says she's dating a headset
In sermons I sneak a look at my screen, notifications run my life
I'm a teacher who bans phones in class and then stares at mine for five hours at home
I paid for a gaming chair rather than my electricity, I'm hooked on Call of Duty
Could God free me from mobile gaming, I delete the app each Monday and reinstall it Tuesday?
What would be a wise limit for screen time, I can't control mine any longer?

# same-sin-again
I keep doing the same sin and asking forgiveness, it's like a circle
promised God a hundred times I'd stop and I fell again last night
How many times will God forgive the very same thing?
I repent on Sunday and by Wednesday I'm right back in it, am I even saved?
Tired of confessing the same old failing year after year, I'm a hypocrite
I keep falling into the same sin
I confess it and do it again the next day
I promised God to stop and I did it again
Every time I repent I fall back
I'm tired of the same sin over and over
How often can I ask forgiveness for the same thing?
I go to confession every week with the same sin
I promised God never again and I did it again last night
I confess, I fall, I confess, I fall, it's a merry-go-round
the good I want I don't do, exactly like Paul
will God get fed up with me coming back with the identical thing every week
my willpower lasts until about Wednesday
how often can one be forgiven for the same sin?
I keep on sinning though I know better, am I a real Christian
old habit has come back after a year of freedom
like a dog returning to its vomit, that's me
The priest must be bored of hearing my one confession over and over
I hate this sin yet run straight back to it
New Year's resolution broken by the second of January, I've slipped into my pet sin once more
I confessed on Saturday and by Sunday tea I'd committed the very same sin again
Each New Year I write the same failing on a card and burn it, and each January I fall
Three weeks clean from that sin and then one stupid evening and I'm back where I began
How can I be a believer if I relapse into the same wrong over and over?
I'm 70 and still repent of what I repented of at 20, the same old sin
My accountability partner has heard my confession so many times he just nods
I fast, I promise, I last nine days at most, and then the old sin wins again
I know exactly that it's wrong and yet I slip into it every time, like a groove in the road
Tears at the altar, fresh start, and within a week I've fallen back, I'm sick of this cycle
Does the Lord's patience run out when you ask pardon for an identical sin a thousand times?
In the barracks I vowed it was the last time, it's always the last time
Which Bible passage breaks the pattern of sinning, repenting and sinning again?

# i-lie
I lied to my best friend and can't look her in the eye
I lie about everything, even small things I don't need to lie about
I told my wife I paid the bill and I didn't, and now one lie leads to another
put a degree on my resume that I never finished and I got the job
I exaggerate my stories so people like me. Is that really lying?
My whole family thinks I still go to university, I dropped out a year ago and keep pretending
I lie all the time and can't stop
I told my parents a lie about my marks
I lied to my friends about my job
I make up stories to look better
I lied on my application and got hired
one lie leads to the next and I can't get out
I told my boss I was sick but I was at the beach
I lie without even thinking, it just comes out
I told my girlfriend I have a degree and I don't
I called in sick and went to the match
is a white lie a sin too
I exaggerate stories to look good and can't keep track
one fib led to another and now I'm in a web of lies
I padded my CV and got the job
I cheated on my taxes and signed that it was all true
I lie to my parents about where I am on Saturday nights
how can I become an honest person, I've been a liar since childhood
I say I'm fine, I say I'm on my way, I say I loved the gift. never the truth
Should I own up that I made up the whole story? People have believed me for years
I tell customers the fish was caught this morning, it's from Tuesday, lying is part of my trade
I told my gran I go to mass every Sunday and I haven't been since Easter
I invented a sick aunt to get out of a wedding and now people ask how she is
How do I stop lying when fibs slip out faster than the truth?
I'm 14 and I lied to my mum about where I was, she trusted me completely
I put false hours on my timesheet and signed, everyone does, but it's dishonest
I tell my friends in America that I own a house here, in truth I rent a room
I've said I'm 39 for six years, even my boyfriend doesn't know my real age
My stories get bigger at every telling, I bluff and embroider and can't remember what's true
Is it still lying before God if you only leave out half of the truth?
I blamed the traffic for being late, in fact I overslept, these little untruths pile up
Should I come clean to my parents that I faked my report card?

# prayer-unanswered
I've prayed for my husband's healing for eight years and nothing happens
does God even hear me? I ask and ask and get silence
Other people get answers to prayer for a parking spot and I can't get one for my son
I've been asking God for a job, on my knees every morning, heaven's door is shut
I've fasted and petitioned since January for the same thing and there is still no reply from heaven
I pray and nothing happens
God doesn't answer my prayers
I've prayed for years and still no answer
why does God answer others and not me
I ask every day and hear nothing
I prayed so hard and it didn't help
Is anyone listening when I pray for my family?
I've prayed for a husband for fifteen years and nothing
knock and it shall be opened they say, my knuckles are bleeding
why does God answer everyone else's requests and not mine
is there something I'm doing wrong when I pray? heaven is brass
fasted for 21 days and still no breakthrough
I asked for just one thing and the answer was no
How long must I go on asking? every night the same plea
my prayers bounce off the ceiling
I've begged God for a baby and the test is negative each month
visa refused again in spite of the whole church praying
should I give up petitioning, since it changes nothing
he finds parking spaces for others but leaves my cry without reply
I've prayed since I was widowed for my boy to find work and there's no answer, just silence
My prayer notebook is full of requests and hardly any has a tick beside it
We prayed for rain for three years, the neighbours got it and we did not
Why doesn't God reply when I've prayed for the same thing every morning for ten years?
I lit so many candles for a second child and still my prayer isn't heard
Everyone in our cell testifies about answered prayers, I sit there with my unanswered ones
I've asked a thousand times for peace in our home and it's as though nobody picks up
I prayed to pass, I prayed for papers, I prayed for a husband, and heaven stays silent
My seven year old prayed for his bike to be found and he asked me why it didn't work
Am I praying the wrong way, since nothing ever comes of it?
I've knelt on this same rug for twenty years with the same plea, and I keep waiting
What does the Bible say to someone who prays and prays and God doesn't seem to listen?

# prayed-for-healing-and-they-died
I begged God to heal my mum, I believed, and she died. Was my faith too small?
They told me if I had enough faith she'd be healed, now she's dead, is it my fault?
We anointed dad, prayed for a miracle, claimed every promise, and buried him
Did my mother die because I doubted when I prayed?
I was so sure he would recover, we prayed night and day, why did God let him die?
Someone said we lacked faith, that's why my sister wasn't healed before she passed
We fasted, the whole church prayed, and my niece died anyway
We prayed for healing and my dad still died
I prayed so hard for my mother and she died
The church prayed for my friend and he didn't get well, he died
why didn't God heal my wife
We believed in a miracle but my sister died anyway
They said I didn't have enough faith, so my grandma wasn't healed
I prayed by his hospital bed and God didn't heal him
the whole church fasted for her recovery and she died anyway
we anointed him with oil, we believed, and we buried him
I trusted God to heal my baby and he let her die
They told me my faith was too small, that's why my mum wasn't healed
hundreds on the prayer chain, yet the cancer won
why did Jesus raise Lazarus and not my brother
A prophet declared he would live, he passed the next morning
I knelt by that hospital bed night after night and in the end the monitor went flat
what's the point of asking for miracles, my dad's dead in spite of all our intercession
We went to Lourdes with her, three weeks later she was gone
I was so certain God had promised me he'd get well, and now I'm choosing a coffin
my little sister asks why God didn't listen when we prayed for grandma to get better and she died
We laid hands on my husband every night, spoke healing over him, and still he died
I told my children daddy would be healed because we prayed, and then I had to tell them he was dead
The intercessors kept a 24 hour chain for our baby and she passed at dawn
Was it my lack of faith that my mother wasn't healed although I prayed without stopping?
A visiting evangelist declared my brother cured, we danced, and ten days later we buried him
I drove my dad to a healing crusade four hours away, he died on the way home
I prayed for a miracle beside her incubator, the doctors were right and my prayers were not
My prayer was so full of faith, I'd already thanked God for healing my friend, then came the call
Our whole school prayed for our teacher to recover and she died in the holidays
Why does God heal some people and let my wife die after so many prayers?
I refused to plan a funeral because I believed she'd be healed, now I feel like a fool
How do I pray for any sick person again after asking for healing and losing my son?

# god-feels-far
I don't feel God's presence anymore, my prayers hit the ceiling
I used to cry in worship and now I'm dry as a bone
Has God left me? I read my Bible and it's just words on paper
It's like a desert, two years now, I keep going to church but He's so distant
I miss the closeness I had with Jesus when I first believed, where did it go?
My prayer time has gone dry, I kneel and there's just emptiness, no words come
Spiritually parched, I thirst for God but feel zilch when I pray
Praying has become a chore, barren, my heart is numb and cold
Quiet time used to feed me, lately it's dust, a dry spell that won't break
God feels so far away
I don't feel anything when I pray
I read the Bible and it leaves me cold
I feel like God has left me
my heart is dry and prayers feel empty
I used to feel close to God, now there is silence
Worship songs don't touch me anymore
I read, I sing, I go through the motions and feel nothing of God
it's like he has left the room
I used to sense his presence so strongly and now there's silence
spiritual desert. dry as dust
where has God gone? I can't find him
others raise their hands in worship with tears, I stand there numb
my God my God why have you forsaken me, those are my words tonight
Does he hide on purpose? I long for closeness and meet only emptiness
after the retreat I was on fire and by Monday God was a stranger again
I don't hear his voice any more like I did when I was newly saved
dark night of the soul, I suppose, months of no sense of the Lord
He seems a million miles away up there and I'm down here talking into thin air
I'm a pastor, I speak of God daily, and privately he feels as distant as the moon
At the women's retreat all the others wept with joy and I felt absolutely nothing of his presence
Since we came back from the mission field God seems absent, like a phone without signal
How do I find my way back to that nearness, lately the Lord feels like a stranger?
I go to adoration and stare at the candle, my soul is dry and nothing stirs
I'm 19, I got baptised on fire, and now my heart towards God is numb
My devotions have gone stale, same chair, same Bible, no sense that someone is there
Singing used to bring me close to heaven, now the hymns are just notes and God is silent
On the farm I once felt him in every sunrise, this year the sky is only sky
Has he turned his face from me, or why do I feel so abandoned by God?
I raise my hands with the congregation but inside I'm cold and far from him
Which psalm fits a dry season when God hides and prayer feels empty?

# doubts-about-faith
I'm not sure I believe in God anymore and I'm scared to tell anyone
my biology degree makes it hard to believe Genesis, and then everything else falls
What if it's all made up? I grew up Christian just because my parents were
How can I know the resurrection really happened? I want to believe but my head says no
I'm an elder, 59, and lately I wonder if anyone is listening when we pray
I have doubts about God
I don't know if I still believe
how can I know the Bible is true
Science class makes me doubt my faith
Sometimes I think God doesn't exist
I'm afraid my doubts mean I'm not a real Christian
I have so many questions and nobody at church answers them
what if none of it is true
biology class has shaken my belief in creation
I'm a deacon and secretly I no longer know if God exists
how do we know the Bible wasn't simply made up by men
watched some atheist on YouTube and couldn't answer his arguments
Lord I believe, help my unbelief
I was raised Christian, but would I be a Muslim had I been born in Cairo?
the contradictions in the gospels bother me a lot
I think I'm deconstructing and it scares me
Thomas needed to see it, so do I, is doubting forbidden
did Jesus actually rise, or is it a nice legend? i used to be so sure
my certainty has crumbled, I sit in church and think do I honestly believe any of this
I'm a Sunday school teacher and while telling the miracles I catch myself thinking, did that truly happen?
My philosophy lecturer took my arguments for God apart in ten minutes and I had no answer
I read about other religions and wonder how we can be so sure ours is true
How did you keep your faith when science and the Bible seem to contradict each other?
At my confirmation I said I believe, but honestly I'm full of questions and uncertainty
After forty years in the pew I lie there wondering whether there's anyone up there at all
My boyfriend is an atheist with good points and my beliefs have started to wobble
I stopped at the line about the virgin birth in the creed, I can't say it anymore with conviction
My kids ask if the ark is real and I don't know what to tell them, I doubt it myself
Is doubting a sin, or may a Christian question whether the gospels are reliable?
I grew up in a strict church, now I'm sceptical of all of it and scared of losing my faith
What evidence is there that Jesus rose, because my belief is hanging on by a thread?

# angry-at-god
I'm so angry at God for letting my wife get sick
where was He when my baby died? I can't sing those songs anymore
I shouted at God in the car today and swore, is that unforgivable?
I did everything right, tithed, served, stayed pure, and He took it all away from me
Don't tell me God is good. My dad prayed every day of his life and died in pain and I'm furious
I'm angry with God
why did God do this to me
I did everything right and God let me down
I yelled at God in the kitchen
I can't praise God, I'm too mad at him
How can a good God allow this? I'm furious
I'm so disappointed in God, I don't want to talk to him
I'm furious with God
I shouted at the sky and told him what I think of him
he's supposed to be almighty and he just sat there and watched
is it a sin to be mad at the Lord
don't tell me God is good, I'm done with him
I threw my Bible across the room
I've served him all my life and this is how he repays me
Job argued with God. I want to as well, I have a bone to pick with him
I refuse to pray to someone who took my child's sight
I cursed God last night, will he punish me
Grrr God why do you bless crooks and trip me up, I'm raging
resent him, honestly, he could have lifted one finger and didn't
I slammed the hymn book shut in the middle of the song because I'm so mad at God
My crops failed while the cheat across the river prospered, and I've told God exactly what I think of it
I'm a chaplain and I'm livid with the God I'm supposed to speak for
May I shout at God, or is my anger at him a sin?
I took the cross off the wall after my son's stroke, I don't want to look at him
He gave us this baby and then took her hearing, I'm raging at heaven
I'm 16 and I hate God for letting my parents split, I told him so out loud
People say God is love and I want to throw something, after this year I'm furious
I served as an altar boy, a reader, a warden, and he let me down when I needed him most
Every thank you Lord in church makes my blood boil, I feel betrayed by God
My quarrel is with God himself, he had the power to stop it and did nothing
How do I pray when I'm too cross with the Lord to even say his name nicely?

# too-guilty-for-god
I've done things so bad that God can't possibly want me back
I'm afraid I committed the unforgivable sin, I cursed the Holy Spirit in my mind
after prison, drugs and two abortions, would Jesus still take someone like me?
I don't dare take communion because of what I've done
Everybody in that church is clean and I'm dirt. I sat in the parking lot and drove home again
I've sinned too much for God to love me
can God forgive someone as bad as me
I did such terrible things in my past
I don't feel worthy to pray
I'm too dirty to enter a church
My sins are too big to be forgiven
I think I committed the sin that can't be forgiven
after all I've done God can't possibly want me
have I committed the unforgivable sin?
I slept around, stole, dealt, there's no forgiveness for the likes of me
I'd be struck by lightning if I walked into a church
my past is too dirty for him to touch
I feel unworthy to take communion
worked as an escort for years, could Jesus love such a woman
blasphemed the Holy Spirit as a teen and now I fear I'm beyond mercy
other people's sins are small, mine are scarlet
I aborted twice, surely I'm disqualified from grace
The thief on the cross got in but I knew better and sinned all the same
I don't dare lift my eyes to heaven, like the tax collector
I did things in the war that I've never told a soul, God can't want a man like me
I sit at the back near the door, because someone with my past doesn't belong among decent people
I stole from my own grandmother for years, how could heaven ever have mercy on that
Is there any sin too dark for Jesus to forgive, because mine might be the one?
I danced in clubs and sold myself, when they sing about being washed clean I go outside
I pass the bread and cup along untouched every month, I feel too unclean to take them
My wife says God forgives all, she doesn't know the half of what I've done
I'm 22 and already so stained that I daren't pray, I'd feel like a fraud
I mocked the Spirit at a party years ago and fear I can never be forgiven
As a moneylender I ruined three families, I can't lift my face to God
What if he looks at my record of sins and says no, not her?
Does the Bible name any awful sinner whom God took back, I need to know if I'm beyond grace

# unsure-of-gods-will
How do I know what God's will is for my life?
I'm 22, graduating in May, no idea which direction the Lord wants me to go
I keep asking for a sign and see nothing, how do people hear God's voice?
Was that dream from God or just me? I don't want to make the wrong decision
every door seems closed and I don't know what He wants of me
I don't know what God wants me to do
how can I know God's plan for my life
I pray for a sign but none comes
I don't know which way to go in life
Is this the path God wants for me?
I'm waiting for God's direction and hear nothing
I'm afraid of missing God's will
two job offers and I don't know which one God wants me to take
how do I know if it's God speaking or my own head
should I marry him or not, I need a sign
I'm at a crossroads and can't hear any direction
Is it God's plan for me to be a missionary or am I imagining it
laid out a fleece like Gideon and the answer was unclear
I've prayed about whether to move house and both doors seem open
what's my calling? I'm 22 and everyone else seems to know theirs
I'm scared of making the wrong choice and missing the Lord's will
One pastor says go, another says stay, which is from God
engineering or theology, I have until Friday to decide and I want his guidance
does God have one perfect path for me or may I pick for myself
I've got a place at Bible college and one in nursing, and I don't know what God wants
The bank offers me a loan for a second bakery, is it the Lord's leading or my own ambition?
I'm forty and still waiting for a calling, other people seem to get clear guidance
How can I tell God's voice from my own wishes when it comes to buying this farm?
My wife feels called to serve in Nepal, I feel nothing, which of us is hearing right?
I flip my Bible open hoping for a direction, all I got was a list of kings
A job in Perth or staying near my church here, I've prayed and there's no clear sign
I'm finishing matric and everyone asks what God's plan for me is, I've no idea
Two good men want to court me and I ask the Lord to show me which path is his
Is it possible to step outside God's will by choosing the wrong course of study?
I'm 66, what does he want me to do with my remaining years, I keep listening for direction
Should I wait for confirmation or simply make the decision and trust God to close the door?

# no-time-to-pray-or-read
I never find time for prayer, with three kids and a job I fall into bed
my Bible's been sitting on the shelf for months
I start a reading plan every January and quit in Leviticus
I fall asleep as soon as I begin to pray. Is God disappointed in me?
On the commute I mean to do devotions but I end up scrolling the news
I have no time to pray
I'm too busy to read my Bible
I always fall asleep when I pray at night
my Bible is covered in dust
The day is over before I find time for God
I want to read the Bible daily but never manage it
With work and kids I forget to pray
three kids under five, my quiet time is two minutes on the loo
I open my Bible app and fall asleep after one verse
I leave at 5, get home at 8, when am I supposed to pray
my Bible has been gathering dust since Easter
started the read-it-in-a-year plan and got stuck in Leviticus, I'm months behind
Is praying in the car on my commute good enough for God?
exams, rehearsal, part-time job, devotions always get squeezed out
too busy for God, I know that's bad
My mind wanders to the shopping list as soon as I fold my hands
how do other mums find a minute for scripture between school run and bath time
I feel guilty that I don't have daily devotions, my schedule is packed
can you give me something short, I've five minutes at lunch for the word and that's all
I milk at four and fall asleep on my Bible at nine, not one full page this week
My prayer life is a quick help me at red lights, I drive Uber fourteen hours a day
Four kids, two jobs, a choir, my devotional book is still at the second of January
How do busy nurses find time for reading Scripture between night shifts?
I bought a lovely study Bible with highlighters and it's still in its plastic
I mean to pray when I wake up, then it's lunch boxes, uniforms, bus, and the day is gone
I'm a medical student and every free minute is anatomy, I haven't opened the word in months
Even as a pastor I read the Bible only to write sermons, never quietly for myself
My prayer app sends a reminder at seven and I swipe it away, too rushed again
Would God mind if I only pray while hanging up the washing, there's no other quiet moment?
Harvest, school board, accounts, by the time I kneel my eyes close and I'm gone
What's a realistic plan for a working mum to read a little Bible daily?

# afraid-of-war-or-disaster
I'm afraid there will be a war, I watch the news and can't breathe
we live near the border and hear the drones at night
Are these the end times? Earthquakes, floods, nuclear threats, I'm scared for my kids
My son is in the army reserve and they've called him up
The typhoon is coming on Saturday and our roof is just sheet metal, please pray
I'm afraid of war
the news about the war scares me
There was an earthquake and I'm afraid of the next one
I'm scared of what is happening in the world
A hurricane is coming and we're frightened
my kids ask if war is coming here too
I lie there listening for sirens
the news says there could be nuclear war and I can't eat
sirens again tonight, we sit in the shelter with the little ones
Are these the end times? wars and rumours of wars everywhere
climate change scares me, what world will my kids live in
hurricane's coming Thursday and we're boarding up the windows
they're calling up reservists and my son is 19
I stock tins and water because I think everything's about to collapse
drones flew over our town last night, the ground shook
since the earthquake drill I'm terrified of the big one
what if China invades, what if there's another pandemic, I doomscroll and shiver
bandits attack villages near us and we sleep with our shoes on
The wildfire is two ridges away and I'm scared, which psalm speaks of refuge
I live under a volcano and the sirens were tested today, my legs went weak
My cousins are in Taipei and every headline about warships makes me tremble
I've packed a go bag by the door since the bushfire warnings, I jump at any smell of smoke
How do I calm my children when the news shows rockets and they ask if we're next?
Nuclear talk on the radio again, I'm old enough to remember the shelters and it scares me
We live below sea level, the river is rising, and I check the flood map every hour
My husband is with the peacekeepers and fighting has broken out again near his camp
The aftershocks won't stop, each time the lamp sways I grab the kids and run
As a teacher in a border village I do evacuation drills with six year olds, I'm afraid of an invasion
Is the world ending, with wars, plagues and heat waves all at once?
I hoard rice and batteries because I'm convinced a catastrophe is coming
Which verses about God's shelter can I read during the cyclone warning tonight?

# lost-home-or-all-in-disaster
Our house burned down last night and we have nothing but the clothes we're wearing
the flood took everything, my shop, the photos, grandpa's Bible
We fled Ukraine with two suitcases and now our street doesn't exist anymore
After the earthquake we've slept in a tent for two months, five of us. Where is God in this?
Wildfire destroyed the farm, 40 years of work, and the insurance won't pay
We lost our house in the fire
the flood destroyed everything we had
The storm took our roof and we sleep in a school gym
after the earthquake we live in a tent
Our farm burned and the animals are gone
we fled from the war and left everything behind
The hurricane took our house, we only have our clothes
the flood took our house and every photo we had
everything burnt down, we stood on the street in pyjamas
The tornado left only the chimney standing
we fled with two suitcases and our town is rubble now
the cyclone destroyed my boat and nets, how will I feed my family
insurance won't pay, the mudslide swept it all away
Living in a tent since the quake, with my old mother
forty years of work went up in flames in an hour
our farm is under water, the cattle drowned, we've got nothing left
a bomb hit our building, I only have what I'm wearing
burglars emptied our home while we were at the funeral, even granny's jewellery
like Job I lost all in one day, a gas explosion. Where do we start again?
The river came through our shop at night, everything we stocked for Christmas is mud
We dug for my wedding album in the ashes of the bushfire and found only the hinges
My fishing village was washed away by the typhoon, we sleep eleven in a classroom
Where do you begin when a hurricane has taken your house, your car and your workplace?
The shack fire spread in minutes, fifty families are homeless and my kids' school books burned
We escaped the shelling with the cat and a rucksack, our flat is a hole in the wall now
The landslide buried the tea garden that fed three generations of us
I'm 74 and living in a FEMA trailer, the tornado left nothing of my home but the steps
The quake flattened our house and my sewing machine, my only income, is under the rubble
Why did God spare our lives and yet let the flood take all we owned?
Volunteers gave us blankets and pots, I've never had to accept charity before, everything is gone
Is there a prayer for a family that has lost the roof over its head in a storm?

# treated-badly-as-a-foreigner
People tell me go back to your country, I was born here
at work they give me the dirtiest jobs because I'm an immigrant
A woman on the bus moved her bag away from me because of my skin colour
The landlord said no foreigners. How do I not hate them back?
My kids get called racist names at school because we're Asian, even at church folks avoid us
People treat me badly because I'm a foreigner
they laugh at my accent and tell me to go home
my son is called names at school because of his skin
nobody wants to rent me a flat because of my foreign name
I'm an immigrant and get the worst jobs
at the office they act as if foreigners are stupid
People stare at my headscarf and my dark skin
they tell me to go back where I came from
people talk slowly and loudly at me because of my accent
nobody rents a flat to someone with my surname
I'm a refugee and the clerk treats me like dirt
On the bus no one sits beside me because of my headscarf and skin
I'm a qualified engineer from Lagos and here I wash dishes and get called names
my boss pays the Filipino girls less than the locals
what does God say to immigrants who are despised
the police stop me every week just for being brown
I was born here, still I'm asked where I'm really from
as a stranger in this land I am cheated, they held my passport and my wages
My kids are called dirty migrants on the playground. Did Moses not command to love the foreigner?
I'm a Nepali carer in London and one patient won't let me touch her because of my colour
The security guard follows me round the shop every time, I'm Somali and I only want nappies
They spelled my African name wrong on purpose and laughed, then gave the promotion to a local
How should a Christian react when people shout go home, you migrant, from a car?
My accent makes them hang up, I've applied for ninety jobs under my foreign name
At the taxi rank they call us makwerekwere and refuse to serve us at the clinic
My Chinese grandmother was spat at on the train, since then she doesn't go out
I've a passport from here and still get asked at the border where I'm really from, only the brown ones
Our kids come home asking why nobody wants to sit with the refugees at lunch
I pick strawberries with a permit, the farmer pays us foreigners half and we sleep in a container
Does God see how immigrants are treated, the landlord tore up my form when he saw my country?
What does the Bible say about racism and how to love those who despise you as a stranger?

# relative-in-prison-or-released-myself
I got out of prison in May after nine years and no one will give me a job
my husband's in jail and I don't know what to tell our children
My dad has been locked up since I was six, should I write to him?
I'm an ex-con. I found Jesus inside but church people clutch their bags when I sit down
My brother was sentenced to 15 years last week, our mother collapsed in court
My husband is in prison
my father is in jail and I'm ashamed at school
I was released from prison and can't find work
My brother got five years in prison
I served my sentence but people still treat me as a criminal
we visit my uncle in jail once a month
I'm out of jail and want a new start
my son got eight years and I visit him every second Sunday
I came out of jail on Monday and nobody will hire me
my husband's locked up and the kids think he works abroad
ex-con here, trying to go straight
How do I face the village after doing time
my brother is behind bars for something he didn't do
Mum's in prison and I live with my gran, kids at school found out
on parole with an ankle tag, does God give second chances to criminals
my nephew was sentenced today, we all cried in the courtroom
which Bible passages can I write in a letter to my dad in his cell
after eleven years inside I don't even know how a smartphone works
people shun us because our daughter is an inmate
My daughter got three years, I'm raising her toddler and we visit the prison on Saturdays
I've been out on parole for a month, the background check kills every job application
My dad's letters come with a prison stamp and I hide them from the postman and my friends
How do I support my brother in jail without losing heart, he's got six years to go?
I work in a bank and no one knows that my mother is an inmate
They searched my handbag and my Bible before I could see my son behind the glass
I did my time, eighteen years, and the world outside beeps and scans and I'm lost
My husband's trial ended today, guilty, they led him away in handcuffs in front of our girls
The tag on my ankle itches and the whole church looks at it, I was released in June
Will the Lord give an ex-offender a fresh start, even if nobody will hire me?
Christmas in the visiting room, vending machine crisps, and my little boy asking when daddy gets out of jail
Which verses can my nephew read in his cell, he's locked up for the first time?

# afraid-of-spirits-or-fortune-telling
I hear footsteps in the house at night and I think there's a spirit
a fortune teller told me I'd die before forty and I can't get it out of my head
I used to do tarot and ouija, can demons still have power over me?
My aunt went to a witch doctor to curse our family, ever since then everything goes wrong
I wake up unable to move and see a dark figure by the bed, is that a demon?
is it wrong to read my horoscope or ask a feng shui master about our new flat
I'm afraid of evil spirits in my house
a fortune teller told me something bad
I think somebody put a curse on me
I hear strange noises at night and fear ghosts
My friend reads tarot cards and I'm scared now
I played with a ouija board and now I regret it
my grandmother goes to a witch doctor and I'm afraid
I played with a Ouija board and since then I hear footsteps
someone put juju on me, my business is going down
a tarot reader told me I'd die before forty and I can't shake it off
I feel something evil in my bedroom at night
my grandmother was a witch, is there a curse on our bloodline
is reading my horoscope wrong?
I woke and couldn't move, a black shadow sat on my chest
The psychic says there is a dark force round me and wants £300 to remove it
my aunt found a charm buried at our gate, they're bewitching us
can a Christian be possessed by a demon
our flat is haunted, doors open by themselves, dishes rattle
evil eye, ancestors, ghosts, in my culture everyone believes in it and I'm scared
A sangoma told my aunt that someone is using muti on us and now I see signs everywhere
My flatmate burns sage and holds seances, and I feel a cold presence in the corridor
I had my palm read at a fair for a laugh and the prediction haunts me
Can a curse spoken by my late mother-in-law really hurt us if we belong to Jesus?
I'm 12 and we played Charlie Charlie at a sleepover, now I'm scared of demons in the dark
The old house creaks, the baby stares at one corner, and my wife is sure there's a ghost
My grandma wears an amulet against the evil eye and says I'm in danger without one
I dreamed of snakes three nights running, and the prophet says it's marine spirits after me
I phoned a psychic hotline when I was desperate, now I'm afraid I've opened a door to evil
Is astrology harmful, my friend does my birth chart and half of it comes true?
We found feathers and red cloth under the shop step, and my workers say it's witchcraft
How do I pray against evil spirits, I don't dare put the light off?

# wont-own-up-to-what-they-broke-or-took
My brother scratched my car and won't admit it
somebody broke my bike and nobody owns up
I lent my friend my camera, it came back broken, he denies it
my sister took my jacket, ruined it and says it wasn't her
A neighbour's kid broke our window and they won't pay
My roommate cracked my laptop screen and pretends she didn't
He dented my car in the parking lot and denies everything
my cousin borrowed my drill and says he never had it
She lost my book and won't even say sorry
Someone took money from my drawer and no one will admit it
my window is smashed and the boys playing football all say it wasn't me
money's missing from my purse and neither of the kids admits it
someone dented my car in the car park and drove off without a note
he borrowed my drill, returned it broken and claims it already was
my sister took mum's ring and plays innocent
The cleaner knocked over my vase but blames the cat
my son scratched the neighbour's BMW with his bike and won't confess
a colleague wrecked the coffee machine and keeps silent while we're all suspected
I know who stole my bike, he looks me in the face and denies it
friend spilled red wine on my sofa and pretends nothing happened, won't pay the damage
cookies vanish from the tin, chocolate round his mouth, and he swears on the Bible it wasn't him
How do I get my pupils to own up about who took the class hamster money?
Someone reversed into my bakkie at church and no one admits it, the paint is still on his bumper
My chainsaw disappeared from the shed and my nephew swears he never touched it
The kids broke the church window with a cricket ball and all nine say nothing
How do I get my teenage daughter to confess that she took the cash from the tin?
My lodger burned a hole in the carpet and put a rug over it, he denies everything
A workmate dropped my phone, cracked it, slid it back on my desk and keeps quiet
I know my sister-in-law has my mum's silver spoons, she looks offended if I mention them
My grandson broke my late wife's teapot and hid the pieces, he still hasn't owned up
A girl in my dorm took my charger and earphones, everybody acts innocent
The removal men scratched our piano and claim the damage was there before
Should I forgive somebody who stole from my stall and won't even admit it?
What does the Bible say about owning up and paying back, my neighbour broke my ladder and denies it?

# neighbours-complain-about-us
The neighbours complain that our kids are too loud
the lady downstairs complains whenever my baby cries
We got a letter about noise from our neighbours
the neighbours complained to the landlord about our dog
My son practises the drums and next door complains
we had a barbecue and the neighbours called the police about the noise
They complain about our cooking smells in the hallway
The man below us knocks because the children run around
our neighbours say we're too noisy, we really try to be quiet
The neighbour complained about our music and our parked car
the downstairs lady rings the bell each time my toddler runs across the floor
we've had a letter from the landlord because of our baby crying at night
they say our cooking smells stink out the whole staircase
neighbours called the police on us at my daughter's birthday at 9pm
my son practises trumpet and the residents signed a petition against us
our rooster upsets the newcomers next door and they're going to the council
We hold a prayer meeting in our living room and people on our street grumbled about the singing
my autistic boy screams and folks in the block report us
someone pinned a nasty note about our pram in the hallway
The HOA fined us over the height of our grass after somebody complained
we tiptoe around our own apartment since the man below thumps the ceiling with a broom at us
they object to our washing line, our kids, our dog, must we as Christians always give in to them?
Twice this month there's been a note under our door that our washing machine is too loud at night
We're seven in a small flat and the caretaker says the other tenants complain about our shoes and bikes
My piano pupils disturb the man next door and he has complained to the housing association
How can we live at peace when the people below report us each time the baby cries?
The strata committee wrote that our wind chimes and our curry bother the residents
Our dog only barks at the postman but the lady opposite has filed a complaint with the council
We hosted a small house church and someone on the street grumbled about the cars and the singing
The neighbour complained to my mum because I bounce my basketball in the yard, I'm eleven
They've started a list of everything we do wrong, bins, pram, hoover on a Sunday
Our smoke from the braai drifted over and now the whole block is cross with us
Do we have to hush our kids all day, the folks downstairs complain about each footstep?
Please give us wisdom, Lord, the neighbours find us too noisy and we're doing our best

# rent-rising-or-losing-our-home
Our landlord raised the rent and we can't pay it
we have to move out by the end of the month
My rent goes up again and my wages don't
the owner is selling our flat and we have nowhere to go
We got an eviction notice yesterday
I can't find an apartment I can afford
The bank is taking our house because we missed the mortgage
they're tearing down our building and all tenants must leave
My lease isn't being renewed, where do I go with two kids?
we're two months behind on rent and afraid to lose our home
the landlord put the rent up by 300 and we can't manage it
eviction notice came today, thirty days
the bank's foreclosing on our house
we're three months behind on the mortgage and the kids don't know
they sold our building and the new owner wants us out
section 21, two weeks before Christmas, with a newborn
sleeping in the car with my girls because we lost the flat
every place to let is double what we earn, where shall we live
My lease isn't being renewed after 22 years, I'm 70 years old
council put us in a B&B, one room for five, does God see us
interest rates went up, repayments doubled and we may have to sell
the son of man had nowhere to lay his head and soon neither will we, the bailiff comes on the first
The landlord wants 40 percent more rent from January and I'm a cleaner on minimum wage
My granny's council flat is being demolished, she's lived there since 1971 and must be rehoused
The lease on our house is up and the owner is moving his son in, we've eight weeks
What does God say to families who can't find a place to rent, we've viewed twenty flats?
I got a final notice from the bond company, if we miss one more payment the house is auctioned
Students are offering double for our apartment, so the agent won't renew with us
My husband's hours were cut and we're in arrears with the rent, the sheriff's letter is on the fridge
We're couch surfing with a baby because our tenancy ended and every deposit is out of reach
The trailer park has been sold to developers and my old mum has nowhere to put her home
I'm a pastor and our manse goes with the post, we need to be out by Easter with nothing of our own
How do I pray when the eviction date is circled on the calendar?
My building went co-op, I can't buy, so after thirty years I've got to leave my home

# failed-a-test-again
I failed my driving test for the third time
I didn't pass the exam again
I studied so hard and still failed the test
my test result came and I failed again
I failed the language test by two points
Second time I take the nursing exam and second time I fail
I flunked the bar exam again, all my friends passed
everybody passed but me, I have to retake it
I failed the citizenship test and feel stupid
The driving examiner failed me again for parking
failed my driving test for the fourth time
didn't pass the bar exam again, my parents paid for everything
got my JAMB result and it's too low once more
I studied like mad and still flunked maths
IELTS 6.0 instead of 7, third attempt, that's my visa gone
they've thrown me out of med school after the resit
everybody in my class moved up and I have to repeat the year
NEET backlog, papa won't look at me
I blanked out in the oral and the examiner sighed
Why does God let me fail when I prayed before the exam
my A-level results are terrible, I opened the envelope and wanted the floor to swallow me
the nursing boards, failed by two points, again. am I just stupid?
I stalled on the roundabout and failed my driving test for the fifth time, my kids laughed
My electrician's licence exam, third try, two marks short, my boss just sighed
I resat my maths GCSE and got the same grade 3, I feel so thick
How do I find courage to retake the exam after failing it twice already?
WAEC results came out and I failed English again, my mates are all going to uni
I'm 50 and doing my theory test on a computer, failed once more over stopping distances
The bar results list had every name of my study group except mine, second fail
I failed the German test for my work permit and have to pay the fee again
Second time I've flunked anatomy, one more fail and I'm off the nursing course
My piano grade exam went wrong again, the examiner wrote not yet ready, I'm fourteen
Does God care about test scores, because I prayed, revised and failed again?
What verse helps someone who didn't pass, has to repeat the paper and feels stupid?

# cannot-part-with-their-things
I can't throw away my late husband's clothes
mum's coat still hangs in the closet, I can't give it away
I keep my dad's glasses and old shoes in a box
my wife's things are still everywhere and I can't clear them out
We have to empty grandma's house and I can't let go of anything
I still have his voicemail and his toothbrush
My daughters want me to clear out his wardrobe, I'm not ready
it feels wrong to sell my late father's tools
I sleep with her scarf because it still smells of her
The boxes with my brother's things stand unopened since he passed
my late husband's coat still hangs in the hall and I can't give it away
her clothes are in boxes, I haven't the heart to take them to the charity shop
I keep Dad's razor and his slippers by the bed
my sister says it's time to clear mother's wardrobe, I scream inside
we've paid storage for Grandma's furniture for four years because I can't let go
his toothbrush. silly, but I can't throw it out
Is it wrong to hold on to the belongings of the dead
Sold his tools today and ran after the buyer to get them back
her perfume bottle, her reading glasses, her handbag, all as it was
the baby's cot and tiny socks, I can't bring myself to pack them up
my children want me to empty his workshop, every screwdriver has his fingerprints
I won't delete her voicemail nor sell her car, they're all that is left of her
Mum's recipe tin with her handwriting is on my counter, I can't let my sister take it
My late wife's wheelchair stands in the hall, the hospital wants it back and I keep stalling
We're moving to a smaller flat and I've fourteen boxes of my dead brother's records
Is it unhealthy to hang on to my father's clothes six years after he died?
I've kept the shopping list she wrote the day before she passed in my wallet
His fishing rods, his boots, his cap, all in the boat shed, and I can't part with one
The charity van came for grandpa's wardrobe and I sent the men away
My daughter's school bag still has her sandwich box in it, I can't throw anything of hers away
I wear my late husband's reading glasses on a string, they don't even fit my eyes
The house must be sold and her sewing room emptied, I open the drawer, cry and shut it again
How do I let go of belongings of someone I loved without feeling I'm losing them twice?
Would God think me foolish for keeping my mother's worn slippers under my bed?

# envy-of-a-friends-happiness
My best friend got engaged and I can't be happy for her
my friend is having a baby and I feel envious
I smiled at her good news but inside I was jealous
My friend bought a house and I'm green with envy
everything goes well for my friend and nothing for me
I envy my best friend's happy marriage
My friend got into her dream school and I feel bitter
I should be glad for him but I'm jealous of his success
her wedding is so perfect, I'm ashamed of envying my friend
My friend tells me her good news and I want to hang up
my best friend is pregnant and I can't be happy for her
she got the ring, the house, the man. I clap and burn inside
always a bridesmaid, and I cried from envy in the toilets at her wedding
my mate bought a new Tesla and I couldn't even congratulate him
why does everything fall in her lap? I love her but I'm so envious
he got the scholarship we both applied for and I secretly hope he fails
How do I rejoice with those who rejoice, her happiness hurts me
Her husband brings her flowers and I go home jealous to mine who grunts
my childhood friend's kids all went to Oxford, mine dropped out, and I begrudge her every word
I felt glad when my friend's engagement fell through, how nasty is that
a girl in my cell group testified about her breakthrough, everybody shouted hallelujah, I wanted to be her
I avoid my pal since he became a dad because I can't stand seeing what I'll never have
My colleague and friend was made head nurse, I baked the cake and envied her the whole afternoon
My best friend's IVF worked first time, I'm on my fourth, I congratulated her and cried in the bathroom
He married the loveliest girl in our church and as his best man I was sick with envy
How do I celebrate my friend's baby shower when I'm eaten up by jealousy?
My closest friend sold her first novel, mine's in a drawer, I can't be glad for her
Our friends retired early to the coast and each cheerful postcard makes me bitter
I'm 16 and my bestie got the lead role and a boyfriend in one week, I'm so envious
My old roommate has a husband who cooks and kids who behave, after each visit I'm resentful
His farm had the rain and mine didn't, I clap him on the back and begrudge him every bag
Why does my friend's good fortune hurt me, I love her and I should be happy
When her son got the scholarship I said wonderful and inside I was green
What does the Bible teach about envying a friend who has all that I've prayed for?

# pressed-to-give-money-at-church
My church keeps asking me for money
the pastor says I must tithe or God won't bless me
I can't afford the tithe and I feel bad
They pass the basket twice and stare if you give nothing
our church wants everyone to pledge for the new building
The pastor reads out who gave how much
I gave my last money in the offering and can't buy groceries
do I have to give ten percent of my income to the church
They say my blessing depends on my donation
I'm on a small pension and the church sends me giving envelopes
the pastor says if we don't tithe we're robbing God, I can barely buy food
they read out loud who gave how much
sow a seed of $1000 and God will bless you, is that true?
third collection in one service and I felt forced
our church wants pledges for the new building, an elder came to our house about it
I'm a student, must I really pay ten percent
the prophet asked for my salary as first fruits
when I put coins in the offering plate the usher gave me a look
gross or net? they're demanding our payslips
He drives a Range Rover and tells widows to empty their purses for the ministry
my mother hands all her pension to a TV preacher who keeps asking for donations
I feel bullied into giving with guilt and Malachi 3, isn't God supposed to love a cheerful giver
Our bishop announced a minimum offering for each family and the envelopes have our names on
I'm a widow on a pension and the stewards rang to ask why my tithe is late
At the harvest thanksgiving they call you to the front by amount, first the thousand givers, then the hundred
Is it wrong to give less than a tenth when I can't pay the electricity bill?
The prophet says my marriage breakthrough will only come if I sow a big seed this Sunday
They passed the card machine along the pew and everyone could see I pressed zero
My church sends me WhatsApp reminders about my building fund pledge, I'm unemployed since May
I'm a student and the leaders said tithe first, eat later, I went hungry for a week
The pastor told us that those who withhold the offering are cursed, I felt pressured and gave the rent
My husband is angry that I give so much money to the church, but they keep asking
Does God really want ten percent from people in debt, or is the pastor pushing us?
How do I say no to yet another fundraising appeal for the pastor's anniversary car?

# days-without-aim
My days all look the same and I have no goal
I don't know what I get up for
I drift through the week without any plan
work, eat, TV, bed, my life has no purpose
I finished school and have no idea what to do with my days
I waste my days and get nothing done
I'm bored with my life, every day is the same
What is the point of my daily routine?
I have no goals and no dreams, time just passes
I'm just passing the time until evening
since I retired one day is like the next
I get up, eat, watch telly, go to bed. what for
what's the purpose of my life?
no job, no course, no plan, I drift
everything is vanity says Ecclesiastes and I agree, my weeks are hollow
kids have flown the nest and I don't know what I'm here for now
I finished my degree and I've no clue where to go, months just slip by
there must be more than work, Netflix, sleep, repeat
I'm bored with my own existence, nothing to look forward to
I've got money, house, health, and yet it all feels pointless
Which goal is worth living for? I've ticked off my list and I'm aimless
sold the shop and now I wander about the town with nothing to do
Since the factory pension came I feed the pigeons, nap, watch the news, and another day is gone
I'm 24 with a diploma in a frame and I drift from the sofa to the fridge
The twins left for uni and I walk round the house with nothing to aim for
What does God want me to get up for, my days have no direction?
Gap year turned into gap life, I've no plan, no goal, I just hang about
I run a shop where nobody comes, I sit behind the counter and the hours crawl without meaning
Mondays, Fridays, all the same to me, I feel as if I were waiting for something to begin
I did everything on the list, degree, house, promotion, and now it seems purposeless
After the army there's no mission anymore, civvy street feels empty and aimless
I binge series to make the evening pass and cannot tell you what I did last week
How can I find a purpose at 58, I'm simply killing time?
Is there a passage in the Bible about living with a goal rather than drifting along?

# broke-a-promise
I broke a promise to my son
I promised to help my friend move and didn't show up
I gave my word and didn't keep it
I promised my daughter a trip and had to cancel
I made a vow to God and broke it
I promised my mother I'd visit and I forgot
I swore I would keep her secret and I told someone
I keep making promises I don't keep
I promised my wife to quit smoking and broke my word
I feel bad because I let my team down after I promised
I swore to my daughter I'd be at her recital and I wasn't
I vowed to God I'd go to the mission field if he healed me and I haven't
gave my word to a friend and let her down
promised Mum on her deathbed that I'd look after my brother, I didn't keep it
I broke my pledge to stay pure until marriage
I said I'd pay him back by August and didn't
is a vow to God binding if I made it in panic?
I told a secret I'd promised to keep
I broke off the engagement after saying yes before everyone
promised the lads a camping trip for two summers and cancelled each time, my son no longer believes me
the bible says let your yes be yes and I went back on mine
I agreed to be godmother and to teach him the faith, and never did a thing about that promise
I told my gran I'd take her to see the sea before winter and I never did
I swore to my brother I'd keep the farm in the family and then I sold it
My pupils were promised a trip to the zoo, I forgot to book and they looked so let down
How do I make it right when I've gone back on my word to my best friend?
I pledged to sponsor a child for ten years and cancelled after two, I feel awful
I'd promised my wife no more overtime, and again I've broken my word
I vowed in hospital that I'd go to church every week if I got well, I've been twice
She made me promise not to tell, and I blurted her secret out at the braai
I assured my team I'd be there on Saturday, then I just didn't turn up
Does God hold me to a promise I made him when I was sixteen and couldn't keep?
I keep saying yes I'll come, and then I cancel, my word is worth nothing anymore
What does the Bible say about breaking a vow, I promised my dying aunt to raise her boy Catholic and haven't

# spend-too-much
I spend too much money on clothes
I can't stop shopping online
I buy things I don't need and regret it
my closet is full and I still buy more shoes
Every payday I go shopping and the money is gone
Packages arrive every day, I'm a shopaholic
I bought another handbag on sale that I can't afford
when I'm sad I go shopping
I can't save anything, I spend it all on gadgets and eating out
I ordered so much on Amazon, I should send it all back
Amazon parcels every day and my husband doesn't know
my credit card's maxed out on shoes and handbags
payday comes and by the tenth it's all gone
Klarna, buy now pay later, I've lost the overview
I shop when I'm sad
sales are my weakness, I've jackets with the tags still on
can't walk past a Target without dropping a hundred bucks
How can I learn to be content and stop buying stuff I don't need
lunch out, taxis, gadgets, I earn well and save nothing
I ordered another telly on impulse and we've no money for the gas bill
I splash out on presents to make people like me
Temu and Shein have me hooked, the wardrobe won't shut, and still I order
Three new pairs of trainers this month and I've still got last month's in the box
I hide shopping bags behind the sofa until my wife's gone to bed
My Shein basket is my comfort, I'm a nurse and I click buy after every bad shift
How do I learn to control my spending, my salary's gone before the week is out?
I'm 19 and I've blown my student loan on clothes, concerts and takeaways
The home shopping channel has my card number, at 72 I own five steam mops
I can't pass a garden centre without filling the trolley, plants I don't need
Black Friday got me again, an air fryer, a smartwatch, a drone, and a declined card
My husband cut up my credit card and I opened a store account the next day
I treat all my mates to drinks and sneakers, then I'm broke by the tenth
Does the Bible warn about buying too much, my cupboards are bursting and I still want more?
Lord, teach me to be content, every payday I splurge on stuff and regret it

# childs-teacher-unfair
My son's teacher is unfair to him
the teacher picks on my daughter in class
My child's teacher gives him bad marks on purpose
the teacher blamed my boy for something he didn't do
My daughter cries before school because of her maths teacher
I spoke to the teacher and she wouldn't listen to me as a parent
the coach never lets my son play in the match
My son got detention and the others got away with it
the teacher told my daughter in front of the class she's lazy
I'm angry at my kid's teacher, parents' evening is tomorrow
the teacher picks on my son for whatever happens in class
my daughter got a C because she dared to contradict Mrs Brown
she shames my little boy in front of everyone for his handwriting
the coach never lets our girl play, only his favourites
the headmaster won't hear our side
he's dyslexic and his teacher calls him lazy
At parents' evening she said my kid is hopeless. he's seven
my child gets detention for things others did
Should I go in and have it out with his form tutor or teach him to bear injustice
teacher marks my twins down, we think it's because we're a Christian family
The kindergarten lady favours the other kids and mine comes home crying every afternoon
my grandson's maths master accused him of cheating without proof
My son's teacher moved him to the corner desk for asking too many questions
Ms Palmer marks my daughter's essays lower than her friends' for the same answers
The teacher called my boy stupid in front of the class and he won't do his reading now
How should I as a parent speak to a teacher who has it in for my child?
The headmistress always believes the teacher and never my lad, who's no angel but isn't a liar
My little girl was left out of the nativity play because her teacher says she fidgets
Our boy's tutor at boarding school punishes him for things his roommate did
The swimming coach gives the rich kids extra lessons and ignores my son
My foster daughter's teacher expects nothing of her and tells her so, it makes me livid
My child's report says lazy, she's up till ten with homework, that teacher is unjust
Would God want me to report the unfair teacher or teach my daughter to put up with it?
The parents' association shrugs, yet the maths teacher has humiliated my son for the second term running

# quarrel-online
I got into an argument on Facebook
someone insulted me in the comments and I wrote back
I argue with strangers on the internet and can't stop
I had a fight in the WhatsApp group and left it
people criticised my post and I answered in anger
I posted a mean comment and now I'm sorry
A stranger on Twitter called me stupid, I keep replying
I argue in the comments under videos until midnight
My comment started a huge row in the group chat
I was blocked after a quarrel online and I'm still upset
I got into a row in the Facebook comments and can't stop replying
a stranger on Twitter called me names and I gave it back with interest
spent the whole evening arguing under a YouTube video with some troll
I wrote something harsh in the parents' WhatsApp group and now it's war
should Christians debate atheists on Reddit? mine turned ugly
my comment got screenshotted and they're piling on me
answer a fool or answer not a fool, I typed a nasty reply and pressed send
blocked by my own cousin following a fight in a thread
someone left a lying one-star review and I'm hitting back
Keyboard warrior, that's what I have become, I insult people I've never met
I posted a verse and it ended with 200 angry comments and me swearing
in the village forum we tear each other apart over a parking place, I lie awake composing posts
I got dragged into a fight on Nextdoor about leaf blowers and wrote things I'm ashamed of
A troll on Instagram called my bakery disgusting and I answered him thirty times
Our alumni WhatsApp group exploded after my post, five people have left and everyone's insulting each other
Should I delete the angry comment I posted or apologise in the same thread?
I'm 15 and had an argument on Discord, they took screenshots and now the whole server hates me
Two in the morning and I'm typing paragraphs to a stranger on Reddit about baptism
I lost it in the comment section under a sermon, hundreds of replies and I've been reported
As a nurse I argue online about vaccines with keyboard experts until my heart pounds
I called a man an idiot on X, it turns out that he's from my own church
How do you answer rude comments online in a Christian way, I always bite back?
My review started a flame war with the restaurant owner, he posts about me, I post about him
What does the Bible say about quarrelling, because my fights on Facebook steal my peace every evening?

# cannot-leave-work-for-family
My boss won't give me time off for my daughter's play
I missed my son's birthday because of work
I can't get leave to visit my sick mother
I work every weekend and never see my kids
my shift starts when the children come home from school
I have to work on Christmas and my family is sad
My wife is sick at home and I can't leave work
I always get home after the kids are asleep because of overtime
I promised to be at the match but work wouldn't let me go
they refused my leave for my sister's wedding
mum's had a fall in another city and my boss won't give me leave
I work on an oil rig and missed my baby's first steps
my child is feverish at home and I'm stuck on the till until ten
I'm a lorry driver, three weeks on the road, my kids barely know me
double shift on Christmas Day while my family unwraps presents without me
dad's ill in Kerala and I'm in the Gulf on contract, can't fly out
no annual leave left and my wife's about to give birth
I take care of other people's children as a nanny in Hong Kong while mine grow up without me
Deployed overseas, I watch school plays over a bad video link
they need me at the clinic, they need me at home, I can't be in both places
If I take a day off for my daughter's surgery I could be sacked
it's harvest, the cows must be milked, I can't get away even for my brother's funeral
I'm a flight attendant and missed my twins' first day at school because nobody would swap shifts
The mine gives us leave twice a year, my wife is in labour and I'm a thousand miles off
I'm the only vet in the district and my boy plays his final while I'm in a barn with a calf
How do I honour God and my family when the boss refuses me a day off for Mum's operation?
My manager said funerals of grandparents don't count, so I scanned groceries while they buried her
I'm a live-in carer, my own daughter had her baby and I've only seen a photo
Every school concert falls in our busy season, my kids wave at an empty seat
As a police officer I've been on duty for six Christmases, my youngest drew me as a uniform
I cook for other people's anniversaries and couldn't get the evening free for my own
They won't release me from the ship until March, and my dad's asking for me from his bed
Is it wrong to put work first when my family needs me but we need the wages?
Please pray, my child's in hospital and my employer threatens to dock my pay if I leave my shift

# adult-child-not-speaking-to-me
my son has blocked my number and I don't know why
my daughter went no contact, says I'm toxic
four years without a word from our eldest
I send birthday cards and they come back unopened
since he married her, our boy doesn't ring his own mother
I've got a grandson I've never met because his dad cut me off
her therapist told her to break with us and she did
how do I reach a grown daughter who refuses to see me
Christmas table, one empty chair, he lives only ten miles off
I wasn't there when they were little and now that I'm sober they want nothing to do with me
I feel like the prodigal's father, looking down the road daily
She left a letter listing everything I did wrong as a mum and then silence
after the divorce my girls took their mother's side, they're in their thirties, they ignore my calls
I said one wrong thing about his partner and our son turned his back on the entire family
is it right to keep writing to an estranged child or should I leave her in peace
I learned from a stranger that my daughter got married
We raised him in the Lord, put him through college, and at 28 he says he no longer has parents
What did I do that my own flesh and blood treats me as though I were dead
Our daughter moved to Spain with her husband and changed her number, we're estranged and I don't know why
My grown son walks out of the room at family funerals so as not to talk to me
I'm a retired miner with a forty year old boy who hasn't said a word to me since 2020
How do I pray for a grown-up child who has cut me off and sends my letters back?
I missed her graduation because I was drinking, I'm sober now but my daughter wants no contact
My eldest texts his siblings every day and leaves my messages unread
On Mother's Day the phone stays silent, my only son doesn't acknowledge I exist
I objected to her wedding and my daughter hasn't spoken to me from that day on
He's 35, he's in therapy, and has written that he needs distance from his mother, no end date
Will God soften the heart of our estranged son, I keep a light on in the porch?
I drove past my daughter's house and saw her kids in the yard, grandchildren who don't know me
What should parents do when an adult child shuts the door, keep knocking or wait?

# moved-to-a-new-place-knowing-nobody
new job, I know nobody and eat lunch alone every day
we moved to Manchester for his job and I don't know a single person
new city, boxes everywhere, nobody to ring
first week at university, everyone's already in groups and I eat noodles in my room
I followed my wife to Canada, it's minus thirty and I have no friends
military family, fifth move in eight years, my daughter cries for her old school
left the village for the capital, in this tower block no one greets anyone
I'm homesick. I miss my street, my market, my people
just relocated at 60 to be near the grandkids, and I'm lost here
How do you make friends when you're new in town and shy
I don't speak the language well yet and the days are long
Abraham set out not knowing where, well I've landed in Ohio and feel like a stranger
no one to put down as emergency contact in this country
started over after the breakup in a place where not even the cashier knows me
my parents decided to move and I had to leave all my mates behind
was it a mistake to come here? the flat echoes and weekends are endless
Dublin is full of people and I haven't had a real chat since I arrived in September
we bought a cottage in the countryside, locals stick together, we're incomers
au pair in a foreign town, on my free day I walk around alone with my headphones
My husband's been posted to a base in Texas and I don't know a soul on this street
I started at a boarding school in the city and everyone already has their group of friends
We moved to the coast after retirement, the view is gorgeous and nobody rings the bell
How do I settle in a new town, I've unpacked the boxes but I've got no friends here?
I'm a newly placed teacher in a rural district, two hours from anyone I know
My phone has no local numbers except the landlord and the pizza place since we relocated
After the transfer to Singapore I eat at hawker stalls alone every evening, I miss my people
I left Zimbabwe for Leeds, it rains, I know nobody, and Sunday afternoons are the longest
New house, new school run, the other mums chat in a circle and I study my shoes
I'm a curate sent to a strange parish, and after evensong I go home to an empty vicarage
Will God give me people in this place, I moved here for work and feel like a plant without soil?
Which Bible story is about leaving home for an unknown place and starting again as a newcomer?

# why-did-god-let-this-happen-to-me
why me, God? I never hurt anyone
pickpockets took my wages on the way to church, where was my guardian angel
first my job, then my health, then my marriage. what have I done to deserve it
if he loves me how could he allow what happened to me as a kid
Everything happens for a reason, they say. tell me the reason then
is God punishing me for something
good Christians suffer and crooks sunbathe, I don't get it
why would a loving Father give me a disabled child
he could have stopped that lorry. he didn't. why?
I did all the right things, waited, tithed, stayed faithful, and then this
One blow after another, is there a plan behind it or just bad luck
what's God trying to teach me with this misery
Lord, how come you permitted that they cheated me out of my life savings
we lost everything we'd built and I ask what was the sense of it, why us
I don't understand God. Why was I born into such a home
who sinned, me or my parents, that I have to go through all this
couldn't the Almighty have prevented it? I keep turning this question over
I've had more than my share of tragedy and not one explanation from above
I was the careful one, seatbelt, helmet, check-ups, so why did God let this happen to me?
My twin is healthy and rich, I'm lame and poor, why him and not me
I've cleaned hospital floors for thirty years, kept the commandments, and this is what I get, why?
What have I done wrong that misfortune after misfortune hits our house and no one else's?
The lightning struck my barn, not the drunkard's across the road, I can't make sense of it
My friend says God never gives more than you can bear, so why has he allowed all of this
I'm 18 and an illness stole my sports scholarship, how is that part of any good plan
Is this suffering a punishment, or why did the Lord permit such a thing to happen to our family?
I go over it again and again, the fall, the court case, the fire, why us of all people
They tell me there's a lesson in it, I'd like to know the reason and be done
Everyone else on that bus walked away, only I was hurt, where's the meaning in this
Does the Bible explain why God allows bad things to happen to people who love him?

# friend-or-relative-without-faith
my husband thinks religion is a fairy tale and I pray for him daily
will I see my unbelieving grandma in heaven?
my best friend is an agnostic, how do I tell her about Jesus without pushing
our son has lost his faith at college
My parents aren't saved and they're getting on
dad says when you're dead you're dead
I'm the first Christian in a Hindu household, how can I win my brothers
she's the kindest person I know and doesn't believe in God at all
20 years of praying for my wife's conversion and she's as indifferent as ever
daughter won't have the grandbaby christened because they don't believe
my flatmate asks questions about my faith, what do I give him to read?
is it okay to date a guy who isn't a believer, he's lovely
how do I share the gospel with my sister, who's into crystals and energies
my grandkids have never heard a Bible story, their parents don't want it
My colleague and friend of years is a convinced atheist, I worry for his soul
he comes along at Christmas to please me but his heart's not in it, my hubby is no Christian
My uncle left the church over the tax and laughs it off, I wish he knew the Lord
should I keep inviting my unsaved neighbour or let it rest
My dad the mechanic laughs at heaven and fixes the church bus for free, I long for him to believe
My flatmates are great girls but none of them believe in God, how do I share my hope?
Grandpa is 88 and an unbeliever, I'm afraid time will run out before he turns to Christ
My sister meditates with crystals and thinks all religions are the same, I pray for her salvation
I'm the only Christian among my Buddhist cousins and I don't know how to witness to them
My golf partner says he's spiritual, not religious, I'd love him to know Jesus
How can I talk of the gospel with an atheist brother without starting a lecture?
My godson's parents gave up faith and won't let me give him a children's Bible
My army buddy saved my life and yet has no faith at all, that grieves me
I've invited my neighbour to Easter service nine times, she smiles and remains a non-believer
What's a good way to pray for unsaved relatives, I've a list of eleven names?
My niece told me she doesn't believe anymore in anything, and I just hugged her, unsure what to say

# want-to-come-back-to-god
I walked away from God ten years ago and want to come home
used to be an altar boy, lost it all, how do I start again
I'm a backslider. will he take me back
I miss the faith I had as a child in Grandma's kitchen
like the prodigal son I've wasted everything and I'm ready to turn round
after years of partying something's pulling me back to church
Is it too late to return to Jesus at 66
haven't prayed since confirmation and don't know how to begin after so long
I tried yoga, horoscopes, self-help, none of it filled me, I want my Lord again
left the church in anger and now I long for it
picked up my dusty Bible tonight for the first time in ages and wept
how can I renew my relationship with God? I let it slide
what must I do to be restored, I drifted far from the flock
I renounced him in my twenties to fit in and I'd like to make it right with him
my first love for Christ went cold and I want the fire again
Now that I've a little daughter I'd like to find the way back to God for her sake too
can I just turn up at confession after thirty years away
I ran like Jonah. The whale has spat me out. Here I am, Lord
I was a choirboy, then a rocker, now I'm 54 and want to return to the faith of my mother
I stopped praying at university and fifteen years later I miss God so much
I've drifted a long way from the Lord in this money business and I'd like to turn back
How does a backslider find the road home, I don't even know what to say to God?
My little one asked who made the moon, and I felt the pull to come back to church
I chased women, cars and nightclubs in Lagos, and my soul is hungry for Jesus again
I found my confirmation verse in a drawer and realised how far I'd wandered from God
Since I got sober, I drive past the chapel slowly, wishing to go in after all these years away
I was raised in a manse and rejected everything, now I want my faith back
Will the Father receive me again although I turned my back on him for half my life?
I whispered the Our Father last night for the first time since school and want to begin again
What does the Bible promise those who strayed and long to return to the Lord?

# hate-my-job
I feel sick every Sunday evening because of Monday
call centre, eight hours of being shouted at
i hate my job so much but it pays the rent
stacking shelves at Walmart with a master's degree
my work is meaningless, spreadsheets nobody reads
should I quit without having anything new or stick it out for the Lord
every morning I sit in the parking lot ten minutes before I can make myself walk in
I only became a lawyer because of my father and I loathe it
Whatever you do work at it with all your heart, but I clean toilets
night shifts in the warehouse, conveyor belt, targets, I'm a robot
Teaching used to be my dream, now I count the days to the holidays
stuck in a dead end job in retail at 42
what does the Bible tell someone who can't stand his work anymore
I sell insurance to people who don't need it and it goes against my grain
the office bores me stiff, I watch the clock from nine till five
is work a curse? mine surely is
I daydream about handing in my notice and opening a bakery
Adam toiled among thorns, I toil at a desk under neon lights and detest every minute
I gut chickens on a line eight hours a day and dread the hooter every morning
I'm a parking warden, nobody's glad to see me and I can't stand this work anymore
My desk faces a wall, I enter codes, and by ten I want to run out of that office
How do I serve the Lord in a job I detest, cleaning up after rude guests in a hotel?
I trained as a musician and I flip burgers, I loathe every shift
Accountancy was mum's idea, seven years in and I count ceiling tiles in meetings, so bored
I drive a delivery van and pee in a bottle to make the targets, I hate this job
Every Sunday night my stomach knots up, five more days of telesales ahead of me
I'm 61, four more years of this miserable work until my pension, I cross off the days
My work on the fish farm stinks, pays badly, and gives me no joy whatsoever
Is it okay in God's eyes to quit a job that I hate without another one lined up?
What does the Bible say about finding meaning in work you can't bear to get up for?

# adopting-or-fostering-a-child
we've been approved as foster parents and a little girl is coming on Friday
our adopted son says you're not my real mum
can't have kids, thinking of adoption, is that God's way for us?
the foster baby we've loved for a year goes back to his birth mother next week
my sister's children lost their parents and I'm taking them in
I'm afraid I won't love an adopted child as my own
social workers, home studies, paperwork, we've waited five years for a child
he comes from a terrible home and tests us day and night, our foster lad
when should we tell her that she's adopted
Our own children are jealous of the boy we took in
we're in our fifties with a heart for orphans, are we too old to foster
my wife wants to adopt from Ethiopia and I'm not sure
raising my grandkids because their mom can't, the court gave me guardianship
the adoption fell through at the last minute, car seat already fitted
Our teenage girl wants to look for her biological father
Moses was adopted and so is Ella, which Bible stories could we read with her?
a placement with special needs has been offered to us and we must answer by Monday
what does Scripture say about welcoming a child who isn't yours by blood
We're a farming couple who fostered one baby for a weekend and now have three siblings for good
My husband and I went to the adoption information evening and I've been thinking of nothing else
Our foster son hides bread under his mattress and flinches when I laugh too loud
How do we pray for the birth mother of the little girl we've adopted?
The agency matched us with a boy of six from Colombia, we've been learning Spanish lullabies
I'm single, a teacher, 43, and want to foster teenagers, my parents think I'm crazy
After the hearing the judge gave our foster baby to his gran and the cot is empty
Our adopted daughter is black and we're white, I'm learning to do her hair and want to do right by her
She screams at bedtime that we stole her, our adopted girl has so much hurt in her
My late sister's three boys live with me now, I've taken them in as my own
Does God call ordinary people to adopt, we've one bedroom free and big hearts?
What does the Bible say about caring for orphans, we've applied to become foster carers?

# spouse-lies-or-hides-things-from-me
I found a second phone in my husband's glove box
my wife has a secret bank account
he told me he was at work and his boss rang looking for him
turns out my hubby lost his job in May and pretended to go every morning
she hides receipts and bags from me in the boot
my husband deletes his messages before he comes to bed
found out after our wedding that he has a child in another town
he took out a loan in both our names without telling me
I caught my wife in a lie about where she was on Saturday, what else isn't true
how can there be trust in a marriage when one is always fibbing
He swears he stopped betting and then I saw the statements
my spouse changed the passcode and turns the screen away when I come in
She never told me about her first marriage, I learned it from her cousin
small lies, always. he says he ate, he says he paid, he says he posted it
my man sends money home to his mother behind my back
Should a wife confront her husband about what he conceals or wait till he tells
I feel like I married a stranger, half of what he told me about himself is invented
my wife lied to me for years about being on the pill
My husband has a drawer he keeps locked and says it's only paperwork
My wife told me she'd quit her pills, I found the packet in her boots
I learned from the bank clerk that my hubby has emptied our savings, he'd said nothing
How do I rebuild trust with a spouse who lies about where he goes on Thursdays?
She hides parcels at her sister's place and tells me she's saving for the kids
My husband swore he'd paid the school fees, the headmaster rang and he hadn't
He invented a whole work trip to Durban, his colleague told me by accident there wasn't one
My wife's got a secret email account and closes the laptop when I enter the kitchen
For two years my husband kept his diagnosis from me, I feel deceived in my own marriage
I don't know whether to believe one word my spouse says, he conceals even small things
Should a Christian wife go through her husband's papers if he's hiding something?
What does the Bible say about honesty between husband and wife, mine keeps lying to me?

# spouse-left-me
my husband packed a bag and walked out on Thursday
she left me for her personal trainer after 17 years
came home and her wardrobe was empty, a note on the table
he says he doesn't love me anymore and has moved in with her
my wife went to her mother's with the kids and isn't coming back
divorce papers arrived at work, I had no idea
will God bring my husband back if I pray hard enough
I'm 58 and have been swapped for someone half my age
abandoned with three little ones and a mortgage
he found himself, he says, and doesn't need me for that
She wants a divorce, I don't, I made a vow before God
My hubby ran off abroad and started a new family there
is a deserted wife free to marry again according to the Bible
the bed is too big since he's gone, and everyone in our church pities me
dumped by text message by the man I was married to
I still wear my ring though she filed last month
my marriage is over, he closed the door behind him and didn't turn round
how do I explain to our son that daddy doesn't live with us now
My wife ran off with the choirmaster and the whole village knew before I did
I came back from my shift at the mine and my husband's side of the cupboard was bare
After 31 years he told me over breakfast that he's leaving, the eggs were still warm
How do I cope as a deserted wife with two boys who ask when daddy comes home?
My husband left me for someone he met at the gym, I'm a pastor's daughter and ashamed
She took the dog and the car and has filed for divorce, I still wear my ring
I'm 29, married eighteen months, and he moved out because he felt trapped
He went abroad to work, stopped sending money, and now lives with another woman over there
My wife left a letter on the pillow saying she hadn't loved me for years
My lawyer says sign, but I still pray that my husband will return to me
Does God hate me, or why did my wife walk out on us?
What does the Bible say to someone whose spouse has abandoned the marriage?

# afraid-of-losing-my-job
layoffs announced for next month and I'm on the shortlist I think
my contract runs out in December and nobody says if it'll be renewed
the factory is closing a line, we're all trembling
AI is taking over what I do, I give it a year
HR invited me to a meeting on Friday, no agenda
I made a big mistake at work and fear I'll be fired
new boss wants his own people, my days are numbered
restructuring again, they call it rightsizing
still in probation and my supervisor isn't happy with me
I'm 57, if they let me go nobody will take me on
sole breadwinner with four mouths to feed and redundancies in the air
a verse for someone who may be out of work soon?
half my department got the sack on Zoom, am I next
our firm has been bought by Americans, rumours every day about cuts
got a second written warning, one more and I'm out
my visa hangs on this position, if they terminate me we must leave the country
orders are down at the plant, short time, everyone whispers about closure
I've been off sick so long that I fear they'll give my post to somebody else
The supermarket is putting in self-checkouts and us cashiers are whispering about who goes first
My school is merging with another and one of the two secretaries will lose her post, likely me
I'm a journalist at a shrinking paper, third round of redundancies, I wait for the email
How do I trust God when my boss keeps hinting that there may be cuts in my department?
I'm a driver and they say the depot is moving, two hundred of us could be out of work
My zero-hours shifts get fewer each week and I'm afraid they're letting me go quietly
I'm pregnant and haven't told my manager because I fear she won't extend my contract
The mine's closing shaft three, my husband's name isn't on the safe list
New software does my bookkeeping in seconds, at 52 I dread being made redundant
I messed up a big order and now the director wants to see me tomorrow, I could be dismissed
Is there a psalm for a family man who's scared of getting the sack?
Our grant ends in March, if it isn't renewed all of us at the clinic lose our jobs

# unsure-that-i-am-saved
I said the sinner's prayer a dozen times because I'm never certain it worked
how can I know for sure that I'm going to heaven
what if Jesus says depart from me I never knew you
I was baptised as a baby, does that count for salvation
can a person lose their salvation
I don't remember the day I was born again, am I really?
I've believed since childhood but I've no assurance
if I died in my sleep tonight would I be with God or lost
I never felt anything when I gave my life to Christ, perhaps it didn't take
am I one of the elect or not
I'm scared of hell even though I trust Jesus
Hebrews 6 terrifies me, I think I may have fallen away for good
I went forward at three altar calls and still doubt whether I'm saved
I don't speak in tongues, my church says then I lack the Spirit and am not saved
is my faith genuine enough to get me through the judgement
what if the rapture comes and I'm left behind
have I repented properly? what if I forgot a sin when I die
My mother prayed the rosary all her life and still wasn't sure of heaven, can anybody be certain of eternal life
I've been confirmed, baptised again in a river, prayed the prayer, and I'm still unsure if I'm saved
I'm a preacher's kid and everybody assumes I'm born again, but am I really?
My conversion wasn't dramatic, no tears, no date, so I doubt whether it counts for salvation
How can I have assurance that I'm a child of God and not just a churchgoer?
I'm 83 and after a life in church I still wonder if I'll get into heaven
I wake up in a sweat thinking about the goats on the left hand, what if that's me
I answered every altar call since I was nine because I was never certain it took
If I were truly saved, wouldn't I feel different, I look for fruit and find so little
My workmates ask if I know where I'm going when I die, and I can't say yes for certain
Does once saved always saved hold, or could I have lost my salvation along the way?
I believe in Jesus, but is my belief the kind that saves, or only head knowledge
Which verse tells me plainly that I've got eternal life and needn't keep guessing?

# new-to-faith-where-to-begin
I became a Christian last week, what now
bought my first Bible at a charity shop, it's huge, which page do I start on
I've never prayed in my life, how does one do it
what's the difference between Old and New Testament? total beginner here
grew up with no religion, now I'm curious about Jesus
I gave my heart to Christ at a concert and nobody in my family can explain anything to me
do I need to be baptised straight away as a new believer
which gospel should a newbie read first
I'm an ex-Muslim who met Jesus in a dream, teach me the first steps
just finished Alpha and I believe it! how do I live as a Christian day to day
my girlfriend is Catholic and I'd like to understand what she believes, where do I start
I don't know the words, amen, grace, gospel, it's all Greek to me but I want to learn
found a Gideon Bible in a hotel drawer and can't put it down, what should come next
newly converted at 71, I've so much to catch up on
Is there a simple reading plan for somebody who's brand new to all this
how do I choose a church? I only started believing this spring
do I have to give up everything at once now that I follow Jesus
Genesis was ok, then came the long laws and I got muddled. what order would you read it in as a fresh Christian
I've just come to faith through a colleague on the building site, never owned a Bible before
My kids learned songs at holiday club and now I want to know who Jesus is, where do I start?
I'm Chinese, raised without any religion, I prayed last week for the first time and felt peace
Which book of the Bible should a complete beginner open first?
I got saved at a crusade in Kumasi on Friday and don't know what comes next
At 58 I walked into a cathedral as a tourist and came out believing, now I need a guide
I'm a new Christian, is there an order to praying, do I kneel, what do I say?
They gave me a New Testament after my baptism class and all the little numbers confuse me
I was a Hindu until last month, I've accepted Christ and want to learn the basics step by step
I'm 14 and the only one in my family who's interested in God, how do I begin on my own?
Podcasts, devotionals, apps, there's so much, what does a brand new believer need first
What do communion, Lent and the Holy Spirit mean, I only started going to church a month ago

# expecting-a-child-and-afraid
I'm pregnant and terrified of giving birth
two pink lines this morning, I'm seventeen and haven't told my mum
twelve weeks gone after two miscarriages, I hardly dare hope
the scan showed something with the baby's heart and they want more checks
will I be a good mother? my own wasn't
my wife's due in June and I panic about being a dad
expecting our fifth and there's neither money nor room
I'm forty-four and having a baby, doctors keep saying risk
the father has vanished, I'm five months along
it wasn't planned. I sit in the bathroom with the test and cry
they say she may have Down's syndrome and ask what we want to do
a prayer for a mum-to-be who's frightened of labour pains please
it's twins and I'm on bed rest, every twinge frightens me
what will my church say, unmarried and with a bump
my daughter is carrying her first, blood pressure sky high, and I'm a worried granny
Fear not Mary, said the angel, I wish he'd say it to me, my caesarean is on Tuesday
haven't felt the little one kick since yesterday and I'm anxious
I was so ill with my first delivery that I'm dreading the second, due date in three weeks
I'm 36 weeks and the baby's breech, they're talking about a caesarean and I'm scared stiff
My wife is pregnant again after we lost one, I daren't paint the nursery
I'm a nurse on maternity, I've seen it all, and now that I'm expecting I'm frightened of labour
How do I pray for my unborn baby, the midwife couldn't find the heartbeat right away?
I'm 19, pregnant, my boyfriend's studying, and I lie there wondering how I'll be a mum
Gestational diabetes, swollen feet, high blood pressure, each check-up fills me with dread
I'm carrying triplets and the specialist went through all the risks in one breath
Far from my own mother, in a country where I don't speak the language, I'm due in May and afraid
I'm bleeding a little at nine weeks and the scan's not until Monday, please give me a psalm
We've been told our baby will need surgery right after birth, I hold my bump and tremble
Is it normal to be terrified of giving birth, I had a horrible delivery with my first?
Will God protect me and the baby, I'm 42 and this pregnancy came as a surprise?

# child-lies-or-steals
My nine year old took twenty dollars out of my purse and swore up and down she never touched it
The manager at Target rang me, my son had stuffed two lipsticks for his girlfriend in his hoodie, I was mortified
our daughter lies about everything, even whether she brushed her teeth, and she looks us straight in the eye
Found my boy's report card folded up under the mattress, he'd told me the school hadn't sent any
How do I discipline a child who steals without crushing her? She's only seven
he said he was at Tyler's doing homework, Tyler's mum says she hasn't seen him in a month
My kid has been pinching coins from her grandpa's jar to buy sweets at the corner shop
I'm a policeman and my own son was caught shoplifting headphones, the whole station knows
She forged my signature on the detention slip, thirteen years old and such a smooth little liar
What does the Bible say to a mother whose son tells lies every day?
My foster daughter hides food and other kids' pens in her room and says they were given to her
money kept going missing from my wallet, I set a trap with a marked note and it was our eldest
I want to believe my teenager again but after so many fibs I check every word he says
The teacher showed me, my little girl has been taking toys from the other children's backpacks since September
he copied the whole essay off the internet and told us he'd written it himself, I'm a teacher, I feel sick
Lord, please give me wisdom to raise an honest child, today mine stole from the church offering plate
Should I march my son back to the shop to return the chocolate he stole and apologise?
My daughter changed the Ds on her report to Bs with a pen, her dad signed it and never noticed
my twelve yr old used my card behind my back for 300 pounds of stuff online then blamed his cousin
We raised him with the ten commandments on the fridge and still he lies and steals, where did I go wrong
Single dad, night shifts, and I find out my boy has skipped school for weeks and lied to my face at breakfast
My grandson lives with us and things vanish, my rings, his grandfather's watch, he says he knows nothing
she makes up stories to get out of trouble, says the dog did it or her brother did it, how do I teach her truth?
How should I pray for a child who can't seem to stop taking what isn't hers?
My son sold his sister's bike and told us it had been stolen, the truth came out a week later
I slipped into his room and found a drawer of things from the store with the tags still on, he's fourteen

# thankful-for-good-news
Our baby girl arrived at 4 this morning, seven pounds, perfect, I just want to say thank you to God
The scan is clear!! After two years the doctor said no trace of it, which psalm can I read to give thanks?
I got the job! Eleven interviews and today they said yes, I'm dancing in my kitchen
My visa was approved this morning, we are so grateful, how do we thank the Lord together as a family?
passed my nursing boards on the first try, praise God, looking for a verse of thanksgiving to post
My son came home from his deployment last night, he slept in his old bed and I wept for joy
The biopsy came back benign, I can breathe, my heart is overflowing with gratitude
First grandchild born today, a boy, I'm 71 and I never thought I'd see it, thank you Jesus
It rained last night on our fields, the whole village came out singing, I want a Bible passage to celebrate
We got the keys to our first house yesterday, after nine years of renting, so thankful
my driving test, passed at last lol, is there a bible verse for saying thanks for something small?
My wife woke up from the operation and squeezed my hand, all went well, how can I give thanks enough?
I was accepted to university with a full scholarship, first in my family, mum is shouting hallelujah
Our daughter who hadn't been home in six years knocked on the door Sunday, my joy is complete
Good news today, the citizenship letter came, I want to praise God with the right words
Twins! Both healthy, both home from the hospital, what a blessing, what prayer of thanks do people say?
Five years cancer free today, I'm baking a cake and would love a scripture to write on the card
the harvest is in and it's the best since my father's time, what does the Bible say about thanksgiving
My husband finally found work, his first pay came Friday and we all sat round the table and cried happy tears
God answered my prayer, exactly the way I asked, and I don't want to be the one who forgets to say thank you
I walked away from the crash without a scratch, grateful beyond words for this second chance
She said yes! I feel so blessed I could sing, any psalm for a really happy day?
My mom's tests are all fine, the lump was nothing, best phone call of my life
fifty years of marriage on Saturday, I'm to give the thanks before the meal, which verse would suit?
My boy passed his A levels with grades nobody expected, I keep saying thank you thank you out loud on the bus
Nothing to ask for today, everything is good, I only want to give thanks for his goodness to us

# remarrying-late-in-life
I'm 63, a widow for five years, and I've met a kind man at the garden club who wants to marry me
My children won't hear of it, they say at 70 dad has no business marrying again
What would my late husband say if he saw me trying on a wedding dress at fifty eight?
Does the Bible allow a widower to remarry? Margaret and I are both in our seventies
Divorced twelve years, 55 now, and I met someone at choir, can I marry a second time in church?
I feel guilty laughing with this new gentleman, as if I was cheating on my late husband
my daughter says I'm replacing her mother, but I've been a widower six years and I want company
Whose wife will I be in heaven if I marry again? I buried Frank after thirty eight years
A retired bus driver from church asked me to dinner, I'm 66, blushing like a girl, is it silly at my age?
The kids think she's after my house, we are both past sixty and only want to share our last years
I promised my dying wife I'd never look at another woman, now there is Doreen next door and I'm fond of her
Is it wrong to fall in love again at 74? my grandchildren giggle and my son is cross
We met in the bereavement group, a widow and a widower, and now we're thinking of a second marriage
at 52 after my divorce I'd given up, then this lovely man came along, does scripture permit me to remarry?
Her grown sons refuse to come to our wedding, they say it's too soon after their father
How soon after a husband's passing is it decent for a widow to see someone else?
I still wear my first ring, should I take it off now that Harold has proposed to me
People in the village talk because the widow from the bakery and I have tea together, we'd like to wed in spring
if I remarry I lose my widow's pension, so he suggests a blessing without papers, what would God think?
I'm a grandmother of six, widowed twice, and a good man wants to be my third husband
My late wife's photo hangs in the hall, my new lady friend says leave it, am I betraying one or the other?
Old farmer here, 69, wife gone four years, met a widow at the cattle market, my girls object to a new marriage
How can I tell my adult children that I've met somebody and we mean to get married?
I never thought love would come a second time, he's sixty one, a widower, and holds my hand during grace
my pastor says a divorced woman of 57 may not remarry, another pastor says she may, who is right?
Lord, show me if this late love is a gift from you, I'm seventy and was sure that chapter was closed

# afraid-to-speak-before-people
They asked me to read the lesson on Sunday and my knees already shake, I've never stood up in front of people
I stutter, and the pastor wants me to give my testimony in front of two hundred people
My voice trembles and my face goes red every time I have to speak in public, tomorrow is my first sermon
I was elected chair of the parents' council last night and I feel totally unfit to lead anyone
is there a verse for stage fright? I sing a solo at Easter and freeze when I see the crowd
I'm 17 and have to give a talk in front of the class, I'd rather hide in the toilets
The choir wants me to lead the worship, I said no three times because who am I to lead?
I'm a carpenter not a speaker, and now they want me to preach while the minister's away
my sister asked me to give the speech at her wedding, I stammer since I was five, how do I tell her
New elder here, just voted in, I look round that table and feel like a fraud, not qualified at all
When I have to pray aloud in the group my mouth goes dry and the words just stick
Next week I present to the whole hospital board, hands sweating already, what did God tell people who couldn't speak well?
I always turn it down when they ask me to speak up front, I'm shy and my English has an accent
They made me team captain and I haven't slept, I'm no leader, I can hardly talk to the lads
How should I pray before I go up to the pulpit for the first time? My legs are jelly
I've to say the eulogy for my old teacher and I'm terrified my voice will break before all those faces
blanked out at the microphone last time, everybody staring, and now they've asked me to do the reading again
I'm a young woman and have been chosen to run the village cooperative, the old men will listen to every word, I tremble
My son stutters and was picked to recite in the nativity play, which Bible story could give him courage?
The Sunday school needs a leader and they picked me, I feel too small, too young and tongue tied
I know the words by heart but in front of an audience my throat closes up
Should I say yes to leading the Bible study? I'm scared of questions I can't answer before everyone
Promoted to shift supervisor, first meeting Monday, I have to stand and address forty men and I'm a nervous wreck
I want to tell the congregation what happened to me but I get so nervous at the mic that I stumble over words
public speaking terrifies me more than anything and my new post as deacon means announcements every week
Lord put your words in my mouth, I'm slow of speech and they're all waiting for my talk on Thursday

# sudden-money-and-who-asks-for-it
I won the lottery, not millions but enough, and now cousins I haven't seen in years call me every evening
My aunt left me 200,000 and everybody in the family suddenly needs a new roof
Got a huge bonus this year, how much of it should a Christian give away?
Since the inheritance came through I catch myself thinking about money all day, is it changing me?
scratch card, fifty thousand, told one mate in the pub and by Friday half the town was asking for a share
My relatives back home heard I came into money, there are thirty messages asking me to send some
I sold grandpa's land to a developer and overnight I'm rich, and I don't know who likes me for me
Do I have to tithe on a lottery win, and would the church even want that kind of money?
An uncle I barely knew left me everything, his house, his savings, what would God want me to do with such a windfall?
I feel bad saying no to my cousin who wants me to pay for his truck out of my payout
we got the insurance settlement and now my wife's brothers come by with hands out every weekend
I'm a cleaner and I won the jackpot in the bingo, I haven't told a soul because everyone will want a piece
How do I stay humble and generous now that a large sum dropped into my lap?
My crypto went up like mad and I cashed out, friends expect me to pay for every dinner now
A nephew wants a loan, a niece wants tuition, the pastor wants an organ, all because of what my mother left me
what does the bible say about money that comes all at once? I inherited a fortune at 24
Some people from school who used to ignore me are suddenly so friendly since I signed the football contract
I gave my sisters ten thousand each from the winnings and they say it's stingy
The company went public and my shares made me wealthy, I was happier as a broke teacher, honestly
oil was found on our ranch, checks every month, and neighbors look at us with begging eyes, how much should we share
I don't want this sudden wealth to spoil my kids or make me hard, how should I pray?
Thirteenth salary plus a bonus and the whole clan expects presents, I can't say no to elders
After the win my wife wants to quit, my boys want cars and I want to give half to the poor
An old lady I nursed left me her flat in her will, her friends now drop hints that I should give them something
Everyone asks, asks, asks since my lucky ticket, is it selfish to keep most of the prize for my children?
Back pay of four years arrived in one go, I'm a soldier, and distant cousins already know the exact amount

# proud-of-my-success
Since I was promoted to partner my wife says I've become arrogant and I think she may be right
I need people to admire me, if nobody praises my work I'm in a foul mood all evening
My old friends seem so small to me now, they still work at the garage and I look down on them
top of my class three years running and I secretly think everyone else is stupid
What does the Bible say about pride? I've done very well for myself and it's going to my head
My sermons get thousands of views, I check the numbers before I pray, I think I've become vain
My brother told me I'm full of myself since I bought the big house, that hurt
How do I stay humble when everybody keeps telling me how brilliant I am?
I built this company with my own two hands and I don't feel I owe thanks to anyone
caught myself bragging again at dinner, my car, my title, my bonus, the whole table went quiet
I'm a surgeon, the nurses call me his majesty behind my back and I rather liked it, is that a sin?
My team won the cup and I scored, now I'm being told I'm big headed and don't pass the ball
At the school reunion I felt superior to all of them, walked out ashamed of my own snobbery
I pretend to be modest but inside I'm thrilled when they applaud, and I want more of it
Lord, humble me before I fall, success came quickly and I've started to believe I'm better than others
I'm ashamed of my parents' accent since I became a lawyer, when did I get so stuck up
My boss praised me before the whole floor and since then I treat my colleagues like they're beneath me
Everything I touch turns to gold and I've stopped praying because frankly I don't need anything
Is it wrong to be proud of what I've achieved? I came from a council flat and run three shops now
my daughter said dad you only ever talk about yourself and your awards
I got employee of the year and hung it in the hallway where every guest must see it, I laughed at my own vanity
I can't bear correction anymore, since the doctorate I think I know better than my pastor
Used to clean floors, now I'm director, and I was rude to the cleaning lady yesterday like I'd forgotten where I came from
They say pride comes before a fall, how do I keep my feet on the ground with all this applause?
I sing best in the choir and everyone says so, and I get annoyed if another girl is given compliments
My friends stopped inviting me, they say I've become conceited since the promotion and talk down to them

# about-to-be-married
We're getting married on the 14th and I'm so happy and so nervous I can't eat
My wedding is next month, how can I be a good husband to her from day one?
What does the Bible say to a bride and groom starting out? We'd like a reading for the ceremony
six weeks to the big day, dress is done, and I lie awake thinking will I be a good wife
Writing my own vows and everything sounds silly, is there a scripture I can put in them?
I'm a soldier, we marry on my leave in June, I want to start our home the right way
Bride to be here, 24, butterflies all day, how should we pray together before the wedding?
My fiancé and I say our vows on Saturday, till death do us part, that's a huge promise
Getting hitched in three weeks, my dad never showed me how to be a husband so where do I learn it
Our engagement was short and the wedding's almost here, we would love a blessing for our marriage
Which verse should we have engraved inside our wedding rings?
tomorrow I walk down the aisle!! I'm shaking with joy, give me something to read tonight
I'll be a bridegroom at 38, set in my ways, used to living alone, how do two become one?
We are in marriage preparation with our priest and he asked us what we want our marriage to stand on
My fiancée is calm and I'm the one panicking over the seating plan, I just want to be a good man to her
The invitations are out, the hall is paid, and suddenly I feel how serious a covenant this is
Soon I'll be Mrs Okafor, the aunties give me a hundred rules for wives, what are God's?
We've no money for a big party, just the registry office and a chapel blessing, and we couldn't be happier
what makes a marriage last? ours begins in twelve days and half our friends' ones are over already
Newly engaged, setting the date for spring, I want to put God at the centre of our home from the start
I'm marrying the love of my life on Sunday, nervous about the vows, my voice, the first dance, everything
How does the Bible say a husband ought to love his wife? I become one on Friday
My future wife and I are farmers, we'll wed after harvest, what psalm fits a new household?
Wedding jitters, not doubts, I know he's the one, I only fear I won't be the wife he deserves
our pastor asked us to choose the text for our wedding sermon and we don't know where to begin
Mum wants to know what advice she should write to me on the eve of my wedding, something from scripture

# about-to-be-baptised
I'm getting baptised on Sunday and have to say a few words, what do people say?
My baptism is next week, I'm 46, and I wonder if I'm worthy to go into that water
I will be confirmed at Pentecost, they gave us a list of verses to choose from and I can't decide
What does baptism really mean? I said yes because I love Jesus but I want to understand it
joining the church as a member this month, they'll ask me questions in front, what am I promising?
I was christened as a baby, now I want to be baptized again as an adult believer, is that right?
Pastor says I'm ready for the baptism class but I still smoke, shouldn't I be cleaner first?
In two weeks I'll be immersed in the river with five others, so excited, what should I read beforehand
My confirmation is coming and my sponsor asked me why I want it, I had no answer
I grew up Hindu and this Easter I will be baptised, I want to know what the Bible says happens then
afraid I'll slip back to my old ways after I'm baptised and make a joke of it
I'm 80 and never got baptised, the vicar says it's not too late, we've set the date for May
Do I need to have it all figured out before baptism? I've been following Christ only four months
We're having our baby baptised in June and I'm asked as godfather to make vows for him
First communion and confirmation on the same day for me at 33, coming into the church at the Easter vigil
I get dunked on Sunday lol, white robe and all, my mates from the rugby club are coming to watch
Will I feel different when I come up out of the water? My baptism's on Saturday
Help me write my baptism testimony, I was a trucker who found God at a rest stop
which name should I take for my confirmation, and what does the laying on of hands mean
I keep postponing my baptism because I don't feel good enough, the others seem so holy
My daughter, 11, asked to be baptised, is she old enough to understand what it means?
The church council will receive me as a new member by profession of faith, I'm moved and a bit scared
How should I pray the night before I get baptised?
I can't swim and I'm getting baptised in a lake, but I want to do it the way Jesus did
Is sprinkling enough or must I go right under? My baptism is on the 3rd and the families disagree
looking for a Bible verse for my confirmation, something to carry with me for life, I'm fourteen

# must-settle-others-quarrel
My two boys fight over every toy and both run to me to say who is right, how can I be fair?
Two neighbours are quarrelling over a hedge and each wants me to be the judge
I'm team leader and two of my nurses can't stand each other, I have to mediate on Monday
My aunts fell out over a recipe book and I'm the one carrying messages between them
As village head I have to settle a dispute over a well, both sides bring me gifts, what does God ask of a judge?
my two best friends had a row and each one wants me on her side, I'm caught in the middle
How do I make peace between my daughters without taking sides? They are 9 and 12
I'm a teacher, two pupils accuse each other, and I wasn't there, how do I judge justly?
The deacons asked me to sit down with two brothers from church who argue about a sale, and be the arbiter
My sons run the farm together and disagree on everything, they said dad, you decide
If I back one cousin the other is offended, if I say nothing they're both cross with me
I have to chair the meeting where two colleagues air their complaint, I like one far better than the other
What does the Bible say about being a peacemaker between people who don't want peace?
Tenants on the second and third floor are at war over noise and as caretaker I'm supposed to sort it out
Two uncles argue over a fence line, they trust only me, and I'm barely thirty
my flatmates aren't speaking to each other and both complain to me, should I step in between?
As a referee in the kids' league I get shouted at by both sets of parents, how do I stay impartial?
The twins both claim the same bike and each tells a different story, I need wisdom to decide
I'm on a jury next week and I'm afraid of deciding wrongly over two neighbours' dispute
My mother and my sister squabble and phone me in turn, I'm tired of being the go-between
Pray for me, tonight I bring two quarrelling friends to one table and have to hear both sides
How do I stay fair when one of the two in the argument is my own best mate?
Two market women dispute over a stall and called me as chairlady to give the verdict
my kids each say the other started it, I punished both and now both say I'm unjust
The supervisor asked me to reconcile two drivers who bicker every morning over one parking spot
I heard only one side and already gave my opinion, then the other side told me theirs, I judged too fast

# quarrel-with-a-friend
My best friend and I had a dumb argument about a parking spot and neither of us has texted since Sunday
we fell out over who should've paid for the concert tickets and now she walks past me in the hallway
I told my best mate his band was rubbish, meant it as a joke, he grabbed his coat and I've not heard from him since
Should I be the one to say sorry first if my friend started the fight?
Forty years we fished together every Saturday, then one row about a borrowed trailer and he won't come to the door
She misread my message, I was only teasing, she took it as an insult and left me on read
I'm fourteen and me and my bestie had a huge fight at the sleepover, now lunch is so awkward
What does the Bible say about making up with a friend after angry words?
I called my friend a terrible cook in front of everybody at the barbecue and wish I could swallow those words
my pal from the barracks and I nearly came to shouting over a card game, three weeks of silence now, it's stupid
I type hey can we talk, delete it, type it again. Neither of us wants to be first to break the ice
We bickered the whole road trip about the route and the music and haven't spoken since he dropped me off
My friend thinks I left her out of the girls' weekend on purpose, it was a mix-up, she won't let me explain
How do I apologize to my best friend when I still think I was half right?
I snapped at my friend after a double shift on the ward and said she never listens, she hasn't answered since
he's too proud to ring and so am I, twenty years of friendship stuck on one silly quarrel about football
Lord, give me the courage to knock at my friend's door and say I was out of line
Our whole friend group has noticed we aren't on speaking terms, all because I forgot her birthday dinner
My gym buddy and I argued over a loaned drill, of all things, and now he changes his training times
She yelled, I yelled back, I hung up on her. My dearest friend! I feel sick about the things I said
Is there a prayer for two friends who have quarreled and miss each other?
I'm 78, my neighbour and bridge partner Doris took offence at one remark of mine and the cards lie in the drawer
My friend blocked me after our argument last night, do I give her space or go round and patch things up?
Honestly I don't even remember what the tiff was about, I just want my friend back
I said I was sorry to my buddy and he answered with a thumbs up, are we good or is he still mad?
my best friend's wedding is in June, we had a falling-out over the bridesmaid dress and I don't know if I'm still invited
We'd been best friends since the school bus and one stupid misunderstanding about a boy neither of us even likes ended it
Waiting for him to make the first move, he's waiting for me, two stubborn farmers on either side of one hedge, once good friends

# death-of-a-grandparent
My grandma died on Thursday and the kitchen still smells of her cinnamon rolls
grandpa raised me after mum moved abroad, he passed in his armchair and I'm lost without the old man
I have a voicemail of Nana saying call me back sweetheart and I play it every night
My abuela was buried in Guatemala, I watched it on a phone screen because I have no papers to travel
What does the Bible say to someone whose grandfather has just died?
First Thanksgiving without Gran, nobody knew how to make the gravy and we all sat there sniffling
I'm 15, my granddad taught me to drive the tractor and now he's gone and it's parked in the barn
She taught me the Lord's Prayer on her lap, my grandmother, and I couldn't get a word out at her funeral
People at the office say well, she was 93. She was my grandma and I miss her like crazy
I wear Grandpa's flannel shirt to bed, it smells of pipe tobacco and sawdust
Will I see my nan again in heaven? She hummed hymns while hanging out the washing
we lost Pop-Pop in March, my kids keep asking when great-grandpa's coming to fix the bikes
I'm stationed in Korea and they wouldn't fly me home for my grandmother's burial, the army says grandparents don't count
My Grammy's reading glasses and her crossword are still on the porch table, I can't look at them
How do I pray now that Granny is gone? She was the one who prayed for all her grandchildren by name
My grandfather died the week of my graduation, his seat in row three stayed empty
Grandma brought up five of us on a cleaner's wage, we carried her to the grave on our own shoulders
I was asked to read something at my grandad's funeral, he was a miner and a man of few words, which passage?
It's the first Easter since my grandmother passed, no painted eggs, no phone call singing off key
My last grandparent is gone, I feel as if my childhood was carried out with her coffin
Nana's house is being emptied, I asked only for the button tin and her old rolling pin
I'm a truck driver, was two states away when my grandpa died, pulled over at a rest stop and bawled
my lola died in Cebu, ticket was too dear, so I lit a candle in a dorm room in Dubai
Need a comforting verse for my little girl, her granny died and she wants to mail her a drawing
I keep hearing Grandad's laugh in the hall, he walked me to school every day till I was ten
Grandmother was more of a mom to me than anybody, since we laid her to rest Sundays are hollow
He'd been a deacon for fifty years, my gramps, and I've got his worn hymnal with his pencil notes, I weep over every page
I never learnt her dumpling recipe and now my grandma's passed away, it's a silly thing to cry over but I do

# i-gave-away-a-secret
My friend told me in confidence that she's pregnant and I blurted it out to my sister, now half the town knows
I swore I'd keep it to myself and then I let it slip over drinks with the guys from work
A colleague trusted me with his diagnosis and I repeated it in the break room, I'm so ashamed
she hasn't found out yet that it was me who spilled it, do I own up or keep quiet?
I gossiped about a girl in my dorm and somebody showed her the screenshots
What does the Bible say to a person who has betrayed a confidence and can't take it back?
I'm a hairdresser, women tell me everything in that chair, and yesterday I passed on what one of them told me
My big mouth again. I told the whole choir what Ellen had shared with me alone about her marriage
I leaked that my coworker is job hunting and the boss called her in, she knows it could only have come from me
How can I make it right with a friend whose private business I blabbed?
i told my crush my best friend's secret just to look interesting, she cried in the bathroom all lunch
As the pastor's wife I hear a lot, and I mentioned something at the tea table that was told to me under four eyes
I forwarded her voice message to one person, only one, and by evening it was in every group chat
My buddy in the platoon told me he's scared of going out, I joked about it at supper and his face fell
We were talking behind the receptionist's back in the staff room and she stood in the doorway, heard every word I said
I can't hold my tongue, whatever people confide in me is out by dinner, Lord put a guard on my lips
I disguised it as a prayer request but really I was telling tales about my friend's drinking husband
She trusted me with where she was adopted from and I told her cousin by accident, how do I apologise?
I'm 70 and should know better, I tattled about the neighbour's bankruptcy at the bakery and it came back to her
My friend said you were the only one I told. I had no answer, I had told three people
A student confided in me and I chatted about it with another teacher, now the kid won't look at me
I let the cat out of the bag about her divorce before she'd told her own kids
Is it gossip if what I passed on was true? My friend says I broke her trust
I spread a rumour about the new nurse that I'd only half heard, turns out it's hurting her badly and I started it
I read out my roommate's diary page for a laugh, she doesn't know it yet and I feel like a rat
How should I pray after I ran my mouth about someone who trusted me?
he'd asked me to keep his salary between us, I told one fellow on the site and now the whole crew is grumbling at him
I confessed to her that I'd given her secret away, she just nodded and left, how do I win back her trust?
`
