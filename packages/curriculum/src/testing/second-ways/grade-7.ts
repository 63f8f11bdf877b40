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
	times,
	value as numberOf,
} from "../exact.ts";
import { worksOutFormula } from "../formula-ways.ts";
import { solvesEquation } from "../read-equation.ts";
import { wholesIn } from "../read-question.ts";
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
			if (prompt.includes("origin")) return /^(At the start no|Zero tickets)/.test(text);
			const told = exactsIn(text.replace(/^One /, "1 ").replace("in one", "in 1"));
			const wanted = prompt.includes("point P") ? [x, y] : [one, rate];
			const turned = /come in|goes \d+ \w+ in/.test(text) ? [told[1], told[0]] : told;
			return (
				wanted.every((number, at) => turned[at] !== undefined && isEqual(number, turned[at] ?? number)) &&
				!text.startsWith("Nothing")
			);
		}
		if (value === null) return false;
		const [far = exact(1)] = exactsIn(prompt);
		if (!prompt.includes("goes on")) return isEqual(times(value, x), y);
		const [, asked = ""] = /How many (\w+) belong/.exec(prompt) ?? [];
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
		if (prompt.includes("By how many percent")) return isEqual(times(a, factor(value, moves[0] ?? true)), b);
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
			"Four fifths of the paint are left.",
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
			const step = prompt.includes("at most") ? 1 : -1;
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
};
