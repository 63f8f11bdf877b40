import { asClaim, ask, defineSkill, NAMES, slip, whole as number, withTask } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { equation, onBar } from "./box-equations.ts";
import { fromStory } from "./equation-of-a-story.ts";
import { BOX, partsOf } from "./parts-and-whole.ts";

/** Sums on both sides of the equal sign. */
const balance: Form = (random) => {
	const parts = partsOf(random, { least: 20, most: 60 });
	const { part, rest, whole } = parts;
	const other = random.integer(2, whole - 2);
	if (other === part || other === rest) return undefined;
	const box = random.pick([`${other} + ${BOX}`, `${BOX} + ${other}`]);
	const formula = random.pick([`${part} + ${rest} = ${box}`, `${box} = ${part} + ${rest}`]);
	return {
		prompt: random.pick([
			`Both sides are worth the same. Which number belongs in the box? $${formula}$`,
			`The two sides balance. Find the missing number. $${formula}$`,
			`${random.pick(NAMES)} wants to make this equation true. Which number fits? $${formula}$`,
		]),
		task: `$${formula}$`,
		right: number(whole - other),
		wrong: [
			[slip.wroteTheSum, number(whole)],
			[slip.addedAllNumbers, number(whole + other)],
			whole - other > 10 && [slip.lostATen, number(whole - other - 10)],
		],
		hints: [
			"The equal sign means that both sides are worth the same.",
			`One side is complete. Find $${part} + ${rest}$ first.`,
			`The other side must be worth as much. It has ${other} already.`,
		],
		steps: [
			`$${part} + ${rest} = ${whole}$, so the side with the box is worth ${whole}, too.`,
			`$${whole} - ${other} = ${whole - other}$.`,
			`Check: $${other} + ${whole - other} = ${whole}$. The missing number is ${whole - other}.`,
		],
	};
};

const put = (task: string, value: string) => task.replace(BOX, value.replaceAll("$", ""));
/** The form without mistakes that take more away than there is. */
const aboveZero =
	(form: Form): Form =>
	(random) => {
		const draft = form(random);
		const isAbove = (value: string) => {
			const [, from = 0, taken = 0] = /(\d+) - (\d+)/.exec(put(draft?.task ?? "", value)) ?? [];
			return Number(from) >= Number(taken);
		};
		return draft && { ...draft, wrong: draft.wrong.filter((each) => each && isAbove(each[1].entry)) };
	};
const boxIn = (task: string) => `the box in ${task}`;

const small = equation({ least: 8, most: 20, kinds: ["addend", "taken"] });
const middle = equation({ least: 20, most: 50, kinds: ["addend", "taken"], isTurned: true });
const large = equation({ least: 40, most: 99, kinds: ["addend", "taken", "start"], isTurned: true });
const PAIR = ["equation", "missing number"] as const;

// 1: up to 20, the box second. 2: up to 50, the box first or second. 3: up to 100, also the start of a subtraction.
// 4: the equation of a story. 5: sums on both sides, and what someone did wrong.
export const unknownAddendEquations = defineSkill("unknown-addend-equations", 19, {
	1: [ask.typed(small), ask.chosen(small), onBar({ least: 8, most: 20 })],
	2: [ask.typed(middle), ask.matched(middle, PAIR), onBar({ least: 20, most: 50 })],
	3: [ask.typed(large), ask.chosen(large), ask.judged(asClaim(aboveZero(large), put))],
	4: [
		ask.chosen(fromStory),
		ask.matched(fromStory, ["story", "equation"]),
		ask.whatWentWrong(withTask(large, boxIn)),
	],
	5: [
		ask.typed(balance),
		ask.chosen(balance),
		ask.judged(asClaim(balance, put)),
		ask.explainTheMistake(withTask(balance, boxIn)),
	],
});
