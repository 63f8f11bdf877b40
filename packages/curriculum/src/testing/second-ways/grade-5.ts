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
import { byExact, worksOutFormula } from "../formula-ways.ts";
import { numbersIn, numbersInFigure, wholesIn } from "../read-question.ts";
import type { SecondWays } from "../second-way.ts";
import { byNumbers, byWholes } from "../second-way.ts";

/** One second way per generator of grade 5. */
export const secondWays5: SecondWays = {
	"add-sub-decimals": (question, { value }) => {
		const [a, b] = numbersIn(question.prompt);
		if (value === null || a === undefined || b === undefined) return false;
		return isEqual(/\+|more\. How|still|in all/.test(question.prompt) ? minus(value, b) : plus(value, b), a);
	},
	"multiply-decimals": byNumbers((value, a, b) => isEqual(over(value, b), a)),
	"add-sub-fractions-unlike": (question, { value }) => {
		const [a = 0n, b = 1n, c = 0n, d = 1n] = wholesIn(question.prompt);
		if (value === null) return false;
		const undone = question.prompt.includes("} - ")
			? plus(value, rational(c, d))
			: minus(value, rational(c, d));
		return isEqual(undone, rational(a, b));
	},
	"multiply-fractions": (question, { value }) => {
		const [a = 0n, b = 1n, c = 0n, d = 1n] = wholesIn(question.prompt);
		return value !== null && isEqual(over(value, rational(a, b)), rational(c, d));
	},
	"order-of-operations-brackets": worksOutFormula,
	"place-value-decimals": (question, { value, text }) => {
		const [, digit = "", number = ""] = /digits? (\d) in \$([\d.]+)\$/.exec(question.prompt) ?? [];
		const worthOf = (at: number) =>
			numberOf([...number].map((one, place) => (place === at || one === "." ? one : "0")).join(""));
		if (question.prompt.includes("value of the digit"))
			return value !== null && isEqual(worthOf(number.indexOf(digit)), value);
		if (digit === "") {
			const [factor = exact(1), given] = exactsIn(question.prompt);
			return value !== null && given !== undefined && isEqual(over(value, factor), given);
		}
		const [left, right] = [worthOf(number.indexOf(digit)), worthOf(number.lastIndexOf(digit))];
		const ratio = question.prompt.includes("**left**") ? over(left, right) : over(right, left);
		return isEqual(ratio, text.includes("equal") ? exact(1) : (exactsIn(text)[0] ?? exact(0)));
	},
	"powers-of-ten": (question, { value }) => {
		const [formula = ""] = formulasIn(question.prompt).filter((one) => one.length > 1);
		if (value === null) return false;
		if (!formula.includes("square")) return isEqual(calculate(formula), value);
		return value.denominator === 1n && holds(formula.replace("\\square", `${value.numerator}`));
	},
	"round-decimals": (question, { value }) => {
		const [number = exact(0)] = exactsIn(question.prompt);
		const places = /hundredth/.test(question.prompt) ? -2 : /tenth/.test(question.prompt) ? -1 : 0;
		const step = power(exact(10), places);
		if (value === null || over(value, step).denominator !== 1n) return false;
		const [gap, half] = [minus(value, number), over(step, exact(2))];
		return compare(gap, half) <= 0 && compare(gap, minus(exact(0), half)) > 0;
	},
	"write-numerical-expressions": (question, { value, text }) => {
		const { prompt } = question;
		if (value !== null && prompt.startsWith("Do not")) {
			const [part = "", all = ""] = formulasIn(prompt);
			return isEqual(times(calculate(part), value), calculate(all));
		}
		return isEqual(calculate(text), doneInWords(prompt));
	},
	"decimal-forms-thousandths": (question, { value }) => {
		if (value === null) return false;
		const [formula] = formulasIn(question.prompt);
		return isEqual(value, formula === undefined ? spokenDecimal(question.prompt) : calculate(formula));
	},
	"compare-decimals-thousandths": (question, { text, value }) => {
		if (!/[<>=]/.test(text) && value !== null && question.question_type === "SELECT_ONE") {
			const orders = question.options.map(({ label }) => compare(value, numberOf(label)));
			const unwanted = /smallest|shortest/.test(question.prompt) ? 1 : -1;
			return !orders.includes(unwanted);
		}
		return holds(text);
	},
	"multiply-multidigit": byWholes((value, a, b) => value % a === 0n && value / a === b),
	"divide-two-digit-divisor": (question, { value }) => {
		const [total = 0n, divisor = 1n] = wholesIn(question.prompt);
		if (value === null || value.denominator !== 1n) return false;
		const found = value.numerator;
		if (question.prompt.includes("completely?"))
			return total - found * divisor >= 0n && total - found * divisor < divisor;
		if (question.prompt.includes("needed")) return found * divisor >= total && (found - 1n) * divisor < total;
		if (question.prompt.includes("into the last")) return found < divisor && (total - found) % divisor === 0n;
		return found * divisor === total;
	},
	"divide-decimals": (question, { value }) => {
		const numbers = exactsIn(question.prompt);
		const [total = exact(0), by = exact(1)] = /^\d+ friends/.test(question.prompt)
			? numbers.toReversed()
			: numbers;
		const [amount, count] = question.prompt.includes("the same path") ? [by, total] : [total, by];
		return value !== null && isEqual(times(value, count), amount);
	},
	"add-sub-mixed-unlike": worksOutFormula,
	"fraction-word-unlike": (question, { value, text }) => {
		const { prompt } = question;
		const [a = exact(0), b = exact(0)] = exactsIn(prompt);
		if (question.question_type === "SELECT_ONE") {
			const total = plus(a, b);
			const limits = exactsIn(text);
			const [low = exact(0), high = exact(99)] = text.startsWith("Less") ? [exact(0), ...limits] : limits;
			return compare(total, low) > 0 && compare(total, high) < 0;
		}
		if (value === null) return false;
		if (/What part|wants the lake/.test(prompt)) return isEqual(plus(plus(value, a), b), exact(1));
		return /in all|together/.test(prompt) ? isEqual(minus(value, a), b) : isEqual(plus(value, b), a);
	},
	"fraction-as-division": (question, { value, text }) => {
		const { prompt } = question;
		const numbers = exactsIn(prompt);
		if (prompt.includes("some clay")) {
			const [people = exact(1), share = exact(1)] = numbers;
			return value !== null && isEqual(times(people, share), value);
		}
		const [first = exact(1), second = exact(1)] = numbers;
		const [people, things] = /friends share|bottles from/.test(prompt) ? [first, second] : [second, first];
		if (question.question_type === "FILL_ONE") return value !== null && isEqual(times(people, value), things);
		const [low = exact(0), high = exact(0)] = exactsIn(text);
		return compare(times(people, low), things) < 0 && compare(times(people, high), things) > 0;
	},
	"area-fractional-sides": (question, { value }) => {
		const all = exactsIn(question.prompt);
		const [width = exact(1), height = exact(1)] = all.length === 3 ? all.slice(1) : all;
		return value !== null && isEqual(over(value, width), height);
	},
	"scaling-size": (question, { text }) => {
		if (/^\$.*times/.test(text) && question.question_type === "SELECT_ONE") {
			const unwanted = question.prompt.includes("smallest") ? 1 : -1;
			return question.options.every(({ label }) => compare(calculate(text), calculate(label)) !== unwanted);
		}
		const product = formulasIn(question.prompt).find((formula) => formula.includes("times")) ?? "";
		const order = compare(calculate(product), calculate(formulasIn(text)[0] ?? ""));
		return text.includes("less") ? order < 0 : text.includes("more") ? order > 0 : order === 0;
	},
	"fraction-multiply-word": byExact((found, a, b) => isEqual(over(found, a), b)),
	"unit-fraction-by-whole": (question, { value, text }) => {
		const { prompt } = question;
		if (text.includes("\\times")) {
			const [left = "", right = ""] = text.replaceAll("$", "").split(" = ");
			const [dividend = "", divisor = ""] = (formulasIn(prompt)[0] ?? "").split(/ \\div | = /);
			const [share = ""] = left.split(" \\times ");
			const gives_back = isEqual(calculate(right), calculate(dividend)) && left.endsWith(` ${divisor}`);
			return gives_back && isEqual(calculate(share), over(calculate(dividend), calculate(divisor)));
		}
		if (value === null) return false;
		const [a = exact(1), b = exact(1)] = exactsIn(prompt);
		if (prompt.includes("missing")) return isEqual(times(b, value), a);
		const [whole, part] = /friends share/.test(prompt) ? [a, b] : [b, a];
		return isEqual(times(value, whole), part);
	},
	"whole-by-unit-fraction": (question, { value, text }) => {
		const [a = exact(1), b = exact(1)] = exactsIn(question.prompt);
		if (question.question_type === "SELECT_ONE") return isEqual(calculate(text), over(a, b));
		if (value === null) return false;
		return question.prompt.includes("missing") ? isEqual(value, times(a, b)) : isEqual(times(value, b), a);
	},
	"unit-fraction-division-word": (question, { value, text }) => {
		const { prompt } = question;
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(prompt);
		const is_share = /children|garden|tasks|wall/.test(prompt);
		const [whole, part] = /children/.test(prompt) || !is_share ? [a, b] : [b, a];
		if (prompt.includes("corn bread")) return value !== null && isEqual(times(over(value, c), b), a);
		const quotient = is_share ? over(part, whole) : over(whole, part);
		return question.question_type === "SELECT_ONE"
			? isEqual(calculate(text), quotient)
			: value !== null && isEqual(value, quotient);
	},
	"volume-unit-cubes": (question, { value }) => {
		const alt = question.figure?.alt ?? "";
		const rows = [...alt.matchAll(/(?:row|Row \d): ([\d, ]+)/g)].map(([, list = ""]) =>
			list.split(", ").map(Number),
		);
		const [length = 0, width = 0, height = 0] = wholesIn(alt).map(Number);
		const columns = rows.length > 0 ? rows.flat() : Array.from({ length: length * width }, () => height);
		const tallest = Math.max(...columns);
		const counted = question.prompt.includes("more cubes") ? columns.map((one) => tallest - one) : columns;
		return value !== null && isEqual(value, sum(counted.map(exact)));
	},
	"volume-rect-prism": (question, { value }) => {
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(question.prompt);
		if (value === null) return false;
		if (question.prompt.includes("Its base has")) return isEqual(times(value, b), a);
		if (question.prompt.startsWith("The base of")) return isEqual(over(value, b), a);
		return question.prompt.includes("How high")
			? isEqual(times(times(b, c), value), a)
			: isEqual(over(over(value, a), b), c);
	},
	"volume-composite": (question, { value }) => {
		const { prompt, figure } = question;
		if (value === null) return false;
		if (figure === undefined) {
			const [a = exact(1), b = exact(1), c = exact(1), ...second] = exactsIn(prompt);
			return isEqual(minus(value, times(times(a, b), c)), second.reduce(times));
		}
		// One slab along the whole bottom and one box on it, where the explanation cuts upright.
		const [depth = exact(1), left = exact(1), tall = exact(1), x = exact(1), y = exact(1)] = exactsIn(
			figure.alt,
		);
		const is_hole = prompt.includes("cut out");
		const low = is_hole ? minus(tall, y) : figure.alt.includes("whole solid") ? x : y;
		const whole = is_hole ? x : figure.alt.includes("whole solid") ? y : plus(left, x);
		const slab = times(times(whole, low), depth);
		return isEqual(value, plus(slab, times(times(left, minus(tall, low)), depth)));
	},
	"convert-units-within-system": (question, { value }) => {
		const { prompt } = question;
		if (value === null) return false;
		const words = prompt.toLowerCase().match(/[a-z]+/g) ?? [];
		const units = [
			...new Set(
				words.flatMap((word) =>
					UNIT_NAMES.filter((unit) => unit === word || `${unit}s` === word || UNIT_PLURALS[unit] === word),
				),
			),
		];
		const [a = exact(0), b = exact(0), c = exact(1)] = exactsIn(prompt);
		if (prompt.startsWith("How many")) {
			const [wanted = "", given = ""] = units;
			return isEqual(times(value, inSmallest(wanted)), times(a, inSmallest(given)));
		}
		const [large = "", small = ""] = units;
		const used = times(times(b, c), inSmallest(small));
		return isEqual(plus(times(value, inSmallest(small)), used), times(a, inSmallest(large)));
	},
	"line-plot-fraction-ops": (question, { value }) => {
		const stacks = [...(question.figure?.alt ?? "").matchAll(/At ([\d/ ]+): (\d+)/g)].map(
			([, place = "", count = ""]) => ({ place: numberOf(place), count: Number(count) }),
		);
		const amounts = stacks
			.flatMap(({ place, count }) => Array.from({ length: count }, () => place))
			.sort(compare);
		if (value === null) return false;
		if (question.prompt.includes("more"))
			return isEqual(value, minus(amounts.at(-1) ?? exact(0), amounts[0] ?? exact(0)));
		const at = exactsIn(/all the \w+ at (.*) together/.exec(question.prompt)?.[1] ?? "")[0];
		const total = sum(amounts.filter((amount) => at === undefined || isEqual(amount, at)));
		return isEqual(
			question.prompt.includes("shared out again") ? times(value, exact(amounts.length)) : value,
			total,
		);
	},
	"plot-quadrant-one": (question, { values, text }) => {
		const [x = null, y = null] = values;
		const { prompt, figure } = question;
		if (question.question_type === "SELECT_ONE") {
			const [, right = "", up = ""] =
				new RegExp(`${text} lies (\\d+) to the right and (\\d+) up`).exec(figure?.alt ?? "") ?? [];
			return prompt.includes(`$(${right}, ${up})$`);
		}
		if (x === null || y === null) return false;
		const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(prompt);
		if (figure === undefined)
			return isEqual(prompt.includes("to the left") ? plus(x, c) : minus(x, c), a) && isEqual(minus(y, d), b);
		// The dot in the picture stands where lines through both entries cross; the axes tell what a step is.
		const [, scale = exact(1)] = exactsIn(figure.alt);
		const axis = /<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)" stroke="var\(--ink-2\)"/g;
		const [upright = [], level = []] = numbersInFigure(question, axis);
		const [, bottom = exact(0), , top = exact(0)] = upright;
		const [left = exact(0), , right = exact(0)] = level;
		const [[cx = exact(0), cy = exact(0)] = []] = numbersInFigure(
			question,
			/<circle cx="([\d.]+)" cy="([\d.]+)"/g,
		);
		return (
			isEqual(over(times(x, minus(right, left)), scale), minus(cx, left)) &&
			isEqual(over(times(y, minus(bottom, top)), scale), minus(bottom, cy))
		);
	},
	"interpret-coordinates": (question, { value, text }) => {
		const alt = question.figure?.alt ?? "";
		const points = [...alt.matchAll(/at (\d+) to the right and (\d+) up/g)].map(
			([, x = "", y = ""]) => [Number(x), Number(y)] as const,
		);
		const [a = -1, b = -1] = wholesIn(question.question_type === "SELECT_ONE" ? text : question.prompt).map(
			Number,
		);
		if (question.question_type === "SELECT_ONE") {
			const at = "PQRS".indexOf(/point ([PQRS])/.exec(question.prompt)?.[1] ?? "");
			return points[at]?.[0] === a && points[at]?.[1] === b;
		}
		if (value === null) return false;
		const found = Number(value.numerator);
		if (alt.includes("town map")) {
			const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points;
			return found === Math.max(x1, x2) - Math.min(x1, x2) + Math.max(y1, y2) - Math.min(y1, y2);
		}
		const at = (x: number) => points.find(([one]) => one === x)?.[1] ?? -1;
		if (/from .* to /.test(question.prompt)) return at(a) + found === at(b);
		return /After how many/.test(question.prompt) ? at(found) === a : at(a) === found;
	},
	"two-rule-patterns": (question, { value, values, text }) => {
		const [start_a = 0, add_a = 0, start_b = 0, add_b = 0] = wholesIn(question.prompt).map(Number);
		const walk = (steps: number) => {
			let [a, b] = [start_a, start_b];
			for (let step = 0; step < steps; step += 1) [a, b] = [a + add_a, b + add_b];
			return [a, b] as const;
		};
		if (question.question_type === "SELECT_ONE") {
			const [by = 0] = wholesIn(text).map(Number);
			return [1, 2, 3].every((steps) => {
				const [a, b] = walk(steps);
				return text.includes("times") ? a * by === b : a + by === b;
			});
		}
		if (question.question_type === "FILL_ONE") {
			const reached = wholesIn(question.prompt).map(Number).at(-1) ?? 0;
			const steps = Array.from({ length: 60 }, (_, at) => at).find((at) => walk(at)[0] === reached) ?? 0;
			return value !== null && isEqual(value, exact(walk(steps)[1]));
		}
		const rows_shown = question.figure?.alt.match(/Row \d/g)?.length ?? 0;
		const steps = Number(/after (\d+) step/.exec(question.prompt)?.[1] ?? rows_shown);
		return values.every((one, at) => one !== null && isEqual(one, exact(walk(steps)[at] ?? -1)));
	},
	"hierarchy-2d": (question, { text }) => {
		const { prompt } = question;
		const isA = (name: string) => KINDS[name.replace(/^an? /, "").toLowerCase()] ?? (() => false);
		if (prompt.includes("draws a flat shape")) {
			const fitting = SAMPLES.filter((shape) =>
				DESCRIPTIONS.every(([words, test]) => !prompt.includes(words) || test(shape)),
			);
			return fitting.length > 0 && fitting.every(isA(text));
		}
		const [, kind = "", verb = "", other = ""] =
			/(?:An?|Every) ([a-z ]+?) (has|is) ([a-z ]+)\./.exec(
				question.question_type === "SELECT_ALL" ? text : prompt,
			) ?? [];
		const shapes = SAMPLES.filter(isA(kind));
		const holds_for = shapes.filter(verb === "is" ? isA(other) : (PROPERTIES[other] ?? (() => false))).length;
		if (question.question_type === "SELECT_ALL") return holds_for === shapes.length;
		return text === (holds_for === 0 ? "Never" : holds_for === shapes.length ? "Always" : "Sometimes");
	},
};

