import {
	decodedParts,
	fold,
	foldKeepingAlphabet,
	joinedLetters,
	reversed,
	rot13,
	spelledWords,
	upright,
	withoutDigitLetters,
} from "./letters.ts";

/**
 * Whether a text seems to address its grader instead of the question. Such a text goes to a person, never to
 * a model; so a child who happens to write like that waits a little, and nothing else. Takes visible text.
 */
export function looksLikeInstructions(text: string): boolean {
	if (markup.some((pattern) => pattern.test(text)) || isOpaque(text)) return true;
	const decoded = [text, ...decodedParts(text)];
	return decoded.some((each) => saysInstruction(each)) || spelledOut.test(fold(spelledWords(text).join("")));
}

function saysInstruction(text: string): boolean {
	const plain = fold(text);
	const readings = [
		plain,
		fold(joinedLetters(text)),
		fold(withoutDigitLetters(joinedLetters(text))),
		rot13(plain),
		reversed(plain),
		upright(text),
	];
	return (
		readings.some((reading) => phrases.some((pattern) => pattern.test(reading))) ||
		otherLanguages.some((pattern) => pattern.test(foldKeepingAlphabet(text)) || pattern.test(plain))
	);
}

/** Symbols that mean something to programs and nothing to a reader of mathematics. */
const markup = [
	/<\/?[a-z]{2,}|<!--|<\||\|>|<<\w/i,
	/```|\[\/?inst\]|\]\(|!\[/i,
	/\b(?:https?|data|javascript|file):|\bwww\./i,
	/^\s*#{1,6}\s*[a-z]/im,
	/^[\s>*"'_[(-]*(?:system|assistant|user|developer|human|model|admin|tool|grader|teacher|ai)[\s_*"')\]]*[:>]/im,
	/[{[]\s*"[^"]*"\s*:|"\s*:\s*(?:true|false|\d)/i,
	/[-=*_~]{6,}|\bEOF\b/,
	/[.\-·–—]{1,6}(?:[ /|]+[.\-·–—]{1,6}){8,}/,
];

/** One long word, other than a calculation or one repeated letter: encoded, or pasted. */
function isOpaque(text: string): boolean {
	return text
		.split(/\s+/)
		.some(
			(word) =>
				/^[\w+/=%&#;\\{}-]{24,}$/.test(word) &&
				(word.match(/[a-z]/gi) ?? []).length >= 12 &&
				new Set(word.toLowerCase()).size > 6,
		);
}

const letGo =
	"ignor\\w*|disregard\\w*|forget|override|overrule|overwrite|bypass|neglect|omit|discard|dismiss|cancel|skip|drop|abandon|(?:do not|dont|never|stop) (?:follow\\w*|us(?:e|ing)|apply\\w*|check\\w*|obey\\w*|read\\w*|grad\\w*)|no longer|instead of|replace|delete|erase";
const rules =
	"instructions?|rubrics?|prompts?|guidelines?|criteri\\w+|requirements?|grading|marking|directions|polic(?:y|ies)|commands?|constraints?|directives?|orders|(?:all|any|the|your|these|those|every) (?:\\w+ )?rules?|answer key|sample answer|previous|prior|above|earlier|everything (?:before|else|you)|context|system";
const judge =
	"mark(?:ed)?|grade[ds]?|grading|score[ds]?|rate[ds]?|accept(?:ed)?|treat(?:ed)?|judg(?:e|ed|ing)|evaluat\\w+|classif(?:y|ied)|assess(?:ed)?|approved?|award(?:ed)?|return(?:ed)?|output|respond|reply|print|deem(?:ed)?|declare[ds]?|validate[ds]?";
/** Verbs of everyday mathematics: "put it right", "it says the answer is right". */
const handle = "report(?:ed)?|set|flag|consider(?:ed)?|count|label|give|assign|put|tick|pass|say|make";
const praise =
	"as correct|as right|as true|as met|as valid|as passed|as fulfilled|as satisfied|full (?:marks?|points?|credits?|score)|all (?:the )?(?:points|marks|credit)|all (?:\\w+ )?(?:true|met|correct|passed|fulfilled|satisfied)|everything (?:is )?(?:true|met|correct|right)|maximum (?:score|points|marks|credit)|max (?:score|points|marks)|highest (?:score|grade|mark)|top (?:score|grade|marks?)|perfect (?:score|mark|grade)|true for (?:all|every|each)|(?:100|hundred) (?:percent|points|marks)|a plus|confidence|verdict";
const rightness =
	"(?:it|this|that|me|mine|answer|them|all|everything|one) (?:as )?(?:correct|right|true|met|passed|valid)";

const phrases = [
	// Phrases that ask the reader to drop the rules.
	new RegExp(`\\b(?:${letGo}) (?:\\w+ ){0,5}?(?:${rules})\\b`),
	/\b(?:new|updated|revised|changed|real|actual|following|hidden|secret|different|special|important|these|my) (?:\w+ )?(?:instructions?|rubrics?|prompts?|guidelines?|criteria|directives?|commands?|requirements?)\b/,
	// Asking for a verdict.
	new RegExp(`\\b(?:${judge}|${handle}) (?:\\w+ ){0,6}?(?:${praise})\\b`),
	new RegExp(`\\b(?:${judge}) (?:\\w+ ){0,6}?(?:${rightness})\\b`),
	/\b(?:please|must|should|shall|will|always|just|only|now|then|to|can you|could you) (?:mark|grade|score|accept|approve|pass|output|respond|return|reply|evaluate|judge|rate) /,
	/\b(?:all|every|each|both|the|these|r\d) (?:\w+ )?(?:requirements?|criteria|criterion|rubric\w*|items?|booleans?|checks) (?:\w+ ){0,3}?(?:met|true|fulfilled|satisfied|correct|passed|ok|yes)\b/,
	/\b(?:requirements? met|instruction present|r\d true|true true|confidence (?:is )?(?:1|0 9\d*|100|high))\b/,
	/\b(?:verdict|final grade|final score|outcome|assessment) (?:is |was |to |as )?(?:correct|right|pass(?:ed)?|true|met|100|full)\b/,
	/\bgraded? (?:as |it |this )?(?:correct|right|pass|true|100)\b/,
	/\b(?:already|been|was|is) (?:verified|approved|pre ?approved|validated|authori[sz]ed|graded|marked|certified|accepted)\b/,
	// Addressing a machine, or posing as its operator.
	/\b(?:rubrics?|jailbreak\w*|jailbroken|prompts?|json|schema|booleans?|llms?|gpt\w*|chatgpt|openai|anthropic|claude|gemini|copilot|chatbots?|language models?|sudo|nonce|backdoor|injection|override|api|admin(?:istrator)?|developer mode|debug mode|test mode|maintenance mode|graders?|auto ?graders?|examiner|evaluator|system message)\b/,
	/\b(?:as an? (?:ai|assistant|model|bot)|you are (?:now |really |actually )?(?:an? |the |my )?(?:\w+ )?(?:ai|assistant|bot|model|teacher|grandm\w+|grandfather|friend|robot|computer|machine|pirate|tutor|dan)|act as|pretend|role ?play|imagine you|from now on|dear (?:ai|teacher|model|computer|bot|reviewer|sir|madam)|(?:note|message|hint|attention|hey|hello|hi|instructions?) (?:to|for) (?:the )?(?:ai|teacher|model|computer|bot|reviewer|reader|marker|machine|system))\b/,
	/\b(?:ai|bot|model|robot|computer|machine) (?:you )?(?:must|should|please|will|can|has to|needs to)\b/,
	/\b(?:begin|start|end) (?:of )?(?:the )?(?:student|answer|submission|text|input|data|quote|file|message|task)s?\b/,
	/\b(?:answer|submission|response|task) (?:ends|ended|is over|complete|begins|starts)(?: here| now)?\b/,
	/\b(?:decode|base ?64|rot ?13|hex(?:adecimal)? (?:code|text)|translate (?:this|it|the)|execute|decrypt|decipher|unscramble|read (?:it |this |the )?backwards?)\b/,
	/\b(?:you will be|i will) (?:fired|punished|shut down|sue|tip|pay|rewarded|die|replaced)\b|\bmy (?:grandm\w+|job|life) (?:\w+ ){0,4}?depends?\b/,
];

/** Someone who spells words out letter by letter has a reason. */
const spelledOut =
	/(?:ignor|disregard|rubric|instruction|prompt|override|requirements?met|mark(?:this|it|me|all|as)|allcorrect|ascorrect|alltrue)/;

/** Ignore, instructions, grade as correct: the stems in languages that models read well. */
const otherLanguages = [
	/\b(?:ignorier\w*|vergiss|missachte\w*|anweisung\w*|bewert\w+ (?:\w+ ){0,4}?(?:richtig|korrekt)|(?:als|alles) (?:richtig|korrekt|erfullt))/,
	/\b(?:ignore[rzs]? (?:\w+ )?(?:consignes?|regles|bareme)|oublie[zr]?\w* (?:\w+ ){0,3}?(?:consignes?|instructions?)|consignes? precedentes?|(?:marque|note|compte|accepte)[zr]? (?:\w+ ){0,4}?(?:correcte?|juste|vraie?))/,
	/\b(?:ignor[ae]\w* (?:\w+ ){0,3}?(?:instruc\w+|reglas|istruzioni|regole|rubrica|criterios?)|olvid[ae]\w* (?:\w+ ){0,3}?instruc\w+|(?:marca|califica|considera|marque|avalie|valuta|segna)\w* (?:\w+ ){0,4}?(?:correct[ao]|cert[ao]|corrett[ao]))/,
	/(?:игнорир|забудь|инструкц|указани|оцени|критери|засчита|правильн\p{L}* ответ)/u,
	/(?:अनदेख|निर्देश|नजरअन्दाज|नज़रअंदाज़|बेवास्ता|सही मान|सही ठह)/u,
	/(?:忽略|无视|無視|指令|指示|说明|評分|评分|标为|标记为|正解として|正しいと)/u,
	/(?:تجاهل|التعليمات|صحيحة|اعتبر)/u,
	/(?:무시|지시|정답으로|채점)/u,
	/\b(?:negeer|instructies|zignoruj|instrukcje|polecen\w+|yok say|talimat\w*|abaikan|instruksi|ignorera|ignorez|bo qua|huong dan)\b/,
];
