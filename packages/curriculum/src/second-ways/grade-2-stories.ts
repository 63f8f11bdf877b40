import { putsMoneyBack } from "./purchases.ts";
import { byPrompt } from "./ways.ts";
import { wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { byWholes } from "./second-way.ts";
import { wholeOf } from "./wholes.ts";
import { undoesWholeSums } from "./whole-sums.ts";
import { undoesDifference, undoesSum } from "./sums.ts";

/** Second ways of grade 2 for stories. */
export const storiesWays2: SecondWays = {
	"add-sub-word-one-step": undoesWholeSums,
	"add-sub-word-two-step": (question, { values }) => {
		const [a = 0n, b = 0n, c = 0n] = wholesIn(question.prompt);
		const { prompt } = question;
		const all = values.map(wholeOf);
		const end = all.at(-1) ?? null;
		if (end === null) return false;
		if (prompt.endsWith("together?")) return end - a - a === (prompt.includes("more") ? b : -b);
		const first = /baker|get off/.test(prompt) ? -b : b;
		const last = /finds|get on\b/.test(prompt) ? c : -c;
		return end - last - first === a && (all.length === 1 || all[0] === end - last);
	},
	"length-word-problems": byPrompt(
		[/for a gift/, byWholes((value, whole, gift, given) => value + gift + given === whole)],
		[/in all/, undoesSum],
		[/at first/, undoesSum],
		[/./, undoesDifference],
	),
	"money-word-problems": putsMoneyBack,
};