/** Carries out "Add 3 and 4, then multiply by 5.", "Subtract 2 from 9, …" and the stories, step by step. */
function doneInWords(prompt: string): Rational {
	const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(prompt);
	if (prompt.includes("the sum of")) return times(plus(a, b), minus(c, d));
	if (prompt.includes("equal bags")) return plus(times(a, b), times(a, c));
	if (prompt.includes("stickers")) return over(minus(a, b), c);
	if (prompt.includes("quotient")) return minus(c, over(a, b));
	const first = prompt.includes("Add ")
		? plus(a, b)
		: prompt.includes("Subtract")
			? minus(b, a)
			: prompt.includes("Multiply")
				? times(a, b)
				: over(a, b);
	return prompt.includes("then multiply") ? times(first, c) : plus(first, c);
}

const ONES =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** "Write as a decimal: twelve and forty-two thousandths." */
function spokenDecimal(prompt: string): Rational {
	const words = (/: (.*)\.$/.exec(prompt)?.[1] ?? "").replaceAll("-", " ").split(" ");
	const unit = words.pop() ?? "";
	const parts = { tenth: 10, hundredth: 100, thousandth: 1000 }[unit.replace(/s$/, "")] ?? 1;
	const at = words.indexOf("and");
	const spoken = (list: string[]) =>
		list.reduce((total, word) => {
			if (word === "hundred") return total * 100;
			return total + (ONES.includes(word) ? ONES.indexOf(word) : TENS.indexOf(word) * 10);
		}, 0);
	return plus(
		exact(spoken(words.slice(0, Math.max(0, at)))),
		over(exact(spoken(words.slice(at + 1))), exact(parts)),
	);
}

