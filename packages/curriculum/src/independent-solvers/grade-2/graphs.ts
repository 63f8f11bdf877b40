import type { Question } from "@learnin/domain/question/question";
import { drawsList } from "../shared/drawn-charts.ts";
import { barsOf, figureOf, plotOf, rowsOf } from "../reading/read-figure.ts";
import { wholesIn } from "../reading/read-question.ts";
import { measuresBar } from "../shared/rulers.ts";
import type { Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

/** Independent solver for line plots of whole numbers: the crosses over the marks are counted. */
export const countsCrosses: Solver = (question, answer) => {
	if (question.interaction?.kind === "ruler") return measuresBar(question, answer);
	if (question.interaction) return drawsList(question, answer);
	const { prompt, question_type } = question;
	const plot = [...plotOf(figureOf(question))].map(([text, count]) => [BigInt(text), count] as const);
	const count = (fits: (length: bigint) => boolean) =>
		plot.reduce((sum, [length, crosses]) => sum + (fits(length) ? crosses : 0n), 0n);
	const over = (mark: bigint) => count((length) => length === mark);
	const [first = -1n, second = -1n, third = -1n] = answer.values.map((each) => wholeOf(each) ?? -1n);
	const [mark = 0n, other = 0n] = wholesIn(prompt);
	if (question_type === "SELECT_ALL") {
		const [said = 0n, length = 0n] = wholesIn(answer.text);
		return said === (answer.text.includes("in all") ? count(() => true) : over(length));
	}
	if (/or more/.test(prompt)) return first === count((length) => length >= mark);
	if (/or less/.test(prompt)) return first === count((length) => length <= mark);
	if (/How many more/.test(prompt)) return first + over(other) === over(mark);
	if (/longest/i.test(prompt)) {
		const used = plot.filter(([, crosses]) => crosses > 0n).map(([length]) => length);
		return first === used.at(-1) && second === used[0] && second + third === first;
	}
	if (/common|often/.test(prompt))
		return plot.every(([length, crosses]) => (length === first ? crosses === second : crosses < second));
	if (/in all/.test(prompt)) return first === count(() => true);
	return first === over(mark);
};

function graphIn(question: Question): Map<string, bigint> {
	const figure = figureOf(question);
	return figure.alt.startsWith("A bar")
		? new Map([...barsOf(figure)].map(([name, { numerator }]) => [name, numerator]))
		: new Map([...rowsOf(figure)].map(([name, halves]) => [name, halves / 2n]));
}

/** The numbers of the names that a text has, in its order. */
function namedIn(text: string, graph: ReadonlyMap<string, bigint>): bigint[] {
	const places = [...graph].flatMap(([name, value]) => {
		const at = text.search(new RegExp(`\\b${name}\\b`, "i"));
		return at === -1 ? [] : [[at, value] as const];
	});
	return places.toSorted(([one], [other]) => one - other).map(([, value]) => value);
}

const size = (number: bigint) => (number < 0n ? -number : number);

/** Independent solver for bar graphs and picture graphs of four names. */
export const readsGraph: Solver = (question, answer) => {
	if (question.interaction) return drawsList(question, answer);
	const { prompt, question_type } = question;
	const { text, values } = answer;
	const graph = graphIn(question);
	const all = [...graph.values()];
	if (question_type === "SELECT_ALL") {
		const [one = 0n, other = 0n] = namedIn(text, graph);
		if (text.includes("fewest")) return all.every((each) => each >= one);
		return one === other + (wholesIn(text)[0] ?? 0n);
	}
	if (/\b(most|fewest)\b/.test(prompt)) {
		const chosen = graph.get(text) ?? -1n;
		return all.every((each) => (prompt.includes("most") ? each <= chosen : each >= chosen));
	}
	const [a = 0n, b = 0n, c = 0n] = namedIn(prompt, graph);
	const given = values.map(wholeOf);
	if (question_type === "FILL_MULTIPLE")
		return given[0] === a && given[1] === b && given[2] === (/Together|In all/.test(prompt) ? a + b : c);
	const [value] = given;
	if (/together/.test(prompt) && /How many more/.test(prompt)) return value === a + b - c;
	if (/together|adds/.test(prompt)) return value === a + b;
	return value === (/more|fewer/.test(prompt) ? size(a - b) : a);
};
