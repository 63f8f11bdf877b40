import type { Rational } from "@learnin/domain/arithmetic/rational";
import { rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { isMistakeAsked, lastValueIn } from "../reading/told-values.ts";

/** So many outcomes that fit, and all of them, counted one by one. */
type Counted = readonly [fitting: number, all: number];

const upTo = (most: number) => Array.from({ length: Math.max(0, most) }, (_, at) => at + 1);
const isPrime = (n: number) => n > 1 && upTo(n).filter((d) => n % d === 0).length === 2;
const firstWhole = (text: string) => Number(/(\d+)/.exec(text)?.[1] ?? 0);

/** Whether a number is one of those that an event names. */
function fitsNumber(event: string, n: number, most: number): boolean {
	const limit = firstWhole(event);
	if (event.includes("multiple")) return n % limit === 0;
	if (event.includes("factor of")) return (event.includes("factor of 6") ? 6 : most) % n === 0;
	if (event.includes("greater")) return n > limit;
	if (event.includes("less")) return n < limit;
	if (event.includes("odd")) return n % 2 === 1;
	if (event.includes("even")) return n % 2 === 0;
	return event.includes("prime") ? isPrime(n) : n === limit;
}

function ofPairs(event: string): Counted {
	const pairs = upTo(6).flatMap((p) => upTo(6).map((q) => [p, q] as const));
	const limit = firstWhole(event);
	const fits = (p: number, q: number) => {
		if (event.includes("equal numbers")) return p === q;
		if (event.includes("product")) return p * q === limit;
		if (event.includes("greater")) return p + q > limit;
		return event.includes("less") ? p + q < limit : p + q === limit;
	};
	return [pairs.filter(([p, q]) => fits(p, q)).length, pairs.length];
}

/** Every pair of single things, one by one. */
function ofDraws(told: string, event: string): Counted {
	const [, a = "", first = "", b = ""] = /There are (\d+) (\w+) and (\d+) /i.exec(told) ?? [];
	const things = upTo(Number(a) + Number(b)).map((at) => at <= Number(a));
	const isBack = !told.includes("not put back");
	const isSame = event.includes(`two ${first}`);
	let [fitting, all] = [0, 0];
	for (const [one, isFirst] of things.entries())
		for (const [two, isSecond] of things.entries()) {
			if (!isBack && one === two) continue;
			all += 1;
			if (isFirst && isSecond === isSame) fitting += 1;
		}
	return [fitting, all];
}

function ofColors(told: string, event: string): Counted {
	const counts = [...told.matchAll(/(\d+) (red|blue|green|yellow|white|purple)/g)].map(
		([, count = "", color = ""]) => [color, Number(count)] as const,
	);
	const named = counts.filter(([color]) => event.includes(color) !== event.includes("not "));
	const total = (list: readonly (readonly [string, number])[]) =>
		list.reduce((all, [, count]) => all + count, 0);
	return [total(named), total(counts)];
}

/** The outcomes of what is given, and those of them that an event names. */
function countedFor(told: string, event: string): Counted {
	if (told.includes("spun twice")) {
		const [parts = 0, red = 0] = wholesIn(told).map(Number);
		return [parts ** 2 - (parts - red) ** 2, parts ** 2];
	}
	if (/Two number cubes|red and a blue number cube/i.test(told)) return ofPairs(event);
	if (told.includes("coin") && told.includes("number cube"))
		return [upTo(6).filter((n) => fitsNumber(event, n, 6)).length, 12];
	if (told.includes("coin")) return [1, 2 ** firstWhole(told)];
	if (told.includes("second one is drawn")) return ofDraws(told, event);
	const most = Number(/1 to (\d+)/.exec(told)?.[1] ?? 0);
	return most > 0
		? [upTo(most).filter((n) => fitsNumber(event, n, most)).length, most]
		: ofColors(told, event);
}

const EVENT = /(?:robability of|likely is) (.+?)(?:\?| \(|\.(?: |$))/;

function probabilityIn(text: string, alt = ""): Rational {
	const event = EVENT.exec(text)?.[1] ?? "";
	const told = `${alt} ${text.replace(EVENT, "(")}`;
	const [fitting, all] = countedFor(told, event.replace("stopping on ", ""));
	return rational(BigInt(fitting), BigInt(all));
}

/** What described mistakes give; those with draws from the outcomes of the other way of drawing. */
function mistakenProbability(description: string, prompt: string): Rational {
	const right = probabilityIn(prompt);
	const one = exact(1);
	if (description.includes("does not happen")) return minus(one, right);
	if (description.includes("compared with the other")) return over(right, minus(one, right));
	if (description.includes("equally likely"))
		return prompt.includes(" or ") ? rational(2n, 3n) : rational(1n, 3n);
	const counts = wholesIn(prompt).map(Number);
	const [a = 1, b = 1, c = 0] = counts;
	if (description.includes("one kind only")) return rational(BigInt(a), BigInt(a + b + c));
	const [first, all] = [rational(BigInt(a), BigInt(a + b)), a + b];
	if (description.includes("one event only")) return first;
	const isBack = !prompt.includes("not put back");
	if (description.includes("put back"))
		return probabilityIn(
			isBack ? prompt.replace("put back", "not put back") : prompt.replace("not put back", "put back"),
		);
	const second = over(right, first);
	if (description.includes("added")) return plus(first, second);
	throw new Error(`No solver for: ${description} of ${all}`);
}

/** Probabilities of events with equally likely outcomes. */
export const countsOutcomes: Solver = (question, { text, values }) => {
	const { prompt, question_type, figure, interaction } = question;
	if (question_type === "FILL_MULTIPLE") {
		const [a = exact(0), b = exact(0)] = numbersIn(prompt);
		const [all = null, first = null] = values;
		return (
			all !== null &&
			first !== null &&
			same(plus(all, exact(1)), plus(a, b)) &&
			same(plus(first, exact(1)), a)
		);
	}
	if (question_type === "SELECT_ALL" && text.includes("number of"))
		return same(productIn(text.slice(0, text.lastIndexOf(" is "))), lastValueIn(text));
	if (/How many different|number of different/.test(prompt))
		return same(productIn(prompt), values[0] ?? lastValueIn(text));
	if (question_type === "SELECT_ALL")
		return same(probabilityIn(text.slice(0, text.lastIndexOf(") is ") + 1)), lastValueIn(text));
	if (question_type === "VERIFY_WITH_LLM") return same(probabilityIn(prompt), lastValueIn(text));
	if (isMistakeAsked(prompt)) return same(mistakenProbability(text, prompt), lastValueIn(prompt));
	const found = values[0] ?? lastValueIn(text);
	if (interaction?.kind === "number_line") {
		const [all = exact(1), some = exact(0)] = numbersIn(prompt);
		return same(times(found, all), some);
	}
	if (prompt.includes("The rest is cut")) {
		const [parts = exact(1), asked = exact(0)] = numbersIn(prompt);
		// The small parts share what the large one leaves.
		const large = over(exact(1), exact(/half/.test(prompt) ? 2 : /third/.test(prompt) ? 3 : 4));
		return same(times(found, parts), times(asked, minus(exact(1), large)));
	}
	return same(probabilityIn(prompt, figure?.alt ?? ""), found);
};

const productIn = (text: string) => numbersIn(text).reduce(times, exact(1));

/** How often something happens in trials, and what can be expected. */
export const countsTrials: Solver = ({ prompt, question_type }, { text, texts, values }) => {
	const told = (words: string): Rational => {
		const [a = exact(1), b = exact(1), c = exact(1)] = numbersIn(words);
		if (words.includes("expected number in")) return times(a, b);
		if (words.includes("prediction for")) return over(times(a, b), c);
		if (words.startsWith("The probability that")) return times(a, b);
		if (/not happen|\bIn \d+ of the/.test(words)) return over(minus(a, b), a);
		if (/which happened/.test(words)) return over(a, b);
		return /expected in|Predict/.test(words) ? over(times(b, c), a) : over(b, a);
	};
	if (question_type === "MATCH_THE_FOLLOWING") return same(told(text), lastValueIn(texts[1] ?? ""));
	if (question_type === "SELECT_ALL") return same(told(text), lastValueIn(text));
	if (question_type === "VERIFY_WITH_LLM") return same(told(prompt), lastValueIn(text));
	if (isMistakeAsked(prompt)) {
		const right = told(prompt);
		const wrote = lastValueIn(prompt);
		if (text.includes("does not happen")) return same(wrote, minus(exact(1), right));
		if (text.includes("compared with the other")) return same(wrote, over(right, minus(exact(1), right)));
		if (text.includes("equally likely")) return same(wrote, rational(1n, 2n));
		return same(wrote, over(exact(1), right));
	}
	if (/What can be expected|What will probably/.test(prompt)) return text.includes("close to one half");
	return same(told(prompt), values[0] ?? lastValueIn(text));
};

const DEVICES: readonly [RegExp, number, number][] = [
	[/two coins: heads on both/, 1, 4],
	[/coin: heads/, 1, 2],
	[/number cube: an even/, 1, 2],
	[/number cube: one to four/, 4, 6],
	[/number cube: one to five/, 5, 6],
	[/number cube: .* or /, 2, 6],
	[/number cube: a/, 1, 6],
];

function chanceOf(text: string): Rational {
	const [, top, bottom] = DEVICES.find(([words]) => words.test(text)) ?? [];
	if (top !== undefined && bottom !== undefined) return rational(BigInt(top), BigInt(bottom));
	const some = text.includes("three of them") ? 3 : text.includes("two of them") ? 2 : 1;
	return rational(BigInt(some), BigInt(/of (\d)/.exec(text)?.[1] ?? 1));
}

/** Random digits, tables of trials, and devices with the same chance. */
export const simulates: Solver = ({ prompt, figure, question_type }, { text, values }) => {
	if (figure === undefined && prompt.includes("random digits")) {
		const [percent = exact(0)] = numbersIn(prompt);
		const [from = exact(0), to = from] = numbersIn(text);
		return same(times(exact(10), plus(minus(to, from), exact(1))), percent);
	}
	if (figure === undefined) return same(calculate(formulasIn(prompt)[0] ?? ""), chanceOf(text));
	const size = Number(/digits 1 (?:to|and) (\d)/.exec(prompt)?.[1] ?? 0);
	const wanted = Number(/(\d) of 3 times/.exec(prompt)?.[1] ?? 0);
	const trials = [...figure.alt.matchAll(/digits (\d) (\d) (\d)/g)].map(
		([, ...trial]) => trial.filter((digit) => digit !== "0" && Number(digit) <= size).length,
	);
	const found = exact(
		trials.filter((hits) => (prompt.includes("at least") ? hits >= wanted : hits === wanted)).length,
	);
	const given = question_type === "SELECT_ONE" ? lastValueIn(text) : (values[0] ?? exact(-1));
	return same(given, /In how many|Count the/.test(prompt) ? found : over(found, exact(trials.length)));
};
