import type { Rational } from "@learnin/domain/arithmetic/rational";
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
	power,
	sum,
	times,
	value as numberOf,
} from "../exact.ts";
import { byExact, solvesFormula } from "../formula-ways.ts";
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
	"integers-in-context": (question, { value, text, texts }) => {
		const sign = (words: string) =>
			/below|debt|loss|colder than|owes \d/.test(words) ? exact(-1) : exact(1);
		const sizeIn = (words: string) => exactsIn(words)[0] ?? exact(0);
		const { prompt } = question;
		if (texts.length > 1) return isEqual(times(sign(text), sizeIn(text)), numberOf(texts[1] ?? ""));
		if (question.question_type === "SELECT_ONE") {
			const shown = numberOf(formulasIn(prompt)[0] ?? "");
			if (/spent|became|took/.test(text)) return false;
			return /nothing|exactly|at the surface/.test(text)
				? isEqual(shown, exact(0))
				: isEqual(times(sign(text), sizeIn(text)), shown);
		}
		if (value === null) return false;
		if (prompt.startsWith("Zero"))
			return isEqual(
				value,
				times(sign(prompt.split("stands for ").at(-1) ?? ""), exactsIn(prompt)[0] ?? exact(0)),
			);
		const [start = exact(0), by = exact(0)] = exactsIn(prompt);
		const from = times(prompt.includes("below") ? exact(-1) : exact(1), start);
		return isEqual(minus(value, from), prompt.includes("rises") ? by : minus(exact(0), by));
	},
	"opposites-number-line": (question, { value, text }) => {
		const { prompt, figure } = question;
		const [number = exact(0)] = exactsIn(prompt);
		if (question.question_type === "SELECT_ONE") return text.includes("equally far");
		if (value === null) return false;
		if (figure !== undefined) {
			const [, , size = exact(0)] = exactsIn(figure.alt).slice(0);
			const place = times(size, figure.alt.includes("left") ? exact(-1) : exact(1));
			return isEqual(plus(value, place), exact(0));
		}
		if (prompt.includes("apart"))
			return isEqual(times(value, exact(prompt.includes("left") ? -2 : 2)), number);
		if (prompt.includes("opposite of the opposite")) return isEqual(value, number);
		return prompt.includes("opposite")
			? isEqual(plus(value, number), exact(0))
			: isEqual(value, calculate(formulasIn(prompt)[0] ?? ""));
	},
	"rationals-number-line": (question, { value }) => {
		const { prompt, figure } = question;
		if (value === null) return false;
		if (figure === undefined) {
			const [low = exact(0), high = exact(0)] = exactsIn(prompt);
			return isEqual(minus(value, low), minus(high, value));
		}
		const [, , parts = exact(1), steps = exact(0)] = exactsIn(figure.alt);
		return isEqual(times(value, parts), times(steps, exact(figure.alt.includes("left") ? -1 : 1)));
	},
	"four-quadrants": (question, { values, text }) => {
		const { prompt } = question;
		const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(
			prompt.replace(/[A-Z]\(/g, "("),
		);
		const zero = exact(0);
		if (prompt.includes("In which quadrant")) {
			const names = compare(b, zero) > 0 ? ["First", "Second"] : ["Fourth", "Third"];
			return text.startsWith(names[compare(a, zero) > 0 ? 0 : 1] ?? "");
		}
		if (question.question_type === "SELECT_ONE") {
			const [x_kept, y_kept] = [isEqual(a, c), isEqual(b, d)];
			return text.includes("both")
				? !x_kept && !y_kept
				: text.includes("x-axis")
					? x_kept && !y_kept
					: y_kept && !x_kept;
		}
		const [x = null, y = null] = values;
		if (x === null || y === null) return false;
		if (prompt.includes("What are")) {
			const [, right = "", side = "", up = "", way = ""] =
				/lies (\d+) to the (\w+) and (\d+) (\w+)/.exec(question.figure?.alt ?? "") ?? [];
			return (
				isEqual(x, numberOf(side === "left" ? `-${right}` : right)) &&
				isEqual(y, numberOf(way === "down" ? `-${up}` : up))
			);
		}
		const mirrors = (kept: Rational, old: Rational, changes: boolean) =>
			isEqual(changes ? plus(kept, old) : minus(kept, old), zero);
		return mirrors(x, a, prompt.includes("y-axis")) && mirrors(y, b, prompt.includes("x-axis"));
	},
	"compare-order-rationals": (question, { text, value }) => {
		if (/[<>=]/.test(text)) return holds(text);
		if (question.question_type === "SELECT_ONE" && value !== null) {
			const unwanted = question.prompt.includes("smallest") ? 1 : -1;
			return question.options.every(({ label }) => compare(value, numberOf(label)) !== unwanted);
		}
		const [, first = "", a = "", second = "", b = ""] =
			/In (.+?) it is \$(-?\d+)\$ degrees, in (.+?) \$(-?\d+)\$/.exec(question.prompt) ?? [];
		const warmer = compare(numberOf(a), numberOf(b)) > 0 ? first : second;
		return text.includes("warmer") === text.includes(`${warmer}.`);
	},
	"absolute-value": (question, { value, text }) => {
		const [formula = ""] = formulasIn(question.prompt);
		if (question.question_type === "FILL_ONE") return value !== null && isEqual(calculate(formula), value);
		const [first = "", second = ""] = formulasIn(question.prompt);
		const names = /^(\w+).*?, (\w+)/.exec(question.prompt) ?? [];
		const deeper = compare(calculate(`|${first}|`), calculate(`|${second}|`)) > 0 ? names[1] : names[2];
		const [claim] = formulasIn(text);
		return claim !== undefined && holds(claim) && text.startsWith(`${deeper} `);
	},
	"coordinate-distance-axis": (question, { value }) => {
		const numbers = exactsIn(question.prompt.replace(/\(/g, " "));
		const points = numbers.flatMap((x, at) =>
			at % 2 === 0 ? [[x, numbers[at + 1] ?? exact(0)] as const] : [],
		);
		const size = (one: Rational) => rational(abs(one.numerator), one.denominator);
		const closed = question.prompt.includes("perimeter") ? [...points, ...points.slice(0, 1)] : points;
		const pieces = closed
			.slice(1)
			.map(([x, y], at) => plus(size(minus(x, closed[at]?.[0] ?? x)), size(minus(y, closed[at]?.[1] ?? y))));
		return value !== null && isEqual(value, sum(pieces));
	},
	"whole-number-exponents": (question, { text, texts, value }) => {
		const [formula = ""] = formulasIn(question.prompt);
		if (texts.length > 1) return isEqual(calculate(text), numberOf(texts[1] ?? ""));
		if (question.question_type === "SELECT_ONE") return isEqual(calculate(text), calculate(formula));
		return value !== null && isEqual(calculate(formula), value);
	},
	"variables-in-context": (question, { text, texts }) => {
		const { prompt } = question;
		if (prompt.includes("stand for?")) return text.startsWith("For the number of");
		const letter = /(?<=\$)[a-z](?=\$)/.exec(prompt)?.[0] ?? "x";
		const [words, formula] = texts.length > 1 ? [text, texts[1] ?? ""] : [prompt, text];
		// Two numbers in place of the letter tell all expressions here apart.
		return [exact(5), exact(7)].every((number) =>
			isEqual(calculate(formula, { [letter]: number }), toldWith(words, number)),
		);
	},
	"write-expressions": (question, { text, texts }) => {
		const letter = /(?<=called \$)[a-z]|(?<![a-z])[xynkw](?![a-z])/.exec(question.prompt)?.[0] ?? "x";
		const [words, formula] = texts.length > 1 ? [text, texts[1] ?? ""] : [question.prompt, text];
		if (formula.includes("<")) return false;
		return [exact(31), exact(47)].every((number) =>
			isEqual(calculate(formula, { [letter]: number }), spokenWith(words, letter, number)),
		);
	},
	"expression-parts": (question, { text, texts, value }) => {
		const { prompt } = question;
		const [all = ""] = formulasIn(prompt).filter((formula) => /[+(]/.test(formula));
		const terms = all.split(" + ");
		const coefficientOf = (what: string) => {
			const term = terms.find((one) => one.replace(/^\d+/, "") === what) ?? "0";
			return exact(Number(/^\d+/.exec(term)?.[0] ?? 1));
		};
		const constant = numberOf(terms.find((term) => /^\d+$/.test(term)) ?? "0");
		const asked = /coefficient of \$([a-z^{}2]+)\$/.exec(`${texts.length > 1 ? text : prompt}`)?.[1] ?? "";
		if (texts.length > 1) {
			const given = numberOf(texts[1] ?? "");
			return isEqual(
				given,
				text.includes("constant") ? constant : text.includes("exponent") ? exact(2) : coefficientOf(asked),
			);
		}
		if (prompt.includes("factors of")) {
			const factors = formulasIn(text);
			const at = exact(3);
			const letter = /[a-z]/.exec(all)?.[0] ?? "x";
			return isEqual(
				factors.map((factor) => calculate(factor, { [letter]: at })).reduce(times),
				calculate(all, { [letter]: at }),
			);
		}
		if (question.question_type === "SELECT_ALL") {
			if (text.includes("terms")) return terms.length === 3;
			if (text.includes("factors")) return true;
			const [claim] = formulasIn(text).slice(-1);
			const of = /coefficient of \$([a-z])\$/.exec(text)?.[1];
			return of !== undefined && isEqual(coefficientOf(of), numberOf(claim ?? "0"));
		}
		if (value === null) return false;
		return isEqual(value, prompt.includes("How many terms") ? exact(terms.length) : coefficientOf(asked));
	},
	"evaluate-expressions": (question, { value }) => {
		const formulas = formulasIn(question.prompt);
		const letters = Object.fromEntries(
			formulas.flatMap((formula) => {
				const [, letter = "", number = ""] =
					/^([a-zA-Z]) = (\d[\d.]*|\\dfrac\{\d+\}\{\d+\})$/.exec(formula) ?? [];
				return letter === "" ? [] : [[letter, calculate(number)] as const];
			}),
		);
		const asked =
			formulas.find(
				(formula) =>
					/[a-zA-Z]/.test(formula.replace("\\dfrac", "")) &&
					(formula.match(/[-+^(\\]|\d[a-z]/g) ?? []).length > 0 &&
					!/^[a-z] = /.test(formula),
			) ?? "";
		return value !== null && isEqual(calculate(asked.replace(/^[PC] = /, ""), letters), value);
	},
	"equivalent-expressions": (question, { text, values }) => {
		const [shown = ""] = formulasIn(question.prompt);
		const letters = (seed: number) => ({
			x: exact(seed),
			y: exact(seed + 4),
			n: exact(seed),
			a: exact(seed),
		});
		if (question.question_type === "SELECT_ONE")
			return [3, 8].every((seed) => isEqual(calculate(text, letters(seed)), calculate(shown, letters(seed))));
		const [left = ""] = shown.split(" =");
		const [, ...numbers] = values.length === 3 ? values : [null, ...values];
		const [p = null, q = null] = numbers;
		if (p === null || q === null) return false;
		const factor = values.length === 3 ? (values[0] ?? exact(0)) : exact(1);
		const is_simple = values.length < 3 || gcd(p.numerator, q.numerator) === 1n;
		return (
			is_simple &&
			[3, 8].every((seed) => {
				const { x, y } = letters(seed);
				const second = left.includes("y") && left.includes("x") ? times(q, y) : q;
				return isEqual(
					times(factor, plus(times(p, x), second)),
					calculate(left, /[na]/.test(left) ? letters(seed) : left.includes("x") ? { x, y } : { y: x }),
				);
			})
		);
	},
	"identify-equivalent": (question, { text }) => {
		const [shown = "", second = "", third = ""] = formulasIn(question.prompt);
		const letter = /[a-z]/.exec(shown)?.[0] ?? "x";
		if (question.prompt.includes("What follows")) {
			const agree = [0, 1, 9].every((number) =>
				isEqual(
					calculate(second, { [letter]: exact(number) }),
					calculate(third, { [letter]: exact(number) }),
				),
			);
			return !agree && text.includes("not equivalent");
		}
		return [2, 5, 11].every((number) =>
			isEqual(calculate(text, { [letter]: exact(number) }), calculate(shown, { [letter]: exact(number) })),
		);
	},
	"test-solutions": solvesFormula,
	"inequalities-graph": (question, { text, texts }) => {
		const { prompt, figure } = question;
		const fitting = (words: string, boundary: Rational, tried: Rational) => {
			const order = compare(tried, boundary);
			if (/[<>≤≥]/.test(words))
				return holds(words.replaceAll("$", ""), { [/(?<!\\)[a-z](?= )/.exec(words)?.[0] ?? "x"]: tried });
			if (words.includes("dot"))
				return (words.includes("full") && order === 0) || order === (words.includes("left") ? -1 : 1);
			if (/at least|or taller/i.test(words)) return order >= 0;
			if (/at most|must not be more/i.test(words)) return order <= 0;
			return /less|younger|fewer/i.test(words) ? order < 0 : order > 0;
		};
		const [one, other] =
			texts.length > 1
				? [text, texts[1] ?? ""]
				: [text, figure?.alt ?? (/\$\w+ [<>≤≥]/.test(prompt) ? (formulasIn(prompt)[0] ?? "") : prompt)];
		const [boundary = exact(0)] = exactsIn(other);
		return [-30, -1, 0, 1, 30].every((step) => {
			const tried = plus(boundary, exact(step));
			return fitting(one, exactsIn(one)[0] ?? boundary, tried) === fitting(other, boundary, tried);
		});
	},
	"dependent-independent": (question, { text, value, values }) => {
		const { prompt, figure } = question;
		const rate = exactsIn(prompt)[0] ?? exact(0);
		if (prompt.includes("Which letter")) {
			const [first = "", second = ""] = formulasIn(prompt);
			return text === `$${prompt.includes("independent") ? first : second}$`;
		}
		if (question.question_type === "FILL_MULTIPLE") {
			const [, p = exact(0), total = exact(0)] = exactsIn(prompt);
			const [up = null, back = null] = values;
			return up !== null && back !== null && isEqual(over(up, p), rate) && isEqual(times(back, rate), total);
		}
		if (question.question_type === "FILL_ONE") {
			const [equation = ""] = formulasIn(prompt);
			const [, letter = "", number = ""] = /for \$([a-z]) = (\d+)\$\?/.exec(prompt) ?? [];
			const asked = /What is \$([a-z])\$/.exec(prompt)?.[1] ?? "";
			return value !== null && holds(equation, { [letter]: numberOf(number), [asked]: value });
		}
		const [x = "x", y = "y"] = figure === undefined ? formulasIn(prompt) : formulasIn(prompt).toReversed();
		const points =
			figure === undefined
				? [
						[exact(2), times(rate, exact(2))],
						[exact(5), times(rate, exact(5))],
					]
				: [...figure.alt.matchAll(/(\d+) to the right and (\d+) up/g)].map(([, a = "", b = ""]) => [
						numberOf(a),
						numberOf(b),
					]);
		return points.every(([a, b]) => a !== undefined && b !== undefined && holds(text, { [x]: a, [y]: b }));
	},
	"area-triangles-quads": (question, { value }) => {
		const { prompt, figure } = question;
		if (value === null) return false;
		const half = rational(1n, 2n);
		if (figure === undefined) {
			const [a = exact(1), b = exact(1)] = exactsIn(prompt);
			const share = prompt.includes("triangle") ? half : exact(1);
			return prompt.includes("What is its height")
				? isEqual(times(times(b, value), share), a)
				: isEqual(value, times(times(a, b), share));
		}
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(figure.alt);
		// A trapezoid is cut by its diagonal into two triangles of the same height.
		if (figure.alt.startsWith("A trapezoid"))
			return isEqual(value, plus(times(times(a, c), half), times(times(b, c), half)));
		return isEqual(value, times(times(a, b), figure.alt.startsWith("A triangle") ? half : exact(1)));
	},
	"area-composite-polygons": (question, { value, values }) => {
		const alt = question.figure?.alt ?? "";
		const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(alt);
		const half = rational(1n, 2n);
		if (alt.startsWith("A rectangle") && alt.includes("on top")) {
			const [box, top] = [times(a, b), times(times(c, d), half)];
			if (question.question_type === "FILL_MULTIPLE")
				return [box, top, plus(box, top)].every(
					(area, at) => values[at] !== null && isEqual(area, values[at] ?? exact(-1)),
				);
			return value !== null && isEqual(value, plus(box, top));
		}
		if (value === null) return false;
		if (alt.startsWith("An L")) return isEqual(value, plus(times(plus(a, c), d), times(a, minus(b, d))));
		if (alt.includes("cut off")) return isEqual(plus(value, times(times(c, d), half)), times(a, b));
		// The frame as two long strips and two short ones.
		return isEqual(value, times(exact(2), plus(times(plus(a, plus(c, c)), c), times(b, c))));
	},
	"volume-fractional-edges": (question, { value }) => {
		const [a = exact(1), b = exact(1), c = exact(1), cube] = exactsIn(question.prompt);
		if (value === null) return false;
		const filled = cube === undefined ? value : times(value, power(cube, 3));
		return isEqual(over(over(filled, a), b), c);
	},
	"polygons-on-plane": (question, { value, values }) => {
		const numbers = exactsIn(question.prompt.replace(/[P-S] \$?\(|\(/g, " "));
		const corners = numbers.flatMap((x, at) =>
			at % 2 === 0 ? [[x, numbers[at + 1] ?? exact(0)] as const] : [],
		);
		if (question.question_type === "FILL_MULTIPLE") {
			// Opposite corners of a rectangle have the same middle.
			const [x = null, y = null] = values;
			const all = [...corners, [x ?? exact(99), y ?? exact(99)] as const];
			const often = (list: Rational[]) =>
				list.every((one) => list.filter((other) => isEqual(one, other)).length === 2);
			return often(all.map(([one]) => one)) && often(all.map(([, one]) => one));
		}
		if (value === null) return false;
		const [[x1, y1] = [exact(0), exact(0)], [x2, y2] = [exact(0), exact(0)]] = corners;
		if (question.prompt.includes("side $PQ$"))
			return isEqual(times(value, value), plus(power(minus(x1, x2), 2), power(minus(y1, y2), 2)));
		// The shoelace rule, which needs no base and no height.
		const twice = sum(
			corners.map(([x, y], at) => {
				const [next_x, next_y] = corners[(at + 1) % corners.length] ?? [x, y];
				return minus(times(x, next_y), times(next_x, y));
			}),
		);
		return isEqual(times(value, exact(2)), rational(abs(twice.numerator), twice.denominator));
	},
	"nets-surface-area": (question, { value, text }) => {
		const { prompt, figure } = question;
		if (question.question_type === "SELECT_ONE") {
			const faces = {
				Cube: "six squares",
				Box: "in pairs",
				"Triangular prism": "three rectangles",
				"Square pyramid": "one square",
				"Triangular pyramid": " four equal triangles",
			};
			const name = text.replace(/ \(.*/, "");
			return (
				prompt.includes(faces[name as keyof typeof faces]) &&
				(name !== "Triangular pyramid" || !prompt.includes("square and"))
			);
		}
		const [a = exact(1), b = exact(1), c = exact(1), d = exact(1), e = exact(1), f = exact(1)] = exactsIn(
			figure?.alt ?? "",
		);
		if (value === null || figure === undefined) return false;
		if (figure.alt.startsWith("The net of a box"))
			return isEqual(value, sum([times(a, b), times(c, d), times(e, f)].flatMap((face) => [face, face])));
		if (figure.alt.startsWith("A box"))
			return isEqual(value, plus(times(times(exact(2), plus(a, b)), c), times(exact(2), times(a, b))));
		// Four triangles on a square make two parallelograms of side and height.
		if (figure.alt.includes("pyramid"))
			return isEqual(value, plus(times(a, a), times(exact(2), times(a, b))));
		return isEqual(value, plus(times(a, b), times(plus(plus(a, b), c), d)));
	},
	"statistical-questions": (question, { text }) => {
		const { prompt } = question;
		// Answers vary where the question is about many people, things, games or days.
		const isAboutMany = (words: string) =>
			/\b(students|players|apples|people|games|days of|songs|homes|backpacks in|names)\b/.test(words) &&
			!words.includes("class today");
		if (prompt.includes("and why")) {
			const asked = /"(.*?)"/.exec(prompt)?.[1] ?? "";
			return isAboutMany(asked) ? text.includes("will differ") : text.includes("exactly one");
		}
		return isAboutMany(text) === !prompt.includes("**not**");
	},
	"mean-median": (question, { value, values }) => {
		const { prompt } = question;
		const list = exactsIn(/: ([\d, ]+)\./.exec(prompt)?.[1] ?? "");
		const total = sum(list);
		const isMean = (one: Rational | null | undefined) =>
			one !== null && one !== undefined && isEqual(times(one, exact(list.length)), total);
		const isMedian = (one: Rational | null | undefined) =>
			one !== null && one !== undefined && isEqual(one, middleOf(list));
		if (question.question_type === "FILL_MULTIPLE") return isMean(values[0]) && isMedian(values[1]);
		if (value === null) return false;
		if (prompt.includes("last one")) {
			const [count = exact(1), mean = exact(0), ...known] = exactsIn(prompt);
			return isEqual(plus(value, sum(known)), times(count, mean));
		}
		return prompt.includes("the mean") ? isMean(value) : isMedian(value);
	},
	variability: (question, { value, values }) => {
		const { prompt } = question;
		const size = (one: Rational) => rational(abs(one.numerator), one.denominator);
		if (question.question_type === "FILL_MULTIPLE") {
			const numbers = exactsIn(prompt);
			const mean = numbers[4] ?? exact(0);
			return values.every((one, at) => one !== null && isEqual(one, size(minus(numbers[at] ?? mean, mean))));
		}
		if (value === null) return false;
		const list = exactsIn(/(?:\?|mean of) ([\d, ]+)(?: is|$)/.exec(prompt)?.[1] ?? "").sort(compare);
		if (prompt.includes("absolute deviation")) {
			const mean = over(sum(list), exact(list.length));
			return isEqual(times(value, exact(list.length)), sum(list.map((one) => size(minus(one, mean)))));
		}
		if (prompt.includes("interquartile")) {
			const half = Math.floor(list.length / 2);
			return isEqual(value, minus(middleOf(list.slice(-half)), middleOf(list.slice(0, half))));
		}
		return isEqual(plus(value, list[0] ?? exact(0)), list.at(-1) ?? exact(0));
	},
	"statistical-displays": (question, { value, values, text }) => {
		const { prompt, figure } = question;
		const alt = figure?.alt ?? "";
		if (question.question_type === "SELECT_ONE") return text.startsWith("About a quarter");
		if (question.question_type === "FILL_MULTIPLE") {
			const list = exactsIn(/drawn for ([\d, ]+)\./.exec(prompt)?.[1] ?? "").sort(compare);
			const five = [list[0], middleOf(list.slice(0, 3)), middleOf(list), middleOf(list.slice(4)), list[6]];
			return five.every(
				(one, at) => one !== undefined && values[at] !== null && isEqual(one, values[at] ?? exact(-1)),
			);
		}
		if (value === null) return false;
		if (alt.startsWith("A box plot")) {
			const [least = exact(0), lower = exact(0), median = exact(0), upper = exact(0), greatest = exact(0)] =
				exactsIn(alt);
			return isEqual(
				value,
				prompt.includes("interquartile")
					? minus(upper, lower)
					: prompt.includes("range")
						? minus(greatest, least)
						: median,
			);
		}
		const stacks = [...alt.matchAll(/(?:At|From) (\d+)[^:]*: (\d+)/g)].map(
			([, place = "", count = ""]) => [Number(place), Number(count)] as const,
		);
		const [limit = 0] = wholesIn(/(?:than|are) (\d+)/.exec(prompt)?.[1] ?? "0").map(Number);
		const fits = (place: number) =>
			prompt.includes("more than")
				? place > limit
				: prompt.includes("less than")
					? place < limit
					: prompt.includes("or more")
						? place >= limit
						: true;
		return isEqual(
			value,
			exact(stacks.filter(([place]) => fits(place)).reduce((all, [, count]) => all + count, 0)),
		);
	},
	"describe-distribution": (question, { value, text }) => {
		const { prompt, figure } = question;
		const stacks = [...(figure?.alt ?? "").matchAll(/At (\d+): (\d+)/g)].map(
			([, place = "", count = ""]) => [Number(place), Number(count)] as const,
		);
		const list = stacks.flatMap(([place, count]) => Array.from({ length: count }, () => exact(place)));
		const mean = over(sum(list), exact(list.length));
		const median = middleOf(list);
		const counts = stacks.map(([, count]) => count);
		const is_symmetric = counts.every((count, at) => count === counts[counts.length - 1 - at]);
		if (question.question_type === "FILL_ONE") {
			if (value === null) return false;
			if (prompt.includes("How many observations")) return isEqual(value, exact(list.length));
			if (prompt.includes("outlier")) {
				const at = stacks.findIndex(([place]) => isEqual(value, exact(place)));
				return (
					(stacks[at]?.[1] ?? 0) > 0 &&
					[1, 2, 3].every((gap) => (stacks[at - gap]?.[1] ?? 0) === 0 && (stacks[at + gap]?.[1] ?? 0) === 0)
				);
			}
			return stacks.every(
				([, count]) => count <= (stacks.find(([place]) => isEqual(value, exact(place)))?.[1] ?? -1),
			);
		}
		if (question.question_type === "SELECT_ALL") {
			const [claimed = exact(0)] = exactsIn(text);
			if (text.includes("observations")) return isEqual(claimed, exact(list.length));
			if (text.includes("median")) return isEqual(claimed, median);
			if (text.includes("range")) return isEqual(claimed, minus(list.at(-1) ?? mean, list[0] ?? mean));
			return text.includes("symmetric") ? is_symmetric : compare(mean, claimed) > 0;
		}
		if (prompt.includes("taken out")) {
			const rest = list.slice(0, -1);
			const [mean_falls, median_falls] = [
				minus(mean, over(sum(rest), exact(rest.length))),
				minus(median, middleOf(rest)),
			];
			return compare(mean_falls, median_falls) > 0
				? text.startsWith("The mean falls")
				: text.startsWith("The median falls");
		}
		if (prompt.includes("typical"))
			return is_symmetric
				? text.startsWith("The mean, because the values are")
				: text.startsWith("The median");
		const order = compare(mean, median);
		if (is_symmetric) return text === "Symmetric";
		return text.includes("right") ? order > 0 : text.includes("left") && order < 0;
	},
};

/** Carries out the stories of "variables-in-context" with a number in place of the letter. */
function toldWith(words: string, number: Rational): Rational {
	const [a = exact(0), b = exact(0)] = exactsIn(words);
	if (words.includes("older") || words.includes("more marbles")) return plus(number, a);
	if (words.includes("jar") || words.includes("fewer")) return minus(number, a);
	if (words.includes("coins")) return minus(a, number);
	if (words.includes("Entry")) return plus(a, times(b, number));
	if (words.includes("stickers")) return minus(a, times(b, number));
	if (words.includes("people")) return plus(over(number, a), b);
	return /share/.test(words) ? over(number, a) : times(number, a);
}

/** Does what the words of "write-expressions" say, with a number in place of the letter. */
function spokenWith(words: string, letter: string, number: Rational): Rational {
	const text = words
		.replace(/.*means: /, "")
		.replace(/\?$/, "")
		.toLowerCase();
	const valueOf = (part: string): Rational => {
		const clean = part.trim().replace(/^the (?=number$)/, "");
		if (clean === letter || clean === "number") return number;
		if (/^\d+$/.test(clean)) return numberOf(clean);
		const rules: [RegExp, (a: Rational, b: Rational) => Rational][] = [
			[/^(.+), divided by (.+)$/, over],
			[/^(.+), increased by (.+)$/, plus],
			[/^divide (.+) by (.+)$/, over],
			[/^(.+) subtracted from (.+)$/, (a, b) => minus(b, a)],
			[/^subtract (.+) from (.+)$/, (a, b) => minus(b, a)],
			[/^(.+?) less than (.+)$/, (a, b) => minus(b, a)],
			[/^(.+?) more than (.+)$/, (a, b) => plus(b, a)],
			[/^(.+?) less the (.+)$/, minus],
			[/^the square of (.+)()$/, (a) => times(a, a)],
			[/^twice (.+)()$/, (a) => plus(a, a)],
			[/^(\d+) times (.+)$/, times],
			[/^the sum of (.+) and (.+)$/, plus],
			[/^the difference of (.+) and (.+)$/, minus],
			[/^the product of (.+) and (.+)$/, times],
			[/^the quotient of (.+) and (.+)$/, over],
			[/^(.+) divided by (.+)$/, over],
		];
		for (const [rule, apply] of rules) {
			const found = rule.exec(clean);
			if (found !== null)
				return apply(valueOf(found[1] ?? ""), found[2] === "" ? exact(0) : valueOf(found[2] ?? ""));
		}
		throw new Error(`cannot read "${clean}"`);
	};
	return valueOf(text);
}

function middleOf(list: readonly Rational[]): Rational {
	const sorted = list.toSorted(compare);
	const at = sorted.length / 2;
	if (sorted.length % 2 === 1) return sorted[Math.floor(at)] ?? exact(0);
	return over(plus(sorted[at - 1] ?? exact(0), sorted[at] ?? exact(0)), exact(2));
}
