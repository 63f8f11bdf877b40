import { ask, boxed, defineSkill, slip, withArticle } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { whole, words } from "../../kit/value.ts";
import { drawn, help, whoCountsMore, whichCounts, claim, explain } from "./units-that-count.ts";

const why: Form = (random) => {
	const one = drawn(random);
	const {
		pair: [long, longs, short, shorts],
		thing,
		name,
		friend,
	} = one;
	return {
		...help(one),
		prompt: random.pick([
			`${name} measures the ${thing} in ${longs}. ${friend} measures it in ${shorts} and counts more. Why?`,
			`It takes more ${shorts} than ${longs} to measure the ${thing}. Why?`,
			`Measure the ${thing} in ${longs}, and then in ${shorts}. The second number is larger. Why?`,
		]),
		right: words(`${withArticle(short)} is shorter than ${withArticle(long)}.`.replace(/^a/, "A")),
		wrong: [
			[
				slip.thoughtTheUnitIsLonger,
				words(`${withArticle(short)} is longer than ${withArticle(long)}.`.replace(/^a/, "A")),
			],
			[slip.thoughtTheLengthChanged, words(`The ${thing} got longer.`)],
			[slip.thoughtTheCountsAgree, words("One of the numbers must be wrong.")],
		],
	};
};

/** So many of one unit, given in the other one. */
const inOther: Form = (random) => {
	const { thing, name } = drawn(random);
	const [ratio, few] = [random.integer(2, 5), random.integer(2, 6)];
	const many = few * ratio;
	const sum = Array.from({ length: few }, () => ratio).join(" + ");
	const [long, longs, shorts] = random.pick([
		["straw", "straws", "paper clips"],
		["pencil", "pencils", "erasers"],
		["big block", "big blocks", "small blocks"],
		["craft stick", "craft sticks", "cubes"],
	] as const);
	return {
		prompt: random.pick([
			`One ${long} is as long as ${ratio} ${shorts}. The ${thing} is ${few} ${longs} long. How many ${shorts} long is it?`,
			`${name} finds that the ${thing} is ${few} ${longs} long. Each ${long} is ${ratio} ${shorts} long. How many ${shorts} is that?`,
		]),
		right: whole(many),
		wrong: [
			[slip.addedTwoNumbers, whole(few + ratio)],
			[slip.oneLengthShort, whole(many - ratio)],
			[slip.thoughtTheCountsAgree, whole(few)],
		],
		unit: { after: shorts },
		hints: [
			`Are ${shorts} shorter or longer than ${longs}?`,
			`Each ${long} is ${ratio} ${shorts}. Start with ${ratio}.`,
			`Add ${ratio} once for each ${long}.`,
		],
		steps: [`Add ${ratio} for each ${long}, ${few} times.`, `$${sum} = ${many}$ ${shorts}.`],
	};
};

/** Both numbers, and how far apart they are. */
const twoCounts = ask.stepwise((random) => {
	const { thing, name } = drawn(random);
	const [ratio, few] = [random.integer(2, 5), random.integer(2, 6)];
	const many = few * ratio;
	const sum = Array.from({ length: few }, () => ratio).join(" + ");
	return {
		prompt: random.pick([
			`One straw is as long as ${ratio} paper clips. The ${thing} is ${few} straws long. That is [[other]] paper clips. The two numbers differ by [[difference]].`,
			`${name} measures the ${thing}. It is ${few} straws long. Each straw is ${ratio} paper clips. Paper clips: [[other]]. Difference of the two numbers: [[difference]].`,
		]),
		hints: [
			`Each straw is ${ratio} paper clips. Add ${ratio} for every straw.`,
			"The first box needs the number of paper clips.",
			"Then take the smaller number from the larger one.",
		],
		steps: [`${few} straws are $${sum} = ${many}$ paper clips.`, `$${many} - ${few} = ${many - few}$.`],
		boxes: {
			other: boxed(
				whole(many),
				[slip.addedTwoNumbers, whole(few + ratio)],
				[slip.thoughtTheCountsAgree, whole(few)],
			),
			difference: boxed(
				whole(many - few),
				[slip.gaveTheLargerCount, whole(many)],
				[slip.addedInstead, whole(many + few)],
			),
		},
	};
});

// 1: who counts more. 2: why. 3: which number belongs to which unit. 4: one number from the other. 5: both numbers and their
// difference, and the reason in the student's own words.
export const measureTwoUnits = defineSkill("measure-two-units", 12, {
	1: [ask.chosen(whoCountsMore), ask.judged(claim)],
	2: [ask.chosen(why), ask.chosen(whoCountsMore), ask.judged(claim)],
	3: [ask.chosen(whichCounts), ask.judged(claim), explain],
	4: [ask.typed(inOther), ask.chosen(inOther), ask.chosen(whichCounts)],
	5: [twoCounts, ask.typed(inOther), explain],
});
