import { ask, defineSkill, NAMES, slip, startLarge, stated, withTask, words } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { linearOf, nonlinearOf, QUANTITIES, RULES } from "../graphs/rate-rules.ts";
import { completed, judge, predicted } from "../graphs/rate-tables.ts";

const BINS = ["Linear", "Not linear"] as const;
const RULE_HINTS = [
	"The graph of a linear function is a straight line.",
	"In a linear equation, $x$ is only multiplied by numbers, and numbers are added.",
	"Substitute 1, 2, and 3 for $x$. Does $y$ change by the same amount each time?",
] as const;

/** Equations to be sorted. */
const byEquation = ask.sorted((random) => {
	const rules = random
		.shuffle(RULES)
		.slice(0, 5)
		.map((draw) => draw(random));
	return {
		prompt: random.pick([
			"Is each equation linear? Sort the cards.",
			"Which equations have a straight line as their graph? Sort the cards.",
			`${random.pick(NAMES)} sorts equations. Where does each card belong?`,
		]),
		bins: BINS,
		cards: rules.map(({ card, isLinear, slip: wrong }) => ({
			label: card,
			bin: BINS[isLinear ? 0 : 1],
			wrong: [[wrong, BINS[isLinear ? 1 : 0]]],
		})),
		hints: RULE_HINTS,
		steps: ["In a linear equation, $x$ is only multiplied by numbers, and numbers are added."],
	};
});

/** Whether one equation or quantity is linear. */
const kindOfRule: Form = (random) => {
	const { tex, isLinear, slip: wrong } = random.pick(RULES)(random);
	const says = (is: boolean) => words(is ? "linear" : "not linear");
	return {
		prompt: `Is the function $${tex}$ linear?`,
		task: `the function $${tex}$`,
		right: says(isLinear),
		wrong: [[wrong, says(!isLinear)]],
		equal: "the same in other words",
		hints: RULE_HINTS,
		steps: [`The function $${tex}$ is ${isLinear ? "linear" : "not linear"}.`],
	};
};

const kindOfQuantity: Form = (random) => {
	const [quantity, by, isLinear] = random.pick(QUANTITIES);
	const says = (is: boolean) => words(is ? "a linear function" : "not a linear function");
	return {
		prompt: `Is ${quantity} a linear function of ${by}?`,
		task: `${quantity}, as a function of ${by},`,
		right: says(isLinear),
		wrong: [[isLinear ? slip.missedTheConstantRate : slip.anyPatternIsLinear, says(!isLinear)]],
		equal: "the same in other words",
		hints: [
			"A quantity is a linear function of another one if it changes at a constant rate.",
			`Let ${by} be 1, 2, and 3. Find ${quantity} for each.`,
			"Equal changes mean that it is linear. The quantity may also get smaller.",
		],
		steps: [
			`When ${by} grows by 1, the change is ${isLinear ? "always the same. It is a linear function" : "not always the same. It is not a linear function"}.`,
		],
	};
};

/** Lists of pairs, of which one can be linear, or one cannot. */
const whichList: Form = (random) => {
	const wantsLinear = random.oneIn(2);
	const xs = [1, 2, 3, 4];
	const list = (rule: (x: number) => number) => words(xs.map((x) => `$(${x}, ${rule(x)})$`).join(", "));
	const linear = () => list(linearOf(random).at);
	const other = () => list(nonlinearOf(random));
	const slips = wantsLinear
		? [slip.anyPatternIsLinear, slip.growingIsLinear, slip.misjudgedTheChange]
		: [slip.misjudgedTheChange, slip.linearMustRise, slip.missedTheConstantRate];
	return {
		prompt: random.pick([
			`Each list gives pairs $(x, y)$ of a function. Which function ${wantsLinear ? "can be linear" : "cannot be linear"}?`,
			`Which of these functions ${wantsLinear ? "can be linear" : "cannot be linear"}? Some of its pairs $(x, y)$ are given.`,
		]),
		right: wantsLinear ? linear() : other(),
		wrong: slips.map((each) => [each, wantsLinear ? other() : linear()]),
		hints: [
			"In each list, $x$ grows by 1. How much does $y$ change each time?",
			"Write the changes of $y$ below each list.",
			"Equal changes belong to a linear function. They may be negative.",
		],
		steps: [`Only in the right list, the changes of $y$ are ${wantsLinear ? "all equal" : "not all equal"}.`],
	};
};

/** A claim about a quantity, true or not. */
const quantityClaim: Form = (random) => {
	const [quantity, by, isLinear] = random.pick(QUANTITIES);
	const says = (is: boolean) =>
		words(`${startLarge(quantity)} is ${is ? "" : "not "}a linear function of ${by}.`);
	return {
		prompt: "",
		right: says(isLinear),
		wrong: [[isLinear ? slip.missedTheConstantRate : slip.anyPatternIsLinear, says(!isLinear)]],
		hints: [
			"A quantity is a linear function of another one if it changes at a constant rate.",
			`Let ${by} be 1, 2, and 3.`,
			"Equal changes mean that it is linear. The quantity may also get smaller.",
		],
		steps: [says(isLinear).shown],
	};
};

const named = (form: Form) => withTask(form, (task) => task);

// 1: a table with equal steps. 2: with unequal steps. 3: equations. 4: lists of pairs. 5: quantities.
export const linearNonlinear = defineSkill("linear-nonlinear", 17, {
	1: [ask.chosen(judge(false)), completed(false), ask.typed(predicted(false))],
	2: [ask.chosen(judge(true)), completed(true), ask.typed(predicted(true))],
	3: [byEquation, ask.judged(stated(kindOfRule)), ask.explainTheMistake(named(kindOfRule))],
	4: [ask.chosen(whichList), ask.chosen(judge(true)), ask.typed(predicted(true))],
	5: [
		ask.judged(quantityClaim, 5),
		ask.judged(quantityClaim),
		ask.explainTheMistake(named(kindOfQuantity)),
		byEquation,
	],
});
