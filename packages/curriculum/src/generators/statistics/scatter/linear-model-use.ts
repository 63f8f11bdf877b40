import { ask, defineSkill, NAMES, slip, startLarge, stated, withTask } from "../../../kit/index.ts";
import type { Draft, Form } from "../../../kit/index.ts";
import { decimals, whole, words } from "../../../kit/value.ts";
import { fitAndPredict } from "./drawn-fits.ts";
import { type Model, modelOf, tenths, valueAt, whenIs } from "./linear-models.ts";

const shown = (number: number) => decimals(number, 1);

type Kind = (model: Model, x: number) => Omit<Draft, "prompt"> & { ask: string };

const of =
	(kind: Kind, isPlain = true): Form =>
	(random) => {
		const model = modelOf(random);
		const x = random.integer(...model.data);
		const { ask: asked, ...draft } = kind(model, x);
		const told = isPlain
			? model.intro
			: `${model.intro} The data goes from ${model.data[0]} to ${model.data[1]} ${model.dataUnit}.`;
		return valueAt(model, x) <= 0 ? undefined : { ...draft, prompt: `${told} ${asked}` };
	};

/** The value of the line. */
const predict: Form = (random) => {
	const model = modelOf(random);
	const { slope, intercept, equation, unit, y, measured } = model;
	const x = random.integer(...model.data);
	const value = valueAt(model, x);
	const part = Math.abs(slope * x);
	return {
		prompt: `${model.intro} ${random.pick([`Which value of $${y}$ does the line predict ${whenIs(model, x)}?`, `Use the line to predict ${measured} ${whenIs(model, x)}.`, `${random.pick(NAMES)} uses the line. What is predicted ${whenIs(model, x)}?`])}`,
		task: `the prediction of $${equation}$ for $${model.x} = ${x}$`,
		right: shown(value),
		unit: { after: unit },
		wrong: [
			[slip.leftOutTheStart, shown(part)],
			[slip.usedTheConstantAsRate, shown(10 * intercept * x + slope)],
			slope < 0 && [slip.lostTheMinusOfSlope, shown(10 * intercept + part)],
			[slip.addedInput, shown(Math.abs(slope) + 10 * x + 10 * intercept)],
		],
		hints: [
			`Which letter is known here, $${model.x}$ or $${y}$?`,
			`Substitute ${x} for $${model.x}$ in the equation.`,
			"Multiply first. Then add or subtract.",
		],
		steps: [
			`$${tenths(Math.abs(slope))} \\times ${x} = ${tenths(part)}$.`,
			slope < 0
				? `$${intercept} - ${tenths(part)} = ${tenths(value)}$, so ${tenths(value)} ${unit}.`
				: `$${tenths(part)} + ${intercept} = ${tenths(value)}$, so ${tenths(value)} ${unit}.`,
		],
	};
};

/** What the slope means. */
const slopeMeans = of((model) => {
	const { slope, intercept, each, measured, unit, zero } = model;
	const [size, isFalling] = [tenths(Math.abs(slope)), slope < 0];
	const changes = (falls: boolean, number: string) =>
		words(`For ${each}, ${measured} ${falls ? "goes down" : "goes up"} by about ${number} ${unit}.`);
	return {
		ask: `What does the number $${tenths(slope)}$ mean?`,
		right: changes(isFalling, size),
		wrong: [
			[slip.slopeAsStart, words(`${startLarge(measured)} is about ${size} ${unit} ${zero}.`)],
			[slip.turnedTheTrend, changes(!isFalling, size)],
			[slip.startAsSlope, changes(isFalling, `${intercept}`)],
		],
		hints: [
			`What happens to $${model.y}$ when $${model.x}$ becomes 1 greater?`,
			`Is $${tenths(slope)}$ next to a letter, or does it stand alone?`,
			"The coefficient of the letter is the slope: the change for each step.",
		],
		steps: ["The coefficient of the letter is the slope.", changes(isFalling, size).shown],
	};
});

/** What the constant means, and whether it can be trusted. */
const startMeans = of((model) => {
	const { slope, intercept, each, measured, unit, zero, isFar, data } = model;
	const careful = words(`The line gives ${intercept} ${unit} ${zero}, but there is no data near there.`);
	const near = words(`The line gives about ${intercept} ${unit} ${zero}, close to the data.`);
	return {
		ask: `What can you say about the number ${intercept}?`,
		right: isFar ? careful : near,
		wrong: [
			[
				slip.interceptAsFact,
				words(`It was measured that ${measured} is exactly ${intercept} ${unit} ${zero}.`),
			],
			[slip.startAsSlope, words(`For ${each}, ${measured} changes by ${intercept} ${unit}.`)],
			[
				slip.swappedTheLetters,
				words(`For $${model.x} = ${intercept}$, the line gives ${tenths(Math.abs(slope))} ${unit}.`),
			],
		],
		hints: [
			`What is $${model.y}$ for $${model.x} = 0$?`,
			`The data begins at ${data[0]}. Is 0 among the data, near it, or far away from it?`,
			"The constant is the value of the line at zero. Was anything measured near there?",
		],
		steps: [`For $${model.x} = 0$, the line gives ${intercept}.`, (isFar ? careful : near).shown],
	};
}, false);

