import type { Story } from '../../meanings/stories.ts'

/** What happens in stories that everyone asks about, in a sentence or two before the verses that tell it. */
export const STORIES_EN: Readonly<Record<Story, string>> = {
  'GEN 1:1-5':
    'In the beginning God created the heavens and the earth, and the earth was formless, empty and dark. On the first day God spoke and there was light; he separated it from the darkness, and named them day and night.',
  'GEN 1:26-27':
    'God made human beings, male and female, in his own image, and gave them charge over the fish of the sea, the birds of the sky, and every creature that moves on the earth.',
  'GEN 2:2-3':
    'God rested on the seventh day because his work of creating was finished; he blessed that day and made it holy.',
  'GEN 2:7':
    'God formed the first man, Adam, from the dust of the ground and breathed the breath of life into his nostrils, and so he became a living being.',
  'GEN 2:16-17':
    'God let Adam eat freely from every tree in the garden except one, the tree of the knowledge of good and evil, and told him that on the day he ate from it he would surely die.',
  'GEN 2:18-22':
    'God said it was not good for Adam to be alone. No fitting helper was found among the animals, so God put him into a deep sleep, made the woman, Eve, from one of his ribs, and brought her to him.',
  'GEN 3:4-6':
    'The serpent told Eve that she would not die but would be like God, knowing good and evil. She saw that the fruit was good to eat, beautiful, and desirable for wisdom, so she ate, and Adam ate too.',
  'GEN 3:11-13':
    'When God asked about the forbidden fruit, Adam said that Eve had given it to him, and Eve said that the serpent had deceived her. It had told her that they would not die but be like God.',
  'GEN 3:14-15':
    'Because the serpent had deceived the woman, God cursed it: it would crawl on its belly and eat dust. He set enmity between its offspring and hers: hers will strike its head, and it will strike his heel.',
  'GEN 3:16-19':
    'Because Adam and Eve had eaten from the forbidden tree, God told Eve that she would bear children in pain and her husband would rule over her. Because of Adam he cursed the ground: Adam would toil for food until he returned to dust.',
  'GEN 3:21':
    'God made garments of skin for Adam and his wife Eve and clothed them, before he sent them out of the garden of Eden.',
  'GEN 3:22-24':
    'Adam and Eve were driven out so that they would not also eat from the tree of life and live forever, now that they knew good and evil. God set cherubim and a flaming sword to guard the way to that tree.',
  'GEN 4:3-8':
    'Cain was very angry because God looked with favor on Abel and his offering but not on Cain and his, and he killed his brother. Genesis does not plainly give God’s reason; Hebrews says that Abel offered by faith.',
  'GEN 4:9-10':
    'When God asked where his brother Abel was, Cain said he did not know and asked whether he was his brother’s keeper. God told him that Abel’s blood was crying out to him from the ground.',
  'GEN 4:13-15':
    'God put a mark on Cain so that no one who met him would kill him, for Cain feared this, and God said that anyone who killed him would suffer vengeance seven times over. Scripture does not say what the mark was.',
  'GEN 5:24':
    'Enoch walked with God, and then he was no longer there, because God took him. Hebrews says that he was taken by faith and did not see death.',
  'GEN 5:27': 'Methuselah lived 969 years in all and then died; no one else’s recorded age in the Bible is greater.',
  'GEN 6:4':
    'The Nephilim were on the earth in the days before the flood, and also afterward, when the sons of God had children with human women; Genesis speaks of mighty, famous men of old. It tells no more about where they came from.',
  'GEN 6:5-7':
    'God saw that people’s wickedness was great and that their hearts were bent on evil all the time. He was grieved that he had made them, and decided to wipe human beings and animals from the earth.',
  'GEN 6:8-9':
    'Noah found favor with God; Genesis calls him a righteous man, blameless among the people of his time, who walked with God.',
  'GEN 6:11-13':
    'God sent the flood because the earth had become corrupt and full of violence; he told Noah that he would put an end to all living beings, together with the earth.',
  'GEN 6:13-14':
    'God told Noah to build the ark because the earth was full of violence and God was going to destroy it with a flood; in the ark Noah and his family would be kept alive. It was to be of gopher wood, coated with pitch.',
  'GEN 6:14-16':
    'God told Noah to build the ark of gopher wood, coated with pitch inside and out: 300 cubits long, 50 wide and 30 high, with rooms, three decks, a door in the side, and an opening for light.',
  'GEN 7:1-3':
    'God told Noah to enter the ark with his whole household, because he had seen that Noah was righteous. Noah was to take seven pairs of every clean animal and of the birds, and one pair of every unclean animal.',
  'GEN 7:2-3':
    'God told Noah to take seven pairs of every clean animal, one pair of every unclean animal, and seven pairs of every kind of bird, so that their kinds would stay alive on the earth.',
  'GEN 7:6': 'Noah was six hundred years old when the waters of the flood came on the earth.',
  'GEN 7:11-12':
    'In the six hundredth year of Noah’s life, on the seventeenth day of the second month, the springs of the great deep burst open and the windows of heaven were opened, and rain fell for forty days and forty nights.',
  'GEN 7:13-14':
    'Eight people went into the ark: Noah and his wife, their sons Shem, Ham, and Japheth, and the sons’ three wives, together with every kind of wild animal, livestock, creeping thing, and bird.',
  'GEN 7:24':
    'Rain fell for forty days and nights, and the water covered the earth for 150 days. By the dates that Genesis gives, a little more than a year passed from the start of the flood until the earth was dry.',
  'GEN 8:4':
    'Noah’s ark came to rest on the mountains of Ararat, on the seventeenth day of the seventh month. Genesis does not say which of the mountains there it was.',
  'GEN 8:8-12':
    'Noah sent out a dove to see whether the water had gone down. First it came back; a week later it brought a fresh olive leaf, so he knew that the water had receded; the third time it did not return.',
  'GEN 8:13-16':
    'By the dates of Genesis the flood began on the seventeenth day of the second month, when Noah was six hundred, and on the twenty-seventh of the second month a year later the earth was dry and God told him to leave the ark: a year and ten days.',
  'GEN 9:12-16':
    'The rainbow is the sign of God’s covenant with every living creature on earth: when it appears in the clouds, God said, he will remember his promise that a flood will never again destroy all life.',
  'GEN 9:22-25':
    'Ham saw his father Noah drunk and uncovered and told his brothers, who covered him without looking. When Noah learned of it, he cursed Ham’s son Canaan to be his brothers’ servant; Genesis does not say why Canaan.',
  'GEN 10:8-10':
    'Nimrod was a son of Cush and grandson of Ham. Genesis calls him the first mighty warrior on earth and a mighty hunter before the Lord; his kingdom began with Babel and other cities in the land of Shinar.',
  'GEN 11:4':
    'The people in the plain of Shinar wanted to build a city and a tower reaching to the heavens, to make a name for themselves and not be scattered over the whole earth.',
  'GEN 11:6-9':
    'God saw that the builders of the tower were one people with one language and that nothing they planned would be out of their reach. So he confused their speech and scattered them over all the earth; the city was called Babel.',
  'GEN 11:31':
    'Abram, later called Abraham, came from Ur of the Chaldeans. His father Terah set out with him, his wife Sarai, and his nephew Lot for Canaan, but they settled in Haran on the way.',
  'GEN 12:1-3':
    'God told Abram, later called Abraham, to leave his country, his people and his father’s house for a land he would show him. He promised to make him a great nation and to bless all peoples through him.',
  'GEN 12:4':
    'Abram, later called Abraham, was seventy-five years old when he left Haran, as the Lord had told him; his nephew Lot went with him.',
  'GEN 12:11-13':
    'Abram was afraid that the Egyptians would see how beautiful his wife Sarai was and kill him to have her. So he asked her to say that she was his sister, that his life might be spared.',
  'GEN 14:18-20':
    'Melchizedek was king of Salem and priest of God Most High. When Abram came back from his victory, Melchizedek brought out bread and wine and blessed him, and Abram gave him a tenth of everything.',
  'GEN 15:5-6':
    'God took Abram outside, showed him the stars, and promised that his descendants would be as countless as they. Abram believed the Lord, who counted it to him as righteousness.',
  'GEN 16:1-3':
    'Sarai had borne Abram no children, so she gave him her Egyptian servant Hagar as a wife, hoping to have children through her.',
  'GEN 16:4-6':
    'When Hagar was with child, she looked down on her mistress Sarai. Abram left her in Sarai’s hands, and Sarai treated her so harshly that she ran away.',
  'GEN 16:7-8':
    'The angel of the Lord found Hagar by a spring in the desert, on the road to Shur; she was fleeing from her mistress Sarai, who had treated her harshly. The angel told Hagar to go back and promised her countless descendants.',
  'GEN 17:5': 'God changed Abram’s name to Abraham because he had made him the father of many nations.',
  'GEN 18:1-2':
    'The Lord appeared to Abraham at Mamre: he looked up, saw three men standing near him, and ran to meet them. Genesis afterward tells of the Lord, with whom Abraham spoke, and of two angels who came to Sodom.',
  'GEN 18:11-15':
    'Sarah laughed to herself on hearing that she would have a son, because she and Abraham were old and she was past childbearing. The Lord asked whether anything was too hard for him; Sarah was afraid and denied it.',
  'GEN 18:20-21':
    'God told Abraham that the outcry against Sodom and Gomorrah was great and their sin very grave, and that he would go down and see; afterward the cities were destroyed by burning sulfur.',
  'GEN 18:23-25':
    'Abraham pleaded for Sodom so that the righteous would not die along with the wicked. He asked God whether he would not spare the place for fifty righteous people, since the Judge of all the earth does what is just.',
  'GEN 19:24-25':
    'God rained burning sulfur from the sky on Sodom and Gomorrah, whose sin was very grave, and destroyed those cities, the whole plain, all who lived there, and everything that grew on the land.',
  'GEN 19:26':
    'Lot’s wife looked back as they fled from Sodom, and she became a pillar of salt; the angels had told them to flee for their lives and not look behind them.',
  'GEN 21:5':
    'Abraham was a hundred years old when his son Isaac was born; Sarah, Isaac’s mother, was ten years younger than Abraham.',
  'GEN 21:9-12':
    'Sarah saw Hagar’s son Ishmael mocking and told Abraham to send them both away, so that the boy would not inherit with Isaac. It distressed Abraham greatly, but God told him to do as Sarah said.',
  'GEN 21:14-19':
    'Abraham sent Hagar and her son Ishmael away because Sarah would not let the boy inherit with Isaac. When their water ran out in the wilderness, God heard the boy’s voice and let Hagar see a well.',
  'GEN 21:19-21':
    'God opened Hagar’s eyes in the desert, and she saw a well and gave her son Ishmael water. God was with the boy; he grew up in the desert of Paran, became an archer, and Hagar found him a wife from Egypt.',
  'GEN 22:1-2':
    'God was testing Abraham when he told him to offer Isaac, the son he loved, on a mountain in the land of Moriah. Later the angel stopped him before Isaac was harmed; Hebrews says that Abraham acted by faith.',
  'GEN 22:9-13':
    'Abraham built the altar and laid Isaac on the wood, but the angel of the Lord called to him not to harm the boy, for now it was known that he feared God. Abraham offered a ram in his son’s place.',
  'GEN 23:1-2':
    'Sarah lived 127 years and died at Kiriath-arba, that is, Hebron, in the land of Canaan; Abraham mourned and wept for her.',
  'GEN 23:19':
    'Abraham buried his wife Sarah in the cave in the field of Machpelah near Mamre, that is Hebron, in the land of Canaan; he had bought the field from the Hittites who lived there.',
  'GEN 24:12-14':
    'Abraham’s servant asked God for a sign at the well: the girl who gave him a drink and offered to water his camels too would be the one chosen for Isaac. Before he had finished, Rebekah came and did just that.',
  'GEN 24:64-67':
    'Rebekah saw Isaac coming to meet them in the field, got down from her camel, and covered herself with her veil when she heard who he was. Isaac took her as his wife and loved her.',
  'GEN 25:7-8': 'Abraham lived 175 years and died at a good old age, an old man and full of years.',
  'GEN 25:9-10':
    'Abraham was buried beside his wife Sarah in the cave of Machpelah near Mamre, in the field he had bought from the Hittites; his sons Isaac and Ishmael buried him.',
  'GEN 25:29-34':
    'Esau came in from the field exhausted and hungry and sold Jacob his birthright for bread and lentil stew, saying that he was about to die and it was of no use to him.',
  'GEN 27:15-19':
    'Rebekah dressed Jacob in Esau’s clothes and covered his hands and neck with goatskins, so that Isaac, who could hardly see, would take him for Esau. Jacob brought the food, said he was Esau, and asked for the blessing.',
  'GEN 27:41-44':
    'Esau hated Jacob because of the blessing their father Isaac had given him, and he planned to kill him. Their mother Rebekah heard of it and told Jacob to flee to her brother Laban in Haran until Esau’s anger passed.',
  'GEN 28:10-12':
    'On his way from Beersheba to Haran, Jacob slept with a stone at his head and dreamed of a stairway reaching to heaven, with God’s angels going up and down on it. He later named the place Bethel.',
  'GEN 28:12-15':
    'Jacob dreamed of a ladder from earth to heaven with God’s angels going up and down on it. God promised him and his descendants the land, and told him that he would be with him, keep him, and bring him back.',
  'GEN 28:18-19':
    'The place where Jacob dreamed of the stairway is Bethel, which used to be called Luz. In the morning he set up the stone that had been at his head as a pillar, poured oil on it, and gave the place its name.',
  'GEN 29:10':
    'When Jacob saw Rachel, the daughter of his uncle Laban, coming with the sheep, he rolled the stone from the mouth of the well and watered Laban’s flock. He went on to serve Laban for twenty years.',
  'GEN 29:18-20':
    'Jacob loved Rachel and offered to serve her father Laban seven years to marry her; they seemed to him only a few days. Laban then gave him Leah, and for Rachel Jacob served another seven years.',
  'GEN 29:23-27':
    'In the evening Laban gave Jacob his older daughter Leah in place of Rachel, and Jacob found it out in the morning. Laban said that the younger was not married first there, and asked seven more years for Rachel.',
  'GEN 31:19-20':
    'While Laban was away shearing sheep, his daughter Rachel stole his household idols, and Jacob left without telling him. When Laban came searching, Rachel hid the idols in the camel’s saddle and sat on them.',
  'GEN 31:34-35':
    'Rachel hid her father Laban’s household idols in the camel’s saddle and sat on them. When Laban searched the tent, she said she could not get up because it was her time of the month, and he did not find them.',
  'GEN 31:41':
    'Jacob served his uncle Laban for twenty years: fourteen for Laban’s two daughters and six for the flocks. Jacob complained that Laban had changed his wages ten times.',
  'GEN 32:24-28':
    'A man wrestled with Jacob until daybreak, and Jacob would not let him go without a blessing. The man renamed him Israel because he had struggled with God and with people and had prevailed.',
  'GEN 32:28':
    'The one who wrestled with Jacob gave him the new name Israel, because he had striven with God and with people and had prevailed.',
  'GEN 32:29-32':
    'Jacob named the place where he wrestled until daybreak Peniel, because he had seen God face to face and his life was spared. The man blessed him there; Jacob limped because the man had touched the socket of his hip.',
  'GEN 33:4':
    'Jacob had been afraid of his brother Esau, but Esau ran to meet him, embraced him and kissed him, and they both wept.',
  'GEN 34:1-2':
    'Dinah, the daughter of Jacob and Leah, went out to visit the women of the land, and Shechem, son of the local ruler Hamor, took her and violated her; her brothers were grieved and very angry when they heard it.',
  'GEN 34:13-14':
    'Shechem had violated Dinah and wanted to marry her. Her brothers answered deceitfully that they could not give her to an uncircumcised man; when the men of the city were circumcised, Simeon and Levi killed them.',
  'GEN 34:25-26':
    'Because Shechem had violated their sister Dinah, Simeon and Levi attacked the city on the third day, while the men were in pain after circumcision. They killed all the men, including Shechem and his father Hamor, and took Dinah away.',
  'GEN 35:4':
    'Jacob’s household gave him their foreign gods and the rings in their ears, and he buried them under the oak near Shechem.',
  'GEN 35:8':
    'Rebekah’s nurse was named Deborah. She died and was buried under an oak below Bethel, and the tree was called Allon-bacuth, the oak of weeping.',
  'GEN 35:16-19':
    'Rachel died on the way to Ephrath, that is Bethlehem, after a hard labor. Dying, she named her son Ben-oni, but his father Jacob called him Benjamin; she was buried beside the road.',
  'GEN 35:19-20':
    'Rachel died and was buried on the way to Ephrath, that is, Bethlehem, and her husband Jacob set up a pillar over her grave.',
  'GEN 35:23-26':
    'Jacob had twelve sons. Leah bore Reuben, Simeon, Levi, Judah, Issachar, and Zebulun; Rachel bore Joseph and Benjamin; Rachel’s maid Bilhah, Dan and Naphtali; Leah’s maid Zilpah, Gad and Asher.',
  'GEN 37:2':
    'Joseph was seventeen when he was tending the flock with his brothers and brought their father Jacob a bad report of them. Genesis goes straight on to his dreams and to how his brothers sold him.',
  'GEN 37:3-4':
    'Jacob, also called Israel, loved Joseph more than his other sons because he was born in his old age, and made him a robe of many colors. His brothers saw it, hated Joseph, and could not speak peaceably to him.',
  'GEN 37:5-8':
    'Joseph dreamed that his brothers’ sheaves bowed down to his. His brothers understood that he would rule over them, and hated him all the more for his dream and for what he said.',
  'GEN 37:26-28':
    'Joseph’s brothers hated him and meant to kill him. Judah said there was no gain in killing their own brother, so they sold him for twenty pieces of silver to Ishmaelite traders, who took him to Egypt.',
  'GEN 38:9-10':
    'Onan knew that the child would not count as his, so he would not give his dead brother offspring by his widow Tamar. What he did was evil in the Lord’s sight, and the Lord put him to death.',
  'GEN 39:7-10':
    'Potiphar’s wife wanted Joseph to lie with her, but day after day he refused, saying he could not do such evil and sin against God. When he fled and left his garment in her hand, she used it to accuse him.',
  'GEN 39:19-21':
    'Joseph was put in prison because his master’s wife, whom he had refused, accused him falsely and his master was very angry. But the Lord was with Joseph and gave him favor with the keeper of the prison.',
  'GEN 39:21-22':
    'Joseph was in prison though he had done no wrong: Potiphar’s wife had falsely accused him. But the Lord was with him and gave him favor with the warden, who put him in charge of all the prisoners.',
  'GEN 40:9-13':
    'In prison Pharaoh’s chief cupbearer dreamed of a vine with three branches, and Joseph told him that in three days he would have his office back. Joseph asked him to mention him to Pharaoh, but the cupbearer forgot him.',
  'GEN 41:1-4':
    'Pharaoh dreamed that seven fat cows came up from the Nile and that seven thin ones ate them. Joseph explained it as seven years of plenty followed by seven years of famine.',
  'GEN 41:12-13':
    'When Pharaoh had dreams, his chief cupbearer at last remembered Joseph, the young Hebrew in prison. Joseph had interpreted his dream and the baker’s, and both came true: he was restored, and the baker was put to death.',
  'GEN 41:26-31':
    'Joseph said that both of Pharaoh’s dreams meant one thing, which God would soon do: the good cows and ears were seven years of plenty, the thin cows and empty ears seven years of severe famine to follow.',
  'GEN 41:40-41':
    'Pharaoh set Joseph over all the land of Egypt; only on the throne was Pharaoh greater. Joseph was thirty years old, and Pharaoh gave him Asenath, a priest’s daughter, as his wife.',
  'GEN 41:45-46':
    'Joseph was thirty when he entered Pharaoh’s service over all Egypt. Pharaoh named him Zaphenath-paneah and gave him as his wife Asenath, daughter of Potiphera, priest of On.',
  'GEN 43:34':
    'At the meal that Joseph gave his brothers, portions were served to them from his own table, and Benjamin’s was five times as large as anyone else’s; they drank and were merry with him.',
  'GEN 44:1-2':
    'Joseph had his steward put each brother’s money back in his sack and Joseph’s silver cup in Benjamin’s. Genesis does not state why; when the cup was found, Judah offered to stay as a slave in Benjamin’s place.',
  'GEN 45:1-3':
    'Joseph could hold back no longer: he sent everyone else out, wept aloud, and told his brothers who he was, asking if his father still lived. They were too dismayed to answer; he then told them not to grieve over having sold him.',
  'GEN 45:3-5':
    'Joseph told his terrified brothers that he was the one they had sold into Egypt, and asked about his father. He told them not to be angry with themselves, for God had sent him ahead to save lives.',
  'GEN 50:13':
    'Jacob had made Joseph swear not to bury him in Egypt. His sons carried him to Canaan and buried him in the cave of Machpelah near Mamre, in the field that Abraham had bought as a burial place.',
  'GEN 50:19-21':
    'Joseph told his brothers not to fear, for he was not in God’s place: what they had meant as evil, God meant for good, to save many lives. He promised to provide for them and comforted them.',
  'GEN 50:24-26':
    'Joseph died at the age of 110; he was embalmed and placed in a coffin in Egypt. Before his death he made the sons of Israel swear that they would carry his bones up out of Egypt.',
  'EXO 1:8-10':
    'A new Pharaoh feared that the Israelites, grown numerous and strong, would join Egypt’s enemies in war, so he had them enslaved. When they still increased, he ordered that their newborn boys be killed.',
  'EXO 1:15-17':
    'Fearing the growth of Israel, Pharaoh ordered the Hebrew midwives to kill every newborn Hebrew boy; but the midwives feared God, did not obey the king, and let the boys live.',
  'EXO 1:22':
    'Pharaoh ordered that every Hebrew boy who was born be thrown into the Nile, while the girls might live. Moses’ mother hid him for three months, then put him in a papyrus basket among the reeds of the river.',
  'EXO 2:2-4':
    'Moses’ mother hid him for three months, because Pharaoh had ordered the Hebrew boys thrown into the Nile. When she could hide him no longer, she put him in a papyrus basket among the reeds, and his sister watched.',
  'EXO 2:5-10':
    'Pharaoh’s daughter found the baby Moses in a basket among the reeds of the Nile and took pity on him. His sister fetched their own mother to nurse him; later the princess made him her son and named him Moses.',
  'EXO 2:11-15':
    'Moses fled to Midian because Pharaoh wanted to kill him: he had killed an Egyptian who was beating a Hebrew, one of his own people, and it had become known.',
  'EXO 3:1-2':
    'Moses was tending the flock of his father-in-law Jethro, a priest of Midian, at Mount Horeb. The angel of the Lord appeared to him in a flame in a bush that burned but was not consumed, and God called him from it.',
  'EXO 3:2-4':
    'The angel of the Lord appeared to Moses in flames from a bush that burned but was not consumed. When Moses went to look, God called to him from it, and sent him to bring Israel out of Egypt.',
  'EXO 3:4-5':
    'From the burning bush God called Moses by name, told him not to come closer, and told him to take off his sandals, because the place where he stood was holy ground.',
  'EXO 3:5-6':
    'God told Moses to take off his sandals because the place where he stood was holy ground. He said he was the God of Abraham, Isaac and Jacob, and Moses hid his face, afraid to look at God.',
  'EXO 3:13-15':
    'Moses asked God for his name to tell the Israelites. God called himself I AM, and said that his name forever is the Lord, the God of their fathers.',
  'EXO 4:10':
    'Moses did not want to go to Pharaoh saying that he had never been good with words and was slow of speech; God promised to help him speak and gave him his brother Aaron as spokesman.',
  'EXO 4:24-26':
    'Exodus does not plainly say why the Lord met Moses on the way and sought to kill him; it tells only that Zipporah, his wife, circumcised her son, and then the Lord let him alone.',
  'EXO 6:20':
    'Moses’ father was Amram and his mother Jochebed; Aaron was his brother. His mother hid him as a baby for three months and then put him in a papyrus basket among the reeds of the Nile.',
  'EXO 7:20-21':
    'In the first plague Aaron struck the Nile with the staff before Pharaoh, and its water turned to blood; the fish died and no one could drink it. By this, God said, Pharaoh would know that he is the Lord.',
  'EXO 10:1-2':
    'God said he had hardened Pharaoh’s heart to work his signs in Egypt, so that Israel would tell them to their children and know that he is the Lord. Exodus also says that Pharaoh hardened his own heart.',
  'EXO 12:7':
    'The Israelites put the lamb’s blood on the doorposts and lintels of the houses where they ate it, as a sign: when God saw the blood, he would pass over them and the plague would not strike them.',
  'EXO 12:12-13':
    'On the night of the Passover God would go through Egypt and strike down the firstborn; the blood on the Israelites’ houses was the sign by which he passed over them, so that the plague did not touch them.',
  'EXO 12:29':
    'In the last plague, at midnight, God struck down every firstborn in Egypt, from Pharaoh’s son to the prisoner’s, and the firstborn of the livestock; that night Pharaoh told the Israelites to go.',
  'EXO 12:39':
    'The Israelites baked unleavened bread because they were driven out of Egypt in haste: their dough had not risen, and they had no time to prepare other food.',
  'EXO 12:40-41':
    'Exodus says that the Israelites’ stay in Egypt was 430 years; at the end of those years, on that very day, all the hosts of the Lord went out from the land of Egypt.',
  'EXO 13:17-18':
    'God did not lead Israel out of Egypt by the shorter road through the land of the Philistines, because if they met war they might change their minds and go back. He led them around by the desert road toward the Red Sea.',
  'EXO 13:21-22':
    'The Lord went ahead of the Israelites in a pillar of cloud by day to show them the way, and in a pillar of fire by night to give them light, so that they could travel day and night.',
  'EXO 14:21-23':
    'Moses stretched out his hand over the Red Sea, and God drove it back all night with a strong east wind and divided it. The Israelites crossed on dry ground, and the Egyptians went in after them.',
  'EXO 14:26-28':
    'Moses stretched out his hand, and the Red Sea flowed back over Pharaoh’s army, its chariots and horsemen, which had followed Israel into it; not one of them was left.',
  'EXO 15:22-25':
    'After three days without water the Israelites came to Marah, where the water was too bitter to drink. Moses cried out to the Lord, who showed him a piece of wood; he threw it into the water, and the water became sweet.',
  'EXO 16:12-15':
    'The Israelites grumbled for food, and God gave them quail in the evening and, in the morning, thin flakes on the ground when the dew had gone. They asked what it was; it was manna, the bread God gave.',
  'EXO 16:31':
    'Manna was the food that God gave Israel in the wilderness: white, like coriander seed, and tasting like wafers made with honey.',
  'EXO 17:5-6':
    'The people were thirsty and grumbled, so God told Moses to strike the rock at Horeb with his staff, that water might come out for them to drink; Moses did so before the elders.',
  'EXO 17:11-12':
    'As long as Moses held up his hands, Israel prevailed over Amalek; when he lowered them, Amalek prevailed. His hands grew tired, so Aaron and Hur held them up until sunset.',
  'EXO 18:24-27':
    'It was Jethro, Moses’ father-in-law, who advised him not to judge the people alone. Moses listened and appointed capable leaders, who decided the small cases and brought only the hard ones to him.',
  'EXO 28:17-21':
    'Twelve precious stones were set in four rows on the high priest’s breastpiece, each engraved with the name of one of the tribes of Israel. The names of the stones differ somewhat from one translation to another.',
  'EXO 31:2-6':
    'God called Bezalel of the tribe of Judah by name and filled him with his Spirit, with skill for every craft. With Oholiab of the tribe of Dan as his helper, he was to make the tent of meeting, the ark, and all they needed.',
  'EXO 31:18':
    'When God had finished speaking with Moses on Mount Sinai, he gave him two tablets of stone, written by God’s own finger.',
  'EXO 32:1-4':
    'Moses was long in coming down from the mountain and the people did not know what had become of him, so they asked Aaron for a god to go before them. He made a golden calf from their earrings.',
  'EXO 32:19-20':
    'Moses broke the tablets in anger when he came near the camp and saw the golden calf and the dancing. He burned the calf, ground it to powder, and made the Israelites drink it in water.',
  'EXO 32:19-24':
    'Moses saw the golden calf and the dancing; in anger he broke the tablets, burned the calf, and ground it to powder. Aaron said that the people had asked for it and that the calf came out when he threw their gold into the fire.',
  'EXO 33:18-20':
    'Moses asked to see God’s glory. God would let his goodness pass before him and proclaim his name, but Moses could not see his face, because no one can see it and live.',
  'EXO 34:29-30':
    'Moses’ face shone because he had spoken with the Lord. When he came down from Mount Sinai with the two tablets he did not know it, but Aaron and the Israelites saw it and were afraid to come near him.',
  'LEV 10:1-2':
    'Aaron’s sons Nadab and Abihu died by fire from the Lord because they offered before him unauthorized fire, which he had not commanded.',
  'LEV 16:7-10':
    'On the Day of Atonement Aaron cast lots over two goats: one was offered to the Lord for sin; the other, the scapegoat, was sent alive into the wilderness, carrying away the people’s sins.',
  'LEV 16:21-22':
    'On the Day of Atonement Aaron was to lay both hands on a live goat, confess over it all Israel’s sins, and have it led into the wilderness, so that the goat would carry their sins away to a remote place. This is the scapegoat.',
  'LEV 20:2':
    'Molech was a god to whom people gave up their children; Kings calls it the god of the Ammonites. The law forbade this to everyone in Israel, native or foreigner, on pain of death.',
  'LEV 25:10-11':
    'The Jubilee was the fiftieth year: freedom was proclaimed to all in the land, everyone returned to his own property and family, and there was no sowing or reaping.',
  'NUM 6:1-5':
    'A Nazirite was a man or woman who made a special vow to be set apart for the Lord. For the time of the vow a Nazirite took no wine nor anything from the grapevine, and did not cut the hair.',
  'NUM 12:1-2':
    'Miriam and Aaron spoke against Moses because of his Cushite wife, and said that God had spoken through them too, not only through him. God heard it and was angry, and Miriam became leprous.',
  'NUM 12:9-11':
    'Miriam and Aaron had spoken against their brother Moses; the Lord was angry with them, and when the cloud lifted, Miriam was leprous. Aaron pleaded with Moses, who prayed for her; after seven days she was brought back into the camp.',
  'NUM 13:1-2':
    'God told Moses to send men, one leader from each tribe, to explore the land of Canaan, which he was giving to Israel. Deuteronomy says that the people had also asked for this.',
  'NUM 13:23-24':
    'The spies brought back from the Valley of Eshcol a branch with one cluster of grapes, which two men carried on a pole, and also pomegranates and figs. There were twelve spies, one from each tribe.',
  'NUM 13:25': 'The spies whom Moses sent explored the land of Canaan for forty days and then returned.',
  'NUM 13:27-32':
    'The spies said that Canaan flowed with milk and honey, but its people were strong and its cities fortified. Caleb said Israel could take it; the men who had gone with him said they could not, and spread a bad report.',
  'NUM 14:24':
    'God promised Caleb that he would enter the land because he had a different spirit and followed God fully; his descendants too would possess it.',
  'NUM 14:33-35':
    'Israel wandered forty years, a year for each of the forty days the spies explored the land, because the people had rebelled and refused to enter it; that generation was to die in the wilderness.',
  'NUM 15:32-36':
    'A man was found gathering wood on the Sabbath and was held in custody, because it was not yet clear what should be done with him. At the Lord’s command to Moses, the community put him to death by stoning outside the camp.',
  'NUM 16:31-33':
    'Korah and others had risen against Moses and Aaron. When Moses finished speaking, the ground opened and swallowed the rebels with their households, all Korah’s people, and their possessions.',
  'NUM 17:5':
    'God said that the staff of the man he chose would sprout, to put an end to Israel’s grumbling; then Aaron’s staff budded, blossomed, and bore ripe almonds.',
  'NUM 20:1': 'Miriam, the sister of Moses and Aaron, died at Kadesh in the Desert of Zin and was buried there.',
  'NUM 20:10-12':
    'Moses struck the rock twice with his staff and water came out; but God said that he and Aaron would not bring Israel into the land, because they had not trusted him and honored him as holy before the people.',
  'NUM 20:27-28':
    'As God had commanded, Moses went up Mount Hor with Aaron and Aaron’s son Eleazar and put Aaron’s priestly garments on Eleazar; and Aaron died there on the mountaintop.',
  'NUM 21:5-9':
    'The people spoke against God and Moses, and God sent venomous snakes among them. When they confessed, Moses prayed, and God had him set a bronze serpent on a pole, so that anyone bitten who looked at it lived.',
  'NUM 22:5-7':
    'Balak, king of Moab, feared the Israelites as too strong for him, so he sent elders with payment to ask Balaam to come and curse them, hoping then to defeat them and drive them out.',
  'NUM 22:22-27':
    'Balaam’s donkey saw the angel of the Lord in the road with a drawn sword: she turned into a field, then crushed Balaam’s foot against a wall, then lay down. Balaam did not see the angel and beat her three times.',
  'NUM 22:28-31':
    'The Lord opened the mouth of Balaam’s donkey, and she asked why he had beaten her three times; she had turned aside from the angel in the way. Then the Lord opened Balaam’s eyes to see the angel.',
  'NUM 27:1-4':
    'Zelophehad died without sons, and his five daughters asked Moses for a share of land among their father’s relatives, so that his name would not be lost. God told Moses that they were right and should have it.',
  'NUM 33:38-39':
    'Aaron died on Mount Hor at the age of 123, on the first day of the fifth month, in the fortieth year after Israel came out of Egypt.',
  'NUM 35:11-15':
    'There were six cities of refuge, three east of the Jordan and three in Canaan. Anyone who killed a person by accident, Israelite or foreigner, could flee there and not be killed by the avenger before trial.',
  'DEU 1:23-24':
    'Moses sent twelve spies, one from each tribe, to look over the land; they went up into the hill country and came to the Valley of Eshcol.',
  'DEU 3:11':
    'Og, king of Bashan, was the last of the Rephaim, a people of great height. His bed was of iron, nine cubits long and four cubits wide, and was kept in Rabbah of the Ammonites.',
  'DEU 34:5-6':
    'Moses, the servant of the Lord, died in the land of Moab, as the Lord had said, and was buried in a valley opposite Beth-peor; no one knows his grave to this day.',
  'DEU 34:7': 'Moses was 120 years old when he died; his eyes were not weak, nor was his strength gone.',
  'DEU 34:9':
    'Joshua son of Nun succeeded Moses; he was filled with the spirit of wisdom because Moses had laid his hands on him, and the Israelites obeyed him.',
  'JOS 2:1':
    'Joshua secretly sent two spies to look over the land and Jericho, and they lodged at the house of Rahab, a prostitute. She later hid them on her roof under stalks of flax.',
  'JOS 2:4-6':
    'Rahab hid the two spies under stalks of flax on her roof and told the king’s men that they had gone. Afterward she told the spies that she knew the Lord had given the land to Israel.',
  'JOS 2:9-11':
    'Rahab told the spies that she knew the Lord had given Israel the land; she had heard how he dried up the Red Sea, and she confessed that he is God in heaven and on earth. She asked them to spare her family.',
  'JOS 2:14-18':
    'The spies swore that if Rahab did not betray them, she and her family would be spared when Israel took the land. She was to tie the scarlet cord in the window she had let them down by and gather her family inside.',
  'JOS 3:15-17':
    'When the priests carrying the ark stepped into the flooding Jordan, the water coming down stood still in a heap far upstream. The priests stood on dry ground in the riverbed until all Israel had crossed.',
  'JOS 4:5-7':
    'Joshua had twelve stones taken from the Jordan, one for each tribe, as a lasting memorial. When children asked what they meant, they were to hear that the Jordan was cut off before the ark of the Lord as it crossed.',
  'JOS 5:12':
    'The manna stopped the day after the Israelites had eaten the produce of the land of Canaan; from then on they had no more manna and ate what the land grew.',
  'JOS 5:13-15':
    'Near Jericho Joshua met a man with a drawn sword who said he was the commander of the Lord’s army. Joshua bowed down and took off his sandals, for the place was holy. Scripture does not give the man’s name.',
  'JOS 6:3-4':
    'Israel marched around Jericho for seven days: once a day for six days and seven times on the seventh, with seven priests blowing horns before the ark. Then the people shouted and the wall fell.',
  'JOS 6:14-15':
    'The Israelites went around Jericho once a day for six days and seven times on the seventh day, thirteen times in all, before the wall fell.',
  'JOS 6:20-21':
    'On the seventh day, when the horns sounded and the people gave a great shout, the wall of Jericho collapsed, and Israel took the city and put it to the sword; Rahab’s household was spared. Hebrews says the walls fell by faith.',
  'JOS 7:20-21':
    'Achan confessed that among the plunder of Jericho he saw a beautiful cloak, silver, and a bar of gold, coveted them, took them, and hid them in the ground inside his tent, though the Lord had forbidden anyone to take such things.',
  'JOS 9:3-5':
    'The Gibeonites had heard what Joshua did to Jericho and Ai, and they used a ruse: with worn-out sacks, clothes, and sandals and moldy bread they posed as envoys from a distant land. Later they said they feared for their lives.',
  'JOS 9:14-15':
    'The men of Israel took some of the Gibeonites’ dry provisions and did not ask the Lord, and Joshua made a covenant to let them live. The Gibeonites had posed as people from a far country, in worn clothes and sandals.',
  'JOS 10:12-13':
    'On the day the Lord gave the Amorites over to Israel, Joshua called on him, and the sun stood still and the moon stopped until the nation had taken vengeance on its enemies, about a whole day.',
  'JOS 10:16-17':
    'The five Amorite kings whom Joshua had defeated at Gibeon fled and hid in the cave at Makkedah; Joshua was told that they had been found there.',
  'JOS 14:10-12':
    'Caleb was eighty-five when he asked Joshua for the hill country that the Lord had promised him. He said he was still as strong as when Moses sent him out, and that with the Lord’s help he could drive out the Anakim.',
  'JOS 15:18-19':
    'Achsah got down from her donkey and asked her father Caleb for springs of water, because the land he had given her was in the Negev, the south country; he gave her the upper and the lower springs.',
  'JOS 20:2-6':
    'Cities of refuge protected anyone who had killed a person by accident from the avenger of blood, until trial and the high priest’s death. Joshua names six: Kedesh, Shechem, Hebron, Bezer, Ramoth, and Golan.',
  'JOS 24:29-30':
    'Joshua son of Nun, the servant of the Lord, died at the age of 110 and was buried on his own land at Timnath-serah, in the hill country of Ephraim.',
  'JOS 24:32':
    'Joseph’s bones, which the Israelites brought up from Egypt, were buried at Shechem, in the plot of ground that Jacob had bought from the sons of Hamor.',
  'JDG 1:6-7':
    'The men of Judah captured Adoni-bezek and cut off his thumbs and big toes. He himself said that he had done this to seventy kings who gathered scraps under his table, and that God had repaid him for it.',
  'JDG 3:15-16':
    'Ehud, a left-handed man of Benjamin, was sent with Israel’s tribute to Eglon, king of Moab, a very fat man. He made a short two-edged sword, hid it under his clothes on his right thigh, and later killed Eglon with it.',
  'JDG 3:20-22':
    'Ehud the left-handed met King Eglon of Moab alone, saying he had a message from God. When the king rose, Ehud drew the sword hidden on his right thigh and stabbed him to death.',
  'JDG 3:31':
    'Shamgar, son of Anath, struck down six hundred Philistines with an ox goad, the stick used for driving cattle; Judges says that he too saved Israel.',
  'JDG 4:4-5':
    'Deborah was a prophetess, the wife of Lappidoth, who was judging Israel at that time. She sat under a palm tree in the hill country of Ephraim, and the Israelites came to her for judgment.',
  'JDG 4:7-9':
    'Deborah told Barak that God would give Sisera into his hand, but Barak would go only if she went with him. She went, but said the honor would not be his, for the Lord would hand Sisera over to a woman.',
  'JDG 4:18-21':
    'Sisera, the defeated commander, fled to the tent of Jael. She gave him milk and covered him, and when he was fast asleep she killed him with a tent peg and a hammer. Deborah had foretold that he would fall to a woman.',
  'JDG 4:22-23':
    'Sisera, the Canaanite commander, had fled into Jael’s tent, and she killed him with a tent peg. When Barak came in pursuit, she showed him the body; on that day God humbled Jabin, king of Canaan, before Israel.',
  'JDG 5:24-27':
    'Deborah’s song praises Jael, the wife of Heber the Kenite: when Sisera asked for water she gave him milk, and with a tent peg and a hammer she killed the Canaanite commander.',
  'JDG 6:11-12':
    'Gideon was threshing wheat in a winepress at Ophrah to hide it from the Midianites. The angel of the Lord appeared to him there, called him a mighty warrior, and said that the Lord was with him.',
  'JDG 6:36-40':
    'Gideon put out the fleece to be sure that God would save Israel by his hand, as he had promised. One night only the fleece was wet with dew, the next only the fleece was dry; both times God did as he asked.',
  'JDG 7:2-7':
    'The Lord told Gideon that he had too many men: Israel might boast that its own hand had saved it. First the fearful were sent home; then, by the way they drank at the water, only three hundred were kept.',
  'JDG 7:16-18':
    'Gideon had only three hundred men against the Midianites. He divided them into three companies, gave each man a horn and an empty jar with a torch inside, and told them to do whatever he did.',
  'JDG 7:19-22':
    'At night Gideon and his three hundred stood around the Midianite camp, blew their horns, smashed their jars, held up torches, and shouted. The camp panicked; the Lord set the enemies’ swords against one another, and they fled.',
  'JDG 8:30-31':
    'Gideon had seventy sons of his own, for he had many wives. His concubine in Shechem also bore him a son, whom he named Abimelech.',
  'JDG 9:5':
    'Abimelech killed his brothers at Ophrah, the seventy sons of Gideon; only Jotham, the youngest, hid and survived. Abimelech died later at Thebez, after a woman dropped a millstone on his head.',
  'JDG 9:7-8':
    'Jotham, Gideon’s youngest son, told the people of Shechem a fable from Mount Gerizim: the trees wanted a king, the olive, fig, and vine refused, and so they asked the bramble. Shechem had just made Abimelech king.',
  'JDG 9:14-15':
    'In the fable that Jotham told the people of Shechem, olive, fig, and vine would not be king, so the trees asked the bramble. It told them to shelter in its shade, or fire would come out of it and burn the cedars.',
  'JDG 9:53-54':
    'As Abimelech attacked the tower of Thebez, a woman dropped an upper millstone on his head. So that no one could say a woman had killed him, he had his young armor-bearer run him through, and he died.',
  'JDG 10:3-4':
    'Jair of Gilead judged Israel for twenty-two years. He had thirty sons who rode on thirty donkeys and had thirty towns in Gilead, called Havvoth-jair.',
  'JDG 11:1':
    'Jephthah the Gileadite was a mighty warrior. His father was Gilead, and his mother was a prostitute whose name Scripture does not give.',
  'JDG 11:30-31':
    'Jephthah vowed that if the Lord gave him victory over the Ammonites, whatever came out of his house first to meet him would be the Lord’s, offered as a burnt offering. It was his only daughter who came out.',
  'JDG 11:34-36':
    'When Jephthah came home victorious, his only daughter came out first, dancing with tambourines. He tore his clothes, because he had given his word to the Lord and could not take it back; she told him to do as he had vowed.',
  'JDG 11:39-40':
    'Judges says that after two months of mourning Jephthah’s daughter came back and he did to her as he had vowed; she had never been with a man. It says no more, only that Israel’s young women remembered her four days each year.',
  'JDG 12:4-6':
    'The men of Gilead held the fords of the Jordan and made everyone who crossed say Shibboleth. Ephraimites could not pronounce it and said Sibboleth; by this they were known and killed, forty-two thousand at that time.',
  'JDG 12:8-10':
    'Ibzan of Bethlehem judged Israel for seven years. He had thirty sons and thirty daughters, gave his daughters in marriage outside his clan, and brought in thirty wives for his sons; he was buried at Bethlehem.',
  'JDG 12:13-14':
    'Abdon son of Hillel, of Pirathon, judged Israel for eight years. He had forty sons and thirty grandsons, who rode on seventy donkeys.',
  'JDG 14:8-9':
    'In the body of the lion he had killed, Samson found a swarm of bees and honey. He scooped it out and ate it as he went, and gave some to his parents without telling them where it came from.',
  'JDG 14:14':
    'Samson’s riddle was: out of the eater came food, and out of the strong came sweetness. He meant the honey that he had found in the body of a lion he had killed; in three days no one could explain it.',
  'JDG 15:3-5':
    'Because his wife had been given to another man, Samson caught three hundred foxes, tied them tail to tail in pairs with torches, and let them loose in the Philistines’ fields to burn their grain and olive groves.',
  'JDG 15:14-16':
    'The Spirit of the Lord came mightily upon Samson, and the ropes that bound him fell away like burnt flax. He found the fresh jawbone of a donkey and with it struck down a thousand Philistines.',
  'JDG 16:5':
    'The Philistine lords wanted to learn where Samson’s great strength came from and how to overpower him, and each promised Delilah eleven hundred pieces of silver. Judges gives no other reason for what she did.',
  'JDG 16:17-19':
    'Samson told Delilah that he had been a Nazirite to God from birth and his hair had never been cut; if it were shaved, his strength would leave him. While he slept she had it shaved, and his strength left him.',
  'JDG 16:28-30':
    'Samson prayed for strength once more, braced himself against the two pillars that held up the house, and pushed with all his might. The house fell on the lords and all the people in it, and he died with them.',
  'JDG 17:10-13':
    'Micah, of the hill country of Ephraim, hired a young Levite as priest in his house for ten pieces of silver a year, clothing, and food. Now that he had a Levite as priest, he said, the Lord would prosper him.',
  'RUT 1:1-2':
    'Because of a famine in the days of the judges, Elimelech of Bethlehem went to live in Moab with his wife Naomi and their sons Mahlon and Chilion. The sons later married Moabite women, Orpah and Ruth.',
  'RUT 1:3-5':
    'In Moab Naomi’s husband Elimelech died. Her two sons married Moabite women, Orpah and Ruth; after about ten years both sons died too, and Naomi was left without husband or children.',
  'RUT 1:6-7':
    'Naomi left Moab with her two daughters-in-law because she heard that the Lord had given his people food again. In Bethlehem she asked to be called Mara, because the Almighty had made her life bitter.',
  'RUT 1:14-15':
    'Naomi’s two daughters-in-law wept; Orpah kissed her goodbye and went back to her own people and her gods, but Ruth clung to Naomi and stayed.',
  'RUT 1:16-17':
    'Ruth would not leave her mother-in-law Naomi: she would go wherever Naomi went, and Naomi’s people and God would be hers. She swore by the Lord that nothing but death would part them.',
  'RUT 1:19-20':
    'When Naomi and Ruth reached Bethlehem, the whole town was stirred. Naomi asked to be called Mara, which means bitter, because the Almighty had dealt bitterly with her; it was the beginning of the barley harvest.',
  'RUT 1:20-21':
    'Naomi asked to be called Mara, which means bitter, because, she said, the Almighty had dealt bitterly with her: she went away full and came back empty. Her husband and both her sons had died in Moab.',
  'RUT 1:22':
    'Ruth was a Moabite who came back from Moab with her mother-in-law Naomi; they reached Bethlehem at the beginning of the barley harvest.',
  'RUT 2:11-12':
    'Boaz told Ruth that he had heard all she had done for her mother-in-law and how she had left her parents and homeland. He wished her a full reward from the Lord, under whose wings she had come for refuge.',
  'RUT 3:7-9':
    'At night, as Naomi had told her, Ruth came quietly to the threshing floor, uncovered Boaz’s feet, and lay down there. When he woke, she asked him to spread his cloak over her, because he was a kinsman who could redeem.',
  'RUT 4:7-8':
    'A kinsman-redeemer was a relative with the right to buy back the family’s land. In earlier Israel a man confirmed such a matter by giving his sandal to the other; so the nearer kinsman gave up his right to Boaz.',
  'RUT 4:13-17':
    'Boaz married Ruth, and the Lord gave her a son, whom the neighbors named Obed; Naomi cared for him. Obed was the father of Jesse, the father of David, so Ruth was David’s great-grandmother.',
  'RUT 4:21-22':
    'Ruth was the great-grandmother of King David: she and Boaz had Obed, Obed was the father of Jesse, and Jesse was the father of David.',
  '1SA 1:6-7':
    'Hannah had no children, and year after year, when they went up to the house of the Lord, her husband’s other wife, Peninnah, provoked her, until she wept and would not eat.',
  '1SA 1:10-11':
    'In deep distress Hannah wept and vowed that if the Lord gave her a son, she would give him to the Lord all his life, and no razor would touch his head. The son born to her was Samuel.',
  '1SA 1:12-16':
    'Hannah prayed silently, moving only her lips, so the priest Eli thought she was drunk. She told him that she was deeply troubled and was pouring out her heart to the Lord; she had no child and was asking for a son.',
  '1SA 1:19-20':
    'Hannah, the wife of Elkanah, had asked God for a son. The Lord remembered her, and she gave birth to a boy and named him Samuel, because she had asked the Lord for him.',
  '1SA 2:12-17':
    'Eli’s sons were wicked men who had no regard for the Lord. They took meat from the people’s sacrifices, by force if need be, even before the fat was burned; their sin was very great because they despised the Lord’s offering.',
  '1SA 2:18-21':
    'While the boy Samuel served before the Lord, his mother Hannah made him a little robe and brought it every year when she came for the yearly sacrifice. The Lord gave her three more sons and two daughters.',
  '1SA 3:8-10':
    'The Lord called Samuel by name. Three times the boy ran to Eli; then Eli understood that it was the Lord and told him what to answer. When the Lord called again, Samuel said that his servant was listening.',
  '1SA 4:10-11':
    'Israel was defeated by the Philistines; thirty thousand foot soldiers fell, the ark of God was captured, and Eli’s two sons, Hophni and Phinehas, died. A man of God had foretold that they would die on the same day.',
  '1SA 4:15-18':
    'The priest Eli was ninety-eight and blind. When he heard that the ark of God had been captured, he fell backward from his seat and broke his neck, for he was old and heavy.',
  '1SA 5:1-2':
    'The Philistines took the captured ark of God from Ebenezer to Ashdod and set it in the temple of their god Dagon, beside his image.',
  '1SA 5:3-4':
    'The Philistines had set the captured ark in Dagon’s temple. The next morning Dagon’s image lay face down before the ark; they set it up again, and the morning after it had fallen once more, its head and hands broken off.',
  '1SA 8:4-7':
    'The elders of Israel asked for a king because Samuel was old and his sons did not follow his ways; they wanted one like all the nations. The Lord told Samuel that they were rejecting not him but God as their king.',
  '1SA 9:3-4':
    'Before Saul was king, his father Kish lost some donkeys and sent him with a servant to look for them. They searched several regions without finding them; on the way Saul came to Samuel, who anointed him.',
  '1SA 9:15-17':
    'The day before Saul came, the Lord told Samuel that he would send him a man of Benjamin, to be anointed ruler of Israel and to save the people from the Philistines. When Samuel saw Saul, the Lord said that this was the man.',
  '1SA 10:1':
    'Samuel poured oil on Saul’s head, kissed him, and told him that the Lord had anointed him ruler over his inheritance. Later, at Mizpah, Saul was chosen by lot before the people.',
  '1SA 10:21-24':
    'The lot fell on Saul son of Kish, but no one could find him; the Lord said that he was hiding among the baggage. They brought him out, a head taller than everyone else, and the people hailed him as king.',
  '1SA 14:43-45':
    'Saul had put the army under an oath to eat nothing that day. His son Jonathan, who had not heard it, tasted a little honey, and Saul said he must die; but the people saved him, because he had won a great victory for Israel.',
  '1SA 15:10-11':
    'The Lord told Samuel that he regretted making Saul king, because Saul had turned away from him and not carried out his commands. Samuel was grieved and cried out to the Lord all night.',
  '1SA 15:22-23':
    'God rejected Saul as king because Saul had rejected the word of the Lord: he was to destroy Amalek completely, but spared King Agag and the best animals, for sacrifice, he said. Samuel told him that obeying is better than sacrifice.',
  '1SA 15:24-26':
    'Saul confessed that he had sinned, because he was afraid of the people and listened to them. Samuel answered that since Saul had rejected the word of the Lord, the Lord had rejected him as king over Israel.',
  '1SA 16:7':
    'When Samuel saw Eliab, Jesse’s son, the Lord told him not to look at appearance or height, for people see the outside but the Lord looks at the heart. The one he chose was David, the youngest.',
  '1SA 17:4-6':
    'Goliath of Gath, the Philistine champion, stood six cubits and a span, nearly ten feet by the usual reckoning. He wore a bronze helmet, a heavy coat of mail, and bronze on his legs, and carried a bronze javelin.',
  '1SA 17:12-15':
    'David was the youngest of the eight sons of Jesse of Bethlehem. His three oldest brothers, Eliab, Abinadab, and Shammah, had gone to war with Saul, while David went back and forth to tend his father’s sheep.',
  '1SA 17:26':
    'David heard Goliath’s taunts and asked what would be done for the man who killed him and took this disgrace from Israel: who was this uncircumcised Philistine, to defy the armies of the living God?',
  '1SA 17:28-29':
    'Eliab, David’s oldest brother, was angry when he heard David ask the soldiers about Goliath. He said David was proud, had left the sheep, and had come only to watch the battle; but their father had sent him with food.',
  '1SA 17:45-47':
    'David told Goliath that he came not with sword and spear but in the name of the Lord of hosts, whom Goliath had defied. God would give him victory, so that all the earth would know there is a God in Israel.',
  '1SA 17:47-50':
    'David said the battle was the Lord’s and ran to meet Goliath. He slung a stone that struck the giant on the forehead, and he fell face down; so David, with no sword in his hand, prevailed and killed him.',
  '1SA 18:1-4':
    'Jonathan, King Saul’s son, became bound to David in heart and loved him as his own life. He made a covenant with him and gave him his robe, his armor, his sword, his bow, and his belt.',
  '1SA 18:7-9':
    'Saul grew jealous when the women sang that he had struck down thousands but David tens of thousands. He said that only the kingdom was left for David to get, and from that day on he kept a suspicious eye on him.',
  '1SA 18:20-21':
    'Saul’s younger daughter Michal loved David. Saul was pleased and planned to give her to David as a snare, so that he would fall by the hand of the Philistines.',
  '1SA 19:11-16':
    'When Saul sent men to David’s house to kill him, David’s wife Michal let him down through a window. She put a household idol in the bed, covered it, and told the men that he was ill.',
  '1SA 20:20-22':
    'Jonathan and David agreed on a sign with three arrows. If Jonathan told the boy that the arrows were on this side of him, David could come safely; if he said they were beyond him, David must go.',
  '1SA 21:10-15':
    'Fleeing from Saul, David came to Achish, king of Gath, and was recognized. Out of fear he pretended to be mad, scratching on the doors of the gate and letting spittle run down his beard, and Achish did not want such a man.',
  '1SA 22:1-2':
    'Fleeing from Saul, David escaped to the cave of Adullam. His father’s whole family came to him there, and people in distress, in debt, or bitter at heart gathered around him, about four hundred men.',
  '1SA 24:3-6':
    'Saul went into the cave where David and his men were hiding. They urged David to act, but he only cut off the edge of Saul’s robe in secret; then his conscience troubled him, for Saul was the Lord’s anointed.',
  '1SA 24:6-7':
    'David would not harm Saul, because Saul was the Lord’s anointed; he held back his men as well, and Saul got up, left the cave, and went on his way.',
  '1SA 25:3':
    'Abigail was the wise and beautiful wife of Nabal, a harsh man who behaved badly. She later kept David from bloodshed with gifts of food, and after Nabal died David married her.',
  '1SA 25:18-19':
    'Abigail’s husband, Nabal, had insulted David’s men, and David was coming to take revenge. She quickly loaded donkeys with bread, wine, sheep, grain, raisins, and figs and went to meet him, without telling Nabal.',
  '1SA 25:35-38':
    'David accepted Abigail’s gifts and spared her household. When her husband Nabal was sober again, she told him everything; his heart failed and he became like a stone, and ten days later the Lord struck him and he died.',
  '1SA 28:5-8':
    'Saul was afraid of the Philistine army, and when he asked the Lord, he got no answer. So he went in disguise by night to a medium at Endor and had her call up Samuel, who had died.',
  '1SA 28:11-15':
    'Saul asked the woman at Endor to bring up Samuel. She cried out at what she saw and knew that it was Saul; Samuel asked why he had disturbed him, and Saul said that God had left him and no longer answered.',
  '1SA 31:1-2':
    'Israel was defeated by the Philistines, and many fell on Mount Gilboa. There the Philistines overtook Saul and killed his sons Jonathan, Abinadab, and Malchishua; Saul died there too.',
  '1SA 31:3-4':
    'Saul was badly wounded by archers in battle with the Philistines on Mount Gilboa. He did not want them to abuse him, and when his armor-bearer would not kill him, he fell on his own sword and died.',
  '1SA 31:8-13':
    'After Saul’s death the Philistines hung his body on the wall of Beth-shan. Brave men of Jabesh-gilead walked all night, took down the bodies of Saul and his sons, buried their bones at Jabesh, and fasted seven days.',
  '2SA 3:27':
    'Joab drew Abner aside in the gate at Hebron as if to speak with him privately and stabbed him to death, to avenge his brother Asahel, whom Abner had killed in battle.',
  '2SA 4:4':
    'Mephibosheth was Jonathan’s son and Saul’s grandson. He was five when news came that both had died; his nurse picked him up and fled, and in her haste he fell and became lame in both feet.',
  '2SA 6:6-7':
    'When the oxen stumbled, Uzzah reached out and took hold of the ark of God; God was angry and struck him down for it, and he died there. Numbers says that those who carried the holy things must not touch them, or they would die.',
  '2SA 6:10-12':
    'After Uzzah’s death David left the ark of the Lord in the house of Obed-edom of Gath, where it stayed three months. The Lord blessed that household, and when David heard it he brought the ark to his city with joy.',
  '2SA 6:16':
    'As the ark came into the City of David, Michal saw from a window King David leaping and dancing before the Lord, and she despised him. Later she told him that he had uncovered himself before the servant girls like a vulgar fellow.',
  '2SA 7:12-13':
    'Through the prophet Nathan, God promised David that after his death he would raise up his offspring and establish his kingdom. That son would build a house for God’s name, and God would establish his throne forever.',
  '2SA 9:6-7':
    'David showed kindness to Mephibosheth for the sake of his father, Jonathan, with whom he had made a covenant. He gave him back all of Saul’s land and had him always eat at the king’s table.',
  '2SA 10:2-5':
    'David sent servants to comfort Hanun, king of Ammon, whose father had died, but Hanun’s officials told him they were spies. So Hanun shaved off half their beards and cut their garments short, to their great shame.',
  '2SA 11:2-4':
    'From his palace roof David saw Bathsheba bathing. Though he was told that she was the wife of Uriah the Hittite, he sent for her and lay with her, and she became pregnant.',
  '2SA 11:8-11':
    'David told Uriah to go home, but Uriah slept at the palace gate. He said that while the ark and the army were living in tents, he could not go home to eat, drink, and be with his wife.',
  '2SA 11:14-17':
    'David wrote Joab a letter, carried by Uriah himself, ordering him to put Uriah where the fighting was fiercest and then draw back, so that he would be killed. Joab placed him there, and Uriah died in the battle.',
  '2SA 12:1-4':
    'Nathan told David of a rich man with many flocks who took a poor man’s one little lamb for his guest. David was furious, and Nathan told him that he was the man: he had taken Uriah’s wife and had Uriah killed.',
  '2SA 12:9':
    'Through the prophet Nathan the Lord charged David with having Uriah killed by the sword of the Ammonites and taking his wife, Bathsheba. Second Samuel tells that before Uriah died she was already expecting David’s child.',
  '2SA 12:10-12':
    'Because David had Uriah killed and took his wife, the Lord said through Nathan that the sword would never leave David’s house, that trouble would rise from his own family, and that what he did in secret would be repaid in the open.',
  '2SA 12:13-14':
    'David confessed that he had sinned against the Lord. Nathan told him that the Lord had put away his sin and he would not die, but because his deed had brought contempt on the Lord, the child born to him would die.',
  '2SA 13:14':
    'Amnon would not listen to Tamar, who had pleaded with him not to do it; being stronger, he raped her. She was his half-sister, David’s daughter and Absalom’s sister.',
  '2SA 14:25-26':
    'No one in Israel was praised for his good looks as Absalom was. He cut his heavy hair once a year, and what was cut weighed two hundred shekels by the king’s standard.',
  '2SA 15:10':
    'Absalom sent secret messengers through all the tribes: at the sound of the horn they were to say that he reigned in Hebron. He had already stolen the hearts of Israel; Scripture does not say in so many words why he rose against David.',
  '2SA 16:5-8':
    'While David was fleeing from Absalom, Shimei, a man of Saul’s clan, cursed him and threw stones at him, saying that the Lord was repaying him for the blood of Saul’s house.',
  '2SA 16:11-13':
    'David would not let anyone punish Shimei for cursing him: his own son was seeking his life, he said, and perhaps the Lord would repay him with good. So Shimei kept following along the hillside, cursing and throwing stones and dust.',
  '2SA 17:17-20':
    'Jonathan and Ahimaaz, sons of two priests, carrying news to David, were seen and hid in a well in a courtyard at Bahurim. The woman of the house covered its mouth and spread grain over it, and Absalom’s men did not find them.',
  '2SA 17:23':
    'When Ahithophel, Absalom’s counselor, saw that his advice was not followed, he rode home, set his house in order, and hanged himself. Scripture gives no further reason.',
  '2SA 18:9-10':
    'Absalom was riding his mule under the thick branches of an oak when his head was caught in the tree; the mule went on and left him hanging. A man saw it and told Joab.',
  '2SA 18:14-15':
    'While Absalom hung alive in the oak, Joab thrust three spears into him, and ten of Joab’s armor-bearers struck him and killed him. King David had ordered them to deal gently with Absalom.',
  '2SA 18:16-18':
    'Absalom’s body was thrown into a great pit in the forest and covered with a huge heap of stones. While he lived he had set up a pillar for himself in the King’s Valley, saying he had no son to carry on his name.',
  '2SA 18:33':
    'King David was deeply shaken when he heard that his son Absalom was dead, though Absalom had rebelled against him. He went up over the gate weeping, called his name again and again, and wished that he had died in his place.',
  '2SA 19:31-36':
    'Barzillai came to see King David across the Jordan, and David invited him to live with him in Jerusalem. Barzillai declined: he was eighty, could no longer enjoy food or singing, and did not wish to be a burden.',
  '2SA 21:8-10':
    'Seven of Saul’s descendants, two of them sons of Rizpah, were put to death by the Gibeonites. Rizpah spread sackcloth on the rock and kept birds and beasts away from the bodies day and night until the rain came.',
  '2SA 21:20-21':
    'A man of great height at Gath had six fingers on each hand and six toes on each foot, twenty-four in all. When he taunted Israel, David’s nephew Jonathan killed him.',
  '2SA 23:8-12':
    'First among David’s mighty men were three: Josheb-basshebeth; Eleazar, who fought the Philistines until his arm was weary; and Shammah, who defended a field of lentils when the others fled. The Lord gave a great victory.',
  '2SA 23:15-17':
    'David longed for water from the well by the gate of Bethlehem, and three of his mighty men broke through the Philistine camp to bring it. He would not drink it but poured it out to the Lord, because they had risked their lives.',
  '2SA 23:20-21':
    'Benaiah son of Jehoiada, one of David’s mighty men, went down into a pit on a snowy day and killed a lion. He also faced an armed Egyptian with only a staff and defeated him with the man’s own spear.',
  '2SA 24:10':
    'After counting the people, David was troubled in conscience and confessed to the Lord that he had sinned greatly and acted very foolishly, asking him to take away his guilt. The book of Samuel does not say why the counting was wrong.',
  '1KI 3:9-12':
    'Solomon asked God for an understanding heart, to judge the people and tell good from evil. God was pleased that he had not asked for long life, riches, or his enemies’ death, and gave him a wise heart.',
  '1KI 3:24-27':
    'Two women claimed one living child, and Solomon ordered it cut in two with a sword. One gave up her claim to save the child; the other agreed to the cutting. So the king knew the mother and gave her the child.',
  '1KI 6:1-3':
    'Solomon began to build the Lord’s house in the fourth year of his reign, four hundred and eighty years after Israel left Egypt. It was sixty cubits long, twenty wide, and thirty high, and took seven years.',
  '1KI 6:37-38':
    'Solomon laid the foundation of the temple in the fourth year of his reign and finished it in the eleventh; the building took seven years.',
  '1KI 10:1-3':
    'The queen of Sheba had heard of Solomon’s fame, bound up with the name of the Lord, and came to test him with hard questions. She asked him all that was on her mind, and he answered everything.',
  '1KI 11:3-4':
    'Solomon had seven hundred wives of royal birth and three hundred concubines. When he was old, they turned his heart after other gods, and he was no longer wholly devoted to the Lord, as his father David had been.',
  '1KI 11:4-8':
    'In Solomon’s old age his foreign wives turned his heart to other gods, such as Ashtoreth and Milcom. He built high places for Chemosh and Molech and was not wholly devoted to the Lord, as his father David had been.',
  '1KI 11:11-13':
    'Because Solomon did not keep God’s covenant but followed other gods, the Lord said he would tear the kingdom away and give it to his servant. For David’s sake it would happen under his son, who would keep one tribe.',
  '1KI 12:16-20':
    'When King Rehoboam would not listen to them, the people of Israel broke away from the house of David and made Jeroboam king over Israel. Only the tribe of Judah stayed with Rehoboam, and so the kingdom was divided.',
  '1KI 12:26-28':
    'Jeroboam feared that if the people went up to Jerusalem to sacrifice, their hearts would return to King Rehoboam and they would kill him. So he made two golden calves and called them the gods that brought Israel out of Egypt.',
  '1KI 12:28-30':
    'King Jeroboam made two golden calves and put one in Bethel and the other in Dan for Israel to worship. He feared that if the people went up to sacrifice in Jerusalem, their hearts would turn back to Rehoboam.',
  '1KI 13:4-6':
    'King Jeroboam stretched out his hand to have the man of God seized for crying out against the altar at Bethel, and his hand withered. He asked the man of God to pray, and his hand was restored.',
  '1KI 13:20-24':
    'The man of God from Judah, deceived by an old prophet, went back to eat and drink where the Lord had forbidden it. On his way home a lion killed him, and the lion and the donkey stood beside his body.',
  '1KI 16:30-33':
    'Jezebel was the daughter of Ethbaal, king of the Sidonians, and wife of King Ahab of Israel. After marrying her, Ahab served Baal and built him a temple in Samaria, doing more evil than the kings before him.',
  '1KI 17:2-4':
    'During the drought the Lord told Elijah to hide by the brook Cherith, east of the Jordan, to drink from the brook, and said that he had commanded the ravens to feed him there.',
  '1KI 17:4-6':
    'During the drought the Lord had Elijah stay by the brook Cherith. Ravens brought him bread and meat morning and evening, and he drank from the brook.',
  '1KI 17:14-16':
    'The widow of Zarephath used her last flour to bake for Elijah first, as he asked. Then, as the Lord had promised through him, the flour and the oil did not run out, and she, her household, and Elijah ate for many days.',
  '1KI 18:3-4':
    'Obadiah, who was in charge of King Ahab’s palace, feared the Lord greatly. When Queen Jezebel was killing the Lord’s prophets, he hid a hundred of them in caves, fifty to a cave, and gave them bread and water.',
  '1KI 18:20-24':
    'On Mount Carmel Elijah asked Israel to choose between the Lord and Baal. He alone, and Baal’s four hundred and fifty prophets, would each prepare a bull without fire; the one who answered by fire would be God.',
  '1KI 18:36-39':
    'On Mount Carmel Elijah prayed that the people might know that the Lord is God. Fire from the Lord fell and consumed the sacrifice, wood, stones, and dust, even the water in the trench; the people bowed and said that he is God.',
  '1KI 18:40':
    'After the Lord’s fire had burned up the sacrifice on Mount Carmel, Elijah had the people seize the prophets of Baal and let none escape, and they were put to death at the brook Kishon.',
  '1KI 19:2-4':
    'Jezebel swore to have Elijah killed, so he fled for his life to Beersheba in Judah. Then he went alone into the wilderness, sat under a broom tree, and asked to die, saying that he was no better than his fathers.',
  '1KI 19:4-6':
    'Elijah, fleeing from Jezebel, sat under a broom tree in the desert, asked to die, and fell asleep. An angel touched him and told him to eat; by his head he found bread baked on hot coals and a jar of water.',
  '1KI 19:8':
    'Strengthened by the food an angel gave him, Elijah walked forty days and forty nights to Horeb, the mountain of God. There, after a wind, an earthquake, and a fire, in which the Lord was not, came a gentle whisper.',
  '1KI 19:11-13':
    'At Horeb a great wind, an earthquake, and a fire passed before Elijah, but the Lord was not in them. After the fire came a gentle whisper; Elijah covered his face, and God asked him what he was doing there.',
  '1KI 21:1-3':
    'King Ahab wanted Naboth’s vineyard, which lay beside his palace, for a vegetable garden, but Naboth would not give up the inheritance of his fathers. Queen Jezebel later had Naboth put to death through false witnesses.',
  '1KI 21:2-4':
    'King Ahab wanted Naboth’s vineyard near his palace for a vegetable garden and offered a better one or money. Naboth refused to give up the inheritance of his fathers, and Ahab went home sullen and would not eat.',
  '1KI 21:8-13':
    'Naboth had refused King Ahab his vineyard. So Jezebel wrote letters in Ahab’s name and had false witnesses accuse Naboth of cursing God and the king, and he was taken out and stoned to death.',
  '1KI 21:13-16':
    'Naboth was stoned to death after false witnesses accused him of cursing God and the king. Jezebel had arranged it because he would not give Ahab his vineyard; once he was dead, Ahab went down to take it.',
  '1KI 22:34-39':
    'Ahab had gone into battle in disguise, but a man drew his bow at random and struck him between the joints of his armor; he died that evening and was buried in Samaria. Dogs licked his blood, as the Lord had said.',
  '2KI 1:2-4':
    'King Ahaziah of Israel fell through the lattice of his upper room in Samaria and lay injured, and he sent to ask Baal-zebub, the god of Ekron, if he would recover. The Lord sent Elijah with word that he would die.',
  '2KI 2:9-10':
    'Elisha asked to inherit a double portion of Elijah’s spirit. Elijah said that it was a hard thing to ask, but it would be his if he saw him being taken away; and Elisha did see it.',
  '2KI 2:11-12':
    'As Elijah and Elisha walked along talking, a chariot and horses of fire came between them, and Elijah went up to heaven in a whirlwind. Elisha saw it, cried out to him as his father, and saw him no more.',
  '2KI 2:23-25':
    'Youths from Bethel mocked Elisha, calling him a baldhead. He cursed them in the name of the Lord, and two bears came out of the woods and mauled forty-two of them. Scripture gives no further reason.',
  '2KI 3:26-27':
    'Mesha, king of Moab, saw that he was losing the battle and could not break through, and he offered his oldest son, the heir to his throne, as a burnt offering on the city wall. The Israelites then withdrew.',
  '2KI 4:3-7':
    'Elisha told the widow, who was deep in debt and had only a little oil, to borrow empty jars and pour. The oil flowed until every jar was full; she sold it, paid her debt, and lived on the rest with her sons.',
  '2KI 4:8-10':
    'A wealthy woman of Shunem often had Elisha to eat at her house. Seeing that he was a holy man of God, she suggested to her husband a small upper room for him, with a bed, a table, a chair, and a lamp.',
  '2KI 4:32-35':
    'The Shunammite’s son lay dead on Elisha’s bed. Elisha shut the door, prayed to the Lord, and stretched himself over the boy, twice. The child’s body grew warm, he sneezed seven times, and he opened his eyes.',
  '2KI 4:38-41':
    'During a famine someone unknowingly cut poisonous wild gourds into the stew for the prophets’ company, and they cried out that there was death in the pot. Elisha threw in some flour, and the stew was safe to eat.',
  '2KI 5:9-12':
    'Elisha did not come out but sent word for Naaman to wash seven times in the Jordan, and his leprosy would be gone. Naaman was angry: he had expected the prophet to come and call on God, and thought the rivers of Damascus better.',
  '2KI 5:13-14':
    'Naaman was healed of his leprosy when he dipped himself seven times in the Jordan, as Elisha had told him; his flesh became like a child’s. At first he had gone off angry, but his servants persuaded him.',
  '2KI 5:17':
    'After he was healed, Naaman asked Elisha for as much earth as two mules could carry, because from then on he would offer sacrifice to no other god but the Lord.',
  '2KI 5:20':
    'Elisha had taken nothing from Naaman, so his servant Gehazi ran after Naaman to get something for himself. He obtained silver and clothes by lying, and afterward Naaman’s leprosy came upon him.',
  '2KI 5:25-27':
    'Gehazi had lied to get silver and clothes from Naaman and then lied to Elisha, saying he had gone nowhere. Elisha said that Naaman’s leprosy would cling to him and his descendants, and Gehazi went out leprous, white as snow.',
  '2KI 6:5-7':
    'A man’s borrowed axhead fell into the water as he was cutting down a tree. Elisha asked where it fell, cut a stick, and threw it in; the iron floated, and the man reached out and took it.',
  '2KI 6:15-17':
    'Elisha’s servant saw that an enemy army with horses and chariots had surrounded the city. Elisha told him not to fear and prayed that his eyes be opened; then he saw the hills full of horses and chariots of fire around Elisha.',
  '2KI 7:3-8':
    'During a famine four men with leprosy went over to the Aramean camp and found it empty, for the Lord had made the Arameans hear the sound of a great army and flee. The four ate, drank, and carried off silver, gold, and clothes.',
  '2KI 9:32-33':
    'When Jehu came to Jezreel, he ordered Jezebel thrown down from the window; eunuchs threw her down, and she died there. Jehu said that this fulfilled what the Lord had spoken through Elijah.',
  '2KI 9:35-37':
    'Those who went to bury Queen Jezebel found little of her body left. Jehu said that this fulfilled what the Lord had said through Elijah, that dogs would eat her in the field of Jezreel.',
  '2KI 11:2-3':
    'When Athaliah was killing the royal family, the child Joash was saved by his aunt, Jehosheba. She stole him away with his nurse, and he stayed hidden in the house of the Lord for six years.',
  '2KI 11:21':
    'Joash, also called Jehoash, was seven years old when he became king of Judah, after being hidden for six years in the Lord’s house from Athaliah.',
  '2KI 13:20-21':
    'Some people burying a man saw a band of Moabite raiders and put the body in Elisha’s tomb. When the dead man touched Elisha’s bones, he came to life and stood up.',
  '2KI 17:7-8':
    'Kings says that Israel was carried off by Assyria because the people had sinned against the Lord, who brought them out of Egypt: they worshiped other gods and followed the customs of the nations.',
  '2KI 18:4':
    'King Hezekiah broke in pieces the bronze serpent that Moses had made, because the people of Israel had been burning incense to it. He also removed the high places, the pillars, and the Asherah.',
  '2KI 19:14-16':
    'When King Hezekiah had read the threatening letter from Assyria, he went up to the temple and spread it out before the Lord. He prayed that the Lord would see and hear how Sennacherib had insulted the living God.',
  '2KI 19:35-36':
    'In the night the angel of the Lord struck down 185,000 in the Assyrian camp, and King Sennacherib withdrew to Nineveh. So Jerusalem was saved, after Hezekiah had prayed.',
  '2KI 19:36-37':
    'Sennacherib, king of Assyria, went home to Nineveh. While he was worshiping in the temple of his god Nisroch, his sons Adrammelech and Sharezer killed him with the sword, and another son, Esarhaddon, became king.',
  '2KI 20:5-7':
    'King Hezekiah was deathly ill and prayed with tears. God heard him, promised to heal him, and added fifteen years to his life; Isaiah had a lump of figs put on the boil, and he recovered.',
  '2KI 22:1-2':
    'Josiah was eight years old when he became king, and he reigned in Jerusalem for thirty-one years. He did what was right in the sight of the Lord and followed his ancestor David without turning aside.',
  '2KI 22:8':
    'While the temple was being repaired in King Josiah’s time, the high priest Hilkiah found the Book of the Law there and gave it to the scribe Shaphan, who read it and then read it to the king.',
  '2KI 22:11-13':
    'When King Josiah heard the Book of the Law, he tore his clothes, for their fathers had not obeyed its words and the Lord’s anger was great; and he sent to inquire of the Lord.',
  '2KI 25:6-7':
    'The Chaldeans captured Zedekiah, king of Judah, and took him to the king of Babylon at Riblah. His sons were put to death in front of him; then he was blinded, bound in bronze chains, and taken to Babylon.',
  '2KI 25:8-9':
    'The Babylonians destroyed the temple in the nineteenth year of King Nebuchadnezzar: Nebuzaradan, the captain of his guard, came to Jerusalem and burned the house of the Lord, the king’s palace, and the houses of the city.',
  '1CH 4:9-10':
    'Jabez was given his name because his mother bore him in pain. He was honored above his brothers and asked God to bless him, enlarge his land, be with him, and keep him from harm; and God granted it.',
  '1CH 21:1-2':
    'Chronicles says that Satan moved David to count Israel, while Second Samuel says that the Lord’s anger burned against Israel and he moved David to do it. Scripture does not explain how the two fit together.',
  '1CH 21:7-8':
    'David’s census displeased God, and he struck Israel; David confessed that he had sinned greatly and acted very foolishly. Chronicles does not say why the counting was wrong.',
  '1CH 22:8':
    'David told Solomon why he was not to build the temple: the Lord had said that he had shed much blood and fought great wars. His son Solomon was to build it instead.',
  '2CH 3:1':
    'Solomon began to build the Lord’s house in Jerusalem on Mount Moriah, on the threshing floor of Ornan, the place David had prepared. Genesis says that Abraham went to the land of Moriah to offer Isaac.',
  '2CH 16:12':
    'Asa, king of Judah, had a severe disease in his feet in the thirty-ninth year of his reign, and he turned to the physicians and not to the Lord. Scripture does not say what disease it was.',
  '2CH 20:21-22':
    'Jehoshaphat put singers in front of the army to praise the Lord. As they began to sing, the Lord set ambushes against the enemies of Judah, and they were defeated; they turned on one another.',
  '2CH 26:16-19':
    'When King Uzziah had become strong, he grew proud and entered the temple to burn incense, which belonged to the priests. When they opposed him he raged at them, and leprosy broke out on his forehead; he had it until he died.',
  '2CH 33:10-13':
    'King Manasseh would not listen to the Lord and was taken to Babylon in chains by the Assyrians. In his distress he humbled himself greatly and prayed; God heard him and brought him back to Jerusalem and his kingdom.',
  '2CH 34:1-3':
    'Josiah was eight years old when he became king, and he reigned in Jerusalem thirty-one years and did what was right before the Lord. In his eighth year he began to seek God, and in his twelfth to clear Judah of idols.',
  '2CH 36:15-17':
    'Out of compassion God sent Judah his messengers again and again, but the people mocked them and despised his words until there was no remedy. So he brought the king of the Chaldeans against them, and Judah went into exile.',
  '2CH 36:20-21':
    'The people of Judah who survived were taken to Babylon and served its kings until the kingdom of Persia arose. The land kept its Sabbaths until seventy years were complete, as the Lord had said through Jeremiah.',
  '2CH 36:22-23':
    'The Lord stirred the heart of Cyrus, king of Persia, to fulfill the word given through Jeremiah. Cyrus proclaimed that the God of heaven had charged him to build a house in Jerusalem, and that God’s people might go up.',
  'EZR 1:1-3':
    'The Lord stirred the heart of Cyrus, king of Persia, to fulfill the word given through Jeremiah. Cyrus proclaimed that God had charged him to build a house in Jerusalem, and that God’s people might go up and rebuild it.',
  'EZR 3:12-13':
    'When the temple’s foundation was laid, many old priests, Levites, and family heads who had seen the first house wept aloud while others shouted for joy; no one could tell the sounds apart. Ezra does not spell out why they wept.',
  'EZR 4:1-5':
    'When Zerubbabel and the leaders refused to let their adversaries join in building the temple, the people of the land discouraged the builders and bribed counselors against them, until the reign of Darius.',
  'EZR 5:1-2':
    'After the exile Zerubbabel and Jeshua led the rebuilding of God’s house in Jerusalem, with the prophets Haggai and Zechariah encouraging the people and helping them.',
  'EZR 9:1-4':
    'When Ezra heard that many who had returned, priests and leaders among them, had married women of the peoples around and followed those peoples’ practices, he tore his clothes, pulled at his hair and beard, and sat appalled until the evening sacrifice.',
  'NEH 1:1-2':
    'Nehemiah was in the citadel of Susa when his brother Hanani and others came from Judah. He asked about the people there and about Jerusalem, and learned that its wall was broken down and its gates burned.',
  'NEH 1:3-5':
    'Nehemiah wept because he heard that the people who had survived the exile were in great trouble and disgrace and that Jerusalem’s wall was broken down and its gates burned. For days he mourned, fasted, and prayed to God.',
  'NEH 1:11':
    'Nehemiah was cupbearer to the king of Persia and served him his wine. He asked God to hear his prayer and give him favor with the king.',
  'NEH 2:1-3':
    'Nehemiah looked sad as he served wine to King Artaxerxes, because Jerusalem, the city where his fathers were buried, lay in ruins with its gates burned. When the king asked, he told him so.',
  'NEH 2:17-18':
    'Nehemiah called on the people of Jerusalem to rebuild the city wall and end their disgrace. He told them how God’s hand had been on him and what the king had said, and they set to work.',
  'NEH 4:1-3':
    'Sanballat was angry that the wall was being rebuilt and mocked the builders, and Tobiah the Ammonite said that even a fox climbing on it would break it down. Nehemiah later tells that it was finished in fifty-two days.',
  'NEH 4:16-18':
    'Because enemies were plotting to attack, half of Nehemiah’s men worked while half stood armed. Those who carried loads worked with one hand and held a weapon in the other, and the builders wore their swords.',
  'NEH 6:15-16':
    'Under Nehemiah the wall of Jerusalem was finished in fifty-two days, on the twenty-fifth of Elul. When their enemies heard of it they lost heart, for they saw that the work had been done with God’s help.',
  'NEH 8:1-3':
    'On the first day of the seventh month the people gathered and asked Ezra the scribe to bring the Book of the Law. He read it from early morning until midday to men, women, and all who could understand, and they listened closely.',
  'NEH 8:8-10':
    'The people wept when they heard the words of the Law. Nehemiah, Ezra, and the Levites told them not to mourn, for the day was holy to God; they were to eat, drink, and share, and the joy of the Lord was their strength.',
  'EST 1:11-12':
    'King Ahasuerus sent for Queen Vashti to show her beauty to his guests, but she refused to come; he was furious and, on his advisers’ word, deposed her. The book of Esther does not say why she refused.',
  'EST 2:5-7':
    'Esther, also called Hadassah, lost her parents and was raised as a daughter by her cousin Mordecai, a Jew of Susa from the tribe of Benjamin. She was the daughter of his uncle and was very beautiful.',
  'EST 2:16-17':
    'Esther was brought to King Ahasuerus, who loved her more than all the other women; she won his favor, and he set the royal crown on her head and made her queen in place of Vashti.',
  'EST 3:5-6':
    'Haman was furious because Mordecai would not bow down to him. Having learned that Mordecai was a Jew, he thought it too little to harm him alone and sought to destroy all the Jews in the kingdom.',
  'EST 4:1-4':
    'When Mordecai learned of the decree to destroy the Jews, he put on sackcloth and ashes and wept aloud in the city. Queen Esther, deeply distressed, sent him clothes to put on instead, but he would not take them.',
  'EST 4:10-11':
    'Queen Esther told Mordecai that anyone who went to the king uncalled was put to death unless he held out his gold scepter, and she had not been called for thirty days. She later went, risking her life for her people.',
  'EST 4:13-16':
    'Mordecai told Esther that she would not escape either, and that she might have become queen for such a time as this. She asked the Jews to fast three days for her; then she would go to the king, even if she died.',
  'EST 5:2-3':
    'Esther went uncalled to the king at the risk of her life, to plead for her people. He looked on her with favor, held out the golden scepter, and offered her whatever she asked, up to half the kingdom.',
  'EST 5:9-14':
    'Haman was furious that Mordecai would not rise for him. His wife Zeresh and his friends advised a gallows fifty cubits high and asking the king to have Mordecai hanged on it, and Haman had it made.',
  'EST 7:3-6':
    'At a banquet Esther begged the king for her life and her people’s, for they had been sold to be destroyed; when he asked who dared this, she named Haman. Later the king allowed the Jews to defend themselves.',
  'EST 7:9-10':
    'Haman was hanged, by the king’s order, on the gallows he had set up for Mordecai, after Esther revealed that he meant to destroy her people. Then the king’s anger subsided.',
  'EST 9:24-27':
    'Purim is named after the word pur, the lot that Haman cast to destroy the Jews; but his plot came back on his own head. So the Jews bound themselves and their descendants to keep these two days every year.',
  'JOB 1:1-3':
    'Job was a man of the land of Uz, blameless and upright, who feared God and turned away from evil. He had seven sons and three daughters and was the greatest of all the people of the East.',
  'JOB 1:7-12':
    'God called Job blameless, but Satan claimed that Job feared God only because God protected and blessed him. God let Satan take all that he had, but not touch Job himself.',
  'JOB 1:18-19':
    'Job’s sons and daughters were eating together in the oldest brother’s house when a great wind from the desert struck it; the house fell on them and they died.',
  'JOB 1:20-22':
    'When Job lost his children and all he had in one day, he tore his robe, shaved his head, and worshiped. He said that the Lord had given and had taken away, and blessed the Lord’s name; in all this he did not sin.',
  'JOB 2:7-8':
    'God put Job in Satan’s hands but told him to spare his life. Satan struck Job with painful sores from head to foot, and Job sat among the ashes, scraping himself with a piece of pottery.',
  'JOB 2:9-10':
    'Job’s wife asked why he still held to his integrity and told him to curse God and die. Job answered that she spoke foolishly, for people receive both good and trouble from God; he did not sin in what he said.',
  'JOB 2:11':
    'Job’s three friends were Eliphaz the Temanite, Bildad the Shuhite and Zophar the Naamathite. When they heard of his troubles, they agreed to come and mourn with him and comfort him.',
  'JOB 38:1-4':
    'God answered Job out of the whirlwind, not by explaining his suffering but with questions: who was speaking without knowledge, and where Job was when God laid the earth’s foundations.',
  'JOB 42:7-8':
    'God was angry with Eliphaz and his two friends because they had not spoken rightly of him, as Job had. He told them to offer a burnt offering and to let Job pray for them, and he would hear Job’s prayer.',
  'JOB 42:10-13':
    'After Job prayed for his friends, God restored him and gave him twice as much as before. His family and all who had known him came to comfort him, and he had seven more sons and three daughters.',
  'JOB 42:13-15':
    'After his suffering Job again had seven sons and three daughters. The daughters were Jemimah, Keziah, and Keren-happuch; no women in the land were as beautiful, and he gave them an inheritance along with their brothers.',
  'ISA 6:1-3':
    'In the year King Uzziah died, Isaiah saw the Lord on a high throne, the train of his robe filling the temple. Six-winged seraphim called to one another that the Lord of hosts is holy and all the earth full of his glory.',
  'ISA 20:2-4':
    'At the Lord’s command Isaiah went stripped and barefoot for three years, as a sign about Egypt and Cush: the king of Assyria would lead away their people as captives in the same way.',
  'ISA 37:36-37':
    'The angel of the Lord struck down 185,000 in the Assyrian camp, and King Sennacherib withdrew to Nineveh. So Jerusalem was saved, after Hezekiah had prayed.',
  'ISA 38:4-6':
    'King Hezekiah was ill and near death and prayed in tears. Through Isaiah the Lord told him that he had heard his prayer and seen his tears, would add fifteen years to his life, and would save him and the city from Assyria.',
  'JER 1:4-7':
    'God told Jeremiah that he had known him before forming him in the womb and had appointed him a prophet to the nations. Jeremiah said he was too young to speak, but God told him to go wherever he sent him.',
  'JER 18:2-6':
    'God sent Jeremiah to the potter’s house to hear his word there. When a vessel was spoiled, the potter made the clay into another; God said that Israel was in his hand like clay in the potter’s hand.',
  'JER 29:10':
    'Through Jeremiah the Lord told the exiles in Babylon that when seventy years were completed for Babylon, he would come to them, keep his promise, and bring them back home.',
  'JER 31:31-34':
    'The Lord promised Israel and Judah a new covenant, unlike the one made at the exodus, which they broke: he will write his law on their hearts, they will all know him, and he will forgive their sins.',
  'JER 32:6-9':
    'Held in the court of the guard, Jeremiah bought his cousin Hanamel’s field at Anathoth for seventeen shekels of silver, as the Lord had told him. The Lord said that houses and fields would again be bought in that land.',
  'JER 36:1-4':
    'Jeremiah dictated, and Baruch son of Neriah wrote all the Lord’s words on a scroll, in the hope that Judah would hear and turn from its evil ways. King Jehoiakim later cut up that scroll and burned it.',
  'JER 36:22-24':
    'King Jehoiakim cut up Jeremiah’s scroll as it was read and burned it piece by piece, without fear. Later the Lord said that the king had objected to its message that the king of Babylon would come and destroy the land.',
  'JER 36:27-32':
    'After King Jehoiakim burned the scroll, the Lord told Jeremiah to take another. Baruch wrote down all its words again as Jeremiah dictated, and many more were added; and the Lord announced punishment on the king.',
  'JER 38:4-6':
    'The officials wanted Jeremiah dead because, they said, his words discouraged the soldiers and the people. King Zedekiah left him to them, and they lowered him by ropes into a muddy cistern; Ebed-melech later had him pulled out.',
  'JER 38:8-13':
    'It was Ebed-melech, a Cushite in the king’s palace, who rescued Jeremiah. He spoke up to King Zedekiah, took thirty men, let down ropes with old rags for padding, and pulled the prophet up out of the muddy cistern.',
  'JER 39:6-7':
    'King Zedekiah was captured as he fled. At Riblah the king of Babylon killed his sons before his eyes, and the nobles of Judah too; then he blinded Zedekiah and bound him in bronze chains to take him to Babylon.',
  'EZK 1:1-3':
    'The priest Ezekiel was among the exiles by the river Chebar, in the land of the Chaldeans, when the heavens opened and he saw visions of God. It was the fifth year of King Jehoiachin’s exile.',
  'EZK 24:16-18':
    'The Lord told Ezekiel that the one he loved would suddenly be taken from him, and that he was not to mourn or weep openly. That evening his wife died, and the next morning he did as he was commanded.',
  'EZK 37:1-3':
    'The Spirit of the Lord set Ezekiel in a valley full of very dry bones. God asked him whether they could live, and he said that God alone knew; God later told him that the bones are the whole house of Israel.',
  'EZK 37:7-10':
    'When Ezekiel prophesied as God commanded, the bones came together, with sinews, flesh, and skin; he prophesied again, breath entered them, and they lived and stood up, a very great army.',
  'DAN 1:8':
    'Daniel resolved not to defile himself with the king’s food and wine, so he asked the chief official to excuse him; later he was given vegetables and water. The book does not say what in the food would have defiled him.',
  'DAN 1:11-15':
    'Daniel asked the steward to test him and his three companions for ten days with only vegetables and water instead of the king’s food. At the end they looked healthier than all the young men who ate at the king’s table.',
  'DAN 2:31-35':
    'Nebuchadnezzar dreamed of a great statue: head of gold, chest and arms of silver, belly and thighs of bronze, legs of iron, feet of iron and clay. A stone not cut by human hands crushed it and became a mountain filling the earth.',
  'DAN 3:1-6':
    'King Nebuchadnezzar set up a gold image sixty cubits high on the plain of Dura, in the province of Babylon. When the music sounded, everyone was to bow down and worship it, or be thrown into a blazing furnace.',
  'DAN 3:12-15':
    'Shadrach, Meshach, and Abednego were accused of not serving Nebuchadnezzar’s gods or worshiping the golden statue he had set up. The king was furious and threatened to throw them into the blazing furnace if they would not worship.',
  'DAN 3:16-18':
    'Shadrach, Meshach, and Abednego told King Nebuchadnezzar that the God they served was able to save them from the furnace; but even if he did not, they would not serve the king’s gods or worship his golden statue.',
  'DAN 3:19-23':
    'Because Shadrach, Meshach, and Abednego would not worship his gold image, King Nebuchadnezzar in fury had them bound and thrown into a furnace heated seven times hotter than usual. Then he saw them walking unharmed in the fire.',
  'DAN 3:24-25':
    'Nebuchadnezzar had thrown three men into the fire but saw four walking there, unbound and unharmed; the fourth, he said, looked like a son of the gods. Afterward he said that God had sent his angel to rescue his servants.',
  'DAN 4:30-33':
    'Nebuchadnezzar boasted that he had built great Babylon by his own power and for his own glory. A voice from heaven said that the kingdom had left him; he was driven from people and ate grass like an ox.',
  'DAN 4:34-36':
    'King Nebuchadnezzar, who had been driven from people for his pride and ate grass like an ox, looked up to heaven at the end of that time. His reason returned, he praised the Most High, and his kingdom was restored.',
  'DAN 5:5-7':
    'At King Belshazzar’s feast the fingers of a human hand appeared and wrote on the palace wall. The king turned pale with fear and called for the wise men of Babylon; in the end it was Daniel who read and explained the writing.',
  'DAN 5:25-28':
    'Daniel told King Belshazzar what the writing meant: God had numbered his reign and ended it; he had been weighed and found wanting; his kingdom was divided and given to the Medes and Persians.',
  'DAN 5:30-31':
    'On the very night that Daniel explained the writing on the wall, King Belshazzar was killed, and Darius the Mede received the kingdom. The book of Daniel does not say who killed him.',
  'DAN 6:10-11':
    'Daniel knew the ban had been signed, yet as always he knelt three times a day at his upstairs windows facing Jerusalem, praying and giving thanks to his God; and his enemies found him there.',
  'DAN 6:12-13':
    'King Darius had forbidden anyone to pray to any god or man but himself for thirty days. Daniel still prayed to his God three times a day; his enemies reported him, and he was thrown into the lions’ den.',
  'DAN 6:14-16':
    'King Darius was distressed and tried to save Daniel, but a law of the Medes and Persians could not be changed, so he had him thrown to the lions. Daniel had only kept praying to his God, as he always did.',
  'DAN 6:21-23':
    'Daniel told King Darius that God had sent his angel and shut the lions’ mouths, because he was found innocent. He was lifted from the den without a wound, because he had trusted in his God.',
  'HOS 1:2-3':
    'God told Hosea to marry a promiscuous woman because, he said, the land was being unfaithful by turning away from the Lord. So Hosea married Gomer, and she bore him a son.',
  'HOS 3:1-3':
    'The Lord told Hosea to love again an unfaithful woman, just as the Lord loves the people of Israel though they turn to other gods. Hosea bought her for fifteen shekels of silver and some barley.',
  'AMO 7:12-15':
    'Amos had not been a prophet; he was a herdsman and tended sycamore figs until the Lord took him from following the flock and sent him to prophesy to Israel. Amaziah, the priest of Bethel, told him to go back to Judah.',
  'JON 1:1-3':
    'The Lord told Jonah to go and preach against Nineveh because of its wickedness, but Jonah boarded a ship at Joppa to flee to Tarshish. He later gave his reason: he knew that God is gracious and relents from sending disaster.',
  'JON 1:4-6':
    'The Lord sent a great storm, and while the frightened sailors each cried to his own god, Jonah lay fast asleep below. The captain woke him and told him to call on his God, so that they might not perish.',
  'JON 1:12-15':
    'Jonah told the sailors that the storm had come because of him and that the sea would calm if they threw him in. They tried to row ashore but could not; after praying to the Lord they threw him in, and the sea grew calm.',
  'JON 1:15-17':
    'When the sailors threw Jonah into the sea, it grew calm, and they feared the Lord and offered a sacrifice and made vows. The Lord sent a great fish that swallowed Jonah, and he was in it three days and three nights.',
  'JON 1:17':
    'The Lord appointed a great fish to swallow Jonah, and he was inside it three days and three nights. Scripture calls it only a great fish and does not say what kind.',
  'JON 2:1-2':
    'From inside the fish Jonah prayed to the Lord his God, saying that in his distress, from the depths of Sheol, he had called out and God had heard his voice.',
  'JON 3:5-10':
    'The people of Nineveh believed God, fasted, and put on sackcloth, from the greatest to the least; the king sat in ashes and ordered all to give up their evil ways. God saw it and did not bring the disaster.',
  'JON 4:1-2':
    'Jonah was angry that God spared Nineveh. He said this was why he had fled to Tarshish: he knew that God is gracious, compassionate, slow to anger, and relents from sending disaster.',
  'JON 4:3-5':
    'When Nineveh repented and God spared it, Jonah was so angry that he asked to die, for he had known that God is gracious. God asked if it was right to be angry; Jonah went out and sat waiting to see what would happen.',
  'JON 4:6-9':
    'God gave Jonah a plant for shade, then a worm that killed it and a scorching wind, and Jonah, faint and angry, wished to die. Then God asked him whether he should not have pity on Nineveh.',
  'JON 4:10-11':
    'God told Jonah that he pitied a plant he had neither tended nor made grow; should not God pity Nineveh, with more than 120,000 people who did not know their right hand from their left, and many animals?',
  'MIC 5:2':
    'Micah says that a ruler for Israel will come from Bethlehem Ephrathah, small among the clans of Judah. In Matthew, the chief priests and scribes answer with these words when Herod asks where the Christ is to be born.',
  'HAB 1:2-4':
    'Habakkuk asks God how long he must cry for help unheard, while violence and injustice are all around him. At the end of the book he says that he will still rejoice in the Lord, the God who saves him.',
  'HAB 3:17-19':
    'Habakkuk, who began by complaining to God, ends by saying that even if fig tree, vine, fields, and flocks all fail, he will rejoice in the Lord, the God who saves him, for the Lord is his strength.',
  'HAG 1:2-6':
    'The people said it was not yet time to rebuild the Lord’s house, while they lived in paneled houses and the temple lay in ruins. So the prophet Haggai called on them to consider their ways: they sowed much and harvested little.',
  'ZEC 9:9':
    'The prophet Zechariah told Jerusalem to rejoice because its king was coming, righteous and humble, riding on a young donkey. Matthew and John point to these words when Jesus rides into Jerusalem.',
  'MAL 4:5-6':
    'Malachi says that God will send the prophet Elijah before the day of the Lord, to turn the hearts of fathers and children to each other. In Matthew, Jesus says of John the Baptist that he is the Elijah who was to come.',
  'TOB 2:9-10':
    'Tobit slept by the courtyard wall with his face uncovered, and warm bird droppings fell into his eyes and left white films. The doctors could not help him, and he became blind.',
  'TOB 3:7-8':
    'The demon Asmodeus had killed Sarah’s seven husbands, each before the marriage was consummated, and a maid reproached her for it. Later in the book the angel Raphael helps Tobias to drive out the demon, and Tobias marries Sarah.',
  'TOB 11:11-13':
    'As the angel had told him, Tobias put the gall of the fish on the eyes of his father Tobit; the white films came away, and Tobit could see again.',
  'DAG 13:54-55':
    'Daniel questioned the two elders separately about the tree under which they claimed to have seen Susanna with a man. One said a mastic tree, the other an evergreen oak, and so their lie was exposed.',
  'DAG 14:27':
    'Daniel boiled pitch, fat and hair together and made cakes of them, which he fed to the dragon; it ate them and burst.',
  '2MA 6:18-20':
    'Eleazar was an aged and leading teacher of the law. When men tried to force him to eat pork, he spat it out and chose an honorable death rather than a life of defilement.',
  '2MA 7:1-2':
    'Seven brothers and their mother were arrested, and the king tried to force them to eat pork, which the law forbids. They were ready to die rather than break the law of their fathers; all seven were killed, and at last their mother.',
  '2MA 12:43-45':
    'Judas Maccabeus took up a collection for his fallen soldiers and sent it to Jerusalem for a sin offering. Second Maccabees says that he did so with the resurrection of the dead in mind.',
  'MAT 1:16-17':
    'Matthew’s genealogy of Jesus mentions five women: Tamar, Rahab, Ruth, the wife of Uriah, called Bathsheba elsewhere, and Mary, the mother of Jesus. Matthew counts three times fourteen generations from Abraham to Christ.',
  'MAT 1:19-20':
    'Joseph was a righteous man, and when Mary was found to be pregnant, he did not want to shame her publicly, so he meant to divorce her quietly. In a dream an angel told him that the child was from the Holy Spirit.',
  'MAT 1:21':
    'The angel told Joseph to name Mary’s son Jesus and gave the reason: he would save his people from their sins.',
  'MAT 2:1-2':
    'The wise men came to Jerusalem looking for the one born king of the Jews, to worship him, because they had seen his star in the east. Matthew gives neither their names nor their number.',
  'MAT 2:4-6':
    'When Herod asked where the Christ was to be born, the chief priests and scribes named Bethlehem: a prophet, Micah, had written that a ruler would come from there to shepherd God’s people Israel.',
  'MAT 2:9-11':
    'The star led the wise men to the place where the child was. In the house they saw Jesus with his mother Mary, bowed down and worshiped him, and gave him gold, frankincense and myrrh.',
  'MAT 2:12':
    'The wise men were warned in a dream not to return to Herod, so they went home to their own country by another road.',
  'MAT 2:13-15':
    'In a dream an angel warned Joseph that Herod would search for the child Jesus to kill him. That same night Joseph took him and his mother to Egypt, and they stayed there until Herod died.',
  'MAT 2:16':
    'Herod wanted to get rid of the child born king of the Jews. When he saw that the wise men had tricked him, he was furious and had the boys of two and under in and around Bethlehem killed.',
  'MAT 3:4':
    'John the Baptist wore clothing of camel’s hair with a leather belt around his waist, and he ate locusts and wild honey. Matthew gives no reason for it.',
  'MAT 3:13-15':
    'Jesus came to the Jordan to be baptized by John the Baptist. John objected that he himself needed to be baptized by Jesus; but Jesus said that in this way it was fitting for them to fulfill all righteousness, and John consented.',
  'MAT 3:16-17':
    'When Jesus had been baptized and came up out of the water, the heavens opened and the Spirit of God came down on him like a dove. A voice from heaven called him God’s beloved Son, with whom he is pleased.',
  'MAT 4:1-4':
    'The Spirit led Jesus into the wilderness, where he fasted forty days and was tempted by the devil: to turn stones into bread, to leap from the temple, to worship him for all the kingdoms of the world. Each time he answered with Scripture.',
  'MAT 4:18-20':
    'By the Sea of Galilee Jesus saw the brothers Peter and Andrew, fishermen, casting a net. He called them to follow him and become fishers of men, and at once they left their nets and followed.',
  'MAT 7:3-5':
    'Jesus asks why someone sees the speck in his brother’s eye but not the log in his own. First take out the log, he says; then you will see clearly to take the speck out of your brother’s eye.',
  'MAT 7:13-14':
    'Jesus says that the wide gate and broad road lead to destruction and many take them, while the narrow gate and hard road lead to life and few find them; he tells people to enter by the narrow gate.',
  'MAT 7:24-27':
    'Jesus compares one who hears his words and does them to a wise man whose house, built on rock, stands in the storm; one who hears and does not do them is like a foolish man whose house, built on sand, falls.',
  'MAT 8:2-3':
    'A leper knelt before Jesus and said that, if he was willing, he could make him clean. Jesus touched him and said that he was willing, and at once he was cleansed; Mark says that Jesus was moved with compassion.',
  'MAT 8:8-10':
    'The centurion said he was not worthy to have Jesus under his roof: a word from him would heal the servant. Jesus marveled and said that he had not found such faith in Israel.',
  'MAT 8:20-22':
    'A disciple wanted first to go and bury his father; Jesus told him to follow and to leave the dead to bury their own dead. He had just told another that the Son of Man had nowhere to rest. Matthew explains no further.',
  'MAT 9:9':
    'Jesus saw Matthew sitting at the tax booth and told him to follow him, and Matthew got up and followed. Mark and Luke, who tell it too, call the man Levi.',
  'MAT 9:10-13':
    'The Pharisees asked why Jesus ate with tax collectors and sinners. He answered that it is the sick who need a doctor, and that he had come to call sinners, not the righteous.',
  'MAT 9:16-17':
    'Asked why his disciples did not fast, Jesus answered with images: no one sews a new patch on an old garment or puts new wine into old skins, for they burst; new wine goes into new skins, and both are kept.',
  'MAT 10:2-4':
    'Matthew names the twelve: Peter, Andrew, James, John, Philip, Bartholomew, Thomas, Matthew the tax collector, James son of Alphaeus, Thaddaeus, Simon the Zealot, and Judas Iscariot, who betrayed Jesus. In Acts Matthias takes the place of Judas.',
  'MAT 11:2-6':
    'In prison John the Baptist heard of Jesus’ works and sent disciples to ask if he was the one to come. Jesus told them to report what they saw: the blind see, the lame walk, the poor hear good news.',
  'MAT 11:14':
    'Jesus said of John the Baptist that, if people would accept it, he was the Elijah who was to come. Luke says that John came in the spirit and power of Elijah; John himself, when asked, said that he was not Elijah.',
  'MAT 12:1-4':
    'Jesus’ disciples were hungry and picked grain to eat, which the Pharisees called unlawful on the Sabbath. Jesus reminded them that David, when hungry, ate the consecrated bread, and said that the Son of Man is Lord of the Sabbath.',
  'MAT 13:37-41':
    'Jesus explained the parable of the weeds himself: the Son of Man sows the good seed, the children of the kingdom; the devil sows the weeds, the children of the evil one; and at the end of the age the angels separate them.',
  'MAT 14:17-21':
    'Jesus took five loaves and two fish, said a blessing, broke the loaves and had the disciples hand them out. All ate and were filled, about five thousand men besides women and children, and twelve baskets were left over.',
  'MAT 14:24-27':
    'The disciples’ boat was battered by the waves, and toward morning Jesus came to them, walking on the sea. They thought him a ghost and were terrified, but he told them that it was he and not to fear.',
  'MAT 14:28-31':
    'At Jesus’ word Peter walked on the water toward him, but when he saw the strong wind he was afraid and began to sink. He cried out, and Jesus reached out his hand, caught him and asked why he doubted.',
  'MAT 15:22-24':
    'A Canaanite woman begged Jesus to free her daughter from a demon. He first said he was sent to Israel’s lost sheep and spoke of the children’s bread and the little dogs; then he praised her great faith and healed the daughter.',
  'MAT 15:25-28':
    'Jesus, who said he was sent to Israel’s lost sheep, put it in an image: the children’s bread is not for the little dogs. The Canaanite woman answered that even they eat the crumbs; he praised her great faith and healed her daughter.',
  'MAT 16:15-17':
    'When Jesus asked his disciples who they said he was, Simon Peter answered that he is the Christ, the Son of the living God. Jesus called him blessed, for the Father in heaven had revealed it to him.',
  'MAT 16:18-19':
    'Jesus told Simon that he was Peter, a name that means rock, that on this rock he would build his church, and that he would give him the keys of the kingdom of heaven. Churches differ on what the rock is.',
  'MAT 16:21-23':
    'Jesus told his disciples that he must suffer, be killed and be raised, and Peter said that it must never happen. Jesus called him Satan and a stumbling block, since his mind was on human things, not on God’s.',
  'MAT 17:1-5':
    'On a high mountain Jesus was transfigured before Peter, James and John: his face shone, and Moses and Elijah talked with him; Luke says that they spoke of his departure. A voice called him God’s beloved Son.',
  'MAT 17:19-20':
    'When the disciples asked why they could not drive the demon out of the boy, Jesus said it was because of their little faith; with faith like a mustard seed, nothing would be impossible for them.',
  'MAT 17:24-27':
    'About the temple tax, Jesus told Peter that sons are exempt; but so as not to give offense, he sent him to the lake: in the mouth of the first fish he would find a coin to pay for both of them.',
  'MAT 19:21-22':
    'A young man asked Jesus how to gain eternal life. Jesus told him to sell what he had, give to the poor and follow him; the young man went away sad, because he had great possessions.',
  'MAT 20:13-16':
    'In the parable the owner of the vineyard tells those who grumble that he does them no wrong: they get the wage agreed on, and he chooses to give the last as much. Are they envious, he asks, because he is generous?',
  'MAT 21:2-7':
    'Jesus sent two disciples to fetch a donkey and her colt, and he rode into Jerusalem. Matthew says that this fulfilled the word of the prophet: Zion’s king comes, gentle and riding on a donkey.',
  'MAT 21:12-13':
    'Jesus drove the buyers and sellers out of the temple and overturned the tables of the money changers, because God’s house was to be a house of prayer and they had made it a den of robbers.',
  'MAT 21:18-19':
    'Jesus was hungry, found only leaves on a fig tree, and said that it should never bear fruit again; it withered at once. Matthew names no other reason; Jesus then spoke to the disciples of faith and prayer.',
  'MAT 22:17-21':
    'To trap Jesus, some asked him whether it is right to pay taxes to Caesar. He had them show him a coin with Caesar’s image and told them to give Caesar what is Caesar’s, and God what is God’s.',
  'MAT 25:8-13':
    'In the parable of the ten virgins, the wise ones feared the oil would not be enough for all; while the others bought some, the bridegroom came and the door was shut. Jesus does not say what the oil means, but tells his hearers to stay awake.',
  'MAT 25:16-18':
    'In the parable of the talents, the servants with five and with two talents traded and doubled them. The one with a single talent dug a hole and hid his master’s money, because, as he said later, he was afraid.',
  'MAT 25:26-30':
    'In the parable of the talents the master rebukes the servant who had only hidden his money and gives that talent to the one with ten: to everyone who has, more is given; from the one who has not, even that is taken.',
  'MAT 26:8-13':
    'At Bethany a woman poured costly perfume on Jesus’ head, and the disciples called it waste. Jesus said that she had done a beautiful thing, for his burial, and that it would be told wherever the gospel is preached.',
  'MAT 26:14-16':
    'Judas Iscariot went to the chief priests and asked what they would give him for handing over Jesus. They paid him thirty pieces of silver, and from then on he looked for an opportunity.',
  'MAT 26:21-25':
    'At supper Jesus said that one of the twelve, one who dipped his hand in the dish with him, would betray him. When Judas asked whether it was he, Jesus answered that he had said it himself.',
  'MAT 26:33-35':
    'Peter said that he would never fall away, even if all others did. Jesus told him that in that very night, before the rooster crowed, he would deny him three times; Peter answered that he would sooner die with him.',
  'MAT 26:36-39':
    'In Gethsemane Jesus was sorrowful to the point of death. He fell on his face and asked his Father that, if possible, this cup might pass from him, yet not as he willed, but as the Father willed.',
  'MAT 26:39':
    'In Gethsemane Jesus fell on his face and asked his Father to take this cup from him if it was possible, yet he wanted the Father’s will and not his own; he had told his disciples that he was sorrowful to death.',
  'MAT 26:40-43':
    'Jesus came back and found the disciples asleep. He told them to watch and pray so as not to fall into temptation, for the spirit is willing but the flesh is weak. They slept again, for their eyes were heavy.',
  'MAT 26:48-50':
    'Judas had agreed on a kiss as the sign that would show the men whom to arrest; he greeted Jesus and kissed him, and they seized Jesus.',
  'MAT 26:64-65':
    'Jesus told the high priest that they would see the Son of Man seated at the right hand of Power and coming on the clouds; the high priest tore his clothes because he held this to be blasphemy.',
  'MAT 26:70-75':
    'While Jesus was on trial, people recognized Peter as one of his companions, and three times Peter denied it. When the rooster crowed, he remembered what Jesus had said and wept bitterly. The Gospels do not state his reason.',
  'MAT 27:3-5':
    'Matthew says that Judas, when he saw Jesus condemned, was filled with remorse, threw the thirty pieces of silver into the temple, and hanged himself; Acts tells of his death as a fall.',
  'MAT 27:6-8':
    'The chief priests would not put Judas’ silver into the temple treasury because it was blood money; they bought the potter’s field with it as a burial place for foreigners, and it was called the Field of Blood.',
  'MAT 27:19':
    'While Pilate sat in judgment, his wife sent him word to have nothing to do with that righteous man, because she had suffered much in a dream on his account. Matthew does not say what she dreamed.',
  'MAT 27:20-21':
    'Matthew says that the chief priests and elders persuaded the crowd to ask for Barabbas and to have Jesus put to death; so when Pilate asked whom he should release, they said Barabbas.',
  'MAT 27:24':
    'Pilate saw that he was getting nowhere and that a riot was starting, so he washed his hands before the crowd to say that he was innocent of the blood of Jesus and that it was their concern.',
  'MAT 27:27-30':
    'The governor’s soldiers mocked Jesus as a king: they dressed him in a scarlet robe, put a crown of thorns on his head and a reed in his hand, knelt before him as King of the Jews, and struck him.',
  'MAT 27:32':
    'Simon, a man from Cyrene, carried the cross of Jesus; the soldiers met him on the way out and forced him to do it. Mark and Luke say that he was coming in from the country.',
  'MAT 27:33-34':
    'Jesus was crucified at Golgotha, a name that means Place of a Skull. There the soldiers offered him wine mixed with gall, but when he tasted it he would not drink it.',
  'MAT 27:46':
    'On the cross Jesus cried out to God, asking why he had forsaken him, in the words that open Psalm 22. Matthew does not explain the cry; some who stood there thought that Jesus was calling Elijah.',
  'MAT 27:50-52':
    'When Jesus died, the veil of the temple was torn in two from top to bottom, the earth shook, and tombs were opened. Matthew does not say why; Hebrews speaks of a new way through the veil.',
  'MAT 27:54':
    'When the centurion and the men guarding Jesus saw the earthquake and all that happened, they were filled with fear and said that this man truly was the Son of God.',
  'MAT 27:57-60':
    'Joseph of Arimathea, a rich man and a disciple of Jesus, asked Pilate for his body, wrapped it in clean linen and laid it in his own new tomb. John says that Nicodemus helped him.',
  'MAT 27:63-64':
    'The chief priests and Pharisees remembered that Jesus had said he would rise after three days; they asked Pilate for a guard, for fear that his disciples would steal the body and say that he was risen.',
  'MAT 28:2':
    'Matthew says that there was a great earthquake, and that an angel of the Lord came down from heaven, rolled the stone away from the tomb of Jesus, and sat on it.',
  'MAT 28:5-7':
    'At the tomb the angel told the women not to be afraid: Jesus, who had been crucified, was not there but had risen, as he said. They were to tell his disciples that they would see him in Galilee.',
  'MAT 28:8-10':
    'The women ran from the tomb with fear and great joy to tell the disciples; Jesus met them, and they took hold of his feet and worshiped him. He sent word to his brothers to go to Galilee, where they would see him.',
  'MAT 28:11-15':
    'Some of the guards reported what had happened to the chief priests, who with the elders gave them a large sum of money to say that his disciples had stolen the body of Jesus at night while they slept.',
  'MRK 1:30-31':
    'Simon Peter’s mother-in-law was in bed with a fever, and Jesus was told of it. He took her by the hand and helped her up; the fever left her, and she served them.',
  'MRK 2:2-4':
    'The house was so full that not even the doorway was free. So the four men who carried the paralyzed man opened the roof above Jesus and let him down on his mat.',
  'MRK 2:3-5':
    'Four men brought a paralyzed man to Jesus but could not get near for the crowd, so they opened the roof and let him down. Seeing their faith, Jesus forgave the man’s sins and then made him walk.',
  'MRK 3:2-5':
    'Some watched Jesus, looking for a charge against him. He asked whether it is lawful to do good on the Sabbath; they were silent, and, grieved at their hard hearts, he restored the man’s withered hand.',
  'MRK 4:37-40':
    'In a great storm the disciples woke Jesus, who was asleep in the boat. He rebuked the wind and told the sea to be still, and it was calm; then he asked why they were afraid.',
  'MRK 5:1-4':
    'On the other side of the lake, in the country of the Gerasenes, Jesus met a man with an unclean spirit who lived among the tombs and whom no chain could hold. Later Jesus let the demons go into a herd of pigs.',
  'MRK 5:2-5':
    'A man with an unclean spirit lived among the tombs, and no chain could hold him; no one could subdue him. Jesus commanded the spirit to leave him, and afterward he sat there clothed and in his right mind.',
  'MRK 5:8-9':
    'Jesus had commanded the unclean spirit to leave the man, and asked its name. It answered that its name was Legion, for they were many.',
  'MRK 5:11-13':
    'The demons begged to be sent into the pigs, and Jesus allowed it; the herd, about two thousand, rushed down into the sea and drowned. Mark does not say why Jesus granted it.',
  'MRK 5:25-29':
    'A woman who had suffered from bleeding for twelve years came up behind Jesus in the crowd and touched his cloak, sure that this would heal her. At once the bleeding stopped and she was well.',
  'MRK 5:30-34':
    'Jesus felt that power had gone out from him and asked who had touched his clothes. The healed woman came trembling and told him everything; he said that her faith had saved her and sent her away in peace.',
  'MRK 5:39-42':
    'Jairus’ twelve-year-old daughter had died, but Jesus said that she was asleep, and people laughed at him. He took her by the hand and told her to get up, and at once she got up and walked.',
  'MRK 6:2-6':
    'The people of Nazareth took offense at Jesus because they knew him as the carpenter and knew his family. He said that only in his own town is a prophet without honor, and was amazed at their unbelief.',
  'MRK 6:7-9':
    'Jesus sent the Twelve out two by two with authority over unclean spirits, and told them to take nothing for the journey but a staff. Mark does not say why they went in pairs.',
  'MRK 6:17-20':
    'Herod imprisoned John the Baptist on account of Herodias: he had married her, his brother’s wife, and John told him it was not lawful. She wanted John killed, but Herod knew that he was a righteous man and protected him.',
  'MRK 6:22-27':
    'Herodias’ daughter pleased Herod by her dancing, and he swore to give her anything. At her mother’s word she asked for the head of John the Baptist; Herod was grieved, but because of his oath and his guests he gave the order.',
  'MRK 6:27-28':
    'John the Baptist was beheaded in prison by order of King Herod. Mark says that it was Herodias who wanted it: she had her daughter, who had danced for Herod, ask for it, and Herod, though grieved, kept his oath.',
  'MRK 7:27-28':
    'Jesus told a Gentile mother that the children should be fed first and their bread not thrown to the little dogs. She answered that the dogs under the table eat the crumbs; for this answer he granted her daughter’s healing.',
  'MRK 7:33-35':
    'Jesus took the deaf man aside, put his fingers into his ears, spat and touched his tongue, looked up to heaven with a sigh and said to him: Be opened. At once he could hear and spoke plainly.',
  'MRK 8:5-10':
    'Jesus had compassion on the crowd, who had been with him three days without food. He gave thanks for seven loaves and a few fish and had them shared out: some four thousand ate their fill, and seven baskets were left.',
  'MRK 9:2-4':
    'Jesus took Peter, James and John up a high mountain and was transfigured before them: his clothes became dazzling white, and Elijah and Moses appeared and talked with him. Matthew and Luke tell it too.',
  'MRK 9:25-29':
    'Jesus commanded the spirit to leave the boy and raised him by the hand. When the disciples asked why they had failed, he said that this kind comes out only by prayer; some manuscripts add fasting.',
  'MRK 9:43-48':
    'Jesus calls Gehenna, or hell, the place of the fire that never goes out; better to enter life without a hand, a foot or an eye than to be thrown there. The name comes from the valley of Hinnom near Jerusalem.',
  'MRK 10:13-16':
    'People brought children to Jesus, and the disciples rebuked them. He was indignant and told them to let the children come, for the kingdom of God belongs to such as these; and he took them in his arms and blessed them.',
  'MRK 10:20-22':
    'The rich man told Jesus that he had kept the commandments from his youth. Jesus loved him and told him to sell what he had, give to the poor and follow him; he went away sad, for he had great possessions.',
  'MRK 10:35-40':
    'James and John, the sons of Zebedee, asked Jesus to let them sit at his right and left in his glory. He said they did not know what they asked, and that those places were for those for whom they had been prepared.',
  'MRK 10:47-52':
    'Blind Bartimaeus, begging by the road, cried out to Jesus, Son of David, for mercy and asked to see. Jesus said that his faith had saved him; at once he could see, and he followed Jesus along the road.',
  'MRK 11:12-14':
    'Jesus was hungry and found nothing but leaves on a fig tree, for it was not the season for figs; he said that no one should eat its fruit again. Mark gives no other reason for it.',
  'MRK 12:41-44':
    'A poor widow put two small coins into the temple treasury. Jesus said that she had given more than all the others, for they gave from their plenty, but she gave all that she had to live on.',
  'MRK 14:51-52':
    'Mark tells of a young man in a linen cloth who followed Jesus at his arrest; when they took hold of him, he left the cloth and fled. Scripture does not say who he was.',
  'MRK 15:6-7':
    'Barabbas was a prisoner, held with rebels who had committed murder in an uprising. At the feast Pilate used to release one prisoner whom the people asked for, and the crowd, stirred up by the chief priests, asked for Barabbas.',
  'MRK 15:15':
    'Mark says that Pilate wanted to satisfy the crowd; so he released Barabbas, had Jesus flogged, and handed him over to be crucified.',
  'MRK 15:21':
    'Simon was a man from Cyrene, the father of Alexander and Rufus; he was passing by on his way in from the country when the soldiers forced him to carry the cross of Jesus.',
  'MRK 15:22': 'Jesus was crucified at a place called Golgotha, which means Place of a Skull.',
  'MRK 15:33':
    'While Jesus hung on the cross, darkness covered the whole land from noon until about three in the afternoon, and then he died. Mark does not say why the darkness came.',
  'MRK 16:1':
    'Mary Magdalene, Mary the mother of James, and Salome bought spices when the Sabbath was over, so that they could go to the tomb and anoint the body of Jesus.',
  'MRK 16:9':
    'The end of Mark’s Gospel says that after he rose, early on the first day of the week, Jesus appeared first to Mary Magdalene, from whom he had driven out seven demons.',
  'LUK 1:13':
    'The angel Gabriel told the priest Zechariah not to be afraid: his prayer was heard, and his wife Elizabeth would bear a son, to be called John. Because he did not believe it, Zechariah could not speak until the child was named.',
  'LUK 1:18-20':
    'Zechariah asked how he could be sure that he and his aged wife would have a son. Because he had not believed the message, the angel Gabriel said, he would be unable to speak until it came true.',
  'LUK 1:20-22':
    'Zechariah, the father of John the Baptist, did not believe the angel Gabriel’s word that he would have a son; so the angel said that he would be unable to speak until it happened. He came out of the temple able only to make signs.',
  'LUK 1:30-33':
    'The angel Gabriel told Mary not to be afraid: she had found favor with God and would have a son, to be named Jesus. He would be called Son of the Most High and reign forever on David’s throne.',
  'LUK 1:34-35':
    'Mary, a virgin, asked the angel how this could be. He answered that the Holy Spirit would come upon her and the power of the Most High would overshadow her, and so her child would be called the Son of God.',
  'LUK 1:39-44':
    'Mary went to visit Elizabeth, and at her greeting the baby leaped for joy in Elizabeth’s womb, as Elizabeth herself said. Filled with the Holy Spirit, she called Mary and the child Mary was carrying blessed.',
  'LUK 1:62-64':
    'Zechariah, who could not speak, was asked by signs what his son should be called. He wrote on a tablet that his name was John, and at once he could speak again and praised God.',
  'LUK 2:1-5':
    'Caesar Augustus had ordered a census, and everyone had to register in his own town. Joseph belonged to the family of David, so he went from Nazareth to Bethlehem, David’s town, with Mary, who was expecting a child.',
  'LUK 2:4-6':
    'Jesus was born in Bethlehem, the town of David. Joseph, who was of David’s family, had gone there from Nazareth with Mary to be registered in the census, and while they were there the time came for the child to be born.',
  'LUK 2:6-7':
    'In Bethlehem Mary gave birth to Jesus, her firstborn son. She wrapped him in cloths and laid him in a manger, because there was no room for them in the inn.',
  'LUK 2:9-12':
    'The angel told the frightened shepherds not to be afraid, for he brought good news for all the people: a Savior, Christ the Lord, had been born in David’s town. The sign was a baby lying in a manger.',
  'LUK 2:25-30':
    'Simeon was a righteous and devout man in Jerusalem, to whom the Holy Spirit had shown that he would see the Lord’s Christ before he died. He took the child Jesus in his arms and praised God.',
  'LUK 2:34-35':
    'Simeon, the devout man who held the child Jesus in the temple, told Mary that because of her son many in Israel would fall and rise, that he would be opposed, and that a sword would pierce her own soul.',
  'LUK 2:36-38':
    'Anna was an aged prophetess, long a widow, who did not leave the temple but served God there with fasting and prayer. When she saw the child Jesus, she thanked God and spoke of him to those awaiting redemption.',
  'LUK 2:39-40':
    'Jesus grew up in Nazareth in Galilee, where Mary and Joseph returned with him after doing all that the law required. He grew strong and was filled with wisdom, and God’s favor was on him.',
  'LUK 2:41-43':
    'Jesus was twelve when he went with his parents to Jerusalem for the Passover. When they left for home he stayed behind without their knowing it, and after three days they found him in the temple.',
  'LUK 2:43-45':
    'After the Passover feast the boy Jesus stayed behind in Jerusalem, and his parents thought he was among the travelers. When they found him in the temple, he said that he had to be in his Father’s house, or about his Father’s business.',
  'LUK 2:46-49':
    'After three days his parents found the twelve-year-old Jesus in the temple, sitting among the teachers, listening and asking questions. He told them that he had to be in his Father’s house, or about his Father’s business.',
  'LUK 4:16-21':
    'In the synagogue of Nazareth, where he had grown up, Jesus read from Isaiah and said that it was fulfilled that day. When he recalled that Elijah and Elisha had helped foreigners, those present grew furious and drove him to a cliff.',
  'LUK 4:28-30':
    'In the synagogue at Nazareth Jesus recalled how Elijah and Elisha had helped foreigners. The people were enraged and wanted to throw him off a cliff, but he passed through their midst and went away.',
  'LUK 5:4-9':
    'Simon Peter had caught nothing all night, but at Jesus’ word he let down the nets, and they filled until they began to break. Astonished, he fell at Jesus’ knees and called himself a sinful man.',
  'LUK 6:12-16':
    'After a night of prayer Jesus called his disciples together and chose twelve of them, whom he named apostles. Disciples, or learners, were all who followed him; apostle means one who is sent.',
  'LUK 7:11-12':
    'At the gate of the town of Nain Jesus met the funeral of a widow’s only son. Luke says that he had compassion on the mother, told the young man to get up, and gave him back to her alive.',
  'LUK 7:12-15':
    'At the gate of Nain Jesus saw a widow burying her only son. He had compassion on her and told her not to weep, touched the bier and told the young man to rise, and the dead man sat up and spoke.',
  'LUK 7:37-38':
    'In a Pharisee’s house a sinful woman wet Jesus’ feet with her tears, wiped them with her hair, kissed them and anointed them. Jesus spoke of her great love and said that her many sins were forgiven.',
  'LUK 7:44-48':
    'Jesus told Simon the Pharisee that he had given him no water, kiss or oil, while the sinful woman had wet his feet with tears, kissed and anointed them. He spoke of her great love and told her that her sins were forgiven.',
  'LUK 8:1-3':
    'Women went with Jesus and the Twelve and supported them from their own means: Mary Magdalene, Joanna, whose husband Chuza was Herod’s steward, Susanna, and many others.',
  'LUK 8:41-42':
    'Jairus, a ruler of the synagogue, fell at the feet of Jesus and begged him to come to his house, because his only daughter, about twelve years old, was dying. Jesus came and raised her to life.',
  'LUK 9:30-31':
    'Moses and Elijah appeared in glory and spoke with Jesus of his departure, which he was to accomplish in Jerusalem. Luke does not say why it was these two.',
  'LUK 9:46-48':
    'The disciples argued about which of them would be greatest. Jesus named none of them, but set a child beside him and said that the least among them is the great one.',
  'LUK 9:59-60':
    'A man whom Jesus had called wanted first to go and bury his father. Jesus told him to leave the dead to bury their own dead and to go and proclaim the kingdom of God; Luke records no further explanation.',
  'LUK 9:61-62':
    'A man wanted to follow Jesus but first to say goodbye to his family. Jesus answered that no one who puts a hand to the plow and looks back is fit for the kingdom of God.',
  'LUK 10:33-37':
    'In the parable a Samaritan takes pity on a man wounded by robbers and cares for him. Jesus asks who was that man’s neighbor; the teacher of the law answers that it was the one who showed mercy, and Jesus tells him to do likewise.',
  'LUK 10:39-42':
    'Martha was distracted by much serving and complained that her sister left her to do it alone, while Mary sat at Jesus’ feet listening. Jesus told Martha that Mary had chosen the good part.',
  'LUK 11:1':
    'When Jesus had finished praying, one of his disciples asked him to teach them to pray, as John had taught his disciples; so he taught them.',
  'LUK 13:10-11':
    'In a synagogue where Jesus was teaching on the Sabbath there was a woman whom a spirit had kept bent over for eighteen years, unable to stand straight; Jesus healed her.',
  'LUK 13:11-13':
    'A woman had been bent over by a spirit for eighteen years and could not straighten up. Jesus called her, told her that she was set free and laid his hands on her; at once she stood straight and praised God.',
  'LUK 13:14-16':
    'The ruler of the synagogue was angry that Jesus had healed the bent woman on the Sabbath. Jesus answered that they untie an ox on the Sabbath; should this woman, bound by Satan for eighteen years, not be freed that day?',
  'LUK 15:17-20':
    'Starving far from home, the prodigal son remembered that his father’s hired men had bread to spare, and set out to go back and confess his sin. While he was still far off, his father saw him, was moved, and ran to embrace him.',
  'LUK 15:28-32':
    'The prodigal son’s older brother was angry and would not go in: he had served his father for years without such a feast. The father told him that all he owned was his too, but they had to rejoice, for his lost brother was found.',
  'LUK 16:8-9':
    'In the parable the master praises the dishonest manager because he acted shrewdly. Jesus goes on to tell his disciples to make friends by means of money, so that when it fails they may be welcomed into eternal dwellings.',
  'LUK 17:12-14':
    'Ten lepers stood at a distance and begged Jesus for mercy. He sent them to show themselves to the priests, and as they went they were cleansed; one, a Samaritan, came back to thank him.',
  'LUK 17:15-19':
    'One of the ten cleansed lepers, a Samaritan, saw that he was healed and came back, praising God, to thank Jesus at his feet. Jesus asked where the other nine were; Luke does not say why they stayed away.',
  'LUK 19:2-4':
    'Zacchaeus, a rich chief tax collector, wanted to see who Jesus was, but he was short and could not see over the crowd. So he ran ahead and climbed a sycamore tree on the way Jesus was to pass.',
  'LUK 19:5-10':
    'Jesus called Zacchaeus down from the tree and stayed at his house. Zacchaeus welcomed him gladly and promised to give half of his goods to the poor and to repay fourfold anyone he had cheated.',
  'LUK 19:41-44':
    'At the sight of Jerusalem Jesus wept over it, because it had not known what would bring it peace, nor the time when God came to it. He foretold that enemies would besiege and destroy it.',
  'LUK 22:3-5':
    'Luke says that Satan entered Judas Iscariot, who then agreed with the chief priests to hand Jesus over for money. John adds that Judas was a thief; Scripture says little more about his reasons.',
  'LUK 22:3-6':
    'Luke says that Satan entered Judas, who went to the chief priests to arrange how to betray Jesus, and they promised him money. Matthew names thirty pieces of silver; John says that Judas was a thief.',
  'LUK 22:15-20':
    'At the Passover meal Jesus gave the apostles bread, saying that it was his body, given for them, and the cup, the new covenant in his blood. He told them to do this in remembrance of him.',
  'LUK 22:24-27':
    'The apostles disputed which of them was the greatest. Jesus named none of them: the greatest should be like the youngest and the leader like one who serves, as he himself was among them as one who serves.',
  'LUK 22:44':
    'Luke says that before his arrest Jesus was in such anguish, and prayed so earnestly, that his sweat was like great drops of blood falling to the ground.',
  'LUK 22:45-46':
    'When Jesus rose from prayer, he found the disciples asleep from sorrow, and told them to get up and pray so as not to fall into temptation. Matthew says that their eyes were heavy.',
  'LUK 22:50-51':
    'At the arrest of Jesus one of his followers cut off the right ear of the high priest’s servant; Jesus stopped it, touched the man’s ear and healed him. John says that it was Peter who struck him.',
  'LUK 22:61-62':
    'Peter had denied Jesus three times when the rooster crowed and the Lord turned and looked at him. He remembered that Jesus had told him this would happen, and he went out and wept bitterly.',
  'LUK 23:8-11':
    'Herod had long wanted to see Jesus, because he had heard about him and hoped to see a sign. He questioned him at length, but Jesus gave no answer, and Herod mocked him and sent him back to Pilate.',
  'LUK 23:32-33':
    'Two criminals were crucified with Jesus, one on his right and one on his left; Matthew and Mark call them robbers, and Scripture does not give their names.',
  'LUK 23:34':
    'On the cross Jesus asked his Father to forgive those who did this to him, because they did not know what they were doing; and the soldiers divided his clothes by casting lots.',
  'LUK 23:39-43':
    'One of the criminals crucified with Jesus mocked him; the other rebuked him, admitted his own guilt, and asked Jesus to remember him. Jesus promised that he would be with him in Paradise.',
  'LUK 23:50-51':
    'Joseph of Arimathea was a member of the Council, a good and righteous man who was waiting for the kingdom of God and had not agreed with what the Council did to Jesus; it was he who buried him.',
  'LUK 24:1-3':
    'On the first day of the week, at early dawn, the women brought the spices they had prepared to the tomb of Jesus. They found the stone rolled away and, inside, did not find his body.',
  'LUK 24:13-16':
    'Emmaus was a village about seven miles from Jerusalem. On the day of the resurrection two disciples were walking there when Jesus joined them; they did not recognize him until he broke the bread.',
  'LUK 24:15-16':
    'On the road to Emmaus Jesus came up to two disciples and walked with them; they did not recognize him because their eyes were kept from it, until he later broke bread with them.',
  'LUK 24:30-31':
    'At the table in Emmaus Jesus took bread, gave thanks, broke it and gave it to the two disciples; then their eyes were opened and they recognized him, and he vanished from their sight.',
  'LUK 24:41-43':
    'After his resurrection Jesus ate a piece of broiled fish before his disciples, who for joy and amazement still could not believe that it was he.',
  'JHN 1:41-42':
    'Andrew told his brother Simon that he had found the Messiah and brought him to Jesus. Jesus looked at Simon and said that he would be called Cephas, which means Peter, or rock.',
  'JHN 1:44': 'The apostle Philip was from Bethsaida, the town of Andrew and Peter.',
  'JHN 1:47-49':
    'Jesus called Nathanael a true Israelite without deceit and said he had seen him under the fig tree before Philip called him. At this Nathanael confessed Jesus as the Son of God and King of Israel.',
  'JHN 2:1-5':
    'At a wedding in Cana of Galilee, where Jesus was with his mother and his disciples, the wine ran out. His mother told him and asked the servants to do whatever he said; then Jesus turned water into wine.',
  'JHN 2:3-5':
    'The wine ran out at a wedding in Cana. Jesus’ mother told him and asked the servants to do whatever he said, and he turned water into wine. John calls it his first sign, in which he revealed his glory.',
  'JHN 2:6-11':
    'At the wedding in Cana Jesus had six stone jars filled with water, and it became good wine. John calls it the first of his signs: in it he revealed his glory, and his disciples believed in him.',
  'JHN 2:14-16':
    'In the temple Jesus found people selling cattle, sheep and doves and changing money. He made a whip of cords and drove them out, telling them not to make his Father’s house a market.',
  'JHN 3:1-2':
    'John does not say why Nicodemus came to Jesus at night. He was a Pharisee and one of the Jewish leaders, and he told Jesus that his signs showed that God was with him.',
  'JHN 3:3-6':
    'Jesus told Nicodemus that no one can see the kingdom of God without being born again, or from above. When Nicodemus asked how an old man can be born, Jesus spoke of being born of water and the Spirit.',
  'JHN 4:5-8':
    'Tired from the journey, Jesus sat down at Jacob’s well near Sychar in Samaria while his disciples went to buy food. A Samaritan woman came to draw water, and he asked her for a drink.',
  'JHN 4:6-9':
    'Tired from his journey, Jesus sat at Jacob’s well and asked a Samaritan woman for a drink. She was surprised, since Jews did not associate with Samaritans; he went on to speak to her of living water.',
  'JHN 4:16-18':
    'The Samaritan woman at the well told Jesus that she had no husband. He said that this was true: she had had five husbands, and the man she now had was not her husband.',
  'JHN 4:28-30':
    'The Samaritan woman left her water jar, went into the town, and told people of a man who had told her all she had ever done; could he be the Christ, she asked. They left the town and went to Jesus.',
  'JHN 5:2-5':
    'At the pool of Bethesda in Jerusalem lay many sick people, one of them ill for thirty-eight years. Jesus asked him whether he wanted to get well and told him to walk, and at once he was healed.',
  'JHN 5:5-6':
    'By the pool of Bethesda lay a man who had been ill for thirty-eight years and had no one to help him into the water. Jesus asked whether he wanted to get well, told him to take his mat and walk, and healed him.',
  'JHN 5:6-9':
    'The man at Bethesda, ill for thirty-eight years, had no one to put him into the pool. Jesus told him to get up, take his mat and walk, and at once he was well; it was a Sabbath.',
  'JHN 6:8-9':
    'Andrew, Simon Peter’s brother, told Jesus of a boy who had five barley loaves and two fish, but wondered what that was among so many.',
  'JHN 6:9-11':
    'A boy had five barley loaves and two fish. Jesus gave thanks and shared them out among the people sitting there, some five thousand men, and all had as much as they wanted.',
  'JHN 8:3-7':
    'The scribes and Pharisees brought a woman caught in adultery, to test Jesus and find a charge against him. He said that whoever was without sin should throw the first stone, and they left one by one.',
  'JHN 8:9-11':
    'At Jesus’ word the accusers of the woman caught in adultery went away one by one. Jesus told her that he did not condemn her either: she should go and sin no more.',
  'JHN 9:2-3':
    'The disciples asked whose sin had made the man be born blind. Jesus said that neither he nor his parents had sinned to cause it, but that God’s works should be shown in him; then he gave him sight.',
  'JHN 9:6-7':
    'Jesus made mud with his spittle, put it on the eyes of the man born blind and sent him to wash in the pool of Siloam. He went and washed, and came back seeing.',
  'JHN 10:22-24':
    'The Feast of Dedication, today’s Hanukkah, was being kept in Jerusalem in winter. Jesus was walking in the temple when some gathered around and asked him to say whether he was the Christ. First Maccabees tells how the feast began.',
  'JHN 11:1-3':
    'Lazarus of Bethany was the brother of Mary and Martha. When he fell ill, his sisters sent word to Jesus that the one he loved was sick.',
  'JHN 11:4-7':
    'When Jesus heard that Lazarus was sick, he said it was for God’s glory, that the Son of God might be glorified through it, and stayed two days longer. John says that he loved Lazarus and his sisters.',
  'JHN 11:17': 'When Jesus came to Bethany, Lazarus had already been in the tomb for four days.',
  'JHN 11:25-26':
    'Jesus told Martha, whose brother Lazarus had died, that he himself is the resurrection and the life: whoever believes in him will live, even though he dies. He asked her whether she believed this.',
  'JHN 11:33-36':
    'Jesus wept when he saw Mary and those with her weeping over Lazarus, and was deeply troubled; the people who stood by saw in it how much he loved him.',
  'JHN 11:41-44':
    'When the stone had been taken away, Jesus prayed to his Father and called to Lazarus in a loud voice to come out. He who had been dead four days came out, still wrapped in grave clothes.',
  'JHN 11:47-52':
    'The council feared that all would believe in Jesus and that the Romans would destroy their nation. Caiaphas, the high priest, said it was better that one man die for the people; John sees in this a prophecy of Jesus’ death.',
  'JHN 12:3-7':
    'Mary of Bethany anointed Jesus’ feet with costly perfume and wiped them with her hair. When Judas objected, Jesus said to leave her alone: it was for the day of his burial. John does not tell her own thoughts.',
  'JHN 12:12-13':
    'Hearing that Jesus was coming, the festival crowd went out to meet him with palm branches, shouting Hosanna and hailing the King of Israel. John says that they came because they had heard of the raising of Lazarus.',
  'JHN 12:14-15':
    'Jesus found a young donkey and rode on it into Jerusalem. John sees in this what Scripture says: Zion’s king comes sitting on a donkey’s colt; the disciples understood it only later.',
  'JHN 12:23-26':
    'When his hour had come, Jesus said that a grain of wheat remains alone unless it falls into the earth and dies; if it dies, it bears much fruit. Soon after, John says, he spoke of the death he was to die.',
  'JHN 13:4-8':
    'At supper Jesus tied a towel around his waist and washed the disciples’ feet. Peter would not have his Lord wash his feet, but Jesus said that otherwise he would have no part with him; later he would understand.',
  'JHN 13:12-15':
    'Jesus washed the disciples’ feet to give them an example: if he, their Lord and Teacher, did so, they too should wash one another’s feet. Peter refused at first, then wanted his hands and head washed too.',
  'JHN 13:21-26':
    'Troubled in spirit, Jesus said that one of the disciples would betray him. The disciple whom he loved asked who; Jesus answered that it was the one to whom he would give the dipped morsel, and gave it to Judas.',
  'JHN 18:1-3':
    'Jesus went with his disciples across the Kidron valley into a garden where he often met with them; Matthew and Mark call the place Gethsemane. Judas knew it, and led the men there who came to arrest Jesus.',
  'JHN 18:10':
    'When the men came to arrest Jesus, Simon Peter drew his sword and cut off the right ear of Malchus, the high priest’s servant. Jesus told him to put the sword away, and Luke says that Jesus healed the ear.',
  'JHN 18:37-38':
    'Jesus told Pilate that he had come into the world to testify to the truth. Pilate asked what truth is; John records no answer, and Pilate went out and said that he found no guilt in him.',
  'JHN 19:17-18':
    'Jesus went out carrying his cross to the place called the Skull, in Hebrew Golgotha. There he was crucified, between two other men.',
  'JHN 19:19-20':
    'Pilate had a sign put on the cross that named Jesus of Nazareth the King of the Jews; it was written in three languages, Hebrew, Latin and Greek, and many people read it.',
  'JHN 19:23-24':
    'The soldiers shared the clothes of Jesus among the four of them, but cast lots for the tunic, because it was woven without a seam and they did not want to tear it. John says that this fulfilled Scripture.',
  'JHN 19:26-27':
    'From the cross Jesus gave the disciple whom he loved to his mother as a son, and gave her to that disciple as a mother; from then on the disciple took her into his home.',
  'JHN 19:28-29':
    'John says that Jesus knew that all was now accomplished and said that he was thirsty so that Scripture would be fulfilled; they lifted a sponge full of sour wine to his mouth.',
  'JHN 19:30':
    'Jesus, after taking the sour wine, said that it was finished, bowed his head and gave up his spirit. John has just said that Jesus knew that all was now accomplished.',
  'JHN 19:33-34':
    'The soldiers saw that Jesus was already dead and did not break his legs; one of them pierced his side with a spear, and blood and water came out. John gives no motive but says that Scripture was fulfilled.',
  'JHN 19:39-40':
    'Nicodemus, who had once come to Jesus by night, brought a large amount of myrrh and aloes for his burial, and with Joseph he wrapped the body in linen with the spices, as was the Jewish custom.',
  'JHN 20:1-2':
    'Early on the first day of the week, while it was still dark, Mary Magdalene came to the tomb of Jesus, saw the stone moved away, and ran to tell Peter and the disciple whom Jesus loved. Scripture nowhere calls her a prostitute.',
  'JHN 20:3-4':
    'Mary Magdalene told Peter and the disciple whom Jesus loved that the Lord had been taken out of the tomb; so the two ran there, and the other disciple outran Peter and arrived first.',
  'JHN 20:11-13':
    'Mary Magdalene stood weeping outside the tomb because, as she told the two angels in it, someone had taken her Lord away and she did not know where they had put him.',
  'JHN 20:14-16':
    'Mary Magdalene saw Jesus but did not know him and took him for the gardener; when he called her by name, she recognized him. John does not say why she did not know him at first.',
  'JHN 20:17':
    'Jesus told Mary Magdalene not to hold on to him, because he had not yet ascended to the Father; she was to go and tell his brothers that he was ascending to his Father and God, who is theirs too.',
  'JHN 20:18':
    'Mary Magdalene went and told the disciples that she had seen the Lord. Scripture nowhere calls her a prostitute; Luke says that seven demons had gone out of her and that she helped to support Jesus and the Twelve.',
  'JHN 20:24-25':
    'Thomas was not with the other disciples when the risen Jesus came to them; he said that he would not believe unless he saw and touched the marks of the nails and the wound in his side.',
  'JHN 20:26-29':
    'Eight days later Jesus came again and offered Thomas his hands and side to touch, and Thomas called him his Lord and his God. Jesus called those blessed who believe without having seen.',
  'JHN 21:10-14':
    'The disciples caught 153 large fish when they cast the net where the risen Jesus told them, and the net did not tear; he then gave them breakfast. John does not say what the number means.',
  'JHN 21:15-17':
    'Jesus asked Peter three times whether he loved him, and each time entrusted his sheep to him; the third time Peter was grieved. John does not say why three times; Peter had earlier denied Jesus three times.',
  'ACT 1:9-11':
    'As the disciples watched, Jesus was taken up, and a cloud hid him from their sight. Two men in white told them that this Jesus would come back in the same way.',
  'ACT 1:23-26':
    'Matthias took the place of Judas: two men, he and Joseph, were put forward, the believers asked the Lord to show his choice, and the lot fell to Matthias, who was added to the eleven apostles.',
  'ACT 2:1-4':
    'On the day of Pentecost the disciples were gathered when a sound like a mighty wind came from heaven and tongues like fire rested on each of them; they were filled with the Holy Spirit and spoke in other languages.',
  'ACT 2:5-8':
    'At Pentecost devout Jews from every nation were living in Jerusalem; each heard the disciples speak in his own native language, and they were amazed because the speakers were all Galileans.',
  'ACT 2:12-15':
    'When the disciples spoke in other languages, some were puzzled and others mocked, saying that they were drunk on new wine; Peter answered that they were not drunk, since it was only nine in the morning.',
  'ACT 2:41':
    'On the day of Pentecost those who accepted Peter’s message were baptized, and about three thousand people were added to the believers.',
  'ACT 3:6-8':
    'Peter told the lame man that he had no silver or gold, but in the name of Jesus Christ of Nazareth he told him to walk and helped him up; at once the man walked, leaped and praised God.',
  'ACT 5:1-4':
    'Ananias and Sapphira sold a field and secretly kept back part of the price while bringing the rest to the apostles. Peter said that the money had been theirs to use as they wished; the wrong was in lying to God.',
  'ACT 5:3-5':
    'Ananias had secretly kept back part of the price of his land; Peter told him that he had lied to God, and he fell down dead. His wife Sapphira later told the same lie and also died.',
  'ACT 7:55-60':
    'Stephen said that he saw heaven opened and the Son of Man standing at the right hand of God; his hearers covered their ears, rushed at him and stoned him. Dying, he prayed that this sin would not be held against them.',
  'ACT 8:3':
    'Saul, later called Paul, went from house to house and had men and women of the church put in prison. Acts goes on to tell how he heard the voice of Jesus on the road to Damascus, was baptized and preached him.',
  'ACT 8:9-11':
    'Simon practiced sorcery in Samaria and amazed the people, who called him the great power of God. Later he believed Philip’s message and was baptized, and then he offered the apostles money for their power.',
  'ACT 8:18-20':
    'Simon saw that the Spirit was given when the apostles laid on their hands, and he offered them money for this power; Peter rebuked him because he thought that God’s gift could be bought.',
  'ACT 8:27-28':
    'The Ethiopian was a eunuch and a high official of Queen Candace, in charge of all her treasure; he had gone to Jerusalem to worship and was reading the prophet Isaiah in his chariot on the way home.',
  'ACT 8:30-31':
    'Philip heard the Ethiopian eunuch reading Isaiah and asked whether he understood it; he answered that he could not unless someone guided him, and invited Philip to sit with him.',
  'ACT 8:36-39':
    'The Ethiopian eunuch saw water by the road and asked what kept him from being baptized; he and Philip went down into the water, and Philip baptized him. Then the Spirit took Philip away, and the eunuch went on rejoicing.',
  'ACT 8:39-40':
    'After the Ethiopian’s baptism the Spirit of the Lord carried Philip away, and the Ethiopian went on rejoicing. Philip was found at Azotus and preached the gospel in every town until he came to Caesarea.',
  'ACT 9:3-6':
    'Saul was going to Damascus to arrest believers when a light from heaven shone around him and he fell down. Jesus asked why he was persecuting him and sent him into the city; when Saul got up, he could not see.',
  'ACT 9:9':
    'After the light on the road to Damascus Saul, later called Paul, could not see for three days, and he neither ate nor drank.',
  'ACT 9:17-18':
    'Ananias, sent by the Lord, laid his hands on Saul so that he might see again and be filled with the Holy Spirit; something like scales fell from Saul’s eyes, he could see, and he was baptized.',
  'ACT 9:23-25':
    'In Damascus, where Saul preached Jesus, some plotted to kill him and watched the gates day and night. His disciples let him down by night through the wall in a basket.',
  'ACT 9:33-35':
    'Aeneas of Lydda had been paralyzed and in bed for eight years. Peter told him that Jesus Christ was healing him and that he should get up, and at once he rose.',
  'ACT 9:36':
    'Tabitha, also called Dorcas, was a disciple in Joppa who was always doing good and helping the poor; Acts goes on to tell that she died, and that Peter prayed and raised her to life.',
  'ACT 9:39-42':
    'Tabitha of Joppa, also called Dorcas, had done much good and made clothes for people; when she fell ill and died, the widows wept. Peter knelt and prayed, told her to get up, and she came back to life.',
  'ACT 10:1-2':
    'Cornelius was a centurion in Caesarea, a devout man who with all his household feared God, gave generously to the people and prayed always; told by an angel, he sent for Peter.',
  'ACT 10:11-16':
    'In a vision Peter saw a great sheet full of animals come down from heaven; a voice three times told him to eat and not call impure what God had made clean. Peter later said that God taught him to call no person unclean.',
  'ACT 10:44-48':
    'While Peter was still speaking in the house of Cornelius, the Holy Spirit came on all who heard him; since these Gentiles had received the Spirit as he had, Peter ordered that they be baptized.',
  'ACT 11:22-24':
    'Barnabas was a good man, full of the Holy Spirit and of faith. The church in Jerusalem sent him to Antioch, where he rejoiced at God’s grace and encouraged everyone to stay true to the Lord.',
  'ACT 11:26':
    'The disciples were first called Christians at Antioch, where Barnabas brought Saul and the two taught a great many people in the church for a whole year.',
  'ACT 11:27-28':
    'Agabus was a prophet who came from Jerusalem to Antioch and foretold through the Spirit a great famine over all the world; it came in the days of Claudius.',
  'ACT 12:6-7':
    'The night before Herod meant to bring him out, Peter slept chained between two soldiers. An angel woke him and the chains fell off; then, past the guards, the iron gate to the city opened by itself.',
  'ACT 12:7-10':
    'An angel of the Lord came to Peter in prison at night, woke him, and the chains fell from his hands; the angel led him past the guards, and the iron gate opened by itself.',
  'ACT 12:13-15':
    'Rhoda was a servant girl in the house of Mary, the mother of Mark; she knew Peter’s voice and was so glad that she ran in to tell the others without opening the door, and they did not believe her.',
  'ACT 12:18-19':
    'In the morning there was great confusion among the soldiers over what had become of Peter, whom an angel had led out of the prison by night. Herod searched in vain, questioned the guards, and ordered their death.',
  'ACT 12:21-23':
    'King Herod Agrippa gave a speech, and the people shouted that it was the voice of a god; because he did not give the glory to God, an angel of the Lord struck him, and he was eaten by worms and died.',
  'ACT 13:8-11':
    'The magician Elymas opposed Paul and Barnabas and tried to turn the governor of Cyprus from the faith. Paul rebuked him and said that he would be blind for a time, and at once Elymas had to look for someone to lead him.',
  'ACT 13:9':
    'Saul and Paul are the same man. On Cyprus Acts mentions for the first time that Saul was also called Paul, and from then on uses that name; it does not say why he had two.',
  'ACT 13:13':
    'John, called Mark, left Paul and his companions at Perga in Pamphylia and went back to Jerusalem; Acts does not say why.',
  'ACT 14:8-13':
    'At Lystra Paul told a man lame from birth to stand up, and he walked; the people thought that gods had come down in human form, called Barnabas Zeus and Paul Hermes, and wanted to offer them sacrifice.',
  'ACT 14:19-20':
    'Some Jews came from Antioch and Iconium and won over the crowd at Lystra; they stoned Paul and dragged him out of the city, thinking him dead, but as the disciples gathered around him he got up.',
  'ACT 15:36-41':
    'Paul and Barnabas parted after a sharp disagreement: Barnabas wanted to take Mark along, but Paul did not, because Mark had left them before. Barnabas sailed with Mark to Cyprus, and Paul set out with Silas.',
  'ACT 15:37-40':
    'Paul and Barnabas separated over Mark: Barnabas wanted to take him along, but Paul did not, because Mark had left them in Pamphylia. Barnabas sailed with Mark to Cyprus, and Paul chose Silas.',
  'ACT 16:3':
    'Paul wanted Timothy to travel with him and circumcised him because of the Jews of that region, who all knew that his father was a Greek.',
  'ACT 16:7-10':
    'Paul and his companions wanted to go to Bithynia, but the Spirit of Jesus did not let them. At Troas Paul saw by night a man of Macedonia begging for help, and they set out for Macedonia to preach there.',
  'ACT 16:14-15':
    'Lydia was a dealer in purple cloth from Thyatira who worshiped God; the Lord opened her heart to what Paul said, she and her household were baptized, and she took Paul and his companions into her home.',
  'ACT 16:19-21':
    'Paul had driven a spirit of divination out of a slave girl, and her owners, having lost their profit, brought Paul and Silas before the authorities as troublemakers; they were beaten and put in prison.',
  'ACT 16:25-26':
    'About midnight, while Paul and Silas were praying and singing in prison, an earthquake opened all the doors and loosed everyone’s chains. Paul and Silas did not flee; in the morning the magistrates set them free.',
  'ACT 16:27-28':
    'After the earthquake the jailer at Philippi saw the prison doors open and was about to kill himself, because he thought the prisoners had escaped; Paul stopped him, calling out that they were all there.',
  'ACT 16:30-33':
    'The jailer at Philippi asked Paul and Silas what he must do to be saved; they told him to believe in the Lord Jesus, and he and his household would be saved. That night he washed their wounds and was baptized with all his family.',
  'ACT 17:10-11':
    'The people of the synagogue in Berea received the message of Paul and Silas eagerly and examined the Scriptures every day to see whether it was so.',
  'ACT 17:22-23':
    'At Athens Paul found an altar dedicated to an unknown god; standing before the Areopagus, he told the Athenians that he would now proclaim to them what they worshiped without knowing.',
  'ACT 18:2-3':
    'Aquila, a Jew from Pontus, and his wife Priscilla had come to Corinth because Claudius ordered the Jews to leave Rome; they were tentmakers like Paul, and he stayed and worked with them.',
  'ACT 18:18-20':
    'At Cenchreae Paul had his hair cut because of a vow; Acts does not say what it was. He then came to Ephesus with Priscilla and Aquila, and though asked to stay longer, he took his leave.',
  'ACT 18:24-25':
    'Apollos was a Jew from Alexandria, an eloquent man who knew the Scriptures well. He came to Ephesus and taught about Jesus with great zeal, though at that time he knew only the baptism of John.',
  'ACT 18:26':
    'Priscilla and Aquila heard Apollos speak boldly in the synagogue; they took him with them and explained the way of God to him more exactly.',
  'ACT 19:13-16':
    'The seven sons of Sceva tried to drive out a spirit in the name of Jesus; it said that it knew Jesus and Paul but asked who they were, and the man who had it overpowered them, so that they fled wounded.',
  'ACT 19:17-20':
    'In Ephesus many who had practiced magic and now believed brought their books together and burned them before everyone; their value was reckoned at fifty thousand pieces of silver.',
  'ACT 19:24-27':
    'Demetrius, a silversmith in Ephesus who made shrines of Artemis, told his fellow craftsmen that Paul’s teaching that handmade gods are no gods endangered their trade and the temple of the goddess; so a riot began.',
  'ACT 20:9-12':
    'Eutychus, a young man sitting in a window, fell asleep while Paul talked on, fell from the third story and was picked up dead; Paul embraced him and said that there was life in him, and he was led away alive.',
  'ACT 20:35':
    'Saying farewell to the elders of Ephesus, Paul recalled as a word of the Lord Jesus that giving is more blessed than receiving. The four Gospels do not record the saying; it is found only here.',
  'ACT 21:8-9':
    'Philip the evangelist lived in Caesarea and had four unmarried daughters who prophesied. Paul and his companions stayed at his house.',
  'ACT 21:10-11':
    'Agabus was a prophet from Judea; he bound his own hands and feet with Paul’s belt to show what the Holy Spirit said: in Jerusalem Paul would be bound like this and handed over to the Gentiles.',
  'ACT 22:3':
    'Paul said that he was a Jew born at Tarsus in Cilicia, brought up in Jerusalem and taught by Gamaliel in the law of the fathers, zealous for God.',
  'ACT 22:11':
    'Paul says that the brightness of the light from heaven had blinded him, and so his companions led him by the hand into Damascus.',
  'ACT 23:6-8':
    'The Sadducees say that there is no resurrection, nor angels or spirits; the Pharisees believe in them all. When Paul told the council that he was a Pharisee on trial for the hope of the resurrection, the two parties began to quarrel.',
  'ACT 23:12-13':
    'More than forty men plotted together and swore neither to eat nor to drink until they had killed Paul.',
  'ACT 23:16-18':
    'Paul had a nephew, his sister’s son, whose name Acts does not give. He heard of the ambush planned against Paul, came to the barracks and told him, and Paul had him taken to the commander.',
  'ACT 24:24-25':
    'The governor Felix came with his wife Drusilla, who was Jewish, and heard Paul speak about faith in Christ. When Paul spoke of justice, self-control and the coming judgment, Felix was afraid and sent him away for the time being.',
  'ACT 25:9-12':
    'Festus, wanting to please the Jewish leaders, asked Paul whether he would be tried in Jerusalem; Paul said that he had done the Jews no wrong and no one could hand him over to his accusers, so he appealed to Caesar.',
  'ACT 26:28-29':
    'King Agrippa answered that Paul was trying to make him a Christian in a short time. Paul replied that, whether in a short time or a long one, he wished that all who heard him might become like him, except for his chains.',
  'ACT 27:37': 'There were 276 people on board Paul’s ship; it was wrecked, but all of them reached land safely.',
  'ACT 27:41-44':
    'Paul’s ship, driven by a storm for fourteen days, ran aground and broke up; the soldiers meant to kill the prisoners, but the centurion wanted to save Paul and stopped them, and everyone reached land safely.',
  'ACT 28:1':
    'After the storm and the shipwreck, Paul and all who were with him came safely ashore, and only then learned that the island was called Malta.',
  'ACT 28:3-6':
    'On Malta a viper, driven out by the heat of the fire, fastened on Paul’s hand; he shook it off and was not harmed. The islanders first took him for a murderer, then for a god; Acts does not say why he was unharmed.',
  'ACT 28:30-31':
    'In Rome Paul lived two full years in his own rented house, welcomed all who came to him, and boldly preached the kingdom of God and taught about the Lord Jesus Christ without hindrance.',
  'ROM 15:24-25':
    'Paul planned to go to Spain and hoped to see the Christians of Rome on his way, but first he had to go to Jerusalem. Scripture does not say whether he ever reached Spain.',
  'ROM 16:1-2':
    'Paul commends Phoebe to the Christians in Rome and calls her a diakonos of the church at Cenchreae, a Greek word that can mean servant or deacon. She had helped many people, he says, and Paul himself.',
  'ROM 16:22':
    'Tertius wrote down the letter to the Romans for Paul, and at its end he adds his own greeting in the Lord.',
  '1CO 15:5-8':
    'Paul lists those who saw the risen Christ: Cephas, that is Peter, the Twelve, over five hundred brothers, James, all the apostles, and last Paul himself. John tells that Mary Magdalene met Jesus at the tomb.',
  '2CO 11:32-33':
    'In Damascus the governor under King Aretas was guarding the city to seize Paul; he escaped because he was let down in a basket through a window in the wall.',
  '2CO 12:7-9':
    'Paul does not say what the thorn in his flesh was, only that it was given to keep him from exalting himself; three times he asked the Lord to take it away, and the Lord answered that his grace was enough.',
  'GAL 2:11-13':
    'Paul opposed Cephas (Peter) to his face at Antioch, because Peter had been eating with Gentiles but drew back when men came from James, for fear of the circumcision party; the other Jewish believers, even Barnabas, did the same.',
  'GAL 2:14':
    'Cephas, that is Peter, had eaten with Gentile believers at Antioch and then drew back. In front of everyone Paul asked him how he, who had lived like a Gentile, could make Gentiles live like Jews.',
  'PHP 2:25-30':
    'Epaphroditus, whom the church at Philippi had sent with its gift to Paul, fell ill and nearly died, but God had mercy on him. Paul sends him home and asks them to welcome him with joy.',
  '2TI 1:5':
    'Timothy’s grandmother was Lois and his mother was Eunice; Paul says that a sincere faith lived first in them, and he is sure that it lives in Timothy too.',
  '2TI 1:16-18':
    'When Onesiphorus came to Rome, he searched hard for Paul until he found him, refreshed him often, and was not ashamed of his chains. He had also given much help at Ephesus.',
  '2TI 4:10-11':
    'Demas deserted Paul and went to Thessalonica because, as Paul says, he loved this present world; only Luke was still with Paul, who asked Timothy to bring Mark.',
  '2TI 4:13':
    'Paul had left his cloak with Carpus at Troas. He asked Timothy to bring it when he came, and also the books, above all the parchments.',
  '2TI 4:14-15':
    'Alexander the coppersmith did Paul great harm and strongly opposed his message; Paul warns Timothy to be on guard against him. He does not say what exactly Alexander had done.',
  'TIT 1:5-9':
    'Paul left Titus on the island of Crete to set in order what was still undone and to appoint elders in every town. An elder, he says, must be blameless, not quick-tempered or greedy, hospitable, and firm in the faith.',
  'PHM 1:10-11':
    'Onesimus was the slave of Philemon; Paul, in chains, calls him his child, once useless to Philemon but now useful, and sends him back with a plea that he be received as a dear brother.',
  'PHM 1:17-19':
    'Paul asks Philemon to welcome back his slave Onesimus as he would welcome Paul himself; whatever Onesimus owes, Paul promises in his own hand to repay. Scripture does not say what happened afterward.',
  'HEB 7:1-3':
    'Melchizedek was king of Salem and priest of God Most High; he met Abraham after his victory and blessed him, and Abraham gave him a tenth. Hebrews says that he is without father, mother or genealogy, resembling the Son of God.',
  'HEB 9:4-5':
    'Hebrews says that the ark of the covenant held the golden jar of manna, Aaron’s rod that budded, and the tablets of the covenant. Kings says that in Solomon’s time only the two tablets of stone were in it.',
  'HEB 11:4':
    'Hebrews says that by faith Abel offered God a better sacrifice than Cain. With Abel its list of people of faith begins, and goes on to Enoch, Noah, Abraham, Sarah, Isaac, Jacob, Joseph, Moses, Rahab and many more.',
  'HEB 11:5':
    'Hebrews says that by faith Enoch was taken up by God so that he did not see death, and he was not found; before that, he was commended as one who pleased God.',
  'HEB 11:7':
    'Hebrews says that Noah built the ark by faith: God had warned him of things not yet seen, and in reverence he prepared it to save his household.',
  'HEB 13:2':
    'Hebrews asks readers not to forget hospitality to strangers, because some have welcomed angels without knowing it. Genesis tells how Abraham and Lot took in such guests.',
  'JUD 1:9':
    'The letter of Jude says that the archangel Michael disputed with the devil about the body of Moses; Michael did not dare to condemn him with insults, but asked that the Lord rebuke him.',
  'REV 1:9':
    'John says that he was on the island of Patmos because of the word of God and the testimony of Jesus; he calls himself a partner of his readers in suffering, in the kingdom and in endurance.',
  'REV 1:11':
    'The seven churches of Revelation are Ephesus, Smyrna, Pergamum, Thyatira, Sardis, Philadelphia and Laodicea; John was told to write down what he saw and send it to them.',
  'REV 2:4-5':
    'The church in Ephesus is reproached for having left its first love and is told to remember, repent and do what it did at first. Revelation does not say why that love was lost.',
  'REV 3:14-17':
    'The church in Laodicea is told that it is lukewarm, neither cold nor hot, and will be spit out; it thinks itself rich and in need of nothing, and does not know that it is poor, blind and naked.',
  'REV 3:20':
    'In the letter to the church in Laodicea the Lord says that he stands at the door and knocks; whoever hears his voice and opens, he will come in and eat with that person.',
  'REV 4:4':
    'Around God’s throne John saw twenty-four thrones with twenty-four elders, clothed in white and wearing crowns of gold. Revelation does not say who they are.',
  'REV 5:5':
    'John wept because no one was worthy to open the scroll with seven seals. An elder told him that the Lion of the tribe of Judah, the Root of David, had won and could open it; what John then saw was a Lamb.',
  'REV 6:2':
    'In Revelation John sees four horses: a white one, whose rider has a bow and a crown and goes out to conquer, then a red, a black and a pale one. Of the four riders only the last is named: Death.',
  'REV 16:14-16':
    'Armageddon is the Hebrew name of the place where, in Revelation, demonic spirits gather the kings of the whole world for the battle on the great day of God. The Bible names it only here and does not say where it is.',
  'REV 20:10':
    'Revelation says that in the end the devil, who had deceived the nations, is thrown into the lake of fire and sulfur, where the beast and the false prophet are; there they will be tormented forever and ever.',
  'REV 21:1-4':
    'John saw a new heaven and a new earth, and the holy city, the new Jerusalem, coming down from God. God will live with his people and wipe away every tear, and death, mourning, crying and pain will be no more.',
  'REV 21:12-13':
    'The new Jerusalem in Revelation has twelve gates, three on each side, with twelve angels at them and the names of the twelve tribes of Israel written on them.',
}
