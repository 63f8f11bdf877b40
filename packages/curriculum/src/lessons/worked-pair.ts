import type { Question, QuestionByType } from "@learnin/domain/question/question";
import { statesAnswer, toPlainText } from "@learnin/domain/question/text/plain-text";

/** The solution of a matching question that works one pair out and lists them all. Markdown with LaTeX. */
export interface WorkedPair {
	/** Names the pair: "Take this one first: 4 rows of 5 squares." */
	first: string;
	/** How its match is found, and at last the match itself. */
	steps: readonly string[];
	/** All other pairs, in one step. */
	others: string;
	/** The left side of the pair. */
	left_id: string;
}

type Matching = QuestionByType["MATCH_THE_FOLLOWING"];

/** How the step begins that says which pair is worked out; nothing is asked about it. */
export const FIRST_PAIR = "Take this one first: ";

const EXAMPLE = "For example: ";
const ALL = "All the pairs:";

/** The parts of such a solution; undefined for any other. */
export function workedPair(question: Question): WorkedPair | undefined {
	if (question.question_type !== "MATCH_THE_FOLLOWING") return undefined;
	const paragraphs = question.explanation.split(/\n{2,}/);
	const [from, end] = [paragraphs.findIndex((each) => each.startsWith(EXAMPLE)), paragraphs.indexOf(ALL)];
	if (from === -1 || end <= from + 1) return undefined;
	const task = (paragraphs[from] ?? "").slice(EXAMPLE.length);
	const left = question.left_options.find(({ label }) => label === task);
	const right = left && matchOf(question, left.id);
	if (left === undefined || right === undefined) return undefined;
	const steps = withConclusion(paragraphs.slice(from + 1, end));
	const pairs = paragraphs.slice(end + 1).filter((pair) => !pair.startsWith(task));
	return {
		first: asSentence(`${FIRST_PAIR}${task}`),
		steps: isSaid(steps.at(-1) ?? "", right) ? steps : [...steps, `It goes with ${right}.`],
		others: ["Find the others the same way.", ...pairs].join(" "),
		left_id: left.id,
	};
}

/** "So $8 \\times 28 = 224$." is one step with the one that finds the 224. */
function withConclusion(steps: readonly string[]): string[] {
	const [last, before] = [steps.at(-1), steps.at(-2)];
	if (last === undefined || before === undefined || !last.startsWith("So $")) return [...steps];
	return [...steps.slice(0, -2), `${before} ${last}`];
}

/** With a period, unless it ends with a mark already. */
function asSentence(text: string): string {
	return /[.?!]”?$/.test(text) ? text : `${text}.`;
}

/** The text that belongs to a thing; undefined if it is a picture. */
export function matchOf({ right_options, key }: Matching, left_id: string): string | undefined {
	const label = right_options.find(({ id }) => id === key.answer_dict[left_id])?.label;
	return label === "" ? undefined : label;
}

/** Whether a text tells a pair: what belongs to the thing, and its name where it has one. */
export function tellsPair(text: string, question: Matching, left_id: string): boolean {
	const left = question.left_options.find(({ id }) => id === left_id)?.label ?? "";
	const right = matchOf(question, left_id);
	return (
		right !== undefined &&
		isSaid(text, right) &&
		(left === "" || text.toLowerCase().includes(left.toLowerCase()) || hasWords(text, left))
	);
}

/** Whether a text has an answer, whatever marks are around it; signs and single letters count, too. */
export function isSaid(text: string, answer: string): boolean {
	return statesAnswer(text, answer) || hasWords(text, answer);
}

/** "2 × 4" in "$2 \\times 4 = 8$". */
function hasWords(text: string, words: string): boolean {
	const [said, wanted] = [text, words].map((each) =>
		toPlainText(each)
			.toLowerCase()
			.replaceAll(/[.,;:!?](?=\s|$)/g, ""),
	);
	return wanted !== "" && ` ${said} `.includes(` ${wanted} `);
}
