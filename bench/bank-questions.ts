import { generators } from "@learnin/curriculum/generators/generators";
import { templateOf } from "@learnin/domain/authoring/likeness/near-duplicates";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { questionWords } from "@learnin/domain/question/text/question-words";

/**
 * Questions like those that people write and import. Generated questions alone are far more alike: of 1,056 of them
 * each is a near-duplicate of 8 to 12 others, of 116,000 of 800 to 1,200. Of 1,000 problems of the published sets that
 * the product reads (GSM8K, SVAMP and AQuA together) each has 0.3 near-duplicates, of all 2,827 it has 0.7, and three
 * of four have none; they average 41 words, the generators' 18. So each generator's questions have twelve wordings
 * here: one with its own words alone, eleven after a setting of twenty words, chosen by hash. The number of wordings
 * is fixed, so similarity grows with the bank, a hundredfold from 1,000 to 100,000 questions: no real set of that size
 * was available for comparison, and one with new sources becomes less similar.
 */
const wordings = 12;
const wordsOfSetting = 20;

export interface BankQuestion {
	skill_id: string;
	difficulty: Difficulty;
	question: Question;
}

/** The same number gives the same question. */
export function bankQuestion(number: number): BankQuestion {
	const which = drawn(number, 1) % generators.length;
	const generator = generators[which];
	if (generator === undefined) throw new Error("there is no generator");
	const difficulty = (1 + (drawn(number, 2) % 5)) as Difficulty;
	const question = generator.generate(number, difficulty);
	const wording = drawn(number, 3) % wordings;
	const prompt = wording === 0 ? question.prompt : `${settingOf(which, wording)} ${question.prompt}`;
	return { skill_id: generator.skill_id, difficulty, question: { ...question, prompt } };
}

/** Every word that the generators use. */
const vocabulary = [
	...new Set(
		generators.flatMap((generator) => templateOf(questionWords(generator.generate(1, 2))).split(" ")),
	),
].filter((word) => /^\p{L}{3,}$/u.test(word));

function settingOf(generator: number, wording: number): string {
	const words = Array.from(
		{ length: wordsOfSetting },
		(_, at) => vocabulary[drawn(generator * wordings + wording, 10 + at) % vocabulary.length],
	);
	return `${words.join(" ")}.`;
}

/** A 32-bit hash for this purpose, the same every time: the finalizer of MurmurHash3. */
function drawn(number: number, purpose: number): number {
	let x = (number ^ Math.imul(purpose, 0x9e_37_79_b1)) >>> 0;
	x = Math.imul(x ^ (x >>> 16), 0x85_eb_ca_6b);
	x = Math.imul(x ^ (x >>> 13), 0xc2_b2_ae_35);
	return (x ^ (x >>> 16)) >>> 0;
}
