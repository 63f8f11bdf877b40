import { wholesIn } from "../reading/read-question.ts";
import { withoutUnits } from "../shared/rulers.ts";
import type { Solver } from "../solver.ts";
import { undoesWholeSums } from "../shared/whole-sums.ts";
import { wholeOf } from "../reading/wholes.ts";

const GROWS = /get on|bakes|gets|finds|come$|puts|wins|saves|sews|ties|fall$|rise|adds|grows/;
const TOLD =
	/(?:First|In the morning|On Friday), ([^.]*)\. (?:Then|In the afternoon|On Saturday), ([^.]*)\. ?/;

/** The number at first, or in the end where the start is not known, and what is added each time. */
function read(story: string): { known: bigint; isStart: boolean; changes: bigint[] } | undefined {
	const match = TOLD.exec(story);
	if (match === null) return undefined;
	const changes = match.slice(1, 3).map((clause) => {
		const [count = 0n] = wholesIn(clause);
		return GROWS.test(clause) ? count : -count;
	});
	const [before = "", after = ""] = [story.slice(0, match.index), story.slice(match.index + match[0].length)];
	const [start] = wholesIn(before);
	return { known: start ?? wholesIn(after)[0] ?? 0n, isStart: start !== undefined, changes };
}

function tells(story: string, equation: string): boolean {
	const told = read(story);
	const terms = [...equation.matchAll(/([-+]?) ?(\d+)/g)].map(([, sign, number = "0"]) =>
		BigInt(`${sign === "-" ? "-" : ""}${number}`),
	);
	return told !== undefined && terms.join() === [told.known, ...told.changes].join();
}

/** "Ivy has 30 shells. Leo has 4 more than Ivy": both together. */
function bothIn(prompt: string): bigint {
	const [one = 0n, by = 0n] = wholesIn(prompt);
	return one + one + (/\d+ more than/.test(prompt) ? by : -by);
}

/** Independent solver for stories in which a number changes twice. */
export const changesTwice: Solver = withoutUnits(({ prompt, question_type }, { text, texts, values }) => {
	if (question_type === "MATCH_THE_FOLLOWING") return tells(text, texts[1] ?? "");
	if (text.includes("square")) return tells(prompt, text);
	const told = read(prompt);
	const given = values.map(wholeOf);
	if (told === undefined) return given[0] === bothIn(prompt);
	const { known, isStart, changes } = told;
	const [first = 0n, second = 0n] = changes;
	if (!isStart) return given[0] === known - second - first;
	const isEnd = given.at(-1) === known + first + second;
	return isEnd && (given.length === 1 || given[0] === known + first);
});

/** Independent solver for stories about lengths, of one change or of two. */
export const changesLengths: Solver = withoutUnits((question, answer) =>
	read(question.prompt) === undefined ? undoesWholeSums(question, answer) : changesTwice(question, answer),
);
