import { ask, defineSkill, inOwnWords, list, NAMES, slip } from "../../kit/index.ts";
import type { Form, Slip, Way } from "../../kit/index.ts";
import { words } from "../../kit/value.ts";
import { drawnSides, type Given, givenOf, HOW_MANY, type HowMany } from "./triangle-parts.ts";
import { lengths, sortedLengths, allLengths, limit, interval } from "./sides-of-triangles.ts";

function countSlip({ fixes, hasOnlyAngles }: Given, chosen: HowMany): Slip {
	if (chosen === HOW_MANY[0]) return slip.impossibleTaken;
	if (chosen === HOW_MANY[1])
		return hasOnlyAngles && fixes === HOW_MANY[2] ? slip.anglesFixTheSize : slip.conditionsOverrated;
	return hasOnlyAngles ? slip.sumNotChecked : slip.conditionsUnderrated;
}

/** How many triangles have the parts that are given. */
const howMany =
	(hasAnglesOnly: boolean): Form =>
	(random) => {
		const given = givenOf(random, random.pick(HOW_MANY), hasAnglesOnly);
		return {
			prompt: random.pick([
				`How many different triangles have ${given.text}?`,
				`${random.pick(NAMES)} draws triangles with ${given.text}. How many different ones are possible?`,
				`A triangle should have ${given.text}. How many different triangles fit?`,
			]),
			right: words(given.fixes),
			wrong: HOW_MANY.filter((each) => each !== given.fixes).map(
				(each) => [countSlip(given, each), words(each)] as const,
			),
			order: HOW_MANY,
			hints: [
				"Try to draw it. Where do you have a choice?",
				given.hint,
				"Triangles that are only turned or flipped count as the same.",
			],
			steps: [given.why, `The answer is: ${given.fixes.toLowerCase()}.`],
		};
	};

const sortedParts = ask.sorted((random) => {
	const kinds = random.shuffle([...HOW_MANY, ...HOW_MANY]).slice(0, 5);
	const all = kinds.map((kind) => givenOf(random, kind, random.oneIn(2)));
	return {
		prompt: random.pick([
			"How many different triangles are possible? Sort the cards.",
			`${random.pick(NAMES)} tries to draw triangles from what is on each card. How many are possible?`,
		]),
		bins: HOW_MANY,
		cards: all.map((given) => ({
			label: given.label,
			bin: given.fixes,
			wrong: HOW_MANY.filter((each) => each !== given.fixes).map(
				(each) => [countSlip(given, each), each] as const,
			),
		})),
		hints: [
			"Three sides must reach, and three angles must add up to 180°.",
			`Begin with the card “${all[0]?.label}”. Can you draw it?`,
			"Three sides fix a triangle. Three angles alone do not fix its size.",
		],
		steps: all.map(({ label, why }) => `${label}: ${why}`),
	};
});

const explained: Way = (random) => {
	const fit = random.pick(["short", "flat"] as const);
	const { sides, short, middle, long } = drawnSides(random, fit);
	const compared = fit === "flat" ? "exactly as long as" : "shorter than";
	const sample = `No. The two shorter ones together are $${short} + ${middle} = ${short + middle}$ cm long, ${compared} the longest one, ${long} cm.`;
	return inOwnWords({
		prompt: random.pick([
			`${random.pick(NAMES)} says that sticks of ${list(sides.map((side) => `${side} cm`))} can form a triangle. Is that right? Explain.`,
			`Explain whether there is a triangle with sides of ${list(sides.map((side) => `${side} cm`))}.`,
		]),
		hints: [
			"Put the two shorter ones together, end to end.",
			`Compare $${short} + ${middle}$ with ${long}.`,
			"What would the triangle look like?",
		],
		explanation: sample,
		rubric: {
			decision: "Says that they cannot form a triangle.",
			reason: `Says that ${short} and ${middle} together are ${compared} ${long}.`,
		},
		sample_answer: sample,
	});
};

// 1: three lengths. 2: all lengths of a third side. 3: angles, alone or at the ends of a side. 4: how many triangles from any parts.
// 5: the limits of a third side, and explaining.
export const triangleConditions = defineSkill("triangle-conditions", 11, {
	1: [ask.chosen(lengths), sortedLengths],
	2: [allLengths, sortedLengths, ask.typed(limit)],
	3: [ask.chosen(howMany(true)), ask.typed(limit), allLengths],
	4: [ask.chosen(howMany(false)), sortedParts, ask.chosen(howMany(true))],
	5: [ask.typed(limit), ask.asInterval(interval), explained],
});
