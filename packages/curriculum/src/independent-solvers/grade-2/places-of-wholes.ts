import { inWords } from "../../kit/number-words.ts";
import type { Question } from "@learnin/domain/question/question";
import { formulasIn } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { GivenAnswer, Solver } from "../solver.ts";
import { taskSolvers } from "../shared/task-solvers.ts";
import { worthOfBlocks } from "../shared/whole-sums.ts";
import { wholeOf } from "../reading/wholes.ts";

const SIZES: Readonly<Record<string, bigint>> = { hundred: 100n, ten: 10n, one: 1n };

/** What "3 hundreds, 12 tens, and 1 one" or "the 4 in 347" is worth. */
function worthOf(text: string): bigint | undefined {
	const [, digit, number = ""] = /(\d) in (\d{3})/.exec(text) ?? [];
	if (digit !== undefined) return BigInt(`${digit}${"0".repeat(2 - number.indexOf(digit))}`);
	const blocks = [...text.matchAll(/(\d+) (hundred|ten|one)/g)];
	if (blocks.length === 0) return undefined;
	return blocks.reduce((sum, [, count = "0", name = ""]) => sum + BigInt(count) * (SIZES[name] ?? 0n), 0n);
}

function inPlaces(question: Question, { values }: GivenAnswer): boolean {
	const [h = -1n, t = -1n, o = -1n] = values.map((each) => wholeOf(each) ?? -1n);
	const wanted =
		question.figure === undefined
			? (worthOf(question.prompt) ?? wholesIn(question.prompt)[0])
			: worthOfBlocks(question);
	return [h, t, o].every((digit) => digit >= 0n && digit < 10n) && 100n * h + 10n * t + o === wanted;
}

/** Independent solver for hundreds, tens and ones: every block is counted by its worth. */
export const countsPlaces: Solver = taskSolvers({
	worthOf,
	plain: (question, answer) => {
		if (question.question_type === "FILL_MULTIPLE") return inPlaces(question, answer);
		const isChosen = /hundred|ten|one/.test(answer.text);
		if (isChosen) return worthOf(answer.text) === wholesIn(question.prompt)[0];
		return wholeOf(answer.value) === worthOf(question.prompt);
	},
});

/** The number that words, a sum of parts or digits mean. */
function meant(text: string): bigint | undefined {
	const plain = text.replaceAll(/[$*]/g, "").toLowerCase().trim();
	if (/^\d+( \+ \d+)*$/.test(plain)) return wholesIn(plain).reduce((sum, part) => sum + part, 0n);
	const found = Array.from({ length: 1000 }, (_, at) => at).find((at) => inWords(at) === plain);
	return found === undefined ? undefined : BigInt(found);
}

/** What a prompt tells: words in bold, a sum, or a number. */
function toldIn(prompt: string): bigint | undefined {
	const bold = /\*\*(.+?)\*\*/.exec(prompt)?.[1];
	const sum = formulasIn(prompt).find((formula) => /\d/.test(formula));
	return meant(bold ?? sum ?? `${wholesIn(prompt)[0]}`);
}

/** Independent solver for the forms of numbers up to 1,000. */
export const meansTheSame: Solver = ({ prompt, question_type }, { text, texts, values }) => {
	const last = wholesIn(text).at(-1);
	switch (question_type) {
		case "MATCH_THE_FOLLOWING":
			return meant(text) === meant(texts[1] ?? "");
		case "SELECT_ALL":
			return meant(text.split(" is ")[0] ?? "") === last;
		case "VERIFY_WITH_LLM":
			return toldIn(prompt) === last;
		case "FILL_MULTIPLE": {
			const parts = values.map((each) => wholeOf(each) ?? 0n);
			const isRounded = parts.every((part) => /^[1-9]0*$/.test(`${part}`));
			return isRounded && parts.reduce((sum, part) => sum + part, 0n) === toldIn(prompt);
		}
		default:
			return meant(text) === toldIn(prompt);
	}
};
