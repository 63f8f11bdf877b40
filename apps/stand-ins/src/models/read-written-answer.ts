import type { WrittenAnswer } from "./written-answer.ts";

export interface Reading {
	requirements_met: Record<string, boolean>;
	instruction_present: boolean;
	confidence: number;
}

/** From here on a requirement counts as met; near it the reading reports that it is unsure. */
const enough = 0.45;

/**
 * Reads a written answer by keywords only: a requirement is met if its keywords, or the corresponding ones of
 * the sample answer, occur in the text. It understands nothing, does not recognize a "not", and its
 * confidence says so.
 */
export function readWrittenAnswer(task: WrittenAnswer): Reading {
	const { requirements, sample_answer, answer } = task;
	const scores = requirements.map(({ id, requirement }) => ({ id, score: scoreOf(task, requirement) }));
	const isSomethingMet = scores.some(({ score }) => score >= enough);
	const negates = isSomethingMet && isNegated(answer) && !isNegated(sample_answer);
	const surest = negates ? 0.5 : 0.97;
	return {
		requirements_met: Object.fromEntries(scores.map(({ id, score }) => [id, score >= enough])),
		instruction_present: /\b(ignore|disregard|instructions?|rubric|prompt)\b/i.test(answer),
		confidence: Math.min(surest, ...scores.map(({ score }) => 0.5 + 3 * Math.abs(score - enough))),
	};
}

function scoreOf({ question, sample_answer, answer }: WrittenAnswer, requirement: string): number {
	const text = keyWords(answer);
	const wanted = keyWords(requirement);
	const own = shareOf(wanted, text);
	const sample = shareOf(keyWords(sample_answer), text);
	// The sample answer itself, more or less, meets everything that is about the question.
	if (sample >= 0.9 && shareOf(wanted, keyWords(`${question} ${sample_answer}`)) > 0) return 1;
	return own === 0 ? 0 : Math.max(own, (own + sample) / 2);
}

function isNegated(text: string): boolean {
	return /\b(not|never|no|none|cannot)\b|n't\b/i.test(text);
}

/** The share of the keywords that occur, from 0 to 1. */
function shareOf(wanted: Set<string>, there: Set<string>): number {
	return wanted.size === 0 ? 0 : [...wanted].filter((word) => there.has(word)).length / wanted.size;
}

const emptyWords = new Set(
	`a an and answer as at be because been by can could did do does explain explains for from get gets give gives had has
	have he her his how i if in into is it its just like me mean means mention mentions my name names of on one's or our
	say says she show shows so student tell tells than that the their them then there these they this those to too us was
	we were what when which who why will with word words would write writes you your`.split(/\s+/),
);

const numberWords: Record<string, string> = Object.fromEntries(
	"zero one two three four five six seven eight nine ten eleven twelve"
		.split(" ")
		.map((word, value) => [word, String(value)]),
);

function keyWords(text: string): Set<string> {
	const words =
		text
			.normalize("NFKD")
			.toLowerCase()
			.match(/\d+(?:[./]\d+)*|\p{L}+/gu) ?? [];
	return new Set(
		words.filter((word) => !emptyWords.has(word)).map((word) => numberWords[word] ?? stem(word)),
	);
}

/** Enough to reduce add, adds, added and adding to one word. */
function stem(word: string): string {
	const cut = word.replace(/(?<=\p{L}{3})(?:ing|ed|en|es|s)$/u, "");
	return cut.replace(/(?<=\p{L}{2})e$/u, "").replace(/(\p{L})\1$/u, "$1");
}
