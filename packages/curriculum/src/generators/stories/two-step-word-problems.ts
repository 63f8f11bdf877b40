import { ask, boxed, defineSkill, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { largeNumbers, type Numbers, numbersFor, SCENES, type SecondStep } from "./two-step-stories.ts";

const ALL: readonly SecondStep[] = ["add", "subtract", "share"];
const LETTERS = ["n", "x", "t", "m"] as const;

/** A story, its two steps and their results. */
interface Told extends Numbers {
	second: SecondStep;
	story: string;
	asked: string;
	between: string;
	middle: number;
	result: number;
	first: string;
	last: string;
	/** Both steps in one. */
	whole: string;
}

/** Stories that end in dollars. */
const OF_MONEY = SCENES.filter(({ asks }) => asks("").includes("dollars"));

function tell(
	random: Random,
	kinds: readonly SecondStep[],
	draw: (second: SecondStep) => Numbers,
	scenes = SCENES,
): Told {
	const { second, text, between, asks } = random.pick(scenes.filter((each) => kinds.includes(each.second)));
	const numbers = draw(second);
	const { a, b, c } = numbers;
	const name = random.pick(NAMES);
	const middle = second === "share" ? a + b : a * b;
	const sign = { add: "+", subtract: "-", share: "\\div" }[second];
	const result = { add: middle + c, subtract: middle - c, share: middle / c }[second];
	const start = second === "share" ? `${a} + ${b}` : `${a} \\times ${b}`;
	return {
		...numbers,
		second,
		story: text(name, a, b, c),
		asked: asks(name),
		between,
		middle,
		result,
		first: `${start} = ${middle}`,
		last: `${middle} ${sign} ${c} = ${result}`,
		whole: `${second === "share" ? `(${start})` : start} ${sign} ${c}`,
	};
}

function helpOf({ second, between, first, last, c }: Told): Pick<Draft, "hints" | "steps"> {
	return {
		hints: [
			"The story has two steps. What can you find first?",
			`First find out: ${between.slice(0, 1).toLowerCase()}${between.slice(1)}`,
			second === "share"
				? `Then divide that number by ${c}.`
				: second === "add"
					? `Then add ${c}.`
					: `Then subtract ${c}.`,
		],
		steps: [`First step: $${first}$.`, `Second step: $${last}$.`],
	};
}

const wrongEnds = ({ second, a, b, c, middle, result }: Told): Draft["wrong"] => [
	[slip.stoppedAtTheFirstStep, whole(middle)],
	second === "share"
		? [slip.addedAllInStory, whole(a + b + c)]
		: [slip.addedGroupsAndSize, whole(second === "add" ? a + b + c : Math.abs(a + b - c))],
	second === "add" && [slip.usedOnlyTwoNumbers, whole(b + c)],
	second === "subtract" && middle + c <= 200 && [slip.addedInstead, whole(middle + c)],
	second === "share"
		? [slip.quotientOneOver, whole(result + 1)]
		: result - b > 0 && [slip.oneGroupShort, whole(result - b)],
];

const endOf =
	(kinds: readonly SecondStep[], most: number): Form =>
	(random) => {
		const told = tell(random, kinds, (second) => numbersFor(random, second, most));
		return {
			...helpOf(told),
			prompt: `${told.story} ${told.asked}`,
			right: whole(told.result),
			wrong: wrongEnds(told),
		};
	};

/** The dollars of the end put down in bills. */
const inBills =
	(most: number): Form =>
	(random) => {
		const told = tell(random, ["add", "subtract"], (second) => numbersFor(random, second, most), OF_MONEY);
		return {
			...helpOf(told),
			prompt: `${told.story} ${told.asked} ${random.pick(["Show them with bills.", "Show the amount with bills."])}`,
			right: whole(told.result),
			wrong: wrongEnds(told),
			money: { set: "bills" },
		};
	};

/** Both steps are asked for. */
const bothSteps = (kinds: readonly SecondStep[], most: number) =>
	ask.stepwise((random) => {
		const told = tell(random, kinds, (second) => numbersFor(random, second, most));
		const { a, b, second, middle, result, story, between, asked } = told;
		return {
			prompt: `${story} ${between} [[first]] ${asked} [[end]]`,
			boxes: {
				first: boxed(
					whole(middle),
					second === "share" ? [slip.usedOnlyTwoNumbers, whole(a)] : [slip.addedFactors, whole(a + b)],
				),
				end: { right: whole(result), wrong: wrongEnds(told).slice(0, 3) },
			},
			...helpOf(told),
		};
	});

/** The equation with a letter for what is asked. */
const equation =
	(kinds: readonly SecondStep[], most: number): Form =>
	(random) => {
		const told = tell(random, kinds, (second) => numbersFor(random, second, most));
		const { a, b, c, second, story, asked } = told;
		const letter = random.pick(LETTERS);
		const say = (left: string) => words(`$${left} = ${letter}$`);
		const isShared = second === "share";
		const sign = second === "add" ? "+" : "-";
		if (a === b || b === c || a === c) return undefined;
		return {
			...helpOf(told),
			prompt: `${story} ${asked} ${random.pick([
				`Which equation has the answer $${letter}$?`,
				`Let $${letter}$ stand for the answer. Which equation fits the story?`,
			])}`,
			right: say(told.whole),
			wrong: isShared
				? [
						[slip.addedAllInStory, say(`${a} + ${b} + ${c}`)],
						[slip.multipliedToDivide, say(`(${a} + ${b}) \\times ${c}`)],
						[slip.subtractedOnce, say(`${a} + ${b} - ${c}`)],
					]
				: [
						[slip.addedGroupsAndSize, say(`${a} + ${b} ${sign} ${c}`)],
						second === "add"
							? [slip.subtractedInstead, say(`${a} \\times ${b} - ${c}`)]
							: [slip.addedInstead, say(`${a} \\times ${b} + ${c}`)],
						[slip.swappedTheSteps, say(`${a} \\times (${b} + ${c})`)],
					],
			steps: [...helpOf(told).steps, `Both steps in one: $${told.whole} = ${letter}$.`],
		};
	};

/** The story with the matching expression, to be paired. */
const asExpression: Form = (random) => {
	const made = equation(ALL, 6)(random);
	const [story = ""] = made?.prompt.split(/ (?:Which equation|Let \$)/) ?? [];
	const plain = (shown: string) => words(shown.replace(/ = [a-z]\$/, "$"));
	return (
		made && {
			...made,
			task: story,
			right: plain(made.right.shown),
			wrong: made.wrong.map((each) => each && [each[0], plain(each[1].shown)]),
		}
	);
};

/** Which answer is reasonable. */
const estimate: Form = (random) => {
	const told = tell(random, ["add", "subtract"], () => largeNumbers(random));
	const { a, b, c, second, result, story, asked } = told;
	const tens = (number: number) => Math.round(number / 10) * 10;
	const [near, other] = [a * tens(b), tens(c)];
	const right = second === "add" ? near + other : near - other;
	if (Math.abs(right - result) > 10 || right < 20) return undefined;
	const about = (number: number) => words(`about $${number}$`);
	const far = (number: number) => Math.abs(number - result) > 20;
	const swapped = second === "add" ? near - other : near + other;
	return {
		prompt: `${story} ${asked} ${random.pick([
			"Which estimate is reasonable?",
			"Estimate first. Which answer is reasonable?",
			"About how many is that?",
		])}`,
		right: about(right),
		wrong: [
			far(right * 10) && right * 10 <= 1000 && [slip.multipliedByTenAgain, about(right * 10)],
			far(tens(a + b + c)) && [slip.addedGroupsAndSize, about(tens(a + b + c))],
			far(swapped) && [second === "add" ? slip.subtractedInstead : slip.addedInstead, about(swapped)],
			far(near) && [slip.stoppedAtTheFirstStep, about(near)],
			far(right + 100) && [slip.estimatedFarTooHigh, about(right + 100)],
		],
		hints: [
			"An estimate is near the answer, but it is quicker to find.",
			`Round the numbers first: ${b} is about ${tens(b)}, and ${c} is about ${tens(c)}.`,
			`Then find $${a} \\times ${tens(b)}$, and ${second === "add" ? `add ${tens(c)}` : `subtract ${tens(c)}`}.`,
		],
		steps: [
			`${b} is about ${tens(b)}, and ${c} is about ${tens(c)}.`,
			`$${a} \\times ${tens(b)} = ${near}$, and $${near} ${second === "add" ? "+" : "-"} ${other} = ${right}$.`,
			`So about ${right} is reasonable.`,
		],
	};
};

// 1: both steps asked, facts to 5. 2: only the end, facts to 6, and dollars in bills. 3: facts to 8, and the equation with a letter. 4: which
// estimate is reasonable, and stories matched with expressions. 5: facts to 9, sharing after adding.
export const twoStepWordProblems = defineSkill("two-step-word-problems", 14, {
	1: [bothSteps(ALL, 5), bothSteps(["add", "subtract"], 5), ask.chosen(endOf(["add", "subtract"], 5))],
	2: [ask.typed(endOf(ALL, 6)), ask.withMoney(inBills(6)), bothSteps(ALL, 6), ask.chosen(endOf(ALL, 6))],
	3: [ask.typed(endOf(ALL, 8)), ask.chosen(equation(ALL, 8)), bothSteps(ALL, 8)],
	4: [ask.chosen(estimate), ask.matched(asExpression, ["story", "expression"]), ask.typed(endOf(ALL, 9))],
	5: [ask.typed(endOf(["share"], 9)), ask.chosen(equation(["share"], 9)), ask.chosen(endOf(ALL, 9))],
});