const UNIT_PLURALS: Readonly<Record<string, string>> = { foot: "feet", inch: "inches" };
/** Every unit in the smallest one of its kind: millimeters, inches, grams, ounces, milliliters, cups, minutes. */
const UNIT_SIZES: Readonly<Record<string, number>> = {
	millimeter: 1,
	centimeter: 10,
	meter: 1000,
	kilometer: 1_000_000,
	gram: 1,
	kilogram: 1000,
	milliliter: 1,
	liter: 1000,
	inch: 1,
	foot: 12,
	yard: 36,
	ounce: 1,
	pound: 16,
	cup: 1,
	quart: 4,
	gallon: 16,
	minute: 1,
	hour: 60,
	day: 1440,
};
const UNIT_NAMES = Object.keys(UNIT_SIZES);

function inSmallest(unit: string): Rational {
	return exact(UNIT_SIZES[unit] ?? 0);
}

type Corners = readonly (readonly [x: number, y: number])[];

/** Shapes of every kind by their corners on a grid; for equilateral triangles the y stands for that many times the root of 3. */
const SAMPLES: readonly { corners: Corners; y_squared: number }[] = [
	{
		corners: [
			[0, 0],
			[2, 0],
			[2, 2],
			[0, 2],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[5, 0],
			[5, 2],
			[0, 2],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[5, 0],
			[8, 4],
			[3, 4],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[6, 0],
			[7, 3],
			[1, 3],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[6, 0],
			[4, 3],
			[1, 2],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[2, 0],
			[1, 1],
		],
		y_squared: 3,
	},
	{
		corners: [
			[0, 0],
			[2, 0],
			[1, 5],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[2, 0],
			[0, 2],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[4, 0],
			[0, 3],
		],
		y_squared: 1,
	},
	{
		corners: [
			[0, 0],
			[7, 0],
			[2, 3],
		],
		y_squared: 1,
	},
];
type Shape = (typeof SAMPLES)[number];

