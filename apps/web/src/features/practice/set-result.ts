import type { QuestionStatus as Told } from "@learnin/contract/schemas/practice.schema";
import type { Words } from "./feedback-words.ts";
import { markOf } from "./practice-state.ts";

export interface SetResult {
	total: number;
	/** Right at the first try, without a hint. */
	first_try: number;
	/** Solved after more tries or with hints. */
	helped: number;
	unsolved: number;
	/** Reward points earned in the whole set. */
	points: number;
	words: Words;
}

export function summaryOf(results: readonly Told[]): SetResult {
	const marks = results.map(markOf);
	const count = (mark: (typeof marks)[number]) => marks.filter((each) => each === mark).length;
	const total = results.length;
	const first_try = count("solved");
	const helped = count("helped");
	const points = results.reduce((sum, result) => sum + result.points, 0);
	return {
		total,
		first_try,
		helped,
		unsolved: total - first_try - helped,
		points,
		words: wordsFor(first_try, total),
	};
}

function wordsFor(first_try: number, total: number): Words {
	if (first_try === 0) {
		const text = `All ${total} questions are behind you. Another set makes it stick.`;
		return { title: "You made it through!", text };
	}
	const text = `${first_try} of ${total} right at the first try.`;
	if (first_try === total) return { title: "Every single one!", text };
	if (first_try * 2 >= total) return { title: "Set finished!", text };
	return { title: "You made it through!", text: `${text} Another set makes it stick.` };
}
