import { rational } from "@learnin/domain/arithmetic/rational";
import { formulasIn, calculate } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

/** The number that follows four with equal steps. */
const followsOn = toldSolvers(
	(text) => {
		const [, , third = 0n, fourth = 0n] = wholesIn(text);
		return rational(fourth + fourth - third);
	},
	({ prompt }, { values }) => {
		let at = 0;
		const found = values.map((each) => `${wholeOf(each) ?? -1n}`);
		const terms = wholesIn(prompt.replace(/\[\[\w+\]\]/g, () => found[at++] ?? ""));
		const [first = 0n, second = 0n] = terms;
		const step = second - first;
		return (
			step > 0n && first % step === 0n && terms.every((term, place) => term === first + step * BigInt(place))
		);
	},
);

/** Whether a sentence about a row of the multiplication table holds for its first twenty numbers. */
function holdsInRow(sentence: string): boolean {
	const [row = 1n, other = 1n] = wholesIn(sentence);
	const terms = Array.from({ length: 20 }, (_, at) => repeatedSum(BigInt(at + 1), row));
	const every = (fits: (term: bigint, at: number) => boolean) => terms.every(fits);
	if (/ is even/.test(sentence)) return every((term) => term % 2n === 0n);
	if (/ is odd/.test(sentence)) return every((term) => term % 2n === 1n);
	if (/0 or 5/.test(sentence)) return every((term) => term % 5n === 0n);
	if (/ends in 0/.test(sentence)) return every((term) => term % 10n === 0n);
	if (/alternate/.test(sentence)) return every((term, at) => (term % 2n === 1n) === (at % 2 === 0));
	return every((term) => term % other === 0n);
}

const KINDS: Readonly<Record<string, readonly bigint[]>> = { even: [2n, 4n, 6n], odd: [1n, 3n, 7n] };

/** Whether a sentence about even and odd numbers holds for some of them. */
function holdsForKinds(sentence: string): boolean {
	const [, operation, two, first = "", second = "", result = ""] =
		/The (sum|product) of (?:(two) (\w+) numbers|an \w+ and an (\w+) number) is (.*)\.$/.exec(sentence) ?? [];
	const [, left = first, right = second] = /of an (\w+) and an (\w+) number/.exec(sentence) ?? [];
	const [ones = [], others = []] =
		two === undefined ? [KINDS[left], KINDS[right]] : [KINDS[first], KINDS[first]];
	const values = ones.flatMap((a) => others.map((b) => (operation === "sum" ? a + b : repeatedSum(a, b))));
	if (/sometimes/.test(result)) return false;
	return values.every((value) => (value % 2n === 0n) === result.endsWith("even"));
}

/** The empty cells of a piece of a table, by the numbers at its edges. */
const fillsTheTable: Solver = (question, { values }) => {
	if (question.question_type !== "LABELED_INPUT") return false;
	const isProduct = /multiplication/.test(question.prompt);
	return question.labels.every(({ label }, at) => {
		const [a = 0n, b = 0n] = wholesIn(label);
		return wholeOf(values[at] ?? null) === (isProduct ? repeatedSum(a, b) : a + b);
	});
};

export const patternSolvers: Solver = (question, answer) => {
	const { question_type, prompt } = question;
	const [first = ""] = answer.texts;
	if (question_type === "LABELED_INPUT") return fillsTheTable(question, answer);
	if (question_type === "VERIFY_WITH_LLM")
		return wholesIn(first).includes(calculate(formulasIn(prompt)[0] ?? "0").numerator);
	if (/addition table/.test(prompt)) {
		const [a = 0n, b = 0n] = wholesIn(prompt);
		const [next = -1n, step = -1n] = answer.values.map((each) => wholeOf(each) ?? -1n);
		return b - a === step && next === b + step + step;
	}
	if (first.includes("row of")) return holdsInRow(first);
	if (/^The (sum|product) of/.test(first)) return holdsForKinds(first);
	return followsOn(question, answer);
};
