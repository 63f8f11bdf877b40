import { ask, boxed, defineSkill, type Form, linearTex, NAMES, slip } from "../../../kit/index.ts";
import { simplest, whole, words } from "../../../kit/value.ts";
import { bracketed, lowest, tex } from "../../../kit/numbers.ts";
import { type Rule, ruleOf, ruleTex } from "./linear-rules.ts";
import { fromMoments, fromStory, fromTable, type Tale } from "../linear-tales.ts";

const boxes = (tale: Tale) =>
	ask.stepwise((random) => {
		const { rule, prompt, figure, wrong, hints, steps } = tale(random);
		const of = (part: keyof Rule) => ({
			right: whole(rule[part]),
			wrong: wrong.map(([each, other]) => [each, whole(other[part])] as const),
		});
		return {
			prompt: `${prompt} ${random.pick(["Complete the equation:", "Write the function:", "Fill in the rate of change and the initial value:"])} $y =$ [[m]] $x +$ [[b]].`,
			...(figure === undefined ? {} : { figure }),
			boxes: { m: of("rate"), b: of("start") },
			hints,
			steps,
		};
	});

/** The rule of a table on a machine, which shows the table itself. */
const onMachine = (tale: Tale) =>
	ask.onMachine((random) => {
		const { rule, prompt, wrong, hints, steps, xs = [] } = tale(random);
		const dials = ({ rate, start }: Rule) => ({ times: rate, plus: start });
		return {
			prompt: `${prompt} ${random.pick(["Set the machine so that it makes the table.", `Set ${random.pick(NAMES)}’s machine to the rule of the table.`, "What does the machine multiply by, and what does it add? Set it."])}`,
			xs,
			rule: dials(rule),
			dials: { from: -50, to: 50 },
			wrong: wrong.map(([each, other]) => [each, dials(other)] as const),
			hints,
			steps,
		};
	});

const option = (rule: Rule) => words(`$${ruleTex(rule)}$`);

const equation =
	(tale: Tale): Form =>
	(random) => {
		const { rule, prompt, figure, wrong, hints, steps } = tale(random);
		return {
			prompt: `${prompt} ${random.pick(["Which equation describes the function?", `Which equation should ${random.pick(NAMES)} write?`, "What is the equation of the function?"])}`,
			...(figure === undefined ? { task: prompt } : { figure }),
			right: option(rule),
			wrong: wrong.map(([each, other]) => [each, option(other)]),
			hints,
			steps,
		};
	};

/** The rate of change or the initial value as a number. */
const part =
	(tale: Tale): Form =>
	(random) => {
		const { rule, prompt, figure, wrong, hints, steps } = tale(random);
		const asked = random.pick(["rate", "start"] as const);
		return {
			prompt: `${prompt} What is the ${asked === "rate" ? "rate of change" : "initial value"} of the function?`,
			...(figure === undefined ? {} : { figure }),
			right: whole(rule[asked]),
			wrong: [
				[slip.swappedSlopeAndIntercept, whole(rule[asked === "rate" ? "start" : "rate"])],
				...wrong.map(([each, other]) => [each, whole(other[asked])] as const),
			],
			hints,
			steps,
		};
	};

/** What one of the two numbers of an equation means. */
const meaning: Form = (random) => {
	const { scene, ...rule } = ruleOf(random);
	const { rate, start } = rule;
	const asksRate = random.oneIn(2);
	const [asked, right, other] = asksRate
		? [rate, scene.rateMeans, scene.startMeans]
		: [start, scene.startMeans, scene.rateMeans];
	return {
		prompt: random.pick([
			`For ${scene.a}, $${ruleTex(rule)}$ gives the number $y$ of ${scene.y} for $x$ ${scene.x}s. What does the number ${asked} mean?`,
			`The function $${ruleTex(rule)}$ describes ${scene.a}, with $x$ in ${scene.x}s and $y$ in ${scene.y}. What does ${asked} mean?`,
		]),
		right: words(right),
		wrong: [
			[slip.swappedSlopeAndIntercept, words(other)],
			[slip.tookItForTheInput, words(`The number of ${scene.x}s`)],
			[slip.tookItForOneValue, words(`The ${scene.y} for one ${scene.x}, all together`)],
		],
		hints: [
			"What is $y$ when $x$ is 0? And how does $y$ change when $x$ grows by 1?",
			`Look at $${ruleTex(rule)}$. Is ${asked} multiplied by $x$, or does it stand alone?`,
			`A number that is multiplied by $x$ comes again with each ${scene.x}. The other one comes once.`,
		],
		steps: [
			asksRate ? `When $x$ grows by 1, $y$ grows by ${rate}.` : `For $x = 0$, $y$ is ${start}.`,
			`${right}: ${asked} ${scene.y}.`,
		],
	};
};

