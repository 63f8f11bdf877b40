import type { Rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { areInTheirBins } from "../reading/cards.ts";
import { compare, exact, minus, over, same } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn, value as numberOf } from "../reading/formulas.ts";
import { tableOf } from "../reading/read-table.ts";
import type { Solvers } from "../solver.ts";

type Pair = readonly [Rational, Rational];

function pairsIn(text: string): Pair[] {
	return [...text.matchAll(/\((-?[\d.]+), (-?[\d.]+)\)/g)].map(
		([, x = "", y = ""]): Pair => [numberOf(x), numberOf(y)],
	);
}

/** The pairs of a table figure, or of the dots of a graph. */
function pairsShown(question: Question): Pair[] {
	const { rows } = tableOf(question);
	return rows.length > 0
		? rows.map(([x = "0", y = "0"]): Pair => [numberOf(x), numberOf(y)])
		: pairsIn(question.figure?.alt ?? "");
}

/** The inputs that have more than one output. */
function spoilt(pairs: readonly Pair[]): Rational[] {
	return pairs
		.filter(([x, y]) => pairs.some(([other, output]) => same(x, other) && !same(y, output)))
		.map(([x]) => x);
}

/** Whether the change of y divided by the change of x is the same from each pair to the next. */
function isStraight(pairs: readonly Pair[]): boolean {
	const rates = pairs.slice(1).map(([x, y], at) => {
		const [before_x, before_y] = pairs[at] ?? [exact(0), exact(0)];
		return over(minus(y, before_y), minus(x, before_x));
	});
	return rates.every((rate) => same(rate, rates[0] ?? rate));
}

interface Step {
	way: "up" | "down" | "level";
	is_fast: boolean;
}

/** The pieces of a graph as its words tell them. */
function piecesOf(alt: string): (Step & { from: string; to: string })[] {
	return [
		...alt.matchAll(
			/from ([\d.]+) to ([\d.]+) it (?:stays level at [\d.]+|(?:rises|falls) from ([\d.]+) to ([\d.]+))/g,
		),
	].map(([, from = "0", to = "1", low, high]) => {
		if (low === undefined || high === undefined) return { way: "level" as const, is_fast: false, from, to };
		const change = Number(high) - Number(low);
		return {
			way: change > 0 ? ("up" as const) : ("down" as const),
			is_fast: Math.abs(change) > Number(to) - Number(from),
			from,
			to,
		};
	});
}

/** The steps of a story, from its verbs. */
function storySteps(text: string): Step[] {
	return text.split(", then ").map((words) => ({
		way: /rests|keeps/.test(words)
			? "level"
			: /back|empties|descends|cools|loses|melts|goes out/.test(words)
				? "down"
				: "up",
		is_fast: /quickly|runs/.test(words),
	}));
}

function tellsTheSame(story: string, alt: string, has_speeds: boolean): boolean {
	const [steps, pieces] = [storySteps(story), piecesOf(alt)];
	return (
		steps.length === pieces.length &&
		steps.every(
			({ way, is_fast }, at) =>
				way === pieces[at]?.way && (!has_speeds || way === "level" || is_fast === pieces[at]?.is_fast),
		)
	);
}

/** An equation "y = ..." has a straight line as its graph if y changes evenly. */
function isLinearRule(equation: string): boolean {
	const [, right = ""] = equation.split(" = ");
	return isStraight([1, 2, 3, 4].map((x): Pair => [exact(x), calculate(right, { x: exact(x) })]));
}

const texOfCard = (card: string) =>
	card.replaceAll("−", "-").replace("²", "^2").replace("³", "^3").replace("ˣ", "^x");

const isLinearQuantity = (text: string) =>
	!/area|double|volume|speed\b(?!.* constant)|trip of|thrown|board|split/.test(
		text.replace("constant speed", "pace"),
	);

/** "From minute 2 to minute 4, the height increases." */
function holdsOn(alt: string, claim: string): boolean {
	const [from = exact(0), to = exact(0)] = numbersIn(claim);
	const piece = piecesOf(alt).find(
		(one) => compare(numberOf(one.from), from) <= 0 && compare(numberOf(one.to), to) >= 0,
	);
	const way = claim.includes("increases") ? "up" : claim.includes("decreases") ? "down" : "level";
	return piece?.way === way;
}

/** The start, and each "to 4 by minute 3" or "stays at 4 until minute 5", as points in turn. */
function sketches(prompt: string, values: readonly (Rational | null)[]): boolean {
	const [, x = "0", y = "0"] = /begins at \$\((\d+), ([\d.]+)\)/.exec(prompt) ?? [];
	const ends = [...prompt.matchAll(/(?:to|stays at) ([\d.]+) (?:by|until) minute (\d+)/g)].flatMap(
		([, height = "", minute = ""]) => [minute, height],
	);
	const wanted = [x, y, ...ends];
	return (
		wanted.length === values.length &&
		wanted.every((each, at) => same(numberOf(each), values[at] ?? exact(-1)))
	);
}

