import { asClaim, ask, askToSolve, defineSkill, gcd, slip, withTask } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { simplest, texOf, whole } from "../../kit/value.ts";
import { asksFor, findTheAmount, findTheCount } from "./proportions.ts";
import { type Rate, rateLine, rateOf, type Step, told, worth } from "./rates.ts";

const over = (top: number | string, bottom: number | string) => `\\dfrac{${top}}{${bottom}}`;

/** An equation of two fractions with one unknown; `b` and `c` share a factor, so that the solution is whole. */
const equation =
	(mayTurn: boolean): Form =>
	(random) => {
		const [a, b, factor] = [random.integer(2, 12), random.integer(2, 12), random.integer(2, 9)];
		const shared = gcd(a, b);
		// Where the factor between both fractions is no whole number, the fraction has to be reduced first.
		const [c, x] =
			mayTurn && shared > 1 ? [(b / shared) * factor, (a / shared) * factor] : [b * factor, a * factor];
		if (a === b || c === b || x === b) return undefined;
		const isBelow = mayTurn && random.oneIn(2);
		const known = isBelow ? over(b, a) : over(a, b);
		const open = isBelow ? over(c, "x") : over("x", c);
		const task = random.oneIn(2) || !mayTurn ? `${known} = ${open}` : `${open} = ${known}`;
		return {
			prompt: askToSolve(random, "x", task),
			task: `$${task}$`,
			right: whole(x),
			wrong: [
				a + c - b > 0 && [slip.addedToBothAmounts, whole(a + c - b)],
				[slip.turnedTheRatioOver, simplest(b * c, a)],
				[slip.forgotToDivide, whole(a * c)],
			],
			hints: [
				"Two equal fractions have equal cross products.",
				`Compare ${b} and ${c}. Or write the cross products: $${b} \\times x$ and $${a} \\times ${c}$.`,
				`Divide $${a} \\times ${c}$ by ${b}.`,
			],
			steps: [
				`The cross products are equal: $${b}x = ${a} \\times ${c} = ${a * c}$.`,
				`Divide both sides by ${b}: $x = ${x}$.`,
			],
		};
	};

interface Drawn {
	rate: Rate;
	count: number;
	asked: number;
}

function draw(random: Random, step: Step, most: number): Drawn | undefined {
	const rate = rateOf(random, step);
	const [count, asked] = [random.integer(2, most), random.integer(3, most + 3)];
	return rate === undefined || count === asked || rate.hundredths / 100 === count
		? undefined
		: { rate, count, asked };
}

const story =
	(step: Step, most: number, isBack = false): Form =>
	(random) => {
		const drawn = draw(random, step, most);
		if (drawn === undefined) return undefined;
		const { rate, count, asked } = drawn;
		const asks = asksFor(rate, asked, isBack);
		return {
			...(isBack ? findTheCount : findTheAmount)(rate, count, asked),
			prompt: `${told(rate, count)} ${random.oneIn(3) ? `At this rate, h${asks.slice(1)}` : asks}`,
		};
	};

/** [what the story is about, what is added at the end and asked]. */
const FEES: readonly (readonly [
	about: string,
	tell: (fee: string, asked: number, name: string) => string,
])[] = [
	[
		"tickets",
		(fee, n) =>
			`An order has a fee of ${fee} dollars. How many dollars does an order of ${n} tickets cost in all?`,
	],
	[
		"of apples",
		(fee, n) =>
			`A basket costs ${fee} dollars. How many dollars do a basket and ${n} pounds of apples cost in all?`,
	],
	[
		"of work",
		(fee, n, name) =>
			`On Saturdays there is a bonus of ${fee} dollars. How many dollars does ${name} earn on a Saturday with ${n} hours of work?`,
	],
	[
		"bikes",
		(fee, n, name) => `How many miles does ${name} go by biking ${n} hours and then walking ${fee} miles?`,
	],
	[
		"A hose",
		(fee, n) => `The pool holds ${fee} gallons already. How many gallons does it hold after ${n} minutes?`,
	],
	[
		"of bread",
		(fee, n) =>
			`Cookies take ${fee} cups of flour. How many cups of flour are used for ${n} loaves and the cookies?`,
	],
];

/** A last step that does not grow with the rest. */
const withFee =
	(step: Step): Form =>
	(random) => {
		const drawn = draw(random, step, 6);
		if (drawn === undefined) return undefined;
		const { rate, count, asked } = drawn;
		const { story: each, name, hundredths } = rate;
		const [start, fee] = [told(rate, count), random.integer(2, 9)];
		const [, tell] = FEES.find(([about]) => start.includes(about)) ?? [];
		if (tell === undefined) return undefined;
		const { hints, steps, wrong, ...draft } = findTheAmount(rate, count, asked);
		const [base, right] = [worth(each, hundredths * asked), worth(each, hundredths * asked + fee * 100)];
		return {
			...draft,
			right,
			prompt: `${start} ${tell(`${fee}`, asked, name)}`,
			wrong: [[slip.leftOutTheLastStep, base], ...wrong],
			hints: [hints[1], hints[2], `At the end, add ${fee}. It is added only once.`],
			steps: [...steps, `Add the last step: $${texOf(base)} + ${fee} = ${texOf(right)}$ ${each.unit}.`],
		};
	};

const line = (step: Step) =>
	rateLine((random) => {
		const drawn = draw(random, step, 5);
		if (drawn === undefined || drawn.asked > 6) return undefined;
		const { rate, count, asked } = drawn;
		return { rate, last: 6, shown: [0, count], asked, draft: findTheAmount(rate, count, asked) };
	});

const easy = equation(false);
const turned = equation(true);
const solution = (form: Form) => withTask(form, (task) => `the solution of ${task}`);
const claimed = (form: Form) => asClaim(form, (task, value) => `The solution of ${task} is ${value}.`);

// 1: equations with a whole factor. 2: any factor, the unknown anywhere, and a double number line. 3: stories. 4: the number
// that belongs to an amount, with decimals, too. 5: a last step that is not proportional.
export const solveProportions = defineSkill("solve-proportions", 14, {
	1: [ask.typed(easy), ask.chosen(easy), ask.matched(easy, ["proportion", "solution"])],
	2: [ask.typed(turned), ask.chosen(turned), line("whole"), ask.judged(claimed(turned))],
	3: [
		ask.typed(story("whole", 8)),
		ask.chosen(story("whole", 8)),
		ask.whatWentWrong(solution(turned)),
		line("halves"),
	],
	4: [
		ask.typed(story("halves", 8)),
		ask.typed(story("whole", 9, true)),
		ask.chosen(story("tenths", 8)),
		ask.explainTheMistake(solution(turned)),
	],
	5: [ask.typed(withFee("whole")), ask.chosen(withFee("whole")), ask.chosen(withFee("halves"))],
});