/** Through two points, with negative numbers and fractions. */
const throughPoints = ask.stepwise((random) => {
	const [run, rise] = [random.integer(2, 5), random.integer(1, 9) * random.pick([1, -1])];
	const [x1, y1] = [random.integer(1, 6) * random.pick([1, 1, -1]), random.integer(-9, 12)];
	const [x2, y2] = [x1 + run, y1 + rise];
	const [slope, start] = [lowest(rise, run), lowest(y1 * run - rise * x1, run)];
	const value = ({ top, bottom }: typeof slope) => simplest(top, bottom);
	const slopeWork = `\\dfrac{${y2} - ${bracketed(y1)}}{${x2} - ${bracketed(x1)}}`;
	const factor = slope.top < 0 ? `(${tex(slope)})` : tex(slope);
	return {
		prompt: random.pick([
			`A linear function $y = mx + b$ passes through $(${x1}, ${y1})$ and $(${x2}, ${y2})$. Then $m =$ [[m]] and $b =$ [[b]].`,
			`The graph of $y = mx + b$ goes through the points $(${x1}, ${y1})$ and $(${x2}, ${y2})$. Find $m =$ [[m]] and $b =$ [[b]].`,
		]),
		boxes: {
			m: boxed(
				value(slope),
				[slip.runOverRise, simplest(run, rise)],
				[slip.mixedPointOrder, simplest(-rise, run)],
			),
			b: boxed(
				value(start),
				[slip.startFromFirstRow, whole(y1)],
				[slip.wentTheWrongWay, simplest(y1 * run + rise * x1, run)],
			),
		},
		hints: [
			"Divide the change in $y$ by the change in $x$.",
			`From $(${x1}, ${y1})$ to $(${x2}, ${y2})$, $x$ changes by ${run}. How much does $y$ change?`,
			`Substitute the slope and the point $(${x1}, ${y1})$ in $y = mx + b$, and solve for $b$.`,
		],
		steps: [
			`The slope is $m = ${slopeWork} = ${tex(slope)}$.`,
			`Substitute $(${x1}, ${y1})$ in $y = mx + b$: $b = ${y1} - ${factor} \\times ${bracketed(x1)} = ${tex(start)}$.`,
			`The function is $y = ${linearTex(slope, "x", start)}$.`,
		],
	};
});

const table = fromTable(true);
const laterTable = fromTable(false);

// 1: from a story. 2: from a table that begins at 0, and what the numbers mean. 3: from a table that begins later. 4: from two
// values of a story. 5: from two points, with negative numbers and fractions.
export const constructLinearFunction = defineSkill("construct-linear-function", 16, {
	1: [
		boxes(fromStory),
		ask.chosen(equation(fromStory)),
		ask.matched(equation(fromStory), ["story", "equation"]),
	],
	2: [
		boxes(table),
		onMachine(table),
		ask.chosen(equation(table)),
		ask.chosen(meaning),
		ask.typed(part(table)),
	],
	3: [
		boxes(laterTable),
		onMachine(laterTable),
		ask.chosen(equation(laterTable)),
		ask.typed(part(laterTable)),
	],
	4: [
		boxes(fromMoments),
		ask.chosen(equation(fromMoments)),
		ask.typed(part(fromMoments)),
		ask.matched(equation(fromMoments), ["story", "equation"]),
	],
	5: [throughPoints, throughPoints, ask.chosen(equation(fromMoments)), ask.typed(part(fromMoments))],
});
