import { abs, gcd, isEqual, rational } from "@learnin/domain/arithmetic/rational";
import {
	calculate,
	compare,
	exact,
	formulasIn,
	holds,
	minus,
	numbersIn as exactsIn,
	over,
	plus,
	times,
	value as numberOf,
} from "../exact.ts";
import { byExact } from "../formula-ways.ts";
import { solvesEquation } from "../read-equation.ts";
import { wholesIn } from "../read-question.ts";
import type { SecondWays } from "../second-way.ts";
import { byNumbers } from "../second-way.ts";

/** One second way per generator of grade 6. */
export const secondWays6: SecondWays = {
	"unit-rate": byNumbers((value, total, count) => isEqual(times(value, count), total)),
	"percent-of-quantity": byNumbers((value, percent, all) =>
		isEqual(over(value, all), over(percent, exact(100))),
	),
	"one-step-equations-add": solvesEquation,
	"one-step-equations-mult": solvesEquation,
	"ratio-language": (question, { text, texts }) => {
		const { prompt } = question;
		const [a = exact(1), b = exact(1)] = exactsIn(prompt);
		const sayings = /ratio of (.+?) to (.+?)(?: in simplest form)?(?:\?|$)/;
		const [x = exact(1), y = exact(1)] = exactsIn(
			(texts[1] ?? text).replace(/\\dfrac\{(\d+)\}\{(\d+)\}/, "$1 : $2"),
		);
		if (prompt.includes("for every")) return isEqual(times(x, b), times(y, a));
		const [, from = "", to = ""] = sayings.exec(texts.length > 1 ? text : prompt) ?? [];
		const [, one = "", other = ""] = /there are \d+ (.+?) and \d+ (.+?)\./.exec(prompt) ?? [];
		const countOf = (thing: string) => (thing === one ? a : thing === other ? b : plus(a, b));
		const is_reduced = !prompt.includes("simplest") || gcd(x.numerator, y.numerator) === 1n;
		const is_as_counted = prompt.includes("simplest") || isEqual(x, countOf(from));
		return isEqual(times(x, countOf(to)), times(y, countOf(from))) && is_reduced && is_as_counted;
	},
	"equivalent-ratio-tables": (question, { values, text }) => {
		const alt = question.figure?.alt ?? "";
		if (question.question_type === "SELECT_ONE") {
			const [x = exact(1), y = exact(1)] = exactsIn(alt);
			const [a = exact(0), b = exact(0)] = exactsIn(text.replace(",", " "));
			return isEqual(times(a, y), times(b, x));
		}
		const rows = [...alt.matchAll(/: (\d+|blank), [^:]*: (\d+|blank)/g)].map(([, x = "", y = ""]) => [x, y]);
		const [[x = "1", y = "1"] = [], ...blanks] = rows;
		return blanks.every(([a = "", b = ""], at) => {
			const found = values[at] ?? exact(0);
			const [left, right] = [a === "blank" ? found : numberOf(a), b === "blank" ? found : numberOf(b)];
			return isEqual(times(left, numberOf(y)), times(right, numberOf(x)));
		});
	},
	"unit-price-speed": (question, { value, text }) => {
		const { prompt } = question;
		const [a = exact(1), b = exact(1), c = exact(1), d = exact(1)] = exactsIn(prompt);
		if (question.question_type === "SELECT_ONE") {
			const offers = [...prompt.matchAll(/(Shop [ABC]) sells (\d+) .+? for ([\d.]+)/g)].map(
				([, shop = "", count = "", price = ""]) => ({ shop, count: numberOf(count), price: numberOf(price) }),
			);
			const mine = offers.find(({ shop }) => shop === text);
			return (
				mine !== undefined &&
				offers.every(({ count, price }) => compare(times(mine.price, count), times(price, mine.count)) <= 0)
			);
		}
		if (value === null) return false;
		if (prompt.includes("same price")) return isEqual(times(value, a), times(b, c));
		if (prompt.includes("cost")) return isEqual(times(value, a), b);
		if (prompt.includes("in all")) return isEqual(minus(value, times(a, b)), times(c, d));
		return prompt.includes("How many hours") ? isEqual(times(value, a), b) : isEqual(over(value, b), a);
	},
	"find-whole-from-percent": (question, { value }) => {
		const [a = exact(1), b = exact(1)] = exactsIn(question.prompt);
		if (value === null) return false;
		const is_rest = /are left|are free/.test(question.prompt);
		const [percent, known] = is_rest ? [minus(exact(100), a), b] : [b, a];
		return isEqual(times(value, percent), times(known, exact(100)));
	},
	"ratio-unit-conversion": (question, { value }) => {
		const { prompt } = question;
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(prompt);
		if (value === null) return false;
		if (prompt.includes("knows")) {
			const [, wanted = ""] = /How many (\w+) are/.exec(prompt) ?? [];
			const gives_small = prompt.indexOf(`${wanted}. Use`) > 0;
			return gives_small ? isEqual(over(value, c), b) : isEqual(times(value, b), c);
		}
		if (prompt.includes("per hour is that")) {
			const in_hour = times(a, exact(prompt.includes("second") ? 3600 : 60));
			return isEqual(times(value, exact(1000)), in_hour);
		}
		if (prompt.includes("per hour"))
			return isEqual(times(value, exact(prompt.includes("second") ? 3600 : 60)), times(a, exact(1000)));
		const sizes: Record<string, number> = {
			week: 604_800,
			day: 86_400,
			hour: 3600,
			minute: 60,
			second: 1,
			yard: 36,
			foot: 12,
			feet: 12,
			inch: 1,
			gallon: 16,
			quart: 4,
			cup: 1,
			kilometer: 100_000,
			meter: 100,
			centimeter: 1,
		};
		const sizeOf = (word: string) =>
			exact(sizes[word] ?? sizes[word.replace(/e?s$/, "")] ?? sizes[word.replace(/s$/, "")] ?? 0);
		const [, wanted = "", given = ""] = /How many (\w+) are [\d.]+ (\w+)\?/.exec(prompt) ?? [];
		return isEqual(times(value, sizeOf(wanted)), times(a, sizeOf(given)));
	},
	"divide-fractions": (question, { value, values }) => {
		const [formula = ""] = formulasIn(question.prompt);
		if (question.question_type === "FILL_MULTIPLE") {
			const [top = null, bottom = null] = values;
			if (top === null || bottom === null) return false;
			const [left = "", right = ""] = formula.split(" = ");
			return isEqual(
				calculate(left),
				times(calculate(right.replace(" \\times \\square", "")), over(top, bottom)),
			);
		}
		if (value === null) return false;
		return formula.includes("square")
			? holds(formula.replace("\\square", "x"), { x: value })
			: isEqual(calculate(formula), value);
	},
	"fraction-division-word": (question, { value, text }) => {
		const [a = exact(1), b = exact(1)] = exactsIn(question.prompt);
		const part_first = /One bowl|One lap|of a tank/.test(question.prompt);
		const [whole, part] = part_first ? [b, a] : [a, b];
		if (question.question_type === "SELECT_ONE") return isEqual(calculate(text), over(whole, part));
		return value !== null && isEqual(times(value, part), whole);
	},
	"divide-multidigit": byExact((found, a, b) => isEqual(times(found, b), a)),
	"decimal-add-sub-fluent": (question, { value }) => {
		const [formula] = formulasIn(question.prompt);
		const [a = exact(0), b = exact(0)] = exactsIn(question.prompt);
		if (value === null) return false;
		if (formula !== undefined) return isEqual(calculate(formula), value);
		return question.prompt.includes("left") ? isEqual(plus(value, b), a) : isEqual(minus(value, b), a);
	},
	"decimal-mult-div-fluent": (question, { value }) => {
		const [formula] = formulasIn(question.prompt);
		const numbers = exactsIn(question.prompt);
		if (value === null) return false;
		return isEqual(value, formula === undefined ? numbers.reduce(times) : calculate(formula));
	},
	"greatest-common-factor": (question, { value }) => {
		const [a = 1n, b = 1n] = wholesIn(question.prompt);
		const found = value?.numerator ?? 0n;
		if (found < 1n || a % found !== 0n || b % found !== 0n) return false;
		for (let larger = found + 1n; larger <= a; larger += 1n)
			if (a % larger === 0n && b % larger === 0n) return false;
		return true;
	},
	"least-common-multiple": (question, { value }) => {
		const [a = 1n, b = 1n] = wholesIn(question.prompt);
		let meeting = a;
		while (meeting % b !== 0n) meeting += a;
		return (
			value !== null &&
			isEqual(
				value,
				question.prompt.includes("packs") ? over(rational(meeting), rational(a)) : rational(meeting),
			)
		);
	},
	"factor-out-gcf-sum": (question, { value, values }) => {
		const [formula = ""] = formulasIn(question.prompt);
		const terms = exactsIn(formula).map(({ numerator }) => abs(numerator));
		const shared = terms.reduce(gcd);
		if (question.question_type === "FILL_ONE") return value !== null && isEqual(value, rational(shared));
		const told = /= ?\$ (\d+)/.exec(question.prompt)?.[1];
		const [factor, ...rest] = told === undefined ? values : [numberOf(told), ...values];
		return (
			factor?.numerator === shared &&
			rest.every((one, at) => one !== null && one.numerator * shared === terms[at])
		);
	},
};