/** Back from a prediction. */
const backwards = of((model, x) => {
	const { slope, intercept, y } = model;
	const value = valueAt(model, x);
	const change = Math.abs(value - 10 * intercept);
	const quotient = (top: number) => (top % slope === 0 && top / slope > 0 ? whole(top / slope) : undefined);
	const noStart = quotient(value * Math.sign(slope));
	const added = quotient((value + 10 * intercept) * Math.sign(slope));
	return {
		ask: `For which value of $${model.x}$ does the line predict $${y} = ${tenths(value)}$?`,
		right: whole(x),
		unit: { before: `${model.x} =` },
		wrong: [
			[slip.didNotDivide, shown(change)],
			noStart !== undefined && [slip.leftOutTheStart, noStart],
			added !== undefined && [slip.addedConstants, added],
			[slip.swappedTheLetters, decimals(100 * intercept + slope * value, 2)],
		],
		hints: [
			`Substitute ${tenths(value)} for $${y}$. That makes an equation.`,
			`How far is ${tenths(value)} from ${intercept}?`,
			`Divide that change by the size of the slope.`,
		],
		steps: [
			`From ${intercept} to ${tenths(value)} is a change of ${tenths(change)}.`,
			`$${tenths(change)} \\div ${tenths(Math.abs(slope))} = ${x}$.`,
		],
	};
});

/** How far a measured value is from the prediction. */
const residual: Form = (random) => {
	const model = modelOf(random);
	const x = random.integer(...model.data);
	const [predicted, off] = [valueAt(model, x), random.integer(3, 29) * random.pick([1, -1] as const)];
	const isCounted = ["drinks", "rolls", "points"].includes(model.unit);
	// What is counted is a whole number, though the line predicts tenths.
	const actual = isCounted ? 10 * Math.round((predicted + off) / 10) : predicted + off;
	const gap = actual - predicted;
	if (gap === 0 || Math.abs(gap) === 10 || actual <= 0 || predicted <= 0) return undefined;
	return {
		prompt: `${model.intro} In the data, ${model.measured} ${whenIs(model, x)} is ${tenths(actual)} ${model.unit}. By how much is that ${gap > 0 ? "above" : "below"} the prediction?`,
		right: shown(Math.abs(gap)),
		unit: { after: model.unit },
		wrong: [
			[slip.gaveThePrediction, shown(predicted)],
			[slip.leftOutTheStart, shown(Math.abs(actual - Math.abs(model.slope * x)))],
			[slip.gaveTheSum, shown(actual + predicted)],
		],
		hints: [
			"A prediction and a measured value can differ.",
			`First find the prediction for $${model.x} = ${x}$.`,
			"Then subtract the smaller value from the greater one.",
		],
		steps: [
			`The line predicts ${tenths(predicted)} ${model.unit}.`,
			`$${tenths(Math.max(actual, predicted))} - ${tenths(Math.min(actual, predicted))} = ${tenths(Math.abs(gap))}$, so ${tenths(Math.abs(gap))} ${model.unit}.`,
		],
	};
};

/** Which prediction is reliable. */
const trust: Form = (random) => {
	const model = modelOf(random);
	const [from, to] = model.data;
	const inside = random.integer(from + 1, to - 1);
	const outside = to * random.integer(2, 3);
	const asksMore = random.oneIn(2);
	const option = (x: number) => words(`The prediction ${whenIs(model, x)}`);
	return {
		prompt: `${model.intro} The data goes from ${from} to ${to} ${model.dataUnit}. Which prediction is ${asksMore ? "more" : "less"} reliable?`,
		right: option(asksMore ? inside : outside),
		wrong: [
			[slip.trustedOutsideTheData, option(asksMore ? outside : inside)],
			[slip.lineAsFact, words("Both are equally reliable, because the line gives a number for each.")],
			[slip.noTrustAtAll, words("Neither, because a line of fit says nothing.")],
		],
		hints: [
			"Where was something measured?",
			`Compare both numbers with ${from} and ${to}.`,
			"A line may not go on in the same way far outside the data.",
		],
		steps: [
			`The data goes from ${from} to ${to}. ${inside} is between them, and ${outside} is far outside.`,
			`So it is: ${option(asksMore ? inside : outside).shown}.`,
		],
	};
};

const claimed = stated(predict);

// 1: predict, by an equation or a line of fit of one's own. 2: what the slope means. 3: what the constant means, and what it does not. 4: back from a prediction. 5: how far
// off a prediction is, whether to trust it, and explaining a mistake.
export const linearModelUse = defineSkill("linear-model-use", 15, {
	1: [ask.typed(predict), ask.chosen(predict), fitAndPredict, ask.judged(claimed)],
	2: [
		ask.chosen(slopeMeans),
		ask.typed(predict),
		fitAndPredict,
		ask.matched(withTask(predict, startLarge), ["description", "prediction"]),
	],
	3: [ask.chosen(startMeans), ask.chosen(slopeMeans), ask.whatWentWrong(predict)],
	4: [ask.typed(backwards), ask.chosen(backwards), ask.typed(residual)],
	5: [ask.typed(residual), ask.chosen(trust), ask.explainTheMistake(predict)],
});