function sidesOf({ corners, y_squared }: Shape) {
	const sides = corners.map(([x, y], at) => {
		const [next_x, next_y] = corners[(at + 1) % corners.length] ?? [0, 0];
		return [next_x - x, next_y - y] as const;
	});
	return {
		lengths: sides.map(([x, y]) => x * x + y * y * y_squared),
		right_angles: sides.filter(([x, y], at) => {
			const [next_x, next_y] = sides[(at + 1) % sides.length] ?? [0, 0];
			return x * next_x + y * next_y * y_squared === 0;
		}).length,
		has_parallel_pairs:
			sides.length === 4 &&
			[0, 1].every(
				(at) =>
					(sides[at]?.[0] ?? 0) * (sides[at + 2]?.[1] ?? 1) ===
					(sides[at]?.[1] ?? 0) * (sides[at + 2]?.[0] ?? 1),
			),
	};
}

const differentLengths = (shape: Shape) => new Set(sidesOf(shape).lengths).size;

/** What each kind asks of its sides and angles, from its definition alone. */
const KINDS: Readonly<Record<string, (shape: Shape) => boolean>> = {
	square: (shape) =>
		shape.corners.length === 4 && differentLengths(shape) === 1 && sidesOf(shape).right_angles === 4,
	rectangle: (shape) => sidesOf(shape).right_angles === 4,
	rhombus: (shape) => shape.corners.length === 4 && differentLengths(shape) === 1,
	parallelogram: (shape) => sidesOf(shape).has_parallel_pairs,
	quadrilateral: (shape) => shape.corners.length === 4,
	triangle: (shape) => shape.corners.length === 3,
	"equilateral triangle": (shape) => shape.corners.length === 3 && differentLengths(shape) === 1,
	"isosceles triangle": (shape) => shape.corners.length === 3 && differentLengths(shape) < 3,
	"right triangle": (shape) => shape.corners.length === 3 && sidesOf(shape).right_angles === 1,
};
const PROPERTIES: Readonly<Record<string, (shape: Shape) => boolean>> = {
	"four right angles": (shape) => sidesOf(shape).right_angles === 4,
	"four sides of equal length": (shape) => shape.corners.length === 4 && differentLengths(shape) === 1,
	"two pairs of parallel sides": (shape) => sidesOf(shape).has_parallel_pairs,
	"four sides": (shape) => shape.corners.length === 4,
	"three sides of equal length": (shape) => shape.corners.length === 3 && differentLengths(shape) === 1,
	"a right angle": (shape) => sidesOf(shape).right_angles > 0,
	"three sides": (shape) => shape.corners.length === 3,
};
const DESCRIPTIONS: readonly [words: string, test: (shape: Shape) => boolean][] = [
	["four sides of equal length", (shape) => shape.corners.length === 4 && differentLengths(shape) === 1],
	["four right angles", (shape) => sidesOf(shape).right_angles === 4],
	["is a right angle", (shape) => sidesOf(shape).right_angles > 0],
	["no right angle", (shape) => sidesOf(shape).right_angles === 0],
	["two sides are longer", (shape) => differentLengths(shape) === 2],
	["two pairs of parallel sides", (shape) => sidesOf(shape).has_parallel_pairs],
	["two different side lengths", (shape) => differentLengths(shape) === 2],
];
