import { ask, boxed, defineSkill, inOwnWords, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Way } from "../../kit/index.ts";
import { expression, whole, words } from "../../kit/value.ts";
import { makingTen, roundingUp, shifting, splitting, turning } from "./strategies.ts";
import type { DrawStrategy, Strategy } from "./strategies.ts";

/** Each step as a sentence of its own. */
const workOf = ({ work }: Strategy) => work.map((step) => `$${step}$`).join(". ");

/** The value of a sum such as "38 + 30 - 1". */
const worthOf = (text: string) =>
	[...text.matchAll(/([-+]?) ?(\d+)/g)].reduce(
		(sum, [, sign, number]) => sum + (sign === "-" ? -1 : 1) * Number(number),
		0,
	);
const valueOf = (text: string) => expression(text, worthOf(text));

const help = ({ hints, work, why }: Strategy): Pick<Draft, "hints" | "steps"> => ({
	hints,
	steps: [why, ...work.map((step) => `$${step}$.`)],
});

/** Why a way of working out is right. */
const why =
	(draw: DrawStrategy): Form =>
	(random) => {
		const strategy = draw(random);
		const name = random.pick(NAMES);
		const { task, wrongWhy } = strategy;
		return {
			...help(strategy),
			prompt: random.pick([
				`${name} finds $${task}$ like this: ${workOf(strategy)}. Why does it work?`,
				`${name} finds $${task}$. These are the steps: ${workOf(strategy)}. Which sentence explains them?`,
				`Look at this way to find $${task}$: ${workOf(strategy)}. Why is it right?`,
			]),
			right: words(strategy.why),
			wrong: wrongWhy.map(([mistake, text]) => [mistake, words(text)]),
		};
	};

/** An easier expression with the same value. */
const easier =
	(draw: DrawStrategy): Form =>
	(random) => {
		const strategy = draw(random);
		const { task, notEasier } = strategy;
		return {
			...help(strategy),
			prompt: random.pick([
				`Which of these is the same as $${task}$?`,
				`${random.pick(NAMES)} is looking for an easier way to find $${task}$. Which way gives the same answer?`,
				`Find another way to work out $${task}$. Which one is right?`,
			]),
			task: `$${task}$`,
			right: valueOf(strategy.easier),
			wrong: notEasier.map(([mistake, other]) => [mistake, valueOf(other)]),
			steps: [strategy.why, `$${task} = ${strategy.easier}$.`],
		};
	};

/** "$38 + 25 = 40 + 23$". */
const claim =
	(draw: DrawStrategy): Form =>
	(random) => {
		const draft = easier(draw)(random);
		if (draft?.task === undefined) return undefined;
		const { task, ...rest } = draft;
		const say = (shown: string) => words(`${task} = ${shown}`.replaceAll("$ = $", " = "));
		return {
			...rest,
			right: say(draft.right.shown),
			wrong: draft.wrong.map((each) => each && [each[0], say(each[1].shown)]),
		};
	};

/** The last step without the result before it, which is asked for: "Then subtract 1:". */
function goOn(side: string, middle: number): string {
	const [one = "", sign = "", other = ""] = side.split(" ");
	if (Number(one) === middle) return `Then ${sign === "+" ? "add" : "subtract"} ${other}:`;
	return `Then add that to ${one}:`;
}

/** The results of the last two steps, in boxes. */
const inSteps = (draw: DrawStrategy) =>
	ask.stepwise((random) => {
		const strategy = draw(random);
		const { task, work, result } = strategy;
		const [first = "", last = ""] = work.slice(-2);
		const sideOf = (step: string) => step.split(" = ")[0] ?? "";
		const middle = Number(first.split(" = ")[1]);
		if (!Number.isInteger(middle)) return undefined;
		return {
			prompt: `${random.pick([
				`Find $${task}$ in steps.`,
				`${random.pick(NAMES)} finds $${task}$ in an easier way. Fill in the boxes.`,
				`Here is a way to find $${task}$. Which numbers are missing?`,
			])}\n\n$${sideOf(first)} =$ [[middle]]\n\n${goOn(sideOf(last), middle)} [[end]]`,
			...help(strategy),
			boxes: {
				middle: boxed(whole(middle), [slip.lostATen, whole(Math.abs(middle - 10))]),
				end: boxed(
					whole(result),
					[slip.stoppedAfterOneChange, whole(middle)],
					[slip.lostATen, whole(result - 10)],
				),
			},
		};
	});

const explain =
	(draw: DrawStrategy): Way =>
	(random) => {
		const strategy = draw(random);
		const { task, result, hints } = strategy;
		const name = random.pick(NAMES);
		const { steps } = help(strategy);
		return inOwnWords({
			prompt: random.pick([
				`${name} finds $${task}$ like this: ${workOf(strategy)}. Explain why this works.`,
				`${name} finds $${task}$. These are the steps: ${workOf(strategy)}. Explain in your own words why they are right.`,
			]),
			hints: [...hints],
			explanation: steps.join("\n\n"),
			rubric: {
				reason: `Gives the reason in any words: ${strategy.why}`,
				result: `Says or shows that the answer stays ${result}.`,
			},
			sample_answer: `${strategy.why} So the answer is ${result}.`,
		});
	};

/** With a single strategy, the reason would always be the same sentence. */
const basic: DrawStrategy = (random) => random.pick([splitting, turning, makingTen])(random);
const hard: DrawStrategy = (random) => random.pick([makingTen, roundingUp, shifting])(random);

// 1: tens and ones apart. 2: another order, and making the next ten. 3: making the next ten. 4: rounding up and giving back,
// and moving both numbers of a difference. 5: any of them, in the student's own words.
export const explainAddSubStrategies = defineSkill("explain-add-sub-strategies", 10, {
	1: [ask.chosen(why(basic)), ask.chosen(easier(splitting)), ask.judged(claim(splitting))],
	2: [
		ask.chosen(why(basic)),
		ask.chosen(easier(makingTen)),
		ask.judged(claim(turning)),
		ask.matched(easier(turning), ["expression", "easier way"]),
	],
	3: [
		ask.chosen(why(makingTen)),
		ask.judged(claim(makingTen)),
		inSteps(makingTen),
		ask.matched(easier(makingTen), ["expression", "easier way"]),
	],
	4: [
		ask.chosen(why(roundingUp)),
		ask.chosen(why(shifting)),
		ask.chosen(easier(roundingUp)),
		inSteps(roundingUp),
		ask.judged(claim(roundingUp)),
	],
	5: [explain(hard), explain(splitting), ask.chosen(why(hard)), ask.judged(claim(hard))],
});
