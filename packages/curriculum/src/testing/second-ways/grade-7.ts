import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
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
import { worksOutFormula } from "../formula-ways.ts";
import { solvesEquation } from "../read-equation.ts";
import { countInFigure, wholesIn } from "../read-question.ts";
import type { SecondWays } from "../second-way.ts";
import { wholeOf } from "../wholes.ts";

/** One second way per generator of grade 7. */
export const secondWays7: SecondWays = {
	"two-step-equations": solvesEquation,
	"add-integers": (question, answer) => {
		const [a = 0n, b = 0n] = wholesIn(question.prompt);
		const value = wholeOf(answer.value);
		const start = question.prompt.includes("below") ? -a : a;
		return value !== null && value - (question.prompt.includes("fallen") ? -b : b) === start;
	},
	"subtract-integers": (question, answer) => {
		const [a = 0n, b = 0n] = wholesIn(question.prompt);
		const value = wholeOf(answer.value);
		if (value === null) return false;
		return question.prompt.includes("diver") ? value - a === b : value + b === a;
	},
	"unit-rate-fractions": (question, { value }) => {
		const [amount = exact(1), per = exact(1)] = exactsIn(question.prompt);
		const turned = /How many (hours|minutes|cups of milk)/.test(question.prompt);
		return value !== null && isEqual(times(value, turned ? amount : per), turned ? per : amount);
	},
	"test-proportional": (question, { text }) => {
		const alt = question.figure?.alt ?? "";
		if (alt.startsWith("A table")) {
			const rows = [...alt.matchAll(/x: (\d+), y: (\d+)/g)].map(
				([, x = "", y = ""]) => [numberOf(x), numberOf(y)] as const,
			);
			const [[x1, y1] = [exact(1), exact(1)]] = rows;
			const is_proportional = rows.every(([x, y]) => isEqual(times(y, x1), times(x, y1)));
			return text.includes(is_proportional ? "same number of times" : "quotient");
		}
		if (alt !== "")
			return alt.includes("through the origin")
				? text.startsWith("Yes, it is")
				: text.includes(alt.includes("meets") ? "does not go through" : "not one straight");
		if (text.includes("$")) {
			const formula = text.replaceAll("$", "");
			// Of a proportional relation, the double of a point fits as well, and nothing belongs to zero but zero.
			const fitting = Array.from({ length: 200 }, (_, at) => rational(BigInt(at + 1), 2n)).filter((y) =>
				[1, 2, 4, 8].some((x) => holds(formula, { x: exact(x), y })),
			);
			return [1, 2, 4].every((x) =>
				fitting.every(
					(y) => !holds(formula, { x: exact(x), y }) || holds(formula, { x: exact(2 * x), y: plus(y, y) }),
				),
			);
		}
		return /per kilogram|steady|every hour$|legs/.test(text);
	},
	"constant-of-proportionality": (question, { value }) => {
		const { prompt, figure } = question;
		if (value === null) return false;
		const equation = formulasIn(prompt).find((formula) => formula.includes("="));
		if (equation !== undefined)
			return [3, 7].every((x) => holds(equation, { x: exact(x), y: times(value, exact(x)) }));
		const [x = exact(1), y = exact(1)] =
			figure === undefined
				? exactsIn(prompt)
				: exactsIn(figure.alt.replace(/^.*?Row 1:/, "").replace("Row", "")).slice(0, 2);
		return isEqual(times(value, x), y);
	},
	"proportional-equations": (question, { text, texts, value }) => {
		const { prompt } = question;
		if (texts.length > 1) {
			const [x = exact(1), y = exact(1)] = exactsIn(text);
			return holds(texts[1] ?? "", { x, y });
		}
		if (value !== null && question.question_type === "FILL_ONE") {
			const [equation = "", second = "", third = ""] = formulasIn(prompt);
			const [letter = "", number = ""] = (second.includes("=") ? second : third).split(" = ");
			const other = equation.replace(/[=\d. ]/g, "").replace(letter, "");
			return holds(equation, { [letter]: numberOf(number), [other]: value });
		}
		const [first = exact(1), second] = exactsIn(prompt);
		const letters = formulasIn(prompt);
		const [y = "y", x = "x"] = letters;
		const paid = /pays|moves|goes/.test(prompt) && second !== undefined;
		const [count, total] =
			second === undefined ? [exact(1), first] : paid ? [second, first] : [first, second];
		return [1, 3].every((factor) =>
			holds(text, { [x]: times(count, exact(factor)), [y]: times(total, exact(factor)) }),
		);
	},
	"interpret-proportional-graph": (question, { value, text }) => {
		const [x = exact(1), y = exact(1), one = exact(1), rate = exact(1)] = exactsIn(
			question.figure?.alt ?? "",
		);
		const { prompt } = question;
		if (question.question_type === "SELECT_ONE") {
			if (prompt.includes("origin")) return /^(At the start |Zero tickets)/.test(text);
			const told = exactsIn(text.replace(/^One /, "1 ").replace("in one", "in 1"));
			const wanted = prompt.includes("point P") ? [x, y] : [one, rate];
			const turned = /flow out in|goes \d+ \w+ in/.test(text) ? [told[1], told[0]] : told;
			return (
				wanted.every((number, at) => turned[at] !== undefined && isEqual(number, turned[at] ?? number)) &&
				!text.startsWith("Nothing")
			);
		}
		if (value === null) return false;
		const [far = exact(1)] = exactsIn(prompt);
		if (!prompt.includes("goes on")) return isEqual(times(value, x), y);
		const [, asked = ""] = /How many (\w+) go with/.exec(prompt) ?? [];
		const is_up = (question.figure?.alt ?? "").includes(`${asked} up`);
		return is_up ? isEqual(times(y, far), times(value, x)) : isEqual(times(value, y), times(far, x));
	},
	"solve-proportions": (question, { value }) => {
		const { prompt } = question;
		if (value === null) return false;
		if (prompt.startsWith("Solve")) return holds(formulasIn(prompt)[1] ?? "", { x: value });
		const [first = exact(1), second = exact(1), c = exact(1), extra = exact(0)] = exactsIn(prompt);
		const [a, b] = prompt.includes("cherries") ? [second, first] : [first, second];
		return isEqual(times(minus(value, prompt.includes("more") ? extra : exact(0)), b), times(a, c));
	},
	"percent-change": (question, { value, text }) => {
		const { prompt } = question;
		const [a = exact(1), b = exact(1), c = exact(0)] = exactsIn(prompt);
		const hundred = exact(100);
		const factor = (percent: Rational, rises: boolean) =>
			over(rises ? plus(hundred, percent) : minus(hundred, percent), hundred);
		const moves = [...prompt.matchAll(/rises|falls|rose|fell/g)].map(([word]) => word.startsWith("r"));
		if (question.question_type === "SELECT_ONE") {
			const end = times(factor(a, moves[0] ?? true), factor(b, moves[1] ?? true));
			const order = compare(end, exact(1));
			return text.includes(order < 0 ? "lower" : order > 0 ? "higher" : "the same");
		}
		if (value === null) return false;
		if (prompt.startsWith("A price of"))
			return isEqual(value, times(times(a, factor(b, moves[0] ?? true)), factor(c, moves[1] ?? true)));
		if (prompt.includes("By what percent")) return isEqual(times(a, factor(value, moves[0] ?? true)), b);
		if (prompt.includes("before")) return isEqual(times(value, factor(a, moves[0] ?? true)), b);
		return isEqual(value, times(a, factor(b, moves[0] ?? true)));
	},
	"discount-tax-tip": (question, { value, values }) => {
		const { prompt } = question;
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(prompt);
		const hundred = exact(100);
		if (question.question_type === "FILL_MULTIPLE") {
			const [reduced = null, end = null] = values;
			if (reduced === null || end === null) return false;
			const taxed = times(reduced, over(plus(hundred, c), hundred));
			const gap = minus(end, taxed);
			const half = rational(1n, 200n);
			return (
				isEqual(times(reduced, hundred), times(a, minus(hundred, b))) &&
				compare(gap, half) <= 0 &&
				compare(gap, minus(exact(0), half)) >= 0
			);
		}
		if (value === null) return false;
		if (prompt.includes("before?")) return isEqual(times(value, minus(hundred, a)), times(b, hundred));
		const share = over(times(a, b), hundred);
		if (/is the (tip|discount|commission)/.test(prompt)) return isEqual(value, share);
		return prompt.includes("in all") ? isEqual(minus(value, a), share) : isEqual(minus(a, value), share);
	},
	"interest-percent-error": (question, { value }) => {
		const { prompt } = question;
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(prompt);
		if (value === null) return false;
		if (prompt.includes("percent error"))
			return isEqual(times(power(value, 2), power(b, 2)), times(power(minus(a, b), 2), exact(10_000)));
		const yearly = over(times(a, b), exact(100));
		if (prompt.includes("After how many years")) return isEqual(times(yearly, value), c);
		const years = prompt.includes("months") ? over(c, exact(12)) : prompt.includes("one year") ? exact(1) : c;
		const earned = times(yearly, years);
		return isEqual(value, prompt.includes("in all") ? plus(a, earned) : earned);
	},
	"add-sub-rationals": worksOutFormula,
	"multiply-integers": (question, { value, text }) => {
		const [formula = ""] = formulasIn(question.prompt);
		if (question.question_type === "SELECT_ONE")
			return text === (["Negative", "Zero", "Positive"][compare(calculate(formula), exact(0)) + 1] ?? "");
		if (value === null) return false;
		return formula.includes("square")
			? holds(formula.replace("\\square", "x"), { x: value })
			: isEqual(calculate(formula), value);
	},
	"divide-integers": (question, { value, text }) => {
		const [formula = ""] = formulasIn(question.prompt);
		if (question.question_type === "SELECT_ONE") {
			if (formula.endsWith("\\div 0")) return text.includes("no value");
			return text.includes("$") && isEqual(calculate(text), calculate(formula));
		}
		return value !== null && isEqual(calculate(formula), value);
	},
	"mult-div-rationals": worksOutFormula,
	"fractions-to-decimals": (question, { value, text, texts }) => {
		// An overline part of n digits is that part over n nines, moved behind the digits before it.
		const valueOf = (decimal: string) => {
			const [, sign = "", whole = "0", before = "", repeats = ""] =
				/^\$?(-?)(\d+)\.(\d*)(?:\\overline\{(\d+)\})?\$?$/.exec(decimal) ?? [];
			const tail =
				repeats === ""
					? exact(0)
					: over(over(numberOf(repeats), exact(10 ** repeats.length - 1)), exact(10 ** before.length));
			const size = plus(numberOf(`${whole}.${before}0`), tail);
			return sign === "-" ? minus(exact(0), size) : size;
		};
		const [fraction = "1"] = formulasIn(question.prompt);
		if (texts.length > 1) return isEqual(calculate(text), valueOf(texts[1] ?? ""));
		if (question.question_type === "FILL_ONE") return value !== null && isEqual(calculate(fraction), value);
		if (text.includes("dfrac")) {
			let { denominator } = calculate(text);
			for (const prime of [2n, 5n]) while (denominator % prime === 0n) denominator /= prime;
			return (denominator === 1n) === question.prompt.includes("comes to an end");
		}
		return isEqual(calculate(fraction), valueOf(text));
	},
	"rational-word-problems": (question, { value }) => {
		const { prompt } = question;
		const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(prompt);
		if (value === null) return false;
		if (prompt.includes("warmer")) return isEqual(minus(value, b), a);
		if (/apart|differ\?/.test(prompt)) return isEqual(plus(value, b), a);
		if (prompt.includes("account")) return isEqual(plus(value, times(b, c)), plus(a, d));
		if (prompt.includes("steadily")) return isEqual(plus(a, times(value, c)), b);
		return isEqual(plus(value, times(a, b)), exact(0));
	},
	"combine-like-terms": (question, { text, values }) => {
		const [formula = ""] = formulasIn(question.prompt);
		const letters = [...new Set(formula.match(/[a-z]/g) ?? [])].sort();
		const at = (p: number, q: number) =>
			Object.fromEntries(letters.map((letter, index) => [letter, exact(index === 0 ? p : q)]));
		const points = [
			[2, 3],
			[5, -4],
			[-7, 11],
		] as const;
		if (question.question_type === "FILL_MULTIPLE") {
			const [x = null, y = null, c = null] = values;
			if (x === null || y === null || c === null) return false;
			return points.every(([p, q]) =>
				isEqual(calculate(formula, at(p, q)), plus(plus(times(x, exact(p)), times(y, exact(q))), c)),
			);
		}
		return points.every(([p, q]) => isEqual(calculate(formula, at(p, q)), calculate(text, at(p, q))));
	},
	"expand-factor-linear": (question, { text, values }) => {
		const [formula = ""] = formulasIn(question.prompt).filter((one) => /[a-z]/.test(one));
		const shown = formula.replace(/ =$/, "");
		const letter = /[a-z]/.exec(shown)?.[0] ?? "x";
		if (question.question_type === "FILL_MULTIPLE") {
			const told = /Factor out \$(-?\d+)\$/.exec(question.prompt)?.[1];
			const [f = null, p = null, q = null] = told === undefined ? values : [numberOf(told), ...values];
			if (f === null || p === null || q === null) return false;
			return [2, -5].every((x) =>
				isEqual(calculate(shown, { [letter]: exact(x) }), times(f, plus(times(p, exact(x)), q))),
			);
		}
		return [2, -5, 9].every((x) =>
			isEqual(calculate(shown, { [letter]: exact(x) }), calculate(text, { [letter]: exact(x) })),
		);
	},
	"rewrite-in-context": (question, { text, texts }) => {
		const { prompt } = question;
		const hundred = exact(100);
		const [percent = exact(0)] = exactsIn(text);
		const letter = /\$([a-z])\$/.exec(prompt)?.[1] ?? "a";
		if (texts.length > 1) {
			const rises = text.includes("increase");
			return isEqual(
				calculate(texts[1] ?? "", { [letter]: hundred }),
				rises ? plus(hundred, percent) : minus(hundred, percent),
			);
		}
		if (/The new value is/.test(prompt)) {
			const shown = formulasIn(prompt).find((formula) => / [-+] /.test(formula)) ?? "";
			return [200, 700].every((old) =>
				isEqual(calculate(text, { [letter]: exact(old) }), calculate(shown, { [letter]: exact(old) })),
			);
		}
		if (prompt.includes("What does that tell")) {
			const shown = formulasIn(prompt)[1] ?? "";
			return isEqual(
				calculate(shown, { [letter]: hundred }),
				text.includes("rises") ? plus(hundred, percent) : minus(hundred, percent),
			);
		}
		const [k = exact(0)] = exactsIn(prompt.replace(/^.*sides that are/, ""));
		if (prompt.includes("longer"))
			return text.startsWith("The perimeter grows by") && isEqual(percent, times(exact(4), k));
		return [
			"The perimeter is twice the sum of the two sides.",
			"What one child pays",
			"Four fifths of the paint is left.",
		].includes(text);
	},
	"multistep-rational": (question, { value }) => {
		const { prompt } = question;
		const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(prompt);
		if (value === null) return false;
		if (prompt.includes("lunch")) return isEqual(plus(plus(value, c), times(a, b)), a);
		if (prompt.includes("Wednesday"))
			return isEqual(value, times(a, minus(minus(exact(1), over(b, exact(100))), c)));
		if (prompt.includes("jar")) return isEqual(over(value, b), a);
		if (prompt.includes("earns")) return isEqual(over(value, a), plus(c, times(b, d)));
		return isEqual(plus(plus(value, value), b), a);
	},
	"equations-with-brackets": (question, { value, values }) => {
		const equation = formulasIn(question.prompt).find((formula) => formula.includes("(")) ?? "";
		const letter = /[a-z]/.exec(equation)?.[0] ?? "x";
		if (question.question_type === "FILL_MULTIPLE") {
			const [inner = null, solution = null] = values;
			if (inner === null || solution === null) return false;
			const bracket = /\((.*)\)/.exec(equation)?.[1] ?? "";
			return (
				holds(equation, { [letter]: solution }) && isEqual(calculate(bracket, { [letter]: solution }), inner)
			);
		}
		return value !== null && holds(equation, { [letter]: value });
	},
	"two-step-equation-word": (question, { value, text }) => {
		const { prompt } = question;
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(prompt);
		// Each story told forward with a number for what is asked must come to its last number.
		const told = (x: Rational): Rational => {
			if (/taxi|saved/.test(prompt)) return minus(plus(a, times(b, x)), c);
			if (prompt.includes("basket")) return minus(plus(a, times(b, x)), c);
			if (/tickets|bags/.test(prompt)) return minus(minus(times(a, x), b), c);
			return minus(times(a, prompt.includes("shorter") ? minus(x, b) : plus(x, b)), c);
		};
		if (question.question_type === "FILL_ONE") return value !== null && isEqual(told(value), exact(0));
		const [left = "", right = ""] = text.replaceAll("$", "").split(" = ");
		return [4, 9].every((x) =>
			isEqual(minus(calculate(left, { x: exact(x) }), numberOf(right)), told(exact(x))),
		);
	},
	"two-step-inequalities": (question, { value, text }) => {
		const { prompt } = question;
		if (question.question_type === "FILL_ONE") {
			const [first = exact(1), second = exact(1), third = exact(1)] = exactsIn(prompt);
			const total = (count: Rational) => plus(second, times(third, count));
			if (value === null) return false;
			const [one, limit] = [exact(1), first];
			return prompt.includes("at most")
				? compare(total(value), limit) <= 0 && compare(total(plus(value, one)), limit) > 0
				: compare(total(value), limit) >= 0 && compare(total(minus(value, one)), limit) < 0;
		}
		const [shown = ""] = formulasIn(prompt);
		const letter = /[a-z]/.exec(shown)?.[0] ?? "x";
		const [boundary = exact(0)] = exactsIn(text);
		const fits = (number: Rational) => {
			if (!text.includes("dot")) return holds(text.replaceAll("$", ""), { [letter]: number });
			const order = compare(number, boundary);
			return (order === 0 && text.includes("full")) || order === (text.includes("left") ? -1 : 1);
		};
		return [-40, -1, 0, 1, 40].every(
			(step) => fits(plus(boundary, exact(step))) === holds(shown, { [letter]: plus(boundary, exact(step)) }),
		);
	},
	circumference: (question, { value, text }) => {
		const { prompt, figure } = question;
		const told = figure?.alt ?? prompt;
		const [length = exact(1), turns = exact(1)] = exactsIn(told);
		const radius = told.includes("radius") ? length : over(length, exact(2));
		const pi = rational(314n, 100n);
		const around = times(times(exact(2), pi), radius);
		if (question.question_type === "SELECT_ONE")
			return isEqual(
				calculate(text.replace("π", "p").replace(/\$ \w+$/, ""), { p: exact(7) }),
				times(exact(14), radius),
			);
		if (value === null) return false;
		if (prompt.startsWith("The circumference of"))
			return isEqual(times(times(value, pi), exact(prompt.includes("radius") ? 2 : 1)), length);
		if (prompt.includes("half circle"))
			return isEqual(minus(value, plus(radius, radius)), over(around, exact(2)));
		return isEqual(value, prompt.includes("turns") ? times(around, turns) : around);
	},
	"area-circle": (question, { value, text }) => {
		const { prompt, figure } = question;
		const told = figure?.alt ?? prompt;
		const [length = exact(1), outer = exact(1)] = exactsIn(told);
		const pi = rational(314n, 100n);
		if (question.question_type === "SELECT_ONE") {
			const radius = told.includes("radius") ? length : over(length, exact(2));
			return isEqual(
				calculate(text.replace("π", "p").replace(/\$ .*$/, ""), { p: exact(7) }),
				times(exact(7), power(radius, 2)),
			);
		}
		if (value === null) return false;
		if (prompt.includes("circumference")) return isEqual(times(times(exact(4), pi), value), power(length, 2));
		if (prompt.includes("pond"))
			return isEqual(over(value, pi), times(minus(outer, length), plus(outer, length)));
		const four_times = times(pi, power(told.includes("radius") ? plus(length, length) : length, 2));
		return isEqual(times(value, exact(told.includes("half") ? 8 : 4)), four_times);
	},
	"scale-drawings": (question, { value }) => {
		const { prompt } = question;
		const numbers = exactsIn(prompt);
		const [one = exact(1), per = exact(1), c = exact(1), d = exact(1), e = exact(1)] = numbers;
		if (value === null) return false;
		if (prompt.startsWith("A map")) return isEqual(times(value, exact(100)), times(per, c));
		if (prompt.includes("new drawing")) return isEqual(times(value, e), times(per, c)) && isEqual(one, d);
		if (prompt.includes("real area")) return isEqual(over(over(over(value, per), per), c), d);
		return prompt.includes("in reality") ? isEqual(over(value, per), c) : isEqual(times(value, per), c);
	},
	"triangle-conditions": (question, { value, text }) => {
		const { prompt } = question;
		const reaches = (sides: readonly number[]) => {
			const [x = 0, y = 0, z = 0] = sides.toSorted((p, q) => p - q);
			return Math.sign(x + y - z);
		};
		const numbers = wholesIn(prompt).map(Number);
		if (prompt.startsWith("Can sticks"))
			return text.includes(
				{ 1: "are longer", 0: "just as long", [-1]: "are shorter" }[reaches(numbers)] ?? "?",
			);
		if (question.question_type === "SELECT_ALL" || question.question_type === "FILL_ONE") {
			const [a = 0, b = 0] = numbers;
			const side = Number(value?.numerator ?? 0n);
			const step = prompt.includes("greatest length") ? 1 : -1;
			return (
				reaches([a, b, side]) > 0 &&
				(question.question_type === "SELECT_ALL" || reaches([a, b, side + step]) <= 0)
			);
		}
		const angles = [...prompt.matchAll(/(\d+)\u00b0/g)].map(([, angle = ""]) => Number(angle));
		const lengths = [...prompt.matchAll(/(\d+) cm/g)].map(([, length = ""]) => Number(length));
		const rest = 180 - angles.reduce((all, angle) => all + angle, 0);
		if (angles.length === 3) return text.startsWith(rest === 0 ? "More" : "No");
		if (lengths.length === 3) return text.startsWith(reaches(lengths) > 0 ? "Exactly" : "No");
		if (angles.length === 2) return text.startsWith(rest > 0 ? "Exactly" : "No");
		return text.startsWith(angles.length === 1 ? "Exactly" : "More");
	},
	"cross-sections": (question, { text, texts }) => {
		const words = texts.length > 1 ? text.toLowerCase() : question.prompt;
		const shape = texts.length > 1 ? (texts[1] ?? "") : text;
		const base = /hexagon/.test(words)
			? "hexagon"
			: /stands on a triangle/.test(words)
				? "triangle"
				: /rectangle as|box/.test(words)
					? "rectangle"
					: "square";
		if (question.prompt.includes("What do the slices"))
			return shape.includes(base) && shape.includes(words.includes("pyramid") ? "smaller" : "same size");
		if (words.includes("parallel to its bottom")) return shape.toLowerCase() === base;
		if (words.includes("corner") || (words.includes("tip") && !words.includes("beside")))
			return shape === "Triangle";
		return shape === (words.includes("beside") ? "Trapezoid" : "Rectangle");
	},
	"volume-prisms": (question, { value }) => {
		const { prompt, figure } = question;
		if (value === null) return false;
		if (figure === undefined) {
			const [area = exact(1), other = exact(1)] = exactsIn(prompt);
			return prompt.includes("How long")
				? isEqual(times(area, value), other)
				: isEqual(over(value, other), area);
		}
		const [length = exact(1), a = exact(1), b = exact(1), c = exact(1)] = exactsIn(figure.alt);
		const twice = figure.alt.includes("trapezoid") ? plus(times(a, c), times(b, c)) : times(a, b);
		return isEqual(over(times(value, exact(2)), length), twice);
	},
	"area-surface-composite": (question, { value }) => {
		const { prompt, figure } = question;
		const [a = exact(1), b = exact(1), c = exact(1), d = exact(1)] = exactsIn(figure?.alt ?? prompt);
		const pi = rational(314n, 100n);
		const half = rational(1n, 2n);
		if (value === null) return false;
		if (prompt.startsWith("An arrow")) return isEqual(minus(value, times(a, b)), times(times(c, d), half));
		if (prompt.startsWith("A window"))
			return isEqual(minus(value, times(a, b)), times(pi, over(power(a, 2), exact(8))));
		if (prompt.startsWith("This ramp"))
			return isEqual(value, sum([times(b, c), times(a, b), times(a, c), times(a, d)]));
		// The upper box only lifts a part of the lid, so its four sides are all that is added.
		if (prompt.startsWith("A box"))
			return isEqual(
				value,
				sum([times(exact(2), power(a, 2)), times(exact(4), times(a, b)), times(exact(4), times(c, d))]),
			);
		return isEqual(plus(value, times(pi, over(power(b, 2), exact(4)))), power(a, 2));
	},
	"angle-relationships": (question, { value, text }) => {
		const { prompt, figure } = question;
		const alt = figure?.alt ?? "";
		const words = `${alt} ${prompt}`;
		const total = /right angle is cut|complementary/.test(words)
			? 90
			: /straight line is cut|supplementary|next to it/.test(words)
				? 180
				: 0;
		if (question.question_type === "SELECT_ONE")
			return text.startsWith({ 90: "Comp", 180: "Supp", 0: "Vert" }[total] ?? "?");
		if (value === null) return false;
		if (prompt.includes("What is $x$")) {
			const [one = "", two = ""] = formulasIn(prompt);
			const [first, second] = [calculate(one, { x: value }), calculate(two, { x: value })];
			return total === 0 ? isEqual(first, second) : isEqual(plus(first, second), exact(total));
		}
		const [known = exact(0)] = exactsIn(figure === undefined ? prompt : alt);
		return total === 0 ? isEqual(value, known) : isEqual(plus(value, known), exact(total));
	},
	"probability-scale": (question, { value, text, texts }) => {
		const { prompt } = question;
		const wordFor = (share: Rational) => {
			const order = compare(share, rational(1n, 2n));
			if (isEqual(share, exact(0))) return "Impossible";
			return isEqual(share, exact(1))
				? "Certain"
				: order === 0
					? "As likely as not"
					: order < 0
						? "Unlikely"
						: "Likely";
		};
		if (texts.length > 1) return texts[1] === wordFor(numberOf(text));
		if (prompt.startsWith("A bag")) {
			const [total = exact(1), count = exact(0)] = exactsIn(prompt);
			return text === wordFor(over(count, total));
		}
		if (prompt.includes("can be a probability")) {
			const [number = exact(0)] = exactsIn(text.replace("\\%", ""));
			const share = text.includes("%") ? over(number, exact(100)) : number;
			return compare(share, exact(0)) >= 0 && compare(share, exact(1)) <= 0;
		}
		if (prompt.startsWith("A spinner")) {
			const [total = exact(1), red = exact(0)] = exactsIn(prompt);
			const claimed = exactsIn(text)[0] ?? rational(1n, 2n);
			return isEqual(times(claimed, total), red);
		}
		return value !== null && isEqual(plus(value, exactsIn(prompt)[0] ?? exact(0)), exact(1));
	},
	"theoretical-probability": (question, { value, text }) => {
		const { prompt, figure } = question;
		if (prompt.includes("The rest is cut")) {
			const [parts = exact(1), asked = exact(0)] = exactsIn(prompt);
			// The small parts share what the large one leaves.
			const left = minus(
				exact(1),
				over(exact(1), exact(/half/.test(prompt) ? 2 : /third/.test(prompt) ? 3 : 4)),
			);
			return isEqual(times(calculate(text), parts), times(asked, left));
		}
		if (value === null) return false;
		if (figure !== undefined) {
			const colour = /stops on (\w+)/.exec(prompt)?.[1] ?? "";
			const slices = countInFigure(question, /<path[^>]*A120/g);
			const [, count = ""] = new RegExp(`(\\d+) ${colour}`).exec(figure.alt) ?? [];
			return isEqual(times(value, rational(slices)), numberOf(count));
		}
		if (prompt.startsWith("A bag")) {
			const counts = [...prompt.matchAll(/(\d+) (\w+)/g)].map(
				([, count = "", colour = ""]) => [colour, numberOf(count)] as const,
			);
			const asked = /probability of (.*)\?/.exec(prompt)?.[1] ?? "";
			const named = counts.filter(([colour]) => asked.includes(colour) !== asked.includes("**not**"));
			return isEqual(
				times(value, sum(counts.map(([, count]) => count))),
				sum(named.map(([, count]) => count)),
			);
		}
		const most = Number(/1 to (\d+)/.exec(prompt)?.[1] ?? 0);
		const [limit = 0] = wholesIn(/(?:of|than) (\d+)\?/.exec(prompt)?.[1] ?? "0").map(Number);
		const isPrime = (n: number) =>
			n > 1 && Array.from({ length: n - 2 }, (_, at) => at + 2).every((d) => n % d !== 0);
		const fits = (n: number) =>
			prompt.includes("multiple")
				? n % limit === 0
				: prompt.includes("greater")
					? n > limit
					: prompt.includes("less")
						? n < limit
						: prompt.includes("odd")
							? n % 2 === 1
							: isPrime(n);
		const fitting = Array.from({ length: most }, (_, at) => at + 1).filter(fits).length;
		return isEqual(times(value, exact(most)), exact(fitting));
	},
	"experimental-probability": (question, { value, text }) => {
		const { prompt } = question;
		if (question.question_type === "SELECT_ONE") return text.includes("close to one half");
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(prompt);
		if (value === null) return false;
		if (prompt.startsWith("The probability")) return isEqual(over(value, b), a);
		if (prompt.includes("to be expected")) return isEqual(times(value, a), times(b, c));
		return isEqual(times(value, a), prompt.includes("does not happen") ? minus(a, b) : b);
	},
	"compound-probability": (question, { value, values, text }) => {
		const { prompt } = question;
		const numbers = wholesIn(prompt).map(Number);
		const share = (fitting: number, all: number) => rational(BigInt(fitting), BigInt(all));
		if (question.question_type === "FILL_MULTIPLE") {
			const [a = 0, b = 0] = numbers;
			return (
				values[0] !== null &&
				values[1] !== null &&
				isEqual(values[0] ?? exact(-1), exact(a + b - 1)) &&
				isEqual(values[1] ?? exact(-1), exact(a - 1))
			);
		}
		if (prompt.includes("at least once")) {
			// A spinner with that many parts, every pair of stops counted.
			const { numerator, denominator } = calculate(formulasIn(prompt)[0] ?? "");
			const [red, parts] = [Number(numerator), Number(denominator)];
			let fitting = 0;
			for (let one = 0; one < parts; one += 1)
				for (let two = 0; two < parts; two += 1) if (one < red || two < red) fitting += 1;
			return isEqual(calculate(text), share(fitting, parts * parts));
		}
		if (value === null) return false;
		if (prompt.startsWith("There are"))
			return isEqual(value, exact(numbers.reduce((all, one) => all * one, 1)));
		if (prompt.startsWith("Two fair dice")) {
			const wanted = numbers.at(-1) ?? 0;
			const pairs = Array.from({ length: 36 }, (_, at) => Math.floor(at / 6) + (at % 6) + 2);
			return isEqual(value, share(pairs.filter((one) => one === wanted).length, 36));
		}
		if (prompt.includes("die with")) {
			const limit = numbers.at(-1) ?? 0;
			const fits = (n: number) =>
				prompt.includes("greater")
					? n > limit
					: prompt.includes("less")
						? n < limit
						: prompt.includes("even")
							? n % 2 === 0
							: n === limit;
			return isEqual(value, share([1, 2, 3, 4, 5, 6].filter(fits).length, 12));
		}
		if (prompt.includes("coin")) return isEqual(value, share(1, 2 ** (numbers[0] ?? 0)));
		// Every pair of single marbles, counted one by one.
		const [a = 0, b = 0] = numbers;
		const marbles = Array.from({ length: a + b }, (_, at) => at < a);
		const back = !prompt.includes("**not**");
		const same = prompt.includes("probability of two");
		let [fitting, all] = [0, 0];
		for (const [one, first] of marbles.entries())
			for (const [two, second] of marbles.entries()) {
				if (!back && one === two) continue;
				all += 1;
				if (first && second === same) fitting += 1;
			}
		return isEqual(value, share(fitting, all));
	},
	"simulate-probability": (question, { value, text }) => {
		const { prompt, figure } = question;
		if (prompt.includes("Which digits")) {
			const [percent = 0] = wholesIn(prompt).map(Number);
			const [from = 0, to = from] = wholesIn(text).map(Number);
			return 10 * (to - from + 1) === percent;
		}
		if (prompt.includes("Which simulation")) {
			const share = calculate(formulasIn(prompt)[0] ?? "");
			const chances: readonly [RegExp, bigint, bigint][] = [
				[/two coins: heads on both/, 1n, 4n],
				[/two coins: one head/, 1n, 2n],
				[/coin: heads/, 1n, 2n],
				[/die: an even/, 1n, 2n],
				[/die: one to four/, 2n, 3n],
				[/die: .* or /, 1n, 3n],
				[/die: a/, 1n, 6n],
				[/cards: two/, 2n, BigInt(/of (\d)/.exec(text)?.[1] ?? 1)],
				[/cards: the first/, 1n, BigInt(/of (\d)/.exec(text)?.[1] ?? 1)],
			];
			const [, top = 0n, bottom = 1n] = chances.find(([words]) => words.test(text)) ?? [];
			return isEqual(share, rational(top, bottom));
		}
		if (value === null) return false;
		const size = Number(/digits 1 to (\d)/.exec(prompt)?.[1] ?? 0);
		const wanted = Number(/(\d) of 3 times/.exec(prompt)?.[1] ?? 0);
		const trials = [...(figure?.alt ?? "").matchAll(/digits (\d) (\d) (\d)/g)].map(
			([, ...digits]) => digits.filter((digit) => digit !== "0" && Number(digit) <= size).length,
		);
		const found = trials.filter((hits) =>
			prompt.includes("at least") ? hits >= wanted : hits === wanted,
		).length;
		return isEqual(times(value, exact(prompt.includes("In how many") ? 1 : trials.length)), exact(found));
	},
	sampling: (question, { text }) => {
		const { prompt } = question;
		if (prompt.includes("What is the problem")) return !/few people|Everyone would|no problem/.test(text);
		if (prompt.includes("For whom")) return text.startsWith("Only for the kind");
		return /by chance|from a box with all names|every \d+th (student|member) on the list|Draw \d+/i.test(
			text,
		);
	},
	"inference-from-sample": (question, { value, text }) => {
		const { prompt } = question;
		if (question.question_type === "SELECT_ONE")
			return /need not be exactly|differ a little|samples larger/.test(text);
		const numbers = exactsIn(prompt);
		if (value === null) return false;
		if (prompt.includes("marked")) {
			const [first = exact(1), second = exact(1), again = exact(1)] = numbers;
			return isEqual(times(value, again), times(first, second));
		}
		if (prompt.startsWith("Three")) {
			const [size = exact(1), a = exact(1), b = exact(1), c = exact(1), all = exact(1)] = numbers;
			return isEqual(times(value, times(size, exact(3))), times(sum([a, b, c]), all));
		}
		const [size = exact(1), count = exact(1), all = exact(1)] = numbers;
		return isEqual(times(value, size), times(count, all));
	},
	"compare-two-distributions": (question, { value, text }) => {
		const { prompt, figure } = question;
		const [, ...boxes] = (figure?.alt ?? "").split(/[PQ]: /).map((words) => exactsIn(words));
		const [p = [], q = []] = boxes;
		const at = (list: readonly Rational[], index: number) => list[index] ?? exact(0);
		const gap = (a: Rational, b: Rational) => (compare(a, b) > 0 ? minus(a, b) : minus(b, a));
		if (prompt.includes("vary more")) {
			const order = compare(minus(at(p, 3), at(p, 1)), minus(at(q, 3), at(q, 1)));
			return text.endsWith(order > 0 ? " P" : " Q");
		}
		if (prompt.includes("What is true")) {
			const [low = exact(0), high = exact(0), deviation = exact(1)] = exactsIn(prompt);
			return text.includes(
				compare(minus(high, low), times(exact(2), deviation)) > 0 ? "hardly overlap" : "overlap a lot",
			);
		}
		if (value === null) return false;
		if (figure !== undefined) return isEqual(value, gap(at(p, 2), at(q, 2)));
		if (prompt.startsWith("Group")) {
			const [a = [], b = []] = [...prompt.matchAll(/Group [PQ]: ([\d, .-]+)\./g)].map(([, list = ""]) =>
				exactsIn(list),
			);
			const mean = (list: readonly Rational[]) => over(sum(list), exact(list.length));
			const deviation = over(sum(a.map((one) => gap(one, mean(a)))), exact(a.length));
			return isEqual(times(value, deviation), gap(mean(a), mean(b)));
		}
		const [low = exact(0), high = exact(0), deviation = exact(1)] = exactsIn(prompt);
		return isEqual(times(value, deviation), minus(high, low));
	},
};