/** Independent solvers of grade 8: functions and their graphs. */
export const solvers8Functions: Solvers = {
	"identify-functions": (question, { text, texts, value }) => {
		const { prompt, question_type } = question;
		const isFunction = (shown: string) => spoilt(pairsIn(shown)).length === 0;
		if (question_type === "LABELED_INPUT")
			return areInTheirBins(question, texts, (card) => (isFunction(card) ? "Function" : "Not a function"));
		if (question_type === "SELECT_ALL") return isFunction(text) === text.endsWith("is a function.");
		if (question_type === "VERIFY_WITH_LLM") return isFunction(prompt) === text.endsWith("It is a function.");
		if (/which graph|of these graphs/i.test(prompt)) return !isFunction(text);
		if (/which (?:other )?pair/i.test(prompt))
			return isFunction(`${prompt} ${text}`) !== prompt.includes("**not**");
		const bad = spoilt(pairsShown(question));
		if (question_type === "FILL_ONE") return value !== null && bad.some((input) => same(input, value));
		if (text.startsWith("Yes, each input")) return bad.length === 0;
		const named = /^No, the input \$(-?\d+)\$ has two outputs/.exec(text)?.[1];
		return named !== undefined && bad.some((input) => same(input, numberOf(named)));
	},
	"linear-nonlinear": (question, { text, texts, value }) => {
		const { prompt, question_type } = question;
		if (question.interaction?.kind === "sort")
			return areInTheirBins(question, texts, (card) =>
				isLinearRule(texOfCard(card)) ? "Linear" : "Not linear",
			);
		if (question_type === "LABELED_INPUT" || question_type === "FILL_ONE") {
			const { rows } = tableOf(question);
			const shown = rows.filter((row) => row[1] !== "blank");
			const asked = /x = (\d+)/.exec(prompt)?.[1] ?? rows.find((row) => row[1] === "blank")?.[0] ?? "";
			const pairs = shown.map(([x = "0", y = "0"]): Pair => [numberOf(x), numberOf(y)]);
			return value !== null && isStraight([...pairs, [numberOf(asked), value]]);
		}
		if (question_type === "SELECT_ALL" || question_type === "VERIFY_WITH_LLM") {
			const said = question_type === "SELECT_ALL" ? text : prompt;
			const [formula] = formulasIn(said);
			const isLinear = formula === undefined ? isLinearQuantity(said) : isLinearRule(formula);
			return isLinear !== / is not (?:a )?linear/.test(text);
		}
		if (/[Ww]hich (?:function|of these functions)/.test(prompt))
			return isStraight(pairsIn(text)) === prompt.includes("can be linear");
		const pairs = pairsShown(question);
		const [[, first] = [exact(0), exact(0)], [, second] = [exact(0), exact(0)]] = pairs;
		const isRising = minus(second, first).numerator > 0n;
		return text.includes("at a constant rate")
			? isStraight(pairs) && text.includes(isRising ? "rises" : "falls")
			: text.startsWith("No, the rate") && !isStraight(pairsShown(question));
	},
	"qualitative-graphs": (question, { text, texts, values }) => {
		const { prompt, question_type } = question;
		const alt = question.figure?.alt ?? "";
		if (question_type === "VERIFY_WITH_LLM")
			return (
				piecesOf(alt)
					.map(({ way }) => way)
					.join() === "up,level,down" && /away from home.*stays.*back/.test(text)
			);
		if (question_type === "MATCH_THE_FOLLOWING") return tellsTheSame(text, texts[1] ?? "", true);
		if (question_type === "SELECT_ALL") return holdsOn(alt, text);
		if (question.interaction?.kind === "plane") return sketches(prompt, values);
		if (/Which graph/.test(prompt)) return tellsTheSame(prompt.replace(/ Which graph .*/, ""), text, true);
		if (!prompt.includes("speed of")) return tellsTheSame(text, alt, true);
		const [from = exact(0), to = exact(0)] = numbersIn(prompt.slice(prompt.indexOf("minute")));
		const piece = piecesOf(alt).find((one) => same(numberOf(one.from), from) && same(numberOf(one.to), to));
		const told = {
			up: "It gets faster and faster.",
			down: "It gets slower and slower.",
			level: "It goes on at the same speed.",
		};
		return text === told[piece?.way ?? "level"];
	},
};
